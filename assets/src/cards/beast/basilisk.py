"""In a garden by night a basilisk looks up at us, and its gaze is the only light there is."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, blur, placed, rng, rows, strung
from art.geometry import Place, ellipse, polygon, samples, spline, taper
from art.motifs import leaf, ridge, scales, scatter

LIGHT = Light((520, 300), "#f4ffa0", "#0c1430")
HIDE = Ink("#27806a", "#0c2c40", "#b8e070", rim="#f4ffb0", rim_width=4)
DARK = Ink("#1c5a58", "#0a2038", "#7ab068")
BELLY = Ink("#d0bc74", "#5e5c50", "#fdffc8")
COMB = Ink("#cc3c38", "#541434", "#ffb870", rim="#fff0b0", rim_width=4)
BEAK = Ink("#e8b044", "#7a4030", "#fff8b0", rim="#fffbd8", rim_width=4)
STONE = Ink("#7c86a4", "#303860", "#f0f8c0", rim="#fbffd8", rim_width=4)
HEAD = Place(520, 292, 1.22, -5)
EYES = ((-92, -8), (92, -8))


def paint(c: Canvas) -> None:
    c.layers(_garden, _coils)
    for x, side in ((112, 1), (926, -1)):
        _statue(c, x, side)
    c.layers(_neck_and_comb, _head, _gaze_and_grass)
    c.finish(vignette=0.26)


def _garden(c: Canvas) -> None:
    v = 0.12 + c.spot(520, 320, 820, 640) * 0.7
    v += (c.swirl(250, 90, 4, 3, stretch=(1, 0.5)) - 0.5) * 0.2
    c.field(v, "#161e50 .2:#263876 .4:#3a5c98 .58:#5c8ca0 .76:#a0cca0 #e4f4b8")
    c.motes(scatter(rng(6), 60, (0, 0, 1024, 300), (0.9, 2.8)), "#f0f4e0")
    hedge = Ink("#285874", "#16305a", "#8ac090")
    c.shape(ridge(520, 12, 90, 4), hedge, 18, toward=(0, -1))
    for x, y, r in rows("20 430 110 | 1010 420 120 | 250 500 60 | 790 500 64"):
        c.shape(ellipse(x, y, r, r * 1.1), hedge, r * 0.8, toward=(512 - x, -60))
    c.haze(480, 620, "#8ac0a8", 0.45)
    ground = c.mask(polygon("-10,580 1034,580 1034,770 -10,770"))
    v = 0.4 + (c.noise(70, 4, 8, stretch=(1, 0.3)) - 0.5) * 0.5 + c.spot(520, 640, 600, 150) * 0.4
    c.field(v, "#12204a .25:#20405e .45:#447064 .65:#94bc74 #ecf8a0", ground)
    for x, y in EYES:
        ex, ey = HEAD.points([(x, y)])[0][:2]
        c.rays(ex, ey, "#f0ffa0", 0.4, count=11, seed=int(x) + 95, reach=820)


def _scaled(c: Canvas, m: Array, turn: float, seed: int) -> None:
    c.lines(scales(m, 32, turn, seed, 0.6), str(HIDE.shade), 0.7)


def _coils(c: Canvas) -> None:
    c.shadow(ellipse(540, 724, 420, 40), "#0c1430", 14, 0.8)
    back = c.shape(
        "240,660 330,540 520,500 720,540 820,650 : 120 140 140 140 120", DARK, 50, toward=(0, -1)
    )
    _scaled(c, back, 0.2, 4)
    tip = taper("800,700 900,640 890,540 820,500 760,540", [90, 70, 50, 30, 6])
    c.shape(tip, DARK, 24, toward=(-0.6, -0.7), drop=8)


def _statue(c: Canvas, x: float, side: int) -> None:
    """A knight of stone, shield raised a moment too late."""
    p = Place(x, 560, 1.16)
    on = c.at(p)

    def turned(points: str) -> str:
        return " ".join(f"{float(a) * side},{b}" for a, b in [q.split(",") for q in points.split()])

    lit = c.lit((side, -0.35), drop=10)
    lit(p.spline(turned("-110,220! -104,60 -70,-10 0,-30 60,0 80,80 96,220!")), STONE, 40)
    helm = turned("-52,0! -64,-70 -50,-130 0,-154 50,-136 72,-86! 60,-72! 72,-30! 46,6 -4,14")
    m = lit(p.spline(helm), STONE, 36)
    on.flat(spline(turned("8,-84! 70,-90! 68,-72! 10,-68!")), "#1c2450", clip=m)
    on.lines(turned("0,-152 6,-80 2,12") + " : 4 9 4", "#303860", 0.8, clip=m)
    shield = turned("10,30! 70,44 126,26! 132,110 104,190 70,226! 34,190 12,110")
    m = lit(p.spline(shield), STONE, 22)
    crack = turned("70,44 56,110 80,150 66,226") + " | " + turned("80,150 122,166") + " : 3 7 5 1"
    on.lines(crack, "#303860", clip=m)


def _neck_and_comb(c: Canvas) -> None:
    line = "600,760 690,640 640,520 540,430 520,320"
    m = c.shape(taper(line, [300, 270, 230, 200, 190]), HIDE, 80, toward=(-0.2, -1), drop=18)
    _scaled(c, m, 0.1, 3)
    belly = "560,760 640,650 600,530 528,440 514,340"
    b = c.shape(taper(belly, [150, 136, 120, 104, 96]), BELLY, 30, toward=(0, -1), clip=m)
    c.lines(strung(samples(belly, 15), "-84,10 0,-6 84,10", [3, 9, 3]), "#5e5c50", 0.75, clip=b)
    for turn, tall in rows(
        "-146 150 | -34 150 | -126 196 | -54 196 | -108 222 | -72 222 | -90 240"
    ):
        x, y = HEAD.points([(math.cos(math.radians(turn)) * 60, -70)])[0][:2]
        spike = leaf(x, y, tall * 1.02, turn - 5, 0.42)
        c.shape(spike, COMB, 18, toward=(0.05, 1), edge=0.4, drop=8)
    for k in (-1, 1):  # the frills behind the cheeks
        for turn, tall in rows("-8 130 | 16 140 | 40 120"):
            x, y = HEAD.points([(k * 96, 20)])[0][:2]
            outline = leaf(x, y, tall, (turn if k > 0 else 180 - turn) - 5, 0.44)
            c.shape(outline, COMB, 14, toward=(-k, 0), edge=0.4)


def _head(c: Canvas) -> None:
    lit = c.lit((-0.15, 1))
    skull = HEAD.spline("""0,-124 70,-112 126,-64 146,0 124,56 80,96 40,130 -40,130 -80,96 -124,56
        -146,0 -126,-64 -70,-112""")
    _scaled(c, lit(skull, HIDE, 70, drop=16), 0.0, 8)
    for k in (-1, 1):
        wattle = f"{k * 34},110! {k * 62},130 {k * 70},190 {k * 46},222 {k * 24},196 {k * 16},140!"
        lit(HEAD.spline(wattle), COMB, 18, drop=8)
    lit(HEAD.spline("-58,108! -40,166 -14,208 0,222! 14,208 40,166 58,108!"), BEAK, 18)
    c.flat(HEAD.spline("-60,104! -34,150 0,178 34,150 60,104!"), "#5a142c")
    tongue = HEAD.points("0,128 6,186 -10,226 4,264")
    c.shape(taper(tongue, [26, 20, 13, 5]), COMB, 8, toward=(0, -1))
    beak = HEAD.spline(
        "0,-70! 44,-20 70,50 72,112! 40,104 20,130 0,172! -20,130 -40,104 -72,112! -70,50 -44,-20"
    )
    m = lit(beak, BEAK, 34, drop=12, edge=0.4)
    c.lines(placed(HEAD.points, "0,-60 4,40 0,150 : 2 9 3"), str(BEAK.shade), 0.55, clip=m)
    c.flat([HEAD.path(ellipse(k * 26, 30, 8, 15, k * 16)) for k in (-1, 1)], "#54302c", clip=m)


def _gaze_and_grass(c: Canvas) -> None:
    for (x, y), k in zip(EYES, (-1, 1), strict=True):
        ex, ey = HEAD.points([(x, y)])[0][:2]
        p = Place(ex, ey, HEAD.scale, HEAD.turn)
        slant = 14 * k
        c.flat(p.spline(f"-58,{slant}! -20,-42 24,-42 58,{-slant}! 20,34 -24,34"), "#0e3040")
        eye = c.mask(p.spline(f"-46,{slant * 0.8}! -16,-30 20,-30 46,{-slant * 0.8}! 16,24 -20,24"))
        c.put("#f4ff8a", eye)
        c.put("#fdfff0", c.mask(ellipse(ex, ey - 3, 34, 24)) * eye)
        c.flat(p.spline("0,-30! 8,-2 0,26! -8,-2"), "#1c3028", clip=eye)
        c.glow(eye, 26, "#e8ff6a", 1.1)
        brow = p.points(f"{k * 62},-58 0,-54 {k * -66},14")
        c.shape(taper(brow, [10, 36, 12]), HIDE, 14, toward=(0, 1), edge=0.6, drop=6)
    c.motes(scatter(rng(3), 60, (120, 200, 920, 640), (1.4, 4)), "#fbffd8", "#d8ff70")
    r = rng(5)
    for x in np.asarray(r.rand(34)) * 1040:
        blade = leaf(float(x), 776, 44 + 36 * r.rand(), -90 + r.randn() * 24, 0.26)
        c.shape(blade, "#183a58 #0c1c38 #6a9c7c", 5, toward=(0, -1), fray=False)
    c.wash(blur(c.rise(700, 780), 6) * 0.2, "#0c1430")
