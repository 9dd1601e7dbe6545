"""The licences of the program and of everything in it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.client.shell import Shell
from game.client.widgets.long_text import LongText, TextLine, wrapped
from game.client.widgets.look import INK, PENALTY, Face, font
from game.licences import licences

from .book import BookScene


class LicencesScene(BookScene):
    """One group of licences at a time, to read from beginning to end."""

    def __init__(self, app: Shell) -> None:
        super().__init__(app)
        self.scroll = self._text = LongText()
        self.groups = {group: texts for group, texts in licences().items() if texts}
        self.group = next(iter(self.groups))

    def title(self) -> str:
        return self.app.words.text("settings-licences")

    def contents(self) -> list[tuple[str, Callable[[], None], bool]]:
        words = self.app.words
        return [
            (words.text(f"licences-{group}"), partial(self.open, group), group == self.group)
            for group in self.groups
        ]

    def fill(self, inner: pygame.Rect) -> None:
        letters = max(self.reading_px(26), 13)
        self._text.show_lines(self._lines(letters, inner.width), letters, inner)

    def open(self, group: str) -> None:
        """Turns to another group."""
        self.group = group
        self.turn()

    def _lines(self, size: int, width: int) -> list[TextLine]:
        lines: list[TextLine] = []
        for name, text in self.groups[self.group].items():
            if lines:
                lines += [TextLine("", Face.TEXT, INK)] * 3
            lines += [TextLine(name, Face.BOLD, PENALTY), TextLine("", Face.TEXT, INK)]
            for line in wrapped(text.strip("\n"), font(Face.TEXT, size), width):
                lines.append(TextLine(line, Face.TEXT, INK))
        return lines
