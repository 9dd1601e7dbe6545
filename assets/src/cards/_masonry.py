"""Stonework that Buildings and the Forge share: courses of blocks, arches and round towers."""

from __future__ import annotations

import math

from art import Array, Canvas, Colour, Ink, rng, smoothstep
from art.geometry import Path, Point, around, ellipse, rectangle, spline, union

Box = tuple[float, float, float, float]


def courses(
    c: Canvas,
    clip: Array,
    box: Box,
    step: float,
    ink: Colour,
    *,
    sag: float = 0,
    seed: int = 0,
    keep: float = 0.55,
    cover: float = 0.6,
) -> None:
    """Joints of blocks within (left, top, right, bottom), in patches; `sag` bends the rows."""
    left, top, right, bottom = box
    r = rng(seed)
    middle, half = (left + right) / 2, (right - left) / 2
    block = step * 2.1

    def bend(x: float) -> float:
        return sag * (1 - ((x - middle) / half) ** 2)

    strokes = []
    y, row = top, 0
    while y < bottom:
        x = left - (row % 2) * block / 2
        while x < right:
            if r.rand() < keep:
                end = min(x + block * (0.7 + 0.6 * r.rand()), right)
                line = [(u, y + bend(u)) for u in (max(x, left), (x + end) / 2, end)]
                strokes.append((line, [0.8, 2.6, 0.8]))
            if r.rand() < keep * 0.8 and left < x < right:
                strokes.append(([(x, y + bend(x)), (x, y + step + bend(x))], [2.2, 1]))
            x += block
        y, row = y + step, row + 1
    c.lines(strokes, ink, cover, clip=clip, n=6)


def archway(x: float, foot: float, width: float, height: float, point: float = 0) -> Path:
    """A doorway standing on (x, foot), round or, with `point` > 0, pointed by that many pixels."""
    half = width / 2
    spring = foot - height + half
    if point:
        shoulder = (x - half * 0.72, spring - half * 0.8)
        line: list[Point] = [(x - half, foot, 0), (x - half, spring, 0), shoulder]
        peak = (x, foot - height - point, 0)
        back: list[Point] = [(2 * x - p[0], *p[1:]) for p in line[::-1]]
        return spline([*line, peak, *back])
    return union(rectangle(x - half, spring, width, foot - spring), ellipse(x, spring, half))


def voussoirs(
    x: float, spring: float, inner: float, outer: float, count: int
) -> list[tuple[list[Point], list[float]]]:
    """The joints between the stones of a round arch, for `Canvas.lines`."""
    turns = [math.pi * (1 + (k + 0.5) / count) for k in range(count)]
    return [([around(x, spring, a, inner), around(x, spring, a, outer)], [3, 1.6]) for a in turns]


def round_tower(
    c: Canvas,
    x: float,
    foot: float,
    width: float,
    height: float,
    stone: Ink,
    roof: Ink,
    way: tuple[float, float],
    *,
    peak: float = 1.5,
    seed: int = 0,
    flare: float = 1.24,
) -> None:
    """A round tower with a corbelled gallery and a cone of tiles, seen a little from below."""
    top = foot - height
    half, wide = width / 2, width * flare / 2
    lift = width * 0.09
    body = spline(
        f"{x - half * 1.06},{foot}! {x - half},{top}! {x + half},{top}! {x + half * 1.06},{foot}!"
    )
    mask = c.shape(body, stone, half * 0.8, toward=way, edge=0.3)
    shade = str(stone.shade)
    box = (x - half * 1.1, top + width * 0.3, x + half * 1.1, foot)
    courses(c, mask, box, width * 0.17, shade, sag=-lift, seed=seed, keep=0.42)
    deep = width * 0.34
    gallery = spline(f"""{x - wide},{top - deep}! {x},{top - deep - lift} {x + wide},{top - deep}!
        {x + wide},{top + 2}! {x + half},{top + width * 0.16}! {x},{top + width * 0.16 - lift}
        {x - half},{top + width * 0.16}! {x - wide},{top + 2}!""")
    crown = c.shape(gallery, stone, half * 0.7, toward=way, edge=0.3)
    c.wash(smoothstep(top + width * 0.5, top + width * 0.1, c.y) * 0.8 * mask * (1 - crown), shade)
    high, low = top - 2 - lift * 0.6, top + width * 0.16 - lift * 0.4
    ends = [((x + wide * k / 3.5, high), (x + half * k / 3.5, low)) for k in range(-3, 4)]
    strokes = [([a, b], [width * 0.05, width * 0.02]) for a, b in ends]
    c.lines(strokes, shade, 0.7, clip=crown, n=6)
    slit = (width * 0.09, deep * 0.42, width * 0.04)
    places = [
        (x + wide * k, top - deep * 0.78 - lift * (1 - k * k)) for k in (-0.6, -0.2, 0.2, 0.6)
    ]
    outlines = [rectangle(left - width * 0.045, y, *slit) for left, y in places]
    c.flat(outlines, shade, clip=crown)
    eave = wide * 1.14
    brow = top - deep + width * 0.04
    tip = brow - width * peak
    cone = spline(f"""{x - eave},{brow}! {x - eave * 0.42},{brow - width * peak * 0.5} {x},{tip}!
        {x + eave * 0.42},{brow - width * peak * 0.5} {x + eave},{brow}! {x},{brow - lift * 0.8}""")
    c.wash(smoothstep(brow + width * 0.2, brow, c.y) * 0.7 * crown, shade)
    tiles = c.shape(cone, roof, wide * 0.7, toward=way, edge=0.3)
    rows = []
    for k in range(1, 9):
        t = k / 9
        y = tip + (brow - tip) * t
        reach = eave * t**1.25
        rows.append(([(x - reach, y), (x, y - lift * t), (x + reach, y)], [0.8, 2.6, 0.8]))
    c.lines(rows, str(roof.shade), 0.6, clip=tiles, n=10)
