"""A wand stirs the soup by itself: the wizard's hat hangs on its peg, the ladle has cobwebs."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
from art import Array, Canvas, Ink, Light, Path, Place, Point, around, rng, smoothstep
from art.geometry import difference, ellipse, polygon, rectangle, samples, spline, taper, union
from art.motifs import leaf, scatter, sparkle, swarm
from art.strokes import fan, placed
from art.tables import rows

LIGHT = Light((600, 150), "#ffe4f4", "#0c1434")
STAR = (612, 150)
FOOT = (474, 560)
COPPER = Ink("#b8643c", "#4a1f34", "#ffbc84", rim="#ffe0c0")
GOLD = Ink("#f0b84e", "#8a4a34", "#fff4c0")
EBONY = Ink("#3a2450", "#140c2c", "#a880c8", rim="#ffd8f0")
WOOD = Ink("#6a4454", "#2a1a3c", "#c88a94")
GLASS = (-0.3, -0.9)


def paint(c: Canvas) -> None:
    _wall(c)
    _shelf(c)
    _ladle(c)
    _hat(c)
    _table(c)
    soup = _pot(c)
    _swirl(c, front=False)
    _wand(c)
    _whirl(c, soup)
    _swirl(c, front=True)
    _greens(c)
    _star(c)
    _bowl(c)
    c.finish(vignette=0.38)


def _wall(c: Canvas) -> None:
    v = c.spot(*STAR, 640, 600) * 0.74 + (c.noise(130, 4, 3) - 0.5) * 0.1
    c.field(v, "#10183c .14:#1a2c5c .32:#264c80 .5:#3f749c .66:#7c9cc0 .82:#d8b8dc #fff0f8")
    rows = []
    r = rng(4)
    for k, y in enumerate(range(40, 600, 62)):
        rows.append(([(-10, y), (500, y + r.randn() * 2), (1034, y)], [2, 3, 2]))
        rows += [
            ([(x, y), (x + r.randn() * 2, y + 62)], [2, 2.4])
            for x in range(-30 + (k % 2) * 64, 1050, 128)
        ]
    c.lines(rows, "#16264c", 0.35)


def _shelf(c: Canvas) -> None:
    c.shape(rectangle(-20, 424, 300, 22, 4), WOOD, 9, toward=(0.4, -1), drop=16)
    for x, w, h, hue, lid in rows(
        "30 62 84 #7a3c5c #d8a850 | 104 50 60 #3c7c74 #c8c0d8 | 166 60 96 #8a6a3c #b86a4c"
    ):
        m = c.shape(
            rectangle(x, 424 - h, w, h, 12),
            Ink(hue, lit="#ffe0ec"),
            16,
            toward=(0.9, -0.3),
            rim="#ffd8ec",
            rim_width=3,
            drop=8,
        )
        c.shape(rectangle(x + 5, 416 - h, w - 10, 14, 4), Ink(lid), 6, toward=(0.8, -0.6))
        c.flat(rectangle(x + 9, 424 - h * 0.66, w - 18, h * 0.36, 3), "#f0dcc0", clip=m)
        c.lines([([(x + 14, 424 - h * 0.48), (x + w - 14, 424 - h * 0.48)], [2, 3, 1])], "#5c3a54")
    for k, at in enumerate(samples("250,446 254,500 246,560", 7)):
        outline = ellipse(at.x + (9 if k % 2 else -9), at.y + 6, 15, 17)
        c.shape(outline, "#e8d4d8 #8a6a94 #ffffff", 9, toward=(0.9, -0.4), edge=0.3)


def _ladle(c: Canvas) -> None:
    c.shape(rectangle(54, 470, 130, 14, 6), WOOD, 6, toward=(0.5, -1), drop=6)
    c.shape(taper("120,480 122,520 118,566", [9, 10, 12]), COPPER, 5, toward=(0.9, -0.3))
    c.shape("84,564! 156,564! 150,598 120,612 92,596", COPPER, 14, toward=(0.9, -0.3))
    c.flat(ellipse(120, 564, 36, 8), "#3a1a30")
    hub = (96, 514)
    spokes: list[Point] = [(60, 486), (120, 490), (121, 540), (90, 562)]
    web = [([hub, p], [1.6, 1.6]) for p in [*spokes, (62, 540), (150, 486), (152, 562)]]
    for t in (0.35, 0.65, 0.95):
        ring = [
            (hub[0] + (x - hub[0]) * t, hub[1] + (y - hub[1]) * t)
            for x, y in ((62, 540), (60, 486), (120, 490), (121, 540), (90, 562), (62, 540))
        ]
        for a, b in pairwise(ring):
            mid = ((a[0] + b[0]) / 2 * 0.9 + hub[0] * 0.1, (a[1] + b[1]) / 2 * 0.9 + hub[1] * 0.1)
            web.append(([a, mid, b], [1.4, 1.4]))
    c.lines(web, "#e8e4f8", 0.85)
    c.flat(ellipse(72, 540, 7, 8), "#140c2c")


def _hat(c: Canvas) -> None:
    c.shape(rectangle(780, 262, 264, 22, 5), WOOD, 8, toward=(-0.5, -1), drop=12)
    for x in (808, 984):
        c.shape(ellipse(x, 274, 13), GOLD, 8, toward=(-0.8, -0.5), drop=6)
    robe = "826,350! 850,330 900,330 934,352! 960,470 968,600 930,590 890,606 850,590 806,604"
    m = c.shape(robe, "#4a3084 #1c1048 #a890d8", 40, toward=(-0.9, -0.4), drop=16)
    c.lines(fan("858,370 846,480 834,600", "18,0 24,0 30,0", 4, [1, 7, 4]), "#1c1048", 0.8, clip=m)
    hat = spline(
        "790,378! 836,360 856,300 872,244 918,228 946,256! 916,262 906,300 918,352 972,372! 880,396"
    )
    m = c.shape(
        hat, "#6a48b0 #2a1860 #d0b0f0 #ffe0f4 3", 26, toward=(-0.9, -0.4), drop=12, edge=0.3
    )
    c.shape(taper("838,352 876,364 916,350", [18, 20, 18]), GOLD, 8, clip=m, toward=(-0.8, -0.5))
    for x, y, s in ((872, 312, 12), (892, 276, 8), (858, 336, 7)):
        c.lines(sparkle(x, y, s, 6), "#ffe8a0", clip=m)


def _table(c: Canvas) -> None:
    board = c.rough(rectangle(-20, 628, 1070, 160))
    grain = c.noise(240, 5, 9, stretch=(3, 0.16))
    v = c.spot(560, 640, 640, 190) * 0.85 + (grain - 0.5) * 0.45
    c.field(v, "#1c1236 .2:#382048 .42:#6a3c5c .66:#a8687c #f4b8b0", board)
    c.flat(rectangle(-20, 626, 1070, 5), "#ffd0d8", smoothstep(520, 60, np.abs(c.x - 560)) * 0.8)


def _pot(c: Canvas) -> Array:
    c.shadow(ellipse(470, 734, 260, 22), "#140c28", 12, 0.95)
    for side in (-1, 1):
        x = 480 + side * 232
        ring = difference(ellipse(x, 590, 44, 36), ellipse(x, 590, 26, 20))
        c.shape(ring, COPPER, 8, toward=(0.3, -0.9), edge=0.3)
    body = "262,540! 258,610 286,690 340,736! 480,748 620,736! 674,690 702,610 698,540! 480,580"
    m = c.shape(body, COPPER, 80, toward=(0.5, -0.7), edge=0.3)
    c.lines("262,604 480,656 698,604 : 3 7 3", COPPER.shade, 0.7, clip=m)
    c.lines("262,598 480,649 698,598 : 1 4 1", "#ffbc84", 0.8, clip=m)
    for at in samples("276,628 480,676 684,628", 13):
        c.shape(ellipse(at.x, at.y, 7), GOLD, 5, toward=(0.5, -0.8), clip=m, edge=0.3)
    c.shape(ellipse(480, 542, 224, 56), COPPER, 14, toward=(0.2, -1))
    inner = c.rough(ellipse(480, 544, 204, 44))
    c.put("#3a1834", inner)
    soup = c.rough(ellipse(480, 556, 196, 38)) * inner
    swirl = (
        np.arctan2((c.y - 558) * 4.4, c.x - 474) * 1.0 + np.hypot(c.x - 474, (c.y - 558) * 4.4) / 34
    )
    v = 0.5 + 0.28 * np.sin(swirl * 2) + c.spot(474, 556, 130, 40) * 0.4
    c.field(v, "#a8342c .25:#d8602c .5:#f8a03c .75:#ffd870 #fff4c0", soup)
    c.glow(soup, 34, "#ff9a50", 0.55)
    return soup


def _whirl(c: Canvas, soup: Array) -> None:
    rings = c.mask(ellipse(FOOT[0], FOOT[1] + 2, 34, 10), stroke=5)
    rings = np.maximum(rings, c.mask(ellipse(FOOT[0], FOOT[1] + 2, 60, 16), stroke=3))
    c.put("#fff4c0", rings * soup * 0.9)
    for x, y, hue in rows("360 552 #f07a2c | 590 548 #6ab04c | 560 576 #f0d0a0 | 400 576 #6ab04c"):
        c.shape(ellipse(x, y, 17, 8), Ink(hue, lit="#fff0c0"), 6, edge=0.3, clip=soup)


def _wand(c: Canvas) -> None:
    from_right = c.lit((0.9, -0.3))
    line = [FOOT, (520, 424), (568, 286), (604, 180)]
    m = from_right(taper(line, [22, 25, 27, 20], cap=False), EBONY, 11, edge=0.3)
    c.wash(c.rise(500, 570) * 0.6, "#f8a03c", clip=m)
    # a thread of gold winds up it
    for at in samples(line, 16)[2:11]:
        strokes = [([at.beside(-15, -10), at.beside(0, 2), at.beside(15, 10)], [3, 5, 3])]
        c.lines(strokes, "#f0b84e", clip=m)
    grip = samples(line, 40)
    for a, b, w in ((27, 30, 34), (36, 39, 32)):
        from_right(taper([grip[a][:2], grip[b][:2]], [w, w], cap=False), GOLD, 8)
    outline = taper([grip[30][:2], grip[33][:2], grip[36][:2]], [26, 33, 27], cap=False)
    from_right(outline, "#b02c5c #4a1040 #ff90b0", 11)


def _swirl(c: Canvas, front: bool) -> None:
    """The ribbon of light that winds about the wand, its half before or behind."""
    curve: list[Point] = []
    for t in np.linspace(0, 1, 90):
        x, y = FOOT[0] + (STAR[0] - FOOT[0]) * t, FOOT[1] + (STAR[1] - FOOT[1]) * t
        a = t * math.pi * 2 * 2.6 + 0.6
        wide = 170 * (1 - t) ** 0.8 + 26
        curve.append((x + math.cos(a) * wide, y + math.sin(a) * wide * 0.26, math.sin(a)))
    part = [(x, y) for x, y, z in curve]
    run: list[Point] = []
    strokes = []
    for (x, y), (_, _, z) in zip(part, curve, strict=True):
        if (z > 0) == front:
            run.append((x, y))
        elif len(run) > 3:
            strokes.append((run, [1, 9, 12, 9, 1]))
            run = []
        else:
            run = []
    if len(run) > 3:
        strokes.append((run, [1, 9, 12, 9, 1]))
    glow = c.lines(strokes, "#ffd8f4" if front else "#c89ad8", 0.95 if front else 0.8)
    c.glow(glow, 10, "#f070d0", 0.6 if front else 0.3)
    r = rng(5 if front else 6)
    dots = [(x + r.randn() * 9, y + r.randn() * 9, 1.5 + 2.5 * r.rand()) for x, y in part[::2]]
    c.motes(dots, "#fff4fc", "#f080d8", radius=4, strength=0.7)


def _greens(c: Canvas) -> None:
    # a carrot
    p = Place(318, 338, 1.1, 22)
    for turn in (-120, -92, -64):
        c.shape(p.path(leaf(0, -44, 56, turn, 0.4)), "#58a04c #1c4a4c #c8e890", 6)
    outline = p.spline("-22,-40 0,-50 22,-40 16,10 0,74! -15,10")
    m = c.shape(outline, "#f07a2c #983034 #ffc880", 16, toward=(0.9, -0.4), edge=0.3)
    c.lines(
        [(p.points([(-18, y), (-4, y + 3)]), [1, 4, 1]) for y in (-24, -2, 20)], "#983034", clip=m
    )
    # a mushroom
    p = Place(388, 412, 1.0, -18)
    c.shape(p.spline("-12,-4! 14,-4! 18,36 -14,38"), "#f4e4d4 #94789c #ffffff", 10)
    outline = p.spline("-42,2! -34,-30 0,-44 36,-30 44,2! 0,10")
    c.shape(outline, "#c88a64 #5c3450 #ffe4c4", 16, toward=(0.8, -0.6), edge=0.3)
    # an onion
    p = Place(690, 426, 1.1, 16)
    outline = p.spline("0,-58! 8,-34 38,-18 40,14 0,38 -40,14 -38,-18 -8,-34")
    m = c.shape(outline, "#c8689c #5c2468 #ffd0ec", 24, toward=(-0.5, -0.8), edge=0.3)
    strokes = placed(
        p.points, fan("0,-40 0,-6 0,36", "0,0 20,0 6,0", (-1.3, -0.5, 0.5, 1.3), [1, 4, 1])
    )
    c.lines(strokes, "#5c2468", 0.7, clip=m)
    # a fish that had other plans
    p = Place(466, 262, 1.05, -38)
    c.shape(p.spline("44,0! 84,-28! 74,0 84,28!"), "#4a90b0 #1c3c6c #c8f0f0", 8)
    outline = p.spline("-62,2! -30,-26 20,-22 56,0 20,24 -28,26")
    m = c.shape(outline, "#62acc0 #24487c #e0fbf4", 18, toward=(0.7, -0.6), edge=0.3)
    strokes = [(p.points([(x, -16), (x + 7, 0), (x, 16)]), [1, 3, 1]) for x in (-12, 6, 24)]
    c.lines(strokes, "#24487c", 0.8, clip=m)
    c.flat(p.path(ellipse(-38, -6, 8)), "#fffbe8")
    c.flat(p.path(ellipse(-39, -6, 4)), "#140c2c")
    c.flat(p.path(ellipse(-58, 6, 6, 5)), "#8a3454")


def _five(x: float, y: float, size: float, turn: float) -> Path:
    corners = []
    for k in range(10):
        a = math.radians(turn + k * 36)
        r = size if k % 2 == 0 else size * 0.46
        corners.append(around(x, y, a, r))
    return polygon(corners)


def _star(c: Canvas) -> None:
    x, y = STAR
    c.rays(x, y, "#ffd8f4", 0.42, count=18, seed=7, fall=1.2, reach=620)
    c.halo(x, y, 250, "#e070c8", 0.42)
    m = c.shape(_five(x, y, 94, -70), "#f0a42c #a85430 #ffd868", 9, toward=GLASS)
    for k in range(5):
        a = math.radians(-70 + k * 72)
        b = math.radians(-70 + k * 72 + 36)
        facet = [(x, y), around(x, y, a, 94), around(x, y, b, 43)]
        c.put("#fff0a8", c.mask(polygon(facet)) * m * 0.85)
    c.flat(ellipse(x, y, 15), "#fffdf4")
    c.glow(m, 26, "#f080c8", 0.35)
    c.lines(sparkle(x, y, 58, 10), "#fffdf8")
    c.motes(swarm(rng(9), 90, (x, y), (130, 100)), "#fff4fc", "#ff90e0", radius=4)
    c.motes(scatter(rng(3), 30, (300, 300, 720, 540)), "#fff0c8", "#ffb060", radius=4)


def _bowl(c: Canvas) -> None:
    c.shadow(ellipse(842, 730, 130, 16), "#140c28", 10, 0.9)
    china = Ink("#8ab0c8", "#34487c", "#f4fbff")
    outline = "744,664! 756,706 800,732! 880,732! 924,706 938,664! 840,690"
    c.shape(outline, china, 34, toward=(-0.6, -0.7), edge=0.3)
    c.shape(ellipse(841, 666, 98, 22), china, 8, toward=(-0.3, -1), rim="#ffe8f4", rim_width=3)
    c.flat(ellipse(841, 668, 84, 15), "#34305c")
    c.shape(taper("880,668 930,640 978,604", [14, 10, 15]), WOOD, 6, toward=(-0.5, -0.9))
    loaf = union(ellipse(150, 712, 112, 40), ellipse(90, 716, 60, 34))
    c.shadow(ellipse(140, 742, 140, 12), "#140c28", 8, 0.9)
    m = c.shape(loaf, "#c07c4c #5c2c40 #ffd8a8", 34, toward=(0.7, -0.8), edge=0.2)
    strokes = [([(x, 682), (x + 14, 700), (x + 10, 724)], [1, 8, 2]) for x in (90, 136, 182)]
    c.lines(strokes, "#ffe4c0", 0.8, clip=m)
