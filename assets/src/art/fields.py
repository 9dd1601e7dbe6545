"""Arithmetic on whole pictures: soft steps, blurs and the simplifying filter."""

from __future__ import annotations

import numpy as np
from scipy import ndimage
from scipy.signal import fftconvolve

from art.colour import Array


def smoothstep(start: float, end: float, v: Array) -> Array:
    """0 before `start`, 1 past `end`, an S between; swap them to fall instead of rise."""
    t = np.clip((v - start) / (end - start + 1e-9), 0, 1)
    return t * t * (3 - 2 * t)


def blur(v: Array, radius: float) -> Array:
    """Gaussian blur. Wide ones are made on a reduced copy: the eye cannot tell, the clock can."""
    if radius <= 0:
        return v
    if radius <= 12:
        return ndimage.gaussian_filter(v, radius, mode="nearest")
    step = max(1, int(radius // 6))
    small = ndimage.zoom(v, 1 / step, order=1, grid_mode=True, mode="nearest")
    small = ndimage.gaussian_filter(small, radius / step, mode="nearest")
    back = (v.shape[0] / small.shape[0], v.shape[1] / small.shape[1])
    wide = ndimage.zoom(small, back, order=1, grid_mode=True, mode="nearest")
    return wide.astype(np.float32)


def kuwahara(v: Array, radius: int = 5, sharp: float = 8) -> Array:
    """Flatten detail into clear planes with crisp borders: what makes noisy rock look carved.

    Every pixel takes the mean of the calmest of eight sectors around it.
    """
    y, x = np.mgrid[-radius : radius + 1, -radius : radius + 1].astype(np.float32)
    falloff = np.exp(-(x * x + y * y) / (2 * (radius * 0.55) ** 2))
    angle = np.arctan2(y, x)
    padded = np.pad(v, radius, mode="edge")
    total, weights = np.zeros_like(v), np.zeros_like(v)
    for k in range(8):
        turn = np.abs((angle - k * np.pi / 4 + np.pi) % (2 * np.pi) - np.pi)
        sector = falloff * np.clip(1 - turn / (np.pi / 4 * 1.2), 0, 1)
        sector[radius, radius] = falloff[radius, radius] / 8
        sector = (sector / sector.sum())[::-1, ::-1]
        mean = fftconvolve(padded, sector, mode="valid")
        spread = np.clip(fftconvolve(padded**2, sector, mode="valid") - mean * mean, 0, None)
        weight = 1 / (1e-2 + np.sqrt(3 * spread)) ** sharp
        total += mean * weight
        weights += weight
    return (total / weights).astype(np.float32)
