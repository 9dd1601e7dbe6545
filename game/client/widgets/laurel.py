"""A wreath of laurel for whoever has won, drawn once for each size."""

from __future__ import annotations

from functools import lru_cache

import pygame

from .look import GOLD, GOLD_DARK, GOLD_LIGHT, hexed, mixed

FINE = 3
LEAVES = 11
"""On each side."""
GREEN = hexed("#8f9a3c")


@lru_cache(maxsize=8)
def laurel(side: int) -> pygame.Surface:
    """Two branches that rise from below and leave the top open."""
    fine = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
    middle = pygame.Vector2(side * FINE / 2, side * FINE / 2)
    radius = side * FINE * 0.43
    for leaf in range(LEAVES):
        angle = 96 + leaf * (150 / (LEAVES - 1))  # from below, up the left side
        for mirrored in (False, True):
            for outward in (-1, 1):
                _leaf(fine, middle, radius, angle, outward, mirrored, leaf)
    knot = middle + pygame.Vector2(0, radius)
    pygame.draw.circle(fine, GOLD_DARK, knot, side * FINE * 0.036)
    pygame.draw.circle(fine, GOLD, knot, side * FINE * 0.027)
    return pygame.transform.smoothscale(fine, (side, side))


def _leaf(
    surface: pygame.Surface,
    middle: pygame.Vector2,
    radius: float,
    angle: float,
    outward: int,
    mirrored: bool,
    number: int,
) -> None:
    """A pointed leaf beside the branch, turned a little away from it."""
    at = pygame.Vector2(radius, 0).rotate(angle)
    along = pygame.Vector2(1, 0).rotate(angle + 90 - outward * 32)
    length = radius * (0.30 - 0.009 * number)
    across = along.rotate(90) * length * 0.26
    outline = [
        at,
        at + along * length * 0.42 + across,
        at + along * length,
        at + along * length * 0.42 - across,
    ]
    if mirrored:
        outline = [pygame.Vector2(-point.x, point.y) for point in outline]
    points = [middle + point for point in outline]
    light = mixed(GOLD, GOLD_LIGHT, 0.45) if outward > 0 else mixed(GOLD, GREEN, 0.45)
    pygame.draw.polygon(surface, light, points)
    pygame.draw.polygon(surface, GOLD_DARK, points, max(1, round(radius * 0.008)))
    pygame.draw.line(surface, GOLD_DARK, points[0], points[2], max(1, round(radius * 0.008)))
