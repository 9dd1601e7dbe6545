"""Arrows between cards: their course, where their beads sit, and how they are painted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise, product

import pygame

from game.client.widgets.look import Colour, mixed
from game.titles.realms.scoring.relations import Kind

from .relation_beads import LOOKS, Point, bead

STEPS = 48
"""A course is so many short lines."""
OUTLINE: Colour = (58, 30, 10)


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


def climbing(start: Point, end: Point) -> tuple[Point, ...]:
    """A course that leaves sideways and comes to its end from below."""
    across, up = end.x - start.x, start.y - end.y
    return _curve(start, start + Point(across * 0.6, -up * 0.15), end + Point(0, up * 0.7), end)


def _curve(start: Point, one: Point, two: Point, end: Point) -> tuple[Point, ...]:
    found = []
    for step in range(STEPS + 1):
        t = step / STEPS
        u = 1 - t
        found.append(start * u**3 + one * (3 * u * u * t) + two * (3 * u * t * t) + end * t**3)
    return tuple(found)


def bead_places(
    arrows: Sequence[Arrow], scale: float, taken: Iterable[pygame.Rect] = ()
) -> list[pygame.Rect]:
    """Where the beads of the arrows sit: in the middle of their course, or as near to it as no
    other bead is in the way; above an arrow that they would hide."""
    blocked, found = list(taken), []
    for arrow in arrows:
        made = bead(arrow.kind, arrow.points, scale)
        place = made.get_rect() if made else pygame.Rect(0, 0, 0, 0)
        if made:
            slides = sorted(range(5, STEPS - 7), key=lambda step: abs(step - STEPS * 0.5))
            short = arrow.area.width < 2 * place.width
            for rise, step in product(range(short, 6), slides):
                x, y = arrow.course[step]
                place.center = (round(x), round(y - rise * place.height))
                if place.inflate(4, 4).collidelist(blocked) < 0:
                    break
            blocked.append(place)
        found.append(place.copy())
    return found


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
        self._stamp(spots, _dot(thick / 2 + 1.6, OUTLINE))
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
    large.fill((*OUTLINE, 0))
    shape = ((0.98, 0.5), (0.1, 0.9), (0.26, 0.5), (0.1, 0.1))
    outer = [(x * whole, y * whole) for x, y in shape]
    pygame.draw.polygon(large, OUTLINE, outer)
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
