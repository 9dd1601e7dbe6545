"""The licences of the program and of everything in it."""

from __future__ import annotations

import pygame

from game.client.shell import Shell
from game.client.widgets.button import Button
from game.client.widgets.long_text import LongText, TextLine, wrapped
from game.client.widgets.look import GOLD_LIGHT, INK, PENALTY, Face, fitting, font
from game.client.widgets.parchment import parchment
from game.client.widgets.pictures import cover
from game.licences import licences

from .page import PageScene


class LicencesScene(PageScene):
    """One group of licences at a time, to read from beginning to end."""

    def __init__(self, app: Shell) -> None:
        super().__init__(app)
        self.scroll = self._text = LongText()
        self.groups = {group: texts for group, texts in licences().items() if texts}
        self.group = next(iter(self.groups))

    def lay_out(self, size: tuple[int, int]) -> None:
        width, height = size
        words = self.app.words
        found = []
        for index, group in enumerate(self.groups):
            button = Button(
                words.text(f"licences-{group}"),
                lambda group=group: self.open(group),  # type: ignore[misc]
                primary=group == self.group,
            )
            top = self.px(150 + 84 * index)
            button.area = pygame.Rect(self.px(60), top, self.px(420), self.px(70))
            found.append(button)
        back = Button(words.text("new-back"), self.app.pop)
        back.area = pygame.Rect(self.px(60), height - self.px(100), self.px(420), self.px(70))
        self.buttons.set([*found, back])
        wide = min(width - self.px(590), self.px(1500))
        self.area = pygame.Rect(self.px(530), self.px(40), wide, height - self.px(80))
        inner = self.area.inflate(-self.px(160), -self.px(150))
        letters = max(self.px(26), 13)
        self._text.show_lines(self._lines(letters, inner.width), letters, inner)

    def open(self, group: str) -> None:
        """Turns to another group."""
        self.group = group
        self._text.offset = 0
        self.resize()

    def _lines(self, size: int, width: int) -> list[TextLine]:
        lines: list[TextLine] = []
        for name, text in self.groups[self.group].items():
            if lines:
                lines += [TextLine("", Face.TEXT, INK)] * 3
            lines += [TextLine(name, Face.BOLD, PENALTY), TextLine("", Face.TEXT, INK)]
            for line in wrapped(text.strip("\n"), font(Face.TEXT, size), width):
                lines.append(TextLine(line, Face.TEXT, INK))
        return lines

    def paint(self, size: tuple[int, int]) -> pygame.Surface:
        surface = cover("table/felt", size)
        title = self.app.words.text("settings-licences")
        head = fitting(title, Face.NUMBER, self.px(60), self.px(430)).render(
            title, True, GOLD_LIGHT
        )
        surface.blit(head, head.get_rect(midleft=(self.px(64), self.px(88))))
        parchment(surface, self.area, self.scale)
        return surface
