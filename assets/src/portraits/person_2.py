"""A red-bearded ranger in a green hood listens to the autumn wood, three arrows at his back."""

from __future__ import annotations

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
    rng,
    samples,
    spline,
    taper,
)

LIGHT = Light((60, 160), "#fff0b0", "#101c20")
WAY = (-1, -0.55)
SKIN = Ink("#e09e74", "#7a3c38", "#ffe4bc", rim="#fff2d4", rim_width=3)
BEARD = Ink("#96401f", "#481824", "#f48a44")
HOOD = Ink("#3c7a44", "#153a38", "#a0c864", rim="#eef0a0", rim_width=4)
LEATHER = Ink("#7a4a2c", "#341c22", "#d09050")


def paint(c: Canvas) -> None:
    _wood(c)
    _quiver(c)
    _cape(c)
    face = _face(c)
    _features(c, face)
    _beard(c)
    _strap(c)
    _hood(c)
    _leaves(c)
    c.finish(vignette=0.28)


def _wood(c: Canvas) -> None:
    v = 0.12 + c.spot(110, 220, 620) * 0.95 + (c.swirl(160, 80, 4, 9) - 0.5) * 0.22
    c.field(v, "#5a2a2c .25:#8c3e2c .45:#bc5e2a .68:#e48e36 .9:#f8b850 #ffd880")
    for x, w, hue in (
        (70, 34, "#c06a30"),
        (580, 60, "#7a3a2c"),
        (470, 30, "#b0602e"),
    ):
        c.shape(
            spline(
                [
                    (x - w / 2, -20, 0),
                    (x - w / 2, 320),
                    (x - w, 680, 0),
                    (x + w, 680, 0),
                    (x + w / 2, 320),
                    (x + w / 2, -20, 0),
                ]
            ),
            Ink(hue, mix(hue, "#5a2a2c", 0.4), mix(hue, "#ffe090", 0.4)),
            bulge=16,
            toward=WAY,
            shading=0.5,
        )
    c.beam("-40,-20 150,-20 420,660 120,660", "#ffd890", 0.6, 24)
    c.haze(440, 640, "#e8a048", 0.5)


def _quiver(c: Canvas) -> None:
    for x, y, turn, hue in (
        (520, 196, 16, "#c83a34"),
        (564, 244, 22, "#f2e2c0"),
        (580, 310, 28, "#2a6a7a"),
    ):
        p = Place(x, y, 1.05, turn)
        c.shape(p.path(taper("0,-20 0,260", [7, 7])), Ink("#c89a58", "#6a3c28", "#ffe0a0"), bulge=4)
        for side in (-1, 1):
            vane = [(0, -16), (side * 22, -2), (side * 24, 60), (0, 84, 0)]
            c.shape(
                p.path(spline([(0, -16, 0), *vane[1:]])), Ink(hue), bulge=10, toward=WAY, edge=0.4
            )
        c.shape(p.path(taper("0,-20 0,84", [5, 5])), "#5a3424", bulge=3)
    case = spline("440,400! 480,384 550,404 576,436! 540,560 440,560")
    c.shape(case, LEATHER, bulge=40, toward=WAY, drop=8, edge=0.4)


def _cape(c: Canvas) -> None:
    body = spline("60,680! 62,590 152,530 272,510 402,500 502,540 562,610 610,680!")
    mask = c.shape(body, HOOD, bulge=60, toward=WAY, drop=12)
    folds = ("172,560 142,610 160,670", "302,560 292,610 330,670", "432,540 462,600 490,670")
    c.lines([(f, [1, 9, 2]) for f in folds], HOOD.shade, 0.7, clip=mask)


def _face(c: Canvas) -> Array:
    face = spline(
        "252,190 216,230 202,264 192,284! 186,294 193,311 180,334 156,358 140,380 150,396 178,402! "
        "182,430 212,470 292,470 372,420 382,300 332,200"
    )
    mask = c.shape(face, SKIN, toward=WAY, bulge=70)
    shade = spline("202,190! 372,190! 392,420! 312,430 292,330 272,280 204,266!")
    c.wash(blur(c.mask(shade), 12) * 0.95, "#5a2a34", clip=mask)
    c.wash(c.spot(138, 384, 34, 28) * 0.7, "#c8583c", clip=mask)
    c.wash(c.spot(228, 390, 44, 30) * 0.6, "#c8583c", clip=mask)
    return mask


def _features(c: Canvas, face: Array) -> None:
    socket = spline("198,326! 210,314 238,322! 220,334")
    c.flat(socket, "#fff2dc", clip=face)
    c.flat(ellipse(210, 324, 7.5, 9), "#3a7a5a", clip=c.mask(socket))
    c.flat(ellipse(208, 323, 4, 5), "#0c0a18", clip=c.mask(socket))
    c.lines(
        [
            ("192,322 210,311 230,314 248,326", [2, 8, 6, 1]),
            ("210,336 224,337 238,328", [1, 3, 1]),
            ("244,332 260,336 270,346", [1, 4, 1]),
            ("244,322 262,322 274,328", [1, 4, 1]),
            ("154,396 165,385 174,394", [1, 6, 1]),
        ],
        "#3a141c",
        clip=face,
    )
    c.lines([("268,352 258,374 240,398", [1, 6, 1])], "#ffd8b0", 0.8, clip=face)
    c.shape(taper("184,296 208,286 234,292 256,306", [10, 20, 16, 3]), BEARD, bulge=9, toward=WAY)


def _beard(c: Canvas) -> None:
    beard = spline(
        "324,330! 302,370 272,404 234,408 186,420 168,446 162,480 150,500! 168,506 172,530 "
        "162,560! 188,556 208,572 212,596! 238,570 272,566 302,572! 312,540 352,500 382,430 372,340"
    )
    mask = c.shape(beard, BEARD, bulge=60, toward=WAY, drop=10)
    locks = (
        "302,390 242,440 188,480 168,500",
        "322,420 262,470 212,510 178,552",
        "338,450 292,500 242,540 214,584",
        "352,470 322,520 292,550 290,566",
        "262,420 212,440 178,456",
    )
    c.lines([(lock, [1, 7, 7, 1]) for lock in locks], BEARD.shade, 0.8, clip=mask)
    c.lines(
        [([(s.x - 8, s.y - 10) for s in samples(lock, 6)[1:5]], [1, 5, 1]) for lock in locks],
        BEARD.lit,
        0.8,
        clip=mask,
    )
    c.flat(spline("176,428! 194,434 216,428! 204,444 184,444!"), "#5a1a24")
    stache = spline("178,404! 212,398 248,410 272,440! 238,436 212,430 186,440 156,446! 162,420")
    mask = c.shape(stache, BEARD, bulge=16, toward=WAY, drop=6, edge=0.4)
    c.lines(
        [("186,414 218,412 256,430", [1, 5, 1]), ("176,416 170,430 162,442", [1, 4, 1])],
        BEARD.shade,
        0.8,
        clip=mask,
    )


def _hood(c: Canvas) -> None:
    hood = spline(
        "196,232! 204,160 262,92 348,74 424,104 492,118! 476,150 488,230 492,330 462,430 424,520 "
        "352,560 272,568! 322,520 356,450 360,370 328,290 272,244"
    )
    mask = c.shape(hood, HOOD, bulge=80, toward=WAY, drop=16, drop_cover=0.8)
    folds = (
        "272,140 342,180 392,260 412,370",
        "352,110 412,170 442,270 442,360",
        "402,420 382,490 342,540",
        "242,190 312,220 362,290",
    )
    c.lines([(f, [1, 9, 8, 2]) for f in folds], HOOD.shade, 0.75, clip=mask)
    edge = "198,234 272,250 326,298 354,370 352,450 318,520 278,566"
    c.shape(
        taper(edge, [16, 22, 24, 24, 24, 22, 12], cap=False), LEATHER, bulge=9, toward=WAY, drop=7
    )
    stitches = [([s.beside(-5, -7), s.beside(5, 7)], [4, 4]) for s in samples(edge, 17)[1:-1]]
    c.lines(stitches, "#f0c880", 0.9)


def _strap(c: Canvas) -> None:
    c.shape(
        taper("152,660 302,590 452,480", [30, 30, 30], cap=False),
        LEATHER,
        bulge=9,
        toward=WAY,
        drop=6,
    )
    clasp = c.shape(
        leaf(260, 616, 70, -118, 0.7),
        Ink("#d8b050", "#6a4424", "#fff4b8"),
        bulge=12,
        toward=WAY,
        drop=6,
    )
    c.lines([("260,612 246,582 232,558", [1, 5, 1])], "#6a4424", clip=clasp)


def _leaves(c: Canvas) -> None:
    r = rng(6)
    for x, y, size in (
        (116, 170, 54),
        (84, 330, 46),
        (196, 96, 40),
        (66, 440, 38),
        (120, 520, 46),
    ):
        turn = r.rand() * 360
        c.shape(
            leaf(x, y, size, turn, 0.6), Ink("#b03428", "#6a1a28", "#ff9050"), bulge=8, toward=WAY
        )
