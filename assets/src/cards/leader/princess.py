"""A princess takes the wizard's king at chess while a general stands by with her books."""

from __future__ import annotations

import math

from art import (
    Canvas,
    Ink,
    Light,
    Path,
    Place,
    cloud,
    difference,
    ellipse,
    leaf,
    polygon,
    rectangle,
    ridge,
    rng,
    samples,
    scatter,
    spline,
    taper,
    tower,
    union,
)

LIGHT = Light((580, 200), "#fff6d0", "#2c1838")
SKIN = Ink("#f6c09c", "#c07868", "#fff0d4")
HAIR = Ink("#e0a440", "#8a4a34", "#fff0a0", rim="#fffbd8", rim_width=3)
GOWN = Ink("#d8688c", "#7a2a64", "#ffc0c0", rim="#fff0dc", rim_width=3)
ROBE = Ink("#3a4a94", "#1a1c54", "#8aa8e0", rim="#e8f0ff", rim_width=3)
BEARD = Ink("#e8e4e0", "#8a86a8", "#ffffff")
GOLD = Ink("#e8b040", "#8a4a2c", "#fff6c0")
STEEL = Ink("#8a90a8", "#34305a", "#f4f4e8", rim="#fff8e0", rim_width=2.5)
IVORY = Ink("#f4e6c8", "#a07a6c", "#fffdf0")
EBONY = Ink("#4a2c5c", "#1c0f30", "#b888b8")
HEAD = Place(432, 322, 0.56, -2)


def paint(c: Canvas) -> None:
    _room(c)
    _window(c)
    _general(c)
    _wizard(c)
    _hair_back(c)
    _gown(c)
    _face(c)
    _hair_front(c)
    _table(c)
    _board(c)
    _arm(c)
    c.motes(
        scatter(rng(9), 50, (420, 120, 760, 560), (1.2, 3.4)), "#fffbe0", "#ffe0a0", strength=0.6
    )
    c.finish(vignette=0.34)


def _room(c: Canvas) -> None:
    v = c.spot(580, 260, 640, 560) * 0.9 + (c.noise(160, 4, 2) - 0.5) * 0.12
    c.field(v, "#3a2450 .25:#5a3468 .45:#8a4c7c .65:#c07a8c .85:#eab0a0 #ffdcc0")
    petal = spline("0,-16! 9,-4 0,14! -9,-4")
    tiles = [
        Place(30 + i * 64 + (row % 2) * 32, 20 + row * 52, 1, 0).path(petal)
        for row in range(13)
        for i in range(-1, 17)
    ]
    c.put("#ffd0c0", c.stipple(c.rough(tiles) * 0.32) * 0.5)


def _arch(grow: float) -> Path:
    return spline(
        [
            (476 - grow, 560, 0),
            (476 - grow, 230, 0),
            (490 - grow, 140),
            (580, 50 - grow * 1.4, 0),
            (670 + grow, 140),
            (684 + grow, 230, 0),
            (684 + grow, 560, 0),
        ]
    )


def _window(c: Canvas) -> None:
    stone = difference(_arch(22), _arch(0))
    glass = c.mask(_arch(0))
    v = 1 - c.rise(30, 470) * 0.9 + (c.swirl(200, 60, 4, 6) - 0.5) * 0.2
    c.field(1 - v, "#2f86a8 .3:#4aa4b4 .6:#7ac4bc .85:#a8dcc0 #d0ecc8", glass)
    for x, y, w in ((620, 170, 100), (520, 250, 80)):
        c.shape(cloud(x, y, w, 20, x), Ink("#fffbf0", "#c8e0d8", "#ffffff"), clip=glass, bulge=8)
    hills = ridge(400, 20, 120, 4)
    c.shape(hills, Ink("#7ac0a0", "#4a9a94", "#d8f0b0"), clip=glass, bulge=24, toward=(0, -1))
    for x, h in ((590, 90), (616, 130), (642, 80)):
        body, roof = tower(x, 404, 24, h)
        c.shape(body, Ink("#f0d0b8", "#9a7494", "#fff8e8"), clip=glass, bulge=8)
        c.shape(roof, Ink("#d8688c", "#8a3a6c", "#ffc0c0"), clip=glass, bulge=8)
    c.shape(
        ridge(440, 14, 90, 7),
        Ink("#4a9a78", "#2c6a6c", "#b8e090"),
        clip=glass,
        bulge=16,
        toward=(0, -1),
    )
    r = rng(15)
    for _ in range(9):
        x, y = 490 + r.rand() * 190, 462 + r.rand() * 80
        c.shape(
            cloud(x, y, 34, 20, x, 5, False),
            Ink("#2f7a64", "#1c4c54", "#9ad880"),
            clip=glass,
            bulge=8,
        )
    c.motes(scatter(r, 40, (480, 450, 684, 556), (2, 4)), "#ffc0c8", clip=glass)
    c.put(
        "#b88a9c",
        c.mask([taper("580,30 580,560", [7, 7]), taper("470,300 690,300", [7, 7])]) * glass,
    )
    c.shape(stone, Ink("#e8ccc0", "#8a6480", "#fff6e8"), bulge=9, toward=(0, 1), edge=0.4, drop=6)
    sill = rectangle(430, 552, 300, 26, 5)
    c.shape(sill, Ink("#e8ccc0", "#8a6480", "#fff6e8"), bulge=8, toward=(0, -1), drop=8)
    c.beam("480,60 680,60 560,700 240,700", "#fff0c0", 0.55, 24)


def _general(c: Canvas) -> None:
    cape = spline("10,800! 20,560 60,470 150,446 236,480 262,570 270,800!")
    c.shape(cape, Ink("#8a2c4c", "#3a1034", "#e8647a"), bulge=40, toward=(0.9, -0.4))
    for dx in (0, 150):
        pad = ellipse(72 + dx, 500, 62, 46, -14 if dx == 0 else 14)
        c.shape(pad, STEEL, bulge=26, toward=(0.9, -0.5), edge=0.3)
    helm = spline("92,410! 88,330 112,292 150,282 188,292 212,330 208,410! 150,430")
    c.shape(
        taper("150,290 128,262 84,270 60,310", [10, 24, 22, 4]),
        Ink("#d8a040", "#7a4526", "#fff0b0"),
        bulge=10,
        toward=(0.9, -0.5),
    )
    c.shape(helm, STEEL, bulge=40, toward=(0.9, -0.4))
    c.flat(spline("104,358! 150,352 196,358! 196,374! 150,368 104,374!"), "#1a1030")
    for x in (132, 176):
        c.flat(ellipse(x, 364, 6, 5), "#fff6e0")
        c.flat(ellipse(x + 3, 364, 3, 4), "#1a1030")
    c.lines([("152,286 152,350", [3, 6])], "#34305a", 0.7)
    y = 610.0
    for i, (w, h, hue, tilt) in enumerate(
        (
            (190, 34, "#8a2c4c", 1),
            (170, 30, "#2f7a84", -2),
            (184, 36, "#c8803c", 2),
            (150, 28, "#4a4a94", -3),
            (166, 32, "#b83a4c", 1),
            (136, 28, "#3f8a5c", 4),
        )
    ):
        y -= h
        at = Place(150 + (i % 3 - 1) * 8, y + h / 2, 1, tilt)
        c.shape(
            at.path(rectangle(-w / 2 + 6, -h / 2 + 4, w - 8, h - 8)),
            IVORY,
            bulge=5,
            toward=(0.9, -0.6),
        )
        cover = difference(
            rectangle(-w / 2, -h / 2, w, h, 5), rectangle(-w / 2 + 16, -h / 2 + 5, w, h - 10)
        )
        c.shape(at.path(cover), Ink(hue, "#2c1034", "#ffd0a0"), bulge=6, toward=(0.9, -0.6), drop=4)
        c.lines(
            [(at.points([(-w / 2 + 30, k), (w / 2 - 4, k)]), [1, 2, 1]) for k in (-4, 2, 7)],
            "#b89a88",
            0.7,
        )
        c.flat(at.path(rectangle(-w / 2 + 5, -h / 2 + 4, 5, h - 8, 2)), "#f0c860")
    for side in (-1, 1):
        hand = Place(150 + side * 104, 586, 1, side * -10)
        c.shape(
            taper(
                [(150 + side * 110, 520), (150 + side * 122, 570), (150 + side * 96, 604)],
                [46, 42, 36],
            ),
            STEEL,
            bulge=16,
            toward=(0.9, -0.4),
        )
        c.shape(
            hand.path(rectangle(-26, 0, 52, 34, 14)), STEEL, bulge=12, toward=(0.9, -0.4), drop=5
        )
        c.lines(
            [(hand.points([(-12 + k * 12, 4), (-12 + k * 12, 28)]), [2, 3]) for k in range(3)],
            "#34305a",
        )


def _wizard(c: Canvas) -> None:
    robe = spline("1044,800! 1044,500! 980,430 900,410 830,450 790,540 760,640 750,800!")
    mask = c.shape(robe, ROBE, bulge=60, toward=(-0.9, -0.4))
    c.lines(
        [("880,460 850,600 850,760", [2, 9, 12]), ("950,460 940,620 950,760", [2, 9, 12])],
        ROBE.shade,
        0.7,
        mask,
    )
    for x, y, q in ((812, 600, 13), (900, 560, 16), (986, 520, 13), (900, 690, 14), (990, 640, 16)):
        star = [
            (
                x + math.cos(k * math.pi / 5) * (q if k % 2 else q * 0.45),
                y + math.sin(k * math.pi / 5) * (q if k % 2 else q * 0.45),
            )
            for k in range(10)
        ]
        c.flat(polygon(star), "#f4d070", clip=mask)
    c.shape(
        spline("830,330! 824,380 850,440 920,450 950,380 940,320!"),
        SKIN,
        bulge=30,
        toward=(-0.9, -0.3),
    )
    beard = spline(
        "822,384! 860,380 900,360 940,340! 950,420 930,480 880,540 836,600! 838,560 "
        "806,580! 812,520 790,520! 804,460"
    )
    hair = c.shape(beard, BEARD, bulge=34, toward=(-0.9, -0.4), drop=10)
    c.lines(
        [
            ([(830 + i * 22, 392 - i * 5), (822 + i * 20, 460), (820 + i * 9, 560)], [1, 5, 1])
            for i in range(5)
        ],
        BEARD.shade,
        0.7,
        clip=hair,
    )
    c.shape(
        spline("836,338! 812,352 786,372 790,384 818,388 838,380!"),
        Ink("#f0a890", "#b06060", "#ffe0c8"),
        bulge=14,
        toward=(-0.9, -0.3),
        drop=5,
    )
    c.shape(
        spline("832,386! 806,388 786,410! 816,408 850,404 872,384!"),
        BEARD,
        bulge=9,
        toward=(-0.9, -0.4),
        drop=5,
    )
    c.wash(c.spot(850, 372, 22, 12) * 0.6, "#e08070")
    c.flat(spline("832,349! 844,341 858,347! 846,354"), "#fff6e6")
    c.flat(ellipse(841, 348, 4.5, 5.5), "#2c3a6a")
    c.lines(
        [
            ("830,348 844,339 861,346", [1, 4, 1.5]),
            ("834,355 846,358 858,353", [0.6, 2, 0.6]),
            ("862,344 872,342 878,346", [0.6, 2, 0.6]),
            ("862,350 872,352 878,358", [0.6, 2, 0.6]),
        ],
        "#3a1c34",
    )
    c.shape(
        spline("822,336! 834,322 868,326 874,338! 846,334"),
        BEARD,
        bulge=6,
        toward=(-0.9, -0.4),
        drop=3,
    )
    hat = spline(
        "784,302! 820,280 836,210 812,156 756,148 722,170! 744,112 820,96 884,140 "
        "936,220 970,276 1010,298! 900,320"
    )
    cloth = c.shape(hat, ROBE, bulge=44, toward=(-0.9, -0.4), drop=12)
    c.lines(
        [("836,160 860,180 846,210", [1, 6, 1]), ("884,170 890,210 870,240", [1, 6, 1])],
        ROBE.shade,
        0.8,
        clip=cloth,
    )
    c.shape(
        taper("824,270 890,284 964,268", [24, 26, 22], cap=False),
        GOLD,
        bulge=8,
        toward=(-0.9, -0.3),
        drop=4,
    )
    c.shape(
        spline("770,302! 830,292 900,302 980,286 1030,296! 980,320 900,330 820,322"),
        ROBE,
        bulge=12,
        toward=(-0.6, -0.8),
        drop=8,
    )


def _hair_back(c: Canvas) -> None:
    mane = spline(
        "430,236! 370,240 336,290 330,360 306,430 318,500 288,580 306,660 420,660 "
        "460,560 440,420 450,330"
    )
    mask = c.shape(mane, HAIR, bulge=44, toward=(0.9, -0.5))
    strands = [
        (
            [
                (420 - i * 9, 262 + i * 4),
                (388 - i * 6, 350),
                (374 - i * 7, 440),
                (386 - i * 9, 530),
                (366 - i * 8, 650),
            ],
            [1, 5, 4, 6, 1],
        )
        for i in range(7)
    ]
    c.lines(strands, HAIR.shade, 0.7, clip=mask)
    c.lines(
        [([(x + 8, y) for x, y in p], [0.6, 3, 2, 3, 0.6]) for p, _ in strands], HAIR.lit, 0.8, mask
    )


def _gown(c: Canvas) -> None:
    neck = spline("404,380! 410,430 396,470 400,520 500,520 480,470 462,430 466,390!")
    c.shape(neck, SKIN, bulge=26, toward=(0.9, -0.3))
    bodice = spline(
        "392,476! 430,500 470,496 492,476! 520,520 518,580 500,640 500,720! 372,720! "
        "360,620 352,560 366,500"
    )
    mask = c.shape(bodice, GOWN, bulge=40, toward=(0.9, -0.4), drop=8)
    c.lines(
        [("440,520 446,600 440,700", [2, 6, 8]), ("480,540 476,620 470,700", [1, 5, 7])],
        GOWN.shade,
        0.7,
        mask,
    )
    c.shape(
        taper("390,478 430,502 470,498 494,476", [12, 16, 16, 12], cap=False),
        IVORY,
        bulge=6,
        toward=(0.9, -0.6),
    )
    c.shape(ellipse(456, 504, 11, 12), Ink("#3f9ac8", "#143060", "#ffffff"), bulge=8)


def _face(c: Canvas) -> None:
    p, pt = HEAD.path, HEAD.points
    outline = spline(
        "50,-110 84,-74 97,-30 101,-2 95,18 106,42 124,62 124,74 106,82 110,92 116,102 107,111! "
        "113,121 110,130 102,136 106,152 98,172 74,184 34,172 -20,136 -70,100 -90,0 -50,-90"
    )
    face = c.shape(p(outline), SKIN, toward=(1, -0.3), bulge=46)
    c.wash(c.spot(*pt("52,84")[0], 30, 22) * 0.6, "#f07a78", clip=face)
    eye = spline("92,26! 80,8 52,16! 60,34 80,36")
    c.flat(p(eye), "#fffaf0", clip=face)
    c.flat(p(ellipse(80, 23, 10, 14)), "#3a7a9a", clip=c.mask(p(eye)))
    c.flat(p(ellipse(82, 23, 5, 7)), "#140c20")
    c.flat(p(ellipse(84, 18, 2.6)), "#ffffff")
    c.lines(
        [(pt("98,22 82,4 56,10 40,24"), [1.5, 4.6, 3.6, 1]), (pt("100,12 94,14"), [1, 3])],
        "#4a2430",
    )
    c.lines([(pt("92,-22 72,-36 38,-26"), [1.2, 4.4, 0.8])], "#8a5030")
    c.lines([(pt("112,74 102,70 98,78"), [0.6, 2, 0.6])], "#a85a50")
    c.flat(p(spline("116,102! 106,92 96,98 78,108! 96,122 108,124")), "#d84a5c", clip=face)
    c.lines([(pt("109,111 92,110 74,102"), [0.6, 2, 0.8])], "#7a1c34")


def _hair_front(c: Canvas) -> None:
    p, pt = HEAD.path, HEAD.points
    cap = spline(
        "76,-92! 40,-146 -40,-160 -120,-110 -150,0 -130,120 -80,180! -70,110 -44,60 "
        "-30,0 0,-50 40,-70"
    )
    mask = c.shape(p(cap), HAIR, bulge=44, toward=(0.9, -0.5), drop=6)
    for i in range(7):
        a = pt(
            [
                (66 - i * 8, -94 - i * 3),
                (-10 - i * 16, -90 + i * 12),
                (-70 - i * 8, 10 + i * 8),
                (-90 - i * 4, 150),
            ]
        )
        c.lines([(a, [1, 4, 4, 1])], HAIR.shade, 0.65, clip=mask)
        c.lines([([(x + 6, y + 2) for x, y in a], [0.6, 2.4, 2.4, 0.6])], HAIR.lit, 0.8, clip=mask)
    c.shape(p(spline("-46,30 -30,14 -14,30 -20,62 -36,76 -44,56")), SKIN, bulge=8, toward=(1, -0.3))
    c.lines([(pt("-36,32 -24,34 -26,56"), [0.8, 2, 0.8])], SKIN.shade)
    c.shape(p(ellipse(-34, 90, 9)), IVORY, bulge=5)
    band = pt("80,-96 30,-128 -40,-134 -110,-100")
    c.shape(taper(band, [9, 12, 12, 9], cap=False), GOLD, bulge=5, toward=(0.9, -0.6), drop=5)
    for i, at in enumerate(samples(band, 7)[1:6]):
        tall = (26, 36, 46, 36, 26)[i]
        c.shape(leaf(at.x, at.y, tall, -84 - (i - 1) * 8, 0.56), GOLD, bulge=6, toward=(0.9, -0.6))
        tip = math.radians(-84 - (i - 1) * 8)
        c.shape(
            ellipse(at.x + math.cos(tip) * tall, at.y + math.sin(tip) * tall, 5), IVORY, bulge=4
        )
    mid = samples(band, 7)[3]
    c.shape(ellipse(mid.x, mid.y - 8, 8, 9), Ink("#d84a7c", "#5a0c44", "#ffd0d8"), bulge=6)


def _table(c: Canvas) -> None:
    wood = Ink("#9a5434", "#3a1430", "#f4b070", rim="#ffe8b8", rim_width=3)
    top = c.shape(
        polygon("-20,626 1044,626 1044,800 -20,800"), wood, bulge=12, toward=(0, -1), drop=16
    )
    c.wash(c.noise(90, 4, 7, stretch=(1, 0.12)) * 0.6, "#7a3a30", clip=top)
    c.wash(c.spot(560, 640, 300, 60) * 0.5, "#ffd8a0", clip=top)


def _board(c: Canvas) -> None:
    def at(u: float, v: float) -> tuple[float, float]:
        k = v**0.85
        return 600 + (u - 0.5) * (300 + 150 * k), 638 + 92 * k

    rim = polygon([at(-0.05, 0), at(1.05, 0), at(1.04, 1.06), at(-0.04, 1.06)])
    c.shadow(rim, "#2c1024", 8, 0.7)
    c.shape(rim, EBONY, bulge=6, toward=(0, -1))
    for i in range(8):
        for j in range(8):
            u, v = i / 8, j / 8
            cell = polygon([at(u, v), at(u + 0.125, v), at(u + 0.125, v + 0.125), at(u, v + 0.125)])
            c.flat(cell, "#f0dcb8" if (i + j) % 2 else "#6a3a64")
    for u, v, kind, ink in (
        (0.94, 0.1, "rook", EBONY),
        (0.8, 0.2, "pawn", EBONY),
        (0.2, 0.14, "pawn", IVORY),
        (0.06, 0.34, "rook", IVORY),
        (0.32, 0.56, "bishop", IVORY),
        (0.94, 0.6, "pawn", EBONY),
    ):
        _piece(c, Place(*at(u, v), 0.5 + v * 0.16), kind, ink)
    x, y = at(0.72, 0.66)
    c.shadow(ellipse(x, y + 2, 60, 9), "#2c1024", 4, 0.8)
    _piece(c, Place(x - 44, y - 6, 0.74, 84), "king", EBONY)
    for i in range(5):
        kind = ("pawn", "rook", "pawn", "bishop", "pawn")[i]
        _piece(c, Place(270 + i * 27, 672 + (i % 2) * 20, 0.54), kind, EBONY)


def _piece(c: Canvas, at: Place, kind: str, ink: Ink) -> None:
    """A chessman standing on its place, about a hundred high."""
    body = spline("-26,0! -28,-10 -16,-18 -9,-50 -13,-62! 13,-62! 9,-50 16,-18 28,-10 26,0! 0,6")
    if kind == "pawn":
        head = ellipse(0, -72, 15)
    elif kind == "rook":
        head = polygon(
            "-18,-60 -20,-88 -10,-88 -10,-80 -4,-80 -4,-88 5,-88 5,-80 11,-80 11,-88 20,-88 18,-60"
        )
    elif kind == "bishop":
        head = spline("-13,-60! -16,-76 0,-104! 16,-76 13,-60!")
    elif kind == "king":
        head = union(
            spline("-15,-60! -22,-96 0,-104 22,-96 15,-60!"),
            ellipse(0, -112, 9),
            ellipse(0, -98, 20, 5),
        )
    else:
        head = union(
            polygon("-15,-58 -24,-100 -10,-84 -8,-106 0,-88 8,-106 10,-84 24,-100 15,-58"),
            ellipse(0, -104, 6),
        )
    if at.turn == 0:
        c.shadow(at.path(ellipse(-8, 0, 34, 8)), "#2c1024", 3, 0.7)
    c.shape(
        at.path(union(body, head)),
        ink,
        bulge=10 * at.scale,
        toward=(-0.1, -1),
        edge=0.5,
        rim="#fff4dc",
        rim_width=2,
    )


def _arm(c: Canvas) -> None:
    _piece(c, Place(614, 662, 0.8), "queen", IVORY)
    forearm = taper("420,600 500,600 576,590", [56, 44, 30], cap=False)
    c.shape(forearm, GOWN, bulge=18, toward=(0.4, -0.9), drop=10)
    palm = spline("574,576! 592,572 606,578 612,592 602,606 574,608!")
    fingers = (
        taper("596,580 614,582 620,600", [14, 11, 7], cap=False),
        taper("594,590 608,596 612,612", [14, 11, 7], cap=False),
        taper("588,600 598,608 604,618", [13, 10, 6], cap=False),
    )
    c.shape(union(palm, *fingers), SKIN, bulge=9, toward=(0.4, -0.9), edge=0.4, drop=4)
    c.lines(
        [
            ("600,586 612,592 616,602", [0.6, 2.2, 0.6]),
            ("596,600 606,606 608,614", [0.6, 2.2, 0.6]),
        ],
        SKIN.shade,
    )
    c.shape(rectangle(564, 570, 14, 42, 6), IVORY, bulge=6, toward=(0.4, -0.9), drop=3)
    puff = spline("380,500! 420,496 452,524 460,570 440,610 400,624 364,610 348,560 356,520")
    mask = c.shape(puff, GOWN, bulge=36, toward=(0.9, -0.5), drop=10)
    c.lines(
        [
            ("400,506 390,560 402,616", [1, 7, 1]),
            ("430,510 430,560 428,612", [1, 6, 1]),
            ("372,520 362,560 372,606", [1, 6, 1]),
        ],
        GOWN.shade,
        0.75,
        mask,
    )
    c.lines([("414,504 408,560 414,616", [1, 4, 1])], GOWN.lit, 0.8, mask)
    c.shape(
        taper("396,622 430,618 452,604", [14, 16, 14], cap=False),
        IVORY,
        bulge=6,
        toward=(0.4, -0.9),
    )
