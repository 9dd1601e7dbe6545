"""Arrows between cards: their course, their beads, and how they are painted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache
from itertools import pairwise

import pygame

from game.client.widgets.look import CREAM, INK, Colour, Face, font, mixed
from game.lang.language import signed
from game.titles.realms.scoring.relations import Kind

Point = pygame.Vector2
STEPS = 48
"""A course is so many short lines."""
FINE = 3
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


@dataclass(frozen=True)
class Arrow:
    """An arrow from one card to another."""

    kind: Kind
    points: int
    """What the bead says, of kinds that bring something; 0 if another arrow says it for both."""
    course: tuple[Point, ...]
    """From its tail to its tip."""

    @property
    def area(self) -> pygame.Rect:
        xs, ys = [point.x for point in self.course], [point.y for point in self.course]
        return pygame.Rect(
            round(min(xs)), round(min(ys)), round(max(xs) - min(xs)), round(max(ys) - min(ys))
        )


def bent(start: Point, end: Point, lift: float) -> tuple[Point, ...]:
    """A course that leaves sideways, rises a little and comes down on its end."""
    across = end.x - start.x
    side = max(abs(across) * 0.5, lift) * (1 if across > 0 else -1)
    one = start + Point(side, -lift * 0.6)
    two = end + Point(-across * 0.16, min(start.y - end.y, 0) * 0.55 - lift)
    return _curve(start, one, two, end)


def falling(start: Point, end: Point) -> tuple[Point, ...]:
    """A course that leaves downward and comes down on its end."""
    down = Point(0, (end.y - start.y) * 0.5)
    return _curve(start, start + down, end - down, end)


def _curve(start: Point, one: Point, two: Point, end: Point) -> tuple[Point, ...]:
    found = []
    for step in range(STEPS + 1):
        t = step / STEPS
        u = 1 - t
        found.append(start * u**3 + one * (3 * u * u * t) + two * (3 * u * t * t) + end * t**3)
    return tuple(found)


# Beads.


def bead_places(
    arrows: Sequence[Arrow], scale: float, taken: Iterable[pygame.Rect] = ()
) -> list[pygame.Rect]:
    """Where the beads of the arrows sit: in the middle of their course, or as near to it as no
    other bead is in the way."""
    blocked, found = list(taken), []
    for arrow in arrows:
        made = bead(arrow.kind, arrow.points, scale)
        place = made.get_rect() if made else pygame.Rect(0, 0, 0, 0)
        if made:
            slides = sorted(range(5, STEPS - 7), key=lambda step: abs(step - STEPS * 0.5))
            lifts = [(rise, step) for rise in range(6) for step in slides]
            for rise, step in lifts:
                x, y = arrow.course[step]
                place.center = (round(x), round(y - rise * place.height))
                if place.inflate(4, 4).collidelist(blocked) < 0:
                    break
            blocked.append(place)
        found.append(place.copy())
    return found


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
    figure = font(Face.FIGURE_BOLD, size).render(text, True, CREAM)
    size_of = (figure.get_width() + round(height * 0.7), height)
    plate = pygame.Surface((size_of[0] * FINE, size_of[1] * FINE), pygame.SRCALPHA)
    area, edge = plate.get_rect(), max(2, round(height * 0.07)) * FINE
    fill = (92, 54, 18) if kind is Kind.PAYS else (120, 26, 18)
    pygame.draw.rect(plate, CREAM, area, border_radius=area.height // 2)
    inner = area.inflate(-2 * edge, -2 * edge)
    pygame.draw.rect(plate, fill, inner, border_radius=inner.height // 2)
    made = pygame.transform.smoothscale(plate, size_of)
    made.blit(figure, figure.get_rect(center=made.get_rect().center))
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


# Painting.


@lru_cache(maxsize=64)
def _dot(radius: float, colour: Colour, alpha: int = 255, soft: bool = False) -> pygame.Surface:
    """A disc that lines are made of."""
    side = 2 * round(radius + 2)
    large = pygame.Surface((side * 4, side * 4), pygame.SRCALPHA)
    large.fill((*colour, 0))
    pygame.draw.circle(large, (*colour, alpha), (side * 2, side * 2), radius * 4)
    made = pygame.transform.smoothscale(large, (side, side))
    return pygame.transform.gaussian_blur(made, max(1, round(radius / 3))) if soft else made


class Painted:
    """An arrow's picture, drawn once; while it grows it is shown up to its tip."""

    def __init__(self, arrow: Arrow, scale: float) -> None:
        self.arrow = arrow
        self._look = LOOKS[arrow.kind]
        self._thick = max(6.0 * scale, 3.4)
        self._reach = round(16 * scale) + 4
        self.area = arrow.area.inflate(4 * self._reach, 4 * self._reach)
        self._picture = pygame.Surface(self.area.size, pygame.SRCALPHA)
        self._paint()

    def _paint(self) -> None:
        thick, colour = self._thick, self._look.colour
        offset = Point(self.area.topleft)
        spots = [point - offset for point in _spaced(self.arrow.course, 1.5)]
        tip = self._head_length
        spots = spots[: max(1, len(spots) - round(tip * 0.6 / 1.5))]
        if self._look.dash:
            period = self._look.dash * thick
            spots = [
                spot for n, spot in enumerate(spots) if (n * 1.5) % period < period - 1.9 * thick
            ]
        else:
            self._stamp(spots[::4], _dot(thick * 1.7, colour, 22, soft=True))
        self._stamp(spots, _dot(thick / 2 + 1.6, (58, 30, 10)))
        self._stamp(spots, _dot(thick / 2, colour))
        lighter = mixed(colour, (255, 255, 255), 0.45)
        up = Point(0, -thick * 0.14)
        self._stamp([spot + up for spot in spots], _dot(thick * 0.18, lighter))

    def _stamp(self, spots: Iterable[Point], dot: pygame.Surface) -> None:
        half = dot.get_width() / 2
        self._picture.fblits([(dot, (round(x - half), round(y - half))) for x, y in spots])

    @property
    def _head_length(self) -> float:
        return self._thick * 3.4

    def draw(self, surface: pygame.Surface, part: float, offset: Point) -> None:
        """As much of it as has grown, with the tip at its end."""
        course = self.arrow.course
        step = max(2, round(part * (len(course) - 1)))
        tip, before = course[step], course[max(step - 4, 0)]
        if part < 1:
            shown = self._up_to(tip)
            surface.blit(
                self._picture,
                shown.move(-round(offset.x), -round(offset.y)),
                shown.move(-self.area.x, -self.area.y),
            )
        else:
            surface.blit(self._picture, self.area.move(-round(offset.x), -round(offset.y)))
        self._draw_head(surface, tip - offset, tip - before)

    def _up_to(self, tip: Point) -> pygame.Rect:
        """The part of the picture on the tail's side of the tip."""
        tail, area = self.arrow.course[0], self.area
        whole = self.arrow.course[-1] - tail
        if abs(whole.x) >= abs(whole.y):
            left, right = (area.left, tip.x) if whole.x > 0 else (tip.x, area.right)
            return pygame.Rect(round(left), area.y, round(right - left), area.height)
        top, bottom = (area.top, tip.y) if whole.y > 0 else (tip.y, area.bottom)
        return pygame.Rect(area.x, round(top), area.width, round(bottom - top))

    def _draw_head(self, surface: pygame.Surface, tip: Point, direction: Point) -> None:
        if not direction.length():
            return
        picture = _head(round(self._head_length), self._look.colour)
        turned = pygame.transform.rotozoom(picture, -Point(1, 0).angle_to(direction), 1.0)
        middle = tip - direction.normalize() * self._head_length * 0.5
        surface.blit(turned, turned.get_rect(center=(round(middle.x), round(middle.y))))


@lru_cache(maxsize=16)
def _head(length: int, colour: Colour) -> pygame.Surface:
    """The tip of an arrow, pointing right."""
    side, fine = length + 6, 4
    large = pygame.Surface((side * fine, side * fine), pygame.SRCALPHA)
    whole = side * fine
    large.fill((58, 30, 10, 0))
    shape = ((0.98, 0.5), (0.1, 0.9), (0.26, 0.5), (0.1, 0.1))
    outer = [(x * whole, y * whole) for x, y in shape]
    pygame.draw.polygon(large, (58, 30, 10), outer)
    centre = Point(0.42 * whole, 0.5 * whole)
    inner = [Point(point).lerp(centre, 0.17) for point in outer]
    pygame.draw.polygon(large, colour, inner)
    return pygame.transform.smoothscale(large, (side, side))


def _spaced(course: Sequence[Point], apart: float) -> list[Point]:
    """Points along a course, each so far from the next."""
    found, rest = [course[0]], 0.0
    for one, two in pairwise(course):
        long = one.distance_to(two)
        at = apart - rest
        while at <= long and long:
            found.append(one.lerp(two, at / long))
            at += apart
        rest = long - (at - apart)
    return found
