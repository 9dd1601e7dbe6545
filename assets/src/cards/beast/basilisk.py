"""A crested basilisk rears in its garden of statues and turns the next knight to stone."""

from __future__ import annotations

import math

import numpy as np
from art import (
    Array,
    Canvas,
    Ink,
    Light,
    Place,
    blur,
    cloud,
    ellipse,
    leaf,
    polygon,
    rectangle,
    ridge,
    rng,
    samples,
    scales,
    scatter,
    smoothstep,
    spline,
    taper,
)

LIGHT = Light((300, 250), "#fff0c0", "#101c2c")
SUN_SIDE = (-0.8, -0.6)
SKIN = Ink("#1f7468", "#0a2c3c", "#8ad08a", rim="#fff0b0")
BELLY = Ink("#f0cf86", "#a0603e", "#fff8d8")
COMB = Ink("#d83c3c", "#6a1438", "#ffa880")
GOLD = Ink("#f0b23c", "#8a4a2c", "#fff8c0")
STONE = Ink("#b4aca8", "#665f74", "#fff2dc")
COIL = (
    "712,600 640,574 500,562 350,580 264,646 316,714 460,738 620,738 750,708 836,650"
    " 904,640 950,676 932,712"
)
WIDTHS = [96, 94, 92, 96, 98, 104, 112, 112, 106, 88, 62, 36, 8]
NECK = "640,800 728,640 692,490 590,400 548,310 580,226"


def paint(c: Canvas) -> None:
    head = Place(580, 222, 1.4, -4)
    _sky(c)
    _garden(c)
    _stag(c)
    _king(c)
    ring = _coil(c)
    coiled = c.rgb.copy()
    _neck(c)
    c.put(coiled, ring * _near_side(c))  # the near side of the coil hides the root
    _gaze(c, head)
    _knight(c)
    _ruff(c, head)
    _head(c, head)
    _glare(c, head)
    _foreground(c)
    c.finish(vignette=0.34)


def _sky(c: Canvas) -> None:
    v = 0.25 + c.y / c.height * 0.95 + (c.swirl(280, 100, 5, 31, stretch=(1, 0.4)) - 0.5) * 0.24
    v += c.spot(470, 260, 380, 300) * 0.3
    c.field(v, "#5a7a8c .25:#8aa0a0 .42:#d0b89c .58:#f4c29a .76:#ffdcae #fff2d0")
    for x, y, w, h, s in ((800, 110, 300, 34, 3), (240, 140, 260, 30, 6), (930, 240, 240, 26, 8)):
        c.shape(
            cloud(x, y, w, h, s),
            Ink("#f0c8a8", "#b89098", "#fff4dc"),
            bulge=14,
            toward=SUN_SIDE,
        )


def _cypress(c: Canvas, x: float, y: float, h: float, ink: Ink) -> None:
    w = h * 0.13
    tree = spline(
        [(x, y - h, 0), (x + w * 0.7, y - h * 0.6), (x + w, y - h * 0.25), (x + w * 0.5, y),
         (x - w * 0.5, y), (x - w, y - h * 0.25), (x - w * 0.7, y - h * 0.6)]
    )  # fmt: skip
    m = c.shape(tree, ink, bulge=w * 0.7, toward=SUN_SIDE)
    r = rng(int(x))
    dabs = []
    for _ in range(30):
        px, py = x + r.randn() * w * 0.5, y - r.rand() * h
        dabs.append(([(px, py), (px + 4, py - 14), (px + 2, py - 28)], [1, 6, 1]))
    c.lines(dabs, ink.shade, 0.6, clip=m)


def _garden(c: Canvas) -> None:
    c.shape(ridge(500, 20, 240, 12), Ink("#9aa884", "#70887c", "#f8dca8"), bulge=26, toward=(0, -1))
    c.haze(430, 540, "#f4d0a8", 0.4)
    far = Ink("#4c7a64", "#2c5458", "#d8cc88")
    for x, h in ((40, 330), (118, 270), (700, 220), (860, 300), (948, 350), (1010, 280)):
        _cypress(c, x, 560, h, far)
    hedge = c.shape(
        spline(
            "-20,600! -20,520! 150,514 330,520! 330,548!"
            " 690,548! 690,520! 860,514 1044,520! 1044,620! 512,640"
        ),
        Ink("#2f6454", "#164048", "#c8c878"),
        bulge=22,
        toward=(-0.3, -1),
    )
    r = rng(6)
    c.lines(
        [
            ([(x, y), (x + 6, y - 5), (x + 14, y - 2)], [1, 6, 1])
            for x, y in zip(r.rand(160) * 1024, 520 + r.rand(160) * 100, strict=True)
        ],
        "#5a8a5c",
        0.6,
        clip=hedge,
    )
    c.shape(
        polygon("-20,590 330,576 512,570 700,576 1044,590 1044,800 -20,800"),
        Ink("#d8b88c", "#a08470", "#fff0cc"),
        bulge=18,
        toward=(0, -1),
    )
    dots = smoothstep(0.52, 0.6, c.noise(50, 4, 9, stretch=(1, 0.25))) * c.rise(570, 700)
    c.wash(dots * 0.5, "#a8886c")
    c.shadow(ellipse(560, 734, 400, 40), "#3c3c4c", 22, 0.85)


def _stag(c: Canvas) -> None:
    """Other beasts fared no better."""
    p = Place(424, 560, 0.74)
    stone = Ink("#c4b4a8", "#8a7c84", "#fff0d8")
    c.shape(p.path(rectangle(-70, 0, 150, 30, 4)), stone, bulge=8, toward=SUN_SIDE, edge=0.4)
    for points in (
        "-40,-70 -46,-40 -42,4",
        "-24,-70 -22,-36 -26,4",
        "44,-76 52,-40 46,4",
        "60,-80 70,-44 66,4",
    ):
        c.shape(taper(p.points(points), [24, 13, 9]), stone, toward=SUN_SIDE, edge=0.3)
    c.shape(
        p.path(spline("-56,-92 -20,-112 40,-110 74,-96 72,-66 30,-54 -30,-56 -54,-66")),
        stone,
        bulge=20,
        toward=SUN_SIDE,
        edge=0.3,
    )
    c.shape(taper(p.points("-38,-86 -62,-130 -66,-160"), [44, 30, 24]), stone, toward=SUN_SIDE)
    c.shape(
        p.path(spline("-52,-176 -72,-184 -112,-158 -110,-148 -78,-144 -56,-148")),
        stone,
        toward=SUN_SIDE,
        bulge=12,
        edge=0.3,
    )
    for points in (
        "-58,-176 -40,-220 -52,-262",
        "-46,-204 -20,-226 -16,-252",
        "-68,-178 -84,-216 -110,-240",
        "-80,-208 -78,-240 -66,-262",
    ):
        c.shape(taper(p.points(points), [9, 7, 3]), stone, toward=SUN_SIDE)


def _king(c: Canvas) -> None:
    p = Place(930, 664, 1.0)
    c.shadow(ellipse(940, 700, 80, 12), "#5a4a54", 8, 0.8)
    c.shape(p.path(rectangle(-66, 0, 132, 44, 4)), STONE, bulge=10, toward=SUN_SIDE, edge=0.5)
    c.shape(
        p.path(spline("-26,-170! -50,-60 -58,4! 0,10 58,4! 50,-70 26,-170!")),
        STONE,
        bulge=40,
        toward=SUN_SIDE,
        edge=0.4,
    )
    c.lines(
        [
            (p.points(q), [1, 5, 3])
            for q in ("-14,-150 -22,-70 -26,0", "6,-150 8,-70 4,4", "22,-140 30,-60 32,0")
        ],
        STONE.shade,
        0.8,
    )
    c.shape(
        taper(p.points("-16,-150 -56,-160 -72,-206"), [30, 24, 16]),
        STONE,
        toward=SUN_SIDE,
        edge=0.3,
    )
    c.shape(p.path(ellipse(-74, -214, 13)), STONE, bulge=9, toward=SUN_SIDE)
    c.shape(
        p.path(spline("-24,-172 -34,-204 -22,-232 6,-236 22,-216 20,-180 0,-164")),
        STONE,
        bulge=20,
        toward=SUN_SIDE,
        edge=0.3,
    )
    c.shape(
        p.path(spline("-30,-196! -40,-160 -20,-138! -6,-166")), STONE, bulge=10, toward=SUN_SIDE
    )
    c.shape(
        p.path(polygon("-28,-226 -38,-266 -18,-246 -6,-274 6,-246 28,-264 22,-224")),
        STONE,
        bulge=7,
        toward=SUN_SIDE,
        edge=0.4,
    )
    c.lines([(p.points("30,-150 20,-110 34,-80 26,-40"), [3, 3, 2, 1])], "#4a4458", 0.8)
    for x, y in ((-40, -14), (-30, -2), (40, -8), (46, -24)):
        gx, gy = p.points([(x, y)])[0]
        c.shape(leaf(gx, gy, 28, -80 + x, 0.5), Ink("#4c7a54", "#1f4c48", "#c8d080"), bulge=5)


def _coil(c: Canvas) -> Array:
    m = c.shape(
        taper(COIL, WIDTHS, 200, cap=False), SKIN, bulge=40, toward=(-0.4, -1), edge=0.5, drop=12
    )
    c.lines(scales(m, 25, 0.1, 8, 0.6), "#0c4450", 0.85, clip=m)
    marks = []
    for i, s in enumerate(samples(COIL, 46)[4:-3:3]):
        w = float(np.interp((i * 3 + 4) / 45, np.linspace(0, 1, len(WIDTHS)), WIDTHS))
        x, y = s.beside(w * 0.14 if s.y > 650 else -w * 0.12)
        marks.append(ellipse(x, y, w * 0.16, w * 0.1, math.degrees(s.angle)))
    spots = c.flat(marks, "#e0b84a", clip=m)
    c.wash(c.rise(690, 760) * 0.6, SKIN.shade, clip=spots)
    return m


def _near_side(c: Canvas) -> Array:
    """The coil from its leftmost point to the tip of the tail."""
    way = samples(COIL, 200)
    widths = np.interp(np.linspace(0, 1, 200), np.linspace(0, 1, len(WIDTHS)), WIDTHS)
    turn = min(range(200), key=lambda i: way[i].x)
    return c.mask(taper([(s.x, s.y) for s in way[turn:]], list(widths[turn:]), 200, cap=False))


def _neck(c: Canvas) -> None:
    widths = [126, 118, 106, 90, 74, 66]
    m = c.shape(taper(NECK, widths, cap=False), SKIN, bulge=42, toward=SUN_SIDE, edge=0.4, drop=10)
    way = samples(NECK, 50)
    inner = [s.beside(-float(np.interp(i, [0, 49], [40, 20]))) for i, s in enumerate(way)]
    plate = c.shape(taper(inner, [56, 50, 44, 34]), BELLY, bulge=20, toward=SUN_SIDE, clip=m)
    c.lines(
        [([s.beside(-8), s.beside(-70, 8)], [1.5, 4]) for s in way[::2]],
        "#8a4a38",
        0.75,
        clip=plate,
    )
    c.lines(scales(m * (1 - plate), 23, -1.2, 6, 0.62), "#0c4450", 0.85, clip=m)
    for i in range(5, 46, 5):
        s = way[i]
        w = float(np.interp(i / 49, np.linspace(0, 1, 6), widths))
        root, tip, end = (
            s.beside(w * 0.42, -14),
            s.beside(w * 0.42 + 34, -22),
            s.beside(w * 0.42, 14),
        )
        c.shape(
            spline([(*root, 0), (*tip, 0), (*end, 0)]), GOLD, bulge=8, toward=SUN_SIDE, edge=0.3
        )


def _knight(c: Canvas) -> None:
    p = Place(164, 700, 1.06)
    c.shadow(ellipse(170, 704, 90, 12), "#4a4450", 8, 0.9)
    parts = np.zeros_like(c.x)

    def add(m: Array) -> None:
        np.maximum(parts, m, out=parts)

    steel = Ink("#8a90a8", "#34324f", "#fff8e0")
    cloak = Ink("#b82c3c", "#561438", "#ff9a78")
    way = (0.7, -0.6)
    add(
        c.shape(
            p.path(spline("-20,-196! -66,-110 -84,-8! -40,2 10,-10! 14,-190!")),
            cloak,
            bulge=36,
            toward=way,
            edge=0.3,
        )
    )
    for points in ("-16,-100 -26,-52 -28,-6", "16,-100 34,-54 36,-6"):
        add(c.shape(taper(p.points(points), [44, 34, 25]), steel, toward=way, edge=0.4))
    for x, y in ((-25, -56), (34, -58)):  # knees
        knee = [(x - 19, y - 10), (x, y - 21), (x + 20, y - 8), (x + 4, y + 19)]
        add(c.shape(p.path(spline(knee)), steel, bulge=9, toward=way, edge=0.6))
    for x in (-20, 46):
        add(
            c.shape(
                p.path(spline(f"{x - 22},2! {x - 22},-20! {x + 4},-22! {x + 8},-12 {x + 36},2!")),
                steel,
                bulge=9,
                toward=way,
                edge=0.5,
            )
        )
    add(
        c.shape(
            p.path(spline("-32,-192 -40,-150 -30,-118! 30,-118! 40,-150 32,-192 0,-204")),
            steel,
            bulge=26,
            toward=way,
            edge=0.4,
        )
    )
    skirt = p.path(
        spline("-30,-124! -44,-82! -24,-92 -8,-78! 6,-92 22,-78! 34,-92 46,-84! 30,-124!")
    )
    add(c.shape(skirt, steel, bulge=14, toward=way, edge=0.5))
    add(c.shape(taper(p.points("-31,-121 0,-117 31,-121"), [14, 14, 14]), GOLD, bulge=5))
    add(  # gorget, helmet, visor, plume
        c.shape(taper(p.points("-22,-196 2,-190 26,-196"), [20, 22, 20]), steel, bulge=8, edge=0.6)
    )
    helmet = spline("-30,-206! -36,-244 -14,-274 18,-272 36,-244! 42,-226 32,-202! 0,-198")
    add(c.shape(p.path(helmet), steel, bulge=22, toward=way, edge=0.5))
    add(c.flat(p.path(spline("4,-246! 37,-243! 40,-234! 8,-234!")), "#1a1428"))
    add(
        c.lines(
            [(p.points("14,-222 38,-221"), [2, 4]), (p.points("14,-213 35,-212"), [2, 4])],
            "#34324f",
        )
    )
    add(
        c.shape(
            p.path(spline("4,-268! -20,-316 -74,-308 -92,-256! -70,-268 -50,-262 -14,-262")),
            cloak,
            bulge=12,
            toward=way,
            edge=0.4,
        )
    )
    # the sword arm: upper arm, elbow, forearm, gauntlet round the hilt
    add(c.lines([(p.points("-62,-232 -50,-300 -30,-396"), [13, 13, 3])], "#dfe6ee"))
    add(c.lines([(p.points("-63,-240 -48,-300 -30,-390"), [2, 3, 1])], "#8a90a8"))
    add(
        c.shape(
            taper(p.points("-26,-176 -56,-166 -74,-178"), [34, 28, 26]),
            steel,
            toward=way,
            edge=0.5,
        )
    )
    add(
        c.shape(
            taper(p.points("-74,-176 -74,-208 -64,-236"), [27, 27, 19]),
            steel,
            toward=way,
            edge=0.5,
        )
    )
    add(c.shape(p.path(ellipse(-76, -176, 16)), steel, bulge=8, toward=way, edge=0.6))
    add(
        c.shape(
            p.path(spline("-82,-236! -46,-228! -42,-256 -60,-264 -80,-258")),
            steel,
            bulge=9,
            toward=way,
            edge=0.6,
        )
    )
    add(c.shape(taper(p.points("-88,-270 -58,-264 -30,-256"), [9, 10, 9]), GOLD, bulge=4, edge=0.5))
    add(c.shape(p.path(ellipse(-28, -182, 22, 19)), steel, bulge=12, toward=way, edge=0.6))
    add(
        c.shape(
            p.path(spline("16,-186! 50,-194 82,-178! 86,-120 50,-62! 20,-112")),
            Ink("#3f6aa0", "#1c2c5c", "#c8e0e8"),
            bulge=16,
            toward=way,
            edge=0.5,
            rim="#fff4d0",
        )
    )
    add(c.flat(p.path(spline("50,-170! 60,-140 50,-96! 38,-140")), "#f0c860"))
    grey = c.rgb.mean(axis=2)
    tone = c.printed(
        np.clip(grey * 1.25 + 0.08, 0, 1), "#4c475c .3:#7c7684 .55:#b4aca8 .8:#d8d0c4 #fff2dc"
    )
    creep = smoothstep(-40, 40, c.y - 584 + (c.noise(46, 3, 4) - 0.5) * 130)
    c.put(tone, c.stipple(creep) * parts)
    cracks = [
        (p.points(q), [1, 4, 1])
        for q in ("-62,-90 -54,-60 -64,-30", "36,-44 30,-30 38,-14", "-12,-112 -4,-98 -10,-86")
    ]
    c.lines(cracks, "#3c374c", 0.9, clip=parts)


def _ruff(c: Canvas, head: Place) -> None:
    for k, a in enumerate((-58, -34, -10, 14, 38, 62)):
        x, y = head.points([(26, 4)])[0]
        ink = GOLD if k % 2 else COMB
        c.shape(
            leaf(x, y, 118 - abs(k - 2.5) * 9, a + head.turn, 0.32),
            ink,
            bulge=9,
            toward=SUN_SIDE,
            edge=0.4,
        )


def _gaze(c: Canvas, head: Place) -> None:
    x, y = head.points([(-26, -16)])[0]
    cone = blur(c.mask(polygon([(x, y), (90, 400), (250, 700)])), 10)
    fade = np.clip(1.15 - np.hypot(c.x - x, c.y - y) / 640, 0, 1)
    c.put("#cfe84a", c.stipple(cone * fade * 0.8, 0.3) * 0.62)


def _glare(c: Canvas, head: Place) -> None:
    """The beam leaves the eye itself, across the cheek."""
    x, y = head.points([(-30, -16)])[0]
    cone = blur(c.mask(polygon([(x, y), (90, 400), (250, 700)])), 5)
    fade = smoothstep(250, 60, np.hypot(c.x - x, c.y - y))
    c.put("#e4ff6a", c.stipple(cone * fade * 0.7, 0.3) * 0.6)


def _head(c: Canvas, p: Place) -> None:
    comb = "34,-36! 52,-92! 22,-66 20,-112! -4,-70 -14,-116! -30,-66 -48,-92! -52,-40!"
    c.shape(p.path(spline(comb)), COMB, bulge=14, toward=SUN_SIDE, edge=0.4)
    for points in ("-58,24! -66,62 -52,82 -40,62 -42,26!", "-36,28! -40,58 -26,74 -16,54 -18,28!"):
        c.shape(p.path(spline(points)), COMB, bulge=9, toward=SUN_SIDE, edge=0.4)
    c.flat(p.path(spline("-10,6! -60,4 -108,20 -90,32 -40,32")), "#4a1030")
    tongue = p.points("-60,20 -110,30 -138,24 -160,36")
    c.shape(taper(tongue, [9, 8, 6, 3]), COMB, toward=SUN_SIDE)
    c.shape(taper([tongue[2], (tongue[2][0] - 26, tongue[2][1] - 10)], [5, 2]), COMB)
    c.shape(
        p.path(spline("30,10! -10,22 -60,26 -96,24! -92,38 -50,44 0,42 34,30")),
        SKIN,
        bulge=12,
        toward=SUN_SIDE,
        edge=0.5,
    )
    for x in (-92, -66):
        c.shape(
            p.path(spline(f"{x - 8},4! {x - 4},36! {x + 9},6!")),
            Ink("#fff8e0", "#b8a088", "#ffffff"),
            bulge=4,
        )
    skull = c.shape(
        p.path(
            spline(
                "44,-14 30,-44 -6,-54 -40,-46 -72,-32 -104,-24"
                " -122,-6 -124,22! -104,8 -60,8 -10,14 36,20"
            )
        ),
        SKIN,
        bulge=28,
        toward=SUN_SIDE,
        edge=0.4,
        drop=5,
    )
    beak = p.path(spline("-84,-30! -110,-22 -126,-2 -126,30! -108,12 -82,8!"))
    c.shape(beak, GOLD, bulge=12, toward=SUN_SIDE, edge=0.4, clip=None)
    nx, ny = p.points([(-106, -8)])[0]
    c.flat(ellipse(nx, ny, 6, 4), "#4a2424")
    patch = c.mask(p.path(spline("44,-14 30,-40 4,-46 10,0 36,18")))
    c.lines(scales(patch * skull, 16, -1.4, 3, 0.9), "#0c4450", 0.8)
    c.lines([(p.points("-56,-36 -26,-44 8,-30"), [3, 11, 3])], "#0a2c3c", 0.95)
    eye = c.flat(p.path(spline("-54,-16! -30,-34 -2,-20! -26,-2")), "#f8ff8a")
    c.flat(p.path(spline("-28,-32! -22,-18 -28,-4! -34,-18")), "#141828")
    c.glow(eye, 10, "#e8ff60", 0.9)
    ex, ey = p.points([(-28, -18)])[0]
    c.halo(ex, ey, 90, "#e8ff70", 0.75)


def _foreground(c: Canvas) -> None:
    r = rng(12)
    dark = Ink("#1c4440", "#0c2430", "#a8b868")
    for i in range(30):
        x = i * 36 + r.randn() * 8
        c.shape(
            leaf(x, 776, 40 + 44 * r.rand(), -90 + r.randn() * 30, 0.3),
            dark,
            bulge=6,
            toward=SUN_SIDE,
            fray=False,
        )
    for _ in range(12):
        x = r.rand() * 1024
        c.flat(ellipse(x, 724 + r.rand() * 34, 5 + 3 * r.rand()), "#e86a5a")
    c.motes(scatter(r, 40, (120, 250, 600, 640), (1, 2.4)), "#f8ffc0")
