"""The score sheet: what a hand is worth and, line by line, why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property
from typing import NamedTuple

from ..cards import effects as fx
from ..cards.card import Card
from ..cards.items import Item
from ..cards.terms import Name, Suit
from .points import DISCARDED
from .standing import Bits, Standing, each_place

Choice = Name | Suit | tuple[Name, Suit]
Choices = Mapping[Name, Choice]
"""What the player decided, by the card that lets him decide."""


class Reason(Enum):
    """What a line of the sheet tells of its card."""

    COPIES = auto()
    TAKES = auto()
    CHANGED = auto()
    CLEARED = auto()
    WORD_CLEARED = auto()
    PROTECTED = auto()
    BLANKED = auto()
    BLANKED_IN_RING = auto()
    BLANKED_BY_ITSELF = auto()
    COUNTED = auto()


class Line(NamedTuple):
    """One thing that happened to, or was counted for, the card at a place of the hand."""

    place: int
    reason: Reason
    effect: fx.Effect
    because: Bits = 0
    """The cards it is owed to: places of the hand, and behind them of the discard area."""
    points: int = 0


class CardScore(NamedTuple):
    """A card's row: the name and suits it bore, and what it brings."""

    card: Card
    name: Name
    suits: tuple[Suit, ...]
    base: int
    bonus: int
    penalty: int
    blanked: bool
    cleared: bool

    @property
    def total(self) -> int:
        return self.base + self.bonus + self.penalty


@dataclass(frozen=True)
class ScoreSheet:
    """A scored hand."""

    total: int
    base_sum: int
    """The base strengths as they stood in the end, for ties."""
    standing: Standing
    counts: tuple[tuple[int, int, int], ...]
    """Base, bonus and penalty of each card."""
    items: tuple[tuple[Item, int], ...]
    choices: Choices
    lines: tuple[Line, ...]
    """In the order of resolution."""

    @cached_property
    def cards(self) -> tuple[CardScore, ...]:
        """A row for each card, in the order of the hand."""
        hand = self.standing
        return tuple(
            CardScore(
                card,
                hand.names[place],
                hand.suits[place],
                *counts,
                blanked=not hand.alive >> place & 1,
                cleared=bool(hand.cleared >> place & 1 and hand.penalty_of[place].penalty),
            )
            for place, (card, counts) in enumerate(zip(hand.cards, self.counts, strict=True))
        )

    def __getitem__(self, name: str) -> CardScore:
        """The row of the card with this key."""
        for row in self.cards:
            if row.card.name == name:
                return row
        raise KeyError(name)

    def lines_of(self, place: int) -> Iterator[Line]:
        return (line for line in self.lines if line.place == place)

    def cards_in(self, bits: Bits) -> tuple[Card, ...]:
        """The cards a line's `because` means."""
        hand = self.standing
        return tuple(
            hand.cards[place] if place < DISCARDED else hand.discard[place - DISCARDED]
            for place in each_place(bits)
        )
