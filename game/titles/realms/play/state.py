"""The true state of a match; only the table has it."""

from __future__ import annotations

from enum import StrEnum, auto

import msgspec
from msgspec.structs import replace

from ..cards.effects import Source
from .events import Event
from .options import Options

Numbers = tuple[int, ...]


class Phase(StrEnum):
    """What the match waits for."""

    TAKE = auto()
    DISCARD = auto()
    KEEP = auto()
    """One of two cards just drawn."""
    BRING = auto()
    """An extra card at the end of the game."""
    EXCESS = auto()
    """A discard from a hand that has grown too large."""
    CHOOSE = auto()
    """The choices before scoring."""
    OVER = auto()


PLAYING = (Phase.TAKE, Phase.DISCARD, Phase.KEEP)
"""While turns are taken; afterwards there is nothing left but to decide and to count."""


class Made(msgspec.Struct, frozen=True):
    """A choice decided on."""

    chooser: int
    choice: str | tuple[str, str] | None


class State(msgspec.Struct, frozen=True):
    """Cards by their numbers; a hand in the order in which its cards came."""

    options: Options
    phase: Phase
    turn: int
    """The seat whose turn it is, or whose end-of-game card is acting."""
    first: int
    deck: Numbers
    """The last card is the top."""
    discard: Numbers
    hands: tuple[Numbers, ...]
    open: tuple[Numbers, ...]
    """The cards of each hand that everybody knows to be there."""
    drawn: Numbers = ()
    """The two cards to keep one of."""
    since_deck: int = 0
    """Turns since a card left the deck."""
    used: Numbers = ()
    """The end-of-game cards that have acted."""
    source: Source | None = None
    """Which end-of-game card is acting."""
    searched_by: int | None = None
    """The seat that has looked through the deck."""
    made: tuple[tuple[Made, ...], ...] = ()
    """The choices of each seat, once hands are laid open."""
    scores: tuple[tuple[int, int], ...] = ()
    """Total and sum of base strengths of each seat, in the end."""
    log: tuple[Event, ...] = ()
    """Everything that has happened."""


# Cards on the move.


def without(cards: Numbers, card: int) -> Numbers:
    return tuple(other for other in cards if other != card)


def with_card(hands: tuple[Numbers, ...], seat: int, card: int) -> tuple[Numbers, ...]:
    return (*hands[:seat], (*hands[seat], card), *hands[seat + 1 :])


def without_card(hands: tuple[Numbers, ...], seat: int, card: int) -> tuple[Numbers, ...]:
    return (*hands[:seat], without(hands[seat], card), *hands[seat + 1 :])


def discarded(state: State, card: int) -> State:
    """The card of the player at turn, now in the discard area."""
    return replace(
        state,
        discard=(*state.discard, card),
        hands=without_card(state.hands, state.turn, card),
        open=without_card(state.open, state.turn, card),
    )
