"""What a side is worth: the turns it will need, by the best plan for one story after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
import numpy as np
from typing import NamedTuple

from game.titles.stories.board import Magic
from game.titles.stories.state import DICE, STORIES

from .atlas import ATLAS
from .standing import Side
from .tables import FAR, approach, turns

Places = tuple[int, ...]
CASTLE = ATLAS.castle
DOCK = {space: number for number, space in enumerate(ATLAS.docks)}


@cache
def blended(dice: int, magic: Magic | None, beta: float, phi: float):
    a = np.array(turns(dice, magic))
    b = np.array(turns(6, magic)) if magic is not Magic.TWO else phi * np.array(turns(6))
    return ((1 - beta) * a + beta * b).tolist()


class Style(NamedTuple):
    """How far a mind thinks."""

    helpers: tuple[Magic, ...]
    """The magic it makes plans with."""
    remembers: bool
    """Whether pawns that this story does not need count for the next ones."""
    beta: float = 0.0
    phi: float = 0.6
    bring: float = 1.0


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
                for start in (*dict.fromkeys(away), CASTLE):
                    cost = approach(min(DICE, home - 1), space)[start] * self._style.bring
                    stay = home - (start == CASTLE)
                    for plan in self._with(magic, _without(away, start), stay, told, dock):
                        yield plan._replace(turns=plan.turns + cost, fresh=plan.fresh + (start==CASTLE))

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
            table = blended(min(DICE, dice), magic, self._style.beta, self._style.phi)[dock]
            rest = _without(_without(away, one), other) if self._style.remembers else ()
            for story in left:
                later = self._later(rest, helper, story, told | 1 << story, dice, dock, len(away)+home-2, magic)
                yield Plan(table[story][one][other] + later, story, magic, fresh)

    def _later(self, rest, helper, story, told, dice, dock, others, magic):
        if told.bit_count() >= STORIES:
            return 0.0
        if self._style.remembers:
            item = ATLAS.stories[story].item
            return self._plan(tuple(sorted((*rest, *helper, item))), dice, told, dock, False).turns
        missing = STORIES - told.bit_count()
        costs = sorted(turns(max(1, min(DICE, others - 2)), magic)[0][s][CASTLE][CASTLE] for s in range(4) if not told >> s & 1)
        return sum(costs[:missing]) + 10.0 * missing


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
