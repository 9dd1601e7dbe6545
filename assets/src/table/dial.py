"""The sun-dial that counts the discards, and the gems that are set around it."""

from __future__ import annotations

import math

import numpy as np
from art import Ink, Path, arc_points, blur, difference, ellipse, polygon, spline, taper
from PIL import Image

from table.piece import ABOVE, Piece, lozenge, rayed

SIZE = (480, 480)
MIDDLE = 240
RIM, FACE, HUB = 170, 154, 84
GEM_SIZE = (64, 64)


def paint() -> Image.Image:
    p = Piece(*SIZE, seed=20)
    m = MIDDLE
    p.throw(ellipse(m, m, 186), 12, 0.7, 10)
    for i in range(20):
        _ray(p, i)
    p.gild(ellipse(m, m, RIM), 12, rim="#fffbe0", rim_width=2.5)
    beads = [ellipse(*_at(i * 9, 162), 2.6) for i in range(40)]
    p.put("#7a4526", p.mask([ellipse(*_at(i * 9, 162), 4) for i in range(40)]) * 0.6)
    p.put("#fff2b4", p.mask(beads))
    p.put("#180818", p.mask(ellipse(m, m, FACE + 3)))
    face = Ink("#331540", "#150620", "#6f2f63")
    well = p.shape(ellipse(m, m, FACE), face, bulge=110, toward=(-0.3, -1))
    _engrave(p)
    inner = np.hypot(p.x - m, p.y - m)
    p.put("#080210", np.exp(-(((FACE - inner) / 9) ** 2)) * well * 0.75)
    p.gild(difference(ellipse(m, m, HUB + 6), ellipse(m, m, HUB - 1)), 4)
    p.shape(ellipse(m, m, HUB - 2), Ink("#26102f", "#0e0416", "#54224e"), bulge=50, toward=ABOVE)
    p.put("#080210", np.exp(-(((HUB - 2 - inner) / 8) ** 2)) * (inner < HUB - 1) * 0.8)
    return p.picture()


def _at(turn: float, radius: float) -> tuple[float, float]:
    a = math.radians(turn - 90)
    return MIDDLE + math.cos(a) * radius, MIDDLE + math.sin(a) * radius


def _ray(p: Piece, i: int) -> None:
    turn = i * 18
    if i % 2 == 0:
        left, right, tip = _at(turn - 5.6, 164), _at(turn + 5.6, 164), _at(turn, 222)
        p.throw(polygon([left, tip, right]), 5, 0.5, 6)
        p.gild(polygon([left, tip, right]), 9)
        p.put("#7a4526", p.mask(polygon([_at(turn, 168), tip, right])) * 0.35)
    else:
        sway = [(*_at(turn - 4.5, 164), 0), _at(turn - 2.6, 182), (*_at(turn, 204), 0)]
        p.gild(spline([*sway, _at(turn + 2.6, 182), (*_at(turn + 4.5, 164), 0)]), 7)


def _engrave(p: Piece) -> None:
    """Fine gold drawing under the gems: a ring, hours, a sun around the number."""
    m = MIDDLE
    gold = p.mask([ellipse(m, m, 146), ellipse(m, m, 97)], stroke=1.6)
    gold = np.maximum(gold, p.mask(rayed(m, m, (144, 100), 10, turn=-90), stroke=1.4) * 0.7)
    stars = [lozenge(*_at(36 * i, 138), 4) for i in range(10)]
    gold = np.maximum(gold, p.mask(stars))
    p.put("#e0b060", gold * 0.5)


def gem(lit: bool) -> Image.Image:
    """A stone in its gold seat; lit ones are discards that still may come."""
    p = Piece(*GEM_SIZE, seed=21)
    p.throw(ellipse(32, 32, 25), 2.5, 0.7, 3)
    p.gild(ellipse(32, 32, 25), 8)
    for i in range(4):
        p.gild(_claw(i), 4)
    p.put("#160a18", p.mask(ellipse(32, 32, 19.5)))
    stone = (
        Ink("#d22f41", "#6a0f2c", "#ff9c86", rim="#ffe0c8", rim_width=2)
        if lit
        else Ink("#2e2038", "#140b1c", "#57456a", rim="#6f5c82", rim_width=1.6)
    )
    mask = p.shape(ellipse(32, 32, 18), stone, bulge=13, toward=(-0.5, -0.9))
    facets = p.mask([rayed(32, 32, (9,), 6), rayed(32, 32, (18, 9), 6)], stroke=1.1) * mask
    p.put("#ffc8b0" if lit else "#6a587c", facets * 0.4)
    shine = p.mask(taper(arc_points(32, 32, 12.5, 12.5, 195, 265, 8), [1, 4, 1], cap=False))
    p.put("#fff4e8" if lit else "#9a8aac", blur(shine, 0.7) * (0.95 if lit else 0.5))
    if lit:
        p.glow(p.mask(ellipse(35, 37, 9)), 6, "#ff5a38", 0.75)
    return p.picture()


def _claw(i: int) -> Path:
    a = math.radians(45 + 90 * i)
    return ellipse(32 + math.cos(a) * 21.5, 32 + math.sin(a) * 21.5, 4.2)
