"""The Dark Queen's gown is the land itself: rivers for seams, a burning village for a brooch."""

from __future__ import annotations

import math

from art import Array, Canvas, Ink, Light, burn, each, fan, pine, placed, rng, scatter, strung
from art.geometry import around, ellipse, polygon, rectangle, samples, spline, taper
from cards._mien import look
from cards._people import Stand, face
from cards._planes import near_shadow
from cards.undead._night import MOONLIGHT, SHADOW, night, streaks

LIGHT = Light((300, 190), MOONLIGHT, SHADOW)
WAY = (-0.8, -0.5)
SKIN = Ink("#c8dcc0", "#4a7474", "#fbffe8")
HAIR = Ink("#1c2036", "#0a0c1c", "#4a6a74", rim="#d0ecb8")
SILK = Ink("#4a2460", "#180c30", "#9a6aa0", rim="#d8f0c0")
IRON = Ink("#2c2c48", "#0e0e20", "#8ab090", rim="#e8ffd0")
HEAD = Stand(556, 306, 1.36, 2)
MIEN = """line #120c20 iris #7a1c3c white #f4ffe8 lips #8a1440 brow #161228 blush #8ab0a0 lids 0.52
    frown 0.9 smile 0.35 gaze -0.3"""
LOOK = look(SKIN, MIEN)


def paint(c: Canvas) -> None:
    night(c, 300, 250, 236, seed=4)
    streaks(c, ("-20,330 120,322 300,336", [2, 14, 2]), ("700,220 860,206 1044,220", [2, 16, 4]))
    c.layers(_hair_back, _collar, _neck)
    land = _gown(c)
    _fields(c, land)
    skin = face(c, HEAD, LOOK, WAY)
    near_shadow(c, HEAD, skin, SKIN.shade, 0.5)
    c.layers(_hair_front, _crown)
    c.motes(scatter(rng(5), 40, (60, 430, 980, 740), (1.4, 3.4)), "#e0ffc0", "#70e080")
    c.finish(vignette=0.3)


def _hair_back(c: Canvas) -> None:
    r = rng(3)
    for i in range(13):
        y = 120 + i * 26
        reach = 300 + r.rand() * 150
        lift = -60 + i * 10
        lock = [
            (600, y),
            (730, y - 20),
            (640 + reach * 0.62, y + lift * 0.5 + 22),
            (640 + reach, y + lift),
        ]
        c.shape(taper(lock, [70, 74, 44, 4]), HAIR, 18, toward=WAY, edge=0.3)


def _collar(c: Canvas) -> None:
    """A fan of iron thorns behind the neck."""
    for i in range(9):
        a = math.radians(-196 + i * 26)
        x, y = 580, 540
        tip = around(x, y, a, 290, 210 if i in (0, 8) else 250)
        base = (math.cos(a + 1.57) * 40, math.sin(a + 1.57) * 40)
        thorn = spline([(x + base[0], y + base[1], 0), (*tip, 0), (x - base[0], y - base[1], 0)])
        c.shape(thorn, SILK, 14, toward=WAY, edge=0.4)


def _neck(c: Canvas) -> None:
    neck = HEAD.spline("-14,96! -10,150 -30,190 -90,214 -30,280 100,276 150,220 84,180 72,60!")
    c.shape(neck, SKIN, 40, toward=WAY)
    c.shadow(HEAD.spline("-24,124 20,118 76,80 80,120 20,146"), "#1c3444", 5, 0.45)


def _gown(c: Canvas) -> Array:
    gown = """-40,800! -20,690 110,620 260,580 360,520 410,474 452,462! 500,540 552,566 620,544
        668,462! 720,476 772,528 850,584 960,620 1050,680 1064,800!"""
    return c.shape(gown, "#2f5a4c #10262e #8ab87a #e8ffd0", 90, toward=WAY, drop=12)


def _fields(c: Canvas, land: Array) -> None:
    """Folds that turn into ridges and fields the further they fall."""
    lit = c.lit(WAY)
    hues = ("#3a6a4c", "#4a7a4a", "#2a5450", "#5c8850", "#34604c")
    folds = each("""552,566 470,610 330,640 120,660 -40,700 -40,740 150,700 350,680 490,650 |
        552,566 500,650 400,720 280,800 120,800 300,730 440,670 |
        620,544 690,600 820,640 960,660 1064,720 1064,760 900,700 760,660 660,620 |
        600,556 640,650 720,730 800,800 960,800 780,730 690,650""")
    for i, fold in enumerate(folds):
        m = lit(spline(fold), Ink(hues[i], "#14302e", "#a8cc80"), 24, clip=land)
        strokes = strung(samples(" ".join(fold.split()[:4]), 9), "-70,0 70,0", [2, 3, 2])
        c.lines(strokes, "#1c3c34", 0.5, clip=m)
    river = "556,560 560,610 530,660 580,712 556,800 : 10 26 34 54 90"
    m = lit(river, "#7ab8b0 #2c6474 #f0ffe0", 10, clip=land)
    c.lines("552,600 540,660 572,720 560,780 : 1 4 5 3", "#f4ffe8", 0.7, clip=m)
    r = rng(11)
    for x, y, size in [
        (150 + r.rand() * 250, 630 + r.rand() * 110, 34 + r.rand() * 26) for _ in range(22)
    ]:
        lit(pine(x, y, size, size * 0.5, x), "#1c4440 #0c2028 #6a9c6c", 6, clip=land)
    for x, y in ((730, 690), (786, 706), (700, 722), (836, 686), (760, 740)):
        c.shape(rectangle(x - 15, y - 18, 30, 22), "#5a3c4c #241828 #f0a060", 4)
        c.shape(polygon([(x - 21, y - 16), (x, y - 38), (x + 21, y - 16)]), IRON, 5)
        c.flat(rectangle(x - 4, y - 12, 9, 12), "#ffd070")
    for x, y, h, s in ((732, 664, 44, 2), (790, 676, 60, 4), (838, 656, 40, 6)):
        burn(c, x, y, h, h * 0.6, s)
    c.halo(776, 680, 150, "#ff8a30", 0.6)


def _hair_front(c: Canvas) -> None:
    lit = c.lit(WAY)
    lock = HEAD.spline("""-82,-122! -60,-94 0,-88 52,-56 78,-6 84,56! 120,70 190,96 250,70! 230,20
        260,-20 200,-60 220,-120 130,-150 30,-178 -50,-162""")
    m = lit(lock, HAIR, 40, drop=10)
    first, step = "-66,-126 40,-112 100,-50 180,30", "18,-8 22,-8 22,-16 16,-30"
    c.lines(placed(HEAD.points, fan(first, step, 6, [1, 6, 6, 1])), "#6a8c88", 0.55, clip=m)
    lit(HEAD.spline("-78,-126! -92,-90 -98,-44 -92,0! -116,-40 -116,-96 -92,-146"), HAIR, 10)
    c.shape(HEAD.path(ellipse(84, 62, 9, 13)), "#b8243c #4a0c24 #ffb0a0", 7)


def _crown(c: Canvas) -> None:
    band = HEAD.points("-94,-120 -40,-146 40,-152 116,-120")
    for i, s in enumerate(samples(band, 9)[0:9]):
        tall = (50, 70, 58, 92, 70, 92, 58, 70, 50)[i]
        lean = (i - 4) * 9
        outline = [
            (s.x - 17, s.y + 8, 0),
            (s.x - 5 + lean * 0.4, s.y - tall * 0.5),
            (*(s.x + lean * 1.5, s.y - tall), 0),
            (s.x + 7 + lean * 0.4, s.y - tall * 0.5),
            (s.x + 17, s.y + 8, 0),
        ]
        c.shape(spline(outline), IRON, 8, toward=WAY, edge=0.4)
    c.shape(taper(band, [20, 26, 26, 20], cap=False), IRON, 9, toward=WAY, drop=8)
    for s in samples(band, 7)[1:6:2]:
        c.glow(c.flat(ellipse(s.x, s.y, 8, 9), "#ff4a6a"), 8, "#ff2a4a", 1.0)
