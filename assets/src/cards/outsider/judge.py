"""A judge in a great wig weighs one sin at a time; the others wait their turn in a basket."""

from __future__ import annotations

import math

from art import (
    Array,
    Canvas,
    Ink,
    Light,
    Place,
    difference,
    ellipse,
    polygon,
    rectangle,
    rng,
    samples,
    scatter,
    spline,
    taper,
    union,
)

LIGHT = Light((120, 120), "#fff2c0", "#141a18")
WAY = (-0.85, -0.55)
SKIN = Ink("#e6a888", "#98524c", "#ffe8c8", rim="#fff6dc", rim_width=3)
WIG = Ink("#ece4d2", "#948a86", "#fffdf2", rim="#fffdf0", rim_width=3)
ROBE = Ink("#b4202c", "#560e24", "#f06a4c", rim="#ffc890", rim_width=4)
FUR = Ink("#e8e0d0", "#8c8488", "#fffdf4")
BRASS = Ink("#d8a040", "#74481f", "#fff4b4", rim="#fffbe0", rim_width=2.5)
WOOD = Ink("#6e3c22", "#2c1618", "#d08a4c", rim="#f8c880", rim_width=4)
FACE = Place(604, 282, 0.86)
PIVOT = (318, 318)


def paint(c: Canvas) -> None:
    _hall(c)
    _chair(c)
    _robe(c)
    face = _face(c)
    _features(c, face)
    _wig(c)
    _bench(c)
    _sleeve(c)
    _balance(c)
    _basket(c)
    _gavel(c)
    c.motes(scatter(rng(6), 60, (60, 120, 560, 560), (1, 2.4)), "#fff4cc", "#ffdc80", radius=4)
    c.finish(vignette=0.36)


def _hall(c: Canvas) -> None:
    v = c.spot(260, 260, 800, 640) * 0.8 + (c.noise(150, 4, 3) - 0.5) * 0.12
    c.field(v, "#20241c .18:#38402a .36:#5c6238 .54:#8c8848 .72:#c0ac5c #ecd488")
    for x in range(-40, 1060, 150):
        panel = union(rectangle(x + 14, 90, 122, 520), ellipse(x + 75, 90, 61, 50))
        c.put("#8c9070", c.mask(panel) * 0.6, "multiply")
        c.lines([([(x + 14, 610), (x + 14, 350), (x + 14, 90)], [4, 4])], "#20241c", 0.5)
        c.lines([([(x + 136, 90), (x + 136, 350), (x + 136, 610)], [4, 4])], "#ecd488", 0.28)
    window = union(rectangle(30, 120, 190, 360), ellipse(125, 120, 95, 90))
    c.shape(
        union(rectangle(14, 120, 222, 376), ellipse(125, 120, 111, 106)),
        Ink("#6a6440", "#30301f", "#ecd488"),
        bulge=12,
        toward=(0.6, 0.8),
    )
    glass = c.rough(window)
    c.field(
        1.1 - c.y / 620 + (c.noise(80, 3, 9) - 0.5) * 0.2,
        "#d8a850 .3:#f4d080 .6:#fff0b8 #fffdf0",
        glass,
    )
    bars = [([(x, 20), (x, 490)], [7, 7]) for x in (93, 157)]
    bars += [([(20, y), (230, y)], [7, 7]) for y in (130, 220, 310, 400)]
    c.lines(bars, "#4c4a30", clip=glass)
    c.glow(glass, 50, "#ffdc80", 0.6)
    c.beam("60,60 236,110 900,760 320,760", "#ffe8a0", 0.75, 22)


def _chair(c: Canvas) -> None:
    back = spline("600,640! 604,250 626,150 690,96 780,96 850,150 872,250 876,640!")
    c.shape(back, WOOD, bulge=26, toward=WAY, drop=14)
    pad = spline("640,640! 644,270 660,190 710,142 768,142 816,190 832,270 836,640!")
    m = c.shape(pad, Ink("#2c5448", "#12281f", "#6c9468"), bulge=22, toward=WAY)
    for k in range(6):
        c.shape(ellipse(810 + (k % 2) * 8, 210 + k * 62, 8), BRASS, bulge=6, toward=WAY, clip=m)
    c.shape(ellipse(862, 138, 28), WOOD, bulge=20, toward=WAY)
    c.shape(spline("662,108! 690,62 736,40 782,62 810,108!"), WOOD, bulge=18, toward=WAY)


def _robe(c: Canvas) -> None:
    body = spline("330,780! 400,640 470,540 560,494 660,480 780,500 890,560 960,650 1000,780!")
    m = c.shape(body, ROBE, bulge=80, toward=WAY, drop=14)
    folds = (
        "640,560 620,640 640,740",
        "740,540 760,640 750,740",
        "830,560 870,640 890,740",
        "560,560 520,630 490,740",
    )
    c.lines([(f, [1, 9, 4]) for f in folds], ROBE.shade, 0.75, clip=m)
    cape = spline(
        "452,596! 480,530 560,486 680,476 790,496 890,548 930,596! 800,586 660,606 540,600"
    )
    fm = c.shape(cape, FUR, bulge=30, toward=WAY, drop=12)
    r = rng(4)
    tails = []
    for _ in range(64):
        x, y = 470 + r.rand() * 440, 500 + r.rand() * 110
        tails.append(([(x, y), (x + 2, y + 10), (x - 1, y + 24)], [2, 10, 1]))
    c.lines(tails, "#241a20", 0.9, clip=fm)


def _face(c: Canvas) -> Array:
    p = FACE.path
    neck = spline("-40,150! -56,230 -30,280 120,280 120,130!")
    c.shape(p(neck), SKIN, bulge=40, toward=WAY)
    bands = spline("-70,236! -30,226 10,240! 0,330 -20,400! -90,400! -96,320")
    face = spline(
        "-20,-130 -70,-104 -92,-64 -98,-30 -94,-12 -118,16 -148,52 -154,82 -138,98 -112,94 -104,98 "
        "-112,112 -120,124 -104,130! -116,140 -112,152 -98,158 -106,176 -104,200 -84,218 -70,222 "
        "-72,250 -40,270 20,250 90,180 120,60 100,-80 40,-130"
    )
    m = c.shape(p(face), SKIN, bulge=48, toward=WAY)
    bm = c.shape(p(bands), Ink("#f0ead8", "#98908c", "#fffdf4"), bulge=12, toward=WAY, drop=8)
    c.lines([(FACE.points("-44,240 -48,320 -54,400"), [2, 5, 3])], "#98908c", clip=bm)
    return m


def _features(c: Canvas, face: Array) -> None:
    q, p = FACE.points, FACE.path
    c.wash(c.spot(*q("-132,74")[0], 30, 26) * 0.7, "#d0564c", clip=face)
    c.wash(c.spot(*q("-36,110")[0], 52, 40) * 0.55, "#d0604c", clip=face)
    c.flat(p(spline("-84,14! -66,4 -38,10! -52,24 -74,24")), "#fff8e8", clip=face)
    c.flat(p(ellipse(-72, 16, 8, 9)), "#241a2c", clip=face)
    c.lines(
        [
            (q("-92,12 -66,-2 -34,4 -20,16"), [2, 8, 6, 1]),
            (q("-82,30 -56,34 -30,24"), [1, 4, 1]),
            (q("-78,42 -54,48 -28,38"), [1, 3, 1]),
            (q("-104,130 -82,130 -58,150 -52,166"), [2, 6, 5, 1]),
            (q("-104,92 -80,104 -66,130"), [1, 5, 1]),
            (q("-132,98 -118,84 -104,90"), [1, 5, 1]),
            (q("-92,180 -70,186 -50,180"), [1, 4, 1]),
            (q("-74,222 -40,228 -6,204 24,160"), [1, 6, 5, 1]),
            (q("-86,-66 -60,-74 -30,-68"), [1, 4, 1]),
            (q("-90,-48 -64,-56 -30,-50"), [1, 3, 1]),
        ],
        SKIN.shade,
        0.95,
        clip=face,
    )
    c.shape(
        p(taper("-100,-18 -70,-34 -30,-14 -6,-8", [14, 26, 20, 4])),
        WIG,
        bulge=9,
        toward=WAY,
        drop=4,
    )
    lens = difference(ellipse(-70, 44, 32, 24), ellipse(-70, 44, 27, 19))
    half = p(difference(lens, rectangle(-120, 0, 100, 38)))
    c.shape(half, BRASS, bulge=4, toward=WAY)
    c.lines(
        [(q("-102,38 -70,36 -38,38"), [4, 3, 4]), (q("-38,40 0,34 60,24"), [4, 4, 4])], "#a87430"
    )


def _wig(c: Canvas) -> None:
    """Full-bottomed: a smooth crown and rolls of curls down to the shoulder."""
    p = FACE.path
    crown = spline(
        "-84,-72! -92,-120 -50,-176 30,-196 110,-176 164,-110 190,0 200,120 196,260 180,330 "
        "100,340 20,330! 4,240 16,140 20,60 0,-10 -30,-50"
    )
    m = c.shape(p(crown), WIG, bulge=60, toward=WAY, drop=14, drop_cover=0.7)
    strands = (
        "-70,-90 -20,-140 60,-150 120,-100",
        "-50,-66 10,-106 80,-104 130,-50",
        "-80,-110 -30,-164 50,-178 130,-140",
    )
    c.lines([(FACE.points(s), [1, 6, 6, 1]) for s in strands], WIG.shade, 0.7, clip=m)
    for row in range(9):
        for col in range(4):
            y = -44 + row * 44 + col * 5
            x = 22 + col * 47 + (row % 2) * 20 + min(row, 3) * 2
            at = Place(*FACE.points([(x, y)])[0], FACE.scale, -14 + col * 6)
            roll = c.shape(
                at.path(ellipse(0, 0, 31, 23)), WIG, bulge=15, toward=WAY, drop=6, edge=0.35
            )
            c.lines(
                [
                    (at.points("-20,4 -8,12 10,10 16,-2 4,-10 -8,-4 -4,3"), [1, 4, 4, 4, 3, 3, 1]),
                ],
                WIG.shade,
                0.8,
                clip=roll,
            )
    for x, y in ((-78, -84), (-46, -60), (-18, -34)):
        at = Place(*FACE.points([(x, y)])[0], FACE.scale, 30)
        c.shape(at.path(ellipse(0, 0, 28, 20)), WIG, bulge=13, toward=WAY, drop=5, edge=0.3)
        c.lines([(at.points("-16,4 -4,10 10,6 10,-4 0,-6"), [1, 4, 4, 3, 1])], WIG.shade, 0.8)


def _bench(c: Canvas) -> None:
    front = c.shape(rectangle(-20, 640, 1070, 160), WOOD, bulge=20, toward=(-0.3, -1))
    grain = c.noise(46, 4, 8, stretch=(4, 0.3))
    c.wash((grain > 0.56) * 0.45, WOOD.shade, clip=front)
    top = polygon("-20,606 1050,606 1050,652 -20,652")
    c.shape(top, WOOD, bulge=14, toward=(-0.3, -1), drop=12)
    c.wash(c.spot(420, 620, 420, 40) * 0.8, "#f0b468", clip=c.mask(top))
    for x in range(40, 1024, 210):
        c.shape(
            rectangle(x, 676, 170, 130, 4),
            Ink("#5c3020", "#24121a", "#b06c3c"),
            bulge=8,
            toward=(0.5, 0.9),
        )


def _sleeve(c: Canvas) -> None:
    arm = spline("860,560 900,600 880,650 780,668 660,660 596,648! 590,604! 680,596 780,560")
    m = c.shape(arm, ROBE, bulge=34, toward=(-0.5, -0.9), drop=14)
    c.lines(
        [("800,586 760,620 680,632", [1, 8, 2]), ("850,600 820,640 740,650", [1, 7, 2])],
        ROBE.shade,
        0.8,
        clip=m,
    )
    c.shape(
        taper("592,600 584,626 594,654", [34, 38, 34], cap=False), FUR, bulge=14, toward=WAY, drop=6
    )
    hand = union(
        spline("580,618 540,610 506,622 498,640 520,652 582,650"),
        taper("520,620 490,630 476,646", [18, 18, 12]),
    )
    hm = c.shape(hand, SKIN, bulge=14, toward=(-0.4, -0.9), drop=6, edge=0.4)
    c.lines(
        [("540,632 510,638 492,650", [1, 4, 1]), ("556,642 528,648 510,654", [1, 3, 1])],
        SKIN.shade,
        0.9,
        clip=hm,
    )


def _imp(c: Canvas, at: Place, ink: Ink, look: tuple[float, float], sad: bool = True) -> None:
    """A small sin: a round thing with horns, a tail and a bad conscience."""
    c.shape(at.path(taper("30,14 58,10 66,-14 54,-26", [9, 8, 6, 5])), ink, bulge=4, toward=WAY)
    c.flat(at.path(polygon("46,-22 60,-46 68,-20")), ink.base)
    for side in (-1, 1):
        horn = taper([(side * 16, -26), (side * 26, -44), (side * 20, -58)], [14, 10, 2])
        c.shape(at.path(horn), Ink("#e8d8a8", "#7a5a4c", "#fffbe0"), bulge=5, toward=WAY)
    body = spline("0,-38 28,-26 38,6 28,30 0,36 -28,30 -38,6 -28,-26")
    c.shape(at.path(body), ink, bulge=24, toward=WAY, edge=0.5)
    for side in (-1, 1):
        c.flat(at.path(ellipse(side * 13, -8, 11, 13)), "#fff8e0")
        c.flat(at.path(ellipse(side * 13 + look[0], -8 + look[1], 5, 6)), "#1a1020")
    mouth = "-10,20 0,13 10,20" if sad else "-12,12 0,22 12,12"
    c.lines([(at.points(mouth), [2, 5, 2])], "#1a1020")


ENVY = Ink("#4c9c4c", "#1c4434", "#b8e474")
WRATH = Ink("#d0482c", "#6a1428", "#ffa060")
SLOTH = Ink("#5c78b4", "#28305c", "#b4d4ec")
PRIDE = Ink("#8c4ca0", "#3c1c54", "#e0a4dc")
GREED = Ink("#d09c2c", "#6c401c", "#ffe884")


def _balance(c: Canvas) -> None:
    x, y = PIVOT
    c.shadow(ellipse(x + 40, 628, 130, 14), "#1c0e14", 8, 0.7)
    c.shape(
        spline("250,632! 262,606 300,592 336,592 374,606 388,632!"), BRASS, bulge=16, toward=WAY
    )
    c.shape(taper([(x, 600), (x, 470), (x, y)], [26, 16, 14]), BRASS, bulge=8, toward=WAY, edge=0.3)
    for k in (560, 430):
        c.shape(ellipse(x, k, 18, 13), BRASS, bulge=9, toward=WAY, edge=0.3)
    tilt = math.radians(13)
    ends = [(x + s * 134 * math.cos(tilt), y + s * 134 * math.sin(tilt)) for s in (-1, 1)]
    for (ex, ey), drop, sinful in ((ends[0], 128, False), (ends[1], 168, True)):
        py = ey + drop
        cords = [([(ex, ey), (ex + k, py)], [3, 3]) for k in (-66, 0, 66)]
        c.lines(cords[1:2], "#6c4a24")
        if sinful:
            _imp(c, Place(ex, py - 30, 1.12, 4), PRIDE, (5, -5))
            c.flat(
                spline(
                    [
                        (ex - 52, py - 74, 0),
                        (ex - 45, py - 62),
                        (ex - 52, py - 54),
                        (ex - 59, py - 62),
                    ]
                ),
                "#e8fbff",
            )
        else:
            for dx, h, w in ((-24, 34, 15), (8, 46, 19), (36, 26, 12)):
                weight = union(
                    rectangle(ex + dx - w, py - h, w * 2, h + 6, 4),
                    ellipse(ex + dx, py - h - 8, w * 0.45),
                )
                c.shape(weight, BRASS, bulge=9, toward=WAY, edge=0.5)
        c.lines([cords[0], cords[2]], "#6c4a24")
        pan = spline(
            [
                (ex - 74, py - 4, 0),
                (ex, py + 2),
                (ex + 74, py - 4, 0),
                (ex + 48, py + 22),
                (ex, py + 30),
                (ex - 48, py + 22),
            ]
        )
        c.shape(pan, BRASS, bulge=14, toward=(-0.6, 0.4), drop=8)
        c.shape(ellipse(ex, ey, 8), BRASS, bulge=6)
    (lx, ly), (rx, ry) = ends
    beam = taper(
        [(lx, ly), (x - 60, y - 26), (x, y), (x + 60, y + 2), (rx, ry)], [8, 16, 24, 16, 8]
    )
    c.shape(beam, BRASS, bulge=8, toward=(-0.3, -1), drop=6, edge=0.3)
    c.shape(
        spline([(x - 16, y - 6), (x, y - 62, 0), (x + 16, y - 6), (x, y + 14)]),
        BRASS,
        bulge=10,
        toward=WAY,
        edge=0.3,
    )
    c.shape(ellipse(x, y, 16), BRASS, bulge=10, toward=WAY, edge=0.4)


def _basket(c: Canvas) -> None:
    _imp(c, Place(48, 526, 0.9, -14), WRATH, (6, -2), sad=False)
    _imp(c, Place(178, 522, 0.86, 16), GREED, (6, -3))
    _imp(c, Place(112, 504, 1.0, -4), ENVY, (6, -4))
    c.shadow(ellipse(130, 642, 150, 14), "#1c0e14", 8, 0.7)
    wall = spline("-14,548! 110,566 236,548! 224,600 204,646! 26,646! 2,600")
    straw = Ink("#b07c3c", "#54301c", "#f4cc80", rim="#ffe8b0", rim_width=3)
    m = c.shape(wall, straw, bulge=40, toward=WAY, drop=12)
    weave = []
    for row in range(7):
        for col in range(10):
            x = -10 + col * 26 + (row % 2) * 13
            y = 570 + row * 19 + 8 * (1 - ((x - 110) / 124) ** 2)
            weave.append(([(x - 11, y), (x, y + 7), (x + 11, y)], [2, 6, 2]))
    c.lines(weave, "#54301c", 0.85, clip=m)
    c.shape(
        taper("-16,549 110,569 238,549", [16, 20, 16]), straw, bulge=8, toward=(-0.5, -0.9), drop=5
    )
    twists = [
        ([s.beside(-8, -5), s.beside(8, 5)], [3, 3]) for s in samples("-10,549 110,569 232,549", 20)
    ]
    c.lines(twists, "#54301c", 0.8)
    for pts in ("84,562 78,548 82,534", "132,564 138,550 134,536"):
        c.shape(taper(pts, [11, 12, 10]), ENVY, bulge=5, toward=WAY, edge=0.4)
    # one makes a run for it
    _imp(c, Place(252, 612, 0.66, 20), SLOTH, (5, 3), sad=False)


def _gavel(c: Canvas) -> None:
    at = Place(950, 588, 0.86, -12)
    c.shadow(ellipse(960, 642, 96, 9), "#1c0e14", 7, 0.8)
    wood = Ink("#8a4a28", "#38181c", "#f0a860", rim="#ffd898", rim_width=3)
    c.shape(ellipse(950, 638, 62, 12), wood, bulge=7, toward=(-0.4, -0.9), edge=0.5)
    c.shape(ellipse(950, 629, 62, 12), wood, bulge=5, toward=(-0.4, -0.9), edge=0.5)
    c.shape(at.path(taper("0,0 70,6 150,10", [13, 13, 18])), wood, bulge=6, toward=(-0.4, -0.9))
    c.shape(at.path(rectangle(-34, -52, 58, 96, 12)), wood, bulge=16, toward=(-0.7, -0.5), edge=0.4)
    for y in (-34, 18):
        c.shape(at.path(rectangle(-37, y, 64, 12, 4)), BRASS, bulge=5, toward=(-0.7, -0.5))
