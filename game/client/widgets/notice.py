"""A word in passing: a ribbon over everything that is gone before it is in the way."""

from __future__ import annotations

import pygame

from game.client.motion import Motion

from .look import CREAM, Face, font, window_scale
from .nine_patch import nine_patch

SEEN, FADES = 1.6, 0.25
"""Seconds in which one has read it, and in which it comes and goes."""


class Notice:
    """What the player is told in passing; the latest counts."""

    def __init__(self, motion: Motion) -> None:
        self._motion = motion
        self._text = ""
        self._until = 0.0

    def tell(self, text: str) -> None:
        self._text, self._until = text, self._motion.now + SEEN

    @property
    def text(self) -> str:
        """What is said now."""
        return self._text if self._motion.now < self._until else ""

    def draw(self, screen: pygame.Surface, middle: tuple[int, int]) -> None:
        if not self.text:
            return
        shown = _ribbon(self._text, window_scale(screen.get_size()))
        left = self._until - self._motion.now
        shown.set_alpha(round(255 * min(1.0, left / FADES, (SEEN - left) / FADES + 0.2)))
        screen.blit(shown, shown.get_rect(center=middle))


def _ribbon(text: str, scale: float) -> pygame.Surface:
    word = font(Face.NAME, round(27 * scale)).render(text, True, CREAM)
    size = (word.get_width() + round(170 * scale), round(64 * scale))
    made = nine_patch("table/ribbon", size, (132, 40, 132, 40), size[1] / 96).copy()
    made.blit(word, word.get_rect(center=made.get_rect().center))
    return made
