"""What an opponent is: a seat's view and its legal actions in, one action out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from game.engine.rng import Rng


class Opponent(Protocol):
    """Decides for a seat. It sees what the seat may see: never the state, the deck or the seed."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Rng, /) -> Any:
        """One of the legal actions."""
