"""A match as it is kept: options, seed and entries. Save, resume and replay are all this list."""

from __future__ import annotations

from typing import Generic

import msgspec

from .contract import A, O
from .seats import Seat


class Played(msgspec.Struct, Generic[A], frozen=True, tag="played", omit_defaults=True):
    """An action a seat took, or (for the seat TABLE) the table itself."""

    seat: int
    action: A
    at: int = 0
    """Milliseconds on the clock of the match; 0 throughout where there is none."""


class Conceded(msgspec.Struct, frozen=True, tag="conceded", omit_defaults=True):
    """A seat gave up: an opponent plays on in its place, and it has lost."""

    seat: int
    opponent: str
    at: int = 0


class TakenOver(msgspec.Struct, frozen=True, tag="taken_over", omit_defaults=True):
    """An opponent plays for somebody who has left, and may come back."""

    seat: int
    opponent: str
    at: int = 0


class Returned(msgspec.Struct, frozen=True, tag="returned", omit_defaults=True):
    """Somebody who had left plays on."""

    seat: int
    at: int = 0


SeatEntry = Conceded | TakenOver | Returned
"""Entries that change who plays. They are events, too: everybody sees them."""


class Hint(msgspec.Struct, frozen=True):
    """Somebody asked for advice: whose seat that was, and how many entries there were then."""

    seat: int
    entries: int


class History(msgspec.Struct, Generic[O, A]):
    """Everything a match can be built from again."""

    title: str
    rules: int
    """The version of the title's rules it is played by."""
    options: O
    seed: str
    seats: list[Seat]
    entries: list[Played[A] | Conceded | TakenOver | Returned]
    id: str = ""
    """Tells this match from every other, so that it is counted once."""
    seconds: float = 0.0
    """How long the players have sat at it when it was last kept."""
    hints: list[Hint] = []
    """The advice players have asked for; it stays known, whatever is taken back."""

    def hints_of(self, seat: int) -> int:
        """How often that player asked for advice."""
        return sum(hint.seat == seat for hint in self.hints)
