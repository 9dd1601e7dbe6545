"""The open book of the title picture, its green pages, and the river that leaves them."""

from __future__ import annotations

import numpy as np
from art import Ink, ellipse, pine, rng, samples, spline, taper, union

from stories.large import Large

PAGE = Ink("#f4e2b8", "#a87850", "#fffbe6")
LEATHER = Ink("#8a2a30", "#340e20", "#e88058", rim="#ffd890", rim_width=2.4)
GUTTER = 836
RIVER = "846,522 900,540 884,566 960,584 1040,600 1080,626 1086,660"


def book(c: Large) -> None:
    c.shadow(ellipse(836, 664, 430, 40), "#0a0618", 16, 0.9)
    cover = "404,616! 836,650! 1268,616! 1276,640! 840,690 832,690 396,640!"
    c.shape(spline(cover), LEATHER, bulge=9, toward=(0, -1), edge=0.5)
    for lift in (16, 8, 0):
        for side in (-1, 1):
            _page(c, side, lift)
    ground = np.clip(0.55 + (c.swirl(90, 40, 4, 3) - 0.5) * 0.9, 0, 1)
    land = c.mask(
        spline(
            "520,540! 640,508 760,512 836,532! 912,512 1030,508 1150,540! 1090,580 940,606 836,622 "
            "730,606 580,580"
        )
    )
    edge = c.soft(land, 14) * land
    green = "#2f5c48 .3:#4f7f50 .55:#86a258 .8:#c4c074 #ecdf9c"
    c.field(ground, green, c.stipple(np.clip(edge * 1.5 - 0.2, 0, 1)), soft=0.7)
    c.put(
        "#3a2418", np.exp(-(((c.x - GUTTER) / 10) ** 2)) * c.rise(560, 640) * 0.5 * c.rise(700, 640)
    )


def _page(c: Large, side: int, lift: float) -> None:
    far = GUTTER + side * (420 + lift * 0.6)
    middle = GUTTER + side * 210
    outline = [
        (GUTTER, 536 + lift, 0),
        (middle, 498 + lift),
        (far, 536 + lift, 0),
        (far + side * 8, 608 + lift, 0),
        (middle, 630 + lift),
        (GUTTER, 640 + lift, 0),
    ]
    ink = PAGE if not lift else Ink("#d8bc88", "#7a5038", "#fff0c8")
    mask = c.shape(spline(outline), ink, bulge=18, toward=(-side * 0.4, -1), edge=0.4)
    if lift:
        return
    rows = []
    for k in range(4):
        y = 572 + k * 12
        a, b = GUTTER + side * 300, GUTTER + side * 400
        rows.append(([(a, y), ((a + b) / 2, y - 1), (b - side * (k % 2) * 30, y + 2)], [1, 2.6, 1]))
    c.lines(rows, "#8a6448", 0.7, clip=mask)


def river(c: Large) -> None:
    """From the castle over the page, and off its edge as ink."""
    path = taper(RIVER, [8, 14, 16, 24, 34, 40, 30])
    mask = c.rough(path)
    c.wash(c.soft(c.mask(path), 5) * 0.6, "#23402c", clip=1 - mask)
    v = 0.5 + (c.swirl(40, 20, 3, 9) - 0.5) * 0.8
    inks = "#0f3f68 .3:#17708a .55:#4fb0b4 .8:#b4e0cc #f0f8e0"
    c.field(np.clip(v, 0, 1), inks, mask)
    c.wash(c.rise(606, 660) * 0.9, "#182a6a", clip=mask)
    drops = union(ellipse(1088, 672, 34, 9), ellipse(1130, 676, 9, 4), ellipse(1046, 678, 7, 3))
    c.shape(drops, Ink("#1c2f74", "#0c1438", "#7a9ae0"), bulge=6, toward=(-0.3, -1))
    c.lines([("1070,670 1086,667 1102,669", [1, 2.6, 1])], "#c8dcff", 0.9)
    hull = spline("946,572! 962,580 984,578 998,568! 990,590 960,590!")
    c.shape(hull, Ink("#8a5030", "#38182a", "#e8a864"), bulge=5, toward=(-0.4, -1))
    c.lines([([(971, 576), (971, 530)], [2.4, 1.6])], "#38182a", n=3)
    c.shape(spline("973,566! 973,534! 996,562!"), Ink("#fff6e4", "#b0908c", "#ffffff"), bulge=5)


def woods(c: Large) -> None:
    r = rng(7)
    inks = (
        Ink("#2f6a4c", "#12343c", "#b0cc78"),
        Ink("#4f7a44", "#1c4038", "#d0d480"),
        Ink("#b8702e", "#5a2830", "#f8c868"),
    )
    spots = []
    for _ in range(400):
        x, y = 540 + r.rand() * 600, 520 + r.rand() * 66
        river_near = min(np.hypot(x - at.x, y - at.y) for at in samples(RIVER, 24))
        inside = abs(x - GUTTER) / 310 + abs(y - 548) / 62 < 1
        apart = all(np.hypot(x - a, (y - b) * 1.6) > 17 for a, b in spots)
        if inside and river_near > 30 and apart and abs(x - GUTTER) > 96:
            spots.append((x, y))
    c.wash(c.soft(c.mask([ellipse(x + 4, y, 9, 3) for x, y in spots]), 2) * 0.8, "#12241c")
    for x, y in sorted(spots, key=lambda spot: spot[1]):
        h = 26 + r.rand() * 16
        ink = inks[min(int(r.rand() * 2.4), 2)]
        if r.rand() < 0.6:
            c.shape(
                pine(x, y, h, h * 0.5, r.randint(999), tiers=5), ink, bulge=5, toward=(-0.4, -1)
            )
        else:
            crown = union(
                ellipse(x, y - 11, 11, 10), ellipse(x - 7, y - 6, 7), ellipse(x + 7, y - 6, 7)
            )
            c.shape(crown, ink, bulge=7, toward=(-0.4, -1))
