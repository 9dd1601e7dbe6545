"""A page: a still picture with buttons on it and, if there is more to read, a part that scrolls."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

import pygame

from game.client.widgets.button import Buttons
from game.client.widgets.scroll import Scroll

from .scene import Scene

if TYPE_CHECKING:
    from game.client.app import App

REFERENCE = (1920, 1080)
"""The window all lengths are meant for; others show the same, larger or smaller."""


class PageScene(Scene, ABC):
    """What title, rules, statistics, scores and forms have in common."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.buttons = Buttons(app.sounds)
        self.scroll = Scroll()
        self.scale = 1.0
        self._still: pygame.Surface | None = None

    def px(self, length: float) -> int:
        """A length of the reference window in this one."""
        return round(length * self.scale)

    # What a page says of itself.

    @abstractmethod
    def lay_out(self, size: tuple[int, int]) -> None:
        """Puts buttons and whatever scrolls in their places."""

    @abstractmethod
    def paint(self, size: tuple[int, int]) -> pygame.Surface:
        """All that stands still."""

    # How it works.

    def resize(self) -> None:
        size = self.app.screen.get_size()
        self.scale = min(size[0] / REFERENCE[0], size[1] / REFERENCE[1])
        self.lay_out(size)
        self._still = None

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.app.pop()
        elif not self.scroll.handle(event):
            self.buttons.handle(event)

    def draw(self, screen: pygame.Surface) -> None:
        if self._still is None:
            self._still = self.paint(screen.get_size()).convert()
        screen.blit(self._still, (0, 0))
        self.scroll.draw(screen)
        self.buttons.draw(screen, pygame.mouse.get_pos())
