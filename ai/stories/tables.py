"""How many turns a story takes two pawns, to be expected with so many dice.

Exact for two pawns that act for this story only, one action a turn: the best of the numbers that
come up, or nothing. A third pawn may stand on a magic space and help.
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
    if magic is Magic.TWO:
        return _together(atlas, dice)
    found = _alone(atlas, dice, None if magic is Magic.REROLL else magic)
    return _again(atlas, dice, found) if magic is Magic.REROLL else found


def _alone(atlas: Atlas, dice: int, magic: Magic | None) -> Floats:
    """Only ways that shorten the rest are taken, so the values are final after as many rounds as
    the longest way has steps."""
    values = np.full((len(atlas.docks), len(atlas.stories), atlas.size, atlas.size), FAR)
    while True:
        after = _waited(_sorted(_by_face(atlas, values, magic)), chances(dice))
        if np.abs(after - values).max() < CLOSE:
            return after
        values = after


def _waited(ordered: list[Floats], weights: list[float]) -> Floats:
    """The turns until one of the best few numbers comes, and what is left then; as few as best."""
    best = np.full_like(ordered[0], FAR)
    total, weight = np.ones_like(ordered[0]), 0.0
    for values, chance in zip(ordered, weights, strict=True):
        total = total + np.float32(chance) * values
        weight += chance
        best = np.minimum(best, total / np.float32(weight))
    return best


def _again(atlas: Atlas, dice: int, values: Floats) -> Floats:
    """With dice that can be rolled again."""
    while True:
        ordered = _sorted(_by_face(atlas, values, None))
        rolled = _mean_of_best(ordered, values, dice)
        after = 1 + _mean_of_best(ordered, rolled, dice)
        if np.abs(after - values).max() < CLOSE:
            return after
        values = after


def _mean_of_best(ordered: list[Floats], otherwise: Floats, dice: int) -> Floats:
    """Of what the numbers that come up allow, or of something else that is better."""
    total = np.zeros_like(otherwise)
    for chance, values in zip(chances(dice), ordered, strict=True):
        total += np.float32(chance) * np.minimum(values, otherwise)
    return total


def _sorted(values: list[Floats]) -> list[Floats]:
    """The six in ascending order everywhere: a sorting network is many times as fast as sorting."""
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


# Move Two.


def _together(atlas: Atlas, dice: int) -> Floats:
    """Both pawns may act, each with a number of its own, by road; or one, as without magic."""
    without = _alone(atlas, dice, None)
    sets = [faces for count in range(1, FACES + 1) for faces in combinations(range(FACES), count)]
    weights = [np.float32(chance_of(len(faces), dice)) for faces in sets]
    values = without.max(axis=0, keepdims=True)
    while True:
        best: dict[tuple[int, ...], Floats] = {}
        after = np.ones_like(values)
        for faces, weight in zip(sets, weights, strict=True):
            if len(faces) == 1:
                best[faces] = np.minimum(values, walked(atlas, values, faces[0]))
            elif len(faces) == 2:
                one, other = faces
                both = np.minimum(pair(atlas, values, one, other), pair(atlas, values, other, one))
                best[faces] = np.minimum(both, np.minimum(best[one,], best[other,]))
            else:  # every two of the set are without the first, the second or the third
                less = [best[faces[:at] + faces[at + 1 :]] for at in range(3)]
                best[faces] = np.minimum(np.minimum(less[0], less[1]), less[2])
            after += weight * best[faces]
        if np.abs(after - values).max() < 10 * CLOSE:
            found: Floats = np.minimum(without, after)
            return found
        values = after


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
