"""Buttons: dark leather that lights up, sunk where one writes, and one of gold for what matters
most."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from art import Colour, blur, rectangle, smoothstep
from PIL import Image

from table.piece import Piece, frame

SIZE = (384, 112)
BOX = (14, 12, 356, 82)
CORNER = 20


@dataclass(frozen=True)
class Look:
    """One state of a button."""

    inks: str
    line: float = 1.0
    glow: Colour | None = None
    sunk: bool = False
    gold: bool = False


LOOKS = {
    "button": Look("#1b0d0c #2a1512 #3c2019 #553024 #6e4230"),
    "button_hover": Look("#2c1611 #432319 #5e3424 #7d4a31 #a0673f", glow="#ffcf5a"),
    "field": Look("#0c0505 #150a09 #1f100e #2a1714 #38211b", line=0.75, sunk=True),
    "button_gold": Look("#9a5c26 #bd7f30 #dba342 #f1c565 #ffe8a4", gold=True),
}


def paint(name: str) -> Image.Image:
    look = LOOKS[name]
    p = Piece(*SIZE, seed=18)
    x, y, w, h = BOX
    outer = rectangle(*BOX, CORNER)
    if look.glow is None:
        p.throw(outer, 3 if look.sunk else 5, 0.7, 2 if look.sunk else 7)
    else:
        p.throw(outer, 5, 0.7, 6)
    p.cover(p.mask(outer))
    _face(p, look)
    if look.gold:
        p.put("#fff6d0", p.mask(frame((x + 8, y + 8, w - 16, h - 16), CORNER - 8, 2)) * 0.75)
        p.put("#7a4526", p.mask(frame((x + 10, y + 10, w - 20, h - 20), CORNER - 10, 1.6)) * 0.45)
    else:
        line = p.gild(frame((x + 6, y + 6, w - 12, h - 12), CORNER - 6, 3.4), 2)
        p.put("#1c0e0c", line * (1 - look.line))
    if look.glow is not None:
        p.put(
            look.glow, blur(p.mask(frame((x + 6, y + 6, w - 12, h - 12), 14, 4)), 7) * 0.5, "screen"
        )
    return p.picture()


def _face(p: Piece, look: Look) -> None:
    x, y, w, h = BOX
    face = p.rough(rectangle(x + 3, y + 3, w - 6, h - 6, CORNER - 3))
    down = (p.y - y) / h
    v = 0.26 + 0.5 * down if look.sunk else 0.82 - 0.72 * down
    v = v + (p.noise(24, 4, 12) - 0.5) * (0.16 if look.gold else 0.4)
    p.field(np.clip(v, 0, 1), look.inks, face)
    lip = smoothstep(y + 9, y + 4, p.y) * face
    foot = smoothstep(y + h - 10, y + h - 4, p.y) * face
    if look.gold:
        p.put("#fffbe0", lip * 0.8)
        p.put("#6b3a1c", foot * 0.7)
    else:
        p.put("#050203" if look.sunk else "#c98a58", lip * (0.8 if look.sunk else 0.4))
        p.put("#7a4a34" if look.sunk else "#050203", foot * (0.3 if look.sunk else 0.7))
