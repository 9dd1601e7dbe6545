"""A giant of cloud and wind bends over a man who holds on to a door that has no house."""

from __future__ import annotations

import math

import numpy as np
from art import Canvas, Ink, Light, clouds, foam, leaf, ridge, rng, scatter, smoothstep
from art.geometry import Place, around, ellipse, polygon, rectangle, taper, union
from art.strokes import placed, strewn, strokes_of
from cards._people import Look, Stand, face

LIGHT = Light((860, 560), "#fff4d0", "#14264e")
SIDE = (0.8, 0.45)
PALE = Ink("#eef6f0", "#7aa8c8", "#ffffff")
GREY = Ink("#a4cada", "#3f72a0", "#fff6dc")
SKIN = Ink("#5c9cbe", "#1f4c80", "#fff0d0", rim="#fff8e0")
HEAD = Stand(560, 268, 1.5, 6, True)


def paint(c: Canvas) -> None:
    c.layers(_sky, _back, _face, _front, _hill, _door, _debris)
    c.finish(vignette=0.26)


def _sky(c: Canvas) -> None:
    v = c.rise(0, 760) + (c.swirl(300, 130, 5, 6, stretch=(2, 0.5)) - 0.5) * 0.3
    v += c.spot(800, 560, 560, 320) * 0.3
    c.field(v, "#2a6a94 .2:#4c94b0 .4:#86c0c4 .58:#c4dcc8 .74:#f6e2b4 .88:#ffd09a #fff2d0")
    clouds(c, "960 330 280 40 5 | 860 470 200 26 8", PALE, (0.6, 0.5), alpha=0.9)
    c.shape(ridge(640, 40, 240, 5), "#7ab0b0 #4c8a9c #fff0c8", 30, toward=(0.5, -1))
    c.haze(560, 720, "#f0e4c0", 0.5)


def _gusts(c: Canvas, lines: str, ink: Ink) -> None:
    """Locks of wind, each ending in a curl if it is thin enough."""
    for line, widths in strokes_of(lines):
        way = {"toward": SIDE, "shading": 0.8, "drop": 10, "drop_cover": 0.4}
        c.shape(taper(line, widths, 200), ink, max(widths) * 0.36, **way)


def _back(c: Canvas) -> None:
    """Hair and shoulders: all that streams away behind the face."""
    _gusts(
        c,
        """620,110 440,70 280,104 120,50 -40,80 : 150 190 140 90 50 |
        500,250 320,200 160,250 -40,190 : 250 210 140 70 |
        500,400 320,370 150,420 -40,360 : 280 220 140 70 |
        600,700 420,560 240,590 -40,530 : 420 300 180 80 |
        640,790 420,720 200,760 -40,700 : 300 220 150 90""",
        GREY,
    )


def _face(c: Canvas) -> None:
    look = Look(
        SKIN, "#12305c", "#2c6ca0", "#f4fff4", "#8a6a8c", "#f4faf4", "#8cc0cc", 0.62, -0.5, 0.8
    )
    m = face(c, HEAD, look, SIDE)
    c.wash(smoothstep(560, 440, c.x) * 0.5, "#1f4c80", clip=m)


def _front(c: Canvas) -> None:
    """Brows, crown and beard of cloud."""
    p = c.at(HEAD, toward=SIDE)
    p.shape("-38,-40! -66,-50 -100,-40! -96,-62 -60,-78 -36,-60!", PALE, 9, drop=6)
    p.shape("-26,-38! 4,-52 44,-46 84,-22! 74,-66 20,-86 -24,-62!", PALE, 12, drop=6)
    crown = foam("700,120 640,66 550,50 460,84 412,160 400,250 420,340", 30, 62, 26, 9, 30)
    c.shape(union(crown), PALE, 30, toward=SIDE, shading=0.8, drop=14)
    _gusts(
        c,
        """470,330 500,450 430,540 300,560 190,620 160,590 : 60 130 120 90 54 10 |
        560,430 560,520 470,610 340,640 280,690 : 70 120 110 80 12 |
        640,452 650,520 600,600 500,660 430,720 : 60 110 110 80 12 |
        690,440 712,500 690,570 630,620 590,690 : 40 80 84 60 10 |
        700,404 660,392 600,404 560,440 : 10 34 40 12 | 700,404 724,398 744,410 : 12 26 6""",
        PALE,
    )
    breath = "740,446 800,480 850,540 : 3 12 2 | 730,462 780,500 820,560 : 2 9 2"
    c.lines(breath, "#ffffff", 0.85)


def _hill(c: Canvas) -> None:
    hill = "-40,820! -40,752 300,756 560,744 720,706 860,684 960,690 1064,704 1064,820!"
    m = c.shape(hill, "#3c7a5c #1c4a52 #f0ec98 #fff6c8", 40, toward=(0.3, -1))
    r = rng(5)
    blades = []
    for x in range(560, 1040, 8):
        y = float(np.interp(x, [560, 720, 860, 960, 1040], [748, 708, 688, 694, 704]))
        blades.append(
            (
                [(x, y + 8), (x + 4, y - 6), (x + 16 + r.rand() * 8, y - 12 - r.rand() * 8)],
                [4, 3, 0.6],
            )
        )
    c.lines(blades, "#2c6452")
    strokes = [
        ([(x, 720 + r.rand() * 30), (x + 16, 714 + r.rand() * 30)], [1, 3, 0.6])
        for x in range(600, 1020, 22)
    ]
    c.lines(strokes, "#1c4a52", 0.6, clip=m)


def _door(c: Canvas) -> None:
    """A frame that stands alone, its door just slammed, and the man who did not do it."""
    lit = c.lit(SIDE)
    wood = Ink("#8a4a34", "#3a2438", "#f0b070", rim="#ffe8b0", rim_width=3)
    c.shadow(ellipse(880, 694, 80, 8), "#1c4a52", 5, 0.9)
    lit(polygon("842,692 842,560 928,560 928,692 918,692 918,570 852,570 852,692"), wood, 5)
    m = lit(rectangle(852, 570, 66, 122), "#b8483c #5a2038 #ffa070", 8)
    c.lines([([(x, 570), (x, 692)], [2, 2.4]) for x in (868, 885, 902)], "#5a2038", 0.8, clip=m)
    c.flat(ellipse(860, 634, 4), "#ffe090")
    for a in (-150, -120, -90, -60, -30):
        q = math.radians(a)
        strokes = [([around(885, 580, q, 66, 44), around(885, 580, q, 90, 66)], [1, 4, 1])]
        c.lines(strokes, "#2c4a6a", 0.8)
    p = Place(808, 698, 0.82)
    ink = Ink("#3a3050", "#201a38", "#e8b080", rim="#ffe8b8", rim_width=3)
    for q in ("-6,-34 -12,-16 -16,0", "4,-34 6,-16 6,0"):
        lit(taper(p.points(q), [14, 11, 9]), ink, 5)
    lit(p.spline("-20,-28! -18,-56 -8,-72 6,-70 14,-54 16,-28!"), "#c8963c #6a4438 #ffe6a0", 10)
    lit(p.path(ellipse(-2, -84, 11, 12)), "#c88a68 #6a4450 #ffd8b0", 8)
    c.lines(placed(p.points, "6,-62 30,-66 52,-76 | -10,-62 -28,-84 -14,-96 : 9 8 6"), "#8a6038")
    hat = Place(962, 560, 1.1, 24)
    c.flat(hat.spline("-22,0! -10,-4 -8,-20 10,-20 12,-4 24,0! 0,5"), "#3a3050")


def _debris(c: Canvas) -> None:
    r = rng(13)
    for _ in range(34):
        x, y = 120 + r.rand() * 840, 300 + r.rand() * 380
        outline = leaf(x, y, 10 + 12 * r.rand(), r.rand() * 360, 0.5)
        c.flat(outline, ("#d87a3c", "#3c7a5c", "#c8a040")[r.randint(3)])
    gusts = [g for g in scatter(r, 34, (20, 60, 980, 660)) if not (470 < g[0] < 780 and g[1] < 460)]
    gusts = [g for g in gusts if g[0] < 800 or g[1] < 480]
    strokes = strewn(gusts, "0,0 -40,6 -90,-2", [0.5, 3, 0.5])
    c.lines(strokes, "#ffffff", 0.6)
