"""An angel makes one roof of her wing against the rain; what sleeps below keeps her warm."""

from __future__ import annotations

import math

from art import Canvas, Ink, Light, blur, ellipse, fan, leaf, rng, samples, scales, scatter, strewn
from art.geometry import taper
from cards._mien import look
from cards._people import Stand, face
from cards._planes import near_shadow

LIGHT = Light((300, 600), "#ffe6a0", "#101c38")
WARM = (-0.7, 0.7)
COLD = (-0.3, -1)
SKIN = Ink("#e8a67c", "#8a4454", "#fff2cc", rim="#fff6d8", rim_width=3)
INNER = Ink("#e0a468", "#6a3c70", "#fff0b8", rim="#fff8d8", rim_width=3)
COVERT = Ink("#6a5a94", "#2c2c64", "#f0b890", rim="#ffe4b8", rim_width=3)
OUTER = Ink("#3f5298", "#1a2458", "#a8c0e4", rim="#e0f0ff", rim_width=5)
FAR = Ink("#34447c", "#182450", "#7890c0", rim="#b8cce8")
ROBE = Ink("#e8cc9c", "#5c3c78", "#fff8d8", rim="#fff6d0", rim_width=5)
HAIR = Ink("#8a3424", "#34102c", "#ffa850", rim="#ffe0a0", rim_width=4)
GREEN = Ink("#3a8a54", "#123440", "#dcec80", rim="#fffbc0", rim_width=4)
COPPER = Ink("#d8803c", "#6a2c30", "#ffe08a", rim="#fff2b8")
HEAD = Stand(604, 292, 1.08, -22)
MIEN = "line #4a1c28 iris #4a6a8a lips #b8484c brow #6a2820 lids 0.08 smile 0.7 frown -0.7 jaw -0.2"


def paint(c: Canvas) -> None:
    c.layers(_rain, _far_wing, _near_wing, _pool, _robe, _head, _sleeve, _dragon, _meadow)
    c.finish(vignette=0.22)


def _rain(c: Canvas) -> None:
    v = 0.42 + (c.swirl(240, 100, 5, 4, stretch=(1, 0.5)) - 0.5) * 0.5 + c.rise(760, 0) * 0.1
    c.field(v, "#1c2c60 .2:#2c4880 .4:#4a6ca0 .6:#7898b8 .8:#b0c8d8 #e0ecf0")
    drops = strewn(scatter(rng(8), 130, (0, -60, 1060, 700)), "0,0 -30,100", [1, 4, 1])
    c.lines(drops, "#dceaf4", 0.6)


def _feathers(c: Canvas, arm: str, ends: str, reach: float, width: float, ink: Ink) -> None:
    """A row of feathers from the arm of a wing, as far as `reach` towards the ends."""
    way = WARM if ink in (INNER, COVERT) else COLD
    pairs = list(zip(samples(arm, 13), samples(ends, 13), strict=True))
    for a, e in pairs[::-1]:
        tip = (a.x + (e.x - a.x) * reach, a.y + (e.y - a.y) * reach)
        mid = ((a.x + tip[0]) / 2 - 50 * reach, (a.y + tip[1]) / 2 - 30 * reach)
        quill = taper([(a.x, a.y), mid, tip], [width * 0.6, width, width * 0.95, 6])
        c.shape(quill, ink, 18, toward=way, edge=0.4, drop=5)


def _far_wing(c: Canvas) -> None:
    arm, ends = "660,330 740,180 850,110 960,190", "720,740 800,770 900,770 1060,660"
    _feathers(c, arm, ends, 1, 84, FAR)
    _feathers(c, arm, ends, 0.4, 74, OUTER)
    c.shape(
        "650,350 720,210 800,116 890,100 990,200 : 60 76 70 56 16", OUTER, 24, toward=COLD, drop=8
    )


def _near_wing(c: Canvas) -> None:
    """From her shoulder over the sleeper: night outside, and inside the light from below."""
    arm = "660,350 610,190 500,84 360,76 220,150 110,280"
    ends = "600,470 500,440 430,450 330,520 210,650 110,740 20,752 -40,690"
    _feathers(c, arm, ends, 1, 82, INNER)
    _feathers(c, arm, ends, 0.52, 74, COVERT)
    _feathers(c, arm, ends, 0.24, 66, OUTER)
    edge = "664,370 620,200 500,80 360,66 214,140 92,300 : 60 90 86 76 62 14"
    c.shape(edge, OUTER, 28, toward=COLD, drop=12)


def _pool(c: Canvas) -> None:
    c.wash(blur(c.mask(ellipse(380, 620, 380, 230)), 40) * 0.9, "#ffc870")
    c.glow(c.mask(ellipse(300, 670, 200, 60)), 60, "#ffb850", 0.7)


def _robe(c: Canvas) -> None:
    robe = """560,400! 640,350 724,370 780,470 820,600 890,720 900,780! 380,780! 420,720 500,680
        540,600 520,480"""
    m = c.shape(robe, ROBE, 90, toward=WARM, drop=10, shading=1.2)
    folds = """640,420 660,560 620,740 | 710,430 750,580 770,740 | 590,460 580,600 520,730 |
        750,500 815,640 860,750 : 3 15 5"""
    c.lines(folds, ROBE.shade, 0.6, clip=m)


def _lock(c: Canvas, line: str, widths: list[float]) -> None:
    points = HEAD.points(line)
    m = c.shape(taper(points, widths), HAIR, 20, toward=WARM, edge=0.35)
    run = samples(points, 20)[1:-1]
    for off, hue in ((-0.2, HAIR.lit), (0.06, HAIR.shade), (0.24, HAIR.shade)):
        c.lines([([at.beside(off * max(widths)) for at in run], [1, 5, 5, 1])], hue, 0.7, clip=m)


def _head(c: Canvas) -> None:
    """Bowed over the sleeper, the hair falling as it will."""
    _lock(c, "70,-110 150,-30 120,80 170,190 130,330", [110, 110, 100, 80, 8])
    _lock(c, "20,-120 -96,-60 -110,40 -90,130 -118,220", [60, 56, 50, 40, 6])
    c.shape(HEAD.spline("-20,90! -10,160 -30,220 96,224 100,150 84,50!"), SKIN, 34, toward=WARM)
    skin = face(c, HEAD, look(SKIN, MIEN), WARM)
    near_shadow(c, HEAD, skin, SKIN.shade, 0.4)
    p = c.at(HEAD, toward=WARM)
    hair = """-78,-110! -40,-96 6,-84 50,-50 72,0 74,70! 120,60 150,-30 130,-124 60,-176 -20,-178
        -84,-150"""
    m = p.shape(hair, HAIR, 44, drop=10)
    first, step = "-66,-126 10,-112 70,-60 92,40", "28,-15 30,-14 27,-5 18,-15"
    p.lines(fan(first, step, 3, [1, 8, 8, 2]), HAIR.shade, 0.65, clip=m)
    _lock(c, "84,10 130,90 92,170 120,260 84,350", [64, 66, 58, 44, 6])


def _sleeve(c: Canvas) -> None:
    """One wide sleeve about the sleeper, the hand lost in it."""
    sleeve = """640,410! 706,450 706,550 640,640 540,696 430,722 330,722! 316,694 400,664 480,626
        540,556 570,480"""
    m = c.shape(sleeve, ROBE, 44, toward=WARM, drop=14)
    folds = "660,480 630,580 520,660 | 640,450 590,570 480,660 | 560,670 470,696 380,710 : 3 12 3"
    c.lines(folds, ROBE.shade, 0.6, clip=m)


def _dragon(c: Canvas) -> None:
    """Curled up, its nose on its tail, a little fire in every breath."""
    lit = c.lit(WARM)
    c.shadow(ellipse(330, 736, 230, 22), "#3a2a2c", 12, 0.7)
    m = lit("190,700! 200,620 270,560 360,556 440,600 470,670 450,724! 300,744", GREEN, 60, drop=8)
    c.lines(scales(m, 26, 0.2, 4, 0.6), GREEN.shade, 0.7, clip=m)
    for at in samples("214,616 276,560 360,550 436,592", 9):
        lit(leaf(at.x, at.y + 6, 36, math.degrees(at.angle) - 90, 0.6), COPPER, 6)
    m = lit(
        "330,596! 420,560 470,590 486,640! 450,636 430,668! 400,650 366,676!", COPPER, 18, drop=8
    )
    c.lines("334,598 420,610 480,636 | 334,600 400,630 430,662 : 2 6 1", COPPER.shade, 0.8, clip=m)
    lit("460,700 360,748 220,740 130,700 : 56 52 38 6", GREEN, 18, drop=6)
    head = "330,640 290,612 230,626 176,664 160,690 184,712 250,716 310,700 340,676"
    m = lit(head, GREEN, 34, drop=12, edge=0.3)
    c.lines("222,664 244,674 270,664 : 2 7 2 | 166,698 210,702 250,694 : 1 5 1", "#0c2428", clip=m)
    c.flat(ellipse(178, 682, 5, 4), "#0c2428", clip=m)
    for turn, x, y in ((-28, 306, 626), (-48, 284, 616)):
        lit(leaf(x, y, 56, turn, 0.34), COPPER, 6)
    breath = c.lines("158,684 120,676 96,640 120,610 100,570 : 3 16 18 12 1", "#ffe9a0", n=60)
    c.glow(breath, 22, "#ff9a30", 0.9)


def _meadow(c: Canvas) -> None:
    r = rng(12)
    for x in r.rand(110) * 1040:
        c.lines([([(x, 790), (x + r.randn() * 10, 752 - 30 * r.rand())], [8, 1])], "#24403c")
    for x in r.rand(16) * 620 + 40:
        y = 742 + r.rand() * 16
        petals = [ellipse(x + math.cos(k) * 8, y + math.sin(k) * 7, 5.5) for k in range(7)]
        c.flat(petals, "#fff8e8")
        c.flat(ellipse(x, y, 5), "#f0b040")
    c.motes(scatter(r, 40, (80, 430, 600, 700), (1.4, 3.6)), "#fff4c8", "#ffc060")
