"""A leprechaun swears over his pot of gold, with his fingers crossed for all to see."""

from __future__ import annotations

import math

from art import Canvas, Ink, Light, Place, each, ellipse, fan, rectangle, rng, scatter, sparkle
from art.geometry import taper
from cards._mien import look
from cards._people import Stand, face
from cards._planes import brow_shadow

LIGHT = Light((470, 720), "#ffe690", "#0c2030")
UP = (-0.3, 0.95)
SKIN = Ink("#f0a878", "#96503f", "#ffe6a8")
BEARD = Ink("#d0502c", "#641830", "#ffcc68", rim="#fff0a8", rim_width=4)
COAT = Ink("#2a8444", "#0c3038", "#b8e860", rim="#f8ffa8", rim_width=5)
GOLD = Ink("#f0b838", "#9a5424", "#fff6b0", rim="#fffbe0", rim_width=3)
IRON = Ink("#2c3444", "#0e1420", "#8a8a6c", rim="#ffe08a")
HEAD = Stand(440, 338, 1.2, -8)
HAT = Stand(446, 340, 1.2, -16)
HAND = Place(262, 196, 0.66, 4)
MIEN = """iris #2f8a48 lips #b86048 brow #a03c18 blush #c8583c lids 0.5 smile 1.5 frown 0.6
    jaw 1.4 gaze 0.9"""
RAINBOW = ("#d84a4a", "#f08a3c", "#f4d04a", "#5ab86a", "#3f8ac8", "#7a5ab8")


def paint(c: Canvas) -> None:
    c.layers(_dusk, _coat, _head, _hat, _beard, _hand, _pot)
    c.motes(scatter(rng(4), 70, (180, 380, 860, 640), (1.4, 4.4)), "#fff6c0", "#ffc040")
    c.finish(vignette=0.26)


def _dusk(c: Canvas) -> None:
    v = c.spot(470, 620, 860, 720) + (c.swirl(240, 90, 4, 5, stretch=(1, 0.5)) - 0.5) * 0.2
    c.field(v, "#1c4458 .2:#2a6064 .4:#3f8a6c .58:#7cb070 .74:#d0d878 .9:#fff0a0 #fffbd4")
    for i, hue in enumerate(RAINBOW):
        r = 660 - i * 26
        arc = [(940 - math.cos(k / 10) * r, 800 - math.sin(k / 10) * r) for k in range(2, 27)]
        c.put(hue, c.stipple(c.mask(taper(arc, [27, 27], cap=False)) * 0.8) * 0.85)


def _coat(c: Canvas) -> None:
    lit = c.lit(UP)
    m = lit("90,800! 120,640 200,560 330,510 450,540 580,506 700,556 790,640 820,800!", COAT, 60)
    c.lines("240,580 270,680 260,790 | 670,570 650,680 670,790 : 2 12 4", COAT.shade, 0.7, clip=m)
    for lapel in each("""330,516! 280,600 340,700! 440,640 450,560 |
        580,512! 640,600 570,700! 470,640 460,560"""):
        lit(lapel, "#3fa054 #145048 #c8ec6a #f4ffa0", 16, drop=6)


def _head(c: Canvas) -> None:
    p = c.at(HEAD, toward=UP)
    p.shape("80,40! 70,-20 110,-50 190,-90! 160,-10 120,50", "#e89a70 #8a443c #ffd898", 16)
    skin = face(c, HEAD, look(SKIN, MIEN), UP)
    nose = "-40,-14! -58,10 -92,34 -92,64 -62,78 -30,72 -12,56 -14,34 -26,8"
    m = p.shape(nose, "#ec8c64 #8a3c38 #ffe0a0", 30, clip=skin)
    p.lines("-26,40 -14,56 -30,70 : 1 6 1", "#6a2428", 0.8, clip=m)
    brow_shadow(c, HEAD, skin, "#5a2c3c", 0.45)
    lines = "44,-4 58,2 66,14 | 46,2 56,12 58,24 | -16,62 14,66 24,52 : 1 4 1"
    p.lines(lines, "#8a3c34", 0.8, clip=skin)


def _hat(c: Canvas) -> None:
    """Tilted, with a card in the band."""
    p = c.at(HAT, toward=(-0.8, 0.3))
    p.shape("-92,-120! -108,-250! -20,-274 120,-262! 116,-118! 10,-100", COAT, 44)
    p.shape("-96,-160! 0,-142 118,-158! 116,-116! 0,-98 -92,-118!", "#34283c #140c20 #8a6a4c", 8)
    p.shape(rectangle(-36, -162, 66, 62, 8), GOLD, 9, drop=4)
    p.flat(rectangle(-20, -146, 34, 30, 4), "#241828")
    card = c.at(Place(*HAT.at(86, -168), 1.2, 10))
    card.shape(rectangle(-22, -62, 46, 66, 6), "#f4e4c0 #a8805c #fffbe8", 4)
    card.flat(rectangle(-15, -55, 32, 30, 3), "#a8283c")
    brim = "-176,-88! -110,-128 0,-110 110,-128 196,-96! 130,-66 0,-72 -110,-62"
    p.shape(brim, COAT, 18, toward=(-0.2, 0.95), drop=14)


def _beard(c: Canvas) -> None:
    p = c.at(HEAD, toward=UP)
    ring = """96,-40! 116,20 124,90 96,160 40,206 -30,216 -90,180 -112,110 -104,50! -92,70 -78,96
        -66,80! -56,99 -30,106 0,99 20,74! 50,76 78,30"""
    m = p.shape(ring, BEARD, 40, drop=6)
    p.lines(
        fan("96,66 104,130 84,190", "-22,4 -24,0 -19,2", 9, [1, 9, 1]), BEARD.shade, 0.6, clip=m
    )
    for line in each("-40,82 -80,76 -116,96 -128,70 | -34,82 14,70 50,92 76,64"):
        m = p.shape(f"{line} : 30 38 26 4", BEARD, 12, drop=8)
        p.lines(f"{line} : 2 6 5 1", BEARD.shade, 0.6, clip=m)
    p.shapes("-100,-36 -74,-60 -44,-40 : 8 26 8 | -26,-38 10,-66 62,-44 : 8 26 8", BEARD, 9, drop=5)


def _pot(c: Canvas) -> None:
    """Full to the brim; its shine is the light."""
    heap = "150,720! 190,650 270,610 340,622 400,594 470,606 540,590 610,616 680,640 730,720!"
    c.shape(heap, GOLD, 30, toward=(0, -1))
    r = rng(9)
    for _ in range(70):
        x = 190 + r.rand() * 500
        y = 624 + r.rand() * 90 - 18 * math.sin((x - 190) / 500 * math.pi)
        c.shape(ellipse(x, y, 25, 16, r.randn() * 20), GOLD, 7, toward=(-0.2, -1), edge=0.5)
    c.glow(c.mask(heap), 40, "#ffc850", 0.35)
    lit = c.lit((0, -1))
    lit("130,720! 200,710 450,726 700,710 770,720! 790,800! 110,800!", IRON, 40)
    lit("112,704 300,732 450,738 600,732 790,702 : 34 46 48 46 34", IRON, 14, drop=8)
    c.lines("120,698 300,722 450,728 600,722 780,696 : 3 8 9 8 3", "#ffe890", 0.9)
    c.lines([*sparkle(300, 626, 34, 7), *sparkle(520, 606, 34, 7)], "#fffdf0")


def _hand(c: Canvas) -> None:
    """Two fingers crossed, the rest folded under the thumb."""
    p = c.at(HAND, toward=(-0.5, 0.85), edge=0.45)
    p.shape("640,830! 680,726 744,690 820,684 872,720 930,830!", COAT, 40, drop=14)
    p.shape("846,560 846,470 812,380 770,312 : 66 62 58 36", SKIN, 24)
    m = p.shape("770,566 766,480 790,390 826,306 : 68 64 58 36", SKIN, 24, drop=10)
    p.lines("736,470 768,478 798,470 | 768,398 790,408 814,404 : 2 6 2", SKIN.shade, 0.8, clip=m)
    p.shape("726,690! 718,620 730,560 776,536 840,536 880,566 888,630 872,694!", SKIN, 40, drop=8)
    p.shapes(
        "894,578 852,572 812,590 : 54 56 40 | 894,628 856,622 818,638 : 54 56 40", SKIN, 18, drop=6
    )
    p.shape("726,664 738,612 784,584 838,600 : 64 62 54 36", SKIN, 20, drop=10)
    p.shape("694,704 790,676 890,700 : 44 50 44", GOLD, 12, drop=8)
