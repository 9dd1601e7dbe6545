"""Out of a wizard's grave it rises in his hat, and counts the rings on its new fingers."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, placed, rng, rows, strokes_of, strung
from art.geometry import Place, Points, about, ellipse, move, samples, spline, taper, union
from art.motifs import ridge, scatter, swarm
from cards.undead._night import SHADOW, grass, graves, night, streaks, tomb

LIGHT = Light((250, 330), "#f4fff0", SHADOW)
WAY = (-0.75, -0.55)
GHOST = Ink("#b4dcc8", "#3f8284", "#f4fff0", rim="#fbfff4", rim_width=4)
VEIL = Ink("#7fb8ac", "#2c666c", "#c8ecd4")
HAND = Ink("#c8e8d0", "#4a8a88", "#fbfff4", rim="#ffffff", rim_width=2.5)
HAT = Ink("#4c3a94", "#1a1446", "#a88ad0", rim="#e8e4ff", rim_width=4)
GOLD = Ink("#e8b448", "#7c4a28", "#fff6b4")
STAR = spline("0,-14! 3.5,-3.5! 14,0! 3.5,3.5! 0,14! -3.5,3.5! -14,0! -3.5,-3.5!")


def paint(c: Canvas) -> None:
    night(c, 838, 322, 78, seed=23, reach=0.8, deep=0.06)
    streaks(c, ("720,350 840,360 990,346", [3, 18, 3]), ("560,180 700,190 820,180", [3, 14, 3]))
    _yard(c)
    _grave(c)
    _wisps(c)
    body = _shroud(c)
    _pendant(c)
    _hood(c)
    _hat(c)
    _sleeve(c)
    _hand(c)
    c.glow(body, 60, "#6ad8b8", 0.28)
    _front(c)
    c.finish(vignette=0.36)


def _tree(c: Canvas, x: float, lean: float, side: int, hue: str) -> None:
    stem = about(x, 0, "0,780 0.3,560 0.5,360 1.3,150 1,0", (lean, 1))
    parts = [taper(stem, [90, 52, 44, 30, 16], cap=False)]
    for y, length, up in ((430, 150, 60), (320, 190, 110), (230, 140, 90), (150, 120, 50)):
        at = samples(stem, 100)[int(100 * (780 - y) / 800)]
        end = (at.x + side * length, at.y - up)
        mid = (at.x + side * length * 0.45, at.y - up * 0.1)
        parts.append(taper([(at.x, at.y + 8), mid, end], [26, 15, 4]))
        twig = (mid[0] + side * length * 0.3, mid[1] + 34)
        parts.append(taper([mid, (mid[0] + side * 22, mid[1] + 6), twig], [12, 9, 3]))
        parts.append(
            taper(
                [mid, (mid[0] + side * 10, mid[1] - 30), (mid[0] + side * 40, mid[1] - 70)],
                [11, 8, 3],
            )
        )
    c.shape(union(*parts), Ink(hue, "#0a121e", "#2c5456"), 14, toward=(-side * 0.2 + 0.4, -0.6))


def _yard(c: Canvas) -> None:
    c.shape(ridge(560, 22, 230, 8), "#2c5a5a #1c4048 #6f9f80", 24, toward=(0.4, -1))
    graves(
        c,
        Ink("#264c50", "#17343c", "#5c8c78"),
        (640, 590, 46, 46, 5),
        (950, 596, 60, 70, -5),
        (560, 586, 34, 30, -7),
    )
    c.haze(490, 640, "#7fae8c", 0.5)
    fence = []
    for k, x in enumerate(range(20, 1024, 44)):
        top = 516 + 10 * math.sin(k * 1.7)
        fence.append(([(x, 660), (x + 2, top)], [7, 6]))
        fence.append(([(x + 2, top + 8), (x + 2, top - 18)], [13, 1]))
    fence += [
        ([(0, 546), (512, 552), (1024, 544)], [6, 6]),
        ([(0, 630), (512, 634), (1024, 628)], [6, 6]),
    ]
    c.lines(fence, "#17343c")
    _tree(c, 40, 60, 1, "#13262f")
    _tree(c, 1000, -30, -1, "#13262f")
    c.shape(ridge(664, 12, 200, 13), "#1a363c #0d1e2a #4c7c6c", 22, toward=(0.2, -1))


def _grave(c: Canvas) -> None:
    """The wizard's stone: a hat and a star, no name; it has been taken."""
    stone = Ink("#5c7c78", "#22404a", "#b4d8b8", rim="#d8f4d0", rim_width=3)
    c.shadow(ellipse(800, 704, 130, 16), SHADOW, 10, 0.9)
    m = c.shape(tomb(800, 700, 176, 130, 5), stone, 20, toward=WAY, edge=0.4)
    p = Place(808, 604, 1, 5)
    c.flat(p.spline("-50,36 -30,26 -18,-20 4,-52! 8,-34 22,4 32,26 52,34 0,44"), "#2c4c54", clip=m)
    c.lines([(p.points("-32,24 0,32 32,23"), [3, 6, 3])], "#8ab4a0", clip=m)
    c.flat(p.path(move(STAR, -2, 4, 1)), "#8ab4a0", clip=m)
    c.lines(placed(p.points, "-60,62 58,62 | -50,78 50,78 : 1 4 1"), "#2c4c54", clip=m)
    c.lines("880,560 862,600 880,640 866,690 : 2 4 4 1", "#17343c", clip=m)
    pit = c.rough(ellipse(606, 706, 92, 17))
    c.field(c.spot(606, 708, 106, 25), "#0f2a30 .3:#2c7a70 .6:#8ae8c0 #f4fff0", pit)
    c.glow(pit, 26, "#6ae0b8", 0.7)


def _soften(c: Canvas, before: Array, cover: Array) -> None:
    """Let what was there before come through again, in stipple."""
    c.put(before, c.stipple(cover))


def _wisps(c: Canvas) -> None:
    before = c.rgb.copy()
    for pts, w in strokes_of(
        "560,330 690,380 770,470 730,570 600,628 616,704 : 90 110 90 64 40 20 | "
        "600,300 740,300 850,380 880,470 : 70 70 44 3 | "
        "620,360 760,400 820,500 800,560 : 60 60 40 3 | "
        "540,430 600,540 580,620 606,700 : 110 96 56 10"
    ):
        m = c.shape(taper(pts, w, cap=False), VEIL, 26, toward=WAY)
        inner = [([s.beside(d) for s in samples(pts, 14)], [1, 5, 4, 1]) for d in (-14, 10)]
        c.lines(inner, "#2c666c", 0.5, clip=m)
    fade = 0.18 + 0.4 * c.rise(560, 720) + 0.6 * np.clip((c.x - 700) / 180, 0, 1)
    _soften(c, before, fade + (c.noise(70, 3, 5) - 0.5) * 0.3)


def _shroud(c: Canvas) -> Array:
    before = c.rgb.copy()
    body = spline(
        "470,230 420,270 396,340 404,430 384,520 340,600 356,640! 400,590 404,660! 450,596 "
        "470,676! 506,600 540,690! 560,604 604,656! 610,560 650,480 668,390 640,300 590,246"
    )
    m = c.shape(body, GHOST, 90, toward=WAY, lighting=0.8)
    folds = strokes_of(
        "470,330 440,440 420,560 366,636 | 500,340 490,460 470,570 456,650 | "
        "540,340 550,460 530,580 540,670 | 590,320 620,420 590,540 590,640 : 1 10 8 1"
    )
    c.lines(folds, "#2c666c", 0.6, clip=m)
    strokes = [([(s.x - 14, s.y) for s in samples(p, 8)], [1, 5, 4, 1]) for p, _ in folds]
    c.lines(strokes, "#f4fff0", 0.6, clip=m)
    _soften(c, before, (0.08 + 0.62 * c.rise(480, 690) + (c.noise(60, 3, 9) - 0.5) * 0.3) * m)
    return m


def _pendant(c: Canvas) -> None:
    """Three lost amulets on one neck; the eye among them is still looking."""
    lit = c.lit(WAY)
    for chain, gem in strokes_of(
        "448,316 470,420 520,452 570,410 590,312 : 520 458 | "
        "444,300 456,360 508,388 566,360 592,300 : 508 392"
    ):
        links = [ellipse(s.x, s.y, 4.6) for s in samples(chain, 30)]
        lit(union(*links), GOLD, 4, edge=0.3)
        x, y = gem
        if y > 400:
            frame = spline([(x - 40, y + 18, 0), (x, y - 10), (x + 40, y + 18, 0), (x, y + 46)])
            lit(frame, GOLD, 8, edge=0.5, drop=6)
            white = c.flat(
                spline([(x - 28, y + 18, 0), (x, y), (x + 28, y + 18, 0), (x, y + 36)]), "#f4fff0"
            )
            c.flat(ellipse(x - 4, y + 18, 14), "#20958a", clip=white)
            c.flat(ellipse(x - 5, y + 18, 6), "#0b1524", clip=white)
            c.flat(ellipse(x - 9, y + 13, 3.4), "#ffffff")
        else:
            lit(ellipse(x, y + 8, 17, 20), GOLD, 7, edge=0.5, drop=5)
            lit(ellipse(x, y + 8, 11, 14), "#c02c50 #560c38 #ffb8b0", 9)


def _hood(c: Canvas) -> None:
    hood = "404,300! 412,230 440,180 500,156 566,172 606,226 622,300 590,330! 520,348 450,340"
    c.shape(hood, GHOST, 46, toward=WAY, drop=10)
    hollow = spline("426,290 430,238 456,204 498,196 532,220 540,270 520,318 478,332 442,322")
    m = c.flat(hollow, "#0d2430")
    c.wash(c.spot(476, 290, 76, 70) * 0.6, "#1f5a60", clip=m)
    eyes = c.flat(
        ["440,246! 460,252 474,268! 458,270 446,262", "526,244! 520,262 508,270 492,268! 506,252"],
        "#f4fff0",
        clip=m,
    )
    c.glow(eyes, 10, "#8affd8", 1.3)
    c.lines("560,196 590,240 600,310 : 1 7 2 | 540,190 566,240 572,320 : 1 6 2", "#3f8284", 0.7)


def _hat(c: Canvas) -> None:
    lit = c.lit(WAY, edge=0.4)
    brim = "356,214 380,178 450,160 520,156 600,176 650,216 640,232 590,214 510,200 430,206 372,230"
    cone = "420,186! 452,116 486,66 500,36 560,30 612,66! 566,62 546,84 556,128 588,188! 506,200"
    m = lit(cone, HAT, 46, edge=0.3)
    c.lines(
        "486,70 520,90 550,80 : 1 6 1 | 470,110 500,124 548,108 : 1 5 1", "#1a1446", 0.8, clip=m
    )
    outlines = [
        move(STAR, x, y, s, t)
        for x, y, s, t in rows("484 128 1.2 10 | 530 118 1 30 | 512 66 0.8 0 | 536 84 0.6 20")
    ]
    c.flat(outlines, "#ffe08a", clip=m)
    lit(taper("430,156 500,168 578,152", [20, 22, 20], cap=False), GOLD, 7, clip=m)
    lit(brim, HAT, 14, drop=8)
    patch = spline("560,134! 590,176! 572,180!")
    c.flat(patch, "#1a1446", 0.6, clip=m)


def _sleeve(c: Canvas) -> None:
    before = c.rgb.copy()
    sleeve = spline(
        "446,320 400,330 348,368 306,402! 318,436 300,500 310,560 290,610! 336,570 344,622! "
        "384,552 420,580! 440,500 490,440 500,370"
    )
    m = c.shape(sleeve, GHOST, 40, toward=WAY, drop=10, merge=[(500, 390, 90)])
    c.flat("308,404! 326,440 318,500 326,548! 306,500 312,440", "#1c4a54", clip=m)
    c.lines("430,350 380,420 330,560 | 460,380 420,460 360,580 : 1 9 2", "#2c666c", 0.6, clip=m)
    _soften(c, before, c.rise(500, 640) * 0.9 * m)


def _ring(c: Canvas, finger: Points, at: float, size: float, gem: str) -> None:
    s = samples(finger, 100)[int(at * 99)]
    band = [s.beside(-size), s.beside(0, 2), s.beside(size)]
    c.shape(taper(band, [11, 12, 11], 12), GOLD, 5, toward=WAY, edge=0.5)
    x, y = s.beside(-size * 0.3)
    hue = Ink(gem, lit="#ffffff")
    c.shape(ellipse(x, y, 9.5), GOLD, 5, toward=WAY, edge=0.4)
    c.shape(ellipse(x, y, 7), hue, 6, toward=WAY)


def _hand(c: Canvas) -> None:
    thumb = "296,402 276,350 246,306 240,268"
    fingers = (
        ("286,420 214,372 166,336 128,290", "#c02c50", 0.36),
        ("284,430 200,408 142,396 84,370", "#2a7ac8", 0.5),
        ("284,442 204,448 146,462 92,474", "#38a860", 0.34),
        ("290,454 232,484 190,520 156,556", "#8a4cc0", 0.56),
    )
    c.shape(taper(thumb, [34, 26, 22, 9]), HAND, 10, toward=WAY, edge=0.4)
    for line, _, _ in fingers:
        c.shape(taper(line, [36, 27, 24, 8]), HAND, 10, toward=(-0.4, -0.9), edge=0.45)
    palm = spline("322,398 284,392 254,402 246,430 256,458 286,470 322,448")
    c.shape(palm, HAND, 22, toward=WAY)
    c.lines("268,408 252,426 | 266,438 250,446 | 272,460 284,450 300,448 : 1 4 1", "#4a8a88", 0.9)
    for line, gem, at in fingers:
        joints = [samples(line, 100)[int(k * 99)] for k in (0.56, 0.78)]
        strokes = strung(joints, "-9,0 0,4 9,0", [1, 4, 1])
        c.lines(strokes, "#4a8a88", 0.9)
        _ring(c, line, at, 14, gem)
    _ring(c, thumb, 0.5, 13, "#f0a030")
    _ring(c, fingers[1][0], 0.74, 11, "#20958a")
    light = c.mask([ellipse(128, 290, 10), ellipse(84, 370, 10), ellipse(92, 474, 10)])
    c.glow(light, 20, "#8affd8", 0.7)


def _front(c: Canvas) -> None:
    c.wash(
        np.clip(c.swirl(180, 70, 4, 31, stretch=(1, 0.3)) - 0.42, 0, 1)
        * 2.2
        * c.rise(590, 740)
        * 0.8,
        "#8fbf98",
    )
    mound = ridge(742, 8, 120, 17, peaks=((810, 30, 110),))
    c.shape(mound, "#14282f #0a121e #3f6c60", 14, toward=(-0.2, -1))
    grass(c, 9, 772, 80, 48, "#0b151f")
    c.motes(swarm(rng(5), 70, (520, 560), (170, 90), (1.3, 3.4)), "#e8fff0", "#60e0b8", radius=5)
    c.motes(scatter(rng(6), 30, (60, 260, 340, 620), (1.2, 2.8)), "#e8fff0", "#60e0b8", radius=5)
