"""A regiment has sunk in the amber dusk; the nearest helm, up to its sights, is let to a frog."""

from __future__ import annotations

from art import Canvas, Ink, Light, each, leaf, ridge, rng, rows, scatter, smoothstep, trunk
from art.geometry import Place, about, ellipse, polygon, rectangle, samples, taper

LIGHT = Light((190, 330), "#fff0b0", "#10182c")
WAY = (-0.95, -0.3)
STEEL = Ink("#76808e", "#28304c", "#ffe6b0", rim="#fff8d8", rim_width=5)
BRASS = Ink("#c8923c", "#5a3430", "#fff0a8", rim="#fffbe0", rim_width=3)
WOOD = Ink("#3c2c3c", "#1a1428", "#e0a060", rim="#ffd890", rim_width=3)
MOSS = Ink("#5a7a38", "#1c3a38", "#d8cc60", rim="#f4f0a0", rim_width=3)
HELM = Place(536, 640, 1.02, -9)


def paint(c: Canvas) -> None:
    c.layers(_sky, _trees, _water, _spears, _helm, _moss, _frog, _surface, _reeds)
    c.motes(scatter(rng(3), 50, (80, 240, 960, 620), (1.2, 3)), "#fff6c8", "#f0c860")
    c.finish(vignette=0.24)


def _sky(c: Canvas) -> None:
    v = 0.1 + (c.swirl(240, 80, 4, 3, stretch=(1.6, 0.4)) - 0.5) * 0.2
    v += c.spot(190, 360, 900, 640) * 0.92
    c.field(v, "#34486c .2:#54688c .36:#8c8490 .52:#c89878 .68:#f0b868 .84:#ffdc90 #fff6d0")
    c.glow(c.flat(ellipse(196, 372, 92), "#fffbe4"), 50, "#ffe090", 0.6)


def _trees(c: Canvas) -> None:
    trees = (
        "1 330 22 10 #c89468 | 2 440 16 -14 #c89468 | 3 900 26 12 #8a7078 | 4 700 20 -10 #a88070"
    )
    for seed, x, w, lean, hue in rows(f"{trees} | 5 52 30 8 #b88458"):
        c.flat(trunk(x, w, seed, foot=560, lean=lean), hue)
        for y, k in ((120, 1), (196, -1), (282, 1), (352, -1)):
            arm = about(x, y + 9 * seed, "0,20 40,-14 90,-16 130,-44", (k * w / 24, 1))
            c.flat([taper(arm, [w * 0.5, w * 0.34, w * 0.2, 1])], hue)
    c.shape(ridge(516, 14, 120, 3, floor=600), "#a07868 #70586c #f0c080", 10, toward=(-0.4, -1))
    c.haze(380, 560, "#f8cc88", 0.6)
    bough = "-20,250 60,262 130,300 200,312 270,352 330,356 : 30 22 16 12 7 2"
    c.shape(bough, WOOD, 8, toward=(0.3, 1))
    r = rng(4)
    for at in samples("30,262 130,300 200,316 290,356", 9):
        x, long = at.x + r.randn() * 10, 30 + 80 * r.rand()
        beard = [(x, at.y - 6), (x + 6, at.y + long / 2), (x - 2, at.y + long)]
        c.lines([(beard, [13, 9, 1])], "#54404c")
    for x, y, s in rows("96 566 0.24 | 300 556 0.16 | 906 574 0.28"):  # the rest of the regiment
        helm = "-190,30! -200,-130 -110,-290 40,-320 160,-250 210,-100 190,30!"
        c.flat(Place(x, y, s, 8 - x / 60).path(helm), "#7a6070")
        c.lines([([(x + 190 * s, y + 6), (x + 60 * s, y - 620 * s)], [7, 4])], "#7a6070")


def _water(c: Canvas) -> None:
    water = c.rough(rectangle(-10, 556, 1050, 260))
    v = 0.1 + (c.noise(130, 4, 8, stretch=(3.4, 0.2)) - 0.5) * 0.5 + c.spot(196, 570, 620, 240)
    c.field(v, "#1c2c48 .25:#344464 .45:#6c6474 .65:#c08c68 .85:#f8c878 #fff2c0", water, soft=0.8)
    c.wash(c.rise(640, 560) * c.rise(540, 560) * c.spot(860, 560, 300, 60) * 0.9, "#b88478")


def _spears(c: Canvas) -> None:
    """Two that still stand, and what is left of a banner."""
    c.shape("846,700 824,480 792,244 = 16 15 12", WOOD, 6, toward=WAY)
    c.shape("778,250! 770,190 784,120! 804,184 806,246!", STEEL, 9, toward=WAY)
    cloth = """800,262! 840,250 880,274 930,258! 914,300 950,330! 906,336 900,380! 868,352 850,400!
        828,370 812,372!"""
    m = c.shape(cloth, "#b8323c #5a1438 #ff9a68 #ffd8a0", 20, toward=WAY)
    c.lines("846,264 850,320 844,380 | 890,270 888,320 892,366 : 1 7 2", "#5a1438", 0.8, clip=m)
    c.shape("250,690 300,520 352,300 = 15 14 11", WOOD, 6, toward=WAY)
    c.shape("340,304! 346,250 378,186! 382,250 366,310!", STEEL, 8, toward=WAY)


def _helm(c: Canvas) -> None:
    """A great helm in three-quarter view: its keel parts the lit cheek from the dark one."""
    helm = c.at(HELM, toward=WAY)
    dome = """-262,140! -270,-20 -258,-150 -206,-268 -110,-346 10,-372 120,-346 210,-270 256,-150
        272,0 268,140!"""
    m = helm.shape(dome, STEEL, 110, edge=0.3)
    dark = helm.mask("-92,-380! -118,-200 -122,-60 -110,160! 320,160! 320,-380!")
    c.wash(dark * (0.5 + 0.42 * smoothstep(480, 760, c.x)), "#2c3450", clip=m)
    c.wash(c.spot(700, 330, 70, 200) * 0.6, "#6c84a8", clip=m)
    seams = "-250,-200 -180,-250 -96,-262 | -90,-262 40,-258 180,-240 250,-170 : 2 5 2"
    helm.lines(seams, "#28304c", clip=m)
    slits = """-272,-116! -190,-120 -112,-112! -112,-58! -190,-60 -274,-52! |
        -104,-112! 60,-124 262,-112! 264,-58! 60,-66 -104,-58!"""
    helm.flat(each(slits), "#120e20", clip=m)
    edges = "-274,-50 -190,-57 -112,-55 : 3 6 3 | -104,-55 60,-63 264,-55 : 6 6 2"
    helm.lines(edges, "#ffe8b8", 0.8, clip=m)
    breaths = """-226 -6 | -190 -8 | -154 -6 | -226 36 | -190 34 | -154 36 | -40 0 | 10 -2 | 60 -2 |
        -40 44 | 10 42 | 60 42"""
    for x, y in rows(breaths):
        hole = helm.flat(ellipse(x, y, 8, 11), "#120e20", clip=m)
        c.put("#ffe0a0", helm.mask(ellipse(x + 3, y + 3, 8, 11)) * (1 - hole) * m * 0.5)
    helm.shape("-98,-366 -116,-200 -120,-60 -112,150 = 26 34 38 40", BRASS, 13, clip=m, drop=8)
    helm.shape("-270,-142 -190,-148 -112,-142 = 26 28 28", BRASS, 10, clip=m)
    helm.shape("-112,-142 60,-154 264,-140 = 28 28 22", BRASS, 10, clip=m, shading=1.4)
    c.wash(dark * smoothstep(540, 780, c.x) * 0.6, "#2c2440", clip=m)
    rivets = rows("-116 -250 | -119 -100 | -119 -20 | -230 -146 | -40 -148 | 60 -153 | 160 -149")
    helm.shape([ellipse(x, y, 6) for x, y in rivets], BRASS, 4)


def _moss(c: Canvas) -> None:
    """It has grown down the side that the sun never sees."""
    helm = c.at(HELM, toward=(-0.7, -0.8))
    beard = """20,-376! 110,-362 200,-296 262,-180 284,-60 282,60! 262,20 250,70! 238,-10 224,-60!
        210,10 196,40! 190,-60 176,-140! 160,-90 146,-70! 140,-160 120,-230! 104,-196 90,-186!
        84,-270 60,-320!"""
    clumps = c.noise(22, 3, 5)
    m = helm.shape(beard, MOSS, 40, drop=12, texture=clumps, relief=12)
    c.wash(smoothstep(640, 800, c.x) * 0.5, "#1c3a38", clip=m)
    tufts = """120,-330 130,-280 124,-240 | 190,-270 196,-200 190,-150 | 236,-190 246,-110 240,-50 |
        160,-300 166,-240 160,-180 : 2 7 1"""
    helm.lines(tufts, "#1c3a38", 0.8, clip=m)


def _frog(c: Canvas) -> None:
    """The tenant, in his window."""
    frog = c.at(Place(500, 566, 0.62, -8), toward=WAY)
    skin = Ink("#8aa83c", "#2c4c34", "#f0e880", rim="#fffbc0", rim_width=2.5)
    frog.shape("-62,20! -70,-10 -50,-34 -10,-44 30,-36 60,-10 64,20!", skin, 20)
    frog.shape([ellipse(-34, -40, 17), ellipse(22, -40, 17)], skin, 9)
    frog.flat([ellipse(-38, -42, 10), ellipse(18, -42, 10)], "#ffe27a")
    frog.flat([ellipse(-40, -42, 3.4, 8), ellipse(16, -42, 3.4, 8)], "#1a1018")
    frog.lines("-56,-4 -10,6 50,-4 : 1 5 1", "#1c3424")


def _surface(c: Canvas) -> None:
    """The water closes over the breaths of the helm."""
    edge = c.rough(ellipse(536, 742, 400, 104))
    edge *= smoothstep(650, 668, c.y + (c.noise(34, 3, 4) - 0.5) * 12)
    v = (
        0.06
        + (c.noise(120, 4, 8, stretch=(3.4, 0.2)) - 0.5) * 0.5
        + c.spot(250, 690, 460, 120) * 0.8
    )
    c.field(v, "#16223c .3:#2c3a58 .6:#6a6070 .85:#d09868 #ffe0a0", edge, soft=0.8)
    rings = """250,668 380,686 560,690 720,680 820,664 | 200,684 340,712 560,720 760,706 880,680 |
        150,700 320,742 560,752 800,736 930,700 : 0.6 5 5 3 0.6"""
    c.lines(rings, "#ffe8b0", 0.85)
    for x, y, w in rows("140 720 70 | 900 722 76 | 232 742 46"):
        c.shadow(ellipse(x, y + 6, w, w * 0.24), "#10182c", 4)
        notch = c.mask(polygon([(x, y), (x + w, y - w * 0.4), (x + w * 1.3, y)]))
        pad = c.rough(ellipse(x, y, w, w * 0.24)) * (1 - notch)
        c.field(c.spot(x - w * 0.4, y - 6, w, w * 0.4), "#2c4c3c .4:#5a7a3c #d8c468", pad)


def _reeds(c: Canvas) -> None:
    r = rng(9)
    blades = [
        leaf(x + r.rand() * 90, 790, 150 + 190 * r.rand(), -90 + r.randn() * 9, 0.07)
        for x in (-30, 930)
        for _ in range(12)
    ]
    c.shape(blades, "#2c3444 #141c30 #c89858", 5, toward=WAY, fray=False)
    for x, top in rows("22 470 | 64 540 | 968 500 | 1000 430"):
        c.lines([([(x, 790), (x + 4, top)], [6, 3])], "#2c2838")
        c.shape(ellipse(x + 4, top + 20, 9, 32), "#5a3428 #24141c #e0a058", 7, toward=WAY)
