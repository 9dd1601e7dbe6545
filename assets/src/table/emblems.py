"""The signs of ten suits as outlines in a box of 100 by 100."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from art import Path, difference, ellipse, move, points_of, polygon, rectangle, spline, union

from table.piece import limb, rayed


def _army() -> Path:
    shield = spline("10,12! 30,17 50,6! 70,17 90,12! 84,62 50,97! 16,62")
    return difference(shield, polygon("20,54 50,32 80,54 80,68 50,46 20,68"))


def _leader() -> Path:
    crown = polygon("10,76 4,32 28,54 50,16 72,54 96,32 90,76")
    pearls = [ellipse(5, 28, 8), ellipse(50, 13, 9), ellipse(95, 28, 8)]
    return union(crown, *pearls, rectangle(10, 81, 80, 13, 3))


def _wizard() -> Path:
    hat = spline("24,78! 38,42 47,10 66,6! 60,16 62,28 72,54 78,78!")
    return difference(union(hat, ellipse(50, 82, 46, 12)), rayed(51, 54, (13, 5.4), 5))


def _weapon() -> Path:
    blade = polygon("46,66 46,10 50,1 54,10 54,66")
    hilt = [rectangle(32, 64, 36, 8, 3), rectangle(46, 70, 8, 18), ellipse(50, 92, 6.5)]
    sword = union(blade, *hilt)
    return union(move(sword, turn=42, about=(50, 50)), move(sword, turn=-42, about=(50, 50)))


def _artifact() -> Path:
    gem = polygon("24,12 76,12 98,40 50,96 2,40")
    for cut in ("4,40 96,40", "24,12 34,40 50,94", "76,12 66,40 50,94", "34,40 50,12 66,40"):
        gem = difference(gem, _pen(cut, 4))
    return gem


def _beast() -> Path:
    pad = spline("50,48 72,56 86,78 76,92 50,88 24,92 14,78 28,56")
    toes = ((14, 42, 10, 14, -24), (36, 20, 11, 16, -8), (64, 20, 11, 16, 8), (86, 42, 10, 14, 24))
    return union(pad, *(ellipse(*toe) for toe in toes))


def _land() -> Path:
    peaks = union(polygon("2,88 40,14 78,88"), polygon("44,88 72,36 98,88"))
    return difference(peaks, polygon("27,46 34,54 40,46 47,54 54,46 50,38 42,46 36,40 30,40"))


def _weather() -> Path:
    puffs = [ellipse(30, 46, 20), ellipse(54, 34, 25), ellipse(76, 48, 18)]
    rain = [_pen(f"{x},76 {x - 8},95", 8) for x in (32, 54, 76)]
    return union(*puffs, rectangle(12, 44, 80, 22, 11), *rain)


def _flood() -> Path:
    line = "8,{0} 22,{1} 36,{2} 48,{3} 60,{2} 76,{1} 92,{0}"
    return union(*(limb(line.format(y + 4, y - 9, y, y + 8), [12, 13, 12]) for y in (24, 50, 76)))


def _flame() -> Path:
    outer = spline("52,2! 62,26 86,62 72,92 50,98 28,92 14,64 28,28! 38,46! 50,24")
    return difference(outer, spline("52,52! 60,66 66,80 51,92 36,80 42,66"))


def _pen(points: str, width: float) -> Path:
    """A line of one width with straight pieces."""
    return union(*(limb([a, b], [width, width]) for a, b in pairwise(points_of(points))))


_DRAWN: dict[str, Callable[[], Path]] = {
    "leader": _leader,
    "flame": _flame,
    "flood": _flood,
    "beast": _beast,
    "artifact": _artifact,
    "wizard": _wizard,
    "land": _land,
    "weather": _weather,
    "army": _army,
    "weapon": _weapon,
}
TEN = tuple(_DRAWN)


def emblem(suit: str, x: float, y: float, size: float) -> Path:
    """The sign of a suit about (x, y), `size` pixels large."""
    return move(_DRAWN[suit](), x - size / 2, y - size / 2, size / 100)
