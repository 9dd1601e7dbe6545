"""The lich looks to its soul, which burns in a lantern; he who raised it may carry the cup."""

from __future__ import annotations

from art import Canvas, Ink, Light, Place, ellipse, fan, flame, leaf, move, rows, samples, strung
from art.geometry import rectangle, taper
from art.motifs import ridge, swarm
from art.noise import rng
from cards.undead._night import SHADOW, grass, night, streaks

LIGHT = Light((258, 452), "#eaffc0", SHADOW)
SOUL = (-0.9, 0.2)
BONE = Ink("#bcc49c", "#33504c", "#fbffe0", rim="#f0ffb8", rim_width=5)
DARK = "#0a1420"
ROBE = Ink("#2c3c80", "#0c0e30", "#74b8a8", rim="#c8ffb0", rim_width=5)
LINING = Ink("#6a2450", "#220a2c", "#d08a78", rim="#e8ffb0", rim_width=4)
GOLD = Ink("#d8a83c", "#5c3824", "#fff6a0", rim="#fbffc8", rim_width=4)
IRON = Ink("#343c48", "#10131f", "#a8c8a0", rim="#e0ffc0", rim_width=3)
HEAD = Place(600, 340, 1.46, -9)


def paint(c: Canvas) -> None:
    night(c, 640, 232, 236, seed=31)
    streaks(c, ("880,300 960,312 1060,296", [3, 18, 8]), ("60,210 190,222 330,206", [3, 20, 3]))
    c.shape(ridge(600, 16, 240, 18), "#2f6260 #1c464c #7fae8c", 24, toward=(0, -1))
    c.layers(_collar, _jaw, _skull, _crown, _mantle, _lantern, _hand, _servant)
    grass(c, 12, 776, 70, 44, "#0b151f")
    c.motes(swarm(rng(2), 70, (258, 380), (100, 120), (1.4, 4)), "#f0ffc8", "#70f070")
    c.finish(vignette=0.26)


def _collar(c: Canvas) -> None:
    """A fan of stiff cloth behind the head, with ribs of gold."""
    lit = c.lit(SOUL)
    fans = (
        "640,720! 420,560 372,440 330,280! 470,330 520,250 540,120! 700,60 860,150 990,236! 960,480"
    )
    m = lit(fans + " 880,640", LINING, 60)
    c.wash(c.rise(60, 420) * c.spot(800, 240, 420) * 0.5, "#220a2c", clip=m)
    for rib in ("560,560 500,450 344,292", "740,500 810,410 972,246", "760,600 860,540 960,470"):
        lit(taper(rib, [10, 14, 9]), GOLD, 5, edge=0.4)


def _jaw(c: Canvas) -> None:
    p = c.at(HEAD, toward=SOUL)
    m = c.lit(SOUL)(taper(p.points("60,90 84,190 90,300"), [96, 84, 110]), BONE, 30)
    p.lines("46,196 90,206 128,186 | 40,236 92,246 134,226 : 3 10 3", BONE.shade, clip=m)
    p.flat("96,30! 96,110 64,160 10,182 -40,182 -60,150 -62,60! 0,40", DARK)
    jaw = (
        "96,36! 98,112 66,162 10,186 -38,188 -66,164 -62,132! -52,148 -20,146 26,136 58,100 72,44!"
    )
    p.shape(jaw, BONE, 26, edge=0.4)
    for x, y, h in rows("-50 136 24 | -33 137 26 | -15 135 26 | 3 131 24 | 19 125 22"):
        p.shape(rectangle(x - 8, y - 10, 15, h, 5), BONE, 5, edge=0.4)


def _skull(c: Canvas) -> None:
    p = c.at(HEAD, toward=SOUL)
    skull = """10,-152 86,-134 130,-72 126,-8 104,36! 110,48 86,66 70,92 34,112 -44,120 -64,104
        -62,78 -84,58 -96,24! -86,-10 -100,-52 -86,-112 -42,-148"""
    m = p.shape(skull, BONE, 76, drop=12, shading=1.2)
    c.wash(
        c.mask(p.path("150,-160! 60,-150 70,-60 96,0 60,60 80,120 160,100!")) * 0.5, "#1c3444", m
    )
    p.flat("36,66 72,56 100,42! 84,80 56,104 34,104", "#2c4848", 0.9, clip=m)
    near = "-30,-8 -8,-28 34,-24 52,2 40,36 4,46 -26,28"
    far = "-84,-8 -68,-24 -50,-12 -46,22 -60,40 -82,22"
    holes = p.flat([near, far, "-46,38! -28,62 -32,78 -46,68! -60,76 -60,58"], DARK, clip=m)
    eyes = p.flat([ellipse(-2, 10, 9), ellipse(-69, 10, 6, 8)], "#f4ffb8", clip=holes)
    c.glow(eyes, 14, "#60f060", 1.4)
    brows = "-34,-14 -10,-36 30,-38 : 1 10 2 | -90,-14 -70,-33 -50,-28 : 1 7 1"
    p.lines(brows, BONE.lit, clip=m)
    p.lines("30,60 70,50 104,36 : 1 6 2", BONE.lit, 0.9, clip=m)
    for x, y, h in rows("-52 112 30 | -34 114 32 | -14 113 32 | 5 109 30 | 22 103 26 | 37 96 22"):
        p.shape(rectangle(x - 9, y - 10, 17, h, 5), GOLD if x == -14 else BONE, 5, edge=0.5)
    cracks = "-30,-136 -20,-104 -34,-84 -22,-60 : 2 5 4 1 | -22,-104 2,-96 : 4 1"
    p.lines(cracks, "#33504c", clip=m)


def _crown(c: Canvas) -> None:
    p = c.at(HEAD, toward=SOUL)
    outline = """-104,-66! -124,-166! -80,-128! -70,-226! -28,-144! 14,-250! 44,-144! 96,-216!
        104,-124! 156,-158! 138,-62! 76,-96 0,-106 -64,-96"""
    m = p.shape(outline, GOLD, 20, drop=12, edge=0.4)
    p.lines("-106,-84 -60,-112 0,-124 76,-114 142,-80 : 4 6 6 6 4", "#5c3824", clip=m)
    for x, y, size in rows("-80 -112 11 | -22 -132 15 | 44 -132 14 | 104 -112 11"):
        p.shape(ellipse(x, y, size, size * 1.2), "#2c9a5c #0c3a34 #e8ffb0", size)


def _mantle(c: Canvas) -> None:
    lit = c.lit(SOUL)
    robe = "330,800! 390,700 470,650 540,676! 600,716 690,712 770,640! 900,640 1060,700 1060,800!"
    m = lit(robe, ROBE, 70, drop=14)
    folds = fan("470,690 430,740 410,800", "120,6 124,6 124,0", 5, [2, 12, 6])
    c.lines(folds, ROBE.shade, 0.8, clip=m)
    for at in samples("470,656 540,704 620,734 700,720 770,654", 11):
        lit(ellipse(at.x, at.y, 17, 15), GOLD, 8, edge=0.5, drop=4)
    lit(ellipse(628, 736, 38, 40), GOLD, 14, edge=0.5, drop=8)
    lit(ellipse(628, 736, 24, 26), "#2c9a5c #0c3a34 #e8ffb0", 16)


def _lantern(c: Canvas) -> None:
    """The soul in its cage of iron."""
    p = c.at(Place(258, 452, 1.6), toward=(0.2, -1))
    c.halo(258, 452, 330, "#90f080", 0.5)
    g = p.rough("-48,72! -56,0 -44,-54! 44,-54! 56,0 48,72!")
    c.field(c.spot(258, 470, 110, 140), "#1c5a48 .25:#3fa05c .55:#a0f080 #f8ffe0", g)
    for size, hue in ((1, "#8af078"), (0.7, "#dcffa8"), (0.42, "#fdfff0")):
        c.flat(move(flame(258, 556, 176, 104, 4, 3), scale=size, about=(258, 556)), hue, clip=g)
    face = [ellipse(-14, 20, 7, 10), ellipse(12, 20, 7, 10), ellipse(-1, 44, 8, 11)]
    p.flat(face, "#1c7a44", clip=g)
    bars = """-48,72 -56,0 -44,-54 | 48,72 56,0 44,-54 | -17,72 -20,0 -15,-54 |
        17,72 20,0 15,-54 : 9 10 9"""
    p.lines(bars, "#10131f")
    p.shape("-58,-50! -36,-78 0,-96! 36,-78 58,-50! 0,-42", IRON, 14, toward=(0, 1), edge=0.4)
    p.shape("-56,66! 0,74 56,66! 60,92 0,100 -60,92", IRON, 12, edge=0.4)
    c.put("#10131f", p.mask(ellipse(0, -108, 15), stroke=9))
    c.glow(g, 46, "#70f070", 0.6)


def _hand(c: Canvas) -> None:
    """It bears the lantern on its palm; the rest is sleeve."""
    lit = c.lit((-0.2, -1), edge=0.4)
    sleeve = "520,800! 470,700 400,640 318,610! 290,660 300,720 280,800!"
    lit("250,640 330,690 : 70 90", BONE, 24)
    m = lit(sleeve, ROBE, 40, drop=10)
    c.flat("320,612! 350,660 340,740 300,800! 296,720 290,660", DARK, clip=m)
    c.lines("360,640 380,720 370,800 | 420,670 450,740 450,800 : 2 10 5", ROBE.shade, 0.8, clip=m)
    for line in (
        "322,660 336,614 326,580 310,572",
        "292,664 296,616 284,584 266,580",
        "258,664 250,620 238,592 222,588",
        "226,656 206,620 198,596 186,590",
    ):
        lit(taper(line, [30, 24, 26, 15]), BONE, 9, drop=4)
        knots = [ellipse(at.x, at.y, 15) for at in samples(line, 4)[1:3]]
        lit(knots, BONE, 8)


def _servant(c: Canvas) -> None:
    """The necromancer, dark below the light."""
    lit = c.lit((0.5, -0.8))
    black = Ink("#12182c", "#080a18", "#4a7068", rim="#c0f0a0", rim_width=4)
    lit("-40,800! -40,690 20,640 90,650 150,720 170,800!", black, 20)
    lit("70,600 120,610 160,660 190,690! 160,716 110,700 70,680", black, 20)
    lit("86,626 40,570 -10,600 0,670 46,676 52,640 : 40 44 38 30 20 4", black, 14, edge=0.5)
    rings = strung(samples("86,626 40,570 -10,600 0,670", 9)[1:], "-20,0 0,4 20,0", [1, 4, 1])
    c.lines(rings, "#4a7068", 0.8)
    c.glow(c.flat(leaf(112, 648, 26, 20, 0.5), "#c8ff90"), 6, "#60f060", 1)
