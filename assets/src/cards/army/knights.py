"""A winged helm face to face, ranks and pennons of the order behind it at sunrise."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from art import Canvas, Ink, Light, Path, rng, rows
from art.geometry import Place, about, ellipse, mirror, move, polygon, rectangle, spline, taper
from art.motifs import leaf, ridge
from numpy.random import RandomState

LIGHT = Light((512, 330), "#fff0b8", "#151228")
GOLD = Ink("#f0b84e", "#8a4a34", "#fffac8")
STEEL = Ink("#8a90a8", "#2c2a4c", "#fff8e0")
CX = 512
SHIELDS = {
    1: ("#c8646a", "#8a7288", "#e8a868"),
    2: ("#a83a50", "#3a5f80", "#c88c48"),
    3: ("#7c2242", "#234a6e", "#a06c34"),
}


def paint(c: Canvas) -> None:
    _ranks(c, _sunrise(c))
    c.layers(_cape_and_wings, _pauldrons, _breastplate, _helm, _plume)
    c.finish(vignette=0.34)


def _both(
    c: Canvas, path: Path, ink: Ink | str, toward: tuple[float, float] = (0.3, -0.9), **how: Any
) -> None:
    c.shape(path, ink, toward=toward, **how)
    c.shape(mirror(path, CX), ink, toward=(-toward[0], toward[1]), **how)


def _sunrise(c: Canvas) -> RandomState:
    v = c.y / c.height * 1.1 + (c.swirl(260, 90, 4, 8, stretch=(1, 0.4)) - 0.5) * 0.22
    c.field(v, "#2c2450 .25:#6a3a62 .45:#c8645a .62:#f4a458 .8:#ffdc8e #ffeec0")
    c.rays(512, 420, "#fff0b8", 0.45, count=22, seed=4, fall=0.8, reach=900)
    c.flat(ellipse(512, 420, 210), "#fff0bc")
    c.glow(c.mask(ellipse(512, 420, 210)), 60, "#ffd880", 0.6)
    c.shape(ridge(600, 30, 200, 4), "#b0606a #7a3f62 #ffd090", 40, toward=(0, -1))
    return rng(8)


def _ranks(c: Canvas, r: RandomState) -> None:
    for k, (y, sc, hue, sh, hi) in enumerate(
        rows("""556 0.5 #a85a66 #7a3a5c #ffd098 |
        622 0.72 #6a3a58 #3f2048 #f4b078 | 700 1.0 #3a2444 #1c1230 #e89068""")
    ):
        n = [17, 12, 8][k]
        for i in range(n):
            x = (i + 0.5) / n * 1100 - 38 + r.randn() * 6
            if k == 2 and 250 < x < 780:
                continue
            top = y - 190 * sc - r.rand() * 70 * sc
            c.lines([([(x + 14 * sc, y + 120), (x + 18 * sc, top)], [7 * sc, 5 * sc])], sh)
            outline = spline(about(x, top, "18,-38! 27,-6 18,8! 9,-6", sc))
            c.shape(outline, "#e8e0d8 #6a5a70 #ffffff", toward=(512 - x, -100))
            if r.rand() < 0.55:
                flag = about(x, top, "18,14! 70,18 118,8! 88,34 112,60! 66,58 18,66!", sc)
                ink = Ink(["#c0485a", "#2f6a8a", "#d9a040"][i % 3], lit="#fff0c0")
                c.shape(spline(flag), ink, toward=(512 - x, 60))
            _man(c, x, y, sc, Ink(hue, sh, hi), i + k)
        c.wash(np.clip((c.y - y) / 200, 0, 1) * 0.5, ["#ffd090", "#e09070", "#2a1a38"][k])


def _man(c: Canvas, x: float, y: float, sc: float, ink: Ink, i: int) -> None:
    """One knight of the ranks: shoulders, shield, closed helm with a crest."""
    at = c.at(Place(x, y, sc))
    way = ((512 - x) / 300, -0.8)
    side = 1 if x < CX else -1  # crests blow from the sun

    def part(path: Path, ink: Ink, **how: Any) -> None:
        c.shape(at.path(path), ink, toward=way, **how)

    part("-18,20! -46,34 -62,64 -66,200! 66,200! 62,64 46,34 18,20!", ink, bulge=20 * sc)
    for pad in (-1, 1):
        form = move("16,30! 44,28 66,50 70,84! 50,72 28,72!", scale=(pad, 1))
        part(form, ink, bulge=12 * sc, edge=0.5, rim="#ffe6b0", rim_width=2)
    blazon = SHIELDS[1 if sc < 0.6 else 2 if sc < 0.9 else 3]
    shield = "-40,56! 0,48 40,56! 40,104 0,164! -40,104"
    mark = at.mask(shield)
    part(shield, Ink(blazon[i % 3], ink.shade, ink.lit), bulge=12 * sc, edge=0.6, drop=5 * sc)
    bend = (polygon("-50,60 -26,44 60,130 40,150"), rectangle(-7, 40, 14, 140))[i % 2]
    at.flat(bend, ink.lit, 0.85, clip=mark)
    line = [(0, -32), (-16 * side, -56), (-44 * side, -54), (-58 * side, -36)]
    form = taper(line, [10, 22, 20, 3])
    part(form, Ink(blazon[(i + 1) % 3], ink.shade, ink.lit), bulge=9 * sc, edge=0.4)
    helm = "-25,30! -28,-8 -18,-32 0,-40 18,-32 28,-8 25,30! 0,40"
    part(helm, ink, bulge=18 * sc, edge=0.6, rim="#ffe6b0", rim_width=2.6, drop=4 * sc)
    at.flat(polygon("-22,-8 0,-3 22,-8 21,0 0,6 -21,0"), "#120c20")
    at.lines([("0,-38 0,-20 0,-6", [2 * sc, 4 * sc, 3 * sc])], ink.lit, 0.8)
    at.lines([("0,8 0,24 0,38", [3 * sc, 4 * sc, 2 * sc])], ink.lit, 0.6)
    holes = [at.path(ellipse(9 * h, 16 + 7 * v, 2.2)) for h in (-1, 1) for v in (0, 1)]
    if sc > 0.6:
        c.flat(holes, "#120c20")


def _cape_and_wings(c: Canvas) -> None:
    ink = Ink("#a82c3e", "#45123a", "#ff9a6a")
    _both(c, "512,560! 380,560 250,640 190,820! 512,820!", ink, bulge=80)
    for i in range(7):
        t = i / 6
        a = math.radians(198 + t * 58)
        size = 250 - abs(i - 3.2) * 22
        bx, by = 400 - t * 6, 300 - t * 34
        outline = move(leaf(0, 0, size, 0, 0.26), bx, by, 1, math.degrees(a))
        ink = Ink("#f4ead6", "#9a7a90", "#ffffff")
        _both(c, outline, ink, bulge=18, toward=(0.8, 0.3), edge=0.35, rim="#fffbe8", rim_width=3)


def _pauldrons(c: Canvas) -> None:
    for _i, (dx, dy, s) in enumerate(((0, 70, 1.12), (10, 34, 1.06), (24, 0, 1))):
        plate = "400,560! 330,520 240,540 190,620 196,690! 300,650 400,650!"
        outline = move(plate, dx, dy, s, about=(320, 600))
        how = {"edge": 0.5, "rim": "#fff6d0", "rim_width": 4, "drop": 8}
        _both(c, outline, STEEL, bulge=50, toward=(0.8, -0.8), **how)
        outline = move("190,676 290,640 400,640 : 10 12 10", dx, dy, s, about=(320, 600))
        _both(c, outline, GOLD, bulge=6)


def _breastplate(c: Canvas) -> None:
    gorget = "512,548! 450,530 424,560 408,612 430,650 512,660!"
    dull = Ink("#5a5a78", "#1c1836", "#c8b8b0")
    _both(c, gorget, dull, bulge=40, toward=(0.4, -0.5), edge=0.4)
    for dy in (0, 22):
        _both(c, taper([(512, 612 + dy), (450, 596 + dy), (416, 576 + dy)], [4, 5, 3]), "#2c2a4c")
    breast = "512,632! 462,618 414,594 396,650 402,730 424,820! 512,820!"
    _both(c, breast, STEEL, bulge=60, toward=(0.4, -0.7), edge=0.4, drop=8)
    c.lines("512,636 512,720 512,820 : 3 5 4", "#fffbe6", 0.9)
    _both(c, "512,636 462,622 410,596 : 12 13 9", GOLD, bulge=6)
    c.shape(polygon("512,650 546,690 512,760 478,690"), GOLD, 16)
    c.shape(ellipse(512, 700, 15, 19), "#3f9ac8 #143060 #ffffff", 12)


def _helm(c: Canvas) -> None:
    helm = "512,196! 430,216 384,300 380,420 410,520 512,590!"
    _both(c, helm, STEEL, bulge=90, toward=(0.25, -0.9), shading=1.1)
    c.lines("512,200 512,400 512,586 : 6 7 6", "#fffbe6")
    ink = Ink("#0e0a1c", "#0e0a1c", "#0e0a1c")
    _both(c, "512,378! 450,360 392,352! 390,384! 450,396 512,416!", ink, bulge=8)
    _both(c, "512,372 450,350 384,342 : 14 13 10", GOLD, bulge=6)
    _both(c, "512,422 450,404 384,394 : 12 11 8", GOLD, bulge=5)
    _both(c, "512,416 506,500 512,588 : 10 12 8", GOLD, bulge=5)
    for i in range(5):
        for j in range(2):
            outline = rectangle(430 + j * 28 + i * 2, 446 + i * 20 - j * 8, 16, 7, 3)
            _both(c, outline, Ink("#120c20", "#120c20", "#120c20"), bulge=4)
    for ex in (462, 562):
        e = c.mask(ellipse(ex, 384, 13, 4.5, 8 if ex < 512 else -8))
        c.put("#ffe9a0", e)
        c.glow(e, 8, "#ffb040", 1.0)
    _both(c, ellipse(398, 318, 30, 30), GOLD, bulge=14)
    _both(c, ellipse(398, 318, 13, 13), Ink("#3f9ac8", "#143060", "#ffffff"), bulge=10)


def _plume(c: Canvas) -> None:
    for i in range(9):
        t = i / 8 - 0.5
        line = f"""{512 + t * 10},214 {512 + t * 60},130 {512 + t * 150},{60 + abs(t) * 90}
            {512 + t * 210},{80 + abs(t) * 150}"""
        outline = taper(line, [10, 34, 30, 3])
        c.shape(outline, "#c8364a #561438 #ffb070", 14, toward=(t, -0.8), edge=0.3)
    c.shape("484,226! 500,186 512,176 524,186 540,226!", GOLD, 12)
