"""Fields that meet themselves at the right edge, for pictures laid side by side."""

from __future__ import annotations

import numpy as np
from art import Array, Canvas, smoothstep
from art.noise import fractal


def noise(
    c: Canvas,
    scale: float,
    octaves: int,
    seed: int,
    stretch: tuple[float, float] = (1, 1),
    seam: float = 420,
) -> Array:
    """Noise about 0..1 that repeats after the width of the canvas."""
    here = fractal(c.x, c.y, scale, octaves, seed, stretch=stretch)
    there = fractal(c.x - c.width, c.y, scale, octaves, seed, stretch=stretch)
    share = smoothstep(c.width - seam, c.width, c.x)
    return here * (1 - share) + there * share


def away(c: Canvas, period: float, start: float = 0) -> Array:
    """Pixels to the nearest of the columns start, start + period, ..."""
    return np.abs((c.x - start + period / 2) % period - period / 2)
