"""What a player may do. A pawn is meant by its number among its player's seven."""

from __future__ import annotations

import msgspec


class Roll(msgspec.Struct, frozen=True, tag="roll"):
    """Have so many of the pawns at home in the Castle, and roll a die for each in reserve."""

    castle: int


class Walk(msgspec.Struct, frozen=True, tag="walk"):
    """Move a pawn along a road whose number a die shows."""

    pawn: int
    end: str


class Ride(msgspec.Struct, frozen=True, tag="ride"):
    """Take a pawn from the dock where the ferry lies to another dock."""

    pawn: int
    end: str


class Fly(msgspec.Struct, frozen=True, tag="fly"):
    """Magic Trumpet: the winged horse takes a pawn to a pasture."""

    pawn: int
    end: str


class Tunnel(msgspec.Struct, frozen=True, tag="tunnel"):
    """Magic Keys: a pawn goes through a tunnel to its other door."""

    pawn: int
    end: str


class Tell(msgspec.Struct, frozen=True, tag="tell"):
    """Complete an adventure: its pawn goes into the Book."""

    adventure: str


class Reroll(msgspec.Struct, frozen=True, tag="reroll"):
    """Re-roll: roll all dice again."""


class Double(msgspec.Struct, frozen=True, tag="double"):
    """Move Two: a second pawn acts as well."""


class Bell(msgspec.Struct, frozen=True, tag="bell"):
    """Magic Bell: call the ferry to a dock where one has a pawn."""

    dock: str


class End(msgspec.Struct, frozen=True, tag="end"):
    """Do nothing more this turn."""


class Along(msgspec.Struct, frozen=True, tag="along"):
    """Asked whether one's pawn rides along on another's ferry."""

    ride: bool


Travel = Walk | Ride | Fly | Tunnel
"""A pawn goes somewhere, and a die is spent."""
Action = Roll | Travel | Tell | Reroll | Double | Bell | End | Along
