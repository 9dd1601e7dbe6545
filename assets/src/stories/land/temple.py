"""The Cloud Temple: two curved roofs over red pillars, high in the snow."""

from __future__ import annotations

import numpy as np
from art import Ink, cloud, ellipse, polygon, rectangle, spline

from stories.land.peaks import SLATE, Peak, chain
from stories.land.sun import WAY
from stories.large import Large

PEAKS: tuple[Peak, ...] = (
    (36, 150, 150, 120, 3),
    (262, 128, 150, 108, 5),
    (330, 96, 110, 76, 8),
    (150, 118, 230, 132, 7),
    (-8, 236, 120, 90, 9),
    (40, 262, 90, 60, 12),
)
CLOUDS = (
    (40, 92, 120, 4),
    (226, 66, 110, 6),
    (300, 30, 90, 9),
    (40, 158, 100, 3),
    (232, 158, 70, 5),
)
X, FOOT = 118, 138
TILES = Ink("#2a7a84", "#123a58", "#8ad0b8", rim="#fff4cc", rim_width=1.8)
LIME = Ink("#e4d0a4", "#8a6f78", "#fff2d0")
PILLAR = Ink("#c8483a", "#5c1e38", "#f8a078")
MIST = Ink("#fbf6e6", "#a8c0d4", "#ffffff")


def temple(c: Large) -> None:
    chain(c, PEAKS, SLATE, 0)
    _terrace(c)
    c.flat(rectangle(X - 46, FOOT - 50, 92, 34), "#3c2444")
    door = c.mask(rectangle(X - 14, FOOT - 46, 28, 30, 4))
    c.field(c.spot(X, FOOT - 26, 30, 34), "#3c2444 .4:#8a4a44 .7:#f0a850 #fff0b0", door)
    for k in (-44, -26, 22, 40):
        c.shape(rectangle(X + k, FOOT - 50, 8, 34, 2), PILLAR, bulge=3, toward=WAY)
    _roof(c, FOOT - 46, 76, 22)
    c.shape(rectangle(X - 26, FOOT - 86, 52, 20, 2), LIME, bulge=3, toward=WAY)
    panes = [rectangle(X + k, FOOT - 82, 6, 12, 2) for k in (-14, 8)]
    c.flat(panes, "#ffcf6a")
    _roof(c, FOOT - 82, 48, 20)
    c.lines([([(X, FOOT - 104), (X, FOOT - 100)], [4, 5])], "#d9a441", n=3)
    gold = Ink("#f0c048", "#8a5030", "#fff4b0")
    c.shape(ellipse(X, FOOT - 112, 9), gold, bulge=6, toward=WAY)
    for x, y, width, seed in CLOUDS:
        puff = cloud(x, y, width, 15, seed, puffs=7)
        c.shape(puff, MIST, bulge=8, toward=(-0.3, -1), alpha=0.9)


def _terrace(c: Large) -> None:
    rock = Ink("#8aa0b4", "#44587c", "#e0e8e0")
    ledge = [(-92, 30, 0), (-80, -2), (-30, -12), (40, -12), (74, 2), (96, 30, 0)]
    c.shape(
        spline([(X + x, FOOT + y, *end) for x, y, *end in ledge]),
        rock,
        bulge=12,
        toward=WAY,
        edge=0.4,
        texture=c.swirl(30, 12, 3, 7, ridged=True),
        relief=6,
    )
    stairs = [(X - 22, FOOT + 28), (X - 12, FOOT - 10), (X + 12, FOOT - 10), (X + 22, FOOT + 28)]
    c.shape(polygon(stairs), Ink("#e8d8b4", "#8a7a80", "#fff6dc"), bulge=3, toward=WAY)
    steps = [
        ([(X - 22 + k * 1.4, FOOT + 26 - k * 5), (X + 22 - k * 1.4, FOOT + 26 - k * 5)], [1.6, 1.6])
        for k in range(8)
    ]
    c.lines(steps, "#7a6a78", 0.8, n=3)
    c.shape(rectangle(X - 56, FOOT - 18, 112, 10, 2), LIME, bulge=3, toward=WAY)


def _roof(c: Large, eave: float, half: float, rise: float) -> None:
    """A roof with lifted corners."""
    outline = [
        (-1, -8, 0),
        (-0.6, -2),
        (0, 0),
        (0.6, -2),
        (1, -8, 0),
        (0.62, -rise * 0.55),
        (0.42, -rise, 0),
        (-0.42, -rise, 0),
        (-0.62, -rise * 0.55),
    ]
    path = spline([(X + x * half, eave + y, *end) for x, y, *end in outline])
    mask = c.shape(path, TILES, bulge=7, toward=WAY, edge=0.5, drop=5)
    rows = [
        ([(X + half * t * 0.42, eave - rise), (X + half * t, eave - 2)], [1, 1.8])
        for t in np.linspace(-0.9, 0.9, 13)
    ]
    c.lines(rows, "#123a58", 0.6, clip=mask, n=4)
