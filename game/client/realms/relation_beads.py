"""The signs of relations: how each kind looks, and the beads that sit on its arrows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache

import pygame

from game.client.widgets.look import CREAM, INK, Colour, Face, font, mixed
from game.lang.language import signed
from game.titles.realms.scoring.relations import Kind

Point = pygame.Vector2
FINE = 3
"""Beads are drawn so many times larger and scaled down, for smooth edges."""
TOGETHER = "&"
"""On the beads of all arrows but one that pay something together."""


class Mark(Enum):
    """What stands on the bead of an arrow: no kind is known by its colour alone."""

    FIGURE = auto()
    CROSS = auto()
    TICK = auto()
    EQUALS = auto()
    NONE = auto()


@dataclass(frozen=True)
class Look:
    """How a kind of arrow is drawn."""

    colour: Colour
    mark: Mark
    dash: float = 0.0
    """How long the dashes are, in widths of the line; none is a solid one."""


GOLD: Colour = (247, 196, 74)
RED: Colour = (222, 56, 40)
BLUE: Colour = (64, 148, 232)
VIOLET: Colour = (188, 138, 226)
LOOKS = {
    Kind.PAYS: Look(GOLD, Mark.FIGURE),
    Kind.COSTS: Look((232, 104, 60), Mark.FIGURE),
    Kind.BLANKS: Look(RED, Mark.CROSS),
    Kind.CLEARS: Look(BLUE, Mark.TICK, 4.2),
    Kind.PROTECTS: Look(BLUE, Mark.TICK, 4.2),
    Kind.COPIED: Look(VIOLET, Mark.EQUALS, 4.2),
    Kind.CHANGES: Look(VIOLET, Mark.EQUALS, 4.2),
    Kind.LACKS: Look(GOLD, Mark.NONE, 3.8),
}


@lru_cache(maxsize=128)
def bead(kind: Kind, points: int, scale: float) -> pygame.Surface | None:
    """The small plate on an arrow; a ghost speaks for its own."""
    look = LOOKS[kind]
    if look.mark is Mark.NONE:
        return None
    height = max(round(34 * scale), 20)
    if look.mark is not Mark.FIGURE:
        return _signet(height, look.colour, STROKES[look.mark])
    size = max(round(22 * scale), 13)
    text = signed(points) if points else TOGETHER
    letters = font(Face.FIGURE_BOLD, size)
    figure = letters.render(text, True, CREAM)
    size_of = (figure.get_width() + round(height * 0.7), height)
    plate = pygame.Surface((size_of[0] * FINE, size_of[1] * FINE), pygame.SRCALPHA)
    area, edge = plate.get_rect(), max(2, round(height * 0.07)) * FINE
    fill = (92, 54, 18) if kind is Kind.PAYS else (120, 26, 18)
    pygame.draw.rect(plate, CREAM, area, border_radius=area.height // 2)
    inner = area.inflate(-2 * edge, -2 * edge)
    pygame.draw.rect(plate, fill, inner, border_radius=inner.height // 2)
    made = pygame.transform.smoothscale(plate, size_of)
    made.blit(figure, letters.around(figure, made.get_rect().center))
    return made


Strokes = tuple[tuple[tuple[float, float], tuple[float, float]], ...]
STROKES: Mapping[Mark, Strokes] = {
    Mark.CROSS: (((0.34, 0.34), (0.66, 0.66)), ((0.66, 0.34), (0.34, 0.66))),
    Mark.TICK: (((0.3, 0.52), (0.45, 0.67)), ((0.45, 0.67), (0.71, 0.36))),
    Mark.EQUALS: (((0.32, 0.42), (0.68, 0.42)), ((0.32, 0.59), (0.68, 0.59))),
    Mark.FIGURE: (((0.5, 0.3), (0.5, 0.7)), ((0.3, 0.5), (0.7, 0.5))),
}
MINUS: Strokes = (((0.3, 0.5), (0.7, 0.5)),)


def _signet(height: int, colour: Colour, strokes: Strokes) -> pygame.Surface:
    """A round bead with a sign."""
    whole = height * FINE
    large = pygame.Surface((whole, whole), pygame.SRCALPHA)
    middle = (whole / 2, whole / 2)
    pygame.draw.circle(large, CREAM, middle, whole / 2)
    pygame.draw.circle(large, mixed(colour, INK, 0.25), middle, whole * 0.43)
    for start, end in strokes:
        one, two = Point(start) * whole, Point(end) * whole
        pygame.draw.line(large, CREAM, one, two, round(whole * 0.11))
        for point in (one, two):
            pygame.draw.circle(large, CREAM, point, whole * 0.055)
    return pygame.transform.smoothscale(large, (height, height))


@lru_cache(maxsize=32)
def sign(kind: Kind, height: int) -> pygame.Surface:
    """The sign of a kind as it stands before a line of words."""
    look = LOOKS[kind]
    if look.mark is not Mark.NONE:
        return _signet(height, look.colour, MINUS if kind is Kind.COSTS else STROKES[look.mark])
    made = pygame.Surface((height, height), pygame.SRCALPHA)
    dashed_frame(made, made.get_rect().inflate(-round(height * 0.2), 0), INK, max(1, height // 12))
    word = font(Face.BOLD, round(height * 0.72)).render("?", True, INK)
    made.blit(word, word.get_rect(center=made.get_rect().center))
    return made


def dashed_frame(surface: pygame.Surface, area: pygame.Rect, colour: Colour, thick: int) -> None:
    """The outline of a card that is not there."""
    dash = max(3, 4 * thick)
    right, bottom = area.right - thick, area.bottom - thick
    for x in range(area.x, area.right, 2 * dash):
        wide = min(dash, area.right - x)
        for y in (area.y, bottom):
            surface.fill(colour, (x, y, wide, thick))
    for y in range(area.y, area.bottom, 2 * dash):
        high = min(dash, area.bottom - y)
        for x in (area.x, right):
            surface.fill(colour, (x, y, thick, high))
