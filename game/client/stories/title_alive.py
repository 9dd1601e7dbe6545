"""The picture of the title comes to life: the sun behind the castle breathes, windows flicker, and
motes of light rise from the open book."""

from __future__ import annotations

from math import sin

import pygame

from game.client.motion import Motion
from game.client.widgets.ambience import drift, flicker, shed, twinkle
from game.client.widgets.lively import Lively
from game.client.widgets.look import ACTIVE

PICTURE = "title/stories"
SUN = (1694, 456)
SUNLIGHT = 520
WINDOWS = (
    ((1695, 485), 60),
    ((1680, 690), 70),
    ((1440, 770), 50),
    ((1890, 775), 50),
    ((1125, 665), 60),
)
"""Where lights burn, and how far they reach."""
STARS = ((1040, 170), (1240, 250), (1420, 190), (1960, 150), (2210, 470), (2440, 560), (930, 480))
MOTES = 30
AIR = (900, 220, 1560, 900)
"""Where they drift."""


class TitleAlive(Lively):
    """Light over the open book."""

    def __init__(self, still: pygame.Surface) -> None:
        super().__init__(still, PICTURE)

    def draw(self, screen: pygame.Surface, motion: Motion) -> None:
        if motion.reduced:
            return
        now = motion.now
        warmth = 0.5 + 0.5 * sin(0.8 * now)
        shed(screen, self._place(SUN), round(SUNLIGHT * self.scale), warmth, strength=0.12)
        for which, (place, reach) in enumerate(WINDOWS):
            shed(screen, self._place(place), round(reach * self.scale), flicker(now, which))
        for which, place in enumerate(STARS):
            twinkle(screen, self._place(place), max(5, round(15 * self.scale)), now, which)
        for which in range(MOTES):
            drift(screen, self._area(AIR), 1.6 * self.scale, now, which, ACTIVE)
