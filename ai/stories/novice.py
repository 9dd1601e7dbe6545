"""Novice: goes for the nearest thing, with too many pawns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.engine.rng import Rng
from game.titles.stories.actions import Action, Along, End, Roll, Tell
from game.titles.stories.state import Phase, View

from ..contract import Budget, Decision
from .atlas import ATLAS
from .reasons import reason
from .standing import AT_HOME, IN_BOOK, Side, options, turn_of

CROWD = 1
"""A pawn always waits in the Castle, needed or not ..."""
FEW = 2
"""... unless that would leave a single die."""
OTHERS = 0.1
"""How much a road of a story that is not the nearest counts."""
HOMEWARD = 0.6
"""With a single die left, a road home counts, though less than one to a story."""
DISTRACTION = 0.5
"""Roads by which a beginner misjudges."""


class Novice:
    """Counts roads, not dice, and follows every story a little."""

    def choose(self, view: View, legal: Sequence[Action], _budget: Budget, rng: Rng) -> Decision:
        position = view.position
        assert view.seat is not None
        if Along(True) in legal:
            return Decision(Along(rng.random() < 0.5))
        if position.phase is Phase.HOME:
            return Decision(Roll(CROWD if position.home(view.seat) > FEW else 0))
        turn = turn_of(position)
        best: tuple[float, Action] = (_judged(turn.side), End())
        for action, after in options(turn):
            if isinstance(action, Tell):
                return Decision(action, reason(action))
            best = min(
                best,
                (_judged(after.side) + DISTRACTION * (rng.random() - 0.5), action),
                key=_first,
            )
        return Decision(best[1], reason(best[1]))


def _first(found: tuple[float, Action]) -> float:
    return found[0]


def _judged(side: Side) -> float:
    return _roads_left(side) + (HOMEWARD * _way_home(side) if side.home <= 1 else 0.0)


def _way_home(side: Side) -> int:
    """Roads between the Castle and the nearest pawn out there that no story waits for: the two
    that are nearest to a story of their own go on."""
    spare = list(side.away)
    for space in _nearest_story(side):
        if spare:
            spare.remove(min(spare, key=lambda pawn: roads(space)[pawn]))
    return min((roads(ATLAS.castle)[pawn] for pawn in spare), default=0)


def _nearest_story(side: Side) -> tuple[int, ...]:
    untold = [story for number, story in enumerate(ATLAS.stories) if not side.told >> number & 1]
    story = min(untold, key=lambda each: _nearest(side, each.space) + _nearest(side, each.item))
    return story.space, story.item


def _roads_left(side: Side) -> float:
    """Roads to the nearest story, and a part of those to the others."""
    ways = sorted(
        _nearest(side, story.space) + _nearest(side, story.item)
        for number, story in enumerate(ATLAS.stories)
        if not side.told >> number & 1
    )
    return ways[0] + OTHERS * sum(ways[1:]) if ways else 0.0


def _nearest(side: Side, space: int) -> int:
    """Roads from the nearest pawn; one at home can be at the gates in no time."""
    starts = (ATLAS.castle if pawn == AT_HOME else pawn for pawn in side.pawns)
    return min(roads(space)[start] for start in starts if start != IN_BOOK)


@cache
def roads(end: int) -> tuple[int, ...]:
    """How many roads lie between each space and that one."""
    found, edge = {end: 0}, [end]
    while edge:
        edge = [
            way.end
            for start in edge
            for way in ATLAS.roads[start]
            if found.setdefault(way.end, found[start] + 1) == found[start] + 1
        ]
        edge = list(dict.fromkeys(space for space in edge if found[space] > 0))
    return tuple(found[space] for space in range(ATLAS.size))
