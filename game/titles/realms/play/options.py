"""How a match of Fantasy Realms can be set up."""

from __future__ import annotations

from enum import StrEnum, auto
from typing import Annotated

import msgspec

from game.engine.contract import BadOptions
from game.engine.message import message
from game.engine.packing import grown

from ..cards.card import Module
from ..cards.catalogue import Catalogue, catalogue


class Variant(StrEnum):
    """The ways to play."""

    TURNS = auto()
    DUEL = auto()
    CHAOS = auto()
    """No turns: everybody trades with everybody until a clock runs out."""


class Limits(msgspec.Struct, frozen=True):
    """What a variant changes."""

    least: int
    most: int
    starts_empty: bool = False
    """Whether hands are filled during the game."""
    ending: int = 0
    """So many cards in the discard area end the game; none where a clock does."""


LIMITS = {
    Variant.TURNS: Limits(3, 6, ending=10),
    Variant.DUEL: Limits(2, 2, starts_empty=True, ending=12),
    Variant.CHAOS: Limits(3, 7),
}
LEAST_MINUTES, MOST_MINUTES, MINUTES = 1, 10, 5
"""How long is traded at the least, at the most, and among people who know the game."""
MORE_WITH_SUITS = 2
STALLED_ROUNDS = 4
"""After so many rounds without a card from the deck, the next player must take one."""


class Options(msgspec.Struct, frozen=True):
    """The table's agreement before the first card is dealt."""

    players: int
    variant: Annotated[Variant, grown(bits=1, after="modules")] = Variant.TURNS
    modules: tuple[Module, ...] = ()
    minutes: int = MINUTES
    """How long is traded, where there is a clock."""

    @property
    def cards(self) -> Catalogue:
        return catalogue(self.modules)

    @property
    def ending(self) -> int:
        ending = LIMITS[self.variant].ending
        more = MORE_WITH_SUITS if Module.SUITS in self.modules else 0
        return ending + more if ending else 0

    @property
    def trades(self) -> bool:
        """Whether cards change hands by trading, not in turns."""
        return self.variant is Variant.CHAOS

    @property
    def closes(self) -> int:
        """When trading ends, in milliseconds on the clock of the match."""
        return 60_000 * self.minutes


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
    _check_clock(options)


def _check_clock(options: Options) -> None:
    if options.variant is not Variant.CHAOS:
        if options.minutes != MINUTES:
            raise BadOptions(message("options-no-clock"))
        return
    if Module.ITEMS in options.modules:
        raise BadOptions(message("options-chaos-items"))
    if not LEAST_MINUTES <= options.minutes <= MOST_MINUTES:
        raise BadOptions(
            message(
                "options-minutes", least=LEAST_MINUTES, most=MOST_MINUTES, count=options.minutes
            )
        )
