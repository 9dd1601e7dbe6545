"""On a rubbish heap leans a gold mirror; fishbone, boot and broken jug are treasures in it."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, blur, fan, placed, rng, strokes_of
from art.geometry import Place, around, difference, ellipse, move, polygon, spline, taper
from art.motifs import ridge, scatter, sparkle

LIGHT = Light((512, 320), "#ffe08a", "#170f1e")
AT = Place(520, 342, 0.9, -5)
RX, RY = 176, 232
GOLD = Ink("#e0a034", "#6a3424", "#fff0a0")
OLD = Ink("#3c3a44", "#18121f", "#c89a54")


def paint(c: Canvas) -> None:
    _yard(c)
    glass = _glass(c)
    _treasure(c, glass)
    _sheen(c, glass)
    _frame(c)
    _heap(c)
    _junk(c)
    _light(c, glass)
    c.finish(vignette=0.26)


def _yard(c: Canvas) -> None:
    v = c.spot(520, 330, 640, 520) * 0.9 + (c.swirl(240, 100, 5, 5, stretch=(1, 0.6)) - 0.5) * 0.34
    c.field(v, "#473871 .2:#3c5971 .42:#3c6d71 .64:#4b7768 .84:#758554 #a89a54")
    # what others threw away: a cart wheel, a ladder, a heap
    dark = "#3c5471"
    rim = difference(ellipse(876, 420, 118), ellipse(876, 420, 96))
    spokes = [
        taper([(876, 420), around(876, 420, a, 106)], [16, 11])
        for a in np.linspace(0.3, 0.3 + 2 * math.pi, 9)[:-1]
        if not 3.6 < a < 4.6
    ]
    c.flat([rim, *spokes, ellipse(876, 420, 24)], dark)
    for x in (132, 204):
        c.flat(taper([(x - 40, 640), (x + 40, 250)], [15, 12]), dark)
    for i in range(6):
        y = 580 - i * 56
        x = 132 - 26 + i * 11.5
        c.flat(taper([(x - 6, y), (x + 80, y - 6 + (i == 3) * 22)], [10, 10]), dark)
    c.flat(ridge(560, 40, 150, 12, peaks=[(900, 60, 160), (120, 70, 150)]), dark)
    c.haze(400, 640, "#527866", 0.4)


def _glass(c: Canvas) -> Array:
    pane = c.mask(AT.path(ellipse(0, 0, RX, RY)))
    v = c.spot(520, 300, 250, 320) * 1.15 + (c.noise(90, 4, 3) - 0.5) * 0.16
    c.field(v, "#7a3a2c .12:#c06c2c .3:#eaa440 .5:#ffd478 .75:#ffeeb0 #fffbe6", pane)
    c.rays(516, 250, "#fffbe0", 0.5 * 1, count=13, seed=4, fall=1.1, reach=330)
    c.glow(pane, 70, "#ffb040", 0.4)
    return pane


def _treasure(c: Canvas, pane: Array) -> None:
    from_above = c.lit((0, -1))
    coins = AT.spline("-200,150! -120,112 -50,128 20,96 90,124 200,104! 200,260! -200,260!")
    m = from_above(coins, "#d8942c #8a4a24 #fff0a0", 26, clip=pane)
    r = rng(6)
    for _ in range(70):
        x, y = AT.points([(-170 + r.rand() * 340, 130 + r.rand() * 110)])[0][:2]
        outline = ellipse(x, y, 15, 8 + r.rand() * 4, r.rand() * 50 - 25)
        from_above(outline, "#f0b840 #9a5424 #fff6c0", 5, clip=m, edge=0.5)
    # the jug: a tall golden ewer with rubies
    ewer = spline(
        "64,150! 76,132 64,120 36,70 44,16 70,-14 72,-44 56,-66! 92,-60 122,-74! 106,-44 108,-14 "
        "134,16 142,70 116,120 104,132 116,150!"
    )
    handle = taper(AT.points("112,-40 156,-36 172,10 136,50"), [12, 13, 13, 10])
    c.shape(handle, GOLD, 7, toward=(-0.4, -1), clip=pane, edge=0.6)
    body = c.shape(AT.path(ewer), GOLD, 34, toward=(-0.7, -0.5), clip=pane, edge=0.7, rim="#fffbe0")
    strokes = placed(
        AT.points, "40,30 88,44 138,30 | 40,74 88,90 138,74 : 3 5 3 | 70,-14 89,-8 108,-14 : 3 4 3"
    )
    c.lines(strokes, "#8a4a24", clip=body)
    for x in (58, 88, 118):
        outline = AT.path(ellipse(x, 60 - abs(x - 88) * 0.1, 11, 13))
        c.shape(outline, "#c8243c #5a0f2c #ffb0a0", 8, toward=(-0.5, -1), clip=pane)
    # the fishbone: a fat golden fish that leaps
    fish = spline(
        "-150,-20! -120,-58 -70,-66 -26,-44 4,-14! 30,-44! 34,-4 26,30! 0,2! -40,20 -90,28 -130,8"
    )
    fin = spline("-116,-40! -104,-84 -74,-102 -34,-88! -46,-66 -40,-30!")
    fm = Place(AT.x + 4, AT.y - 56, 0.9, -20)
    c.shape(fm.path(fin), "#f0a838 #a04e24 #fff4b4", 10, toward=(-0.4, -1), clip=pane, edge=0.8)
    scaled = c.shape(
        fm.path(fish), "#e8742c #8a2c24 #ffd890", 30, toward=(-0.3, -1), clip=pane, edge=0.7
    )
    for x in range(-96, 0, 22):
        for y in (-40, -22, -4, 14):
            k = x + (11 if y in (-22, 14) else 0)
            stroke = fm.points([(k, y - 8), (k + 9, y), (k, y + 9)])
            c.lines([(stroke, [1, 3, 1])], "#7a2424", 0.85, clip=scaled)
    c.flat(fm.path(ellipse(-122, -26, 8)), "#5a1f2a")
    c.flat(fm.path(ellipse(-124, -29, 3)), "#fffbe6")
    c.lines([(fm.points("-102,-52 -92,-24 -104,8"), [1, 4, 1])], "#8a4024", clip=scaled)
    # the boot: of purple velvet, laced with gold
    boot = "-116,62! -112,48 -52,46 -46,60! -50,104 -42,130 2,142 22,162 18,180! -112,184! -116,140"
    shoe = c.shape(
        AT.spline(boot), "#8a3cb0 #3c1850 #f0b8ff", 20, toward=(0.5, -0.8), clip=pane, edge=0.8
    )
    outline = AT.spline("-124,76! -122,44! -44,40! -40,70! -80,80")
    c.shape(outline, GOLD, 8, toward=(0.2, -1), clip=pane, edge=0.8)
    from_above(AT.spline("-118,176! 22,172! 30,190! -120,196!"), GOLD, 6, clip=pane, edge=0.8)
    laces = [(AT.points([(-82, 92 + i * 16), (-44, 88 + i * 16)]), [2, 5, 3]) for i in range(3)]
    c.lines(laces, "#ffe08a", clip=shoe)
    c.lines(sparkle(*AT.points([(4, 160)])[0][:2], 16, 5), "#fffdf0")


def _sheen(c: Canvas, pane: Array) -> None:
    c.put("#6a3424", c.mask(AT.path(ellipse(0, 0, RX, RY)), stroke=26) * pane * 0.4)
    for pts, w in strokes_of(
        "-150,-40 -138,-110 -96,-170 : 2 12 3 | -124,-50 -116,-90 -96,-126 : 1 6 1"
    ):
        c.lines([(AT.points(pts), w)], "#fffdf0", 0.8, clip=pane)


def _frame(c: Canvas) -> None:
    from_left = c.lit((-0.5, -0.8))
    ring = difference(ellipse(0, 0, RX + 48, RY + 48), ellipse(0, 0, RX, RY))
    # leaves all round, drawn first so that the ring holds them
    thorn = spline("-16,-4! 16,-4! 13,14 18,40! -6,22")
    for i in range(38):
        a = 2 * math.pi * (i + 0.5) / 38
        x, y = math.cos(a) * (RX + 42), math.sin(a) * (RY + 42)
        turn = math.degrees(math.atan2(math.sin(a) / RY, math.cos(a) / RX)) - 90
        long = 1.25 if i % 2 else 0.85
        from_left(
            AT.path(move(thorn, x, y, (1, long), turn)), "#b87828 #4a2424 #ffe08a", 8, edge=0.6
        )
    band = from_left(AT.path(ring), GOLD, 24, edge=0.5, rim="#fff8c8", rim_width=3)
    inner = difference(ellipse(0, 0, RX + 13, RY + 13), ellipse(0, 0, RX, RY))
    c.shape(AT.path(inner), "#fff0a0 #b8742c #fffdf0", 6, toward=(0.5, 0.8))
    for i in range(48):
        a = 2 * math.pi * i / 48
        x, y = AT.points([(math.cos(a) * (RX + 30), math.sin(a) * (RY + 30))])[0][:2]
        from_left(ellipse(x, y, 6.5), "#ffd870 #7a4024 #fffbe0", 5)
    c.put("#3a1a20", c.mask(AT.path(ellipse(0, 0, RX, RY)), stroke=4) * 0.9)
    c.wash(c.rise(430, 640) * 0.5, "#5a2a28", band)
    # crest: scrolls about a green eye
    scroll = [
        taper(
            AT.points([(0, -300), (-44, -318), (-88, -296), (-84, -264), (-58, -268), (-62, -284)]),
            [24, 24, 20, 15, 11, 8],
        ),
        taper(
            AT.points([(0, -300), (44, -318), (88, -296), (84, -264), (58, -268), (62, -284)]),
            [24, 24, 20, 15, 11, 8],
        ),
    ]
    for part in scroll:
        c.shape(part, GOLD, 11, toward=(-0.4, -0.8), edge=0.6)
    outline = AT.spline("0,-330! 42,-300 38,-262 0,-246! -38,-262 -42,-300")
    c.shape(outline, GOLD, 12, toward=(-0.4, -0.8), edge=0.6)
    outline = AT.spline("-28,-286! 0,-308 28,-286! 0,-264")
    eye = c.shape(outline, "#7ad84a #1f5a34 #e8ffb0", 12, toward=(-0.4, -1))
    c.flat(AT.path(ellipse(0, -286, 5, 19)), "#12201c")
    c.glow(eye, 18, "#6ad83a", 0.8)


def _heap(c: Canvas) -> None:
    from_above = c.lit((0, -1))
    hill = spline(
        "-40,800! -40,650 80,640 190,600 300,616 420,590 520,604 640,586 760,612 860,640 960,634 "
        "1070,676 1070,800!"
    )
    rough = c.swirl(90, 40, 4, 7, ridged=True)
    from_above(hill, "#2c2834 #150f1e #8a6a44", 36, texture=rough, relief=14)
    c.shadow(ellipse(530, 614, 200, 18), "#100a18", 10, 0.9)
    r = rng(8)
    for _ in range(44):
        x, y = r.rand() * 1024, 634 + r.rand() * 110
        k = 6 + 9 * r.rand()
        bit = polygon([(-k, k * 0.4), (-k * 0.3, -k * 0.6), (k, -k * 0.2), (k * 0.5, k * 0.6)])
        tone = ("#4a4450", "#5a4038", "#3c4a48")[r.randint(3)]
        from_above(move(bit, x, y, 1, r.rand() * 60 - 30), Ink(tone, "#150f1e", "#b08a58"), 4)
    wood = Ink("#4a3434", "#1c121e", "#c88a50")
    glass = Ink("#2c5a4c", "#12241f", "#a8d88a")
    c.shape(taper("40,700 120,640 176,588", [26, 26, 24], cap=False), wood, 8, toward=(1, -1))
    c.shape(taper("-10,640 70,668 150,716", [24, 24, 22], cap=False), wood, 8, toward=(1, -1))
    bottle = spline(
        "880,716! 878,652 884,626 902,610 900,572! 924,572! 922,610 940,626 946,652 944,716!"
    )
    b = c.shape(move(bottle, turn=24, about=(912, 716)), glass, 22, toward=(-1, -0.6), edge=0.5)
    c.lines("918,690 936,650 950,624 : 2 6 2", "#d8f0b0", 0.7, clip=b)
    c.shape(taper("842,724 900,742 1010,720", [15, 11, 15]), "#a89c8a #4a3c48 #f0d8a0")


def _junk(c: Canvas) -> None:
    # an old boot, gaping
    boot = spline(
        "196,560! 204,540 270,536 282,552! 276,600 284,628 330,640 352,664 346,684! 200,690! "
        "196,640"
    )
    c.shadow(ellipse(276, 692, 100, 14), "#100a18", 8, 0.9)
    m = c.shape(boot, "#5a3c34 #241624 #e8a45a #ffd080", 24, toward=(0.7, -1), edge=0.5)
    c.flat("206,556 238,546 272,554 240,566", "#140c18")
    c.flat("306,664! 330,654 354,672! 330,672", "#140c18")
    c.shape("192,686! 352,680! 356,698! 194,702!", "#33222a #17101c #a87448")
    c.lines(fan("244,580 282,576", "0,17 0,17", 3, [2, 5, 2]), "#c8a070", 1.0)
    c.lines("204,600 230,618 226,650 : 1 4 1 | 270,640 290,650 : 3 1", "#241624", clip=m)
    # a fishbone on the crest of the heap
    bone = Ink("#c8c0a0", "#5a4c54", "#fff4c8")
    spine = "430,664 500,644 570,646 628,660"
    for i in range(7):
        x = 474 + i * 20
        y = 650 - 5 * math.sin(i / 6 * math.pi)
        long = 34 - i * 3.2
        c.shape(taper([(x, y), (x + 10, y - long)], [7, 4]), bone, 4, toward=(0, -1))
        c.shape(taper([(x, y), (x + 12, y + long * 0.8)], [7, 4]), bone, 4, toward=(0, -1))
    c.shape(taper(spine, [10, 10, 8, 7]), bone, 5, toward=(0, -1), edge=0.4)
    c.shape("624,658! 664,628! 654,660 668,694!", bone, 6, toward=(0, -1))
    outline = "470,638! 434,632 400,662! 432,690 470,682! 476,660"
    c.shape(outline, bone, 14, toward=(0.4, -1), edge=0.5, drop=6)
    c.flat(ellipse(438, 656, 9), "#1c1422")
    c.lines("402,664 420,670 434,668 : 3 3 1", "#3c2c38")
    # the jug, with a bite out of it
    jug = spline(
        "716,690! 686,650 692,600 726,570 730,548! 752,560! 770,544! 786,562! 796,570 826,602 "
        "832,650 802,692!"
    )
    c.shadow(ellipse(764, 696, 96, 14), "#100a18", 8, 0.9)
    outline = taper("800,574 846,570 852,610 828,630", [14, 15, 15, 12])
    c.shape(outline, "#6a4a40 #2c1a28 #e8a868", 8, toward=(-0.6, -1))
    m = c.shape(jug, "#7a5448 #2c1a28 #f0b070 #ffd890", 40, toward=(-0.8, -0.7), edge=0.5)
    strokes = (
        "752,560 746,600 768,626 752,660 : 5 4 3 1 | 768,626 792,640 : 3 1 | "
        "692,606 760,624 828,606 : 2 4 2"
    )
    c.lines(strokes, "#241624", 0.9, clip=m)
    # rat eyes
    for x, y in ((92, 616), (986, 614)):
        e = c.flat([ellipse(x, y, 5, 6), ellipse(x + 20, y - 2, 5, 6)], "#b8f07a")
        c.glow(e, 8, "#6ad83a", 0.9)


def _light(c: Canvas, pane: Array) -> None:
    c.glow(blur(pane, 3) * 0.3, 60, "#ffb040", 0.4)
    stars = [s for x, y, k in ((594, 196, 26), (634, 332, 26)) for s in sparkle(x, y, k, 6)]
    c.lines(stars, "#fffdf0")
    c.motes(scatter(rng(3), 50, (280, 120, 780, 640), (1.2, 2.8)), "#ffe9a0")
