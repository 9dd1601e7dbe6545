"""How a match stands. Everything lies open on the board; only chance is hidden."""

from __future__ import annotations

from enum import StrEnum, auto

import msgspec

from game.engine.chance import Chance
from game.engine.prompts import Prompt as EnginePrompt
from game.engine.prompts import Stack as EngineStack

from .board import CASTLE, Magic
from .options import Options

PAWNS = 7
"""So many has each player."""
DICE = 6
"""At most so many are rolled."""
STORIES = 3
"""Whoever has told so many brings the end."""
ROUNDS = 150
"""After so many the match ends, whatever has been told."""

RESERVE = ""
"""The place of a pawn beside the board."""
BOOK = "book"
"""The place of a pawn whose story was told."""


class Phase(StrEnum):
    HOME = auto()
    """Before the roll: pawns come out of the reserve into the Castle, or go back."""
    ACT = auto()
    """The dice have fallen."""
    OVER = auto()


class Use(msgspec.Struct, frozen=True):
    """A die that was spent this turn, and the pawn that acted with it."""

    die: int
    pawn: int


class Asks(StrEnum):
    ALONG = auto()
    """Whether a pawn rides along on the ferry."""


Prompt = EnginePrompt[Asks, str, str]
Stack = EngineStack[Prompt]


class Position(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody sees."""

    options: Options
    pawns: tuple[tuple[str, ...], ...]
    """The place of each player's pawns: a space of the board, the reserve, or the Book."""
    told: tuple[tuple[str, ...], ...]
    """The adventures in each player's Book, in the order of their telling."""
    ferry: str
    """The dock where it lies."""
    first: int
    """The player who began."""
    seat: int
    """Whose turn it is."""
    phase: Phase = Phase.HOME
    round: int = 1
    dice: tuple[int, ...] = ()
    """Those that can still be used."""
    used: tuple[Use, ...] = ()
    """Those that were used this turn, in order."""
    magic: Magic | None = None
    """The one that was used this turn."""
    doubled: bool = False
    """Whether what Move Two allows has been done."""
    quay: str = ""
    """The dock the ferry has just left, while others are asked to ride along."""
    stack: Stack = ()

    @property
    def last(self) -> int:
        """The player on the starting player's right, who ends a round."""
        return (self.first - 1) % self.options.players

    def home(self, seat: int) -> int:
        """How many pawns are in reserve or in the Castle, free to change places before a roll."""
        return sum(place in (RESERVE, CASTLE) for place in self.pawns[seat])

    def in_reserve(self, seat: int) -> int:
        return self.pawns[seat].count(RESERVE)

    def on_board(self, seat: int) -> int:
        """How many pawns are on the board; the Castle counts, reserve and Book do not."""
        return sum(place not in (RESERVE, BOOK) for place in self.pawns[seat])


class State(msgspec.Struct, frozen=True):
    """The truth, known to the table alone: what all see, and the dice to come."""

    position: Position
    chance: Chance


class View(msgspec.Struct, frozen=True):
    """What a seat knows: all but chance."""

    seat: int | None
    """Nobody's, for the open table."""
    position: Position
