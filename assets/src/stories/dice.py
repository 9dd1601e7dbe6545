"""Dice: six faces fresh and spent, a gold edge for those that fit, and a die as it tumbles."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import numpy as np
import skia
from art import Array, Ink, Path, ellipse, rectangle, union
from PIL import Image
from table.piece import frame

from stories.large import Token
from stories.shapes import pen
from stories.spaces import MASTER

TABLE = 96
"""Points of the box on the table; the die in it measures 70."""
PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
BONE, SPENT = Ink("#f6e8c8", "#b08c62", "#fffbec"), Ink("#8f8478", "#4c443e", "#b4aa9a")
PIP, DULL = Ink("#7a1c24", "#2c0812", "#a83a34"), Ink("#4a3c38", "#2c0812", "#6a5850")
TURNS = ((20, 34, 10), (66, 20, 40), (118, 38, 75), (160, 52, 20), (215, 28, 55), (290, 44, 100))
"""The positions of the tumbling die: degrees about x, y and z."""


def _token() -> Token:
    return Token(192, 192, TABLE * MASTER / 192, seed=30)


def die(number: int, spent: bool) -> Image.Image:
    p = _token()
    ink, dot = (SPENT, DULL) if spent else (BONE, PIP)
    outer = rectangle(26, 22, 140, 140, 32)
    p.throw(outer, 8, 0.85, 9)
    p.solid(outer, ink, bulge=20, edge=0.4)
    p.solid(rectangle(36, 30, 120, 118, 24), ink, bulge=50)
    for x, y in PIPS[number]:
        p.solid(ellipse(96 + x * 36, 90 + y * 36, 14), dot, bulge=8, toward=(0.4, 1))
    return p.picture()


def edge() -> Image.Image:
    """The gold that is laid under a die that fits a move."""
    p = _token()
    p.throw(rectangle(18, 14, 156, 156, 38), 8, 0.5, 8)
    p.gild(frame((16, 12, 160, 160), 40, 18), 8)
    return p.picture()


def cube(
    turns: tuple[float, float, float], middle: tuple[float, float], half: float
) -> list[tuple[int, Array, skia.Matrix]]:
    """The sides of a turned die that are seen: number, direction, and where its square lies."""
    axes = _turned(*turns)
    out = []
    for axis, (front, back) in enumerate(((1, 6), (2, 5), (3, 4))):
        for sign, number in ((1, front), (-1, back)):
            normal = axes[axis] * sign
            if normal[2] > 0.12:
                plane = (axes[(axis + 1) % 3], axes[(axis + 2) % 3])
                out.append((number, normal, _plane(middle, half, normal, plane)))
    return out


def tumbling(index: int) -> Image.Image:
    """A die in the air: the three faces that a turn shows."""
    p = _token()
    faces = cube(TURNS[index], (96.0, 88.0), 47.0)
    block = union(*(pen(on(rectangle(-0.9, -0.9, 1.8, 1.8), at), 12) for _, _, at in faces))
    block = union(block, *(on(rectangle(-0.98, -0.98, 1.96, 1.96), at) for _, _, at in faces))
    p.throw(block, 10, 0.6, 14)
    p.solid(block, BONE, bulge=12, edge=0.4)
    for number, normal, at in faces:
        light = float(np.clip(0.5 - normal[0] * 0.3 - normal[1] * 0.5, 0, 1))
        tone = Ink("#f6e8c8" if light > 0.55 else "#dcc394" if light > 0.25 else "#b8966a")
        mask = p.solid(on(rectangle(-0.9, -0.9, 1.8, 1.8, 0.3), at), tone, bulge=8)
        pips = [on(ellipse(x * 0.5, y * 0.5, 0.2), at) for x, y in PIPS[number]]
        p.put("#6a1820", p.mask(pips) * mask)
    return p.picture()


def _turned(x: float, y: float, z: float) -> Array:
    """The three axes of a cube after turns about x, y and z, in that order."""
    out = np.eye(3, dtype=np.float32)
    for axis, degrees in enumerate((x, y, z)):
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        a, b = (axis + 1) % 3, (axis + 2) % 3
        turn = np.eye(3, dtype=np.float32)
        turn[a, a], turn[a, b], turn[b, a], turn[b, b] = c, -s, s, c
        out = turn @ out
    return out.T


def _plane(
    middle: tuple[float, float], half: float, normal: Array, sides: tuple[Array, Array]
) -> skia.Matrix:
    """What carries the square -1..1 onto a face as it is seen."""
    u, v = sides
    matrix = skia.Matrix()
    matrix.setAll(
        float(u[0]) * half,
        float(v[0]) * half,
        middle[0] + float(normal[0]) * half,
        float(u[1]) * half,
        float(v[1]) * half,
        middle[1] + float(normal[1]) * half,
        0,
        0,
        1,
    )
    return matrix


def on(path: Path, matrix: skia.Matrix) -> Path:
    out = skia.Path(path)
    out.transform(matrix)
    return out


def paintings() -> dict[str, Callable[[], Image.Image]]:
    out: dict[str, Callable[[], Image.Image]] = {"die_edge": edge}
    for number in PIPS:
        out[f"die_{number}"] = partial(die, number, False)
        out[f"die_{number}_spent"] = partial(die, number, True)
    for index in range(len(TURNS)):
        out[f"die_tumbling_{index + 1}"] = partial(tumbling, index)
    return out
