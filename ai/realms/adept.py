"""Adept: one turn ahead, by what hands come to in the long run."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from game.engine.rng import Rng
from game.titles.realms.play.actions import Action, Draw
from game.titles.realms.play.view import View

from ..contract import Budget
from .hands import Values
from .learning.judge import hope
from .manners import SHREWD
from .outlook import outlook
from .player import Player
from .value import A_WIN, draw_while_filling, learned


class Adept(Player):
    """Weighs every take and every discard by learned values."""

    manners = SHREWD

    def turn(self, view: View, legal: Sequence[Action], _budget: Budget, _rng: Rng) -> Action:
        return legal[int(prospects(view, legal).argmax())]


def prospects(view: View, legal: Sequence[Action]) -> Values:
    """The value of each action of a turn, in points."""
    values = outlook(view, legal, learned(view))
    if Draw() in legal and not view.prompt:
        draw = legal.index(Draw())
        if view.filling:
            values[draw] = draw_while_filling(view)
        values[draw] += hope(view.options, view.filling) * A_WIN
    return np.asarray(values)
