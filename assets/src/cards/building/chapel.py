"""Behind a king and a wizard, in the light of the sun window; a third guest has to wait outside."""

from __future__ import annotations

import math

from art import Array, Canvas, Ink, Light, rng, rows, scatter, smoothstep, star
from art.geometry import Place, Point, arc_points, around, difference, ellipse, polygon
from cards._masonry import archway, courses

LIGHT = Light((512, 260), "#ffe0a0", "#181030")
SUN = (520, 268)
MANTLE = Ink("#7a2040", "#300e34", "#e8645a", rim="#ffd8a0", rim_width=6)
ROBE = Ink("#2c4488", "#141440", "#6ab0d0", rim="#ffe8b8", rim_width=6)
GOLD = Ink("#c88a34", "#4a2438", "#fff0a0", rim="#fffbe0")
LEAD = "#2a1840"
GLASS = ("#2f8fc0", "#e0503c", "#34a890", "#e89030", "#8a4cb0", "#e86a8a")


def paint(c: Canvas) -> None:
    c.layers(_wall, _window, _pane, _shafts, _wizard, _king)
    c.motes(scatter(rng(4), 60, (330, 200, 720, 640), (1, 3)), "#fff0c0", "#ffb050", radius=4)
    c.finish(vignette=0.26)


def _wall(c: Canvas) -> None:
    v = c.spot(*SUN, 720, 640) * 1.05 + (c.noise(140, 3, 4) - 0.5) * 0.1
    c.field(v, "#2a2056 .2:#3c2e6c .4:#5c4080 .6:#90547c .8:#d8886c #ffc888")
    courses(c, c.rise(-10, -5), (0, 20, 1024, 760), 56, "#2c1c50", seed=3, keep=0.4, cover=0.5)


def _wedge(r0: float, r1: float, a0: float, a1: float) -> list[Point]:
    return [*arc_points(*SUN, r1, r1, a0, a1, 8), *arc_points(*SUN, r0, r0, a1, a0, 8)]


def _window(c: Canvas) -> None:
    """A sun of glass in three rings of jewels; its lowest petals are the brightest."""
    x, y = SUN
    stone = difference(ellipse(x, y, 268), ellipse(x, y, 232))
    c.shape(stone, "#8a6080 #3c2858 #ffc890 #fff0c8 3", 14, toward=(0, 0.6))
    glass = c.flat(ellipse(x, y, 236), LEAD)
    r = rng(5)
    for k in range(16):
        a = k * 22.5 + 4
        c.flat(polygon(_wedge(184, 228, a + 0.9, a + 21.6)), GLASS[k % 6])
        c.flat(polygon(_wedge(136, 178, a + 12.2, a + 32.6)), GLASS[(k * 5 + 2) % 6])
    for k in range(12):
        a = k * 30 + 6
        tip = around(x, y, math.radians(a), 196 if k % 2 else 158)
        petal = [*arc_points(x, y, 78, 78, a - 13, a + 13, 6), tip]
        c.flat(polygon(petal), LEAD)
        petal[-1] = around(x, y, math.radians(a), 184 if k % 2 else 146)
        c.flat(polygon([(x + (px - x) * 0.97, y + (py - y) * 0.97) for px, py in petal]), "#ffd058")
        c.flat(polygon(_wedge(92, 130, a + 8, a + 22)), "#5c3c9c" if k % 2 else "#a83c6c")
    c.put(LEAD, c.mask(ellipse(x, y, 84)))
    c.field(c.spot(x, y, 96), "#ffb848 .3:#ffdc70 .6:#fff0ac #fffbe4", c.mask(ellipse(x, y, 76)))
    c.wash(c.stipple((c.noise(26, 3, 8) - 0.3) * 0.5) * r.rand(), "#fff4d0", clip=glass * 0.3)
    c.glow(glass * smoothstep(0.25, 0.8, c.rgb.mean(axis=2)), 30, "#ffb860", 0.5)


def _pane(c: Canvas) -> None:
    """A lancet on the night; someone breathes on it and lays a hand there."""
    c.shape(archway(96, 620, 172, 330, 40), "#6a4c7c #2c1c50 #f0a880", 14, toward=(0.9, -0.2))
    hole = c.rough(archway(96, 612, 132, 292, 34))
    c.field(c.rise(300, 640) + (c.noise(70, 3, 6) - 0.5) * 0.2, "#1c2c5c .4:#2c4c7c #6088a0", hole)
    c.wash(c.spot(92, 430, 66, 60) * 1.2, "#a8d4d0", clip=hole)
    hand = Place(88, 500, 0.9, -6)
    for finger in ("-20,-6 -34,-34 -40,-58 : 17 15 10", "-6,-14 -10,-50 -10,-78 : 17 15 10",
                   "10,-14 14,-48 18,-74 : 17 15 10", "24,-6 34,-34 42,-54 : 16 14 9",
                   "-24,16 -44,2 -58,-14 : 18 14 10", "0,60 0,20 2,-2 : 44 54 52"):  # fmt: skip
        c.flat(hand.path(finger), "#d4f4e4", 0.92, clip=hole)
    c.glow(c.mask(hand.path(ellipse(0, -10, 40, 60))) * hole, 24, "#70d0d0", 0.3)
    c.lines("96,300 96,612 | 30,452 162,452 : 6 6", "#241a40", clip=hole)


def _shafts(c: Canvas) -> None:
    c.rays(*SUN, "#ffc878", 0.4, count=16, seed=6, reach=820)
    for a, b, hue in ((430, 330, "#ffb070"), (520, 500, "#ffe0a0"), (610, 690, "#f09aa0")):
        c.beam([(a - 30, 330), (a + 40, 330), (b + 110, 780), (b - 80, 780)], hue, 0.5, 24)


def _cast(c: Canvas, mask: Array, dots: tuple[tuple[int, int], ...]) -> None:
    """The colours of the window where they fall on a back."""
    for k, (x, y) in enumerate(dots):
        c.wash(c.spot(x, y, 52, 24) * 1.1, GLASS[(k * 5 + 3) % 6], clip=mask)


def _wizard(c: Canvas) -> None:
    lit = c.lit((-0.75, -0.7))
    back = """524,800! 540,700 572,640 640,606 700,590 780,592 850,612 920,652 966,720 990,800!"""
    m = lit(back, ROBE, 50)
    folds = "640,640 630,720 610,800 | 720,640 720,720 714,800 | 820,640 850,720 866,800 : 2 10 6"
    c.lines(folds, "#141440", 0.8, clip=m)
    _cast(c, m, ((600, 664), (652, 640), (586, 716), (704, 628)))
    outline = [star(x, y, s) for x, y, s in ((686, 700, 1.3), (790, 730, 1.5), (766, 660, 1))]
    c.flat(outline, "#ffd878")
    hair = """652,440! 632,500 640,560 618,616! 650,606 660,640! 684,616 706,650! 730,616 760,646!
        776,614 806,630! 812,600 838,604! 812,560 820,500 800,440!"""
    m = lit(hair, "#d8d4e0 #6c6498 #fff6e8 #fffbe8 6", 34, drop=12)
    locks = """676,470 664,540 660,610 | 708,470 700,550 706,626 | 740,470 748,550 756,620 | 776,470
        788,540 796,606 : 1 6 2"""
    c.lines(locks, "#6c6498", 0.8, clip=m)
    hat = """566,462! 640,446 668,380 676,300 654,226 610,186! 690,184 742,250 768,330 794,410
        816,446 890,452! 820,492 730,504 640,496"""
    m = lit(hat, ROBE, 44, drop=14)
    c.lines("652,432 726,452 806,426 : 22 26 20", "#c88a38", clip=m)
    c.lines("688,250 706,330 708,420 | 740,300 752,360 770,410 : 2 8 2", "#141440", 0.7, clip=m)


def _king(c: Canvas) -> None:
    lit = c.lit((0.7, -0.75))
    back = "-60,800! -40,720 10,640 90,588 180,560 300,548 400,566 470,612 510,690 530,800!"
    m = lit(back, MANTLE, 60, drop=20)
    folds = "130,650 110,730 90,800 | 240,660 240,730 236,800 | 350,650 372,730 390,800 : 2 12 8"
    c.lines(folds, "#300e34", 0.8, clip=m)
    fur = """64,640! 100,570 190,536 290,528 380,540 452,580 480,640! 440,668 370,690 270,700
        170,690 100,668"""
    m = lit(fur, "#d8ccd8 #5c4c7c #fff6e8 #fffbe8 6", 36, drop=12)
    _cast(c, m, ((420, 586), (372, 562), (450, 630), (318, 552)))
    for x, y in rows("120 636 | 190 664 | 262 640 | 330 668 | 398 634 | 230 592 | 340 600"):
        c.flat(f"{x},{y}! {x - 8},{y + 20} {x},{y + 30}! {x + 8},{y + 20}", "#2c1c38", clip=m)
    hair = """190,350! 152,410 142,480 150,530 128,580 96,592! 134,606 168,590 196,616! 226,592
        262,622! 300,594 338,612! 362,586 420,588! 388,566 380,520 390,470 378,400 342,350!"""
    m = lit(hair, "#6a4030 #24123a #e89a58 #ffe0a0 6", 40, drop=12)
    locks = """206,380 176,460 190,560 | 236,380 222,470 226,584 | 274,380 280,470 274,590 | 312,380
        334,460 326,570 | 336,380 362,450 356,540 : 1 8 3"""
    c.lines(locks, "#24123a", 0.8, clip=m)
    crown = """188,392! 166,288! 206,336! 224,262! 258,330! 284,250! 306,328! 346,268! 346,340!
        386,302! 346,396! 300,412 240,412"""
    m = lit(crown, GOLD, 16, drop=12)
    c.lines("190,376 266,394 344,378 : 4 8 4", "#4a2438", 0.9, clip=m)
    outlines = """166,288 158,276 166,268 174,278 | 284,250 276,238 284,230 292,240 | 346,268
        338,256 346,248 354,258"""
    c.shapes(outlines, GOLD, 5)
    gems = [ellipse(x, y, 8, 10) for x, y in ((222, 366), (266, 372), (312, 366))]
    c.shape(gems, "#c02c58 #5a1438 #ffa0b0", 5, toward=(0.7, -0.7))
