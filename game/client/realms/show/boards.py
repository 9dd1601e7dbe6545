"""Boards of dark wood with words on them."""

from __future__ import annotations

import pygame

from game.client.widgets.look import CREAM, SMALLEST, Colour, Face, font
from game.client.widgets.plaque import board

Part = tuple[str, Face, int, Colour]
"""Words, their typeface, their size and their colour."""


def plaque(size: tuple[int, int], parts: tuple[Part, ...], gap: int) -> pygame.Surface:
    """A board with a few words side by side, as wide as they need but no smaller than that."""
    words = [
        font(face, max(pixels, SMALLEST)).render(text, True, tint)
        for text, face, pixels, tint in parts
    ]
    wide = sum(word.get_width() for word in words) + gap * (len(words) - 1)
    whole = (max(size[0], wide + size[1]), size[1])
    made = pygame.Surface(whole, pygame.SRCALPHA)
    board(made, made.get_rect())
    x = (whole[0] - wide) // 2
    for word in words:
        made.blit(word, word.get_rect(midleft=(x, round(whole[1] * 0.47))))
        x += word.get_width() + gap
    return made.convert_alpha()


def label(text: str, height: int, face: Face = Face.NAME, tint: Colour = CREAM) -> pygame.Surface:
    """A board with one word."""
    return plaque((height, height), ((text, face, round(height * 0.5), tint),), 0)
