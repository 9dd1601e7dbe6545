"""What each trade would bring a hand, by one yardstick for hands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import combinations

import numpy as np

from game.engine.rng import Rng
from game.titles.realms.play.floor import suit_of
from game.titles.realms.play.view import View

from .hands import Evaluate, Realm, Values

WANTED = 3
"""So many things are looked for at once."""
IN_REACH = 12
"""So many of the cards that help most are thought of for the trade after the next."""
LIKELY = 3
"""The mean of so many of the best trades after the next is what may still be hoped for: the very
best may be in hands that never part with it."""


class Gains:
    """All trades of one card of a hand for one of the game's others."""

    def __init__(
        self, view: View, evaluate: Evaluate, noise: float, rng: Rng, hope: float = 0.0
    ) -> None:
        self.hand, self.cards, self.hope = view.hand, view.options.cards, hope
        others = [card.number for card in self.cards.cards if card.number not in view.hand]
        tried = [
            (*(other for other in view.hand if other != given), got)
            for given in view.hand
            for got in others
        ]
        realm = Realm(view, evaluate)
        now = float(realm.values([view.hand], [()])[0])
        values = realm.values(tried, [()] * len(tried)) - now
        if noise:
            values = values + noise * np.array([2 * rng.random() - 1 for _ in tried])
        values = values.reshape(len(view.hand), len(others))
        if hope:
            values = values + hope * _prospects(realm, others, values, now)
        self._values: Values = values
        self._row = {card: row for row, card in enumerate(view.hand)}
        self._column = {card: column for column, card in enumerate(others)}
        self._others = others
        self._rows: list[list[float]] = self._values.tolist()
        self._losses: list[float] = (-np.median(self._values, axis=1)).tolist()
        self._of_suits: dict[tuple[int, str], float] = {}

    def of(self, give: int, gets: Sequence[int], trust: float = 0.5) -> float:
        """What giving one card for one of these brings; where it is not known for which, trust
        says how far to hope."""
        row = self._rows[self._row[give]]
        values = [row[self._column[card]] for card in gets if card in self._column]
        if not values:
            return float("-inf")
        worst, mean, best = min(values), sum(values) / len(values), max(values)
        if trust <= 0.5:
            return worst + (mean - worst) * 2 * trust
        return mean + (best - mean) * (2 * trust - 1)

    def of_suit(self, give: int, suit: str) -> float:
        """For a card of a suit, of which the other will give the one he likes least."""
        if (give, suit) not in self._of_suits:
            gets = self._by_suit.get(suit, ())
            self._of_suits[give, suit] = self.of(give, gets, trust=0.4)
        return self._of_suits[give, suit]

    @cached_property
    def _by_suit(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for card in self._others:
            found.setdefault(suit_of(self.cards, card), []).append(card)
        return found

    def loss(self, card: int) -> float:
        """What the hand loses without the card, if something usual comes for it."""
        return self._losses[self._row[card]]

    def poor(self, card: int) -> bool:
        """Whether the hand would rather have almost anything else."""
        return self.loss(card) <= 0

    @cached_property
    def wanted(self) -> list[int | str]:
        """What it had best look for: the two cards that bring the most, and a suit."""
        best = self._values.max(axis=0)
        order = np.argsort(-best, kind="stable")
        cards: list[int | str] = [self._others[place] for place in order[: WANTED - 1]]
        suits = sorted(self._by_suit, key=lambda suit: -self._suit_value(suit, best))
        return [*cards, suits[0]]

    def _suit_value(self, suit: str, best: Values) -> float:
        return float(np.mean([best[self._column[card]] for card in self._by_suit[suit]]))


def _prospects(realm: Realm, others: list[int], gains: Values, now: float) -> Values:
    """What one more trade could add after each, compared with what it could add to the hand as it
    is: hands that go well with many cards are worth more than they score."""
    hand = realm.hand
    reach = np.argsort(-gains.max(axis=0), kind="stable")[:IN_REACH].tolist()
    pairs = sorted({(min(x, y), max(x, y)) for x in range(len(others)) for y in reach if x != y})
    gives = list(combinations(range(len(hand)), 2))
    tried = [
        (*(card for place, card in enumerate(hand) if place not in given), others[x], others[y])
        for given in gives
        for x, y in pairs
    ]
    twice = (realm.values(tried, [()] * len(tried)) - now).reshape(len(gives), len(pairs))
    best = np.full((len(hand), len(others), len(others)), -np.inf)
    one, other = np.array(pairs).T
    for (first, second), values in zip(gives, twice, strict=True):
        for give in (first, second):
            best[give, one, other] = np.maximum(best[give, one, other], values)
            best[give, other, one] = best[give, one, other]
    more = _best_mean(best - gains[:, :, None])
    return np.asarray(more - _best_mean(gains.max(axis=0)))


def _best_mean(gains: Values) -> Values:
    """The mean of the best few along the last axis, none of them a loss."""
    top = -np.partition(-gains, LIKELY, axis=-1)[..., :LIKELY]
    return np.asarray(np.maximum(top, 0.0).mean(axis=-1))
