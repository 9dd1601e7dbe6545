"""The best turn: over everything that can be done with the dice, and over the dice to come."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from game.engine.rng import Rng
from game.titles.stories.actions import Action, End, Reroll
from game.titles.stories.board import Magic
from game.titles.stories.state import DICE

from .atlas import FACES
from .outlook import Outlook, expectation
from .standing import TWO, WELL, Side, Turn, can_reroll, options
from .tables import chance_of, chances

Found = tuple[float, Action]
Line = tuple[float, Action, Turn]
"""Turns left, what it began with, and where it led."""
LITTLE = 1e-6
"""Turns that decide nothing: doing less is better then."""
ROLLS = 6
"""So many rolls stand for all where dice cannot be counted through."""


class Search:
    """Looks for the turn after which the fewest turns are left."""

    def __init__(self, outlook: Outlook, width: int) -> None:
        self._outlook = outlook
        self._width = width
        """How many ways to use the dice are followed in the expert game."""

    def best(self, turn: Turn) -> Found:
        """The next action of the best turn from here, and the turns that are left after it."""
        found = self._best(turn)
        if can_reroll(turn):
            again = self._again(turn)
            if again < found[0] - LITTLE:
                return again, Reroll()
        return found

    def roll(self, side: Side, castle: int) -> float:
        """The turns to be expected after this one, with so many pawns in the Castle (basic)."""
        return self._rolled(side.opened(castle), min(DICE, side.home - castle))

    def _best(self, turn: Turn) -> Found:
        return self._expert(turn) if turn.expert else self._basic(turn)

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
        beam = [self._line(action, after) for action, after in options(turn)]
        seen = set()
        while beam:
            beam.sort(key=lambda line: line[0])
            if beam[0][0] < found[0] - LITTLE:
                found = beam[0][:2]
            following: list[Line] = []
            for _, first, before in beam[: self._width]:
                for _, after in options(before):
                    key = (tuple(sorted(after.side.pawns)), after.dice, after.magic)
                    if key not in seen:
                        seen.add(key)
                        following.append(self._line(first, after))
            beam = following
        return found

    def _line(self, first: Action, turn: Turn) -> Line:
        return self._outlook.turns(turn.side), first, turn

    def _rolled(self, side: Side, dice: int) -> float:
        if not dice:
            return self._basic(Turn(side, (), False))[0]
        single = self._by_face(side)
        if TWO in side.pawns and dice > 1:
            return self._doubled(side, dice, single)
        weights = chances(dice)
        if WELL in side.pawns:
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


@cache
def sample_rolls(dice: int) -> tuple[tuple[int, ...], ...]:
    """A few rolls, always the same: chance is not asked, so that thoughts can be compared."""
    rng = Rng("stories", "rolls", dice)
    return tuple(tuple(1 + rng.below(FACES) for _ in range(dice)) for _ in range(ROLLS))
