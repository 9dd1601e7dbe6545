"""Mountains as height fields seen in perspective: rock that no outline could draw."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from art.colour import Array
from art.noise import perlin


class View(NamedTuple):
    """What the eye sees of a terrain: light 0..1, height and distance (huge = sky) per pixel."""

    facing: Array
    height: Array
    distance: Array

    @property
    def ground(self) -> Array:
        """The mask of everything that is not sky."""
        return (self.distance < 1e8).astype(np.float32)


def rock_noise(
    x: Array, z: Array, scale: float, seed: int, octaves: int = 5, ridged: bool = False
) -> Array:
    """Noise about -1..1 on the ground plane; few octaves keep the planes of rock large."""
    out = np.zeros_like(x)
    weight, total, f = 1.0, 0.0, 1 / scale
    for k in range(octaves):
        v = perlin(x * f + 31.7 * k + 100, z * f + 11.3 * k + 100, seed + k)
        out += weight * (1 - 2 * np.abs(v) if ridged else v)
        total, weight, f = total + weight, weight * 0.5, f * 2.05
    return out / total


def view(
    size: tuple[int, int],
    height: Callable[[Array, Array], Array],
    *,
    eye: float = 150,
    horizon: float = 300,
    angle: float = 1.05,
    near: float = 60,
    far: float = 2400,
    slices: int = 1000,
    light: tuple[float, float, float] = (-0.75, 0.55, -0.25),
) -> View:
    """Look at the height field `height(x, z)`, drawn slice by slice from far to near.

    `eye` is the height of the camera, `horizon` its row on the canvas, `angle` its field of view.
    """
    w, h = size
    facing, top = np.zeros((h, w), np.float32), np.zeros((h, w), np.float32)
    distance = np.full((h, w), 1e9, np.float32)
    columns, rows = np.arange(w, dtype=np.float32), np.arange(h)[:, None]
    sun = np.array(light, np.float32) / np.linalg.norm(light)
    focus = w / 2 / math.tan(angle / 2)
    for z in near * (far / near) ** np.linspace(1, 0, slices):
        x = ((columns - w / 2) / focus * z).astype(np.float32)
        deep, step = np.full_like(x, z), max(0.8, z * 0.0022)
        level = height(x, deep)
        dx = (height(x + step, deep) - level) / step
        dz = (height(x, deep + step) - level) / step
        lit = (-dx * sun[0] + sun[1] - dz * sun[2]) / np.sqrt(dx * dx + dz * dz + 1)
        y = horizon - (level - eye) * focus / z
        first = max(0, int(np.floor(y.min())))
        if first >= h:
            continue
        covered = (rows >= y[None])[first:]
        for sheet, value in ((facing, lit), (top, level), (distance, deep)):
            sheet[first:] = np.where(covered, value[None], sheet[first:])
    return View(facing, top, distance)
