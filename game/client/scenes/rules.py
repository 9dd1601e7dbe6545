"""The rules, chapter by chapter, and a line to search them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from unicodedata import combining, normalize

import pygame

from game.client.keys import BACK, CONFIRM, SEARCH
from game.client.room import Chapter
from game.client.shell import Shell
from game.client.widgets import rich_text
from game.client.widgets.fields import Line
from game.client.widgets.icons import icon
from game.client.widgets.look import GOLD, INK, PENALTY, Face, fitting, font
from game.client.widgets.rich_text import Style
from game.lang import plain

from .book import BookScene

POINT = "- "
"""How a point of a list begins."""
DRAWING = "@ "
"""How a paragraph begins that is a drawing: its name follows."""
LONGEST_SEARCH = 40
FOUND = (*GOLD, 56)
"""Behind paragraphs that have what was searched."""


class RulesScene(BookScene):
    """What one needs to know to play, in the player's language."""

    head_room = 62

    def __init__(self, app: Shell, chapters: Sequence[Chapter], opened: str = "") -> None:
        super().__init__(app)
        self.chapters = chapters
        self.chapter = next((each for each in chapters if each.key == opened), chapters[0])
        self.searched = ""
        self._line: Line | None = None
        self._first_found: int | None = None
        """How far down the page the first paragraph found begins."""

    def title(self) -> str:
        return self.app.words.text("title-rules")

    def contents(self) -> list[tuple[str, Callable[[], None], bool]]:
        words = self.app.words
        return [
            (words.form(each.key, "title"), partial(self.open, each), each == self.chapter)
            for each in self.found()
        ]

    def open(self, chapter: Chapter) -> None:
        """Turns to a chapter, at what was searched if it is there."""
        self.chapter = chapter
        self.turn()
        if self._first_found is not None:
            self.scroll.to(self._first_found)

    def text(self) -> str:
        """The words of the chapter that is open."""
        return self._text_of(self.chapter)

    def _text_of(self, chapter: Chapter) -> str:
        return self.app.words.form(chapter.key, "text", **chapter.facts)

    # Searching.

    def found(self) -> Sequence[Chapter]:
        """The chapters that have all the words that were searched; all, if nothing was."""
        words = self.app.words
        return [
            each
            for each in self.chapters
            if self._fits(f"{words.form(each.key, 'title')} {self._text_of(each)}")
        ]

    def _fits(self, text: str) -> bool:
        bare = _bare(plain(text))
        return all(word in bare for word in _bare(self.searched).split())

    def _search(self, text: str) -> None:
        """What is searched has changed: shows where it is, without losing the line."""
        self.searched = text
        found = self.found()
        if found and self.chapter not in found:
            self.chapter = found[0]
        self.scroll.offset = 0
        super().lay_out(self.app.screen.get_size())
        if self._first_found is not None:
            self.scroll.to(self._first_found)
        self.repaint()

    # Input.

    def enter(self) -> None:
        self.resize()

    def leave(self) -> None:
        self.app.gui.clear()

    def handle(self, event: pygame.event.Event) -> None:
        line, manager = self._line, self.app.gui.manager
        assert line
        if SEARCH.heard(event):
            line.press()
        elif event.type == pygame.KEYDOWN and line.typing:
            if BACK.heard(event) or (CONFIRM.heard(event) and event.key != pygame.K_SPACE):
                manager.set_focus_set(None)
            else:
                manager.process_events(event)
        else:
            if event.type == pygame.MOUSEBUTTONDOWN and not line.area.collidepoint(event.pos):
                manager.set_focus_set(None)
            if not manager.process_events(event):
                line.take(event)
                super().handle(event)

    def update(self, seconds: float) -> None:
        self.app.gui.manager.update(seconds)

    # Looks.

    def lay_out(self, size: tuple[int, int]) -> None:
        super().lay_out(size)
        self.app.gui.fit(size, self.scale, min(self.letters, 1.0))
        hint = self.app.words.text("rules-search")
        self._line = Line("", self.searched, LONGEST_SEARCH, self._search, placeholder=hint)
        area = pygame.Rect(self.buttons.all[-1].area.x, self.px(130), 0, self.px(54))
        area.width = self.buttons.all[-1].area.width
        self._line.place(area, self.app.gui.manager, self.scale)

    def draw(self, screen: pygame.Surface) -> None:
        super().draw(screen)
        if self._line:
            self._line.draw(screen)
        self.app.gui.draw(screen)

    def fill(self, inner: pygame.Rect) -> None:
        self.scroll.show(self._page(inner.width), inner)

    def _page(self, width: int) -> pygame.Surface:
        """The whole chapter, as long as it may be."""
        gap = self.px(20)
        if not self.found():
            return self._heading(self.app.words.text("rules-search-nothing"), width)
        head = self._heading(self.app.words.form(self.chapter.key, "title"), width)
        parts = [head]
        self._first_found = None
        height = head.get_height() + 2 * gap
        tops = [0]
        for paragraph in self.text().split("\n\n"):
            found = bool(self.searched.split()) and self._fits(paragraph)
            if found and self._first_found is None:
                self._first_found = height
            parts.append(self._paragraph(paragraph, width, found))
            tops.append(height)
            height += parts[-1].get_height() + gap
        page = pygame.Surface((width, height), pygame.SRCALPHA)
        for part, top in zip(parts, tops, strict=True):
            page.blit(part, (0, top))
        return page

    def _heading(self, title: str, width: int) -> pygame.Surface:
        return fitting(title, Face.NAME, self.reading_px(48), width).render(title, True, PENALTY)

    def _paragraph(self, text: str, width: int, found: bool) -> pygame.Surface:
        if text.startswith(DRAWING):
            return self.chapter.drawings[text.removeprefix(DRAWING)](width, self.reading)
        size = max(self.reading_px(32), 14)
        inset = self.reading_px(44) if text.startswith(POINT) else 0
        layout = rich_text.lay_out(text.removeprefix(POINT), Style(), size, width - inset)
        drawn = pygame.Surface((width, layout.height), pygame.SRCALPHA)
        if found:
            drawn.fill(FOUND)
        where = pygame.Rect(inset, 0, width - inset, layout.height)
        rich_text.draw(drawn, layout, where, INK, icon)
        if inset:
            mark = font(Face.BOLD, size).render("•", True, PENALTY)
            drawn.blit(mark, (self.px(10), 0))
        return drawn


def _bare(text: str) -> str:
    """A text as people search it: neither capitals nor accents matter."""
    return "".join(each for each in normalize("NFD", text.casefold()) if not combining(each))
