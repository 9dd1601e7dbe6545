"""Black talons offer a ruby ring; in its hoop floats a castle, and it has a clause inside."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, Path, Place, around, blur, difference, each, rng, rows
from art.geometry import arc_points, ellipse, points_of, polygon, rectangle, samples, taper, union
from art.motifs import cloud, scatter, sparkle, tower
from art.strokes import strung

LIGHT = Light((300, 120), "#ffd8a0", "#1c0c2c")
WAY = (-0.65, -0.75)
NEAR, FAR, TURN = (478, 412), (544, 396), 13
OUT, IN = (226, 246), (172, 192)
GOLD = Ink("#f0ac38", "#7a3426", "#fff6b0", rim="#fffbd8")
CLAW = Ink("#54465c", "#1c1424", "#f4a888", rim="#ffd0a8")
NAIL = "#e0cca8 #5a3c3c #fff8d8"


def paint(c: Canvas) -> None:
    c.layers(_room, _back_talon, _vision, _band, _gem, _talons)
    c.motes(scatter(rng(6), 50, (240, 60, 800, 640), (1.2, 3)), "#ffe8c0", "#ff9a60")
    c.finish(vignette=0.26)


def _room(c: Canvas) -> None:
    v = 0.1 + c.spot(510, 380, 700, 580) + (c.swirl(240, 100, 5, 7) - 0.5) * 0.26
    c.field(v, "#4a1240 .14:#701c48 .32:#a02c4c .5:#d04c4c .68:#f48a58 .84:#ffc080 #fff0c0")
    c.rays(560, 130, "#ffe0b0", 0.4, count=18, seed=3, reach=760)
    edge = "-40,-20! 150,-20! 120,180 150,420 90,640 130,800! -40,800!"
    m = c.shape(edge, "#8a2048 #3c1034 #f0605c #ffb080", 40, toward=(1, -0.2), drop=16)
    folds = "20,-20 10,300 30,780 | 84,-20 60,260 80,480 40,780 : 3 14 5"
    c.lines(folds, "#3c1034", 0.7, clip=m)


def _hoop(x: float, y: float, r: tuple[float, float]) -> Path:
    return ellipse(x, y, *r, TURN)


def _hole(c: Canvas) -> Array:
    return c.mask(_hoop(*NEAR, IN)) * c.mask(_hoop(*FAR, IN))


def _vision(c: Canvas) -> None:
    """The wish: a castle that stands on nothing."""
    hole = _hole(c)
    v = c.rise(190, 640) * 0.62 + c.spot(512, 410, 230) * 0.5
    v += (c.noise(80, 4, 9, stretch=(1, 0.5)) - 0.5) * 0.2
    c.field(v, "#34206c .14:#6a2c80 .32:#c04c78 .5:#f08070 .7:#ffc488 #fff0c4", hole)
    c.flat(ellipse(520, 366, 92), "#ffd684", 0.95, hole)
    wall = Ink("#ffe0b8", "#c0506c", "#fffbe8")
    roof = Ink("#a0305a", "#5a1848", "#ffb890")
    for x, y, w, h in rows(
        "436 500 44 110 | 596 504 44 100 | 472 500 48 168 | 558 500 46 150 | 516 508 60 220"
    ):
        body, tip = tower(x, y, w, h, 1.3)
        c.shape(body, wall, 12, toward=(-0.6, -1), clip=hole, edge=0.4)
        c.shape(tip, roof, 9, toward=(-0.4, -1), clip=hole)
        c.flat(rectangle(x - 4, y - h + 34, 8, 20, 4), "#5a1848", clip=hole)
    c.flat(union(ellipse(516, 474, 13), rectangle(503, 474, 26, 40)), "#5a1848", clip=hole)
    for x, y, w, h, s in rows("404 528 180 44 3 | 620 532 190 46 6 | 514 552 280 54 8"):
        c.shape(cloud(x, y, w, h, s), "#ffd8b4 #d06a78 #fffbe8", 16, toward=(0, -1), clip=hole)


def _band(c: Canvas) -> None:
    near, far = _hoop(*NEAR, IN), _hoop(*FAR, IN)
    inside = c.mask(near) * (1 - c.mask(far))
    v = 0.5 + (NEAR[0] - 90 - c.x) / 200 + (c.noise(40, 3, 4) - 0.5) * 0.12 + (c.y - 400) / 800
    c.field(v, "#ffd070 .3:#c87a2c .55:#7a3426 #3a1624", inside)
    _clause(c, inside)
    steps = np.linspace(0, 1, 9)
    hull = union(*(_hoop(NEAR[0] + 66 * t, NEAR[1] - 16 * t, OUT) for t in steps))
    m = c.shape(difference(hull, _hoop(*NEAR, OUT)), GOLD, 26, toward=WAY, edge=0.5)
    c.wash(c.rise(360, 640) * 0.8, "#7a3426", clip=m)
    ring = difference(_hoop(*NEAR, OUT), near)
    m = c.shape(ring, "#f4b440 #7a3426 #fff6b8 #fffbd8", 24, toward=WAY, edge=0.5)
    c.wash(c.rise(430, 680) * 0.8, "#8a3c28", clip=m)
    p = Place(*NEAR, 1, TURN)
    for a in np.linspace(0, math.tau, 41)[:-1]:
        bead = ellipse(*p.points([around(0, 0, a, 199, 219)])[0], 8.5)
        c.shape(bead, "#ffd470 #6a2a24 #fffbe0", 6, toward=WAY)
    c.put("#4a1c24", c.mask(near, stroke=4) * 0.8)
    c.put("#ffd8a0", c.mask(far, stroke=3) * c.mask(near) * 0.7)


def _clause(c: Canvas, inside: Array) -> None:
    """It is written on the inner side, where nobody looks before wishing."""
    r = rng(17)
    marks = []
    for x, y in arc_points(NEAR[0] + 28, NEAR[1] - 8, *IN, 138, 246, 14):
        tall = r.rand() * 8
        marks.append(([(x - 9, y - tall), (x + 9, y + 4)], [5, 4]))
        marks.append(([(x - 9, y + 9), (x + 7, y + 14 - tall)], [4, 5]))
    m = c.lines(marks, "#c8ff90", clip=inside)
    c.glow(m, 8, "#5ae84a", 1.2)


def _gem(c: Canvas) -> None:
    p = c.at(Place(546, 152, 1.14, TURN), toward=WAY)
    p.shape("-110,96! -86,54 -54,34 54,34 86,54 110,96! 60,82 0,74 -60,82", GOLD, 18, edge=0.5)
    p.shape("-76,20! -60,54 0,70 60,54 76,20! 0,32", GOLD, 14, edge=0.5)
    girdle = points_of("-100,-30 -68,-84 0,-106 68,-84 100,-30 70,28 0,50 -70,28")
    table = points_of("-58,-32 -40,-64 0,-76 40,-64 58,-32 40,-4 0,6 -40,-4")
    tones = "#d02844 #ff7674 #ffb0a0 #d83450 #8a1438 #600c2c #8a1438 #b01c40".split()
    for i, tone in enumerate(tones):
        j = (i + 1) % 8
        p.flat(polygon([girdle[i], girdle[j], table[j], table[i]]), tone)
    t = p.mask(polygon(table))
    v = 1 - np.hypot((c.x - 544) / 90, (c.y - 98) / 72) + (c.noise(30, 3, 5) - 0.5) * 0.2
    c.field(v, "#a0183c .3:#d82c48 .55:#ff5a5c .8:#ffa890 #ffe8d8", t)
    p.lines([([girdle[i], table[i]], [4, 2]) for i in range(8)], "#ffd0c0", 0.8)
    p.lines([([table[i], table[(i + 1) % 8]], [2.4, 2.4]) for i in range(8)], "#ffd0c0", 0.7)
    stone = p.mask(polygon(girdle))
    for prong in each("-72,44 -52,10 | 72,44 52,10 | -70,-90 -52,-66 | 70,-90 52,-66"):
        p.shape(taper(prong, [30, 12]), GOLD, 9, edge=0.6)
    c.glow(stone, 60, "#ff4a50", 0.4)
    c.lines(sparkle(540, 104, 66, 10), "#fffdf0")


def _talon(c: Canvas, line: str, widths: list[float], nail: str) -> None:
    m = c.shape(taper(line, widths), CLAW, widths[1] * 0.5, toward=WAY, edge=0.5, drop=14)
    scutes = strung(samples(line, 13)[1:-1], "-30,0 0,9 30,0", [2, 7, 2])
    c.lines(scutes, "#120c18", 0.8, clip=m)
    c.shape(nail, NAIL, 12, toward=WAY, edge=0.5, drop=8)


def _back_talon(c: Canvas) -> None:
    nail = "640,590! 640,550 600,510! 660,530 684,590!"
    _talon(c, "560,780 660,720 690,650 660,580", [90, 76, 56, 40], nail)


def _talons(c: Canvas) -> None:
    nail = "236,566! 226,510 244,450 292,412! 276,470 284,520 290,566!"
    _talon(c, "470,800 350,730 280,650 262,560", [110, 92, 76, 54], nail)
    nail = "756,566! 752,510 736,458 700,424! 766,446 806,506 808,566!"
    _talon(c, "620,800 740,720 790,640 782,560", [110, 92, 76, 54], nail)
    nail = "482,668! 478,610 496,560 536,524! 534,580 548,630 550,670!"
    _talon(c, "540,820 530,740 516,660", [120, 100, 70], nail)
    c.wash(blur(c.mask(ellipse(530, 800, 260, 60)), 20) * 0.5, "#1c0c24")
