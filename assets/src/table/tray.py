"""The frame of the discard tray: a dark well in the cloth, gold line, knots at the corners."""

from __future__ import annotations

import numpy as np
from art import Ink, Path, blur, difference, ellipse, move, rectangle, smoothstep, spline, union
from PIL import Image
from scipy import ndimage

from table.piece import Piece, frame, lozenge

SIZE = (512, 512)
LINE = (40, 40, 432, 432)
WELL = "#071412"


def paint() -> Image.Image:
    p = Piece(*SIZE, seed=16, ground=WELL)
    x, y, w, h = LINE
    p.throw(rectangle(*LINE, 30), 12, 0.55, 4)
    well = p.mask(rectangle(x + 4, y + 4, w - 8, h - 8, 26))
    depth = ndimage.distance_transform_edt(well > 0.5).astype(np.float32)
    p.cast *= 1 - well
    p.cover(well * (0.52 + 0.4 * np.exp(-((depth / 26) ** 2))))
    p.put("#010302", np.exp(-((depth / 16) ** 2)) * well * 0.9)
    p.put("#1c3f34", smoothstep(40, 110, depth) * 0.4)
    p.gild(frame(LINE, 30, 7), 3.5)
    p.gild(frame((x + 13, y + 13, w - 26, h - 26), 20, 2.5), 2, alpha=1.0)
    for turn in range(4):
        _knot(p, turn * 90)
    return p.picture()


def _knot(p: Piece, turn: float) -> None:
    def place(path: Path) -> Path:
        return move(path, turn=turn, about=(256, 256))

    x, y = LINE[0] + 5, LINE[1] + 5
    vine = union(
        spline(
            [
                (x, y, 0),
                (x + 34, y - 2),
                (x + 84, y + 2, 0),
                (x + 44, y + 8),
                (x + 20, y + 22),
                (x + 8, y + 44),
                (x + 2, y + 84, 0),
                (x - 2, y + 34),
            ]
        ),
        difference(ellipse(x + 29, y + 29, 14), ellipse(x + 29, y + 29, 8.5)),
    )
    plate = place(lozenge(x, y, 31))
    p.throw(plate, 7, 0.7, 6)
    p.put("#010302", blur(p.mask(move(place(vine), 0, 3)), 3) * 0.8)
    p.gild(place(vine), 5)
    p.gild(place(ellipse(x + 29, y + 29, 4.5)), 4)
    p.gild(plate, 9)
    p.gild(place(lozenge(x, y, 20)), 6)
    stone = Ink("#8a1f2c", "#3d0a1c", "#ff9a80", rim="#ffd0b0", rim_width=2)
    p.solid(place(lozenge(x, y, 11)), stone, bulge=7)
