"""Something went wrong: says so, where the log is, and how to go on."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.client.shell import Shell
from game.client.widgets import rich_text
from game.client.widgets.button import Button
from game.client.widgets.furniture import heading, sheet
from game.client.widgets.icons import icon
from game.client.widgets.look import INK
from game.client.widgets.pictures import cover
from game.client.widgets.rich_text import Style

from .page import PageScene


class CrashScene(PageScene):
    """Nothing of the match is lost but what was being done."""

    def __init__(self, app: Shell, what: str, log: Path, saved: bool) -> None:
        super().__init__(app)
        self._saved = saved
        self.what = what
        """In the program's own words: for the log and for tests, never for the page."""
        self.log = log

    def paragraphs(self) -> list[str]:
        words = self.app.words
        saved = [words.text("crash-saved")] if self._saved else []
        return [words.text("crash-text"), *saved, words.text("crash-log", file=str(self.log))]

    def lay_out(self, size: tuple[int, int]) -> None:
        width, height = size
        words = self.app.words
        self.area = pygame.Rect(0, 0, self.px(1300), self.px(760))
        self.area.center = (width // 2, height // 2)
        back = Button(words.text("scoring-title"), self.app.start, primary=True)
        leave = Button(words.text("title-quit"), self.app.quit)
        for index, button in enumerate((leave, back)):
            button.area = pygame.Rect(0, 0, self.px(460), self.px(78))
            middle = self.area.centerx + self.px((index - 0.5) * 500)
            button.area.center = (middle, self.area.bottom - self.px(100))
        self.buttons.set([leave, back])

    def handle(self, event: pygame.event.Event) -> None:
        self.buttons.handle(event)

    def paint(self, size: tuple[int, int]) -> pygame.Surface:
        surface = cover("title/title", size)
        sheet(surface, self.area, self.scale)
        heading(surface, self.app.words.text("crash-title"), self.area, self.scale)
        room = self.area.inflate(-self.px(200), 0)
        room.y += self.px(110)
        room.height = self.buttons.all[0].area.y - room.y
        for text in self.paragraphs():
            layout = rich_text.lay_out(text, Style(), max(self.reading_px(30), 13), room.width)
            layout = rich_text.cut(layout, room.width, room.height)
            rich_text.draw(surface, layout, room, INK, icon)
            used = layout.height + self.px(24)
            room.y, room.height = room.y + used, room.height - used
        return surface
