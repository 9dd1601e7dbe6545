"""A genie folds his arms: the whole deck rises on his smoke, and the card that you need shines."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, Place, difference, ellipse, polygon, rng, samples, spline
from art.geometry import rectangle, taper, union
from art.motifs import scatter, sparkle, star
from art.tables import each
from cards._mien import look
from cards._people import Stand, face
from cards._planes import near_shadow

LIGHT = Light((220, 400), "#fff0b0", "#12082c")
WAY = (-0.9, 0.1)
SKIN = Ink("#1f9494", "#0c2c5c", "#b4f8d4", rim="#fff6c8", rim_width=5)
HAIR = Ink("#2c1654", "#0e0624", "#8a5cb0", rim="#ffc890", rim_width=3)
GOLD = Ink("#e8ac3c", "#7c3c26", "#fff4b4", rim="#fffbe0", rim_width=3)
SASH = Ink("#c8304c", "#5c1040", "#ff9c70", rim="#ffe0b0", rim_width=4)
SMOKE = Ink("#2a9ca4", "#123c70", "#b4f4d8", rim="#e0fff0")
GUEST = Ink("#2a1048", "#140828", "#9c4880", rim="#ffc888", rim_width=5)
HEAD = Stand(602, 226, 1.06, -4)
MIEN = """line #061c3c iris #b8541c white #fff8dc lips #0c4468 brow #180a34 blush #1f9494 lids 0.5
    smile 0.9 frown 0.9 jaw 1 gaze -0.7"""
CHOSEN = (250, 418)
HUES = "#2f66c7 #d54e0c #316446 #451a7c #a8803c #20958a #a52a3a #2f66c7 #d54e0c".split()


def paint(c: Canvas) -> None:
    c.layers(_night, _smoke, _deck, _torso, _head, _arms, _lamp, _chosen, _guests)
    c.finish(vignette=0.26)


def _night(c: Canvas) -> None:
    v = c.spot(380, 400, 860, 620) + (c.swirl(230, 110, 5, 7) - 0.5) * 0.26
    c.field(v, "#2c1450 .2:#4c1c6c .38:#7c2c7c .55:#b44880 .72:#ec827c .88:#ffc48c #fff0bc")
    c.motes(scatter(rng(5), 90, (0, 0, 1024, 420), (1, 2.6)), "#ffe8c8")


def _smoke(c: Canvas) -> None:
    """Out of the lamp, round under the deck, and up into the genie."""
    for line in each("""640,720 480,760 260,730 130,620 90,480 120,380 : 60 110 120 90 60 6 |
        640,720 760,700 800,620 700,560 600,560 : 40 90 130 220 300"""):
        m = c.shape(line, SMOKE, 40, toward=WAY, alpha=0.9)
        run = samples(line.partition(":")[0].strip(), 24)[1:-1]
        for off in (-22, 4, 26):
            c.lines([([at.beside(off) for at in run], [1, 7, 7, 1])], SMOKE.lit, 0.5, clip=m)


def _deck(c: Canvas) -> None:
    path = "470,668 350,690 232,664 140,594 96,494 100,390 150,300 240,256 336,262"
    for k, (at, hue) in enumerate(zip(samples(path, 9), HUES, strict=True)):
        _card(c, Place(at.x, at.y, 0.86 + 0.05 * k, math.degrees(at.angle) + 180), hue, k)


def _card(c: Canvas, at: Place, hue: str, sign: int) -> Array:
    p = c.at(at, toward=WAY)
    m = p.shape(rectangle(-34, -47, 68, 94, 8), "#f6e6c0 #a8707c #fffbe4", 5, drop=10, edge=0.4)
    p.flat(rectangle(-26, -39, 52, 78, 4), hue)
    marks = (
        ellipse(0, 0, 15),
        polygon("0,-22 16,0 0,22 -16,0"),
        spline("0,-26! 16,2 10,18 0,22 -10,18 -16,2"),
        polygon("-18,14 -18,-16 -8,-4 0,-18 8,-4 18,-16 18,14"),
        polygon("-20,16 0,-20 20,16"),
    )
    p.flat(marks[sign % len(marks)], "#fff0c4")
    return m


def _torso(c: Canvas) -> None:
    lit = c.lit(WAY)
    c.shape(HEAD.spline("-40,80! -44,170 -110,230 170,240 120,170 92,50!"), SKIN, 40, toward=WAY)
    trunk = """560,380 470,392 400,440 410,540 470,620 520,680 640,700 740,680 790,600 860,520
        850,420 780,380 690,372"""
    m = lit(trunk, SKIN, 90, drop=12)
    dark = "450,470 520,540 620,530 650,490 | 660,490 700,530 780,520 820,470 : 2 10 10 2"
    c.lines(dark, SKIN.shade, 0.8, clip=m)
    collar = "500,398 560,460 640,478 720,452 772,388"
    lit(f"{collar} : 22 40 48 40 22", GOLD, 14, drop=10)
    for at in samples("520,416 570,454 640,470 712,446 756,406", 7):
        lit(ellipse(at.x, at.y, 12, 13), SASH, 8)
    m = lit("470,600! 560,640 690,640 800,590! 800,650 720,700 600,716 490,680!", SASH, 26, drop=8)
    c.lines("480,630 600,676 790,620 : 2 9 2", SASH.shade, 0.8, clip=m)


def _head(c: Canvas) -> None:
    lit = c.lit(WAY)
    p = c.at(HEAD, toward=WAY)
    lit(
        taper(p.points("40,-130 110,-220 200,-200 230,-110 190,-40"), [60, 84, 76, 56, 6]), HAIR, 22
    )
    skin = face(c, HEAD, look(SKIN, MIEN), WAY)
    near_shadow(c, HEAD, skin, SKIN.shade, 0.5)
    p.shape("78,20! 92,-20 130,-60 176,-90! 160,-20 130,30 96,54", SKIN, 14, edge=0.4, drop=6)
    p.shape(difference(ellipse(104, 80, 28), ellipse(104, 80, 17)), GOLD, 6, drop=4)
    p.shapes("-30,-46 6,-72 60,-58 : 10 24 5 | -44,-46 -68,-66 -98,-50 : 10 18 4", HAIR, 7)
    p.shape("8,-128 40,-156 84,-148 84,-116 40,-120", GOLD, 14, edge=0.4)
    whiskers = """-36,66 -66,60 -98,82 -130,66! -104,106 -62,84! |
        -32,66 6,58 40,80 66,58! 48,104 4,86!"""
    p.shapes(whiskers, HAIR, 7)
    beard = "-66,112! -40,124 -4,118 40,92! 30,150 -10,180 -30,236 -70,250! -54,210 -68,160"
    m = p.shape(beard, HAIR, 16, drop=6)
    p.lines("-34,130 -40,180 -60,236 | 0,128 -20,170 -40,220 : 1 6 1", HAIR.lit, 0.6, clip=m)


def _arms(c: Canvas) -> None:
    """Folded, the hands lost behind the muscles."""
    lit = c.lit(WAY, edge=0.4)
    lit("452,430 408,500 420,572 : 116 108 92", SKIN, 38)
    lit("852,560 720,592 560,580 : 96 92 70", SKIN, 30, drop=10)
    lit("420,572 540,560 690,520 780,500 : 94 92 80 60", SKIN, 30, drop=14)
    lit("540,514 556,610 = 30 30", GOLD, 11, drop=6)
    lit("822,420 868,500 856,568 : 118 112 94", SKIN, 38, drop=8)
    lit("812,486 920,466 = 30 30", GOLD, 11, drop=5)


def _lamp(c: Canvas) -> None:
    lit = c.lit((-0.6, -0.8))
    body = union(
        "560,700 600,676 680,672 740,690 760,716 730,742 680,756 610,756 570,738",
        "580,706! 550,700 530,680 506,650! 534,656 560,674 590,694!",
    )
    lit(body, GOLD, 24, drop=10, edge=0.3)
    lit("744,710 790,690 806,720 780,744 750,738 : 13 15 15 13 9", GOLD, 6, edge=0.4)
    lit(ellipse(656, 730, 13, 12), SASH, 8)


def _chosen(c: Canvas) -> None:
    at = Place(*CHOSEN, 1.9, -8)
    c.halo(*CHOSEN, 280, "#ffd880", 0.8)
    c.rays(*CHOSEN, "#ffe8a0", 0.45, count=15, seed=3, reach=380)
    m = _card(c, at, "#f4a83c", 0)
    p = c.at(at)
    away = np.hypot(c.x - CHOSEN[0], c.y - CHOSEN[1]) / 106
    sun = p.rough(rectangle(-27, -40, 54, 80, 4))
    c.field(1 - away, "#e87c24 .2:#f4a83c .6:#ffe08a #fffdf0", sun)
    p.flat(star(0, 0, 1.7), "#b03a2c")
    c.glow(m, 36, "#ffc860", 0.7)
    c.lines([*sparkle(196, 330, 28, 8), *sparkle(332, 340, 18, 6)], "#fffdf0")


def _guests(c: Canvas) -> None:
    """Those who asked, seen from behind."""
    lit = c.lit((0.3, -1))
    for x, y, size, hat in (
        (
            110,
            716,
            1,
            polygon("-44,-34 -58,-96 -30,-66 -14,-104 4,-68 26,-104 36,-66 60,-92 46,-34"),
        ),
        (930, 712, 1.05, spline("-46,-14! -40,-46 -6,-150! 40,-46 46,-14! 0,-6")),
    ):
        at = Place(x, y, size)
        body = at.path("-96,120! -84,60 -40,44 40,44 84,60 96,120!")
        lit(union(body, at.path(ellipse(0, 0, 44, 52))), GUEST, 16)
        lit(at.path(hat), GUEST, 12, edge=0.4)
