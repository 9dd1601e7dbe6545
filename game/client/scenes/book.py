"""Pages to read: chapters at the left, the one that is open on a parchment beside them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence

import pygame

from game.client.widgets.button import Button
from game.client.widgets.look import GOLD_LIGHT, Face, fitting
from game.client.widgets.parchment import parchment
from game.client.widgets.pictures import cover

from .page import PageScene


class BookScene(PageScene):
    """A title, chapters to turn to, and the way back."""

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
        found = []
        for index, (name, open_it, is_open) in enumerate(self.contents()):
            area = pygame.Rect(self.px(60), self.px(150 + 76 * index), self.px(420), self.px(64))
            found.append(Button(name, open_it, area, primary=is_open))
        back = Button(self.app.words.text("new-back"), self.app.pop)
        back.area = pygame.Rect(self.px(60), height - self.px(100), self.px(420), self.px(70))
        self.buttons.set([*found, back])
        wide = min(width - self.px(590), self.px(1500))
        self.area = pygame.Rect(self.px(530), self.px(40), wide, height - self.px(80))
        self.fill(self.area.inflate(-self.px(160), -self.px(150)))

    def paint(self, size: tuple[int, int]) -> pygame.Surface:
        surface = cover("table/felt", size)
        letters = fitting(self.title(), Face.HEAD, self.px(60), self.px(430))
        head = letters.render(self.title(), True, GOLD_LIGHT)
        surface.blit(head, head.get_rect(midleft=(self.px(64), self.px(88))))
        parchment(surface, self.area, self.scale)
        return surface
