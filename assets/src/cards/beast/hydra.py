"""The eldest head speaks for all; behind it the others wait their turn against the sun."""

from __future__ import annotations

from art import Canvas, Ink, Light, each, rng, rows, smoothstep, strung
from art.geometry import Place, ellipse, rectangle, samples, taper, union
from art.motifs import leaf, ridge, scales, scatter, trunk

LIGHT = Light((300, 240), "#fff2b0", "#241034")
WAY = (-0.8, -0.5)
HIDE = Ink("#46649c", "#1c1f54", "#d0dcb8", rim="#fff6c0", rim_width=5)
BELLY = Ink("#e0ac60", "#8a4444", "#fff2b8", rim="#fffbe0", rim_width=3)
FIN = Ink("#d0484c", "#641840", "#ffb474", rim="#ffe8b0", rim_width=3)
TOOTH = Ink("#f8e8c0", "#9a7080", "#fffdf0")
HEAD = Place(560, 250, 1.5, -6)
NECK = "760,880 800,720 640,600 620,480 720,380 690,270"
WIDTHS = (250, 220, 190, 164, 150, 140)


def paint(c: Canvas) -> None:
    c.layers(_sky, _others, _water, _neck, _crest, _jaw, _head, _eye, _reeds)
    c.motes(scatter(rng(3), 50, (80, 280, 900, 660), (1.2, 3.2)), "#fff6c8", "#ffc860")
    c.finish(vignette=0.26)


def _sky(c: Canvas) -> None:
    v = c.spot(330, 330, 860, 680) + (c.swirl(280, 110, 5, 14, stretch=(1, 0.35)) - 0.5) * 0.24
    c.field(v, "#5c2044 .16:#8a2c44 .32:#c04840 .48:#e8743c .64:#f8a850 .8:#ffd488 #fff6d4")
    c.glow(c.flat(ellipse(250, 380, 150), "#fffbe0"), 60, "#fff0a0", 0.5)
    for x, y, rx in ((150, 410, 150), (370, 450, 140)):
        c.wash(c.spot(x, y, rx, 12) * 1.2, "#f8b868")
    for seed, x, w, lean in rows("4 60 40 20 | 6 960 46 -24 | 8 850 26 14"):
        c.flat(trunk(x, w, seed, foot=640, lean=lean), "#a84c48")
    c.shape(ridge(596, 14, 160, 8), "#b85c48 #8a3c4c #ffc078", 16, toward=WAY)
    c.haze(470, 640, "#ffb868", 0.55)


def _others(c: Canvas) -> None:
    """Four more, dark before the light."""
    head = """40,-34! 0,-50 -40,-40 -60,-24 -110,-18 -132,0! -120,12 -70,8! -116,26 -100,44 -40,40
        10,36 50,20! 96,6! 60,-8 90,-40!"""
    necks = each("""90,680 30,600 80,520 120,440 | 250,690 190,640 240,590 250,540 |
        500,700 440,670 470,610 446,566 | 930,700 1000,600 930,520 950,420""")
    heads = rows("118 430 0.82 -8 | 254 528 0.7 10 | 448 556 0.6 -8 | 944 412 0.9 4")
    for neck, (x, y, size, turn) in zip(necks, heads, strict=True):
        limb = taper(neck, [92 * size, 76 * size, 62 * size, 56 * size])
        thing = union(limb, Place(x, y, size, turn).path(head))
        c.shape(thing, "#7a3450 #4c2048 #f09058 #ffd890 3", 14, toward=WAY)
        c.flat(Place(x, y, size, turn).path("-46,-20! -26,-30 -6,-20! -26,-12"), "#ffe890")


def _water(c: Canvas) -> None:
    water = c.rough(rectangle(-10, 664, 1050, 200))
    v = c.spot(330, 680, 620, 200) + (c.noise(120, 4, 6, stretch=(3.4, 0.18)) - 0.5) * 0.6 + 0.06
    c.field(v, "#34183c .3:#64284c .55:#b04c44 .8:#f49c50 #ffe8a0", water, soft=0.8)
    body = "480,800! 520,710 640,664 780,656 900,690 980,760 990,800!"
    m = c.shape(body, HIDE, 60, toward=(-0.4, -1))
    c.lines(scales(m, 28, 0, 5, 0.5), "#1c1f54", 0.8)


def _neck(c: Canvas) -> None:
    m = c.shape(taper(NECK, WIDTHS), HIDE, 60, toward=WAY, edge=0.4)
    line = samples(NECK, 40)
    inner = [at.beside(-44 + k * 0.35) for k, at in enumerate(line)]
    plates = c.shape(taper(inner, [120, 104, 90, 76, 66]), BELLY, 22, toward=WAY, clip=m)
    ribs = strung(line[1:-2:2], "-90,8 -40,0 24,6", [2, 6, 2])
    c.lines(ribs, "#8a4444", 0.8, clip=plates)
    c.lines(scales(m * (1 - plates), 26, -0.8, 4, 0.6), "#1c1f54", 0.75)
    c.wash(smoothstep(20, 110, c.x - 700 + (c.noise(60, 3, 4) - 0.5) * 60) * 0.6, "#1c1f54", clip=m)


def _crest(c: Canvas) -> None:
    """One fin from the crown of the head down the back, on its rays."""
    fin = """640,150! 760,96! 742,170 828,170! 790,240 876,280! 812,330 880,396! 800,420 820,500!
        740,500 780,590! 700,560! 690,470 730,380 760,280 700,200!"""
    m = c.shape(fin, FIN, 26, toward=WAY, drop=10)
    rays = """660,170 760,98 | 720,220 826,172 | 760,290 872,282 | 760,350 876,394 | 730,420 818,496
        | 700,480 778,586 : 9 3"""
    c.lines(rays, "#641840", 0.85, clip=m)


def _jaw(c: Canvas) -> None:
    jaw = c.at(Place(HEAD.x + 66, HEAD.y + 40, HEAD.scale, -24), toward=WAY)
    c.flat("236,330! 400,300 640,300! 660,350 560,420 370,476! 330,450 300,400", "#5a1438")
    jaw.shape("10,30 -80,16 -140,20 -186,-10 : 26 24 18 8", "#e0586c #7a1c40 #ffa890", 10)
    teeth = "-192,22! -184,-14! -170,20! | -150,24! -142,-10! -126,22! | -106,26! -96,0! -82,24!"
    jaw.shapes(teeth, TOOTH, 7)
    low = "50,-10! 40,30 -20,18 -110,20 -196,10! -214,30 -190,54 -110,66 -20,70 50,56 70,20"
    m = jaw.shape(low, HIDE, 26, edge=0.5)
    jaw.shape("-190,50 -110,62 -20,66 50,50 : 10 26 34 30", BELLY, 10, clip=m)
    ribs = "-120,40 -120,80 | -70,44 -68,84 | -20,46 -16,88 | 26,40 32,80 : 3 4"
    jaw.lines(ribs, "#8a4444", 0.7, clip=m)


def _head(c: Canvas) -> None:
    head = c.at(HEAD, toward=WAY)
    teeth = """-214,34! -208,86! -190,40! | -180,42! -170,78! -156,42! | -146,40! -132,92! -116,42!
        | -104,42! -94,74! -80,42! | -68,44! -54,82! -40,44!"""
    head.shapes(teeth, TOOTH, 8, drop=5)
    head.shape("70,-66 116,-110 180,-116 : 32 20 3", BELLY, 10, drop=6)
    skull = """120,-30 100,-76 50,-98 -10,-90! -40,-64 -110,-44 -180,-40 -226,-24 -244,8 -230,40
        -180,46 -110,46 -50,52 10,66 70,74 116,40"""
    m = head.shape(skull, HIDE, 56, edge=0.4, drop=16)
    c.lines(scales(m * (c.x > 540), 30, 0.1, 7, 0.6), "#1c1f54", 0.7)
    c.wash(smoothstep(620, 740, c.x) * 0.5, "#1c1f54", clip=m)
    head.lines("-236,34 -170,36 -100,36 -40,44 20,60 : 2 7 5 5 2", "#1c1f54", clip=m)
    folds = "-200,-30 -190,-6 -204,10 | -60,-40 -74,-10 -60,20 | 30,-10 44,30 30,60 : 1 6 1"
    head.lines(folds, "#1c1f54", 0.8, clip=m)
    head.flat("-226,-8! -212,-20 -200,-10! -212,0", "#140a24", clip=m)
    head.shape("30,-80 72,-124 130,-150 : 36 24 3", BELLY, 12, drop=8)
    head.shape("90,60! 150,40! 130,70 176,96! 126,100 140,150! 80,120 40,80!", FIN, 16, drop=8)


def _eye(c: Canvas) -> None:
    head = c.at(HEAD, toward=WAY)
    head.flat("-70,-44! -30,-62 20,-54 44,-30! 0,-16 -44,-20", "#14102c")
    lit = head.flat("-58,-40! -26,-54 10,-48 30,-32! 0,-22 -36,-24", "#ffd040")
    head.flat(ellipse(-14, -38, 7, 20, 8), "#240c1c", clip=lit)
    head.flat(ellipse(-24, -44, 5), "#fffbe8", clip=lit)
    c.glow(lit, 14, "#ffb030", 0.8)
    head.shape("-96,-40! -60,-70 0,-92 60,-70! 20,-62 -30,-58 -70,-38!", HIDE, 12, edge=0.5, drop=8)


def _reeds(c: Canvas) -> None:
    r = rng(9)
    rings = "440,722 590,742 890,742 1040,718 | 380,736 560,756 920,756 1100,732 : 1 5 5 1"
    c.lines(rings, "#ffe0a0", 0.8)
    blades = [
        leaf(x + r.rand() * 80, 790, 140 + 170 * r.rand(), -90 + r.randn() * 9, 0.08)
        for x in (-30, 950)
        for _ in range(9)
    ]
    c.shape(blades, "#3c1c40 #1c0e28 #e08050", 5, toward=WAY, fray=False)
    outline = "150,748! 148,728 166,716 190,716 206,730 214,748! 182,752"
    c.shape(outline, "#6a8a3c #2c4c38 #f0e080", 10, toward=WAY)
    c.shape([ellipse(166, 714, 8), ellipse(188, 714, 8)], "#8aa83c #2c4c38 #f0e080", 5)
    c.flat([ellipse(164, 713, 3), ellipse(186, 713, 3)], "#140a18")
