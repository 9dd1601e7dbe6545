"""The true state of a match; only the table has it."""

from __future__ import annotations

from enum import StrEnum, auto

import msgspec
from msgspec.structs import replace

from game.engine.chance import Chance
from game.engine.prompts import Prompt as EnginePrompt
from game.engine.prompts import Stack as EngineStack

from .actions import Option
from .options import Options

Numbers = tuple[int, ...]


class Phase(StrEnum):
    """How far the match has come."""

    TAKE = auto()
    DISCARD = auto()
    ENDING = auto()
    """The end-of-game cards act."""
    CHOOSE = auto()
    """All hands lie open; the choices before scoring are made."""
    OVER = auto()


PLAYING = (Phase.TAKE, Phase.DISCARD)
"""While turns are taken; afterwards there is nothing left but to decide and to count."""
LAID_OPEN = (Phase.CHOOSE, Phase.OVER)


class Asks(StrEnum):
    """What a prompt is about."""

    KEEP = auto()
    """Which of two cards just drawn stays; the other is discarded."""
    BRING = auto()
    """Which extra card comes into the hand at the end of the game, if any."""
    EXCESS = auto()
    """Which card leaves a hand that has grown too large."""
    CHOOSE = auto()
    """What a card with a choice becomes or affects before scoring."""


class Made(msgspec.Struct, frozen=True):
    """A choice decided on."""

    chooser: int
    choice: Option


Prompt = EnginePrompt[Asks, Option, Made]
Stack = EngineStack[Prompt]


class Knowledge(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat alone has learned."""

    deck: Numbers = ()
    """Cards it has seen to be in the deck, by number; it does not know their order."""


class State(msgspec.Struct, frozen=True):
    """Cards by their numbers; a hand in the order in which its cards came."""

    options: Options
    phase: Phase
    turn: int
    """The seat whose turn it is, or was last."""
    first: int
    deck: Numbers
    """The last card is the top."""
    discard: Numbers
    hands: tuple[Numbers, ...]
    open: tuple[Numbers, ...]
    """The cards of each hand that everybody knows to be there."""
    knowledge: tuple[Knowledge, ...]
    chance: Chance
    stack: Stack = ()
    """What seats are asked besides taking and discarding; cards drawn to keep one lie here."""
    since_deck: int = 0
    """Turns since a card left the deck."""
    used: Numbers = ()
    """The end-of-game cards that have brought in another."""
    made: tuple[tuple[Made, ...], ...] = ()
    """The choices of each seat that is done with them."""
    reconsidered: int = 0
    """How often somebody has thought again."""
    scores: tuple[tuple[int, int], ...] = ()
    """Total and sum of base strengths of each seat, in the end."""


# Cards on the move.


def without(cards: Numbers, card: int) -> Numbers:
    return tuple(other for other in cards if other != card)


def with_card(hands: tuple[Numbers, ...], seat: int, card: int) -> tuple[Numbers, ...]:
    return (*hands[:seat], (*hands[seat], card), *hands[seat + 1 :])


def without_card(hands: tuple[Numbers, ...], seat: int, card: int) -> tuple[Numbers, ...]:
    return (*hands[:seat], without(hands[seat], card), *hands[seat + 1 :])


def discarded(state: State, seat: int, card: int) -> State:
    """A card of the seat's hand, now in the discard area."""
    return replace(
        state,
        discard=(*state.discard, card),
        hands=without_card(state.hands, seat, card),
        open=without_card(state.open, seat, card),
    )
