"""The name of the game in letters of gold: cast, bevelled, with light that wanders over them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import pi, sin

import pygame

from .look import CREAM, GOLD, GOLD_LIGHT, Colour, Face, font, hexed, mixed

SHADE: Colour = (20, 10, 14)
EDGE = hexed("#3b1a0c")
METAL: tuple[tuple[float, Colour], ...] = (
    (0.0, CREAM),
    (0.36, GOLD_LIGHT),
    (0.52, GOLD),
    (0.56, hexed("#a8692a")),
    (0.74, GOLD),
    (1.0, hexed("#ffe59a")),
)
"""The colours of cast gold from the top of a letter to its foot."""
PITCH = 1.08
"""From one line to the next, in heights of a letter."""
EVERY, PASSES = 7.0, 1.6
"""Seconds from one sweep of light to the next, and how long one takes."""
SLANT = 0.35


class Logo:
    """Lines of golden letters. What stands still is drawn once; the sweep lies over it."""

    def __init__(self, lines: Sequence[str], size: int) -> None:
        letters = font(Face.HEAD, size)
        masks = [letters.render(line, True, (255, 255, 255)) for line in lines]
        self._room = max(4, size // 8)
        """For shadow and edge around the letters."""
        width = max(mask.get_width() for mask in masks) + 2 * self._room
        pitch = round(size * PITCH)
        height = pitch * (len(lines) - 1) + masks[0].get_height() + 2 * self._room
        self.picture = pygame.Surface((width, height), pygame.SRCALPHA)
        self._white = pygame.Surface((width, height))
        for index, mask in enumerate(masks):
            where = (self._room, self._room + index * pitch)
            self._cast(mask, where, size)
            self._white.blit(mask, where)
        self._band = _band((round(size * 0.9), height))

    def _cast(self, mask: pygame.Surface, where: tuple[int, int], size: int) -> None:
        """A line: its shadow, a dark edge, a bevel lit from above, and the metal."""
        thin = max(1, round(size * 0.014))
        shadow = pygame.Surface(self.picture.get_size(), pygame.SRCALPHA)
        shadow.blit(_tinted(mask, SHADE), (where[0] + 3 * thin, where[1] + 4 * thin))
        self.picture.blit(pygame.transform.gaussian_blur(shadow, 3 * thin), (0, 0))
        edge = _tinted(mask, EDGE)
        for turn in range(16):
            way = pygame.Vector2(2.6 * thin, 0).rotate(360 * turn / 16)
            self.picture.blit(edge, (round(where[0] + way.x), round(where[1] + way.y)))
        self.picture.blit(_tinted(mask, hexed("#7a4a1c")), (where[0] + thin, where[1] + thin))
        self.picture.blit(_tinted(mask, CREAM), (where[0] - thin, where[1] - thin))
        self.picture.blit(_gilded(mask), where)

    def draw(self, screen: pygame.Surface, where: tuple[int, int], now: float) -> None:
        """The light that passes over the letters just now, if it does."""
        part = now % EVERY / PASSES
        if part >= 1:
            return
        width, height = self._white.get_size()
        x = round(-self._band.get_width() + (width + self._band.get_width()) * part)
        light = self._band.copy()
        light.blit(self._white, (0, 0), (x, 0, *light.get_size()), pygame.BLEND_RGB_MULT)
        inside = pygame.Rect(x, 0, *light.get_size()).clip((0, 0, width, height))
        screen.blit(
            light,
            (where[0] + inside.x, where[1]),
            inside.move(-x, 0),
            special_flags=pygame.BLEND_RGB_ADD,
        )


@lru_cache(maxsize=1)
def logo(lines: tuple[str, ...], size: int) -> Logo:
    """Cast once: one comes back to the title again and again."""
    return Logo(lines, size)


def _tinted(mask: pygame.Surface, colour: Colour) -> pygame.Surface:
    """Letters in one colour."""
    made = mask.copy()
    made.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def _gilded(mask: pygame.Surface) -> pygame.Surface:
    """Letters of gold."""
    made = pygame.Surface(mask.get_size(), pygame.SRCALPHA)
    box = mask.get_bounding_rect()
    for y in range(made.get_height()):
        part = min(max((y - box.y) / box.height, 0.0), 1.0)
        made.fill((*_metal(part), 255), (0, y, made.get_width(), 1))
    made.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def _metal(part: float) -> Colour:
    for (above, one), (below, two) in pairwise(METAL):
        if part <= below:
            return mixed(one, two, (part - above) / (below - above))
    return METAL[-1][1]


def _band(size: tuple[int, int]) -> pygame.Surface:
    """Slanting light, strongest in its middle."""
    slanted = round(size[1] * SLANT)
    made = pygame.Surface((size[0] + slanted, size[1]))
    row = pygame.Surface((size[0], 1))
    for x in range(size[0]):
        strength = 0.75 * sin(pi * x / size[0]) ** 2
        row.set_at((x, 0), tuple(round(each * strength) for each in CREAM))
    for y in range(size[1]):
        made.blit(row, (round(slanted * (1 - y / size[1])), y))
    return made.convert()
