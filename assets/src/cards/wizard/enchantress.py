"""The enchantress takes tea with the tide over a tame flame, and the late wind is sorry."""

from __future__ import annotations

import math

import numpy as np
from art import (
    Array,
    Canvas,
    Ink,
    Light,
    Path,
    Point,
    Points,
    burn,
    cloud,
    ellipse,
    foam,
    leaf,
    move,
    points_of,
    ridge,
    rng,
    samples,
    scatter,
    smoothstep,
    sparkle,
    spline,
    taper,
    union,
    wind,
)

LIGHT = Light((590, 420), "#fff2cc", "#1c1244")
SKIN = Ink("#eaa880", "#a85c5c", "#ffd8b0")
HAIR = Ink("#d8682c", "#7a2440", "#ffc46a", rim="#ffe0a0")
GOWN = Ink("#b03a86", "#501a60", "#ff9cb8", rim="#ffe0d0")
CHINA = Ink("#f6efe4", "#8a86b4", "#ffffff")
GOLD = Ink("#e8ac3c", "#8a4628", "#fff2b0")
WOOD = Ink("#6a4440", "#2c1c3c", "#c89a78")
FROTH = Ink("#f4f8ea", "#88b8cc", "#ffffff")
TEA = (0.8, -0.4)
HEAD = (392, 296, 0.56)


def paint(c: Canvas) -> None:
    _sky(c)
    _sea(c)
    _wind(c)
    _tide(c)
    _bank(c)
    _throne(c)
    _table(c)
    _back_hair(c)
    _body(c)
    face = _face(c)
    _features(c, face)
    _hair(c)
    _arm(c)
    _flowers(c)
    c.finish(vignette=0.34)


def _sky(c: Canvas) -> None:
    v = c.y / 640 * 0.62 + (c.swirl(260, 110, 5, 15, stretch=(1, 0.5)) - 0.5) * 0.24
    v += c.spot(590, 420, 460, 400) * 0.42
    c.field(v, "#4a3c94 .22:#7a5cb0 .42:#b884c0 .58:#eca8b4 .74:#ffd0a8 #fff4d0")


def _sea(c: Canvas) -> None:
    c.shape(
        ridge(548, 30, 170, 9, floor=640, peaks=((180, 90, 120), (60, 60, 90))),
        Ink("#8a78b4", "#64589c", "#f4b8b4"),
        bulge=26,
        toward=TEA,
    )
    c.haze(460, 600, "#ffd4b4", 0.5)
    sea = smoothstep(566, 568, c.y)
    wave = c.swirl(110, 30, 5, 12, stretch=(3, 0.3))
    v = 0.8 - c.rise(566, 760) * 0.75 + (wave - 0.5) * 0.5
    c.field(v, "#1c3a78 .2:#2a5c9c .45:#4a94b8 .65:#9cd0c8 .85:#f4e0c0 #fff4d8", sea)


def _wind(c: Canvas) -> None:
    gusts = [
        (taper(wind(724, 176, 110, 10, 20), [2, 7, 9, 7, 4, 2]), 0.85),
        (taper(wind(420, 92, -150, -12, 22), [2, 7, 9, 7, 4, 2]), 0.85),
    ]
    for path, alpha in gusts:
        c.flat(path, "#fff4ec", alpha)
    puff = Ink("#f4e4ec", "#9484c0", "#ffffff")
    body = union(
        cloud(570, 176, 230, 88, 4, 7),
        ellipse(560, 124, 76, 60),
    )
    m = c.shape(body, puff, bulge=34, toward=(0.1, 0.9), shading=0.55)
    c.wash(c.spot(514, 160, 22, 14) * 0.7 + c.spot(606, 162, 22, 14) * 0.7, "#f08a98", clip=m)
    c.lines(
        [
            ("522,134 534,142 546,136", [1.5, 5, 2]),
            ("576,138 588,144 600,136", [2, 5, 1.5]),
            ("518,118 530,110 546,110", [1.5, 5, 2]),
            ("578,112 592,112 604,122", [2, 5, 1.5]),
            ("548,176 561,167 574,177", [1.5, 6, 1.5]),
        ],
        "#4a3a7c",
    )
    tear = "612,150! 620,166 612,176 604,166"
    c.shape(spline(tear), Ink("#7cc8e0", "#3a78b0", "#ffffff"), bulge=6)


def _tide(c: Canvas) -> None:
    body = spline(
        "630,724! 746,650 782,560 788,470 772,400 736,362 690,372 674,414! 652,370 676,312 "
        "746,276 836,284 918,340 970,430 1006,540 1126,640! 1126,820! 610,820!"
    )
    m = c.rough(body)
    flow = np.hypot(c.x - 686, (c.y - 560) * 0.9) / 420
    v = 1.1 - flow + (c.noise(130, 4, 3) - 0.5) * 0.16 - c.rise(300, 760) * 0.15
    c.field(v, "#123068 .15:#1c4c8c .35:#2a7cac .55:#54b0c0 .75:#a4e0d0 #f0fbe0", m)
    for k in range(8):
        t = k / 7
        c.lines(
            [
                (
                    [
                        (746 + t * 330, 770),
                        (798 + t * 200, 600 - t * 10),
                        (812 + t * 120, 460 - t * 20),
                        (776 + t * 90, 360 - t * 34),
                        (710 + t * 40, 330 - t * 30),
                    ],
                    [2, 7, 6, 4, 1],
                )
            ],
            "#c8f0e0" if k % 2 else "#16407c",
            0.7,
            clip=m,
        )
    lip = "658,400 658,350 696,306 762,284 842,296 918,348 968,428"
    c.shape(foam(lip, 10, 25, 34, 5, 18), FROTH, bulge=14, toward=(-0.6, -0.3), edge=0.2)
    # two fingers of foam hold the cup
    for pts in ("686,400 680,436 662,448", "710,396 714,440 696,466"):
        c.shape(taper(pts, [32, 22, 12]), FROTH, bulge=10, toward=(-0.6, -0.2), edge=0.2)
    c.shape(foam("664,400 700,376 744,366 780,392", 12, 20, 14, 3, 8), FROTH, bulge=9, edge=0.2)
    _cup(c, 684, 462, -8)
    c.shape(taper("736,392 746,440 718,470 696,474", [30, 24, 18, 11]), FROTH, bulge=9, edge=0.3)
    c.shape(foam("646,706 726,690 846,716 1086,700", 8, 20, 46, 9, 20), FROTH, bulge=11, edge=0.2)


def _cup(c: Canvas, x: float, y: float, turn: float, face: float = 1) -> None:
    def at(path: Path) -> Path:
        return move(path, x, y, (face, 1), turn)

    ring = c.mask(at(ellipse(34, 2, 13, 12)), stroke=6)
    c.put("#c8c0dc", ring)
    c.shape(at(spline("-30,-18! -26,10 -10,24 10,24 26,10 30,-18!")), CHINA, bulge=16, edge=0.2)
    c.shape(at(ellipse(0, -18, 30, 8)), Ink("#a8603c", "#5c2c38", "#f0b070"), bulge=5)
    c.put("#e0a848", c.mask(at(ellipse(0, -18, 30, 8)), stroke=3))
    c.flat(at(taper("-23,4 0,12 23,4", [3, 5, 3])), "#d84a8a")


def _bank(c: Canvas) -> None:
    bank = spline("-60,820! -60,590 60,596 220,626 400,640 540,650 640,690 700,820!")
    m = c.shape(
        bank, Ink("#3f8a5c", "#1c4454", "#c4dc84"), bulge=40, toward=(0.5, -1), rim="#fff0b0"
    )
    r = rng(4)
    c.lines(
        [
            ([(x, y), (x + 4 + r.randn() * 4, y - 14)], [3.5, 0.6])
            for x, y in zip(r.rand(130) * 640, 660 + r.rand(130) * 100, strict=True)
        ],
        "#2a6a54",
        0.8,
        clip=m,
    )


def _throne(c: Canvas) -> None:
    for pts, w in (
        ("250,720 226,600 190,480 214,360 190,280", [60, 46, 38, 28, 8]),
        ("300,700 270,600 262,480 290,400 268,320", [54, 40, 30, 22, 7]),
        ("200,480 150,420 158,350", [30, 20, 6]),
        ("420,720 410,660 430,610", [40, 34, 30]),
    ):
        c.shape(taper(pts, w), WOOD, bulge=14, toward=TEA, edge=0.4, rim="#ffd8b0", rim_width=3)
    crown = union(ellipse(190, 320, 84, 62), ellipse(150, 366, 60, 46), ellipse(262, 336, 60, 50))
    c.shape(crown, Ink("#2a6a54", "#163a4c", "#4a9a5c"), bulge=30, toward=TEA)
    r = rng(8)
    for x0, y0, n in ((196, 300, 16), (158, 352, 14), (268, 330, 12), (206, 380, 12)):
        for k in range(n):
            a = k / n * 360 + r.rand() * 30
            q = 4 + r.rand() * 46
            c.shape(
                leaf(x0 + math.cos(a) * q, y0 + math.sin(a) * q, 40 + r.rand() * 16, a, 0.55),
                Ink("#4a9a5c" if k % 3 else "#7ab854", "#1c5058", "#dcec94"),
                bulge=9,
                toward=TEA,
                edge=0.3,
            )


def _table(c: Canvas) -> None:
    c.shadow(ellipse(566, 716, 110, 16), "#1c3450", 10, 0.8)
    c.shape(
        spline("520,560! 548,620 540,690 500,726! 560,716 634,726! 596,690 588,620 616,560!"),
        WOOD,
        bulge=22,
        toward=(0.2, -0.9),
        edge=0.3,
    )
    c.shape(ellipse(566, 566, 112, 24), WOOD, bulge=12, toward=(0, -1), edge=0.3)
    c.shape(
        ellipse(566, 556, 112, 24), Ink("#c89070", "#6a4450", "#ffe4bc"), bulge=8, toward=(0, -1)
    )
    c.put("#8a5a54", c.mask(ellipse(566, 556, 76, 15), stroke=3) * 0.7)
    for x in (528, 604):
        c.lines([([(x, 552), (566 + (x - 566) * 0.8, 508)], [5, 5])], "#8a4628")
    burn(c, 566, 556, 46, 34, 4, 3)
    # the pot
    p = (566, 470)
    spout = taper("606,486 638,474 648,440", [26, 16, 11])
    c.shape(spout, CHINA, bulge=8, toward=(0, 0.8), edge=0.3)
    c.put("#c8c0dc", c.mask(ellipse(516, 470, 26, 24), stroke=9))
    pot = c.shape(
        spline("518,470 532,436 566,426 600,436 614,470 600,506 566,514 532,506"),
        CHINA,
        bulge=34,
        toward=(0.1, 0.9),
        edge=0.3,
    )
    c.flat(taper("516,480 566,494 616,480", [5, 9, 5]), "#3a78b8", clip=pot)
    c.flat([ellipse(p[0] + dx, 462, 7) for dx in (-24, 0, 24)], "#d84a8a", clip=pot)
    c.shape(spline("536,434! 566,414 596,434! 566,442"), GOLD, bulge=8, toward=(0, -1))
    c.shape(ellipse(566, 412, 9), GOLD, bulge=6, toward=(0, -1))
    steam = [
        ("648,436 660,410 646,390 656,366", [2, 7, 6, 1]),
    ]
    c.lines(steam, "#fff8f0", 0.8)
    c.halo(566, 530, 190, "#ffb060", 0.45)


def _face_points(points: Points) -> list[Point]:
    x, y, s = HEAD
    return [(x - px * s, y + py * s, *rest) for px, py, *rest in points_of(points)]


def _face_path(points: Points) -> Path:
    return spline(_face_points(points))


def _lock(c: Canvas, pts: str, widths: list[float]) -> None:
    m = c.shape(taper(pts, widths), HAIR, bulge=14, toward=TEA, edge=0.3)
    line = samples(pts, 14)
    for off in (-0.2, 0.15):
        strand = [
            at.beside(off * float(np.interp(i / 13, np.linspace(0, 1, len(widths)), widths)))
            for i, at in enumerate(line)
        ]
        c.lines([(strand, [1, 4, 3, 1])], HAIR.shade, 0.6, clip=m)


def _back_hair(c: Canvas) -> None:
    _lock(c, "350,270 286,330 268,420 216,500 150,520", [70, 84, 70, 46, 6])
    _lock(c, "356,290 316,380 300,470 262,560 196,610", [70, 80, 64, 44, 6])
    _lock(c, "364,330 336,410 330,500 302,590 250,660", [60, 62, 50, 34, 5])


def _body(c: Canvas) -> None:
    skirt = spline(
        "330,500 430,512 496,556 516,620 520,690 548,734! 440,744 330,736 210,744 96,734! "
        "170,690 230,620 270,540"
    )
    m = c.shape(skirt, GOWN, bulge=70, toward=TEA, drop=10, rim_width=4)
    folds = [
        ("480,566 494,640 520,730", [1, 7, 3]),
        ("430,540 452,640 462,740", [1, 8, 3]),
        ("380,540 396,640 380,740", [1, 8, 3]),
        ("340,540 330,640 290,740", [1, 8, 3]),
        ("310,540 270,640 190,736", [1, 7, 3]),
    ]
    c.lines(folds, GOWN.shade, 0.75, clip=m)
    hem = "100,728 210,736 330,728 440,736 546,726"
    c.shape(taper(hem, [10, 16, 16, 16, 10]), GOLD, clip=m, bulge=6, toward=(0.4, -1))
    for at in samples("150,700 240,704 330,696 430,704 510,690", 8):
        c.flat([leaf(at.x, at.y, 20, a, 0.5) for a in (-90, -20, -160)], "#ffc88a", clip=m)
    torso = spline("326,388 372,384 412,410 424,450 410,500 424,530 350,540 306,520 310,450")
    m = c.shape(torso, GOWN, bulge=44, toward=TEA, edge=0.2)
    c.lines([("404,420 392,470 396,516", [1, 5, 1])], GOWN.shade, 0.7, clip=m)
    c.shape(
        taper("308,508 360,522 416,508", [14, 16, 14]), GOLD, bulge=7, clip=m, toward=(0.5, -0.8)
    )
    neck = spline("344,336! 338,380 330,402 380,420 402,404 380,384 382,340!")
    nm = c.shape(neck, SKIN, bulge=26, toward=TEA)
    c.wash(c.spot(366, 356, 30, 24) * 0.8, SKIN.shade, clip=nm)


def _face(c: Canvas) -> Array:
    # drawn as a profile to the left about its middle, and turned round
    face = _face_path(
        "-20,-140 -66,-112 -84,-76 -90,-44 -86,-28 -80,-14 -94,8 -112,28 -110,40 -90,46 -92,54 "
        "-102,63 -92,72! -99,80 -96,89 -86,93 -91,104 -86,118 -66,126 -30,116 20,84 60,40 "
        "90,-20 100,-60 70,-120"
    )
    return c.shape(face, SKIN, bulge=30, toward=TEA, shading=0.35)


def _features(c: Canvas, face: Array) -> None:
    c.wash(c.spot(414, 326, 26, 18) * 0.6, "#e8705c", clip=face)
    c.lines(
        [
            (_face_points("-78,-10 -64,2 -42,2 -28,-8"), [1, 5, 5, 2]),
            (_face_points("-74,-7 -84,3"), [3, 1]),
            (_face_points("-66,0 -72,11"), [3, 1]),
            (_face_points("-54,3 -56,14"), [3, 1]),
            (_face_points("-84,-44 -60,-56 -26,-46"), [2, 6, 1]),
        ],
        "#4a1c30",
        clip=1,
    )
    c.wash(c.spot(*_face_points("-56,-14")[0], 22, 8) * 0.7, "#b868a8", clip=face)
    c.flat(_face_path("-102,63! -94,57 -84,59 -64,70! -90,73!"), "#c0304c", clip=face)
    c.flat(_face_path("-99,81 -90,73! -64,70! -76,84 -90,89"), "#d84c5c", clip=face)
    c.lines([(_face_points("-66,70 -58,65"), [2.4, 1])], "#7a2440")
    c.lines([(_face_points("-86,28 -78,34 -86,43"), [1, 3, 1])], SKIN.shade, clip=face)


def _hair(c: Canvas) -> None:
    cap = spline(
        "430,238! 412,214 372,204 328,222 306,266 308,320 330,362 356,372! 362,340 354,318 "
        "366,290 392,262"
    )
    m = c.shape(cap, HAIR, bulge=40, toward=(0.7, -0.6), edge=0.2, rim_width=3)
    strands = [
        ("424,234 376,236 340,276 336,350", [1, 4, 4, 1]),
        ("416,244 384,256 358,290 350,356", [1, 4, 4, 1]),
        ("420,224 360,216 320,262 318,330", [1, 4, 4, 1]),
    ]
    c.lines(strands, HAIR.shade, 0.7, clip=m)
    c.shape(ellipse(366, 322, 11, 15), SKIN, bulge=8, toward=TEA, edge=0.4)
    c.lines([("362,314 371,320 367,332", [1, 3, 1])], SKIN.shade)
    c.shape(spline("364,340! 371,354 364,364 357,354"), Ink("#3ab0a0", "#1c5068"), bulge=6)
    # a wreath of the four: leaves, a drop, a spark, a little cloud
    wreath = "434,244 400,232 360,240 324,270 310,300"
    for k, at in enumerate(samples(wreath, 11)):
        turn = math.degrees(at.angle) + (50 if k % 2 else -50)
        c.shape(
            leaf(at.x, at.y, 30, turn, 0.5),
            Ink("#58a85c", "#1c5050", "#e0f09c"),
            bulge=6,
            toward=TEA,
            edge=0.3,
        )
    for x, y, hue in ((418, 236, "#ffffff"), (376, 234, "#ffb03c"), (336, 256, "#64c0e0")):
        for k in range(5):
            a = k * 2 * math.pi / 5
            c.shape(
                ellipse(x + math.cos(a) * 8, y + math.sin(a) * 8, 7),
                Ink(hue, lit="#ffffff"),
                bulge=5,
            )
        c.flat(ellipse(x, y, 5), "#c0304c")


def _limb(points: Points, widths: list[float]) -> Path:
    """A limb with whole round ends, for ends that show."""
    line = points_of(points)
    first, last = line[0], line[-1]
    return union(
        taper(points, widths, cap=False),
        ellipse(first[0], first[1], widths[0] / 2),
        ellipse(last[0], last[1], widths[-1] / 2),
    )


def _arm(c: Canvas) -> None:
    sleeve = spline(
        "334,398 366,388 388,404 412,416 426,422! 434,462 426,528 402,590! 384,552 358,514 "
        "338,480 328,436"
    )
    c.shape(spline("420,426! 436,452 432,516 404,586! 408,520 408,462"), "#5a1c58", bulge=10)
    c.shape(
        spline("384,420! 410,418 434,416 442,426 440,442 420,452 384,460!"),
        SKIN,
        bulge=12,
        toward=TEA,
        edge=0.4,
    )
    m = c.shape(
        sleeve,
        GOWN,
        bulge=24,
        toward=TEA,
        drop=8,
        edge=0.4,
        rim_width=3,
    )
    c.lines(
        [
            ("356,410 396,456 418,540", [1, 6, 2]),
            ("346,424 376,480 402,560", [1, 6, 2]),
            ("372,410 412,450 432,500", [1, 5, 2]),
        ],
        GOWN.shade,
        0.75,
        clip=m,
    )
    c.shape(
        taper("425,421 433,462 425,528 403,584", [8, 10, 9, 5]),
        GOLD,
        bulge=4,
        toward=TEA,
        drop=4,
    )
    # the hand: palm, cup, then fingers through the handle
    c.shape(
        spline("420,420! 442,408 458,412 460,432 450,448 426,450!"),
        SKIN,
        bulge=10,
        toward=TEA,
        edge=0.3,
    )
    c.shape(taper("421,418 426,434 425,452", [8, 9, 8]), GOLD, bulge=4, toward=TEA)
    _cup(c, 488, 414, 4, -1)
    for k, pts in enumerate(
        ("444,420 458,420 470,426", "444,430 458,432 469,437", "442,440 454,443 464,446")
    ):
        c.shape(_limb(pts, [13, 11, 9 - k]), SKIN, bulge=5, toward=TEA, edge=0.5)
    c.shape(_limb("442,414 456,404 470,406", [13, 11, 8]), SKIN, bulge=5, toward=TEA, edge=0.5)
    c.shape(_limb("444,446 460,454 476,450", [10, 9, 5]), SKIN, bulge=4, toward=TEA, edge=0.5)


def _flowers(c: Canvas) -> None:
    r = rng(12)
    for x, y, s in (
        (60, 700, 1.2),
        (116, 730, 0.9),
        (30, 650, 0.9),
        (600, 736, 0.8),
        (90, 640, 0.7),
    ):
        c.lines([([(x, y + 60), (x + 3, y)], [5, 4])], "#1c5054")
        hue = ("#ffd45c", "#f48ab0", "#fff4e0")[int(r.rand() * 3)]
        for k in range(6):
            a = k * math.pi / 3 + 0.3
            c.shape(
                ellipse(
                    x + math.cos(a) * 15 * s,
                    y + math.sin(a) * 12 * s,
                    12 * s,
                    9 * s,
                    math.degrees(a),
                ),
                Ink(hue, lit="#ffffff"),
                bulge=6,
                toward=TEA,
                edge=0.2,
            )
        c.flat(ellipse(x, y, 8 * s), "#b8543a")
    c.motes(scatter(rng(9), 60, (360, 250, 760, 560)), "#fff8e0", "#ffd890", radius=4)
    stars = [s for x, y in ((520, 330), (700, 230), (462, 372)) for s in sparkle(x, y, 13, 5)]
    c.lines(stars, "#fffbe8")
