"""An eye, on what only the person before the screen has seen."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.client.widgets.look import CREAM, GOLD_LIGHT, INK, hexed

LARGER = 6
"""It is drawn so many times larger and scaled down, for smooth edges."""
FIELD, IRIS = hexed("#3b1a66"), hexed("#8fe04a")


def marked(surface: pygame.Surface, token: pygame.Surface, place: pygame.Rect) -> None:
    """A token with the eye at its lower right corner."""
    surface.blit(token, place)
    side = max(14, round(place.width * 0.4))
    area = pygame.Rect(0, 0, side, side)
    area.bottomright = (place.right + side // 6, place.bottom + side // 6)
    surface.blit(eye(side), area)


@lru_cache(maxsize=8)
def eye(side: int) -> pygame.Surface:
    whole = side * LARGER
    drawn = pygame.Surface((whole, whole), pygame.SRCALPHA)
    middle = (whole / 2, whole / 2)
    for colour, part in ((INK, 0.5), (GOLD_LIGHT, 0.47), (FIELD, 0.41)):
        pygame.draw.circle(drawn, colour, middle, whole * part)
    lens = pygame.Rect(0, 0, round(whole * 0.66), round(whole * 0.38))
    lens.center = (whole // 2, whole // 2)
    pygame.draw.ellipse(drawn, CREAM, lens)
    pygame.draw.circle(drawn, IRIS, middle, whole * 0.16)
    pygame.draw.circle(drawn, INK, middle, whole * 0.08)
    return pygame.transform.smoothscale(drawn, (side, side))
