"""Novice: sees pairs, forgets penalties."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from game.engine.rng import Rng
from game.titles.realms.cards.card import Card
from game.titles.realms.cards.catalogue import Catalogue
from game.titles.realms.play.actions import Action
from game.titles.realms.play.view import View
from game.titles.realms.scoring.scoring import score_cards

from ..contract import Budget, Decision
from .hands import Evaluate, Hands, Values
from .manners import GENEROUS
from .outlook import answers, outlook
from .trader import Trader

DISTRACTION = 8.0
"""Points by which a beginner misjudges."""


class Novice:
    """Loves two cards that go together, and learns about fire the hard way."""

    def __init__(self) -> None:
        self._trader = Trader(GENEROUS._replace(noise=DISTRACTION))

    def choose(self, view: View, legal: Sequence[Action], _budget: Budget, rng: Rng) -> Decision:
        if view.floor:
            return self._trader.choose(view, legal, in_pairs(view.options.cards), rng)
        options: Sequence[Action] = answers(view, legal)
        values: Iterable[float] = range(0, -len(options), -1)
        if not options:
            options, values = legal, outlook(view, legal, in_pairs(view.options.cards))
        misjudged = [value + DISTRACTION * (2 * rng.random() - 1) for value in values]
        return Decision(options[misjudged.index(max(misjudged))])


def in_pairs(cards: Catalogue) -> Evaluate:
    """A hand is the sum of its cards and of what each two do for each other, penalties aside."""
    alone, together = pair_values(cards)

    def evaluate(hands: Hands, _areas: Hands) -> Values:
        values: Values = alone[hands].sum(axis=1)
        for first in range(hands.shape[1]):
            for second in range(first):
                values = values + together[hands[:, first], hands[:, second]]
        return values

    return evaluate


@cache
def pair_values(cards: Catalogue) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The value of each card alone, and what each pair adds."""
    size = max(cards.by_number) + 1
    alone, together = np.zeros(size), np.zeros((size, size))
    harmless = [card.revised(penalty=()) for card in cards.cards]
    for card in harmless:
        alone[card.number] = _worth((card,), cards)
    for index, one in enumerate(harmless):
        for other in harmless[:index]:
            more = _worth((one, other), cards) - alone[one.number] - alone[other.number]
            together[one.number, other.number] = together[other.number, one.number] = more
    return alone, together


def _worth(hand: tuple[Card, ...], cards: Catalogue) -> float:
    return score_cards(hand, {}, cards).total
