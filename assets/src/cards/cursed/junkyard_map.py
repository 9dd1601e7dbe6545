"""A map lies unrolled on the scrap, lit by nothing but its own X."""

from __future__ import annotations

import math

from art import Canvas, Ink, Light, Path, Point, blur, rng, scatter, smoothstep
from art.geometry import difference, ellipse, polygon, rectangle, samples, spline, taper, union

LIGHT = Light((560, 500), "#d8ff9a", "#140c2a")
SHEET = Ink("#e4c488", "#7a4c48", "#fff8d0", rim="#fffbe0")
BACK = Ink("#c89a64", "#5a3440", "#f4e0a0", rim="#f0ffb8")
SCRAP = Ink("#34305c", "#181438", "#7aa05c", rim="#c8f08a", rim_width=4)
MARK = (570.0, 478.0)


def paint(c: Canvas) -> None:
    _night(c)
    _heap(c)
    _sheet(c)
    _drawing(c)
    _mark(c)
    _front(c)
    c.finish(vignette=0.24)


def at(u: float, v: float) -> Point:
    """A place on the sheet: u across 0..1, v from the far edge 0 to the near one 1."""
    depth = v**1.35
    left, right = 316 - 226 * depth, 752 + 192 * depth
    return left + (right - left) * u, 330 + 352 * depth + 10 * math.sin(u * 5 + v * 3)


def _night(c: Canvas) -> None:
    v = 0.2 + c.spot(MARK[0], 420, 720, 560) * 0.66
    v += (c.swirl(240, 100, 5, 6, stretch=(1, 0.5)) - 0.5) * 0.26
    c.field(v, "#1c1648 .2:#302868 .4:#45508a .58:#5c8a84 .74:#9cc47c .9:#d8f09a #f8ffd0")
    c.motes(scatter(rng(9), 50, (0, 0, 1024, 300), (0.9, 2.6), 3), "#e8e8ff")


def _cog(x: float, y: float, r: float, teeth: int) -> Path:
    around = [i / teeth * 2 * math.pi for i in range(teeth)]
    rim = [rectangle(x + math.cos(a) * r - 15, y + math.sin(a) * r - 15, 30, 30, 4) for a in around]
    return difference(union(ellipse(x, y, r), *rim), ellipse(x, y, r * 0.62))


def _heap(c: Canvas) -> None:
    """Scrap against the glow: a great cog, a stovepipe, a chair, springs."""
    toward = (0.5, 0.5)
    hill = spline(
        "-20,800! -20,470! 90,400 200,410 330,360 520,380 720,350 860,400 1044,430! 1044,800!"
    )
    c.shape(_cog(176, 300, 120, 12), SCRAP, bulge=14, toward=toward)
    spokes = [
        ([(176, 300), (176 + math.cos(k) * 80, 300 + math.sin(k) * 80)], [22, 16])
        for k in (0.4, 1.97, 3.54, 5.11)
    ]
    c.flat([taper(p, w) for p, w in spokes], "#2a264e")
    c.shape(ellipse(176, 300, 30), SCRAP, bulge=12, toward=toward)
    pipe = taper("840,460 850,330 800,250 720,238", [74, 70, 66, 62])
    c.shape(pipe, SCRAP, bulge=26, toward=(-0.8, 0.3))
    c.shape(ellipse(716, 238, 20, 38), SCRAP, bulge=10, toward=(-0.8, 0.3))
    chair = [
        rectangle(916, 190, 22, 230, 4),
        rectangle(1000, 200, 22, 220, 4),
        rectangle(916, 220, 100, 18),
        rectangle(916, 268, 100, 18),
        rectangle(900, 340, 140, 24, 4),
    ]
    c.shape(union(*chair), SCRAP, bulge=8, toward=(-0.8, 0.3))
    spring = [
        (
            [(420 + k * 4, 380 - k * 17), (470 + k * 4, 370 - k * 17), (424 + k * 4, 364 - k * 17)],
            [7, 7, 5],
        )
        for k in range(6)
    ]
    c.lines(spring, "#8ab070")
    m = c.shape(hill, "#2a264e #141030 #5c8060 #a8d88a", bulge=30, toward=(0, -0.6))
    r = rng(5)
    for x, y, _ in scatter(r, 40, (0, 420, 1024, 760)):
        bit = polygon([(x + r.randn() * 26, y + r.randn() * 15) for _ in range(4)])
        c.shape(bit, SCRAP, bulge=5, toward=toward, clip=m)


def _sheet(c: Canvas) -> None:
    edge = [at(u / 10, 0) for u in range(11)] + [at(1, v / 10) for v in range(1, 11)]
    edge += [at(u / 10, 1) for u in range(10, -1, -1)] + [at(0, v / 10) for v in range(9, 0, -1)]
    outline = spline(edge)
    c.shadow(outline, "#0c0820", 26, 0.9)
    m = c.shape(outline, SHEET, bulge=26, toward=(0.1, -0.5), shading=0.6)
    dark = smoothstep(0.25, 1.0, 1 - c.spot(*MARK, 620, 330))
    c.wash(dark * 0.72, "#7a4c58", clip=m)
    c.wash(smoothstep(0.56, 0.8, c.noise(120, 5, 7)) * 0.5, "#b8845c", clip=m)
    creases = [[at(u, v / 8) for v in range(9)] for u in (0.25, 0.5, 0.75)]
    creases += [[at(u / 8, v) for u in range(9)] for v in (0.3, 0.62)]
    c.lines([(line, [2, 4, 2]) for line in creases], "#8a5a4c", 0.65, clip=m)
    c.lines(
        [([(x + 3, y + 3) for x, y in line], [1, 3, 1]) for line in creases], "#fff8d8", 0.6, clip=m
    )
    far = [at(-0.03, 0), at(0.5, -0.0), at(1.03, 0)]
    roll = taper([(x, y - 22) for x, y in far], [66, 70, 66], cap=False)
    c.shape(roll, BACK, bulge=30, toward=(0.1, 0.9), drop=14)
    for x, y in (far[0], far[2]):
        c.shape(ellipse(x, y - 22, 17, 34), BACK, bulge=10, toward=(0.2, 0.6))
        curl = [
            (x + math.cos(t) * (13 - t), y - 22 + math.sin(t) * (26 - t * 2))
            for t in (0, 1.2, 2.4, 3.6, 4.8, 6, 7.2)
        ]
        c.lines([(curl, [3, 4, 2])], "#5a3440")
    corner = spline(
        [at(0.84, 1.0), at(0.93, 0.8), at(1.0, 0.74), (936, 590), (846, 606), (802, 650)]
    )
    c.shape(corner, BACK, bulge=26, toward=(-0.6, -0.6), drop=16)


def _drawing(c: Canvas) -> None:
    """River, mountains, wood and the dashed way, all in the perspective of the sheet."""
    river = [at(0.02, 0.5), at(0.16, 0.46), at(0.26, 0.58), at(0.3, 0.78), at(0.42, 0.96)]
    c.lines([(river, [10, 18, 20, 26, 34])], "#4a8a94", 0.75)
    for u, v, s in ((0.16, 0.2, 1), (0.26, 0.16, 1.2), (0.35, 0.22, 0.9)):
        x, y = at(u, v)
        peak = [(x - 34 * s, y + 12), (x, y - 34 * s), (x + 34 * s, y + 12)]
        c.lines(
            [(peak[:2], [3, 7]), (peak[1:], [7, 3]), ([(x + 4, y - 20), (x + 12, y + 6)], [5, 1])],
            "#6a3434",
        )
    for u, v in ((0.78, 0.2), (0.84, 0.26), (0.72, 0.27), (0.86, 0.16)):
        x, y = at(u, v)
        c.lines([([(x, y + 12), (x, y - 4)], [5, 5])], "#6a3434")
        c.flat(ellipse(x, y - 12, 15, 13), "#5a7a4c")
    way = [
        at(0.1, 0.92),
        at(0.2, 0.72),
        at(0.36, 0.66),
        at(0.4, 0.4),
        at(0.52, 0.3),
        at(0.57, 0.46),
    ]
    run = samples(way, 56)
    dashes = [
        ([(a.x, a.y), (b.x, b.y)], [9, 9]) for a, b in zip(run[0:48:4], run[2:50:4], strict=True)
    ]
    c.lines(dashes, "#b8242c")
    x, y = at(0.76, 0.66)
    ring = c.mask(ellipse(x, y, 46, 26), stroke=5)
    c.put("#6a3434", ring * 0.9)
    c.flat(polygon([(x, y - 46), (x + 10, y), (x, y + 46), (x - 10, y)]), "#6a3434")
    c.flat(polygon([(x - 72, y), (x, y - 7), (x + 72, y), (x, y + 7)]), "#8a4a40")


def _mark(c: Canvas) -> None:
    """The X burns through the sheet."""
    x, y = MARK
    bars = [
        taper([(x - 96, y - 50), (x, y), (x + 104, y + 58)], [18, 38, 26]),
        taper([(x + 86, y - 54), (x, y), (x - 100, y + 60)], [18, 38, 26]),
    ]
    cross = union(*bars)
    c.shape(cross, "#8ae04a", bulge=8)
    mask = c.mask(cross)
    core = smoothstep(0.5, 0.95, blur(mask, 6))
    c.put("#fdffe0", core * mask)
    c.glow(mask, 46, "#9aff50", 0.9)
    c.glow(mask, 14, "#e8ffa0", 0.7)
    c.rays(x, y + 10, "#d8ff9a", 0.4, count=20, seed=8, reach=620)
    c.motes(scatter(rng(3), 60, (380, 120, 780, 470), (1.4, 4)), "#f4ffd0", "#9aff50")


def _front(c: Canvas) -> None:
    """A rat with a lantern jaw of a tin: it was here first."""
    ink = Ink("#241c44", "#100a26", "#5c7a54", rim="#b8e888", rim_width=4)
    rat = spline("40,770! 52,700 100,656 160,650 196,676 232,690 240,704! 214,716 180,724 176,770!")
    c.shape(rat, ink, bulge=26, toward=(0.8, -0.6))
    c.shape(ellipse(158, 652, 21, 22), ink, bulge=10, toward=(0.8, -0.6))
    eye = c.flat(ellipse(196, 690, 5), "#e8ffb0")
    c.glow(eye, 6, "#9aff50", 1)
    c.shape("60,750 -10,740 -30,690 : 20 14 8", ink, bulge=6)
