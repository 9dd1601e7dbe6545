"""Master: plays out what may come."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.rng import Rng
from game.titles.realms.play.actions import Action
from game.titles.realms.play.advice import best_answer
from game.titles.realms.play.view import View

from ..contract import Budget, Decision
from .adept import prospects
from .manners import SWIFT
from .outlook import exact
from .search import MOVES, can_search, search
from .trader import Trader


class Master:
    """Tries the promising moves in worlds as they may be, to the end or nearly so."""

    def __init__(self) -> None:
        self._trader = Trader(SWIFT)

    def choose(self, view: View, legal: Sequence[Action], budget: Budget, rng: Rng) -> Decision:
        if view.floor:
            return self._trader.choose(view, legal, exact(view), rng)
        answer = best_answer(view)
        if answer is not None:
            return Decision(answer)
        values = prospects(view, legal)
        best = legal[int(values.argmax())]
        if not can_search(view) or not isinstance(best, MOVES):
            return Decision(best)
        found = search(view, legal, values, budget.thoughts, rng, budget.seconds / 2)
        return Decision(found[0].action)
