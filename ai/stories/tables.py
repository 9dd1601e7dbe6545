"""How many turns a story takes two pawns, to be expected with so many dice.

Exact for two pawns that act for this story only, one action a turn: the best of the numbers that
come up, or nothing. A third pawn may stand on a magic space and help;
so may one of the two that pauses there.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb

import numpy as np
from numpy.typing import NDArray

from game.titles.stories.board import Magic

from .atlas import FACES, Atlas

Floats = NDArray[np.float32]
"""By dock of the ferry, story, place of the pawn for the adventure, and of that for the item."""
FAR = np.float32(1e4)
CLOSE = 1e-3
"""Turns that do not matter."""
SORTING = (
    (0, 5),
    (1, 3),
    (2, 4),
    (1, 2),
    (3, 4),
    (0, 3),
    (2, 5),
    (0, 1),
    (2, 3),
    (4, 5),
    (1, 2),
    (3, 4),
)
"""Whom to compare with whom to bring six into order."""


def chances(dice: int) -> list[float]:
    """How likely the best, the second, ... of six numbers is the best among so many dice."""
    return [((FACES - n) / FACES) ** dice - ((FACES - n - 1) / FACES) ** dice for n in range(FACES)]


def table(atlas: Atlas, dice: int, magic: Magic | None = None) -> Floats:
    """Turns to be expected for every story from every two places."""
    weights = chances(dice)
    values = np.full((len(atlas.docks), len(atlas.stories), atlas.size, atlas.size), FAR)
    while True:
        by_face = _by_face(atlas, values, magic)
        ordered = _sorted(by_face)
        after = _waited(ordered, weights)
        otherwise, again = values.copy(), _mean_of_best(ordered, values, weights)
        _improve(atlas, otherwise, Magic.REROLL, magic, again)
        rolled = 1 + _mean_of_best(ordered, otherwise, weights)
        _improve(atlas, after, Magic.REROLL, magic, rolled)
        both = 1 + _together(atlas, values, otherwise, by_face, dice)
        _improve(atlas, after, Magic.TWO, magic, both)
        if np.abs(after - values).max() < CLOSE:
            return after
        values = after


def _improve(atlas: Atlas, values: Floats, by: Magic, helper: Magic | None, found: Floats) -> None:
    """Where a magic is at hand, what it allows counts as well."""
    for place in at_hand(atlas, by, helper):
        values[place] = np.minimum(values[place], found[place])


def _waited(ordered: list[Floats], weights: list[float]) -> Floats:
    """The turns until one of the best few numbers comes, and what is left then; as few as best.
    Only ways that shorten the rest are taken, so without magic the values are final after as many
    rounds as the longest way has steps."""
    best = np.full_like(ordered[0], FAR)
    total, weight = np.ones_like(ordered[0]), 0.0
    for values, chance in zip(ordered, weights, strict=True):
        total = total + np.float32(chance) * values
        weight += chance
        best = np.minimum(best, total / np.float32(weight))
    return best


def _mean_of_best(ordered: list[Floats], otherwise: Floats, weights: list[float]) -> Floats:
    """Of what the numbers that come up allow, or of something else that is better."""
    total = np.zeros_like(otherwise)
    for chance, values in zip(weights, ordered, strict=True):
        total += np.float32(chance) * np.minimum(values, otherwise)
    return total


def _sorted(values: list[Floats]) -> list[Floats]:
    """The six in ascending order everywhere: a sorting network is many times as fast as sorting."""
    values = [*values]
    for one, other in SORTING:
        low, high = np.minimum(values[one], values[other]), np.maximum(values[one], values[other])
        values[one], values[other] = low, high
    return values


def _by_face(atlas: Atlas, values: Floats, magic: Magic | None) -> list[Floats]:
    """The best one can do with each number."""
    found = []
    for face in range(FACES):
        best = walked(atlas, values, face)
        for target, source in (*sailed(atlas, face + 1), *conjured(atlas, face + 1, magic)):
            best[target] = np.minimum(best[target], values[source])
        found.append(best)
    return found


def _tell(atlas: Atlas, values: Floats, face: int) -> None:
    for number, story in enumerate(atlas.stories):
        if story.number == face:
            values[:, number, story.space, story.item] = 0


Part = slice | int
Place = tuple[Part, ...]
ALL = slice(None)


def sailed(atlas: Atlas, face: int) -> Iterator[tuple[Place, Place]]:
    """The ferry's way that a number opens, as parts of a table: from where, to where."""
    for dock, end, lies, goes in _routes(atlas, face):
        yield (lies, ALL, dock, ALL), (goes, ALL, end, ALL)
        yield (lies, ALL, ALL, dock), (goes, ALL, ALL, end)


def conjured(atlas: Atlas, face: int, magic: Magic | None) -> Iterator[tuple[Place, Place]]:
    """Ways that a number opens by the magic of a helper, or of the other pawn of the two."""

    def jump(
        start: Part, end: Part, by: Magic, ferry: tuple[Part, Part]
    ) -> Iterator[tuple[Place, Place]]:
        other = ALL if magic is by else atlas.magic[by]
        yield (ferry[0], ALL, start, other), (ferry[1], ALL, end, other)
        yield (ferry[0], ALL, other, start), (ferry[1], ALL, other, end)

    for dock, end, _, goes in _routes(atlas, face):
        for called in range(len(atlas.docks)):
            yield from jump(dock, end, Magic.BELL, (called, goes))
    for door, ways in atlas.tunnels.items():
        for end, number in ways:
            if number == face:
                yield from jump(door, end, Magic.KEYS, (ALL, ALL))
    trumpet = atlas.magic[Magic.TRUMPET]
    for end, number in atlas.flights:
        if number == face:
            for starts in (slice(trumpet), slice(trumpet + 1, None)):
                yield from jump(starts, slice(end, end + 1), Magic.TRUMPET, (ALL, ALL))


def _routes(atlas: Atlas, face: int) -> Iterator[tuple[int, int, int, int]]:
    """From dock to dock, as spaces and as numbers of docks."""
    for dock, ways in atlas.sailings.items():
        for end, number in ways:
            if number == face:
                yield dock, end, atlas.docks.index(dock), atlas.docks.index(end)


def at_hand(atlas: Atlas, by: Magic, helper: Magic | None) -> tuple[Place, ...]:
    """Where in a table a magic can be used: anywhere with its helper, else where one of the two
    pawns stands on its space."""
    space = atlas.magic[by]
    return ((ALL,),) if helper is by else ((ALL, ALL, space), (ALL, ALL, ALL, space))


# Move Two.


def _together(
    atlas: Atlas, values: Floats, otherwise: Floats, by_face: list[Floats], dice: int
) -> Floats:
    """Both pawns may act, each with a number of its own, by road; or one; or something else is
    done that is better."""
    best: dict[tuple[int, ...], Floats] = {}
    total = np.zeros_like(values)
    for count in range(1, FACES + 1):
        chance = np.float32(chance_of(count, dice))
        for faces in combinations(range(FACES), count):
            if count == 1:
                best[faces] = np.minimum(otherwise, by_face[faces[0]])
            elif count == 2:
                one, other = faces
                both = np.minimum(pair(atlas, values, one, other), pair(atlas, values, other, one))
                best[faces] = np.minimum(both, np.minimum(best[one,], best[other,]))
            else:  # every two of the set are without the first, the second or the third
                less = [best[faces[:at] + faces[at + 1 :]] for at in range(3)]
                best[faces] = np.minimum(np.minimum(less[0], less[1]), less[2])
            total += chance * best[faces]
    return total


def walked(atlas: Atlas, values: Floats, face: int) -> Floats:
    """The best one can do with a number by road, or by telling."""
    steps = atlas.steps[face]
    best: Floats = np.minimum(values[:, :, steps, :], values[:, :, :, steps])
    _tell(atlas, best, face + 1)
    return best


def pair(atlas: Atlas, values: Floats, first: int, second: int) -> Floats:
    """The pawn for the item acts with the first number, then the other with the second."""
    found: Floats = values[:, :, atlas.steps[second], :]
    _tell(atlas, found, second + 1)
    both: Floats = found[:, :, :, atlas.steps[first]]
    return both


def chance_of(count: int, dice: int) -> float:
    """How likely exactly these numbers, so many, come up."""
    rolls = sum(
        (-1) ** (count - few) * comb(count, few) * int(few**dice) for few in range(count + 1)
    )
    return float(rolls / FACES**dice)


# A single pawn.


def approach_table(atlas: Atlas, dice: int) -> Floats:
    """Turns to be expected until a pawn from each space stands on each."""
    values = np.full((atlas.size, atlas.size), FAR)
    while True:
        np.fill_diagonal(values, 0)
        ordered = np.sort([values[:, steps] for steps in atlas.steps], axis=0)
        after = _waited(list(ordered), chances(dice))
        np.fill_diagonal(after, 0)
        if np.abs(after - values).max() < CLOSE:
            return after
        values = after
