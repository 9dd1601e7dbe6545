"""Hands that need not be counted again."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Scores = NDArray[np.int16]
Signs = NDArray[np.int64]


class Memory:
    """What hands score that were counted before, by their sign."""

    def __init__(self) -> None:
        self._signs = np.zeros(0, np.int64)
        self._totals = np.zeros(0, np.int16)

    def misses(self, signs: Signs) -> NDArray[np.bool_]:
        """Which of these were never counted."""
        return np.isin(signs, self._signs, invert=True)

    def add(self, signs: Signs, totals: Scores) -> None:
        at = np.searchsorted(self._signs, signs)
        self._signs = np.insert(self._signs, at, signs)
        self._totals = np.insert(self._totals, at, totals)

    def totals_of(self, signs: Signs) -> Scores:
        """What these score, all of which are known."""
        found: Scores = self._totals[np.searchsorted(self._signs, signs)]
        return found
