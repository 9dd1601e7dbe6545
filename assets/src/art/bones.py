"""Bones, for crypts, dungeons and those who will not stay in them."""

from __future__ import annotations

import math

from art.geometry import Path, ellipse, taper, union

# A skull in profile, looking right, about (0, 0): for `spline` and for what is drawn on it.
SKULL = "-56,-8 -50,-52 -8,-70 38,-54 52,-18! 46,-8 54,14 60,26! 46,30 48,44! 20,50 2,36 -30,32"
SOCKET = "14,-22 36,-24 42,-2 26,8 10,-2"
NOSTRIL = "50,4! 56,22 44,22"


def long_bone(a: tuple[float, float], b: tuple[float, float], width: float) -> Path:
    """A bone of arm or leg between two joints, with two knobs at either end."""
    angle = math.atan2(b[1] - a[1], b[0] - a[0])
    across = (-math.sin(angle) * width * 0.42, math.cos(angle) * width * 0.42)
    knobs = [
        ellipse(x + side * across[0], y + side * across[1], width * 0.62)
        for x, y in (a, b)
        for side in (-1, 1)
    ]
    return union(taper([a, b], [width, width * 0.8, width]), *knobs)
