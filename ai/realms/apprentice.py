"""Apprentice: greedy, with slips."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from game.engine.rng import Rng
from game.titles.realms.play.actions import Action
from game.titles.realms.play.view import View

from ..contract import Budget, Decision
from .manners import NERVOUS
from .outlook import answers, exact, outlook
from .trader import Trader

SLIPS = 0.35
"""How often the second or third best looks better."""
MISJUDGES = 20.0
"""Points by which a trade may look better or worse than it is."""


class Apprentice:
    """Knows how to count, but not always."""

    def __init__(self) -> None:
        self._trader = Trader(NERVOUS._replace(noise=MISJUDGES))

    def choose(self, view: View, legal: Sequence[Action], _budget: Budget, rng: Rng) -> Decision:
        if view.floor:
            return self._trader.choose(view, legal, exact(view), rng)
        ranked = answers(view, legal)
        if not ranked:
            order = np.argsort(-outlook(view, legal, exact(view)), kind="stable")
            ranked = [legal[index] for index in order]
        place = 1 + rng.below(2) if rng.random() < SLIPS else 0
        return Decision(ranked[min(place, len(ranked) - 1)])
