"""A ghoul in a dead man's tailcoat dines by candle off his tomb: crown first, then the helm."""

from __future__ import annotations

from art import Canvas, Ink, Light, Place, burn, ellipse, ridge, rng, rows, scatter, taper
from art.geometry import polygon
from art.tables import each
from cards.undead._night import BONE, SHADOW, grass, graves, night, streaks

LIGHT = Light((150, 470), "#ffd080", SHADOW)
CANDLE = (-0.85, 0.4)
SKIN = Ink("#86a078", "#26403e", "#ffdc98", rim="#fff0b8", rim_width=5)
COAT = Ink("#442846", "#140a20", "#c8745c", rim="#ffd898", rim_width=5)
LINEN = Ink("#d8d4b8", "#5c6c74", "#fff6d8", rim="#fffbe0", rim_width=3)
SLAB = Ink("#5f7c74", "#1f353c", "#e8c890", rim="#fff0b8", rim_width=4)
SILVER = Ink("#8ca49c", "#2c4850", "#fff0c8", rim="#fffbe4", rim_width=3)
GOLD = Ink("#e0a438", "#74402a", "#fff4a8", rim="#fffbd8", rim_width=4)
DARK = "#140c1a"
HEAD = Place(548, 262, 1.5, -4)


def paint(c: Canvas) -> None:
    night(c, 770, 226, 176, seed=11, reach=1.1)
    streaks(c, ("700,96 820,108 960,94", [3, 20, 3]), ("300,150 400,160 520,148", [3, 16, 3]))
    c.shape(ridge(560, 20, 220, 16), "#2f6260 #1c464c #8ab890", 24, toward=(0, -1))
    graves(c, Ink("#3a655f", "#224a4c", "#d8c890"), (60, 590, 60, 66, -7), (330, 584, 50, 50, 5))
    c.wash(c.spot(150, 470, 420, 360) * 0.75, "#f0a850")
    c.layers(_coat, _head, _fork, _jaw, _tomb, _candle, _helm, _near_arm)
    grass(c, 6, 780, 80, 44, "#0b151f")
    c.motes(scatter(rng(4), 40, (60, 220, 420, 580), (1.4, 3.6)), "#ffe8b0", "#ff9a40")
    c.finish(vignette=0.24)


def _coat(c: Canvas) -> None:
    """A hunched back before the moon."""
    lit = c.lit(CANDLE)
    coat = """340,800! 360,660 410,560 520,480 620,420 700,320 810,262 920,300 1000,400 1040,560
        1060,800!"""
    m = lit(coat, COAT, 110, shading=1.2)
    c.lines("700,322 810,266 918,304 996,404 1036,560 : 1 7 7 6 2", "#d8ecb8", clip=m)
    folds = """720,360 790,480 780,660 | 820,300 900,440 900,660 | 640,460 680,560 660,660 |
        930,340 990,480 1000,660 : 3 15 5"""
    c.lines(folds, COAT.shade, 0.85, clip=m)
    shirt = "452,520! 420,580 400,660! 560,680! 600,560 620,500! 540,540"
    m = lit(shirt, LINEN, 30)
    c.lines("520,540 480,600 470,680 | 570,530 550,610 540,680 : 3 12 3", LINEN.shade, 0.7, clip=m)
    lit("612,500! 640,400 720,330! 730,420 660,520 570,640!", COAT, 22, edge=0.5, drop=12)
    lit("470,500! 430,540 400,640! 380,580 410,520", COAT, 14, edge=0.5)


def _head(c: Canvas) -> None:
    p = c.at(HEAD, toward=CANDLE)
    p.shape("-76,-84! -104,-124 -150,-140! -116,-88 -84,-56!", SKIN, 12, edge=0.4)
    head = """-84,-50 -62,-104 0,-132 66,-118 108,-66 112,0 96,54 60,86! 0,66 -60,54 -98,46! -106,20
        -98,-2 -102,-24"""
    m = p.shape(head, SKIN, 76, drop=14, shading=1.2)
    c.wash(c.spot(*p.points("60,-100")[0], 110, 80) * 0.5, SKIN.shade, clip=m)
    ear = p.shape("88,-36! 140,-96 226,-136! 210,-60 160,8 100,36!", SKIN, 18, edge=0.4, drop=8)
    p.flat("104,-24! 150,-76 204,-108! 190,-52 150,-4 112,18!", SKIN.shade, 0.9, clip=ear)
    near = "-26,-34 -6,-60 36,-56 50,-30 26,-10 -8,-12"
    far = "-88,-38 -76,-60 -54,-54 -50,-30 -66,-14 -84,-20"
    holes = p.flat([near, far], DARK, clip=m)
    eyes = p.flat([ellipse(4, -32, 14, 11), ellipse(-71, -34, 8, 10)], "#ffe060", clip=holes)
    c.glow(eyes, 9, "#ffb030", 0.8)
    p.flat([ellipse(-2, -31, 4, 8), ellipse(-75, -33, 3, 7)], DARK, clip=eyes)
    p.shapes(
        "-30,-44 4,-66 58,-48 : 12 26 8 | -44,-46 -68,-66 -92,-50 : 12 20 6", SKIN, 9, edge=0.5
    )
    p.shape("-96,-6 -70,-24 -44,0 -52,32 -84,34 -104,18", SKIN, 16, drop=4)
    p.flat(["-92,14! -84,6 -80,24!", "-68,16! -58,6 -56,26!"], DARK)
    p.lines("70,-30 84,0 70,40 | -20,34 20,40 54,62 | -10,-108 30,-104 60,-84 : 2 8 2", SKIN.shade)
    for wisp in each(
        "-10,-130 -14,-156 -34,-170 | 16,-132 30,-164 60,-172 | 0,-132 8,-166 -6,-188"
    ):
        p.lines(f"{wisp} : 6 5 2", "#2c3c34")
    p.flat("-98,44! -60,52 0,64 62,84! 60,120 10,160 -60,160 -92,120", DARK)
    p.shape("-30,110 -60,118 -84,112 : 44 40 26", "#c8506a #6a1c40 #ffb0a0", 12)


def _fork(c: Canvas) -> None:
    """The far arm, and the first course."""
    lit = c.lit(CANDLE)
    lit("420,620 350,640 306,600 : 90 80 56", COAT, 22, edge=0.4)
    lit("330,640! 282,620 270,580! 310,560 346,580", LINEN, 10, drop=6)
    p = c.at(Place(286, 556, 1.1, 16), toward=CANDLE)
    p.shape("0,70 0,0 0,-60 = 15 12 14", SILVER, 6)
    p.shape("-34,-82! -30,-62 0,-52 30,-62 34,-82!", SILVER, 7)
    p.shapes("-28,-74 -28,-200 : 11 7 | 0,-74 0,-210 : 11 7 | 28,-74 28,-200 : 11 7", SILVER, 4)
    for line in each("34,8 -2,-4 -26,12 | 36,32 -2,22 -26,36 | 34,56 0,48 -22,60"):
        c.shape(taper(p.points(line), [30, 28, 17]), SKIN, 9, toward=CANDLE, edge=0.5, drop=4)
    crown = c.at(Place(352, 404, 1.12, 22), toward=CANDLE)
    outline = """-78,44! -104,-56! -56,-16! -42,-84! 0,-24! 42,-84! 56,-16! 104,-56! 78,44! 0,60"""
    m = crown.shape(outline, GOLD, 20, edge=0.5, drop=12)
    crown.lines("-78,24 0,40 78,24 : 4 7 4", GOLD.shade, clip=m)
    for x, y, hue in rows("-46 10 #c02848 | 0 20 #2a8aa0 | 46 10 #c02848"):
        crown.shape(ellipse(x, y, 12, 14), f"{hue} #2c0c2c #ffe8d0", 8)
    crown.shape([ellipse(-104, -58, 10), ellipse(-42, -88, 10)], GOLD, 6)


def _jaw(c: Canvas) -> None:
    """What closes on it."""
    p = c.at(HEAD, toward=CANDLE)
    for k, (x, y) in enumerate(rows("-86 46 | -62 50 | -36 56 | -10 62 | 16 68 | 40 76")):
        tall = 40 if k in (1, 4) else 26
        p.shape(f"{x - 14},{y - 10}! {x + 14},{y - 6}! {x + 2},{y + tall}!", BONE, 6, edge=0.4)
    jaw = "70,70! 104,96 82,158 16,190 -50,184 -84,152 -92,118! -66,142 -10,150 40,122 62,84"
    m = p.shape(jaw, SKIN, 34, edge=0.3, drop=10)
    for x, y, tall in rows("-80 132 44 | -52 150 28 | -22 154 26 | 10 146 44"):
        p.shape(f"{x - 13},{y + 8}! {x + 13},{y + 8}! {x - 2},{y - tall}!", BONE, 6, edge=0.4)
    p.lines("86,100 60,150 10,172 : 2 8 2 | -60,166 -30,174 : 3 5", SKIN.shade, 0.8, clip=m)


def _tomb(c: Canvas) -> None:
    top = c.shape(
        polygon("-20,650 1044,650 1044,700 -20,700"), "#86a08c #3f5c5c #ffe0a0", 8, toward=(0, -1)
    )
    c.wash(c.spot(150, 660, 420, 60) * 0.9, "#ffd080", clip=top)
    c.wash(c.spot(760, 664, 320, 40) * 0.7, "#22383f", clip=top)
    face = c.shape(
        polygon("-20,692 1044,692 1044,800 -20,800"), SLAB, 12, toward=(-0.3, -1), edge=0.4
    )
    for y in (720, 746):
        words = [([(a, y), (a + 70 - a % 40, y)], [6, 6]) for a in range(60, 960, 104)]
        c.lines(words, SLAB.shade, 0.75, clip=face)


def _candle(c: Canvas) -> None:
    """In an eye socket, for elegance."""
    lit = c.lit((0.3, -1), edge=0.4)
    c.shape("150,590 150,500 : 62 56", "#f4dca8 #b0704c #fffbe6", 18, toward=(0, -1))
    lit("62,640 70,580 116,552 186,556 228,592 230,636 208,660 204,686! 108,686! 102,660", BONE, 34)
    c.flat([ellipse(118, 632, 24, 20), ellipse(180, 632, 22, 20), "146,646! 160,668 134,668"], DARK)
    c.lines([([(x, 668), (x, 686)], [4, 5]) for x in (126, 144, 162, 180)], "#33504f")
    burn(c, 150, 490, 140, 64, 3, 3)
    c.glow(c.mask(ellipse(150, 440, 26, 50)), 40, "#ffb040", 0.9)
    c.halo(150, 440, 330, "#ffb050", 0.5)


def _helm(c: Canvas) -> None:
    lit = c.lit(CANDLE, edge=0.4)
    c.shadow(ellipse(500, 684, 130, 14), "#16282c", 8, 0.8)
    lit(ellipse(486, 676, 130, 18), SILVER, 8)
    m = lit("420,668! 410,610 440,560 494,550 540,584 548,668! 480,676", SILVER, 28)
    c.flat("412,610! 470,614! 470,628! 412,624!", DARK, clip=m)
    c.flat([ellipse(x, y, 4.5) for x in (428, 446, 464) for y in (642, 656)], DARK, clip=m)
    c.lines("494,552 480,610 480,672 : 3 9 5", SILVER.shade, clip=m)


def _near_arm(c: Canvas) -> None:
    lit = c.lit(CANDLE)
    c.shadow(ellipse(800, 690, 170, 14), DARK, 9, 0.8)
    sleeve = """800,420 850,380 920,390 960,460 980,580 950,660 870,690 790,688 720,672! 716,610!
        770,600 810,570 800,500"""
    m = lit(sleeve, COAT, 40, edge=0.6, drop=14)
    c.lines("812,580 850,610 920,600 | 806,540 860,550 910,530 : 3 12 2", COAT.shade, 0.85, clip=m)
    lit("730,600! 692,604 688,670 726,682!", LINEN, 12, drop=6)
    p = c.at(Place(664, 612, 1.35, 8), toward=CANDLE, edge=0.5)
    p.shape("-10,-28! -16,-130 2,-160! 18,-130 14,-28!", SILVER, 9)
    p.shape("2,-30 2,48 : 17 15", "#8a5a3c #34182a #f0c080", 6)
    for line in each("24,0 -4,-10 -22,4 | 26,20 -4,10 -22,22 | 24,38 -2,30 -20,40"):
        lit(taper(p.points(line), [32, 30, 18]), SKIN, 9, edge=0.5, drop=4)
