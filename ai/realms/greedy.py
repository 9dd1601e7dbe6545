"""Greedy: the yardstick."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.rng import Rng
from game.titles.realms.play.actions import Action
from game.titles.realms.play.view import View

from ..contract import Budget, Decision
from .outlook import exact, outlook


class Greedy:
    """Takes the option with the best resulting hand, the deck valued by its mean."""

    def choose(self, view: View, legal: Sequence[Action], _budget: Budget, _rng: Rng) -> Decision:
        if len(legal) == 1:
            return Decision(legal[0])
        return Decision(legal[int(outlook(view, legal, exact(view)).argmax())])
