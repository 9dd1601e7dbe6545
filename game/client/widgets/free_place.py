"""Where there is room for something that comes up over everything else."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

COVERED = 50
"""How many pixels farther away a place may be for each pixel of something it would cover."""
STEPS = 6
"""Places are tried so many to a width and a height."""


def free_place(
    wanted: pygame.Rect, within: pygame.Rect, taken: Iterable[pygame.Rect]
) -> pygame.Rect:
    """The place nearest to the wanted one where nothing, or least of all, is covered."""
    covering = list(taken)
    right, down = (max(1, length // STEPS) for length in wanted.size)
    places = (
        pygame.Rect((x, y), wanted.size)
        for x in range(within.x, within.right - wanted.width + 1, right)
        for y in range(within.y, within.bottom - wanted.height + 1, down)
    )

    def cost(place: pygame.Rect) -> float:
        hit = (place.clip(covering[index]) for index in place.collidelistall(covering))
        away = pygame.Vector2(place.center).distance_to(wanted.center)
        return away + COVERED * sum(each.width * each.height for each in hit)

    return min((wanted, *places), key=cost)
