"""What becomes of a card, as one sees it: grey dots and a seal, a golden sweep, or a cross-fade."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import pi, sin

import numpy
import pygame
from numpy.typing import NDArray

from game.client.motion import CROSSFADE, Motion, in_quint
from game.client.widgets.look import ACTIVE

from .card_face import Condition

STIPPLE, STAMP, SHAKE = 500, 180, 130
"""Milliseconds until a card is grey, until the seal has come down on it, and of its shaking."""
SWEEP = 420
REVERT = 200
STEPS = 10
"""In how many steps dots and light spread: each is drawn once."""
SHAKEN = 4
"""By how many pixels of the reference window a blow moves a card."""
RAISED = 1.9
"""How many times larger than on the card the seal is before it falls."""
BAND = 0.3
"""How much of the card's width the golden light covers."""


@dataclass
class Change:
    """From one condition to another."""

    before: Condition
    after: Condition
    pace: float
    """Seconds that one of its seconds takes."""
    plain: bool = False
    """Whether one look only fades into the other."""
    elapsed: float = 0.0
    """Less than nothing while it waits for others."""

    @classmethod
    def between(
        cls, before: Condition, after: Condition, motion: Motion, delay: float = 0.0
    ) -> Change:
        """As motion wants it: a card that is as it was printed again makes no show of it."""
        plain = motion.reduced or after is Condition.FRESH
        return cls(before, after, 1 / motion.speed, plain, -motion.takes(delay))

    @property
    def seals(self) -> bool:
        """Whether it ends with a seal."""
        return self.after is Condition.BLANKED and not self.plain

    @property
    def _first(self) -> float:
        """Milliseconds of what is not the seal."""
        if self.plain:
            return REVERT if self.after is Condition.FRESH else 1000 * CROSSFADE
        return STIPPLE if self.seals else SWEEP

    @property
    def _milliseconds(self) -> float:
        return 1000 * self.elapsed / self.pace

    @property
    def done(self) -> bool:
        return self._milliseconds >= self._first + (STAMP + SHAKE if self.seals else 0)

    def finish(self) -> None:
        self.elapsed = (self._first + STAMP + SHAKE) / 1000 * self.pace

    @property
    def part(self) -> float:
        """How far it looks different already."""
        return min(1.0, max(0.0, self._milliseconds / self._first))

    @property
    def until_sealed(self) -> float:
        """Milliseconds until the seal is down."""
        return STIPPLE + STAMP

    @property
    def seal(self) -> float | None:
        """How many times larger than on the card the seal is; None if it is not in sight, or is
        part of the card already."""
        fallen = (self._milliseconds - STIPPLE) / STAMP
        if not self.seals or not 0 < fallen < 1:
            return None
        return 1 + (RAISED - 1) * (1 - in_quint(fallen))

    @property
    def sealed(self) -> bool:
        return self._milliseconds >= self.until_sealed

    @property
    def shake(self) -> float:
        """How far the blow of the seal has moved it, in pixels of the reference window."""
        since = (self._milliseconds - self.until_sealed) / SHAKE
        return SHAKEN * (1 - since) * sin(4 * pi * since) if self.seals and 0 < since < 1 else 0.0


def stippled(before: pygame.Surface, after: pygame.Surface, step: int) -> pygame.Surface:
    """One picture showing through the other in more and more dots."""
    through = after.copy()
    through.blit(_dots(after.get_size(), step), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    made = before.copy()
    made.blit(through, (0, 0))
    return made


def swept(before: pygame.Surface, after: pygame.Surface, step: int) -> pygame.Surface:
    """Golden light on its way over a picture; behind it, it is another one."""
    width, height = after.get_size()
    edge = round((1 + BAND) * width * step / STEPS)
    made = before.copy()
    covered = pygame.Rect(0, 0, edge - round(BAND * width / 2), height)
    if covered.width > 0:
        made.fill((0, 0, 0, 0), covered)
        made.blit(after, (0, 0), covered)
    light = pygame.Surface((width, height), pygame.SRCALPHA)
    light.blit(_band((round(BAND * width), height)), (edge - round(BAND * width), 0))
    made.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return made


@lru_cache(maxsize=2 * STEPS)
def _dots(size: tuple[int, int], step: int) -> pygame.Surface:
    """White where a picture shows through at this step, clear elsewhere: dots of two pixels."""
    small = ((size[0] + 1) // 2, (size[1] + 1) // 2)
    made = pygame.Surface(small, pygame.SRCALPHA)
    made.fill((255, 255, 255, 0))
    shows = pygame.surfarray.pixels_alpha(made)
    shows[_order(small) < step / STEPS] = 255
    del shows  # the surface is locked as long as somebody looks at its pixels
    return pygame.transform.scale(made, size)


@lru_cache(maxsize=2)
def _order(size: tuple[int, int]) -> NDArray[numpy.float64]:
    """When each dot appears, from 0 to 1: a stain that grows from the upper left."""
    chance = numpy.random.default_rng(7).random(size)
    across = numpy.linspace(0, 1, size[0])[:, None]
    down = numpy.linspace(0, 1, size[1])[None, :]
    return 0.55 * chance + 0.225 * (across + down)


@lru_cache(maxsize=4)
def _band(size: tuple[int, int]) -> pygame.Surface:
    """A golden stroke of light, soft on both sides."""
    row = pygame.Surface((size[0], 1), pygame.SRCALPHA)
    for x in range(size[0]):
        strength = sin(pi * x / size[0]) ** 2 * 0.85
        row.set_at((x, 0), tuple(round(each * strength) for each in ACTIVE))
    return pygame.transform.scale(row, size)
