"""What the land is made of: meadow, snow, ash, deep wood, heather and sand; fields and water."""

from __future__ import annotations

import numpy as np
from art import (
    Array,
    Path,
    Place,
    ellipse,
    rectangle,
    rng,
    samples,
    smoothstep,
    spline,
    taper,
)

from stories.large import Large
from stories.plan import RIVER

WIDTHS = [30, 26, 28, 30, 32, 32, 32, 34, 34, 36, 44, 48, 46, 44, 44, 44, 46, 50, 56, 70, 120]
# x, y, width, height, turn, soil, crop
FIELDS = (
    (1030, 300, 60, 36, -18, "#8f8a4a", "#c8b468"),
    (812, 205, 60, 40, 14, "#7a8a48", "#b8b868"),
    (560, 250, 70, 40, 10, "#7f8f4c", "#b4b868"),
    (1120, 480, 80, 40, 20, "#93924c", "#d2bd70"),
    (735, 730, 90, 46, -6, "#5a6a40", "#8a9a54"),
    (985, 570, 60, 34, -10, "#7a8a48", "#bcb868"),
    (350, 560, 60, 34, 20, "#51704a", "#84985a"),
    (200, 470, 70, 40, -12, "#5a7a4c", "#94a860"),
    (810, 570, 44, 30, 10, "#7a8a48", "#c0bc6c"),
)


def ground(c: Large) -> None:
    """Green country, warm in the middle, with a land of its own in every corner."""
    v = 0.42 + (c.swirl(240, 90, 4, 3) - 0.5) * 0.9 + (c.noise(60, 4, 9) - 0.5) * 0.35
    v += c.spot(750, 400, 620, 430) * 0.26
    green = "#23493f .2:#2f5c48 .4:#437250 .6:#638c56 .8:#8fa860 #bcc27a"
    c.field(np.clip(v, 0, 1), green, soft=0.55)
    warm = np.maximum(c.spot(880, 440, 620, 360), c.spot(420, 420, 300, 200) * 0.8)
    warm = smoothstep(0.22, 0.7, warm + (c.noise(150, 3, 21) - 0.5) * 0.95) * 0.68
    meadow = "#5f8a52 .3:#86a258 .55:#b0b566 .8:#d0c880 #e6dca0"
    _print(c, 0.5 + (c.noise(90, 4, 5) - 0.5) * 1.2, meadow, warm)
    border = (c.swirl(120, 70, 4, 31) - 0.5) * 190

    def away(x: float, y: float, sx: float, sy: float = 1.0) -> Array:
        return np.hypot((c.x - x) / sx, (c.y - y) / sy) + border

    rock = c.swirl(110, 60, 4, 41, ridged=True) - 0.5
    snow = "#3c5672 .25:#5c7c96 .5:#8fb0ba .75:#c9dcd8 #f4f1e2"
    _print(c, 0.55 + rock * 1.3, snow, smoothstep(330, 190, away(40, 30, 1.25)))
    burnt = c.swirl(100, 60, 4, 43, ridged=True) - 0.5
    ash = "#24121c .25:#3c1c24 .5:#5e2c2a .75:#87442f #b86a3c"
    _print(c, 0.5 + burnt * 1.5, ash, smoothstep(350, 200, away(1470, 50, 1.25)))
    deep = "#0e1830 .25:#172848 .5:#23405a .75:#2f5a62 #4a7a6c"
    shade = c.swirl(110, 60, 4, 47) - 0.5
    _print(c, 0.5 + shade * 1.4, deep, smoothstep(380, 190, away(30, 800, 1.3)))
    heather = "#4a3a5c .4:#7a5080 .7:#a8709a #d09ab0"
    bloom = c.noise(40, 4, 49) - 0.5
    _print(c, 0.5 + bloom * 1.4, heather, smoothstep(150, 40, away(1080, 90, 1.3, 0.8)) * 0.75)
    sand = "#a8784e .25:#c89c62 .55:#e2c284 .8:#f2dca6 #fbecc4"
    drift = c.noise(70, 4, 53) - 0.5
    _print(c, 0.55 + drift * 1.2, sand, smoothstep(310, 220, away(1420, 800, 1.5)))


def _print(c: Large, v: Array, inks: str, cover: Array) -> None:
    c.field(np.clip(v, 0, 1), inks, c.stipple(cover), soft=0.6)


def fields(c: Large) -> None:
    """Ploughed strips and a vineyard: quiet marks of people."""
    for x, y, width, height, turn, soil, crop in FIELDS:
        at = Place(x, y, 1, turn)
        half = width / 2
        strip = rectangle(-half, -height / 2, width, height, 8)
        mask = c.flat(at.path(strip), soil, 0.75)
        rows = np.arange(-height / 2 + 4, height / 2, 7)
        furrows = [
            (at.points([(-half, v), (0, v + 1.5), (half, v)]), [1.0, 3.4, 1.0]) for v in rows
        ]
        c.lines(furrows, crop, 0.8, clip=mask, n=8)


def sea() -> Path:
    return spline(
        "1110,860! 1150,818 1216,770 1286,736 1352,738 1420,700 1470,640 1530,600! 1530,870!"
    )


def water(c: Large) -> Array:
    """The river from its spring to the sea. Returns where it is wet."""
    coast = sea()
    wet = [taper(RIVER, WIDTHS, 300), ellipse(352, 258, 54, 34, 20), coast]
    wet.append(ellipse(578, 606, 46, 40, 20))
    mask = c.rough(wet)
    c.wash(smoothstep(0.02, 0.5, c.soft(c.mask(wet), 7)) * 0.75, "#2a3a2c", clip=1 - mask)
    v = 1.12 - c.soft(mask, 16) * 0.66
    v += (c.swirl(70, 30, 4, 61, stretch=(1.6, 0.7)) - 0.5) * 0.42
    inks = "#0f3f68 .22:#17608a .42:#2487a0 .62:#4fb0b4 .82:#a4d8c8 #e8f4dc"
    c.field(np.clip(v, 0, 1), inks, mask, soft=0.7)
    _ripples(c, mask)
    shore = c.mask(coast)
    c.wash(np.clip(c.soft(shore, 5) * (1 - shore) * 3, 0, 1) * 0.6, "#8a6446")
    inside = c.soft(shore, 6)
    surf = smoothstep(0.55, 0.75, inside) * smoothstep(0.97, 0.8, inside) * shore
    c.wash(surf * 0.85, "#f4f4e0", clip=mask)
    return mask


def _ripples(c: Large, wet: Array) -> None:
    r = rng(6)
    dashes = []
    for at in samples(RIVER, 90):
        if r.rand() < 0.75:
            off = (r.rand() - 0.5) * 20
            line = [at.beside(off, -9), at.beside(off + 1.5, 0), at.beside(off, 9)]
            dashes.append((line, [0.5, 1.9, 0.5]))
    for _ in range(80):
        x, y = 1150 + r.rand() * 350, 700 + r.rand() * 140
        dashes.append(([(x, y), (x + 11, y + 2), (x + 22, y)], [0.5, 2.2, 0.5]))
    c.lines(dashes, "#e8f6e0", 0.55, clip=wet, n=6)
