"""A bearded king in profile before his golden sun; on his chain hangs the Queen in cameo."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, Place, about, blur, fan, rng, rows, smoothstep, tiling
from art.geometry import ellipse, move, polygon, rectangle, samples, spline, union
from cards.leader._court import sun

LIGHT = Light((904, 240), "#fff0c4", "#0e1030")
CX, CY, R = 504, 318, 268
WAY = (1, -0.35)
SKIN = Ink("#e2a076", "#9a5040", "#ffdcb0")
HAIR = Ink("#857478", "#3a2840", "#f2e2cc")
GOLD = Ink("#e8ac3c", "#8a4628", "#fff6b8")


def paint(c: Canvas) -> None:
    _wall(c)
    sun(c, CX, CY, R, "#b84430 .35:#d05a2e .6:#e88430 .8:#f6b040 #ffdc78", 60)
    c.layers(_army, _back_hair)
    face = _face(c)
    _features(c, face)
    c.layers(_beard, _ear, _robe, _beard_fall, _chain, _crown)
    c.finish(vignette=0.34)


def _wall(c: Canvas) -> None:
    c.field(
        c.spot(620, 320, 760, 620) * 1.1 + (c.noise(160, 4, 2) - 0.5) * 0.1,
        "#0e1434 .3:#1a2a58 .55:#24507c .8:#3f8296 #7ab8a8",
    )
    shield = spline("0,-30! 24,-26! 24,2 0,34! -24,2 -24,-26!")
    tiles = tiling(shield, (46, 30), (88, 76), range(-1, 13), 11, 0.82)
    c.put("#7ac0c0", c.stipple(c.rough(tiles) * 0.36) * 0.5)


def _army(c: Canvas) -> None:
    r = rng(9)
    for i in range(9):
        x, y = 1016 - i * 32 - r.rand() * 10, 420 + r.rand() * 90
        c.lines([([(x, 800), (x - 4, y)], [5, 4])], "#10142e")
        outline = spline([(x - 4, y - 36, 0), (x + 5, y - 8), (x - 4, y + 6, 0), (x - 13, y - 8)])
        c.shape(outline, "#b8c4cc #3a4a6a #fff6e0", toward=(1, -0.4))
        if i % 3 == 1:
            c.shape(
                move("0,16! 46,22 90,12! 68,36 86,62! 42,58 0,66!", x - 4, y, scale=(-1, 1)),
                Ink("#9a2a54", "#4a1238", "#ff7a86")
                if i == 4
                else Ink("#2a6a9a", "#122a54", "#9ae0e8"),
                toward=(1, -0.5),
                rim="#ffe0a8",
                rim_width=2,
            )
    for i in range(7):
        _guard(c, Place(1012 - i * 54 - r.rand() * 8, 618 + r.rand() * 14, 0.82), i)
    c.wash(c.rise(640, 720) * 0.55, "#0e1434", clip=c.mask(rectangle(700, 600, 324, 160)))
    for i in range(6):
        _guard(c, Place(1000 - i * 66 - r.rand() * 8, 668 + r.rand() * 12), i + 1)


def _guard(c: Canvas, at: Place, i: int) -> None:
    """A spearman: coat of mail, nasal helm, round shield."""
    p = c.at(at, toward=(1, -0.6))
    steel, mail = "#7a7a88 #2a2a4c #ffeed0", "#33406a #12163a #8aa0c0 #ffe0a8 2"
    p.shape("-14,14! -38,28 -50,52 -52,140! 52,140! 50,52 38,28 14,14!", mail, 16, edge=0.5)
    hue = ("#2a6a9a", "#8a2440", "#2a6a9a")[i % 3]
    p.shape(ellipse(-14, 88, 38), f"{steel} #fff0d8 2", 8, drop=5)
    p.shape(ellipse(-14, 88, 31), f"{hue} #12163a #9ad0d8", 20)
    p.shape(ellipse(-14, 88, 10), GOLD, 8)
    p.shape("-23,0! -25,22 -20,36 0,42 20,36 25,22 23,0!", mail, 12, edge=0.5)
    p.shape("-13,0! -12,18 0,28 12,18 13,0!", SKIN, 10)
    p.flat("-14,-2! 14,-2! 13,9 0,11 -13,9", "#2a1430")
    p.flat("-12,18! 0,13 12,18! 10,28 0,34 -10,28", "#4a3030")
    dome = "-25,4! -23,-18 -12,-34 0,-42! 12,-34 23,-18 25,4! 0,8"
    p.shape(dome, f"{steel} #fff0d8 2", 16, drop=3)
    p.shape("-25,3 0,8 25,3 : 7 8 7", GOLD, 4)
    p.shape("-5,4! 5,4! 6,18 0,22 -6,18", steel, 4, edge=0.5)
    p.lines("0,-40 2,-16 1,4 : 2 4 3", "#2a2a4c", 0.8)


def _back_hair(c: Canvas) -> None:
    neck = "392,440! 396,560 370,650 380,740 640,740 600,640 590,520! 560,430!"
    c.shape(neck, SKIN, 70, toward=WAY)
    mane = """452,214! 372,176 316,224 302,310 314,400 300,452 278,480! 300,492 330,506 316,528!
        360,540 420,530 470,470 500,330"""
    mask = c.shape(mane, HAIR, 70, toward=WAY, rim="#fff0d0", rim_width=3)
    strands = fan(
        "470,230 418,300 424,400 400,470 360,520",
        "-16,4 -10,6 -12,0 -11,0 -9,-4",
        9,
        [0.8, 4, 4, 5, 1],
    )
    c.lines(strands, HAIR.shade, 0.7, clip=mask)
    strokes = [(about(7, 0, p), [0.6, 2.4, 2, 2.6, 0.6]) for p, _ in strands[:7]]
    c.lines(strokes, HAIR.lit, 0.75, clip=mask)


def _face(c: Canvas) -> Array:
    face = """548,214 584,248 602,286 612,312! 618,322 609,344 620,366 638,390 650,408 640,420
        616,424 618,436 620,460 616,500 580,520 500,500 440,440 420,330 470,230"""
    return c.shape(face, SKIN, 85, toward=WAY, shading=1.1)


def _features(c: Canvas, face: Array) -> None:
    c.wash(c.spot(566, 410, 50, 34) * 0.55, "#d0644a", clip=face)
    c.wash(c.spot(590, 338, 44, 22) * 0.6, "#a05a48", clip=face)
    c.wash(blur(c.mask("470,250! 560,240 600,262! 500,276 450,330!"), 9) * 0.6, SKIN.shade)
    socket = "602,350! 590,340 566,344! 584,356"
    c.flat(socket, "#fff2dc", clip=face)
    c.flat(ellipse(592, 348, 6.5, 7.5), "#3a5a4a", clip=c.mask(socket))
    c.flat(ellipse(594, 347, 3, 4), "#0c0a18")
    c.lines(
        "608,346 594,338 576,339 558,350 : 1.5 6 5 1 | 594,357 580,358 566,352 : 0.6 2.4 0.6 | "
        "560,346 546,344 534,352 | 560,354 548,358 540,368 : 0.6 2 0.5",
        "#3a1420",
    )
    c.shape("618,318 600,308 574,308 548,324 : 6 17 14 3", HAIR, 8, toward=(1, -0.5))
    c.lines("640,414 626,408 618,416 : 1 4 1 | 612,392 606,408 616,420 : 0.6 3 0.6", "#8a4034")
    c.lines("598,298 580,290 556,294 : 0.6 2 0.6", SKIN.shade, 0.8)


def _ear(c: Canvas) -> None:
    temple = "420,226! 480,226 520,236! 502,262 496,300 484,356! 462,350 440,372 420,440! 400,330"
    mask = c.shape(temple, HAIR, 30, toward=WAY, shading=0.25)
    strokes = fan("500,236 470,290 468,360", "-16,0 -10,0 -12,0", 6, [0.8, 4, 1])
    c.lines(strokes, HAIR.shade, 0.7, clip=mask)
    strokes = fan("507,236 477,290 475,360", "-16,0 -10,0 -12,0", 7, [0.6, 2.4, 0.6])
    c.lines(strokes, HAIR.lit, 0.75, clip=mask)
    c.shape("470,360 452,344 432,360 438,392 458,410 468,390", SKIN, 14, toward=WAY, drop=5)
    c.lines("460,362 446,362 446,386 458,396 : 1 3 3 1", SKIN.shade)


def _beard(c: Canvas) -> None:
    side = """474,300! 492,330 496,380 530,426 570,440 612,436! 634,450 640,480 630,520 600,600
        500,620 450,520 452,420 456,330"""
    c.shape(side, HAIR, 50, toward=WAY, rim="#fff0d0", rim_width=3)
    c.flat("604,455! 620,446 634,452! 626,464 612,464", "#b0483c")


def _beard_fall(c: Canvas) -> None:
    fall = """456,410! 490,440 540,470 600,470! 634,474 644,500 630,552 640,590 604,650 566,694!
        552,660 520,662! 500,610 476,612! 468,540 452,470"""
    mask = c.shape(fall, HAIR, 46, toward=WAY, rim="#fff0d0", rim_width=3, drop=14)
    locks = [
        (
            f"{474 + i * 21},{446 + i * 7 - max(0, i - 5) * 10} "
            f"{492 + i * 18},{520 + i * 4} {506 + i * 13},{590 + i * 4} "
            f"{528 + i * 8},{650 + i * 4}",
            [0.8, 5, 4, 0.8],
        )
        for i in range(8)
    ]
    c.lines(locks, HAIR.shade, 0.8, clip=mask)
    c.lines([(about(9, 0, p), [0.6, 3, 2.4, 0.6]) for p, _ in locks], HAIR.lit, 0.9, mask)
    c.lines("474,310 480,380 520,450 | 466,330 470,400 500,460 : 1 4 1", HAIR.lit, 0.8)
    c.shape(
        "648,424! 632,424 606,428 578,446 548,482! 590,478 626,462 650,446 662,432!",
        Ink("#9a8884", HAIR.shade, "#fff2dc"),
        14,
        toward=(1, -0.7),
        drop=6,
        rim="#fffaf0",
        rim_width=2.4,
    )
    c.lines("644,430 610,440 566,474 | 650,438 620,454 580,474 : 0.6 3 0.6", HAIR.shade, 0.8)


def _robe(c: Canvas) -> None:
    robe = "60,810! 130,706 270,636 380,620! 470,700 560,716 620,660! 730,680 830,730 880,810!"
    mask = c.shape(robe, "#a8242e #4a0c2c #f07050", 70, toward=(0.7, -1), drop=10)
    strokes = """250,650 210,720 196,800 : 1 7 10 | 320,650 290,730 284,800 |
        740,690 772,740 780,800 : 1 6 9"""
    c.lines(strokes, "#5a1030", 0.8, clip=mask)
    c.shape(
        "262,566 316,640 400,706 506,738 600,712 660,664 690,610 : 40 66 66 66 58 46 26",
        "#f6ead6 #9088a8 #ffffff",
        28,
        clip=np.maximum(mask, smoothstep(630, 650, c.y)),
        toward=(0.6, -1),
        drop=10,
    )
    for k, at in enumerate(samples("306,628 340,660 408,706 506,738 596,712 650,670", 12)):
        x, y = at.beside(12 if k % 2 else -12)
        c.flat(move("0,-10! 6,4 0,16 -6,4", x, y, 1, math.degrees(at.angle) * 0.6), "#1c1834")


def _chain(c: Canvas) -> None:
    for x, y, a in samples("300,640 350,696 430,736 560,742 660,716 704,672", 19):
        c.shape(ellipse(x, y, 14, 9, math.degrees(a)), GOLD, 7, drop=4, toward=(0.8, -0.7))
    c.shape(ellipse(700, 690, 46, 54), GOLD, 12, toward=(0.8, -0.7), drop=10, rim="#fffbe0")
    c.shape(ellipse(700, 690, 34, 42), "#5a2468 #2a0f3c #8a3a86", 8)
    c.flat(
        "712,658 696,654 686,664 684,674 678,684! 684,687 682,694 686,700 696,700 694,712 "
        "680,724! 722,724! 712,712 722,700 724,676",
        "#fff0dc",
    )
    c.flat(polygon("684,662 680,648 690,655 697,643 704,654 714,646 714,662"), "#f0c050")
    c.lines("704,668 716,682 712,706 : 1 4 1", "#c08a70")


def _crown(c: Canvas) -> None:
    from_right = c.lit((0.8, -0.7))
    outline = "356,214! 372,130 450,92 530,112 578,218! 470,190"
    c.shape(outline, "#a8242e #4a0c2c #f07050", 46, toward=(0.9, -0.7))
    band = "336,204! 420,188 510,202 584,232! 578,270! 500,240 416,228 332,242!"
    feet = ((352, 206, 326, 108), (424, 192, 412, 74), (502, 202, 520, 84), (566, 224, 610, 126))
    points = []
    for bx, by, tx, ty in feet:
        angle = math.degrees(math.atan2(ty - by, tx - bx)) + 90
        tall = math.hypot(tx - bx, ty - by)
        blade = """-34,14! -14,-18 -10,-42 -30,-50 -26,-68 -12,-66 0,-104! 12,-66 26,-68 30,-50
            10,-42 14,-18 34,14!"""
        points.append(move(blade, bx, by, tall / 104, angle))
    from_right(union(band, *points), GOLD, 16, drop=12, rim="#fffbe0", rim_width=3)
    outline = "334,224! 418,210 504,222 581,252! 579,264! 500,236 416,224 333,238!"
    c.shape(outline, "#b8742c #6a3424 #ffe08a", 8)
    for x, y, hue in rows("368 212 #2a7a9a | 424 206 #c02a4a | 484 214 #2a7a9a | 548 236 #c02a4a"):
        from_right(ellipse(x, y, 13, 14, 10), f"{hue} #180c34 #fff0e0", 9)
    for bx, by, tx, ty in feet:
        c.shape(ellipse(bx + (tx - bx) * 0.56, by + (ty - by) * 0.56, 7), "#c02a4a #5a0c34 #ffb0a8")
    c.glow(c.mask([ellipse(520, 90, 6), ellipse(608, 130, 7)]), 10, "#fff0b0", 0.6)
