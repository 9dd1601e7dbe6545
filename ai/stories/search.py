"""The best turn: over everything that can be done with the dice, and over the dice to come."""

from __future__ import annotations

from functools import cache
from game.engine.rng import Rng
from itertools import combinations

from game.titles.stories.actions import Action, End, Reroll
from game.titles.stories.board import Magic
from game.titles.stories.state import DICE

from .atlas import FACES
from .outlook import Outlook, expectation
from .standing import TWO, WELL, Side, Turn, can_reroll, options
from .tables import chance_of, chances

Found = tuple[float, Action]
LITTLE = 1e-6
"""Turns that decide nothing: doing less is better then."""


class Search:
    """Looks for the turn after which the fewest turns are left."""

    def __init__(self, outlook: Outlook, width: int, deep: int = 0) -> None:
        self._deep = deep
        self._outlook = outlook
        self._width = width
        """How many ways to use the dice are followed in the expert game."""

    def best(self, turn: Turn) -> Found:
        """The next action of the best turn from here, and the turns that are left after it."""
        found = self._expert(turn) if turn.expert else self._deeper(turn) if self._deep else self._basic(turn)
        if can_reroll(turn):
            again = self._again(turn)
            if again < found[0] - LITTLE:
                return again, Reroll()
        return found

    def _deeper(self, turn: Turn) -> Found:
        firsts = [(self._outlook.turns(turn.side), End(), turn.side)]
        for action, after in options(turn):
            for value, side in self._ends(after):
                firsts.append((value, action, side))
        firsts.sort(key=lambda each: each[0])
        seen, found = set(), []
        for value, action, side in firsts:
            key = (side.away, side.home, side.told, side.ferry)
            if key in seen: continue
            seen.add(key)
            if len(found) >= self._deep: break
            if side.told.bit_count() >= 3: return value, action
            v = 1 + min(self.roll(side, c) for c in range(min(3, side.home - 1) + 1))
            found.append((v, action))
        return min(found, key=lambda each: each[0])

    def _ends(self, turn):
        yield self._outlook.turns(turn.side), turn.side
        for _, after in options(turn):
            yield from self._ends(after)

    def _basic(self, turn: Turn) -> Found:
        found: Found = (self._outlook.turns(turn.side), End())
        for action, after in options(turn):
            value = self._basic(after)[0]
            if value < found[0] - LITTLE:
                found = value, action
        return found

    def _expert(self, turn: Turn) -> Found:
        """A beam over the orders in which dice can be used."""
        found: Found = (self._outlook.turns(turn.side), End())
        beam: list[tuple[float, Action, Turn]] = []
        for action, after in options(turn):
            beam.append((self._outlook.turns(after.side), action, after))
        seen = set()
        while beam:
            beam.sort(key=lambda each: each[0])
            if beam[0][0] < found[0] - LITTLE:
                found = beam[0][:2]
            following: list[tuple[float, Action, Turn]] = []
            for _, first, after in beam[: self._width]:
                for _, later in options(after):
                    key = (tuple(sorted(later.side.pawns)), later.dice, later.magic, later.side.told)
                    if key not in seen:
                        seen.add(key)
                        following.append((self._outlook.turns(later.side), first, later))
            beam = following
        return found

    def roll(self, side: Side, castle: int) -> float:
        """The turns to be expected after this one, with so many pawns in the Castle (basic)."""
        opened = side.opened(castle)
        return self._rolled(opened, min(DICE, side.home - castle))

    def _rolled(self, side: Side, dice: int) -> float:
        idle = self._basic(Turn(side, (), False))[0]
        if not dice:
            return idle
        single = [self._basic(Turn(side, (face,), False))[0] for face in range(1, FACES + 1)]
        if TWO in side.pawns and dice > 1:
            return self._doubled(side, dice, single)
        values, weights = single, chances(dice)
        if WELL in side.pawns:
            again = expectation(values, weights)
            values = [min(value, again) for value in values]
        return expectation(values, weights)

    def _doubled(self, side: Side, dice: int, single: list[float]) -> float:
        """The numbers that come up are taken as a set; with Move Two every two of them count."""
        best: dict[tuple[int, ...], float] = {(face,): single[face] for face in range(FACES)}
        total = 0.0
        for count in range(1, FACES + 1):
            weight = chance_of(count, dice)
            for faces in combinations(range(FACES), count):
                if count == 2:
                    shown = (faces[0] + 1, faces[1] + 1)
                    best[faces] = self._basic(Turn(side, shown, False))[0]
                elif count > 2:
                    best[faces] = min(best[faces[:at] + faces[at + 1 :]] for at in range(3))
                total += weight * best[faces]
        return total

    def _again(self, turn: Turn) -> float:
        if not turn.expert:
            idle = turn.side
            values = [self._basic(Turn(idle, (face,), False))[0] for face in range(1, FACES + 1)]
            return expectation(values, chances(len(turn.dice)))
        rolls = sample_rolls(len(turn.dice))
        after = [self._expert(turn._replace(dice=roll, magic=Magic.REROLL))[0] for roll in rolls]
        return sum(after) / len(after)


ROLLS = 6
"""So many rolls stand for all."""


@cache
def sample_rolls(dice: int) -> tuple[tuple[int, ...], ...]:
    """A few rolls, always the same: chance is not asked, so that thoughts can be compared."""
    rng = Rng("stories", "rolls", dice)
    return tuple(
        tuple(sorted(1 + rng.below(FACES) for _ in range(dice))) for _ in range(ROLLS)
    )
