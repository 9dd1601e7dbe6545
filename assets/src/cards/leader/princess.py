"""A princess slides her queen across the board: it is the knight's and the wizard's move."""

from __future__ import annotations

import math

from art import Canvas, Ink, Light, Place, arc_points, ellipse, leaf, placed, polygon, rng, scatter
from art.geometry import samples, spline, taper
from cards._mien import look
from cards._people import Stand, face
from cards._planes import near_shadow

LIGHT = Light((250, 120), "#fff2c8", "#22123a")
WAY = (-0.8, -0.6)
LEFT = (0.8, -0.6)  # the rival at the left is lit by the hall, too
SKIN = Ink("#f4b890", "#b0604e", "#fff0d0")
HAIR = Ink("#d8963c", "#7a3a2c", "#ffe690", rim="#fff8cc")
GOWN = Ink("#c03a74", "#56164c", "#ff9aa8", rim="#ffe4c8")
GOLD = Ink("#e8b040", "#8a4a2c", "#fff6c0", rim="#fffbe0", rim_width=2.5)
IVORY = Ink("#f4e2bc", "#a8745c", "#fffdf0", rim="#ffffff")
SILK = Ink("#ecd8e0", "#8a6494", "#ffffff", rim="#fffbf0")
DARK = Ink("#3f2a68", "#1c1240", "#a8709c", rim="#ffd0a8")
HEAD = Stand(588, 252, 1.12, -5)
MIEN = "iris #2f7a94 lips #c8304c brow #7a4424 smile 0.8 lids 0.5 frown 0.15 gaze -0.4"
LOOK = look(SKIN, MIEN)


def paint(c: Canvas) -> None:
    c.layers(_hall, _hair_back, _bust)
    skin = face(c, HEAD, LOOK, WAY)
    near_shadow(c, HEAD, skin, SKIN.shade, 0.34)
    c.layers(_hair_front, _crown, _board, _hand_and_queen, _rivals)
    c.motes(scatter(rng(9), 40, (190, 60, 420, 400), (1.2, 3.4)), "#fffbe0", "#ffe0a0")
    c.finish(vignette=0.32)


def _hall(c: Canvas) -> None:
    v = c.spot(480, 250, 700, 560) * 0.95 + (c.noise(160, 4, 2) - 0.5) * 0.14
    c.field(v, "#2c1a50 .25:#4a2a70 .45:#7a448c .65:#b8709c .84:#f0b0a4 #ffe0bc")
    for x in (150, 880):
        outline = [(x - 90, 800, 0), (x - 90, 150), (x, 40, 0), (x + 90, 150), (x + 90, 800, 0)]
        c.wash(c.mask(spline(outline)) * 0.24, "#2c1a50")
    c.rays(150, -60, "#ffe6b0", 0.4, count=12, seed=4, reach=1100)


def _lock(c: Canvas, line: str, widths: list[float]) -> None:
    """One wave of hair, with strands along it."""
    points = HEAD.points(line)
    m = c.shape(taper(points, widths), HAIR, 20, toward=WAY, edge=0.35)
    run = samples(points, 24)
    for off, hue in ((-0.22, HAIR.shade), (0.02, HAIR.lit), (0.2, HAIR.shade)):
        strand = [at.beside(off * max(widths)) for at in run[1:-1]]
        c.lines([(strand, [1, 5, 5, 1])], hue, 0.65, clip=m)


def _hair_back(c: Canvas) -> None:
    _lock(c, "96,-90 170,0 128,110 196,210 150,330", [90, 90, 84, 70, 10])
    _lock(c, "80,-60 140,40 100,140 150,240 110,340", [90, 90, 80, 66, 10])
    _lock(c, "-70,-80 -124,20 -92,110 -140,190 -96,270", [60, 62, 56, 48, 8])


def _bust(c: Canvas) -> None:
    lit = c.lit(WAY)
    neck = HEAD.spline("-18,96! -14,150 -46,186 -110,210 -40,290 110,280 150,214 84,180 74,70!")
    lit(neck, SKIN, 60)
    c.shadow(HEAD.spline("-24,124 20,118 70,84 76,130 20,160"), "#7a3448", 9, 0.7)
    gown = """300,800! 318,600 350,520 410,486! 450,540 540,560 630,520 672,470! 760,500 806,600
        840,800!"""
    mask = lit(gown, GOWN, 80, drop=8)
    strokes = """560,570 550,650 530,780 | 640,550 660,640 650,780 | 470,560 450,640 440,760 |
        730,520 750,620 770,760 : 2 9 12"""
    c.lines(strokes, GOWN.shade, 0.7, clip=mask)
    lit("404,486 450,542 540,564 632,524 678,466 = 14 24 28 24 14", IVORY, 9, drop=6)
    c.shape(ellipse(538, 566, 17, 20), "#3f9ac8 #143060 #ffffff", 12)
    for side in samples("488,474 520,506 568,510 618,482", 13):
        c.shape(ellipse(side.x, side.y, 7.5), IVORY, 6)


def _hair_front(c: Canvas) -> None:
    """Parted over the far brow, swept to the near side in three waves."""
    near = HEAD.spline(
        "-66,-128! -40,-84 10,-70 54,-40 70,20 66,56! 110,40 140,-40 126,-130 40,-178 -30,-164"
    )
    mask = c.shape(near, HAIR, 40, toward=WAY, drop=10)
    sweep = [
        HEAD.points(
            [(-62 + i * 18, -126 - i * 6), (8 + i * 18, -92), (64 + i * 12, -36), (74 + i * 10, 40)]
        )
        for i in range(6)
    ]
    c.lines([(line, [1, 7, 7, 2]) for line in sweep], HAIR.shade, 0.65, clip=mask)
    c.lines(
        [([(x - 8, y - 5) for x, y in line], [1, 4, 5, 1]) for line in sweep],
        HAIR.lit,
        0.75,
        clip=mask,
    )
    far = HEAD.spline("-60,-134! -84,-96 -94,-50 -90,-10! -112,-40 -112,-90 -86,-140")
    c.shape(far, HAIR, 14, toward=WAY, drop=5)
    _lock(c, "84,-10 122,60 84,130 124,200 90,262", [52, 62, 56, 46, 6])
    c.shape(ellipse(*HEAD.at(72, 82), 9, 13), GOLD, 6)


def _crown(c: Canvas) -> None:
    band = HEAD.points("-88,-120 -40,-142 30,-148 104,-122")
    for i, at in enumerate(samples(band, 9)[1:8]):
        tall = (40, 56, 66, 74, 66, 56, 40)[i] if i % 2 else 38
        turn = -92 + (i - 3) * 6 + 4
        c.shape(leaf(at.x, at.y, tall, turn, 0.6), GOLD, 8, toward=WAY, edge=0.4)
        tip = math.radians(turn)
        pearl = ellipse(at.x + math.cos(tip) * tall, at.y + math.sin(tip) * tall, 7 if i % 2 else 5)
        c.shape(pearl, IVORY, 5)
    c.shape(taper(band, [18, 24, 24, 18], cap=False), GOLD, 9, toward=WAY, drop=8)
    for i, at in enumerate(samples(band, 7)[1:6]):
        c.flat(ellipse(at.x, at.y, 6.5, 7.5), ("#c8243c", "#3f9ac8")[i % 2])
        c.flat(ellipse(at.x - 2, at.y - 3, 2), "#ffffff")


def _board(c: Canvas) -> None:
    def at(u: float, v: float) -> tuple[float, float]:
        return 470 + u * (360 + 520 * v), 640 + 150 * v**1.25

    edge = polygon([at(-1, 0), at(1, 0), at(1.2, 1.2), at(-1.2, 1.2)])
    c.shape(edge, "#5a2c54 #2a1238 #b8748c", 6, toward=(0, -1), drop=14)
    for i in range(-4, 4):
        for j in range(4):
            u, v = i / 4, j / 4
            cell = [at(u, v), at(u + 0.25, v), at(u + 0.25, v + 0.25), at(u, v + 0.25)]
            c.flat(polygon(cell), "#f0d4ac" if (i + j) % 2 else "#7a3c68")
    c.wash(c.rise(690, 780) * 0.45, "#3a1c4c", clip=c.mask(edge))
    c.shadow(ellipse(500, 728, 150, 22), "#2a1030", 12, 0.85)


def _hand_and_queen(c: Canvas) -> None:
    sleeve = "850,800! 800,690 700,610 590,586! 520,600 506,660! 560,720 660,780 700,820!"
    mask = c.shape(sleeve, GOWN, 40, toward=WAY, drop=14)
    folds = "770,720 660,650 560,640 | 720,780 640,710 550,690 : 2 8 1"
    c.lines(folds, GOWN.shade, 0.7, clip=mask)
    palm = "560,586! 490,546 420,556 384,604 390,660 450,694 540,704!"
    c.shape(palm, SILK, 40, toward=WAY, drop=8)
    p = Place(330, 770, 1.4)
    base = p.spline("""-70,0! -72,-22 -56,-40 -34,-52! -18,-110 -15,-176! -38,-186 -36,-202!
        -22,-226 -50,-300! 50,-300! 22,-226 36,-202! 38,-186 15,-176! 18,-110 34,-52! 56,-40 72,-22
        70,0! 0,12""")
    m = c.shape(base, IVORY, 26, toward=WAY, drop=12)
    rings = "-64,-24 0,-12 64,-24 | -38,-52 0,-44 38,-52 | -40,-190 0,-180 40,-190 : 3 6 3"
    c.lines(placed(p.points, rings), "#a8745c", 0.8, clip=m)
    for i in range(5):
        t = (i - 2) / 2
        spike = leaf(*p.points([(t * 42, -290)])[0][:2], 78 - abs(t) * 10, -90 + t * 26, 0.62)
        c.shape(spike, IVORY, 8, toward=WAY, edge=0.4)
    c.shape(taper(p.points(arc_points(0, -298, 50, 10, 0, 180)), [14, 18, 14]), IVORY, 7)
    c.shape(p.path(ellipse(0, -354, 13)), GOLD, 9)
    for finger in (
        "470,566 410,556 350,572 310,596",
        "478,602 410,594 350,606 306,626",
        "484,638 414,632 356,640 314,656",
    ):
        c.shape(taper(finger, [36, 36, 34, 20]), SILK, 16, toward=WAY, edge=0.4, drop=8)
    c.shape("400,544 402,574 : 11 11", GOLD, 5, toward=WAY)
    c.shape("574,560 520,604 512,670 556,726 : 30 44 44 30", IVORY, 16, toward=WAY, drop=8)


def _rivals(c: Canvas) -> None:
    """Dark shoulders in front: a plumed helm at the left, a pointed hat at the right."""
    plume = "96,330 60,270 -10,270 -40,330 -40,420 : 14 50 66 60 40"
    c.shape(plume, "#8a2450 #3a1040 #f07a78 #ffc0a0", 22, toward=LEFT)
    m = c.shape("-30,800! -30,600! 40,560 120,562 210,590 262,660 276,800!", DARK, 40, toward=LEFT)
    c.lines("40,800 90,680 160,600 | 110,800 160,690 220,610 : 3 9 3", "#1c1240", 0.9, clip=m)
    helm = "-20,590! -40,470 -20,390 40,340 110,336 170,376 196,440! 176,456! 196,520! 164,586!"
    m = c.shape(helm, DARK, 50, toward=LEFT, drop=10)
    c.flat("118,442! 190,438! 188,458! 120,460!", "#120a28", clip=m)
    ridges = "98,338 112,440 110,590 : 4 9 4 | 120,470 150,530 140,590 : 2 6 2"
    c.lines(ridges, "#1c1240", 0.9, clip=m)
    c.flat([ellipse(x, y, 5) for x in (146, 168) for y in (490, 512, 534)], "#120a28", clip=m)
    c.shape("744,800! 776,700 840,650 930,630 1060,640! 1060,800!", DARK, 40, toward=WAY)
    hair = "846,590! 838,640 870,690 960,700 1030,660 1030,590!"
    c.shape(hair, "#8a84a8 #3a3468 #e8e0e8 #fff0e0", 30, toward=WAY)
    hat = "850,600! 868,520 872,420 840,330 780,286! 890,280 960,350 1010,470 1040,600!"
    m = c.shape(hat, DARK, 44, toward=WAY, drop=10)
    creases = "880,380 910,400 930,380 | 890,470 930,490 970,470 : 1 7 1"
    c.lines(creases, "#1c1240", 0.9, clip=m)
    brim = "776,606! 840,576 940,570 1060,580! 1060,640! 940,634 840,630"
    c.shape(brim, DARK, 14, toward=WAY, drop=10)
