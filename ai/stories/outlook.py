"""What a side is worth: the turns it will need, by the best plan for one story after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from game.titles.stories.board import Magic
from game.titles.stories.state import STORIES

from .almanac import Lookup, approach, turns
from .atlas import ATLAS, FACES
from .standing import Side
from .tables import FAR

Places = tuple[int, ...]
CASTLE, MILL = ATLAS.castle, ATLAS.magic[Magic.REROLL]
DOCK = {space: number for number, space in enumerate(ATLAS.docks)}
UNTOLD = 10.0
"""Where later stories are only guessed at, this keeps the guess from making a telling look bad."""
KEPT = 3
"""Of the pairs of pawns that could work for a story, so many are thought through."""
REMEMBERED = 200_000
"""Plans that are kept; some 50 MB."""


class Helpers(NamedTuple):
    """How third pawns come to magic spaces; those that stand there are always counted on."""

    sent: tuple[Magic, ...] = ()
    """The magic for which a pawn leaves the Castle."""
    bringing: float = 0.0
    """The part of its way that is taken for lost turns; the rest is gone with dice that nobody
    else needs."""
    idle: float = 0.0
    """The same for pawns that are out already and go to any magic; if none, they do not."""


class Style(NamedTuple):
    """How far a mind thinks."""

    basic: Helpers
    expert: Helpers
    foresight: bool
    """Whether the pawns that are left by one story are counted on for the next ones."""


class Plan(NamedTuple):
    """The next story, and what it takes."""

    turns: float
    """Until three stories are told."""
    fresh: int = 0
    """Pawns that still have to leave the Castle for it."""


class Frame(NamedTuple):
    """Who helps, and who is left to work for the story."""

    magic: Magic | None
    workers: Places
    home: int
    cost: float
    fresh: int


Candidate = tuple[float, float, int, int, int, int, int]
"""The least the plan can take, the turns for its story, fresh pawns, dice, story, two places."""
NO_PLAN = Plan(float(FAR))
DONE = Plan(0.0)


class Outlook:
    """Plans for sides, each thought once."""

    def __init__(self, style: Style, expert: bool) -> None:
        self._foresight, self._expert = style.foresight, expert
        self._helpers = style.expert if expert else style.basic
        self._known: dict[tuple[Places, int, int, int, bool], Plan] = {}

    def turns(self, side: Side) -> float:
        return self.plan(side).turns

    def plan(self, side: Side) -> Plan:
        if len(self._known) > REMEMBERED:
            self._known.clear()
        return self._plan(side.away, side.home, side.told, DOCK[side.ferry], bringing=True)

    def _plan(self, away: Places, home: int, told: int, dock: int, *, bringing: bool) -> Plan:
        if told.bit_count() >= STORIES:
            return DONE
        key = (away, home, told, dock, bringing)
        if key not in self._known:
            best, last = NO_PLAN, told.bit_count() == STORIES - 1
            for frame in self._frames(away, home, bringing):
                best = (self._last if last else self._best)(frame, told, dock, best)
            self._known[key] = best
        return self._known[key]

    def _frames(self, away: Places, home: int, bringing: bool) -> Iterator[Frame]:
        """Without help, with that of a pawn on a magic space, or of one that goes there."""
        yield Frame(None, away, home, 0.0, 0)
        for magic, space in ATLAS.magic.items():
            if space in away:
                yield Frame(magic, _without(away, space), home, 0.0, 0)
            elif bringing:
                yield from self._brought(magic, away, home)

    def _brought(self, magic: Magic, away: Places, home: int) -> Iterator[Frame]:
        ways = approach(self._expert, max(1, home - 1), ATLAS.magic[magic])
        sent = magic in self._helpers.sent and home > 2
        part = self._helpers.bringing if sent else self._helpers.idle
        if part:
            for start in dict.fromkeys(away):
                yield Frame(magic, _without(away, start), home, part * ways[start], 0)
        if sent:
            yield Frame(magic, away, home - 1, part * ways[CASTLE], 1)

    def _last(self, frame: Frame, told: int, dock: int, best: Plan) -> Plan:
        """The same where only one story is missing: nothing comes after it."""
        untold = _untold(told)
        for one, other in _pairs(frame.workers):
            fresh = (one == CASTLE) + (other == CASTLE)
            if frame.home > fresh:
                table = self._table(frame.home - fresh, frame.magic)[dock]
                alone = frame.cost + min([table[story][one][other] for story in untold])
                if alone < best.turns:
                    best = Plan(alone, fresh + frame.fresh)
        return best

    def _best(self, frame: Frame, told: int, dock: int, best: Plan) -> Plan:
        """The best for each story and each two pawns of those that do not help, if it is better
        than what is known. What a story alone takes is looked up; only if that is little enough,
        one thinks of what comes after."""
        missing = STORIES - 1 - told.bit_count()
        limit = best.turns - frame.cost
        by_story: dict[int, list[Candidate]] = {story: [] for story in _untold(told)}
        rolls = 1 + (frame.magic is Magic.REROLL or MILL in frame.workers)
        for one, other in _pairs(frame.workers):
            fresh = (one == CASTLE) + (other == CASTLE)
            dice = frame.home - fresh
            if dice < 1:
                continue
            table = self._table(dice, frame.magic)[dock]
            after = missing * self._least(rolls * dice)
            for story, found in by_story.items():
                alone = table[story][one][other]
                if alone + after < limit:
                    found.append((alone + after, alone, fresh, dice, story, one, other))
        candidates = sorted(c for found in by_story.values() for c in sorted(found)[:KEPT])
        for least, alone, fresh, dice, story, one, other in candidates:
            if least + frame.cost >= best.turns:
                break
            rest = _without(_without(frame.workers, one), other)
            later = self._later(frame.magic, rest, dice, told, story, dock)
            if alone + frame.cost + later < best.turns:
                best = Plan(alone + frame.cost + later, fresh + frame.fresh)
        return best

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

    def _least(self, dice: int) -> float:
        """No later story takes fewer turns: its number must come. Experts may tell several in one
        turn, but hardly with pawns that have just told another."""
        return 1.0 if self._expert else waiting(dice)

    def _table(self, dice: int, magic: Magic | None) -> Lookup:
        return turns(self._expert, dice, magic)


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


@cache
def waiting(dice: int) -> float:
    """The turns until so many dice show a number, to be expected."""
    return float(1 / (1 - (1 - 1 / FACES) ** dice))


def expectation(values: Sequence[float], weights: Sequence[float]) -> float:
    """Of the best among the numbers that come up."""
    return sum(chance * value for chance, value in zip(weights, sorted(values), strict=True))
