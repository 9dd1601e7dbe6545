"""Landmarks beside the spaces that are named for them: houses, mill, tower, stones, sheep."""

from __future__ import annotations

import math

from art import Ink, ellipse, polygon, rectangle, spline
from cards._masonry import round_tower

from stories.land.sun import WAY
from stories.large import Large

WALL = Ink("#f0dcb0", "#8a6a70", "#fff6d8")
THATCH = Ink("#a85a38", "#4c2434", "#eaa060", rim="#ffe8b8", rim_width=1.2)
SLATES = Ink("#3a6a8a", "#1a2c50", "#90c0c4", rim="#f4ecc8", rim_width=1.2)
HOUSES = (
    (906, 92, 1.1, THATCH),
    (1064, 360, 1.0, SLATES),
    (1226, 404, 1.0, THATCH),
    (968, 596, 1.0, SLATES),
    (1000, 752, 0.9, THATCH),
    (684, 752, 1.0, THATCH),
    (466, 456, 1.0, THATCH),
    (88, 396, 0.9, SLATES),
    (574, 268, 1.1, SLATES),
    (1108, 546, 0.9, THATCH),
    (1394, 516, 0.8, SLATES),
    (966, 378, 0.9, THATCH),
    (912, 452, 0.8, THATCH),
)
SHEEP = ((1108, 108), (1214, 580), (366, 706), (238, 340), (282, 352), (1236, 594), (1168, 112))


def landmarks(c: Large) -> None:
    for x, y, size, roof in HOUSES:
        _house(c, x, y, size, roof)
    _mill(c, 706, 170)
    for x, height in ((791, 24), (807, 20)):
        _stone(c, x, 596, height)
    lime, violet = Ink("#e0c898", "#6a5270", "#fff0c8"), Ink("#7a3f8a", "#38184c", "#c890d0")
    round_tower(c, 888, 246, 16, 30, lime, violet, WAY, peak=1.7, seed=4)
    for x, y in SHEEP:
        c.put("#0c1a1c", c.mask(ellipse(x + 2, y + 4, 6, 2.4)) * 0.5)
        c.flat([ellipse(x, y, 5.4, 4), ellipse(x - 5, y - 1.6, 2.2)], "#f6efdc")
        c.flat(ellipse(x - 5.6, y - 1.4, 1.4), "#3a2c38")


def _house(c: Large, x: float, y: float, s: float, roof: Ink) -> None:
    c.put("#0c1a1c", c.soft(c.mask(ellipse(x + 4 * s, y + 1, 15 * s, 5 * s)), 2) * 0.6)
    c.shape(rectangle(x - 10 * s, y - 11 * s, 20 * s, 12 * s), WALL, bulge=3, toward=WAY)
    gable = polygon([(x + a * s, y + b * s) for a, b in ((-14, -9), (-6, -21), (7, -21), (14, -9))])
    c.shape(gable, roof, bulge=3, toward=WAY, edge=0.4)
    c.flat(rectangle(x - 2.5 * s, y - 6 * s, 5 * s, 7 * s, 2), "#4a2c38")
    c.flat(rectangle(x + 4 * s, y - 7 * s, 3.4 * s, 3.4 * s), "#ffd468")


def _mill(c: Large, x: float, y: float) -> None:
    trunk = polygon([(x - 9, y), (x - 6, y - 24), (x + 6, y - 24), (x + 9, y)])
    c.shape(trunk, WALL, bulge=4, toward=WAY)
    cap = spline([(x - 8, y - 23, 0), (x, y - 33), (x + 8, y - 23, 0)])
    c.shape(cap, THATCH, bulge=3, toward=WAY)
    vanes = []
    for turn in (20, 110, 200, 290):
        a, b = math.radians(turn), math.radians(turn + 14)
        vanes.append(
            polygon(
                [
                    (x, y - 24),
                    (x + math.cos(a) * 24, y - 24 + math.sin(a) * 24),
                    (x + math.cos(b) * 23, y - 24 + math.sin(b) * 23),
                ]
            )
        )
    c.flat(vanes, "#f6ead0")


def _stone(c: Large, x: float, y: float, height: float) -> None:
    outline = [(-6, 0, 0), (-6, -height * 0.7), (0, -height), (6, -height * 0.7), (6, 0, 0)]
    grey = Ink("#b8b4c0", "#4c4664", "#f0ecdc")
    path = spline([(x + a, y + b, *end) for a, b, *end in outline])
    c.shape(path, grey, bulge=5, toward=WAY, edge=0.4)
