"""The panel with the player's choices: every answer with the total it gives."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

import pygame

from game.client.scenes.overlay import Option as Row
from game.client.widgets import rich_text
from game.client.widgets.button import Button, ring
from game.client.widgets.furniture import leather
from game.client.widgets.icons import icon
from game.client.widgets.look import (
    ACTIVE,
    CREAM,
    GOLD_LIGHT,
    INK,
    PARCHMENT,
    SMALLEST,
    Face,
    fitting,
    font,
    mixed,
)
from game.client.widgets.rich_text import Style
from game.lang import Language, literal, plain
from game.lang.language import told
from game.titles.realms.cards.card import Card
from game.titles.realms.cards.catalogue import Catalogue
from game.titles.realms.play.actions import Option
from game.titles.realms.play.proposals import Asked
from game.titles.realms.text.choice_text import kind_of
from game.titles.realms.text.wording import bold_name, bonus_text, card_name

from ..card_face import CardPainter
from .answer_list import AnswerList
from .layout import ShowLayout
from .wording import card_of, option_meaning, option_text

SHOWN = 6
"""As many answers as the panel has room for; the others are in a list."""
NAMES, ITALICS = Style(Face.NAME, Face.NAME), Style(Face.ITALIC, Face.ITALIC)
MANY = 3
"""So many cards with a choice leave no room for words beside them."""
QUIET = mixed(PARCHMENT, (60, 30, 26), 0.2)


@dataclass
class AnswerButton(Button):
    """An answer: what it is, what it gives, whether it is chosen and whether it is the best."""

    one_line: ClassVar[bool] = False
    markup: str = ""
    total: str = ""
    chosen: bool = False
    best: str = ""
    """The word for the best, if it is."""
    means: str = ""
    """What becomes of the cards by it."""
    scale: float = 1.0
    _drawn: dict[tuple[bool, float], pygame.Surface] = field(default_factory=dict)

    def draw(
        self, screen: pygame.Surface, hovered: bool, focused: bool, letters: float = 1.0
    ) -> None:
        warm = hovered and self.enabled
        if (warm, letters) not in self._drawn:
            self._drawn[warm, letters] = self._make(warm, letters)
        screen.blit(self._drawn[warm, letters], self.area.move(-self._margin, -self._margin))
        if focused:
            ring(screen, self.area)

    @property
    def _margin(self) -> int:
        """How far the shadow of its plate reaches."""
        return -(-self.area.height // 3)

    def _make(self, warm: bool, letters: float) -> pygame.Surface:
        scale, margin = self.scale, self._margin
        made = pygame.Surface(self.area.inflate(2 * margin, 2 * margin).size, pygame.SRCALPHA)
        box = pygame.Rect((margin, margin), self.area.size)
        leather(made, box, warm or self.chosen)
        if self.chosen:
            thick, radius = max(2, round(4 * scale)), round(9 * scale)
            pygame.draw.rect(made, ACTIVE, box, thick, border_radius=radius)
        inner = box.inflate(-round(26 * scale), 0)
        figure = font(Face.FIGURE_BOLD, round(27 * scale)).render(
            self.total, True, GOLD_LIGHT if self.chosen else CREAM
        )
        made.blit(figure, figure.get_rect(midright=(inner.right, inner.centery)))
        inner.width -= figure.get_width() + round(8 * scale)
        words = self._words(inner, letters)
        if self.best:
            flag = self._flag()
            beside = inner.copy()
            beside.width -= flag.get_width() + round(6 * scale)
            shorter = self._words(beside, letters)
            if _fits(shorter, beside):
                words, where = shorter, flag.get_rect(midright=inner.midright)
            else:  # the words need the room: it stands on the upper edge
                where = flag.get_rect(midleft=(inner.x, box.y))
            made.blit(flag, where)
        words = rich_text.cut(words, inner.width, inner.height)
        where = pygame.Rect(inner.x, inner.centery - words.height // 2, *inner.size)
        rich_text.draw(made, words, where, CREAM, icon)
        return made.convert_alpha()

    def _words(self, room: pygame.Rect, letters: float) -> rich_text.Layout:
        """The answer, as large as it fits into a room."""
        scale, height = self.scale, room.height * 0.96
        sizes = round(25 * scale * letters), max(round(18 * scale), SMALLEST)
        return rich_text.fitted(self.markup, Style(), room.width, height, *sizes)

    def _flag(self) -> pygame.Surface:
        """The word for the best."""
        size = max(round(18 * self.scale), SMALLEST)
        word = font(Face.LABEL, size).render(self.best, True, INK)
        sign = pygame.Surface(
            word.get_rect().inflate(round(16 * self.scale), 0).size, pygame.SRCALPHA
        )
        pygame.draw.rect(sign, ACTIVE, sign.get_rect(), border_radius=round(5 * self.scale))
        sign.blit(word, word.get_rect(center=sign.get_rect().center))
        return sign


def _fits(words: rich_text.Layout, room: pygame.Rect) -> bool:
    return not words.broken and words.height <= room.height and max(words.widths) <= room.width


@dataclass
class ChooserButton(Button):
    """A card with a choice; the one whose answers are shown has a rim."""

    one_line: ClassVar[bool] = False
    picture: pygame.Surface | None = None
    shown: bool = False

    def draw(
        self, screen: pygame.Surface, hovered: bool, focused: bool, letters: float = 1.0
    ) -> None:
        del letters  # a picture has none
        assert self.picture
        screen.blit(self.picture, self.area)
        if self.shown or hovered:
            pygame.draw.rect(
                screen, ACTIVE if self.shown else CREAM, self.area.inflate(4, 4), 2, border_radius=5
            )
        if focused:
            ring(screen, self.area)


class ChoicesPanel:
    """What the player decided on, and how to decide anew."""

    def __init__(
        self,
        layout: ShowLayout,
        words: Language,
        painter: CardPainter,
        cards: Catalogue,
        asked: Sequence[Asked],
        at: int,
        choosers: Sequence[Card],
        changeable: bool,
    ) -> None:
        self._layout, self._words, self._painter = layout, words, painter
        self._cards, self._asked, self._at = cards, asked, at
        self._choosers = choosers
        """Who asks, known before every answer was counted."""
        self._changeable = changeable

    @property
    def _shown(self) -> Asked:
        return self._asked[self._at]

    def buttons(
        self,
        choose: Callable[[int, Option], None],
        turn_to: Callable[[int], None],
        open_all: Callable[[], None],
    ) -> Iterator[Button]:
        """The cards that choose, the best answers of the one shown, and the way to all others."""
        if not self._asked:
            return
        several = len(self._asked)
        for index, each in enumerate(self._asked):
            card, area = self._cards.by_number[each.chooser], self._layout.chooser(index, several)
            yield ChooserButton(
                self._words.say(card_name(card.name)),
                lambda index=index: turn_to(index),  # type: ignore[misc]
                area,
                enabled=several > 1,
                picture=self._painter.token(card, area.width),
                shown=several > 1 and index == self._at,
            )
        for index, answer in enumerate(self._foremost()):
            yield self._answer(answer, self._layout.answer(index), choose)
        more = len(self._shown.answers) > SHOWN + 1
        yield self._answer(None, self._layout.as_it_is(more), choose)
        if more:
            text = self._words.text("show-all", count=len(self._shown.answers))
            yield Button(text, open_all, self._layout.everything)

    def _foremost(self) -> list[Option]:
        """The best answers, and the one that is chosen wherever it stands."""
        options = [answer.option for answer in self._shown.answers if answer.option is not None]
        shown: list[Option] = [*options[:SHOWN]]
        chosen = self._shown.chosen
        for wanted in (self._shown.best, chosen):
            if wanted is not None and wanted not in shown:
                shown[-1 if wanted == chosen else -2] = wanted
        return shown

    def _answer(
        self, option: Option, area: pygame.Rect, choose: Callable[[int, Option], None]
    ) -> AnswerButton:
        shown = self._shown
        markup = option_text(option, shown.chooser, self._cards, self._words)
        return AnswerButton(
            plain(markup),
            lambda: choose(shown.chooser, option),
            area,
            enabled=self._changeable,
            markup=markup,
            total=told(shown.total_of(option)),
            chosen=option == shown.chosen,
            best=self._words.text("table-best") if option == shown.best else "",
            means=option_meaning(option, shown.chooser, self._cards, self._words),
            scale=self._layout.scale,
        )

    def everything(self, chosen: Callable[[Option], None]) -> AnswerList:
        """All answers as a list."""
        words, shown = self._words, self._shown
        card = self._cards.by_number[shown.chooser]
        kind = kind_of(card)
        title = words.text("table-choose", card=card_name(card.name), kind=kind)
        rows = [
            Row(option_text(answer.option, shown.chooser, self._cards, words), answer.option)
            for answer in shown.answers
        ]
        options = [answer.option for answer in shown.answers]
        found = AnswerList(
            title,
            rows,
            chosen,
            words.text("table-best"),
            [card_of(option, shown.chooser, self._cards) for option in options],
            [option_meaning(option, shown.chooser, self._cards, words) for option in options],
            self._painter,
        )
        for index, answer in enumerate(shown.answers):
            found.notes[index] = told(answer.total)
            if answer.option == shown.best:
                found.best_of_all = index
            if answer.option == shown.chosen:
                found.focus = index
        return found

    def paint(self, surface: pygame.Surface, title: str) -> None:
        """What stands still on it; the buttons lie above."""
        layout, panel = self._layout, self._layout.panel
        px = layout.px
        head = fitting(title, Face.NAME, px(32), panel.width * 0.42).render(title, True, CREAM)
        surface.blit(head, (panel.x + px(24), panel.y + px(16)))
        note = self._note()
        room = panel.width - head.get_width() - px(24 + 24 + 22)
        said = fitting(note, Face.ITALIC, px(23), room, SMALLEST).render(note, True, QUIET)
        at = said.get_rect(midleft=(panel.x + px(24 + 22) + head.get_width(), 0))
        at.centery = panel.y + px(38)
        surface.blit(said, at)
        if self._asked:
            self._paint_question(surface)
        elif self._choosers:
            self._paint_choosers(surface)

    def _paint_choosers(self, surface: pygame.Surface) -> None:
        """The cards with a choice and what each may do, while the answers are being counted."""
        layout, several = self._layout, len(self._choosers)
        px, row = layout.px, layout.answer(0)
        for index, card in enumerate(self._choosers):
            area = layout.chooser(index, several)
            surface.blit(self._painter.token(card, area.width), area)
        room = pygame.Rect(row.x, row.y, layout.panel.right - px(24) - row.x, 0)
        room.height = layout.answer(SHOWN - 1).bottom - row.y
        said = " ".join(map(self._may, self._choosers))
        text = rich_text.fitted(said, Style(), room.width, room.height, px(25), SMALLEST)
        rich_text.draw(surface, rich_text.cut(text, room.width, room.height), room, QUIET, icon)

    def _may(self, card: Card) -> str:
        rule = bonus_text(card)
        assert rule
        return f"{self._words.say(bold_name(card.name))}: {self._words.say(rule)}"

    def _note(self) -> str:
        words = self._words
        if not self._asked:
            return words.text("show-weighed")
        if not self._changeable:
            return words.text("show-fixed")
        if len({answer.total for each in self._asked for answer in each.answers}) == 1:
            return words.text("show-all-same")
        for each in self._asked:
            best = each.total_of(each.best)
            if each.total_of(each.chosen) < best:
                return words.text("show-changed", points=best)
        return words.text("show-proposed")

    def _paint_question(self, surface: pygame.Surface) -> None:
        """Who asks, beside or below the tokens."""
        layout, several = self._layout, len(self._asked)
        px, shown = layout.px, self._shown
        name = self._words.say(card_name(self._cards.by_number[shown.chooser].name))
        kind = kind_of(self._cards.by_number[shown.chooser])
        asks = self._words.text("show-asks", kind=kind)
        first, last = layout.chooser(0, several), layout.chooser(several - 1, several)
        right = layout.answer(0).x - px(10)
        room = pygame.Rect(first.x, last.bottom + px(4), right - first.x, px(48))
        title = rich_text.fitted(literal(name), NAMES, room.width, room.height, px(25), SMALLEST)
        rich_text.draw(surface, title, room, CREAM, icon)
        if several < MANY:
            beside = pygame.Rect(last.right + px(10), last.y, 0, last.height)
            beside.width = right - beside.x
            said = rich_text.fitted(
                literal(asks), ITALICS, beside.width, beside.height, px(23), max(px(17), SMALLEST)
            )
            beside.y = last.centery - said.height // 2
            rich_text.draw(surface, said, beside, QUIET, icon)
