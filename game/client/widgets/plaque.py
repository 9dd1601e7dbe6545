"""Dark wood with a golden edge, and a few words on it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from .look import CREAM, SMALLEST, Face, Letters, fitting_all
from .nine_patch import nine_patch

EDGE, NARROWEST = 36, 22
"""The board beside the words, both sides together; and where there is little room."""


def plaque(
    surface: pygame.Surface,
    text: str,
    middle: tuple[int, int],
    scale: float,
    room: float,
    beside: Sequence[str] = (),
) -> None:
    """A few words on a board, no wider than there is room, in the letters of those `beside`."""
    word = plaque_letters((text, *beside), scale, room).render(text, True, CREAM)
    edge = min(round(EDGE * scale), max(round(room) - word.get_width(), round(NARROWEST * scale)))
    board(surface, word.get_rect(center=middle).inflate(edge, round(16 * scale)))
    surface.blit(word, word.get_rect(center=middle))


def plaque_letters(texts: Sequence[str], scale: float, room: float) -> Letters:
    """Those of names; narrower ones, closer to the edge, where they would get too small to be
    read."""
    size, width = round(20 * scale), room - round(EDGE * scale)
    named = fitting_all(texts, Face.NAME, size, width, SMALLEST)
    if all(named.size(text)[0] <= width for text in texts):
        return named
    return fitting_all(texts, Face.LABEL, max(size, SMALLEST), room - round(NARROWEST * scale))


def board(surface: pygame.Surface, area: pygame.Rect) -> None:
    """Dark wood with a golden edge, for a name or a few words."""
    surface.blit(nine_patch("table/plate", area.size, (44, 40, 44, 46), area.height / 128), area)
