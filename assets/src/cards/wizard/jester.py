"""A jester grins under five balls in flight, one to nine by odds; the even ones he has dropped."""

from __future__ import annotations

import math

import numpy as np
from art import Canvas, Ink, Light, Place, Point, around, ellipse, fan, placed, rng, scatter, strung
from art.geometry import polygon, samples, taper
from cards._mien import look
from cards._people import Stand, face
from cards._planes import near_shadow

LIGHT = Light((300, 60), "#fff0c0", "#12182e")
SUN = (-0.75, -0.65)
RED = Ink("#c8302c", "#5e1430", "#ff8a5c", rim="#ffd8a0", rim_width=4)
GOLD = Ink("#efae32", "#9a4e24", "#ffe9a0", rim="#fff6d0", rim_width=4)
PLUM = Ink("#6a3280", "#2c1448", "#c078b8", rim="#f0b8d0", rim_width=4)
WHITE = Ink("#f2e4cc", "#8a8098", "#fffaf0", rim="#ffffff", rim_width=3)
SKIN = Ink("#f6dcc4", "#a06a74", "#fffaf0")
BELL = Ink("#f4c040", "#8a4a1c", "#fff4b8", rim="#fffbe0", rim_width=3)
TEAL = Ink("#2f8a9a", "#14405e", "#a0e0d8", rim="#e0fff4", rim_width=4)
HEAD = Stand(570, 392, 1.3, -5)
MIEN = """iris #2f7a8a lips #c8243c brow #5e1430 lids 0.9 smile 2.2 frown -0.5 gaze -0.7 blush
    #e85a5a"""
LOOK = look(SKIN, MIEN)
BALLS = (
    (96, 640, 1, RED),
    (150, 420, 3, GOLD),
    (306, 226, 5, TEAL),
    (890, 318, 7, RED),
    (950, 560, 9, GOLD),
)


def paint(c: Canvas) -> None:
    _tent(c)
    c.halo(540, 380, 460, "#ffe0a0", 0.34)
    _horn(c, "70,-120 150,-190 230,-160 262,-50", [130, 110, 70, 16], PLUM)
    c.layers(_ruff, _head, _cap, _flight)
    c.motes(scatter(rng(5), 60, (60, 60, 980, 640), (1.4, 3.6)), "#fff0b8", "#ffc860", strength=0.6)
    c.finish(vignette=0.3)


def _tent(c: Canvas) -> None:
    """Eleven stripes of canvas that hang from the ring of the big top."""
    a = np.arctan2(c.x - 560, c.y + 330)
    stripe = np.floor((a + 0.56) / 0.1016 + 1) % 2
    light = c.spot(520, 320, 600, 520) * 1.12 + (c.noise(160, 4, 3) - 0.5) * 0.18
    fold = np.abs(((a + 0.56) / 0.1016) % 1 - 0.5) * 0.24
    c.field(light - fold, "#0c1a30 .2:#123448 .45:#1c5a62 .7:#3c8c80 #8cc4a0")
    c.field(
        light - fold,
        "#1c2444 .25:#4a3c58 .5:#a07468 .75:#e8c088 #fff0c4",
        stripe * (0.55 + 0.45 * c.stipple(np.clip(light - fold + 0.2, 0, 1), 0.1)),
    )


def _pips(count: int) -> list[Point]:
    spots: dict[int, list[Point]] = {
        1: [(0, 0)],
        2: [(-1, -1), (1, 1)],
        3: [(-1, -1), (0, 0), (1, 1)],
        4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    }
    spots[5] = [*spots[4], (0, 0)]
    spots[7] = [*spots[5], (-1, 0), (1, 0)]
    spots[9] = [*spots[7], (0, -1), (0, 1)]
    return spots[count]


def _ball(c: Canvas, x: float, y: float, r: float, pips: int, ink: Ink) -> None:
    c.shape(ellipse(x, y, r), ink, toward=SUN, drop=10, drop_cover=0.3)
    at = Place(x, y, r * 0.44, -14)
    size = r * (0.2 if pips == 1 else 0.13)
    c.flat([ellipse(*at.points([p])[0][:2], size) for p in _pips(pips)], "#fff6dc")
    gleam = [(x + math.cos(a) * r * 0.84, y + math.sin(a) * r * 0.84) for a in (3.5, 3.9, 4.3)]
    c.lines([(gleam, [1, 5, 1])], "#fffbe8", 0.85)


def _ruff(c: Canvas) -> None:
    """Shoulders in two colors, and a collar of pleated points."""
    for points, ink in (
        ("570,600! 430,610 300,680 240,800! 580,800!", RED),
        ("570,600! 710,610 850,680 910,800! 560,800!", TEAL),
    ):
        c.shape(points, ink, 60, toward=SUN)
    c.shape(HEAD.spline("-30,90! -24,170 -60,220 130,220 96,170 84,60!"), SKIN, 40, toward=SUN)
    c.shadow(HEAD.spline("-40,120 20,124 90,70 110,150 -20,170"), SKIN.shade, 8, 0.8)
    for radius, ink, turn in ((214, GOLD, 0.09), (176, WHITE, 0)):
        points: list[Point] = []
        for i in range(19):
            a = math.pi * (1.06 - 1.12 * i / 18) + turn * (i % 2)
            k = radius if i % 2 else radius * 0.76
            points.append((570 + math.cos(a) * k * 1.2, 560 + math.sin(a) * k * 0.86, 0))
        m = c.shape(polygon([*points, (650, 520), (490, 520)]), ink, 14, toward=SUN, drop=12)
        pleats = [([(570, 530), (p[0], p[1])], [1, 5]) for p in points[::2]]
        c.lines(pleats, str(ink.shade), 0.7, clip=m)


def _head(c: Canvas) -> None:
    """A powdered face with a painted diamond, a red nose and teeth in the grin."""
    skin = face(c, HEAD, LOOK, SUN)
    near_shadow(c, HEAD, skin, SKIN.shade, 0.4)
    c.flat(HEAD.path(polygon("14,-92 26,-56 14,-36 2,-56")), "#c8302c", 0.92, clip=skin)
    c.flat(HEAD.path(polygon("14,8 26,24 14,58 2,24")), "#c8302c", 0.92, clip=skin)
    c.flat(HEAD.path(polygon("-68,6 -60,20 -68,46 -76,20")), "#c8302c", 0.92, clip=skin)
    outline = HEAD.path(ellipse(-60, 38, 24, 22))
    c.shape(outline, "#e0483c #8a1c38 #ffb088 #fff0d0 3", 16, toward=SUN)
    grin = HEAD.spline("-72,64! -56,76 -30,78 8,62! 4,92 -24,108 -52,102 -68,88")
    m = c.flat(grin, "#5a1028", clip=skin)
    c.flat(HEAD.spline("-72,62! -56,74 -30,76 8,60! 2,80 -26,90 -54,88"), "#fffaf0", clip=m)
    c.lines(
        placed(HEAD.points, "-54,70 -54,92 | -36,72 -36,94 | -16,68 -16,92 : 1 2"),
        "#8a8098",
        clip=m,
    )
    c.lines(placed(HEAD.points, "-82,62 -72,63 -50,78 -26,78 8,62 20,48 : 1 5 6 6 5 1"), "#8a1c38")


def _horn(c: Canvas, curve: str, widths: list[float], ink: Ink) -> None:
    """A horn of the cap with its bell."""
    line = HEAD.points(curve)
    mask = c.shape(taper(line, widths, cap=False), ink, 34, toward=SUN, drop=12)
    c.lines(strung(samples(line, 9)[2:-1], "44,0 6,10", [7, 1]), str(ink.shade), 0.7, clip=mask)
    x, y, a = samples(line, 20)[-1]
    x, y = around(x, y, a, 18)
    c.shape(ellipse(x, y, 33), BELL, toward=SUN, drop=8, edge=0.4)
    bell = Place(x, y, 1.6, math.degrees(a) - 90)
    c.lines(placed(bell.points, "-19,2 0,6 19,2 : 4 7 4 | 0,6 0,18 : 6 8"), "#6a3414")


def _cap(c: Canvas) -> None:
    hood = HEAD.spline("""-96,20! -124,-50 -110,-130 -50,-176 40,-180 110,-140 146,-50 138,60 96,150
        60,170! 76,110 88,40 78,-30 40,-84 -20,-106 -70,-96 -92,-50""")
    m = c.shape(hood, GOLD, 34, toward=SUN, drop=14)
    folds = fan("60,-130 104,-40 100,60", "14,4 12,0 10,6", 3, [1, 6, 1])
    c.lines(placed(HEAD.points, folds), str(GOLD.shade), 0.6, clip=m)
    _horn(c, "-4,-130 0,-240 70,-290 140,-236", [130, 110, 66, 16], TEAL)
    _horn(c, "-50,-130 -110,-220 -190,-190 -222,-80", [140, 116, 70, 16], RED)
    band = "-96,24 -104,-40 -76,-96 -16,-112 46,-88 84,-28 92,50 70,126 52,168"
    m = c.shape(HEAD.path(taper(band, [24] * 9, cap=False)), WHITE, 9, toward=SUN, drop=8)


def _flight(c: Canvas) -> None:
    """Pale strokes where the balls have been."""
    trails = "106,560 112,520 124,484 | 176,352 206,300 250,262 | 916,388 940,440 948,486 : 2 9 2"
    c.lines(trails, "#fff2c8", 0.6)
    for x, y, pips, ink in BALLS:
        _ball(c, x, y, 62, pips, ink)
