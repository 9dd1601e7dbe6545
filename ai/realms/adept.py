"""Adept: one turn ahead, by what hands come to in the long run."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from game.engine.rng import Rng
from game.titles.realms.play.actions import Action, Draw
from game.titles.realms.play.advice import best_answer
from game.titles.realms.play.view import View

from ..contract import Budget, Decision
from .hands import Values
from .manners import SHREWD
from .outlook import exact, outlook
from .trader import Trader
from .value import draw_while_filling, learned


class Adept:
    """Weighs every take and every discard by learned values."""

    def __init__(self) -> None:
        self._trader = Trader(SHREWD)

    def choose(self, view: View, legal: Sequence[Action], _budget: Budget, rng: Rng) -> Decision:
        if view.floor:
            return self._trader.choose(view, legal, exact(view), rng)
        answer = best_answer(view)
        if answer is not None:
            return Decision(answer)
        return Decision(legal[int(prospects(view, legal).argmax())])


def prospects(view: View, legal: Sequence[Action]) -> Values:
    """The value of each action of a turn, in points."""
    values = outlook(view, legal, learned(view))
    if view.filling and Draw() in legal and not view.prompt:
        values[legal.index(Draw())] = draw_while_filling(view)
    return np.asarray(values)
