"""An opponent for the tests' own title, which it brings along as a plugin may."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ai.contract import Budget, Decision
from game.engine.rng import Rng
from game.titles.registry import TITLES
from tests.titles.tiny.rules import TINY

TITLES.add(TINY.key, lambda: TINY)


class Trader:
    """Now and then does something, now and then nothing; remembers what it has seen."""

    def __init__(self) -> None:
        self.seen = 0

    def watch(self, events: Sequence[Any]) -> None:
        self.seen += len(events)

    def choose(self, view: Any, legal: Sequence[Any], _budget: Budget, rng: Rng) -> Any:
        assert self.seen, "it was told how the match began"
        if view.phase == "market" and rng.below(3) == 0:
            return Decision(None)
        return Decision(rng.choice(legal), after=rng.below(900))
