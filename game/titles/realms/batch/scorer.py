"""Totals of many hands at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from .. import effects as fx
from ..catalogue import Catalogue
from ..sheet import Choices
from .blanking import blank
from .circles import settle_circle
from .clearing import clear_and_protect
from .points import Bearers, points
from .rows import Rows, chosen_rows, plain_rows
from .standing import Standings
from .tables import Flags, tables

Totals = NDArray[np.int16]


class BatchScorer:
    """Scores hands of one game's cards, given as card numbers: a hand per line, 0 where empty."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.tables = tables(catalogue)

    def totals(
        self,
        hands: NDArray[np.integer],
        choices: Sequence[Choices] | None = None,
        discard: NDArray[np.integer] | None = None,
        players: int = 4,
    ) -> Totals:
        """What the hands are worth with these choices, one mapping per hand, or with none."""
        rows = plain_rows(self.tables, hands, discard, players)
        if choices is not None:
            rows = chosen_rows(self.tables, rows, list(choices))
        return self.score(rows)[0]

    def score(self, rows: Rows) -> tuple[Totals, Totals]:
        """Totals and sums of base strengths."""
        parts = [self._score_chunk(chunk) for chunk in rows.chunks()]
        if not parts:
            return np.zeros(0, np.int16), np.zeros(0, np.int16)
        return (
            np.concatenate([totals for totals, _ in parts]),
            np.concatenate([base for _, base in parts]),
        )

    def _score_chunk(self, rows: Rows) -> tuple[Totals, Totals]:
        hands, circles = self.settle(rows)
        base = np.add.reduce(hands.strength, axis=0, dtype=np.int16)
        total = base.copy()
        for number in hands.numbers:
            card = self.tables.cards[number]
            if counting := [e for e in card.bonus if isinstance(e, fx.PointsEffect)]:
                bearers = Bearers(hands.card == number)
                for effect in counting:
                    total += points(effect, hands, bearers)
            if counting := [e for e in card.penalty if isinstance(e, fx.PointsEffect)]:
                bearers = Bearers(hands.burden == number, hands.words)
                for effect in counting:
                    total += points(effect, hands, bearers)
        for column in np.flatnonzero(circles):
            total[column], base[column] = settle_circle(self.tables, rows, int(column))
        return total, base

    def settle(self, rows: Rows) -> tuple[Standings, Flags]:
        """Steps 3 to 6; and which hands are caught in a circle that only single steps untie."""
        hands = Standings(self.tables, rows)
        clear_and_protect(hands)
        circles = blank(hands)
        hands.blanking_done()
        return hands, circles


@cache
def batch_scorer(catalogue: Catalogue) -> BatchScorer:
    """The scorer of a game, made once."""
    return BatchScorer(catalogue)
