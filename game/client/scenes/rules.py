"""The rules, chapter by chapter."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.room import Chapter
from game.client.shell import Shell
from game.client.widgets import rich_text
from game.client.widgets.button import Button
from game.client.widgets.icons import icon
from game.client.widgets.look import GOLD_LIGHT, INK, PENALTY, Face, fitting, font
from game.client.widgets.parchment import parchment
from game.client.widgets.pictures import cover
from game.client.widgets.rich_text import Style

from .page import PageScene

POINT = "- "
"""How a point of a list begins."""


class RulesScene(PageScene):
    """What one needs to know to play, in the player's language."""

    largest_letters = 1.6

    def __init__(self, app: Shell, chapters: Sequence[Chapter], opened: str = "") -> None:
        super().__init__(app)
        self.chapters = chapters
        self.chapter = next((each for each in chapters if each.key == opened), chapters[0])

    def lay_out(self, size: tuple[int, int]) -> None:
        width, height = size
        words = self.app.words
        found = []
        for index, chapter in enumerate(self.chapters):
            button = Button(
                words.form(chapter.key, "title"),
                lambda chapter=chapter: self.open(chapter),  # type: ignore[misc]
                primary=chapter == self.chapter,
            )
            button.area = pygame.Rect(
                self.px(60), self.px(150 + 76 * index), self.px(420), self.px(64)
            )
            found.append(button)
        back = Button(words.text("new-back"), self.app.pop)
        back.area = pygame.Rect(self.px(60), height - self.px(100), self.px(420), self.px(70))
        self.buttons.set([*found, back])
        wide = min(width - self.px(590), self.px(1500))
        self.area = pygame.Rect(self.px(530), self.px(40), wide, height - self.px(80))
        inner = self.area.inflate(-self.px(160), -self.px(150))
        self.scroll.show(self._page(inner.width), inner)

    def open(self, chapter: Chapter) -> None:
        """Turns to a chapter."""
        self.chapter = chapter
        self.scroll.offset = 0
        self.resize()

    def text(self) -> str:
        """The words of the chapter that is open."""
        return self.app.words.form(self.chapter.key, "text", **self.chapter.facts)

    def paint(self, size: tuple[int, int]) -> pygame.Surface:
        surface = cover("table/felt", size)
        title = self.app.words.text("title-rules")
        head = fitting(title, Face.NUMBER, self.px(60), self.px(430)).render(
            title, True, GOLD_LIGHT
        )
        surface.blit(head, head.get_rect(midleft=(self.px(64), self.px(88))))
        parchment(surface, self.area, self.scale)
        return surface

    def _page(self, width: int) -> pygame.Surface:
        """The whole chapter, as long as it may be."""
        size, gap, indent = max(self.reading_px(32), 14), self.px(20), self.reading_px(44)
        title = self.app.words.form(self.chapter.key, "title")
        head = fitting(title, Face.NAME, self.reading_px(48), width).render(title, True, PENALTY)
        parts = []
        height = head.get_height() + 2 * gap
        for paragraph in self.text().split("\n\n"):
            inset = indent if paragraph.startswith(POINT) else 0
            layout = rich_text.lay_out(paragraph.removeprefix(POINT), Style(), size, width - inset)
            parts.append((inset, height, layout))
            height += layout.height + gap
        page = pygame.Surface((width, height), pygame.SRCALPHA)
        page.blit(head, (0, 0))
        for inset, top, layout in parts:
            where = pygame.Rect(inset, top, width - inset, layout.height)
            rich_text.draw(page, layout, where, INK, icon)
            if inset:
                mark = font(Face.BOLD, size).render("•", True, PENALTY)
                page.blit(mark, (self.px(10), top))
        return page
