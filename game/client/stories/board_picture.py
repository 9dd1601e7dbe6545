"""The board without pawns: land, symbols, numbers, doors, flags and names, drawn once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

import pygame

from game.client.widgets.look import CREAM, INK, Face, fitting, font
from game.client.widgets.nine_patch import nine_patch
from game.client.widgets.plaque import board as wood
from game.lang import Language
from game.titles.stories.board import BOARD

from . import art
from .geography import (
    DOOR_STONES,
    DOORS,
    FLAGS,
    FRAME,
    LABELS,
    PLACES,
    POLES,
    SIZE,
    STORY_STONES,
    TAGS,
    Box,
    Point,
    flight_stone,
    road_stone,
)
from .layout import BoardLayout

LABEL, LABEL_EDGE, LABEL_HIGH = 19, 24, 30
"""The size of a name's letters, what the wood is wider than it, and how high that is."""
FIGURE = 21
"""The size of a number on its stone."""
ON_TAG = -11
"""How far from its middle the number of a ferry's tag stands."""
MARGIN, INSET, GILT = 96, 40, 0.6
"""Of the frame's picture: its corners, how far inside them the board lies, and how large it is."""


def draw(surface: pygame.Surface, layout: BoardLayout, words: Language) -> None:
    """Everything of the board that never changes."""
    surface.blit(art.picture("land", layout.board.size), layout.board)
    _frame(surface, layout)
    for (key, _), place in DOORS.items():
        put(surface, layout, f"door_{key}", place)
    for space, place in PLACES.items():
        put(surface, layout, art.symbol(space), place)
    for dock, place in POLES.items():
        put(surface, layout, f"flag_{FLAGS[dock]}", place)
    for each in stones():
        stone(surface, layout, each)
    for route in BOARD.routes:
        tag(surface, layout, route.start, route.end, lit=False)
    for space in LABELS:
        _label(surface, layout, space, words)


def put(
    surface: pygame.Surface, layout: BoardLayout, name: str, middle: Point, larger: float = 1.0
) -> None:
    """A sprite with its middle at a point of the board."""
    picture = art.sprite(name, layout.zoom * larger)
    surface.blit(picture, picture.get_rect(center=layout.at(middle)))


@dataclass(frozen=True)
class Stone:
    """A number on the land: what it is for, and where."""

    kind: str
    middle: Point
    number: int


@cache
def stones() -> tuple[Stone, ...]:
    """Of roads, doors, flights and stories."""
    roads = (Stone("road", road_stone(road), road.number) for road in BOARD.roads)
    doors = (
        Stone("door", DOOR_STONES[tunnel.key, space], number)
        for tunnel in BOARD.tunnels
        for space, number in tunnel.doors.items()
    )
    flights = (Stone("flight", flight_stone(key), each) for key, each in BOARD.flights.items())
    stories = (
        Stone("story", place, BOARD.adventures[key].number) for key, place in STORY_STONES.items()
    )
    return (*roads, *doors, *flights, *stories)


def stone(surface: pygame.Surface, layout: BoardLayout, of: Stone) -> None:
    put(surface, layout, f"stone_{of.kind}", of.middle)
    drawn = figure(of.number, max(layout.on_board(FIGURE), 9))
    surface.blit(drawn, drawn.get_rect(center=layout.at((of.middle[0], of.middle[1] - 0.6))))


def tag(
    surface: pygame.Surface,
    layout: BoardLayout,
    start: str,
    end: str,
    lit: bool,
    larger: float = 1.0,
) -> None:
    """A route of the ferry: its number, and the flag of the dock it leads to."""
    (x, y), number = TAGS[start, end], BOARD.sailings[start][end]
    put(surface, layout, f"tag_{FLAGS[end]}{'_lit' if lit else ''}", (x, y), larger)
    drawn = figure(number, max(layout.on_board(FIGURE * larger), 9))
    surface.blit(drawn, drawn.get_rect(center=layout.at((x + ON_TAG * larger, y - 1))))


@lru_cache(maxsize=32)
def figure(number: int, size: int) -> pygame.Surface:
    """A number, its own ink in the middle of its picture."""
    drawn = font(Face.NUMBER, size).render(str(number), True, INK)
    return drawn.subsurface(drawn.get_bounding_rect())


# Names.


def label_box(space: str, words: Language) -> Box:
    """Where the name of an adventure stands, all of it within the frame."""
    text = words.text(f"story-{space}")
    wide = font(Face.NAME, LABEL).size(text)[0] + LABEL_EDGE
    x, y = LABELS[space]
    least, most = FRAME + wide / 2, SIZE[0] - FRAME - wide / 2
    return Box((min(max(x, least), most), y), (wide, LABEL_HIGH))


def _label(surface: pygame.Surface, layout: BoardLayout, space: str, words: Language) -> None:
    box = label_box(space, words)
    area = pygame.Rect(0, 0, *(layout.on_board(length) for length in box.size))
    area.center = layout.at(box.middle)
    wood(surface, area)
    text = words.text(f"story-{space}")
    room = area.width - layout.on_board(LABEL_EDGE) // 2
    word = fitting(text, Face.NAME, layout.on_board(LABEL), room).render(text, True, CREAM)
    surface.blit(word, word.get_rect(center=(area.centerx, area.centery - layout.on_board(1))))


# The frame.


def _frame(surface: pygame.Surface, layout: BoardLayout) -> None:
    """Gilt around the board, over its edge."""
    scale = layout.scale * GILT
    area = layout.board.inflate(*(2 * round(INSET * scale),) * 2)
    surface.blit(nine_patch("stories/frame", area.size, (MARGIN,) * 4, scale), area)
