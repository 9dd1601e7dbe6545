"""Outlines: smooth curves through points, tapered limbs, and ways to move and join them.

Points are written as text, `"60,40 90,80! 20,95"`, where `!` makes a sharp corner; computed ones as
tuples (x, y), or (x, y, 0) for a corner. Coordinates are canvas pixels, y down, turns are degrees
and clockwise.

An outline may be written as the text of its points (see `outline`) wherever a path is asked for.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
import skia

Path: TypeAlias = skia.Path
Point: TypeAlias = tuple[float, ...]
Points: TypeAlias = str | Sequence[Point]
Outline: TypeAlias = Path | str


class Sample(NamedTuple):
    """A place on a curve and the direction of travel there, in radians."""

    x: float
    y: float
    angle: float

    def beside(self, offset: float, ahead: float = 0) -> tuple[float, float]:
        """The point `offset` pixels to the right of travel and `ahead` along it."""
        c, s = math.cos(self.angle), math.sin(self.angle)
        return self.x - s * offset + c * ahead, self.y + c * offset + s * ahead


def points_of(points: Points) -> Sequence[Point]:
    """Read points from text; tuples pass through."""
    if not isinstance(points, str):
        return points
    out: list[Point] = []
    for word in points.split():
        x, y = word.rstrip("!").split(",")
        out.append((float(x), float(y), 0.0) if word.endswith("!") else (float(x), float(y)))
    return out


def about(
    x: float, y: float, points: Points, scale: float | tuple[float, float] = 1
) -> list[Point]:
    """Points that were written about (0, 0), at (x, y) and `scale` times as large."""
    sx, sy = scale if isinstance(scale, tuple) else (scale, scale)
    return [(x + px * sx, y + py * sy, *corner) for px, py, *corner in points_of(points)]


def around(
    x: float, y: float, angle: float, rx: float, ry: float | None = None
) -> tuple[float, float]:
    """The point of a circle or ellipse about (x, y) in the direction `angle`, in radians."""
    return x + math.cos(angle) * rx, y + math.sin(angle) * (rx if ry is None else ry)


def spline(points: Points, closed: bool = True, tension: float = 0.5) -> Path:
    """The smooth outline through all points: the painter's main tool."""
    points = points_of(points)
    p = [(q[0], q[1]) for q in points]
    corner = [len(q) > 2 and q[2] == 0 for q in points]
    n = len(p)

    def tangent(i: int, reach: float) -> tuple[float, float]:
        if corner[i % n] or (not closed and i in (0, n - 1)):
            return 0.0, 0.0
        a, b = p[(i - 1) % n], p[(i + 1) % n]
        t = ((b[0] - a[0]) * tension, (b[1] - a[1]) * tension)
        length = math.hypot(*t)
        if length <= reach or length == 0:  # handles longer than their segment make loops
            return t
        return t[0] * reach / length, t[1] * reach / length

    path = skia.Path()
    path.moveTo(*p[0])
    k = 1.33 / 3
    for i in range(n if closed else n - 1):
        a, b = p[i], p[(i + 1) % n]
        reach = math.dist(a, b) * 1.2
        ta, tb = tangent(i, reach), tangent(i + 1, reach)
        path.cubicTo(a[0] + ta[0] * k, a[1] + ta[1] * k, b[0] - tb[0] * k, b[1] - tb[1] * k, *b)
    if closed:
        path.close()
    return path


def outline(text: Outline) -> Path:
    """Read an outline from text; paths pass through.

    `"x,y x,y x,y"` is the spline through its points, `"x,y x,y : 30 9"` a limb along them with its
    widths and round ends, `"x,y x,y = 30 9"` one with ends that are cut.
    """
    if not isinstance(text, str):
        return text
    for mark, round_ends in ((":", True), ("=", False)):
        line, found, widths = text.partition(mark)
        if found:
            return taper(line.strip(), [float(word) for word in widths.split()], cap=round_ends)
    return spline(text)


def polygon(points: Points) -> Path:
    """Straight edges, every point a corner."""
    points = points_of(points)
    path = skia.Path()
    path.moveTo(points[0][0], points[0][1])
    for q in points[1:]:
        path.lineTo(q[0], q[1])
    path.close()
    return path


def samples(points: Points, n: int = 120, closed: bool = False) -> list[Sample]:
    """`n` places at equal distances on the smooth curve: where to hang spines, pearls, leaves."""
    measure = skia.PathMeasure(spline(points, closed), False)
    length = measure.getLength()
    out = []
    for i in range(n):
        at, way = measure.getPosTan(length * i / (n - 1))
        out.append(Sample(at.x(), at.y(), math.atan2(way.y(), way.x())))
    return out


def taper(points: Points, widths: Sequence[float], n: int = 120, cap: bool = True) -> Path:
    """A limb along a smooth line, its widths spread evenly over the length: necks, horns, hair."""
    line = samples(points, n)
    w = np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(widths)), widths)
    left = [s.beside(k / 2) for s, k in zip(line, w, strict=True)]
    right = [s.beside(-k / 2) for s, k in zip(line, w, strict=True)]
    path = polygon([*left, *right[::-1]])
    if cap:  # wound as the limb is, or the caps would cut holes where they overlap it
        turn = skia.PathDirection.kCCW
        path.addCircle(line[0].x, line[0].y, w[0] / 2, turn)
        path.addCircle(line[-1].x, line[-1].y, max(w[-1] / 2, 0.1), turn)
    return path


def ribbon(points: Points, start: float, end: float) -> Path:
    """A limb along straight pieces, which keeps every kink: lightning, cracks."""
    points = points_of(points)
    n = len(points)
    left, right = [], []
    for i, (x, y, *_) in enumerate(points):
        a, b = points[max(0, i - 1)], points[min(n - 1, i + 1)]
        length = math.hypot(b[0] - a[0], b[1] - a[1]) + 1e-6
        nx, ny = -(b[1] - a[1]) / length, (b[0] - a[0]) / length
        w = (start + (end - start) * i / (n - 1)) / 2
        left.append((x + nx * w, y + ny * w))
        right.append((x - nx * w, y - ny * w))
    return polygon([*left, *right[::-1]])


def ellipse(x: float, y: float, rx: float, ry: float | None = None, turn: float = 0) -> Path:
    """An ellipse about its centre; a circle when `ry` is left out."""
    path = skia.Path()
    ry = ry or rx
    path.addOval(skia.Rect.MakeLTRB(-rx, -ry, rx, ry))
    return move(path, x, y, turn=turn)


def rectangle(x: float, y: float, width: float, height: float, corner: float = 0) -> Path:
    """A box from its upper left, with rounded corners if asked."""
    path = skia.Path()
    path.addRoundRect(skia.Rect.MakeXYWH(x, y, width, height), corner, corner)
    return path


def move(
    path: Outline,
    dx: float = 0,
    dy: float = 0,
    scale: float | tuple[float, float] = 1,
    turn: float = 0,
    about: tuple[float, float] = (0, 0),
) -> Path:
    """A copy scaled and turned about a point, then shifted."""
    sx, sy = scale if isinstance(scale, tuple) else (scale, scale)
    m = skia.Matrix()
    m.setTranslate(about[0] + dx, about[1] + dy)
    m.preRotate(turn)
    m.preScale(sx, sy)
    m.preTranslate(-about[0], -about[1])
    out = skia.Path(outline(path))
    out.transform(m)
    return out


class Place(NamedTuple):
    """Where a thing that was drawn upright about (0, 0) stands on the canvas."""

    x: float
    y: float
    scale: float = 1
    turn: float = 0

    def path(self, path: Outline) -> Path:
        """The outline at its place."""
        return move(path, self.x, self.y, self.scale, self.turn)

    def spline(self, points: Points) -> Path:
        """The smooth outline through points, at its place."""
        return self.path(spline(points))

    def points(self, points: Points) -> list[Point]:
        """The points at their place, for strokes and curves."""
        c = math.cos(math.radians(self.turn)) * self.scale
        s = math.sin(math.radians(self.turn)) * self.scale
        return [
            (self.x + px * c - py * s, self.y + px * s + py * c) for px, py, *_ in points_of(points)
        ]


def mirror(path: Outline, axis: float) -> Path:
    """The other half of a symmetric thing, about the vertical line x = axis."""
    return move(path, scale=(-1, 1), about=(axis, 0))


def union(*paths: Outline) -> Path:
    """One outline around all, so that they are modelled as one body."""
    out, *others = [outline(path) for path in paths]
    for path in others:
        joined = skia.Op(out, path, skia.PathOp.kUnion_PathOp)
        out = out if joined is None else joined
    return out


def difference(whole: Outline, hole: Outline) -> Path:
    """`whole` with `hole` cut out: frames, rings, arches, crescents."""
    whole = outline(whole)
    cut = skia.Op(whole, outline(hole), skia.PathOp.kDifference_PathOp)
    return whole if cut is None else cut


def arc_points(
    x: float, y: float, rx: float, ry: float, start: float, end: float, n: int = 16
) -> list[Point]:
    """Points on an elliptic arc, to build outlines and strokes from."""
    turn = [math.radians(start + (end - start) * i / (n - 1)) for i in range(n)]
    return [(x + math.cos(a) * rx, y + math.sin(a) * ry) for a in turn]
