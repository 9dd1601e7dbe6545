"""What the figures of the own realm mean: the medal, and card by card how they come about."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.client.widgets.tooltip import Tip
from game.engine.message import Message
from game.lang import Language
from game.lang.language import signed
from game.titles.realms.play.advice import Prospect
from game.titles.realms.scoring.sheet import CardScore
from game.titles.realms.text.score_text import explain
from game.titles.realms.text.wording import bold_name, suit_kind

from .item_tips import worths
from .score_panel import items_place, medal_place, of_unknown_cards, row_place, rows_of


@dataclass(frozen=True)
class RealmTips:
    """For a realm as it stands in an area."""

    area: pygame.Rect
    scale: float
    prospect: Prospect
    hand: Sequence[int]
    words: Language
    note: Callable[[], str]
    """What the score supposes."""
    brought: Callable[[], Mapping[int, Message]]
    """Where cards came from that joined the hand, by their numbers."""

    def __iter__(self) -> Iterator[Tip]:
        area, scale, prospect = self.area, self.scale, self.prospect
        yield Tip(medal_place(area, scale), self._total)
        rows = rows_of(area, prospect, self.hand, scale)
        for row, place in rows:
            yield Tip(place, partial(self._row, row))
        items = prospect.sheet.items
        if items:
            text = partial(self.words.text, "tip-items-row", items=worths(items))
            yield Tip(items_place(area, prospect, scale), text)
        if of_unknown_cards(prospect):
            place = row_place(area, prospect, len(rows) + bool(items), scale)
            yield Tip(place, partial(self.words.text, "tip-unknown"))

    def _total(self) -> str:
        told = self.words.text("tip-medal", note=self.note())
        exact = self.prospect.worth.exact
        return told if exact else f"{told}\n{self.words.text('tip-about')}"

    def _row(self, row: CardScore) -> str:
        """A card of the hand: what it is, and line by line what happens to it."""
        words, sheet = self.words, self.prospect.sheet
        name, kind = bold_name(row.card.name), suit_kind(row.suits[0])
        told = [words.text("tip-card", card=name, kind=kind, strength=row.card.strength)]
        if origin := self.brought().get(row.card.number):
            told.append(words.say(origin))
        for line in sheet.lines_of(sheet.cards.index(row)):
            points = f"{signed(line.points)}  " if line.points else ""
            told.append(points + words.say(explain(sheet, line)))
        if row.blanked:
            told.append(words.text("tip-blanked"))
        return "\n".join(told)
