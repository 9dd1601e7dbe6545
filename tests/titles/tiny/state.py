"""The true state of a market; only the table has it."""

from __future__ import annotations

from enum import StrEnum, auto

import msgspec

from game.engine.chance import Chance
from game.engine.prompts import Prompt as EnginePrompt
from game.engine.prompts import Stack as EngineStack

COLORS = 4
CARDS = tuple(range(6 * COLORS))
HAND = 3
COINS = 6
OPEN_FOR = 8_000
"""Milliseconds after which an offer lapses."""

Numbers = tuple[int, ...]


def color(card: int) -> int:
    return card % COLORS


def worth(card: int) -> int:
    return card // COLORS + 1


class Options(msgspec.Struct, frozen=True):
    """What is agreed upon before the market opens."""

    players: int
    seconds: int = 30
    """How long it is open."""

    @property
    def closes(self) -> int:
        return 1000 * self.seconds


class Phase(StrEnum):
    MARKET = auto()
    LAY = auto()
    """The bell has rung; cards are laid on the stalls."""
    OVER = auto()


class Lot(msgspec.Struct, frozen=True):
    """A card for sale, open to all."""

    number: int
    seat: int
    card: int
    price: int
    until: int
    """When the offer lapses, on the clock of the match."""


class Asks(StrEnum):
    LAY = auto()


Prompt = EnginePrompt[Asks, int, int]
Stack = EngineStack[Prompt]


class State(msgspec.Struct, frozen=True):
    options: Options
    phase: Phase
    deck: Numbers
    """The last card is the top."""
    hands: tuple[Numbers, ...]
    stalls: tuple[Numbers, ...]
    """Cards that lie open before each seat."""
    coins: Numbers
    peeked: tuple[int | None, ...]
    """The card each seat knows to be on top of the deck."""
    chance: Chance
    lots: tuple[Lot, ...] = ()
    offered: int = 0
    """How many offers there have been; the next has this number."""
    stack: Stack = ()
