"""In the crypt a lid has slid aside, and a hand of bones reaches for the crown on its peg."""

from __future__ import annotations

import numpy as np
from art import (
    Canvas,
    Ink,
    Light,
    Place,
    ellipse,
    long_bone,
    mix,
    placed,
    polygon,
    rectangle,
    rng,
    rows,
    scatter,
    smoothstep,
    sparkle,
    taper,
)
from cards.building._masonry import archway, courses

LIGHT = Light((520, 520), "#d8ffb8", "#0c0c28")
UP = (0.05, 1)
STONE = Ink("#54607c", "#1c2046", "#b8e0a8", rim="#f0ffc8", rim_width=4)
SIDE = Ink("#3c4468", "#14163a", "#7aa898", rim="#d0f0b0", rim_width=3)
BONE = Ink("#f0ecc4", "#7a8478", "#fffff0", rim="#ffffff", rim_width=3)
GOLD = Ink("#ecb440", "#8a4c2c", "#fff8b8", rim="#fffbe0", rim_width=3)


def paint(c: Canvas) -> None:
    _vault(c)
    for x, y, k in rows("196 360 0.62 | 836 330 0.7"):
        _peg(c, x, y, k)
    _inside(c)
    _arm(c)
    _tomb(c)
    _lid(c)
    c.motes(scatter(rng(6), 60, (260, 60, 800, 480), (1.4, 4)), "#f4ffd0", "#9aff70")
    c.finish(vignette=0.28)


def _vault(c: Canvas) -> None:
    v = 0.12 + c.spot(512, 400, 720, 600) * 0.86 + (c.noise(130, 4, 3) - 0.5) * 0.14
    c.field(v, "#141438 .22:#22285a .42:#34507a .6:#54887c .76:#8cc488 .9:#d0f09c #f4ffd0")
    courses(c, np.ones_like(c.x), (0, 0, 1024, 600), 56, "#161840", seed=5, keep=0.55, cover=0.5)
    niche = c.mask(archway(512, 640, 520, 700))
    c.wash(niche * 0.3, "#e8ffb8")
    for x, side in ((120, 1), (904, -1)):
        c.shape(rectangle(x - 62, -20, 124, 640), STONE, 40, toward=(side, 0.3), drop=16)
        c.shape(rectangle(x - 84, 44, 168, 46, 8), STONE, 16, toward=(side, 0.8), drop=10)
        c.shape(rectangle(x - 84, -20, 168, 46, 8), STONE, 16, toward=(side, 0.8), drop=10)
    floor = c.mask(polygon("-10,610 1034,610 1034,770 -10,770"))
    v = 0.3 + c.spot(512, 640, 560, 150) * 0.6 + (c.noise(120, 4, 7, stretch=(1, 0.2)) - 0.5) * 0.3
    c.field(v, "#12143a .3:#20285a .55:#3c6478 .8:#8cc088 #e0f8b0", floor)


def _crown(c: Canvas, p: Place) -> None:
    """Five points over a jewelled band, about its middle."""
    points = (
        "-92,40! -112,-62! -58,-14! -52,-96! -14,-28! 8,-116! 30,-28! 68,-92! 64,-12! 118,-54!"
        " 92,42! 0,58"
    )
    m = c.shape(p.spline(points), GOLD, 26 * p.scale, toward=UP, drop=12, edge=0.4)
    back = p.spline("-92,40! 0,24 92,42! 0,58")
    c.flat(back, GOLD.shade, 0.4, clip=m)
    lines = "-94,18 0,34 94,18 | -92,38 0,56 92,40 : 4 8 4"
    c.lines(placed(p.points, lines), str(GOLD.shade), 0.8, clip=m)
    for x, y, hue in rows("-60 32 #d8304a | 0 42 #3ab0d8 | 60 32 #d8304a"):
        c.shape(p.path(ellipse(x, y, 14, 15)), Ink(hue, "#2a1038", "#ffffff"), 10, toward=UP)
    for x, y in rows("-112 -66 | -52 -100 | 8 -120 | 68 -96 | 118 -58"):
        c.shape(p.path(ellipse(x, y, 12)), GOLD, 8, toward=UP)


def _peg(c: Canvas, x: float, y: float, k: float) -> None:
    c.shape(
        taper([(x, y - 70 * k), (x + 12, y - 40 * k)], [26 * k, 18 * k]),
        "#6a4a3c #24142c #d8b080",
        8,
    )
    _crown(c, Place(x, y, k, -10 if x < 500 else 12))


def _inside(c: Canvas) -> None:
    """The far wall of the tomb, and the light in it."""
    mouth = polygon("196,560 300,490 760,490 846,560 760,600 280,600")
    m = c.mask(mouth)
    c.field(0.5 + c.spot(500, 560, 330, 90) * 0.6, "#3a8a54 .4:#8ce070 .7:#e0ffa0 #fffff0", m)
    c.glow(m, 60, "#8aff70", 0.6)
    c.rays(500, 600, "#c8ff90", 0.5, count=14, seed=8, reach=760)


def _arm(c: Canvas) -> None:
    """Two bones of the forearm, the wrist, and fingers that close about a rim of gold."""
    way = (-0.5, 0.8)
    bone = c.lit(way, edge=0.5, drop=6)
    bone(long_bone((468, 620), (480, 404), 34), BONE, 13)
    bone(long_bone((534, 620), (528, 404), 40), BONE, 15)
    fingers = rows("448 330 400 250 388 158 | 480 310 462 226 462 140 | 520 310 540 226 550 140")
    for kx, ky, mx, my, tx, ty in (*fingers, (556, 334, 610, 256, 628, 166)):
        bone(long_bone((504, 380), (kx, ky), 22), BONE, 9)
        bone(long_bone((kx, ky), (mx, my), 22), BONE, 9)
        bone(long_bone((mx, my), (tx, ty), 19), BONE, 8)
    for x, y, r in rows("478 388 24 | 508 376 26 | 536 390 24 | 492 408 20 | 522 410 20"):
        bone(ellipse(x, y, r, r * 0.84), BONE, 10)
    _crown(c, Place(508, 176, 1.32, -5))
    for line in ("404,262 396,232 420,214", "466,262 458,232 474,214", "544,262 540,230 526,212"):
        bone(taper(line, [26, 24, 18]), BONE, 9)
    bone(taper("566,350 640,312 640,250 606,226", [26, 28, 24, 16]), BONE, 10)
    c.lines(sparkle(566, 96, 54, 9), "#fffef0")


def _tomb(c: Canvas) -> None:
    """The near wall of the tomb in steep view, with a carved band."""
    c.shadow(ellipse(520, 752, 460, 26), "#0a0a24", 16, 0.9)
    front = c.shape("170,566! 866,566! 838,770! 204,770!", STONE, 30, toward=(0, -1), edge=0.3)
    c.shape("140,556! 896,556! 890,604! 148,604!", STONE, 14, toward=(0, -1), drop=14)
    c.wash(smoothstep(640, 560, c.y) * c.spot(510, 560, 330, 200) * 0.9, "#c8f090", clip=front)
    for k in range(5):
        x = 256 + k * 130
        panel = rectangle(x - 46, 640, 92, 150, 8)
        c.shape(panel, SIDE, 8, toward=(0, 1), clip=front)
    for k in range(5):  # the hourglass of the house
        glass = Place(256 + k * 130, 704, 0.9)
        shape = "-26,-46! 26,-46! 20,-20 5,0 20,20 26,46! -26,46! -20,20 -5,0 -20,-20"
        c.shape(glass.spline(shape), STONE, 8, toward=(0, -1), clip=front)
    r = rng(4)
    cracks = [
        ([(x, 604), (x + r.randn() * 20, 640), (x + r.randn() * 30, 690)], [5, 3, 0.8])
        for x in (300, 690)
    ]
    c.lines(cracks, "#14163a", 0.8, clip=front)


def _lid(c: Canvas) -> None:
    """The lid, pushed off towards the right."""
    top = polygon("640,520 930,470 1040,520 1040,600 760,586")
    c.shape(
        top,
        Ink(mix("#54607c", "#7a8a90", 0.5), "#1c2046", "#d0f0b0", rim="#f0ffc8"),
        14,
        toward=(-1, 0.2),
        drop=16,
    )
    edge = polygon("640,520 760,586 1040,600 1040,650 752,634 634,560")
    m = c.shape(edge, SIDE, 10, toward=(-1, -0.2), drop=18)
    c.lines("650,546 756,610 1040,626 : 3 6 4", "#14163a", 0.8, clip=m)
    c.lines("700,520 930,484 1030,524 : 3 6 3", "#1c2046", 0.6)
