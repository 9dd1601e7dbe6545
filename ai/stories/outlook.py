"""What a side is worth: the turns it will need, by the best plan for one story after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.titles.stories.board import Magic
from game.titles.stories.state import DICE, STORIES

from .atlas import ATLAS
from .standing import Side
from .tables import FAR, approach, turns

Places = tuple[int, ...]
CASTLE = ATLAS.castle
DOCK = {space: number for number, space in enumerate(ATLAS.docks)}


class Style(NamedTuple):
    """How far a mind thinks."""

    helpers: tuple[Magic, ...]
    """The magic it makes plans with."""
    remembers: bool
    """Whether pawns that this story does not need count for the next ones."""


class Plan(NamedTuple):
    """The next story, and who tells it."""

    turns: float
    story: int = -1
    magic: Magic | None = None
    fresh: int = 0
    """Pawns it takes out of the Castle."""


NO_PLAN = Plan(float(FAR))
DONE = Plan(0.0)


class Outlook:
    """Plans for sides, each thought once."""

    def __init__(self, style: Style, expert: bool) -> None:
        self._style, self._expert = style, expert
        self._known: dict[tuple[Places, int, int, int, bool], Plan] = {}

    def turns(self, side: Side) -> float:
        return self.plan(side).turns

    def plan(self, side: Side) -> Plan:
        return self._plan(side.away, side.home, side.told, DOCK[side.ferry], True)

    def _plan(self, away: Places, home: int, told: int, dock: int, bringing: bool) -> Plan:
        if told.bit_count() >= STORIES:
            return DONE
        key = (away, home, told, dock, bringing)
        if key not in self._known:
            plans = self._plans(away, home, told, dock, bringing)
            self._known[key] = min(plans, key=lambda plan: plan.turns, default=NO_PLAN)
        return self._known[key]

    def _plans(
        self, away: Places, home: int, told: int, dock: int, bringing: bool
    ) -> Iterator[Plan]:
        yield from self._with(None, away, home, told, dock)
        for magic in self._style.helpers:
            space = ATLAS.magic[magic]
            if space in away:
                yield from self._with(magic, _without(away, space), home, told, dock)
            elif bringing and home > 2:
                cost = approach(min(DICE, home - 1), space)[CASTLE]
                for plan in self._with(magic, away, home - 1, told, dock):
                    yield plan._replace(turns=plan.turns + cost, fresh=1)

    def _with(
        self, magic: Magic | None, away: Places, home: int, told: int, dock: int
    ) -> Iterator[Plan]:
        """The best plan for each story, for each two pawns of those that do not help."""
        left = [story for story in range(len(ATLAS.stories)) if not told >> story & 1]
        helper = () if magic is None else (ATLAS.magic[magic],)
        for one, other in _pairs(away):
            fresh = (one == CASTLE) + (other == CASTLE)
            dice = home - fresh
            if dice < 1:
                continue
            table = turns(min(DICE, dice), magic)[dock]
            rest = _without(_without(away, one), other) if self._style.remembers else ()
            for story in left:
                item = ATLAS.stories[story].item
                after = tuple(sorted((*rest, *helper, item)))
                stays = dice if self._style.remembers else len(away) + home - 2
                later = self._plan(after, stays, told | 1 << story, dock, False).turns
                yield Plan(table[story][one][other] + later, story, magic, fresh)


def _pairs(away: Places) -> Iterator[tuple[int, int]]:
    """The places of a pawn for the adventure and of another for the item."""
    places = (*dict.fromkeys(away), CASTLE)
    for one in places:
        for other in places:
            if one != other or one == CASTLE or away.count(one) > 1:
                yield one, other


def _without(places: Places, place: int) -> Places:
    if place not in places:
        return places
    at = places.index(place)
    return places[:at] + places[at + 1 :]


def expectation(values: Sequence[float], weights: Sequence[float]) -> float:
    """Of the best among the numbers that come up."""
    return sum(chance * value for chance, value in zip(weights, sorted(values), strict=True))
