"""A healer of the high valleys in her blue headscarf smells the first herb of the morning."""

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
    leaf,
    mix,
    ridge,
    rng,
    samples,
    spline,
    taper,
    union,
)

LIGHT = Light((60, 200), "#fff6d8", "#14203c")
WAY = (-1, -0.35)
SKIN = Ink("#7a4630", "#351a2c", "#d08a58", rim="#ffdca8", rim_width=4)
SCARF = Ink("#2458b8", "#10235e", "#78b8f0", rim="#e4f6ff", rim_width=3)
SHAWL = Ink("#c87a34", "#6a2c2c", "#ffd088")
HERB = Ink("#4a9a3c", "#164a3a", "#c8ec78")
WICKER = Ink("#a8743c", "#4a2a28", "#f0cc88")


def paint(c: Canvas) -> None:
    _mountains(c)
    _basket(c)
    _neck(c)
    _shawl(c)
    face = _face(c)
    _features(c, face)
    _scarf(c)
    _earring(c)
    _beads(c)
    _sprig(c)
    c.finish(vignette=0.26)


def _mountains(c: Canvas) -> None:
    v = c.y / 640 * 0.9 + (c.swirl(220, 70, 4, 7, stretch=(1, 0.35)) - 0.5) * 0.16
    v = v + c.spot(110, 300, 330) * 0.28 - 0.12
    c.field(v, "#3c98a8 .22:#6cbcbc .45:#a4dcc8 .68:#dcf0cc .88:#fff4c8 #fffbe8")
    peaks = ((104, 170, 74), (590, 250, 110))
    snow = c.shape(
        ridge(470, 60, 170, 5, sharp=True, peaks=peaks, span=(-20, 660)),
        Ink("#8aa8cc", "#4a6a9c", "#ffffff"),
        bulge=60,
        toward=WAY,
        texture=c.noise(60, 4, 8, ridged=True),
        relief=14,
    )
    c.wash(c.rise(430, 560) * 0.7, "#b8dcc8", clip=snow)
    c.shape(
        ridge(548, 26, 120, 9, span=(-20, 660)),
        Ink("#7ab088", "#3c7468", "#d8ecb0"),
        bulge=26,
        toward=(-0.4, -1),
    )


def _twig(c: Canvas, line: str, size: float, n: int, ink: Ink = HERB) -> None:
    """A stem with pairs of leaves that shrink to the tip."""
    c.lines([(line, [6, 5, 2])], "#2c6a3c", n=40)
    for i, s in enumerate(samples(line, n)[1:]):
        length = size * (1 - 0.55 * i / n)
        for side in (-1, 1):
            turn = math.degrees(s.angle) + side * 52
            c.shape(
                leaf(s.x, s.y, length, turn, 0.5), ink, bulge=8, toward=WAY, edge=0.4, fray=False
            )
    tip = samples(line, n)[-1]
    c.shape(leaf(tip.x, tip.y, size * 0.5, math.degrees(tip.angle), 0.5), ink, bulge=7, toward=WAY)


def _basket(c: Canvas) -> None:
    dark = Ink("#2f7a4a", "#123c38", "#8ac868")
    for line, ink in (
        ("540,520 590,420 592,320", dark),
        ("520,520 556,400 548,290", HERB),
        ("566,530 616,470 630,390", HERB),
        ("500,520 520,440 512,370", dark),
        ("556,520 580,450 566,380", HERB),
    ):
        _twig(c, line, 58, 7, ink)
    blossoms = ((548, 284), (592, 312), (514, 366), (624, 388))
    for x, y in blossoms:
        petals = [
            ellipse(x + math.cos(a) * 11, y + math.sin(a) * 11, 8) for a in (0.2, 1.5, 2.7, 4, 5.3)
        ]
        c.shape(union(*petals), Ink("#f4d8f0", "#a87ab8", "#ffffff"), bulge=6, toward=WAY)
        c.flat(ellipse(x, y, 6), "#f0b840")
    rim = spline("450,520! 540,500 640,512! 640,660! 470,660!")
    m = c.shape(rim, WICKER, bulge=26, toward=WAY, drop=8)
    weave = []
    for row in range(6):
        for k in range(8):
            x, y = 446 + k * 28 + (row % 2) * 14, 536 + row * 20
            weave.append(([(x, y), (x + 12, y + 9), (x + 24, y)], [2, 6, 2]))
    c.lines(weave, "#4a2a28", 0.75, clip=m)
    c.shape(
        taper("446,522 540,502 650,514", [16, 20, 18]), WICKER, bulge=9, toward=(-0.3, -1), drop=6
    )


def _neck(c: Canvas) -> None:
    neck = spline("270,440! 282,520 250,600 250,660 470,660 440,560 400,420!")
    m = c.shape(neck, SKIN, toward=WAY, bulge=60)
    under = spline("256,492! 310,500 390,430 410,520 340,570 280,540")
    c.wash(blur(c.mask(under), 10) * 0.8, SKIN.shade, clip=m)


def _shawl(c: Canvas) -> None:
    shawl = spline("70,690! 120,612 210,570 280,590 360,606 430,560 500,574 540,690!")
    m = c.shape(shawl, SHAWL, bulge=50, toward=(-0.7, -1), drop=10)
    folds = ("170,600 150,640 160,680", "250,592 250,640 262,680", "440,576 430,630 440,680")
    c.lines([(f, [1, 8, 2]) for f in folds], SHAWL.shade, 0.7, clip=m)
    c.shape(
        taper("430,556 400,610 388,670", [26, 28, 30]),
        Ink("#6a3c2c", "#2c1824", "#b87a4c"),
        bulge=8,
        toward=WAY,
        drop=6,
        clip=m,
    )


def _face(c: Canvas) -> Array:
    face = spline(
        "300,190 254,222 238,262 234,290 238,310! 228,330 208,354 194,372 192,388 204,398 226,398! "
        "216,408 208,420 222,430! 210,440 210,456 224,464 218,478 224,502 250,516 296,504 352,468 "
        "404,414 414,310 372,210"
    )
    m = c.shape(face, SKIN, toward=WAY, bulge=78)
    c.wash(c.spot(284, 404, 48, 36) * 0.5, "#b0503c", clip=m)
    c.lines([("252,514 300,500 352,462 378,416", [0.6, 4, 4, 0.6])], SKIN.shade, 0.8, clip=m)
    return m


def _features(c: Canvas, face: Array) -> None:
    socket = spline("240,338! 252,326 278,330 288,340! 266,347 250,346")
    c.flat(socket, "#f8ecd8", clip=face)
    c.flat(ellipse(258, 337, 9, 10), "#3a1c14", clip=c.mask(socket))
    c.flat(ellipse(255, 333, 2.6), "#fff6e0")
    c.lines(
        [
            ("232,336 250,321 276,323 298,342", [2, 8, 7, 2]),
            ("246,348 264,351 284,344", [0.8, 3.4, 0.8]),
            ("248,362 268,366 290,358", [0.8, 3, 0.8]),
            ("300,338 316,330", [3, 0.6]),
            ("300,346 320,346", [3, 0.6]),
            ("298,353 314,362", [3, 0.6]),
            ("200,396 212,384 224,394", [1, 5, 1]),
            ("232,388 248,398 256,420", [1, 4, 0.8]),
            ("222,430 244,430 264,420", [2, 5, 1]),
            ("262,414 270,422 266,432", [0.8, 4, 0.8]),
        ],
        "#240f1c",
        clip=face,
    )
    c.lines([("232,300 254,288 292,302", [3, 9, 2])], "#8a8088", clip=face)
    c.flat(spline("206,420! 216,409 226,412 246,429! 222,431!"), "#6a2430", clip=face)
    c.flat(spline("211,441 221,431! 246,429! 232,445 216,450"), "#9a3c40", clip=face)


def _scarf(c: Canvas) -> None:
    tail = spline("400,420! 476,380 516,470 520,560 470,640! 424,570 380,500 360,460!")
    m = c.shape(tail, SCARF, bulge=34, toward=WAY, drop=10, edge=0.4)
    c.lines(
        [("456,400 490,480 486,600", [1, 8, 2]), ("416,436 448,510 454,600", [1, 7, 2])],
        SCARF.shade,
        0.75,
        clip=m,
    )
    wrap = spline(
        "224,262! 236,202 280,142 350,104 430,106 494,154 520,236 504,330 462,408 404,446 358,452! "
        "352,400 366,340 356,290 310,254 262,250"
    )
    m = c.shape(wrap, SCARF, bulge=90, toward=WAY, drop=12, edge=0.4)
    folds = (
        "252,236 304,168 390,134 470,170",
        "290,242 350,180 430,176 500,230",
        "330,256 390,216 460,240 502,300",
        "358,290 410,270 460,310 476,370",
        "368,340 410,330 440,370 440,416",
        "366,390 396,390 410,420 400,446",
    )
    c.lines([(f, [1, 10, 8, 2]) for f in folds], SCARF.shade, 0.75, clip=m, n=50)
    lit = [" ".join(_shifted(p, -3, -9) for p in f.split()) for f in folds]
    c.lines([(f, [1, 4, 3, 1]) for f in lit], SCARF.lit, 0.75, clip=m, n=50)
    knot = spline("446,344 486,312 526,330 530,380 494,406 456,392")
    c.shape(knot, SCARF, bulge=24, toward=WAY, drop=10, edge=0.5)
    c.lines(
        [("462,350 496,348 516,372", [1, 7, 1]), ("460,372 482,374 494,396", [1, 6, 1])],
        SCARF.shade,
    )
    hem = "224,256 264,246 314,252 360,290 370,342 356,400 360,448"
    c.shape(
        taper(hem, [20, 22, 22, 22, 22, 22, 16], cap=False),
        Ink("#f4ead0", "#a08a88", "#ffffff"),
        bulge=8,
        toward=WAY,
        drop=6,
        edge=0.4,
    )
    for i, s in enumerate(samples(hem, 23)[1:-1]):
        at = Place(s.x, s.y, 1, math.degrees(s.angle))
        hue = "#c8402c" if i % 2 else "#2458b8"
        c.flat(at.path(spline("-6,0! 0,-7! 6,0! 0,7!")), hue)


def _shifted(point: str, dx: float, dy: float) -> str:
    x, y = point.split(",")
    return f"{float(x) + dx},{float(y) + dy}"


def _earring(c: Canvas) -> None:
    hoop = ellipse(344, 452, 20, 25)
    c.put("#5a2c1c", c.mask(hoop, stroke=11))
    c.put("#e09a48", c.mask(hoop, stroke=7))
    c.lines([("328,440 326,456 334,472", [1, 4, 1])], "#fff0b0")


def _beads(c: Canvas) -> None:
    r = rng(4)
    for line, n in (
        ("284,548 300,584 350,596 404,562", 9),
        ("270,574 300,620 360,632 430,590", 11),
    ):
        for s in samples(line, n):
            hue = ("#8a3c2c", "#e8d8b0", "#2c7a6c")[r.randint(3)]
            c.shape(
                ellipse(s.x, s.y, 11),
                Ink(hue, mix(hue, "#14203c", 0.6), mix(hue, "#fff6d8", 0.6)),
                bulge=8,
                toward=WAY,
                drop=4,
                edge=0.4,
            )


def _sprig(c: Canvas) -> None:
    """The herb before her nose."""
    _twig(c, "196,650 178,560 140,470 136,380", 74, 8)
    _twig(c, "186,620 210,560 222,520", 46, 5, Ink("#2f7a4a", "#123c38", "#a8d870"))
    _twig(c, "180,600 120,560 84,500", 52, 5, Ink("#2f7a4a", "#123c38", "#a8d870"))
