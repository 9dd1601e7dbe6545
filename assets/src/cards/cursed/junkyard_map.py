"""A tattered map is nailed up in the junkyard by night; a rat has followed it to the X already."""

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
    difference,
    ellipse,
    polygon,
    rectangle,
    rng,
    samples,
    scatter,
    smoothstep,
    spline,
    swarm,
    taper,
    union,
)

LIGHT = Light((350, 60), "#ffe8a8", "#170f1e")
WAY = (-0.5, -0.86)
PAPER = Ink("#e4c480", "#8a5440", "#fff2c4", rim="#fffbe0")
INKED = "#5a2c2c"
WOOD = Ink("#5c3c3c", "#251628", "#a8785c", rim="#d8a878", rim_width=3)
SCRAP = Ink("#3a2a48", "#1a1024", "#7a5c7c", rim="#b088a0", rim_width=3)
BRASS = Ink("#b8843c", "#543028", "#f4d890")
STEEL = Ink("#74809a", "#2c2848", "#d0d8e0")
MAP = Place(520, 372, 1.0, -5)


def paint(c: Canvas) -> None:
    _night(c)
    _heaps(c)
    _board(c)
    sheet = _sheet(c)
    _drawing(c, sheet)
    _curls(c, sheet)
    _cross(c, sheet)
    _nails(c)
    _foreground(c)
    _rat(c)
    c.finish(vignette=0.42)


def _night(c: Canvas) -> None:
    v = 0.16 + c.spot(540, 400, 680, 480) * 0.95
    v += (c.swirl(240, 90, 5, 6, stretch=(1.2, 0.4)) - 0.5) * 0.24
    c.field(v, "#170f1e .18:#281838 .34:#46284e .5:#7a4060 .66:#b8685c .82:#eca868 #ffe0a0")
    c.motes(scatter(rng(6), 46, (0, 0, 1024, 300), (1, 2.4)), "#f0dcd0")


def _wheel(x: float, y: float, r: float, spokes: int, turn: float = 0) -> Path:
    parts = [difference(ellipse(x, y, r), ellipse(x, y, r * 0.8)), ellipse(x, y, r * 0.2)]
    for k in range(spokes):
        a = turn + k / spokes * 2 * math.pi
        way = [(x, y), (x + math.cos(a) * r * 0.9, y + math.sin(a) * r * 0.9)]
        parts.append(taper(way, [r * 0.11, r * 0.09], cap=False))
    return union(*parts)


def _heaps(c: Canvas) -> None:
    """Mountains of what others threw away."""
    far = Ink("#4a2a4c", "#301a3c", "#a86464")
    left = spline("-20,640! -20,420 60,360 130,300 190,340 250,420 330,500 400,640!")
    right = spline("620,640! 720,500 800,420 850,330 920,280 980,320 1044,380! 1044,640!")
    for heap in (left, right):
        c.shape(heap, far, bulge=30, toward=(0, -1))
    bits = [
        _wheel(150, 300, 62, 8, 0.2),
        _wheel(930, 286, 54, 8, 0.5),
        polygon("40,380 60,250 84,250 76,380"),
        polygon("230,420 300,330 330,350 270,440"),
        polygon("800,430 770,330 796,322 840,410"),
        spline("980,350! 970,270 1000,240 1030,270 1030,350!"),
        polygon("860,360 880,250 894,250 890,360"),
    ]
    for bit in bits:
        c.shape(bit, far, bulge=8, toward=WAY, rim="#e09870", rim_width=3)
    c.haze(360, 640, "#a06060", 0.4)


def _board(c: Canvas) -> None:
    """An old stable door on two posts."""
    for x in (250, 772):
        post = Place(x, 0, 1, 1).path(rectangle(-26, 130, 52, 640))
        m = c.shape(post, WOOD, bulge=18, toward=WAY, edge=0.4)
        c.lines([([(x - 8, 140), (x - 12, 700)], [2, 5, 2])], WOOD.shade, 0.8, clip=m)
    grain = c.noise(200, 4, 5, stretch=(4, 0.12))
    for k in range(5):
        y = 152 + k * 98
        plank = polygon(
            [
                (176 + (k * 37) % 31, y),
                (856 - (k * 53) % 41, y - 12),
                (862 - (k * 29) % 47, y + 82),
                (184 - (k * 19) % 23, y + 92),
            ]
        )
        m = c.shape(plank, WOOD, bulge=10, toward=WAY, edge=0.6, drop=10)
        c.wash(smoothstep(0.52, 0.62, grain) * 0.6, WOOD.shade, clip=m)


def _edge(x0: float, y0: float, x1: float, y1: float, seed: int, n: int = 16) -> list[Point]:
    """A torn edge: mostly straight, with nicks."""
    r = rng(seed)
    out: list[Point] = []
    length = math.hypot(x1 - x0, y1 - y0)
    nx, ny = -(y1 - y0) / length, (x1 - x0) / length
    for k in range(n):
        t = (k + r.rand() * 0.5) / n
        bite = abs(r.randn()) * 4 + (18 if r.rand() < 0.12 else 0)
        out.append((x0 + (x1 - x0) * t + nx * bite, y0 + (y1 - y0) * t + ny * bite, 0))
    return out


def _sheet(c: Canvas) -> Array:
    outline = (
        _edge(-272, -226, 268, -226, 1, 20)
        + _edge(272, -226, 272, 232, 2)
        + _edge(272, 232, -272, 232, 3, 20)
        + _edge(-272, 232, -272, -226, 4)
    )
    path = MAP.path(polygon([(x, y) for x, y, *_ in outline]))
    c.shadow(Place(14, 22).path(path), "#120a18", 14, 0.85)
    mask = c.shape(
        path, PAPER, bulge=26, toward=WAY, edge=0.4, texture=c.noise(90, 4, 3), relief=12
    )
    c.wash(smoothstep(0.56, 0.74, c.noise(120, 4, 11)) * 0.45, "#c0904c", clip=mask)
    ring = difference(ellipse(0, 0, 50), ellipse(0, 0, 43))
    c.wash(c.mask(Place(588, 536).path(ring)) * 0.55, "#9a6440", clip=mask)
    for k in (-1, 1):  # the folds
        x = k * 92
        dark, light = (
            MAP.points([(x, -240), (x + 4, 0), (x, 240)]),
            MAP.points([(x - 5, -240), (x - 1, 0), (x - 5, 240)]),
        )
        c.lines([(dark, [5, 4, 5])], "#a8744c", 0.7, clip=mask)
        c.lines([(light, [4, 3, 4])], "#fff4cc", 0.8, clip=mask)
    c.lines([(MAP.points("-280,2 0,-2 280,2"), [5, 4, 5])], "#a8744c", 0.7, clip=mask)
    c.lines([(MAP.points("-280,-3 0,-7 280,-3"), [4, 3, 4])], "#fff4cc", 0.8, clip=mask)
    return mask


def _drawing(c: Canvas, sheet: Array) -> None:
    p = MAP
    c.put(INKED, c.mask(p.path(rectangle(-246, -200, 492, 406, 4)), stroke=4) * sheet * 0.8)
    stream = p.points("-250,120 -190,90 -150,130 -90,110 -70,170 -20,206")
    frame = sheet * c.mask(p.path(rectangle(-246, -200, 492, 406, 4)))
    c.lines([(stream, [14, 16, 18, 16, 18, 20])], "#5a8c8c", 0.7, clip=frame, n=60)
    heaps = ((-170, -60, 1.0), (-96, -96, 0.8), (40, -110, 1.0), (120, 20, 1.1), (-40, 60, 0.8))
    for x, y, k in heaps:
        hill = p.path(
            spline(
                [
                    (x - 54 * k, y, 0),
                    (x - 28 * k, y - 34 * k),
                    (x - 8 * k, y - 52 * k, 0),
                    (x + 16 * k, y - 40 * k),
                    (x + 32 * k, y - 46 * k, 0),
                    (x + 56 * k, y, 0),
                ]
            )
        )
        c.wash(c.mask(hill) * 0.6, "#c0904c", clip=sheet)
        c.put(INKED, c.mask(hill, stroke=4.5) * sheet)
        c.lines(
            [
                (p.points([(x + d * k, y - 6 * k), (x + (d + 8) * k, y - 26 * k)]), [3, 2])
                for d in (8, 20, 32)
            ],
            INKED,
            0.8,
            clip=sheet,
        )
    for x, y in ((-6, -170), (160, -40)):
        c.put(INKED, c.mask(p.path(_wheel(x, y, 24, 6)), stroke=2) * sheet)
    kettle = Place(*_offset(p, -190, -152), 1).path(spline("-28,18! -32,-8 0,-24 32,-8 28,18!"))
    c.put(INKED, c.mask(kettle, stroke=4) * sheet)
    kx, ky = _offset(p, -190, -152)
    c.lines(
        [
            ([(kx + 30, ky - 2), (kx + 50, ky - 18)], [7, 4]),
            ([(kx - 20, ky - 18), (kx, ky - 42), (kx + 20, ky - 18)], [4, 4, 4]),
        ],
        INKED,
        clip=sheet,
    )
    rose = p.points([(208, -156)])[0]
    for k in range(8):
        a = k / 8 * 2 * math.pi - math.radians(5)
        long = 38 if k % 2 == 0 else 20
        c.lines(
            [([rose, (rose[0] + math.cos(a) * long, rose[1] + math.sin(a) * long)], [10, 1])],
            INKED,
            clip=sheet,
        )
    trail = p.points("-216,160 -170,40 -110,-20 -30,-30 30,-60 90,-50 62,40 76,94 128,118")
    dashes = []
    for k, s in enumerate(samples(trail, 76)[:-2]):
        if k % 3 == 0:
            dashes.append(([s.beside(0, -8), s.beside(0, 8)], [7, 7]))
    c.lines(dashes, "#a8283c", clip=sheet, n=6)
    for x, y in ((-30, -30), (90, -50)):  # two crosses already struck out
        _mark(c, sheet, p.points([(x, y - 4)])[0], 15, INKED)


def _offset(p: Place, x: float, y: float) -> tuple[float, float]:
    at = p.points([(x, y)])[0]
    return at[0], at[1]


def _mark(c: Canvas, sheet: Array, at: Point, size: float, colour: str) -> Array:
    x, y = at[0], at[1]
    strokes = [
        (
            [(x - size, y - size), (x + 2, y), (x + size, y + size * 0.9)],
            [size * 0.35, size * 0.45, 3],
        ),
        (
            [(x + size, y - size * 1.1), (x, y), (x - size * 0.9, y + size)],
            [size * 0.35, size * 0.45, 3],
        ),
    ]
    return c.lines(strokes, colour, clip=sheet)


def _cross(c: Canvas, sheet: Array) -> None:
    at = MAP.points([(180, 128)])[0]
    c.wash(c.spot(at[0], at[1], 120) * 0.9, "#6cb85c", clip=sheet)
    ring = c.mask(ellipse(at[0], at[1], 62, 56), stroke=5) * sheet
    c.put("#1f5c34", ring * 0.8)
    lit = _mark(c, sheet, at, 44, "#eaffc8")
    c.glow(lit, 9, "#a0ff70", 1.2)
    c.glow(lit, 40, "#50d850", 1.0)
    c.motes(
        swarm(rng(9), 34, (at[0], at[1] - 60), (46, 80), (1.2, 3.6)), "#e0ffb8", "#60e060", radius=6
    )


def _curls(c: Canvas, sheet: Array) -> None:
    p = MAP
    flap = p.path(spline("-272,150! -252,166 -214,196 -188,232! -236,214 -268,190"))
    c.put(
        "#251628", c.rough(p.path(polygon("-290,150 -272,150 -188,232 -190,246 -290,246"))) * sheet
    )
    c.shape(flap, Ink("#c89c5c", "#6a3c34", "#f4dca0"), bulge=14, toward=(0.6, -0.6), edge=0.5)
    top = p.path(spline("200,-232! 220,-196 246,-176 276,-166! 262,-204 236,-222"))
    c.put("#251628", c.rough(p.path(polygon("200,-246 290,-246 290,-166 274,-166"))) * sheet)
    c.shape(
        top, Ink("#c89c5c", "#6a3c34", "#f4dca0"), bulge=14, toward=(-0.4, 0.8), edge=0.5, drop=6
    )


def _nails(c: Canvas) -> None:
    for x, y in ((-250, -206), (-60, 216)):
        at = MAP.points([(x, y)])[0]
        c.shadow(ellipse(at[0] + 6, at[1] + 10, 12), "#3a1a20", 4, 0.9)
        c.shape(ellipse(at[0], at[1], 12), STEEL, bulge=8, toward=WAY, edge=0.5)
    hilt = Place(*_offset(MAP, 20, -216), 1, 24)
    c.shadow(Place(16, 20).path(hilt.path(rectangle(-8, -96, 16, 110))), "#3a1a20", 6, 0.8)
    c.shape(
        hilt.path(polygon("-11,-30 11,-30 6,14 0,24 -6,14")), STEEL, bulge=8, toward=WAY, edge=0.5
    )
    grip = c.shape(
        hilt.path(rectangle(-10, -96, 20, 60, 6)),
        Ink("#6a2440", "#2c0c28", "#b85868"),
        bulge=8,
        toward=WAY,
        edge=0.4,
    )
    c.lines(
        [(hilt.points([(-12, -48 - k * 14), (12, -54 - k * 14)]), [4, 4]) for k in range(4)],
        "#2c0c28",
        0.8,
        clip=grip,
    )
    c.shape(hilt.path(rectangle(-34, -42, 68, 15, 7)), BRASS, bulge=6, toward=WAY, edge=0.5, drop=5)
    c.shape(hilt.path(ellipse(0, -104, 14)), BRASS, bulge=9, toward=WAY, edge=0.4)


def _foreground(c: Canvas) -> None:
    """Scrap that frames the foot: wheel, kettle, springs, a broken frame."""
    heap = spline(
        "-20,800! -20,640 60,610 170,650 280,690 420,706 560,700 700,706 820,670 920,620 "
        "1044,600! 1044,800!"
    )
    c.shape(heap, SCRAP, bulge=40, toward=(0, -1), texture=c.noise(40, 4, 9), relief=18)
    c.shape(_wheel(104, 600, 104, 8, 0.3), WOOD, bulge=8, toward=WAY, edge=0.5, drop=10)
    frame = difference(
        Place(250, 690, 1, -16).path(rectangle(-70, -50, 140, 100)),
        Place(250, 690, 1, -16).path(rectangle(-50, -32, 100, 64)),
    )
    c.shape(frame, BRASS, bulge=7, toward=WAY, edge=0.5, drop=8)
    pot = Place(916, 622, 1, 14)
    c.put("#74809a", c.mask(pot.path(ellipse(0, -60, 62, 54)), stroke=8))
    m = c.shape(
        pot.path(spline("-86,-44! -100,20 -60,76 60,76 100,20 86,-44!")),
        STEEL,
        bulge=40,
        toward=WAY,
        edge=0.5,
        drop=10,
    )
    c.shape(pot.path(ellipse(0, -44, 88, 20)), STEEL, bulge=5, toward=(0, -1), edge=0.4)
    c.flat(pot.path(ellipse(0, -43, 74, 13)), "#1a1024")
    c.wash(smoothstep(0.54, 0.66, c.noise(50, 4, 2)) * 0.6, "#8a5a48", clip=m)
    tooth = rectangle(-9, -74, 18, 30, 3)
    gear = [Place(590, 742, 1, k * 30).path(tooth) for k in range(12)]
    cog = difference(union(ellipse(590, 742, 58), *gear), ellipse(590, 742, 24))
    c.shape(cog, BRASS, bulge=9, toward=WAY, edge=0.5, drop=10)
    bottle = spline("-11,-70! -12,-34 -32,-10 -34,70! 34,70! 32,-10 12,-34 11,-70!")
    glass = Ink("#3c7060", "#143038", "#a8e0a8", rim="#e0ffd0", rim_width=3)
    c.shape(Place(346, 716, 0.8, 18).path(bottle), glass, bulge=18, toward=WAY, edge=0.4, drop=8)
    coil = []
    for k in range(60):
        t = k / 59
        coil.append((420 + math.cos(t * 30) * 20 + t * 20, 712 - t * 60 + math.sin(t * 30) * 7))
    c.lines([(coil, [5, 6, 5])], "#b0a8b8", n=240)
    c.wash(c.rise(690, 790) * 0.85, "#170f1e")
    far = np.abs(c.x - 512) / 512
    c.wash(smoothstep(0.7, 1.1, far) * 0.5, "#170f1e")


def _rat(c: Canvas) -> None:
    """It stands up on the heap, nose to the cross."""
    ink = Ink("#2c2036", "#150e1e", "#5c4a5c", rim="#a8e890", rim_width=4)
    tail = taper("792,700 850,706 872,676 850,650 826,664", [14, 11, 9, 7, 4])
    c.shape(tail, Ink("#6a4450", "#2c1830", "#b08a80"), bulge=4, toward=(-0.4, -1))
    body = spline("742,712! 726,672 732,632 750,604 772,592 796,606 812,650 814,690 800,714!")
    c.shape(body, ink, bulge=26, toward=(-0.6, -0.8))
    head = spline("770,606 744,604 722,584 706,562! 726,552 752,548 778,556 790,580")
    c.shape(head, ink, bulge=16, toward=(-0.6, -0.8))
    c.shape(ellipse(776, 556, 17, 19, 20), ink, bulge=8, toward=(-0.6, -0.8), edge=0.4)
    c.flat(ellipse(738, 568, 4.5), "#d8ffb0")
    c.flat(ellipse(706, 563, 5), "#d88a8a")
    c.lines(
        [("716,572 696,580 684,590", [2, 2, 1]), ("716,574 702,590 694,602", [2, 2, 1])], "#c8b0b8"
    )
    c.shape(taper("752,624 726,622 712,604", [16, 12, 7]), ink, bulge=6, toward=(-0.6, -0.8))
