"""Master: plays out what may come."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.rng import Rng
from game.titles.realms.play.actions import Action
from game.titles.realms.play.view import View

from ..contract import Budget
from .adept import prospects
from .manners import SWIFT
from .player import Player
from .search import MOVES, can_search, search


class Master(Player):
    """Tries the promising moves in worlds as they may be, to the end or nearly so."""

    manners = SWIFT

    def turn(self, view: View, legal: Sequence[Action], budget: Budget, rng: Rng) -> Action:
        values = prospects(view, legal)
        best = legal[int(values.argmax())]
        if not can_search(view) or not isinstance(best, MOVES):
            return best
        found = search(view, legal, values, budget.thoughts, rng, budget.seconds / 2)
        return found[0].action
