"""A warlord in a bear's skin counts the fires of his host on a frame of beads."""

from __future__ import annotations

from art import Canvas, Ink, Light, Path, Place, burn, ellipse, fan, polygon, ridge, rng, rows
from art.geometry import Point, Points, rectangle, samples, spline, taper
from art.motifs import swarm
from art.tables import each
from cards._mien import look
from cards._people import Stand, face
from cards._planes import brow_shadow, near_shadow

LIGHT = Light((180, 420), "#ffc070", "#1c0e28")
WAY = (-0.9, 0.05)
SKIN = Ink("#c87c54", "#642838", "#ffdca8")
BEARD = Ink("#8a3420", "#300f20", "#ff9c54", rim="#ffd898", rim_width=4)
FUR = Ink("#5a3230", "#20101c", "#f09a50", rim="#ffd890", rim_width=5)
MUZZLE = Ink("#8a5438", "#341828", "#ffb468", rim="#ffe4a8", rim_width=4)
CLOAK = Ink("#8a2030", "#300c24", "#f06c40", rim="#ffc080", rim_width=4)
IRON = Ink("#746474", "#281a34", "#ffd8a0", rim="#fff4cc", rim_width=4)
GOLD = Ink("#e0a03c", "#7a3c28", "#fff2a0", rim="#fffbd8")
TOOTH = Ink("#f8e8c4", "#a07060", "#ffffff")
WOOD = Ink("#9a5830", "#3c182c", "#ffc478", rim="#ffe8b0", rim_width=4)
GLOVE = Ink("#7a4630", "#2c1226", "#ffb468", rim="#ffe0a0", rim_width=4)
HEAD = Stand(596, 356, 1.14, -4)
MIEN = """line #2a0f1c iris #3a5a6a lips #94403c brow #54201a blush #c0503c lids 0.46 frown 1.6
    jaw 1 gaze -0.6"""


def paint(c: Canvas) -> None:
    c.layers(_dusk, _host, _body, _head, _hood, _axe, _beads)
    c.motes(swarm(rng(8), 60, (240, 540), (220, 110), (1.4, 4)), "#ffe8a8", "#ff8a30")
    c.finish(vignette=0.24)


def _dusk(c: Canvas) -> None:
    v = c.rise(-100, 560) * 0.8 + (c.swirl(300, 110, 5, 14, stretch=(1, 0.3)) - 0.5) * 0.3
    v += c.spot(190, 360, 520, 420) * 0.4
    c.field(v, "#4a1c4c .2:#842c50 .38:#c44444 .54:#f0743c .7:#ffab50 .86:#ffd884 #fff2c0")
    c.glow(c.flat(ellipse(190, 400, 136), "#fff0b8"), 60, "#ffb050", 0.7)


def _host(c: Canvas) -> None:
    """Tents and fires as far as the light goes."""
    c.shape(ridge(470, 30, 160, 8, sharp=True), "#a84450 #6a2448 #ffa860", 24, toward=(0, -1))
    c.haze(430, 540, "#ff9a54", 0.5)
    c.shape(ridge(560, 10, 200, 5), "#6a2444 #34143a #e0683c", 20, toward=(0, -1))
    for row, (y, size) in enumerate(((566, 0.5), (612, 0.8), (676, 1.15))):
        for i in range(12):
            x = i * 96 * size + row * 30 - 20
            p = c.at(Place(x, y, size), toward=WAY)
            hue = ("#b04a44", "#8a3850", "#c06a48")[i % 3]
            p.shape(polygon("0,-52 44,8 -44,8"), f"{hue} #3a1438 #ffc070", 10)
            p.flat(polygon("0,-28 11,8 -11,8"), "#2a0e24")
            if (i + row) % 2:
                burn(c, x + 48 * size, y + 8 * size, 40 * size, 26 * size, i, 3)
    for x, top in ((60, 400), (330, 480)):
        c.lines([([(x, 640), (x, top)], [6, 5])], "#34143a")
        flag = f"{x},{top}! {x + 40},{top + 8} {x + 84},{top}! {x + 70},{top + 40} {x},{top + 56}!"
        c.shape(flag, "#b82c3c #5a1038 #ff9060", 9, toward=WAY)


def _shaggy(points: Points, tooth: float, n: int) -> Path:
    """A closed outline with a hem of tufts."""
    r = rng(n)
    out: list[Point] = []
    for k, at in enumerate(samples(points, n, closed=True)):
        tuft = (*at.beside(-tooth * (0.4 + r.rand()), 8), 0)
        out.append(tuft if k % 2 else at.beside(tooth * 0.2))
    return spline(out)


def _body(c: Canvas) -> None:
    lit = c.lit(WAY)
    cloak = "270,800! 290,700 360,600 460,550 720,540 860,570 970,660 1040,800!"
    m = lit(cloak, CLOAK, 60)
    c.lines("400,640 380,720 370,800 | 880,640 920,720 930,800 : 2 12 6", CLOAK.shade, 0.8, clip=m)
    mail = lit("470,560! 590,630 720,560! 770,800! 420,800!", IRON, 30)
    rings = [([(410, y), (590, y + 26), (780, y)], [3, 7, 3]) for y in range(610, 800, 28)]
    c.lines(rings, IRON.shade, 0.7, clip=mail)
    pelt = """250,690 300,600 420,530 500,540 590,600 690,530 800,520 920,580 1010,690 940,740
        860,690 760,670 600,660 440,660 350,720"""
    m = lit(_shaggy(pelt, 22, 84), FUR, 40, drop=14)
    locks = fan("330,600 310,640 320,680", "54,-6 54,-4 54,-6", 12, [2, 9, 2])
    c.lines(locks, FUR.shade, 0.7, clip=m)
    lit(ellipse(592, 650, 42), GOLD, 18, drop=10)
    c.flat(ellipse(592, 650, 19), "#b02434")
    c.flat(ellipse(584, 642, 6), "#ffe0c0")


def _head(c: Canvas) -> None:
    lit = c.lit(WAY)
    p = c.at(HEAD, toward=WAY)
    p.shape("60,-60! 130,-40 150,60 140,160 90,200 60,120", BEARD, 24)
    skin = face(c, HEAD, look(SKIN, MIEN), WAY)
    near_shadow(c, HEAD, skin, SKIN.shade)
    brow_shadow(c, HEAD, skin, "#4a1c30", 0.5)
    p.lines("44,10 50,30 40,52 46,70 : 1 4 5 1", "#ffd0b0", 0.9, clip=skin)
    beard = """100,-10! 112,60 110,130 70,200 10,240 -40,244 -84,210 -104,150 -106,90 -98,40!
        -86,70 -78,64! -66,100! -34,112 0,100! 20,72 52,76 78,30"""
    m = p.shape(beard, BEARD, 40, drop=8)
    p.lines(fan("96,60 88,140 50,226", "-22,4 -20,0 -13,0", 9, [1, 9, 1]), BEARD.shade, 0.7, clip=m)
    for side in each("-38,62 -66,58 -92,84 -98,116 | -30,62 4,56 30,80 36,118"):
        lit(taper(p.points(side), [10, 30, 24, 4]), BEARD, 9, edge=0.4, drop=5)
    for x, y in ((-42, 216), (0, 212)):
        p.shape(ellipse(x, y, 14, 12), GOLD, 7)


def _hood(c: Canvas) -> None:
    """The bear's head over his own; its upper teeth are the brim."""
    p = c.at(HEAD, toward=WAY)
    for x, y in ((-34, -248), (96, -226)):
        p.shape(ellipse(x, y, 38, 36), FUR, 24, edge=0.4)
        p.flat(ellipse(x - 4, y + 6, 19, 19), FUR.shade)
    hood = """-96,-92! -110,-160 -60,-226 30,-248 120,-214 170,-120 176,0 160,110 120,200 90,210!
        80,150 104,60 98,-30 70,-84 10,-110 -50,-104"""
    m = c.shape(_shaggy(p.points(hood), 10, 72), FUR, 56, toward=WAY, drop=16)
    strokes = """-30,-210 30,-224 90,-190 | 60,-200 130,-140 146,-40 | 100,-150 144,-50 140,80 |
        120,-60 150,40 124,150 : 2 11 2"""
    p.lines(strokes, FUR.shade, 0.7, clip=m)
    for x, y, tall in rows("-150 -106 40 | -122 -98 26 | -94 -94 26 | -66 -96 26 | -38 -98 30"):
        p.shape(f"{x - 12},{y - 14}! {x + 12},{y - 12}! {x - 1},{y + tall}!", TOOTH, 6, edge=0.4)
    snout = """-40,-112! -90,-104 -140,-106 -176,-120 -184,-150 -170,-180 -130,-196 -86,-204
        -30,-190 -6,-150"""
    m = p.shape(snout, MUZZLE, 36, drop=12, merge=[(*HEAD.at(-24, -160), 60)])
    p.shape(
        "-194,-150! -188,-184 -160,-194 -144,-178 -156,-152 -180,-140",
        "#2c1424 #100818 #e89c78",
        14,
    )
    p.lines("-172,-124 -120,-112 -60,-114 : 2 7 2", "#341828", 0.9, clip=m)
    p.flat("-72,-196! -54,-212 -28,-210 -12,-198! -36,-192", "#14081a")
    p.lines("-84,-204 -50,-226 -6,-212 : 3 13 3", FUR.shade)
    p.flat(ellipse(-40, -202, 4), "#ffd890")


def _axe(c: Canvas) -> None:
    """On the near shoulder, its edge in the last light."""
    lit = c.lit(WAY)
    m = lit("740,820 800,640 908,300 = 40 38 34", WOOD, 15, drop=12)
    c.lines(
        [([(700, y + 14), (960, y - 30)], [10, 10]) for y in (620, 656, 692)], "#34182a", clip=m
    )
    blade = (
        """872,330! 820,330 770,300 734,250! 708,330 716,430 770,500! 800,450 834,414 862,396!"""
    )
    lit(blade, IRON, 30, drop=12, edge=0.3)
    c.lines("738,268 720,340 730,424 768,486 : 2 11 11 2", "#fff4d8")
    lit("912,350! 960,330 1004,340! 972,372 960,404 990,440! 930,430 896,412!", IRON, 18, drop=8)
    lit(ellipse(896, 366, 36, 48), IRON, 16, edge=0.4)


def _beads(c: Canvas) -> None:
    """The counting frame, held up to the fires."""
    p = c.at(Place(226, 650, 1.3, -7), toward=WAY)
    c.lit(WAY)("470,820 440,740 380,690 : 150 120 84", FUR, 34)
    p.shape(ellipse(104, 14, 40, 58), GLOVE, 22, drop=8)
    p.flat(rectangle(-100, -78, 200, 146), "#34142a", 0.85)
    for x in (-112, 92):
        p.shape(rectangle(x, -94, 22, 172, 5), WOOD, 8)
    for y in (-98, 62):
        p.shape(rectangle(-118, y, 236, 22, 5), WOOD, 8)
    table = "5 #f0b43a | 3 #d0403a | 6 #f0e4c8 | 2 #48a0a0"
    for row, (moved, hue) in enumerate(rows(table)):
        y = -52 + row * 34
        p.lines([([(-92, y), (94, y)], [4, 4])], "#d09a64")
        for i in range(7):
            x = -78 + i * 19 if i < moved else 78 - (6 - i) * 19
            p.shape(ellipse(x, y, 9.5, 15), f"{hue} #3c182c #fff8dc", 7)
    for y in (-30, -4, 22, 48):
        p.shape(f"128,{y + 2} 106,{y - 5} 78,{y + 4} : 27 27 20", GLOVE, 9, edge=0.5, drop=4)
