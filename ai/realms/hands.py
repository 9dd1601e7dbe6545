"""A hand in the middle of a turn, and what it may become."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from game.titles.realms.cards.items import ITEM_BY_NUMBER, worth_of
from game.titles.realms.play.state import Numbers, used_items
from game.titles.realms.play.view import View, unseen

Hands = NDArray[np.uint8]
Values = NDArray[np.float64]
Evaluate = Callable[[Hands, Hands], Values]
"""Values of hands (card numbers, one hand per line), each with its discard area."""


class Realm:
    """The view's own hand as an opponent judges hands; face-down items count as they do."""

    def __init__(self, view: View, evaluate: Evaluate) -> None:
        assert view.seat is not None
        self.view, self.seat, self._evaluate = view, view.seat, evaluate
        self.hand, self.area = view.hand, view.discard
        self.hidden = unseen(view)
        """Any of these may come from the deck."""

    @cached_property
    def items_worth(self) -> int:
        """What the face-down items bring."""
        return self._worth(())

    def worth_with(self, items: Sequence[int]) -> int:
        """What these add to the face-down items."""
        return self._worth(items) - self.items_worth

    def _worth(self, more: Iterable[int]) -> int:
        lying = (
            *used_items(self.view.items, self.seat),
            *(ITEM_BY_NUMBER[number] for number in more),
        )
        return sum(value for _, value in worth_of(lying, self.view.options.players))

    # Hands.

    def values(self, hands: Sequence[Numbers], areas: Sequence[Numbers]) -> Values:
        return self._evaluate(_lines(hands), _lines(areas)) + self.items_worth

    def value(self) -> float:
        """As it stands; with a card too many, after the best discard."""
        over = len(self.hand) - self.view.hand_size(self.seat)
        return self.best_of([self.hand], over)[0] if over > 0 else self._one(self.hand, self.area)

    def _one(self, hand: Numbers, area: Numbers) -> float:
        return float(self.values([hand], [area])[0])

    def without(self, cards: Sequence[int]) -> Values:
        """The hand after each of these discards."""
        return self.values(
            [_less(self.hand, card) for card in cards], [(*self.area, card) for card in cards]
        )

    def after(self, cards: Sequence[int], keeps: bool = False) -> Values:
        """The best hand after taking each of these cards and, if that is one too many, discarding
        one; with `keeps` another one."""
        over = len(self.hand) + 1 - self.view.hand_size(self.seat)
        return self.best_of([(*self.hand, card) for card in cards], over, keeps)

    def grown(self, cards: Sequence[int]) -> Values:
        """The hand with each of these cards and nothing discarded."""
        hands = [(*self.hand, card) for card in cards]
        return self.values(hands, [self._area_of(hand) for hand in hands])

    def best_of(self, hands: Sequence[Numbers], discards: int, keeps: bool = False) -> Values:
        """The best that so many discards make of each hand; with `keeps` its last card stays."""
        tried: list[Numbers] = []
        areas: list[Numbers] = []
        whose: list[int] = []
        for index, hand in enumerate(hands):
            loose = hand[:-1] if keeps else hand
            for thrown in combinations(loose, max(discards, 0)):
                tried.append(tuple(card for card in hand if card not in thrown))
                areas.append((*self._area_of(hand), *thrown))
                whose.append(index)
        found = np.full(len(hands), -np.inf)
        if tried:
            np.maximum.at(found, whose, self.values(tried, areas))
        return found

    def _area_of(self, hand: Numbers) -> Numbers:
        """The discard area once what has come into the hand is gone from there."""
        return tuple(card for card in self.area if card not in hand)

    # The deck.

    @cached_property
    def top(self) -> int | None:
        """The top card of the deck, if it is known."""
        place = self.view.deck_size - 1
        return next((each.card for each in self.view.knows.lying if each.place == place), None)

    @cached_property
    def in_deck(self) -> Numbers:
        """The cards that may come off the top."""
        return (self.top,) if self.top is not None else (*self.view.knows.deck, *self.hidden)

    @cached_property
    def drawn(self) -> Values:
        """What the hand may become with each of them."""
        return self.after(self.in_deck)

    def deck_value(self) -> float:
        """A draw, or two to keep the better one of while the hand is being filled."""
        if not len(self.in_deck):
            return -np.inf
        filling = len(self.hand) < self.view.options.cards.hand_size
        return best_of_several(self.drawn, 2 if filling else 1)


def best_of_several(values: Values, count: int, at_least: float = -np.inf) -> float:
    """The mean of the best of so many cards drawn at random, or of something that is there in any
    case."""
    ranked, size = np.sort(values), len(values)
    count = min(count, size)
    below = np.arange(size)
    chances = np.ones(size)
    for drawn in range(count - 1):  # all others come from those ranked below
        chances *= np.maximum(below - drawn, 0) / (size - 1 - drawn)
    chances *= count / size
    return float(np.maximum(ranked, at_least) @ chances)


def _less(cards: Numbers, gone: int) -> Numbers:
    return tuple(card for card in cards if card != gone)


def _lines(cards: Sequence[Numbers]) -> Hands:
    lines = np.zeros((len(cards), max(1, *map(len, cards))), np.uint8)
    for index, each in enumerate(cards):
        lines[index, : len(each)] = each
    return lines
