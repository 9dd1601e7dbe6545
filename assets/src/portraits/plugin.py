"""A clockwork mask: one cheek is open on its wheels, and someone has left the key in."""

from __future__ import annotations

import math

import numpy as np
from art import (
    Array,
    Canvas,
    Ink,
    Light,
    Path,
    difference,
    ellipse,
    mirror,
    polygon,
    rectangle,
    spline,
    taper,
    union,
)

LIGHT = Light((180, 120), "#c8fff0", "#06141e")
WAY = (-0.7, -0.8)
BRASS = Ink("#c8923c", "#6a3a26", "#ffe9a0", rim="#fff6c8", rim_width=3)
COPPER = Ink("#b05c34", "#54222a", "#f8b070")
IVORY = Ink("#e6dcc0", "#8a7a78", "#fffbe8", rim="#ffffff", rim_width=3)
STEEL = Ink("#5e7c84", "#1e3440", "#c8ece4")


def paint(c: Canvas) -> None:
    _workshop(c)
    _halo(c)
    _neck(c)
    mask = _plate(c)
    _works(c, mask)
    _eyes(c)
    _mouth(c)
    _brow(c)
    _key(c)
    c.finish(vignette=0.3)


def _gear(
    x: float, y: float, radius: float, teeth: int, turn: float = 0, hole: float = 0.3
) -> Path:
    """A cogwheel with a round hole."""
    points = []
    for i in range(teeth):
        a = (i / teeth) * 2 * math.pi + turn
        step = 2 * math.pi / teeth
        for part, size in ((0.0, 0.84), (0.12, 1.0), (0.42, 1.0), (0.54, 0.84)):
            b = a + part * step
            points.append((x + math.cos(b) * radius * size, y + math.sin(b) * radius * size))
    return difference(polygon(points), ellipse(x, y, radius * hole))


def _spoked(x: float, y: float, radius: float, teeth: int, turn: float = 0) -> Path:
    """A cogwheel with spokes."""
    rim = difference(_gear(x, y, radius, teeth, turn, 0.1), ellipse(x, y, radius * 0.62))
    bars = []
    for i in range(5):
        a = i / 5 * 2 * math.pi + turn
        end = (x + math.cos(a) * radius * 0.7, y + math.sin(a) * radius * 0.7)
        bars.append(taper([(x, y), end], [radius * 0.13, radius * 0.13]))
    return union(rim, ellipse(x, y, radius * 0.2), *bars)


def _workshop(c: Canvas) -> None:
    v = c.spot(320, 300, 460) * 1.1 + (c.noise(120, 4, 3) - 0.5) * 0.12
    c.field(v, "#06202c .22:#0c3a46 .45:#14606a .68:#2a9490 .88:#7cd8bc #d8fbe0")
    wheels = [_spoked(70, 470, 130, 20), _spoked(590, 150, 120, 18, 0.1), _gear(70, 130, 90, 14)]
    c.put("#0a2c38", c.rough([*wheels, _gear(580, 480, 100, 16, 0.2)]) * 0.6)


def _halo(c: Canvas) -> None:
    wheel = difference(_gear(320, 290, 256, 28, 0.03), ellipse(320, 290, 176))
    ring = c.shape(wheel, COPPER, bulge=14, toward=WAY, drop=12, edge=0.4)
    for radius in (184, 210):
        c.put("#54222a", c.mask(ellipse(320, 290, radius), stroke=3) * ring * 0.8)
    rivets = [
        ellipse(320 + math.cos(a) * 197, 290 + math.sin(a) * 197, 6)
        for a in np.linspace(0, 2 * math.pi, 24, endpoint=False)
    ]
    c.shape(union(*rivets), BRASS, bulge=5, toward=WAY)


def _neck(c: Canvas) -> None:
    for i in range(4):
        bar = rectangle(252 - i * 4, 470 + i * 24, 136 + i * 8, 26, 12)
        c.shape(bar, STEEL, bulge=12, toward=WAY, drop=5, edge=0.4)
    bust = spline("90,680! 120,600 220,556 320,574 420,556 520,600 550,680!")
    c.shape(bust, BRASS, bulge=40, toward=WAY, drop=10)
    c.shape(_gear(320, 620, 34, 12), STEEL, bulge=8, toward=WAY, drop=5)


def _plate(c: Canvas) -> Array:
    face = spline(
        "320,116 410,132 464,200 472,300 446,400 392,480 320,516 "
        "248,480 194,400 168,300 176,200 230,132"
    )
    c.shape(face, BRASS, bulge=30, toward=WAY, drop=12, drop_cover=0.6)
    inner = spline(
        "320,134 402,148 446,208 454,300 430,392 382,464 320,496 "
        "258,464 210,392 186,300 194,208 238,148"
    )
    return c.shape(inner, IVORY, bulge=90, toward=WAY)


def _works(c: Canvas, mask: Array) -> None:
    """The open cheek."""
    hole = spline("340,520! 352,440! 336,408! 368,372! 356,350! 420,352 470,330! 480,420! 420,500!")
    c.shape(hole, BRASS, bulge=5, toward=WAY, clip=mask)
    cut = spline("348,520! 362,440! 346,410! 378,376! 368,358! 420,360 480,340! 480,420! 420,500!")
    dark = c.flat(cut, "#0c1a24", clip=mask)
    c.wash(c.spot(400, 420, 90) * 0.6, "#1a6a70", clip=dark)
    for path, ink in (
        (_spoked(404, 412, 46, 14), BRASS),
        (_gear(372, 462, 28, 10, 0.2), COPPER),
        (_gear(436, 376, 24, 9, 0.1), STEEL),
        (_gear(420, 458, 17, 8), STEEL),
    ):
        c.shape(path, ink, bulge=7, toward=WAY, drop=5, clip=dark, rim="#fff6c8", rim_width=2)


def _eyes(c: Canvas) -> None:
    left = spline("206,292! 232,264 272,264 296,298! 266,312 230,310")
    for path in (left, mirror(left, 320)):
        c.shape(union(path), COPPER, bulge=6, toward=WAY, drop=4)
    small = spline("218,290! 238,274 268,274 286,296! 262,303 234,302")
    eyes = c.flat([small, mirror(small, 320)], "#08222c")
    glow = c.flat([ellipse(254, 288, 15), ellipse(386, 288, 15)], "#5af0e0", clip=eyes)
    c.flat([ellipse(254, 288, 8), ellipse(386, 288, 8)], "#f0fff8", clip=eyes)
    c.glow(glow, 12, "#40f0e0", 0.9)
    c.glow(glow, 40, "#20c8c8", 0.7)


def _mouth(c: Canvas) -> None:
    nose = spline("320,290! 336,350 344,376 320,388 296,376 304,350")
    c.shape(nose, IVORY, bulge=14, toward=WAY, rim="#ffffff", rim_width=2, drop=5)
    c.lines([("278,446 270,468 274,490", [2, 5, 3])], "#7a6a6c", 0.9)
    grille = rectangle(274, 418, 66, 30, 12)
    c.shape(grille, COPPER, bulge=6, toward=WAY)
    c.flat(rectangle(280, 424, 54, 18, 8), "#08222c")
    c.shape([rectangle(286 + i * 12, 422, 5, 22) for i in range(4)], BRASS, bulge=3, toward=WAY)
    c.wash(c.spot(232, 366, 34) * 0.8, "#d88a68", clip=c.mask(ellipse(232, 366, 26)))
    c.shape(_gear(232, 366, 20, 10), Ink("#c87a58", "#8a4a40", "#f0b090"), bulge=4, toward=WAY)


def _brow(c: Canvas) -> None:
    left = spline("196,250! 230,222 280,228 312,262! 276,250 232,246")
    c.shape([left, mirror(left, 320)], BRASS, bulge=8, toward=WAY, drop=5)
    seam = taper("320,136 320,230", [12, 16])
    c.shape(seam, BRASS, bulge=5, toward=WAY, drop=4)
    c.shape(ellipse(320, 238, 22), BRASS, bulge=8, toward=WAY, drop=5)
    gem = c.shape(ellipse(320, 238, 13), Ink("#18a0a0", "#0a3a48", "#c8fff0"), bulge=10, toward=WAY)
    c.glow(gem, 8, "#40f0e0", 0.5)
    rivets = [ellipse(x, y, 7) for x, y in ((230, 176), (410, 176), (200, 330), (246, 470))]
    c.shape(union(*rivets), BRASS, bulge=6, toward=WAY, drop=3)


def _key(c: Canvas) -> None:
    c.shape(rectangle(308, 76, 24, 62, 4), STEEL, bulge=9, toward=WAY, drop=6)
    wings = union(ellipse(276, 62, 42, 32), ellipse(364, 62, 42, 32), rectangle(300, 48, 40, 40, 8))
    wings = difference(difference(wings, ellipse(272, 62, 20, 14)), ellipse(368, 62, 20, 14))
    c.shape(wings, BRASS, bulge=10, toward=WAY, drop=8, edge=0.4)
