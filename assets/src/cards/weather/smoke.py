"""The smoke of one chimney rises as a giant over the village; the dusk burns through its face."""

from __future__ import annotations

import numpy as np
from art import (
    Array,
    Canvas,
    Ink,
    Light,
    blur,
    cloud,
    ellipse,
    mix,
    polygon,
    rectangle,
    rng,
    scatter,
    smoothstep,
    spline,
)

LIGHT = Light((820, 640), "#ffc070", "#1a1038")
ROOF = Ink("#33204c", "#1a1034", "#c86a5c", rim="#ffb070", rim_width=3)
WALL = Ink("#2a1a44", "#150c2c", "#a85a5c", rim="#ff9a64", rim_width=3)
CHIMNEY = (470.0, 640.0)


def paint(c: Canvas) -> None:
    _dusk(c)
    _giant(c)
    _village(c)
    c.motes(scatter(rng(5), 46, (300, 330, 720, 640), (1.4, 4)), "#ffe0a0", "#ff8a40")
    c.finish(vignette=0.26)


def _dusk(c: Canvas) -> None:
    v = c.rise(-60, 640) * 0.72 + c.spot(720, 600, 720, 420) * 0.42
    v += (c.swirl(260, 100, 5, 3, stretch=(1, 0.35)) - 0.5) * 0.24
    c.field(v, "#3a2a6c .22:#6a3c84 .42:#b0507c .6:#ec7a5a .78:#ffb45c .92:#ffdf90 #fff2c0")


def _body(c: Canvas) -> Array:
    """A coat of smoke: a bowed head, shoulders that spread, arms that reach about the roofs."""
    parts = [
        spline("506,40 586,56 630,110 630,190 596,256 520,280 444,256 408,190 410,106 446,58"),
        spline(
            "420,230! 330,236 214,270 130,350 100,470 120,560 176,600 226,560 244,480 300,440"
            " 360,470 400,560 448,652! 496,652! 560,540 640,450 720,430 776,470 790,540 836,580"
            " 896,560 926,490 900,380 820,290 720,240 610,226!"
        ),
        spline("470,90! 420,40 430,-40! 640,-40! 600,20 590,90!"),
    ]
    return np.maximum.reduce([c.mask(part) for part in parts])


def _face(c: Canvas) -> Array:
    """Two slanted eyes and an open howl, torn out of the smoke."""
    holes = c.mask(
        [
            spline("416,116! 456,126 498,164 500,188! 462,186 428,160"),
            spline("626,106! 590,120 556,158 552,182! 586,180 614,152"),
            spline("486,238 524,224 566,236 578,286 556,346 524,370 494,346 472,290"),
        ]
    )
    ragged = blur(holes, 3) + (c.noise(22, 3, 8) - 0.5) * 0.5
    return smoothstep(0.42, 0.56, ragged)


def _giant(c: Canvas) -> None:
    """Puffs heaped from the back to the front: dark in the depth, lit where they face the west."""
    body = _body(c)
    room = blur(body, 26 * c.width / 1024)
    r = rng(21)
    puffs = []
    for x, y, _ in scatter(r, 620, (40, -30, 990, 660)):
        row, column = int(max(y, 0) * c.height / 760), int(x * c.width / 1024)
        depth = float(room[row, column])
        if depth > 0.36:
            puffs.append((depth, x, y, 26 + 74 * (depth - 0.3) * (0.55 + 0.6 * r.rand())))
    for depth, x, y, size in sorted(puffs):
        warm = float(np.clip((y - 100) / 560, 0, 1)) * (1.25 - 0.5 * depth)
        ink = Ink(mix("#584484", "#8a5884", warm), "#2a1c4c", mix("#b08cbc", "#ffc08c", warm))
        outline = cloud(x, y, size * 2, size, int(x + y), 5, flat=False)
        c.shape(outline, ink, bulge=size * 0.7, toward=(0.7, 0.6), shading=0.8, lighting=0.8)
    holes = _face(c)
    c.wash(blur(holes, 26) * 0.9, "#ffb45c", clip=1 - holes)
    c.put("#fff0b0", holes)
    c.glow(holes, 30, "#ff9a50", 0.6)
    c.glow(blur(c.mask(ellipse(CHIMNEY[0] + 4, 634, 34, 20)), 8), 14, "#ffb060", 0.8)


def _village(c: Canvas) -> None:
    for x, w, h, y in (
        (-20, 170, 96, 690),
        (140, 150, 84, 700),
        (290, 130, 88, 696),
        (620, 150, 90, 700),
        (770, 140, 100, 690),
        (910, 160, 90, 700),
        (400, 190, 120, 690),
    ):
        _house(c, x, y, w, h)
    c.flat(polygon("-10,744 1034,736 1034,770 -10,770"), "#150c2c")


def _house(c: Canvas, x: float, y: float, w: float, h: float) -> None:
    tall = h * 0.56
    if x == 400:
        stack = rectangle(CHIMNEY[0] - 24, 634, 48, 80)
        c.shape(stack, WALL, bulge=8, toward=(0.9, -0.2))
        c.shape(rectangle(CHIMNEY[0] - 31, 628, 62, 16), ROOF, bulge=6, toward=(0.9, -0.4))
    c.shape(rectangle(x + 12, y, w - 24, 90), WALL, bulge=8, toward=(0.9, -0.2))
    roof = polygon(
        [(x - 6, y + 4), (x + w * 0.26, y - tall), (x + w * 0.78, y - tall), (x + w + 6, y + 4)]
    )
    m = c.shape(roof, ROOF, bulge=10, toward=(0.8, -0.6), drop=6)
    rows = [([(x, y - tall * k), (x + w, y - tall * k - 3)], [2, 3, 1]) for k in (0.3, 0.62)]
    c.lines(rows, "#1a1034", 0.7, clip=m)
    panes = c.flat([rectangle(x + w * k - 9, y + 20, 18, 24, 2) for k in (0.34, 0.66)], "#ffd47a")
    c.glow(panes, 9, "#ff9a40", 0.7)
