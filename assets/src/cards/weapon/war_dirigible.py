"""A war airship sails over its army in a clear sky; her captain has spied one small cloud."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, Path, Place, Point, cloud, each, fan, rng, rows, strewn
from art.geometry import about, ellipse, move, polygon, rectangle, samples, spline, taper, union
from art.motifs import ridge, scatter, tower

LIGHT = Light((120, 80), "#fff4cc", "#241436")
GREEN = Ink("#2f7060", "#123444", "#9cc88c")
CREAM = Ink("#efd8a4", "#a8745c", "#fffbe0")
BRASS = Ink("#d89a3a", "#74402c", "#fff0a8")
WOOD = Ink("#7c4430", "#2c1630", "#e8a468")
RED = Ink("#b83438", "#581634", "#f48060")
STEEL = Ink("#5c6274", "#242440", "#d8dce0")
SUN = (-0.6, -0.8)
BAG = Place(520, 258, 1, -4)
LONG, TALL = 404.0, 172.0


def paint(c: Canvas) -> None:
    c.layers(_sky, _land, _drizzle, _fins)
    hull = _envelope(c)
    _jaws(c, hull)
    c.layers(_emblem, _ropes, _engine, _crew, _gondola, _captain, _army)
    c.finish(vignette=0.34)


def _sky(c: Canvas) -> None:
    v = c.y / 640 + (c.swirl(320, 100, 5, 18, stretch=(1, 0.4)) - 0.5) * 0.16
    v += c.spot(380, 560, 520, 260) * 0.15
    c.field(v, "#2c5a94 .12:#5c8cb4 .34:#a8bcb4 .52:#f4d8a0 .7:#ffbc7c .86:#f49a68 #d8685c")
    c.rays(-40, -60, "#fff4cc", 0.35, count=16, seed=5, fall=0.9, reach=1000)


def _land(c: Canvas) -> None:
    lit = c.lit(SUN)
    lit(ridge(604, 26, 240, 3), "#c48474 #94607c #ffd0a0", 30)
    for x, w, h, flat in ((92, 30, 132, False), (134, 52, 84, True), (176, 28, 112, False)):
        body, roof = tower(x, 690, w, h, 1.5, flat)
        lit([body, roof], "#7c5470 #4a3060 #ffc090", 10)
    c.flat(union(rectangle(124, 640, 20, 40), ellipse(134, 640, 10)), "#ffdc94")
    lit(ridge(662, 22, 200, 8, peaks=((130, 20, 90),)), "#8a5c74 #5c3c68 #f4a880", 30)
    c.haze(600, 740, "#ffc48c", 0.35)


def _drizzle(c: Canvas) -> None:
    c.shape(cloud(928, 452, 120, 44, 6, 6), "#7c84a4 #40466c #c8ccd8", 20, toward=SUN)
    drops = strewn(
        ((890, 470), (914, 482), (936, 468), (958, 484), (976, 468), (902, 508), (944, 512)),
        "0,0 -5,20",
        [1, 4],
    )
    c.lines(drops, "#4c5c8c", 0.9)


def _on_bag(u: float, k: float) -> Point:
    """The point at share `u` (-1..1) of the length and `k` (-1..1) of the girth."""
    return BAG.points([(u * LONG, k * TALL * (max(0.0, 1 - abs(u) ** 2.3) ** 0.5))])[0]


def _bag() -> Path:
    turn = np.linspace(-1, 1, 90)
    return polygon([_on_bag(u, -1) for u in turn] + [_on_bag(u, 1) for u in turn[::-1]])


def _fins(c: Canvas) -> None:
    for pts in each("""236,150! 150,70 84,66! 96,140 128,236! 220,236! |
        240,380! 190,440 112,470! 104,390 132,300! 230,310!"""):
        m = c.shape(spline(pts), RED, 14, toward=SUN, edge=0.3, rim="#ffe0b0")
        strokes = fan("230,270 150,270 96,270", "0,0 0,1 0,2", (-100, -64, 60, 96), [3, 4, 3])
        c.lines(strokes, RED.shade, 0.8, clip=m)


def _envelope(c: Canvas) -> Array:
    lit = c.lit(SUN)
    hull = lit(_bag(), GREEN, 120, drop=0, shading=0.85, lighting=1.0)
    girth = [math.sin(math.radians(a)) for a in (-90, -62, -38, -14, 12, 36, 60, 90)]
    us = np.linspace(-0.999, 0.999, 60)
    for k in range(0, 7, 2):
        low, high = girth[k], girth[k + 1]
        gore = polygon([_on_bag(u, low) for u in us] + [_on_bag(u, high) for u in us[::-1]])
        c.put("#b4ccd0", (c.mask(gore) * hull), "multiply")
    for k in girth[1:-1]:
        c.lines([([_on_bag(u, k) for u in us[::4]], [2, 5, 5, 2])], "#12303c", 0.8, clip=hull)
        strokes = [([(x, y + 4) for x, y in (_on_bag(u, k) for u in us[::4])], [1, 2.6, 2.6, 1])]
        c.lines(strokes, "#9cc88c", 0.7, clip=hull)
    for u, width in ((-0.72, 22), (-0.34, 16), (0.27, 16), (0.56, 20)):
        arc = []
        for a in np.linspace(-1, 1, 15):
            x, y = _on_bag(u, a)
            arc.append((x + 34 * (1 - a * a), y))
        lit(taper(arc, [width] * 3, 60, cap=False), BRASS, 7, clip=hull)
        c.flat([ellipse(x, y, 3) for x, y in arc[1:-1]], "#74402c", clip=hull)
    tail = [_on_bag(-0.93, a) for a in (-1, -0.5, 0, 0.5, 1)]
    lit(spline([*tail, (104, 300), (96, 286, 0), (104, 270)]), BRASS, 18, clip=hull)
    # the level fin lies over the hull
    fin = "262,268! 190,238 92,226! 74,282 92,330! 200,316 264,296!"
    m = lit(fin, RED, 14, drop=14, edge=0.3, rim="#ffe0b0")
    strokes = fan("250,282 170,282 84,280", "0,0 0,1 0,2", (-18, 0, 16), [2, 4, 3])
    c.lines(strokes, RED.shade, 0.8, clip=m)
    return hull


def _jaws(c: Canvas, hull: Array) -> None:
    m = c.flat("918,262! 880,322 810,352 752,344! 800,326 850,290 912,240!", "#7a1c30", clip=hull)
    upper = [
        polygon([(at.beside(-9)), (at.beside(-9, 22)), (at.beside(16, 11))])
        for at in samples("772,340 830,312 886,266", 8)[:-1]
    ]
    lower = [
        polygon([(at.beside(9)), (at.beside(9, 22)), (at.beside(-13, 11))])
        for at in samples("790,352 850,330 904,284", 7)[:-1]
    ]
    c.flat([*upper, *lower], "#fff6e0", clip=m)
    c.lines(
        "752,344 800,326 850,290 914,238 : 2 7 7 3 | 752,344 810,354 880,324 920,260 : 2 6 6 3",
        "#1c1430",
        clip=hull,
    )
    eye = c.flat("800,244! 830,228 866,236! 846,262 818,264", "#fff6e0", clip=hull)
    c.flat(ellipse(842, 247, 10, 12), "#b83438", clip=eye)
    c.flat(ellipse(844, 247, 4, 10), "#1c1430", clip=eye)
    c.lines("790,236 826,220 874,228 : 3 13 3", "#1c1430", clip=hull)


def _emblem(c: Canvas) -> None:
    lit = c.lit(SUN)
    p = Place(526, 250, 1.0, -4)
    shield = "-66,-80! 0,-92 66,-80! 68,-10 44,50 0,92! -44,50 -68,-10"
    lit(p.spline(shield), BRASS, 9, drop=6)
    m = lit(move(p.spline(shield), scale=0.84, about=(526, 250)), CREAM, 18)
    for side in (-1, 1):
        outline = p.points([(side * 38, -62), (side * 44, -50), (side * -30, 40), (side * -42, 32)])
        lit(polygon(outline), STEEL, 5, clip=m, edge=0.4)
        outline = taper(p.points([(side * -14, 44), (side * -34, 24), (side * -50, 14)]), [8, 9, 8])
        lit(outline, BRASS, 4, edge=0.4)
        c.lines([(p.points([(side * -32, 32), (side * -46, 52)]), [9, 8])], "#7a1c30")


def _ropes(c: Canvas) -> None:
    strokes = []
    for x0, y0, x1, y1 in rows("""300 412 356 500 | 390 428 400 500 | 480 432 470 504 |
        570 426 560 504 | 660 410 650 496 | 750 378 716 486 | 300 412 420 500 | 570 426 640 500 |
        480 432 400 500"""):
        strokes.append(([(x0, y0), (x1, y1)], [5, 4]))
    c.lines(strokes, "#2c1630", 0.95)


def _engine(c: Canvas) -> None:
    c.shape("352,548 300,548 : 18 18", STEEL, 8, toward=SUN)
    c.shape(rectangle(268, 528, 62, 44, 16), BRASS, 14, toward=SUN, edge=0.3)
    for turn in (18, 138, 258):
        blade = "0,0! 16,-40 10,-92 -6,-92 -12,-40"
        c.shape(move(blade, 258, 550, (0.42, 1), turn * 0.9), WOOD, 6, toward=SUN, edge=0.4)
    c.shape(ellipse(256, 550, 12, 14), BRASS, 7, toward=SUN)


def _crew(c: Canvas) -> None:
    lit = c.lit(SUN)
    r = rng(3)
    for k in range(9):
        x, y = 392 + k * 31 + r.rand() * 6, 494 + 4 * math.sin(k)
        c.lines([([(x + 10, y + 30), (x + 14, y - 34)], [4, 4])], "#2c1630")
        c.flat(polygon([(x + 14, y - 54), (x + 19, y - 34), (x + 9, y - 34)]), "#e8e4d8")
        outline = union(ellipse(x, y, 12, 14), rectangle(x - 16, y + 10, 32, 30, 10))
        lit(outline, "#5c3440 #1c1028 #e8a080")
        outline = spline(about(x, y, "-15,2! -11,-14 0,-20 11,-14 15,2!"))
        lit(outline, STEEL, edge=0.3, rim="#fffbe0", rim_width=2)


def _gondola(c: Canvas) -> None:
    lit = c.lit(SUN, edge=0.3)
    hull = """330,496! 420,510 560,512 680,500 772,474! 764,530 730,584 670,616 560,628 430,624
        360,596 336,550"""
    c.shadow(ellipse(540, 700, 220, 14), "#5c3c58", 12, 0.45)
    m = c.shape(hull, WOOD, 40, toward=(-0.4, -0.9), edge=0.3, rim="#ffd8a0", rim_width=3)
    strokes = fan("334,516 540,534 770,490", "0,24 0,23 0,26", 5, [1, 4, 1])
    c.lines(strokes, WOOD.shade, 0.75, clip=m)
    outline = "330,498 420,512 560,514 680,502 774,474 : 12 15 15 14 12"
    c.shape(outline, BRASS, 6, toward=(-0.3, -1), drop=6)
    for x, y in ((404, 566), (486, 574), (568, 574), (650, 562)):
        lit(rectangle(x - 22, y - 20, 44, 40, 4), BRASS, 5, edge=0)
        c.flat(rectangle(x - 16, y - 14, 32, 28, 3), "#1c1028")
        outline = taper([(x - 4, y - 2), (x + 16, y + 6), (x + 30, y + 14)], [20, 18, 21])
        lit(outline, "#4a4c60 #1c1a34 #b8bcc8", 8)
        c.flat(ellipse(x + 33, y + 16, 6, 9, 28), "#100c20")
    # a sandbag and the furled ladder
    for x in (364, 528, 702):
        c.lines([([(x, 512), (x + 1, 626)], [3, 3])], "#2c1630", 0.8)
        outline = spline([(x - 4, 622, 0), (x - 16, 644), (x, 662), (x + 16, 644), (x + 5, 622, 0)])
        lit(outline, CREAM, 10)
        c.lines([([(x - 6, 630), (x + 7, 630)], [4, 4])], "#74402c")
        c.lines([([(x - 13, 646), (x, 651), (x + 13, 646)], [1, 3, 1])], "#a8845c", 0.8)


def _captain(c: Canvas) -> None:
    lit = c.lit(SUN, edge=0.5)
    navy = "#2c3c74 #141a40 #94a8d0"
    skin = "#e8ac88 #94584c #ffe8c8"
    outline = "694,502! 700,468 712,448 738,446 750,468 756,494!"
    coat = lit(outline, navy, 14, rim="#ffe0b0", rim_width=2.5)
    c.flat([ellipse(742, y, 3) for y in (462, 474, 486)], "#f0c060", clip=coat)
    lit("714,436 716,416 732,408 747,414 750,424 760,433! 750,438 747,448 732,454 718,448", skin, 9)
    outline = "734,442! 748,437 764,442 772,436! 768,450 748,450"
    c.shape(outline, "#fff0dc #b09aa8 #fffaf0", 4, edge=0.4)
    c.lines("729,428 723,433 728,440 : 2 3 1", "#94584c")
    outline = "694,428! 704,402 730,392 754,400 772,420! 744,416 718,422"
    hat = lit(outline, navy, 8, rim="#ffe0b0", rim_width=2.5)
    c.lines("694,428 718,420 744,414 772,419 : 3 5 5 3", "#f0c060", clip=hat)
    # the glass on the cloud
    lit("752,428 784,430 818,433 : 8 10 15", BRASS, 5)
    c.lines("786,424 786,437 : 3 3", "#74402c")
    lit("722,466 756,466 778,444 : 18 16 13", navy, edge=0.6)
    lit(ellipse(781, 437, 8), skin, 5)
    lit(ellipse(716, 456, 12, 7, -20), BRASS, 5)
    # and the umbrella, in case
    c.lines("706,470 694,420 684,372 : 5 5 4", "#2c1630")
    shade = """604,398! 624,356 672,338 724,346 762,382! 740,376 726,388! 704,372 684,388! 662,376
        644,394! 624,384"""
    m = lit(shade, RED, 20, drop=6, edge=0.3, rim="#ffd8b0", rim_width=3)
    strokes = "678,340 650,360 644,394 | 680,340 684,360 684,388 | 682,340 714,358 726,388 : 1 4 2"
    c.lines(strokes, RED.shade, 0.8, clip=m)
    c.lines("678,342 676,326 : 5 4", "#2c1630")


def _army(c: Canvas) -> None:
    lit = c.lit(SUN)
    lit(ridge(716, 12, 240, 14), "#4a2c50 #241436 #d8806c", 16)
    r = rng(7)
    for k in range(26):
        x, y = -6 + k * 42 + r.rand() * 12, 716 + r.rand() * 10
        tall = 26 + r.rand() * 16
        c.lines([([(x + 12, y + 30), (x + 14, y - tall)], [4, 3.5])], "#241436")
        if k % 5 == 2:
            flag = [(x + 14, y - tall, 0), (x + 40, y - tall + 4), (x + 62, y - tall - 2, 0)]
            flag += about(x, y - tall, "52,13 62,28! 14,26!")
            lit(spline(flag), RED if k % 2 else CREAM, 8, edge=0.2)
        else:
            outlines = polygon([(x + 14, y - tall - 18), (x + 19, y - tall), (x + 9, y - tall)])
            c.flat(outlines, "#f4dcb0")
    for k in range(34):
        x, y = -10 + k * 32 + r.rand() * 8, 726 + r.rand() * 8
        outline = union(ellipse(x, y, 13, 15), rectangle(x - 18, y + 10, 36, 40, 12))
        lit(outline, "#3a2048 #1c1030 #d08878 #ffd0a0 2.4")
        outline = spline(about(x, y, "-16,0! -12,-15 0,-23 12,-15 16,0!"))
        lit(outline, "#6a5478 #2c1a40 #ffe0c0", edge=0.3)
    c.motes(scatter(rng(5), 20, (60, 470, 300, 620), (1.2, 2.2)), "#fff4d8")
