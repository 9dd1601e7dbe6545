"""The plate with an opponent's name: dark leather on a gilt edge."""

from __future__ import annotations

import numpy as np
from art import rectangle, smoothstep
from PIL import Image

from table.piece import Piece, frame, lozenge

SIZE = (512, 128)
BOX = (14, 12, 484, 98)
CORNER = 20
HIDE = "#140a0a #1f1010 #2e1814 #41241b #573326"


def paint() -> Image.Image:
    p = Piece(*SIZE, seed=19)
    x, y, w, h = BOX
    outer = rectangle(*BOX, CORNER)
    p.throw(outer, 6, 0.7, 7)
    p.cover(p.mask(outer))
    face = p.rough(rectangle(x + 2, y + 2, w - 4, h - 4, CORNER - 2))
    grain = (p.noise(22, 4, 12) - 0.5) * 0.34
    p.field(np.clip(0.78 - 0.72 * (p.y - y) / h + grain, 0, 1), HIDE, face)
    p.put("#c98a58", smoothstep(y + 9, y + 4, p.y) * face * 0.35)
    p.gild(frame((x + 3, y + 3, w - 6, h - 6), CORNER - 3, 3.6), 2)
    p.put("#d9a441", p.mask(frame((x + 11, y + 11, w - 22, h - 22), CORNER - 10, 1.4)) * 0.4)
    for at in (x + 17, x + w - 17):
        for level in (y + 17, y + h - 17):
            p.gild(lozenge(at, level, 7), 4)
    return p.picture()
