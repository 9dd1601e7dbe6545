"""A collector in his nightcap holds up a spoon to his glass: the fifth of the set."""

from __future__ import annotations

from art import Canvas, Ink, Light, each, rng
from art.geometry import Place, about, arc_points, ellipse, rectangle, spline, taper
from art.motifs import scatter, sparkle
from cards._people import Look, Stand, face

LIGHT = Light((180, 190), "#fff0b8", "#1c1830")
WAY = (-0.8, -0.5)
SKIN = Ink("#f0b088", "#945048", "#fff2d0")
BEARD = Ink("#ece8e4", "#80809c", "#ffffff", rim="#fffbe8")
CAP = Ink("#4a74b0", "#1f2c64", "#c8e0f0", rim="#fffbe0")
GOWN = Ink("#7a3484", "#30124c", "#e090c0", rim="#ffe8d0")
BRASS = Ink("#e0a840", "#7a4526", "#fff6b8", rim="#fffbe0", rim_width=3)
SILVER = Ink("#d0d4e0", "#5c607c", "#ffffff", rim="#ffffff", rim_width=2.5)
JAR = spline("-26,0! -34,-40 -14,-70 -16,-90! 16,-90! 14,-70 34,-40 26,0!")
HEAD = Stand(622, 310, 1.2, 4)
LOOK = Look(
    SKIN,
    line="#34182a",
    iris="#3a7a9c",
    lips="#b85850",
    brow="#e0dcd8",
    blush="#e8685a",
    lids=0.95,
    smile=1.2,
    frown=-1.4,
    jaw=0.6,
    gaze=-0.7,
)


def paint(c: Canvas) -> None:
    _cabinet(c)
    _gown(c)
    _head(c)
    _cap(c)
    _beard(c)
    _glass(c)
    _spoon(c, Place(226, 420, 1.7, 14))
    _fist(c)
    c.motes(scatter(rng(4), 36, (80, 80, 520, 480), (1.4, 3.4)), "#fffbe0", "#ffe0a0")
    c.finish(vignette=0.3)


def _cabinet(c: Canvas) -> None:
    v = c.spot(240, 230, 860, 640) * 0.88 + (c.noise(130, 4, 4) - 0.5) * 0.12
    c.field(v, "#1f3040 .2:#2c4a4c .36:#4c6c50 .54:#8c9458 .72:#d8c078 .88:#ffe6a0 #fff8d8")
    shelf = Ink("#7a4c34", "#34202c", "#f0b870")
    finds = ("#c86a4c", "#4a8aa8", "#b890c8", "#e0b050", "#6aa870")
    for row in range(2):
        y = 318 + row * 330
        for k in range(5):
            x = 92 + k * 226 + row * 70
            ink = Ink(finds[(k * 2 + row) % 5], "#2c2c3c", "#fff0c0")
            if (k + row) % 2:
                c.shape(Place(x, y, 2.3).path(JAR), ink, 50, toward=WAY, drop=14)
            else:
                c.shape(ellipse(x, y - 84, 84), ink, 70, toward=WAY, drop=14)
        c.shape(rectangle(-20, y, 1064, 34), shelf, 10, toward=(0, -1), drop=14)
    c.haze(-500, 900, "#4c6450", 0.72)


def _gown(c: Canvas) -> None:
    gown = spline("400,800! 430,660 500,580 600,550 740,550 860,600 930,690 960,800!")
    m = c.shape(gown, GOWN, 60, toward=WAY)
    c.lines("520,610 500,700 490,790 | 800,610 830,700 830,790 : 2 10 5", GOWN.shade, 0.7, clip=m)
    collar = taper("520,600 600,570 700,580 790,570 850,610", [40, 54, 50, 54, 40])
    c.shape(collar, "#c89a4c #6a4034 #fff0b0", 16, toward=WAY, drop=10)


def _head(c: Canvas) -> None:
    c.shape(HEAD.spline("76,40! 66,-14 96,-36 126,-18 124,36 98,62"), SKIN, 16, toward=WAY)
    skin = face(c, HEAD, LOOK, WAY)
    nose = HEAD.spline("-40,-2! -54,20 -80,42 -76,64 -48,70 -20,60 -14,36 -26,12")
    c.shape(nose, "#f09878 #94443f #ffe6c8", 22, toward=WAY, clip=skin)
    for x in (-78, 44):
        c.wash(c.spot(*HEAD.at(x, 44), 42, 30) * 0.7, "#e8705c", clip=skin)
    lines = each(
        "46,-4 62,2 72,14 | 48,4 60,16 62,28 | -40,-94 6,-102 50,-92 | -36,-78 6,-86 46,-78"
    )
    c.lines([(HEAD.points(p), [1, 4, 1]) for p in lines], "#945048", 0.8, clip=skin)
    for line in ("-26,-58 8,-76 58,-62", "-46,-58 -68,-74 -96,-60"):
        c.shape(taper(HEAD.points(line), [16, 24, 5]), BEARD, 8, toward=WAY, drop=4)


def _cap(c: Canvas) -> None:
    cap = HEAD.spline(
        "-104,-78! -112,-150 -50,-206 40,-212 120,-180 190,-110 226,-10 220,60! 176,20 150,-60"
        " 120,-70! 40,-104 -40,-106"
    )
    m = c.shape(cap, CAP, 44, toward=WAY, drop=12)
    stripes = each(
        "-70,-190 -84,-140 -80,-90 | 0,-212 -6,-160 4,-100 | 80,-200 84,-150 90,-80 | "
        "150,-160 150,-110 136,-50 | 204,-80 184,-40 160,-16"
    )
    c.lines([(HEAD.points(s), [16, 20, 16]) for s in stripes], "#f4ecd8", 0.95, clip=m)
    band = taper(HEAD.points("-110,-74 -50,-104 30,-106 124,-66"), [34, 42, 42, 34])
    c.shape(band, "#f4ecd8 #9a8c9c #ffffff", 14, toward=WAY, drop=8)
    x, y = HEAD.at(222, 74)
    c.shape(ellipse(x, y, 34), BEARD, 18, toward=WAY, edge=0.3)


def _beard(c: Canvas) -> None:
    beard = HEAD.spline(
        "100,-6! 116,60 112,140 70,206 0,250 -50,246 -96,196 -110,120 -102,50! -90,70 -82,76!"
        " -70,100! -34,114 4,102! 24,74 56,70 80,30"
    )
    m = c.shape(beard, BEARD, 40, toward=WAY, drop=8)
    strands = [
        (
            HEAD.points([(96 - i * 22, 66 + 6 * (i % 3)), (88 - i * 20, 150), (50 - i * 13, 232)]),
            [1, 8, 1],
        )
        for i in range(9)
    ]
    c.lines(strands, BEARD.shade, 0.6, clip=m)
    for side in ("-40,70 -70,64 -98,86 -108,112", "-32,70 4,62 34,80 44,110"):
        c.shape(taper(HEAD.points(side), [10, 30, 24, 4]), BEARD, 10, toward=WAY, edge=0.4, drop=5)


def _glass(c: Canvas) -> None:
    """The lens before his near eye, and the eye in it twice as large."""
    x, y = HEAD.at(8, -6)
    outline = taper([(x + 60, y + 80), (x + 120, y + 190), (x + 150, y + 280)], [26, 30, 34])
    c.shape(outline, "#7a4430 #34182c #f0b070 #ffe0a8", 11, toward=WAY, drop=10)
    lens = c.mask(ellipse(x, y, 92))
    c.field(0.7 + c.spot(x - 30, y - 30, 130) * 0.3, "#9a5c4c .5:#d89470 .8:#f4c8a0 #ffe8cc", lens)
    eye = c.flat(
        spline(about(x, y, "-68,8! -30,-24 30,-24 70,2! 30,30 -32,32")), "#fffaf0", clip=lens
    )
    c.flat(ellipse(x - 12, y - 2, 36), "#3a7a9c", clip=eye)
    c.put("#9cd8e8", c.mask(ellipse(x - 12, y - 2, 30), stroke=5) * eye * 0.8)
    c.flat(ellipse(x - 12, y - 2, 17), "#140c20", clip=eye)
    c.flat(ellipse(x - 24, y - 16, 9), "#ffffff", clip=eye)
    strokes = [
        ([(x - 74, y + 10), (x - 30, y - 28), (x + 32, y - 28), (x + 78, y)], [3, 13, 14, 3])
    ]
    c.lines(strokes, "#34182a", clip=lens)
    c.lines([(arc_points(x, y, 72, 72, 200, 260, 10), [2, 10, 2])], "#ffffff", 0.8)
    ring = c.mask(ellipse(x, y, 94), stroke=18)
    c.put("#c89034", ring)
    c.put("#fff2b0", c.mask(taper(arc_points(x, y, 94, 94, 170, 290, 20), [3, 8, 3])))
    c.put("#7a4526", c.mask(taper(arc_points(x, y, 98, 98, 0, 110, 20), [3, 8, 3])))


def _spoon(c: Canvas, p: Place) -> None:
    handle = p.path(taper("0,-14 0,90 0,200", [16, 20, 30]))
    c.shape(handle, SILVER, 7, toward=WAY, drop=6)
    bowl = p.spline("0,-148 40,-128 48,-76 24,-24 0,-10 -24,-24 -48,-76 -40,-128")
    m = c.shape(bowl, SILVER, 18, toward=(0.8, 0.5), drop=8, edge=0.4)
    c.lines([(p.points("-28,-112 -36,-76 -20,-38"), [2, 9, 2])], "#ffffff", 0.9, clip=m)


def _fist(c: Canvas) -> None:
    lit = c.lit(WAY)
    sleeve = spline("300,800! 286,720 306,660 372,632! 470,680 520,800!")
    lit(sleeve, GOWN, 30, drop=12)
    lit(taper("290,676 330,642 384,636", [30, 36, 30]), "#c89a4c #6a4034 #fff0b0", 11, drop=6)
    lit("268,640! 250,580 270,548 310,552 344,590 352,642!", SKIN, 24, edge=0.3)
    for i, y in enumerate((552, 580, 606, 630)):
        finger = [(290 - i * 2, y), (248, y - 8), (206 + i * 6, y + 4)]
        lit(taper(finger, [32, 31, 24]), SKIN, 11, edge=0.5, drop=4)
    lit(taper("300,580 270,546 232,548", [36, 32, 24]), SKIN, 12, edge=0.5, drop=4)
    c.lines(sparkle(214, 330, 44, 8), "#ffffff")
    c.shape(ellipse(226, 546, 8, 6), "#ffe6cc #c89080 #ffffff", 4)
