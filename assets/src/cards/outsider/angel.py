"""An angel folds both wings into one roof against the rain; below it sleeps a small dragon."""

from __future__ import annotations

import math

from art import (
    Canvas,
    Ink,
    Light,
    Path,
    blur,
    ellipse,
    leaf,
    mirror,
    rng,
    samples,
    scales,
    scatter,
    spline,
    taper,
)
from cards._people import Look, Stand, face

LIGHT = Light((512, 640), "#ffe6a0", "#101c38")
SKIN = Ink("#f0b88c", "#9a584c", "#fff0cc")
FEATHER = Ink("#ecc88c", "#8a5a5c", "#fff4c0")
MIDDLE = Ink("#f4e4c4", "#9a8098", "#fffbe4")
COLD = Ink("#a8b8d0", "#44588c", "#f0f4f8", rim="#f4fbff")
GOWN = Ink("#d8963c", "#6a3434", "#fff0a8", rim="#fff6d0")
HAIR = Ink("#8a3424", "#3c1424", "#ffa860", rim="#ffe0a0")
GREEN = Ink("#3a8a54", "#143c40", "#d8e880", rim="#fffbc0")
COPPER = Ink("#d8803c", "#6a2c30", "#ffe08a", rim="#fff2b8")
UP = (0.1, 0.9)
HEAD = Stand(500, 292, 0.86, 14)
LOOK = Look(SKIN, lids=0, lips="#b8484c", brow="#6a2c20", smile=0.7, frown=-0.2)


def paint(c: Canvas) -> None:
    _rain(c)
    _wing(c, 512, flip=True)
    _wing(c, 512, flip=False)
    _pool(c)
    _gown(c)
    _head(c)
    _arms(c)
    _dragon(c)
    _meadow(c)
    c.finish(vignette=0.26)


def _rain(c: Canvas) -> None:
    v = 0.34 + (c.swirl(240, 100, 5, 4, stretch=(1, 0.5)) - 0.5) * 0.5 + c.rise(760, 0) * 0.1
    c.field(v, "#16244c .2:#26406c .4:#44648c .6:#7090ac .8:#a8c0cc #dce8e8")
    drops = [
        ([(x, y), (x - 26, y + 92)], [1, 3.6, 1])
        for x, y, _ in scatter(rng(8), 130, (0, -60, 1060, 700))
    ]
    c.lines(drops, "#d4e4f0", 0.55)


def _feather(line: list[tuple[float, float]], width: float) -> Path:
    return taper(line, [width * 0.5, width, width, width * 0.8, 5], cap=True)


def _wing(c: Canvas, axis: float, flip: bool) -> None:
    """From the shoulder up over the head and down to the ground: long feathers, then two rows."""

    def side(path: Path) -> Path:
        return mirror(path, axis) if flip else path

    way = (-0.5, 0.8) if not flip else (0.5, 0.8)
    arm = samples("540,360 600,180 720,84 860,110 970,210", 15)
    ends = samples("590,700 670,730 760,744 850,742 930,722 990,680 1020,600", 15)
    for i in range(14, -1, -1):
        a, e = arm[i], ends[i]
        mid = ((a.x + e.x) / 2 + 74, (a.y + e.y) / 2 - 10)
        line = [(a.x, a.y), mid, (e.x, e.y)]
        f = side(_feather(line, 66))
        m = c.shape(f, FEATHER, bulge=18, toward=way, edge=0.45)
        quill = taper(line, [2, 5, 1], cap=False)
        c.put("#a87a64", c.mask(side(quill)) * m * 0.7)
    for row, (reach, width) in enumerate(((0.52, 56), (0.28, 50))):
        for i in range(14, -1, -1):
            a, e = arm[i], ends[i]
            tip = (a.x + (e.x - a.x) * reach + 14, a.y + (e.y - a.y) * reach)
            mid = ((a.x + tip[0]) / 2 + 12, (a.y + tip[1]) / 2)
            f = side(_feather([(a.x, a.y), mid, tip], width))
            c.shape(
                f,
                MIDDLE if row == 0 else COLD,
                bulge=15,
                toward=way if row == 0 else (0, -1),
                edge=0.4,
            )
    edge = side(taper("536,380 560,250 620,166 720,78 860,96 980,206", [40, 70, 62, 60, 50, 20]))
    c.shape(edge, COLD, bulge=26, toward=(0, -1), drop=8)


def _pool(c: Canvas) -> None:
    warm = c.spot(512, 610, 430, 330)
    c.wash(warm * 0.8, "#ffd890", clip=blur(c.mask(ellipse(512, 560, 340, 230)), 30))
    c.glow(c.mask(ellipse(512, 640, 190, 60)), 60, "#ffb850", 0.55)


def _gown(c: Canvas) -> None:
    gown = spline(
        "300,740! 330,640 400,560 424,470 440,420! 512,440 590,420! 610,480 640,560 720,640"
        " 760,740!"
    )
    m = c.shape(gown, GOWN, bulge=70, toward=UP, drop=10)
    folds = (
        "470,470 440,580 370,720",
        "512,480 510,600 500,720",
        "560,470 600,590 670,720",
        "440,600 400,660 350,730",
    )
    c.lines([(f, [2, 9, 5]) for f in folds], GOWN.shade, 0.65, clip=m)


def _head(c: Canvas) -> None:
    back = HEAD.spline("40,-140! 130,-110 160,0 150,120 190,220 150,300 96,280 80,160 60,20")
    c.shape(back, HAIR, bulge=30, toward=UP)
    neck = HEAD.spline("-14,90! -6,140 -50,180 30,200 110,170 84,150 70,60!")
    c.shape(neck, SKIN, bulge=26, toward=UP)
    face(c, HEAD, LOOK, (-0.3, 0.8))
    lock = HEAD.spline(
        "-82,-118! -44,-92 10,-96 54,-70 74,-10 70,60 92,140 90,210! 130,200 156,110 156,0 140,-90"
        " 100,-150 20,-178 -50,-162"
    )
    m = c.shape(lock, HAIR, bulge=30, toward=UP, drop=6)
    strands = [
        (
            HEAD.points(
                [(-60 + i * 22, -120), (30 + i * 16, -96), (84 + i * 11, -10), (96 + i * 9, 130)]
            ),
            [1, 5, 5, 1],
        )
        for i in range(5)
    ]
    c.lines(strands, HAIR.shade, 0.6, clip=m)
    for i, at in enumerate(samples(HEAD.points("-86,-112 -30,-146 50,-150 120,-110"), 11)):
        turn = math.degrees(at.angle) + (-50 if i % 2 else 50)
        c.shape(
            leaf(at.x, at.y, 36, turn, 0.5),
            Ink("#7aa848", "#2c5040", "#f8f0a0"),
            bulge=5,
            toward=UP,
        )


def _arms(c: Canvas) -> None:
    """Wide sleeves meet under the sleeper and hide the hands."""
    for line in ("430,470 372,560 400,640 500,664", "596,470 650,560 630,640 520,668"):
        c.shape(taper(line, [86, 92, 84, 56]), GOWN, bulge=28, toward=UP, edge=0.35, drop=10)
    c.lines(
        [("410,520 392,590 430,640", [2, 7, 2]), ("620,520 630,590 590,644", [2, 7, 2])],
        GOWN.shade,
        0.7,
    )


def _dragon(c: Canvas) -> None:
    """Curled up in the lap, its chin on its tail."""
    p = Stand(512, 636, 1.3)
    c.shadow(p.path(ellipse(0, 44, 140, 20)), "#5a2c2c", 8, 0.6)
    body = p.spline("-96,30 -100,-40 -40,-96 40,-100 104,-56 116,10 70,50 -40,56")
    m = c.shape(body, GREEN, bulge=60, toward=(0, -0.9), drop=10)
    c.lines(scales(m, 26, 0.2, 4, 0.5), "#143c40", 0.6)
    spikes = ((-30, -92, -110), (8, -102, -95), (46, -94, -78), (80, -74, -58))
    for x, y, turn in spikes:
        c.shape(leaf(*p.at(x, y), 42, turn, 0.55), COPPER, bulge=6, toward=(0, -0.9))
    wing = p.spline("10,-50! 60,-96 140,-100! 122,-62! 110,-30! 76,-26! 50,6!")
    c.shape(wing, COPPER, bulge=12, toward=(0, -0.9), edge=0.4, drop=6)
    c.shape(
        taper(p.points("112,10 90,56 10,68 -80,56 -130,40"), [70, 66, 56, 40, 8]),
        GREEN,
        bulge=22,
        toward=(0, -0.9),
        edge=0.4,
        drop=6,
    )
    head = p.spline("-150,22! -158,-4 -136,-34 -96,-52 -50,-44 -36,-8 -56,24 -110,36")
    m = c.shape(head, GREEN, bulge=30, toward=(0, -0.9), edge=0.4, drop=8)
    c.lines(
        [
            (p.points("-112,-14 -96,-6 -76,-14"), [2, 7, 2]),
            (p.points("-150,16 -120,22 -84,14"), [1, 5, 1]),
        ],
        "#0e2c30",
        clip=m,
    )
    c.flat(p.path(ellipse(-142, -6, 4, 3)), "#0e2c30")
    for x, turn in ((-62, -60), (-84, -80)):
        c.shape(leaf(*p.at(x, -42), 40, turn, 0.5), COPPER, bulge=6, toward=(0, -0.9))


def _meadow(c: Canvas) -> None:
    r = rng(5)
    strokes = []
    for x in r.rand(120) * 1060 - 20:
        tall = 34 + 40 * r.rand()
        lean = r.randn() * 14
        strokes.append(
            ([(x, 776), (x + lean * 0.3, 776 - tall * 0.6), (x + lean, 776 - tall)], [7, 5, 1.4])
        )
    c.lines(strokes[:60], "#1c3c4c")
    c.lines(strokes[60:], "#3a6a4c")
    glow = c.spot(512, 740, 330, 70)
    c.wash(glow * 0.6, "#e8c860")
    for x, y, q in scatter(r, 16, (240, 700, 790, 750), (6, 10)):
        petals = [
            ellipse(x + math.cos(k) * q, y + math.sin(k) * q, q * 0.8)
            for k in [j * math.pi * 0.4 for j in range(5)]
        ]
        c.flat(petals, "#fff4e0")
        c.flat(ellipse(x, y, q * 0.6), "#f0b040")
    c.motes(scatter(r, 40, (300, 420, 740, 700), (1.4, 3.8)), "#fff6d0", "#ffc860")
