"""The best turn: over everything that can be done with the dice, and over the dice to come."""

from __future__ import annotations

import time
from functools import cache
from itertools import combinations
from math import inf
from typing import NamedTuple

from game.engine.rng import Rng
from game.titles.stories.actions import Action, End, Reroll
from game.titles.stories.board import Magic
from game.titles.stories.state import DICE

from .almanac import approach
from .atlas import ATLAS, FACES
from .outlook import Outlook, expectation
from .standing import MILL, TWO, Side, Turn, can_reroll, options
from .tables import chance_of, chances

Found = tuple[float, Action]
Line = tuple[float, Action, Turn]
"""Turns left, what it began with, and where it led."""
LITTLE = 1e-6
"""Turns that decide nothing: doing less is better then."""
DOUBT = 1.0
"""What seems worse by so many turns is worse."""
CROWD = 3
"""More pawns than this never wait in the Castle: each costs a die."""
ROLLS = 12
"""So many rolls stand for all where dice cannot be counted through."""


class Effort(NamedTuple):
    """How much is looked at."""

    width: int
    """So many ways to use the dice are followed in the expert game."""
    ahead: int = 0
    """So many ends of a turn are judged by the next roll as well, in the basic game."""


QUICK = Effort(width=1)


class Search:
    """Looks for the turn after which the fewest turns are left. When its time is over it follows
    nothing further, and takes the best it has seen."""

    def __init__(self, outlook: Outlook, effort: Effort, ends: float = inf) -> None:
        self.outlook, self._effort, self._ends = outlook, effort, ends

    def quick(self) -> Search:
        """The same at a glance, in the same time."""
        return Search(self.outlook, QUICK, self._ends)

    @property
    def _late(self) -> bool:
        return time.monotonic() > self._ends

    def best(self, turn: Turn) -> Found:
        """The next action of the best turn from here, and the turns that are left after it."""
        found = self._best(turn)
        if can_reroll(turn):
            again = self._again(turn)
            if again < found[0] - LITTLE:
                return again, Reroll()
        return self._homeward(turn, found[0]) if found[1] == End() else found

    def _homeward(self, turn: Turn, left: float) -> Found:
        """With a die that helps no story a pawn that no story waits for goes home: it brings a die
        when it arrives."""
        ways, gains = approach(turn.expert, max(1, turn.side.home), ATLAS.castle), {}
        for action, after in options(turn):
            nearer = sum(ways[place] for place in turn.side.away)
            nearer -= sum(ways[place] for place in after.side.away)
            if nearer > LITTLE and self.outlook.turns(after.side) <= left + LITTLE:
                gains[action] = nearer
        return left, max(gains, key=lambda action: gains[action]) if gains else End()

    def roll(self, side: Side, castle: int) -> float:
        """The turns to be expected after this one, with so many pawns in the Castle (basic)."""
        return self._rolled(side.opened(castle), min(DICE, side.home - castle))

    def expert_roll(self, side: Side, castle: int) -> float:
        """The same for the expert game, by a few rolls of which fewer dice show the first."""
        opened, dice = side.opened(castle), min(DICE, side.home - castle)
        rolls = sample_rolls(DICE)
        return sum(self._expert(Turn(opened, roll[:dice], True))[0] for roll in rolls) / len(rolls)

    def _best(self, turn: Turn) -> Found:
        if turn.expert:
            return self._expert(turn)
        return self._ahead(turn) if self._effort.ahead else self._basic(turn)

    def _ahead(self, turn: Turn) -> Found:
        """The most promising ends of the turn, each with the best that the next roll can bring."""
        ends: dict[Side, Action] = {}
        _end(turn, None, ends)
        first = [(self.outlook.turns(side), action, side) for side, action in ends.items()]
        first.sort(key=lambda line: line[0])
        least, action, side = first[0]
        found: Found = least, action
        if least < LITTLE or first[1:] == [] or first[1][0] > least + DOUBT:
            return found
        found = self._next(side), action
        for turns, action, side in first[1 : self._effort.ahead]:
            if turns > least + DOUBT or self._late:
                break
            value = self._next(side)
            if value < found[0] - LITTLE:
                found = value, action
        return found

    def _next(self, side: Side) -> float:
        """The turns left by the next roll, with as many pawns in the Castle as is best."""
        return 1 + min(self.roll(side, castle) for castle in range(min(CROWD, side.home - 1) + 1))

    def _basic(self, turn: Turn) -> Found:
        found: Found = (self.outlook.turns(turn.side), End())
        for action, after in options(turn):
            value = self._basic(after)[0]
            if value < found[0] - LITTLE:
                found = value, action
        return found

    def _expert(self, turn: Turn) -> Found:
        """A beam over the orders in which dice can be used."""
        found: Found = (self.outlook.turns(turn.side), End())
        beam = [self._line(action, after) for action, after in options(turn)]
        seen = set()
        while beam:
            beam.sort(key=lambda line: line[0])
            if beam[0][0] < found[0] - LITTLE:
                found = beam[0][:2]
            if self._late:
                break
            following: list[Line] = []
            for _, first, before in beam[: self._effort.width]:
                for _, after in options(before):
                    key = (_sorted(after.side), after.dice, after.magic, after.doubled)
                    if key not in seen:
                        seen.add(key)
                        following.append(self._line(first, after))
            beam = following
        return found

    def _line(self, first: Action, turn: Turn) -> Line:
        return self.outlook.turns(turn.side), first, turn

    def _rolled(self, side: Side, dice: int) -> float:
        if not dice:
            return self._basic(Turn(side, (), False))[0]
        single = self._by_face(side)
        if TWO in side.pawns and dice > 1:
            return self._doubled(side, dice, single)
        weights = chances(dice)
        if MILL in side.pawns:
            again = expectation(single, weights)
            single = [min(value, again) for value in single]
        return expectation(single, weights)

    def _by_face(self, side: Side) -> list[float]:
        return [self._basic(Turn(side, (face,), False))[0] for face in range(1, FACES + 1)]

    def _doubled(self, side: Side, dice: int, single: list[float]) -> float:
        """The numbers that come up are taken as a set; with Move Two every two of them count."""
        best: dict[tuple[int, ...], float] = {(face,): single[face] for face in range(FACES)}
        total = 0.0
        for count in range(1, FACES + 1):
            for faces in combinations(range(FACES), count):
                if count == 2:
                    shown = (faces[0] + 1, faces[1] + 1)
                    best[faces] = self._basic(Turn(side, shown, False))[0]
                elif count > 2:  # every two are without the first, the second or the third
                    best[faces] = min(best[faces[:at] + faces[at + 1 :]] for at in range(3))
                total += chance_of(count, dice) * best[faces]
        return total

    def _again(self, turn: Turn) -> float:
        """The turns left after all dice are rolled once more."""
        if not turn.expert:
            return expectation(self._by_face(turn.side), chances(len(turn.dice)))
        rolls = sample_rolls(len(turn.dice))
        after = [self._expert(turn._replace(dice=roll, magic=Magic.REROLL))[0] for roll in rolls]
        return sum(after) / len(after)


def _end(turn: Turn, first: Action | None, ends: dict[Side, Action]) -> None:
    """Collects how a turn can end, each with what it begins with; doing less is found first."""
    ends.setdefault(_sorted(turn.side), first or End())
    for action, after in options(turn):
        _end(after, first or action, ends)


def _sorted(side: Side) -> Side:
    """The same for pawns that have changed places."""
    return side._replace(pawns=tuple(sorted(side.pawns)))


@cache
def sample_rolls(dice: int) -> tuple[tuple[int, ...], ...]:
    """A few rolls, always the same: chance is not asked, so that thoughts can be compared."""
    rng = Rng("stories", "rolls", dice)
    return tuple(tuple(1 + rng.below(FACES) for _ in range(dice)) for _ in range(ROLLS))
