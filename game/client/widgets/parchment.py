"""A sheet of parchment to write on."""

from __future__ import annotations

import pygame

from .nine_patch import nine_patch

MARGINS = (72, 64, 72, 96)


def parchment(screen: pygame.Surface, area: pygame.Rect, scale: float) -> None:
    screen.blit(nine_patch("table/parchment", area.size, MARGINS, 0.75 * scale), area)
