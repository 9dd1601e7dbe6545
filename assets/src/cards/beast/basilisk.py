"""In a garden by night a basilisk looks up, and its gaze is the only light there is."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, blur, rng, strung
from art.geometry import ellipse, polygon, samples, spline, taper
from art.motifs import leaf, ridge, scales, scatter

LIGHT = Light((330, 330), "#f4ffa0", "#0c1430")
WAY = (-0.8, 0.1)
LIT = (0.8, -0.5)  # what stands in the gaze is lit from the right
HIDE = Ink("#1f6a58", "#0a2638", "#a8d86a", rim="#f0ffa8")
BELLY = Ink("#c8b870", "#5a5a4c", "#fdffc8")
COMB = Ink("#c83a34", "#4a1030", "#ffb06a", rim="#ffe8a0")
BEAK = Ink("#e0a83c", "#6a3c30", "#fff4a8", rim="#fffbd0")
STONE = Ink("#7a84a0", "#343c64", "#e8f4b8", rim="#fbffd8")
EYE = (520.0, 236.0)


def paint(c: Canvas) -> None:
    _garden(c)
    _beam(c)
    _statue(c)
    _coils(c)
    _neck(c)
    _front_coil(c)
    _head(c)
    _gaze(c)
    _frame(c)
    c.finish(vignette=0.3)


def _garden(c: Canvas) -> None:
    v = c.spot(400, 300, 820, 600) * 0.62 + (c.swirl(250, 90, 4, 3, stretch=(1, 0.5)) - 0.5) * 0.2
    c.field(v, "#141c48 .2:#22306a .4:#34508a .58:#5a84a0 .76:#a0c8a8 #e0f0c0")
    c.motes(scatter(rng(6), 60, (0, 0, 1024, 300), (0.9, 2.8)), "#f0f4e0")
    hedge = Ink("#26506c", "#142c54", "#7ab08c")
    c.shape(ridge(520, 10, 90, 4), hedge, 18, toward=(-0.5, -1))
    for x, y, r in ((70, 470, 74), (960, 450, 90), (850, 500, 56), (180, 510, 46)):
        c.shape(ellipse(x, y, r, r * 1.1), hedge, r * 0.8, toward=(-0.5, -0.6))
    c.haze(500, 600, "#7ab0a8", 0.45)
    ground = c.mask(polygon("-10,560 1034,560 1034,770 -10,770"))
    v = 0.36 + (c.noise(70, 4, 8, stretch=(1, 0.3)) - 0.5) * 0.5 + c.spot(240, 640, 420, 130) * 0.5
    c.field(v, "#101c40 .25:#1c3458 .45:#3a5c68 .65:#8ab078 #e8f4a0", ground)


def _beam(c: Canvas) -> None:
    x, y = EYE
    cone = blur(c.mask(polygon([(x, y - 8), (-60, 330), (-60, 700), (x, y + 14)])), 14)
    reach = 1 - np.abs(c.x - x) / 1100
    c.put("#c8e878", cone * reach * 0.55)
    c.wash(cone * reach * 0.85, "#f4ffac")
    core = blur(c.mask(polygon([(x, y - 4), (-60, 430), (-60, 600), (x, y + 8)])), 10)
    c.wash(core * reach * 0.9, "#fdffe0")


def _statue(c: Canvas) -> None:
    """A knight who raised his shield a moment too late: he is stone, his shield half so."""
    lit = c.lit(LIT)
    cape = spline("-40,800! -30,600 0,520 60,470 150,480 190,560 200,680 230,800!")
    m = lit(cape, STONE, 40)
    folds = ("30,570 10,680 20,790", "80,580 80,690 100,790", "130,640 150,720 160,790")
    c.lines([(f, [2, 10, 4]) for f in folds], STONE.shade, 0.7, clip=m)
    lit(taper("60,470 20,380 -30,400", [26, 60, 70]), STONE, 18)
    pad = spline("20,560! 30,490 90,464 150,490 164,560! 90,540")
    lit(pad, STONE, 22, edge=0.4, drop=8)
    helm = spline("28,480! 14,410 30,350 84,326 136,346 158,396! 146,410! 160,452! 132,490! 80,500")
    m = lit(helm, STONE, 36, edge=0.4, drop=8)
    c.flat("92,398! 156,392! 154,410! 94,414!", "#1c2450", clip=m)
    c.lines("84,328 92,400 88,498 : 4 8 4", "#343c64", 0.8, clip=m)
    c.flat([ellipse(x, y, 4) for x in (118, 136) for y in (434, 452)], "#1c2450", clip=m)
    arm = taper("70,560 140,620 210,590", [70, 60, 46])
    lit(arm, STONE, 20, edge=0.4)
    shield = spline("170,500! 240,512 306,496! 314,590 284,680 240,726! 196,680 170,590")
    m = lit(shield, "#b83a44 #4a1438 #ffb080 #fbffd8", 20, drop=10)
    c.wash(c.spot(300, 540, 110, 190) * 1.5, "#98a0b4", clip=m)
    cracks = ("240,512 226,580 250,620 236,700", "250,620 290,640")
    c.lines([(k, [3, 6, 4, 1]) for k in cracks], "#343c64", clip=m)


def _tail_scales(c: Canvas, m: Array, turn: float, seed: int) -> None:
    c.lines(scales(m, 30, turn, seed, 0.5), HIDE.shade or "#0a2638", 0.7)


def _coils(c: Canvas) -> None:
    from_left = c.lit((-0.4, -0.9))
    c.shadow(ellipse(690, 716, 330, 36), "#0c1430", 14, 0.8)
    back = from_left(
        taper("480,640 560,560 760,540 920,580 960,650", [96, 116, 124, 116, 90]), HIDE, 46
    )
    _tail_scales(c, back, 0.2, 4)
    tip = from_left(
        taper("900,700 990,690 1010,620 960,560 900,580", [80, 62, 44, 28, 6]), HIDE, 20
    )
    _tail_scales(c, tip, 0.8, 9)


def _front_coil(c: Canvas) -> None:
    outline = taper("430,640 520,710 700,726 880,706 960,650", [110, 130, 138, 124, 96])
    front = c.shape(outline, HIDE, 52, toward=(-0.4, -0.9), drop=14)
    _tail_scales(c, front, 0.0, 6)
    spots = [ellipse(x, y, 20, 13) for x, y in ((560, 690), (660, 700), (760, 702), (856, 692))]
    c.put("#d8d86a", c.stipple(c.mask(spots) * 0.75) * front)


def _neck(c: Canvas) -> None:
    line = "500,720 580,610 690,520 730,400 660,290 560,236"
    spine = samples(line, 18)[4:16]
    for s in spine:
        x, y = s.beside(62)
        c.shape(leaf(x, y, 54, math.degrees(s.angle) + 118, 0.5), COMB, 7, toward=WAY)
    m = c.shape(taper(line, [150, 150, 138, 132, 128, 120]), HIDE, 56, toward=WAY, drop=14)
    _tail_scales(c, m, 1.2, 3)
    belly = taper("500,690 580,590 662,500 690,400 628,310 560,280", [60, 64, 62, 60, 54, 40])
    b = c.shape(belly, BELLY, 18, toward=WAY, clip=m)
    bands = strung(
        samples("500,690 580,590 662,500 690,400 628,310 560,280", 19), "-44,6 0,-4 44,6", [2, 6, 2]
    )
    c.lines(bands, "#5a5a4c", 0.7, clip=b)


def _head(c: Canvas) -> None:
    for turn, long in ((-122, 116), (-100, 140), (-78, 146), (-54, 136), (-28, 118), (2, 96)):
        c.shape(leaf(592, 208, long + 40, turn, 0.4), COMB, 12, toward=(-0.5, 0.5), edge=0.4)
    lower = spline("520,300! 430,330 370,360 352,372! 400,380 470,376 560,340!")
    c.shape(lower, BEAK, 14, toward=WAY, edge=0.4)
    mouth = spline("400,300! 520,280 570,300 520,340 400,350!")
    c.flat(mouth, "#5a142c")
    c.shape(taper("470,326 400,346 330,338 290,360", [22, 16, 11, 4]), COMB, 6, toward=WAY)
    skull = "470,180 540,140 620,146 670,200 668,270 620,316 540,316 470,300 430,280 440,220"
    m = c.shape(skull, HIDE, 60, toward=WAY, drop=10)
    _tail_scales(c, m, 0.6, 8)
    beak = spline("478,186! 420,196 360,230 318,290 312,338! 352,318 410,306 486,300! 500,240")
    c.shape(beak, BEAK, 30, toward=WAY, drop=8, edge=0.4)
    c.flat(ellipse(392, 240, 15, 8, -36), "#54302c")
    c.shape("560,316! 580,370 560,410 536,392 530,330!", COMB, 16, toward=WAY, drop=5)


def _gaze(c: Canvas) -> None:
    x, y = EYE
    outline = "460,216! 500,186 556,194 584,232! 550,252 500,258"
    c.shape(outline, "#0e3844 #061828 #5a9c70", 10, toward=WAY)
    eye = c.mask("472,226! 500,202 548,206 574,234! 544,254 500,256")
    c.put("#f8ff9a", eye)
    c.put("#fdfff0", c.mask(ellipse(x - 4, y - 6, 24, 18)) * eye)
    outline = spline([(x - 2, y - 34, 0), (x + 8, y - 4), (x - 2, y + 24, 0), (x - 12, y - 4)])
    c.flat(outline, "#1c2c28", clip=eye)
    c.glow(eye, 20, "#e8ff6a", 1.1)
    c.halo(x, y, 210, "#e0ff80", 0.6)
    brow = taper("452,206 506,172 588,206", [8, 26, 8])
    c.shape(brow, HIDE, 10, toward=(0, 1), edge=0.4)
    c.motes(scatter(rng(3), 50, (20, 260, 480, 640), (1.4, 3.8)), "#fbffd8", "#d8ff70")


def _frame(c: Canvas) -> None:
    r = rng(5)
    for x in r.rand(30) * 1040:
        outline = leaf(x, 776, 44 + 36 * r.rand(), -90 + r.randn() * 24, 0.26)
        c.shape(outline, "#14304c #0a1830 #5a8c74", 5, toward=(-0.5, -1), fray=False)
