"""Dawn in the belfry: of three bells the great one swings, and a thigh bone is its clapper."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, Path, Place, Point, about, around, difference, rng
from art.geometry import ellipse, move, polygon, rectangle, samples, spline, taper, union
from art.motifs import leaf, ridge, scatter, star, tower
from art.skies import clouds
from art.strokes import placed, strewn
from art.tables import rows
from cards._masonry import archway, courses

LIGHT = Light((400, 520), "#fff0b0", "#2a1a34")
WOOD = Ink("#8a5434", "#3a1c2c", "#e8a860", rim="#ffe8a8", rim_width=3)
STONE = Ink("#7c6858", "#34243c", "#d8b084", rim="#ffe8b0", rim_width=4)
BONE = Ink("#f0e8c8", "#8a7a80", "#fffbe8")
SUN = (356, 586)


def paint(c: Canvas) -> None:
    c.layers(_dawn, _country, _arch, _beams, _wedding_bell, _wizard_bell, _great_bell, _dust)
    c.finish(vignette=0.28)


def _dawn(c: Canvas) -> None:
    v = c.y / 640 + (c.swirl(260, 80, 4, 5, stretch=(1.4, 0.4)) - 0.5) * 0.14
    v = v * 0.86 + c.spot(*SUN, 360, 260) * 0.26
    c.field(v, "#2a8a98 .15:#52aca8 .35:#94ccb0 .55:#e0e0a8 .75:#ffd078 .9:#ffe8a0 #fff8d8")
    c.rays(*SUN, "#fff0b0", 0.3, count=15, seed=4, reach=720)
    c.glow(c.flat(ellipse(*SUN, 70), "#fffbe0"), 40, "#ffc060", 0.5)
    heaps = "640 470 260 30 3 | 240 420 200 26 6 | 760 400 180 22 9"
    clouds(c, heaps, "#f4c890 #b88a90 #fff4c8", (-0.2, 1))


def _country(c: Canvas) -> None:
    c.shape(ridge(600, 30, 200, 5), "#7aa898 #4c8088 #f0d898", 24, toward=(-0.2, -1))
    # the wizard's tower on its hill
    hill = Ink("#5c9080", "#3a6a74", "#d8d088")
    c.shape(ridge(632, 20, 160, 8, peaks=((536, 40, 80),)), hill, 24, toward=(-0.4, -1))
    body, cap = tower(540, 606, 26, 66, 1.3)
    c.shape(body, "#5a5a74 #3a3a5c #f0d0a0", 8, toward=(-1, -0.2))
    c.shape(cap, "#3a4a8a #2a2c5c #c0b0a0", 8, toward=(-1, -0.2))
    c.flat(ellipse(540, 564, 4, 6), "#ffe080")
    c.haze(590, 690, "#ffe8a8", 0.3)
    # roofs far below, and the yard that the ringer comes from
    r = rng(6)
    for row, (level, count) in enumerate(((664, 7), (704, 7))):
        for k in range(count):
            x, y = 470 + k * 70 + row * 30 + r.randn() * 8, level + r.randn() * 6
            w = 50 + 22 * r.rand()
            wall = Ink("#c8a078", "#7a5a68", "#ffe0a8")
            c.shape(rectangle(x - w / 2, y - 22, w, 80), wall, 6, toward=(-1, -0.4))
            roof = polygon(about(x, y, "-0.62,-20 -0.24,-52 0.24,-52 0.62,-20", (w, 1)))
            c.shape(roof, "#b0543c #6a2c44 #f8b070", 6, toward=(-0.6, -0.9))
    yard = Ink("#5c8a5c", "#2f5a5c", "#d8d880")
    c.shape("80,780! 80,664 200,640 330,648 450,690 520,780!", yard, 20, toward=(0.6, -1))
    c.flat(ellipse(322, 676, 40, 8), "#2c1c2c")
    c.shape("352,684! 372,660 400,656 428,688!", "#8a5c44 #4a2c3c #f0b880", 10)
    for x, y, h in ((160, 690, 34), (214, 672, 30), (266, 664, 34), (196, 708, 40), (282, 700, 42)):
        stone = union(rectangle(x - 12, y - h, 24, h), ellipse(x, y - h, 12))
        c.shape(stone, "#a89a9c #5a4c68 #fff0c8", 6, toward=(0.8, -0.4), edge=0.4)


def _arch(c: Canvas) -> None:
    """The open side of the belfry, from within."""
    from_below = c.lit((0, 0.9))
    opening = union(archway(512, 900, 800, 860))
    wall = from_below(difference(rectangle(-30, -30, 1084, 840), opening), STONE, 26, edge=0.3)
    c.wash((np.clip(np.abs(c.x - 512) - 400, 0, 200) / 150) * 0.6, "#3a2840", clip=wall)
    courses(c, wall, (0, 10, 1024, 760), 44, "#34243c", seed=4, keep=0.6, cover=0.7)
    outline = difference(archway(512, 900, 904, 912), opening)
    ring = from_below(outline, "#94795f #3f2b42 #f0c890 #fff0c0", 12, edge=0.5)
    for a in range(190, 352, 11):
        t = math.radians(a)
        inner = around(512, 440, t, 400)
        c.lines([([inner, around(512, 440, t, 452)], [5, 3])], "#34243c", 0.8, clip=ring, n=4)
    joints = [([(x, y), (x + 52, y)], [3, 3]) for x in (60, 912) for y in range(480, 700, 62)]
    c.lines(joints, "#34243c", 0.8, clip=ring, n=4)


def _beams(c: Canvas) -> None:
    main = c.shape(rectangle(-20, -6, 1064, 74), WOOD, 12, toward=(-0.1, 1), edge=0.4, drop=10)
    grain = strewn(
        ((40, 12), (200, 34), (420, 16), (640, 38), (780, 16)), "0,0 130,3 260,0", [1, 3.4, 1]
    )
    c.lines(grain, "#3a1c2c", 0.7, clip=main)


def _bell_path() -> Path:
    return spline("""-34,14! -22,2 22,2 34,14! 52,40 58,92 70,136 88,162 104,178! 100,192 0,202
        -100,192 -104,178! -88,162 -70,136 -58,92 -52,40""")


def _bell(c: Canvas, p: Place, ink: Ink, toward: tuple[float, float]) -> Array:
    lit = c.lit(toward)
    iron = Ink("#4a4a54", "#20202c", "#c8b088")
    for x in (-16, 16):
        lit(p.path(difference(ellipse(x, -6, 14, 18), ellipse(x, -6, 6, 10))), iron, 4)
    body = lit(p.path(_bell_path()), ink, 46 * p.scale, edge=0.5, rim="#fff8d0", rim_width=4)
    shade = str(ink.shade)
    strokes = placed(
        p.points,
        "-50,44 0,54 50,44 : 2 4 2 | -68,132 0,146 68,132 : 3 6 3 | "
        "-78,148 0,162 78,148 : 2 4 2 | -104,178 0,192 104,178 : 2 5 2",
    )
    c.lines(strokes, shade, 0.85, clip=body)
    return body


def _strap(c: Canvas, x: float, top: float, foot: float) -> None:
    c.shape(rectangle(x - 26, foot - 26, 52, 22, 6), WOOD, 7, toward=(0, 1), edge=0.3)
    for dx in (-14, 14):
        c.lines([([(x + dx, top), (x + dx, foot - 14)], [7, 7])], "#34303c", n=4)


def _wedding_bell(c: Canvas) -> None:
    x, y = 104, 330
    _strap(c, x, 60, y - 8)
    p = Place(x, y, 0.8, 0)
    c.shape(ellipse(x, y + 164, 15), "#b08a90 #5a4060 #fff0d8", 9)
    body = _bell(c, p, Ink("#ecd0c8", "#9a6a88", "#fff8e8"), (0.9, 0.2))
    heart = spline("0,-8! 8,-20 24,-14 20,4 0,24! -20,4 -24,-14 -8,-20")
    c.shape(move(heart, x, y + 70, 0.9), "#e0586c #8a2450 #ffb0a0", 6, clip=body)
    # a garland and ribbons
    r = rng(4)
    for s in samples([(x - 78, y + 126), (x, y + 152), (x + 78, y + 126)], 13):
        for turn in (30, 150, 270):
            c.shape(leaf(s.x, s.y, 19, turn + r.randn() * 20, 0.5), "#5a9a58 #2c5a54 #c8e08c", 4)
        hue = ("#fff4e8", "#f08a9c", "#ffd070")[r.randint(3)]
        outline = ellipse(s.x + r.randn() * 2, s.y, 10)
        c.shape(outline, Ink(hue, "#b0506c", "#fffbe8"), 6, toward=(0.6, -0.4), edge=0.3)
        c.flat(ellipse(s.x, s.y, 3.4), "#f0b040")
    for pts in ((x - 66, 1), (x + 70, -1)):
        ax, k = pts
        line: list[Point] = about(ax, y, "0,138 -12,176 8,208 -8,244", (k, 1))
        c.shape(taper(line, [12, 14, 13, 9]), "#f08a9c #a04068 #ffd0c8", 5, toward=(0.8, 0))


def _wizard_bell(c: Canvas) -> None:
    x, y = 926, 300
    _strap(c, x, 60, y - 8)
    p = Place(x, y, 0.8, 0)
    c.shape(ellipse(x, y + 164, 15), "#8a6a40 #3a2840 #fff0b0", 9)
    body = _bell(c, p, Ink("#3a5aa8", "#1c2456", "#a0c8d8"), (-0.9, 0.2))
    outlines = [
        star(x + dx, y + dy, s)
        for dx, dy, s in rows(
            "-24 62 0.9 | 26 52 0.6 | 20 92 0.8 | -34 96 0.5 | -52 142 0.6 | 40 138 0.7 | 0 146 0.6"
        )
    ]
    c.flat(outlines, "#ffe080", clip=body)
    moon = difference(ellipse(x + 2, y + 74, 16), ellipse(x + 10, y + 69, 14))
    c.flat(moon, "#ffe080", clip=body)


def _great_bell(c: Canvas) -> None:
    """Verdigris and old bronze; its clapper is a thigh bone."""
    p = Place(538, 92, 2.42, 15)
    on = c.at(p)
    on.shape(rectangle(-46, -34, 92, 34, 6), WOOD, 12, toward=(-0.2, 1), edge=0.4)
    bone = Ink("#e8dcb4", "#7a5c60", "#fffbe8")
    clapper = p.points("-4,120 -12,200 -14,246")
    c.shape(taper(clapper, [50, 40, 46]), bone, 8, toward=(-0.9, 0.3), edge=0.9)
    x, y = clapper[-1][0], clapper[-1][1]
    outline = union(ellipse(x - 26, y + 8, 31), ellipse(x + 24, y + 20, 31))
    c.shape(outline, bone, 10, toward=(-0.9, 0.3), edge=0.9)
    green = Ink("#2f7068", "#143044", "#a8c878", rim="#fff4b8", rim_width=6)
    body = _bell(c, p, green, (-0.95, 0.25))
    c.wash((c.noise(60, 4, 6) > 0.56) * 0.35, "#8ab88c", clip=body)
    # moths of bronze: an hourglass and a band of bones in relief
    gold = Ink("#c89040", "#4a3430", "#ffe898")
    glass = spline("-17,62! 17,62! 14,78 4,88 14,98 17,114! -17,114! -14,98 -4,88 -14,78")
    on.shape(glass, gold, 7, toward=(-0.9, 0), edge=0.5, clip=body)
    outlines = [p.path(rectangle(-22, 56, 44, 8, 2)), p.path(rectangle(-22, 112, 44, 8, 2))]
    c.shape(outlines, gold, 4, toward=(-0.9, 0), clip=body)
    strokes = placed(p.points, "-66,122 0,136 66,122 : 8 18 8 | -92,168 0,182 92,168 : 8 18 8")
    c.lines(strokes, "#c89040", 0.95, clip=body)
    crack = "37,206 27,178 42,160 29,142 39,124 35,104 44,124 36,142 50,160 37,178 50,210"
    on.flat(polygon(crack), "#0c1c2c", clip=body)


def _dust(c: Canvas) -> None:
    dots = scatter(rng(8), 60, (140, 200, 900, 700), (1, 2.8))
    c.motes(dots, "#fffbe0", "#ffd070", radius=4, strength=0.6)
