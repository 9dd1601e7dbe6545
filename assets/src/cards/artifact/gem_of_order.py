"""A great cut gem floats over its cushion in a vault, between two braziers."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, burn, mix, rng
from art.geometry import arc_points, around, difference, ellipse, polygon, rectangle, spline, union
from art.motifs import sparkle

LIGHT = Light((512, 300), "#fff6d0", "#160c1e")
# The cut: middle, crown, girdle and point, and the corners along the girdle.
CX, TY, GY, BY = 512, 150, 256, 520
X = [-210, -128, 0, 128, 210]


def paint(c: Canvas) -> None:
    _glow(c)
    _vault(c)
    _pedestal(c)
    gem = _gem(c)
    _light_in_gem(c, gem)
    _braziers(c)
    c.finish(vignette=0.38)


def _glow(c: Canvas) -> None:
    d = np.hypot((c.x - 512) * 0.95, c.y - 310)
    v = np.clip(1 - d / 600, 0, 1) ** 1.1 * 1.02 + (c.noise(140, 4, 5) - 0.5) * 0.1
    c.field(v, "#1c1022 .2:#3a1c2c .4:#7a3a30 .6:#c47832 .8:#f6bc56 #fff2c0")
    c.rays(512, 310, "#fff0b0", 0.5, count=24, seed=5, fall=0.5, reach=720)


def _vault(c: Canvas) -> None:
    inner = union(rectangle(160, 260, 704, 600), ellipse(512, 260, 352, 280))
    wall = difference(rectangle(-60, -60, 1160, 920), inner)
    m = c.shape(wall, "#5a2c30 #2a1424 #e8a050", 30, toward=(0, 1), shading=0.4)
    c.field(c.spot(512, 330, 620, 520) * 1.3, "#241222 #3f1e2c #6f3630 #a85c38", m)
    r = rng(21)
    seams = []
    for row, y in enumerate(range(-6, 700, 54)):  # blocks, their seams worn away here and there
        for k in range(-1, 12):
            x = k * 96 + (row % 2) * 48
            if r.rand() < 0.75:
                seams.append(([(x, y), (x + 48, y + 1), (x + 94, y)], [1, 4, 1]))
            if r.rand() < 0.75:
                seams.append(([(x, y), (x, y + 27), (x, y + 54)], [1, 4, 1]))
    c.lines(seams, "#1c0e1e", 0.85, clip=m)
    stone = Ink("#6f3c34", "#2a1424", "#ffc870", rim="#fff0b8", rim_width=4)
    for side in (1, -1):
        half = (c.x * side < 512 * side).astype(np.float32)
        ring = c.shape(
            difference(union(rectangle(92, 262, 840, 600), ellipse(512, 262, 420, 346)), inner),
            stone,
            22,
            toward=(0.8 * side, 0.5),
            shading=0.8,
            lighting=0.7,
            edge=0.3,
            clip=half,
        )
        joints = [
            ([around(512, 260, a, 350, 278), around(512, 262, a, 422, 348)], [3, 5])
            for a in np.linspace(math.pi, 2 * math.pi, 18)
        ]
        joints += [
            ([(x, y), (x + 70, y)], [3, 5, 3]) for x in (92, 864) for y in range(352, 690, 84)
        ]
        c.lines(joints, "#2a1424", 0.85, clip=ring, n=4)
        x = 512 - side * 386
        c.shape(  # the capital from which the arch springs
            polygon(
                f"{x - 50},246 {x + 50},246 {x + 44},268 {x + 36},284 {x - 36},284 {x - 44},268"
            ),
            stone,
            bulge=9,
            toward=(0.8 * side, 0.2),
            edge=0.5,
            drop=8,
        )
        c.shape(rectangle(x - 46, 652, 92, 44, 4), stone, 9, toward=(0.8 * side, -0.3), edge=0.5)


def _pedestal(c: Canvas) -> None:
    from_above = c.lit((0, -1))
    from_above(rectangle(-20, 690, 1064, 120), "#4a2430 #1c0e1e #e8a050", 30)
    for _i, (w, y, h) in enumerate(((420, 664, 60), (330, 624, 46), (250, 560, 70))):
        outline = rectangle(512 - w / 2, y, w, h, 6)
        from_above(outline, "#8a5038 #3a1a28 #ffd890 #fff0b8", 22, edge=0.4, drop=8)
    strokes = [([(512 - 100 + i * 25, 576), (512 - 100 + i * 25, 622)], [4, 4]) for i in range(9)]
    c.lines(strokes, "#3a1a28", 0.7)
    cush = spline("390,560 396,526 450,512 512,516 574,512 628,526 634,560 512,574")
    pad = from_above(cush, "#7a2a6a #35104a #f08ab0", 22)
    c.wash(c.spot(512, 526, 66, 16) * 1.3, "#35104a", clip=pad)  # the weight of the stone
    creases = ("506,528 494,536 484,540", "518,528 530,536 540,540", "512,530 511,540 512,548")
    c.lines([(q, [4, 3, 1]) for q in creases], "#35104a", 0.7, clip=pad)
    for x in (388, 636):
        c.shape(ellipse(x, 556, 11), "#f0b84e #8a4a34 #fffac8")


def _gem(c: Canvas) -> Array:
    facets = [
        ([(CX + X[0], GY), (CX - 130, TY), (CX + X[1], GY)], "#4ac8d8"),
        ([(CX - 130, TY), (CX - 46, TY - 14), (CX + X[1], GY)], "#c8fff4"),
        ([(CX - 46, TY - 14), (CX, GY), (CX + X[1], GY)], "#7fe6e8"),
        ([(CX - 46, TY - 14), (CX + 46, TY - 14), (CX, GY)], "#f4ffff"),
        ([(CX + 46, TY - 14), (CX + X[3], GY), (CX, GY)], "#a0f0ec"),
        ([(CX + 46, TY - 14), (CX + 130, TY), (CX + X[3], GY)], "#48b8d0"),
        ([(CX + 130, TY), (CX + X[4], GY), (CX + X[3], GY)], "#2488b0"),
        ([(CX + X[0], GY), (CX + X[1], GY), (CX, BY)], "#2a98b8"),
        ([(CX + X[1], GY), (CX, GY), (CX, BY)], "#9af0f0"),
        ([(CX, GY), (CX + X[3], GY), (CX, BY)], "#38a8c4"),
        ([(CX + X[3], GY), (CX + X[4], GY), (CX, BY)], "#125a8a"),
    ]
    out = polygon(
        f"{CX + X[0]},{GY} {CX - 130},{TY} {CX - 46},{TY - 14} {CX + 46},{TY - 14} "
        f"{CX + 130},{TY} {CX + X[4]},{GY} {CX},{BY}"
    )
    gem = c.mask(out)
    c.glow(gem, 70, "#a0fff0", 0.8)
    c.glow(gem, 24, "#e0fff8", 0.6)
    for i, (p, hue) in enumerate(facets):
        m = c.flat(polygon(p), hue)
        t = np.clip((c.y - min(q[1] for q in p)) / (np.ptp([q[1] for q in p]) + 1), 0, 1)
        c.wash(
            (t if i % 2 else 1 - t) * 0.55,
            mix(hue, "#0a3a6a", 0.55) if i % 2 else mix(hue, "#ffffff", 0.6),
            clip=m,
        )
    strokes = [
        ([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], [1.4, 2.6, 1.4])
        for p, hue in facets
        for a, b in zip(p, p[1:] + p[:1], strict=True)
    ]
    c.lines(strokes, "#f4ffff", 0.85)
    return gem


def _light_in_gem(c: Canvas, gem: Array) -> None:
    dots = arc_points(CX, 326, 38, 38, -90, 270, 8)[1:]  # seven, as a full run of cards
    seal = [ellipse(x, y, 8) for x, y in dots]
    m = np.maximum(c.mask(ellipse(CX, 326, 38), stroke=3), c.mask(seal)) * gem
    c.put("#fff2b0", m)
    c.glow(m, 8, "#ffe080", 1.0)
    for x, y, size in ((CX - 128, 190, 70), (CX + 150, 280, 46), (CX + 10, 450, 36)):
        c.lines(sparkle(x, y, size, 8), "#ffffff")
    r = rng(4)
    c.motes(
        [(512 + r.randn() * 230, 330 + r.randn() * 190, 1 + 2 * r.rand() ** 2) for _ in range(80)],
        "#fff6d0",
        "#ffd080",
        radius=4,
        strength=0.8,
    )


def _braziers(c: Canvas) -> None:
    for x in (226, 798):
        strokes = [
            ([(x, 700), (x, 600)], [12, 9]),
            ([(x - 30, 704), (x, 690), (x + 30, 704)], [8, 8, 8]),
        ]
        c.lines(strokes, "#2a1424")
        outline = spline([(x - 48, 568, 0), (x + 48, 568, 0), (x + 26, 606), (x - 26, 606)])
        c.shape(outline, "#8a5038 #2a1424 #ffd890", 16, toward=(512 - x, -60))
        burn(c, x, 572, 120, 78, 5 + x)
        c.glow(c.mask(ellipse(x, 530, 30)), 40, "#ff9a40", 0.8)
