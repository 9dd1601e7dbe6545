"""A medal with a number on it: a total, wherever one is shown."""

from __future__ import annotations

from functools import lru_cache

import pygame

from .look import (
    CREAM,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    SMALLEST,
    Face,
    fitting,
    hexed,
    mixed,
)

FIELD = hexed("#2a1250")
LARGER = 4
"""It is drawn so many times larger and scaled down, for smooth edges."""


def medal(screen: pygame.Surface, area: pygame.Rect, figure: str) -> None:
    screen.blit(_disc(area.width), area)
    size = max(round(area.width * 0.44), SMALLEST)
    letters = fitting(figure, Face.NUMBER, size, area.width * 0.74)
    word = letters.render(figure, True, CREAM)
    screen.blit(word, letters.around(word, area.center))


@lru_cache(maxsize=8)
def _disc(width: int) -> pygame.Surface:
    """A dark field within two rims of gold, on its own shadow."""
    side = width * LARGER
    drawn = pygame.Surface((side, side), pygame.SRCALPHA)
    middle = (side / 2, side / 2)
    for colour, part in (
        ((*GOLD_DARK, 255), 1.0),
        ((*GOLD, 255), 0.97),
        ((*GOLD_LIGHT, 255), 0.9),
        ((*GOLD_DARK, 255), 0.87),
        ((*mixed(FIELD, (0, 0, 0), 0.35), 255), 0.83),
        ((*FIELD, 255), 0.78),
    ):
        pygame.draw.circle(drawn, colour, middle, side / 2 * part)
    return pygame.transform.smoothscale(drawn, (width, width))
