"""A warhorse with an empty saddle bows to the crown and the wizard's hat on its mounting block."""

from __future__ import annotations

import math

import numpy as np
from art import (
    Canvas,
    Ink,
    Light,
    Place,
    cloud,
    ellipse,
    leaf,
    polygon,
    rectangle,
    ridge,
    rng,
    samples,
    scatter,
    smoothstep,
    spline,
    taper,
    union,
)

LIGHT = Light((180, 120), "#fff4cc", "#1c1430")
SUN_SIDE = (-0.65, -0.75)
COAT = Ink("#5a3428", "#25141f", "#c88a58", rim="#ffe8b0")
FAR_COAT = Ink("#3f241f", "#1c101a", "#7a4c38")
CLOTH = Ink("#b82a38", "#561238", "#ff8a60", rim="#ffe0a0")
STEEL = Ink("#9aa4b8", "#3a3c5c", "#fffdf0", rim="#fffbe8")
GOLD = Ink("#efb440", "#8a4a2c", "#fff8c4")
MANE = Ink("#2c1c28", "#140c18", "#8a5a48")


def paint(c: Canvas) -> None:
    _morning(c)
    _meadow(c)
    _tail(c)
    _far_legs(c)
    _near_legs(c)
    _body(c)
    _neck(c)
    _saddle(c)
    _head(c)
    _reins(c)
    _block(c)
    _grass(c)
    c.finish(vignette=0.32)


def _morning(c: Canvas) -> None:
    v = c.y / c.height * 1.25 + (c.swirl(280, 100, 5, 41, stretch=(1, 0.4)) - 0.5) * 0.2
    v += c.spot(330, 330, 460, 360) * 0.28
    c.field(v, "#2f6a9c .2:#5a98b8 .42:#98c4c4 .6:#dcdcb8 .78:#fff0c4 #fffbe4")
    c.rays(120, 60, "#fff6d0", 0.3, count=16, seed=8, fall=0.9, reach=900)
    for x, y, w, h, s in (
        (760, 130, 360, 56, 3),
        (930, 260, 300, 44, 5),
        (420, 90, 220, 30, 8),
        (90, 250, 260, 38, 2),
    ):
        c.shape(
            cloud(x, y, w, h, s), Ink("#f4ecd8", "#a8b4c0", "#ffffff"), bulge=20, toward=SUN_SIDE
        )


def _meadow(c: Canvas) -> None:
    c.shape(ridge(500, 26, 240, 5), Ink("#8ab0a4", "#6894a0", "#f0ecc0"), bulge=30, toward=SUN_SIDE)
    c.shape(ridge(548, 22, 200, 9), Ink("#7aa878", "#4f847c", "#f4ecac"), bulge=30, toward=SUN_SIDE)
    c.haze(450, 580, "#f4ecc0", 0.45)
    for x, h, hue in ((946, 92, "#3f6aa0"), (1004, 78, "#d8a040"), (900, 66, "#c04a48")):
        tent = spline(
            [
                (x - h * 0.55, 600, 0),
                (x - h * 0.16, 600 - h * 0.6),
                (x, 600 - h, 0),
                (x + h * 0.16, 600 - h * 0.6),
                (x + h * 0.55, 600, 0),
            ]
        )
        m = c.shape(tent, Ink(hue, lit="#fff4cc"), bulge=16, toward=SUN_SIDE, edge=0.3)
        c.lines(
            [
                ([(x, 600 - h), (x + d * 0.4, 600 - h * 0.5), (x + d, 602)], [1, 5, 9])
                for d in (-22, 6, 30)
            ],
            "#fff0d0",
            0.8,
            clip=m,
        )
    field = c.shape(
        ridge(606, 10, 260, 4), Ink("#6a9c50", "#2f6450", "#e8e48c"), bulge=34, toward=(-0.2, -1)
    )
    dabs = smoothstep(0.52, 0.6, c.noise(60, 4, 9, stretch=(1, 0.2)))
    c.wash(dabs * 0.55, "#4a8048", clip=field)
    c.shadow(ellipse(630, 704, 320, 24), "#143834", 14, 0.9)


def _tail(c: Canvas) -> None:
    for k, (line, w) in enumerate(
        (
            ("829,350 893,380 921,480 905,610", [34, 50, 44, 4]),
            ("828,352 877,400 888,500 866,624", [30, 46, 42, 4]),
            ("829,348 906,360 954,450 944,560", [28, 38, 32, 3]),
        )
    ):
        m = c.shape(taper(line, w, cap=False), MANE, bulge=16, toward=SUN_SIDE, edge=0.4)
        c.lines(
            [([s.beside(d) for s in samples(line, 12)], [1, 3, 1]) for d in (-9, 3 + k)],
            MANE.lit,
            0.6,
            clip=m,
        )


def _leg(
    c: Canvas, upper: str, lower: str, ink: Ink, hoof: tuple[float, float, float], grown: float = 1
) -> None:
    """Thigh and shank meet at a knee or hock; long hair falls from the shank over the hoof."""
    near = ink is COAT
    limb = union(
        taper(upper, [92, 66, 46], cap=False), taper(lower, [44, 48, 36, 32, 36], cap=True)
    )
    c.shape(limb, ink, bulge=17, toward=SUN_SIDE, edge=0.4)
    x, y, turn = hoof
    p = Place(x, y, grown, turn)
    horn = p if turn < 0 else Place(x, y, grown)
    c.shape(
        horn.path(spline("-24,-4! -33,24 -37,30! 27,30! 25,22 20,-4!")),
        Ink("#4a3c40", "#181018", "#c8a888") if near else Ink("#302630", "#181018", "#6a5450"),
        bulge=9,
        toward=SUN_SIDE,
        edge=0.4,
    )
    feather = (
        "-17,-66! -14,-46! -7,-60! -2,-40! 5,-58! 9,-42! 17,-62! 20,-36 26,-12 40,12!"
        " 28,6 24,20! 12,9 4,23! -8,10 -16,23! -26,8 -34,20! -36,8 -50,12! -36,-8 -24,-34"
    )
    pale = Ink("#f0e4d0", "#9a8488", "#ffffff") if near else Ink("#b09c98", "#5e4c5c", "#d8c8b8")
    hair = c.shape(p.path(spline(feather)), pale, bulge=15, toward=SUN_SIDE, edge=0.35)
    c.lines(
        [
            (p.points("-12,-44 -22,-16 -30,10"), [1, 4, 1]),
            (p.points("-1,-36 -6,-12 -12,14"), [1, 4, 1]),
            (p.points("8,-38 10,-12 8,14"), [1, 4, 1]),
            (p.points("15,-40 20,-14 28,6"), [1, 4, 1]),
        ],
        "#9a8488" if near else "#5e4c5c",
        0.6,
        clip=hair,
    )


def _far_legs(c: Canvas) -> None:
    for x, y, w in ((508, 702, 50), (740, 702, 50), (828, 712, 56)):
        c.shadow(ellipse(x + 8, y, w, 8), "#0e2a2c", 5, 0.95)
    c.shadow(ellipse(410, 716, 34, 6), "#0e2a2c", 6, 0.6)
    _leg(c, "522,470 520,540 514,590", "514,580 514,604 510,640 506,668", FAR_COAT, (508, 672, 0))
    _leg(c, "730,470 730,550 751,596", "752,588 755,612 748,644 742,668", FAR_COAT, (742, 672, 7))


def _near_legs(c: Canvas) -> None:
    _leg(c, "812,460 814,552 840,600", "842,590 847,616 840,650 834,674", COAT, (833, 681, 8), 1.08)
    # the near foreleg is lifted: it paws the turf
    _leg(
        c, "480,490 410,526 350,552", "346,548 338,572 350,614 368,648", COAT, (372, 656, -26), 1.08
    )


def _body(c: Canvas) -> None:
    cloth = spline(
        "470,318! 420,380 396,470 392,570 372,586! 420,572 452,590 500,572 548,594 596,574 641,596"
        " 683,576 726,598 768,576 810,596 859,572! 861,520 865,420 842,346 778,310 690,308 590,316"
    )
    m = c.shape(cloth, CLOTH, bulge=86, toward=SUN_SIDE, shading=1.1, edge=0.3)
    r = rng(6)
    lozenges = []
    for row in range(6):
        for k in range(10):
            x, y = 400 + k * 60 + (row % 2) * 30, 352 + row * 50
            lozenges.append(polygon([(x, y - 17), (x + 11, y), (x, y + 17), (x - 11, y)]))
    gold = c.flat(lozenges, "#efb440", clip=m)
    c.wash(np.clip((c.x - 640) / 300, 0, 1) * 0.5 + c.rise(480, 600) * 0.3, "#9a5a34", clip=gold)
    folds = []
    for x, sway in (
        (430, -8),
        (486, -16),
        (548, -4),
        (604, 8),
        (662, -6),
        (722, 8),
        (784, 6),
        (846, 10),
    ):
        top = 400 + r.rand() * 70
        folds.append(([(x + sway * 2, top), (x + sway, 510), (x, 600)], [1, 8, 13]))
    c.lines(folds, CLOTH.shade, 0.75, clip=m)
    c.lines(
        [([(x - 14, y) for x, y in p[0:3]], [1, 4, 7]) for p, _ in folds], "#e0584e", 0.6, clip=m
    )
    hem = (
        "372,580 420,566 452,584 500,566 548,588 596,568"
        " 641,590 683,570 726,592 768,570 810,590 861,566"
    )
    c.shape(taper(hem, [20, 20]), GOLD, bulge=8, toward=(0, -1), clip=m, edge=0.4)
    c.shape(
        taper("470,318 420,380 398,470 392,570 374,584", [16, 16]),
        GOLD,
        bulge=7,
        toward=SUN_SIDE,
        clip=m,
    )
    c.wash(c.spot(480, 400, 90, 100) * 0.4, CLOTH.shade, clip=m)


def _neck(c: Canvas) -> None:
    neck = spline(
        "380,206! 430,190 500,214 560,262 600,326! 560,400 480,430 418,420! 424,370 430,330 400,300"
    )
    m = c.shape(neck, COAT, bulge=50, toward=SUN_SIDE, edge=0.3)
    c.wash(c.spot(436, 330, 50, 80) * 0.7, COAT.shade, clip=m)
    r = rng(13)
    for s in samples("398,196 460,186 530,222 596,300", 11):
        x, y = s.beside(-6)
        tip = (x + 34 + r.rand() * 20, y - 22 + r.rand() * 20)
        c.shape(
            taper([(x - 8, y + 14), (x + 10, y - 16), tip], [24, 22, 3], cap=False),
            MANE,
            bulge=8,
            toward=SUN_SIDE,
            edge=0.3,
        )
    crest = samples("392,204 450,198 520,226 572,276 606,336", 8)
    under = samples("412,262 440,284 470,316 500,360 540,412", 8)
    for k in range(6, -1, -1):
        a, b, d, e = crest[k], crest[k + 1], under[k + 1], under[k]
        lame = spline(
            [
                (a.x, a.y, 0),
                ((a.x + b.x) / 2 + 3, (a.y + b.y) / 2 - 5),
                (b.x + 6, b.y, 0),
                (d.x + 8, d.y + 2, 0),
                ((d.x + e.x) / 2, (d.y + e.y) / 2 + 8),
                (e.x, e.y, 0),
            ]
        )
        c.shape(lame, STEEL, bulge=12, toward=SUN_SIDE, edge=0.6, drop=5)
        c.shape(ellipse(d.x - 2, d.y - 8, 5), GOLD, bulge=4)
    c.shape(
        taper("612,330 570,410 500,440 420,424", [18, 20, 20, 14], cap=False),
        GOLD,
        bulge=8,
        toward=SUN_SIDE,
        edge=0.4,
    )


def _saddle(c: Canvas) -> None:
    leather = Ink("#7a4428", "#34182a", "#e8a460", rim="#ffe6b0")
    c.lines([("645,358 649,417 645,468", [9, 8, 8])], "#34182a")
    ring = c.mask(spline("646,466 628,486 620,512! 672,512! 664,486"), stroke=7)
    c.put("#dcdce4", ring)
    c.lines([("618,513 646,516 674,513", [7, 8, 7])], "#8a8ca0")
    c.shape(
        spline("576,310! 590,296 624,315 667,317 707,301 728,315! 721,382 690,417 633,420 595,382"),
        Ink("#3f5a94", "#1c2858", "#a8cce0"), bulge=18, toward=SUN_SIDE, edge=0.4, drop=6,
    )  # fmt: skip
    c.put(
        "#efb440",
        c.mask(spline("588,319 624,327 667,329 712,317 709,379 683,406 638,408 606,377"), stroke=5),
    )
    seat = (
        "587,322! 580,270 594,233! 612,241 616,279 655,293"
        " 690,276 698,222! 724,233 731,288 717,327! 676,341 624,339"
    )
    c.shape(spline(seat), leather, bulge=18, toward=SUN_SIDE, edge=0.4, drop=6)
    c.shape(
        taper("594,238 587,270 592,315", [12, 13, 12], cap=False), GOLD, bulge=6, toward=SUN_SIDE
    )
    c.shape(
        taper("712,227 724,264 719,320", [12, 13, 12], cap=False), GOLD, bulge=6, toward=SUN_SIDE
    )
    c.shape(ellipse(595, 233, 12), GOLD, bulge=9, toward=SUN_SIDE, edge=0.4)


def _head(c: Canvas) -> None:
    for k, hue in enumerate(("#efb440", "#f0e8dc", "#c8303c")):  # plumes behind the poll
        line = [
            (402, 196),
            (414 + k * 14, 138),
            (450 + k * 28, 96 + k * 12),
            (500 + k * 22, 112 + k * 26),
        ]
        c.shape(
            taper(line, [10, 34, 32, 4], cap=False),
            Ink(hue, lit="#fff6dc"),
            bulge=13,
            toward=SUN_SIDE,
            edge=0.4,
        )
    c.shape(
        spline("402,226! 408,178 434,144! 440,186 424,232!"), FAR_COAT, bulge=9, toward=SUN_SIDE
    )
    head = spline(
        "404,200 372,206 344,244 312,312 278,372 262,408 268,436 290,448 302,464 326,462 340,440"
        " 366,418 404,402 436,368 444,310 436,240"
    )
    m = c.shape(head, COAT, bulge=40, toward=SUN_SIDE, edge=0.4, merge=[(456, 300, 40)])
    c.wash(c.spot(296, 436, 46, 40) * 0.8, "#8a6058", clip=m)
    c.lines(
        [
            ("436,372 446,330 440,290", [1, 6, 1]),
            ("276,440 300,440 322,432", [3, 4, 1]),
            ("330,420 352,396 360,372", [1, 4, 1]),
        ],
        COAT.shade,
        0.9,
        clip=m,
    )
    c.flat(spline("276,408 288,402 296,414 288,426 278,420"), "#180c14")
    plate = spline(
        "402,196! 372,202 344,240 312,308 276,374! 292,392"
        " 318,382! 352,346 372,322 396,310! 420,270 424,226!"
    )
    p = c.shape(plate, STEEL, bulge=18, toward=SUN_SIDE, edge=0.6, drop=5)
    c.lines([("392,208 352,266 318,330 288,382", [2, 5, 5, 2])], "#fffdf0", 0.9, clip=p)
    c.lines([("410,226 384,288 344,338 300,386", [2, 4, 4, 2])], "#3a3c5c", 0.7, clip=p)
    c.shape(ellipse(372, 276, 23, 18, -52), GOLD, bulge=7, toward=SUN_SIDE, edge=0.5)
    socket = c.flat(ellipse(372, 276, 16, 12, -52), "#180c14")
    c.flat(ellipse(366, 281, 9), "#7a4424", clip=socket)
    c.flat(ellipse(366, 281, 5), "#180c14", clip=socket)
    c.flat(ellipse(363, 278, 3), "#fffbe8", clip=socket)
    c.lines([("358,276 374,262 390,264", [6, 13, 8])], "#7a4a34", clip=socket)  # a lowered lid
    c.shape(ellipse(338, 282, 9), Ink("#c8243c", "#560c30", "#ffc0a8"), bulge=7)
    c.shape(
        spline("386,214! 378,160 396,118! 416,160 414,216!"),
        COAT,
        bulge=11,
        toward=SUN_SIDE,
        edge=0.4,
    )


def _reins(c: Canvas) -> None:
    strap = Ink("#8a2438", "#3f0f2c", "#f08a60")
    for line in ("404,236 424,300 420,372", "286,392 310,404 330,428", "330,380 372,370 424,352"):
        c.shape(taper(line, [11, 12, 11], cap=False), strap, bulge=5, toward=SUN_SIDE, edge=0.5)
    c.shape(
        taper("326,420 400,476 500,440 604,300", [9, 10, 10, 9], cap=False),
        strap,
        bulge=5,
        toward=SUN_SIDE,
        edge=0.5,
        drop=5,
    )
    c.shape(ellipse(324, 416, 13), GOLD, bulge=7, toward=SUN_SIDE, edge=0.5)


def _block(c: Canvas) -> None:
    stone = Ink("#b8ac9c", "#6a6478", "#fff8e0")
    c.shadow(ellipse(170, 716, 140, 14), "#143834", 8, 0.9)
    for x, y, w, h in ((66, 612, 150, 104), (204, 660, 96, 56)):
        c.shape(rectangle(x, y, w, h, 5), stone, bulge=16, toward=SUN_SIDE, edge=0.5)
    c.lines(
        [
            ("80,664 140,660 214,666", [1, 4, 1]),
            ("132,664 136,690 130,716", [1, 4, 1]),
            ("240,690 252,704", [3, 1]),
        ],
        stone.shade,
        0.8,
    )
    # the hat
    hat = Ink("#5a3a9a", "#281a5c", "#c8a0e0", rim="#fff0d8")
    c.shape(
        spline("70,606 90,590 140,586 190,594 206,608 140,622"),
        hat,
        bulge=10,
        toward=SUN_SIDE,
        drop=6,
        edge=0.4,
    )
    cone = c.shape(
        spline(
            "94,598! 112,540 122,490 116,456! 140,446 152,420! 160,470 172,540 186,598! 140,608"
        ),
        hat,
        bulge=26,
        toward=SUN_SIDE,
        edge=0.4,
    )
    c.shape(
        taper("94,590 140,602 187,590", [16, 17, 16], cap=False), GOLD, bulge=6, toward=SUN_SIDE
    )
    stars = []
    for x, y, s in ((128, 560, 13), (152, 528, 10), (132, 500, 8), (164, 568, 8)):
        stars.append(
            polygon(
                [
                    (
                        x + math.cos(i * math.pi / 5 - 1.57) * s * (1 if i % 2 == 0 else 0.45),
                        y + math.sin(i * math.pi / 5 - 1.57) * s * (1 if i % 2 == 0 else 0.45),
                    )
                    for i in range(10)
                ]
            )
        )
    c.flat(stars, "#ffe08a", clip=cone)
    # the crown on its cushion
    c.shape(
        spline("208,660 212,642 252,636 292,642 298,660 252,666"),
        Ink("#3f6aa0", "#1c2c5c", "#a8d0e0"),
        bulge=11,
        toward=SUN_SIDE,
        drop=5,
    )
    crown = (
        "220,642! 208,582! 230,610! 238,572! 252,606! 268,570! 276,610! 298,580! 286,642! 252,650"
    )
    c.shape(spline(crown), GOLD, bulge=12, toward=SUN_SIDE, edge=0.5, rim="#fffbe0", rim_width=3)
    for x, y in ((208, 580), (238, 570), (268, 568), (298, 578)):
        c.shape(ellipse(x, y, 7), Ink("#fff6e4", "#b09aa8", "#ffffff"), bulge=5)
    c.flat([ellipse(236, 632, 6), ellipse(270, 632, 6)], "#3f9ac8")
    c.flat(ellipse(253, 634, 7), "#c8243c")


def _grass(c: Canvas) -> None:
    r = rng(22)
    ink = Ink("#2f6448", "#143834", "#d8dc80")
    for i in range(40):
        x = i * 27 + r.randn() * 7
        c.shape(
            leaf(x, 772, 34 + 40 * r.rand(), -90 + r.randn() * 24, 0.22),
            ink,
            bulge=5,
            toward=SUN_SIDE,
            fray=False,
        )
    for _ in range(18):
        c.flat(ellipse(r.rand() * 1024, 726 + r.rand() * 30, 4 + 2 * r.rand()), "#fff0c0")
    c.motes(scatter(r, 40, (0, 300, 500, 680), (1, 2.2)), "#fff8d8")
