"""A black claw holds up a ruby ring; through it shines a castle in the air, below lie fingers."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
from art import Canvas, Ink, Light, Path, Place, Point, arc_points, around, difference, rng, rows
from art.geometry import ellipse, points_of, polygon, rectangle, samples, spline, taper, union
from art.motifs import cloud, scatter, sparkle, tower

LIGHT = Light((420, 120), "#ffd8a0", "#170f1e")
FX, FY = 494, 396  # the near edge of the band
BX, BY = 546, 390  # the far edge
OUT, IN = (170, 178), (128, 136)
GOLD = Ink("#f0ac38", "#7a3426", "#fff6b0")
CLAW = Ink("#4c4058", "#1c1424", "#f0a888", rim="#ffd0a8", rim_width=3)


def paint(c: Canvas) -> None:
    _vault(c)
    _pedestal(c)
    _back_talon(c)
    _vision(c)
    _band(c)
    _gem(c)
    _claw(c)
    _fingers(c)
    _light(c)
    c.finish(vignette=0.28)


def _vault(c: Canvas) -> None:
    v = c.spot(520, 340, 560, 470) * 1.0 + (c.swirl(240, 100, 5, 7) - 0.5) * 0.26
    c.field(v, "#34102c .12:#5a1634 .3:#8a2038 .48:#c03c3c .66:#ee7a48 .84:#ffb86c #ffe6ac")
    for side in (-1, 1):
        for i in range(5):
            x = 512 + side * (512 - i * 50)
            fold: list[Point] = [
                (x - 40, -20, 0),
                (x + 40, -20, 0),
                (x + 30 - side * 6, 220),
                (x + 34 + side * (30 - i * 8), 480),
                (x + 38 + side * 14, 800, 0),
                (x - 36 + side * 14, 800, 0),
                (x - 30 + side * (30 - i * 8), 480),
                (x - 28 - side * 6, 220),
            ]
            c.shape(
                spline(fold),
                Ink(("#7a1a3c", "#8a2040", "#70183a")[i % 3], "#360f2e", "#e0484c"),
                26,
                toward=(-side, -0.1),
            )
    c.haze(640, 780, "#4a1430", 0.4)
    c.wash(
        c.spot(516, 560, 330, 150) * 0.9, "#a83048", (np.abs(c.x - 512) < 280).astype(np.float32)
    )


def _pedestal(c: Canvas) -> None:
    stone = Ink("#7a5460", "#2c1a2c", "#ffc098")
    c.shape(rectangle(388, 660, 252, 140), stone, 50, toward=(-0.8, -0.3))
    flutes = [([(x, 664), (x, 770)], [4, 9]) for x in range(414, 640, 34)]
    c.lines(flutes, "#241626", 0.8)
    c.shape(rectangle(340, 668, 348, 24, 8), stone, 10, toward=(-0.3, -1), drop=10, edge=0.4)
    top = ellipse(514, 632, 262, 40)
    slab = union(ellipse(514, 648, 262, 40), top, rectangle(252, 632, 524, 16))
    c.shape(slab, stone, 12, toward=(-0.5, -1), edge=0.5, drop=10)
    v = c.spot(500, 622, 300, 60) * 0.9 + (c.noise(40, 4, 12) - 0.5) * 0.3 + 0.1
    c.field(v, "#4a2c40 .2:#6e4654 .45:#a06a68 .75:#e0a080 #ffc8a0", c.rough(top))
    c.shadow(ellipse(520, 628, 120, 15), "#160a18", 8, 0.9)


def _back_talon(c: Canvas) -> None:
    c.shape(taper("540,600 590,560 600,520 570,494", [46, 36, 24, 6]), CLAW, 14, toward=(-0.6, -1))


def _vision(c: Canvas) -> None:
    near, far = ellipse(FX, FY, *IN), ellipse(BX, BY, *IN)
    hole = c.mask(near) * c.mask(far)
    v = np.clip((c.y - 250) / 270, 0, 1) + (c.noise(60, 4, 9, stretch=(1, 0.5)) - 0.5) * 0.2
    v = v * 0.6 + c.spot(516, 400, 150) * 0.55
    c.field(v, "#3c1c6a .14:#7a2c7a .32:#c8486c .5:#f4806c .7:#ffc084 #ffe8b8", hole)
    c.flat(ellipse(522, 372, 62), "#ffcf7a", 0.95, hole)
    wall = Ink("#ffdcb4", "#c0506c", "#fffbe8")
    roof = Ink("#a0305a", "#5a1848", "#ffb890")
    for x, y, w, h in rows("468 470 30 80 | 572 474 30 72 | 494 470 34 116 | 546 470 32 104"):
        body, tip = tower(x, y, w, h, 1.3)
        c.shape(body, wall, 8, toward=(0.2, -1) if x < 522 else (-0.6, -1), clip=hole)
        c.shape(tip, roof, 7, toward=(0.3, -1), clip=hole)
        c.flat(rectangle(x - 3, y - h + 24, 6, 13, 3), "#5a1848", clip=hole)
    body, tip = tower(520, 476, 40, 150, 1.4)
    c.shape(body, wall, 12, toward=(-0.4, -1), clip=hole, edge=0.4)
    c.shape(tip, roof, 9, toward=(-0.4, -1), clip=hole)
    c.flat(union(ellipse(520, 452, 9), rectangle(511, 452, 18, 26)), "#5a1848", clip=hole)
    c.flat([ellipse(520, 366, 5, 8), ellipse(520, 398, 5, 8)], "#5a1848", clip=hole)
    for x, y, w, h, s in ((450, 486, 130, 30, 3), (580, 490, 140, 32, 6), (518, 506, 190, 36, 8)):
        c.shape(cloud(x, y, w, h, s), "#ffd8b4 #d06a78 #fffbe8", 12, toward=(0, -1), clip=hole)


def _hull() -> Path:
    """The outer face of the band between its two edges."""
    left = arc_points(FX, FY, *OUT, 90, 270, 40)
    right = arc_points(BX, BY, *OUT, -90, 90, 40)
    return polygon([*left, *right])


def _band(c: Canvas) -> None:
    near, far = ellipse(FX, FY, *IN), ellipse(BX, BY, *IN)
    # inner face, left, with its clause
    inside = c.mask(near) * (1 - c.mask(far))
    v = 0.5 + (FX - 60 - c.x) / 160 + (c.noise(40, 3, 4) - 0.5) * 0.12 + (c.y - FY) / 700
    c.field(v, "#ffd070 .3:#c87a2c .55:#7a3426 #3a1624", inside)
    marks = []
    r = rng(17)
    for i, a in enumerate(np.linspace(128, 232, 13)):
        t = math.radians(a)
        x = (FX + BX) / 2 - 3 + math.cos(t) * IN[0]
        y = (FY + BY) / 2 + math.sin(t) * IN[1]
        wide = 9 * abs(math.cos(t)) + 2
        marks.append(([(x - wide, y - 4), (x + wide, y + (6 if i % 2 else -5))], [4, 3]))
        if r.rand() > 0.4:
            marks.append(([(x, y - 7), (x + 2, y + 7)], [4, 3]))
    m = c.lines(marks, "#b8ff8a", clip=inside)
    c.glow(m, 7, "#5ae84a", 1.1)
    # outer face, right
    outer = difference(_hull(), ellipse(FX, FY, *OUT))
    m = c.shape(outer, GOLD, 20, toward=(-0.5, -0.9), edge=0.5)
    right = np.clip((c.y - 330) / 220, 0, 1)
    c.wash(right * 0.7, "#7a3426", m)
    for i in range(15):
        a = -62 + i * 9
        t = math.radians(a)
        x, y = around((FX + BX) / 2, (FY + BY) / 2, t, OUT[0], OUT[1])
        w = 19 * abs(math.cos(t)) + 2
        thorn = [(x - w, y + 7), (x, y - 3), (x + w, y - 9)]
        c.lines([(thorn, [2, 6, 2])], "#5a2424", 0.9, clip=m)
        c.lines([([(q[0], q[1] + 5) for q in thorn], [1, 3, 1])], "#ffe9a0", 0.8, clip=m)
    # near edge, facing us
    ring = difference(ellipse(FX, FY, *OUT), near)
    m = c.shape(ring, "#f0b03c #7a3426 #fff6b8 #fffbd8", 17, toward=(-0.6, -0.8), edge=0.5)
    c.wash(np.clip((c.y - 440) / 150, 0, 1) * 0.7, "#8a3c28", m)
    c.put("#4a1c24", c.mask(near, stroke=3) * 0.8)
    beads = [
        ellipse(FX + math.cos(a) * 149, FY + math.sin(a) * 157, 5.5)
        for a in np.linspace(0, 2 * math.pi, 45)[:-1]
    ]
    for b in beads:
        c.shape(b, "#ffd470 #6a2a24 #fffbe0", 4.5, toward=(-0.6, -0.8))
    c.put("#ffd8a0", c.mask(far, stroke=2.5) * c.mask(near) * 0.7)


def _gem(c: Canvas) -> None:
    # the shoulders and the cup that hold the stone
    outline = "410,252! 436,214 470,200 570,196 606,206 634,244! 590,232 520,224 456,232"
    c.shape(outline, GOLD, 16, toward=(-0.6, -0.8), edge=0.6)
    c.shape(
        "446,196! 458,222 520,238 582,222 594,194! 520,206", GOLD, 12, toward=(-0.6, -0.6), edge=0.6
    )
    girdle = points_of("420,138 452,84 520,62 588,84 620,138 590,196 520,218 450,196")
    table = points_of("462,136 480,104 520,92 560,104 578,136 560,164 520,174 480,164")
    tones = ("#c8203c", "#ff6a6c", "#ffa898", "#d02c44", "#780f30", "#560a28", "#780f30", "#a0163a")
    for i in range(8):
        j = (i + 1) % 8
        facet = c.flat(polygon([girdle[i], girdle[j], table[j], table[i]]), tones[i])
        c.wash(facet * np.clip(c.noise(30, 3, 30 + i) - 0.25, 0, 1) * 0.5, "#e03850", facet)
    t = c.mask(polygon(table))
    v = 1 - np.hypot((c.x - 508) / 74, (c.y - 120) / 60) + (c.noise(30, 3, 5) - 0.5) * 0.2
    c.field(v, "#a0183c .3:#d82c48 .55:#ff5a5c .8:#ffa890 #ffe8d8", t)
    strokes = [([girdle[i], table[i]], [3, 2]) for i in range(8)] + [
        ([table[i], table[(i + 1) % 8]], [2, 2]) for i in range(8)
    ]
    c.lines(strokes, "#ffc8b8", 0.75)
    c.put("#4a0c28", c.mask(polygon(girdle), stroke=4) * 0.8)
    # the star in the stone
    c.lines(sparkle(516, 132, 50, 8), "#fffdf0")
    c.flat(ellipse(516, 132, 6), "#fffdf0")
    for px, py, tx, ty in rows(
        "446 200 466 176 | 594 200 574 176 | 448 82 466 100 | 592 82 574 100"
    ):
        prong = taper([(px, py), (tx, ty)], [26, 11])
        c.shape(prong, GOLD, 8, toward=(-0.6, -0.8), edge=0.6)


def _talon(
    c: Canvas, line: str, widths: list[float], nail: str, light: tuple[float, float]
) -> None:
    lit = c.lit(light, edge=0.6)
    m = lit(taper(line, widths), CLAW, widths[1] * 0.5, rim="#e88a70", rim_width=3)
    scutes = []
    for s in samples(line, 15)[1:-1]:
        scutes.append(([s.beside(-22), s.beside(0, 7), s.beside(22)], [2, 5, 2]))
    c.lines(scutes, "#0e0a14", 0.7, clip=m)
    c.lines(
        [([(x + 1, y + 4) for x, y in q], [1, 3, 1]) for q, _ in scutes], "#7a5c6c", 0.6, clip=m
    )
    lit(spline(nail), "#d8c4a0 #5a3c3c #fff8d8", 9, drop=5)


def _claw(c: Canvas) -> None:
    # wrist
    outline = "452,634! 470,606 462,584 486,562 552,560 578,582 568,606 590,636! 520,646"
    m = c.shape(outline, CLAW, 34, toward=(-0.7, -0.6), edge=0.5)
    for y, w in ((622, 58), (606, 50), (590, 52)):
        row = [
            (
                [(520 - w + k * 20, y - 6), (530 - w + k * 20, y + 3), (540 - w + k * 20, y - 6)],
                [1, 4, 1],
            )
            for k in range(int(w / 10))
        ]
        c.lines(row, "#7a4c50", 0.8, clip=m)
    _talon(
        c,
        "492,590 420,590 356,560 330,508",
        [52, 46, 40, 30],
        "314,516! 308,476 326,438 366,420! 344,456 344,490 346,512!",
        (-0.7, -0.7),
    )
    _talon(
        c,
        "548,590 620,590 690,560 716,510",
        [52, 46, 40, 30],
        "700,512! 700,486 694,450 670,424! 714,440 736,478 732,514!",
        (-0.5, -0.8),
    )
    _talon(
        c,
        "516,612 514,580 512,552",
        [60, 50, 38],
        "492,556! 490,528 504,500 526,482! 524,512 534,532 534,556!",
        (-0.7, -0.7),
    )
    # knuckles
    for x, y, r in ((420, 588, 27), (622, 588, 27), (350, 552, 21), (700, 552, 21), (514, 584, 27)):
        k = c.shape(ellipse(x, y, r, r * 0.9), CLAW, r * 0.8, toward=(-0.6, -0.8), edge=0.3)
        strokes = [
            ([(x - r * 0.7, y + d), (x, y + d + 5), (x + r * 0.7, y + d)], [1, 4, 1])
            for d in (-8, 2, 12)
        ]
        c.lines(strokes, "#0e0a14", 0.7, clip=k)


def _fingers(c: Canvas) -> None:
    """What others paid."""
    bone = Ink("#dcc8a4", "#5a3440", "#fff8dc")
    for joints in (
        ((280, 634), (338, 648), (386, 654), (424, 652)),
        ((752, 630), (692, 648), (644, 655), (606, 653)),
    ):
        for i, (a, b) in enumerate(pairwise(joints)):
            w = 22 - 3 * i
            long = math.dist(a, b) - 6
            half = long / 2 - w * 0.35
            shaft = taper([(-half, 0), (half, 0)], [w * 0.8, w * 0.5, w * 0.48, w * 0.72])
            knobs = [
                ellipse(x, side * w * 0.26, w * 0.36) for x in (-half, half) for side in (-1, 1)
            ]
            turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
            at = Place((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 1, turn)
            c.shadow(at.path(ellipse(4, 8, half + w * 0.4, w * 0.4)), "#1c0e1c", 3, 0.9)
            c.shape(at.path(union(shaft, *knobs)), bone, 8, toward=(-0.3, -1), edge=0.6)
    c.shape(taper("714,622 724,640 720,656", [9, 10, 9]), GOLD, 5, toward=(-0.6, -0.8), edge=0.7)
    c.shape(ellipse(718, 622, 9), "#5ac84a #1f4a34 #e0ffa0", 6, edge=0.6)


def _light(c: Canvas) -> None:
    stone = c.mask(ellipse(516, 138, 84, 66))
    c.glow(stone, 60, "#ff3a48", 0.32)
    c.rays(516, 136, "#ffc8a0", 0.26, count=16, seed=3, fall=1.0, reach=560)
    c.lines(sparkle(362, 300, 26, 6), "#fffdf0")
    r = rng(6)
    c.motes(scatter(r, 50, (280, 60, 760, 640), (1.2, 2.8)), "#ffe0b0")
