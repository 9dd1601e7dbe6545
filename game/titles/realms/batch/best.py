"""The choices that make the most, or the least, of a hand."""

from __future__ import annotations

import numpy as np

from ..cards import Card
from ..catalogue import Catalogue
from ..plans import bonus_plan
from ..sheet import Choices
from .rows import plain_rows
from .scorer import batch_scorer


def best_choices(
    hand: tuple[Card, ...], cards: Catalogue, discard: tuple[Card, ...] = (), players: int = 4
) -> Choices:
    """The best choices for a hand.

    Among equal totals the lower sum of base strengths, then the fewest changes, then the lower
    card numbers, chooser by chooser.
    """
    return _extreme_choices(hand, cards, discard, players, sign=-1)


def worst_choices(
    hand: tuple[Card, ...], cards: Catalogue, discard: tuple[Card, ...] = (), players: int = 4
) -> Choices:
    """The choices a player would regret most."""
    return _extreme_choices(hand, cards, discard, players, sign=1)


def _extreme_choices(
    hand: tuple[Card, ...], cards: Catalogue, discard: tuple[Card, ...], players: int, sign: int
) -> Choices:
    if not any(bonus_plan(card).choice for card in hand):
        return {}
    scorer = batch_scorer(cards)
    rows = plain_rows(
        scorer.tables,
        np.array([[card.number for card in hand]]),
        np.array([[card.number for card in discard]]),
        players,
    )
    first: tuple[int, ...] | None = None
    choices: Choices = {}
    for variants, totals, base in scorer.search(rows):
        order = sign * totals
        columns = np.flatnonzero(order == order.min())
        picks = [variants.picks[number][columns] for number in sorted(variants.picks)]
        changes = np.add.reduce([pick >= 0 for pick in picks], dtype=np.int16)
        ranks = (order[columns], base[columns], changes, *picks)
        index = np.lexsort(ranks[::-1])[0]
        rank = tuple(int(part[index]) for part in ranks)
        if first is None or rank < first:
            first, choices = rank, scorer.brancher.choices(variants, int(columns[index]))
    return choices
