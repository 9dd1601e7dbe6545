"""A giant of cloud and wind bends over a man who holds on to a door that has no house."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, clouds, perlin, rng, smoothstep
from art.geometry import Path, Place, around, ellipse, polygon, rectangle, spline, taper, union
from art.motifs import leaf, ridge, scatter
from art.strokes import placed, strewn, strokes_of
from art.tables import each, rows

LIGHT = Light((860, 560), "#fff4d0", "#14264e")
SIDE = (0.8, 0.4)
HEAD = Place(560, 236, 1.12, 12)
PALE = Ink("#e8f4ee", "#6a9cc0", "#ffffff")
CROWN = rows(
    "626 158 28 | 592 146 38 | 552 154 44 | 518 184 42 | 500 226 40 | 494 268 38 | 492 308 34 | "
    "486 340 26"
)
FACE = (
    "30,-70 62,-52 74,-30! 66,-20 98,6! 76,14 80,28! 70,36 76,46! 66,56 70,78! 30,92 "
    "10,120! -70,130! -80,40 -62,-30 -20,-74"
)


def paint(c: Canvas) -> None:
    _sky(c)
    _hills(c)
    body = _body(c)
    _ribbons(c, body)
    _head(c)
    _beard(c)
    _hair(c)
    _hill(c)
    _door(c)
    _debris(c)
    c.finish(vignette=0.34)


def _sky(c: Canvas) -> None:
    v = c.y / c.height * 1.0 + (c.swirl(300, 130, 5, 6, stretch=(2, 0.5)) - 0.5) * 0.3
    v += c.spot(800, 560, 560, 320) * 0.3
    c.field(v, "#2a6a94 .2:#4c94b0 .4:#86c0c4 .58:#c4dcc8 .74:#f6e2b4 .88:#ffd09a #fff2d0")
    heaps = "120 470 300 40 3 | 930 330 280 40 5 | 60 340 200 26 8"
    clouds(c, heaps, PALE, (0.6, 0.5), alpha=0.9)


def _hills(c: Canvas) -> None:
    from_right = c.lit((0.5, -1))
    from_right(ridge(620, 40, 240, 5), "#7ab0b0 #4c8a9c #fff0c8", 30)
    c.haze(560, 680, "#f0e4c0", 0.5)
    from_right(ridge(676, 30, 200, 8), "#4c8a90 #2c6280 #f6e8b8", 30)
    c.haze(620, 740, "#f0e4c0", 0.45)


def _outline() -> Path:
    chest = spline(
        "480,300 420,312 356,352 330,420 352,500 400,560 420,620 390,680 330,730! 560,740! 566,680 "
        "590,620 640,540 680,460 684,390 650,330 600,310"
    )
    near = taper("640,380 736,416 788,500", [150, 116, 70], cap=False)
    far = taper("392,390 300,430 236,520 250,590", [150, 120, 84, 50], cap=False)
    return union(chest, near, far, ellipse(640, 384, 74), ellipse(396, 394, 74))


def _body(c: Canvas) -> Array:
    body = c.rough(_outline())
    a = np.arctan2(c.y - 420, c.x - 520)
    d = np.hypot(c.x - 520, c.y - 420)
    flow = perlin(d / 60 + np.cos(a) * 1.6, np.sin(a) * 1.6 + d / 160, 4) * 0.5
    flow += perlin(d / 26 + np.cos(a) * 3, np.sin(a) * 3 + d / 90, 7) * 0.26
    v = 0.30 + flow * 0.55 + c.rise(430, 740) * 0.42 + (c.x - 520) / 1500
    fade = c.stipple(smoothstep(760, 640, c.y + (c.swirl(60, 40, 3, 9) - 0.5) * 90))
    c.field(
        v, "#14285a .22:#1f4680 .42:#386ea0 .6:#6ca4c0 .78:#b0d8dc #f4fcf4", body * fade, soft=0.8
    )
    edge = c.mask(_outline(), stroke=5) * c.stipple(smoothstep(300, 760, c.x) * 0.9) * fade
    c.put("#fff8e0", edge)
    return body


def _ribbons(c: Canvas, body: Array) -> None:
    """Gusts that wind about the body, and spirals for hands."""
    for q, w in strokes_of(
        "300,470 400,540 540,560 690,470 720,400 : 1 14 20 14 1 | "
        "310,380 400,430 540,440 700,370 : 1 10 16 1 | "
        "350,590 440,630 560,620 640,560 : 1 12 16 1 | "
        "300,700 400,720 540,700 620,640 600,600 : 1 16 20 12 1 | "
        "250,740 380,752 560,742 700,690 : 1 14 18 1"
    ):
        c.shape(taper(q, w, cap=False), PALE, 7, toward=(0.3, -1), shading=0.6)
    streaks = []
    for i in range(9):
        y = 340 + i * 40
        streaks.append(
            ([(350 + i * 4, y), (470, y + 40 - i), (620 - i * 4, y - 6)], [0.5, 3.4, 0.5])
        )
    c.lines(streaks, "#b0d8dc", 0.6, clip=body)
    right = [(690, 400), (756, 440), (790, 490), *_curl(752, 540, 60, -0.5, 1.45)]
    left = [(330, 420), (262, 470), (236, 530), *_curl(276, 592, 60, -2.7, -1.45)]
    for line in (right, left):
        arm = taper(line, [2, 26, 52, 46, 38, 32, 26, 20, 14, 3], 220, cap=False)
        c.shape(arm, PALE, 18, toward=SIDE, shading=0.7)


def _curl(
    x: float, y: float, radius: float, start: float, turns: float
) -> list[tuple[float, float]]:
    out = []
    for t in np.linspace(0, 1, 26):
        a, r = start + t * turns * 2 * math.pi, radius * (1 - t * 0.8)
        out.append(around(x, y, a, r))
    return out


def _hair(c: Canvas) -> None:
    """Cloud that streams from the crown and nape, each lock ending in a curl."""
    for line, w in (
        ([(508, 330), (430, 318), (340, 330), *_curl(300, 300, 32, 1.2, 1.3)], 60),
        ([(500, 270), (420, 262), (320, 220), (230, 226), *_curl(196, 198, 38, 1.2, 1.35)], 66),
        ([(520, 210), (440, 190), (360, 216), (300, 206), *_curl(280, 180, 30, 1.2, 1.3)], 62),
        ([(600, 160), (520, 130), (420, 140), (320, 110), *_curl(250, 92, 42, 1.2, 1.35)], 70),
    ):
        lock = taper(line, [w * 0.7, w, w * 0.8, w * 0.55, w * 0.45, w * 0.34, w * 0.24, 3], 240)
        c.shape(lock, PALE, w * 0.4, toward=(0.6, -0.7), shading=0.6)
    puffs = [ellipse(x, y, r, r * 0.86) for x, y, r in CROWN]
    c.shape(union(*puffs), PALE, 24, toward=(0.8, -0.5), shading=0.6)
    rolls = each(
        "520,190 540,170 566,176 | 560,150 590,140 610,154 | 496,250 516,232 534,240 | "
        "492,310 510,296 524,304"
    )
    c.lines([(q, [1, 6, 1]) for q in rolls], "#8ab4cc", 0.8)


def _head(c: Canvas) -> None:
    p = HEAD
    dark = Ink("#2a5890", "#14285a", "#a8d4dc", rim="#fff8e0", rim_width=5)
    m = c.shape(p.spline(FACE), dark, 34, toward=(0.9, 0.2), merge=[(*p.points("-40,124")[0], 60)])
    strokes = placed(p.points, "16,-6 -2,14 4,46 : 1 6 1 | 54,0 44,14 50,24 : 1 5 1")
    c.lines(strokes, "#14285a", 0.8, clip=m)
    c.flat(p.spline("76,-36! 40,-46 14,-30! 42,-22 66,-24"), "#14285a", clip=m)
    eye = c.rough(p.spline("66,-22! 48,-32 26,-25! 46,-12"))
    c.put("#fffff4", eye)
    c.glow(eye, 9, "#c8fff4", 1.0)
    c.glow(eye, 30, "#9af0f0", 0.8)
    c.shape(p.spline("80,-40! 40,-58 -4,-44! 36,-40"), PALE, 8, toward=(0.6, -0.6))


def _beard(c: Canvas) -> None:
    p = HEAD
    for q, w in strokes_of(
        "-44,20 -22,90 -30,170 -80,206 -110,176 -84,160 : 6 56 60 40 20 3 | "
        "6,50 30,110 24,180 -24,220 -50,190 -26,178 : 10 54 54 34 18 3 | "
        "50,54 74,100 66,156 28,176 12,150 32,142 : 20 42 38 26 14 3"
    ):
        outline = taper(p.points(q), w, cap=False)
        c.shape(outline, PALE, 16, toward=(0.8, -0.2), drop=6, drop_cover=0.4, edge=0.2)
    c.shape(p.spline("40,40 70,34 84,44! 64,50 30,66 4,60! 24,52"), PALE, 8, toward=(0.6, -0.6))


def _hill(c: Canvas) -> None:
    hill = spline("-40,820! -40,752 300,756 560,744 720,706 860,684 960,690 1064,704 1064,820!")
    m = c.shape(hill, "#3c7a5c #1c4a52 #f0ec98 #fff6c8", 40, toward=(0.3, -1))
    r = rng(5)
    blades = []
    for x in range(560, 1040, 8):
        y = float(np.interp(x, [560, 720, 860, 960, 1040], [748, 708, 688, 694, 704]))
        blades.append(
            (
                [(x, y + 8), (x + 4, y - 6), (x + 16 + r.rand() * 8, y - 12 - r.rand() * 8)],
                [4, 3, 0.6],
            )
        )
    c.lines(blades, "#2c6452")
    strokes = [
        ([(x, 720 + r.rand() * 30), (x + 16, 714 + r.rand() * 30)], [1, 3, 0.6])
        for x in range(600, 1020, 22)
    ]
    c.lines(strokes, "#1c4a52", 0.6, clip=m)


def _door(c: Canvas) -> None:
    """A frame that stands alone, its door just slammed, and the man who did not do it."""
    lit = c.lit(SIDE)
    wood = Ink("#8a4a34", "#3a2438", "#f0b070", rim="#ffe8b0", rim_width=3)
    c.shadow(ellipse(880, 694, 80, 8), "#1c4a52", 5, 0.9)
    lit(polygon("842,692 842,560 928,560 928,692 918,692 918,570 852,570 852,692"), wood, 5)
    m = lit(rectangle(852, 570, 66, 122), "#b8483c #5a2038 #ffa070", 8)
    c.lines([([(x, 570), (x, 692)], [2, 2.4]) for x in (868, 885, 902)], "#5a2038", 0.8, clip=m)
    c.flat(ellipse(860, 634, 4), "#ffe090")
    for a in (-150, -120, -90, -60, -30):
        q = math.radians(a)
        strokes = [([around(885, 580, q, 66, 44), around(885, 580, q, 90, 66)], [1, 4, 1])]
        c.lines(strokes, "#2c4a6a", 0.8)
    p = Place(808, 698, 0.82)
    ink = Ink("#3a3050", "#201a38", "#e8b080", rim="#ffe8b8", rim_width=3)
    for q in ("-6,-34 -12,-16 -16,0", "4,-34 6,-16 6,0"):
        lit(taper(p.points(q), [14, 11, 9]), ink, 5)
    lit(p.spline("-20,-28! -18,-56 -8,-72 6,-70 14,-54 16,-28!"), "#c8963c #6a4438 #ffe6a0", 10)
    lit(p.path(ellipse(-2, -84, 11, 12)), "#c88a68 #6a4450 #ffd8b0", 8)
    c.lines(placed(p.points, "6,-62 30,-66 52,-76 | -10,-62 -28,-84 -14,-96 : 9 8 6"), "#8a6038")
    hat = Place(962, 560, 1.1, 24)
    c.flat(hat.spline("-22,0! -10,-4 -8,-20 10,-20 12,-4 24,0! 0,5"), "#3a3050")


def _debris(c: Canvas) -> None:
    r = rng(13)
    for _ in range(34):
        x, y = 120 + r.rand() * 840, 300 + r.rand() * 380
        outline = leaf(x, y, 10 + 12 * r.rand(), r.rand() * 360, 0.5)
        c.flat(outline, ("#d87a3c", "#3c7a5c", "#c8a040")[r.randint(3)])
    gusts = [g for g in scatter(r, 34, (20, 60, 980, 660)) if not (470 < g[0] < 780 and g[1] < 460)]
    gusts = [g for g in gusts if g[0] < 800 or g[1] < 480]
    strokes = strewn(gusts, "0,0 -40,6 -90,-2", [0.5, 3, 0.5])
    c.lines(strokes, "#ffffff", 0.6)
