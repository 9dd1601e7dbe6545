"""What opponents that plan have in common: they do what leaves the fewest turns."""

from __future__ import annotations

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

QUICK = Effort(width=1)


class Planner:
    """Plans its own stories, whatever the others do."""

    def __init__(self, style: Style, effort: Effort) -> None:
        self._style, self._effort = style, effort

    def choose(self, view: View, legal: Sequence[Action], _budget: Budget, _rng: Rng) -> Decision:
        position = view.position
        assert view.seat is not None
        outlook = outlook_of(self._style, position.options.expert)
        action = self._decided(position, view.seat, legal, outlook)
        return Decision(action, reason(action))

    def _decided(
        self, position: Position, seat: int, legal: Sequence[Action], outlook: Outlook
    ) -> Action:
        side, search = side_of(position, seat), Search(outlook, self._effort)
        if Along(True) in legal:
            rider = side.pawns.index(ATLAS.index[position.quay])
            return Along(outlook.turns(side.moved(rider, side.ferry)) < outlook.turns(side))
        if position.phase is Phase.HOME:
            return Roll(self.castle(position, side, outlook, search))
        return search.best(turn_of(position))[1]

    def castle(self, position: Position, side: Side, outlook: Outlook, search: Search) -> int:
        """How many pawns wait in the Castle while the dice are rolled."""
        if position.options.expert:
            return self._expert_castle(side, outlook)
        most = min(CROWD, side.home - 1)
        return min(range(most + 1), key=lambda castle: search.roll(side, castle))

    def _expert_castle(self, side: Side, outlook: Outlook) -> int:
        """One more than the plan asks for may be of use, by magic; a quick look at rolls tells."""
        most = min(CROWD, side.home - 1, outlook.plan(side).fresh + 1)
        quick = Search(outlook, QUICK)
        return min(range(most + 1), key=lambda castle: quick.expert_roll(side, castle))


@cache
def outlook_of(style: Style, expert: bool) -> Outlook:
    """What was thought in one match is known in the next."""
    return Outlook(style, expert)
