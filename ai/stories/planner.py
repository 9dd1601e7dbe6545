"""What opponents that plan have in common: they do what leaves the fewest turns."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.rng import Rng
from game.titles.stories.actions import Action, Along, Roll
from game.titles.stories.state import Phase, Position, View

from ..contract import Budget, Decision
from .atlas import ATLAS
from .outlook import Outlook, Style
from .reasons import reason
from .search import Search
from .standing import Side, side_of, turn_of

CROWD = 3
"""More pawns than this never wait in the Castle: each costs a die."""
ONE_BY_ONE = 1
"""In the expert game: one pawn takes several dice, so the next need not wait beside it."""


class Planner:
    """Plans its own stories, whatever the others do."""

    def __init__(self, style: Style, width: int) -> None:
        self._style, self._width = style, width
        self._outlook: Outlook | None = None

    def choose(self, view: View, legal: Sequence[Action], _budget: Budget, _rng: Rng) -> Decision:
        position = view.position
        assert view.seat is not None
        if self._outlook is None:
            self._outlook = Outlook(self._style, position.options.expert)
        action = self._decided(position, view.seat, legal, self._outlook)
        return Decision(action, reason(action))

    def _decided(
        self, position: Position, seat: int, legal: Sequence[Action], outlook: Outlook
    ) -> Action:
        side, search = side_of(position, seat), Search(outlook, self._width)
        if Along(True) in legal:
            rider = side.pawns.index(ATLAS.index[position.quay])
            return Along(outlook.turns(side.moved(rider, side.ferry)) < outlook.turns(side))
        if position.phase is Phase.HOME:
            return Roll(self.castle(position, side, outlook, search))
        return search.best(turn_of(position))[1]

    def castle(self, position: Position, side: Side, outlook: Outlook, search: Search) -> int:
        """How many pawns wait in the Castle while the dice are rolled."""
        if position.options.expert:
            return min(ONE_BY_ONE, side.home - 1, outlook.plan(side).fresh)
        most = min(CROWD, side.home - 1)
        return min(range(most + 1), key=lambda castle: search.roll(side, castle))
