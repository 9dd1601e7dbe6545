"""Fire: jets along a curve, and small burning flames."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from scipy import ndimage

from art.canvas import Canvas
from art.colour import Array
from art.fields import blur, smoothstep
from art.geometry import Points, move, samples
from art.motifs import flame
from art.noise import perlin
from art.palette import FIRE

_OFF_CANVAS = 400


def along(
    canvas: Canvas, curve: Points, widths: Sequence[float], n: int = 400
) -> tuple[Array, Array, Array]:
    """Coordinates that follow a curve, for every pixel.

    Returns the share of the way 0..1, the signed distance in half widths, and in pixels.
    """
    h, w = canvas.height, canvas.width
    line = samples(curve, n)
    pad = _OFF_CANVAS
    empty = np.ones((h + 2 * pad, w + 2 * pad), bool)
    index = np.zeros(empty.shape, np.int32)
    for i, at in enumerate(line):
        x, y = round(at.x) + pad, round(at.y) + pad
        if 0 <= x < empty.shape[1] and 0 <= y < empty.shape[0]:
            empty[y, x], index[y, x] = False, i
    away, nearest = ndimage.distance_transform_edt(empty, return_indices=True)
    inner = (slice(pad, -pad), slice(pad, -pad))
    i, away = index[nearest[0], nearest[1]][inner], away[inner].astype(np.float32)
    p = np.array(line, np.float32)[i]
    side = np.sign(
        np.cos(p[..., 2]) * (canvas.y - p[..., 1]) - np.sin(p[..., 2]) * (canvas.x - p[..., 0])
    )
    share = blur((i / (n - 1)).astype(np.float32), 3)
    half = np.interp(share, np.linspace(0, 1, len(widths)), widths)
    return share, (away * side / half).astype(np.float32), away


def jet(canvas: Canvas, curve: Points, widths: Sequence[float], seed: int = 3) -> None:
    """A breath of fire from the first point of a curve, widening and tearing towards the last."""
    s, t, away = along(canvas, curve, widths)
    lick = perlin(s * 13 - 3, t * 2.2 + away / 90, seed)
    flicker = perlin(s * 27 + 5, t * 4 + away / 40, seed + 1)
    billow = canvas.noise(60, 4, seed + 7) - 0.5
    heat = 1 - np.abs(t) * (1 + 0.25 * lick)
    heat += 0.55 * lick * s + 0.35 * flicker * s + billow * (s * 0.9 + 0.1)
    heat *= smoothstep(0, 0.015, s)
    heat *= 1 - smoothstep(0.74, 1.02, s + lick * 0.14 + billow * 0.25)
    heat = np.clip(heat, 0, 1.3)
    cover = smoothstep(0.10, 0.2, heat + (canvas.grain - 0.5) * 0.16)
    canvas.field(np.clip(heat * (1.22 - 0.5 * s), 0, 1), FIRE, cover, soft=0.75)
    canvas.glow(np.clip(heat, 0, 1), 46, "#ff7a20", 0.6)
    canvas.glow(np.clip(heat, 0, 1), 14, "#ffc060", 0.3)


def burn(
    canvas: Canvas,
    x: float,
    y: float,
    height: float,
    width: float,
    seed: float = 0,
    tongues: int = 3,
) -> None:
    """A small flame standing on (x, y), in four inks from red to white."""
    outline = flame(x, y, height, width, seed, tongues)
    for scale, colour in ((1, "#d8481e"), (0.74, "#ff9a2c"), (0.46, "#ffe27a"), (0.22, "#fffdf0")):
        canvas.flat(move(outline, scale=scale, about=(x, y)), colour)
