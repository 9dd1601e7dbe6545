"""Where there is room for something that comes up over everything else."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

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
    if wanted.collidelist(covering) < 0:
        return wanted
    found = _nearest(tuple(wanted), tuple(within), tuple(map(tuple, covering)), upright)
    return pygame.Rect(found)


@lru_cache(maxsize=4)
def _nearest(
    at: tuple[int, ...],
    window: tuple[int, ...],
    taken: tuple[tuple[int, ...], ...],
    upright: float,
) -> tuple[int, ...]:
    """Kept while nothing moves: a frame has no time for thousands of places."""
    wanted, within = pygame.Rect(at), pygame.Rect(window)
    covering = [pygame.Rect(each) for each in taken]
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

    best = min((wanted, *places), key=cost)
    return tuple(best)
