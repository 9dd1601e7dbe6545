"""How many turns a story takes two pawns in the expert game, where every die may be used.

Exact for two pawns that act for this story only: every roll is used in its best order, by either
pawn, with magic once in a turn. A third pawn may stand on a magic space and help;
so may one of the two that pauses there.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from math import factorial, prod

import numpy as np

from game.titles.stories.board import Magic

from .atlas import FACES, Atlas
from .tables import FAR, Floats, at_hand, conjured, pair, sailed, table, walked

CLOSE = 0.02
"""Turns that do not matter."""
Faces = tuple[int, ...]


def expert_table(
    atlas: Atlas, dice: int, magic: Magic | None = None, known: Floats | None = None
) -> Floats:
    """Turns to be expected; to know some that are surely enough helps."""
    values = table(atlas, 1) if known is None else known
    rolls = parts_of_rolls(dice)
    while True:
        after = np.minimum(values, _turn(atlas, values, rolls, dice, magic))
        if (values - after).max() < CLOSE:
            return after
        values = after


def parts_of_rolls(dice: int) -> list[Faces]:
    """All rolls, and all that can be left of one, beginning with the smallest."""
    return [
        roll
        for count in range(1, dice + 1)
        for roll in combinations_with_replacement(range(FACES), count)
    ]


def _turn(
    atlas: Atlas, values: Floats, rolls: list[Faces], dice: int, magic: Magic | None
) -> Floats:
    """One turn more: what is left after it, for every part of a roll, then for all rolls."""
    done: dict[Faces, Floats] = {(): values}
    """With no magic left."""
    fresh: dict[Faces, Floats] = {(): values}
    for roll in rolls:
        without, best = values, values
        for face in dict.fromkeys(roll):
            at = roll.index(face)
            less = roll[:at] + roll[at + 1 :]
            without = np.minimum(without, _used(atlas, done[less], face))
            best = np.minimum(best, _used(atlas, fresh[less], face))
            best = np.minimum(best, _by_magic(atlas, done[less], face, magic))
        done[roll], fresh[roll] = without, np.minimum(without, best)
    whole = [roll for roll in rolls if len(roll) == dice]
    rolled = _mean({roll: done[roll] for roll in whole})
    again = np.full_like(values, FAR)
    for place in at_hand(atlas, Magic.REROLL, magic):
        again[place] = rolled[place]
    return 1 + _mean({roll: np.minimum(fresh[roll], again) for roll in whole})


def _mean(left: dict[Faces, Floats]) -> Floats:
    """Over all rolls."""
    total = np.zeros_like(left[min(left)])
    for roll, values in left.items():
        total += np.float32(chance_of_roll(roll)) * values
    return total


def _used(atlas: Atlas, less: Floats, face: int) -> Floats:
    """A die is used by road, by ferry, for the telling, or not at all."""
    best = np.minimum(less, walked(atlas, less, face))
    for target, source in sailed(atlas, face + 1):
        best[target] = np.minimum(best[target], less[source])
    return best


def _by_magic(atlas: Atlas, less: Floats, face: int, magic: Magic | None) -> Floats:
    """A die is used by magic; with Move Two by both."""
    both, best = pair(atlas, less, face, face), np.full_like(less, FAR)
    for place in at_hand(atlas, Magic.TWO, magic):
        best[place] = both[place]
    for target, source in conjured(atlas, face + 1, magic):
        best[target] = np.minimum(best[target], less[source])
    return best


def expert_approach(atlas: Atlas, dice: int) -> Floats:
    """Turns to be expected until a pawn from each space stands on each."""
    values = np.full((atlas.size, atlas.size), FAR)
    rolls = parts_of_rolls(dice)
    np.fill_diagonal(values, 0)
    while True:
        best: dict[Faces, Floats] = {(): values}
        after = np.ones_like(values)
        for roll in rolls:
            found = values
            for face in dict.fromkeys(roll):
                at = roll.index(face)
                less = best[roll[:at] + roll[at + 1 :]]
                found = np.minimum(found, np.minimum(less, less[:, atlas.steps[face]]))
            best[roll] = found
            if len(roll) == dice:
                after += np.float32(chance_of_roll(roll)) * found
        np.fill_diagonal(after, 0)
        if np.abs(values - after).max() < CLOSE:
            return after
        values = after


def chance_of_roll(roll: Faces) -> float:
    """How likely the dice show these numbers, in any order."""
    orders = factorial(len(roll)) // prod(factorial(count) for count in Counter(roll).values())
    return orders / float(FACES ** len(roll))
