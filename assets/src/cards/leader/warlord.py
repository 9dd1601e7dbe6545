"""A warlord in a bear's pelt counts the fires of his host on a frame of beads, dusk behind it."""

from __future__ import annotations

import math

from art import (
    Canvas,
    Ink,
    Light,
    Path,
    Place,
    ellipse,
    leaf,
    mirror,
    polygon,
    rectangle,
    ridge,
    rng,
    samples,
    spline,
    swarm,
    taper,
    union,
)

WAY = (-0.8, -0.6)
LIGHT = Light((300, 400), "#ffb060", "#140a20")
FUR = Ink("#4a2a30", "#1a0e20", "#d8743c", rim="#ffb868", rim_width=4)
IRON = Ink("#5a4a58", "#1c1228", "#f0a060", rim="#ffd090", rim_width=3)
GOLD = Ink("#d08a34", "#6a3424", "#ffe08a")
HORN = Ink("#d8b890", "#5a3444", "#fff0c8", rim="#ffe0a0", rim_width=3)


def paint(c: Canvas) -> None:
    _sky(c)
    _valley(c)
    _banners(c)
    c.motes(swarm(rng(8), 70, (500, 560), (320, 90), (1, 3)), "#ffe09a", "#ff8a30", strength=0.8)
    _rock(c)
    _axe(c)
    _pelt(c)
    _helm(c)
    _left_arm(c)
    _beads(c)
    _left_hand(c)
    c.finish(vignette=0.42)


def _sky(c: Canvas) -> None:
    v = c.y / 470 + (c.swirl(300, 110, 5, 14, stretch=(1, 0.3)) - 0.5) * 0.34
    c.field(v, "#1c1030 .22:#4a1838 .45:#962c38 .66:#dc5a34 .85:#ff9a48 #ffd080")
    c.flat(ellipse(300, 400, 104), "#ffe0a0")
    c.glow(c.mask(ellipse(300, 400, 104)), 60, "#ff9a48", 0.7)


def _valley(c: Canvas) -> None:
    far = ridge(420, 30, 160, 8, sharp=True, peaks=((150, 70, 90), (900, 80, 110)))
    c.shape(far, Ink("#7a2c40", "#4a1a38", "#f08048"), bulge=24, toward=(0, -1))
    c.haze(370, 470, "#f08a4c", 0.5)
    plain = c.mask(polygon("-10,440 1034,440 1034,800 -10,800"))
    v = 0.9 - c.rise(440, 720) * 0.9 + (c.noise(120, 4, 3, stretch=(1, 0.2)) - 0.5) * 0.4
    c.field(v, "#180c20 .3:#34142c .55:#5a2034 .8:#a03c38 #e07040", plain)
    r = rng(19)
    fires: list[tuple[float, float, float]] = []
    for row in range(7):
        y = 452 + row**1.55 * 11
        size = 0.2 + row * 0.12
        step = 58 * size + 12
        for i in range(int(1060 / step) + 1):
            x = i * step + (row % 2) * step / 2 - 20 + r.randn() * 3
            tent = Place(x, y + r.randn() * 2, size, 0)
            ink = Ink(("#8a3a3c", "#6a2c40", "#9a5440")[i % 3], "#2a1028", "#ffb060")
            c.shape(
                tent.path(polygon("0,-40 34,6 -34,6")),
                ink,
                bulge=10 * size + 3,
                toward=WAY,
            )
            c.flat(tent.path(polygon("0,-22 9,6 -9,6")), "#1c0a1c")
            if i % 2 == row % 2:
                fires.append((x + step / 2, y + 4 * size, 1.6 + 4.2 * size))
    c.motes(fires, "#ff8a2c", "#ff7a20", radius=12, strength=2.4)
    c.motes([(x, y - 1, r * 0.6) for x, y, r in fires], "#fff2a8")
    c.haze(560, 800, "#140a20", 0.5)


def _banners(c: Canvas) -> None:
    for x, top, size in ((96, 430, 0.8), (200, 468, 0.6), (912, 466, 0.6), (990, 424, 0.8)):
        c.lines([([(x, 800), (x, top)], [8 * size, 6 * size])], "#1a0e20")
        at = Place(x, top, size)
        side = 1 if x < 512 else -1
        flag = spline(
            [
                (0, 8, 0),
                (side * 50, 16),
                (side * 100, 6, 0),
                (side * 84, 90, 0),
                (side * 50, 64, 0),
                (side * 40, 120, 0),
                (0, 100, 0),
            ]
        )
        c.shape(at.path(flag), Ink("#a82834", "#4a0e2c", "#ff8048"), bulge=12, toward=WAY)
        c.flat(at.path(_star(side * 44, 50)), "#ffc868")
        c.shape(at.path(leaf(0, 4, 40, -90, 0.5)), IRON, bulge=6, toward=WAY)


def _star(x: float, y: float) -> Path:
    """The sign of the host: a fist of four rays."""
    ring = [
        (x + math.cos(a) * q, y + math.sin(a) * q)
        for i in range(8)
        for a, q in [(i * math.pi / 4 - math.pi / 2, 24 if i % 2 == 0 else 9)]
    ]
    return polygon(ring)


def _rock(c: Canvas) -> None:
    ledge = spline(
        "-20,800! -20,716! 90,700 180,718! 300,690 420,706 560,690! 700,700 800,684 900,712! "
        "1044,700! 1044,800!"
    )
    mask = c.shape(
        ledge, Ink("#34202c", "#140a1c", "#c8643c", rim="#ff9a54"), bulge=18, toward=(0, -1)
    )
    cracks = ("180,718 210,750 200,800", "560,690 590,740 570,800", "900,712 870,750 880,800")
    c.lines([(f, [5, 4, 2]) for f in cracks], "#0e0818", clip=mask)


def _axe(c: Canvas) -> None:
    haft = taper("824,760 806,480 796,214", [16, 15, 14], cap=False)
    wood = c.shape(haft, Ink("#7a4028", "#24101c", "#ffa058"), bulge=7, toward=WAY)
    wraps = [([(780, y + 8), (830, y - 8)], [6, 6]) for y in (400, 424, 448, 472, 640, 662, 684)]
    c.lines(wraps, "#2c1420", clip=wood)
    blade = spline(
        "792,256! 760,246 716,222 702,204! 684,268 690,330 714,384! 732,352 764,328 798,322!"
    )
    c.shape(blade, IRON, bulge=20, toward=WAY, drop=8)
    c.lines([("708,220 696,272 700,330 718,370", [2, 8, 8, 2])], "#ffe0b0")
    c.shape(spline("794,264! 824,262 884,284! 824,312 798,316!"), IRON, bulge=14, toward=WAY)
    c.shape(rectangle(782, 246, 30, 86, 6), GOLD, bulge=8, toward=WAY)


def _tufts(line: str, count: int, size: float, seed: int, out: float) -> list[Path]:
    r = rng(seed)
    tufts = []
    for at in samples(line, count):
        turn = math.degrees(at.angle) + out + r.randn() * 12
        tufts.append(leaf(at.x, at.y, size * (0.7 + 0.6 * r.rand()), turn, 0.5))
    return tufts


def _pelt(c: Canvas) -> None:
    cloak = spline(
        "470,350! 400,380 320,430 280,520 262,640 236,780! 760,780! 736,640 720,520 690,440 "
        "630,384 560,350!"
    )
    mask = c.shape(cloak, Ink("#6a1c2c", "#240a1e", "#e0582c", rim="#ff9a54"), bulge=60, toward=WAY)
    folds = [
        ("380,480 352,620 322,790", [2, 10, 16]),
        ("436,520 424,640 432,790", [2, 8, 12]),
        ("470,540 480,660 460,790", [1, 6, 10]),
        ("548,540 540,640 566,790", [2, 10, 15]),
        ("590,520 612,640 606,790", [1, 6, 9]),
        ("640,500 668,620 690,790", [2, 11, 16]),
    ]
    c.lines(
        [("402,500 378,640 366,790", [1, 5, 8]), ("516,540 506,660 512,790", [1, 5, 7])],
        "#b83a2c",
        0.8,
        mask,
    )
    c.lines(folds, "#240a1e", 0.75, clip=mask)
    # the arm that holds the axe: mail, a plate on the elbow, a vambrace, a glove
    upper = spline("660,430! 724,446 770,498 786,548 752,582 716,572 660,540")
    mm = c.shape(upper, Ink("#4a4450", "#1a1024", "#c87848"), bulge=26, toward=WAY, drop=8)
    rows = [
        ([(650 + k * 5, 470 + k * 16), (720, 462 + k * 17), (800, 480 + k * 16)], [2, 4, 2])
        for k in range(-2, 8)
    ]
    c.lines(rows, "#1a1024", 0.7, clip=mm)
    lower = spline("744,540! 786,520! 812,566 836,584! 828,626! 794,622 756,596")
    c.shape(lower, IRON, bulge=18, toward=WAY, edge=0.5, drop=5)
    c.shape(taper("774,606 790,584 806,558", [6, 8, 6], cap=False), GOLD, bulge=4, toward=WAY)
    elbow = spline("726,548 742,522 772,524 784,548 772,580 742,588 728,574")
    c.shape(elbow, IRON, bulge=16, toward=WAY, edge=0.6, drop=6, rim="#ff9a54", rim_width=3)
    c.shape(ellipse(756, 554, 8), GOLD, bulge=5, toward=WAY)
    glove = Ink("#7a4a34", "#2c1420", "#f0a060")
    c.shape(
        spline("800,566! 826,558 846,566 854,592 850,624 828,640 804,636 794,606"),
        glove,
        bulge=16,
        toward=WAY,
        edge=0.5,
    )
    for k in range(4):
        y = 572 + k * 18
        c.shape(
            spline(
                [
                    (852 - abs(k - 1) * 3, y),
                    (838, y - 9),
                    (816, y - 8),
                    (800, y - 3),
                    (798, y + 7),
                    (814, y + 10),
                    (840, y + 11),
                ]
            ),
            glove,
            bulge=8,
            toward=(-0.5, -0.8),
            edge=0.7,
        )
    cuff = spline("790,600! 800,572 812,560! 800,546! 782,566 776,598!")
    c.shape(cuff, FUR, bulge=9, toward=WAY, edge=0.5)
    for line, n, size, seed in (
        ("300,560 320,500 380,470 450,500 512,520 580,500 650,470 706,500 722,560", 34, 66, 3),
        ("290,500 330,440 400,430 512,470 620,430 690,440 730,500", 32, 62, 5),
        ("316,440 380,400 450,410 512,430 580,410 650,400 704,440", 28, 58, 7),
    ):
        tufts = _tufts(line, n, size, seed, 90)
        c.shape(union(*tufts), FUR, bulge=14, toward=WAY, edge=0.4, drop=8)
    hump = spline(
        "296,470 330,404 400,366 470,352 512,360 560,352 630,366 692,404 728,470 640,440 "
        "512,460 390,440"
    )
    c.shape(hump, FUR, bulge=40, toward=WAY)
    r = rng(23)
    hairs = []
    for _ in range(120):
        x = 310 + r.rand() * 404
        y = 384 + abs(x - 512) * 0.2 + r.rand() * 60
        dx = (x - 512) * 0.05
        hairs.append(([(x, y), (x + dx, y + 12), (x + dx * 2.2, y + 26)], [0.8, 3.4, 0.6]))
    c.lines(hairs[:70], FUR.shade, 0.8)
    c.lines(hairs[70:], "#d8743c", 0.7)


def _helm(c: Canvas) -> None:
    c.shape(
        spline("446,330! 440,400 476,430 512,436 548,430 584,400 578,330!"),
        IRON,
        bulge=20,
        toward=WAY,
        drop=12,
    )
    dome = spline(
        "424,344! 420,270 448,206 512,180 576,206 604,270 600,344! 560,360 512,366 464,360"
    )
    horn = spline(
        "440,246! 396,252 352,236 330,196 336,146 352,120! 356,164 376,196 412,206 448,206!"
    )
    for path, way in ((horn, WAY), (mirror(horn, 512), (-0.8, 0.3))):
        mask = c.shape(path, HORN, bulge=16, toward=way)
        rings = [taper([(430 - k * 20, 196), (418 - k * 22, 260)], [2, 4]) for k in range(4)]
        if way != WAY:
            rings = [mirror(q, 512) for q in rings]
        c.put("#6a4040", c.mask(rings) * mask * 0.6)
    c.shape(dome, IRON, bulge=60, toward=WAY, rim="#ffd090", drop=10)
    c.shape(taper("512,178 506,270 512,364", [16, 20, 16], cap=False), GOLD, bulge=6, toward=WAY)
    c.shape(
        taper("422,338 464,354 512,360 560,354 602,338", [18, 20, 20, 20, 18], cap=False),
        GOLD,
        bulge=7,
        toward=WAY,
    )
    for x, y, _ in samples("432,342 464,354 512,360 560,354 592,342", 7):
        c.shape(ellipse(x, y, 6), IRON, bulge=4)
    c.lines(
        [("452,230 440,280 446,334", [1, 4, 1]), ("572,230 584,280 578,334", [1, 4, 1])],
        IRON.shade,
        0.8,
    )
    for i in range(3):
        y = 384 + i * 18
        c.lines([([(452 + i * 8, y), (512, y + 16), (572 - i * 8, y)], [1, 4, 1])], IRON.shade, 0.8)


def _left_arm(c: Canvas) -> None:
    """Out from under the pelt, to the counting frame."""
    sleeve = spline("318,560! 288,572 262,600 268,640 300,660 352,640! 372,580")
    m = c.shape(sleeve, Ink("#4a4450", "#1a1024", "#e08850"), bulge=22, toward=WAY, rim="#ff9a54")
    rows = [
        ([(256 + k * 14, 670), (272 + k * 14, 620), (300 + k * 14, 560)], [2, 4, 2])
        for k in range(8)
    ]
    c.lines(rows, "#1a1024", 0.7, clip=m)


def _left_hand(c: Canvas) -> None:
    glove = Ink("#7a4a34", "#2c1420", "#f0a060")
    c.shape(
        spline("282,600! 312,596 326,620 322,652 300,664 280,652"),
        glove,
        bulge=14,
        toward=WAY,
        edge=0.5,
        drop=5,
    )
    for k in range(4):
        y = 606 + k * 16
        c.shape(
            taper([(312, y + 2), (294, y - 3), (272 + k * 2, y + 2)], [17, 17, 13]),
            glove,
            bulge=7,
            toward=(-0.6, -0.7),
            edge=0.7,
        )
    c.shape(
        spline("330,592! 342,620 336,664! 318,664 322,628 314,598!"),
        FUR,
        bulge=9,
        toward=WAY,
        edge=0.5,
    )


def _beads(c: Canvas) -> None:
    """The counting frame in his left hand, one foot on the rock."""
    at = Place(190, 664, 1.0, -7)
    wood = Ink("#8a4a28", "#34142a", "#ffb060", rim="#ffd890", rim_width=3)
    c.shadow(ellipse(196, 738, 130, 14), "#0e0818", 8, 0.9)
    c.flat(at.path(rectangle(-100, -78, 200, 146)), "#240e20", 0.75)
    for x in (-106, 92):
        c.shape(at.path(rectangle(x, -92, 16, 168, 5)), wood, bulge=7, toward=(1, -0.7))
    for y in (-92, 60):
        c.shape(at.path(rectangle(-112, y, 228, 16, 5)), wood, bulge=7, toward=(0.6, -1))
    hues = ("#e0a43a", "#c83a34", "#e8dcc0", "#3f8a8a")
    for row, (moved, total) in enumerate(((5, 8), (3, 8), (7, 8), (2, 8))):
        y = -58 + row * 34
        c.lines([(at.points([(-96, y), (96, y)]), [3, 3])], "#c08a5c")
        for i in range(total):
            x = -82 + i * 17 if i < moved else 82 - (total - 1 - i) * 17
            bx, by = at.points([(x, y)])[0]
            c.shape(
                ellipse(bx, by, 8.5, 13, -7),
                Ink(hues[row], "#34142a", "#fff0c0"),
                bulge=7,
                toward=(1, -0.6),
            )
