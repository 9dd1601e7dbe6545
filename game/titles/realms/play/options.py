"""How a match of Fantasy Realms can be set up."""

from __future__ import annotations

from enum import StrEnum, auto

import msgspec

from game.engine.contract import BadOptions
from game.engine.message import message

from ..cards.card import Module
from ..cards.catalogue import Catalogue, catalogue


class Variant(StrEnum):
    """The ways to play."""

    TURNS = auto()
    DUEL = auto()


class Limits(msgspec.Struct, frozen=True):
    """What a variant changes."""

    least: int
    most: int
    starts_empty: bool
    """Whether hands are filled during the game."""
    ending: int
    """So many cards in the discard area end the game."""


LIMITS = {
    Variant.TURNS: Limits(3, 6, starts_empty=False, ending=10),
    Variant.DUEL: Limits(2, 2, starts_empty=True, ending=12),
}
MORE_WITH_SUITS = 2
STALLED_ROUNDS = 4
"""After so many rounds without a card from the deck, the next player must take one."""


class Options(msgspec.Struct, frozen=True):
    """The table's agreement before the first card is dealt."""

    players: int
    variant: Variant = Variant.TURNS
    modules: tuple[Module, ...] = ()

    @property
    def cards(self) -> Catalogue:
        return catalogue(self.modules)

    @property
    def ending(self) -> int:
        more = MORE_WITH_SUITS if Module.SUITS in self.modules else 0
        return LIMITS[self.variant].ending + more


def check(options: Options) -> None:
    """Raises BadOptions for what cannot be played."""
    limits = LIMITS[options.variant]
    if not limits.least <= options.players <= limits.most:
        raise BadOptions(
            message(
                "options-players",
                variant=str(options.variant),
                least=limits.least,
                most=limits.most,
                count=options.players,
            )
        )
    if len(set(options.modules)) < len(options.modules):
        raise BadOptions(message("options-modules-twice"))
