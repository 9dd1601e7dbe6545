"""Something went wrong: says what, where the log is, and how to go on."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.client.widgets import rich_text
from game.client.widgets.button import Button
from game.client.widgets.look import INK, PENALTY, Face, fitting
from game.client.widgets.parchment import parchment
from game.client.widgets.pictures import cover
from game.client.widgets.rich_text import Style

from .page import PageScene

if TYPE_CHECKING:
    from game.client.app import App


class CrashScene(PageScene):
    """Nothing of the match is lost but what was being done."""

    def __init__(self, app: App, what: str, log: Path) -> None:
        super().__init__(app)
        self.what = what
        self.log = log

    def paragraphs(self) -> list[str]:
        words = self.app.words
        return [
            words.text("crash-text"),
            words.text("crash-what", what=self.what),
            words.text("crash-log", file=str(self.log)),
        ]

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
        parchment(surface, self.area, self.scale)
        title = self.app.words.text("crash-title")
        head = fitting(title, Face.NUMBER, self.px(54), self.area.width).render(
            title, True, PENALTY
        )
        surface.blit(head, head.get_rect(center=(self.area.centerx, self.area.y + self.px(96))))
        top = self.area.y + self.px(180)
        for text in self.paragraphs():
            layout = rich_text.lay_out(
                text, Style(), max(self.px(30), 13), self.area.width - self.px(200)
            )
            where = pygame.Rect(self.area.x + self.px(100), top, self.area.width, layout.height)
            rich_text.draw(surface, layout, where, INK, self.app.painter.icon)
            top += layout.height + self.px(24)
        return surface
