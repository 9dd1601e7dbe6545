"""A merchant of the bazaar weighs a single coin by lamplight, and is in no hurry."""

from __future__ import annotations

import math

from art import (
    Array,
    Canvas,
    Ink,
    Light,
    blur,
    difference,
    ellipse,
    polygon,
    samples,
    sparkle,
    spline,
    taper,
)

LAMP = (500, 150)
LIGHT = Light(LAMP, "#ffdc8a", "#1c0c1c")
WAY = (0.85, -0.5)
SKIN = Ink("#a8683f", "#4c2030", "#f0b470", rim="#ffe0a0", rim_width=4)
CLOTH = Ink("#1f7a80", "#0f2c48", "#84d8c0", rim="#f0f8c0", rim_width=4)
STRIPE = Ink("#f0e0c0", "#8a6a7c", "#fffbe8", rim="#fffbe8", rim_width=4)
GOLD = Ink("#e8ae3c", "#7a3c20", "#fff4b0")
BEARD = Ink("#d0c8c4", "#5c4c64", "#fff8e4", rim="#fff4d0", rim_width=3)
ROBE = Ink("#6a2458", "#280f30", "#c86c6c", rim="#ffcf90", rim_width=3)


def paint(c: Canvas) -> None:
    _bazaar(c)
    _lamp(c)
    _robe(c)
    _scales(c)
    face = _face(c)
    _features(c, face)
    _beard(c)
    _turban(c)
    _ear(c)
    c.finish(vignette=0.3)


def _bazaar(c: Canvas) -> None:
    v = c.spot(*LAMP, 520) * 1.05 + (c.noise(120, 4, 4) - 0.5) * 0.14
    c.field(v, "#2c1024 .2:#5c1c2c .4:#a8442a .6:#e0842c .8:#ffc458 #fff2b8")
    for k in range(7):  # hanging carpets, out of the light
        x = -20 + k * 46
        hue = ("#5c2438", "#3c2c54", "#743824")[k % 3]
        m = c.shape(
            polygon(
                [(x, -10), (x + 44, -10), (x + 42, 420 + k % 2 * 30), (x + 2, 420 + k % 2 * 30)]
            ),
            Ink(hue, "#220f20", "#c8703c"),
            bulge=12,
            toward=(1, -0.2),
        )
        for y in range(40, 420, 60):
            c.flat(
                polygon([(x + 22, y), (x + 36, y + 22), (x + 22, y + 44), (x + 8, y + 22)]),
                "#d8904c",
                0.35,
                clip=m,
            )


def _lamp(c: Canvas) -> None:
    x, y = LAMP
    c.lines([([(x, -10), (x, y - 60)], [4, 4])], "#5a2c20")
    body = spline(
        f"{x - 14},{y - 62}! {x + 14},{y - 62}! {x + 44},{y - 10} {x + 30},{y + 44} {x},{y + 64}! "
        f"{x - 30},{y + 44} {x - 44},{y - 10}"
    )
    m = c.flat(body, "#ffe08a")
    c.flat(ellipse(x, y + 4, 20, 28), "#fffbe0")
    bars = [
        ([(x, y - 62), (x + k * 42, y - 6), (x, y + 62)], [4, 5, 4]) for k in (-1, -0.4, 0.4, 1)
    ]
    c.lines([*bars, ([(x - 44, y - 8), (x, y + 4), (x + 44, y - 8)], [4, 5, 4])], "#94501f", clip=m)
    c.shape(
        spline(f"{x - 20},{y - 58}! {x},{y - 86}! {x + 20},{y - 58}!"), GOLD, bulge=6, toward=(0, 1)
    )
    c.glow(m, 46, "#ffb040", 0.7)


def _robe(c: Canvas) -> None:
    back = spline("40,680! 44,560 100,490 190,450 300,456 390,500 440,580 450,680!")
    m = c.shape(back, ROBE, bulge=80, toward=WAY)
    c.lines(
        [("120,520 130,590 120,650", [1, 9, 2]), ("200,520 220,590 214,650", [1, 9, 2])],
        ROBE.shade,
        0.7,
        clip=m,
    )
    trim = taper("196,448 270,520 350,560 400,660", [30, 34, 34, 34])
    t = c.shape(trim, GOLD, bulge=10, toward=WAY, edge=0.4, drop=6)
    marks = [
        ([s.beside(-14, -8), s.beside(14, 8)], [4, 4])
        for s in samples("196,448 270,520 350,560 400,660", 22)
    ]
    c.lines(marks, GOLD.shade, 0.7, clip=t)


def _face(c: Canvas) -> Array:
    c.shape(spline("176,380! 186,480 250,510 316,486 320,420!"), SKIN, bulge=50, toward=WAY)
    face = spline(
        "196,180 300,176 352,190 362,222 356,240! 374,254 389,282 399,314 392,329 370,333! "
        "374,352 386,362 372,372! 380,384 366,398 372,420 350,446 290,452 220,420 176,360 164,270"
    )
    m = c.shape(face, SKIN, bulge=70, toward=WAY, lighting=1.1)
    c.wash(blur(c.mask(spline("300,300! 340,310 330,360 300,390 280,350")), 9) * 0.45, "#d8703c", m)
    return m


def _features(c: Canvas, face: Array) -> None:
    c.flat(spline("306,266! 326,250 350,262! 336,276 318,276"), "#fff0d0", clip=face)
    c.flat(ellipse(337, 263, 8, 9), "#3c1c18", clip=face)
    c.flat(ellipse(340, 260, 2.6), "#fffbe8")
    c.lines(
        [
            ("300,268 322,247 354,260", [3, 8, 4]),
            ("312,280 330,281 346,272", [1, 4, 1]),
            ("292,272 280,266 270,268", [1, 4, 1]),
            ("294,278 284,282 276,290", [1, 4, 1]),
            ("370,333 361,324 368,312", [1, 5, 1]),
            ("346,314 335,334 338,350", [1, 5, 1]),
            ("374,371 350,374 332,364", [3, 5, 1]),
        ],
        "#3c1424",
        0.9,
        clip=face,
    )
    c.shape(
        taper("288,236 322,216 362,240", [6, 16, 7]),
        Ink("#4c3a44", "#1c1020", "#a89088"),
        bulge=6,
        toward=WAY,
    )


def _beard(c: Canvas) -> None:
    beard = spline(
        "272,310! 268,372 300,392 334,404 362,396! 384,404 392,440 380,500 350,560! 330,520 "
        "290,500 252,462 236,410"
    )
    m = c.shape(beard, BEARD, bulge=40, toward=WAY, edge=0.3, drop=8)
    strands = (
        "250,400 290,450 320,520",
        "290,410 330,460 346,540",
        "330,414 360,450 366,510",
        "256,390 262,424 290,470",
        "362,408 378,440 376,480",
    )
    c.lines([(s, [1, 6, 1]) for s in strands], BEARD.shade, 0.75, clip=m)
    tash = spline("386,350! 360,348 330,356 298,380 262,362! 284,400 340,392 372,374 392,366!")
    m = c.shape(tash, BEARD, bulge=10, toward=WAY, edge=0.4, drop=5)
    c.lines([("380,358 340,364 296,390", [1, 5, 1])], BEARD.shade, 0.7, clip=m)


def _turban(c: Canvas) -> None:
    tail = spline("150,250! 120,330 108,420 60,470! 130,480 170,420 196,300!")
    m = c.shape(tail, CLOTH, bulge=24, toward=WAY, edge=0.3)
    c.lines([("164,280 144,360 120,450", [1, 8, 2])], CLOTH.shade, 0.8, clip=m)
    dome = spline("118,260! 110,160 170,84 262,62 350,96 388,160 380,214! 250,230")
    c.shape(dome, Ink("#b03448", "#48102c", "#ff9a7c"), bulge=60, toward=WAY)
    # the wound cloth, band over band
    bands: list[tuple[str, list[float], Ink]] = [
        ("112,226 180,120 280,76 360,112", [44, 58, 56, 30], CLOTH),
        ("126,170 220,150 320,130 386,160", [40, 52, 54, 34], STRIPE),
        ("108,262 170,170 270,128 376,146", [40, 54, 54, 36], CLOTH),
        ("116,200 220,196 320,190 390,188", [44, 56, 52, 38], CLOTH),
        ("112,282 180,222 280,176 384,172", [40, 46, 44, 32], STRIPE),
        ("130,262 210,254 310,232 384,212", [56, 60, 52, 40], CLOTH),
    ]
    for line, widths, ink in bands:
        m = c.shape(taper(line, widths), ink, bulge=22, toward=(0.5, -0.9), edge=0.5, drop=8)
        lo, hi = samples(line, 12), []
        for off in (-9, 7):
            hi.append(([s.beside(off) for s in lo], [1, 4, 1]))
        c.lines(hi, ink.shade, 0.6, clip=m)
    knot = c.shape(
        spline("100,190 136,168 166,196 170,256 140,300 104,286 88,238"),
        CLOTH,
        bulge=26,
        toward=(0.5, -0.9),
        edge=0.5,
        drop=8,
    )
    c.lines(
        [("128,180 112,230 124,288", [1, 7, 1]), ("146,190 136,236 144,290", [1, 6, 1])],
        CLOTH.shade,
        0.8,
        clip=knot,
    )
    for k in range(3):
        t = math.radians(-112 + k * 22)
        tip = (356 + math.cos(t) * 110, 168 + math.sin(t) * 110)
        c.shape(
            taper([(356, 168), ((356 + tip[0]) / 2 - 6, (168 + tip[1]) / 2), tip], [8, 26, 4]),
            STRIPE,
            bulge=9,
            toward=WAY,
            edge=0.4,
        )
    c.shape(ellipse(354, 178, 27, 31), GOLD, bulge=10, toward=WAY, edge=0.5, drop=6)
    gem = c.shape(
        ellipse(354, 178, 16, 20), Ink("#c8243c", "#560c30", "#ffb0a0"), bulge=12, toward=WAY
    )
    c.flat(ellipse(360, 170, 5, 6), "#fff0e0", clip=gem)


def _ear(c: Canvas) -> None:
    ear = spline("226,270 250,256 266,276 260,312 242,336 228,318")
    c.shape(ear, SKIN, bulge=12, toward=WAY, edge=0.5, drop=4)
    c.lines([("238,276 254,280 250,304 240,312", [1, 5, 4, 1])], SKIN.shade)
    ring = difference(ellipse(240, 362, 27, 29), ellipse(240, 362, 18, 20))
    c.shape(ring, GOLD, bulge=6, toward=WAY, edge=0.5, drop=5)
    c.shape(
        ellipse(240, 394, 13, 15),
        Ink("#2cb87c", "#0f4a4c", "#e0ffd8"),
        bulge=9,
        toward=WAY,
        edge=0.4,
        rim="#f0ffe0",
        rim_width=2,
    )
    c.lines(sparkle(246, 388, 16, 4), "#ffffff")


def _scales(c: Canvas) -> None:
    """The balance on his counter; the coin is heavier than it looks."""
    up = (0, -1)
    c.shape(taper("482,660 482,500 482,352", [26, 17, 13]), GOLD, bulge=7, toward=up, edge=0.5)
    c.shape(ellipse(482, 540, 21, 14), GOLD, bulge=8, toward=up, edge=0.5)
    left, right = (416, 366), (546, 388)
    for (x, y), drop in ((left, 92), (right, 92)):
        for reach, w in ((-42, 4), (42, 4), (0, 3)):
            c.lines([([(x, y), (x + reach, y + drop)], [w, w])], "#7a3c20")
    weight = "394,440! 402,424! 406,410! 426,410! 430,424! 438,440! 440,462! 392,462!"
    lead = Ink("#5c5468", "#1e1428", "#e0c89c", rim="#ffe8b0")
    c.shape(spline(weight, tension=0.2), lead, bulge=9, toward=(0.6, -0.8), edge=0.5)
    coin = c.shape(
        ellipse(546, 446, 34, 36), GOLD, bulge=9, toward=(-0.5, -0.8), edge=0.6, rim="#fffbe0"
    )
    c.put("#94501f", c.mask(ellipse(546, 446, 24, 26), stroke=4) * coin)
    c.flat(polygon("532,460 529,434 539,446 546,430 553,446 563,434 560,460"), "#94501f")
    for (x, y), drop in ((left, 92), (right, 92)):
        y += drop
        rim = [(x - 48, y - 4, 0), (x, y + 4), (x + 48, y - 4, 0)]
        pan = spline([*rim, (x + 30, y + 26), (x, y + 34), (x - 30, y + 26)])
        c.shape(pan, GOLD, bulge=12, toward=up, edge=0.5, drop=6)
    beam = taper([left, (448, 360), (482, 368), (516, 372), right], [10, 14, 20, 14, 10])
    c.shape(beam, GOLD, bulge=7, toward=up, edge=0.5, drop=5, rim="#fffbe0", rim_width=3)
    c.shape(ellipse(482, 368, 17), GOLD, bulge=8, toward=up, edge=0.5)
    c.shape(ellipse(482, 368, 8), Ink("#c8243c", "#560c30", "#ffb0a0"), bulge=6, toward=up)
    c.shape(spline("470,348! 482,316! 494,348!"), GOLD, bulge=6, toward=up, edge=0.4)
    c.glow(coin, 22, "#ffc050", 0.6)
    c.lines(sparkle(562, 424, 28, 5), "#fffdf0")
