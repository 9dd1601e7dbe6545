"""The leather panel at the side of the table, stitched and framed in gold."""

from __future__ import annotations

import numpy as np
from art import Path, blur, mirror, move, rectangle, smoothstep, spline
from PIL import Image

from table.piece import Piece, frame, lozenge

SIZE = (496, 1440)
EDGE = 6
HIDE = "#150a0c #220e11 #331616 #47201c #5e2d24"


def paint() -> Image.Image:
    w, h = SIZE
    p = Piece(*SIZE, seed=14)
    p.cast = np.clip((p.x / EDGE) ** 2, 0, 1) * 0.7 * (p.x < EDGE)
    hide = p.mask(rectangle(EDGE, -40, w, h + 80))
    p.cover(hide)
    cells = 1 - np.abs(p.noise(15, 2, 12) - 0.5) * 5
    v = 0.34 + (p.noise(28, 4, 12) - 0.5) * 0.5 + (p.noise(190, 3, 4) - 0.5) * 0.45
    v += (np.clip(cells, 0, 1) - 0.5) * 0.16
    v += 0.22 * smoothstep(24, 8, p.x) - 0.2 * smoothstep(w - 26, w, p.x)
    p.field(np.clip(v, 0, 1), HIDE, hide)
    p.put("#d08a52", smoothstep(EDGE + 3.5, EDGE, p.x) * hide * 0.55)
    box = (17, 14, w - 34, h - 28)
    groove = frame((box[0] - 4, box[1] - 4, box[2] + 8, box[3] + 8), 26, 14)
    p.put("#080405", blur(p.mask(groove), 3) * 0.75)
    _stitches(p, box)
    p.gild(frame(box, 22, 6), 3)
    _corners(p, box)
    return p.picture()


def _stitches(p: Piece, box: tuple[float, float, float, float]) -> None:
    """A seam of waxed thread inside the frame, off the corners."""
    x, y, w, h = box
    long = [(s, y + 76 + 20 * i, 2.6, 12) for s in (x + 9, x + w - 12) for i in range(64)]
    wide = [(x + 76 + 20 * i, s, 12, 2.6) for s in (y + 9, y + h - 12) for i in range(16)]
    threads = [rectangle(*at, 1.5) for at in (*long, *wide)]
    p.put("#0a0506", p.mask([move(t, 1, 2) for t in threads]) * 0.8)
    p.put("#b98650", p.mask(threads) * 0.7)


def _corners(p: Piece, box: tuple[float, float, float, float]) -> None:
    x, y, w, h = box
    middle, level = x + w / 2, y + h / 2
    for path in _flourish(x, y):
        for turned in (path, mirror(path, middle)):
            for part in (turned, move(turned, scale=(1, -1), about=(0, level))):
                p.put("#080405", blur(p.mask(move(part, 1, 3)), 2.5) * 0.7)
                p.gild(part, 5)


def _flourish(x: float, y: float) -> list[Path]:
    """A pointed leaf in the corner, small enough to stay clear of what lies on the panel."""
    half = [(x + 58, y + 3, 0), (x + 36, y + 9), (x + 24, y + 16), (x + 22, y + 22, 0)]
    other = [(x + 16, y + 24), (x + 9, y + 36), (x + 3, y + 58, 0)]
    return [spline([(x + 2, y + 2, 0), *half, *other]), lozenge(x + 14, y + 14, 6)]
