"""Where pawns stand: beside each other on their space, and of many of one player only one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from game.titles.stories.board import BOARD, CASTLE, Kind
from game.titles.stories.state import BOOK, RESERVE

from .geography import LABELS, PLACES, Box, Point, radius, stones
from .shown import Pawn

MANY = 3
"""So many pawns of one player on a space are shown as one with a number."""
PITCH, ROW = 21, 17
"""From pawn to pawn on a wayside stone, and from row to row."""
COURT_PITCH, COURT_ROW, IN_A_ROW = 29, 26, 4
"""The same in the Castle, and how many stand in a row."""
ROW_WIDTH = 78
"""From the first to the last of a row, at most."""
PLAIN_FOOT, COURT_FOOT = 6, 12
"""How far below the middle a pawn stands where there is no symbol to be seen."""
AROUND: Sequence[Sequence[Point]] = (
    ((0.8, 0.6),),
    ((-0.8, 0.6),),
    ((0.0, 1.4), (0.5, 1.4), (-0.5, 1.4)),
    ((-1.0, -0.4),),
    ((1.0, -0.4),),
    ((0, -0.9),),
)
"""Where pawns stand around a symbol, so that one still sees it, from its middle, in its radius:
for each place the spots it may be, the best first."""
LEAST = 36
"""Around small symbols they stand as if those were so large."""
CROWD, COURT_CROWD = 4, 6
"""With more than so many, also two of one player are shown as one; and in the Castle."""
BODY, NAMED = (22, 42), (184, 30)
"""How much room a pawn takes, and the name of an adventure where it is long."""


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
    groups = list(_groups(space, places, MANY))
    if len(groups) > (COURT_CROWD if space == CASTLE else CROWD):
        groups = list(_groups(space, places, 2))
    groups.sort(key=lambda group: len(group[1]))  # numbers in front, where they hide nobody
    for (seat, pawns), foot in zip(groups, _feet(space, len(groups)), strict=True):
        yield Figure(seat, pawns, space, foot)


def _feet(space: str, count: int) -> list[Point]:
    """Where so many stand."""
    if BOARD.spaces[space] is Kind.CASTLE:
        return _in_rows(space, count, COURT_PITCH, COURT_ROW, COURT_FOOT)
    if BOARD.spaces[space] is Kind.PLAIN:
        return _in_rows(space, count, PITCH, ROW, PLAIN_FOOT)
    return list(_around(space)[:count])


def _in_rows(space: str, count: int, pitch: float, row: float, down: float) -> list[Point]:
    """Beside each other; more than fit stand in two rows, those in front between those behind."""
    x, y = PLACES[space]
    behind = 0 if count <= IN_A_ROW else count // 2
    found: list[Point] = []
    for index in range(count):
        front = index >= behind
        here, beside = (index - behind, count - behind) if front else (index, behind)
        aside = 0.0 if not behind or count % 2 else (pitch / 4 if front else -pitch / 4)
        foot = y + down + (row / 2 if front else -row / 2) * bool(behind)
        apart = min(pitch, ROW_WIDTH / max(beside - 1, 1))
        found.append((x + aside + (here - (beside - 1) / 2) * apart, foot))
    return found


@cache
def _around(space: str) -> tuple[Point, ...]:
    """The places around a symbol, first those where a pawn hides no number and no name."""
    (x, y), reach = PLACES[space], max(radius(space), LEAST)
    names = [Box(middle, NAMED) for middle in LABELS.values()]
    written = [*stones(), *names]

    def hides(foot: Point) -> bool:
        body = Box((foot[0], foot[1] - BODY[1] / 2), BODY)
        return any(body.overlaps(each) for each in written)

    places = [[(x + a * reach, y + b * reach) for a, b in spots] for spots in AROUND]
    return tuple(sorted((min(spots, key=hides) for spots in places), key=hides))


def beside(space: str, others: int = 0) -> Point:
    """Where a pawn stands that comes to so many others on a space, while these do not move."""
    if not others:
        return _feet(space, 1)[0]
    if BOARD.spaces[space] not in (Kind.CASTLE, Kind.PLAIN):
        around = _around(space)
        return around[min(others, len(around) - 1)]
    x, y = max(_feet(space, others))
    return x + (COURT_PITCH if space == CASTLE else PITCH), y


def _groups(
    space: str, places: Sequence[Sequence[str]], many: int
) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Each player's pawns there, one by one or, if there are so many, as one."""
    for seat, pawns in enumerate(places):
        here = tuple(pawn for pawn, place in enumerate(pawns) if place == space)
        if len(here) >= many:
            yield seat, here
        else:
            yield from ((seat, (pawn,)) for pawn in here)
