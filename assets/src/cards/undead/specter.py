"""Out of a wizard's grave it leans in, in his hat, and shows us the rings on its new fingers."""

from __future__ import annotations

import numpy as np
from art import (
    Array,
    Canvas,
    Ink,
    Light,
    Place,
    Points,
    ellipse,
    leaf,
    polygon,
    samples,
    star,
)
from art.fields import smoothstep
from art.geometry import taper
from art.motifs import ridge, scatter
from art.noise import rng
from art.strokes import strokes_of, strung
from cards.undead._night import SHADOW, grass, graves, night, streaks

LIGHT = Light((300, 190), "#f4fff0", SHADOW)
WAY = (-0.8, -0.55)
SKY = "#1c1640 .14:#2f2862 .3:#4d4a8c .46:#6f78aa .62:#93aab4 .76:#b4ccb8 .9:#d4e8c4 #f4fadc"
GHOST = Ink("#8cc8bc", "#2a5a70", "#eafff0", rim="#fbfff4", rim_width=5)
VEIL = Ink("#4c8894", "#26436a", "#a0d4cc", rim="#d8fff0")
HAND = Ink("#c4e4c8", "#3f7484", "#fbfff0", rim="#ffffff", rim_width=4)
HAT = Ink("#54389c", "#1c1048", "#b48ce0", rim="#f0e8ff", rim_width=4)
GOLD = Ink("#f0b840", "#8a4a28", "#fff6b4", rim="#fffbe0", rim_width=2.5)
FINGERS = (
    ("356,470 290,426 214,392 150,400 104,444", "50 46 40 34 4", 0.34, "#d02c4c"),
    ("350,500 266,474 186,474 128,506 96,568", "52 48 42 34 4", 0.36, "#2a9a60"),
    ("356,536 280,530 208,552 166,600 156,660", "50 46 40 32 4", 0.4, "#3f7ad0"),
    ("376,566 318,578 268,612 246,656 250,706", "44 40 34 26 4", 0.42, "#e0b040"),
)


def paint(c: Canvas) -> None:
    night(c, 300, 196, 150, seed=23, sky=SKY)
    streaks(c, ("120,262 300,274 470,256", [3, 20, 3]), ("-20,120 70,130 200,118", [8, 16, 3]))
    c.layers(_yard, _robe, _hood, _hat, _sleeve, _hand)
    grass(c, 4, 776, 90, 56, "#0e1028")
    c.motes(scatter(rng(3), 50, (60, 340, 620, 720), (1.4, 3.4)), "#f0fff4", "#70e8c0")
    c.finish(vignette=0.26)


def _yard(c: Canvas) -> None:
    c.shape(ridge(600, 18, 230, 8), "#4a5a88 #33406c #9cb4b4", 24, toward=(-0.3, -1))
    stone = Ink("#3a4878", "#232a54", "#8ca4b0", rim="#c8dcc8")
    graves(c, stone, (70, 690, 84, 96, -6), (420, 652, 60, 60, 5), (236, 650, 50, 50, 4))
    c.haze(560, 760, "#8cb4b4", 0.5)


def _robe(c: Canvas) -> None:
    """It comes in from the right like a wave, and ends in rags."""
    lit = c.lit(WAY)
    tails = """720,300 820,310 920,250 1050,262 : 130 80 40 4 | 760,420 880,430 960,370 1050,380 :
        150 90 44 4 | 780,560 900,560 980,500 1050,520 : 150 90 40 4"""
    for tail, widths in strokes_of(tails):
        lit(taper(tail, widths), VEIL, 30, alpha=0.5)
    robe = """520,370! 460,450 440,560 404,690! 470,630 484,760! 540,650 590,744! 620,640 690,752!
        720,650 800,740! 830,650 910,700! 890,590 960,610! 900,500 880,400 830,300 720,230"""
    m = lit(robe, GHOST, 130, shading=1.4)
    c.wash(smoothstep(640, 900, c.x + c.y * 0.3 - 130) * 0.6, "#34508a", clip=m)
    c.wash(c.rise(560, 780) * 0.8, "#2c3c78", clip=m)
    folds = """560,400 520,520 500,720 | 640,400 610,540 600,720 | 730,380 720,520 700,700 |
        800,330 820,480 800,680 : 3 16 12 2"""
    c.lines(folds, GHOST.shade, 0.7, clip=m)
    c.lines("540,400 498,520 474,700 | 618,400 586,540 574,690 : 1 6 6 1", GHOST.lit, 0.7, clip=m)


def _hood(c: Canvas) -> None:
    lit = c.lit(WAY)
    hood = """452,330! 446,250 474,180 540,136 630,130 720,170 780,250 800,350 740,430 640,470
        540,452! 486,410"""
    m = lit(hood, GHOST, 60, drop=16)
    c.lines(
        "600,150 690,230 720,340 690,440 | 660,150 750,250 770,350 : 2 12 9 2", "#2a5a70", 0.6, m
    )
    hollow = "468,320 470,240 504,186 562,166 620,196 648,270 640,350 604,416 548,432 496,396"
    m = c.flat(hollow, "#0c1630")
    c.wash(c.spot(540, 330, 110, 120) * 0.5, "#1f5a70", clip=m)
    slits = [
        "486,276! 520,284 544,308! 516,312 496,302",
        "628,268! 604,290 576,308! 606,314 624,298",
    ]
    c.glow(c.flat(slits, "#fbfff0", clip=m), 14, "#7affd8", 1.2)


def _hat(c: Canvas) -> None:
    lit = c.lit(WAY, edge=0.3)
    cone = """452,176! 476,110 500,52 540,10 610,-6 668,30 700,92 690,140! 664,100 630,84 604,92
        640,130 668,166! 560,200"""
    m = lit(cone, HAT, 50)
    c.lines("520,36 560,70 616,84 | 496,90 540,112 590,96 : 2 9 2", "#1c1048", 0.85, clip=m)
    c.flat([star(520, 120, 1.3), star(566, 44, 1), star(598, 140, 0.8)], "#ffe08a", clip=m)
    lit("458,158 560,180 672,150 = 26 30 24", GOLD, 9, clip=m)
    brim = "360,206! 430,158 560,168 690,140 800,166! 740,206 640,214 540,214 430,226"
    lit(brim, HAT, 18, drop=16)


def _sleeve(c: Canvas) -> None:
    lit = c.lit(WAY)
    sleeve = """700,420! 600,400 500,412 420,430! 392,500 400,580 440,650! 470,620 520,720! 560,640
        620,740! 660,620 720,540"""
    m = lit(sleeve, GHOST, 50, drop=18, merge=[(716, 490, 150)])
    c.flat("424,432! 458,470 476,560 440,648! 400,590 394,500", "#0c1e3a", clip=m)
    folds = "680,440 560,470 500,640 | 690,480 610,540 580,690 | 640,420 530,436 470,520 : 2 13 3"
    c.lines(folds, GHOST.shade, 0.65, clip=m)


def _hand(c: Canvas) -> None:
    """Long, bony and coming nearer."""
    lit = c.lit(WAY, edge=0.5)
    lit("432,520 380,510 : 60 66", HAND, 22)
    thumb = "392,440 352,390 330,340 284,318"
    m = lit(thumb + " : 48 42 32 4", HAND, 16)
    _joints(c, thumb, m)
    for line, widths, share, gem in FINGERS:
        w = [float(k) for k in widths.split()]
        m = lit(taper(line, w), HAND, 16, drop=6)
        _joints(c, line, m)
        _ring(c, line, share, gem)
    back = "332,456 360,424 400,430 446,470 462,540 440,590 396,600 350,576 322,520"
    m = lit(back, HAND, 40, merge=[(336, 500, 50)])
    bones = "440,500 390,480 340,462 | 446,530 390,516 336,506 | 440,560 390,552 344,546 : 2 8 2"
    c.lines(bones, HAND.shade, 0.6, clip=m)


def _joints(c: Canvas, line: Points, clip: Array) -> None:
    at = samples(line, 100)
    folds = strung([at[k] for k in (47, 52, 72, 77)], "-14,0 0,4 14,0", [1, 4, 1])
    c.lines(folds, HAND.shade, 0.8, clip=clip)
    nail = leaf(*at[94].beside(0, -24), 50, np.degrees(at[94].angle), 0.5)
    c.shape(nail, "#34508a #161c48 #a8d8dc", 5, toward=WAY, edge=0.4)


def _ring(c: Canvas, line: Points, share: float, gem: str) -> None:
    at = samples(line, 100)[int(share * 99)]
    p = c.at(Place(at.x, at.y, 1, np.degrees(at.angle)), toward=WAY)
    p.shape("0,-27 7,0 0,27 : 13 16 13", GOLD, 6, edge=0.5, drop=4)
    p.shape(ellipse(5, -2, 15, 17), GOLD, 8, edge=0.4)
    p.shape(polygon("5,-15 16,-2 5,11 -6,-2"), f"{gem} #1a1040 #ffffff", 7)
