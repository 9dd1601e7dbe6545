"""The gem has risen from its cushion and turns; the one fire there is lies in all its facets."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
from art import Array, Canvas, Ink, Light, blur, burn, rng, rows, scatter, sparkle
from art.geometry import Point, about, around, difference, ellipse, polygon, rectangle, union

LIGHT = Light((150, 420), "#ffe8b8", "#1a1030")
WAY = (-0.9, -0.3)
STONE = Ink("#80485c", "#341a3c", "#ffb878", rim="#ffe8b0")
CENTRE, SIZE = (560, 318), 262
TILT, TURN, LEAN = 0.5, 0.2, 0.28  # towards us, about its axis, and to the side, in radians
CUT = "#0c3468 #15588e #2488b4 #48b8d0 #8ae4e8 #d0fff4 #ffffff"


def paint(c: Canvas) -> None:
    c.layers(_vault, _floor, _brazier, _cushion, _gem)
    c.motes(scatter(rng(8), 50, (220, 120, 900, 640), (1.2, 3.4)), "#f4fff8", "#8af0f0")
    c.finish(vignette=0.26)


def _vault(c: Canvas) -> None:
    v = c.spot(560, 330, 780, 680) * 1.02 + c.spot(60, 420, 420, 420) * 0.3
    v += (c.swirl(200, 60, 4, 3) - 0.5) * 0.14
    c.field(v, "#2a1838 .2:#4a2448 .38:#7c3c50 .56:#b8645c .74:#f0a870 .88:#ffd898 #fff4cc")
    hole = union(rectangle(310, 250, 840, 700), ellipse(730, 250, 420, 350))
    arch = difference(union(rectangle(230, 240, 1000, 700), ellipse(730, 240, 500, 420)), hole)
    m = c.shape(arch, STONE, 24, toward=(0.3, 0.8), shading=0.8)
    turns = np.linspace(math.pi, 2 * math.pi, 15)
    ends = [(around(730, 246, a, 410, 340), around(730, 244, a, 510, 430)) for a in turns]
    joints = [([a, b], [3, 5]) for a, b in ends]
    c.lines(joints, "#341a3c", 0.8, clip=m, n=4)
    c.rays(*CENTRE, "#d8fff0", 0.34, count=22, seed=5, fall=0.6, reach=620)


def _floor(c: Canvas) -> None:
    floor = c.shape("-20,800! -20,640 500,622 1044,640 1044,800!", STONE, 24, toward=(-0.3, -1))
    caustic = np.zeros_like(c.x)
    for x, y, k in rows("""190 700 1 | 250 736 0.7 | 130 740 0.8 | 892 700 1 | 940 736 1.2 |
        858 748 0.7"""):
        caustic += c.mask(polygon(about(x, y, "0,-16 64,-6 30,18 -34,8", k)))
    c.put("#a8fff0", c.stipple(blur(caustic, 4) * 0.8) * floor)
    c.wash(c.spot(560, 690, 340, 70) * 0.5, "#58c8d0", clip=floor)


def _brazier(c: Canvas) -> None:
    """The one fire; it stands at the edge and lights all there is from the left."""
    lit = c.lit((0.3, -0.9))
    lit("84,800 92,640 92,560 = 30 24 40", "#4a3448 #1c1028 #e0a070 #ffd8a0", 10)
    lit("-10,470! 194,470! 170,540 92,572 10,540", "#5c4050 #1c1028 #ffb878 #ffe0b0", 20)
    burn(c, 92, 484, 250, 150, 3, 5)
    c.halo(92, 400, 330, "#ffae50", 0.6)


def _cushion(c: Canvas) -> None:
    lit = c.lit((-0.6, -0.9))
    lit("300,800! 330,700 440,660 640,656 760,694 800,800!", "#6a2c64 #2c1040 #f090b0 #ffd0c8", 50)
    pad = "276,700 330,650 440,628 570,640 690,626 796,652 838,704 720,744 560,752 390,744"
    m = lit(pad, "#7a2a6a #35104a #f08ab0 #ffd8d0", 40, drop=10)
    c.wash(c.spot(570, 676, 120, 34) * 1.3, "#35104a", clip=m)
    c.wash(c.spot(620, 690, 90, 22) * 0.9, "#7af0e8", clip=m)
    creases = "560,676 500,684 430,676 | 580,676 650,690 720,684 | 566,682 560,710 566,740 : 6 5 1"
    c.lines(creases, "#35104a", 0.8, clip=m)
    for x, y in ((282, 704), (832, 706)):
        c.shape(ellipse(x, y, 20), "#e8b048 #7a4628 #fff6c0", 12, toward=WAY, drop=8)


def _ring(radius: float, height: float, count: int, turn: float = 0) -> Array:
    a = np.arange(count) / count * 2 * np.pi + turn + TURN
    return np.stack([np.cos(a) * radius, np.sin(a) * radius, np.full(count, height)], -1)


def _facets() -> list[Array]:
    """A brilliant: table, star, kite and girdle facets above, mains and halves below."""
    table, kite = _ring(0.56, 0.46, 8, np.pi / 8), _ring(0.8, 0.28, 8)
    girdle, low = _ring(1, 0, 16), np.array([0, 0, -1.12])
    half, out = _ring(0.5, -0.56, 8, np.pi / 8), [table]
    for k in range(8):
        n, g = (k + 1) % 8, girdle
        a, b, e, f = 2 * k, (2 * k + 1) % 16, (2 * k + 2) % 16, (2 * k - 1) % 16
        out += [np.array([table[k - 1], table[k], kite[k]])]
        out += [np.array([table[k], kite[k], g[b], kite[n]])]
        out += [np.array([kite[k], g[a], g[b]]), np.array([kite[k], g[f], g[a]])]
        out += [np.array([g[a], half[k], g[b]]), np.array([g[b], half[k], g[e]])]
        out += [np.array([g[a], half[k - 1], low, half[k]])]
    return out


def _seen() -> list[tuple[list[Point], float]]:
    """The facets that are turned to us, and how far each is turned to the light, -1..1."""
    out = []
    for facet in _facets():
        x, y, z = facet.T
        up, deep = z * math.cos(TILT) + y * math.sin(TILT), y * math.cos(TILT) - z * math.sin(TILT)
        right = x * math.cos(LEAN) - up * math.sin(LEAN)
        solid = np.stack([right, -x * math.sin(LEAN) - up * math.cos(LEAN), deep], -1)
        normal = np.cross(solid[1] - solid[0], solid[2] - solid[0])
        normal *= np.sign(normal @ solid.mean(0)) / np.linalg.norm(normal)
        if normal[2] < -0.02:
            points = solid[:, :2] * SIZE + CENTRE
            out.append((points.tolist(), float(normal @ (-0.62, -0.7, -0.36))))
    return out


def _gem(c: Canvas) -> None:
    r, seen = rng(12), _seen()
    c.glow(c.mask([polygon(points) for points, _ in seen]), 60, "#a0fff0", 0.6)
    for points, glance in seen:
        value = np.clip(0.46 + glance * 0.5 + (r.rand() - 0.5) * 0.62, 0.02, 0.98)
        ys = [y for _, y in points]
        slope = (c.y - min(ys)) / (max(ys) - min(ys)) - 0.5
        v = value + slope * (0.3 if r.rand() < 0.5 else -0.3)
        c.field(v, CUT, c.mask(polygon(points)), 0.7)
    edges = [pair for points, _ in seen for pair in pairwise([*points, points[0]])]
    c.lines([(edge, [1.6, 3, 1.6]) for edge in edges], "#f4ffff", 0.8)
    c.lines(sparkle(470, 170, 66, 9) + sparkle(740, 330, 44, 7), "#ffffff")
