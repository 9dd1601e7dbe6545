"""The signs of the board as outlines, each in a circle of radius 50 about (0, 0)."""

from __future__ import annotations

import math
from collections.abc import Callable

import skia
from art import (
    Path,
    Points,
    arc_points,
    difference,
    ellipse,
    mirror,
    move,
    polygon,
    rectangle,
    spline,
    taper,
    union,
)
from table.piece import rayed


def pen(path: Path, width: float) -> Path:
    """The outline of a stroke with round ends."""
    paint = skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=width)
    paint.setStrokeCap(skia.Paint.kRound_Cap)
    paint.setStrokeJoin(skia.Paint.kRound_Join)
    out = skia.Path()
    paint.getFillPath(path, out)
    return union(out, out)


def line(points: Points, width: float) -> Path:
    return pen(spline(points, closed=False), width)


def cut(whole: Path, *holes: Path) -> Path:
    for hole in holes:
        whole = difference(whole, hole)
    return whole


def temple() -> Path:
    lower = spline("-46,-8! -24,-14 -16,-30! 16,-30! 24,-14 46,-8! 30,-2 0,0 -30,-2")
    upper = spline("-30,-30! -14,-34 -8,-46! 8,-46! 14,-34 30,-30! 0,-25")
    pillars = [rectangle(x, 2, w, 30) for x, w in ((-34, 9), (-13, 8), (5, 8), (25, 9))]
    return union(lower, upper, *pillars, rectangle(-42, 32, 84, 10, 2))


def beings() -> Path:
    wings = [
        move(spline("0,0! -12,-34 -42,-44 -46,-18 -22,-2"), 0, -2),
        move(spline("0,0! -24,2 -40,16 -28,36 -10,26"), 0, 2),
    ]
    wings += [mirror(wing, 0) for wing in wings]
    body = taper([(0, -8), (0, 16), (0, 38)], [11, 9, 3])
    feelers = [line([(-3, -20), (-10, -36)], 4), line([(3, -20), (10, -36)], 4)]
    return union(*wings, ellipse(0, -14, 8), body, *feelers)


def pirate() -> Path:
    lid = spline("-42,-6! -38,-34 0,-42 38,-34 42,-6!")
    chest = union(lid, rectangle(-40, 0, 80, 34, 3), rectangle(-10, -10, 20, 22, 4))
    bands = [rectangle(x, y, 5, h) for x in (-28, 23) for y, h in ((-30, 22), (4, 28))]
    return cut(chest, ellipse(0, -2, 4), rectangle(-2, -2, 4, 9), *bands)


def dragon() -> Path:
    head = spline(
        "44,48! 45,24 38,6! 50,-2! 34,-8! 46,-24! 26,-20! 34,-48! 8,-34 -6,-26! -12,-40! -22,-22 "
        "-46,-6! -51,4 -46,13! -40,9! -35,17! -28,10! -22,17! -14,11! 2,13! -6,22 -22,25! -27,18! "
        "-32,26! -40,22! -36,34 -14,40 4,35! 10,48!"
    )
    return cut(head, polygon("-20,-8 -4,-13 -6,-3"), ellipse(-43, 3, 2.6))


def lantern() -> Path:
    house = union(
        polygon("-20,-18 20,-18 26,30 -26,30"),
        polygon("-26,-18 -12,-32 12,-32 26,-18"),
        rectangle(-32, 30, 64, 10, 3),
    )
    ring = line("-12,-34 -10,-44 0,-48 10,-44 12,-34", 5)
    return union(cut(house, polygon("-13,-12 13,-12 18,24 -18,24")), ring)


def cup() -> Path:
    bowl = spline("-30,-40! 30,-40! 28,-6 0,10 -28,-6")
    ear = line("-28,-32 -46,-30 -44,-8 -22,-6", 6)
    foot = spline("-24,42! -18,32 0,28 18,32 24,42!")
    return union(bowl, rectangle(-5, 4, 10, 28), foot, ear, mirror(ear, 0))


def spade() -> Path:
    handle = union(rectangle(-5, -40, 10, 48, 3), rectangle(-18, -48, 36, 10, 4))
    return move(union(handle, blade()), 0, 0, 0.96, 32)


def blade() -> Path:
    return spline("-24,4! 24,4! 24,24 0,50! -24,24")


def shield() -> Path:
    return spline("-38,-40! -16,-36 0,-46! 16,-36 38,-40! 38,8 0,48! -38,8")


def two() -> Path:
    pawn = union(
        ellipse(0, -28, 12),
        spline("-16,34! -8,0 -6,-16! 6,-16! 8,0 16,34!"),
        rectangle(-19, 32, 38, 9, 3),
    )
    return union(move(pawn, -20, 2, 0.98), move(pawn, 20, 2, 0.98))


def reroll() -> Path:
    arc = pen(spline(arc_points(0, 0, 38, 38, -60, 205, 20), closed=False), 9)
    x, y = 38 * math.cos(math.radians(-60)), 38 * math.sin(math.radians(-60))
    tip = polygon([(x - 16, y - 14), (x + 18, y - 6), (x - 4, y + 20)])
    die = cut(rectangle(-18, -18, 36, 36, 7), *(ellipse(k, k, 4) for k in (-8, 0, 8)))
    return union(arc, tip, die)


def trumpet() -> Path:
    tube = taper([(-42, 0), (10, 0)], [7, 9], cap=False)
    bell = spline("8,-6! 26,-10 46,-28! 46,28! 26,10 8,6!")
    coil = cut(ellipse(-12, 10, 20, 13), ellipse(-12, 10, 12, 6))
    return move(union(tube, rectangle(-48, -7, 8, 14, 3), bell, coil), 0, -2, 1, -24)


def bell() -> Path:
    body = spline("-36,28! -26,18 -24,-8 -16,-30 0,-38 16,-30 24,-8 26,18 36,28!")
    return union(body, ellipse(0, -40, 7), ellipse(0, 36, 9), rectangle(-38, 24, 76, 7, 3))


def keys() -> Path:
    key = union(
        cut(ellipse(0, -28, 17), ellipse(0, -28, 8)),
        rectangle(-4.5, -14, 9, 58, 2),
        rectangle(2, 24, 17, 7, 1),
        rectangle(2, 36, 13, 7, 1),
    )
    return union(move(key, -2, 0, 1, 32), move(key, 2, 0, 1, -32))


def anchor() -> Path:
    arm = line("-38,8 -30,32 0,42 30,32 38,8", 8)
    ring = cut(ellipse(0, -36, 10), ellipse(0, -36, 4.5))
    fluke = polygon("-46,14 -38,-6 -26,12")
    bars = (rectangle(-4.5, -28, 9, 68, 2), rectangle(-22, -18, 44, 8, 3))
    return union(ring, *bars, arm, fluke, mirror(fluke, 0))


def wing() -> Path:
    feathers = (
        "-30,30! -40,4 -30,-24 0,-38 44,-44! 30,-26 -2,-14 -14,4",
        "-24,32! -16,8 4,-8 36,-14! 26,2 4,8 -8,22",
        "-18,36! -4,20 10,14 28,12! 20,26 2,32",
    )
    return union(*(spline(feather) for feather in feathers))


def sun() -> Path:
    return union(ellipse(0, 0, 24), rayed(0, 0, (48, 24), 8))


def moon() -> Path:
    return cut(ellipse(0, 0, 42), ellipse(18, -8, 34))


def star() -> Path:
    return rayed(0, 0, (48, 20), 5)


Sign = Callable[[], Path]


def fit(sign: Sign, x: float, y: float, radius: float) -> Path:
    """A sign about a point, at a size."""
    return move(sign(), x, y, radius / 50)
