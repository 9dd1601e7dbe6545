"""How many turns a story takes two pawns in the expert game, where every die may be used.

Exact for roads: every roll is used in its best order, by either pawn.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

import numpy as np

from .atlas import ATLAS, FACES, Atlas
from .tables import Floats, Lookup, table, walked

MOST = 5
"""A sixth die is worth little, and its rolls are as many as those of all others together."""
CLOSE = 0.02
"""Turns that do not matter."""
Faces = tuple[int, ...]


@cache
def expert_turns(dice: int) -> Lookup:
    """The table for our board, for every dock of the ferry the same."""
    found: Lookup = [_expert(min(MOST, dice))[0].tolist()] * len(ATLAS.docks)
    return found


@cache
def _expert(dice: int) -> Floats:
    return expert_table(ATLAS, dice, _expert(dice - 1) if dice > 1 else None)


def expert_table(atlas: Atlas, dice: int, known: Floats | None = None) -> Floats:
    """Turns to be expected; to know those with fewer dice helps."""
    values = table(atlas, 1).max(axis=0, keepdims=True) if known is None else known
    rolls = [
        roll
        for count in range(1, dice + 1)
        for roll in combinations_with_replacement(range(FACES), count)
    ]
    while True:
        after = np.minimum(values, _turn(atlas, values, rolls, dice))
        if (values - after).max() < CLOSE:
            return after
        values = after


def _turn(atlas: Atlas, values: Floats, rolls: list[Faces], dice: int) -> Floats:
    """One turn more: what is left after it, for every part of a roll, then for all rolls."""
    best: dict[Faces, Floats] = {(): values}
    total = np.ones_like(values)
    for roll in rolls:
        found = best[roll[1:]]
        for face in dict.fromkeys(roll):
            at = roll.index(face)
            less = best[roll[:at] + roll[at + 1 :]]
            found = np.minimum(found, np.minimum(less, walked(atlas, less, face)))
        best[roll] = found
        if len(roll) == dice:
            total += np.float32(chance_of_roll(roll)) * found
    return total


def chance_of_roll(roll: Faces) -> float:
    """How likely the dice show these numbers, in any order."""
    orders = factorial(len(roll)) // prod(factorial(count) for count in Counter(roll).values())
    return orders / float(FACES ** len(roll))
