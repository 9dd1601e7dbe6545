"""A regiment has sunk in the green dusk; a frog keeps the nearest helmet, a torch has drowned."""

from __future__ import annotations

from art import Canvas, Ink, Light, rng, rows, smoothstep, strokes_of
from art.geometry import Place, ellipse, polygon, rectangle, samples, spline, taper
from art.motifs import ridge, scatter

LIGHT = Light((470, 260), "#e8f0a0", "#08161a")
BARK = Ink("#2a3430", "#0c1618", "#8a9a58", rim="#d8e890", rim_width=3)
STEEL = Ink("#6a7a78", "#1c2c34", "#d8e4b0", rim="#f4f8c8", rim_width=4)


def paint(c: Canvas) -> None:
    _sky(c)
    _far_trees(c)
    _water(c)
    _banner(c)
    _far_helmets(c)
    _tree(c)
    _torch(c)
    _helmet(c)
    _frog(c)
    _plants(c)
    _wisps(c)
    c.finish(vignette=0.42)


def _sky(c: Canvas) -> None:
    v = c.spot(470, 260, 700, 430) + (c.swirl(200, 80, 4, 3, stretch=(1.5, 0.5)) - 0.5) * 0.22
    c.field(v, "#10242a .2:#1f3f3c .4:#3f6a4c .6:#86a058 .8:#cfd680 #f6f4b8")
    c.flat(ellipse(470, 262, 62), "#fbf8cc")


def _far_trees(c: Canvas) -> None:
    r = rng(6)
    for depth, (hue, count, foot) in enumerate((("#7f9a5c", 11, 470), ("#47704e", 8, 486))):
        for i in range(count):
            x = i * 1060 / count + r.rand() * 70 - 20
            if 380 < x < 560:
                continue
            w = 12 + depth * 10 + r.rand() * 8
            lean = r.randn() * 26
            stem = taper([(x, foot), (x + lean * 0.3, 330), (x + lean, -40)], [w * 2.6, w, w * 0.6])
            arms = [
                taper(
                    [(x + lean * s, y), (x + 50 * k, y - 34), (x + 100 * k, y - 26)],
                    [w * 0.5, w * 0.3, 2],
                )
                for s, y, k in ((0.5, 260, 1), (0.7, 210, -1), (0.9, 150, 1))
            ]
            c.flat([stem, *arms], hue)
        c.haze(330, 500, "#b8c878", 0.5 - depth * 0.2)
    c.shape(ridge(474, 8, 140, 3, floor=520), "#3a5f48 #24443c #b8c878", 10)


def _water(c: Canvas) -> None:
    water = c.rough(rectangle(-10, 480, 1050, 300))
    v = c.spot(470, 500, 560, 190) * 0.9 + (c.noise(120, 4, 8, stretch=(3.4, 0.22)) - 0.5) * 0.5
    c.field(v, "#0a1a1e .25:#15302e .45:#2c5240 .65:#6a8a50 .85:#b8c474 #eef0b0", water, soft=0.8)


def _helm(c: Canvas, p: Place, ink: Ink, plume: str) -> None:
    """A barrel helm in profile, looking left, its lower part below the water."""
    outline = p.spline("10,-150! 40,-196 96,-196 136,-160 150,-110! 116,-142 80,-160 40,-152")
    c.shape(outline, Ink(plume, lit="#f0b070"), 14 * p.scale, toward=(0.2, -1))
    bowl = p.spline("-92,20! -98,-60 -84,-116 -30,-152 30,-154 82,-122 100,-60 98,20!")
    mask = c.shape(bowl, ink, 60 * p.scale, toward=(0.1, -1), edge=0.4)
    slit = p.path(polygon("-112,-92 -10,-88 -10,-70 -112,-68"))
    c.flat(slit, "#0a1418", clip=mask)
    strokes = [
        (p.points("-8,-152 -12,-90 -8,20"), [3 * p.scale, 7 * p.scale, 3 * p.scale]),
        (p.points("-98,-54 -10,-50"), [3 * p.scale, 4 * p.scale]),
    ]
    c.lines(strokes, "#1c2c34", 0.85, clip=mask)
    dots = [
        ellipse(*p.points([(x, y)])[0][:2], 4.6 * p.scale)
        for x in (-74, -52, -30)
        for y in (-38, -20, -2)
    ]
    c.flat(dots, "#0a1418", clip=mask)
    rivets = [ellipse(*p.points([(8, y)])[0][:2], 4 * p.scale) for y in (-128, -96, -64, -32, 0)]
    c.flat(rivets, "#e8e8a8", 0.8, clip=mask)


def _ripples(c: Canvas, x: float, y: float, w: float, bright: float = 0.8) -> None:
    c.shadow(ellipse(x, y + w * 0.06, w * 1.05, w * 0.14), "#0a1a1e", 6, 0.9)
    strokes = [
        (
            f"{x - w * k},{y + 2} {x - w * k * 0.5},{y + w * 0.11 * k + 4} "
            f"{x + w * k * 0.5},{y + w * 0.11 * k + 4} {x + w * k},{y + 2}",
            [0.6, 4, 4, 0.6],
        )
        for k in (1.0, 1.3, 1.65)
    ]
    c.lines(strokes, "#d8e090", bright)


def _far_helmets(c: Canvas) -> None:
    for x, y, s, turn, hue in rows(
        "452 506 0.16 -8 #6a7a54 | 560 512 0.17 14 #6a7a54 | 388 528 0.24 10 #5a6e58 | "
        "520 544 0.28 -14 #526658 | 340 572 0.36 -20 #4e645c"
    ):
        c.lines([([(x + 60 * s, y + 20), (x + 120 * s, y - 420 * s)], [18 * s, 10 * s])], "#24382f")
        _helm(c, Place(x, y, s, turn), Ink(hue, "#24382f", "#e0e4a0"), "#6a3a34")
        mask = rectangle(x - 120 * s, y + 1, 240 * s, 60 * s)
        c.field(c.noise(40, 3, 8, stretch=(3, 0.3)), "#2c5240 #4f7448 #8a9f58", c.rough(mask), 0.8)
        _ripples(c, x, y, 100 * s, 0.6)


def _banner(c: Canvas) -> None:
    c.lines("236,620 206,420 176,210 : 9 8 6", "#1c2a26")
    outline = (
        "184,252! 240,268 300,250 350,276! 330,300 352,330! 318,330 330,372! 296,350 "
        "276,398! 252,362 204,384!"
    )
    cloth = c.shape(outline, "#8a3430 #2c1a24 #e89860 #f8d890", 14, toward=(0.9, -0.3))
    c.lines("214,262 222,310 226,374 | 272,262 268,310 280,380 : 1 5 1", "#3a1a24", 0.8, clip=cloth)
    for i in range(3):  # the third regiment
        c.flat(rectangle(218 + i * 26, 292, 12, 48, 3), "#f0d890", clip=cloth)
    c.shape("166,214! 176,176! 188,212! 178,222", STEEL, 6)
    _ripples(c, 236, 620, 30, 0.7)


def _tree(c: Canvas) -> None:
    parts = [
        taper("748,300 660,250 600,262 540,220", [50, 34, 22, 6]),
        taper("630,252 590,214 560,160", [22, 15, 5]),
        taper("770,220 860,170 930,190 1040,150", [56, 40, 28, 18]),
        taper("860,172 890,110 950,70", [30, 20, 8]),
        taper("742,160 680,110 640,30", [40, 28, 14]),
        taper("820,430 880,470 900,540 950,570 974,640", [50, 36, 26, 22, 14]),
        taper("700,440 640,480 590,500 566,560 540,620", [52, 36, 26, 20, 12]),
        taper("610,496 584,520 590,556 574,590", [18, 14, 10, 6]),
        taper("900,530 930,516 980,530 1010,566", [18, 14, 10, 5]),
        taper("716,440 664,510 648,580 606,610 600,660", [66, 44, 34, 26, 18]),
        taper("800,440 838,520 836,590 872,620 876,670", [64, 42, 32, 26, 18]),
        taper("836,580 812,620 822,676", [20, 15, 9]),
        taper("650,576 664,620 650,668", [20, 14, 8]),
        taper("746,440 716,540 728,600 690,640 690,680", [70, 46, 36, 28, 20]),
        taper("726,600 746,630 736,684", [24, 16, 9]),
        taper("774,450 786,560 764,620 780,690", [64, 38, 30, 20]),
    ]
    for x, y, w in rows(
        "600 650 22 | 690 672 26 | 776 684 28 | 876 662 22 | 974 632 20 | 540 614 16"
    ):
        c.shadow(ellipse(x, y + 8, w * 2.2, 10), "#0a1a1e", 5, 0.9)
        outline = polygon([(x - w, y), (x + w, y), (x + w * 0.6, y + 80), (x - w * 0.6, y + 80)])
        c.shadow(outline, "#0a1a1e", 6, 0.7)
    for part in parts:
        c.shape(part, BARK, 14, toward=(-1, -0.3), edge=0.2)
    outline = (
        "716,-20! 694,120 722,240 700,350 676,420 630,470! 690,462 720,486 756,470 "
        "792,488 830,458 884,468! 836,410 810,340 814,240 784,120 806,-20!"
    )
    tree = c.shape(outline, BARK, 34, toward=(-1, -0.2), edge=0.2)
    r = rng(12)
    strokes = [
        (
            f"{716 + k * 13},{430 + r.rand() * 20} {720 + k * 9},330 {744 + k * 6},220 "
            f"{728 + k * 8},110",
            [1, 5, 4, 1],
        )
        for k in range(7)
    ]
    c.lines(strokes, "#0c1618", 0.7, clip=tree)
    c.shape(ellipse(752, 352, 26, 38, 8), "#3a4438 #0c1618 #8a9a58", 9)
    c.flat(ellipse(754, 354, 17, 28, 8), "#08100f")
    for x, y, w in rows(
        "600 652 24 | 690 674 28 | 776 686 30 | 876 664 24 | 974 634 22 | 540 616 18 | "
        "650 664 14 | 736 680 14 | 822 672 14 | 574 588 12"
    ):
        _ripples(c, x, y, w * 1.3, 0.65)
    for points, length in (
        ("560,224 600,258 660,252 710,280", 90),
        ("800,200 860,176 930,192 1020,160", 120),
        ("650,60 690,116 730,150", 90),
        ("900,110 950,76", 70),
    ):
        for s in samples(points, 14):
            n = length * (0.4 + r.rand() * 0.8)
            c.shape(
                taper(
                    f"{s.x},{s.y - 4} {s.x + 5 * r.randn()},{s.y + n * 0.5} "
                    f"{s.x + 7 * r.randn()},{s.y + n}",
                    [15, 10, 3],
                    cap=False,
                ),
                Ink("#4a6444" if r.rand() < 0.5 else "#365040", "#142420", "#b0bc6c"),
                5,
                toward=(-1, -0.1),
            )


def _torch(c: Canvas) -> None:
    c.lines("452,664 486,576 : 12 17", "#5a3a28")
    c.shape("470,584! 476,548 492,536 508,552 502,592! 486,598", "#2a1c1c #0f0c10 #8a6a48", 9)
    c.flat([ellipse(492, 556, 5, 3), ellipse(484, 572, 4, 3)], "#ff8a3c")
    c.glow(c.mask(ellipse(490, 562, 9)), 10, "#ff6a2a", 0.8)
    for points, w in strokes_of(
        "492,540 476,500 506,462 484,420 500,372 : 5 13 16 12 2 | "
        "498,540 514,506 500,470 520,436 : 3 8 9 2"
    ):
        c.shape(taper(points, w), "#dcdcb0 #7f9070 #fbf8d8", 7, toward=(-0.5, -0.6), alpha=0.75)
    _ripples(c, 450, 666, 26)


def _helmet(c: Canvas) -> None:
    p = Place(262, 676, 1.32, -13)
    _helm(c, p, STEEL, "#a03a34")
    moss = spline(
        "236,480! 262,476 310,490 352,512! 346,540 330,524 318,556 300,520 282,534 268,506 246,512"
    )
    c.shape(moss, "#5f7a3c #24402c #c8d070", 9, toward=(0, -1))
    cover = c.rough(ellipse(262, 720, 200, 50)) * smoothstep(
        664, 684, c.y + (c.noise(30, 3, 4) - 0.5) * 10
    )
    v = c.spot(300, 690, 300, 80) * 0.6 + (c.noise(120, 4, 8, stretch=(3.4, 0.22)) - 0.5) * 0.5
    c.field(v, "#0a1a1e .3:#15302e .6:#2c5240 #6a8a50", cover, soft=0.8)
    _ripples(c, 262, 676, 128)


def _frog(c: Canvas) -> None:
    ink = Ink("#6aa83c", "#24502c", "#dcec80", rim="#f8fcc0", rim_width=3)
    c.shape(taper("296,462 322,452 330,474 306,484", [20, 22, 15, 9]), ink, 8)
    outline = "228,462 222,440 232,424 248,414 262,416 296,430 316,456 308,478 262,482 240,476"
    c.shape(outline, ink, 20, toward=(0.5, -1), drop=6)
    c.shape(taper("252,462 246,480 232,486", [13, 10, 7]), ink, 5)
    c.shape(ellipse(246, 416, 14), ink, 9)
    c.flat(ellipse(243, 415, 7), "#fff4b0")
    c.flat(ellipse(241, 415, 3, 5), "#10181a")
    c.lines("222,446 240,450 258,444 : 1 3 1", "#1c3c24")
    outlines = [ellipse(278, 440, 5, 3, 30), ellipse(294, 452, 5, 3, 30), ellipse(270, 456, 4, 3)]
    c.flat(outlines, "#3a7434")


def _plants(c: Canvas) -> None:
    for x, y, w in ((560, 706, 56), (660, 732, 44), (110, 722, 60), (842, 722, 60), (470, 734, 40)):
        c.shadow(ellipse(x, y + 5, w, w * 0.24), "#0a1a1e", 4, 0.9)
        pad = polygon([(x, y), (x + w * 0.9, y - w * 0.3), (x + w * 1.2, y)])
        m = c.rough(ellipse(x, y, w, w * 0.24)) * (1 - c.mask(pad))
        c.field(c.spot(x - w * 0.3, y - 6, w, w * 0.4), "#24502c .4:#4a7c3a #a8c060", m)
    c.shape(
        "548,700! 544,680 556,668! 562,684! 574,670! 578,690 568,702!", "#e8a8a0 #9a5468 #fff0d8", 7
    )
    r = rng(9)
    for side in (0, 1):
        for _ in range(20):
            x = r.rand() * 100 - 20 if side == 0 else 1030 - r.rand() * 110
            h = 120 + r.rand() * 150
            lean = r.randn() * 20 + (26 if side == 0 else -26)
            c.lines(
                [([(x, 780), (x + lean * 0.3, 770 - h * 0.6), (x + lean, 770 - h)], [9, 7, 3])],
                "#2a4a36",
            )
            if r.rand() < 0.4:
                outline = taper([(x + lean * 0.8, 790 - h), (x + lean, 740 - h)], [15, 13])
                c.shape(
                    outline, "#4a2c24 #140f12 #c8a060", 6, toward=(1 if side == 0 else -1, -0.2)
                )


def _wisps(c: Canvas) -> None:
    c.wash(c.noise(140, 4, 21, stretch=(3, 0.3)) * c.spot(460, 486, 620, 30) * 0.7, "#e4eaa8")
    for x, y, s in ((640, 420, 1.0), (880, 430, 0.8), (400, 440, 0.6)):
        p = Place(x, y, s)
        m = c.flat(p.spline("6,-46! 6,-24 15,-6 12,12 0,18 -12,12 -13,-4 -5,-16"), "#5fe0b0")
        outline = Place(x, y + 5 * s, s * 0.55).spline(
            "6,-46! 6,-24 15,-6 12,12 0,18 -12,12 -13,-4 -5,-16"
        )
        c.flat(outline, "#f4fff4")
        c.glow(m, 22, "#7affc0", 1.0)
    c.motes(scatter(rng(3), 50, (80, 200, 960, 640), (1, 2.6)), "#f4f8c0", "#b8e070")
