"""Hook Cove: a ship at anchor, an islet with a palm and something half dug out."""

from __future__ import annotations

import math

from art import Ink, Place, ellipse, foam, polygon, rectangle, sparkle, spline, taper

from stories.land.sun import WAY
from stories.large import Large

FOAM = Ink("#f8fcec", "#8fd0cc", "#ffffff")
WOOD = Ink("#8a5030", "#3c1c28", "#d89858", rim="#ffe8b0", rim_width=1.5)
COIN = Ink("#e8b440", "#8a5028", "#fff4b0")
PALM = (1246, 730)


def cove(c: Large) -> None:
    surf = foam("1228,806 1270,822 1330,824 1380,806", 3, 7, 34, 4, 6)
    c.shape(surf, FOAM, bulge=4, toward=(-0.3, -1))
    islet = "1222,804 1250,786 1300,776 1352,784 1388,802 1350,818 1300,824 1252,818"
    c.shape(spline(islet), Ink("#f0d090", "#b47c50", "#fff4c8"), bulge=12, toward=WAY)
    _chest(c, Place(1336, 800))
    _palm(c)
    _ship(c, Place(1434, 786, 0.62))


def _chest(c: Large, at: Place) -> None:
    box = at.path(polygon("-25,-20 25,-20 22,6 -22,6"))
    c.shape(box, WOOD, bulge=4, toward=WAY, edge=0.5)
    lid = at.path(spline("-27,-24! -22,-42 0,-48 22,-42 27,-24!"))
    c.shape(lid, WOOD, bulge=6, toward=WAY, edge=0.4)
    heap = at.path(spline("-23,-20! -14,-29 0,-31 14,-28 23,-20!"))
    c.shape(heap, COIN, bulge=4, toward=WAY)
    bands = (("-25,-20 25,-20", 3), ("-14,-19 -12,5", 4), ("14,-19 12,5", 4))
    c.lines([(at.points(line), [w, w]) for line, w in bands], "#e0b050", n=3)
    c.flat(at.path(rectangle(-4, -16, 8, 10, 2)), "#ffe08a")
    c.lines(sparkle(at.x + 8, at.y - 32, 11, 3), "#fff8dc", n=4)


def _palm(c: Large) -> None:
    stem = taper("1262,806 1266,780 1258,750 1246,730", [12, 8, 7, 6])
    c.shape(stem, Ink("#8a6040", "#40283a", "#e0a868"), bulge=4, toward=WAY)
    x, y = PALM
    for turn in (-165, -130, -85, -40, -8, 24, 160):
        dx, dy = math.cos(math.radians(turn)) * 40, math.sin(math.radians(turn)) * 40
        frond = taper(
            [(x, y), (x + dx * 0.55, y + dy * 0.7 - 4), (x + dx, y + dy * 0.6 + 14)], [4, 11, 2]
        )
        c.shape(frond, Ink("#3a9a54", "#12484c", "#d0e878"), bulge=4, toward=WAY)


def _ship(c: Large, at: Place) -> None:
    """A stern old ship with striped sails and a black flag of crossed quills."""
    c.put("#0a2c4c", c.soft(c.mask(at.path(ellipse(0, 16, 86, 14))), 4) * 0.7)
    for mast, top, width in ((-34, -150, 58), (28, -168, 66)):
        pole = (at.points([(mast, 0), (mast, top - 14)]), [7 * at.scale, 4 * at.scale])
        c.lines([pole], "#4a2c28", n=4)
        for y, share in ((top + 6, 0.8), (top + 62, 1.0)):
            _sail(c, at, mast, y, width * share / 2 + 4)
    hull = at.path(spline("-92,-26! -60,-14 0,-8 60,-16 98,-42! 92,-4 70,22! 0,28 -62,22! -84,0"))
    oak = Ink("#7a4630", "#2e1626", "#c88a54", rim="#ffe0a0", rim_width=1.6)
    mask = c.shape(hull, oak, bulge=12, toward=WAY, edge=0.4)
    planks = [(at.points([(-90, v), (0, v + 10), (94, v - 4)]), [1, 1.8, 1]) for v in (-14, -4, 6)]
    c.lines(planks, "#2e1626", 0.7, clip=mask, n=10)
    ports = [at.path(rectangle(k, 0, 9, 9, 2)) for k in (-56, -30, -4, 22, 48)]
    c.flat(ports, "#ffca5c", clip=mask)
    flag = "28,-182! 52,-176 74,-184! 66,-172 74,-160! 50,-156 28,-160!"
    c.flat(at.path(spline(flag)), "#1c1624")
    quills = [(at.points("40,-176 60,-164"), [2, 1]), (at.points("60,-178 42,-163"), [2, 1])]
    c.lines(quills, "#f4ead0", n=3)
    wake = foam(at.points("-92,22 -50,30 0,33 50,30 92,20"), 2.5, 5, 26, 3, 5)
    c.shape(wake, FOAM, bulge=3, toward=(-0.3, -1))


def _sail(c: Large, at: Place, x: float, y: float, half: float) -> None:
    cloth = spline(
        [
            (x - half, y, 0),
            (x + half, y, 0),
            (x + half * 1.12, y + 26),
            (x + half * 0.96, y + 48, 0),
            (x, y + 54),
            (x - half * 0.96, y + 48, 0),
            (x - half * 1.12, y + 26),
        ]
    )
    linen = Ink("#f2e4c4", "#a88a8a", "#fffbe6")
    mask = c.shape(at.path(cloth), linen, bulge=12 * at.scale + 4, toward=WAY, edge=0.4)
    stripes = [at.path(rectangle(x + half * k, y - 4, half * 0.34, 64)) for k in (-0.66, 0.3)]
    c.flat(stripes, "#b83a34", 0.85, clip=mask)
