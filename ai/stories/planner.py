"""What every opponent that plans has in common: each decision answered by the fewest turns left."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.rng import Rng
from game.titles.stories.actions import Action, Along, Roll
from game.titles.stories.state import Phase, Position, View

from ..contract import Budget, Decision
from .outlook import Outlook, Style
from .search import Search
from .standing import Side, side_of, turn_of


class Planner:
    """Plans its own stories, whatever the others do."""

    def __init__(self, style: Style, width: int) -> None:
        self._style, self._width = style, width
        self._outlook: Outlook | None = None

    def choose(self, view: View, legal: Sequence[Action], _budget: Budget, _rng: Rng) -> Decision:
        position = view.position
        assert view.seat is not None
        outlook = self._outlook_of(position)
        search = Search(outlook, self._width)
        side = side_of(position, view.seat)
        if Along(True) in legal:
            return Decision(Along(self._rides_along(position, side, outlook)))
        if position.phase is Phase.HOME:
            return Decision(Roll(self._castle(side, search, outlook, position.options.expert)))
        return Decision(search.best(turn_of(position))[1])

    def _outlook_of(self, position: Position) -> Outlook:
        if self._outlook is None:
            self._outlook = Outlook(self._style, position.options.expert)
        return self._outlook

    def _rides_along(self, position: Position, side: Side, outlook: Outlook) -> bool:
        from .atlas import ATLAS

        pawn = side.pawns.index(ATLAS.index[position.quay])
        return outlook.turns(side.moved(pawn, side.ferry)) < outlook.turns(side)

    def _castle(self, side: Side, search: Search, outlook: Outlook, expert: bool) -> int:
        most = min(3, side.home - 1)
        if expert:
            return min(most, outlook.plan(side).fresh)
        return min(range(most + 1), key=lambda castle: search.roll(side, castle))
