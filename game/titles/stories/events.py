"""What happens on the board. Nothing of it is hidden."""

from __future__ import annotations

import msgspec


class Began(msgspec.Struct, frozen=True, tag="began"):
    """Everybody has a pawn in the Castle; chance chose the dock of the ferry and who begins."""

    seat: int
    ferry: str


class Turn(msgspec.Struct, frozen=True, tag="turn"):
    """Somebody's turn begins."""

    seat: int
    round: int


class Entered(msgspec.Struct, frozen=True, tag="entered"):
    """Pawns came out of the reserve into the Castle."""

    seat: int
    pawns: tuple[int, ...]


class Withdrew(msgspec.Struct, frozen=True, tag="withdrew"):
    """Pawns went from the Castle back into the reserve."""

    seat: int
    pawns: tuple[int, ...]


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    """The dice fell; none, if no pawn was left in reserve."""

    seat: int
    dice: tuple[int, ...]
    again: bool = False
    """Whether it was by the magic of the well."""


class Walked(msgspec.Struct, frozen=True, tag="walked"):
    seat: int
    pawn: int
    start: str
    end: str
    die: int


class Rode(msgspec.Struct, frozen=True, tag="rode"):
    """A pawn took the ferry along."""

    seat: int
    pawn: int
    start: str
    end: str
    die: int


class Joined(msgspec.Struct, frozen=True, tag="joined"):
    """Somebody else's pawn rode along."""

    seat: int
    pawn: int
    start: str
    end: str


class Stayed(msgspec.Struct, frozen=True, tag="stayed"):
    """Somebody else let the ferry go."""

    seat: int
    start: str


class Flew(msgspec.Struct, frozen=True, tag="flew"):
    seat: int
    pawn: int
    start: str
    end: str
    die: int


class Tunneled(msgspec.Struct, frozen=True, tag="tunneled"):
    seat: int
    pawn: int
    start: str
    end: str
    die: int


class Told(msgspec.Struct, frozen=True, tag="told"):
    """An adventure was completed."""

    seat: int
    pawn: int
    adventure: str
    die: int


class Doubled(msgspec.Struct, frozen=True, tag="doubled"):
    """Move Two was declared."""

    seat: int


class Rang(msgspec.Struct, frozen=True, tag="rang"):
    """The bell called the ferry."""

    seat: int
    start: str
    end: str


class Idle(msgspec.Struct, frozen=True, tag="idle"):
    """A turn ended in which there were dice, and none was used."""

    seat: int
    adventure: str = ""
    """Where nothing but its number is missing to tell the story, if anywhere."""


class LastRound(msgspec.Struct, frozen=True, tag="last-round"):
    """Somebody told the third story; the round is played to its end."""

    seat: int


class Finished(msgspec.Struct, frozen=True, tag="finished"):
    """The match is over."""


Moved = Walked | Rode | Flew | Tunneled
"""A pawn went somewhere with a die."""
Event = (
    Began
    | Turn
    | Entered
    | Withdrew
    | Rolled
    | Moved
    | Joined
    | Stayed
    | Told
    | Doubled
    | Rang
    | Idle
    | LastRound
    | Finished
)
