"""The expected turns for our board, reckoned ahead: an opponent that has to think looks them up.

`python -m ai.stories.almanac` makes the file anew when the numbers of the board have changed; it
takes some minutes.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from functools import cache
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from game.titles.stories.board import Magic

from .atlas import ATLAS
from .expert_tables import expert_approach, expert_table
from .tables import Floats, approach_table, table

FILE = Path(__file__).with_name("almanac.npz")
PRECISION = 500
"""Parts of a turn that are told apart; 16 bits hold a hundred turns then."""
BASIC_DICE, EXPERT_DICE = 6, 5
"""In the expert game a sixth die is worth little, and its rolls are as many as all others."""
Lookup = list[list[list[list[float]]]]
"""By dock of the ferry, story, place of the pawn for the adventure, and of that for the item."""
Stored = NDArray[np.uint16]


@cache
def turns(expert: bool, dice: int, magic: Magic | None) -> Lookup:
    """For two pawns and a story, with the help of a pawn on a magic space or without."""
    dice = min(dice, EXPERT_DICE if expert else BASIC_DICE)
    found: Lookup = _read(_name(expert, dice, magic)).tolist()
    return found


@cache
def approach(expert: bool, dice: int, end: int) -> list[float]:
    """For a single pawn from each space to that one."""
    dice = min(dice, EXPERT_DICE if expert else BASIC_DICE)
    found: list[float] = _read(_approach_name(expert, dice))[end].tolist()
    return found


def _name(expert: bool, dice: int, magic: Magic | None) -> str:
    return f"{'expert' if expert else 'basic'}-{magic or 'alone'}-{dice}"


def _approach_name(expert: bool, dice: int) -> str:
    return f"{'expert' if expert else 'basic'}-approach-{dice}"


def _read(name: str) -> NDArray[np.float64]:
    with np.load(FILE) as file:
        stored: Stored = file[name]
    return stored / PRECISION


def of_board() -> str:
    """By this a board is told from another."""
    return sha256(repr(ATLAS.board).encode()).hexdigest()[:16]


# Making it.


def reckoned(magic: Magic | None) -> dict[str, Floats]:
    """The tables with one kind of help."""
    known, found = None, {}
    for dice in range(1, BASIC_DICE + 1):
        found[_name(False, dice, magic)] = table(ATLAS, dice, magic)
    for dice in range(1, EXPERT_DICE + 1):
        known = found[_name(True, dice, magic)] = expert_table(ATLAS, dice, magic, known)
    return found


def make(file: Path) -> None:
    found = {}
    for dice in range(1, BASIC_DICE + 1):
        found[_approach_name(False, dice)] = approach_table(ATLAS, dice)
    for dice in range(1, EXPERT_DICE + 1):
        found[_approach_name(True, dice)] = expert_approach(ATLAS, dice)
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as processes:
        for each in processes.map(reckoned, (None, *Magic)):
            found |= each
    most = np.iinfo(np.uint16).max
    stored: dict[str, Any] = {
        name: np.minimum(most, np.rint(values * PRECISION)).astype(np.uint16)
        for name, values in found.items()
    }
    np.savez_compressed(file, board=np.array(of_board()), **stored)


if __name__ == "__main__":
    make(FILE)
