"""Small things that fly for a moment: sparks, drops, leaves, dust."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin

import pygame

from .look import Colour

Points = Iterable[tuple[float, float]]

FINE = 6
"""They are drawn so many times larger and scaled down, so that they are smooth."""
MOST = 72
"""More than that are never in the air; the oldest go."""


@dataclass
class Particle:
    """One of them, with a life of its own."""

    picture: pygame.Surface
    x: float
    y: float
    across: float
    down: float
    """Pixels per second."""
    life: float
    """Seconds."""
    weight: float = 0.0
    """How much faster it falls with every second; what is lighter than air rises."""
    sway: float = 0.0
    """How far it swings from side to side."""
    brightest: float = 1.0
    age: float = 0.0

    def update(self, seconds: float) -> None:
        self.age += seconds
        self.x += self.across * seconds
        self.y += self.down * seconds
        self.down += self.weight * seconds
        slower = max(0.0, 1 - 1.6 * seconds)
        self.across *= slower
        self.down *= slower

    def draw(self, screen: pygame.Surface) -> None:
        part = self.age / self.life
        shown = min(part / 0.15, 1.0) * (1 - part) ** 0.7
        self.picture.set_alpha(round(255 * self.brightest * shown))
        x = self.x + self.sway * sin(6 * self.age + self.life * 40)
        screen.blit(self.picture, self.picture.get_rect(center=(round(x), round(self.y))))


class Particles:
    """All that are in the air."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._all: list[Particle] = []

    @property
    def lively(self) -> bool:
        return bool(self._all)

    def add(self, some: Iterable[Particle]) -> None:
        self._all = [*self._all, *some][-self._most :]

    def update(self, seconds: float) -> None:
        for each in self._all:
            each.update(seconds)
        self._all = [each for each in self._all if each.age < each.life]

    def draw(self, screen: pygame.Surface) -> None:
        for each in self._all:
            each.draw(screen)


# What they look like.


def _drawn(
    size: int, colour: Colour, draw: Callable[[pygame.Surface, int], object]
) -> pygame.Surface:
    side = max(3, size) * FINE
    large = pygame.Surface((side, side), pygame.SRCALPHA)
    large.fill((*colour, 0))
    draw(large, side)
    return pygame.transform.smoothscale(large, (side // FINE, side // FINE)).convert_alpha()


def _shape(size: int, colour: Colour, points: Points) -> pygame.Surface:
    """A shape whose corners are told from its middle, in halves of its size."""
    return _drawn(
        size,
        colour,
        lambda large, side: pygame.draw.polygon(
            large, (*colour, 255), [((1 + x) * side / 2, (1 + y) * side / 2) for x, y in points]
        ),
    )


@lru_cache(maxsize=128)
def spark(size: int, colour: Colour) -> pygame.Surface:
    """A glowing dot with a bright middle."""

    def draw(large: pygame.Surface, side: int) -> None:
        rings = 14
        for ring in range(rings):
            part = ring / (rings - 1)
            white = tuple(round(each + (255 - each) * part**4) for each in colour)
            radius = side / 2 * (1 - part * 0.9)
            pygame.draw.circle(large, (*white, round(255 * part**2)), (side / 2, side / 2), radius)

    return _drawn(size, colour, draw)


@lru_cache(maxsize=64)
def star(size: int, colour: Colour) -> pygame.Surface:
    """A glint with four points."""
    corners = [
        (reach * cos(turn * pi / 4), reach * sin(turn * pi / 4))
        for turn in range(8)
        for reach in [1.0 if turn % 2 == 0 else 0.2]
    ]
    return _shape(size, colour, corners)


@lru_cache(maxsize=64)
def drop(size: int, colour: Colour) -> pygame.Surface:
    """A drop of water, with light on it."""

    def draw(large: pygame.Surface, side: int) -> None:
        pygame.draw.circle(large, (*colour, 255), (side / 2, side * 0.64), side * 0.32)
        tip = [(side / 2, 0), (side * 0.22, side * 0.52), (side * 0.78, side * 0.52)]
        pygame.draw.polygon(large, (*colour, 255), tip)
        pygame.draw.circle(large, (235, 246, 255, 230), (side * 0.4, side * 0.56), side * 0.1)

    return _drawn(size, colour, draw)


@lru_cache(maxsize=64)
def leaf(size: int, colour: Colour) -> pygame.Surface:
    """A leaf with its rib, lying aslant."""

    def draw(large: pygame.Surface, side: int) -> None:
        edge = [(t / 12, 0.34 * sin(pi * t / 12)) for t in range(13)]
        around = [*edge, *((t, -y) for t, y in reversed(edge))]
        turned = [
            ((0.14 + 0.72 * t - 0.5 * y) * side, (0.86 - 0.72 * t - 0.5 * y) * side)
            for t, y in around
        ]
        pygame.draw.polygon(large, (*colour, 255), turned)
        dark = tuple(round(each * 0.6) for each in colour)
        ends = ((side * 0.14, side * 0.86), (side * 0.74, side * 0.26))
        pygame.draw.line(large, (*dark, 255), *ends, max(1, side // 14))

    return _drawn(size, colour, draw)


@lru_cache(maxsize=64)
def puff(size: int, colour: Colour) -> pygame.Surface:
    """Dust or smoke: soft all over."""

    def draw(large: pygame.Surface, side: int) -> None:
        for ring in range(12):
            part = ring / 11
            radius = side / 2 * (1 - part * 0.85)
            pygame.draw.circle(large, (*colour, round(150 * part)), (side / 2, side / 2), radius)

    return _drawn(size, colour, draw)


@lru_cache(maxsize=64)
def flake(size: int, colour: Colour) -> pygame.Surface:
    """A snowflake of six arms."""

    def draw(large: pygame.Surface, side: int) -> None:
        for turn in range(6):
            arm = pygame.Vector2(side * 0.46, 0).rotate(60 * turn)
            middle = pygame.Vector2(side / 2, side / 2)
            pygame.draw.line(large, (*colour, 255), middle, middle + arm, max(1, side // 9))

    return _drawn(size, colour, draw)


@lru_cache(maxsize=64)
def chip(size: int, colour: Colour) -> pygame.Surface:
    """A splinter of stone or steel."""
    return _shape(size, colour, ((-0.7, 0.1), (-0.1, -0.7), (0.8, -0.2), (0.3, 0.6)))
