"""An old sailor in yellow oilskin squints into the wind; the smoke of his pipe sets sail."""

from __future__ import annotations

import math

from art import (
    Array,
    Canvas,
    Ink,
    Light,
    Place,
    blur,
    ellipse,
    move,
    rng,
    spline,
    taper,
)

LIGHT = Light((610, 180), "#fff4d0", "#0c1a30")
WAY = (1, -0.4)
SKIN = Ink("#d08a68", "#6a3040", "#ffd0a4", rim="#fff0d4", rim_width=4)
BEARD = Ink("#c4ccd0", "#5a6880", "#fbfdf4", rim="#ffffff", rim_width=3)
OIL = Ink("#f0b42c", "#8a5020", "#fff09a", rim="#fffbd8", rim_width=5)
WOOL = Ink("#24406a", "#0e1a38", "#6a94b0")


def paint(c: Canvas) -> None:
    _sea(c)
    _smoke(c)
    _coat(c)
    face = _face(c)
    _features(c, face)
    _pipe(c)
    _beard(c)
    _hat(c)
    c.finish(vignette=0.28)


def _sea(c: Canvas) -> None:
    v = c.y / 560 + (c.swirl(220, 90, 4, 5, stretch=(1.3, 0.5)) - 0.5) * 0.34
    v += c.spot(600, 420, 340) * 0.45
    v -= c.spot(500, 170, 200) * 0.25
    c.field(v, "#2c4a64 .25:#466e80 .5:#7aa4a4 .75:#b8d0bc #f4f0d0")
    for y, ink in (
        (470, Ink("#3a7888", "#1e4a68", "#a8d0c8")),
        (528, Ink("#2a5c78", "#143454", "#8cc0c0")),
        (590, Ink("#1c4464", "#0e2444", "#6aa4b0")),
    ):
        crest = []
        for k in range(9):
            x = -40 + k * 90 + (y % 50)
            crest += [(x, y + 8), (x + 46, y - 16, 0), (x + 60, y - 4)]
        c.shape(spline([(-60, 700, 0), *crest, (760, 700, 0)]), ink, bulge=14, toward=(0.6, -1))
    gull = spline(
        "0,6! -16,-10 -40,-18 -58,-10! -36,-6 -16,8 4,18! 22,6 40,-10 56,-28! 30,-26 14,-10 8,2"
    )
    c.flat([move(gull, 96, 330, 0.7, -8), move(gull, 150, 392, 0.45, 6)], "#fbf8ec")


def _smoke(c: Canvas) -> None:
    """It rises from the bowl and turns into a little ship."""
    ink = Ink("#f4f4e8", "#9ab4bc", "#ffffff")
    wisp = taper("530,388 556,344 514,304 540,262 504,222", [10, 20, 22, 20, 14])
    c.shape(wisp, ink, bulge=9, toward=WAY)
    p = Place(502, 206, 1.0, -6)
    for part in (
        "-62,-14! -34,-4 22,-4 66,-20! 54,14 24,32 -24,32 -50,14",
        "-2,-112! 30,-72 34,-16! 8,-26 -16,-16! -4,-60",
        "-24,-84! -22,-48 -28,-16! -40,-24 -52,-16! -32,-50",
    ):
        c.shape(p.path(spline(part)), ink, bulge=11, toward=WAY, edge=0.4)
    puffs = [p.path(ellipse(x, y, r)) for x, y, r in ((-52, 22, 13), (-30, 34, 11), (40, 34, 12))]
    c.shape(puffs, ink, bulge=8, toward=WAY)


def _coat(c: Canvas) -> None:
    neck = spline("210,380! 216,500 190,560 200,660 440,660 420,560 380,500 372,420!")
    c.shape(neck, WOOL, bulge=50, toward=WAY)
    body = spline("20,680! 40,580 120,520 220,500 300,560 380,600 460,580 540,600 590,680!")
    m = c.shape(body, OIL, bulge=60, toward=WAY, drop=12)
    folds = ("120,560 110,610 130,670", "230,560 250,610 250,670", "470,600 490,640 490,680")
    c.lines([(f, [1, 10, 2]) for f in folds], OIL.shade, 0.75, clip=m)
    collar = spline("128,520! 160,462 214,440 256,470 296,560 316,650! 236,650 160,600")
    c.shape(collar, OIL, bulge=18, toward=WAY, drop=10, edge=0.4)


def _face(c: Canvas) -> Array:
    face = spline(
        "380,190 412,230 420,262! 432,280 458,312 474,338 466,358 438,364! 440,380 430,400 "
        "400,440 340,450 270,430 236,360 244,260 300,190"
    )
    mask = c.shape(face, SKIN, toward=WAY, bulge=70)
    shade = spline("250,190! 424,190! 426,262! 380,268 330,280 300,330 260,380!")
    c.wash(blur(c.mask(shade), 12) * 0.8, "#5a2c40", clip=mask)
    c.wash(c.spot(460, 342, 34, 30) * 0.85, "#d0503c", clip=mask)
    c.wash(c.spot(376, 352, 50, 34) * 0.7, "#d0583c", clip=mask)
    return mask


def _features(c: Canvas, face: Array) -> None:
    socket = spline("414,302! 400,292 374,298! 392,308")
    c.flat(socket, "#fff4e0", clip=face)
    c.flat(ellipse(402, 300, 6.5, 7), "#2c6a9a", clip=c.mask(socket))
    c.flat(ellipse(404, 300, 3.4, 4), "#0c1020", clip=c.mask(socket))
    c.lines(
        [
            ("418,298 402,288 382,290 364,302", [2, 8, 7, 1]),
            ("410,310 392,313 372,306", [1, 5, 1]),
            ("360,296 342,290 328,282", [2, 5, 1]),
            ("360,304 340,304 322,302", [2, 5, 1]),
            ("362,312 344,318 330,326", [2, 5, 1]),
            ("396,322 378,326 362,320", [1, 4, 1]),
            ("462,360 450,348 438,354", [1, 7, 1]),
            ("430,330 424,346 428,358", [1, 4, 1]),
        ],
        "#4a1c2c",
        0.9,
    )
    brow = spline("430,278! 414,258 384,262 362,282! 384,276 408,282")
    c.shape(brow, BEARD, bulge=8, toward=WAY, edge=0.4, drop=4)
    ear = spline("282,306 300,290 318,304 314,340 296,358 282,336")
    c.shape(ear, SKIN, bulge=14, toward=WAY, edge=0.4)
    c.lines([("292,310 306,308 304,334 294,342", [1, 5, 4, 1])], SKIN.shade)
    c.put("#e8b040", c.mask(ellipse(296, 368, 10, 12), stroke=6))


def _pipe(c: Canvas) -> None:
    wood = Ink("#7a3c24", "#341420", "#e09050", rim="#ffd8a0", rim_width=3)
    c.shape(
        taper("416,398 456,408 496,430 522,436", [10, 13, 15, 22]),
        wood,
        bulge=6,
        toward=WAY,
        edge=0.4,
    )
    bowl = spline("502,386! 554,384! 556,420 544,448 522,452 506,438")
    c.shape(bowl, wood, bulge=20, toward=WAY, edge=0.5, drop=6)
    c.shape(ellipse(528, 386, 26, 8), Ink("#3a1c1c", "#1c0c14", "#e09050"), bulge=4)
    ember = c.flat(ellipse(528, 385, 17, 4.5), "#ffb040")
    c.glow(ember, 10, "#ff6a20", 1.0)


def _beard(c: Canvas) -> None:
    beard = spline(
        "290,340 318,352 340,384 372,398 412,410 446,408! 462,440 466,490 446,540 420,580 392,606! "
        "386,580 356,602 330,624! 326,590 292,592 258,596! 268,560 240,520 238,440 262,370"
    )
    m = c.shape(beard, BEARD, bulge=70, toward=WAY, drop=14, edge=0.4)
    r = rng(5)
    locks = []
    for k in range(15):
        t = k / 14
        x0, y0 = 276 + 164 * t, 376 + 50 * math.sin(t * 2.2)
        x1 = 262 + 190 * t + r.randn() * 6
        y1 = 590 - 40 * abs(t - 0.4) + r.randn() * 10
        mid = ((x0 + x1) / 2 + 16 * math.sin(k * 1.7), (y0 + y1) / 2)
        locks.append(([(x0, y0), mid, (x1, y1)], [1, 6, 1]))
    c.lines(locks, BEARD.shade, 0.75, clip=m)
    c.lines(
        [([(x + 9, y) for x, y in p], [0.6, 4, 0.6]) for p, _ in locks[5:]], "#ffffff", 0.7, clip=m
    )
    tash = spline(
        "446,366! 426,364 392,378 356,404 334,436! 372,428 408,410 440,402 468,408! 470,388"
    )
    t = c.shape(tash, BEARD, bulge=14, toward=WAY, drop=8, edge=0.5)
    c.lines(
        [("444,376 408,388 360,424", [1, 5, 1]), ("452,388 416,398 376,422", [1, 4, 1])],
        BEARD.shade,
        0.8,
        clip=t,
    )


def _hat(c: Canvas) -> None:
    flap = spline("300,236! 230,250 170,320 96,430! 140,446 216,420 262,360 300,290!")
    m = c.shape(flap, OIL, bulge=30, toward=WAY, drop=14, edge=0.4)
    c.lines([("286,260 220,310 150,410", [1, 8, 2])], OIL.shade, 0.7, clip=m)
    crown = spline("232,268 236,192 270,132 338,106 400,128 426,182 430,236! 340,232")
    m = c.shape(crown, OIL, bulge=70, toward=WAY, edge=0.3)
    seams: list[str] = ["338,108 300,156 290,236", "338,108 372,156 384,232"]
    c.lines([(line, [2, 6, 3]) for line in seams], OIL.shade, 0.8, clip=m)
    c.lines([("240,232 340,206 430,216", [6, 9, 6])], OIL.shade, 0.8, clip=m)
    c.shape(ellipse(338, 107, 12, 8), OIL, bulge=6, toward=WAY, edge=0.4)
    brim = spline(
        "206,290! 250,244 340,222 426,226 480,262 500,284! 450,276 390,262 320,266 262,292"
    )
    c.shape(brim, OIL, bulge=16, toward=WAY, drop=12, edge=0.5)
    drops = [(470, 300), (488, 306), (140, 470), (440, 290)]
    c.flat(
        [spline([(x, y - 12, 0), (x + 5, y), (x, y + 6), (x - 5, y)]) for x, y in drops], "#e8f8f4"
    )
