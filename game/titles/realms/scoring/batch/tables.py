"""A catalogue's cards as arrays, indexed by card number (0 stands for an empty place)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np
from numpy.typing import NDArray

from ...cards import effects as fx
from ...cards.card import Card
from ...cards.catalogue import Catalogue
from ...cards.terms import Name
from ..plans import bonus_plan
from ..standing import suits_in_hand

Bytes = NDArray[np.uint8]
Flags = NDArray[np.bool_]

NAMES = tuple(Name)
NAME_ID = {name: index for index, name in enumerate(NAMES, 1)}
"""Names as numbers; 0 is no name."""
NO_SUIT = 255


class Tables:
    """What the batch scorer needs to know of the cards in the game."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.cards: dict[int, Card] = catalogue.by_number
        self.size = size = 1 + max(self.cards)
        self.suit: Bytes = np.full(size, NO_SUIT, np.uint8)
        self.name: Bytes = np.zeros(size, np.uint8)
        self.strength: NDArray[np.int8] = np.zeros(size, np.int8)
        self.has_penalty: Flags = np.zeros(size, np.bool_)
        for number, card in self.cards.items():
            self.suit[number] = card.suit
            self.name[number] = NAME_ID[card.name]
            self.strength[number] = card.strength
            self.has_penalty[number] = bool(card.penalty)
        self.number_of: dict[Name, int] = {card.name: card.number for card in catalogue.cards}
        self.also_suits = [
            (number, suit)
            for number, card in self.cards.items()
            for suit in suits_in_hand(card)[1:]
        ]
        """Cards of several suits, with each suit beside the printed one."""
        self.untouchable = self._numbers(lambda card: bonus_plan(card).blanked_only_by_itself)
        self.harmless = self._numbers(lambda card: bonus_plan(card).blanks_nobody)
        self.conditional = self._numbers(
            lambda card: any(isinstance(effect, fx.ConditionEffect) for effect in card.penalty)
        )
        self.copiers = self.choosers(fx.CopiesHandCard)
        self.clearers = self.choosers(fx.ClearsChosen)
        self.protectors = self.choosers(fx.ProtectsChosen)

    def order_of(self, chooser: Name) -> int:
        """When the card decides, among those that do."""
        effect = bonus_plan(self.catalogue.by_name[chooser]).choice
        return effect.order if effect else 0

    def choosers(self, kind: type[fx.ChoiceEffect]) -> list[int]:
        """The cards that offer a choice of this kind."""
        return self._numbers(lambda card: isinstance(bonus_plan(card).choice, kind))

    def _numbers(self, wanted: Callable[[Card], bool]) -> list[int]:
        return [number for number, card in self.cards.items() if wanted(card)]


@cache
def tables(catalogue: Catalogue) -> Tables:
    return Tables(catalogue)
