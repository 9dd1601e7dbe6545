"""Two palms and one chair on a calm speck of sand; on the horizon the old city burns and drowns."""

from __future__ import annotations

import math

from art import (
    Canvas,
    Ink,
    Light,
    Point,
    cloud,
    ellipse,
    foam,
    polygon,
    rectangle,
    rng,
    samples,
    scatter,
    smoothstep,
    sparkle,
    spline,
    taper,
    tower,
)

LIGHT = Light((330, 120), "#fff2c0", "#0c2440")
BARK = Ink("#9a6a44", "#4a2c38", "#f4c88a", rim="#fff0c0", rim_width=3)
HORIZON = 378


def paint(c: Canvas) -> None:
    _sky(c)
    _ruin(c)
    _sea(c)
    _island(c)
    _chair(c)
    _palm(c, "500,604 512,500 490,380 436,270 384,196", (384, 190), 4)
    _palm(c, "560,606 590,520 612,430 610,330 640,252", (642, 246), 9)
    _roots(c)
    _crab(c)
    _water_front(c)
    c.finish(vignette=0.3)


def _sky(c: Canvas) -> None:
    v = c.y / HORIZON + (c.swirl(240, 80, 4, 5, stretch=(1.5, 0.4)) - 0.5) * 0.16
    c.field(v, "#2a7fa8 .25:#4fa8c0 .5:#8fd0cc .75:#d8ecc8 .92:#fff0c0 #ffe0a0")
    for x, y, w, h, s in ((210, 120, 300, 44, 2), (900, 90, 320, 50, 5), (620, 60, 200, 30, 8)):
        c.shape(
            cloud(x, y, w, h, s),
            Ink("#f8f4dc", "#a8cccc", "#fffdf0"),
            bulge=h * 0.5,
            toward=(-0.3, -0.8),
            alpha=0.95,
        )


def _ruin(c: Canvas) -> None:
    c.wash(c.spot(856, HORIZON, 230, 130) * 0.95, "#f8a468")
    for x, y, w, h, s in (
        (812, 300, 120, 50, 3),
        (850, 250, 170, 56, 5),
        (900, 196, 220, 60, 7),
        (970, 150, 240, 60, 9),
    ):
        c.shape(
            cloud(x, y, w, h, s, flat=False),
            Ink("#4a4a5c", "#2a2a40", "#e88a5a"),
            bulge=22,
            toward=(-0.4, 1),
            alpha=0.95,
        )
    c.shape(
        spline("700,382! 752,372 800,352 850,346 900,340 960,352 1040,372 1050,382!"),
        Ink("#5a3a48", "#2c2038", "#d87a50"),
        bulge=8,
    )
    for x, w, h in (
        (790, 22, 46),
        (822, 16, 74),
        (850, 30, 56),
        (884, 20, 96),
        (918, 28, 60),
        (950, 18, 78),
    ):
        body, roof = tower(x, HORIZON, w, h, 0.9)
        c.flat([body, roof], "#3a2438")
    c.flat(
        [rectangle(x, y, 5, 8) for x, y in ((820, 330), (846, 350), (882, 310), (915, 346))],
        "#ffc860",
    )
    for x, h, seed in (
        (804, 56, 1),
        (838, 44, 2),
        (868, 76, 3),
        (902, 52, 4),
        (936, 66, 5),
        (966, 40, 6),
    ):
        r = rng(seed)
        for scale, hue in ((1, "#e0502a"), (0.68, "#ff9a38"), (0.36, "#ffe88a")):
            k = h * scale
            c.flat(
                spline(
                    [
                        (x - k * 0.3, HORIZON - 6),
                        (x - k * 0.22, HORIZON - k * 0.5),
                        (x + r.randn() * 5, HORIZON - k, 0),
                        (x + k * 0.24, HORIZON - k * 0.4),
                        (x + k * 0.3, HORIZON - 6),
                    ]
                ),
                hue,
            )
    c.glow(c.mask(rectangle(790, 340, 190, 36)), 26, "#ff7a30", 0.8)
    # a wave that stands over it
    c.shape(
        spline(
            "1050,400! 1050,236 1010,232 984,256 976,284! 1000,276 1010,300 1000,340 960,372 "
            "900,386!"
        ),
        Ink("#2f88a0", "#124a70", "#a8e0d0"),
        bulge=24,
        toward=(-1, -0.3),
    )
    c.shape(
        foam("974,290 984,258 1012,234 1050,232", 7, 14, 16, 3, 10),
        Ink("#f4f8e8", "#8fc0c4", "#ffffff"),
        bulge=8,
    )


def _sea(c: Canvas) -> None:
    sea = c.rough(rectangle(-10, HORIZON, 1050, 400))
    d = c.spot(520, 610, 520, 170)
    v = (
        d * 0.95
        + c.rise(760, HORIZON) * 0.12
        + (c.noise(130, 4, 6, stretch=(3, 0.24)) - 0.5) * 0.28
    )
    c.field(
        v,
        "#0f4a7c .16:#17689a .34:#2394b0 .52:#3fc0bc .72:#8fe4cc .9:#dcf8dc #fffbe8",
        sea,
        soft=0.7,
    )
    r = rng(5)
    dashes = []
    for _ in range(120):
        t = r.rand() ** 1.4
        y = HORIZON + 8 + t * 360
        x, n = r.rand() * 1060 - 20, 16 + t * 50
        dashes.append(([(x, y), (x + n / 2, y + 2 + t * 3), (x + n, y)], [0.5, 1.6 + 2.6 * t, 0.5]))
    c.lines(dashes[:80], "#f4fce8", 0.55, clip=sea)
    c.lines(dashes[80:], "#0f4a7c", 0.5, clip=sea)
    c.wash(c.spot(880, HORIZON + 10, 160, 46) * 0.9, "#f8a060", clip=sea)


def _island(c: Canvas) -> None:
    c.shape(
        foam("238,654 306,676 410,689 520,696 626,689 724,678 792,662 816,648", 6, 15, 64, 8, 12),
        Ink("#f8fcec", "#8fd0cc", "#ffffff"),
        bulge=9,
        toward=(-0.3, -1),
    )
    sand = c.shape(
        spline(
            "234,650 256,628 320,614 384,592 470,578 560,574 636,588 712,602 776,620 818,644 "
            "786,660 716,676 620,684 520,692 410,684 310,672 254,664"
        ),
        Ink("#f6d898", "#c8885c", "#fff6d0"),
        bulge=46,
        toward=(-0.5, -1),
    )
    away = c.y - 640 - 46 * smoothstep(0, 1, 1 - ((c.x - 520) / 292) ** 2)
    c.wash(smoothstep(-30, -6, away) * 0.6, "#b8805c", sand)  # wet from the last wave
    c.lines(
        [
            ("300,640 420,660 560,664", [0.6, 3, 0.6]),
            ("420,616 500,606 600,614", [0.6, 3, 0.6]),
            ("600,652 690,644 760,640", [0.6, 3, 0.6]),
        ],
        "#c8885c",
        0.7,
        clip=sand,
    )
    c.shadow(polygon("500,600 570,600 800,650 700,664"), "#a8684c", 10, 0.55)
    c.motes(scatter(rng(8), 60, (300, 610, 740, 670), (1, 2.2)), "#b8805a", clip=sand)


def _chair(c: Canvas) -> None:
    """A high-backed chair in profile, turned to the burning coast."""
    x, y = 684, 646
    c.shadow(ellipse(x + 24, y + 4, 76, 9), "#8a5440", 5, 0.8)
    wood = Ink("#a8442e", "#4a1c2c", "#ffa468", rim="#fff0c0", rim_width=3)
    cloth = Ink("#f4ead0", "#b89a88", "#fffdf0")
    c.shape(taper([(x - 20, y), (x + 40, y - 58)], [9, 9]), wood, bulge=5)
    c.shape(taper([(x + 52, y + 2), (x - 42, y - 122)], [10, 10]), wood, bulge=5)
    c.shape(
        spline(
            [
                (x - 44, y - 124, 0),
                (x - 34, y - 128),
                (x + 8, y - 58),
                (x + 66, y - 50, 0),
                (x + 66, y - 40, 0),
                (x + 6, y - 40),
            ]
        ),
        cloth,
        bulge=8,
        toward=(-0.4, -1),
    )
    c.lines(
        [
            ([(x - 34 + k * 15, y - 116 + k * 23), (x - 24 + k * 15, y - 118 + k * 22)], [5, 5])
            for k in range(4)
        ],
        "#2a8a9c",
    )
    c.shape(taper([(x - 26, y - 66), (x + 54, y - 66)], [9, 9]), wood, bulge=5)
    c.shape(taper([(x + 54, y - 66), (x + 62, y)], [8, 8]), wood, bulge=5)
    # a coconut with a straw in the sand
    c.shape(ellipse(x + 98, y - 12, 17, 16), Ink("#7a4a30", "#34202c", "#e8a868"), bulge=12)
    c.flat(ellipse(x + 98, y - 24, 11, 4), "#fff4dc")
    c.lines([([(x + 98, y - 24), (x + 108, y - 52)], [4, 4])], "#e04a3a")


def _palm(c: Canvas, line: str, crown: tuple[float, float], seed: int) -> None:
    stem = c.shape(taper(line, [46, 30, 25, 21, 19]), BARK, bulge=13, toward=(-1, -0.3))
    rings = []
    for s in samples(line, 26)[2:]:
        a, b = s.beside(-15), s.beside(15)
        m = (s.x - math.cos(s.angle) * 5, s.y - math.sin(s.angle) * 5)
        rings.append(([a, m, b], [2, 4, 2]))
    c.lines(rings, "#4a2c38", 0.8, clip=stem)
    x, y = crown
    r = rng(seed)
    turns = [-172, -148, -112, -72, -34, -8, 24, 168]
    for k, deg in enumerate(turns):
        a = math.radians(deg + r.randn() * 6)
        n = 150 + r.rand() * 34
        tip = (x + math.cos(a) * n, y + math.sin(a) * n * 0.62 + 64)
        mid = (x + math.cos(a) * n * 0.55, y + math.sin(a) * n * 0.72 - 12)
        _frond(c, [(x, y), mid, tip], k % 2 == 0)
    for dx, dy in ((-14, 12), (12, 16), (0, 24)):
        c.shape(ellipse(x + dx, y + dy, 14), Ink("#7a4a30", "#34202c", "#f0b070"), bulge=10)


def _frond(c: Canvas, line: list[Point], light: bool) -> None:
    ink = Ink("#3a9a54", "#12484c", "#d0e878") if light else Ink("#24784c", "#0f3c48", "#a0d068")
    blades = []
    spine = samples(line, 17)
    for i, s in enumerate(spine[1:-1], 1):
        n = 50 * math.sin(math.pi * (0.14 + 0.8 * i / 16)) ** 0.8
        for side in (-1, 1):
            end = s.beside(side * n * 0.62, n * 0.6)
            end = (end[0], end[1] + n * 0.34)
            blades.append(
                taper(
                    [(s.x, s.y), ((s.x + end[0]) / 2, (s.y + end[1]) / 2 - 3), end],
                    [10, 9, 2.4],
                    12,
                )
            )
    tip = spine[-1]
    blades.append(taper([(spine[-3].x, spine[-3].y), (tip.x, tip.y + 8)], [9, 2], 8))
    c.shape(blades, ink, bulge=6, toward=(-0.4, -1))
    c.lines([(line, [7, 5, 2])], "#e8f0a0", 0.8)


def _roots(c: Canvas) -> None:
    """Sand and grass over the feet of the palms."""
    c.shape(
        spline("440,640! 466,606 500,602 536,608 570,602 606,606 640,640! 540,648"),
        Ink("#f6d898", "#d8a468", "#fff6d0"),
        bulge=12,
        toward=(-0.5, -1),
        merge=[(450, 640, 46), (540, 652, 60), (632, 640, 46)],
    )
    for x, y, k in ((474, 616, -1), (604, 616, 1), (542, 616, 1)):
        c.lines(
            [
                (
                    [
                        (x + j * 6, y),
                        (x + j * 9 + k * 4, y - 20),
                        (x + j * 17, y - 34 + abs(j) * 5),
                    ],
                    [6, 4, 1],
                )
                for j in (-2, -1, 0, 1, 2)
            ],
            "#3f8a4c",
        )


def _crab(c: Canvas) -> None:
    x, y = 392, 640
    c.shadow(ellipse(x, y + 12, 34, 6), "#a8684c", 3, 0.8)
    c.lines(
        [
            (
                [
                    (x + s * 14, y + 2),
                    (x + s * (24 + k * 5), y - 3 + k * 3),
                    (x + s * (28 + k * 6), y + 12),
                ],
                [4, 4, 2],
            )
            for s in (-1, 1)
            for k in range(3)
        ],
        "#b83a2c",
    )
    for s in (-1, 1):
        c.shape(
            taper([(x + s * 18, y - 2), (x + s * 32, y - 14), (x + s * 26, y - 30)], [7, 9, 13]),
            Ink("#e0523a", "#7a1c2c", "#ffb080"),
            bulge=5,
        )
    c.shape(
        ellipse(x, y, 22, 14), Ink("#e0523a", "#7a1c2c", "#ffb080"), bulge=10, toward=(-0.3, -1)
    )
    c.flat([ellipse(x - 7, y - 16, 4), ellipse(x + 7, y - 16, 4)], "#2a1424")


def _water_front(c: Canvas) -> None:
    c.wash(
        smoothstep(700, 790, c.y + (c.noise(90, 3, 4, stretch=(2, 0.4)) - 0.5) * 40) * 0.7,
        "#0d3c6c",
    )
    for line, seed in (
        ("-20,716 140,704 260,722 380,716", 3),
        ("640,728 800,712 940,724 1050,708", 7),
    ):
        c.shape(
            foam(line, 4, 10, 40, seed, 12),
            Ink("#f4fcec", "#7ac4c8", "#ffffff"),
            bulge=6,
            toward=(-0.3, -1),
        )
    c.lines(
        sparkle(180, 560, 18, 5) + sparkle(900, 600, 16, 5) + sparkle(100, 470, 12, 4), "#fffdf0"
    )
