"""The choices that make the most, or the least, of a hand."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ...cards.card import Card
from ...cards.catalogue import Catalogue
from ..plans import bonus_plan
from ..sheet import Choices
from .rows import Rows, chosen_rows, plain_rows
from .scorer import BatchScorer, batch_scorer

NONE: Choices = {}


def best_choices(
    hand: tuple[Card, ...],
    cards: Catalogue,
    discard: tuple[Card, ...] = (),
    players: int = 4,
    made: Choices = NONE,
    decided: frozenset[int] = frozenset(),
) -> Choices:
    """The best choices for a hand, on top of those made; who has decided stays as he is.

    Among equal totals the lower sum of base strengths, then the fewest changes, then the lower
    card numbers, chooser by chooser.
    """
    return _extreme_choices(hand, cards, discard, players, made, decided, sign=-1)


def best_totals(
    hand: tuple[Card, ...],
    cards: Catalogue,
    discard: tuple[Card, ...],
    players: int,
    made: Sequence[Choices],
    decided: frozenset[int],
) -> list[int]:
    """What a hand is worth after each of several decisions, with the best of what is left to
    choose; the same cards have decided in all of them."""
    scorer = batch_scorer(cards)
    one = _row(scorer, hand, discard, players)
    rows = chosen_rows(scorer.tables, one.take(np.zeros(len(made), np.intp)), list(made))
    totals: list[int] = scorer.best_of(rows, decided).tolist()
    return totals


def worst_choices(
    hand: tuple[Card, ...], cards: Catalogue, discard: tuple[Card, ...] = (), players: int = 4
) -> Choices:
    """The choices a player would regret most."""
    return _extreme_choices(hand, cards, discard, players, NONE, frozenset(), sign=1)


def _extreme_choices(
    hand: tuple[Card, ...],
    cards: Catalogue,
    discard: tuple[Card, ...],
    players: int,
    made: Choices,
    decided: frozenset[int],
    sign: int,
) -> Choices:
    if not any(bonus_plan(card).choice and card.number not in decided for card in hand):
        return made
    scorer = batch_scorer(cards)
    rows = _row(scorer, hand, discard, players)
    if made:
        rows = chosen_rows(scorer.tables, rows, [made])
    first: tuple[int, ...] | None = None
    choices = made
    for variants, totals, base in scorer.search(rows, decided, worst_too=sign > 0):
        order = sign * totals
        columns = np.flatnonzero(order == order.min())
        picks = [variants.picks[number][columns] for number in sorted(variants.picks)]
        changes = np.add.reduce([pick >= 0 for pick in picks], dtype=np.int16)
        ranks = (order[columns], base[columns], changes, *picks)
        index = np.lexsort(ranks[::-1])[0]
        rank = tuple(int(part[index]) for part in ranks)
        if first is None or rank < first:
            first = rank
            choices = {**made, **scorer.brancher.choices(variants, int(columns[index]))}
    return choices


def _row(
    scorer: BatchScorer, hand: tuple[Card, ...], discard: tuple[Card, ...], players: int
) -> Rows:
    """A single hand."""
    return plain_rows(
        scorer.tables,
        np.array([[card.number for card in hand]]),
        np.array([[card.number for card in discard]]),
        players,
    )
