"""A lion of clipped box wears a crown of roses; a line of salt keeps the dead outside the gate."""

from __future__ import annotations

import math

import numpy as np
from art import (
    Array,
    Canvas,
    Ink,
    Light,
    Path,
    Place,
    Point,
    arc_points,
    blur,
    cloud,
    ellipse,
    leaf,
    move,
    polygon,
    rectangle,
    ridge,
    rng,
    samples,
    scatter,
    spline,
    taper,
    union,
)

LIGHT = Light((720, 60), "#fff4b0", "#123048")
WAY = (0.6, -0.8)
BOX = Ink("#4c9a44", "#14504c", "#c4e06c")
GOLD_LEAF = Ink("#e8a034", "#8a4a34", "#ffe274")
HEDGE = Ink("#3c8448", "#16504c", "#a0cc60")
ROSE = Ink("#e0405c", "#8a1848", "#ff9a94")
STONE = Ink("#e0c8a8", "#8a7088", "#fff4d8")
BRICK = Ink("#d88a68", "#8a4a5c", "#ffc898")


def paint(c: Canvas) -> None:
    _sky(c)
    _wall(c)
    _gate(c)
    _lawn(c)
    _arbour(c)
    _beds(c)
    _queen(c)
    _plinth(c)
    _lion(c)
    _crown(c)
    _salt(c)
    _front(c)
    c.finish(vignette=0.3)


def _leaves(
    c: Canvas, mask: Array, count: int, size: float, inks: tuple[str, str, str], seed: int
) -> None:
    """Small leaves all over a clipped form, each a step lighter or darker than what it lies on."""
    r = rng(seed)
    ys, xs = np.where(mask > 0.5)
    tone = blur(c.rgb.mean(axis=2), 5)
    low, high = np.percentile(tone[ys, xs], [22, 70])
    heaps: tuple[list[Path], list[Path], list[Path]] = ([], [], [])
    for k in r.randint(0, len(ys), count):
        x, y = float(xs[k]), float(ys[k])
        here = tone[ys[k], xs[k]] + r.randn() * 0.03
        heap = 0 if here < low else (2 if here > high else 1)
        heaps[heap].append(leaf(x, y, size * (0.7 + 0.6 * r.rand()), r.rand() * 360, 0.6))
    for heap, ink in zip(heaps, inks, strict=True):
        if heap:
            c.flat(heap, ink)


def _sky(c: Canvas) -> None:
    v = c.y / 460 + (c.swirl(240, 80, 4, 3, stretch=(1.2, 0.5)) - 0.5) * 0.18
    v += c.spot(560, 280, 420, 320) * 0.3
    c.field(v, "#58b4cc .25:#8cd0d0 .5:#c8e8cc .75:#fff0cc #fffae4")
    for x, y, w, h, s in ((110, 250, 260, 46, 4), (900, 210, 240, 44, 8), (330, 130, 150, 26, 2)):
        c.shape(
            cloud(x, y, w, h, s), Ink("#fff8e8", "#b0d4d4", "#fffdf4"), bulge=h * 0.6, toward=WAY
        )
    c.shape(ridge(368, 24, 180, 6), Ink("#8cc4a0", "#62a49c", "#dcecac"), bulge=30, toward=WAY)
    for x, h in ((60, 190), (130, 150), (700, 150), (956, 210), (1010, 160)):
        body = spline(
            [
                (x - h * 0.1, 420),
                (x - h * 0.13, 420 - h * 0.3),
                (x, 420 - h, 0),
                (x + h * 0.13, 420 - h * 0.3),
                (x + h * 0.1, 420),
            ]
        )
        c.shape(body, Ink("#5ca080", "#387c80", "#b8dc8c"), bulge=14, toward=WAY)


def _wall(c: Canvas) -> None:
    """Old brick, overgrown with roses, all round the garden."""
    wall = c.shape(rectangle(-20, 392, 1064, 170), BRICK, bulge=8, toward=WAY)
    r = rng(3)
    joints = []
    for row, y in enumerate(range(412, 560, 15)):
        for x in range(-10 + (row % 2) * 18, 1040, 36):
            if r.rand() < 0.55:
                joints.append(([(x, y), (x + 34, y)], [1, 2.4, 1]))
            if r.rand() < 0.45:
                joints.append(([(x, y), (x, y + 15)], [2, 2]))
    c.lines(joints, "#a85c5c", 0.7, clip=wall, n=4)
    c.shape(rectangle(-20, 378, 1064, 20, 4), STONE, bulge=7, toward=WAY, drop=6)
    climbers = [
        cloud(x, y, w, h, s, flat=False)
        for x, y, w, h, s in (
            (60, 440, 220, 60, 3),
            (640, 430, 130, 56, 5),
            (1000, 440, 150, 70, 8),
            (330, 452, 120, 50, 9),
        )
    ]
    for k, path in enumerate(climbers):
        m = c.shape(path, HEDGE, bulge=26, toward=WAY)
        _leaves(c, m, 160, 13, ("#1c5c4c", "#4c9850", "#b4dc70"), 20 + k)
        for x, y, s in _spots(m, 9, 40 + k):
            _rose(c, x, y, 9 + 4 * s, ("#f07088", "#fff0e0", "#f8a860")[k % 3])


def _spots(mask: Array, n: int, seed: int) -> list[tuple[float, float, float]]:
    r = rng(seed)
    ys, xs = np.where(mask > 0.5)
    return [(float(xs[k]), float(ys[k]), float(r.rand())) for k in r.randint(0, len(ys), n)]


def _rose(c: Canvas, x: float, y: float, size: float, hue: str = "#e0405c") -> None:
    """A rose from the front: an open cup with a spiral."""
    shade = "#8a1848" if hue == "#e0405c" else "#b05868"
    ink = Ink(hue, shade, "#ffe0d0" if hue != "#e0405c" else "#ff9a94")
    lobes = union(
        *(
            ellipse(x + math.cos(a) * size * 0.45, y + math.sin(a) * size * 0.42, size * 0.62)
            for a in np.arange(0, 6.2, 1.2566)
        )
    )
    c.shape(lobes, ink, bulge=size * 0.5, toward=WAY, edge=0.4)
    if size > 11:
        spiral: list[Point] = [
            (
                x + math.cos(t * 1.1) * size * 0.1 * t * 0.62,
                y + math.sin(t * 1.1) * size * 0.1 * t * 0.56,
            )
            for t in np.linspace(1, 11, 20)
        ]
        c.lines([(spiral, [size * 0.12, size * 0.16, size * 0.06])], shade, 0.85)


def _gate(c: Canvas) -> None:
    """An iron gate between piers, and behind it one who may not come in."""
    c.flat(rectangle(790, 330, 150, 240), "#a8d8c8")
    hole = c.mask(rectangle(790, 300, 150, 270))
    c.shape(
        ridge(470, 14, 90, 4, span=(770, 960)),
        Ink("#6aa890", "#4a8888", "#c8e0a0"),
        bulge=14,
        toward=WAY,
        clip=hole,
    )
    bone = Ink("#f4ecd0", "#8a8490", "#fffdf0")
    # the visitor, in a dusty coat, holding two bars and his hat
    coat = Ink("#5a4a6c", "#2c2444", "#a894a0")
    c.shape(
        spline("812,580! 814,520 828,484 866,474 904,486 916,524 918,580!"),
        coat,
        bulge=20,
        toward=WAY,
        clip=hole,
    )
    q = Place(865, 440, 0.64, 0)
    skull = spline("-50,-14 -42,-54 0,-72 44,-54 54,-14 46,12 34,24 32,44! -30,44! -34,24 -46,10")
    m = c.shape(q.path(skull), bone, bulge=22, toward=WAY, edge=0.5)
    c.flat(
        [
            q.path(spline("-32,-8 -18,-20 -4,-6 -10,12 -26,10")),
            q.path(spline("10,-6 26,-20 40,-8 34,10 16,12")),
            q.path(spline("2,8! 9,24 -5,24")),
        ],
        "#2c2438",
        clip=m,
    )
    c.lines([(q.points([(x, 30), (x, 46)]), [2, 2]) for x in (-20, -8, 4, 16, 26)], "#6a6070", n=4)
    c.lines(
        [
            (q.points("-38,-26 -20,-34 -8,-28"), [2, 4, 2]),
            (q.points("10,-28 24,-34 42,-26"), [2, 4, 2]),
        ],
        "#8a8490",
    )
    iron = Ink("#2c3a4c", "#141c30", "#90a8ac")
    for k in range(7):
        x = 800 + k * 21.5
        top = 366 - 26 * math.sin(math.pi * k / 6)
        c.shape(rectangle(x - 3.5, top, 7, 220), iron, bulge=4, toward=WAY)
        c.shape(
            polygon([(x - 7, top + 2), (x, top - 18), (x + 7, top + 2)]), iron, bulge=4, toward=WAY
        )
    for y in (382, 548):
        c.shape(rectangle(792, y, 146, 8), iron, bulge=4, toward=WAY)
    for x in (822, 908):
        for k in range(4):
            c.shape(
                taper([(x - 10, 490 + k * 7), (x + 10, 489 + k * 7)], [7, 6]),
                bone,
                bulge=4,
                toward=WAY,
                edge=0.5,
            )
    for x in (770, 960):
        c.shape(rectangle(x - 26, 336, 52, 240), STONE, bulge=12, toward=WAY, edge=0.3, drop=8)
        c.shape(rectangle(x - 33, 322, 66, 18, 3), STONE, bulge=7, toward=WAY)
        c.shape(ellipse(x, 302, 22), STONE, bulge=18, toward=WAY, edge=0.3)


def _lawn(c: Canvas) -> None:
    ground = c.mask(spline("-20,556! 400,548 1044,556! 1044,800! -20,800!"))
    v = c.rise(540, 780) + (c.noise(90, 4, 5, stretch=(1.8, 0.5)) - 0.5) * 0.4
    c.field(v, "#cce47c .3:#98cc60 .6:#5cac54 #348858", ground)
    path = c.rough(
        spline(
            "820,552! 912,552! 928,604 900,660 790,720 716,800! 330,800! 400,750 "
            "640,704 770,646 806,600"
        )
    )
    v = c.rise(560, 780) * 0.8 + (c.noise(30, 3, 8, stretch=(1.6, 0.7)) - 0.5) * 0.4
    c.field(v, "#fff4d0 .35:#f4dcac .7:#e0b88c #c09478", path)


def _arbour(c: Canvas) -> None:
    """A rose arch on the left, in the shade of which the Queen walks."""
    line = [(96, 640), (92, 480), (110, 380), (180, 322), (250, 380), (268, 480), (264, 640)]
    m = c.shape(taper(line, [46, 48, 54, 60, 54, 48, 46]), HEDGE, bulge=22, toward=WAY, edge=0.3)
    _leaves(c, m, 420, 15, ("#16504c", "#449450", "#b4dc70"), 5)
    for x, y, s in _spots(m, 30, 6):
        _rose(c, x, y, 10 + 6 * s, "#f07088" if s < 0.6 else "#fff0e0")


def _beds(c: Canvas) -> None:
    for pts, seed in (
        ("-20,700! -20,636 120,622 300,628 352,650! 350,690 240,716", 2),
        ("1050,720! 1050,640 960,628 900,650! 830,690! 900,720", 3),
    ):
        m = c.shape(spline(pts), BOX, bulge=22, toward=WAY, edge=0.3)
        _leaves(c, m, 330, 13, ("#185450", "#4c9a44", "#c8e474"), seed)
    r = rng(9)
    tulips = []
    for _ in range(30):
        x, y = r.rand() * 1024, 640 + r.rand() * 26
        if 340 < x < 900:
            continue
        tulips.append((x, y, r.randint(3)))
    for x, y, k in sorted(tulips, key=lambda t: t[1]):
        c.lines([([(x, y + 26), (x, y)], [3, 3])], "#2c6c48", n=4)
        hue = ("#ffd050", "#f8788c", "#fff4e4")[k]
        cup = spline(
            [
                (x - 9, y - 16, 0),
                (x - 4, y - 10),
                (x, y - 18, 0),
                (x + 4, y - 10),
                (x + 9, y - 16, 0),
                (x + 8, y),
                (x, y + 5),
                (x - 8, y),
            ]
        )
        c.shape(cup, Ink(hue, "#b05060", "#fffbe8"), bulge=5, toward=WAY, edge=0.3)


def _queen(c: Canvas) -> None:
    """From behind, under her parasol."""
    x, y = 182, 668
    c.shadow(ellipse(x - 16, y, 70, 9), "#1c5448", 7, 0.7)
    gown = spline(
        [
            (x - 62, y, 0),
            (x - 44, y - 50),
            (x - 16, y - 92),
            (x - 17, y - 122),
            (x + 17, y - 122),
            (x + 16, y - 92),
            (x + 44, y - 50),
            (x + 62, y, 0),
            (x, y + 8),
        ]
    )
    m = c.shape(
        gown, Ink("#8a58b0", "#402464", "#e4b0d0", rim="#fff4d8"), bulge=24, toward=WAY, edge=0.3
    )
    c.lines(
        [([(x + k * 4, y - 90), (x + k * 16, y)], [1, 5]) for k in (-3, -2, -1, 0, 1, 2, 3)],
        "#402464",
        0.6,
        clip=m,
        n=6,
    )
    c.lines([([(x - 64, y - 8), (x, y), (x + 64, y - 8)], [4, 5, 4])], "#ffd870", clip=m)
    c.shape(
        taper([(x - 15, y - 116), (x - 32, y - 96), (x - 22, y - 74)], [13, 11, 9]),
        Ink("#f0c0a0", "#a06868", "#ffe4c8"),
        bulge=5,
        toward=WAY,
    )
    c.shape(ellipse(x, y - 140, 16, 18), Ink("#9a5430", "#50243c", "#f0b070"), bulge=10, toward=WAY)
    c.lines([([(x + 16, y - 104), (x + 26, y - 250)], [4, 4])], "#8a5a40", n=4)
    parts = spline(
        [
            (x - 66, y - 166, 0),
            (x - 44, y - 216),
            (x + 20, y - 244),
            (x + 78, y - 208),
            (x + 96, y - 158, 0),
            (x + 68, y - 172),
            (x + 42, y - 158, 0),
            (x + 14, y - 172),
            (x - 12, y - 160, 0),
            (x - 40, y - 174),
        ]
    )
    shade = c.shape(
        parts,
        Ink("#fff0d8", "#c89088", "#fffdf0", rim="#fffdf0"),
        bulge=20,
        toward=WAY,
        edge=0.4,
        drop=8,
    )
    ribs: list[list[Point]] = [
        [(x + 20, y - 244), (x - 20, y - 214), (x - 12, y - 160)],
        [(x + 20, y - 244), (x + 56, y - 206), (x + 42, y - 158)],
    ]
    c.lines([(rib, [1, 4, 2]) for rib in ribs], "#e0586c", 0.9, clip=shade)
    crown = [(-13, -152), (-16, -168), (-7, -160), (0, -172), (7, -160), (16, -168), (13, -152)]
    c.shape(
        polygon([(x + a, y + b) for a, b in crown]),
        Ink("#f0b840", "#8a5030", "#fff4a8"),
        bulge=4,
        toward=WAY,
    )


def _plinth(c: Canvas) -> None:
    c.shadow(ellipse(520, 716, 230, 22), "#3a5848", 12, 0.75)
    c.shape(polygon("340,716 352,666 700,666 712,716"), STONE, bulge=12, toward=WAY, edge=0.4)
    m = c.shape(rectangle(364, 612, 324, 58), STONE, bulge=9, toward=WAY, edge=0.3)
    c.shape(rectangle(344, 600, 364, 22, 5), STONE, bulge=8, toward=WAY, edge=0.3, drop=8)
    swag = [(arc_points(400 + k * 84, 628, 40, 24, 0, 180, 10), [3, 6, 3]) for k in range(4)]
    c.lines(swag, "#a88a90", 0.9, clip=m)
    c.flat([ellipse(360 + k * 84, 630, 6) for k in range(5)], "#a88a90", clip=m)


def _topiary(
    c: Canvas,
    path: Path,
    bulge: float,
    count: int,
    seed: int,
    *,
    merge: tuple[tuple[float, float, float], ...] = (),
    golden: bool = False,
    drop: float = 0,
) -> None:
    ink = GOLD_LEAF if golden else BOX
    m = c.shape(path, ink, bulge=bulge, toward=WAY, edge=0.5, merge=merge, drop=drop)
    green, gold = ("#186050", "#429044", "#bcdc68"), ("#a05c30", "#d89030", "#ffdc68")
    _leaves(c, m, count, 12, gold if golden else green, seed)


def _lion(c: Canvas) -> None:
    """Seated, in profile to the left, clipped from box, with a mane of golden privet."""
    # tail with a tuft
    tail = taper("690,584 756,576 784,510 764,440 728,414", [44, 36, 30, 28, 24])
    _topiary(c, tail, 14, 150, 1)
    _topiary(c, _lumpy(722, 396, 42, 8, 2), 26, 120, 2, golden=True)
    # far foreleg, then body
    far = spline("412,420! 400,520 388,574 362,584 354,604! 436,604! 448,540 470,440!")
    _topiary(c, far, 22, 130, 3)
    body = spline(
        "430,330 480,280 560,300 632,372 690,450 716,530 708,604! 600,604! 572,560 540,520 510,500 "
        "470,500 420,440"
    )
    _topiary(c, body, 90, 620, 4)
    haunch = spline("572,604! 556,540 578,480 630,456 690,478 718,540 712,604!")
    _topiary(c, haunch, 54, 380, 5, merge=((680, 470, 60),))
    _topiary(c, spline("516,604! 514,582 540,570 590,574 620,604!"), 18, 90, 6, drop=5)
    near = spline("452,410! 448,520 440,568 412,580 404,604! 494,604! 502,540 522,410!")
    _topiary(c, near, 26, 170, 7, merge=((490, 420, 60),), drop=5)
    # mane and head
    _topiary(c, _lumpy(464, 290, 144, 14, 3), 66, 760, 8, golden=True, drop=10)
    face = spline(
        "474,206 424,200 384,218 356,246 326,264 304,282 300,306 312,322 334,328! 326,340 328,358 "
        "352,374 400,374 446,352 474,300"
    )
    m = c.shape(face, BOX, bulge=44, toward=WAY, edge=0.5, drop=12)
    _leaves(c, m, 230, 11, ("#186050", "#429044", "#bcdc68"), 9)
    c.shape(ellipse(474, 214, 36, 38), BOX, bulge=16, toward=WAY, edge=0.6, drop=8)
    c.shape(ellipse(470, 220, 18, 21), Ink("#2c6c48", "#14504c", "#68a850"), bulge=8, toward=WAY)
    # a smile clipped deep, a dark nose, a daisy for an eye
    c.lines(
        [
            ("334,328 362,340 394,328 408,306", [4, 10, 8, 1]),
            ("410,236 386,232 366,246", [1, 9, 2]),
            ("342,296 362,300", [2, 5, 1]),
            ("340,310 364,316", [2, 5, 1]),
        ],
        "#0f4444",
    )
    nose = spline("304,276! 330,264 338,272 322,292 306,300 298,292")
    c.shape(nose, Ink("#7a2448", "#3a1030", "#e07888"), bulge=9, toward=WAY, edge=0.4)
    for a in np.arange(0, 6.28, 0.7854):
        petal = ellipse(394 + math.cos(a) * 13, 266 + math.sin(a) * 13, 8)
        c.shape(petal, Ink("#fffdf0", "#b8c8b0", "#ffffff"), bulge=4, toward=WAY, edge=0.3)
    c.shape(ellipse(393, 266, 10), Ink("#2c2c3c", "#141828", "#5a6a80"), bulge=7, toward=WAY)
    c.flat(ellipse(396, 262, 3), "#fffdf0")


def _lumpy(x: float, y: float, radius: float, lobes: int, seed: int) -> Path:
    r = rng(seed)
    turn = [k / lobes * 2 * math.pi for k in range(lobes)]
    puffs = [
        ellipse(
            x + math.cos(a) * radius * 0.78,
            y + math.sin(a) * radius * 0.78,
            radius * (0.3 + 0.06 * r.rand()),
        )
        for a in turn
    ]
    return union(ellipse(x, y, radius * 0.86), *puffs)


def _crown(c: Canvas) -> None:
    """A crown of red roses, with its points of rosebuds."""
    p = Place(444, 172, 1.0, -8)
    gold = Ink("#f0b840", "#8a5030", "#fff6b0", rim="#fffde0", rim_width=3)
    crown = spline("-66,16! -78,-58! -44,-26! -30,-76! 0,-34! 30,-76! 44,-26! 78,-58! 66,16! 0,28")
    c.shape(p.path(crown), gold, bulge=12, toward=WAY, edge=0.4, drop=10)
    for x, y in ((-78, -62), (-30, -80), (30, -80), (78, -62)):
        at = p.points([(x, y)])[0]
        _rose(c, at[0], at[1], 15)
    for s in samples(p.points("-68,12 -34,22 0,26 34,22 68,12"), 7):
        for turn in (60, 200):
            c.flat(leaf(s.x, s.y, 26, turn, 0.5), "#2c7450")
    for k, s in enumerate(samples(p.points("-66,12 -34,20 0,24 34,20 66,12"), 7)):
        _rose(c, s.x, s.y, 18 + (k % 2) * 3)


def _salt(c: Canvas) -> None:
    """A thick white line right across the path, and the sack it came from."""
    r = rng(7)
    heaps = union(
        *(
            ellipse(s.x, s.y + r.randn() * 1.5, 11 + 5 * r.rand(), 6 + 3 * r.rand())
            for s in samples("792,592 860,600 940,596", 17)
        )
    )
    salt = Ink("#fffdf4", "#98a4b4", "#ffffff")
    c.shape(heaps, salt, bulge=8, toward=WAY, edge=0.6, drop=6)
    c.motes(scatter(rng(3), 60, (780, 590, 950, 622), (1, 2.6)), "#fffdf4")
    c.shadow(ellipse(770, 716, 90, 12), "#3a5848", 8, 0.75)
    cloth = Ink("#d8b888", "#80585c", "#fff0c8", rim="#fffbe8")
    sack = spline("722,720! 704,684 714,646 728,622! 812,622! 826,648 838,686 822,720! 770,726")
    m = c.shape(sack, cloth, bulge=30, toward=WAY, edge=0.5)
    creases = (
        "736,640 728,670 734,700",
        "806,640 814,668 806,706",
        "758,636 760,652",
        "786,638 782,654",
    )
    c.lines([(q, [1, 5, 1]) for q in creases], "#80585c", 0.7, clip=m)
    patch = polygon("752,672 792,668 796,700 756,704")
    c.shape(patch, Ink("#b08a68", "#6a4850", "#e8cc98"), bulge=4, toward=WAY, clip=m)
    stitches = [
        ([(x - 3, y - 3), (x + 3, y + 3)], [1.5, 2.5])
        for x, y in ((752, 680), (755, 694), (794, 676), (796, 690), (764, 671), (780, 669))
    ]
    c.lines(stitches, "#4a3440")
    mouth = union(ellipse(770, 616, 40, 14), ellipse(762, 604, 22, 15), ellipse(784, 607, 18, 12))
    c.shape(taper("800,616 818,588 830,562", [12, 9, 12]), Ink("#a8683c", "#5a3434", "#f0b878"))
    c.shape(mouth, salt, bulge=12, toward=WAY, edge=0.4)
    hem = taper("720,622 744,634 772,637 800,633 820,621", [16, 20, 21, 20, 16])
    c.shape(hem, cloth, bulge=9, toward=WAY, edge=0.5)
    lumps = ((706, 712, 24, 14), (676, 716, 28, 11), (642, 720, 30, 7), (846, 716, 18, 8))
    heap = union(*(ellipse(*lump) for lump in lumps))
    c.shape(heap, salt, bulge=12, toward=WAY, edge=0.6)
    c.motes(scatter(rng(4), 40, (600, 706, 700, 730), (1, 2.4)), "#fffdf4")


def _front(c: Canvas) -> None:
    r = rng(11)
    dark = Ink("#1c5c4c", "#0f3c44", "#78b058")
    for x0, x1, h in ((-20, 300, 60), (800, 1044, 54)):
        for x in np.arange(x0, x1, 15):
            t = abs(x - (0 if x0 < 0 else 1024)) / 300
            tip = 760 - h * (1 - t * 0.7) - 18 * r.rand()
            c.shape(leaf(x, 790, 790 - tip, -90 + r.randn() * 16, 0.3), dark, bulge=6, toward=WAY)
    for x, y, s in ((46, 712, 20), (108, 728, 16), (172, 742, 14), (958, 728, 17), (1000, 704, 19)):
        _rose(c, x, y, s, "#e0405c")
    # butterflies, and light in the air
    for x, y, hue, turn in (
        (640, 250, "#5a78d0", 20),
        (690, 300, "#f07088", -30),
        (300, 470, "#f8c850", 10),
    ):
        wing = spline("0,0! -6,-22 -26,-24 -24,-6 0,0! -18,4 -18,18 -4,16")
        c.shape(
            [move(wing, x, y, 0.9, turn), move(move(wing, scale=(-1, 1)), x, y, 0.9, turn)],
            Ink(hue, "#50386c", "#fffbe0"),
            bulge=4,
            toward=WAY,
        )
        c.lines([([(x - 1, y - 6), (x + 1, y + 12)], [3, 3])], "#3a2838", n=4)
    c.motes(
        scatter(rng(5), 50, (200, 120, 900, 640), (1, 2.6)),
        "#fffbe0",
        "#fff0a0",
        radius=4,
        strength=0.5,
    )
    c.rays(760, -60, "#fff8d0", 0.22, count=12, seed=3, reach=900)
