"""A coiled staff parts a study in two: goldfish swim into its ring, bats fly out of it."""

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
    ellipse,
    move,
    rectangle,
    rng,
    smoothstep,
    sparkle,
    spline,
    swarm,
    taper,
)

X = 512
RING = (512, 208)
RADIUS = 128
COILS = 7
LIGHT = Light(RING, "#ffe0a0", "#170f1e")
OLD_WOOD = Ink("#a8622f", "#3c1826", "#ffc878", rim="#ffe8a8")
NEW_WOOD = Ink("#3c7460", "#122430", "#a8e098", rim="#d8ffb0")
SNAKE = Ink("#e0a63c", "#6a3024", "#fff4b4", rim="#fffbe0")
GREEN = Ink("#5c9a54", "#17302c", "#d8f8a0", rim="#e8ffc0")
GOLDFISH = Ink("#f08a2c", "#8a2c2c", "#ffe08a", rim="#fff4c0", rim_width=3)
BAT = Ink("#5c3f8c", "#1c1038", "#a8d890", rim="#c8ff90", rim_width=3)


def paint(c: Canvas) -> None:
    _rooms(c)
    _shelves(c)
    _floor(c)
    _flow(c)
    _staff(c)
    _ring(c)
    _fish(c)
    _bats(c)
    _between(c)
    c.motes(swarm(rng(5), 70, RING, (120, 110)), "#fff4ff", "#c070ff", radius=4)
    c.finish(vignette=0.4)


def _seam(c: Canvas) -> Array:
    """0 in the old room, 1 in the new one, torn along the staff."""
    return smoothstep(-14, 14, c.x - X + (c.noise(60, 4, 8) - 0.5) * 70)


def _rooms(c: Canvas) -> None:
    v = c.spot(*RING, 620, 640) * 0.86 + (c.noise(140, 4, 3) - 0.5) * 0.14
    seam = c.stipple(_seam(c), 0.3)
    c.field(v, "#1e1020 .18:#3c1a28 .38:#743028 .58:#b8602c .78:#f0a848 #ffe8a0")
    c.field(v, "#120f22 .18:#142430 .38:#1c4640 .58:#3c7c4c .78:#98c860 #ecf8b0", seam)


def _shelves(c: Canvas) -> None:
    """The same three shelves on both sides; what stands on them is not the same."""
    for left in (True, False):
        way = (1, -0.3) if left else (-1, -0.3)
        sign = 1 if left else -1
        board = (
            Ink("#5c2c28", "#220f1e", "#d08848") if left else Ink("#1e3a38", "#100c1e", "#84b868")
        )
        r = rng(7)
        for y in (330, 500):
            for k in range(6):
                w, h = 26 + r.rand() * 20, 80 + r.rand() * 44
                at = 24 + k * 45
                x = at if left else 1024 - at - w
                turn = (r.rand() - 0.5) * (4 if left else 22)
                hue = ("#8a3434", "#b8782c", "#6a4a2c", "#944a24")[k % 4]
                if not left:
                    hue = ("#2c5c50", "#4a3a70", "#3a6a3c", "#243c58")[k % 4]
                book = move(rectangle(x, y - h, w, h, 4), turn=turn, about=(x + w / 2, y))
                m = c.shape(book, hue, bulge=10, toward=way, drop=6, edge=0.3)
                if left:
                    for dy in (18, 30):
                        c.lines(
                            [([(x + 3, y - h + dy), (x + w - 3, y - h + dy)], [3, 3])],
                            "#f0c060",
                            0.8,
                            clip=m,
                        )
                elif k % 2 == 0:  # the spines have opened their eyes
                    ey = y - h * 0.6
                    c.flat(
                        spline(
                            [
                                (x + 4, ey, 0),
                                (x + w / 2, ey - 10),
                                (x + w - 4, ey, 0),
                                (x + w / 2, ey + 10),
                            ]
                        ),
                        "#d8f070",
                        clip=m,
                    )
                    c.flat(ellipse(x + w / 2, ey, 3.4, 8), "#120c1e", clip=m)
            edge = -20 if left else 730
            c.shape(
                rectangle(edge, y, 314, 18, 4), board, bulge=7, toward=(sign * 0.5, -1), drop=12
            )


def _floor(c: Canvas) -> None:
    board = c.rough(rectangle(-20, 640, 1070, 160))
    grain = c.noise(240, 5, 9, stretch=(3, 0.14))
    v = c.spot(X, 660, 560, 170) * 0.9 + (grain - 0.5) * 0.5
    c.field(v, "#190e1e .2:#32181f .45:#6a3424 .7:#a8682c #f0b858", board)
    new = c.stipple(_seam(c), 0.3) * board
    c.field(v, "#100d1c .2:#142824 .45:#244c3c .7:#548454 #b8d880", new)
    c.lines([("-10,640 512,636 1034,640", [3, 5, 3])], "#fff0b0", 0.5)
    for x in (-300, -60, 160, 350, 674, 864, 1084, 1324):
        c.lines([([(X + (x - X) * 0.62, 640), (X + (x - X) * 1.1, 790)], [2, 4])], "#170c1c", 0.6)


def _flow(c: Canvas) -> None:
    """The current that carries the one in and the other out."""
    for dy, w in ((-44, 5), (-14, 9), (20, 7), (52, 4)):
        path_in = [(40, 640 + dy * 0.6), (180, 560 + dy), (300, 380 + dy), (400, 250 + dy * 0.7)]
        path_in.append((RING[0], RING[1] + dy * 0.4))
        glow = c.lines([(path_in, [0.6, w, w, w * 0.7])], "#ffd88a", 0.65, n=60)
        out = [(2 * X - x, y) for x, y in path_in]
        glow = np.maximum(glow, c.lines([(out, [0.6, w, w, w * 0.7])], "#a8e070", 0.65, n=60))
        c.glow(glow, 9, "#c890ff", 0.25)


def _strand(sign: int, start: float = 0, end: float = 1) -> list[Point]:
    """One of the two stems that the staff is twisted of, from the foot up."""
    out: list[Point] = []
    for t in np.linspace(start, end, 40):
        swing = 21 * math.cos(t * math.pi * COILS) * (0.75 + 0.4 * t)
        out.append((X + sign * swing + math.sin(t * 5) * 5, 830 - 480 * t))
    return out


def _staff(c: Canvas) -> None:
    gold, green = (1, OLD_WOOD, (-1, -0.4)), (-1, NEW_WOOD, (0.8, -0.6))
    for sign, ink, way in (gold, green):
        c.shape(taper(_strand(sign), [34, 36, 40], cap=False), ink, bulge=18, toward=way, edge=0.6)
    for k in range(COILS):  # where they cross, each in turn lies above
        sign, ink, way = gold if k % 2 else green
        mid = (k + 0.5) / COILS
        part = _strand(sign, mid - 0.42 / COILS, mid + 0.42 / COILS)
        w = 34 + 6 * mid
        m = c.shape(taper(part, [w, w], cap=False), ink, bulge=18, toward=way, edge=0.6)
        c.lines([(part, [1, 4, 1])], ink.shade, 0.6, clip=m)
    for sign, way in ((-1, (-1, -0.4)), (1, (0.8, -0.6))):
        ink = OLD_WOOD if sign < 0 else NEW_WOOD
        claw = [(X + sign * 8, 404), (X + sign * 44, 366), (X + sign * 84, 330)]
        c.shape(
            taper([*claw, (X + sign * 126, 262)], [40, 34, 24, 6]),
            ink,
            bulge=14,
            toward=way,
            edge=0.5,
            drop=6,
        )
    band = rectangle(X - 43, 383, 86, 30, 8)
    m = c.shape(band, SNAKE, bulge=11, toward=(-0.3, -1), edge=0.4, drop=8)
    c.wash(smoothstep(X - 6, X + 20, c.x) * 0.8, "#5c9a54", clip=m)


def _dragon(start: float, end: float, widths: list[float]) -> Path:
    turn = np.linspace(math.radians(start), math.radians(end), 40)
    pts: list[Point] = [
        (RING[0] + math.cos(a) * RADIUS, RING[1] + math.sin(a) * RADIUS) for a in turn
    ]
    return taper(pts, widths, 120)


def _ring(c: Canvas) -> None:
    inner = c.mask(ellipse(*RING, RADIUS - 14))
    a = np.arctan2(c.y - RING[1], c.x - RING[0])
    away = np.hypot(c.x - RING[0], c.y - RING[1])
    v = 0.62 + 0.3 * np.sin(a * 3 + away / 17) - away / 380 + (c.noise(50, 3, 2) - 0.5) * 0.2
    c.field(v, "#7a34a8 .2:#b468d8 .45:#e0a4f0 .7:#f8dcfc #fffaff", inner)
    c.glow(inner, 50, "#b060ff", 0.55)
    # the serpent that holds the ring swallows its own tail: gold on one side, green on the other
    body = [14, 24, 34, 42, 46, 46, 44, 40]
    for ink, clip, way in ((SNAKE, c.x < X, (-0.7, -0.7)), (GREEN, c.x >= X, (0.7, -0.7))):
        m = c.shape(
            _dragon(-60, 285, body),
            ink,
            bulge=20,
            toward=way,
            edge=0.4,
            drop=8,
            clip=clip.astype(np.float32),
        )
        marks = []
        for k in range(44):
            t = math.radians(-50 + k * 7.4)
            q = (math.cos(t), math.sin(t))
            marks.append(
                (
                    [
                        (RING[0] + q[0] * (RADIUS - 20), RING[1] + q[1] * (RADIUS - 20)),
                        (
                            RING[0] + math.cos(t + 0.06) * RADIUS,
                            RING[1] + math.sin(t + 0.06) * RADIUS,
                        ),
                        (RING[0] + q[0] * (RADIUS + 20), RING[1] + q[1] * (RADIUS + 20)),
                    ],
                    [1, 3.4, 1],
                )
            )
        c.lines(marks, ink.shade, 0.75, clip=m)
    p = Place(RING[0] + 26, RING[1] - RADIUS + 2, 1, 6)
    head = spline("-46,-20 -10,-34 30,-30 66,-16! 78,-6 60,2! 20,2! 62,14! 56,26 10,34 -40,22")
    c.shape(p.path(head), SNAKE, bulge=20, toward=(-0.2, -1), edge=0.5, drop=8)
    c.flat(p.path(spline("0,-14! 12,-24 28,-14! 14,-8")), "#c8ff60")
    c.flat(p.path(ellipse(14, -15, 3, 6)), "#170c1c")
    c.lines([(p.points("22,1 44,6 62,4"), [2, 5, 2])], "#5a1c24")


def _fish(c: Canvas) -> None:
    for x, y, s, turn in ((132, 596, 1.05, -30), (236, 470, 1.0, -46), (330, 348, 0.86, -50)):
        p = Place(x, y, s, turn)
        c.shape(
            p.path(spline("-46,0! -96,-44! -82,0 -98,42!")),
            GOLDFISH,
            bulge=12,
            toward=(0.6, -0.8),
            edge=0.4,
        )
        c.shape(p.path(spline("-20,-26! -2,-62! 26,-28!")), GOLDFISH, bulge=8, toward=(0.6, -0.8))
        m = c.shape(
            p.path(spline("70,2 40,-30 -6,-36 -54,-4 -50,6 -10,36 40,30")),
            GOLDFISH,
            bulge=28,
            toward=(0.5, -0.8),
            edge=0.4,
            drop=10,
        )
        c.lines(
            [(p.points([(k, -20), (k + 9, 0), (k, 20)]), [1, 4, 1]) for k in (-30, -12, 6)],
            GOLDFISH.shade,
            0.8,
            clip=m,
        )
        c.lines([(p.points("30,-26 22,0 30,24"), [1, 4, 1])], GOLDFISH.shade, clip=m)
        c.flat(p.path(ellipse(46, -8, 10)), "#fffbe0")
        c.flat(p.path(ellipse(49, -8, 5)), "#1e0e1e")


def _bats(c: Canvas) -> None:
    for x, y, s, turn in ((704, 352, 0.84, 26), (792, 480, 1.0, 16), (884, 612, 1.12, 18)):
        p = Place(x, y, s, turn)
        wing = spline("0,-10! 30,-58 88,-64 112,-30! 90,-34 84,-4! 66,-20 50,10! 34,-8 8,22!")
        for side in (1, -1):
            w = move(wing, scale=(side, 1 if side > 0 else 0.86))
            m = c.shape(p.path(w), BAT, bulge=12, toward=(-0.6, -0.8), edge=0.4, drop=8)
            c.lines(
                [
                    (p.points([(side * 14, -22), (side * 60, -40), (side * q, r)]), [1, 3.4, 1])
                    for q, r in ((84, -8), (50, 4), (110, -32))
                ],
                BAT.shade,
                0.9,
                clip=m,
            )
        c.shape(
            p.path(spline("-16,-18! -14,-44! -2,-30 2,-30 14,-44! 16,-18! 18,18 0,40! -18,18")),
            BAT,
            bulge=12,
            toward=(-0.6, -0.8),
            edge=0.4,
        )
        for q in (-7, 7):
            c.flat(p.path(ellipse(q, -12, 4.6, 5.4)), "#e0ff70")


def _between(c: Canvas) -> None:
    """In the ring itself: fish before, bat behind."""
    p = Place(*RING, 1.15, -8)
    old, new = (c.x < X + 6).astype(np.float32), (c.x >= X + 6).astype(np.float32)
    wing = spline("0,-10! 10,-62 56,-76 84,-50! 62,-50 58,-22! 42,-32 34,-8! 20,-14 4,10!")
    m = c.shape(p.path(wing), BAT, bulge=12, toward=(0.2, -1), edge=0.4)
    ribs = [[(4, -6), (34, -58), q] for q in ((82, -50), (58, -24), (34, -10))]
    c.lines([(p.points(rib), [1, 4, 1]) for rib in ribs], BAT.shade, 0.9, clip=m)
    c.shape(
        p.path(spline("-40,0! -82,-40! -70,0 -84,38!")),
        GOLDFISH,
        bulge=10,
        toward=(0.2, -1),
        edge=0.4,
    )
    c.shape(p.path(spline("30,-14! 36,-44! 52,-18!")), BAT, bulge=6, toward=(0.2, -1), edge=0.4)
    body = p.path(spline("64,2 44,-24 4,-34 -48,-2 -46,6 4,36 44,28"))
    c.shape(body, GOLDFISH, bulge=26, toward=(0.2, -1), edge=0.5, clip=old)
    c.shape(body, BAT, bulge=26, toward=(0.2, -1), edge=0.5, clip=new)
    c.lines(
        [(p.points([(k, -20), (k + 9, 0), (k, 20)]), [1, 4, 1]) for k in (-30, -12)],
        GOLDFISH.shade,
    )
    c.flat(p.path(ellipse(42, -6, 7)), "#e0ff70")
    c.flat(p.path(ellipse(43, -6, 2.6, 5)), "#170c1c")
    c.lines(sparkle(RING[0] - 60, RING[1] - 66, 34, 6), "#fff8ff", 0.9)
