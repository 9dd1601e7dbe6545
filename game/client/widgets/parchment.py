"""A sheet of parchment to write on."""

from __future__ import annotations

import pygame

from .nine_patch import nine_patch

MARGINS = (72, 64, 72, 96)
FRAYED = (16, 11, 15, 33)
"""How far the picture reaches beyond the sheet, for its shadow: left, top, right, bottom."""


def parchment(screen: pygame.Surface, area: pygame.Rect, scale: float) -> None:
    """The picture as large as the area; its sheet is a little smaller."""
    screen.blit(nine_patch("table/parchment", area.size, MARGINS, 0.75 * scale), area)


def around(area: pygame.Rect, scale: float) -> pygame.Rect:
    """The area without the shadow below the sheet: as much around it on every side."""
    _, top, _, bottom = FRAYED
    return pygame.Rect(area.topleft, (area.width, area.height - round((bottom - top) * scale)))
