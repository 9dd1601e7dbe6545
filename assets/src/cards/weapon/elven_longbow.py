"""A vine-grown longbow hangs in a glade, its arrow tip catching the first light."""

from __future__ import annotations

import math

import numpy as np
from art import Canvas, Ink, Light, Path, Place, Point, leaf, ridge, rng, rows, scatter, strokes_of
from art.geometry import about, ellipse, move, points_of, rectangle, samples, spline, taper, union
from art.motifs import sparkle, trunk
from numpy.random import RandomState

LIGHT = Light((470, 200), "#fff4b8", "#071a24")
GX = 500
GY = 330
UPPER = points_of("30,-400 66,-372 78,-326 44,-236 -16,-130 -44,-48 -46,0")
LOWER = [(x, -y) for x, y in UPPER][::-1]
SUN_SIDE = (-0.8, -0.6)
GOLD = Ink("#f0b840", "#8a4628", "#fffcd0")
WOOD = Ink("#8a4a2a", "#35182a", "#f6b868")


def paint(c: Canvas) -> None:
    r = _glade(c)
    _far_trunks(c, r)
    _shafts(c)
    _ground(c, r)
    c.layers(_near_trunks, _foliage)
    bow = Place(520, 366, 1, 43)
    _string(c, bow)
    _arrow(c, bow)
    _limbs(c, bow)
    _tracery(c, bow)
    _grip(c, bow)
    _bands(c, bow)
    _tips(c, bow)
    _vine(c, bow)
    _spark(c, bow)
    _fireflies(c, r)
    c.finish(vignette=0.36)


def _bunch(c: Canvas, at: Point, n: int, spread: float, ink: str, size: float, seed: int) -> None:
    r = rng(seed)
    for _ in range(n):
        x, y = at[0] + r.randn() * spread, at[1] + r.randn() * spread * 0.55
        outline = leaf(x, y, size * (0.7 + 0.6 * r.rand()), 60 + r.rand() * 120, 0.5)
        c.shape(outline, ink, 9, toward=(GX - x, GY - y), fray=False)


def _fern(c: Canvas, x: float, y: float, size: float, a0: float) -> None:
    pts = [
        (x, y),
        (x + math.cos(a0) * size * 0.5, y - math.sin(a0) * size * 0.55),
        (x + math.cos(a0) * size, y - math.sin(a0) * size * 0.72),
    ]
    for i, (px, py, a) in list(enumerate(samples(pts, 15)))[1:]:
        for side in (-1, 1):
            outline = leaf(px, py, size * 0.32 * (1 - i / 16), math.degrees(a) + side * 62, 0.36)
            c.shape(outline, "#164a40 #08222a #9ac060", 6, toward=(GX - px, GY - py), fray=False)
    c.lines([(pts, [5, 3, 1])], "#08222a")


def _glade(c: Canvas) -> RandomState:
    v = c.spot(GX, GY, 620, 500) * 1.12 + (c.noise(160, 4, 2) - 0.5) * 0.12
    c.field(v, "#0b2430 .18:#144448 .36:#2f6f52 .54:#86a457 .72:#e6cf78 .88:#fff0b0 #fffbe2")
    return rng(6)


def _far_trunks(c: Canvas, r: RandomState) -> None:
    for x, w in rows(
        "60 26 | 150 34 | 232 22 | 330 28 | 410 18 | 600 22 | 668 30 | 760 24 | 850 34 | 950 26"
    ):
        outline = trunk(x, w, int(x), lean=r.randn() * 16)
        c.shape(outline, "#b4bd70 #8aa462 #f6eeb0", w * 0.5, toward=(GX - x, -40))
    c.wash(c.spot(GX, GY, 564, 470) * 0.55, "#fbe9a4")
    for x, w in ((20, 60), (196, 50), (286, 40), (726, 44), (820, 56), (990, 60)):
        outline = trunk(x, w, int(x) + 9, lean=r.randn() * 20)
        c.shape(outline, "#4c8058 #2a5c50 #dcdc8c", w * 0.5, toward=(GX - x, -40))
    c.haze(430, 760, "#d8d484", 0.55)
    c.wash(c.spot(GX, GY, 432, 360) ** 1.1 * 0.4, "#fff2b8")


def _shafts(c: Canvas) -> None:
    for x0, x1, w, k in rows("300 130 60 0.55 | 420 360 90 0.6 | 540 640 70 0.5 | 650 900 80 0.4"):
        top, foot = w * 0.3, w * 1.5
        shaft = [(x0 - top, -30), (x0 + top, -30), (x1 + foot, 800), (x1 - foot, 800)]
        c.beam(shaft, "#fff6c0", k * 0.85, 18)


def _ground(c: Canvas, r: RandomState) -> None:
    c.shape(ridge(650, 26, 260, 5), "#3a6b4a #15403c #d8d47c", 40, toward=(0.0, -1))
    for i in range(26):
        x = i * 42 - 10 + r.rand() * 20
        tufts = []
        for _ in range(4):
            at = x + r.randn() * 20, 648 + r.rand() * 22
            tufts.append(ellipse(*at, 18 + r.rand() * 18, 14 + r.rand() * 12))
        c.shape(union(*tufts), "#3a6b4a #1d4a42 #dcd880", 16, toward=(GX - x, -200))
    c.shape(ridge(706, 20, 200, 15), "#1f5044 #0d3034 #8aac5c", 26, toward=(0, -1))


def _near_trunks(c: Canvas) -> None:
    for x, w, sd in ((-6, 150, 3), (1024, 170, 5)):
        c.shape(trunk(x, w, sd), "#123a3c #08202a #8aa858 #e8e08a", 60, toward=(GX - x, -120))
    for pts, widths in strokes_of("""40,250 130,170 240,130 330,70 : 54 36 22 6 |
        120,180 190,210 260,200 : 20 14 3 | 980,300 900,200 800,150 720,70 : 60 40 24 6 |
        880,190 820,230 760,226 : 22 14 3"""):
        c.shape(
            taper(pts, widths),
            "#123a3c #08202a #8aa858 #e8e08a 3",
            toward=(GX - points_of(pts)[1][0], 120),
        )


def _foliage(c: Canvas) -> None:
    table = """40 40 | 160 30 | 280 36 | 120 110 | 24 150 | 400 0 | 740 20 | 850 30 | 960 50 |
        900 110 | 1000 160 | 640 -6 | 820 110"""
    for i, (x, y) in enumerate(rows(table)):
        _bunch(c, (x, y), 26, 52, "#2c6a4a #0f3a3c #d4dc7c", 40, i)
        _bunch(c, (x, y - 26), 14, 46, "#17483f #0a2a30 #6a9a54", 44, i + 40)


def _string(c: Canvas, bow: Place) -> None:
    c.shadow(move(_outline(bow), 18, 16), "#2c5a40", 9, 0.5)
    string = bow.points("42,-392 42,0 42,392")
    c.lines([(string, [7, 7, 7])], "#4a3a34")
    c.lines([(string, [3.6, 3.6, 3.6])], "#fffdf0")


def _outline(bow: Place) -> Path:
    widths = [9, 20, 27, 36, 42, 44, 46, 44, 42, 36, 27, 20, 9]
    return taper(bow.points([*UPPER, *LOWER[1:]]), widths, 240)


def _arrow(c: Canvas, bow: Place) -> None:
    lit = c.lit(SUN_SIDE)
    sh0, sh1 = bow.points("292,0")[0], bow.points("-252,0")[0]
    outline = taper([sh0, ((sh0[0] + sh1[0]) / 2, (sh0[1] + sh1[1]) / 2), sh1], [15, 15, 15])
    c.shape(outline, "#f0dcae #7a4a3a #fffdf0", 8, toward=(0.5, -0.9), edge=0.5)
    for side in (-1, 1):
        outline = bow.path(spline(about(0, 0, "300,4! 196,5! 214,34 304,38 330,26!", (1, side))))
        ink = Ink("#d9483e" if side < 0 else "#a82e3e", "#4a1634", "#ffb070")
        fm = lit(outline, ink, 18, edge=0.4)
        strokes = []
        for x in range(206, 300, 13):
            barb = bow.points([(x, side * 5), (x + 14, side * 22), (x + 20, side * 38)])
            strokes.append((barb, [0.6, 2.4, 0.6]))
        c.lines(strokes, "#4a1634", 0.8, clip=fm)
    lit(bow.path(rectangle(286, -10, 22, 20, 5)), GOLD)
    for x in (196, 208):
        lit(bow.path(rectangle(x - 8, -9, 8, 18, 3)), GOLD)
    outline = bow.spline("-240,-8! -232,-36! -284,-24 -368,0! -284,24 -232,36! -240,8!")
    c.shape(outline, "#cfe8dc #3a7a84 #ffffff", 20, toward=(0.3, -1), edge=0.4)
    c.lines([(bow.points("-358,0 -300,0 -240,0"), [1, 4, 3])], "#3a7a84")
    lit(bow.path(rectangle(-252, -11, 20, 22, 5)), GOLD)


def _limbs(c: Canvas, bow: Place) -> None:
    bm = c.shape(_outline(bow), WOOD, 20, toward=SUN_SIDE, edge=0.6, rim="#ffe6a8", rim_width=3.4)
    strokes = []
    for limb, widths in ((UPPER[1:], [1, 2.4, 2.8, 2, 1]), (LOWER[:-1], [1, 2, 2.8, 2.4, 1])):
        strokes += [(bow.points([(x + o, y) for x, y in limb]), widths) for o in (-8, 1, 8)]
    c.lines(strokes, WOOD.shade, 0.55, clip=bm)


def _tracery(c: Canvas, bow: Place) -> None:
    for part in (UPPER, LOWER):
        ss = samples(bow.points(part), 40)
        for i in range(6, 34, 3):
            x, y, a = ss[i]
            c.flat(leaf(x, y, 20, math.degrees(a) + 22 * (1 if i % 2 else -1), 0.42), "#f6c452")


def _grip(c: Canvas, bow: Place) -> None:
    gp = bow.path(rectangle(-71, -58, 50, 116, 16))
    gm = c.shape(gp, "#2f5a44 #10302e #b8c878", 20, toward=SUN_SIDE, edge=0.5)
    strokes = [
        (bow.points([(-76, y), (-46, y + 12), (-18, y)]), [2, 4, 2]) for y in range(-52, 56, 14)
    ]
    c.lines(strokes, "#10302e", 0.9, clip=gm)


def _bands(c: Canvas, bow: Place) -> None:
    lit = c.lit(SUN_SIDE)
    allp = samples(bow.points([*UPPER, *LOWER[1:]]), 201)
    for i in (18, 50, 82, 118, 150, 182):
        x, y, a = allp[i]
        places = [0, 16, 32, 66, 100, 134, 168, 184, 200]
        wd = np.interp(i, places, [14, 26, 34, 46, 56, 46, 34, 26, 14]) * 1.02
        lit(move(rectangle(-10, -wd / 2, 20, wd, 6), x, y, 1, math.degrees(a)), GOLD, 9, edge=0.4)
        lit(ellipse(x, y, 8.5, 8.5), "#3fc89a #0a4a54 #f0fff4", 7)


def _tips(c: Canvas, bow: Place) -> None:
    allp = samples(bow.points([*UPPER, *LOWER[1:]]), 201)
    for i0, i1 in ((0, 4), (200, 196)):
        x, y, _ = allp[i0]
        x2, y2, _ = allp[i1]
        turn = math.degrees(math.atan2(y - y2, x - x2))
        foot = (x - math.cos(math.radians(turn)) * 22, y - math.sin(math.radians(turn)) * 22)
        outline = leaf(*foot, 74, turn, 0.46)
        c.shape(outline, GOLD, 12, toward=SUN_SIDE, edge=0.4)


def _vine(c: Canvas, bow: Place) -> None:
    ss = samples(bow.points(LOWER), 60)
    use = [
        (x - math.sin(a) * math.sin(i * 0.5) * 27, y + math.cos(a) * math.sin(i * 0.5) * 27)
        for i, (x, y, a) in enumerate(ss)
    ][12:54]
    c.lines([(use[::2], [3, 6, 6, 5, 2])], "#1f5a36", n=160)
    rv = rng(12)
    for i in range(1, len(use), 3):
        x, y = use[i]
        outline = leaf(x, y, 34 + rv.rand() * 16, rv.rand() * 360, 0.55)
        c.shape(outline, "#5fae4e #1d5a3c #f4f48e", 9, toward=SUN_SIDE, edge=0.3)


def _spark(c: Canvas, bow: Place) -> None:
    x, y = bow.points("-352,0")[0]
    c.halo(x, y, 170, "#fff4b0", 0.8)
    c.lines(sparkle(x, y, 80, 9), "#fffef0")
    c.lines(sparkle(x, y, 34, 9, 8), "#fffef0")


def _fireflies(c: Canvas, r: RandomState) -> None:
    c.motes(scatter(r, 34, (0, 160, 1024, 720), (2, 4.4)), "#fffbd0", "#f0ff90", radius=8)
    table = "250 470 20 | 330 600 70 | 720 420 -30 | 800 560 40 | 640 640 10 | 210 330 -40"
    for x, y, a in rows(table):
        c.shape(leaf(x, y, 34, a, 0.5), "#a8c04e #3f7a44 #fff8a8", 8, toward=SUN_SIDE)
    for x, y, size, angle in rows("""110 800 230 1.3 | 60 800 250 1.75 | 170 810 150 0.7 |
        860 800 230 1.9 | 930 800 270 1.3 | 790 810 170 2.3 | 700 812 120 1.9"""):
        _fern(c, x, y, size, angle)
