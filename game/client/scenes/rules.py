"""The rules, chapter by chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.widgets import rich_text
from game.client.widgets.button import Button
from game.client.widgets.look import GOLD_LIGHT, INK, PENALTY, Face, fitting, font
from game.client.widgets.parchment import parchment
from game.client.widgets.pictures import cover
from game.client.widgets.rich_text import Style
from game.engine.message import Arg
from game.titles.realms.cards.card import Module
from game.titles.realms.cards.catalogue import HAND_LIMIT
from game.titles.realms.play.options import STALLED_ROUNDS, Options, Variant

from .page import PageScene

if TYPE_CHECKING:
    from game.client.app import App

CHAPTERS = (
    "goal",
    "turn",
    "ending",
    "scoring",
    "blanking",
    "wild",
    "duel",
    "hoard",
    "controls",
    "rulings",
)
POINT = "- "
"""How a point of a list begins."""


class RulesScene(PageScene):
    """What one needs to know to play, in the player's language."""

    def __init__(self, app: App, chapter: str = CHAPTERS[0]) -> None:
        super().__init__(app)
        self.chapter = chapter

    def lay_out(self, size: tuple[int, int]) -> None:
        width, height = size
        words = self.app.words
        found = []
        for index, chapter in enumerate(CHAPTERS):
            button = Button(
                words.form(f"rules-{chapter}", "title"),
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

    def open(self, chapter: str) -> None:
        """Turns to a chapter."""
        self.chapter = chapter
        self.scroll.offset = 0
        self.resize()

    def text(self) -> str:
        """The words of the chapter that is open."""
        return self.app.words.form(f"rules-{self.chapter}", "text", **facts(self.chapter))

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
        size, gap, indent = max(self.px(32), 14), self.px(20), self.px(44)
        title = self.app.words.form(f"rules-{self.chapter}", "title")
        head = fitting(title, Face.NAME, self.px(48), width).render(title, True, PENALTY)
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
            rich_text.draw(page, layout, where, INK, self.app.painter.icon)
            if inset:
                mark = font(Face.BOLD, size).render("•", True, PENALTY)
                page.blit(mark, (self.px(10), top))
        return page


def facts(chapter: str) -> dict[str, Arg]:
    """The numbers a chapter speaks of, out of the rules themselves."""
    base = Options(4)
    suits = Options(4, modules=(Module.SUITS,))
    match chapter:
        case "goal" | "turn":
            return {"hand": base.cards.hand_size}
        case "ending":
            return {"ending": base.ending, "rounds": STALLED_ROUNDS}
        case "duel":
            return {"ending": Options(2, Variant.DUEL).ending}
        case "hoard":
            return {
                "hand": suits.cards.hand_size,
                "ending": suits.ending,
                "duel": Options(2, Variant.DUEL, (Module.SUITS,)).ending,
                "most": HAND_LIMIT,
            }
        case _:
            return {}
