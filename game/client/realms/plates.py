"""The players around the table: a face, a name, what somebody did last, and the others' hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.client.widgets import rich_text
from game.client.widgets.icons import icon
from game.client.widgets.light import halo
from game.client.widgets.look import CREAM, Face, fitting, font, mixed, shortened
from game.client.widgets.medal import medal
from game.client.widgets.pictures import sized
from game.client.widgets.plaque import board
from game.client.widgets.rich_text import Style
from game.lang import literal
from game.titles.realms.cards.card import Card
from game.titles.realms.cards.items import Item

from .card_face import CardPainter
from .eye import marked
from .layout import TableLayout

NAME, SMALLEST_NAME = 26, 17
"""Of a player's name; all are as small as the longest needs it."""
SMALLEST = 12
"""Pixels; a name that is longer still is broken."""
LATEST, TIGHT = 20, 18
"""Of what somebody did last; before it gets smaller still it says less."""
NARROWEST = 0.75
"""How narrow its letters may become before its end is cut off."""
BOARD, EDGE = 94, 5
"""How high the picture of the wood is, and how thick its golden edge."""
WOOD = (0.11, 0.84)
"""From where to where in its picture there is wood; around it lies its shadow."""
CORNER = 8
"""How much sooner than the name it ends, beside the ornament of the lower corner."""
BASELINE = 0.95
"""How much of a line of small letters one sees."""
DONE = mixed(CREAM, (120, 80, 50), 0.25)


@dataclass(frozen=True)
class Plate:
    """All that is shown of a player."""

    name: str
    portrait: str
    acting: bool
    latest: tuple[str, ...]
    """What somebody did last, from the most words to the fewest."""
    opponent: int | None
    """Which of those above the table it is; none is the person before it."""
    held: int
    known: tuple[Card, ...]
    private: int = 0
    """So many of the known cards, the last ones, nobody else knows."""
    item: Item | None = None
    """The Cursed Item face up before the player."""
    used: int = 0
    """How many items lie face down there."""
    reserve: tuple[Item, ...] = ()


def area_of(plate: Plate, layout: TableLayout) -> pygame.Rect:
    return layout.own_plate if plate.opponent is None else layout.opponent(plate.opponent)


def name_size(plates: Sequence[Plate], layout: TableLayout) -> int:
    """How large the names of all are, so that each has its place in one line, or two."""
    size, smallest = layout.px(NAME), max(layout.px(SMALLEST_NAME), SMALLEST)
    for plate in plates:
        if plate.opponent is not None:
            room = _words(plate, layout)
            found = rich_text.fitted(
                literal(plate.name), _LETTERS, room.width, room.height, size, smallest
            )
            size = min(size, found.size)
    return size


def draw(
    surface: pygame.Surface,
    plate: Plate,
    layout: TableLayout,
    painter: CardPainter,
    size: int,
) -> None:
    """A player's plate and, of the others, the backs of the hand and what is known of it."""
    _draw_plate(surface, plate, layout, size)
    if plate.opponent is None:
        return
    hidden = plate.held - len(plate.known)
    for index in range(plate.held):
        place = layout.held(plate.opponent, index, plate.held, len(plate.known))
        if index < hidden:
            surface.blit(painter.back(place.width), place)
        else:
            token = painter.token(plate.known[index - hidden], place.width)
            if index < plate.held - plate.private:
                surface.blit(token, place)
            else:
                marked(surface, token, place)
    if layout.crowded and hidden:
        back = layout.held(plate.opponent, 0, plate.held, len(plate.known))
        figure = pygame.Rect(0, 0, layout.px(38), layout.px(38))
        figure.midbottom = (back.centerx, back.bottom + layout.px(8))
        medal(surface, figure, str(hidden))


_LETTERS = Style(Face.NAME, Face.NAME)
_NARROW = Style(Face.FIGURE_BOLD, Face.FIGURE_BOLD)


def _board(plate: Plate, layout: TableLayout) -> pygame.Rect:
    """The wood behind the words."""
    area, px = area_of(plate, layout), layout.px
    face, right = layout.face(area), area.right
    if layout.with_items and plate.opponent is not None and not layout.crowded:
        right = layout.opponent_item(plate.opponent).x - px(6)
    board = pygame.Rect(face.centerx, area.y, right - face.centerx, px(BOARD))
    if plate.opponent is None:  # nothing else lies below it
        board.y = face.centery - round(board.height * (WOOD[0] + WOOD[1]) / 2)
    return board


def _words(plate: Plate, layout: TableLayout) -> pygame.Rect:
    """What may be written on."""
    board, px = _board(plate, layout), layout.px
    left = layout.face(area_of(plate, layout)).right + px(8)
    top, bottom = (board.y + round(board.height * part) for part in WOOD)
    edge = px(EDGE)
    return pygame.Rect(left, top + edge, board.right - left - px(26), bottom - top - 2 * edge)


def _draw_plate(surface: pygame.Surface, plate: Plate, layout: TableLayout, size: int) -> None:
    px = layout.px
    face = layout.face(area_of(plate, layout))
    board(surface, _board(plate, layout))
    if plate.acting:
        reach = px(26)
        light = halo(face.size, reach, corner=0.5)
        for _ in range(2):
            surface.blit(light, face.inflate(2 * reach, 2 * reach))
    surface.blit(sized(f"portraits/{plate.portrait}", face.size), face)
    room = _words(plate, layout)
    below = _latest(plate, room, layout)
    free = room.height - (below.get_height() * BASELINE if below else 0)
    name = name_on(plate.name, room, size, max(px(SMALLEST_NAME), SMALLEST))
    if len(name.lines) > 1:  # a name that needs all the room has it: light tells whose turn it is
        free, below = room.height, None
    top = room.y + (free - name.height) // 2
    rich_text.draw(surface, name, pygame.Rect(room.x, round(top), *room.size), CREAM, icon)
    if below:
        surface.blit(below, (room.x, room.bottom - below.get_height() * BASELINE))


def name_on(name: str, room: pygame.Rect, size: int, least: int) -> rich_text.Layout:
    """In one line if its letters stay readable at a glance, else in as many as there is room for;
    in narrow letters before a word would be broken, or its number left alone on a line."""
    line = rich_text.LEADING * size
    found = rich_text.fitted(literal(name), _LETTERS, room.width, line, size, min(least, size))
    if len(found.lines) > 1 or found.size < SMALLEST:
        loose = name.replace("\u00a0", " ")
        tries = (name, _LETTERS), (name, _NARROW), (loose, _LETTERS), (loose, _NARROW)
        for text, style in tries:
            found = rich_text.fitted(literal(text), style, room.width, room.height, size, SMALLEST)
            whole = not found.broken and found.height <= room.height
            if whole and found.size >= SMALLEST:
                break
    return rich_text.cut(found, room.width, room.height)


def _latest(plate: Plate, room: pygame.Rect, layout: TableLayout) -> pygame.Surface | None:
    """What somebody did last, in one line."""
    if not plate.latest:
        return None
    size, width = max(layout.px(LATEST), SMALLEST), room.width - layout.px(CORNER)
    tight = font(Face.ITALIC, max(layout.px(TIGHT), SMALLEST))
    fits = (text for text in plate.latest if tight.size(text)[0] <= width)
    text = next(fits, plate.latest[-1])
    letters = fitting(text, Face.ITALIC, size, width, SMALLEST)
    text = shortened(text, letters, width / NARROWEST)
    drawn = letters.render(text, True, DONE)
    if drawn.get_width() <= width:
        return drawn
    return pygame.transform.smoothscale(drawn, (width, drawn.get_height()))
