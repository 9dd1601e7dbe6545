"""What lies around the pieces: the frame of the board, the ring of a reachable space, a chevron."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from art import Ink, ellipse, polygon, rectangle
from PIL import Image
from table.piece import frame, lozenge

from stories.large import Token

FRAME = (512, 512)
"""Stretched like the furniture of the table: margins 96, the board lies 40 inside."""
INSET = 40
RING, RING_MASTER = 96, 4


def board_frame() -> Image.Image:
    """A gilt rail with a dark inner shadow and a jewel at each corner."""
    w, h = FRAME
    p = Token(w, h, 1, seed=60)
    rail = frame((INSET - 22, INSET - 22, w - 2 * INSET + 44, h - 2 * INSET + 44), 14, 24)
    p.throw(
        rectangle(INSET - 22, INSET - 22, w - 2 * INSET + 44, h - 2 * INSET + 44, 14), 9, 0.7, 5
    )
    p.cast *= 1 - p.mask(rectangle(INSET, INSET, w - 2 * INSET, h - 2 * INSET))
    p.solid(rail, Ink("#5a3020", "#20100e", "#a8704a"), bulge=10, edge=0.4)
    p.gild(frame((INSET - 22, INSET - 22, w - 2 * INSET + 44, h - 2 * INSET + 44), 14, 7), 3.5)
    p.gild(frame((INSET - 6, INSET - 6, w - 2 * INSET + 12, h - 2 * INSET + 12), 6, 7), 3.5)
    inner = p.mask(rectangle(INSET + 1, INSET + 1, w - 2 * INSET - 2, h - 2 * INSET - 2))
    edge = p.soft(1 - inner, 9) * inner
    p.cast = np.maximum(p.cast, edge * 0.75)
    for x in (INSET - 8, w - INSET + 8):
        for y in (INSET - 8, h - INSET + 8):
            p.throw(lozenge(x, y, 30), 6, 0.7, 5)
            p.gild(lozenge(x, y, 30), 9)
            p.gild(lozenge(x, y, 20), 6)
            stone = Ink("#8a1f2c", "#3d0a1c", "#ff9a80", rim="#ffd0b0", rim_width=2)
            p.solid(lozenge(x, y, 11), stone, bulge=7)
    return p.picture()


def ring() -> Image.Image:
    """A glowing gold ring around a space that can be reached; its line has a radius of 36."""
    p = Token(RING, RING, RING_MASTER, seed=61)
    m = RING / 2
    line = p.mask(ellipse(m, m, 36), stroke=4)
    p.rgb[:] = np.array([1.0, 0.81, 0.35], np.float32)
    glow = np.clip(p.soft(line, 5) * 1.3, 0, 1)
    p.put("#fff6c8", p.soft(line, 0.8))
    p.cover(np.maximum(line, glow * 0.85))
    return p.picture()


def chevron() -> Image.Image:
    """One of those that walk along a road, pointing right."""
    p = Token(64, 64, 2, seed=62)
    arrow = polygon("18,10 34,10 52,32 34,54 18,54 34,32")
    p.throw(arrow, 4, 0.8, 3)
    p.solid(arrow, Ink("#ffcf5a", "#a8682a", "#fff6c8"), bulge=6, edge=0.5)
    return p.picture()


def paintings() -> dict[str, Callable[[], Image.Image]]:
    return {"frame": board_frame, "ring": ring, "chevron": chevron}
