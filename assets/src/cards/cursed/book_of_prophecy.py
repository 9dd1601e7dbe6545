"""A chained black tome strains at its irons; seven cards hang from its last pages, in order."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
from art import Array, Canvas, Colour, Ink, Light, Path, Place, Point, about, perlin, rng
from art.fields import blur, smoothstep
from art.geometry import difference, ellipse, points_of, polygon, rectangle, samples, spline, taper
from art.motifs import sparkle, swarm

LIGHT = Light((540, 300), "#d8ffa8", "#170f1e")
WAY = (-0.5, -0.8)
LEATHER = Ink("#5c3488", "#261448", "#a880d8", rim="#e8d8ff")
SILVER = Ink("#b0acc8", "#4a4270", "#fbf8ff")
IRON = Ink("#5a5470", "#1c1430", "#c8f0b0", rim="#d8ffb0", rim_width=2)
CORNER, ACROSS, DOWN, DEEP = (372, 112), (306, -24), (30, 412), (-66, 36)


def paint(c: Canvas) -> None:
    _vortex(c)
    c.rays(530, 330, "#c8ff90", 0.25, count=16, seed=5, reach=620)
    _pillars(c)
    _floor(c)
    for line in ("350,170 240,110 120,40 60,-30", "700,110 800,60 900,30 980,-30"):
        _chain(c, line, 32)
    _back(c)
    _cards(c)
    cover = _cover(c)
    _tooling(c, cover)
    _eclipse(c)
    _lock(c)
    for line in ("398,508 300,552 200,572 84,556", "704,490 790,544 880,568 946,556"):
        _chain(c, line, 38)
    _rings(c)
    _light(c)
    c.finish(vignette=0.28)


def _at(u: float, v: float, deep: float = 0) -> tuple[float, float]:
    """A place on the front cover (0..1 both ways), or `deep` behind it."""
    return (
        CORNER[0] + ACROSS[0] * u + DOWN[0] * v + DEEP[0] * deep,
        CORNER[1] + ACROSS[1] * u + DOWN[1] * v + DEEP[1] * deep,
    )


def _on(points: str) -> list[Point]:
    """Points in hundredths of the cover."""
    return [(*_at(p[0] / 100, p[1] / 100), *p[2:]) for p in points_of(points)]


def _round(u: float, v: float, r: float) -> Path:
    """A circle on the cover, r in pixels."""
    turn = np.linspace(0, 2 * math.pi, 25)[:-1]
    return spline([_at(u + math.cos(a) * r / 307, v + math.sin(a) * r / 413) for a in turn])


def _vortex(c: Canvas) -> None:
    x, y = c.x - 530, (c.y - 330) * 1.15
    away, angle = np.hypot(x, y), np.arctan2(y, x)
    swirl = angle * 3 + np.log(away + 30) * 5.2
    arms = perlin(np.cos(swirl) * 1.3 + away / 300, np.sin(swirl) * 1.3 + 7, 4)
    v = np.clip(1.02 - away / 600, 0, 1) ** 1.35 + arms * 0.13 + (c.noise(90, 4, 3) - 0.5) * 0.12
    c.field(
        v, "#1c3444 .12:#1f4c4c .26:#28704e .42:#4c9c54 .58:#8cc860 .74:#ccec80 .9:#f4ffb8 #fdffe4"
    )


def _pillars(c: Canvas) -> None:
    stone = Ink("#4a4468", "#241c3c", "#94b888")
    for x, w in ((46, 150), (984, 150)):
        side = 530 - x
        c.shape(rectangle(x - w / 2, -20, w, 800), stone, 70, toward=(side, 0), edge=0.3)
        for k, y in enumerate(range(60, 760, 104)):
            c.lines([([(x - w / 2, y), (x, y + 5), (x + w / 2, y)], [3, 4, 3])], "#120b18", 0.9)
            joint = x + (24 if k % 2 else -30)
            c.lines([([(joint, y), (joint + 3, y + 104)], [3, 4, 3])], "#120b18", 0.8)
        plate = spline(
            [(x - 50, 520), (x, 500), (x + 50, 520), (x + 46, 600), (x, 616), (x - 46, 600)]
        )
        c.shape(plate, IRON, 12, toward=(side, -60), drop=8, edge=0.5)
        c.flat([ellipse(x + a, y, 6) for a in (-32, 32) for y in (530, 590)], "#1c1430")


def _floor(c: Canvas) -> None:
    outline = "-20,700! 200,684 512,678 820,684 1044,700! 1044,800! -20,800!"
    m = c.shape(outline, "#4a4468 #241c3c #a8c890", 14, toward=(0, -1))
    c.wash(c.spot(540, 700, 330, 60) * 0.8, "#5a9a58", clip=m)
    c.shadow(ellipse(540, 724, 190, 16), "#120b18", 14, 0.8)


def _chain(c: Canvas, line: str, size: float) -> None:
    n = max(4, int(_length(line) / (size * 0.86)))
    links = samples(line, n)
    for i, s in enumerate(links):
        at = Place(s.x, s.y, 1, math.degrees(s.angle))
        if i % 2:
            link = at.path(
                rectangle(-size * 0.72, -size * 0.2, size * 1.44, size * 0.4, size * 0.2)
            )
            c.shape(link, IRON, size * 0.2, toward=(540 - s.x, 300 - s.y), edge=0.6)
    for i, s in enumerate(links):
        at = Place(s.x, s.y, 1, math.degrees(s.angle))
        if i % 2 == 0:
            hoop = difference(
                ellipse(0, 0, size * 0.74, size * 0.54), ellipse(0, 0, size * 0.42, size * 0.24)
            )
            c.shape(at.path(hoop), IRON, size * 0.16, toward=(540 - s.x, 300 - s.y), edge=0.6)


def _length(line: str) -> float:
    p = points_of(line)
    return sum(math.dist(a[:2], b[:2]) for a, b in pairwise(p))


def _back(c: Canvas) -> None:
    whole = polygon([_at(0, 0), _at(1, 0), _at(1, 1), _at(1, 1, 1), _at(0, 1, 1), _at(0, 0, 1)])
    c.glow(c.mask(whole), 50, "#c8ff80", 0.35)
    under = polygon([_at(0, 1, -0.1), _at(1, 1, -0.1), _at(1.0, 1, 1), _at(0, 1, 1)])
    c.shape(under, LEATHER, 8, toward=(0, 1), edge=0.4)
    pages = polygon(
        [
            _at(0.03, 0.985, 0.16),
            _at(0.97, 0.985, 0.16),
            _at(0.97, 0.985, 0.86),
            _at(0.03, 0.985, 0.86),
        ]
    )
    m = c.rough(pages)
    c.field(0.35 + c.spot(540, 560, 200, 60) * 0.7, "#4a6a3c .2:#9ac868 .5:#e8f8a8 #fdffe8", m)
    strokes = [
        ([_at(0.03, 0.985, k), _at(0.97, 0.985, k)], [2, 3, 2]) for k in (0.28, 0.42, 0.58, 0.72)
    ]
    c.lines(strokes, "#4a7a48", 0.9, clip=m)
    spine = polygon([_at(0, 0), _at(0, 1), _at(0, 1, 1), _at(0, 0, 1)])
    m = c.shape(spine, "#3a2058 #1a0e2c #8a64b8", 34, toward=(-1, -0.3), edge=0.5)
    for v in (0.12, 0.34, 0.56, 0.78):
        rib = taper(
            [_at(0, v - 0.02), _at(0, v, 0.5), _at(0, v - 0.02, 1)], [24, 26, 24], cap=False
        )
        c.shape(rib, LEATHER, 10, toward=(-0.4, -1), drop=5, edge=0.5, clip=m)
        strokes = [([_at(0, v - 0.05), _at(0, v - 0.03, 0.5), _at(0, v - 0.05, 1)], [2, 3, 2])]
        c.lines(strokes, "#d8d4f0", 0.9, clip=m)


_SIGNS: tuple[tuple[Colour, Path], ...] = (
    ("#5e2d04", polygon("-15,14 -3,-14 4,0 8,-6 16,14")),
    ("#2f66c7", spline("-16,4! -8,-8 0,2 8,-8 16,2! 16,12! -16,12!")),
    ("#316446", spline("0,-16! 13,4 8,12 0,10 -8,12 -13,4")),
    ("#451a7c", polygon("-15,12 -15,-10 -7,0 0,-13 7,0 15,-10 15,12")),
    ("#d54e0c", spline("0,-18! 8,-2 13,8 0,17 -13,8 -5,0")),
    ("#4c515a", spline("-13,-14! 0,-10 13,-14! 12,4 0,17! -12,4")),
    ("#170f1e", ellipse(0, 0, 13)),
)


def _cards(c: Canvas) -> None:
    """The seven last cards of the deck."""
    pivot = _at(0.5, 0.8, 0.5)
    for k in (0, 6, 1, 5, 2, 4, 3):
        at = Place(pivot[0] + (k - 3) * 24, pivot[1] + 42 - abs(k - 3) * 5, 1, (3 - k) * 9.5 - 3)
        whole = at.path(rectangle(-31, 40, 62, 138, 6))
        m = c.shape(whole, "#f3e4c1 #8a8a58 #fffbe4", 4, toward=(0, -1), drop=7, edge=0.8)
        hue, sign = _SIGNS[k]
        c.flat(at.path(rectangle(-24, 84, 48, 86, 4)), "#d8e8a0" if k < 6 else "#8ae070", clip=m)
        c.flat(at.path(Place(0, 132, 1.25).path(sign)), hue, clip=m)
        if k == 6:
            c.put("#fbffe0", c.mask(at.path(ellipse(0, 132, 19)), stroke=4) * m)


def _cover(c: Canvas) -> Array:
    lit = c.lit(WAY)
    corners = [_at(0, 0), _at(1, 0), _at(1, 1), _at(0, 1)]
    lit(polygon([(x - 9, y + 6) for x, y in corners]), "#2a163e #170f1e #5a3a78", 5, drop=12)
    m = lit(polygon(corners), LEATHER, 26, edge=0.4, texture=c.noise(16, 3, 7), relief=2.4)
    c.wash(smoothstep(0.56, 0.66, c.noise(110, 4, 9)) * 0.35, "#2a163e", clip=m)
    return m


def _tooling(c: Canvas, cover: Array) -> None:
    for inset, width in ((7, 5), (11, 2.5)):
        v = inset * 0.75
        frame = polygon(
            _on(f"{inset},{v} {100 - inset},{v} {100 - inset},{100 - v} {inset},{100 - v}")
        )
        c.put("#1a0e2c", c.mask(Place(-2, 3).path(frame), stroke=width) * cover)
        c.put("#c0bcd8", c.mask(frame, stroke=width) * cover)
    for u, v in ((0, 0), (100, 0), (100, 100), (0, 100)):
        a, b = (1 if u == 0 else -1), (1 if v == 0 else -1)
        plate = spline(
            _on(
                f"{u},{v}! {u + a * 25},{v}! {u + a * 19},{v + b * 6} {u + a * 12},{v + b * 9}! "
                f"{u + a * 8},{v + b * 14} {u},{v + b * 19}!"
            )
        )
        c.shape(plate, SILVER, 8, toward=WAY, drop=6, edge=0.6)
        at = _on(f"{u + a * 7},{v + b * 5.5}")[0]
        c.shape(ellipse(at[0], at[1], 6), SILVER, 5, toward=WAY, edge=0.7)
    curls = []
    for side in (-1, 1):
        for end in (-1, 1):
            curls.append(
                (
                    _on(
                        " ".join(
                            f"{48 + side * x},{50 + end * y}"
                            for x, y in ((4, 36), (18, 38), (28, 32), (24, 27), (19, 31), (23, 34))
                        )
                    ),
                    [2, 5, 5, 4, 3, 2],
                )
            )
            curls.append(
                (
                    _on(
                        " ".join(
                            f"{48 + side * x},{50 + end * y}"
                            for x, y in ((34, 24), (36, 14), (32, 8), (29, 13), (32, 17))
                        )
                    ),
                    [2, 4, 4, 3, 2],
                )
            )
    c.lines([([(x - 2, y + 3) for x, y, *_ in p], w) for p, w in curls], "#1a0e2c", 0.9, n=40)
    c.lines(curls, "#c0bcd8", n=40)


def _eclipse(c: Canvas) -> None:
    """Seven stones around a black sun: six are dark already."""
    outline = difference(_round(0.47, 0.5, 108), _round(0.47, 0.5, 84))
    c.shape(outline, SILVER, 10, toward=WAY, drop=6, edge=0.6)
    sunk = c.rough(_round(0.47, 0.5, 84))
    x, y = _at(0.47, 0.5)
    angle = np.arctan2(c.y - y, c.x - x)
    rays = perlin(np.cos(angle) * 4 + 9, np.sin(angle) * 4 + 9, 6) * 0.3
    v = 1.15 - (np.hypot(c.x - x, c.y - y) - 44) / 46 + rays
    c.field(v, "#1a0e2c .1:#4a1440 .34:#a82c48 .54:#f08a3c .76:#ffe490 #fffdf0", sunk)
    for k in range(7):
        a = -math.pi / 2 + k * 2 * math.pi / 7
        u, v2 = 0.47 + math.cos(a) * 96 / 307, 0.5 + math.sin(a) * 96 / 413
        ink = (
            Ink("#6af070", "#0c4a30", "#f4ffc8") if k == 6 else Ink("#3a2a58", "#170f1e", "#8a78b0")
        )
        gem = c.shape(_round(u, v2, 14), ink, 10, toward=WAY, edge=0.6)
        if k == 6:
            c.glow(gem, 12, "#80ff80", 0.9)
    c.glow(sunk, 22, "#f08a4a", 0.3)
    c.flat(_round(0.47, 0.5, 46), "#120a1c")
    c.lines([(_on("38,43 41.5,39.5 47,39"), [1, 4, 1])], "#6a4a98")


def _lock(c: Canvas) -> None:
    strap = spline(_on("103,45! 91,45 87,50 91,55 103,55!"))
    c.shape(strap, IRON, 9, toward=WAY, drop=7, edge=0.6)
    at = _at(1.0, 0.5)
    body = spline(about(at[0], at[1], "-30,-26 0,-34 30,-30 34,26 2,42 -28,30"))
    c.shape(body, SILVER, 12, toward=WAY, drop=9, edge=0.6)
    hole = c.flat(
        [ellipse(at[0] + 2, at[1] - 4, 9), polygon(about(at[0], at[1], "-3,0 7,0 11,24 -6,24"))],
        "#d8ff9a",
    )
    c.glow(hole, 9, "#80ff70", 0.9)


def _rings(c: Canvas) -> None:
    for u, v in ((0.02, 0.97), (0.98, 0.97)):
        x, y = _at(u, v)
        c.shape(
            difference(ellipse(x, y, 25), ellipse(x, y, 13)), IRON, 7, toward=WAY, drop=6, edge=0.6
        )


def _light(c: Canvas) -> None:
    low = blur(c.mask(polygon("420,560 680,540 760,700 380,700")), 26)
    c.put("#80e060", c.stipple(low * 0.35, 0.3) * 0.35, "screen")
    c.motes(swarm(rng(4), 70, (530, 360), (240, 200)), "#f0ffc8", "#80e060", radius=4)
    x, y = _at(0.93, 0.02)
    c.lines(sparkle(x, y + 8, 30, 6), "#fbfff0")
