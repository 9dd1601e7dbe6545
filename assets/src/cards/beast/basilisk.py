"""In a garden by night a basilisk turns its head to us; its eye is the only light there is."""

from __future__ import annotations

import numpy as np
from art import Array, Canvas, Ink, Light, ellipse, leaf, polygon, ridge, rng, rows, strung
from art.geometry import Place, samples, taper
from art.motifs import scales, scatter

LIGHT = Light((590, 250), "#f4ffa0", "#0c1430")
HIDE = Ink("#23806a", "#0c2c44", "#b0dc70", rim="#f4ffb0", rim_width=4)
DARK = Ink("#1c5e60", "#0c2444", "#6cb080")
BELLY = Ink("#d0bc74", "#4c5a58", "#fdffc8")
COMB = Ink("#cc3838", "#541438", "#ffb870", rim="#fff0b0", rim_width=4)
BEAK = Ink("#e4a83c", "#74343c", "#fff8b0", rim="#fffbd8", rim_width=4)
STONE = Ink("#7c88a8", "#2c3460", "#f0f8c0", rim="#fbffd8", rim_width=4)
HEAD = Place(540, 286, 1.28, 6)
EYE = "-46,22! -20,-18 24,-50 78,-64 108,-56! 96,-16 60,18 12,32"


def paint(c: Canvas) -> None:
    c.layers(_garden, _far_coil, _statue, _tail, _neck, _comb, _head, _gaze, _grass)
    c.finish(vignette=0.24)


def _garden(c: Canvas) -> None:
    v = 0.14 + c.spot(600, 250, 800, 680) * 0.74
    v += (c.swirl(250, 90, 4, 3, stretch=(1, 0.5)) - 0.5) * 0.2
    c.field(v, "#161e50 .2:#263876 .4:#3a5c98 .58:#5c8ca0 .76:#a0cca0 #e4f4b8")
    c.motes(scatter(rng(6), 60, (0, 0, 1024, 300), (0.9, 2.8)), "#f0f4e0")
    hedge = Ink("#285874", "#16305a", "#8ac090")
    c.shape(ridge(500, 12, 90, 4), hedge, 18, toward=(0, -1))
    for x, y, r in rows("20 410 120 | 1010 400 130 | 300 480 70 | 880 470 60"):
        c.shape(ellipse(x, y, r, r * 1.1), hedge, r * 0.8, toward=(600 - x, -60))
    c.haze(460, 600, "#8ac0a8", 0.45)
    ground = c.mask(polygon("-10,570 1034,570 1034,770 -10,770"))
    v = 0.4 + (c.noise(70, 4, 8, stretch=(1, 0.3)) - 0.5) * 0.5 + c.spot(420, 640, 600, 150) * 0.4
    c.field(v, "#12204a .25:#20405e .45:#447064 .65:#94bc74 #ecf8a0", ground)


def _scaled(c: Canvas, m: Array, turn: float, seed: int) -> None:
    c.lines(scales(m, 34, turn, seed, 0.6), str(HIDE.shade), 0.7)


def _far_coil(c: Canvas) -> None:
    """From the right the body runs back behind the neck, and on behind the knight."""
    c.shadow(ellipse(540, 650, 460, 40), "#0c1430", 14, 0.7)
    line = "930,640 930,540 800,484 620,520 420,590 250,590 60,600"
    m = c.shape(taper(line, [140, 146, 140, 130, 116, 100, 84]), DARK, 44, toward=(0.1, -1))
    _scaled(c, m, 0.0, 4)


def _statue(c: Canvas) -> None:
    """A knight of stone, shield raised a moment too late."""
    on = c.at(Place(180, 566, 1.3, -4), toward=(1, -0.4), drop=10)
    on.shape("-120,240! -116,-50 -76,-10 0,-28 64,4 88,84 104,240!", STONE, 44)
    m = on.shape(
        "-54,2! -66,-70 -50,-130 0,-154 50,-136 74,-86! 62,-72! 74,-30! 46,6 -4,14", STONE, 36
    )
    on.flat("8,-86! 74,-92! 72,-68! 10,-66!", "#1c2450", clip=m)
    on.lines(
        "0,-152 6,-80 2,12 : 4 9 4 | 20,-40 50,-42 : 3 6 | 18,-22 48,-24 : 3 6", "#2c3460", clip=m
    )
    m = on.shape("14,34! 74,46 134,26! 140,112 110,196 74,232! 34,194 14,112", STONE, 24)
    crack = "74,46 58,110 84,150 68,232 | 84,150 130,170 : 3 7 5 1"
    on.lines(crack, "#2c3460", clip=m)


def _tail(c: Canvas) -> None:
    """Round the stone it comes back to us, and points at nothing yet."""
    line = "-40,610 30,706 160,716 300,704 392,650 404,590"
    m = c.shape(taper(line, [90, 92, 76, 56, 34, 6]), HIDE, 26, toward=(0.4, -0.9), drop=14)
    _scaled(c, m, 0.1, 11)


def _neck(c: Canvas) -> None:
    line = "570,330 690,430 706,560 660,680 560,790"
    base = c.shape(
        "706,640 800,720 910,700 940,620 : 200 180 160 140", HIDE, 60, toward=(-0.2, -1), drop=14
    )
    _scaled(c, base, 0.2, 6)
    m = c.shape(taper(line, [190, 210, 230, 260, 300]), HIDE, 80, toward=(-0.3, -1), drop=20)
    _scaled(c, m, 0.1, 3)
    belly = "516,350 628,450 634,570 576,690 480,790"
    b = c.shape(taper(belly, [80, 104, 124, 150, 180]), BELLY, 34, toward=(0.2, -1), clip=m)
    plates = strung(samples(belly, 14), "-110,14 0,-8 110,14", [3, 9, 3])
    c.lines(plates, "#4c5a58", 0.75, clip=b)


def _comb(c: Canvas) -> None:
    """Spikes that lean back with the skull, and the frill behind the near cheek."""
    on = c.at(HEAD)
    for x, y, tall, turn in rows("100 -30 126 4 | 104 14 150 26 | 92 54 120 50"):
        on.shape(leaf(x, y, tall, turn, 0.34), DARK, 12, toward=(-1, 0), edge=0.4, drop=8)
    for x, y, tall, turn in rows("""100 -60 130 -10 | 84 -84 176 -28 | 54 -96 200 -44 |
        16 -104 196 -60 | -24 -100 160 -76 | -58 -86 110 -92"""):
        on.shape(leaf(x, y, tall, turn, 0.5), COMB, 20, toward=(-0.1, 1), edge=0.4, drop=8)


def _head(c: Canvas) -> None:
    on = c.at(HEAD, toward=(0.2, 1))
    skull = """-100,-60 -66,-108 10,-128 84,-108 128,-50 132,10 104,72 50,116 0,124 -56,100
        -90,40 -112,-20"""
    m = on.shape(skull, HIDE, 70, drop=16)
    _scaled(c, m, 0.0, 8)
    on.shape("10,116! 36,130 46,186 24,226 0,200 -8,146!", COMB, 18, drop=8)
    on.shape("26,86! -30,118 -72,142 -104,172! -70,180 -30,170 18,132", BEAK, 18, toward=(0.4, -1))
    on.flat("34,64! -50,62 -110,70 -142,104! -104,166 -40,132 22,92!", "#5a142c")
    tongue = "-10,96 -60,118 -110,126 -158,160 : 20 16 9 4 | -106,126 -140,128 -176,140 : 9 7 3"
    on.shapes(tongue, COMB, 8, toward=(0, -1))
    beak = """-36,-70! -92,-58 -146,-16 -176,50 -172,148! -148,108 -112,82 -50,76 38,62! 0,36
        -22,-10"""
    x, y = HEAD.points("-30,-62")[0][:2]
    root = [(x, y, 62)]
    m = on.shape(beak, BEAK, 36, toward=(0.9, -0.2), drop=12, edge=0.4, merge=root)
    on.lines("-56,-58 -112,-18 -148,40 -166,110 : 2 8 3", str(BEAK.shade), 0.4, clip=m)
    on.flat("-114,22! -98,2 -76,4 -88,18", "#54302c", clip=m)


def _gaze(c: Canvas) -> None:
    """The near eye is the lamp of the scene; the far one is a shine beyond the beak."""
    on = c.at(HEAD)
    c.halo(*HEAD.points("-108,-66")[0][:2], 90, "#e8ff6a", 0.5)
    on.shape("-66,34 -30,-26 20,-68 86,-90 132,-70 116,-8 70,34 10,50", DARK, 12, toward=(0, 1))
    on.flat("-54,26! -24,-22 22,-54 80,-70 118,-62! 104,-12 64,26 12,40", "#0c2438")
    eye = on.mask(EYE)
    x, y = HEAD.points("36,-14")[0][:2]
    c.field(0.2 + c.spot(x, y, 120) * 0.95, "#8ac03a .35:#d8f050 .6:#f8ff9a #fffff0", eye)
    on.flat("30,-62! 42,-34 40,6 28,38! 16,8 18,-30", "#14242c", clip=eye)
    lid = "-66,24! -34,-32 18,-76 84,-98 138,-80! 110,-58 76,-58 24,-42 -16,-10"
    on.shape(lid, HIDE, 12, toward=(0, 1), drop=8, edge=0.5)
    on.flat(ellipse(64, -26, 9, 6, -20), "#ffffff")
    c.glow(eye, 30, "#e8ff6a", 0.9)
    c.rays(x, y, "#f0ffa0", 0.4, count=13, seed=95, reach=860)
    c.motes(scatter(rng(3), 60, (120, 200, 920, 640), (1.4, 4)), "#fbffd8", "#d8ff70")


def _grass(c: Canvas) -> None:
    r = rng(5)
    for x in np.asarray(r.rand(34)) * 1040:
        blade = leaf(float(x), 776, 40 + 34 * r.rand(), -90 + r.randn() * 24, 0.26)
        c.shape(blade, "#183a58 #0c1c38 #6a9c7c", 5, toward=(0, -1), fray=False)
