"""Pictures that fill a window and come to life; places are those on the painting."""

from __future__ import annotations

from abc import ABC, abstractmethod

import pygame

from game.client.motion import Motion

from .pictures import original


class Lively(ABC):
    """Moves on a still picture that covers the window."""

    def __init__(self, still: pygame.Surface, picture: str) -> None:
        self._still = still
        size, painted = still.get_size(), original(picture).get_size()
        self.scale = max(size[0] / painted[0], size[1] / painted[1])
        self._left = (size[0] - painted[0] * self.scale) / 2
        self._top = (size[1] - painted[1] * self.scale) / 2

    def update(self, seconds: float, now: float) -> None:
        """Time goes on; most of what lives here is told by the time alone."""
        del seconds, now

    @abstractmethod
    def draw(self, screen: pygame.Surface, motion: Motion) -> None:
        """What moves, over the still picture."""

    def _place(self, place: tuple[int, int]) -> tuple[float, float]:
        return self._left + place[0] * self.scale, self._top + place[1] * self.scale

    def _area(self, area: tuple[int, int, int, int]) -> pygame.Rect:
        x, y = self._place((area[0], area[1]))
        return pygame.Rect(
            round(x), round(y), round(area[2] * self.scale), round(area[3] * self.scale)
        )
