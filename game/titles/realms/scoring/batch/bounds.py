"""What a protected card could bring at most: who cannot reach the best found need not be scored.

All bounds are generous on purpose; a row is left out only if it could not even be as good.
"""

from __future__ import annotations

from functools import singledispatch

import numpy as np
from numpy.typing import NDArray

from ...cards import effects as fx
from ...cards.catalogue import HAND_LIMIT, PRINTED
from ...cards.terms import Name, Suit, Term
from ..standing import suits_in_hand
from .rows import Rows
from .standing import Standings
from .tables import Flags, Tables

Bound = NDArray[np.int32]
FURTHER_SUITS = sum(len(suits_in_hand(card)) - 1 for card in PRINTED)
"""So many suits beside their own the cards of a hand may have."""
OPPONENTS = 6


class Bounds:
    """The most that rows of one game's cards can be worth."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        size = tables.size
        self._most: Bound = np.zeros(size, np.int32)
        self._per_discard: Bound = np.zeros(size, np.int32)
        self._sums: Bound = np.zeros(size, np.int32)
        self.strength: Bound = np.maximum(tables.strength, 0).astype(np.int32)
        self.blankers: Flags = np.zeros(size, np.bool_)
        self.conditional: Flags = np.zeros(size, np.bool_)
        self.conditional[tables.conditional] = True
        for number, card in tables.cards.items():
            for effect in card.bonus:
                match effect:
                    case fx.SumOf() | fx.HighestOf():
                        self._sums[number] += 1
                    case fx.ForEachDiscarded(points, terms):
                        self._per_discard[number] += points * len(terms)
                    case fx.PointsEffect():
                        self._most[number] += most_points(effect)
            self.blankers[number] = any(isinstance(e, fx.BlankingEffect) for e in card.penalty)

    def bonuses(self, rows: Rows) -> Bound:
        """All bonuses of each hand, whatever is chosen and whoever is blanked."""
        strengths = self.strength[rows.card]
        # The copier doubles one strength at most.
        everything = strengths.sum(axis=0) + strengths.max(axis=0, initial=0)
        most: Bound = (
            self._most[rows.card].sum(axis=0)
            + self._per_discard[rows.card].sum(axis=0) * len(rows.discard)
            + self._sums[rows.card].sum(axis=0) * everything
        )
        return most

    def protected(self, hands: Standings, bonuses: Bound) -> Bound:
        """What each row (column) could be worth if the card at a place (line) were protected.

        A card that blanks nobody adds its own strength; besides it only those may live that were
        blanked for want of it. One that blanks others may turn everything over.
        """
        body = hands.rows.body
        strength = self.strength[body]
        blanked = ~hands.alive
        alive = np.where(blanked, 0, strength).sum(axis=0)
        revived = np.where(blanked & self.conditional[body], strength, 0).sum(axis=0)
        usual = alive + revived + strength
        bound: Bound = np.where(self.blankers[body], strength.sum(axis=0), usual) + bonuses
        return bound


@singledispatch
def most_points(effect: fx.PointsEffect) -> int:
    """The most an effect can pay in any hand."""
    raise TypeError(f"no bound known for {type(effect).__name__}")


@most_points.register(fx.ForEach)
@most_points.register(fx.Further)
def _each(effect: fx.ForEach) -> int:
    return effect.points * _matches(*effect.terms)


@most_points.register
def _each_or_more(effect: fx.ForEachOr) -> int:
    return max(effect.points, effect.more) * _matches(effect.term)


def _matches(*terms: Term) -> int:
    """How often the cards of a hand can meet terms: by a suit each, by a name, or by both."""
    plain = all(isinstance(term, Suit | Name) for term in terms)
    ways = 1 + any(isinstance(term, Name) for term in terms) if plain else len(terms)
    return HAND_LIMIT * ways + FURTHER_SUITS * len(terms)


@most_points.register(fx.With)
@most_points.register(fx.Without)
@most_points.register(fx.Exactly)
@most_points.register(fx.AllSuitsDiffer)
def _once(effect: fx.With) -> int:
    return effect.points


@most_points.register
def _best(effect: fx.Best) -> int:
    return max(option.points for option in effect.options)


@most_points.register
def _first(effect: fx.First) -> int:
    return effect.points * len(effect.terms)


@most_points.register(fx.Runs)
@most_points.register(fx.SuitSets)
def _sets(effect: fx.Runs) -> int:
    """Every card in the set that pays best for it."""
    cards = HAND_LIMIT + FURTHER_SUITS
    best = [0] * (cards + 1)
    for count in range(1, cards + 1):
        paid = (points + best[count - least] for least, points in effect.table if least <= count)
        best[count] = max(best[count - 1], *paid, 0)
    return best[cards]


@most_points.register
def _odd(effect: fx.Odd) -> int:
    return max(effect.each * HAND_LIMIT, effect.whole_hand)


@most_points.register
def _opponents(effect: fx.ForEachOtherPlayer) -> int:
    return effect.points * OPPONENTS


@most_points.register
def _penalties(effect: fx.ForEachPenaltyLeft) -> int:
    return effect.points * HAND_LIMIT
