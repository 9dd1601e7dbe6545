"""Where pawns stand: beside each other on their space, and of many of one player only one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from game.titles.stories.board import BOARD, CASTLE, Kind
from game.titles.stories.state import BOOK, RESERVE

from .geography import PLACES, Point
from .shown import Pawn

MANY = 3
"""So many pawns of one player on a space are shown as one with a number."""
PITCH, ROW = 21, 17
"""From pawn to pawn, and from row to row."""
COURT_PITCH, IN_A_ROW = 26, 4
"""From pawn to pawn in the Castle, and how many stand in a row."""
ASIDE: Mapping[Kind, Point] = {
    Kind.CASTLE: (0, 12),
    Kind.PLAIN: (0, 6),
    Kind.ADVENTURE: (14, 22),
    Kind.ITEM: (12, 14),
    Kind.MAGIC: (12, 16),
    Kind.DOCK: (10, 16),
    Kind.PASTURE: (10, 16),
}
"""How far from the middle of a space the pawns stand, so that one still sees its symbol."""


@dataclass(frozen=True)
class Figure:
    """Pawns of one player in one place on a space."""

    seat: int
    pawns: tuple[int, ...]
    space: str
    foot: Point
    """On the board."""

    @property
    def first(self) -> Pawn:
        return self.seat, self.pawns[0]


def figures(places: Sequence[Sequence[str]]) -> list[Figure]:
    """All pawns on the board, those in front last."""
    found = [figure for space in _taken(places) for figure in _on(space, places)]
    return sorted(found, key=lambda figure: figure.foot[1])


def _taken(places: Sequence[Sequence[str]]) -> list[str]:
    seen = {place for pawns in places for place in pawns}
    return [space for space in BOARD.spaces if space in seen - {RESERVE, BOOK}]


def _on(space: str, places: Sequence[Sequence[str]]) -> Iterator[Figure]:
    groups = list(_groups(space, places))
    x, y = beside(space)
    pitch = COURT_PITCH if space == CASTLE else PITCH
    rows = [groups[start : start + IN_A_ROW] for start in range(0, len(groups), IN_A_ROW)]
    top = y - (len(rows) - 1) * ROW / 2
    for number, row in enumerate(rows):
        left = x - (len(row) - 1) * pitch / 2
        for index, (seat, pawns) in enumerate(row):
            yield Figure(seat, pawns, space, (left + index * pitch, top + number * ROW))


def beside(space: str) -> Point:
    """Where a pawn stands that is alone on a space."""
    (x, y), (aside, down) = PLACES[space], ASIDE[BOARD.spaces[space]]
    return x + aside, y + down


def _groups(space: str, places: Sequence[Sequence[str]]) -> Iterator[tuple[int, tuple[int, ...]]]:
    for seat, pawns in enumerate(places):
        here = tuple(pawn for pawn, place in enumerate(pawns) if place == space)
        if len(here) >= MANY:
            yield seat, here
        else:
            yield from ((seat, (pawn,)) for pawn in here)
