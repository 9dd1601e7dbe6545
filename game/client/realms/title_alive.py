"""The picture of the title comes to life: the dragon beats its wings and breathes, banners sway,
lights burn, stars twinkle."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cached_property
from math import pi, sin

import numpy
import pygame
from numpy.typing import NDArray

from game.client.motion import Motion
from game.client.widgets.ambience import drift, flicker, shed, twinkle
from game.client.widgets.lively import Lively
from game.client.widgets.look import ACTIVE, Colour, hexed
from game.client.widgets.particles import Particle, Particles, spark

PICTURE = "title/title"
BANNERS = (
    (1078, 990, 104, 176),
    (1212, 938, 82, 142),
    (1336, 888, 62, 104),
    (1468, 910, 74, 118),
    (1398, 970, 96, 166),
    (1499, 850, 46, 76),
    (1566, 869, 56, 93),
    (1657, 816, 33, 55),
    (1691, 832, 41, 67),
    (1812, 801, 31, 50),
)
"""They hang from above: the lower, the more they sway."""
FLAGS = (
    (2131, 96, 46, 30),
    (2243, 205, 44, 30),
    (1988, 308, 44, 30),
    (1949, 421, 44, 30),
    (2519, 395, 40, 30),
)
"""They fly from a pole at their left."""
SWAY, FLUTTER = 0.075, 0.12
"""How far their loose ends go, in lengths."""
DRAGON = (1170, 360, 620, 400)
SHOULDERS = 650
"""How far down its wings begin."""
WINGS, BODY = 20.0, 5.0
"""How far the tips of its wings and its body move up and down."""
BEATS = 15
"""In how many positions the dragon is drawn; each once."""
BEAT = 3.4
"""Seconds from one beat of its wings to the next."""
DARK = 330
"""The dragon is darker than that; what is behind it is not."""
MOUTH = (1212, 648)
BREATHES, BREATH = 6.5, 1.1
"""Seconds from one breath of fire to the next, and how long one is."""
FIRE: tuple[Colour, ...] = (hexed("#ffb03a"), hexed("#ff6a1a"), hexed("#e0381a"))
LIGHTS = (((997, 1180), 120, 0.5), ((2127, 462), 110, 0.4))
"""The lantern and the lit window: where, how far they shine, how strongly."""
SUN = ((1475, 600), 330, 0.1)
STARS = (
    *((507, 97), (130, 70), (260, 160), (400, 60), (640, 130), (727, 326), (60, 230), (330, 260)),
    *((926, 119), (820, 60), (2236, 251), (2241, 216), (2340, 243), (2483, 253), (2488, 86)),
    *((2411, 46), (2310, 113), (2374, 208), (1938, 49), (2073, 331), (2115, 184), (2121, 147)),
)
MEADOW = (900, 960, 800, 330)
FIREFLIES = 14


class TitleAlive(Lively):
    """The dragon, the banners and the lights of the title."""

    def __init__(self, still: pygame.Surface) -> None:
        super().__init__(still, PICTURE)
        self._dragon = self._area(DRAGON).clip(still.get_rect())
        self._beats: dict[int, pygame.Surface] = {}
        self._fire = Particles()
        self._chance = random.Random()
        self._owed = 0.0

    # Time.

    def update(self, seconds: float, now: float) -> None:
        """The fire goes on burning, and some comes after it."""
        self._fire.update(seconds)
        if self._breath(now):
            self._owed += 90 * seconds
            self._fire.add(self._flames(int(self._owed)))
            self._owed %= 1

    @staticmethod
    def _breath(now: float) -> float:
        """How strongly the dragon breathes fire, from 0 to 1."""
        part = now % BREATHES / BREATH
        return sin(pi * part) if part < 1 else 0.0

    def _flames(self, count: int) -> Iterator[Particle]:
        pick, scale = self._chance.uniform, self.scale
        x, y = self._place(MOUTH)
        for _ in range(count):
            yield Particle(
                spark(max(4, round(pick(22, 52) * scale)), self._chance.choice(FIRE)),
                x,
                y,
                -pick(140, 300) * scale,
                pick(-10, 90) * scale,
                pick(0.5, 1.1),
                -120 * scale,
                6 * scale,
            )

    # Looks.

    def draw(self, screen: pygame.Surface, motion: Motion) -> None:
        if motion.reduced:
            return
        now = motion.now
        screen.blit(self._beat(sin(2 * pi * now / BEAT)), self._dragon)
        where, radius, strength = SUN
        warmth = 0.5 + 0.5 * sin(0.8 * now)
        shed(screen, self._place(where), round(radius * self.scale), warmth, strength=strength)
        for which, area in enumerate(BANNERS):
            self._sway(screen, self._area(area), now, which)
        for which, area in enumerate(FLAGS):
            self._flutter(screen, self._area(area), now, which)
        for which, (place, reach, strong) in enumerate(LIGHTS):
            burning = flicker(now, which)
            shed(screen, self._place(place), round(reach * self.scale), burning, strength=strong)
        for which, place in enumerate(STARS):
            twinkle(screen, self._place(place), max(5, round(15 * self.scale)), now, which)
        for which in range(FIREFLIES):
            drift(screen, self._area(MEADOW), 1.6 * self.scale, now, which, ACTIVE)
        if self._breath(now):
            mouth = self._place(MOUTH)
            shed(screen, mouth, round(90 * self.scale), self._breath(now), strength=0.6)
        self._fire.draw(screen)

    def _sway(self, screen: pygame.Surface, area: pygame.Rect, now: float, which: int) -> None:
        """A banner, row by row: the wind runs down it."""
        step = 2
        for down in range(0, area.height, step):
            part = down / area.height
            wave = sin(5.0 * part - 2.1 * now + 1.3 * which) + 0.4 * sin(3.7 * now + which)
            across = round(SWAY * area.width * part**1.3 * wave)
            if across:
                row = pygame.Rect(area.x, area.y + down, area.width, step)
                screen.blit(self._still, row.move(across, 0), row)

    def _flutter(self, screen: pygame.Surface, area: pygame.Rect, now: float, which: int) -> None:
        """A flag, column by column."""
        for across in range(area.width):
            part = across / area.width
            wave = sin(6.0 * part - 5.2 * now + 1.9 * which)
            down = round(FLUTTER * area.height * part * wave)
            if down:
                column = pygame.Rect(area.x + across, area.y, 1, area.height)
                screen.blit(self._still, column.move(0, down), column)

    # The dragon.

    def _beat(self, up: float) -> pygame.Surface:
        """The dragon with its wings so far up, from -1 to 1."""
        level = round((up + 1) / 2 * (BEATS - 1))
        if level not in self._beats:
            self._beats[level] = self._bent(2 * level / (BEATS - 1) - 1)
        return self._beats[level]

    def _bent(self, up: float) -> pygame.Surface:
        """What is dark there is moved: wings more the higher they reach, the body a little; what
        is around it gives way softly."""
        found = self._still.subsurface(self._dragon)
        rows = numpy.arange(found.get_height())
        source = numpy.rint(rows + up * self._give).astype(numpy.intp)
        pixels = pygame.surfarray.array2d(found)
        made = found.copy()
        pygame.surfarray.blit_array(
            made, numpy.take_along_axis(pixels, source.clip(0, rows[-1]), 1)
        )
        return made

    @cached_property
    def _give(self) -> NDArray[numpy.float64]:
        """How far each point of the dragon's area moves with its wings all the way up."""
        pixels = pygame.surfarray.array3d(self._still.subsurface(self._dragon))
        rows = numpy.arange(pixels.shape[1])[None, :]
        wing = numpy.clip(1 - rows / ((SHOULDERS - DRAGON[1]) * self.scale), 0, 1)
        give = self.scale * (WINGS * wing - BODY * (1 - wing)) * self._dark(pixels)
        for axis, length in enumerate(pixels.shape[:2]):
            edge = numpy.minimum(numpy.arange(length), numpy.arange(length)[::-1])
            fade = numpy.clip(edge / (24 * self.scale), 0, 1)
            give = give * (fade[:, None] if axis == 0 else fade[None, :])
        return give

    def _dark(self, pixels: NDArray[numpy.uint8]) -> NDArray[numpy.float64]:
        """1 where the dragon is, less around it."""
        mask = pygame.Surface(pixels.shape[:2])
        dark = (pixels.sum(axis=2, dtype=int) < DARK).astype(numpy.uint8) * 255
        pygame.surfarray.blit_array(mask, numpy.repeat(dark[:, :, None], 3, axis=2))
        soft = pygame.transform.gaussian_blur(mask, max(1, round(14 * self.scale)))
        return numpy.minimum(pygame.surfarray.array3d(soft)[:, :, 0] / 110, 1.0)
