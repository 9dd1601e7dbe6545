"""Water climbs like a young tree from a garden fountain; of five old reliefs the flame is awake."""

from __future__ import annotations

import numpy as np
from art import (
    Array,
    Canvas,
    Ink,
    Light,
    Place,
    cloud,
    ellipse,
    foam,
    leaf,
    polygon,
    rectangle,
    rng,
    samples,
    scatter,
    sparkle,
    spline,
    swarm,
    taper,
    union,
)

LIGHT = Light((512, 240), "#f4ffe0", "#0c2430")
STONE = Ink("#a8a090", "#4a5468", "#f4f0d0", rim="#fffce0", rim_width=4)
WATER = Ink("#a4e6ec", "#2f94b8", "#ffffff")
JET = Ink("#86d8ea", "#2f90bc", "#ffffff")
MID = 512
_BOUGHS = ((146, 132), (114, 112), (78, 98), (42, 90))  # reach and top, outermost first


def paint(c: Canvas) -> None:
    _garden(c)
    _hedges(c)
    _steps(c)
    _lower_back(c)
    _column(c)
    _curtain(c)
    _upper_basin(c)
    _crown(c)
    _wall(c)
    _reliefs(c)
    _flowers(c)
    _stick(c)
    _sparks(c)
    c.finish(vignette=0.36)


def _garden(c: Canvas) -> None:
    v = c.spot(MID, 250, 620, 520) + (c.swirl(180, 70, 4, 3) - 0.5) * 0.16
    c.field(v, "#12343c .2:#1f5a58 .38:#4a9478 .56:#a8cc98 .76:#e4d898 #f6e8b4")
    c.rays(MID, 240, "#fff8d8", 0.3, count=20, seed=3, fall=0.9, reach=640)
    c.halo(MID, 240, 330, "#fff0c0", 0.3)


def _hedges(c: Canvas) -> None:
    for side in (-1, 1):
        for dx, foot, h, w, hue in (
            (250, 560, 330, 62, "#5a9a7c"),
            (330, 580, 420, 76, "#347860"),
            (430, 610, 520, 96, "#1f5850"),
        ):
            x = MID + side * dx
            c.shape(
                spline(
                    [
                        (x - w / 2, foot),
                        (x - w * 0.42, foot - h * 0.5),
                        (x + side * 4, foot - h, 0),
                        (x + w * 0.42, foot - h * 0.5),
                        (x + w / 2, foot),
                    ]
                ),
                Ink(hue, "#103c40", "#c8dc90"),
                bulge=24,
                toward=(-side, -0.2),
                texture=c.noise(18, 3, 4),
                relief=8,
            )
    r = rng(6)
    for i in range(12):
        x = -20 + i * 97
        c.shape(
            cloud(x, 590 + r.rand() * 14, 150, 62, i, 7, flat=False),
            Ink("#2c6a54", "#12403c", "#a8cc80"),
            bulge=16,
            toward=(0.6 if x < MID else -0.6, -1),
            texture=c.noise(16, 3, 5),
            relief=8,
        )
        for _ in range(7):
            a, b = x + r.randn() * 44, 570 + r.randn() * 16
            c.flat(ellipse(a, b, 5, 4.5), ("#f8c0b8", "#fff0d0", "#f09aa0")[r.randint(3)])
    lawn = c.rough(rectangle(-10, 604, 1050, 200))
    v = c.spot(MID, 620, 520, 130) + (c.noise(60, 3, 4, stretch=(2, 0.4)) - 0.5) * 0.3
    c.field(v, "#143c38 .3:#1f5a48 .55:#4a8a54 .8:#a0c070 #e4e8a8", lawn, soft=0.8)


def _steps(c: Canvas) -> None:
    c.shadow(ellipse(MID, 716, 440, 40), "#0c2430", 10, 0.8)
    for rx, y, h in ((420, 700, 30), (376, 676, 28)):
        side = union(ellipse(MID, y + h, rx, rx * 0.13), rectangle(MID - rx, y, rx * 2, h))
        c.shape(side, Ink("#7c7c80", "#3a4458", "#c8c8b8"), bulge=20, toward=(-0.3, -1))
        c.shape(
            ellipse(MID, y, rx, rx * 0.13),
            Ink("#c0b8a0", "#7c7c80", "#fff8dc"),
            bulge=16,
            toward=(0, -1),
        )


def _water_top(c: Canvas, mask: Array, x: float, y: float, rx: float, seed: int) -> None:
    v = (
        c.spot(x, y, rx * 1.05, rx * 0.24) * 0.9
        + (c.noise(40, 3, seed, stretch=(3, 0.3)) - 0.5) * 0.4
    )
    c.field(v, "#1f7c9c .25:#3fa8b8 .5:#7cd4cc .75:#c8f4e4 #fffff4", mask, soft=0.8)


def _lower_back(c: Canvas) -> None:
    c.shape(ellipse(MID, 582, 330, 62), STONE, bulge=18, toward=(0, -1))
    pool = c.rough(ellipse(MID, 586, 306, 50))
    _water_top(c, pool, MID, 590, 306, 4)
    c.shadow(ellipse(MID, 552, 300, 14), "#14506c", 8, 0.6)


def _column(c: Canvas) -> None:
    c.shadow(ellipse(MID, 600, 90, 16), "#14506c", 6, 0.8)
    shaft = c.shape(
        spline(
            "452,600! 470,566 484,540 480,500 470,460 450,420! 574,420! 554,460 544,500 540,540 "
            "554,566 572,600! 512,612"
        ),
        STONE,
        bulge=36,
        toward=(-0.7, -0.6),
        edge=0.3,
    )
    c.lines(
        [
            ([(MID + k * 13, 430), (MID + k * 9, 500), (MID + k * 11, 596)], [1, 4, 1])
            for k in (-3, -2, -1, 0, 1, 2, 3)
        ],
        "#4a5468",
        0.6,
        clip=shaft,
    )
    c.shape(rectangle(470, 530, 84, 16, 7), STONE, bulge=8, toward=(-0.4, -1))


def _curtain(c: Canvas) -> None:
    r = rng(4)
    for k in np.linspace(-1, 1, 19):
        x = MID + k * 152
        out = k * 46
        y = 416 + 20 * (1 - k * k)
        foot = 578 + 26 * (1 - k * k)
        if abs(k) < 0.3:
            continue
        c.shape(
            taper(
                [(x, y), (x + out * 0.6, y + 40), (x + out, foot)],
                [8 + 4 * r.rand(), 6, 5 + 3 * r.rand()],
            ),
            WATER,
            bulge=5,
            toward=(-0.6, -0.4),
            alpha=0.82,
        )
    c.shape(
        foam("318,588 380,612 470,628 554,628 644,612 706,588", 5, 12, 44, 6, 14),
        Ink("#f0fcf4", "#7cc8d0", "#ffffff"),
        bulge=7,
        toward=(-0.3, -1),
    )


def _upper_basin(c: Canvas) -> None:
    c.shape(
        spline("346,402! 372,448 440,474 512,480 584,474 652,448 678,402! 512,440"),
        STONE,
        bulge=30,
        toward=(-0.5, -0.8),
        edge=0.4,
    )
    bowl = [leaf(MID + k * 46, 476 - abs(k) * 7, 46, -90 + k * 16, 0.9) for k in (-2, -1, 0, 1, 2)]
    for petal in bowl:
        c.shape(petal, Ink("#b8b09c", "#5a6070", "#fff8dc"), bulge=8, toward=(-0.6, -0.6), edge=0.4)
    c.shape(ellipse(MID, 402, 168, 32), STONE, bulge=12, toward=(0, -1))
    pool = c.rough(ellipse(MID, 404, 150, 23))
    _water_top(c, pool, MID, 404, 150, 7)


def _crown(c: Canvas) -> None:
    """The tree of water: a stem that forks into falling boughs."""
    c.wash(c.spot(MID, 240, 150, 180) * 0.5, "#d8fff4")
    r = rng(12)
    boughs = [(reach, top, side) for reach, top in _BOUGHS for side in (-1, 1)]
    for reach, top, side in boughs:
        far = reach * (1 + r.randn() * 0.03)
        line = [
            (MID + side * 2, 300),
            (MID + side * far * 0.16, top + 60),
            (MID + side * far * 0.5, top),
            (MID + side * far * 0.84, top + 66),
            (MID + side * far * 0.97, top + 150),
            (MID + side * far * 1.04, 400),
        ]
        c.shape(
            taper(line, [10, 15, 19, 15, 9, 5]), JET, bulge=7, toward=(-0.6, -0.8), shading=0.55
        )
        shine = [(x - 2, y - 3) for x, y in line[1:5]]
        c.lines([(shine, [1, 5, 4, 1])], "#ffffff", 0.9)
        path = samples(line, 60)
        drops = []
        for k in range(26, 58, 3):
            x, y = path[k].beside(-side * (8 + 10 * r.rand()))
            drops.append(ellipse(x, y, 2 + 2.4 * r.rand(), 3 + 4 * r.rand()))
        c.flat(drops, "#f4fffc", 0.92)
    stem = spline(
        "482,406! 498,340 503,260 500,150 506,96 512,84! 518,96 524,150 521,260 526,340 544,406!"
    )
    m = c.shape(stem, JET, bulge=16, toward=(-0.6, -0.3), shading=0.5)
    veins = ("506,396 508,300 509,180", "520,400 516,320 515,220", "494,402 503,340")
    c.lines([(q, [1, 4, 1]) for q in veins], "#ffffff", 0.85, clip=m)
    c.glow(m, 40, "#c8fff4", 0.4)
    spray = [(MID + r.randn() * 26, 86 + r.randn() * 20, 2 + 3 * r.rand()) for _ in range(34)]
    c.motes(spray, "#ffffff", "#c8fff4")
    c.shape(
        foam("386,398 450,412 512,418 574,412 638,398", 4, 11, 34, 9, 10),
        Ink("#f4fff8", "#7cc8d0", "#ffffff"),
        bulge=6,
        toward=(-0.3, -1),
    )


def _wall(c: Canvas) -> None:
    """The front of the lower basin."""
    rim = "182,584! 186,612 250,640 360,660 512,668 664,660 774,640 838,612 842,584!"
    body = c.shape(
        spline(f"{rim} 830,640 812,684! 700,716 512,726 324,716 212,684! 194,640"),
        STONE,
        bulge=26,
        toward=(-0.3, -0.9),
        edge=0.3,
        drop=8,
    )
    c.lines(
        [("186,612 250,640 360,660 512,668 664,660 774,640 838,612", [3, 4, 5, 5, 5, 4, 3])],
        "#4a5468",
        0.7,
        clip=body,
    )
    lip = spline(f"{rim} 816,592 760,614 664,632 512,638 360,632 264,614 208,592")
    c.shape(lip, Ink("#c8c0a8", "#7c8088", "#fffce4"), bulge=9, toward=(-0.2, -1))


def _reliefs(c: Canvas) -> None:
    signs = (
        ("0,-32 6,-22 6,7 15,4 14,10 4,13 5,24 0,28 -5,24 -4,13 -14,10 -15,4 -6,7 -6,-22", False),
        ("-24,14! -20,-6 -6,-20 10,-18 20,-4 12,5! 10,-5 0,-6 -4,3 4,10 24,14!", True),
        ("-2,-26! 10,-12 16,4 8,18 -8,18 -16,6 -10,-6! -4,0!", True),
        ("-24,16 -8,-14 -2,-4 6,-22 24,16", False),
        ("-22,12! -24,0 -14,-6 -8,-16 6,-16 12,-6 22,-4 22,12!", True),
    )
    for i, (outline, smooth) in enumerate(signs):
        k = i - 2
        x, y = MID + k * 112, 696 - abs(k) ** 2 * 6.5
        awake = i == 2
        p = Place(x, y, 0.86, 42 if i == 0 else -k * 3)
        c.shape(
            ellipse(x, y, 33 - abs(k) * 2, 29),
            Ink("#c0b8a0", "#5a6070", "#fff8dc"),
            bulge=6,
            toward=(-0.3, -1),
        )
        c.flat(ellipse(x, y, 27 - abs(k) * 2, 24), "#8a3a20" if awake else "#5a6474")
        path = p.path(spline(outline) if smooth else polygon(outline))
        mask = c.flat(path, "#ffd84a" if awake else "#d8d4bc")
        if awake:
            c.flat(Place(x, y + 4, 0.45).path(spline(outline)), "#fffbe0")
            c.glow(mask, 20, "#ff9a30", 1.0)


def _flowers(c: Canvas) -> None:
    r = rng(17)
    for side in (0, 1):
        for _ in range(16):
            x = r.rand() * 170 - 10 if side == 0 else 860 + r.rand() * 170
            y, h = 768, 60 + r.rand() * 120
            lean = r.randn() * 14
            tip = (x + lean, y - h)
            c.lines([([(x, y), (x + lean * 0.3, y - h * 0.6), tip], [6, 4, 3])], "#12403c")
            c.shape(
                leaf(x, y - h * 0.3, 44, -90 + r.randn() * 40, 0.34),
                Ink("#1f6a4c", "#0c3434", "#a0cc70"),
                bulge=6,
            )
            hue = (("#f4e4c8", "#b88a88"), ("#e87a80", "#7a2c50"), ("#f8b860", "#a84c34"))[
                r.randint(3)
            ]
            for k in range(5):
                c.shape(leaf(*tip, 19, k * 72 + 20 * lean, 0.8), Ink(*hue, "#fff8e0"), bulge=5)
            c.flat(ellipse(*tip, 5), "#ffe070")


def _stick(c: Canvas) -> None:
    """A walking stick that nobody needs any more."""
    c.shadow(ellipse(258, 728, 40, 6), "#3a4458", 4, 0.8)
    c.shape(
        taper("248,732 214,610 196,552 204,520 232,516 240,538", [9, 10, 11, 11, 11, 9]),
        Ink("#7a4a2c", "#34202c", "#e8b070", rim="#fff0c0", rim_width=2.5),
        bulge=6,
        toward=(0.8, -0.5),
        drop=8,
    )


def _sparks(c: Canvas) -> None:
    c.motes(swarm(rng(3), 60, (MID, 240), (130, 90), (1.2, 3.4)), "#ffffff")
    c.motes(scatter(rng(8), 40, (160, 160, 880, 600), (1, 2.6)), "#fffbd8", "#ffe890")
    c.lines(
        sparkle(452, 130, 20, 5)
        + sparkle(610, 236, 18, 5)
        + sparkle(420, 330, 12, 4)
        + sparkle(574, 96, 14, 4),
        "#ffffff",
    )
