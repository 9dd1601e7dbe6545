"""The rules, chapter by chapter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.client.room import Chapter
from game.client.shell import Shell
from game.client.widgets import rich_text
from game.client.widgets.icons import icon
from game.client.widgets.look import INK, PENALTY, Face, fitting, font
from game.client.widgets.rich_text import Style

from .book import BookScene

POINT = "- "
"""How a point of a list begins."""


class RulesScene(BookScene):
    """What one needs to know to play, in the player's language."""

    def __init__(self, app: Shell, chapters: Sequence[Chapter], opened: str = "") -> None:
        super().__init__(app)
        self.chapters = chapters
        self.chapter = next((each for each in chapters if each.key == opened), chapters[0])

    def title(self) -> str:
        return self.app.words.text("title-rules")

    def contents(self) -> list[tuple[str, Callable[[], None], bool]]:
        words = self.app.words
        return [
            (words.form(each.key, "title"), partial(self.open, each), each == self.chapter)
            for each in self.chapters
        ]

    def fill(self, inner: pygame.Rect) -> None:
        self.scroll.show(self._page(inner.width), inner)

    def open(self, chapter: Chapter) -> None:
        """Turns to a chapter."""
        self.chapter = chapter
        self.turn()

    def text(self) -> str:
        """The words of the chapter that is open."""
        return self.app.words.form(self.chapter.key, "text", **self.chapter.facts)

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
