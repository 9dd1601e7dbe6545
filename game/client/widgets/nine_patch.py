"""Pictures that grow: corners stay, edges stretch."""

from __future__ import annotations

from functools import lru_cache

import pygame

from .pictures import original, scaled

Margins = tuple[int, int, int, int]
"""Left, top, right, bottom, in pixels of the picture."""


@lru_cache(maxsize=96)
def nine_patch(
    name: str, size: tuple[int, int], margins: Margins, scale: float = 1.0
) -> pygame.Surface:
    """A picture of the art folder stretched to a size, its corners scaled but not stretched."""
    picture = original(name)
    width, height = size
    left, top, right, bottom = margins
    wide, high = picture.get_size()
    fit = min(scale, width / max(left + right, 1), height / max(top + bottom, 1))
    columns = ((0, left), (left, wide - right), (wide - right, wide))
    rows = ((0, top), (top, high - bottom), (high - bottom, high))
    into_x = (0, round(left * fit), width - round(right * fit), width)
    into_y = (0, round(top * fit), height - round(bottom * fit), height)
    made = pygame.Surface(size, pygame.SRCALPHA)
    for column, (x0, x1) in enumerate(columns):
        for row, (y0, y1) in enumerate(rows):
            target = (into_x[column + 1] - into_x[column], into_y[row + 1] - into_y[row])
            if x1 > x0 and y1 > y0 and target[0] > 0 and target[1] > 0:
                part = picture.subsurface(pygame.Rect(x0, y0, x1 - x0, y1 - y0))
                made.blit(scaled(part, target), (into_x[column], into_y[row]))
    return made
