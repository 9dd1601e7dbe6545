"""In a grey storm an angel roofs one sleeping dragonet, and one patch of spring, with its wings."""

from __future__ import annotations

import math

import numpy as np
from art import (
    Canvas,
    Ink,
    Light,
    Place,
    Point,
    cloud,
    ellipse,
    leaf,
    ridge,
    rng,
    samples,
    scales,
    scatter,
    smoothstep,
    spline,
    taper,
    union,
)

LIGHT = Light((420, 470), "#fff2c4", "#141824")
LONG = Ink("#d8d4d8", "#6c7490", "#fff6dc", rim="#fffbe8", rim_width=3)
MIDDLE = Ink("#ece6e0", "#8c8a9c", "#fffbe8", rim="#fffdf0", rim_width=3)
SHORT = Ink("#fbf2e0", "#b0a4a4", "#fffdf0", rim="#fffdf4", rim_width=3)
ROBE = Ink("#e09c3c", "#84402c", "#ffe694", rim="#fff4c4", rim_width=4)
SKIN = Ink("#f0b890", "#a85c4c", "#fff0cc", rim="#fff8dc", rim_width=3)
HAIR = Ink("#a8482c", "#501c28", "#ffa45c", rim="#ffd890", rim_width=3)
DRAKE = Ink("#3c8c58", "#164438", "#b0dc78", rim="#f4f4b0", rim_width=3)
GLOW = (-0.8, 0.25)
HEAD = Place(510, 312, 0.46, -24)


def paint(c: Canvas) -> None:
    _storm(c)
    _moor(c)
    c.halo(440, 450, 420, "#ffdf9c", 0.7)
    c.rays(470, 330, "#fff0c0", 0.3, count=17, seed=8, reach=620)
    _wing(c, "552,352 520,226 420,140 286,168", (126, 86), 1.2)
    _warm(c)
    _meadow(c)
    _hair_back(c)
    _robe(c)
    _face(c)
    _wing(c, "612,392 650,262 736,176 842,200", (54, 90), 1.06)
    _hair(c)
    _drake(c)
    _arm(c)
    _splashes(c)
    _front(c)
    c.motes(scatter(rng(8), 60, (220, 300, 560, 660), (1.2, 3.2)), "#fff8d8", "#ffd880")
    c.finish(vignette=0.4)


def _storm(c: Canvas) -> None:
    v = c.y / c.height * 0.5 + (c.swirl(260, 130, 5, 5, stretch=(1.2, 0.5)) - 0.5) * 0.4
    v += c.spot(480, 330, 520, 420) * 0.42
    c.field(v, "#1a1e2a .2:#2c323e .4:#474e5a .58:#6c727a .76:#a09c94 #e8dcb8")
    ink = Ink("#353b48", "#1c202c", "#6c727c")
    for x, y, w, h, seed in (
        (110, 110, 420, 84, 4),
        (900, 96, 420, 90, 7),
        (520, 40, 460, 66, 9),
        (330, 66, 300, 60, 12),
    ):
        c.shape(
            cloud(x, y, w, h, seed, flat=False),
            ink,
            bulge=24,
            toward=(0, 1),
            lighting=0.7,
            drop=10,
            drop_cover=0.4,
        )
    r = rng(3)
    drops = []
    for _ in range(300):
        x, y = r.rand() * 1150, r.rand() * 720
        k = 30 + 40 * r.rand()
        drops.append(([(x, y), (x - k * 0.42, y + k)], [0.6, 3]))
    c.lines(drops, "#b4bcc4", 0.55, n=4)


def _moor(c: Canvas) -> None:
    c.shape(ridge(560, 26, 200, 6), Ink("#4a505c", "#30343f", "#7c8088"), bulge=26, toward=(0, -1))
    dead = Ink("#2c303a", "#171a22", "#6a6e78")
    for x, y, s, lean in ((70, 600, 1.0, 6), (948, 596, 1.15, -5), (860, 580, 0.6, 4)):
        at = Place(x, y, s, lean)
        twigs = [
            taper(at.points(pts), w)
            for pts, w in (
                ("0,20 4,-60 -4,-140", [24, 16, 5]),
                ("2,-50 34,-90 40,-128", [11, 8, 3]),
                ("2,-76 -34,-100 -56,-96", [10, 7, 3]),
                ("-2,-104 20,-130 16,-158", [8, 6, 3]),
            )
        ]
        c.shape(union(*twigs), dead, bulge=8, toward=(0.6, 0.2))
    c.haze(540, 640, "#7c8088", 0.4)


def _feather(c: Canvas, root: Point, turn: float, length: float, width: float, ink: Ink) -> None:
    """One plume from `root`, bent a little, with a quill."""
    a = math.radians(turn)
    bend = 0.1 * length * (1 if math.cos(a) < 0 else -1)
    mid = (
        root[0] + math.cos(a) * length * 0.55 + math.sin(a) * bend,
        root[1] + math.sin(a) * length * 0.55 - math.cos(a) * bend,
    )
    tip = (root[0] + math.cos(a) * length, root[1] + math.sin(a) * length)
    blade = taper([root, mid, tip], [width * 0.5, width, width * 1.06, width * 0.8, 5], 40, False)
    toward = (LIGHT.at[0] - mid[0], LIGHT.at[1] - mid[1] + 60)
    plume = c.shape(blade, ink, bulge=width * 0.4, drop=6, drop_cover=0.4, toward=toward, edge=0.35)
    quill = [root, mid, (tip[0] * 0.86 + mid[0] * 0.14, tip[1] * 0.86 + mid[1] * 0.14)]
    c.lines([(quill, [2, 4, 1])], "#a89c9c", 0.6, clip=plume)


def _wing(c: Canvas, arm: str, fan: tuple[float, float], size: float) -> None:
    """Three rows of feathers on an arm; `fan` is the turn at its tip and at the shoulder."""
    line = samples(arm, 60)
    rows: tuple[tuple[int, float, float, float, Ink], ...] = (
        (13, 330, 58, 0.0, LONG),
        (12, 206, 52, 0.08, MIDDLE),
        (11, 108, 44, 0.14, SHORT),
    )
    for count, length, width, ease, ink in rows:
        for i in range(count - 1, -1, -1):
            t = i / (count - 1)
            at = line[round(59 * (1 - t * 0.86))]
            turn = fan[0] + (fan[1] - fan[0]) * (ease + (1 - ease) * t**0.9)
            long = length * size * (1 - 0.3 * t**1.3) * (1 + 0.05 * math.sin(i * 2.3))
            _feather(c, (at.x, at.y), turn, long, width * size, ink)
    c.shape(taper(arm, [60, 56, 48, 26]), SHORT, bulge=18, toward=(0, 1), drop=6)
    tufts = c.mask(taper(arm, [48, 46, 38, 16]))
    c.lines(scales(tufts, 22, 0.2, 4, 0.8), "#b0a4a4", 0.7)


def _warm(c: Canvas) -> None:
    """The light under the wing, and the shade that parts it from the face."""
    c.put("#ffd890", c.spot(360, 560, 400, 330) * 0.62, "multiply")
    c.put("#7078a4", np.sqrt(c.spot(500, 330, 190, 220)) * 0.95, "multiply")
    c.halo(350, 560, 300, "#ffdc8c", 0.6)


def _meadow(c: Canvas) -> None:
    """Green where the wings reach, ash beyond."""
    ground = c.rough(ridge(642, 14, 240, 8))
    near = c.spot(450, 700, 560, 190) * 1.5 + (c.noise(60, 3, 4, stretch=(2, 0.6)) - 0.5) * 0.3
    dead = 0.35 + (c.noise(80, 4, 6, stretch=(2, 0.5)) - 0.5) * 0.7
    c.field(dead, "#1c2028 .3:#31353e .6:#4c5058 #6c7078", ground)
    cover = smoothstep(0.28, 0.5, near)
    c.field(
        near - 0.2, "#1c4034 .25:#2c6440 .5:#5c9448 .75:#b0c860 #f4ec9c", ground * c.stipple(cover)
    )


def _robe(c: Canvas) -> None:
    toes = ((918, 726, 9), (921, 716, 8), (920, 707, 7), (916, 699, 6.5))
    sole = spline("820,704! 862,706 892,694 914,700 916,724 886,732 820,732!")
    foot = union(sole, *(ellipse(x, y, r, r * 0.72) for x, y, r in toes))
    m = c.shape(foot, SKIN, bulge=12, toward=GLOW, edge=0.5)
    gaps = [([(912, y), (926, y - 1)], [1, 3.4]) for y in (721, 711.5, 703)]
    c.lines(gaps, SKIN.shade, 0.9, clip=m)
    body = spline(
        "536,356 500,384 478,440 470,510 440,572 396,640 390,690 470,706 600,710 740,722 "
        "800,732 846,728 868,708 838,672 760,610 690,520 650,430 610,372 570,350"
    )
    m = c.shape(body, ROBE, bulge=70, toward=GLOW, drop=14)
    folds = (
        "520,470 500,560 420,670",
        "560,520 560,600 500,700",
        "600,540 630,620 600,706",
        "640,540 690,630 720,710",
        "670,540 740,640 830,716",
        "560,400 540,450 500,500",
    )
    c.lines([(f, [1, 9, 4]) for f in folds], ROBE.shade, 0.75, clip=m)
    c.lines(
        [([(s.x - 9, s.y) for s in samples(f, 6)], [0.5, 4, 1]) for f in folds[:3]],
        ROBE.lit,
        0.8,
        clip=m,
    )
    belt = taper("474,514 560,540 672,500", [16, 18, 18], cap=False)
    c.shape(belt, Ink("#7c3c54", "#38182c", "#d88c80"), bulge=7, toward=GLOW, clip=m)


def _hair_back(c: Canvas) -> None:
    p = HEAD.path
    neck = spline("-40,130! -50,220 -40,300 150,300 120,200 110,90!")
    c.shape(p(neck), SKIN, bulge=22, toward=GLOW)


def _face(c: Canvas) -> None:
    p, q = HEAD.path, HEAD.points
    outline = spline(
        "-50,-100 -84,-68 -99,-30 -105,-2 -99,18 -114,46 -136,74 -132,86 -110,91 -114,100 "
        "-123,111 -111,120! -119,130 -116,139 -106,144 -111,162 -102,182 -76,192 -34,180 "
        "20,142 70,100 90,0 50,-80"
    )
    m = c.shape(p(outline), SKIN, toward=GLOW, bulge=30)
    c.wash(c.spot(*q("-50,90")[0], 24, 18) * 0.5, "#e87c64", clip=m)
    c.lines(
        [
            (q("-100,20 -80,32 -54,26 -42,16"), [1, 5, 4, 1]),
            (q("-100,-16 -76,-30 -40,-18"), [1.4, 4, 0.8]),
            (q("-112,120 -94,122 -76,112"), [1, 3.4, 0.8]),
            (q("-122,84 -112,78 -106,86"), [0.6, 2.4, 0.6]),
        ],
        "#5a201c",
    )


def _hair(c: Canvas) -> None:
    p, q = HEAD.path, HEAD.points
    braid = q("110,60 176,130 190,230 170,340 190,450")
    line = samples(braid, 9)
    for k, s in enumerate(line):
        side = -1 if k % 2 else 1
        lock = Place(*s.beside(side * 5), 1, math.degrees(s.angle) - 90 + side * 24)
        w = 27 - k * 1.4
        c.shape(lock.path(ellipse(0, 0, w * 0.8, w)), HAIR, bulge=10, toward=GLOW, edge=0.5, drop=3)
    end = line[-1]
    c.shape(ellipse(end.x, end.y + 14, 12, 8), Ink("#2a7a94", "#123a54", "#a0e0e0"), bulge=5)
    c.shape(leaf(end.x, end.y + 16, 46, 84, 0.6), HAIR, bulge=8, toward=GLOW)
    cap = spline(
        "-66,-92! -80,-128 -20,-160 70,-146 136,-80 150,10 130,90 80,130! 50,120 54,60 30,0 "
        "-10,-40 -50,-60"
    )
    m = c.shape(p(cap), HAIR, bulge=24, toward=GLOW, drop=6)
    c.lines(
        [
            (q("-60,-90 20,-90 80,-20 90,80"), [1, 5, 5, 1]),
            (q("-60,-110 40,-120 110,-40 116,70"), [1, 5, 5, 1]),
        ],
        HAIR.shade,
        0.75,
        clip=m,
    )
    for t, turn in ((-52, 200), (-12, 232), (34, 258), (78, 286)):
        x, y = q([(t, -118 - (t > -30) * 22)])[0]
        for d in (-26, 26):
            c.shape(
                leaf(x, y, 26, turn + d - 20, 0.55),
                Ink("#6c9c4c", "#2c4c34", "#d0e88c"),
                bulge=5,
                toward=GLOW,
            )


def _drake(c: Canvas) -> None:
    """Curled up, chin on its tail."""
    c.shadow(ellipse(312, 706, 170, 20), "#12281c", 10, 0.8)
    tail = taper("420,660 452,700 380,722 290,722 214,706 176,678", [64, 50, 38, 30, 22, 4])
    body = spline("222,660 250,600 320,576 396,598 436,650 420,704 330,718 246,706")
    m = c.shape(body, DRAKE, bulge=50, toward=(0.2, -1), drop=10)
    c.lines(scales(m, 22, 0.2, 7, 0.6), "#1c5440", 0.75, clip=m)
    for i, s in enumerate(samples("262,600 320,572 396,594 440,646 452,690", 11)):
        size = 26 - abs(i - 4) * 2
        c.shape(
            spline([(*s.beside(6, -11), 0), (*s.beside(-size, 8), 0), (*s.beside(6, 12), 0)]),
            Ink("#d86c3c", "#84302c", "#ffc878"),
            bulge=6,
            toward=(0, -1),
        )
    c.shape(tail, DRAKE, bulge=20, toward=(0, -1), edge=0.4, drop=6)
    c.shape(
        spline("184,690! 150,690 128,664! 160,664 178,644! 190,668"),
        Ink("#d86c3c", "#84302c", "#ffc878"),
        bulge=7,
        toward=(0, -1),
    )
    wing = spline("330,612! 380,600 420,636! 404,642 410,668! 386,660 376,684! 350,664 334,640")
    wm = c.shape(
        wing, Ink("#d88c4c", "#84402c", "#ffdc94"), bulge=14, toward=(-0.4, -0.9), drop=7, edge=0.4
    )
    c.lines(
        [("332,616 372,628 408,664", [4, 4, 1]), ("334,622 356,650 376,680", [4, 4, 1])],
        "#84402c",
        0.8,
        clip=wm,
    )
    at = Place(222, 652, 0.95, -6)
    for horn in ("34,-34 56,-52 84,-54", "16,-40 30,-62 54,-70"):
        c.shape(
            taper(at.points(horn), [15, 11, 3]),
            Ink("#f0dca8", "#8c5c3c", "#fffbe0"),
            bulge=5,
            toward=(-0.3, -0.9),
        )
    head = spline(
        "64,10 60,-26 30,-46 -4,-44 -22,-26 -50,-18 -76,-16 -92,0 -90,18 -66,28 -20,36 30,38"
    )
    c.shape(at.path(head), DRAKE, bulge=26, toward=(0.2, -0.9), drop=8, edge=0.3)
    c.shape(
        at.path(spline("52,-6! 92,-22! 78,4 96,20! 54,22!")),
        Ink("#d86c3c", "#84302c", "#ffc878"),
        bulge=6,
        toward=(0, -1),
        drop=3,
    )
    c.lines(
        [
            (at.points("-22,-10 -6,0 14,-6"), [2, 6, 2]),
            (at.points("-86,16 -50,18 -14,20 6,10"), [1, 4, 5, 1]),
            (at.points("-80,-4 -74,-8 -68,-4"), [1, 4, 1]),
        ],
        "#0e2c28",
    )


def _arm(c: Canvas) -> None:
    hand = union(
        spline("420,566 396,572 372,588 364,600 384,606 420,600 434,584"),
        taper("392,582 366,588 346,600", [17, 17, 10]),
    )
    hm = c.shape(hand, SKIN, bulge=12, toward=(-0.5, -0.7), drop=7, edge=0.3)
    c.lines([("402,590 380,594 362,603", [1, 4, 1])], SKIN.shade, 0.9, clip=hm)
    sleeve = spline(
        "560,380 590,420 580,480 530,540 490,590 448,612! 432,590 416,556! 450,530 474,470 500,400"
    )
    m = c.shape(sleeve, ROBE, bulge=34, toward=GLOW, drop=12)
    c.lines(
        [("560,440 530,500 470,560", [1, 8, 2]), ("530,430 510,480 460,540", [1, 6, 2])],
        ROBE.shade,
        0.8,
        clip=m,
    )
    c.shape(
        taper("414,556 428,590 450,614", [14, 16, 14], cap=False),
        Ink("#7c3c54", "#38182c", "#d88c80"),
        bulge=6,
        toward=GLOW,
    )


def _splashes(c: Canvas) -> None:
    """The rain breaks on the arms of the wings."""
    r = rng(11)
    dots, jets = [], []
    for arm in ("290,146 424,114 516,202", "644,236 734,150 840,174"):
        for s in samples(arm, 10):
            size = 0.5 + r.rand()
            for lean in (-0.85, -0.2, 0.6):
                a, k = s.angle - math.pi / 2 + lean + r.randn() * 0.3, (12 + 14 * r.rand()) * size
                q = (math.cos(a), math.sin(a))
                jets.append(
                    (
                        [(s.x + q[0] * 5, s.y + q[1] * 5), (s.x + q[0] * k, s.y + q[1] * k - 2)],
                        [2, 4, 1],
                    )
                )
                if r.rand() < 0.6:
                    far = k + 9 + 8 * r.rand()
                    dots.append((s.x + q[0] * far, s.y + q[1] * far, 1.3 + r.rand()))
    c.lines(jets, "#dce8ec", 0.9, n=8)
    c.motes(dots, "#eef4f4")


def _front(c: Canvas) -> None:
    r = rng(5)
    blades = []
    for _ in range(90):
        x = 60 + r.rand() * 780
        y = 730 + r.rand() * 24
        blades.append(
            ([(x, y), (x + r.randn() * 6, y - 16), (x + r.randn() * 14, y - 34)], [5, 4, 1])
        )
    c.lines(blades, "#2c6c40")
    for k in range(18):
        x, y = 90 + k * 42 + r.randn() * 10, 722 + r.rand() * 26
        hue = ("#ff7c6c", "#fff0c0", "#8cb4ff", "#ffc84c")[k % 4]
        c.flat(
            [
                ellipse(x + math.cos(a) * 6, y + math.sin(a) * 5, 5)
                for a in np.linspace(0, 6.28, 6)[:-1]
            ],
            hue,
        )
        c.flat(ellipse(x, y, 4), "#c8642c" if hue != "#ff7c6c" else "#fff0c0")
