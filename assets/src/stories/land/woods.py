"""Trees: pines and round crowns in loose groves, blue and violet in the deep wood."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Ink, ellipse, perlin, pine, rng, union

from stories.land.peaks import HILLS
from stories.land.sun import WAY
from stories.large import Large
from stories.plan import SIZE

Tree = tuple[float, float]
NIGHT = (Ink("#1f4a52", "#0c1c34", "#5a9a7c"), Ink("#2c3c66", "#111634", "#7a7ab0"))
WEST = (Ink("#2a5c48", "#10302f", "#8ab878"), Ink("#477044", "#1c3f33", "#b0c46c"))
EAST = (
    Ink("#35684a", "#153634", "#a8c070"),
    Ink("#5a7a40", "#25442f", "#c8cc74"),
    Ink("#b0702e", "#5a2c2c", "#f0c064"),
)
ATTEMPTS = 5200


def trees(c: Large, room: Array, wet: Array) -> None:
    r = rng(12)
    grove = c.swirl(130, 50, 3, 81)
    tries = [(r.rand() * SIZE[0], r.rand() * SIZE[1]) for _ in range(ATTEMPTS)]
    placed: list[Tree] = []
    for at in tries:
        if _grows(c, at, grove, room, wet) and not _crowded(at, placed):
            placed.append(at)
    placed.sort(key=lambda tree: tree[1])
    cast = c.soft(c.mask([ellipse(x + 5, y + 1, 9, 4) for x, y in placed]), 2.5)
    c.wash(cast * 0.85, "#0c1a1c")
    for x, y in placed:
        _tree(c, x, y, r.rand(), r.rand(), r.randint(999))


def _near(at: Tree, x: float, y: float, stretch: float, reach: float) -> bool:
    return math.hypot((at[0] - x) / stretch, at[1] - y) < reach


def _deep(at: Tree, reach: float = 330) -> bool:
    return _near(at, 30, 800, 1.3, reach)


def _grows(c: Large, at: Tree, grove: Array, room: Array, wet: Array) -> bool:
    """Whether a tree may stand there without hiding anything, and would like to."""
    x, y = at
    if y < 12 or _near(at, 1470, 50, 1.25, 300) or _near(at, 1420, 800, 1.5, 260):
        return False
    if any(c.at(room, x, y - up) < far for up, far in ((0, 7), (14, 6), (24, 3))):
        return False
    if c.at(wet, x, y) > 0.1 or c.at(wet, x, y + 6) > 0.1 or math.hypot(x - 750, y - 360) < 105:
        return False
    if x < 330 and (y < 165 or y > 715):  # the temple and the ring
        return False
    if any(abs(x - a) < w * 0.46 and b - h * 0.8 < y < b - 2 for a, b, w, h, _ in HILLS):
        return False
    eager = 0.40 if _deep(at) else 0.60 if _near(at, 40, 30, 1.25, 300) else 0.53
    return c.at(grove, x, y) >= eager


def _crowded(at: Tree, others: list[Tree]) -> bool:
    apart = 13 if _deep(at) else 15
    x, y = at
    return any((x - a) ** 2 + ((y - b) * 1.3) ** 2 < apart**2 for a, b in others)


def _tree(c: Large, x: float, y: float, hue: float, size: float, seed: int) -> None:
    deep = _deep((x, y), 370)
    inks = NIGHT if deep else EAST if x > 760 else WEST
    ink = inks[int(hue * (2.35 if inks is EAST else 2))]  # autumn is rare
    patch = perlin(np.array([[x / 170]], np.float32), np.array([[y / 170]], np.float32), 5)
    if hue > 0.35 if deep else patch[0, 0] > -0.05:
        height = 24 + size * 12
        c.shape(pine(x, y, height, height * 0.52, seed, tiers=5), ink, bulge=5, toward=WAY)
        return
    r = 9 + size * 3
    crown = union(
        ellipse(x, y - r * 0.95, r, r * 0.95),
        ellipse(x - r * 0.6, y - r * 0.5, r * 0.6),
        ellipse(x + r * 0.6, y - r * 0.5, r * 0.6),
    )
    c.shape(crown, ink, bulge=7, toward=WAY)
