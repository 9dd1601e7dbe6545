"""A dwarf's knife of seven tools lies fanned on the bench, beside a crystal ball it has mended."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
from art import (
    Array,
    Canvas,
    Ink,
    Light,
    Path,
    Place,
    Point,
    difference,
    ellipse,
    polygon,
    rectangle,
    rng,
    scatter,
    smoothstep,
    sparkle,
    spline,
    taper,
    union,
)

LIGHT = Light((430, -120), "#ffe2a8", "#170f1e")
WAY = (-0.35, -0.9)
STEEL = Ink("#b4bccc", "#3c3f68", "#fffdf0", rim="#fffef4", rim_width=3)
BLUED = Ink("#7c88a8", "#2a2a54", "#e0e8e8", rim="#f4fbf0", rim_width=3)
BRASS = Ink("#dca040", "#6a3430", "#fff4b4", rim="#fffbdc", rim_width=3)
ENAMEL = Ink("#c0283c", "#560f34", "#ff8a6c", rim="#ffd0a8", rim_width=4)
HORN = Ink("#d8b480", "#74445c", "#fff4d0", rim="#fff8e0", rim_width=3)
LEFT, RIGHT, MIDDLE = (334, 578), (700, 578), (517, 560)


def paint(c: Canvas) -> None:
    _bench(c)
    _mat(c)
    _tools(c)
    _handle(c)
    _ball(c)
    _glue(c)
    c.motes(scatter(rng(4), 36, (640, 330, 1000, 640)), "#e0ffa0", "#80e040", radius=4)
    c.finish(vignette=0.42)


def _bench(c: Canvas) -> None:
    grain = c.noise(260, 5, 9, stretch=(3.4, 0.14))
    v = c.spot(480, 300, 680, 520) * 0.74 + (grain - 0.5) * 0.42
    c.field(v, "#170f1e .2:#281a34 .4:#43304c .58:#6a4c58 .76:#a07860 #e8b880")
    r = rng(3)
    for y in (92, 238, 392, 548, 700):
        c.lines(
            [([(-10, y), (500, y + r.randn() * 4), (1034, y + r.randn() * 4)], [4, 6, 4])],
            "#170f1e",
            0.85,
        )
        c.lines([([(-10, y + 5), (500, y + 6), (1034, y + 5)], [1, 3, 1])], "#c89878", 0.35)
    for x, y in ((70, 310), (966, 160), (620, 60)):
        for k in (1, 0.6, 0.28):
            c.put("#170f1e", c.mask(ellipse(x, y, 34 * k, 15 * k), stroke=3) * 0.6)


def _mat(c: Canvas) -> None:
    """The leather that it is rolled in, with loops for what the dwarf forgot."""
    edge = spline("96,236! 512,206 930,232! 950,480 936,716! 512,738 92,718! 78,470")
    leather = Ink("#2c4448", "#121a2c", "#6c9080", rim="#b8c898", rim_width=3)
    m = c.shape(edge, leather, bulge=20, toward=WAY, drop=16, edge=0.3)
    c.wash(c.spot(470, 360, 460, 320) * 0.75, "#54806c", clip=m)
    c.wash(smoothstep(0.55, 0.7, c.noise(26, 3, 5)) * 0.3, "#1c2c38", clip=m)
    seam: list[Point] = [(116, 256), (512, 226), (912, 252), (930, 480), (918, 698), (512, 718)]
    seam += [(112, 700), (98, 470), (116, 256)]
    stitches = []
    for a, b in pairwise(seam):
        n = int(math.dist(a, b) / 26)
        for k in range(n):
            p, q = (k + 0.2) / n, (k + 0.75) / n
            stitches.append(
                (
                    [
                        (a[0] + (b[0] - a[0]) * p, a[1] + (b[1] - a[1]) * p),
                        (a[0] + (b[0] - a[0]) * q, a[1] + (b[1] - a[1]) * q),
                    ],
                    [3, 3],
                )
            )
    c.lines(stitches, "#d8b878", 0.75)


def _lay(c: Canvas, path: Path, ink: Ink, *, bulge: float = 9, drop: float = 14) -> Array:
    return c.shape(path, ink, bulge=bulge, toward=WAY, drop=drop, drop_cover=0.75, edge=0.5)


def _tools(c: Canvas) -> None:
    _knife(c, Place(*LEFT, 1.04, -164))
    _hammer(c, Place(*RIGHT, 1.02, -21))
    _saw(c, Place(*LEFT, 1.04, -134))
    _key(c, Place(*RIGHT, 1.05, -58))
    _comb(c, Place(*LEFT, 1.02, -107))
    _driver(c, Place(*RIGHT, 1.02, -83))
    _screw(c, Place(*MIDDLE, 1, -90))


def _knife(c: Canvas, p: Place) -> None:
    m = _lay(c, p.path(spline("0,-26! 150,-34 250,-26 296,8! 200,30 100,28 0,28!")), STEEL)
    c.lines([(p.points("20,14 150,14 270,8"), [1, 5, 1])], STEEL.shade, 0.7, clip=m)
    c.lines([(p.points("100,-18 130,-21 160,-20"), [1, 6, 1])], STEEL.shade, 0.9, clip=m)


def _saw(c: Canvas, p: Place) -> None:
    teeth: list[Point] = []
    for k in range(15):
        x = 60 + k * 15.4
        teeth += [(x, 20), (x + 12, 36)]
    m = _lay(
        c,
        p.path(polygon([(0, -24), (276, -18), (292, 18), *teeth[::-1], (40, 24), (0, 24)])),
        BLUED,
    )
    c.lines([(p.points("20,-8 150,-10 270,-4"), [1, 5, 1])], BLUED.shade, 0.7, clip=m)


def _comb(c: Canvas, p: Place) -> None:
    """No dwarf leaves home without one for the beard."""
    _lay(c, p.path(rectangle(0, -14, 120, 28)), STEEL)
    teeth: list[Point] = []
    for k in range(12):
        x = 112 + k * 17.5
        teeth += [(x, 0), (x + 2, 40), (x + 9, 40), (x + 11, 0)]
    back: list[Point] = [(100, 0), (98, -24), (120, -38), (300, -34), (326, -16), (324, 0)]
    m = _lay(c, p.path(polygon([*back, *teeth[::-1]])), HORN, bulge=6)
    c.lines([(p.points("112,-14 210,-16 312,-10"), [2, 4, 2])], HORN.shade, 0.7, clip=m)
    hair = ("180,44 190,20 176,-2 196,-20", "230,46 226,20 240,4")
    c.lines([(p.points(h), [1, 4, 1]) for h in hair], "#c8603c", 0.95)


def _screw(c: Canvas, p: Place) -> None:
    _lay(c, p.path(taper("0,0 150,0", [22, 18], cap=False)), STEEL)
    turns: tuple[list[Path], list[Path]] = ([], [])
    for k in range(12):  # half a turn each, before and behind by turns
        coil: list[Point] = []
        for t in np.linspace(k / 2, k / 2 + 0.5, 12):
            coil.append((150 + 40 * t, math.cos(t * 2 * math.pi) * (38 - 2.6 * t)))
        turns[k % 2].append(p.path(taper(coil, [15, 18, 15])))
    fore, back = turns
    for path in back:
        _lay(c, path, Ink("#545c80", "#22204a", "#98a0b0"), bulge=5, drop=10)
    for path in fore:
        _lay(c, path, STEEL, bulge=7, drop=6)
    _lay(c, p.path(taper("388,23 400,14 408,0 440,-2", [17, 16, 14, 5])), STEEL, bulge=6, drop=6)


def _driver(c: Canvas, p: Place) -> None:
    m = _lay(
        c,
        p.path(
            spline(
                "0,-17! 220,-15! 258,-30 292,-30! 330,-17! 330,17! 292,30! 258,30 220,15! 0,17!",
                tension=0.3,
            )
        ),
        BLUED,
    )
    c.lines(
        [(p.points("30,4 140,4 230,4"), [1, 5, 1]), (p.points("296,-26 300,0 296,26"), [1, 5, 1])],
        BLUED.shade,
        0.8,
        clip=m,
    )


def _key(c: Canvas, p: Place) -> None:
    rod = rectangle(0, -13, 262, 26)
    bits = union(
        polygon("196,0 196,-54 220,-54 220,-34 232,-34 232,-58 256,-58 256,0"),
        polygon("196,10 196,34 214,34 214,10"),
    )
    m = _lay(c, p.path(union(rod, bits, ellipse(262, 0, 20))), BRASS)
    c.lines([(p.points("20,2 120,3 250,2"), [1, 5, 1])], BRASS.shade, 0.7, clip=m)
    for x in (70, 88, 170):
        c.lines([(p.points([(x, -16), (x, 16)]), [5, 5])], BRASS.shade, 0.8, clip=m)


def _hammer(c: Canvas, p: Place) -> None:
    _lay(c, p.path(taper("0,0 230,0", [30, 26], cap=False)), HORN)
    head = spline("196,-78! 252,-78! 256,-40 256,40 262,64! 226,92! 190,64! 196,40 196,-40")
    m = _lay(c, p.path(head), STEEL, bulge=14)
    c.lines(
        [(p.points([(192, y), (224, y + 3), (258, y)]), [3, 6, 3]) for y in (-54, 42)],
        STEEL.shade,
        0.8,
        clip=m,
    )
    c.shape(p.path(ellipse(226, 0, 15)), BRASS, bulge=8, toward=WAY, edge=0.5)


def _handle(c: Canvas) -> None:
    c.shadow(rectangle(282, 540, 486, 150, 74), "#0e0a18", 12, 0.9)
    for dy, ink in ((14, BRASS), (5, BLUED)):  # the liners between the scales
        c.shape(rectangle(268, 512 + dy, 494, 138, 69), ink, bulge=10, toward=WAY, edge=0.4)
    shell = rectangle(268, 508, 494, 138, 69)
    m = c.shape(shell, ENAMEL, bulge=46, toward=WAY, edge=0.4)
    c.put("#f0b84e", c.mask(rectangle(284, 523, 462, 108, 54), stroke=5) * m)
    c.put("#560f34", c.mask(rectangle(288, 529, 454, 98, 50), stroke=2) * m * 0.7)
    knots = []
    for side in (-1, 1):
        for k in range(3):
            x = 515 + side * (92 + k * 34)
            knots += [
                ([(x - 17, 577), (x, 555), (x + 17, 577)], [3, 5, 3]),
                ([(x - 17, 577), (x, 599), (x + 17, 577)], [3, 5, 3]),
            ]
    c.lines(knots, "#f0b84e", 0.95, clip=m)
    for x, y in (LEFT, RIGHT):
        c.shape(ellipse(x, y, 21), BRASS, bulge=10, toward=WAY, edge=0.5, drop=6)
        c.lines([([(x - 12, y + 6), (x + 12, y - 6)], [5, 5])], BRASS.shade)
    # the maker's mark: a hammer over an anvil
    badge = c.shape(ellipse(515, 577, 52), BRASS, bulge=10, toward=WAY, edge=0.5, drop=6)
    c.flat(ellipse(515, 577, 43), "#3c0f2c", clip=badge)
    anvil = spline(
        "483,580! 547,580! 541,590 526,594! 528,604! 540,610! 490,610! 502,604! 504,594! 488,590!",
        tension=0.3,
    )
    c.flat(anvil, "#f0b84e")
    c.flat(union(rectangle(496, 546, 38, 20, 3), rectangle(511, 552, 8, 28)), "#ffe08a")
    c.lines([("318,530 420,522 500,522", [1, 8, 1])], "#ffd8c0", 0.7, clip=m)


def _ball(c: Canvas) -> None:
    """Cracked, plastered, and seeing again."""
    p = Place(896, 646, 0.84)
    c.shadow(p.path(ellipse(12, 66, 108, 44)), "#0e0a18", 14, 1.0)
    stand = spline("-88,60! -70,96 -2,114 68,96 90,60! 2,84")
    c.shape(p.path(stand), BRASS, bulge=16, toward=WAY, edge=0.5)
    ball = c.rough(p.path(ellipse(0, 0, 104)))
    v = 0.16 + c.spot(p.x - 8, p.y + 16, 96) * 0.7 + (c.swirl(80, 60, 4, 4) - 0.5) * 0.7
    c.field(v, "#1c1038 .2:#33205c .38:#2c5c5c .55:#48a05c .74:#a8e868 #f4ffc0", ball)
    lit_side = c.x + c.y < p.x + p.y
    c.put("#c8e8c0", c.mask(p.path(ellipse(0, 0, 101)), stroke=4) * lit_side * 0.8)
    cracks = ("-44,-90 -24,-46 -36,-14 -2,20 -10,70", "-24,-46 22,-54 58,-30", "-2,20 42,36 68,70")
    light = c.lines([(p.points(q), [3, 7, 2]) for q in cracks], "#f8ffd0", clip=ball)
    c.glow(light, 12, "#a0ff40", 1.0)
    c.flat(p.path(spline("-70,-46 -46,-76 -16,-90! -36,-60 -54,-24")), "#f4fff0", 0.75)
    skin = Ink("#e8b890", "#8a5a64", "#fff0d8")
    for px, py, turn in ((30, -54, -24), (-18, 32, 32)):
        q = Place(*p.points([(px, py)])[0], 0.9, turn)
        strip = q.path(rectangle(-56, -19, 112, 38, 17))
        m = c.shape(strip, skin, bulge=7, toward=WAY, edge=0.4, drop=6)
        c.flat(q.path(rectangle(-19, -19, 38, 38)), "#fff0d8", 0.8, clip=m)
        holes = [(a, b) for a in (-42, -30, 30, 42) for b in (-8, 0, 8)]
        c.flat([q.path(ellipse(a, b, 2.6)) for a, b in holes], "#8a5a64")
    c.glow(ball, 40, "#70d040", 0.35)


def _glue(c: Canvas) -> None:
    c.shadow(ellipse(140, 700, 90, 22), "#0e0a18", 12, 1.0)
    glass = Ink("#5c4a94", "#20143c", "#c8b0e8", rim="#f0e0ff", rim_width=3)
    m = c.shape(
        spline("84,640! 78,690 96,724 140,730 184,724 202,690 196,640! 140,630"),
        glass,
        bulge=34,
        toward=WAY,
        edge=0.4,
    )
    c.shape(ellipse(140, 638, 58, 18), glass, bulge=8, toward=WAY, edge=0.4)
    goo = c.flat(ellipse(140, 639, 46, 12), "#98e048")
    c.shape(taper("150,640 186,590 214,540", [16, 12, 14]), HORN, bulge=6, toward=WAY, edge=0.5)
    drip = spline("100,644! 98,676 104,694 112,678 114,646!")
    c.flat(drip, "#98e048", clip=np.maximum(m, goo))
    c.glow(goo, 18, "#80e030", 0.7)
    label = c.flat(spline("118,668! 176,664! 178,704! 120,708!"), "#f0e0b8", clip=m)
    c.lines(
        [("128,682 148,680 168,680", [2, 4, 2]), ("128,694 146,693 160,692", [2, 4, 2])],
        "#4a2a44",
        clip=label,
    )
    for x, y, turn in ((246, 706, 30), (286, 690, -50), (640, 704, 70)):
        p = Place(x, y, 1, turn)
        c.shape(p.path(taper("0,0 34,0", [9, 4])), STEEL, bulge=4, toward=WAY, drop=5)
        c.shape(p.path(ellipse(0, 0, 7, 12)), STEEL, bulge=5, toward=WAY, drop=5)
    gear = ellipse(706, 700, 22)
    for k in range(4):
        gear = union(gear, Place(706, 700, 1, k * 45).path(rectangle(-6, -31, 12, 62)))
    c.shape(difference(gear, ellipse(706, 700, 9)), BRASS, bulge=6, toward=WAY, drop=6, edge=0.4)
    for x, y, s in ((232, 470, 40), (517, 168, 30), (752, 300, 30)):
        c.lines(sparkle(x, y, s, 6), "#fffdf4")
