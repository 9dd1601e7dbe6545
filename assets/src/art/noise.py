"""Seeded gradient noise.

NumPy freezes the stream of `RandomState` for good (that of `Generator` may change between
versions), so a painting made of these looks the same on every machine and in every year.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.random import RandomState
from numpy.typing import NDArray

from art.colour import Array


def rng(seed: float) -> RandomState:
    """A stream of chance of its own; two motifs with one seed are twins."""
    return RandomState(abs(int(seed)))


@lru_cache(maxsize=256)
def _lattice(seed: int) -> tuple[NDArray[np.int64], Array, Array]:
    source = RandomState(seed)
    order = source.permutation(256)
    angle = source.rand(256) * 2 * np.pi
    return (
        np.concatenate([order, order]),
        np.cos(angle).astype(np.float32),
        np.sin(angle).astype(np.float32),
    )


def perlin(x: Array, y: Array, seed: int = 0) -> Array:
    """Gradient noise at float coordinates, about -1..1, one feature per unit."""
    order, gx, gy = _lattice(seed)
    x0, y0 = np.floor(x).astype(int), np.floor(y).astype(int)
    dx, dy = x - x0, y - y0
    x0, y0 = x0 & 255, y0 & 255
    x1, y1 = (x0 + 1) & 255, (y0 + 1) & 255
    u = dx * dx * dx * (dx * (dx * 6 - 15) + 10)
    v = dy * dy * dy * (dy * (dy * 6 - 15) + 10)

    def corner(ix: NDArray[np.int64], iy: NDArray[np.int64], ex: Array, ey: Array) -> Array:
        h = order[order[ix] + iy]
        return gx[h] * ex + gy[h] * ey

    top = corner(x0, y0, dx, dy) * (1 - u) + corner(x1, y0, dx - 1, dy) * u
    low = corner(x0, y1, dx, dy - 1) * (1 - u) + corner(x1, y1, dx - 1, dy - 1) * u
    return (top * (1 - v) + low * v).astype(np.float32) * np.float32(1.5)


def fractal(
    x: Array,
    y: Array,
    scale: float = 200,
    octaves: int = 5,
    seed: int = 0,
    *,
    stretch: tuple[float, float] = (1, 1),
    ridged: bool = False,
) -> Array:
    """Several octaves of noise, about 0..1. `scale` is the feature size in pixels."""
    out = np.zeros(x.shape, np.float32)
    weight, total, f = 1.0, 0.0, 1 / scale
    for k in range(octaves):
        n = perlin(x * f / stretch[0] + 17.3 * k, y * f / stretch[1] + 9.1 * k, seed + k)
        out += weight * (1 - 2 * np.abs(n) if ridged else n)
        total, weight, f = total + weight, weight * 0.5, f * 2.03
    return out / np.float32(total) * np.float32(0.5) + np.float32(0.5)


def warped(
    x: Array,
    y: Array,
    scale: float = 200,
    amount: float = 80,
    octaves: int = 5,
    seed: int = 0,
    *,
    stretch: tuple[float, float] = (1, 1),
    ridged: bool = False,
) -> Array:
    """Noise read at places that noise has moved: it swirls, where plain noise only billows."""
    wx = (fractal(x, y, scale * 1.3, 3, seed + 50) - 0.5) * 2 * amount
    wy = (fractal(x, y, scale * 1.3, 3, seed + 70) - 0.5) * 2 * amount
    return fractal(x + wx, y + wy, scale, octaves, seed, stretch=stretch, ridged=ridged)
