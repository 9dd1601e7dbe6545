"""The roads, the bridges where they meet water, the piers of the docks, and what must stay free."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from art import (
    Array,
    Ink,
    Place,
    Point,
    ellipse,
    move,
    rectangle,
    samples,
    spline,
    taper,
)
from scipy import ndimage

from stories.land.sun import WAY
from stories.large import Large
from stories.plan import BROAD, SPACES, roads

PIERS = (((338, 206), (350, 236)), ((618, 558), (594, 590)), ((1176, 714), (1168, 752)))
STONE = Ink("#c4a880", "#5a4658", "#f4e2b8")


def room(c: Large) -> Array:
    """How far every point is from what must stay free: spaces, roads and their numbers."""
    lines = roads()
    taken = c.mask([spline(line, closed=False) for line in lines], stroke=20)
    discs = [ellipse(x, y, 44 if key in BROAD else 30) for key, (x, y) in SPACES.items()]
    discs += [ellipse(line[1][0], line[1][1], 20) for line in lines]
    taken = np.maximum(taken, c.mask(discs))
    return np.asarray(ndimage.distance_transform_edt(taken < 0.5)) / c.scale


def lay_roads(c: Large, wet: Array) -> None:
    """Trodden earth between dark banks, on stone where it crosses water."""
    lines = [spline(line, closed=False) for line in roads()]
    cast = c.soft(c.mask([move(line, 1.5, 3) for line in lines], stroke=14), 2)
    c.wash(cast * 0.6, "#14201c")
    c.put("#4d3524", c.mask(lines, stroke=13.5) * 0.92)
    earth = np.clip(0.55 + (c.noise(16, 3, 71) - 0.5) * 1.1, 0, 1)
    inks = "#b8925c .3:#d8b67c .6:#ecd49e #f9eac4"
    c.field(earth, inks, c.mask(lines, stroke=9.5), soft=0.8)
    for line in roads():
        _bridge(c, line, wet)


def _bridge(c: Large, line: Sequence[Point], wet: Array) -> None:
    steps = samples(line, 60)
    over = [k for k in range(8, 52) if c.at(wet, steps[k].x, steps[k].y) > 0.5]
    if not over:
        return
    a, b = steps[max(0, over[0] - 5)], steps[min(59, over[-1] + 5)]
    half = math.dist((a.x, a.y), (b.x, b.y)) / 2 + 2
    turn = math.degrees(math.atan2(b.y - a.y, b.x - a.x))
    at = Place((a.x + b.x) / 2, (a.y + b.y) / 2, 1, turn)
    shade = c.soft(c.mask(at.path(rectangle(-half, -6, 2 * half, 26, 6))), 3)
    c.put("#0a1c2c", shade * 0.6 * wet)
    sides = at.path(rectangle(-half, -13, 2 * half, 26, 5))
    c.shape(sides, STONE, bulge=4, toward=WAY, edge=0.6)
    deck = c.flat(at.path(rectangle(-half, -8, 2 * half, 16, 2)), "#9a6c44")
    planks = [(at.points([(x, -8), (x, 8)]), [1.6, 1.6]) for x in np.arange(4 - half, half, 6)]
    c.lines(planks, "#5a3828", 0.75, clip=deck, n=3)


def piers(c: Large) -> None:
    for (x0, y0), (x1, y1) in PIERS:
        below = taper([(x0 + 4, y0 + 4), (x1 + 5, y1 + 5)], [13, 13], 8, cap=False)
        c.put("#0a1c2c", c.soft(c.mask(below), 2) * 0.6)
        wood = Ink("#a87848", "#4a2c28", "#e8c088")
        deck = taper([(x0, y0), (x1, y1)], [14, 14], 8, cap=False)
        mask = c.shape(deck, wood, bulge=3, toward=WAY, edge=0.6)
        turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
        at = Place(x0, y0, 1, turn)
        length = math.dist((x0, y0), (x1, y1))
        planks = [(at.points([(x, -7), (x, 7)]), [1.4, 1.4]) for x in np.arange(3, length, 5)]
        c.lines(planks, "#4a2c28", 0.8, clip=mask, n=3)
