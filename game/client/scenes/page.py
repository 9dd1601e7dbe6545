"""A page: a still picture with buttons on it and, if there is more to read, a part that scrolls."""

from __future__ import annotations

from abc import ABC, abstractmethod

import pygame

from game.client.keys import BACK
from game.client.shell import Scene, Shell
from game.client.widgets.button import Buttons
from game.client.widgets.look import SMALLEST, window_scale
from game.client.widgets.scroll import Scroll

LARGEST_LETTERS = 1.25
"""How much larger than usual they may be where they stand in rows and on buttons."""


class PageScene(Scene, ABC):
    """What title, rules, statistics, scores and forms have in common.

    Everything on a page is as large as the window lets it be; letters besides as the player wants
    them, as far as there is room.
    """

    largest_letters = LARGEST_LETTERS

    def __init__(self, app: Shell) -> None:
        super().__init__(app)
        self.buttons = Buttons(app.sounds)
        self.scroll = Scroll()
        self.scale = 1.0
        self._still: pygame.Surface | None = None

    def px(self, length: float) -> int:
        """A length of the reference window in this one."""
        return round(length * self.scale)

    @property
    def letters(self) -> float:
        """How much larger than usual they are."""
        return min(self.app.store.settings.ui_scale / 100, self.largest_letters)

    @property
    def reading(self) -> float:
        """The scale of what is read."""
        return self.scale * self.letters

    def reading_px(self, length: float) -> int:
        """The size of letters of the reference window in this one."""
        return max(round(length * self.reading), SMALLEST)

    def sheet(self, size: tuple[int, int], widest: int) -> pygame.Rect:
        """Where the sheet of a page lies: as high as the window, as wide as it wants and can be."""
        width = min(widest, size[0] - self.px(100))
        area = pygame.Rect(0, self.px(62), width, size[1] - self.px(104))
        area.centerx = size[0] // 2
        return area

    # What a page says of itself.

    @abstractmethod
    def lay_out(self, size: tuple[int, int]) -> None:
        """Puts buttons and whatever scrolls in their places."""

    @abstractmethod
    def paint(self, size: tuple[int, int]) -> pygame.Surface:
        """All that stands still."""

    def enliven(self, screen: pygame.Surface) -> None:
        """What moves on it, under buttons and text."""

    # How it works.

    def resize(self) -> None:
        size = self.app.screen.get_size()
        self.scale = window_scale(size)
        self.buttons.letters = min(self.letters, LARGEST_LETTERS)
        self.lay_out(size)
        self._still = None

    def repaint(self) -> None:
        """What stands still has changed, and lies where it did."""
        self._still = None

    def handle(self, event: pygame.event.Event) -> None:
        if BACK.heard(event):
            self.app.pop()
        elif not self.scroll.handle(event):
            self.buttons.handle(event)

    def draw(self, screen: pygame.Surface) -> None:
        if self._still is None:
            self._still = self.paint(screen.get_size()).convert()
        screen.blit(self._still, (0, 0))
        self.enliven(screen)
        self.scroll.draw(screen)
        self.buttons.draw(screen, pygame.mouse.get_pos())
