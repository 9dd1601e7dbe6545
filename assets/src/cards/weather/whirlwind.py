"""A whirlwind takes an oak and a barn's roof up its spiral, and the wheat bows to it."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, cloud, each, leaf, perlin, rng, scatter, smoothstep
from art.geometry import Place, ellipse, polygon, rectangle, taper

LIGHT = Light((200, 480), "#fff2b8", "#101c30")
WAY = (-0.9, -0.2)
PLANK = Ink("#a85a38", "#3a1c30", "#ffc880")
RED = Ink("#c03a2c", "#4a1430", "#ff9a6a", rim="#ffe0a0", rim_width=3)
BARK = Ink("#5a3a34", "#241430", "#d8a878", rim="#ffe0a0", rim_width=3)
LEAVES = Ink("#2f6448", "#12303a", "#b8cc70")
DRY = Ink("#8a8a40", "#34402c", "#f0e08a")
FOOT = (500.0, 690.0)


def paint(c: Canvas) -> None:
    _sky(c)
    _debris(c, behind=True)
    _funnel(c)
    _debris(c, behind=False)
    _wheat(c)
    c.finish(vignette=0.3)


def _axis(c: Canvas) -> tuple[Array, Array]:
    """The middle of the funnel and its half width at every height."""
    t = np.clip((FOOT[1] - c.y) / 720, 0, 1)
    middle = FOOT[0] + 46 * np.sin(t * 5.2) * (0.4 + t) + 60 * t
    half = 22 + 380 * t**2.1 + 54 * t
    return np.asarray(middle, np.float32), np.asarray(half, np.float32)


def _sky(c: Canvas) -> None:
    v = c.rise(0, 640) * 0.72 + (c.swirl(240, 110, 5, 4, stretch=(1, 0.45)) - 0.5) * 0.3
    v += c.spot(420, 470, 660, 330) * 0.5
    c.field(v, "#14283c .2:#24485a .4:#4a7878 .58:#8aa888 .74:#d8cc80 .88:#ffe490 #fff8cc")
    for x, y, w, h, seed in (
        (120, 150, 420, 90, 3),
        (900, 140, 460, 100, 8),
        (520, 60, 900, 90, 5),
    ):
        heap = cloud(x, y, w, h, seed, 11, flat=False)
        c.shape(heap, "#2a4a5c #122438 #7a9c94", 36, toward=(-0.3, 0.9))
    v = 0.5 + (c.noise(110, 4, 6, stretch=(1, 0.3)) - 0.5) * 0.5 - c.rise(600, 760) * 0.3
    c.field(v, "#5a3a28 .3:#a8743a .6:#e0b050 #ffe48a", smoothstep(618, 624, c.y))


def _funnel(c: Canvas) -> None:
    middle, half = _axis(c)
    t = np.clip((FOOT[1] - c.y) / 720, 0, 1)
    ragged = half + (c.noise(46, 3, 12, stretch=(1.4, 0.6)) - 0.5) * (30 + 46 * t)
    u = (c.x - middle) / ragged
    inside = smoothstep(1.0, 0.93, np.abs(u) + (c.grain - 0.5) * 0.06) * (c.y < FOOT[1] + 8)
    turn = np.arcsin(np.clip(u, -1, 1))
    climb = np.sqrt(t) * 26
    bands = perlin(turn * 1.1 + 7, climb * 0.9 + turn * 0.75, 6)
    thin = perlin(turn * 2.0 + 3, climb * 2.6 + turn * 2.1, 9)
    v = 0.4 - 0.42 * np.sin(turn) - 0.3 * smoothstep(-0.8, -1, u) + bands * 0.3 + thin * 0.2
    c.field(v, "#101c34 .2:#1c3450 .4:#365a70 .58:#6a94a0 .76:#b8d0c0 #fff8dc", inside)
    for k in range(9):  # skirts of cloud that stand off from the body
        h = 0.16 + k * 0.1
        y = FOOT[1] - 720 * h
        row = int(np.clip(y, 0, c.height - 1))
        m, w = float(middle[row, 0]), float(half[row, 0])
        for side in (-1, 1):
            rim = [
                (m + side * w * 0.5, y + w * 0.1),
                (m + side * w * 0.98, y - 2),
                (m + side * (w + 34), y - 20 - w * 0.1),
            ]
            skirt = taper(rim, [4, 18 + 14 * h, 3])
            c.shape(skirt, "#4a7084 #1c3450 #d8e4cc", 8, toward=WAY, alpha=0.9)
    dust = [
        cloud(FOOT[0] + dx, FOOT[1] + 10, w, h, s, 8, False)
        for dx, w, h, s in ((-110, 220, 54, 3), (110, 220, 50, 4), (0, 200, 66, 5))
    ]
    for puff in dust:
        c.shape(puff, "#d8b468 #7a5440 #fff2b8", bulge=20, toward=WAY)


def _debris(c: Canvas, behind: bool) -> None:
    """Everything hangs on one rising spiral about the funnel; half of it is behind."""
    r = rng(5)
    for i in range(34):
        t = 0.1 + 0.86 * i / 34
        turn = i * 0.83
        if (math.sin(turn) < 0) is not behind:
            continue
        reach = 60 + 420 * t**1.8 + 110 * t
        x = FOOT[0] + 50 * t + math.cos(turn) * reach + 46 * math.sin(t * 5.2) * (0.4 + t)
        y = FOOT[1] - 720 * t + math.sin(turn) * (18 + 46 * t)
        at = Place(x, y, 0.5 + 0.9 * t * r.rand() + (0 if behind else 0.3), r.rand() * 360)
        plank = rectangle(-26, -5, 52, 10) if i % 3 else polygon("-16,-12 20,-4 4,14")
        c.shape(at.path(plank), PLANK, bulge=4, toward=WAY, edge=0.4)
    if behind:
        return
    _tree(c, Place(268, 330, 1.2, -118))
    _roof(c, Place(778, 392, 1.15, 28))
    _wheel(c, Place(676, 236, 0.9, 10))


def _tree(c: Canvas, p: Place) -> None:
    """Torn out with its roots; its crown streams away from the wind."""
    roots = """0,90 -40,120 -84,116 | 0,90 -16,140 -44,164 | 4,90 20,140 50,160 |
        4,90 60,116 96,104"""
    for root in each(roots):
        c.shape(taper(p.points(root), [20, 13, 4]), BARK, bulge=6, toward=WAY)
    c.shape(taper(p.points("0,110 4,40 -2,-40"), [34, 26, 18]), BARK, bulge=12, toward=WAY)
    boughs = ("0,-20 -40,-70 -70,-100", "0,-30 30,-80 60,-120", "0,-20 -6,-90 -14,-160")
    for bough in boughs:
        c.shape(taper(p.points(bough), [20, 13, 5]), BARK, bulge=6, toward=WAY)
    r = rng(14)
    for i in range(150):
        a, away = r.rand() * 2 * math.pi, math.sqrt(r.rand())
        x, y = p.points([(math.cos(a) * 96 * away, -104 + math.sin(a) * 82 * away)])[0]
        ink = LEAVES if i % 3 else DRY
        c.shape(leaf(x, y, 34 + 18 * r.rand(), 150 + r.randn() * 46, 0.5), ink, bulge=6, toward=WAY)
    for _ in range(26):  # what the wind has already taken
        x, y = 130 + r.rand() * 330, 180 + r.rand() * 300
        c.flat(leaf(x, y, 22, r.rand() * 360, 0.5), "#8a9a4c" if r.rand() > 0.5 else "#2f5c48")


def _roof(c: Canvas, p: Place) -> None:
    """The roof of a barn, whole, with splintered rafters below."""
    for x in (-90, -50, -10, 34, 74):
        beam = taper(p.points([(x, -6), (x + 8, 44 + x % 30)]), [13, 8])
        c.shape(beam, PLANK, bulge=5, toward=WAY, edge=0.4)
    c.shape(p.path(polygon("84,-74 128,-10 110,10 66,-52")), RED, bulge=6, toward=WAY)
    slope = p.path(polygon("-104,-66 84,-74 116,6 -134,14"))
    m = c.shape(slope, RED, bulge=8, toward=WAY, drop=10)
    rows = ([(-116, -40 + k * 18), (100 + k * 8, -48 + k * 18)] for k in range(3))
    c.lines([(p.points(row), [2, 4, 2]) for row in rows], "#4a1430", 0.9, clip=m)
    seams = ([(x, -72), (x * 1.2, 14)] for x in range(-90, 90, 24))
    c.lines([(p.points(seam), [1, 3, 1]) for seam in seams], "#4a1430", 0.7, clip=m)
    c.flat(p.path(polygon("10,-30 46,-40 40,-8 16,-2")), "#2a1028", clip=m)


def _wheel(c: Canvas, p: Place) -> None:
    ring = c.mask(p.path(ellipse(0, 0, 54, 40)), stroke=13)
    c.put("#6a3a34", ring)
    spokes = [
        (p.points([(0, 0), (math.cos(k) * 52, math.sin(k) * 38)]), [8, 6])
        for k in np.linspace(0, 2 * math.pi, 9)[:-1]
    ]
    c.lines(spokes, "#8a4c38")
    c.shape(p.path(ellipse(0, 0, 12, 10)), PLANK, bulge=7)


def _wheat(c: Canvas) -> None:
    """Ears that bend towards the foot of the funnel, lower the nearer they stand to it."""
    r = rng(17)
    for x in sorted(r.rand(96) * 1120 - 48, key=lambda x: -abs(x - FOOT[0])):
        pull = (FOOT[0] - x) / 540
        side = math.copysign(1, pull)
        tall = 36 + 150 * min(1, abs(pull)) * (0.75 + 0.35 * r.rand())
        bend = side * (70 + 30 * r.rand())
        tip = (x + bend, 776 - tall)
        c.lines([([(x, 790), (x + bend * 0.15, 780 - tall * 0.7), tip], [6, 5, 3])], "#7a4a24")
        ear = taper(
            [tip, (tip[0] + side * 26, tip[1] - 2), (tip[0] + side * 50, tip[1] + 16)], [7, 19, 3]
        )
        m = c.shape(ear, "#e8b040 #8a5428 #fff0a0", bulge=7, toward=WAY, edge=0.4)
        grain = [
            ([(tip[0] + side * k, tip[1] - 8), (tip[0] + side * (k + 8), tip[1] + 12)], [2, 2])
            for k in (8, 20, 32)
        ]
        c.lines(grain, "#8a5428", 0.7, clip=m)
    c.motes(scatter(r, 40, (160, 560, 860, 720), (1.6, 4)), "#ffe8a0")
