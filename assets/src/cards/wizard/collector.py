"""The collector, in his nightcap, holds a lens to the one empty hollow in a case of five spoons."""

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
    blur,
    difference,
    ellipse,
    move,
    points_of,
    polygon,
    rectangle,
    rng,
    samples,
    scatter,
    smoothstep,
    sparkle,
    spline,
    taper,
    union,
)

LIGHT = Light((570, 190), "#fff0b8", "#0c1a20")
SKIN = Ink("#e8ac84", "#9c5a50", "#ffe4bc", rim="#fff4d0")
GOWN = Ink("#7a2c64", "#32103c", "#d87c9c", rim="#ffe0b8")
LINEN = Ink("#efe6d0", "#8a86a0", "#fffdf0", rim="#fffbe0")
STRIPE = Ink("#4a6cac", "#22305c", "#a4c4e0")
WHITE = Ink("#f0ece4", "#948ca4", "#ffffff")
BRASS = Ink("#d89a3a", "#74402c", "#fff0a8")
WOOD = Ink("#6a4428", "#2c1c20", "#d8984c")
SILVER = Ink("#c8d0d8", "#5c6480", "#ffffff")
VELVET = Ink("#8a2038", "#481028", "#c84858")
LAMP = (0.75, -0.65)
HEAD = (392, 372, 0.98)
LENS = (640, 452)


def paint(c: Canvas) -> None:
    _wall(c)
    _cabinet(c)
    _lamp(c)
    _case(c)
    _gown(c)
    _cap_back(c)
    face = _face(c)
    _features(c, face)
    _whiskers(c)
    _cap(c)
    _glasses(c)
    _desk(c)
    _lens(c)
    _cups(c)
    c.motes(scatter(rng(4), 50, (440, 200, 760, 460), (1, 2.4)), "#fff4cc", "#ffd070", radius=4)
    c.finish(vignette=0.38)


def _wall(c: Canvas) -> None:
    v = c.spot(570, 240, 560, 480) * 0.95 + (c.noise(130, 4, 3) - 0.5) * 0.1
    c.field(v, "#0e1c24 .14:#163438 .32:#245048 .5:#4a7850 .68:#94a058 .84:#e0d080 #fff8cc")


def _spots(c: Canvas, paths: list[Path], ink: Ink) -> None:
    for path in paths:
        c.shape(path, ink, bulge=10, toward=LAMP, edge=0.4, drop=4)


def _cabinet(c: Canvas) -> None:
    """Pigeon-holes; every shelf keeps one kind."""
    wide, tall = 118, 124
    for row in range(5):
        y = -6 + row * tall
        for col in range(-1, 9):
            x = 20 + col * wide
            cell = c.mask(rectangle(x + 8, y + 8, wide - 12, tall - 16))
            c.put("#7c9494", cell, "multiply")
            mid, foot = x + wide / 2 + 2, y + tall - 10
            seen = np.hypot(mid - 570, foot - 240)
            if seen < 130:
                continue
            if row % 4 == 0:
                pot = spline(
                    [
                        (mid - 12, foot - 78, 0),
                        (mid - 8, foot - 58),
                        (mid - 30, foot - 30),
                        (mid - 16, foot, 0),
                        (mid + 16, foot, 0),
                        (mid + 30, foot - 30),
                        (mid + 8, foot - 58),
                        (mid + 12, foot - 78, 0),
                    ]
                )
                _spots(c, [pot], Ink("#3c7c8c" if col % 2 else "#a8604c", lit="#ffe0a8"))
            elif row % 4 == 1:
                _spots(
                    c,
                    [
                        polygon(
                            [
                                (mid - 14, foot),
                                (mid - 8, foot - 26),
                                (mid + 8, foot - 26),
                                (mid + 14, foot),
                            ]
                        )
                    ],
                    BRASS,
                )
                hue = ("#e8d4b0", "#88b4a0", "#c88a94")[col % 3]
                _spots(c, [ellipse(mid, foot - 48, 22, 29)], Ink(hue, lit="#fffbe0"))
            elif row % 4 == 2:
                shell = [(mid - 8, foot, 0), *_fan(mid, foot - 10, 34), (mid + 8, foot, 0)]
                m = c.shape(
                    spline(shell),
                    Ink("#e0a890", "#7c4c54", "#fff0dc"),
                    bulge=10,
                    toward=LAMP,
                    edge=0.4,
                )
                c.lines(
                    [
                        ([(mid, foot - 4), (mid + k * 11, foot - 44)], [1, 4])
                        for k in (-2, -1, 0, 1, 2)
                    ],
                    "#7c4c54",
                    0.7,
                    clip=m,
                )
            else:
                jar = union(
                    rectangle(mid - 20, foot - 54, 40, 54, 10),
                    rectangle(mid - 8, foot - 76, 16, 30, 3),
                )
                _spots(c, [jar], Ink("#5c9060" if col % 2 else "#7c6ca0", lit="#f0f4c0"))
        c.shape(rectangle(-20, y + tall - 12, 1070, 12), WOOD, bulge=5, toward=(0.1, -0.9))
    for col in range(-1, 10):
        c.shape(
            rectangle(20 + col * wide - 2, -10, 11, 640),
            WOOD,
            bulge=5,
            toward=(0.5 if col < 5 else -0.5, -0.3),
        )
    far = np.clip(1 - c.spot(570, 240, 560, 480) * 1.2, 0, 1)
    c.put("#4a686c", far * 0.8, "multiply")
    c.put("#ffd880", c.spot(570, 240, 330, 300) ** 1.4 * 0.6, "screen")


def _fan(x: float, y: float, r: float) -> list[Point]:
    return [
        (x + math.cos(a) * r * (1.06 if k % 2 else 0.94), y - 20 + math.sin(a) * r)
        for k, a in enumerate(np.linspace(math.pi * 0.95, math.pi * 2.05, 11))
    ]


def _lamp(c: Canvas) -> None:
    c.beam("500,170 640,170 940,700 240,700", "#ffe8a0", 0.55, 26)
    c.lines([("570,-10 570,70", [5, 5])], "#2c1c20")
    c.shape(ellipse(570, 76, 20, 16), BRASS, bulge=9, toward=(0, 0.6))
    flame = c.flat(ellipse(570, 168, 46, 17), "#fffbe0")
    c.shape(
        spline("470,166! 492,104 540,80 600,80 648,104 670,166! 570,150"),
        Ink("#2c7858", "#0e3038", "#9cd890", rim="#fff4c0"),
        bulge=26,
        toward=(0.1, 1),
        edge=0.2,
    )
    c.shape(taper("468,168 570,153 672,168", [8, 11, 8]), BRASS, bulge=5, toward=(0, 1))
    c.glow(flame, 40, "#ffd870", 0.9)
    c.halo(570, 190, 230, "#ffd878", 0.35)


def _spoon(x: float, y: float, scale: float) -> Path:
    """The outline of a teaspoon, bowl up."""
    bowl = spline("0,-112 26,-92 28,-58 12,-30 5,-14 -5,-14 -12,-30 -28,-58 -26,-92")
    stem = polygon("-5,-24 5,-24 4,70 -4,70")
    end = spline("0,58 11,76 10,104 0,114 -10,104 -11,76")
    return move(union(bowl, stem, end), x, y, scale)


def _case(c: Canvas) -> None:
    c.shadow(rectangle(590, 320, 420, 340), "#0c1418", 18, 0.7)
    c.shape(rectangle(584, 296, 420, 352, 14), WOOD, bulge=14, toward=(-0.4, -0.9), rim="#ffe0a0")
    c.shape(rectangle(600, 312, 388, 320, 8), BRASS, bulge=6, toward=(-0.4, -0.9))
    pad = c.shape(rectangle(608, 320, 372, 304, 6), VELVET, bulge=16, toward=(0.4, 0.9))
    v = c.spot(690, 380, 330, 300) * 0.9 + (c.noise(50, 3, 8) - 0.5) * 0.16
    c.field(v, "#481028 .3:#741a34 .55:#982840 .8:#c04858 #e07c74", pad)
    for k in range(5):
        x = 652 + k * 72
        hollow = c.rough(_spoon(x, 474, 1.12))
        c.put("#340a20", hollow)
        if k == 0:
            continue
        c.shape(
            _spoon(x, 472, 1.04),
            SILVER,
            bulge=9,
            toward=(-0.7, -0.6),
            drop=9,
            rim="#ffffff",
            rim_width=2.5,
        )
        c.shape(
            ellipse(x, 404, 17, 26),
            Ink("#94a0b0", "#4a5474", "#e8f0f4"),
            bulge=14,
            toward=(0.7, 0.6),
        )
        c.shape(ellipse(x, 572, 6, 9), Ink("#3c9c8c", "#1c4c58", "#c8fff0"), bulge=4)
    c.lines(sparkle(800, 382, 20, 6) + sparkle(946, 388, 14, 5), "#fffdf0")


def _points(points: Points) -> list[Point]:
    x, y, s = HEAD
    return [(x - px * s, y + py * s, *rest) for px, py, *rest in points_of(points)]


def _path(points: Points) -> Path:
    return spline(_points(points))


def _limb(points: Points, widths: list[float]) -> Path:
    """A limb with whole round ends, for ends that show."""
    line = points_of(points)
    first, last = line[0], line[-1]
    return union(
        taper(points, widths, cap=False),
        ellipse(first[0], first[1], widths[0] / 2),
        ellipse(last[0], last[1], widths[-1] / 2),
    )


def _gown(c: Canvas) -> None:
    body = spline("20,820! 70,680 160,590 270,530 380,520 470,560 540,640 580,820!")
    m = c.shape(body, GOWN, bulge=80, toward=LAMP, rim_width=4, drop=12)
    for x, y in (
        (150, 660),
        (206, 630),
        (226, 690),
        (262, 610),
        (300, 660),
        (190, 740),
        (290, 730),
        (130, 720),
    ):
        c.lines(sparkle(x, y, 14, 7), "#e8b45c", 0.85, clip=m)
    c.lines(
        [
            ("300,560 260,660 250,780", [1, 8, 4]),
            ("220,600 180,680 160,780", [1, 7, 4]),
            ("150,640 120,710 100,780", [1, 6, 3]),
        ],
        GOWN.shade,
        0.75,
        clip=m,
    )
    neck = spline("300,480! 296,560 340,600 430,590 440,500!")
    nm = c.shape(neck, SKIN, bulge=40, toward=LAMP)
    c.wash(blur(c.mask(ellipse(380, 510, 80, 30)), 10) * 0.8, SKIN.shade, clip=nm)
    collar = spline(
        "286,520! 330,560 400,584 452,560! 486,610 470,690 440,760! 400,690 330,620 276,570"
    )
    c.shape(
        collar,
        Ink("#3c1c50", "#180c28", "#9c6cb0"),
        bulge=20,
        toward=LAMP,
        drop=8,
        edge=0.3,
        rim="#ffe0b8",
    )
    c.shape(
        spline("400,576! 372,560 356,574 366,604 400,590 440,604 452,576 432,560"),
        Ink("#d8a83c", "#74402c", "#fff0a8"),
        bulge=12,
        toward=LAMP,
        edge=0.3,
    )


def _cap_back(c: Canvas) -> None:
    tail = taper("330,230 236,250 190,340 196,440", [130, 112, 76, 34])
    m = c.shape(tail, LINEN, bulge=34, toward=LAMP, edge=0.3, drop=10)
    for at, w in zip(
        samples("330,230 236,250 190,340 196,440", 9),
        (70, 70, 64, 60, 54, 48, 40, 32, 24),
        strict=True,
    ):
        band = [at.beside(-w), at.beside(0, 12), at.beside(w)]
        c.lines([(band, [18, 20, 18])], STRIPE.base, 0.95, clip=m)
    c.wash(smoothstep(250, 180, c.x) * 0.5, "#34345c", clip=m)
    r = rng(2)
    puff = union(*[ellipse(196 + r.randn() * 14, 462 + r.randn() * 12, 20) for _ in range(12)])
    c.shape(puff, WHITE, bulge=14, toward=LAMP, edge=0.2, drop=6)


def _face(c: Canvas) -> Array:
    face = _path(
        "-10,-130 -60,-112 -78,-80 -84,-52 -78,-34 -104,-6 -142,26 -152,48 -136,62 -104,58 -96,62 "
        "-104,74 -112,86 -98,92! -106,104 -100,116 -90,122 -98,142 -86,160 -50,166 0,150 60,110 "
        "100,50 104,-60 60,-120"
    )
    return c.shape(face, SKIN, bulge=46, toward=LAMP, shading=0.55)


def _features(c: Canvas, face: Array) -> None:
    c.wash(c.spot(*_points("-128,44")[0], 34, 26) * 0.7, "#d05c50", clip=face)
    c.wash(c.spot(*_points("-40,50")[0], 44, 28) * 0.5, "#d05c50", clip=face)
    c.lines(
        [
            (_points("-126,60 -112,48 -108,34"), [2, 5, 1]),
            (_points("-98,92 -80,90 -62,100"), [2, 5, 1]),
            (_points("-78,8 -56,20 -28,12"), [1, 5, 1]),
            (_points("-76,20 -54,32 -24,22"), [1, 4, 1]),
            (_points("-60,-84 -40,-90 -14,-84"), [1, 4, 1]),
            (_points("-64,-98 -40,-104 -14,-98"), [1, 3, 1]),
        ],
        SKIN.shade,
        0.9,
        clip=face,
    )
    eye = c.flat(_path("-82,-18! -62,-36 -32,-20! -58,-2"), "#fffbe8", clip=face)
    c.flat(_path("-78,-20 -68,-32 -56,-20 -66,-8"), "#3c6c5c", clip=eye)
    c.flat(ellipse(*_points("-69,-19")[0], 4, 6), "#0c1418", clip=eye)
    c.lines(
        [
            (_points("-86,-16 -62,-38 -28,-20"), [2, 7, 2]),
            (_points("-78,-8 -58,0 -32,-16"), [1, 4, 1]),
        ],
        "#4a2030",
    )
    c.lines(
        [(_points("-44,-12 -36,-14 -32,-20"), [1, 2, 1]), (_points("-46,-22 -38,-24"), [1, 2])],
        "#c84848",
        clip=eye,
    )


def _whiskers(c: Canvas) -> None:
    brow = "-90,-48! -100,-62! -82,-60 -66,-80! -56,-64 -30,-70! -24,-48 -50,-44 -72,-52"
    c.shape(_path(brow), WHITE, bulge=8, toward=LAMP, edge=0.3, drop=4)
    side = (
        "60,-40 30,-30 16,20 -8,60 -50,84 -90,78! -66,108 -30,126 -44,150! 0,140 10,166! 40,130 "
        "70,140! 80,90 100,60! 96,0"
    )
    m = c.shape(_path(side), WHITE, bulge=26, toward=LAMP, edge=0.25, drop=8)
    c.lines(
        [
            (
                _points([(50 + k * 12, -10), (34 + k * 14, 60 + k * 6), (-10 + k * 24, 130)]),
                [1, 4, 1],
            )
            for k in range(-1, 4)
        ]
        + [
            (_points("10,50 -20,86 -70,92"), [1, 4, 1]),
            (_points("20,70 -10,104 -40,116"), [1, 4, 1]),
        ],
        WHITE.shade,
        0.8,
        clip=m,
    )
    c.shape(
        _path("30,-22 52,-26 62,-4 54,28 36,38 28,16"),
        SKIN,
        bulge=14,
        toward=LAMP,
        edge=0.35,
        drop=4,
    )
    c.lines([(_points("38,-12 52,-6 48,16 40,24"), [1, 4, 3, 1])], SKIN.shade)


def _cap(c: Canvas) -> None:
    cap = spline("470,272! 464,210 420,162 350,152 290,186 268,250 276,330! 330,292 400,276")
    m = c.shape(cap, LINEN, bulge=50, toward=LAMP, edge=0.2)
    for k in range(5):
        x = 300 + k * 40
        c.shape(
            taper([(x - 26, 340), (x - 16, 240), (x + 24 - k * 10, 140)], [18, 18, 14], cap=False),
            STRIPE,
            bulge=30,
            toward=LAMP,
            clip=m,
        )
    c.shape(
        _limb("466,268 400,274 330,296 272,328", [30, 38, 40, 40]),
        LINEN,
        bulge=14,
        toward=LAMP,
        edge=0.3,
        drop=8,
    )


def _glasses(c: Canvas) -> None:
    x, y = _points("-66,-16")[0]
    c.put("#ffffff", c.mask(ellipse(x, y, 30, 38)) * 0.14)
    c.put("#c88c34", c.mask(ellipse(x, y, 30, 38), stroke=6))
    c.lines([([(x - 30, y - 4), (x - 90, y - 14)], [5, 4])], "#a8702c")
    c.lines([([(x - 12, y - 22), (x - 18, y - 8)], [5, 2])], "#fffdf0", 0.9)


def _desk(c: Canvas) -> None:
    desk = c.rough(rectangle(-20, 690, 1070, 110))
    grain = c.noise(240, 5, 9, stretch=(3, 0.16))
    v = c.spot(640, 700, 560, 130) * 0.8 + (grain - 0.5) * 0.45
    c.field(v, "#1c1418 .2:#382420 .42:#6a4428 .66:#b0783c #f4cc78", desk)
    c.flat(rectangle(-20, 688, 1070, 5), "#ffe0a0", smoothstep(520, 60, np.abs(c.x - 620)) * 0.85)
    c.shape(polygon("620,648 968,648 990,694 600,694"), WOOD, bulge=8, toward=(0, -1), drop=8)


def _lens(c: Canvas) -> None:
    x, y = LENS
    sleeve = spline("318,744 350,672 420,640 486,592! 546,646! 506,700 456,752 400,790 330,790")
    m = c.shape(sleeve, GOWN, bulge=34, toward=LAMP, edge=0.3, drop=10, rim_width=4)
    c.lines(
        [("476,616 448,668 396,700", [1, 6, 1]), ("504,640 474,692 420,736", [1, 6, 1])],
        GOWN.shade,
        0.75,
        clip=m,
    )
    c.shape(
        spline("498,616 512,580 540,562 568,572 572,604 552,636 530,648"),
        SKIN,
        bulge=16,
        toward=LAMP,
        edge=0.4,
    )
    c.shape(
        taper("478,588 516,612 550,654", [24, 28, 24]),
        Ink("#3c1c50", "#180c28", "#9c6cb0"),
        bulge=9,
        toward=LAMP,
        drop=5,
    )
    c.shape(
        taper([(x - 50, y + 68), (x - 78, y + 112), (x - 112, y + 168)], [17, 22, 25]),
        Ink("#e4d0a8", "#8a6458", "#fffbe4"),
        bulge=9,
        toward=LAMP,
        edge=0.3,
    )
    for k in range(4):
        hx, hy = 570 - k * 11, 572 + k * 16
        c.shape(
            _limb(
                [(hx + 6, hy + 12), (hx + 8, hy - 3), (hx - 12, hy - 6), (hx - 24, hy)],
                [18, 20, 18, 14],
            ),
            SKIN,
            bulge=8,
            toward=LAMP,
            edge=0.6,
            drop=3,
        )
    c.shape(
        _limb("512,606 522,578 548,552 556,536", [26, 24, 18, 14]),
        SKIN,
        bulge=10,
        toward=LAMP,
        edge=0.5,
        drop=4,
    )
    c.flat(ellipse(552, 543, 5, 8, 30), "#ffe0cc", 0.8)
    glass = c.rough(ellipse(x, y, 84))
    v = c.spot(x - 20, y - 26, 130, 130) + (c.noise(50, 3, 8) - 0.5) * 0.12
    c.field(v, "#741a34 .3:#982840 .55:#c04858 .8:#e88478 #ffc8a8", glass)
    hollow = c.rough(_spoon(x, y + 78, 1.3)) * glass
    c.put("#2c0818", hollow)
    c.put(
        "#f0a08c",
        np.clip(c.mask(_spoon(x + 4, y + 82, 1.3)) - c.mask(_spoon(x, y + 78, 1.3)), 0, 1) * glass,
    )
    c.lines([("572,440 582,410 606,390", [2, 9, 2])], "#fff8ec", 0.85, clip=glass)
    ring = difference(ellipse(x, y, 94), ellipse(x, y, 80))
    c.shape(ring, BRASS, bulge=7, toward=(-0.3, -0.9), drop=8, edge=0.3, rim="#fffbe0", rim_width=3)
    c.lines(sparkle(x + 58, y - 66, 22, 7), "#fffdf0")


def _cups(c: Canvas) -> None:
    china = Ink("#d8e0d4", "#5c7080", "#ffffff")
    for k, (x, y, turn) in enumerate(((96, 716, 0), (100, 672, -5), (92, 630, 6))):
        c.put("#a8b8b4", c.mask(move(ellipse(50, 0, 16, 15), x, y, 1, turn), stroke=7))
        cup = move(spline("-46,-24! -40,12 -20,28 20,28 40,12 46,-24!"), x, y, 1, turn)
        m = c.shape(cup, china, bulge=20, toward=LAMP, edge=0.35, drop=6)
        band = [(x - 44, y - 6), (x, y + 3), (x + 44, y - 6)]
        c.lines([(band, [6, 8, 6])], ("#3c7c8c", "#b0485c", "#c89038")[k], clip=m)
        if k == 2:
            c.shape(
                move(ellipse(0, -24, 46, 10), x, y, 1, turn),
                Ink("#5c3424", "#2c1818", "#a8703c"),
                bulge=5,
            )
