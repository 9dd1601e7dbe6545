"""Hands that need not be counted again, and positions that need not be judged again."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Scores = NDArray[np.int16]
Signs = NDArray[np.int64]

HERE, LYING, ELSEWHERE, PLAIN = range(4)
"""Where a card is to whoever looks: in the hand, in the discard area, in another hand; or in a hand
that is counted without its choices."""


def _card_signs() -> Signs:
    """A number for each card and place, of which sums never agree by chance."""
    signs = np.random.default_rng(0).integers(2**63, size=(4, 256), dtype=np.int64)
    signs[:, 0] = 0
    return signs


_SIGNS = _card_signs()


def sign_of(cards: NDArray[np.uint8], place: int) -> Signs:
    """One number for the cards of each line, whatever their order."""
    found: Signs = np.bitwise_xor.reduce(_SIGNS[place][cards], axis=1)
    return found


def sign_of_flags(flags: NDArray[np.bool_], place: int) -> Signs:
    """The same for lines with a column for every card."""
    signs = np.where(flags, _SIGNS[place, : flags.shape[1]], 0)
    found: Signs = np.bitwise_xor.reduce(signs, axis=1)
    return found


class Memory:
    """What hands score that were counted before, by their sign."""

    def __init__(self) -> None:
        self._signs = np.zeros(0, np.int64)
        self._totals = np.zeros(0, np.int16)

    def misses(self, signs: Signs) -> NDArray[np.bool_]:
        """Which of these were never counted."""
        if not len(self._signs):
            return np.ones(len(signs), np.bool_)
        at = np.minimum(np.searchsorted(self._signs, signs), len(self._signs) - 1)
        return np.asarray(self._signs[at] != signs)

    def add(self, signs: Signs, totals: Scores) -> None:
        at = np.searchsorted(self._signs, signs)
        self._signs = np.insert(self._signs, at, signs)
        self._totals = np.insert(self._totals, at, totals)

    def totals_of(self, signs: Signs) -> Scores:
        """What these score, all of which are known."""
        found: Scores = self._totals[np.searchsorted(self._signs, signs)]
        return found
