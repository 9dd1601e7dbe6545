"""A chameleon in a king's mantle lowers the king's mask, and its crown slips."""

from __future__ import annotations

import math

from art import Canvas, Ink, Light, fan, rng, rows, scatter, smoothstep
from art.geometry import Place, arc_points, around, ellipse, polygon, samples, taper
from cards._people import Look, Stand, face
from cards._planes import near_shadow

LIGHT = Light((300, 120), "#fff4c8", "#1a0f34")
WAY = (-0.6, -0.8)
SKIN = Ink("#4ca85c", "#124858", "#d8f08c", rim="#fbffd8", rim_width=5)
LID = Ink("#7ac85c", "#1c6058", "#f0f8a0", rim="#fffff0")
GOLD = Ink("#e0a838", "#70402c", "#fff2a8", rim="#fffbe0")
MANTLE = Ink("#b02848", "#480c3c", "#ff9078", rim="#ffe0c0", rim_width=5)
ERMINE = Ink("#f0e4dc", "#8a78a0", "#fffdf4", rim="#ffffff")
HUES = ("#e8503c", "#f09a38", "#f0d84c", "#58c070", "#3c9cc8", "#7a5cc8", "#c85ca8")
FLESH = Ink("#f0bc94", "#a8605c", "#fff0d0", rim="#fff8e4")
SHADE = "#1c6058"
MASK = Stand(788, 388, 1.02, 10)


def paint(c: Canvas) -> None:
    c.layers(_rays, _tail, _mantle, _head, _eyes, _crown, _mask, _paw)
    c.motes(scatter(rng(8), 50, (160, 120, 900, 640), (1.2, 3.4)), "#fffbe0", "#ffd070")
    c.finish(vignette=0.26)


def _rays(c: Canvas) -> None:
    v = c.spot(520, 330, 720, 600) * 1.02 + (c.noise(140, 4, 3) - 0.5) * 0.12
    c.field(v, "#2c1c54 .25:#46307a .5:#7a5098 .75:#d898a8 .9:#f8d8b0 #fff4d8")
    for k in range(14):
        a = k / 14 * 2 * math.pi
        ends = [(520 + math.cos(a + d) * 900, 330 + math.sin(a + d) * 900) for d in (0, 0.3)]
        ray = c.mask(polygon([(520, 330), *ends]))
        c.put(HUES[k % 7], c.stipple(ray * (1 - c.spot(520, 330, 640, 560)) * 0.75) * 0.6)


def _tail(c: Canvas) -> None:
    """A coil of all colours; its thick end comes from under the mantle."""
    coil = [around(170, 520, a, 20 + a * 10.6) for a in [k / 44 * 3.6 * math.pi for k in range(45)]]
    line = [*coil, (290, 420), (350, 520), (400, 680)]
    m = c.shape(taper(line, [14, 24, 34, 44, 56, 70, 96], 200), SKIN, 22, toward=WAY, edge=0.5)
    for k, at in enumerate(samples(line, 84)):
        band = ([at.beside(-52), at.beside(52)], [9 + k * 0.08] * 2)
        c.lines([band], HUES[k // 3 % 7], 0.6, clip=m)


def _mantle(c: Canvas) -> None:
    lit = c.lit(WAY, drop=14)
    m = lit("150,800! 200,690 300,610 440,570 600,570 740,610 840,700 880,800!", MANTLE, 60)
    folds = "330,650 290,720 270,800 | 470,680 460,740 450,800 | 640,660 680,720 700,800 : 2 12 8"
    c.lines(folds, "#480c3c", 0.8, clip=m)
    collar = """240,660! 280,580 380,530 520,516 660,536 760,590 790,650! 700,690 600,712 500,716
        400,706 300,686"""
    m = lit(collar, ERMINE, 36)
    for x, y in rows("310 640 | 390 672 | 480 690 | 580 688 | 670 664 | 740 630"):
        c.flat(f"{x},{y - 24}! {x - 8},{y} {x},{y + 12}! {x + 8},{y}", "#2c1c38", clip=m)


def _head(c: Canvas) -> None:
    """Turned to us from the right, under a high casque."""
    lit = c.lit(WAY)
    m = lit("380,420 360,520 400,600 500,630 620,600 700,520 720,440", LID, 50, drop=12)
    c.lines(fan("390,560 520,560 690,500", "20,8 10,0 -4,6", 6, [1, 4, 1]), SHADE, 0.6, clip=m)
    head = """356,470 326,390 330,300 352,210 404,110! 470,130 540,170 620,196 700,216 780,270
        836,350 850,420 820,460 740,486 640,506 540,520 440,516"""
    m = lit(head, SKIN, 90, edge=0.3, drop=10)
    cheek = m * smoothstep(660, 600, c.x)
    for k, hue in enumerate(HUES):  # what it is changing to
        x = 344 + k * 20
        stripe = [(x + 50 - k * 6, 90 + k * 4), (x + 8, 280), (x + 26, 400), (x + 90, 540)]
        c.lines([(stripe, [3, 18, 16, 4])], hue, 0.75, clip=cheek)
    c.wash(smoothstep(430, 560, c.y + (c.x - 500) * 0.1) * 0.6, "#124858", clip=m)
    warts = [
        ellipse(x, y, size) for x, y, size in scatter(rng(5), 44, (350, 180, 500, 470), (3, 7))
    ]
    c.shape(warts, LID, 4, toward=WAY, clip=m)
    c.lines("470,430 500,462 600,470 720,452 846,414 : 3 9 7 6 3", "#0c2c40", clip=m)
    c.lines("470,446 520,474 600,480 720,462 : 1 4 4 1", "#d8f08c", 0.7, clip=m)


def _eyes(c: Canvas) -> None:
    lit = c.lit(WAY, edge=0.4)
    lit("700,226! 716,176 764,160 806,186 812,236 780,270!", LID, 24)
    c.flat(ellipse(790, 196, 16, 18), "#fff0a0")
    c.flat(ellipse(794, 194, 9, 11), "#140a20")
    lit(ellipse(584, 312, 106, 100), SKIN, 60, drop=12)
    lit(ellipse(594, 316, 84, 80), LID, 50, drop=5)
    rings = [(arc_points(598, 320, k, k * 0.95, 126, 286, 5), [1, 4, 4, 1]) for k in (74, 62, 50)]
    c.lines(rings, SHADE, 0.7)
    lit(ellipse(606, 322, 44, 42), "#f0b438 #a05c28 #fff2a0", 20)
    c.flat(ellipse(610, 324, 24, 26), "#140a20")
    c.flat([ellipse(600, 312, 8), ellipse(620, 336, 4)], "#fffef4")


def _crown(c: Canvas) -> None:
    """Made for a rounder head."""
    crown = c.at(Place(404, 196, 0.92, -26), toward=WAY)
    ring = """-110,40! -134,-70! -70,-8! -44,-104! 0,-18! 44,-104! 70,-8! 134,-70! 110,40! 60,64
        0,72 -60,64"""
    m = crown.shape(ring, GOLD, 24, drop=14)
    crown.lines("-112,20 -50,42 0,48 50,42 112,20 : 4 7 7 7 4", "#70402c", 0.9, clip=m)
    knobs = rows("-134 -72 | -44 -106 | 44 -106 | 134 -72")
    crown.shape([ellipse(x, y, 12) for x, y in knobs], GOLD, 7)
    gems = [ellipse(x, y, 9, 11) for x, y in ((-60, 36), (0, 44), (60, 36))]
    crown.shape(gems, "#3c9cc8 #144878 #d8f4ff", 5)


def _mask(c: Canvas) -> None:
    """The king, as far as anyone has ever seen: a hollow face on a stick."""
    mask = c.at(MASK, toward=WAY)
    mask.shape("-6,110 -20,240 -34,360 = 17 16 16", GOLD, 7, drop=10)
    mask.shape(
        "0,-150 70,-134 118,-70 120,0 108,70 60,130 0,160", "#a87058 #54283c #e8b088", 12, drop=18
    )
    look = Look(FLESH, lips="#b84a4c", brow="#e8e0e4", lids=0.1, smile=0.3, jaw=0.6)
    near_shadow(c, MASK, face(c, MASK, look, WAY), "#a8605c", 0.45)
    mask.flat(["-88,-12! -70,-32 -46,-8! -66,2", "-18,-8! 10,-34 42,-12! 12,6"], "#2c1c54")
    beard = "-74,58! -52,66 -30,60 4,66! 60,30 96,-20! 104,50 70,120 20,176 -40,186! -70,140 -84,96"
    m = mask.shape(beard, ERMINE, 26, drop=6)
    locks = "-44,100 -50,140 -40,180 | 0,96 0,140 -16,180 | 50,70 44,110 20,160 : 2 6 1"
    mask.lines(locks, "#8a78a0", 0.8, clip=m)
    mask.flat("-62,82! -42,76 -18,82! -40,92", "#a8404c")
    mask.shape("-86,84! -62,60 -42,66 -20,60 14,84 30,102! -10,86 -40,76 -64,84", ERMINE, 8, drop=5)
    points = (
        "-98,-66! -112,-140! -66,-108! -40,-176! 0,-118! 44,-176! 64,-104! 116,-128! 116,-48! 0,-92"
    )
    mask.shape(points, GOLD, 14, drop=8)


def _paw(c: Canvas) -> None:
    lit = c.lit(WAY, edge=0.4, drop=10)
    lit("900,840 850,750 800,700 : 170 140 110", MANTLE, 34)
    lit("700,612! 736,590 790,594 806,624 800,664 764,684 720,668!", SKIN, 24)
    lit("716,600! 690,604 684,640 700,668! 738,676 752,650 746,618", LID, 16)
    c.flat(["690,612! 676,622 690,632!", "690,640! 678,652 694,660!"], "#f0e4c0")
