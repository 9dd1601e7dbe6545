"""The walnut rim of the table with its inlaid gold line. Repeats sideways."""

from __future__ import annotations

import numpy as np
from art import Canvas, Ink, rectangle, smoothstep
from PIL import Image

from table import periodic
from table.piece import GILT, LAMP, lozenge

SIZE = (2560, 40)
WOOD = "#1e0f0d #3a1e17 #5a3020 #7d4629 #a9683a #d39a58"


def paint() -> Image.Image:
    c = Canvas(*SIZE, LAMP, seed=13)
    grain = periodic.noise(c, 170, 5, 31, stretch=(3, 0.09))
    knots = periodic.noise(c, 300, 3, 77, stretch=(1.5, 0.5)) - 0.5
    round_off = 0.2 * smoothstep(16, 0, c.y) - 0.36 * smoothstep(24, 40, c.y)
    c.field(np.clip(grain * 0.8 + knots * 0.5 + 0.06 + round_off, 0, 1), WOOD)
    c.put("#ffd092", smoothstep(3.5, 0.5, c.y) * 0.6)
    c.put("#080406", smoothstep(33, 40, c.y) * 0.85)
    c.put("#140808", c.mask(rectangle(-20, 15.5, SIZE[0] + 40, 11)) * 0.75)
    c.shape(rectangle(-20, 17.5, SIZE[0] + 40, 6), GILT, bulge=3, toward=(0, -1))
    for x in range(0, SIZE[0] + 1, 256):
        c.shape(rectangle(x - 9, 12, 18, 18, 2), Ink("#2a1410"), bulge=3, toward=(0, -1))
        c.shape(lozenge(x, 21, 11), GILT, bulge=5, toward=(-0.4, -1))
    return Image.fromarray(c.pixels())
