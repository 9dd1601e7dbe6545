"""How a match of Fantastic Stories can be set up."""

from __future__ import annotations

from enum import StrEnum, auto

import msgspec

from game.engine.contract import BadOptions
from game.engine.message import message

LEAST, MOST = 2, 6
"""Players."""


class Variant(StrEnum):
    """The ways to play."""

    BASIC = auto()
    """One action in a turn."""
    EXPERT = auto()
    """Every die may be used once."""


class Options(msgspec.Struct, frozen=True):
    """What is agreed upon before the first roll."""

    players: int
    variant: Variant = Variant.BASIC

    @property
    def expert(self) -> bool:
        return self.variant is Variant.EXPERT


def check(options: Options) -> None:
    """Raises BadOptions for what cannot be played."""
    if not LEAST <= options.players <= MOST:
        raise BadOptions(
            message(
                "options-players",
                variant=str(options.variant),
                least=LEAST,
                most=MOST,
                count=options.players,
            )
        )
