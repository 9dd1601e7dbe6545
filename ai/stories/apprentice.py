"""Apprentice: one story after the other."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.rng import Rng
from game.titles.stories.actions import Action, Roll
from game.titles.stories.board import Magic
from game.titles.stories.state import View

from ..contract import Budget, Decision
from .outlook import Helpers, Style
from .planner import Planner
from .reasons import reason
from .search import Effort

STYLE = Style(
    basic=Helpers(sent=(Magic.REROLL,), bringing=1.0),
    expert=Helpers(sent=(Magic.REROLL,), bringing=0.05),
    foresight=False,
)
SLIP = 0.3
"""How often it brings out a pawn too many ..."""
FEW = 4
"""... as long as it has so many at home: the last dice it does not give away."""


class Apprentice(Planner):
    """Knows the dice, the shortest ways and the magic beside them; does not think of the next story
    before this one is told, and in the expert game follows three ways to use the dice."""

    def __init__(self) -> None:
        super().__init__(STYLE, Effort(width=3))

    def choose(self, view: View, legal: Sequence[Action], budget: Budget, rng: Rng) -> Decision:
        found = super().choose(view, legal, budget, rng)
        if isinstance(found.action, Roll) and rng.random() < SLIP:
            assert view.seat is not None
            many = Roll(found.action.castle + 1)
            if view.position.home(view.seat) - many.castle >= FEW - 1:
                return Decision(many, reason(many))
        return found
