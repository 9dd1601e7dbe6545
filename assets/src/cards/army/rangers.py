"""Three hooded rangers cross a swamp at daybreak on the one dry path, and leave no map."""

from __future__ import annotations

import math

from art import Canvas, Ink, Light, each, fan, leaf, ridge, rng, rows, scatter
from art.geometry import Place, ellipse, move, polygon, samples, spline, taper

LIGHT = Light((610, 230), "#fff0b0", "#14142c")
CLOAK = Ink("#2f6a44", "#10302f", "#c0d068", rim="#fff2b0")
LEATHER = Ink("#7a4a28", "#34182a", "#e0a05a")
BARK = Ink("#2c2c54", "#12122e", "#6a5880")
PATH = "742,468 660,486 610,508 668,528 780,548 836,584 770,624 620,656 480,700 400,800"


def paint(c: Canvas) -> None:
    c.layers(_sky_far_land_water, _path)
    _ranger(c, Place(646, 494, 0.2), Ink("#54507c", "#302c58", "#f0b8a0"))
    _ranger(c, Place(796, 598, 0.44), Ink("#6a4a34", "#2c2028", "#e0b070"))
    c.haze(500, 900, "#14142c", 0.25)
    _watcher(c)
    _trees(c)
    _ranger(c, Place(430, 716, 1.0), bow=True)
    _reeds(c)
    c.motes(scatter(rng(5), 46, (240, 330, 900, 700), (1.4, 4)), "#fff6b0", "#e0e060", strength=0.8)
    c.finish(vignette=0.32)


def _sky_far_land_water(c: Canvas) -> None:
    v = c.y / 560 + (c.swirl(280, 90, 5, 6, stretch=(1, 0.4)) - 0.5) * 0.2
    v = v * 0.75 + c.spot(610, 250, 420) * 0.4
    c.field(v, "#3a3f84 .22:#74609c .42:#c07c9c .6:#f4a08c .76:#ffcf98 .9:#ffeab4 #fff6d0")
    c.rays(610, 250, "#fff4b8", 0.3, count=18, seed=7)
    c.flat(ellipse(610, 250, 78), "#fffbdc")
    c.glow(c.mask(ellipse(610, 250, 78)), 50, "#fff0a0", 0.6)
    hills = ridge(400, 26, 190, 12, sharp=True, peaks=((420, 60, 90), (830, 90, 110)))
    c.shape(hills, "#8a78a8 #5a5890 #ffcfb0", 40, toward=(0, -1))
    c.haze(330, 470, "#ffd8b4", 0.55)
    c.shape(ridge(448, 14, 60, 3), "#6a6094 #44447c #e0a8a8", 14, toward=(0, -1))
    c.haze(420, 500, "#f4c4b0", 0.5)
    water = c.mask(polygon("-10,474 1034,474 1034,800 -10,800"))
    v = 1 - c.rise(474, 760) * 0.85 + (c.noise(150, 4, 5, stretch=(1, 0.14)) - 0.5) * 0.6
    v = v + c.spot(610, 480, 420, 200) * 0.35
    c.field(v, "#1c2450 .3:#343a74 .55:#6a5896 .8:#d088a0 #ffe0b4", water)
    r = rng(3)
    strokes = []
    for _ in range(46):
        x, y = r.rand() * 1024, 482 + r.rand() ** 1.4 * 270
        w = (20 + r.rand() * 60) * (0.4 + (y - 470) / 240)
        strokes.append(([(x - w, y), (x, y + 2), (x + w, y)], [0.6, 3, 0.6]))
    c.lines(strokes, "#ffe4c8", 0.55)


def _path(c: Canvas) -> None:
    c.shadow(taper(PATH, [14, 22, 26, 30, 40, 52, 72, 104, 140, 210]), "#08181e", 8, 0.8)
    outline = taper(PATH, [10, 16, 20, 24, 32, 44, 62, 92, 126, 190])
    ground = c.shape(outline, "#d8b878 #7a6a4c #fff4c0", 14, toward=(0.1, -1), edge=0.5, drop=6)
    c.wash(c.noise(40, 3, 8, stretch=(1, 0.4)) * 0.5, "#9a8a58", clip=ground)
    r = rng(11)
    tufts = []
    for at in samples(PATH, 60):
        size = 4 + max(0, at.y - 470) * 0.1
        for side in (-1, 1):
            x, y = at.beside(side * (5 + max(0, at.y - 470) * 0.25))
            for k in range(3):
                lean = (k - 1) * 0.4 + r.randn() * 0.12
                tip = (x + math.sin(lean) * size * 1.5, y - math.cos(lean) * size * 1.5)
                tufts.append(([(x + k, y + 3), tip], [size * 0.3 + 1, 0.6]))
    c.lines(tufts, "#3a6a3c")


def _ranger(c: Canvas, at: Place, cloth: Ink = CLOAK, bow: bool = False) -> None:
    """A hooded cloak from behind; the foot of it stands on (0, 0)."""
    on = c.at(at)
    from_right = c.lit((0.5, -0.9))
    p, k = at.path, at.scale
    c.shadow(p(ellipse(-20, 4, 130, 20)), "#0c1a1a", 10 * k + 2, 0.85)
    if bow:
        on.lines("-236,-400 -150,20 : 2.4 2.4", "#fff6d8")
        limb = "-236,-402 -214,-300 -176,-220 -142,-150 -128,-70 -150,22"
        c.shape(p(taper(limb, [4, 12, 15, 15, 12, 4])), LEATHER, 7, toward=(1, -0.6), rim="#ffe8a8")
        arm = p("-84,-300 -128,-240 -166,-200 : 60 50 38")
        c.shape(arm, cloth, 20, toward=(0.2, -1), rim="#fff2b0", rim_width=3)
        c.shape(p(ellipse(-170, -200, 21, 18, 50)), LEATHER, 12, drop=4)
        knuckles = ("-186,-206 -172,-216", "-182,-194 -166,-204", "-176,-184 -162,-192")
        on.lines([(f, [2, 4]) for f in knuckles], LEATHER.shade)
    else:
        staff = p("168,14 156,-180 148,-420 : 15 16 20")
        from_right(staff, LEATHER, 7 * k, rim="#ffe8a8", rim_width=2)
    for foot in ("-46,-10 -50,8 -30,8", "30,-10 34,10 58,10"):
        c.shape(p(taper(foot, [34, 30, 22])), "#3a2420 #180c18 #a8703c", 12 * k)
    cloak = p(
        """14,-476! 44,-440 56,-396 58,-360 96,-330 122,-250 132,-120 158,-6!
        120,8 84,-8! 40,12 8,-6! -40,12 -84,-6! -118,8 -150,-12! -126,-120 -116,-240 -92,-326
        -54,-358 -56,-400 -38,-440"""
    )
    mask = from_right(cloak, cloth, 56 * k, rim="#fff2b0", rim_width=1.5 + 2.5 * k)
    folds = each("""-70,-290 -92,-160 -104,-10 | -30,-270 -44,-140 -48,-4 | 20,-270 26,-140 20,-4 |
        66,-280 86,-160 92,-8 | 100,-260 122,-150 136,-20""")
    on.lines([(f, [1, 7 * k, 10 * k]) for f in folds], cloth.shade, 0.7, clip=mask)
    hood = "14,-478! 46,-440 60,-396 66,-346 30,-314 0,-290! -30,-314 -62,-344 -58,-396 -38,-440"
    from_right(p(spline(hood)), cloth, 44 * k, drop=12 * k)
    seams = ("14,-470 4,-400 0,-300", "-16,-440 -36,-390 -30,-330", "34,-430 44,-386 36,-330")
    on.lines([(f, [1, 4 * k, 1]) for f in seams], cloth.shade, 0.8)
    if not bow:
        hand = Ink("#a8704c", "#4a2830", "#f0c088")
        c.shape(p("96,-262! 128,-240 156,-214! 138,-184! 104,-206"), cloth, edge=0.5)
        c.shape(p(ellipse(150, -198, 20, 18)), hand, 8 * k, edge=0.4)
        return
    lit = ("-58,-290 -78,-160 -88,-10", "34,-270 42,-140 40,-4", "78,-280 100,-160 106,-8")
    on.lines([(f, [1, 3, 5]) for f in lit], "#8ab058", 0.8, clip=mask)
    on.lines("-104,-300 -40,-240 20,-180 : 10 12 10", "#5a3220", clip=mask)
    on.lines("-102,-304 -38,-245 22,-186 : 1 3 1", "#c88a4c", clip=mask)
    arrows = ((34, -292, -86, 96), (50, -288, -78, 112), (66, -282, -73, 98), (82, -278, -64, 108))
    for x, y, turn, long in arrows:
        shaft = c.at(Place(at.x + x, at.y + y, 1, turn))
        shaft.lines([([(0, 0), (long, 0)], [6, 5])], "#5a3420")
        vane = spline([(long - 52, 0, 0), (long - 40, -11), (long + 2, -13, 0), (long - 4, 0, 0)])
        for side, hue in ((1, "#e8dcc0"), (-1, "#c8d0a0")):
            half = move(vane, scale=(1, side))
            shaft.shape(half, Ink(hue, "#8a7a70", "#ffffff"), 5, toward=(0.5, -0.8), edge=0.6)
        shaft.lines([([(long - 50, 0), (long + 4, 0)], [3, 3])], "#5a3420")
    quiver = p(polygon("24,-300 92,-276 30,-96 -14,-112"))
    c.shape(quiver, LEATHER, 24, toward=(0.8, -0.5), drop=10, rim="#ffe0a0", rim_width=3)
    for band in ("22,-292 92,-268", "-2,-160 48,-142"):
        c.shape(p(taper(band, [14, 14])), "#d9a040 #7a4526 #fff2b4", 5)


def _watcher(c: Canvas) -> None:
    """Something in the water that would like them to miss a step."""
    at = Place(-110, 34)
    c.shadow(ellipse(732, 694, 130, 12), "#08181e", 6, 0.7)
    back = "726,660! 742,646 770,650 792,634 812,632 824,650 880,648 950,654 1000,664!"
    c.shape(at.path(back), "#4a7a4c #14342c #b8d080 #d8e898", 14, toward=(-0.5, -1))
    for i in range(7):
        c.shape(
            polygon([(746 + i * 20, 686 + i), (756 + i * 20, 674 + i), (766 + i * 20, 689 + i)]),
            BARK,
        )
    c.flat(ellipse(696, 677, 9, 7), "#ffe27a")
    c.flat(ellipse(694, 677, 2.4, 6.5), "#1a1018")
    c.lines("590,702 730,706 900,704 : 1 4 1 | 630,718 740,720 850,718 : 1 3 1", "#c0d898", 0.7)


def _trees(c: Canvas) -> None:
    stem = """-40,800! -20,660 20,560 16,420 0,260 -20,100 -40,-20! 110,-20! 96,90 108,240 112,400
        114,560 150,650 200,720 230,800!"""
    mask = c.shape(stem, BARK, 46, toward=(1, -0.3), rim="#ffd0b8", rim_width=3)
    lines = fan("0,-10 20,260 34,520 -20,790", "24,0 20,0 15,0 46,0", 5, [3, 5, 4, 7])
    c.lines(lines, "#0c1a24", 0.7, clip=mask)
    right = "1044,800! 980,700 960,600 974,420 964,240 980,100 970,-20! 1044,-20!"
    c.shape(right, BARK, 40, toward=(-1, -0.3), rim="#ffd0b8", rim_width=3)
    limb = "60,110! 110,130 200,104 300,136 384,100! 300,152 200,132 120,176 60,250!"
    c.shape(limb, BARK, 12, toward=(0.6, 0.8), merge=[(76, 170, 40)])
    limb = "1000,140! 950,160 900,138 826,160! 900,162 950,200 1000,270!"
    c.shape(limb, BARK, 12, toward=(-0.6, 0.8), merge=[(990, 190, 30)])
    r = rng(21)
    moss = []
    for x, y in rows(
        "140 128 | 186 118 | 236 122 | 286 136 | 328 126 | 930 176 | 890 156 | 858 158"
    ):
        for _ in range(4):
            dx, drop = r.randn() * 9, 40 + r.rand() * 90
            stroke = ([(x + dx, y), (x + dx + 5, y + drop * 0.6), (x + dx, y + drop)], [7, 5, 1])
            moss.append(stroke)
    c.lines(moss, "#3a3c68")


def _reeds(c: Canvas) -> None:
    r = rng(17)
    for x0 in (170, 220, 250, 800, 850, 900, 946):
        for _ in range(4):
            x, tall = x0 + r.randn() * 16, 90 + r.rand() * 110
            turn = -90 + r.randn() * 12
            c.shape(leaf(x, 790, tall, turn, 0.1), "#24284c #0e1028 #7a6484", toward=(0.2, -1))
    for x, y, turn in ((200, 620, 5), (828, 690, -4), (924, 664, 7)):
        c.lines([([(x + turn, 800), (x, y)], [4, 3])], "#1c1c3c")
        c.shape(move(ellipse(0, 0, 9, 30), x, y, turn=turn), "#5a3a24 #24141c #c08a50")
