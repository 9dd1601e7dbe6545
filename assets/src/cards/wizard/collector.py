"""By candle and glass a collector counts his spoons: four in their places, one place is empty."""

from __future__ import annotations

import math

from art import Canvas, Ink, Light, burn, ellipse, fan, polygon, rng, scatter, sparkle
from art.geometry import rectangle, taper
from art.strokes import strokes_of
from art.tables import each
from cards._mien import look
from cards._people import Stand, face
from cards._planes import near_shadow

LIGHT = Light((150, 500), "#ffe8a8", "#1c1030")
WAY = (-0.9, 0.4)
SKIN = Ink("#eaa880", "#8a4048", "#fff0c8", rim="#fff6d8", rim_width=3)
BEARD = Ink("#e4dce0", "#74689c", "#fffdf0", rim="#fffbe0", rim_width=5)
CAP = Ink("#3f68b0", "#1c2060", "#b8dcf0", rim="#fff4d0", rim_width=5)
BAND = Ink("#f0e4d4", "#8a7898", "#fffdf0", rim="#fffbe8")
GOWN = Ink("#7a2c7c", "#2c0c44", "#e890b8", rim="#ffe4c0", rim_width=4)
BRASS = Ink("#e0a43c", "#74402a", "#fff6b0", rim="#fffbe0", rim_width=3)
SILVER = Ink("#c4cce0", "#54507c", "#ffffff", rim="#ffffff", rim_width=3)
WOOD = Ink("#8a4c30", "#34142c", "#ffbc74", rim="#ffe4a8", rim_width=4)
HEAD = Stand(596, 282, 1.3, -10)
MIEN = """line #34182a iris #2f7a9c lips #b85850 brow #e0dcd8 blush #e8685a lids 0.72 smile 0.9
    frown -0.8 jaw 0.5 gaze -0.5"""
GLASS = 84


def paint(c: Canvas) -> None:
    c.layers(_cabinet, _gown, _head, _cap, _beard, _drawer, _lens, _hand, _candle)
    c.motes(scatter(rng(4), 40, (60, 240, 520, 560), (1.4, 3.6)), "#fffbe0", "#ffd080")
    c.finish(vignette=0.28)


def _cabinet(c: Canvas) -> None:
    v = c.spot(170, 430, 960, 720) + (c.noise(140, 4, 4, stretch=(1, 0.3)) - 0.5) * 0.14
    c.field(v, "#381838 .2:#5a2440 .4:#843c40 .58:#b86440 .74:#ec9c50 .88:#ffd088 #fff0c0")
    c.lines([([(x, -10), (x, 780)], [7, 7]) for x in range(-40, 1060, 180)], "#381838", 0.5)
    c.lines([([(-10, y), (1034, y)], [7, 7]) for y in range(20, 700, 112)], "#381838", 0.5)
    for x in range(50, 1060, 180):
        for y in range(76, 640, 112):
            c.shape(ellipse(x, y, 15), BRASS, 9, toward=(150 - x, 500 - y), drop=8)


def _gown(c: Canvas) -> None:
    gown = "330,800! 400,620 500,560 620,540 760,500 880,540 980,640 1040,800!"
    m = c.shape(gown, GOWN, 70, toward=WAY)
    c.lines("820,560 880,660 900,790 | 720,560 760,680 760,790 : 2 14 5", GOWN.shade, 0.8, clip=m)


def _head(c: Canvas) -> None:
    p = c.at(HEAD, toward=WAY)
    p.shape("76,40! 66,-14 96,-36 126,-18 124,36 98,62", SKIN, 16)
    _features(c, HEAD)


def _features(c: Canvas, at: Stand) -> None:
    p = c.at(at, toward=WAY)
    skin = face(c, at, look(SKIN, MIEN), WAY)
    near_shadow(c, at, skin, SKIN.shade, 0.4)
    nose = "-40,-2! -54,20 -82,42 -78,66 -48,72 -20,60 -14,36 -26,12"
    p.shape(nose, "#f09878 #8a3c40 #fff0d0", 22, clip=skin)
    creases = """46,-4 62,2 72,14 | 48,4 60,16 62,28 | -40,-94 6,-102 50,-92 | -36,-78 6,-86 46,-78
        | -10,14 12,22 40,14 : 1 5 1"""
    p.lines(creases, SKIN.shade, 0.8, clip=skin)
    for brow in each("-26,-50 8,-70 58,-54 : 18 26 6 | -46,-50 -68,-66 -96,-52 : 18 24 6"):
        p.shape(brow, BEARD, 9, drop=5)


def _cap(c: Canvas) -> None:
    p = c.at(HEAD, toward=WAY)
    cap = """-104,-78! -112,-150 -50,-200 40,-204 120,-180 190,-120 230,-20 232,80! 180,30 150,-60
        120,-70! 40,-104 -40,-106"""
    m = p.shape(cap, CAP, 50, drop=12)
    stripes = """-70,-190 -84,-140 -80,-90 | 0,-212 -6,-160 4,-100 | 80,-200 84,-150 90,-80 |
        150,-160 150,-110 136,-50 | 210,-90 190,-40 166,-10 : 20 26 20"""
    p.lines(stripes, "#f0e4d4", 0.8, clip=m)
    c.wash(c.spot(820, 200, 170, 260) * 0.7, CAP.shade, clip=m)
    p.shape("-110,-74 -50,-104 30,-106 124,-66 : 34 42 42 34", BAND, 14, drop=10)
    p.shape(ellipse(234, 92, 34), BEARD, 18, edge=0.3)


def _beard(c: Canvas) -> None:
    p = c.at(HEAD, toward=WAY)
    beard = """100,-6! 116,60 112,140 70,206 0,250 -60,256 -106,206 -114,120 -102,50! -90,70 -82,76!
        -70,100! -34,114 4,102! 24,74 56,70 80,30"""
    m = p.shape(beard, BEARD, 44, drop=10)
    p.lines(fan("96,60 84,150 50,230", "-22,6 -20,4 -16,4", 9, [1, 9, 1]), BEARD.shade, 0.6, clip=m)
    for side in each("-40,70 -70,64 -98,86 -112,116 | -32,70 4,62 36,82 48,116"):
        p.shape(f"{side} : 10 32 26 4", BEARD, 11, edge=0.4, drop=6)


def _drawer(c: Canvas) -> None:
    """Drawn out towards us: velvet, five beds, four spoons."""
    c.shape(polygon("30,596 706,596 860,800 -110,800"), WOOD, 12, toward=(0, -1), drop=20)
    velvet = polygon("66,612 674,612 800,800 -60,800")
    bed = c.shape(velvet, "#8a1c3c #340a2c #e05860", 18, toward=WAY)
    c.wash(c.spot(180, 640, 460, 150) * 0.7, "#ff9a60", clip=bed)
    for k, x in enumerate((120, 244, 368, 492, 616)):
        lean = (x - 368) * 0.5
        slot = [(x, 652), (x + lean * 0.4, 720), (x + lean * 0.9, 810)]
        c.lines([(slot, [64, 40, 36])], "#340a2c", 0.8, clip=bed)
        c.flat(ellipse(x, 656, 42, 27), "#340a2c", 0.8)
        if k == 3:
            continue
        c.shape(taper(slot, [14, 18, 26]), SILVER, 7, toward=(-0.6, -0.8), drop=5)
        m = c.shape(ellipse(x, 652, 38, 24), SILVER, 16, toward=(0.5, 0.8), edge=0.4)
        c.flat(ellipse(x - 12, 646, 14, 6, -14), "#ffffff", 0.9, clip=m)
    c.lines(sparkle(232, 644, 54, 9), "#fffdf0")


def _lens(c: Canvas) -> None:
    """What lies behind the glass, larger."""
    x, y = HEAD.at(18, -10)
    before, turn, size = c.rgb.copy(), HEAD.turn, HEAD.scale * 1.5
    dx, dy = Stand(0, 0, size, turn).at(12, -10)
    _features(c, Stand(x - dx, y - dy, size, turn))
    glass = c.mask(ellipse(x, y, GLASS))[..., None]
    c.rgb = before * (1 - glass) + c.rgb * glass
    c.put("#fff8e0", c.mask(ellipse(x, y, GLASS)) * c.spot(x - 40, y - 50, 110) * 0.3)
    gleam = [(x + math.cos(a) * 64, y + math.sin(a) * 64) for a in (3.5, 3.9, 4.3, 4.6)]
    c.lines([(gleam, [2, 12, 12, 2])], "#ffffff", 0.85)
    c.shape(
        taper([(x + 42, y + 74), (x + 84, y + 160), (x + 120, y + 260)], [22, 28, 34]), WOOD, 12
    )
    c.put("#74402a", c.mask(ellipse(x, y, GLASS + 2), stroke=22))
    c.put("#e0a43c", c.mask(ellipse(x - 1, y, GLASS + 2), stroke=15))


def _hand(c: Canvas) -> None:
    lit = c.lit(WAY, edge=0.5)
    sleeve = "1060,800! 1060,640 940,560 820,540! 770,600 760,690 790,800!"
    m = lit(sleeve, GOWN, 50, drop=16)
    c.lines("980,600 880,640 850,760 | 920,570 840,600 810,700 : 2 12 4", GOWN.shade, 0.8, clip=m)
    lit("830,546 776,610 780,700 : 44 54 44", BAND, 16, drop=8)
    shade = Ink("#b87058", "#4a1c34", "#ffc894", rim="#ffe0b0")
    lit("780,560! 730,528 690,540 672,590 690,640 740,664 784,650!", shade, 34, drop=10)
    for line, widths in strokes_of(
        "730,546 690,536 660,556 : 34 36 28 | 724,580 680,572 650,592 : 34 38 30 |"
        "724,614 684,610 656,628 : 34 36 28 | 730,644 696,644 672,658 : 32 32 24"
    ):
        lit(taper(line, widths), shade, 12, drop=5)


def _candle(c: Canvas) -> None:
    c.shape("84,600 84,470 : 60 54", "#f4e0b8 #b87858 #fffbe8", 20, toward=(0.2, -1), drop=8)
    c.shape(rectangle(20, 590, 130, 22, 9), BRASS, 9, toward=(0.4, -1))
    c.lines("84,446 86,424 : 5 4", "#34142c")
    burn(c, 86, 436, 120, 54, 3, 3)
    c.halo(86, 400, 300, "#ffd080", 0.75)
