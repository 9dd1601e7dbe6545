"""A freckled shepherd girl in a straw hat chews a stalk of grass and watches the sun come up."""

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
    ridge,
    rng,
    samples,
    spline,
    taper,
    union,
)

LIGHT = Light((610, 300), "#fff0b8", "#3a2048")
WAY = (1, -0.2)
SKIN = Ink("#f0a880", "#c06a58", "#ffecca", rim="#fff6dc", rim_width=3)
HAIR = Ink("#c8803a", "#7a3c30", "#ffd27a", rim="#fff0b0", rim_width=3)
STRAW = Ink("#ecc860", "#a8703a", "#fff4b4", rim="#fffbdc", rim_width=4)
DRESS = Ink("#d84a6c", "#7a1c50", "#ffa08c", rim="#ffe0c0", rim_width=3)


def paint(c: Canvas) -> None:
    _morning(c)
    _braid(c, "226,420 186,480 180,550 200,640", 1.0)
    _dress(c)
    face = _face(c)
    _features(c, face)
    _hair(c)
    _braid(c, "262,430 276,500 300,560 296,640", 1.1)
    _shade(c)
    _hat(c)
    _stalk(c)
    c.finish(vignette=0.24)


def _morning(c: Canvas) -> None:
    v = c.y / 560 + (c.swirl(240, 70, 4, 5, stretch=(1, 0.35)) - 0.5) * 0.16
    v += c.spot(560, 450, 260) * 0.18
    c.field(v, "#5460b0 .2:#6c70bc .5:#8c80c4 .74:#c094c0 .88:#ffc0a0 #ffe0a0")
    sun = c.rough(ellipse(556, 452, 62))
    c.field(c.rise(380, 500), "#fffdf0 #fff6c8 #ffe490 #ffc478", sun)
    c.glow(sun, 40, "#ffd080", 0.7)
    c.shape(
        ridge(452, 22, 200, 5), Ink("#94c49c", "#6aa490", "#e8e8a8"), bulge=30, toward=(0.6, -1)
    )
    c.haze(430, 540, "#ffe0b0", 0.5)
    c.shape(
        ridge(510, 24, 240, 9), Ink("#6cb06c", "#3c8468", "#d4e084"), bulge=30, toward=(0.6, -1)
    )
    for x, y, s in ((70, 470, 0.8), (128, 512, 1.1), (540, 520, 1.3), (470, 484, 0.7)):
        at = Place(x, y, s)
        c.lines([(at.points([(dx, 8), (dx, 30)]), [6, 5]) for dx in (-14, 14)], "#5a4450")
        r = rng(int(x))
        fleece = [at.path(ellipse(a * 9, r.randn() * 5, 15)) for a in (-2, -1, 0, 1, 2)]
        c.shape(union(*fleece), Ink("#f6ecdc", "#b0a0b0", "#fffdf0"), bulge=9, toward=WAY)
        c.shape(at.path(ellipse(30, -6, 10, 8, 24)), Ink("#5a4450", "#2c2034", "#a8808c"), bulge=6)


def _shade(c: Canvas) -> None:
    """What the brim throws on hair and brow."""
    under = blur(c.mask(spline("170,260! 290,270 390,220! 392,262 300,306 172,300!")), 8)
    c.wash(
        under * 0.85, "#6a3440", clip=c.mask(spline("182,240! 380,206! 388,330! 300,480 200,480!"))
    )


def _braid(c: Canvas, curve: str, size: float) -> None:
    line = samples(curve, 9)
    for s in line[:-1]:
        for side in (-1, 1):
            lobe = spline("0,-8! 26,4 30,34 4,48! -6,20")
            turn = math.degrees(s.angle) - 90
            at = Place(s.x, s.y, size, turn)
            path = lobe if side > 0 else spline("0,-8! -26,4 -30,34 -4,48! 6,20")
            c.shape(at.path(path), HAIR, bulge=12, toward=WAY, drop=4, edge=0.4)


def _dress(c: Canvas) -> None:
    neck = spline("240,440! 236,520 214,580 380,590 350,520 350,450!")
    nm = c.shape(neck, SKIN, toward=WAY, bulge=40)
    c.wash(
        blur(c.mask(spline("360,470! 300,480 240,430 236,500 300,530 356,516")), 9) * 0.8,
        SKIN.shade,
        clip=nm,
    )
    body = spline("70,680! 96,600 170,556 240,546 300,580 370,552 450,580 520,680!")
    m = c.shape(body, DRESS, bulge=50, toward=WAY, drop=10)
    c.lines(
        [("170,590 160,630 170,670", [1, 8, 2]), ("420,590 436,630 430,670", [1, 8, 2])],
        DRESS.shade,
        0.7,
        clip=m,
    )
    for points in (
        "196,556! 240,530 300,574 310,610! 260,626 206,602!",
        "310,606! 320,570 372,536 400,556! 400,596 350,622!",
    ):
        c.shape(
            spline(points),
            Ink("#fff4e4", "#c09c9c", "#fffdf4"),
            bulge=14,
            toward=WAY,
            drop=8,
            edge=0.3,
        )


def _face(c: Canvas) -> Array:
    face = spline(
        "340,230 372,262 382,300 378,326! 386,342 404,356 420,362 424,374 414,386 388,390! "
        "394,400 400,410 386,418! 394,428 392,440 380,448 386,462 384,482 364,498 330,500 "
        "280,480 236,430 226,310 280,230"
    )
    m = c.shape(face, SKIN, toward=WAY, bulge=70)
    c.wash(
        blur(c.mask(spline("220,210! 400,210! 400,270! 300,290 220,310!")), 12) * 0.85,
        "#b86458",
        clip=m,
    )
    c.wash(c.spot(334, 410, 56, 44) * 0.85, "#f0705c", clip=m)
    c.wash(c.spot(416, 372, 26, 22) * 0.7, "#f0705c", clip=m)
    spots = (
        (330, 384),
        (346, 376),
        (340, 396),
        (358, 390),
        (322, 400),
        (352, 408),
        (368, 378),
        (336, 414),
        (312, 388),
        (366, 402),
        (398, 364),
        (386, 362),
        (304, 404),
        (380, 376),
    )
    c.flat([ellipse(x, y, 3.6) for x, y in spots], "#b8583c", 0.9, clip=m)
    return m


def _features(c: Canvas, face: Array) -> None:
    socket = spline("330,348 340,330 360,326 372,340 362,356 344,358")
    c.flat(socket, "#fffbec", clip=face)
    c.flat(ellipse(359, 341, 11, 13), "#3c7a5c", clip=c.mask(socket))
    c.flat(ellipse(361, 341, 6, 8), "#1a1020", clip=c.mask(socket))
    c.flat(ellipse(365, 336, 3.4), "#ffffff")
    c.lines(
        [
            ("320,352 338,327 360,322 378,334", [2, 8, 8, 3]),
            ("338,360 352,362 364,356", [1, 3, 1]),
            ("326,308 350,296 374,304", [2, 9, 3]),
            ("412,386 402,378 394,384", [1, 5, 1]),
            ("390,419 370,422 346,404", [2, 6, 1]),
            ("346,402 341,409 345,418", [1, 4, 1]),
        ],
        "#6a2a30",
        clip=face,
    )
    c.flat(spline("398,410! 388,405 380,411 372,418! 388,419!"), "#c8584c", clip=face)
    c.flat(spline("394,428 388,420! 372,421! 382,431"), "#d8706a", clip=face)


def _hair(c: Canvas) -> None:
    cap = spline(
        "372,216! 336,262 304,310 302,380 284,440 250,466 216,446 188,380 180,290 200,216!"
    )
    m = c.shape(cap, HAIR, bulge=34, toward=WAY, drop=8)
    strands = (
        "330,262 280,310 262,380 250,440",
        "300,250 240,310 226,380 236,440",
        "350,236 306,290 284,360",
    )
    c.lines([(s, [1, 7, 6, 1]) for s in strands], HAIR.shade, 0.75, clip=m)
    c.lines(
        [([(s.x + 9, s.y) for s in samples(k, 6)[1:5]], [1, 4, 1]) for k in strands],
        HAIR.lit,
        0.8,
        clip=m,
    )
    ear = spline("262,366 262,340 282,332 298,346 294,376 280,398 266,390")
    c.shape(ear, SKIN, bulge=14, toward=WAY, drop=4, edge=0.4)
    c.lines([("276,386 274,360 288,348", [1, 5, 1])], SKIN.shade, 0.9)
    c.shape(taper("352,232 378,252 386,286", [26, 18, 2]), HAIR, bulge=7, toward=WAY)


def _hat(c: Canvas) -> None:
    at = Place(284, 216, 0.98, -11)
    crown = spline("-134,10! -136,-60 -104,-122 -30,-146 50,-134 108,-90 122,-30 124,12! 0,34")
    m = c.shape(at.path(crown), STRAW, bulge=70, toward=WAY)
    plaits = []
    for k in range(7):
        y = -126 + k * 22
        half = 60 + k * 13
        plaits.append((at.points([(-half - 10, y + 14), (-10, y + 30), (half, y + 10)]), [2, 5, 2]))
    c.lines(plaits, STRAW.shade, 0.7, clip=m)
    weave = []
    for k in range(7):
        for j in range(-10, 11):
            x = j * 15 + (k % 2) * 7
            y = -110 + k * 22 + 14 - abs(j) * 0.9
            weave.append((at.points([(x - 4, y - 6), (x + 5, y + 6)]), [1, 3]))
    c.lines(weave, "#b8823c", 0.55, clip=m, n=4)
    band = at.path(spline("-140,-28! 0,0 130,-34! 128,10! 0,40 -138,14!"))
    c.shape(band, Ink("#c83a5c", "#6a1848", "#ff9c8c"), bulge=12, toward=WAY, clip=m)
    brim = at.path(
        spline(
            "-246,34! -170,0 -130,8 0,30 120,6 190,-12 252,0! 216,40 120,62 0,76 -130,66 -206,58"
        )
    )
    bm = c.shape(brim, STRAW, bulge=22, toward=(0.6, -0.9), edge=0.4)
    arcs = [
        (
            at.points(
                [
                    (-230 + k * 14, 36 + k * 4),
                    (-120, 24 + k * 12),
                    (0, 42 + k * 9),
                    (120, 22 + k * 11),
                    (236 - k * 12, 6 + k * 6),
                ]
            ),
            [1, 4, 4, 4, 1],
        )
        for k in range(4)
    ]
    c.lines(arcs, STRAW.shade, 0.65, clip=bm)
    # a poppy and two daisies in the band
    x, y = at.points("60,-14")[0]
    c.shape(leaf(x, y, 60, 200, 0.4), Ink("#5c9c4c", "#2c5c40", "#c0e07c"), bulge=8, toward=WAY)
    for dx, dy, hue, lit in (
        (0, 0, "#e0402c", "#ff9468"),
        (-44, 10, "#fff6e8", "#ffffff"),
        (36, -12, "#fff6e8", "#ffffff"),
    ):
        petals = [
            ellipse(x + dx + math.cos(a) * 15, y + dy + math.sin(a) * 14, 13)
            for a in (0.3, 1.56, 2.8, 4.07, 5.33)
        ]
        c.shape(union(*petals), Ink(hue, "#8a4a50", lit), bulge=9, toward=WAY, drop=5, edge=0.3)
        c.shape(
            ellipse(x + dx, y + dy, 8), Ink("#f0b830" if hue != "#e0402c" else "#3a1a28"), bulge=6
        )


def _stalk(c: Canvas) -> None:
    c.lines([("388,420 440,438 500,424 546,388", [5, 6, 5, 4])], "#6c8c3c")
    c.lines([("390,418 440,434 500,420 540,388", [1, 3, 2, 1])], "#d0dc7c")
    for s in samples("506,420 540,394 572,350", 8):
        for side in (-1, 1):
            x, y = s.beside(side * 3)
            grain = leaf(x, y, 27, math.degrees(s.angle) + side * 26, 0.5)
            c.shape(grain, Ink("#d8b850", "#80682c", "#fff0a0"), bulge=5, toward=WAY, edge=0.4)
