"""A score sheet on parchment: each card with its figures, and the reason for every point."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import pygame

from game.client.widgets import rich_text
from game.client.widgets.icons import icon
from game.client.widgets.look import (
    BONUS,
    INK,
    PARCHMENT,
    PENALTY,
    SMALLEST,
    Colour,
    Face,
    fitting,
    font,
    mixed,
)
from game.client.widgets.rich_text import Style
from game.engine.message import Message
from game.lang import Language
from game.lang.language import signed, told
from game.titles.realms.cards.items import Item
from game.titles.realms.scoring.sheet import CardScore, ScoreSheet
from game.titles.realms.text.score_text import explain
from game.titles.realms.text.wording import card_name

from .card_face import CardPainter, Condition

COLUMNS = {"base": 372, "bonus": 254, "penalty": 105, "total": 0}
"""How far left of the edge each figure ends."""
FAINT = mixed(INK, PARCHMENT, 0.75)


class SheetPainter:
    """Draws score sheets at a scale."""

    def __init__(
        self,
        words: Language,
        painter: CardPainter,
        scale: float,
        origins: Mapping[int, Message] = MappingProxyType({}),
    ) -> None:
        self.words = words
        self.origins = origins
        """Where extra cards came from, by their numbers."""
        self.painter = painter
        self.scale = scale

    def px(self, length: float) -> int:
        return round(length * self.scale)

    def headings(self, surface: pygame.Surface, right: int, bottom: int) -> None:
        """What the columns of figures are."""
        for part, offset in COLUMNS.items():
            text = self.words.text(f"pad-{part}")
            word = fitting(text, Face.LABEL, self.px(20), self.px(112)).render(text, True, INK)
            surface.blit(word, word.get_rect(bottomright=(right - self.px(offset), bottom)))

    def page(self, sheet: ScoreSheet, width: int) -> pygame.Surface:
        """All rows, as long as they need to be."""
        rows = [self._reasons(sheet, place, width) for place in range(len(sheet.cards))]
        heights = [max(reasons.get_height() + self.px(38), self.px(84)) for reasons in rows]
        gap = self.px(12)
        items = (self.px(84) + gap) * len(sheet.items)
        page = pygame.Surface((width, sum(heights) + gap * len(rows) + items), pygame.SRCALPHA)
        top = 0
        for row, reasons, height in zip(sheet.cards, rows, heights, strict=True):
            self._row(page, row, top)
            page.blit(reasons, (self.px(116), top + self.px(38)))
            top += height + gap
            pygame.draw.line(page, FAINT, (0, top - gap // 2), (width, top - gap // 2))
        for item, points in sheet.items:
            self._item(page, item, points, top)
            top += self.px(84) + gap
            pygame.draw.line(page, FAINT, (0, top - gap // 2), (width, top - gap // 2))
        return page

    def _item(self, page: pygame.Surface, item: Item, points: int, top: int) -> None:
        """A Cursed Item that lay face down, and what it counts."""
        words, left = self.words, self.px(116)
        page.blit(self.painter.token(item, self.px(92)), (0, top))
        name, room = words.say(card_name(item.name)), page.get_width() - self.px(116 + 430)
        letters = fitting(name, Face.BOLD, self.px(28), room)
        word = letters.render(name, True, INK)
        page.blit(word, (left, top))
        foot = top + letters.foot
        kind = words.text("suit-cursed")
        below = font(Face.ITALIC, max(self.px(21), SMALLEST)).render(kind, True, INK)
        page.blit(below, (left, top + self.px(38)))
        self._figure(page, told(points), Face.FIGURE_BOLD, INK, (page.get_width(), foot))

    def _figure(
        self,
        page: pygame.Surface,
        text: str,
        face: Face,
        colour: Colour,
        right_foot: tuple[int, int],
    ) -> None:
        """A figure on the line on which the name beside it stands."""
        letters, (right, foot) = font(face, self.px(28)), right_foot
        drawn = letters.render(text, True, colour)
        page.blit(drawn, drawn.get_rect(topright=(right, foot - letters.foot)))

    def _row(self, page: pygame.Surface, row: CardScore, top: int) -> None:
        """The card, its name and its figures."""
        words = self.words
        condition = (
            Condition.BLANKED
            if row.blanked
            else Condition.CLEARED
            if row.cleared
            else Condition.FRESH
        )
        page.blit(self.painter.token(row.card, self.px(92), condition), (0, top))
        name = words.say(card_name(row.name))
        if row.name is not row.card.name:
            name = f"{words.say(card_name(row.card.name))} › {name}"
        colour = mixed(INK, PARCHMENT, 0.5) if row.blanked else INK
        room = page.get_width() - self.px(116 + 430)
        letters = fitting(name, Face.BOLD, self.px(28), room)
        page.blit(letters.render(name, True, colour), (self.px(116), top))
        figures = {
            "base": (told(row.base), colour, Face.FIGURE),
            "bonus": (signed(row.bonus) if row.bonus else "", BONUS, Face.FIGURE),
            "penalty": (signed(row.penalty) if row.penalty else "", PENALTY, Face.FIGURE),
            "total": (told(row.total), colour, Face.FIGURE_BOLD),
        }
        for part, (text, tint, face) in figures.items():
            right = page.get_width() - self.px(COLUMNS[part])
            self._figure(page, text, face, tint, (right, top + letters.foot))

    def _reasons(self, sheet: ScoreSheet, place: int, width: int) -> pygame.Surface:
        """Why the card scores what it does, a line for each reason."""
        room, inset, size = width - self.px(116 + 430), self.px(56), max(self.px(21), SMALLEST)
        said = [(line.points, explain(sheet, line)) for line in sheet.lines_of(place)]
        origin = self.origins.get(sheet.cards[place].card.number)
        if origin:
            said.insert(0, (0, origin))
        lines = [
            (points, rich_text.lay_out(self.words.say(why), Style(), size, room))
            for points, why in said
        ]
        height = sum(layout.height + self.px(2) for _, layout in lines)
        drawn = pygame.Surface((room + inset, max(height, 1)), pygame.SRCALPHA)
        top = 0
        for points, layout in lines:
            if points:
                tint = BONUS if points > 0 else PENALTY
                word = font(Face.FIGURE_BOLD, size).render(signed(points), True, tint)
                drawn.blit(word, (0, top))
            where = pygame.Rect(inset, top, room, layout.height)
            rich_text.draw(drawn, layout, where, INK, icon)
            top += layout.height + self.px(2)
        return drawn
