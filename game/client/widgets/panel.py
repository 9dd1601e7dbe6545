"""The panel beside a table, and what stands over its parchments."""

from __future__ import annotations

import pygame

from .look import INK, Face, fitting
from .nine_patch import nine_patch

MARGINS = (96, 96, 96, 96)


def background(screen: pygame.Surface, area: pygame.Rect, scale: float) -> None:
    screen.blit(nine_patch("table/panel", area.size, MARGINS, 0.75 * scale), area)


def heading(
    screen: pygame.Surface, text: str, middle: tuple[int, int], width: int, scale: float
) -> None:
    word = fitting(text, Face.NAME, round(30 * scale), width).render(text, True, INK)
    screen.blit(word, word.get_rect(center=middle))
