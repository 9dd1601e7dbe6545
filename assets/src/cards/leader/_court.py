"""The golden sun before which king and queen are seen."""

from __future__ import annotations

import math

import numpy as np
from art import Canvas, ellipse, polygon


def sun(c: Canvas, x: float, y: float, radius: float, inks: str, bright: float) -> None:
    """A disc with 32 rays in `inks`, dark to light, darkest `bright` pixels right of its middle."""
    for i in range(32):
        a, w = i / 32 * 2 * math.pi, 0.052
        size = radius * (1.30 if i % 2 == 0 else 1.16)
        foot = [
            (x + math.cos(a + k) * radius * 0.98, y + math.sin(a + k) * radius * 0.98)
            for k in (-w, w)
        ]
        ray = polygon([foot[0], (x + math.cos(a) * size, y + math.sin(a) * size), foot[1]])
        c.shape(ray, "#e0a040 #8a4030 #fff0a8", 8)
    disc = c.shape(ellipse(x, y, radius), "#f0b64e #c06a38 #ffe9a0", 120, shading=0.8)
    c.field(np.clip(np.hypot(c.x - x - bright, c.y - y - 20) / (radius * 1.25), 0, 1), inks, disc)
    c.put("#ffcf70", c.stipple(c.ray_field(x, y, 26, 3, 0.2, 900) * 0.5) * disc * 0.6)
    for ring in (radius - 10, radius - 22):
        c.put("#a8542c", c.mask(ellipse(x, y, ring), stroke=3) * 0.8)
