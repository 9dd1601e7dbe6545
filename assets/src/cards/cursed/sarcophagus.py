"""A gilded sarcophagus stands ajar: bandaged fingers push the lid, the fee is paid beforehand."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, blur, burn, fan, placed, rng, rows, smoothstep
from art.geometry import Place, ellipse, move, points_of, polygon, rectangle, spline, taper
from art.motifs import scatter, sparkle

LIGHT = Light((190, 330), "#ffd890", "#170f1e")
WAY = (-0.8, -0.5)
GOLD = Ink("#d89a38", "#6a3424", "#fff0a8")
LAPIS = Ink("#2450a0", "#141a50", "#7ab8e8")
LINEN = Ink("#e0cf9c", "#6a6a48", "#fffbe0")
LID = Place(440, 400, 1, -5)
BOX = Place(556, 402, 1, 3)

_SIGNS = [
    spline("-16,10! -8,-10 14,-12 18,2! 4,-2 0,14"),
    ellipse(0, 0, 13, 8),
    polygon("-14,12 0,-14 14,12"),
    spline("-18,0! -9,-10 0,0 9,-10 18,0! 9,4 0,12 -9,4"),
    rectangle(-4, -16, 8, 32, 4),
    spline("0,-16! 12,0 0,16! -12,0"),
    spline("-14,-12! 14,-12! 14,-4 0,4 14,12! -14,12! -14,4 0,-4"),
]


def paint(c: Canvas) -> None:
    _tomb(c)
    _torch(c)
    inside = _box(c)
    _guest(c, inside)
    lid = _lid(c)
    _stripes(c, lid)
    _mask(c)
    _fingers(c)
    _fee(c)
    _dust(c)
    c.finish(vignette=0.4)


def _shell() -> list[tuple[float, ...]]:
    right = points_of("0,-336 60,-322 94,-272 104,-212 160,-178 178,-110 166,30 138,190 120,300!")
    left = [(-p[0], *p[1:]) for p in right[:0:-1]]
    return [*right, *left]


def _tomb(c: Canvas) -> None:
    v = 0.13 + c.spot(150, 330, 560, 520) ** 1.2 * 0.8 + (c.noise(120, 4, 3) - 0.5) * 0.16
    c.field(v, "#170f1e .14:#2a1836 .34:#4c2440 .54:#84463a .74:#cc8440 .9:#f4c474 #fff0be")
    joints = []
    r = rng(4)
    for k, y in enumerate(range(40, 640, 92)):
        joints.append(([(-10, y), (500, y + 3), (1040, y - 2)], [2, 4, 2]))
        for x in range(-40 + (k % 2) * 90, 1040, 180):
            joints.append(([(x + r.rand() * 30, y), (x + r.rand() * 30, y + 92)], [2, 4, 2]))
    c.lines(joints, "#170f1e", 0.55)
    _tally(c)
    floor = c.shape(
        polygon("-20,640 1044,640 1044,800 -20,800"), "#5a3230 #201226 #d09048", 10, toward=(0, -1)
    )
    c.wash(c.spot(200, 680, 520, 130) * 0.7, "#c8843c", clip=floor)
    c.lines(fan("512,640 512,790", "150,0 300,0", range(-4, 5), [2, 5]), "#201226", 0.7, clip=floor)
    c.lines("-20,690 500,692 1044,690 : 3 4 3", "#201226", 0.7, clip=floor)


def _tally(c: Canvas) -> None:
    """Somebody has counted the nights on the wall."""
    r = rng(12)
    marks = []
    for row in range(6):
        for group in range(3):
            if row == 5 and group == 2:
                continue
            x, y = 792 + group * 78 + r.randn() * 3, 262 + row * 62 + r.randn() * 3
            for k in range(4):
                lean = r.randn() * 3
                marks.append(([(x + k * 12 + lean, y), (x + k * 12 - lean, y + 40)], [2, 5, 2]))
            if row < 5 or group < 1:
                marks.append(([(x - 9, y + 30 + r.randn() * 3), (x + 46, y + 9)], [2, 5, 2]))
    c.lines([([(x + 2, y + 2) for x, y in p], w) for p, w in marks], "#100a18", 0.9)
    c.lines(marks, "#8ac48a", 0.6)


def _torch(c: Canvas) -> None:
    from_above = c.lit((0, -1))
    iron = Ink("#3a2430", "#170f1e", "#c88a50")
    from_above("118,470! 176,470! 160,620! 134,620!", iron, 14)
    from_above(ellipse(147, 622, 60, 14), iron, 8)
    from_above(
        "72,420! 222,420! 206,462 170,486 124,486 88,462", "#a8682a #3a1c24 #ffd880", 24, edge=0.4
    )
    burn(c, 147, 424, 130, 120, 5, 5)
    c.halo(147, 350, 260, "#ff9a40", 0.5)


def _box(c: Canvas) -> Array:
    c.shadow(ellipse(560, 700, 260, 22), "#100a16", 12, 0.95)
    outer = spline(BOX.points(_shell()), tension=0.5)
    outline = spline([(x + 26, y + 4, *k) for x, y, *k in _placed(BOX)])
    c.shape(outline, "#3a2038 #170f1e #6a4460", 20, toward=WAY, edge=0.4)
    c.shape(outer, GOLD, 16, toward=WAY, edge=0.4)
    hollow = move(outer, 0, 0, (0.84, 0.9), about=(556, 400))
    inside = c.rough(hollow)
    v = 0.12 + c.spot(676, 210, 150, 300) * 0.8 + (c.swirl(90, 40, 4, 6) - 0.5) * 0.3
    c.field(v, "#0c1216 .16:#0f2a26 .36:#1c5a40 .58:#34a058 .8:#9af07a #ecffc0", inside)
    return inside


def _placed(p: Place) -> list[tuple[float, ...]]:
    return [(*q, *src[2:]) for q, src in zip(p.points(_shell()), _shell(), strict=True)]


def _guest(c: Canvas, inside: Array) -> None:
    """Who is in: a dark head in the gap, one eye alight, wrapped shoulder."""
    head = spline("560,196 604,150 652,166 670,220 660,276 628,304 590,290")
    m = c.shape(head, LINEN, 40, toward=(1, 0.2), clip=inside, shading=1.3)
    bands = fan("556,190 610,200 676,178", "0,20 0,20 0,22", 6, [2, 5, 2])
    c.lines(bands, "#4a5038", 0.9, clip=m)
    body = spline("560,330! 620,296 690,316 712,390 700,560 670,700! 560,700!")
    m = c.shape(body, LINEN, 50, toward=(1, -0.2), clip=inside, shading=1.3)
    c.wash(c.spot(630, 318, 90, 40) * 1.3, "#2c4a38", clip=m)
    bands = fan("540,330 630,352 730,318", "0,34 0,34 0,34", 12, [2, 6, 2])
    c.lines(bands, "#4a5038", 0.9, clip=m)
    slot = spline("606,218! 630,206 664,210! 654,236 626,240")
    c.flat(slot, "#0c0c14", clip=inside)
    eye = c.flat(ellipse(640, 223, 11, 10), "#e4ff9a", clip=inside)
    c.flat(ellipse(637, 223, 3.5, 8), "#0c1814", clip=inside)
    c.glow(eye, 14, "#8aff70", 1.0)
    c.wash(smoothstep(640, 560, c.x) * 0.8, "#0c1216", clip=inside)


def _lid(c: Canvas) -> Array:
    outline = spline(_placed(LID))
    contour = spline([(x + 18, y + 5, *k) for x, y, *k in _placed(LID)])
    c.shape(contour, "#8a5a2c #2c1624 #b8f08a", 8, toward=(1, 0), drop=26, drop_cover=0.7)
    return c.shape(outline, LAPIS, 46, toward=WAY, edge=0.4, rim="#fff4c0", rim_width=4)


def _stripes(c: Canvas, lid: Array) -> None:
    """A broad collar, belts, and a column of signs down to the feet."""
    lit = c.lit(WAY)
    red = Ink("#b84034", "#4a1430", "#ffa468")
    for y, half, k in ((112, 150, 0), (176, 140, 1), (240, 130, 0)):
        band = spline(
            LID.points(
                f"{-half - 20},{y - 8} 0,{y + 12} {half + 20},{y - 8} "
                f"{half + 16},{y + 18} 0,{y + 38} {-half - 16},{y + 18}"
            )
        )
        lit(band, GOLD, 9, clip=lid, edge=0.5)
        for j in range(-4, 5):
            at = LID.points([(j * half / 4.3, y + 7 + 18 * (1 - (j / 4.6) ** 2))])[0]
            outline = ellipse(at[0], at[1], 8, 9)
            lit(outline, red if k else Ink("#3aa868", "#0c3a30", "#d8ffb0"), 6, clip=lid)
    stem = polygon(LID.points("-30,96 30,96 25,306 -25,306"))
    lit(stem, GOLD, 8, clip=lid, edge=0.6, drop=5)
    inner = polygon(LID.points("-20,104 20,104 16,300 -16,300"))
    lit(inner, "#f4d890 #a86a38 #fff6cc", 5)
    for k, sign in enumerate((_SIGNS[1], _SIGNS[5], _SIGNS[0], _SIGNS[5], _SIGNS[1])):
        at = LID.points([(0, 126 + k * 36)])[0]
        c.flat(move(sign, at[0], at[1], 0.8, LID.turn), "#1c2c70")
    for k, (top, ink) in enumerate(((44, GOLD), (10, red), (-24, GOLD), (-58, LAPIS), (-92, GOLD))):
        half = (150, 136, 118, 100, 82)[k]
        rim = [
            (math.cos(a) * (half + 8), -118 + math.sin(a) * (top + 118 + 30))
            for a in np.linspace(math.pi, 0, 13)
        ]
        path = spline([(-half - 8, -190, 0), *rim, (half + 8, -190, 0)])
        m = lit(move(path, LID.x, LID.y, 1, LID.turn), ink, 9, clip=lid, edge=0.6, drop=3)
        drops = [
            (math.cos(a) * (half - 8), -118 + math.sin(a) * (top + 118 + 14))
            for a in np.linspace(math.pi * 0.97, math.pi * 0.03, 15 - 2 * k)
        ]
        hue = {0: "#1c3c88", 1: "#ffd87a", 2: "#1c3c88", 3: "#ffd87a", 4: "#b84034"}[k]
        c.flat([ellipse(x, y, 5.5, 8) for x, y in LID.points(drops)], hue, clip=m)


def _mask(c: Canvas) -> None:
    lit = c.lit(WAY, edge=0.4)
    half = points_of(
        "0,-336 58,-322 92,-270 104,-206 124,-140 112,-92 84,-36! 44,-36! 46,-130! 0,-124"
    )
    whole = [*half, *((-p[0], *p[1:]) for p in half[-2:0:-1])]
    cloth = spline([(*q, *p[2:]) for q, p in zip(LID.points(whole), whole, strict=True)])
    m = lit(cloth, GOLD, 24, drop=8)
    bars = []
    for k in range(11):
        y = -300 + k * 25
        for side in (-1, 1):
            bars.append((LID.points([(side * 30, y + 4), (side * 130, y + 20 + k * 2)]), [12, 12]))
    c.lines(bars, "#1c3c88", 0.95, clip=m)
    c.lines([([(x - 1, y - 4) for x, y in p], [2, 3]) for p, _ in bars], "#7ab8e8", 0.8, clip=m)
    face = spline(
        LID.points(
            "0,-286 44,-276 62,-238 58,-186 36,-146 0,-132 -36,-146 -58,-186 -62,-238 -44,-276"
        )
    )
    f = lit(face, "#f0bc58 #8a4a28 #fff6c8", 40, drop=7)
    band = spline(LID.points("-64,-262! 0,-282 64,-262! 62,-284 0,-306 -62,-284"))
    lit(band, LAPIS, 8, edge=0.3)
    gem = lit(ellipse(*LID.points([(0, -292)])[0], 12, 14), "#3ab868 #0c3a30 #e8ffb8", 9, edge=0)
    c.glow(gem, 10, "#70ff80", 0.6)
    for side in (-1, 1):
        lids = LID.points(
            [(side * 12, -216, 0), (side * 28, -226), (side * 48, -214, 0), (side * 30, -207)]
        )
        lids[0], lids[2] = (*lids[0], 0.0), (*lids[2], 0.0)
        c.flat(spline(lids), "#fff8e0", clip=f)
        pupil = LID.points([(side * 29 + 5, -216)])[0]
        c.flat(ellipse(*pupil, 6.5, 8), "#141030", clip=f)
        strokes = [
            (
                LID.points(
                    [(side * 10, -215), (side * 28, -228), (side * 50, -214), (side * 66, -208)]
                ),
                [3, 6, 6, 3],
            ),
            (LID.points([(side * 12, -214), (side * 30, -205), (side * 48, -213)]), [2, 4, 2]),
            (LID.points([(side * 10, -240), (side * 30, -250), (side * 54, -238)]), [3, 7, 2]),
        ]
        c.lines(strokes, "#16225c", clip=f)
    strokes = placed(
        LID.points,
        "6,-236 8,-200 14,-186 2,-180 : 1 4 5 2 | -20,-160 0,-157 20,-162 : 2 5 2 | "
        "-8,-149 2,-147 10,-150 : 1 4 1",
    )
    c.lines(strokes, "#7a3a24", clip=f)
    beard = spline(LID.points("-12,-138! 12,-138! 15,-70 0,-58 -15,-70"))
    b = lit(beard, LAPIS, 10, drop=6)
    c.lines(
        [(LID.points([(-16, y), (0, y + 7), (16, y)]), [3, 4, 3]) for y in range(-128, -62, 13)],
        "#f0c060",
        clip=b,
    )


def _fingers(c: Canvas) -> None:
    for k in range(4):
        y = 392 + k * 25
        line = [(640, y - 2), (614, y - 8), (590, y + 2), (584 + k * 2, y + 10)]
        m = c.shape(taper(line, [24, 23, 21, 15]), LINEN, 11, toward=(0.2, -1), drop=7, edge=0.6)
        strokes = [([(a, y - 22), (a - 6, y + 18)], [2, 4, 2]) for a in (632, 618, 604)]
        c.lines(strokes, "#6a6a48", 0.9, clip=m)
    outline = taper("640,372 672,420 640,478", [30, 44, 26])
    c.shape(outline, LINEN, 14, toward=(0.6, -0.6), merge=[(690, 420, 40)], edge=0.4)


def _fee(c: Canvas) -> None:
    """The purse, five coins poured out before it."""
    c.shadow(ellipse(250, 716, 150, 16), "#100a16", 8, 0.9)
    sack = spline("190,712! 150,680 156,630 196,596! 214,588 240,596! 286,630 290,684 254,712!")
    m = c.shape(sack, "#7a3a5a #2c1434 #d88a90", 40, toward=(-0.5, -0.8), edge=0.4)
    c.lines("206,604 190,650 196,700 | 226,604 240,650 232,704 : 1 6 1", "#2c1434", 0.7, clip=m)
    outline = "184,580! 204,588 222,576 246,584! 236,600 212,606 192,600"
    c.shape(outline, "#8a4a68 #3a1a3c #e8a0a0", 9, toward=(-0.5, -0.8))
    c.shape(taper("190,600 214,608 242,600", [9, 10, 9]), GOLD, 5, toward=WAY)
    for x, y, rx, ry in rows("330 712 30 11 | 366 724 30 11 | 314 698 28 11 | 400 708 28 10"):
        c.shape(ellipse(x, y + 5, rx, ry), "#7a4526", 4)
        c.shape(ellipse(x, y, rx, ry), GOLD, 6, toward=(0, -1), edge=0.4)
    coin = c.shape(ellipse(300, 690, 27, 29), GOLD, 6, toward=WAY, edge=0.5, drop=6)
    c.put("#7a4526", c.mask(ellipse(300, 690, 18, 20), stroke=3) * coin)
    c.lines(sparkle(288, 674, 24, 6), "#fffbe0")


def _dust(c: Canvas) -> None:
    glow = blur(c.mask(taper("640,180 690,380 660,660", [20, 60, 20])), 20)
    c.put("#60e070", c.stipple(glow * 0.8, 0.3) * 0.35, "screen")
    c.motes(scatter(rng(5), 36, (620, 130, 800, 640), (1.2, 3.2)), "#d0ffa0", "#60e070", radius=4)
    c.rays(640, 240, "#80f080", 0.16, count=12, seed=4, reach=420)
