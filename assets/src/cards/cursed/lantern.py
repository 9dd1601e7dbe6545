"""A lantern in the night wood has caught the moon; its light finds a crown that others want too."""

from __future__ import annotations

import numpy as np
from art import Canvas, Ink, Light, blur, ridge, rng, rows, scatter, sparkle, trunk
from art.geometry import Place, difference, ellipse, polygon, rectangle

X, Y, TURN = 470, 392, 7
LIGHT = Light((X, Y), "#f0ffd0", "#0c1434")
IRON = Ink("#4c5474", "#141836", "#b8d4c4", rim="#e8ffd8")
BRASS = Ink("#c89848", "#4c2c38", "#fff0a8", rim="#fffbe0", rim_width=3)
MOON = "#b8a870 .2:#dcc880 .45:#f4e4a0 .7:#fff6c8 #fffdf0"


def paint(c: Canvas) -> None:
    c.layers(_wood, _path, _back, _moon, _frame, _crown, _grass)
    c.motes(scatter(rng(6), 46, (240, 200, 760, 700), (1.2, 3.2)), "#fbffd8", "#a0e0a0")
    c.finish(vignette=0.26)


def _wood(c: Canvas) -> None:
    v = 0.08 + c.spot(X, Y, 700, 580) * 0.96 + (c.swirl(180, 80, 4, 3) - 0.5) * 0.22
    c.field(v, "#16245a .18:#20386c .34:#2c5480 .5:#428090 .66:#74b09c .82:#b8dca8 #f4fcd0")
    for x, w, seed, hue in rows(
        "90 70 3 #284878 | 240 44 5 #3a6888 | 700 50 7 #3a6888 | "
        "820 84 8 #284878 | 980 110 9 #1c2c5c | -10 120 2 #1c2c5c"
    ):
        c.shape(trunk(x, w, seed), Ink(hue, "#16204c", "#b0dca8"), w * 0.34, toward=(X - x, 60))
    for x, y, k in ((96, 470, 1.0), (846, 440, 1.2), (984, 560, 0.9)):
        lids = [Place(x + d * k, y, k, d).path("-15,0! 0,-10 15,0! 0,8") for d in (-20, 20)]
        eyes = c.flat(lids, "#f8f090")
        c.flat([ellipse(x - 17 * k, y, 3, 7), ellipse(x + 23 * k, y, 3, 7)], "#141836")
        c.glow(eyes, 8, "#c8e060", 0.7)


def _path(c: Canvas) -> None:
    m = c.shape(ridge(640, 14, 260, 5), "#2c5064 #141c44 #a8d8a0", 30, toward=(0, -1))
    c.wash(c.spot(X, 690, 430, 100) * 1.2, "#a8d49c", clip=m)
    bough = "-20,60 200,20 420,34 620,10 1044,60 : 60 44 34 40 64"
    c.shape(bough, "#2c3058 #10143a #8ab89c", 16, toward=(0, 1))
    c.shape("300,30 250,90 180,110 : 20 12 4", "#2c3058 #10143a #8ab89c", 6, toward=(0, 1))


def _glass() -> list[tuple[float, float]]:
    return [(-176, -190), (176, -190), (150, 206), (-150, 206)]


def _back(c: Canvas) -> None:
    """The hook, the back of the cage and what fills it."""
    p = c.at(Place(X, Y, 1, TURN), toward=(0, 1))
    for k in range(3):
        link = difference(ellipse(0, -352 + k * 32, 13, 22), ellipse(0, -352 + k * 32, 6, 14))
        p.shape(link, IRON, 5)
    pane = p.flat(polygon(_glass()), "#3c7c94")
    c.field(c.spot(X, Y, 300) + 0.1, "#2c6488 .3:#58a0a4 .6:#a4d8b0 #f0fcd0", pane)
    p.lines("-60,-190 -52,206 | 60,-190 52,206 : 9 9", "#2c5474", 0.7)


def _moon(c: Canvas) -> None:
    """Almost too large for its glass; it sleeps."""
    at = Place(X - 2, Y + 14, 1, TURN)
    m = c.mask(at.path(ellipse(0, 0, 146)))
    c.glow(m, 90, "#f8f0a0", 0.9)
    v = 0.56 + (X - c.x) / 420 - (c.y - Y) / 640 + (c.noise(90, 4, 6) - 0.5) * 0.3
    craters = "-92 -56 24 | 66 -98 18 | 104 36 22 | 16 112 20 | -104 58 15 | -6 -112 14"
    spots = [ellipse(*q) for q in rows(craters)]
    c.field(v - blur(c.mask([at.path(q) for q in spots]), 2) * 0.24, MOON, m)
    p = c.at(at)
    lids = "-84,-24 -54,2 -20,-20 | 26,-20 58,2 88,-26 : 4 13 4"
    brows = "-88,-54 -54,-72 -22,-56 | 26,-56 58,-74 92,-56 : 3 8 3"
    for strokes in (lids, brows, "8,-16 -14,36 10,46 | -30,74 6,90 42,72 : 3 10 3"):
        p.lines(strokes, "#6c4c50", 0.85, clip=m)


def _frame(c: Canvas) -> None:
    p = c.at(Place(X, Y, 1, TURN), toward=(-0.5, -0.9))
    roof = "-230,-190! -190,-240 -110,-270 -60,-320! 60,-320! 110,-270 190,-240 230,-190! 0,-172"
    m = p.shape(roof, IRON, 34, drop=14, edge=0.4)
    p.lines(
        "-60,-318 -100,-262 -190,-200 | 0,-320 0,-180 | 60,-318 100,-262 190,-200 : 4 8 5",
        "#141836",
        0.8,
        clip=m,
    )
    p.shape(rectangle(-48, -336, 96, 22, 8), BRASS, 9)
    p.shape(difference(ellipse(0, -352, 30, 26), ellipse(0, -352, 17, 14)), BRASS, 8)
    p.shape("-184,-192 -156,210 = 26 26", IRON, 9, edge=0.4)
    p.shape("184,-192 156,210 = 26 26", IRON, 9, edge=0.4)
    for y, half, tall in ((-202, 214, 26), (200, 190, 34), (232, 140, 22)):
        p.shape(rectangle(-half, y, 2 * half, tall, 10), IRON, 12, drop=8, edge=0.4)
    p.shape("-60,252! 60,252! 34,284 0,310! -34,284", BRASS, 16)
    for x in (-150, -75, 0, 75, 150):
        p.shape(ellipse(x, 217, 10), BRASS, 7, drop=4)
    shine = c.mask(p.path(polygon("-150,-160 -116,-160 -128,120 -144,120")))
    c.put("#ffffff", blur(shine, 3) * 0.3)


def _crown(c: Canvas) -> None:
    """On a stump, and nobody's."""
    c.shape(
        "700,800! 716,690 708,650! 880,650! 876,700 900,800!",
        "#4c4058 #181838 #c8d8a0",
        30,
        toward=(-1, -0.2),
    )
    c.shape(ellipse(794, 650, 88, 20), "#8a7c74 #3c3050 #f0f0b8", 8, toward=(-0.6, -1))
    p = c.at(Place(794, 610, 1.1, 4), toward=(-0.9, -0.4))
    p.shape(
        """-62,28! -72,-50! -36,-10 -30,-70! 0,-18 30,-70! 36,-10 72,-50! 62,28!
        0,40""",
        BRASS,
        16,
        edge=0.4,
    )
    for x in (-36, 0, 36):
        p.shape(ellipse(x, 14, 9), "#d83c50 #5a1030 #ffb8a0", 6)
    c.lines(sparkle(762, 558, 40, 8), "#fffff0")


def _grass(c: Canvas) -> None:
    r = rng(9)
    blades = []
    for x in np.arange(-10, 1040, 11):
        tall = (26 + 60 * r.rand()) * (0.4 + abs(x - 512) / 512)
        lean = r.randn() * 16
        tip = (x + lean, 764 - tall)
        blades.append(([(x, 776), (x + lean * 0.4, 770 - tall * 0.6), tip], [9, 6, 1]))
    c.lines(blades, "#101840")
