"""A white-haired star-reader takes the height of a star with her astrolabe as the sky turns."""

from __future__ import annotations

import math

import numpy as np
from art import (
    Array,
    Canvas,
    Ink,
    Light,
    Place,
    arc_points,
    blur,
    difference,
    ellipse,
    move,
    polygon,
    rng,
    spline,
    taper,
    union,
)

LIGHT = Light((110, 120), "#e4f4ff", "#060a24")
WAY = (-0.9, -0.5)
SKIN = Ink("#b87c64", "#4a2c58", "#f4dcc8", rim="#eaf6ff", rim_width=4)
HAIR = Ink("#dce4f0", "#6a74a4", "#ffffff", rim="#ffffff", rim_width=3)
COAT = Ink("#1f3c8c", "#0a1444", "#6ca0e4", rim="#c8e8ff", rim_width=4)
BRASS = Ink("#dca440", "#74441f", "#fff4b4", rim="#fffbe0", rim_width=3)
POLE = (196, 168)
DISC = (128, 392)
STAR = spline("0,-26! 5,-5! 26,0! 5,5! 0,26! -5,5! -26,0! -5,-5!")


def paint(c: Canvas) -> None:
    _sky(c)
    _coat(c)
    face = _face(c)
    _features(c, face)
    _hair(c)
    _collar(c)
    _astrolabe(c)
    _hand(c)
    c.finish(vignette=0.28)


def _sky(c: Canvas) -> None:
    """Stars drawn out to arcs about the pole."""
    away = np.hypot(c.x - POLE[0], c.y - POLE[1])
    v = 0.72 - away / 800 + (c.swirl(220, 80, 4, 6) - 0.5) * 0.2
    c.field(v, "#060e34 .15:#0c2058 .35:#163c8c .55:#2c68bc .75:#64a8dc #c4ecf4")
    r = rng(21)
    trails = []
    for _ in range(130):
        k = 40 + r.rand() ** 0.8 * 520
        start = r.rand() * 360
        sweep = 14 + r.rand() * 34
        trails.append((arc_points(*POLE, k, k, start, start + sweep, 14), [1, 4.4, 5.4]))
    m = c.lines(trails, "#dcf0ff", 0.8)
    c.glow(m, 4, "#6cb4ff", 0.5)
    c.flat(move(STAR, *POLE, 1.3), "#fffdf0")
    c.glow(c.mask(ellipse(*POLE, 12)), 22, "#bfe4ff", 1.2)


def _coat(c: Canvas) -> None:
    body = spline("150,690! 190,600 270,550 380,520 500,540 590,600 640,690!")
    m = c.shape(body, COAT, bulge=60, toward=WAY, drop=10)
    c.lines(
        [("300,580 280,620 290,670", [1, 9, 2]), ("470,560 500,610 496,670", [1, 9, 2])],
        COAT.shade,
        0.75,
        clip=m,
    )
    # a constellation in silver thread
    knots = ((386, 584), (432, 560), (470, 596), (524, 590), (548, 628), (444, 628))
    lines = [([knots[a], knots[b]], [3, 3]) for a, b in ((0, 1), (1, 2), (2, 3), (3, 4), (2, 5))]
    c.lines(lines, "#a8d0f4", 0.85, clip=m)
    c.flat([move(STAR, x, y, 0.42) for x, y in knots], "#f4fbff", clip=m)


def _face(c: Canvas) -> Array:
    neck = spline("318,450! 330,540 300,600 480,610 470,420!")
    nm = c.shape(neck, SKIN, toward=WAY, bulge=50)
    c.wash(
        blur(c.mask(spline("300,480! 380,500 470,430 470,540 340,570!")), 10) * 0.8,
        SKIN.shade,
        clip=nm,
    )
    face = spline(
        "330,160 300,196 288,240 288,272 294,288! 284,306 262,338 244,364 248,378 274,386! "
        "268,396 260,406 274,414! 264,424 268,438 278,444 270,462 274,488 300,504 344,496 "
        "404,462 452,410 468,300 420,180"
    )
    m = c.shape(face, SKIN, toward=WAY, bulge=76)
    c.wash(c.spot(336, 404, 44, 34) * 0.45, "#c8604c", clip=m)
    return m


def _features(c: Canvas, face: Array) -> None:
    socket = spline("294,310! 306,298 334,304! 320,318 302,318")
    c.flat(socket, "#f8fbff", clip=face)
    c.flat(ellipse(305, 306, 7.5, 9), "#2c6cac", clip=c.mask(socket))
    c.flat(ellipse(303, 305, 4, 5), "#0a0a20", clip=c.mask(socket))
    c.lines(
        [
            ("288,306 306,293 328,296 350,312", [2, 8, 7, 1]),
            ("304,322 322,323 338,314", [1, 3, 1]),
            ("308,332 326,334 342,326", [1, 3, 1]),
            ("346,306 362,304 372,308", [1, 4, 1]),
            ("346,316 362,320 370,328", [1, 4, 1]),
            ("252,378 264,368 272,376", [1, 5, 1]),
            ("276,414 296,414 320,402", [2, 6, 1]),
            ("326,392 322,404 328,418", [1, 4, 1]),
            ("284,384 310,376 322,352", [1, 3, 1]),
            ("306,500 350,490 400,456", [1, 5, 1]),
        ],
        "#3a1c3c",
        clip=face,
    )
    c.flat(spline("262,405! 272,396 282,402 304,413! 276,415!"), "#8c3450", clip=face)
    c.flat(spline("266,426 276,415! 304,413! 288,428"), "#a84c58", clip=face)
    c.shape(taper("290,278 312,264 346,272 362,284", [8, 15, 12, 3]), HAIR, bulge=6, toward=WAY)
    c.lines([("296,286 280,316 262,346", [1, 5, 2])], "#fff0e0", 0.8, clip=face)


def _hair(c: Canvas) -> None:
    """Brushed back and held by a silver star."""
    cap = spline(
        "302,206! 310,150 360,104 430,96 500,130 540,200 540,290 512,360 480,420! 446,400 420,350 "
        "416,300 396,260 350,230"
    )
    m = c.shape(cap, HAIR, bulge=60, toward=WAY, drop=10)
    roots = ((304, 204), (306, 182), (316, 154), (336, 128), (366, 108), (404, 98), (446, 100))
    roots += ((350, 228), (384, 250), (408, 282), (418, 326), (430, 368), (458, 400), (488, 404))
    strands = []
    for k, (x, y) in enumerate(roots):
        lift = -34 if k < 7 else 16
        mid = ((x + 530) / 2, (y + 196) / 2 + lift * (1 - k % 7 / 9))
        strands.append([(x, y), mid, (530, 196)])
    c.lines([(s, [2, 5, 4, 2]) for s in strands], HAIR.shade, 0.75, clip=m)
    c.lines([([(x + 3, y + 8) for x, y in s], [1, 4, 1]) for s in strands], "#ffffff", 0.9, clip=m)
    wisps = ("304,206 290,226 296,250", "414,300 402,316 396,344", "486,414 500,438 494,462")
    c.lines([(w, [6, 5, 1]) for w in wisps], HAIR.base)
    knot = spline("506,166 528,124 576,116 612,146 618,200 594,244 548,254 514,228")
    km = c.shape(knot, HAIR, bulge=34, toward=WAY, drop=8, edge=0.4)
    coil = [
        (564 + math.cos(k / 3.2) * (48 - k * 1.6), 186 + math.sin(k / 3.2) * (60 - k * 2))
        for k in range(28)
    ]
    c.lines([(coil, [7, 7, 3])], HAIR.shade, 0.8, clip=km, n=90)
    pin = taper("476,84 524,140", [8, 8])
    c.shape(pin, BRASS, bulge=4, toward=WAY, clip=1 - km)
    c.shape(taper("606,236 622,262", [8, 6]), BRASS, bulge=4, toward=WAY, clip=1 - km)
    c.shape(move(STAR, 476, 84, 1.3, 10), BRASS, bulge=7, toward=WAY, drop=4)
    ear = spline("398,340 392,308 408,290 430,298 434,330 418,366 402,366")
    c.shape(ear, SKIN, bulge=16, toward=WAY, drop=5, edge=0.4)
    c.lines([("418,352 408,326 420,306", [1, 5, 1])], SKIN.shade, 0.9)
    c.lines([("412,368 412,394", [3, 3])], "#e8f4ff")
    c.shape(move(STAR, 412, 408, 0.7), Ink("#c8dcf4", "#5a70a8", "#ffffff"), bulge=5)


def _collar(c: Canvas) -> None:
    high = spline("296,520! 340,556 420,540 490,420! 540,450 556,520 500,590 400,620 300,640!")
    m = c.shape(high, COAT, bulge=30, toward=WAY, drop=10)
    edge = "298,524 342,560 420,545 492,428"
    c.shape(taper(edge, [10, 12, 13, 10]), BRASS, bulge=5, toward=WAY)
    c.lines([("520,460 500,540 430,590", [1, 7, 2])], COAT.shade, 0.8, clip=m)


def _astrolabe(c: Canvas) -> None:
    x, y = DISC
    at = Place(x, y, 0.86, -6)
    c.shape(
        at.path(difference(ellipse(0, -152, 24), ellipse(0, -152, 14))),
        BRASS,
        bulge=5,
        toward=WAY,
        edge=0.3,
    )
    c.shape(
        at.path(spline("-38,-104! -26,-130 0,-136 26,-130 38,-104!")),
        BRASS,
        bulge=10,
        toward=WAY,
        edge=0.3,
    )
    plate = c.shape(
        at.path(ellipse(0, 0, 92)),
        Ink("#9c6c2c", "#4c2c24", "#e8bc64"),
        bulge=30,
        toward=WAY,
        drop=10,
    )
    rings = [arc_points(0, dy, k, k, 0, 360, 40) for dy, k in ((24, 34), (14, 56), (4, 78))]
    c.lines([(at.points(ring), [3, 3, 3]) for ring in rings], "#4c2c24", 0.8, clip=plate, n=70)
    c.lines(
        [(at.points([(0, -90), (0, 90)]), [3, 3]), (at.points([(-90, 0), (90, 0)]), [3, 3])],
        "#4c2c24",
        0.8,
        clip=plate,
    )
    limb = difference(ellipse(0, 0, 114), ellipse(0, 0, 88))
    c.shape(at.path(limb), BRASS, bulge=8, toward=WAY, edge=0.4, drop=5)
    ticks = []
    for k in range(48):
        a = k / 48 * 2 * math.pi
        inner = 94 if k % 4 else 90
        ticks.append(
            (
                at.points(
                    [
                        (math.cos(a) * inner, math.sin(a) * inner),
                        (math.cos(a) * 108, math.sin(a) * 108),
                    ]
                ),
                [3, 3],
            )
        )
    c.lines(ticks, "#74441f", 0.85, n=4)
    web = union(difference(ellipse(6, -16, 52), ellipse(6, -16, 43)))
    c.shape(at.path(web), BRASS, bulge=5, toward=WAY, drop=4)
    for px, py, turn in ((-36, 40, 130), (44, 34, 40), (54, -40, -40), (-46, -46, 220)):
        c.shape(
            at.path(move(spline("0,-8! 34,0! 0,8! -6,0"), px * 0.8, py * 0.8, 1, turn)),
            BRASS,
            bulge=4,
            toward=WAY,
            drop=3,
        )
    rule = polygon("-108,-7 -86,-11 0,-8 86,-11 108,-7 108,7 86,11 0,8 -86,11 -108,7")
    c.shape(
        move(rule, x, y, 0.86, 38),
        Ink("#f0cc6c", "#8a5424", "#fffbd0"),
        bulge=5,
        toward=WAY,
        drop=6,
        edge=0.4,
    )
    c.shape(ellipse(x, y, 13), BRASS, bulge=9, toward=WAY, drop=4)
    c.glow(c.mask(ellipse(x - 40, y - 60, 20)), 30, "#fff0c0", 0.4)


def _hand(c: Canvas) -> None:
    glove = Ink("#5c2c54", "#280f34", "#b878a8", rim="#e8d0f0", rim_width=3)
    for pts in ("214,506 184,474 166,456", "192,524 154,492 136,468", "176,548 132,514 106,488"):
        c.shape(taper(pts, [32, 30, 22]), glove, bulge=12, toward=WAY, drop=6, edge=0.4)
    c.shape(
        spline("150,564 160,518 206,492 244,510 260,564 240,624 174,634"),
        glove,
        bulge=30,
        toward=WAY,
    )
    c.shape(
        taper("232,512 238,472 218,442", [34, 30, 20]),
        glove,
        bulge=12,
        toward=WAY,
        drop=5,
        edge=0.4,
    )
    sleeve = spline("136,604! 184,570 260,578 290,604! 310,694! 120,694!")
    c.shape(sleeve, COAT, bulge=30, toward=WAY, drop=8)
    c.shape(
        taper("138,606 196,576 288,604", [16, 18, 16], cap=False),
        BRASS,
        bulge=7,
        toward=WAY,
        drop=4,
    )
