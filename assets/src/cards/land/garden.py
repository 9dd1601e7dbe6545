"""A lion of hedge, golden-maned and crowned with roses, sits over the garden as its king."""

from __future__ import annotations

import math

from art import Array, Canvas, Ink, Light, ellipse, leaf, polygon, rectangle, rng, samples, scatter
from art.geometry import spline

LIGHT = Light((60, 200), "#fff4b8", "#0c2c34")
WAY = (-0.85, -0.5)
HEDGE = Ink("#2f7a48", "#0f3a3c", "#b8d868", rim="#f4ffb8")
DEEP = Ink("#1f5c40", "#0c2c34", "#7ab058")
MANE = Ink("#d89a34", "#7a4420", "#fff09a", rim="#fffbd0")
STONE = Ink("#b8b09c", "#54546c", "#fff6dc", rim="#fffdf0")


def paint(c: Canvas) -> None:
    c.layers(_morning, _plinth, _tail, _body, _mane, _face, _roses, _beds)
    c.finish(vignette=0.26)


def _morning(c: Canvas) -> None:
    v = 0.34 + c.spot(200, 330, 860, 560) * 0.66 - c.rise(240, 0) * 0.14
    v += (c.swirl(280, 90, 5, 4, stretch=(1, 0.35)) - 0.5) * 0.22
    c.field(v, "#2c7a8c .22:#5aa0a0 .42:#a0c8a8 .6:#e4e0a0 .78:#fff0b0 #fffbe0")
    c.rays(40, 140, "#fffbe0", 0.3, count=14, seed=6, reach=1100)
    c.glow(c.flat(ellipse(176, 330, 104), "#fffbe0"), 50, "#fff0b0", 0.6)
    hills = "-20,800! -20,560! 160,530 380,556 620,520 860,556 1044,536! 1044,800!"
    c.shape(hills, "#7aac84 #3a7a74 #e0e8a0", 24, toward=(-0.4, -1))
    for x, y, h in ((40, 650, 330), (950, 650, 360)):
        outline = [
            (x, y - h, 0),
            (x + h * 0.15, y - h * 0.34),
            (x + h * 0.1, y),
            (x - h * 0.1, y),
            (x - h * 0.15, y - h * 0.34),
        ]
        c.shape(spline(outline), "#2c6a5c #124048 #a8cc78", 18, toward=WAY)
    lawn = c.mask(polygon("-10,616 1034,616 1034,770 -10,770"))
    v = 0.56 + (c.noise(130, 4, 5, stretch=(1, 0.2)) - 0.5) * 0.5 - c.rise(640, 780) * 0.3
    c.field(v, "#1c5a44 .3:#3a8a50 .55:#78b458 .8:#c4d878 #f0f0a8", lawn)


def _plinth(c: Canvas) -> None:
    lit = c.lit(WAY)
    c.shadow(ellipse(696, 752, 400, 22), "#0c2c34", 14, 0.8)
    lit(rectangle(366, 716, 560, 70), STONE, 12)
    lit(rectangle(342, 690, 608, 36, 6), STONE, 10, drop=8)


def _foliage(
    c: Canvas,
    mask: Array,
    seed: int,
    box: tuple[float, float, float, float],
    count: int,
    size: float,
) -> None:
    """Clipped leaves: light ones towards the sun, dark ones away from it."""
    for hue, k in (("#12463c", 0), ("#58a04c", 1), ("#c8e078", 2)):
        blades = []
        for x, y, _ in scatter(rng(seed + k), count, box):
            across = (x - box[0]) / (box[2] - box[0])
            if (k == 2 and across > 0.5) or (k == 0 and across < 0.3):
                continue
            blades.append(leaf(x, y, size, 200 + 50 * math.sin(x * 0.1 + y), 0.5))
        c.flat(blades, hue, 0.85, clip=mask)


def _tail(c: Canvas) -> None:
    c.shape("846,660 956,660 1000,580 960,500 : 54 48 40 30", HEDGE, 18, toward=WAY)
    for i in range(14):
        turn = -150 + i * 12
        c.shape(leaf(958, 506, 84 + 14 * (i % 3), turn, 0.4), MANE, 10, toward=WAY, edge=0.4)


def _body(c: Canvas) -> None:
    far = "546,420! 596,520 596,620 612,696! 516,696! 502,660 536,640 526,540"
    c.shape(far, DEEP, 30, toward=WAY)
    body = "526,250! 656,250 766,330 836,440 876,560 882,640 856,696! 636,696! 546,640 496,500"
    m = c.shape(body, HEDGE, 100, toward=WAY, shading=1.1)
    _foliage(c, m, 3, (506, 260, 886, 700), 210, 22)
    haunch = "716,500 796,490 854,550 866,640 836,696! 632,696! 616,672 642,650 696,650! 662,590"
    m = c.shape(haunch, HEDGE, 60, toward=WAY, drop=12, edge=0.3)
    _foliage(c, m, 13, (636, 490, 876, 700), 110, 22)
    leg = "448,400! 546,420 566,520 536,640 546,672 538,696! 410,696! 412,668 448,650 460,540"
    m = c.shape(leg, HEDGE, 46, toward=WAY, drop=12, edge=0.3)
    _foliage(c, m, 23, (416, 420, 566, 700), 80, 20)
    strokes = """438,672 436,696 | 472,670 472,696 | 506,672 510,696 | 666,674 664,696 |
        700,672 700,696 : 2 7"""
    c.lines(strokes, "#0c2c34", 0.9)


def _mane(c: Canvas) -> None:
    r = rng(8)
    for ring, count, reach in ((206, 30, 84), (168, 26, 78), (128, 22, 70), (88, 16, 64)):
        for i in range(count):
            a = i / count * 2 * math.pi + r.rand() * 0.12
            x, y = 528 + math.cos(a) * ring * 0.86, 300 + math.sin(a) * ring
            if x < 486 and y < 370:
                continue
            c.shape(leaf(x, y, reach, math.degrees(a) + 18, 0.62), MANE, 13, toward=WAY, edge=0.4)


def _face(c: Canvas) -> None:
    c.shape("546,190! 546,130 596,118 616,160 596,210!", HEDGE, 16, toward=WAY, drop=6)
    head = """576,190 506,164 452,176 426,206! 406,246 368,266! 338,284 332,312! 346,330 360,336!
        352,356 368,392 412,408 476,404 546,380 596,300"""
    m = c.shape(head, HEDGE, 60, toward=WAY, drop=14)
    _foliage(c, m, 33, (466, 190, 596, 400), 50, 20)
    nose = c.flat("368,264! 338,283 331,306! 360,304 378,284", "#12382c", clip=m)
    c.flat("366,268! 346,282 340,292 360,286", "#6aa04c", clip=nose)
    lines = "360,336 396,342 432,336 458,318 | 378,290 402,310 404,336 : 3 9 7 1"
    c.lines(lines, "#0c2c34", 0.95, clip=m)
    hollow = c.flat("412,246! 436,222 470,216 494,224! 470,250 436,256", "#0c2c30", clip=m)
    c.flat("430,244! 446,230 466,228! 458,244 444,248", "#f4dc70", clip=hollow)
    for points in ("408,232 440,204 478,196 506,206", "404,262 434,266 462,260"):
        for at in samples(points, 5):  # brow and cheek are leaves that the shears left longer
            c.shape(leaf(at.x, at.y, 34, 196, 0.6), HEDGE, 7, toward=WAY, edge=0.5)


def _roses(c: Canvas) -> None:
    for i, at in enumerate(samples("460,170 500,140 552,132 606,146 646,180", 6)):
        for side in (-1, 1):
            c.shape(leaf(at.x, at.y, 40, -90 + side * 60 + i * 12, 0.6), HEDGE, 6, toward=WAY)
        m = c.shape(
            ellipse(at.x, at.y - 6, 27, 25),
            "#c82840 #5a0c30 #ff9a88 #ffe0c0",
            16,
            toward=WAY,
            drop=6,
        )
        curls = [
            (
                [
                    (at.x - 12, at.y - 6),
                    (at.x, at.y - 18),
                    (at.x + 12, at.y - 6),
                    (at.x, at.y + 2),
                    (at.x - 5, at.y - 6),
                ],
                [1, 4, 4, 3, 1],
            )
        ]
        c.lines(curls, "#5a0c30", 0.85, clip=m)


def _beds(c: Canvas) -> None:
    r = rng(31)
    for left, right in ((-20, 250), (890, 1040)):
        for _ in range(26):
            x, y = left + r.rand() * (right - left), 700 + r.rand() * 70
            c.flat(leaf(x, y, 52, -90 + r.randn() * 40, 0.44), "#1c5a44")
        for _ in range(12):
            x, y = left + r.rand() * (right - left), 690 + r.rand() * 50
            c.shape(ellipse(x, y, 15, 14), "#c82840 #5a0c30 #ff9a88", 9, toward=WAY)
