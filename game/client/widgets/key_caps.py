"""Keys as they lie before one: small dark caps with what stands on them."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.client.keys import Stroke
from game.lang import Language

from .look import CREAM, GOLD_DARK, Face, font

CAP = (58, 34, 30)
UNDER = (30, 16, 14)
ARROWS = {"left": 180, "right": 0, "up": -90, "down": 90}
"""The keys that show no letters, and which way they point."""


def key_caps(strokes: Iterable[Stroke], height: int, words: Language) -> pygame.Surface:
    """Strokes side by side; keys to be held together touch."""
    gap, near = round(height * 0.28), round(height * 0.08)
    placed: list[tuple[int, pygame.Surface]] = []
    right = -gap
    for stroke in strokes:
        right += gap
        for index, name in enumerate(stroke.names):
            right += near if index else 0
            cap = _cap(name, height, words)
            placed.append((right, cap))
            right += cap.get_width()
    row = pygame.Surface((max(right, 1), height), pygame.SRCALPHA)
    for left, cap in placed:
        row.blit(cap, (left, 0))
    return row


def _cap(name: str, height: int, words: Language) -> pygame.Surface:
    key = f"key-{name}"
    text = words.text(key) if words.knows(key) else name
    word = font(Face.FIGURE_BOLD, round(height * 0.6)).render(text, True, CREAM)
    arrow = ARROWS.get(name)
    width = height if arrow is not None else max(height, word.get_width() + round(height * 0.6))
    cap = pygame.Surface((width, height), pygame.SRCALPHA)
    corner, depth = round(height * 0.22), max(2, round(height * 0.1))
    pygame.draw.rect(cap, UNDER, cap.get_rect(), border_radius=corner)
    top = pygame.Rect(0, 0, width, height - depth)
    pygame.draw.rect(cap, CAP, top, border_radius=corner)
    pygame.draw.rect(cap, GOLD_DARK, top, max(1, height // 24), border_radius=corner)
    if arrow is None:
        cap.blit(word, word.get_rect(center=top.center))
    else:
        reach = pygame.Vector2(height * 0.2, 0)
        points = [pygame.Vector2(top.center) + reach.rotate(arrow + turn) for turn in (0, 130, 230)]
        pygame.draw.polygon(cap, CREAM, points)
    return cap
