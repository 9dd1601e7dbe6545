"""What a side is worth: the turns it will need, by the best plan for one story after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.titles.stories.board import Magic
from game.titles.stories.state import DICE, STORIES

from .atlas import ATLAS
from .expert_tables import expert_turns
from .standing import Side
from .tables import FAR, Lookup, approach, turns

Places = tuple[int, ...]
CASTLE = ATLAS.castle
DOCK = {space: number for number, space in enumerate(ATLAS.docks)}
UNTOLD = 10.0
"""Where later stories are only guessed at, this keeps the guess from making a telling look bad."""


class Style(NamedTuple):
    """How far a mind thinks."""

    helpers: tuple[Magic, ...]
    """The magic for which a third pawn goes out, in the basic game; in the expert game dice are
    moves, and a helper costs too many."""
    bringing: float
    """The part of a helper's way that is taken for lost turns; the rest is gone with dice that
    nobody else needs."""
    foresight: bool
    """Whether the pawns that are left by one story are counted on for the next ones."""


class Plan(NamedTuple):
    """The next story, and what it takes."""

    turns: float
    """Until three stories are told."""
    fresh: int = 0
    """Pawns that still have to leave the Castle for it."""


NO_PLAN = Plan(float(FAR))
DONE = Plan(0.0)


class Outlook:
    """Plans for sides, each thought once."""

    def __init__(self, style: Style, expert: bool) -> None:
        self._foresight, self._bringing = style.foresight, style.bringing
        self._helpers = () if expert else style.helpers
        self._expert = expert
        self._known: dict[tuple[Places, int, int, int, bool], Plan] = {}

    def turns(self, side: Side) -> float:
        return self.plan(side).turns

    def plan(self, side: Side) -> Plan:
        return self._plan(side.away, side.home, side.told, DOCK[side.ferry], bringing=True)

    def _plan(self, away: Places, home: int, told: int, dock: int, *, bringing: bool) -> Plan:
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
        """Without help, with that of a pawn on a magic space, or of one that goes there."""
        yield from self._with(None, away, home, told, dock)
        for magic in self._helpers:
            space = ATLAS.magic[magic]
            if space in away:
                yield from self._with(magic, _without(away, space), home, told, dock)
            elif bringing and home > 2:
                for start in (*dict.fromkeys(away), CASTLE):
                    fresh = int(start == CASTLE)
                    cost = self._bringing * approach(min(DICE, home - 1), space)[start]
                    for plan in self._with(magic, _without(away, start), home - fresh, told, dock):
                        yield Plan(plan.turns + cost, plan.fresh + fresh)

    def _with(
        self, magic: Magic | None, away: Places, home: int, told: int, dock: int
    ) -> Iterator[Plan]:
        """The best for each story and each two pawns of those that do not help."""
        for one, other in _pairs(away):
            fresh = (one == CASTLE) + (other == CASTLE)
            dice = home - fresh
            if dice < 1:
                continue
            table = self._table(dice, magic)[dock]
            rest = _without(_without(away, one), other)
            for story in _untold(told):
                later = self._later(magic, rest, dice, told, story, dock)
                yield Plan(table[story][one][other] + later, fresh)

    def _later(
        self, magic: Magic | None, rest: Places, dice: int, told: int, story: int, dock: int
    ) -> float:
        """The turns after that story is told: its item's pawn remains, so does the helper."""
        told |= 1 << story
        missing = STORIES - told.bit_count()
        if not missing:
            return 0.0
        if self._foresight:
            helper = () if magic is None else (ATLAS.magic[magic],)
            away = tuple(sorted((*rest, *helper, ATLAS.stories[story].item)))
            return self._plan(away, dice, told, dock, bringing=False).turns
        table = self._table(max(1, len(rest) + dice - 2), magic)[dock]
        each = sorted(table[other][CASTLE][CASTLE] for other in _untold(told))
        return sum(each[:missing]) + UNTOLD * missing

    def _table(self, dice: int, magic: Magic | None) -> Lookup:
        return expert_turns(dice) if self._expert else turns(min(DICE, dice), magic)


def _untold(told: int) -> list[int]:
    return [story for story in range(len(ATLAS.stories)) if not told >> story & 1]


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
