"""Which cards are in the game, given its modules."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import chain

from . import base, cursed_hoard, promos
from .card import Card, Module
from .terms import Name, Suit

ADDED = {Module.PROMOS: promos.CARDS, Module.SUITS: cursed_hoard.CARDS}
"""The hand cards each module adds."""
PRINTED = (*base.CARDS, *chain(*ADDED.values()))
"""All 71 hand cards, each as its own set prints it."""
HAND_LIMIT = 9
"""No hand is ever scored with more cards."""


@dataclass(frozen=True, eq=False)
class Catalogue:
    """The hand cards of one game. Within it a name belongs to one card."""

    modules: frozenset[Module]
    by_name: Mapping[Name, Card]

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        return tuple(sorted(self.by_name.values(), key=lambda card: card.number))

    @cached_property
    def by_key(self) -> dict[str, Card]:
        """The cards by name, for keys that come from outside and may be unknown."""
        return {str(name): card for name, card in self.by_name.items()}

    @cached_property
    def by_number(self) -> dict[int, Card]:
        return {card.number: card for card in self.cards}

    @cached_property
    def suits(self) -> tuple[Suit, ...]:
        """The suits in play."""
        return tuple(sorted({card.suit for card in self.cards}))

    @property
    def hand_size(self) -> int:
        return 8 if Module.SUITS in self.modules else 7


def catalogue(modules: Collection[Module] = ()) -> Catalogue:
    """The cards of a game with these modules.

    A later set's card replaces an earlier one of the same name: the Building Bell Tower the Land,
    and a base card's revised text the original.
    """
    return _catalogue(frozenset(modules))


@lru_cache
def _catalogue(modules: frozenset[Module]) -> Catalogue:
    cards = list(base.CARDS)
    for module, added in ADDED.items():
        cards += added if module in modules else ()
    if Module.SUITS in modules:
        cards += cursed_hoard.REVISED
    return Catalogue(modules, {card.name: card for card in cards})
