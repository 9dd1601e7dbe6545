"""Totals of many hands at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from ...cards import effects as fx
from ...cards.catalogue import Catalogue
from ..sheet import Choices
from .blanking import blank
from .bounds import Bound, Bounds
from .circles import settle_circle
from .clearing import clear_and_protect
from .points import Bearers, points
from .rows import Rows, chosen_rows, plain_rows
from .standing import Standings
from .tables import Flags, tables
from .variants import Brancher, Variants

Totals = NDArray[np.int16]
ROOM = 100_000
"""So many hands without a choice are branched at a time."""
SHARES = np.array([1, 6, 50, 500, 10_000])
"""The room a hand takes, by how many of its cards offer a choice."""


class BatchScorer:
    """Scores hands of one game's cards, given as card numbers: a hand per line, 0 where empty."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.tables = tables(catalogue)
        self.brancher = Brancher(self.tables)
        self.bounds = Bounds(self.tables)

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

    def best(
        self,
        hands: NDArray[np.integer],
        discard: NDArray[np.integer] | None = None,
        players: int = 4,
    ) -> Totals:
        """What the hands are worth with their best choices."""
        return self.best_of(plain_rows(self.tables, hands, discard, players))

    def best_of(self, rows: Rows, decided: frozenset[int] = frozenset()) -> Totals:
        """The same for rows some of whose cards have decided already."""
        return self._range(rows, decided, worst_too=False)[1]

    def range(
        self,
        hands: NDArray[np.integer],
        discard: NDArray[np.integer] | None = None,
        players: int = 4,
    ) -> tuple[Totals, Totals]:
        """What the hands are worth with their worst and with their best choices."""
        rows = plain_rows(self.tables, hands, discard, players)
        return self._range(rows, frozenset(), worst_too=True)

    def _range(self, rows: Rows, decided: frozenset[int], worst_too: bool) -> tuple[Totals, Totals]:
        worst = np.full(len(rows), np.iinfo(np.int16).max, np.int16)
        best = np.full(len(rows), np.iinfo(np.int16).min, np.int16)
        for block in self._blocks(rows):
            for variants, totals, _ in self.search(rows.take(block), decided, worst_too):
                np.minimum.at(worst, block[variants.owner], totals)
                np.maximum.at(best, block[variants.owner], totals)
        return worst, best

    def _blocks(self, rows: Rows) -> list[NDArray[np.intp]]:
        """The hands to branch together: as many as there is room for, those alike in choices next
        to each other."""
        choosers = np.minimum(self.brancher.choosers_in(rows.card), len(SHARES) - 1)
        order = np.argsort(choosers, kind="stable")
        filled = np.cumsum(SHARES[choosers[order]]) // ROOM
        return np.split(order, np.flatnonzero(np.diff(filled)) + 1)

    def search(
        self, rows: Rows, decided: frozenset[int] = frozenset(), worst_too: bool = True
    ) -> Iterator[tuple[Variants, Totals, Totals]]:
        """All variants that can matter, in chunks, with totals and sums of base strengths.

        Whom to protect is tried last, and unless the worst is sought only where that could still
        be the best of its hand.
        """
        variants = self.brancher.branch(rows, decided, worst_too)
        best = np.full(len(rows), np.iinfo(np.int16).min, np.int16)
        bonuses = self.bounds.bonuses(rows)
        endangered: list[tuple[Variants, Flags, Bound]] = []
        for chunk in variants.chunks():
            hands, circles = self.settle(chunk.rows)
            totals, base = self._count(hands, circles)
            yield chunk, totals, base
            if self.brancher.protects(chunk):
                np.maximum.at(best, chunk.owner, totals)
                bound = self.bounds.protected(hands, bonuses[chunk.owner])
                bound[:, circles] = np.iinfo(np.int32).max
                endangered.append((chunk, self._endangered(hands, circles), bound))
        for chunk, blanked, bound in endangered:
            if not worst_too:
                blanked &= bound >= best[chunk.owner]
            protecting = self.brancher.protect(chunk, blanked, decided)
            if protecting:
                yield protecting, *self.score(protecting.rows)

    def _endangered(self, hands: Standings, circles: Flags) -> Flags:
        """Who is blanked, or might have a say in who blanks himself."""
        endangered = ~hands.alive | circles
        for number in self.tables.conditional:
            endangered |= hands.body == number
        return endangered

    def score(self, rows: Rows) -> tuple[Totals, Totals]:
        """Totals and sums of base strengths."""
        parts = [self._count(*self.settle(chunk)) for chunk in rows.chunks()]
        if not parts:
            return np.zeros(0, np.int16), np.zeros(0, np.int16)
        return (
            np.concatenate([totals for totals, _ in parts]),
            np.concatenate([base for _, base in parts]),
        )

    def _count(self, hands: Standings, circles: Flags) -> tuple[Totals, Totals]:
        """Step 7."""
        base: Totals = np.add.reduce(hands.strength, axis=0, dtype=np.int16)
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
            total[column], base[column] = settle_circle(self.tables, hands.rows, int(column))
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
