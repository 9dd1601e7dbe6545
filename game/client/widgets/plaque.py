"""Dark wood with a golden edge, and a few words on it."""

from __future__ import annotations

import pygame

from .look import CREAM, SMALLEST, Face, fitting, font
from .nine_patch import nine_patch

EDGE, NARROWEST = 36, 22
"""The board beside the words, both sides together; and where there is little room."""


def plaque(
    surface: pygame.Surface,
    text: str,
    middle: tuple[int, int],
    scale: float,
    room: float | None = None,
) -> None:
    """A few words on a board, no wider than there is room."""
    letters, edge = font(Face.NAME, round(20 * scale)), round(EDGE * scale)
    if room is not None:
        letters = fitting(text, Face.NAME, round(20 * scale), room - edge, SMALLEST)
        edge = min(edge, max(round(room) - letters.size(text)[0], round(NARROWEST * scale)))
    word = letters.render(text, True, CREAM)
    board(surface, word.get_rect(center=middle).inflate(edge, round(16 * scale)))
    surface.blit(word, word.get_rect(center=middle))


def board(surface: pygame.Surface, area: pygame.Rect) -> None:
    """Dark wood with a golden edge, for a name or a few words."""
    surface.blit(nine_patch("table/plate", area.size, (44, 40, 44, 46), area.height / 128), area)
