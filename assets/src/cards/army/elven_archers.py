"""Three elves draw as one, and the low sun stands exactly behind their bows."""

from __future__ import annotations

from art import Canvas, Ink, Light, cloud, ellipse, leaf, ridge, rng, scatter, taper
from cards._people import Look, Stand, face
from cards._planes import near_shadow

LIGHT = Light((330, 300), "#fff2b0", "#10283a")
WAY = (-0.9, -0.35)
SKIN = Ink("#eab488", "#8a4c4c", "#fff2cc")
WOOD = Ink("#9a5a34", "#3a1c2c", "#ffc878", rim="#fff6c0")
LEATHER = Ink("#7a4430", "#2c1426", "#e0a060", rim="#ffe0a0")
HELM = Ink("#5c7a70", "#1c3440", "#eef4d0", rim="#fffbe0")
GILT = Ink("#e0b048", "#7a4a2c", "#fffbd0", rim="#fffbe8", rim_width=3)
HOODS = ("#2f7a4c", "#2a6a5c", "#3a8044")
HAIRS = ("#e0b050", "#8a3c24", "#d8d0b0")


def paint(c: Canvas) -> None:
    _dawn(c)
    _archer(c, Stand(396, 300, 0.62, 5), 2)
    _archer(c, Stand(586, 328, 0.84, 5), 1)
    _archer(c, Stand(800, 372, 1.1, 5), 0)
    _leaves(c)
    c.finish(vignette=0.3)


def _dawn(c: Canvas) -> None:
    v = c.spot(330, 300, 860, 620) * 0.95 + (c.swirl(260, 80, 4, 7, stretch=(1, 0.4)) - 0.5) * 0.16
    c.field(v, "#1f5a78 .2:#3f8a94 .4:#86b890 .58:#e8cc80 .76:#ffdf8a .9:#fff0b8 #fffbe4")
    c.glow(c.flat(ellipse(330, 300, 150), "#fffbe2"), 50, "#ffe08a", 0.6)
    c.rays(330, 300, "#fff0b0", 0.4, count=18, seed=2)
    for x, y, w, s in ((860, 130, 220, 4), (620, 90, 150, 7), (60, 470, 200, 9)):
        c.shape(cloud(x, y, w, 26, s), "#fff6dc #c8c4a0 #ffffff", bulge=10, toward=WAY)
    c.shape(ridge(600, 26, 220, 5), "#7aa880 #3f7a74 #f0e090", bulge=30, toward=(-0.6, -1))
    c.haze(560, 660, "#ffe8a0", 0.5)
    c.shape(ridge(690, 18, 160, 8), "#3a7a54 #1a4448 #c8d070", bulge=24, toward=(-0.6, -1))


def _archer(c: Canvas, at: Stand, who: int) -> None:
    """An elf from the hip up who aims left; the string hand is anchored at the cheek."""
    on = c.at(at)
    s = at.scale
    hood = Ink(HOODS[who], "#103038", "#c8dc7a", rim="#fff6c0")
    hair = Ink(HAIRS[who], "#5a2c2c", "#fff2b0", rim="#fffbe0")
    tunic = Ink(HOODS[(who + 1) % 3], "#123238", "#d0d878", rim="#fff6c0")
    _quiver(c, at)
    cloak = at.spline("60,90! 150,130 210,240 240,420 250,700! -60,700! -30,420 -50,240 -10,150")
    c.shape(cloak, hood, bulge=60 * s, toward=WAY)
    outline = taper(at.points("120,190 250,120 170,66 60,76"), [92 * s, 74 * s, 52 * s, 44 * s])
    c.shape(outline, tunic, bulge=20 * s, toward=WAY, edge=0.3)
    outline = "-70,190! -20,140 60,140 130,180 150,300 130,460 140,700! -60,700! -50,460 -76,300"
    m = c.shape(at.spline(outline), tunic, bulge=50 * s, toward=WAY, drop=8)
    on.lines([("-40,210 40,330 130,430", [20 * s, 24 * s, 20 * s])], "#5a3428", clip=m)
    on.lines([("20,200 0,400 10,640", [3, 8 * s, 4])], "#12363a", 0.6, clip=m)
    belt = taper(at.points("-60,480 40,500 140,480"), [34 * s, 36 * s, 34 * s], cap=False)
    c.shape(belt, LEATHER, bulge=9 * s, toward=WAY, clip=m)
    on.shape("-14,96! -10,150 -40,180 60,190 90,150 70,60!", SKIN, bulge=26 * s, toward=WAY)
    outline = "-80,176! -40,150 -4,166 60,150 96,110! 150,150 190,220 100,230 0,240 -70,222"
    c.shape(at.spline(outline), hood, bulge=24 * s, toward=WAY, drop=8)
    back = at.spline("40,-130! 130,-110 156,-20 150,90 170,170 120,200 84,120 70,20")
    c.shape(back, hair, bulge=26 * s, toward=WAY)
    look = Look(SKIN, iris="#2f6a54", lips="#a8504a", brow="#5a3424", frown=0.7, lids=0.55, jaw=0.2)
    near_shadow(c, at, face(c, at, look, WAY), SKIN.shade)
    _helm(c, at)
    ear = at.spline("76,24! 66,-16 96,-44 196,-100! 140,-16 104,30")
    m = c.shape(ear, SKIN, bulge=12 * s, toward=WAY, drop=8, edge=0.4)
    on.lines([("88,8 104,-22 160,-66", [1, 5 * s, 1])], SKIN.shade, 0.8, clip=m)
    _bow(c, at)


def _helm(c: Canvas, at: Stand) -> None:
    """A helm of leaves: a low brow, a nasal, a guard to the cheek, a crest swept back."""
    s = at.scale
    for i, (length, turn) in enumerate(((190, -14), (210, -26), (190, -40), (150, -54))):
        x, y = at.at(20 + i * 4, -150 + i * 6)
        crest = leaf(x, y, length * s, turn, 0.3)
        c.shape(crest, HELM if i % 2 else GILT, bulge=10 * s, toward=WAY, edge=0.4)
    dome = at.spline("""-104,-62! -106,-128 -62,-182 14,-200 96,-168 138,-90 132,-10 112,84! 74,74
        62,12 52,-40 0,-58 -34,-44! -42,0 -52,24! -60,4 -58,-46 -80,-52""")
    m = c.shape(dome, HELM, bulge=44 * s, toward=WAY, drop=12)
    veins = ("-40,-60 10,-130 30,-190", "20,-60 50,-110 60,-170", "70,-40 92,-80 100,-140")
    c.lines([(at.points(v), [1, 6 * s, 2]) for v in veins], HELM.shade, 0.8, clip=m)
    line = at.points("-106,-60 -60,-48 0,-60 54,-38 64,20 78,78")
    brow = taper(line, [9 * s, 13 * s, 13 * s, 12 * s, 10 * s, 6 * s])
    c.shape(brow, GILT, bulge=5 * s, toward=WAY, drop=6)
    c.shape(at.path(ellipse(-44, -66, 13, 17)), "#3fa88a #10484c #d8fff0", bulge=7, toward=WAY)


def _quiver(c: Canvas, at: Stand) -> None:
    s = at.scale
    for i in range(4):
        shaft = at.points([(150 + i * 16, 160), (190 + i * 26, -10 - i * 8)])
        c.lines([(shaft, [5 * s, 5 * s])], "#6a3a2c")
        end = shaft[-1]
        outline = leaf(end[0], end[1] + 30 * s, 60 * s, -76 + i * 6, 0.5)
        c.shape(outline, "#f4ead0 #a85a4c #ffffff", bulge=6, toward=WAY)
    c.shape(at.spline("120,150! 226,130! 250,330! 150,340!"), LEATHER, bulge=20 * s, toward=WAY)


def _bow(c: Canvas, at: Stand) -> None:
    """The bow, held at arm's length; its arrow points at what we cannot see."""
    s = at.scale
    arm = at.points("-20,200 -140,196 -270,130")
    sleeve = Ink("#3a8a5c", "#12363a", "#e0e88a", rim="#fff6c0")
    outline = taper(arm, [86 * s, 64 * s, 46 * s])
    c.shape(outline, sleeve, bulge=22 * s, toward=(-0.5, -0.9), edge=0.3, drop=8)
    bracer = taper(at.points("-150,192 -250,142"), [66 * s, 52 * s], cap=False)
    m = c.shape(bracer, LEATHER, bulge=14 * s, toward=(-0.5, -0.9))
    laces = [(at.points([(x, 120), (x + 20, 220)]), [3, 4 * s, 3]) for x in (-230, -205, -180)]
    c.lines(laces, "#2c1426", 0.8, clip=m)
    line = "-180,-290 -196,-230 -262,-110 -296,20 -292,150 -290,240 -240,390 -150,520 -120,580"
    limb = at.points(line)
    strokes = [
        (at.points("-184,-284 40,74"), [2.4 * s, 2.4 * s]),
        (at.points("40,74 -122,574"), [2.4 * s, 2.4 * s]),
    ]
    c.lines(strokes, "#fff8d8", 0.95)
    c.lines([(at.points("44,76 -200,98 -370,112"), [6 * s, 7 * s, 6 * s])], "#e8c890")
    outline = at.spline("-360,92! -424,118! -358,132! -368,112!")
    c.shape(outline, "#e0e0d8 #5a6478 #ffffff", bulge=6, toward=WAY)
    outline = taper(limb, [8 * s, 16 * s, 26 * s, 34 * s, 32 * s, 34 * s, 26 * s, 16 * s, 8 * s])
    c.shape(outline, WOOD, bulge=11 * s, toward=WAY, edge=0.3)
    fist = at.spline("-314,112! -270,96 -246,112 -240,150 -250,184 -290,194 -318,180!")
    c.shape(fist, LEATHER, bulge=16 * s, toward=WAY, edge=0.4)
    knuckles = [(at.points([(-318, y), (-282, y - 4)]), [2, 5 * s]) for y in (132, 150, 168)]
    c.lines(knuckles, "#2c1426", 0.9)
    hand = at.spline("22,58! 48,50 88,60 100,86 86,112 44,116 20,104! 34,82")
    c.shape(hand, LEATHER, bulge=16 * s, toward=WAY, edge=0.4, drop=5)
    c.lines([(at.points([(24, y), (66, y + 2)]), [2, 5 * s]) for y in (74, 92)], "#2c1426", 0.9)


def _leaves(c: Canvas) -> None:
    r = rng(6)
    for x, y, size in scatter(r, 26, (0, 560, 1024, 750), (12, 30)):
        outline = leaf(x, y, size * 1.6, r.rand() * 360, 0.5)
        c.shape(outline, "#e8a83c #8a4428 #fff0a0", bulge=5, toward=WAY)
    c.motes(scatter(r, 50, (60, 100, 700, 640), (1.4, 3.8)), "#fffbe0", "#ffe08a")
