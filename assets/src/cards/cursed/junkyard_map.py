"""A torn map lies open in the junkyard and lights the heaps around it with its own cross."""

from __future__ import annotations

import math
from itertools import pairwise

from art import (
    Array,
    Canvas,
    Ink,
    Light,
    Path,
    Point,
    difference,
    ellipse,
    polygon,
    rectangle,
    ribbon,
    rng,
    scatter,
    spline,
    taper,
    union,
)

LIGHT = Light((600, 430), "#d8ff9a", "#140c2c")
SHEET = Ink("#e4c88c", "#8a5c44", "#fff6c8", rim="#f4ffc0")
JUNK = Ink("#6a5868", "#2c2044", "#a8b880", rim="#e0ffa8")
RUST = Ink("#8a4a38", "#34182c", "#c8b068", rim="#e0ff9a")
INK = "#54302c"


def paint(c: Canvas) -> None:
    _night(c)
    _heaps(c)
    m = _sheet(c)
    _drawing(c, m)
    _cross(c, m)
    _rat(c)
    c.finish(vignette=0.3)


def on(u: float, v: float) -> tuple[float, float]:
    """A place on the sheet: u across from the left, v from the far edge to the near."""
    depth = v**1.3
    half = 262 + 190 * depth
    return 512 + (u - 0.5) * 2 * half + 30 * (1 - depth), 316 + 400 * depth


def path(points: str) -> list[Point]:
    out: list[Point] = []
    for word in points.split():
        u, v = word.split(",")
        out.append(on(float(u), float(v)))
    return out


def _night(c: Canvas) -> None:
    v = c.spot(600, 400, 760, 520) * 0.86 + (c.swirl(240, 90, 4, 3, stretch=(1, 0.5)) - 0.5) * 0.2
    c.field(v, "#1c1444 .2:#30245e .4:#4c3f7c .58:#6a7a80 .74:#a0c080 .9:#dcf4a0 #fbffdc")
    c.motes(scatter(rng(6), 50, (0, 0, 1024, 240), (0.9, 2.6)), "#f0f0e0")
    ground = c.mask(polygon("-10,420 1034,420 1034,770 -10,770"))
    v = 0.3 + (c.noise(60, 4, 5, stretch=(1, 0.4)) - 0.5) * 0.5 + c.spot(580, 520, 620, 260) * 0.4
    c.field(v, "#160e30 .25:#2a1f4c .45:#4a3c60 .65:#7a8060 #c0d888", ground)


def _wheel(x: float, y: float, r: float) -> list[tuple[list[Point], list[float]]]:
    return [
        ([(x, y), (x + math.cos(a) * r, y + math.sin(a) * r)], [9, 7])
        for a in [k * math.pi / 4 for k in range(8)]
    ]


def _heaps(c: Canvas) -> None:
    for heap in (
        "-20,560! -10,300 40,220 110,200 170,260 230,330 280,420 320,480!",
        "1044,560! 1044,240 980,180 910,210 850,290 780,350 720,420 680,480!",
    ):
        c.shape(spline(heap), JUNK, bulge=40, toward=(0.7 if heap[0] == "-" else -0.7, 0.1))
    c.put("#7a6a5c", c.mask(ellipse(120, 300, 74), stroke=16))
    c.lines(_wheel(120, 300, 70), "#7a6a5c")
    kettle = union(ellipse(900, 320, 74, 62), rectangle(860, 244, 80, 24, 6))
    c.shape(kettle, RUST, bulge=30, toward=(-0.8, 0.3), edge=0.4)
    c.shape(taper("838,320 790,300 776,264", [34, 24, 20]), RUST, bulge=9, toward=(-0.8, 0.3))
    c.put("#7a4a3c", c.mask(ellipse(900, 232, 50, 44), stroke=10) * (c.y < 244))
    pipe = taper("20,520 70,420 60,360", [50, 50, 50], cap=False)
    c.shape(pipe, RUST, bulge=18, toward=(0.8, 0.2))
    frame = difference(
        polygon("210,330 300,360 276,450 186,420"), polygon("220,350 280,370 264,428 204,408")
    )
    c.shape(frame, Ink("#b08a44", "#4a2c34", "#e8f0a0"), bulge=7, toward=(0.8, 0.2))
    c.shape(_gear(820, 440, 60), RUST, bulge=12, toward=(-0.8, 0.1), edge=0.4)
    bottle = spline("976,450! 976,380! 962,360 962,310! 990,310! 990,360 1006,380 1006,450!")
    c.shape(
        bottle, Ink("#3a8a6c", "#12384c", "#d8ffb0", rim="#f4ffd8"), bulge=12, toward=(-0.8, 0.1)
    )


def _gear(x: float, y: float, r: float) -> Path:
    teeth = []
    for k in range(24):
        q = r if k % 4 < 2 else r * 0.78
        a = k / 24 * 2 * math.pi
        teeth.append((x + math.cos(a) * q, y + math.sin(a) * q * 0.9))
    return difference(polygon(teeth), ellipse(x, y, r * 0.34, r * 0.3))


def _sheet(c: Canvas) -> Array:
    edge: list[Point] = []
    r = rng(9)
    for a, b, n in (
        ((0, 0), (1, 0), 14),
        ((1, 0), (1, 1), 12),
        ((1, 1), (0, 1), 20),
        ((0, 1), (0, 0), 12),
    ):
        for i in range(n):
            t = i / n
            x, y = on(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
            edge.append((x + r.randn() * 5, y + r.randn() * 4))
    whole = polygon(edge)
    c.shadow(whole, "#0c0820", 16, 0.9)
    m = c.shape(whole, SHEET, bulge=18, toward=(0, -0.6), drop=8)
    c.wash((c.noise(80, 4, 4, stretch=(1, 0.5)) - 0.35) * 1.1, "#c0925c", clip=m)
    c.wash(c.rise(620, 740) * 0.5, "#8a5c54", clip=m)
    for fold in (
        "0,0.36 0.5,0.34 1,0.36",
        "0,0.68 0.5,0.70 1,0.68",
        "0.33,0 0.34,0.5 0.33,1",
        "0.67,0 0.66,0.5 0.67,1",
    ):
        c.lines([(path(fold), [3, 6, 3])], "#9a6c4c", 0.6, clip=m)
        c.lines([([(x + 3, y + 4) for x, y, *_ in path(fold)], [2, 4, 2])], "#fff6c8", 0.6, clip=m)
    for u, turn in ((0.0, 0), (1.0, 1)):  # the near corners curl up
        x, y = on(u, 1)
        s = 1 - 2 * turn
        curl = [
            (x - s * 10, y + 8, 0.0),
            (x + s * 96, y + 4, 0.0),
            (x + s * 54, y - 46),
            (x - s * 8, y - 74, 0.0),
        ]
        c.shape(
            spline(curl),
            Ink("#b88c5c", "#5a3434", "#fff0b8", rim="#f4ffc0"),
            bulge=22,
            toward=(0.2, -1),
            drop=10,
        )
    return m


def _drawing(c: Canvas, m: Array) -> None:
    hills = (
        "0.10,0.30 0.15,0.16 0.20,0.30",
        "0.17,0.33 0.23,0.17 0.30,0.33",
        "0.74,0.22 0.79,0.10 0.85,0.22",
    )
    for hill in hills:
        pts = path(hill)
        c.flat(polygon(pts), "#b88c5c", 0.7, clip=m)
        c.flat([ribbon(pts[:2], 5, 7), ribbon(pts[1:], 7, 5)], INK, clip=m)
    c.lines(
        [
            (
                path("-0.02,0.60 0.14,0.54 0.26,0.64 0.36,0.58 0.44,0.72 0.40,1.02"),
                [10, 16, 22, 22, 30, 44],
            )
        ],
        "#5a8a94",
        0.8,
        clip=m,
    )
    trail = path("0.14,0.90 0.24,0.80 0.22,0.50 0.38,0.38 0.46,0.30 0.54,0.36 0.58,0.42")
    marks = []
    for a, b in pairwise(trail):
        for k in (0.0, 0.5):
            p = (a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k)
            q = (a[0] + (b[0] - a[0]) * (k + 0.3), a[1] + (b[1] - a[1]) * (k + 0.3))
            marks.append(([p, q], [8, 8]))
    c.lines(marks, "#b8303c", clip=m)
    x, y = on(0.82, 0.76)
    rose = [
        ([(x, y), (x + math.cos(a) * 62, y + math.sin(a) * 36)], [15, 1])
        for a in [k * math.pi / 2 for k in range(4)]
    ]
    c.lines(rose, INK, 0.9, clip=m)
    c.put(INK, c.mask(ellipse(x, y, 42, 24), stroke=4) * m)
    kx, ky = on(0.52, 0.14)
    pot = union(ellipse(kx, ky, 30, 17), taper([(kx + 24, ky), (kx + 52, ky - 16)], [10, 7]))
    c.put(INK, c.mask(pot, stroke=5) * m)


def _cross(c: Canvas, m: Array) -> None:
    a, b = path("0.55,0.36 0.75,0.62"), path("0.76,0.36 0.54,0.62")
    cross = c.mask([taper(a, [28, 46]), taper(b, [28, 46])])
    c.glow(cross, 70, "#9aff5a", 0.7)
    c.put("#8af04a", cross * m)
    c.put("#fbffe8", c.mask([taper(a, [9, 17]), taper(b, [9, 17])]))
    c.glow(cross, 14, "#c8ff8a", 0.5)
    x, y = on(0.65, 0.48)
    c.rays(x, y, "#c8ff9a", 0.5, count=14, seed=3, reach=620)
    c.halo(x, y, 300, "#a0ff70", 0.25)
    c.motes(scatter(rng(5), 46, (420, 120, 800, 480), (1.6, 4)), "#f4ffd0", "#90ff60")


def _rat(c: Canvas) -> None:
    fur = Ink("#3a2c4c", "#140e28", "#9ab878", rim="#d8ff9a")
    c.shape(taper("80,722 20,730 -20,700", [12, 9, 3]), fur, bulge=4)
    body = spline("70,740! 66,690 100,652 150,640 186,668 210,690 222,706! 196,722 180,744!")
    c.shape(body, fur, bulge=24, toward=(0.9, -0.4), drop=8)
    c.shape(ellipse(156, 652, 17, 20), fur, bulge=8, toward=(0.9, -0.4), edge=0.4)
    c.flat(ellipse(190, 684, 5), "#f4ffd0")
    c.flat(ellipse(222, 706, 5), "#e08a8a")
