"""Pages to read: chapters at the left, the one that is open on a parchment beside them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence

import pygame

from game.client.widgets.button import Button
from game.client.widgets.furniture import sheet
from game.client.widgets.look import GOLD_LIGHT, SMALLEST, Face, fitting
from game.client.widgets.pictures import cover

from .page import LARGEST_LETTERS, PageScene

LONGEST_LINE = 1900
"""Longer lines lose the eye on its way back."""


class BookScene(PageScene):
    """A title, chapters to turn to, and the way back."""

    largest_letters = 1.6
    head_room = 0
    """What lies between the title and the chapters, in pixels of the reference window."""

    @abstractmethod
    def title(self) -> str:
        """What stands above the chapters."""

    @abstractmethod
    def contents(self) -> Sequence[tuple[str, Callable[[], None], bool]]:
        """The name of each chapter, how to open it, and whether it is open."""

    @abstractmethod
    def fill(self, inner: pygame.Rect) -> None:
        """Lays out the chapter that is open, to be scrolled in that area."""

    def turn(self) -> None:
        """Another chapter is open: shows it from its beginning."""
        self.scroll.offset = 0
        self.resize()

    def lay_out(self, size: tuple[int, int]) -> None:
        width, height = size
        chapters = self.contents()
        grown = min(max(self.letters, 1), LARGEST_LETTERS)
        wide, back_height = self.px(400 * grown), self.px(70)
        top, bottom = self.px(136 + self.head_room), height - self.px(40) - back_height
        pitch = min(self.px(76 * grown), (bottom - top) // max(len(chapters), 1))
        found = []
        for index, (name, open_it, is_open) in enumerate(chapters):
            area = pygame.Rect(
                self.px(50),
                top + pitch * index,
                wide,
                round(pitch * (0.86 if pitch > self.px(60) else 1)),
            )
            found.append(Button(name, open_it, area, primary=is_open))
        back = Button(self.app.words.text("new-back"), self.app.pop)
        back.area = pygame.Rect(self.px(50), bottom, wide, back_height)
        self.buttons.set([*found, back])
        left = self.px(50) + wide + self.px(70)
        self.area = pygame.Rect(left, self.px(56), width - left - self.px(66), height - self.px(98))
        inner = self.area.inflate(-self.px(150), -self.px(130))
        inner.width = min(inner.width, self.px(LONGEST_LINE * max(self.letters, 1)))
        inner.centerx = self.area.centerx
        self.fill(inner)

    def paint(self, size: tuple[int, int]) -> pygame.Surface:
        surface = cover("table/felt", size)
        letters = fitting(self.title(), Face.HEAD, self.px(60), self.px(430), SMALLEST)
        head = letters.render(self.title(), True, GOLD_LIGHT)
        surface.blit(head, head.get_rect(midleft=(self.px(64), self.px(80))))
        sheet(surface, self.area, self.scale)
        return surface
