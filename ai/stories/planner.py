"""What opponents that plan have in common: they do what leaves the fewest turns."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cache

from game.engine.rng import Rng
from game.titles.stories.actions import Action, Along, Roll
from game.titles.stories.state import Phase, Position, View

from ..contract import Budget, Decision
from .atlas import ATLAS
from .outlook import Outlook, Style
from .reasons import reason
from .search import CROWD, Effort, Search
from .standing import Side, side_of, turn_of

PATIENCE = 0.5
"""The part of its time after which a mind comes to an end."""


class Planner:
    """Plans its own stories, whatever the others do."""

    def __init__(self, style: Style, effort: Effort) -> None:
        self._style, self._effort = style, effort

    def choose(self, view: View, legal: Sequence[Action], budget: Budget, _rng: Rng) -> Decision:
        position = view.position
        assert view.seat is not None
        outlook = outlook_of(self._style, position.options.expert)
        search = Search(outlook, self._effort, time.monotonic() + PATIENCE * budget.seconds)
        action = self._decided(position, view.seat, legal, search)
        return Decision(action, reason(action))

    def _decided(
        self, position: Position, seat: int, legal: Sequence[Action], search: Search
    ) -> Action:
        side, outlook = side_of(position, seat), search.outlook
        if Along(True) in legal:
            rider = side.pawns.index(ATLAS.index[position.quay])
            return Along(outlook.turns(side.moved(rider, side.ferry)) < outlook.turns(side))
        if position.phase is Phase.HOME:
            return Roll(self.castle(position, side, search))
        return search.best(turn_of(position))[1]

    def castle(self, position: Position, side: Side, search: Search) -> int:
        """How many pawns wait in the Castle while the dice are rolled."""
        if position.options.expert:
            return self._expert_castle(side, search)
        most = min(CROWD, side.home - 1)
        return min(range(most + 1), key=lambda castle: search.roll(side, castle))

    def _expert_castle(self, side: Side, search: Search) -> int:
        """One more than the plan asks for may be of use, by magic; a quick look at rolls tells."""
        most = min(CROWD, side.home - 1, search.outlook.plan(side).fresh + 1)
        quick = search.quick()
        return min(range(most + 1), key=lambda castle: quick.expert_roll(side, castle))


@cache
def outlook_of(style: Style, expert: bool) -> Outlook:
    """What was thought in one match is known in the next."""
    return Outlook(style, expert)
