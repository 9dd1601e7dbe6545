"""Opponents that know nothing of any title."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.engine.rng import Rng

from .contract import Budget, Decision

HESITATION = 4000
"""Milliseconds within which it does something, where there is a clock."""


class RandomOpponent:
    """Plays whatever comes to mind."""

    def choose(self, _view: Any, legal: Sequence[Any], _budget: Budget, rng: Rng) -> Decision:
        return Decision(rng.choice(legal), after=rng.below(HESITATION))
