"""Where there is room for something that comes up over everything else."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

COVERED = 50
"""How many pixels farther away a place may be for each pixel of something it would cover."""
STEPS = 6
"""Places are tried so many to a width and a height."""


def free_place(
    wanted: pygame.Rect, within: pygame.Rect, taken: Iterable[pygame.Rect], upright: float = 1.0
) -> pygame.Rect:
    """The place nearest to the wanted one where nothing, or least of all, is covered; what is
    above or below is that much farther away than what is beside."""
    covering = list(taken)
    across, along = (max(1, length // STEPS) for length in wanted.size)
    places = (
        pygame.Rect((x, y), wanted.size)
        for x in range(within.x, within.right - wanted.width + 1, across)
        for y in range(within.y, within.bottom - wanted.height + 1, along)
    )

    def cost(place: pygame.Rect) -> float:
        hit = (place.clip(covering[index]) for index in place.collidelistall(covering))
        right, down = pygame.Vector2(place.center) - wanted.center
        away = pygame.Vector2(right, down * upright).length()
        return away + COVERED * sum(each.width * each.height for each in hit)

    return min((wanted, *places), key=cost)
