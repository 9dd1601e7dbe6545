"""Greedy: the yardstick."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.rng import Rng
from game.titles.realms.play.actions import Action
from game.titles.realms.play.view import View

from ..contract import Budget
from .manners import HARD
from .outlook import exact, outlook
from .player import Player


class Greedy(Player):
    """Takes the option with the best resulting hand, the deck valued by its mean."""

    manners = HARD

    def turn(self, view: View, legal: Sequence[Action], _budget: Budget, _rng: Rng) -> Action:
        return legal[int(outlook(view, legal, exact(view)).argmax())]
