"""Opponents that know nothing of any title."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.engine.rng import Rng

from .contract import Budget, Decision


class RandomOpponent:
    """Plays whatever comes to mind."""

    def choose(self, _view: Any, legal: Sequence[Any], _budget: Budget, rng: Rng) -> Decision:
        return Decision(rng.choice(legal))
