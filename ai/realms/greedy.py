"""Greedy: the yardstick."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.rng import Rng
from game.titles.realms.play.actions import Action
from game.titles.realms.play.advice import best_answer
from game.titles.realms.play.view import View

from ..contract import Budget, Decision
from .manners import HARD
from .outlook import exact, outlook
from .trader import Trader


class Greedy:
    """Takes the option with the best resulting hand, the deck valued by its mean."""

    def __init__(self) -> None:
        self._trader = Trader(HARD)

    def choose(self, view: View, legal: Sequence[Action], _budget: Budget, rng: Rng) -> Decision:
        if view.floor:
            return self._trader.choose(view, legal, exact(view), rng)
        answer = best_answer(view)
        if answer is not None:
            return Decision(answer)
        return Decision(legal[int(outlook(view, legal, exact(view)).argmax())])
