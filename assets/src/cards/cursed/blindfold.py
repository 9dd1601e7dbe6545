"""A marble bust wears a crimson blindfold whose stitched eye still sees; a card goes, one rises."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, Place, around, blur, rng, rows, smoothstep
from art.geometry import difference, ellipse, polygon, rectangle, ribbon, spline, taper, union
from art.motifs import scatter, sparkle

LIGHT = Light((820, 120), "#fff4e0", "#170f1e")
WAY = (0.8, -0.6)
MARBLE = Ink("#d8d0e0", "#6a5a8c", "#fffdf4", rim="#ffffff", rim_width=3)
CLOTH = Ink("#c01c38", "#560c30", "#ff7a6a")
GOLD = Ink("#d89a38", "#6a3424", "#fff0a8")


def paint(c: Canvas) -> None:
    _gallery(c)
    _ledge(c)
    _tails(c)
    _chest(c)
    face = _face(c)
    _features(c, face)
    _hair(c)
    _band(c)
    _purse(c)
    _gone(c)
    _drawn(c)
    c.finish(vignette=0.26)


def _gallery(c: Canvas) -> None:
    v = 0.12 + c.spot(520, 330, 620, 540) ** 1.3 * 0.42 + (c.noise(140, 4, 3) - 0.5) * 0.12
    c.field(v, "#573b70 .14:#5d3774 .3:#6d377b .46:#874077 .64:#a65573 #d88a80")
    niche = union(rectangle(318, 250, 404, 500), ellipse(520, 250, 202, 214))
    frame = difference(union(rectangle(280, 250, 480, 500), ellipse(520, 250, 240, 252)), niche)
    inner = c.rough(niche)
    v = 0.24 + c.spot(430, 330, 420, 520) * 0.62 + (c.noise(90, 3, 8) - 0.5) * 0.1
    v -= smoothstep(560, 720, c.x) * 0.3
    c.field(v, "#563473 .2:#6a3179 .42:#843974 .62:#9d4970 .8:#c97076 #f0a888", inner)
    c.shape(frame, "#73457c #563473 #b07a90", 14, toward=WAY, edge=0.4)
    joints = []
    for k in range(13):
        a = math.pi + math.pi * k / 12
        joints.append(([around(520, 250, a, 204, 216), around(520, 250, a, 240, 252)], [3, 4]))
    for y in range(320, 700, 70):
        joints += [([(282, y), (318, y)], [3, 4]), ([(722, y), (758, y)], [3, 4])]
    c.lines(joints, "#563473", 0.8)
    for x in (120, 910):
        col = rectangle(x - 62, -20, 124, 760)
        m = c.shape(col, "#643977 #573b70 #774781", 50, toward=WAY)
        strokes = [([(x + k * 20, -10), (x + k * 20, 740)], [4, 5, 4]) for k in range(-2, 3)]
        c.lines(strokes, "#573b70", 0.6, clip=m)


def _ledge(c: Canvas) -> None:
    m = c.shape(
        polygon("-20,664 1044,664 1044,800 -20,800"), "#3a2440 #170f1e #b88aa0", 16, toward=(0, -1)
    )
    veins = smoothstep(0.03, 0.0, np.abs(c.swirl(180, 90, 4, 5) - 0.5))
    c.wash(veins * 0.45, "#54385c", clip=m)
    c.lines("-20,716 500,718 1044,716 : 4 5 4", "#100a16", 0.9, clip=m)
    c.shadow(ellipse(500, 690, 210, 16), "#100a16", 9, 0.95)


def _tails(c: Canvas) -> None:
    for line, w, end in (
        ("392,296 330,330 270,316 212,360 150,356", [30, 50, 54, 56, 62], -8),
        ("392,306 350,370 300,400 272,470 214,520", [30, 48, 52, 56, 60], -41),
    ):
        tail = taper(line, w, cap=False)
        x, y = [float(v) for v in line.split()[-1].split(",")]
        notch = Place(x, y, 1, end).path(polygon("-20,-50 -20,50 34,0"))
        fork = difference(tail, notch)
        m = c.shape(fork, CLOTH, 20, toward=WAY, edge=0.4, rim="#ffb090", rim_width=3)
        pts = [tuple(float(v) for v in p.split(",")) for p in line.split()]
        strokes = [
            ([(a, b - 12) for a, b in pts], [2, 6, 4, 6, 1]),
            ([(a, b + 10) for a, b in pts], [2, 4, 6, 3, 1]),
        ]
        c.lines(strokes, "#560c30", 0.7, clip=m)


def _chest(c: Canvas) -> None:
    base = spline("430,690! 444,660 470,640! 546,640! 572,660 590,690!")
    c.shape(rectangle(408, 676, 204, 26, 5), MARBLE, 10, toward=WAY, edge=0.5)
    c.shape(base, MARBLE, 30, toward=WAY, edge=0.5)
    c.shape(ellipse(508, 642, 52, 12), MARBLE, 8, toward=WAY, edge=0.4)
    body = """452,400! 452,468 420,506 352,528 330,566 352,612 420,636 508,648 590,636 640,606
        654,560 640,522 598,500 582,450!"""
    m = c.shape(body, MARBLE, 64, toward=WAY, edge=0.4, drop=10)
    under = spline("590,466! 540,468 470,410 450,480 500,520 580,500")
    c.wash(blur(c.mask(under), 10) * 0.9, "#5a4a80", clip=m)
    strokes = """470,430 500,490 560,528 : 1 7 2 | 566,534 596,524 632,524 : 2 6 1 | 544,536
        500,530 430,528 : 1 5 1"""
    c.lines(strokes, "#7a6a9c", 0.8, clip=m)
    c.lines(
        "360,570 400,586 392,610 430,624 : 1 4 3 1 | 400,586 424,578 : 3 1", "#4a3a6c", 0.85, clip=m
    )


def _face(c: Canvas) -> Array:
    face = spline(
        "548,144 586,172 602,214 606,250 612,272 634,314 650,340 644,356 622,362! 628,372 634,382 "
        "620,392! 632,402 630,414 618,422 626,438 622,462 598,476 560,468 500,440 452,400 430,300 "
        "450,190"
    )
    m = c.shape(face, MARBLE, 72, toward=WAY, edge=0.3)
    c.wash(c.spot(520, 440, 90, 40) * 0.9, "#7a6a9c", clip=m)
    return m


def _features(c: Canvas, face: Array) -> None:
    strokes = """642,358 630,348 620,358 : 1 5 1 | 622,392 604,391 590,396 : 2 5 1 | 624,350
        606,356 600,372 : 1 4 1 | 592,478 548,462 506,430 486,392 : 1 5 5 1 | 616,424 604,422 :
        3 1"""
    c.lines(strokes, "#5a4a80", 0.9, clip=face)
    crack = [(552, 322), (560, 344), (553, 356), (566, 376), (560, 388), (570, 408)]
    branch = ribbon([(553, 356), (540, 368), (537, 382)], 3, 1)
    c.put("#4a3a6c", c.mask([ribbon(crack, 5, 1), branch]) * face)
    ear = spline("470,326 492,316 508,332 502,362 484,384 470,366")
    c.shape(ear, MARBLE, 14, toward=WAY, edge=0.5, drop=5)
    c.lines("480,334 496,334 492,356 482,366 : 1 4 4 1", "#6a5a8c")


def _curl(c: Canvas, x: float, y: float, r: float, turn: float, clip: Array | None = None) -> None:
    m = c.shape(ellipse(x, y, r), MARBLE, r * 0.8, toward=WAY, edge=0.7, drop=4, clip=clip)
    turns = np.linspace(0, 1, 12)
    spiral = [around(x, y, turn + t * 7.4, r * (0.86 - 0.72 * t)) for t in turns]
    c.lines([(spiral, [1, r * 0.16, r * 0.14, 1])], "#5a4a80", 0.9, clip=m, n=40)


def _hair(c: Canvas) -> None:
    cap = spline(
        "600,210 590,160 548,118 486,96 420,112 378,166 362,236 366,310 386,380 420,420 458,418 "
        "474,380 470,320 500,250 560,226"
    )
    c.shape(cap, MARBLE, 60, toward=WAY, drop=10, edge=0.4)
    r = rng(3)
    curls: list[tuple[float, float, float]] = []
    for radius, size, a0, a1, n in rows(
        "136 27 150 392 14 | 96 26 160 385 10 | 56 25 170 370 6 | 20 22 180 360 2"
    ):
        for k in range(n):
            a = math.radians(a0 - 30 + (a1 - a0 + 10) * k / max(1, n - 1))
            x, y = 478 + math.cos(a) * radius * 0.86, 240 + math.sin(a) * radius
            curls.append((x, y, size * (0.9 + 0.2 * r.rand())))
    for x, y, s in ((384, 346, 26), (402, 388, 26), (432, 414, 24), (430, 366, 25), (456, 396, 20)):
        curls.append((x, y, s))
    for x, y, s in curls:
        _curl(c, x, y, s, r.rand() * 6.3)


def _band(c: Canvas) -> None:
    lit = c.lit(WAY)
    band = spline(
        "612,246! 560,234 480,234 400,254 374,276! 370,318! 400,318 480,306 560,306 636,318! "
        "628,300 616,276 610,262"
    )
    m = lit(band, CLOTH, 16, drop=12, drop_cover=0.7, edge=0.5, rim="#ffb090", rim_width=3)
    strokes = """612,262 520,250 440,262 378,288 : 1 5 5 1 |
        624,300 560,290 470,292 376,308 : 1 6 5 1 | 500,272 440,280 380,296 : 1 5 1"""
    c.lines(strokes, "#560c30", 0.75, clip=m)
    c.lines("606,250 520,239 430,250 : 1 4 1", "#ff9a80", 0.7, clip=m)
    knot = spline("400,272 376,262 356,282 360,318 382,332 402,318")
    lit(knot, CLOTH, 20, drop=8, edge=0.5)
    c.lines("394,276 374,292 372,318 : 1 6 1 | 400,300 384,304 378,324 : 1 4 1", "#560c30", 0.9)
    _stitched_eye(c, m)


def _stitched_eye(c: Canvas, band: Array) -> None:
    lids = spline("530,278! 556,254 592,256 616,280! 592,300 554,300")
    thread = c.mask(lids, stroke=6) * band
    c.put("#143a24", c.mask(lids) * band)
    c.put("#b8ff8a", thread)
    iris = c.flat(ellipse(580, 278, 17, 19), "#6af07a", clip=band)
    c.flat(ellipse(582, 278, 6, 16), "#0c1814", clip=band)
    c.flat(ellipse(587, 270, 4, 5), "#fdfff0", clip=band)
    lashes = [
        ([around(573, 277, a, 46, 27), around(573, 277, a, 58, 37)], [5, 2])
        for a in np.linspace(-2.6, -0.5, 6)
    ]
    c.lines(lashes, "#b8ff8a", clip=band)
    c.glow(np.maximum(thread, iris), 16, "#60ff80", 0.7)
    c.glow(iris, 60, "#40e070", 0.8)


def _purse(c: Canvas) -> None:
    lit = c.lit(WAY)
    cord = "456,470 480,540 528,572 566,548 590,484"
    c.lines([(cord, [5, 6, 6, 6, 5])], "#3a1c30", n=60)
    strokes = [([(x - 1, y - 2) for x, y in ((480, 540), (528, 570), (566, 546))], [1, 2.5, 1])]
    c.lines(strokes, "#d89a68")
    sack = spline("508,578! 486,606 492,640 528,650 566,640 572,606 550,578!")
    m = lit(sack, "#6a4a2c #2c1624 #d8a868", 24, drop=10, edge=0.5)
    c.lines("520,584 508,612 514,644 | 538,584 552,612 546,644 : 1 5 1", "#2c1624", 0.8, clip=m)
    outline = "500,562! 516,570 530,560 544,570 558,562! 552,582 530,588 508,582"
    lit(outline, "#8a6238 #3a1c24 #e8bc78", 7)
    lit("508,582 530,588 552,582 : 7 8 7", GOLD, 4)


def _card(c: Canvas, at: Place, back: bool) -> None:
    lit = c.lit(WAY)
    whole = lit(
        at.path(rectangle(-52, -74, 104, 148, 9)), "#f3e4c1 #8a6a68 #fff8e0", 5, drop=12, edge=0.5
    )
    inner = at.path(rectangle(-43, -65, 86, 130, 5))
    if back:
        lit(inner, "#2a1838 #170f1e #4a2c5c", 5)
        eye = at.spline("-32,0! -12,-20 12,-20 32,0! 12,20 -12,20")
        c.put("#8af08a", c.mask(eye, stroke=5) * whole)
        c.flat(at.path(ellipse(0, 0, 12)), "#8af08a")
        c.flat(at.path(ellipse(0, 0, 4, 11)), "#170f1e")
        c.put("#6a4a88", c.mask(at.path(rectangle(-37, -59, 74, 118, 4)), stroke=3) * whole)
    else:
        lit(inner, "#e08a48 #8a3a38 #ffd08a", 5)
        c.flat(at.spline("0,-44! 16,-10 30,12 22,40 0,50 -22,40 -30,12 -12,-4"), "#b8242c")
        c.flat(at.spline("2,-8! 12,14 16,30 0,46 -16,30 -8,12"), "#ffe08a")


def _gone(c: Canvas) -> None:
    """The card that was let go slips off the ledge unseen."""
    _card(c, Place(206, 640, 1, 62), back=False)
    c.lines("120,548 132,576 136,606 | 150,520 164,548 170,580 : 1 5 1", "#f0c8b0", 0.6)


def _drawn(c: Canvas) -> None:
    c.shadow(ellipse(810, 694, 120, 14), "#100a16", 7, 0.95)
    for k in range(6):
        y = 690 - k * 7
        slab = polygon([(728, y), (868, y), (896, y - 34), (758, y - 34)])
        c.shape(slab, "#d8c098 #6a4a5c #fff0cc", 3, toward=(0, -1), edge=0.8)
    top = polygon("738,650 866,650 888,624 762,624")
    c.shape(top, "#2a1838 #170f1e #4a2c5c", 4, toward=(0, -1))
    glow = blur(c.mask(polygon("750,500 880,500 880,640 750,640")), 22)
    c.put("#50d870", c.stipple(glow * 0.7, 0.3) * 0.6, "screen")
    _card(c, Place(818, 512, 1.02, 9), back=True)
    c.lines(sparkle(880, 452, 26, 6), "#e8ffd0")
    c.motes(scatter(rng(7), 30, (740, 470, 900, 650), (1.2, 3)), "#c8ffb0", "#60e070", radius=4)
