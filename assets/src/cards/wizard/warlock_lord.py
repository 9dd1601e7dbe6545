"""A hooded old warlock with burning eyes, lit by his staff, before a ring of runes."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, about, arc_points, around, blur, ellipse, fan, move, rng
from art.geometry import polygon, rectangle, spline, taper
from art.tables import each
from numpy.random import RandomState

LIGHT = Light((770, 190), "#d8fff0", "#100a30")
LX = 772
LY = 176
CX = 468
CY = 300
GOLD = Ink("#f0b84e", "#8a4a34", "#fff4c0")
CLOTH = Ink("#37207a", "#150b3a", "#7fb8d8")
SKIN = Ink("#b88a8e", "#44245a", "#f6ecd8")
BONE = "#5a3460"  # ink of wrinkles and knuckles


def paint(c: Canvas) -> None:
    r = _night(c)
    c.layers(_magic_circle, _robe)
    opening = _hood(c)
    _face(c, opening)
    c.layers(_beard, _sleeve, _staff, _hand)
    _sparks(c, r)
    c.finish(vignette=0.36)


def _night(c: Canvas) -> RandomState:
    v = c.spot(LX, LY, 720, 620) * 0.9 + c.spot(460, 330, 520, 420) * 0.35
    v += (c.swirl(220, 80, 5, 4) - 0.5) * 0.22
    c.field(v, "#120b30 .2:#25145a .42:#47288c .62:#5c55b8 .8:#5aa6c8 .94:#a8ecd8 #f0fff0")
    r = rng(3)
    dots = [(r.rand() * 1024, r.rand() * 560, 0.9 + 1.8 * r.rand() ** 3) for _ in range(120)]
    c.motes(dots, "#e8e0ff")
    return r


def _magic_circle(c: Canvas) -> None:
    ring = np.zeros((c.height, c.width), np.float32)
    for radius, w in ((262, 5), (250, 2), (206, 3), (300, 2)):
        ring = np.maximum(ring, c.mask(ellipse(CX, CY, radius), stroke=w))
    star = [around(CX, CY, i * 3 * 2 * math.pi / 8 + math.pi / 8, 250) for i in range(8)]
    knots = [around(CX, CY, i / 8 * 2 * math.pi + math.pi / 8, 281) for i in range(8)]
    ring = np.maximum(ring, c.mask([ellipse(x, y, 11) for x, y in knots], stroke=3))
    ring = np.maximum(ring, c.mask(polygon(star), stroke=3))
    glyphs = []
    signs = (polygon("-9,9 0,-9 9,9"), rectangle(-9, -2, 18, 4), ellipse(0, 0, 9 * 0.8))
    for i in range(24):
        a = i / 24 * 2 * math.pi
        sign = (*signs, polygon("-9,-9 9,-9 0,9"))[i % 4]
        glyphs.append(move(sign, *around(CX, CY, a, 228), 1, math.degrees(a) + 90))
    ring = np.maximum(ring, c.mask(glyphs, stroke=3))
    c.put("#f6c86a", ring * 0.9)
    c.glow(ring, 8, "#f0a040", 0.7)
    c.glow(ring, 24, "#c060c0", 0.5)


def _robe(c: Canvas) -> None:
    cloak = "70,810! 130,640 250,520 360,470 468,440 580,470 700,530 800,650 850,810!"
    cm = c.shape(cloak, CLOTH, 90, toward=(0.9, -0.6), rim="#b8f4e8", rim_width=4)
    strokes = []
    for i in range(10):
        fold = [(300 + i * 44, 540 + abs(i - 4) * 8), (280 + i * 46, 650), (250 + i * 54, 800)]
        strokes.append((fold, [1, 6, 3]))
    c.lines(strokes, CLOTH.shade, 0.7, clip=cm)


def _hood(c: Canvas) -> Array:
    lit = c.lit((0.9, -0.5))
    hood = """296,560 300,400 340,240 420,136 480,96! 560,150 626,260 650,410 640,570 560,640
        470,660 370,636"""
    ink = Ink("#43288e", CLOTH.shade, "#8fd0e0", rim="#c8fff0", rim_width=5)
    hm = lit(hood, ink, 80, drop=12)
    strokes = """420,150 360,280 330,440 340,600 : 1 5 5 1 |
        450,130 392,260 362,420 366,560 : 1 4 4 1 | 556,170 610,300 622,440 612,580 : 1 5 5 1"""
    c.lines(strokes, CLOTH.shade, 0.75, clip=hm)
    op = "368,400 384,290 430,220 482,196 540,226 588,300 600,410 580,520 480,560 392,510"
    lit(op, GOLD, 12)
    opening = c.rough(move(op, 0, 6, 0.93, about=(484, 380)))
    c.field(np.clip((c.x - 400) / 240, 0, 1), "#0a0620 #140c34 #241a54", opening)
    return opening


def _face(c: Canvas, opening: Array) -> None:
    face = "414,300 484,262 560,298 582,372 572,440 540,520 486,540 434,520 404,440 396,372"
    fm = c.shape(face, SKIN, 84, toward=(1, -0.1), clip=opening, shading=1.5, lighting=0.7)
    c.wash(np.clip((346 - c.y) / 60, 0, 1) * 1.1, "#140c34", clip=fm)  # the shadow of the hood
    c.wash(np.clip((452 - c.x) / 60, 0, 1) * 0.9, "#1c1040", clip=fm)
    hollows = each("""404,404! 436,424 456,470 440,520 400,500 |
        584,404! 550,420 528,458 540,500 580,480""")
    c.wash(blur(c.mask(hollows), 9) * 0.75, "#3a1f50", clip=fm)
    _eyes(c, fm)
    _nose(c, fm)
    strokes = """452,442 440,460 434,486 | 522,442 538,460 542,482 : 1 5 1 |
        470,336 474,320 472,304 | 502,336 500,320 504,306 : 1 4 1 | 548,384 560,388 568,398 |
        516,386 534,394 550,394 : 1 3 1"""
    c.lines(strokes, "#3a1f50", 0.85, clip=fm)


def _eyes(c: Canvas, face: Array) -> None:
    for side, ex in ((-1, 442), (1, 532)):

        def at(x: float, y: float, ex: int = ex, side: int = side) -> tuple[float, float]:
            return ex + x * side, y

        socket = spline([at(-42, 366), at(-18, 346), at(20, 340), at(38, 358), at(14, 380)])
        c.flat(socket, "#150a2c", clip=face)
        e = c.mask(spline([(*at(-27, 371), 0), at(0, 354), (*at(27, 354), 0), at(4, 370)]))
        c.put("#c8fff0", e)
        c.put("#ffffff", c.mask(ellipse(*at(0, 362), 7, 6)) * e)
        c.glow(e, 13, "#40e0c0", 1.2)
    for i, (side, ex) in enumerate(((-1, 442), (1, 532))):
        for k in range(5):  # tufts, lowest at the nose
            x = ex + side * (-30 + k * 14)
            y = 356 - k * 7 + (k == 4) * 4
            tuft = [(x - side * 12, y + 6), (x + side * 8, y - 12), (x + side * 28, y - 15 - k)]
            ink = Ink("#a8a2c4" if i == 0 else "#d8d4e4", "#4a3a78", "#ffffff")
            c.shape(taper(tuft, [10, 18, 3]), ink, 8, toward=(1, -0.3), edge=0.3)


def _nose(c: Canvas, face: Array) -> None:
    nose = """474,356! 468,386 464,410 452,428 452,444 468,450 488,462 510,450 524,444 524,428
        510,408 502,380 500,356!"""
    nm = c.shape(nose, SKIN, 26, toward=(1, -0.15), shading=1.2, drop=8)
    shade = c.mask("476,350! 484,390 486,420 484,464 440,460 440,420 466,390")
    c.wash(blur(shade, 4) * 0.85, SKIN.shade, clip=nm)
    c.flat("496,360! 503,392 506,420 498,438 492,410", "#fff0dc", 0.75, clip=nm)
    strokes = "456,444 464,438 474,447 | 520,444 512,438 502,447 : 2 6 1 | 480,360 494,362 : 1 3"
    c.lines(strokes, "#24103a")


def _beard(c: Canvas) -> None:
    from_right = c.lit((1, -0.3))
    beard = """398,418! 402,500 396,590 420,690 470,800! 540,800! 566,700 588,600 576,500 584,418!
        560,470 540,490 488,486 436,492 416,470"""
    bm = from_right(beard, "#c0bcd8 #4f4084 #ffffff", 64, drop=12, edge=0.3)
    for side in (-1, 1):
        for k in range(5):
            x, low = 488 + side * (12 + k * 17), 790 - k * 44
            lock = [
                (488 + side * (8 + k * 19), 486 - k * 12),
                (x + side * (14 + k * 4), 590 - k * 10),
                (x + side * (2 - k), (590 + low) / 2),
                (x - side * (14 + k * 3), low),
            ]
            ink = Ink("#c8c4dc" if side > 0 else "#a8a0cc", "#54468a", "#ffffff")
            from_right(taper(lock, [16, 34, 26, 3]), ink, 15, edge=0.5, clip=bm)
    strokes = fan("488,500 488,590 486,700", "17,0 21,0 13,0", range(-4, 5), [1, 3.5, 1])
    c.lines(strokes, "#5f5096", 0.6, clip=bm)
    c.flat("464,488! 488,480 512,488! 506,504 488,500 470,504", "#241038")
    for side in (-1, 1):
        outline = about(488, 0, "2,468 34,470 74,510 96,580 90,630", (side, 1))
        whisker = taper(outline, [14, 30, 34, 22, 3])
        ink = Ink("#e0dcec" if side > 0 else "#b8b2d4", "#54468a", "#ffffff")
        c.shape(whisker, ink, 15, toward=(0.8, -0.7), edge=0.4, drop=6)
    strokes = []
    for side, k in ((side, k) for side in (-1, 1) for k in range(3)):
        hair = [(10 + k * 4, 466 + k * 5), (44, 474 + k * 7), (74 + k * 3, 522 + k * 5), (92, 590)]
        strokes.append(([(488 + side * x, y) for x, y in hair], [1, 3, 3, 1]))
    c.lines(strokes, "#6a5a9c", 0.8)


def _staff(c: Canvas) -> None:
    outline = "806,820 790,520 776,262 : 26 22 20"
    c.shape(outline, "#7a4a34 #2a1430 #e8d0a0 #d8fff0 3", toward=(-0.9, -0.6))
    for pts in ("776,268 720,230 716,160 752,110", "776,268 836,226 836,156 796,108"):
        c.shape(taper(pts, [24, 20, 14, 3]), "#7a4a34 #2a1430 #fff0c0", 9)
    facets = """776,92 738,168 774,246 814,172 | 776,92 738,168 768,170 | 768,170 774,246 814,172 |
        776,92 768,170 814,172"""
    for facet, hue in zip(each(facets), ("#7ff0d8", "#e8fff8", "#38b0b8", "#b8fff0"), strict=True):
        c.flat(polygon(facet), hue)
    cmask = c.mask(polygon("776,92 738,168 774,246 814,172"))
    c.glow(cmask, 22, "#80ffe8", 1.0)
    c.glow(cmask, 80, "#40c8d8", 0.8)
    c.halo(776, 170, 300, "#80ffe0", 0.4)


def _sleeve(c: Canvas) -> None:
    sleeve = """590,640! 640,580 706,568 742,612 748,664! 800,690 864,664! 876,740 890,830! 560,830!
        584,680"""
    sm = c.shape(sleeve, CLOTH, 60, toward=(0.4, -1), rim="#b8f4e8", rim_width=4, drop=10, edge=0.4)
    strokes = """628,590 690,650 730,760 740,840 : 1 6 7 3 |
        690,570 736,660 772,760 786,840 : 1 5 6 3 | 830,700 838,760 836,830 : 1 6 3"""
    c.lines(strokes, CLOTH.shade, 0.8, clip=sm)
    c.shape(ellipse(806, 662, 60, 25), GOLD, 8, toward=(-0.2, -1))
    c.flat(ellipse(806, 658, 52, 18), "#160b34")
    arm = "776,666! 778,620 768,580 838,580 832,620 836,666! 806,676"
    c.shape(arm, SKIN, 26, toward=(-0.1, -1), edge=0.4)
    c.lines("800,660 802,630 796,606 | 816,660 818,630 816,610 : 1 4 1", BONE)
    front = taper(arc_points(806, 660, 58, 22, 4, 176), [11, 17, 11])
    c.shape(front, GOLD, 7, toward=(-0.2, -1), drop=4)


def _hand(c: Canvas) -> None:
    c.shape("800,500! 828,506 846,540 842,586 826,610 800,612!", SKIN, 20, toward=(0, -1), edge=0.4)
    for i in range(4):  # from the knuckles on the right around the staff
        y = 512 + i * 26
        x = 838 - abs(i - 1.2) * 5
        finger = spline(
            f"{x},{y + 4} {x - 6},{y - 11} {x - 30},{y - 10} {x - 56},{y - 14 + i} "
            f"{x - 82 + i * 3},{y - 8} {x - 92 + i * 4},{y + 6} "
            f"{x - 80 + i * 3},{y + 15} {x - 40},{y + 15} {x - 8},{y + 16}"
        )
        fm = c.shape(finger, SKIN, 11, toward=(-0.2, -1), edge=0.7, drop=3)
        joints = ("-28,-12 -24,0 -27,12", "-60,-12 -57,-2 -60,8")
        strokes = [(about(x, y, joint), [1, 3, 1]) for joint in joints]
        c.lines(strokes, BONE, 0.7, clip=fm)
        c.flat(ellipse(x - 83 + i * 3.5, y + 1, 6, 7), "#f4dcd0", 0.8, clip=fm)
    thumb = "748,566 746,534 754,506 772,484 790,478 794,490 782,508 772,532 768,560"
    tm = c.shape(thumb, SKIN, 13, toward=(0, -1), edge=0.7, drop=5)
    c.flat(ellipse(784, 488, 9, 6, -45), "#f4dcd0", 0.8, clip=tm)
    c.lines("752,520 764,524 772,526 : 1 3 1 | 756,512 768,517 : 1 2", BONE, 0.7)
    c.shape("816,522 812,536 815,550 : 9 11 9", GOLD, 5)
    c.shape(ellipse(813, 536, 7, 8), "#d0405a #4a1030 #ffe0d0", 6)


def _sparks(c: Canvas, r: RandomState) -> None:
    sparks = []
    for t in np.linspace(0, 14, 70):
        x, y = 776 + math.cos(t) * (40 + t * 26), 170 + math.sin(t) * (30 + t * 20)
        sparks.append(ellipse(x, y, 1.5 + 2.5 * r.rand()))
    sm = c.mask(sparks)
    c.put("#e8fff4", sm)
    c.glow(sm, 6, "#60f0d8", 0.9)
