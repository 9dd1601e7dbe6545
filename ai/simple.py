"""Opponents that know nothing of any title."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.engine.rng import Rng


class RandomOpponent:
    """Plays whatever comes to mind."""

    def choose(self, _view: Any, legal: Sequence[Any], rng: Rng) -> Any:
        return rng.choice(legal)
