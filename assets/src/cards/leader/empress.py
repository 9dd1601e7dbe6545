"""An empress dangles a rival's crown over the crucible; the spoons hang ready on the wall."""

from __future__ import annotations

import math

import numpy as np
from art import (
    Array,
    Canvas,
    Ink,
    Light,
    Place,
    arc_points,
    burn,
    ellipse,
    leaf,
    move,
    polygon,
    rectangle,
    rng,
    samples,
    scatter,
    spline,
    swarm,
    taper,
    union,
)

LIGHT = Light((360, 520), "#ffe09a", "#1a0818")
WAY = (-1, 0.1)
SKIN = Ink("#f0b890", "#a8584c", "#fff0c8")
ROBE = Ink("#0f6a6a", "#0a2440", "#5ac0a0")
GOLD = Ink("#e0a43a", "#7a3c24", "#fff4b0")
HAIR = Ink("#1c1428", "#0c0814", "#6a3a4a")
HEAD = Place(640, 280, 0.37, 8)


def paint(c: Canvas) -> None:
    _hall(c)
    _spoons(c)
    _dais(c)
    _train(c)
    _collar(c)
    _face(c)
    _hair(c)
    _headdress(c)
    _robe(c)
    _brazier(c)
    c.motes(swarm(rng(4), 60, (372, 400), (60, 120)), "#ffe6a0", "#ff8a30")
    _crown(c)
    _arm(c)
    _spoils(c)
    c.motes(scatter(rng(6), 20, (260, 120, 520, 400)), "#ffc060")
    c.finish(vignette=0.4)


def _hall(c: Canvas) -> None:
    v = c.spot(420, 400, 760, 640) * 0.78 + (c.noise(140, 4, 3) - 0.5) * 0.14
    c.field(v, "#1c0a20 .25:#3a1028 .45:#701c2c .65:#b03a2c .85:#e87a38 #ffc066")
    for x in (60, 250, 820, 990):
        shade = Ink("#7a2430", "#30101f", "#c8502e")
        pillar = c.shape(rectangle(x - 44, -20, 88, 660), shade, bulge=34, toward=(380 - x, 60))
        c.lines(
            [([(x + k * 18, -10), (x + k * 18, 640)], [3, 3]) for k in (-1, 0, 1)],
            "#240c20",
            0.5,
            clip=pillar,
        )
        for y in (34, 590):
            c.shape(rectangle(x - 56, y, 112, 26, 8), GOLD, bulge=10, toward=(380 - x, 60))
    for left, right, low in ((834, 1110, 120), (-30, 240, 120), (240, 834, 138)):
        _swag(c, left, right, low)


def _swag(c: Canvas, left: float, right: float, low: float) -> None:
    """Crimson cloth hung between two pillars: folds, a gold hem, a fringe."""
    mid, wide = (left + right) / 2, right - left

    def sag(depth: float) -> list[tuple[float, float]]:
        return [
            (left, 34),
            (left + wide * 0.22, 34 + depth * 0.64),
            (mid, 34 + depth),
            (right - wide * 0.22, 34 + depth * 0.64),
            (right, 34),
        ]

    deep = low - 34
    fringe = [
        ([(at.x, at.y), (at.x, at.y + 15)], [4, 2]) for at in samples(sag(deep), int(wide / 8))
    ]
    c.lines(fringe, "#c8842e", 0.95)
    cloth = spline(
        [
            (left, -30, 0),
            *[(x, y, 0) if x in (left, right) else (x, y) for x, y in sag(deep)],
            (right, -30, 0),
        ]
    )
    m = c.shape(cloth, Ink("#8a1c34", "#300a24", "#e86a3c"), bulge=34, toward=(0, 1), drop=14)
    for k in range(6):
        depth = deep * (0.84 - k * 0.24)
        c.lines([(sag(depth), [2, 7, 10, 7, 2])], "#3a0c28", 0.75, clip=m)
        c.lines([([(x, y + 9) for x, y in sag(depth)], [1, 3, 5, 3, 1])], "#c8403a", 0.7, clip=m)
    c.shape(taper(sag(deep), [8, 10, 11, 10, 8]), GOLD, bulge=5, toward=(0, 1))
    for x in (left, right):
        knot = spline([(x - 16, 24), (x, 12), (x + 16, 24), (x + 12, 50), (x, 58), (x - 12, 50)])
        c.shape(knot, GOLD, bulge=12, toward=(380 - x, 60), drop=6)
        tassel = spline(
            [(x - 9, 54, 0), (x + 9, 54, 0), (x + 15, 112, 0), (x, 118), (x - 15, 112, 0)]
        )
        tm = c.shape(tassel, GOLD, bulge=8, toward=(380 - x, 60), drop=6)
        c.lines(
            [([(x + k, 62), (x + k * 1.6, 116)], [1, 3]) for k in (-6, 0, 6)], "#8a4628", 0.8, tm
        )


def _spoons(c: Canvas) -> None:
    c.shape(
        taper("96,352 214,352", [12, 12]), Ink("#5a3020", "#24101c", "#e0904a"), bulge=5, drop=6
    )
    for i in range(5):
        at = Place(106 + i * 25, 356, 0.9, (i - 2) * -1.5)
        spoon = union(
            at.path(taper("0,0 1,50 0,104", [7, 5, 8])),
            at.path(spline("0,96! 13,112 11,138 0,148 -11,138 -13,112")),
        )
        c.shape(spoon, GOLD, bulge=8, toward=(1, 0.5), drop=7, rim="#fff8c8", rim_width=2)


def _dais(c: Canvas) -> None:
    for k, y in enumerate((640, 682, 730)):
        slab = polygon([(300 - k * 130, y), (1060, y), (1060, 800), (270 - k * 150, 800)])
        stone = Ink("#6a2a34", "#240c22", "#f0985a", rim="#ffd890", rim_width=3)
        c.shape(slab, stone, bulge=12, toward=(-0.4, -1), edge=0.4)
    c.wash(c.spot(376, 660, 300, 80) * 0.6, "#ffb060", clip=c.rise(640, 660))


def _peacock(c: Canvas, x: float, y: float, size: float, turn: float, clip: Array) -> None:
    """An eye of a peacock's feather, embroidered."""
    at = Place(x, y, size, turn)
    c.flat(at.path(spline("0,-34! 20,-8 14,18 0,26 -14,18 -20,-8")), "#d8a03a", clip=clip)
    c.flat(at.path(spline("0,-22! 13,-4 9,14 0,18 -9,14 -13,-4")), "#2a9a8a", clip=clip)
    c.flat(at.path(ellipse(0, 4, 7, 9)), "#2a1a5a", clip=clip)


def _train(c: Canvas) -> None:
    train = spline("640,470! 740,520 800,620 880,664 1040,690! 1040,800! 560,800! 540,700 590,600")
    mask = c.shape(train, ROBE, bulge=60, toward=(-0.6, -0.9), rim="#9ae8c0", rim_width=3, drop=16)
    folds = (
        "660,520 720,620 800,720 900,790",
        "650,540 690,660 740,790",
        "700,520 790,650 1030,740",
    )
    c.lines([(f, [1, 8, 12]) for f in folds], ROBE.shade, 0.7, clip=mask)
    for x, y, size, turn in (
        (708, 560, 0.8, -30),
        (752, 640, 1.0, -40),
        (700, 660, 0.9, -14),
        (820, 700, 1.1, -50),
        (750, 730, 1.1, -26),
        (910, 716, 1.1, -66),
        (840, 776, 1.1, -40),
        (980, 760, 1.2, -66),
        (660, 730, 1.0, -6),
    ):
        _peacock(c, x, y, size, turn, mask)
    hem = "742,522 802,622 882,668 1040,694"
    c.shape(taper(hem, [8, 16, 18, 20], cap=False), GOLD, bulge=7, toward=(-0.5, -1))


def _collar(c: Canvas) -> None:
    for i, turn in enumerate(np.linspace(-96, 8, 9)):
        plume = leaf(676, 392, 176 - abs(i - 4) * 9, float(turn), 0.3)
        c.shape(plume, Ink("#12807a", "#0a2c48", "#8ae0b0"), bulge=14, toward=(-0.8, 0.2), edge=0.5)
        a = math.radians(float(turn))
        x, y = 676 + math.cos(a) * 128, 392 + math.sin(a) * 128
        c.flat(ellipse(x, y, 17, 13, float(turn)), "#e0b040")
        c.flat(ellipse(x - 2, y, 11, 8, float(turn)), "#1a4a8a")
        c.flat(ellipse(x - 3, y, 5, 4, float(turn)), "#120a2c")


def _face(c: Canvas) -> None:
    at = move(
        spline("-44,180! -30,300 -60,400 -40,520 180,520 150,400 110,300 110,120!"), *HEAD[:2], 0.37
    )
    c.shape(at, SKIN, toward=WAY, bulge=26)
    outline = HEAD.path(
        spline(
            "-50,-100 -84,-68 -99,-30 -105,-2 -99,18 -114,46 -136,74 -132,86 -110,91 -114,100 "
            "-123,111 -111,120! -119,130 -116,139 -106,144 -111,162 -102,182 -76,192 -34,180 "
            "20,142 70,100 90,0 50,-80"
        )
    )
    face = c.shape(outline, SKIN, toward=WAY, bulge=34, shading=1.1)
    pt = HEAD.points
    c.wash(c.spot(*pt("-46,90")[0], 24, 16) * 0.36, "#e88068", clip=face)
    c.lines([(pt("-104,26 -86,14 -60,22 -44,28"), [1, 4.4, 3, 0.8])], "#2a1020")
    c.lines([(pt("-100,-14 -76,-30 -36,-18"), [1.4, 4.2, 0.8])], "#2a1020")
    c.lines([(pt("-98,18 -76,6 -48,10 -20,-4"), [0.8, 2.2, 2.2, 0.6])], "#0f6a6a")
    c.flat(
        HEAD.path(spline("-123,111! -113,100 -104,104 -84,118! -106,136 -118,132")),
        "#b01c34",
        clip=face,
    )
    c.lines([(pt("-114,120 -98,119 -80,122"), [0.6, 1.6, 0.6])], "#4a0c20")
    c.lines([(pt("-122,84 -112,78 -106,86"), [0.6, 1.8, 0.6])], "#8a3a34")


def _hair(c: Canvas) -> None:
    p = HEAD.path
    c.shape(
        p(spline("-56,-100! 20,-130 110,-100 150,0 130,110 60,160! 56,90 40,20 -10,-30 -40,-50")),
        HAIR,
        bulge=26,
        toward=(-1, 0.2),
        rim="#d8704a",
        rim_width=2,
    )
    c.shape(p(ellipse(130, 60, 66, 76)), HAIR, bulge=22, toward=(-0.6, 0.6))
    c.shape(p(spline("36,40 52,24 68,40 62,72 46,86 38,66")), SKIN, bulge=6, toward=WAY)
    c.shape(p(ellipse(50, 106, 12)), GOLD, bulge=5)
    c.shape(
        p(spline("50,116! 66,150 50,176 34,150")), Ink("#1a9a7a", "#0a3a44", "#c0ffd8"), bulge=5
    )
    for pin in ("110,90 200,190", "150,30 250,40"):
        c.shape(taper(HEAD.points(pin), [4, 6]), GOLD, bulge=4)


def _headdress(c: Canvas) -> None:
    """A stiff golden fan on a band, with drops of jade."""
    at = Place(664, 248, 1, 12)
    rays = []
    for i, turn in enumerate(np.linspace(-156, -30, 9)):
        long = 124 - abs(i - 4) * 7
        rays.append(leaf(at.x, at.y + 14, long, float(turn) + 10, 0.34))
    c.shape(
        union(*rays), GOLD, bulge=12, toward=(-0.6, 0.6), edge=0.5, rim="#fff8d0", rim_width=2.4
    )
    fan = arc_points(664, 262, 64, 64, -158, -12, 15)
    c.shape(
        polygon([(664, 264), *fan]),
        Ink("#a82434", "#4a0c28", "#ff8a5a"),
        bulge=10,
        toward=(-0.6, 0.6),
    )
    c.lines([([(664, 264), q], [1, 3]) for q in fan[1:-1]], "#e8b048")
    for i, turn in enumerate(np.linspace(-156, -30, 9)):
        a, long = math.radians(float(turn) + 10), 128 - abs(i - 4) * 7
        x, y = 664 + math.cos(a) * long, 262 + math.sin(a) * long
        c.shape(ellipse(x, y, 7), Ink("#fff2d8", "#a8707a", "#ffffff"), bulge=5, toward=WAY)
    c.shape(
        taper(HEAD.points("-64,-92 10,-70 90,-40 140,0"), [15, 17, 16, 12]),
        GOLD,
        bulge=6,
        toward=(-0.7, 0.4),
        drop=4,
    )
    c.shape(ellipse(654, 254, 8, 9), Ink("#1a9a7a", "#0a3a44", "#c0ffd8"), bulge=5)


def _robe(c: Canvas) -> None:
    robe = spline(
        "606,396! 588,430 574,490 580,540 560,600 530,680 500,752! 560,766 640,762 720,770! "
        "730,680 716,580 706,520 720,450 712,396! 660,408"
    )
    mask = c.shape(robe, ROBE, bulge=50, toward=WAY, rim="#c0ffd0", rim_width=3, drop=14)
    folds = (
        "640,530 610,640 590,760",
        "664,530 664,640 650,760",
        "690,530 704,640 704,760",
        "610,540 570,640 540,756",
    )
    c.lines([(f, [1, 7, 11]) for f in folds], ROBE.shade, 0.75, clip=mask)
    c.lines([("628,540 594,640 566,756", [1, 4, 6])], "#5ac0a0", 0.8, clip=mask)
    for x, y in ((560, 690), (616, 700), (680, 690), (590, 620), (650, 610), (632, 740)):
        _peacock(c, x, y, 0.72, 0, mask)
    c.shape(taper("604,402 630,440 620,500", [14, 20, 16], cap=False), GOLD, bulge=7, toward=WAY)
    c.shape(
        spline("576,492! 640,506 708,498! 710,532! 640,542 578,530!"),
        Ink("#a82434", "#4a0c28", "#ff8a5a"),
        bulge=14,
        toward=WAY,
        drop=6,
    )
    for y in (496, 530):
        c.lines([([(577, y), (640, y + 12), (709, y + 2)], [3, 4, 3])], "#f0c050")
    hem = "504,744 560,758 640,754 718,762"
    c.shape(taper(hem, [16, 18, 18, 14], cap=False), GOLD, bulge=7, toward=(-0.5, -1))


def _brazier(c: Canvas) -> None:
    c.shadow(ellipse(376, 744, 130, 18), "#16060f", 10, 0.9)
    iron = Ink("#4a2a34", "#180a18", "#f0a058", rim="#ffd080", rim_width=3)
    for leg in ("320,610 300,680 284,748", "432,610 452,680 468,748", "376,620 376,690 376,756"):
        c.shape(taper(leg, [20, 14, 16]), iron, bulge=7, toward=(0, -1))
    for x, h, w, seed in ((330, 76, 62, 3), (424, 84, 62, 7), (376, 92, 84, 5)):
        burn(c, x, 590, h, w, seed, 4)
    c.glow(c.mask(ellipse(376, 560, 80, 60)), 60, "#ff8a30", 0.8)
    bowl = spline("270,572! 376,590 482,572! 468,624 420,652 376,656 332,652 284,624")
    c.shape(bowl, iron, bulge=26, toward=(0, -1), drop=10)
    c.shape(
        spline("262,562! 376,578 490,562! 488,586! 376,602 264,586!"), iron, bulge=8, toward=(0, -1)
    )
    for x, y, _ in samples("286,584 376,598 466,584", 7):
        c.shape(ellipse(x, y, 5), GOLD, bulge=4)


def _arm(c: Canvas) -> None:
    sleeve = spline(
        "640,408! 600,404 540,400 478,388! 470,410 476,450 500,520 528,560! 560,540 620,510 "
        "660,480!"
    )
    mask = c.shape(sleeve, ROBE, bulge=34, toward=(-0.7, 0.5), rim="#c0ffd0", rim_width=3, drop=14)
    c.lines(
        [("620,420 560,450 520,540", [1, 6, 8]), ("590,412 530,420 496,470", [1, 5, 7])],
        ROBE.shade,
        0.8,
        clip=mask,
    )
    c.shape(
        taper("478,384 470,420 484,474 528,562", [14, 20, 22, 16], cap=False),
        GOLD,
        bulge=8,
        toward=WAY,
    )
    _peacock(c, 566, 462, 0.8, 40, mask)
    palm = spline("486,394! 456,384 430,382 416,388 412,400 424,410 460,418 484,420!")
    fingers = (
        taper("430,388 402,374 376,374", [15, 10, 4], cap=False),
        taper("430,394 400,386 374,394", [15, 11, 4], cap=False),
        taper("432,398 406,396 402,410 418,424", [15, 12, 10, 6], cap=False),
        taper("450,406 446,420 430,430", [16, 12, 6], cap=False),
    )
    c.shape(union(palm, *fingers), SKIN, bulge=7, toward=(-0.4, 0.9), rim="#fff4d8", rim_width=2)
    creases = ("424,392 408,388 392,384", "426,400 414,402 412,410", "440,404 436,414 430,420")
    c.lines([(f, [0.6, 2, 0.6]) for f in creases], SKIN.shade)
    c.shape(ellipse(418, 394, 5, 6), Ink("#1a9a7a", "#0a3a44", "#c0ffd8"), bulge=4)


def _crown(c: Canvas) -> None:
    """The other crown, hung by a prong, softening at the lower rim."""
    at = Place(362, 456, 1.05, 26)
    back = at.path(spline("-54,16! 0,4 54,16! 54,30! 0,20 -54,30!"))
    c.shape(back, Ink("#a86a28", "#5a2c20", "#e0a848"), bulge=6)
    front = at.path(
        spline(
            "-58,18! -72,-46! -40,-18 -30,-60! -8,-22 6,-66! 20,-20 42,-56! 48,-16 76,-44! 58,18! "
            "56,44 50,58 42,48 30,52 24,76 16,52 0,52 -12,96 -22,54 -36,50 -46,66 -54,44"
        )
    )
    c.shadow(front, "#3a0c18", 9, 0.9)
    c.shape(front, GOLD, bulge=16, toward=(-0.2, 1), rim="#fffbe0", rim_width=3, edge=0.8)
    for gem in ("-36,22", "0,28", "36,22"):
        x, y = at.points(gem)[0]
        c.shape(ellipse(x, y, 8, 9), Ink("#c02a4a", "#5a0c34", "#ffc0b0"), bulge=6)
    c.shape(spline("352,524! 360,546 352,558 344,546"), GOLD, bulge=5, rim="#fffbe0")


def _spoils(c: Canvas) -> None:
    """Crowns that wait their turn."""
    for x, y, size, turn, hue in (
        (176, 716, 0.62, -14, "#2a7a9a"),
        (96, 722, 0.72, 8, "#c02a4a"),
        (140, 690, 0.6, 20, "#7a3a9a"),
    ):
        at = Place(x, y, size, turn)
        c.shadow(at.path(ellipse(0, 34, 66, 12)), "#16060f", 5, 0.8)
        c.shape(
            at.path(
                spline("-56,34! -66,-40! -34,-8 -22,-56! 0,-12 22,-56! 34,-8 66,-40! 56,34! 0,46")
            ),
            GOLD,
            bulge=12,
            toward=(1, -0.6),
            drop=5,
            edge=0.4,
        )
        for gem in (-30, 0, 30):
            gx, gy = at.points([(gem, 18)])[0]
            c.shape(ellipse(gx, gy, 5), Ink(hue, "#200c2c", "#ffe0d0"), bulge=4)
