"""A war galleon rows her soldiers dry-shod over a drowned village, towards the dawn."""

from __future__ import annotations

import math

from art import Array, Canvas, Ink, Light, Path, clouds, fan, placed, rng, rows, smoothstep
from art.geometry import Place, about, ellipse, polygon, rectangle, samples, spline, taper, union
from art.motifs import foam, ridge, scatter
from art.strokes import strokes_of, strung

LIGHT = Light((150, 360), "#fff2c0", "#081a34")
WOOD = Ink("#7a4028", "#2c1630", "#f0a860", rim="#ffe4a0")
DARK_WOOD = Ink("#4f2a2a", "#1c1028", "#c47a4c")
GOLD = Ink("#e8ac3c", "#8a4628", "#fff2b0")
SAIL = Ink("#efdcb0", "#b4886e", "#fffbe4")
RED = Ink("#b8343a", "#5c1636", "#f47a58")
DAWN = (-0.9, -0.35)
RAIL = "232,470 330,500 480,514 640,504 742,478"


def paint(c: Canvas) -> None:
    c.layers(_sky, _far_sea, _rigging, _fore_sail, _mizzen, _main_sail, _soldiers, _figurehead)
    c.layers(_hull, _oars, _near_sea, _chimneys)
    c.finish(vignette=0.34)


def _sky(c: Canvas) -> None:
    v = c.y / 620 * 0.8 + (c.swirl(280, 110, 5, 8, stretch=(1, 0.4)) - 0.5) * 0.22
    v += c.spot(150, 440, 560, 340) * 0.35
    c.field(v, "#1a4a6c .2:#2f7a8c .4:#78ac9c .56:#d8c088 .7:#f6b06a .85:#ffd890 #fff4cc")
    c.rays(110, 470, "#fff0b8", 0.4, count=18, seed=4, fall=1.0, reach=900)
    c.glow(c.flat(ellipse(110, 470, 96), "#fff6d0"), 50, "#ffd080", 0.8)
    heaps = "830 170 330 62 3 | 950 350 260 44 5 | 80 200 300 50 8"
    clouds(c, heaps, "#8cb8ac #4a8494 #ffe4b0", (-0.8, -0.3), puffs=6, swell=0.45)


def _far_sea(c: Canvas) -> None:
    outline = ridge(540, 22, 180, 21, floor=620, peaks=((930, 70, 120), (780, 30, 80)))
    c.shape(outline, "#6a8a90 #3f6a80 #f4cc90", 24, toward=(-0.8, -0.6))
    c.haze(450, 600, "#f6d090", 0.45)
    sea = smoothstep(556, 558, c.y)
    wave = c.swirl(120, 30, 5, 12, stretch=(3, 0.3))
    v = 0.75 - c.rise(556, 760) * 0.7 + (wave - 0.5) * 0.55 + c.spot(110, 570, 420, 120) * 0.4
    c.field(v, "#0c2c50 .2:#12486c .4:#1f7488 .6:#58a89c .8:#c8d8a0 #fff2c0", sea)


def _mast(c: Canvas, x: float, foot: float, top: float, width: float) -> None:
    outline = taper([(x + 6, foot), (x, top)], [width, width * 0.6])
    c.shape(outline, DARK_WOOD, toward=(-1, 0), rim="#ffe0a0", rim_width=3)


def _pennant(c: Canvas, x: float, y: float, length: float) -> None:
    outline = spline(about(x, y, "0,0! -0.3,12 -0.65,-4 -1,12! -0.6,18 -0.3,34 0,26!", (length, 1)))
    c.shape(outline, RED, 9, toward=DAWN)


def _rigging(c: Canvas) -> None:
    _pennant(c, 492, 34, 110)
    _pennant(c, 290, 148, 80)
    _mast(c, 296, 520, 146, 17)
    _mast(c, 500, 540, 32, 24)
    _mast(c, 712, 500, 210, 16)
    ropes = strokes_of("""500,60 340,300 228,468 | 500,90 610,300 690,470 : 2 2.4 2 |
        296,160 250,300 206,420 | 712,220 790,330 852,420 | 500,60 620,140 712,220 |
        296,160 400,100 500,60 : 2 2 2""")
    c.lines(ropes, "#3a2430", 0.85)


def _stripes(c: Canvas, edges: list[tuple[str, str]], clip: Array) -> None:
    for left, right in edges:
        band = [(s.x, s.y) for s in samples(left, 24)] + [(s.x, s.y) for s in samples(right, 24)][
            ::-1
        ]
        c.shape(polygon(band), RED, 50, toward=DAWN, clip=clip, shading=0.8)


def _fore_sail(c: Canvas) -> None:
    sail = "218,214! 292,224 372,212! 356,300 366,384! 286,404 196,388! 184,300"
    m = c.shape(sail, SAIL, 50, toward=DAWN, rim="#fffbe0", rim_width=3, drop=10)
    _stripes(c, [("250,210 226,300 236,410", "292,210 278,300 286,410")], m)
    _stripes(c, [("334,210 324,300 332,410", "380,205 376,300 390,410")], m)
    _seams(c, [[(258, 214), (236, 300), (246, 400)], [(314, 214), (302, 300), (310, 400)]], m)
    c.shape("204,210 292,218 386,206 : 7 13 7", DARK_WOOD, toward=(-0.6, -1), drop=6)


def _seams(c: Canvas, lines: list[list[tuple[int, int]]], clip: Array) -> None:
    c.lines([(p, [1, 3, 2]) for p in lines], "#7a4a44", 0.5, clip=clip)


def _main_sail(c: Canvas) -> None:
    lit = c.lit(DAWN)
    top = "408,82! 500,90 594,78! 588,130 606,176! 500,190 390,180! 396,130"
    m = lit(top, SAIL, 40, rim="#fffbe0", rim_width=3, drop=8)
    _stripes(c, [("450,70 440,130 436,200", "490,70 484,130 482,200")], m)
    _stripes(c, [("530,70 528,130 534,200", "570,70 570,130 584,200")], m)
    c.shape("396,78 500,84 606,74 : 6 11 6", DARK_WOOD, toward=(-0.6, -1), drop=5)
    sail = "374,206! 500,218 630,202! 612,310 634,430! 500,466 352,434! 338,320"
    m = lit(sail, SAIL, 80, rim="#fffbe0", rim_width=4, drop=14)
    _stripes(c, [("374,196 336,320 354,450", "420,200 392,320 400,470")], m)
    _stripes(c, [("584,200 570,320 580,470", "636,195 620,320 650,450")], m)
    _seams(
        c,
        [
            [(448, 210), (428, 330), (436, 460)],
            [(500, 214), (492, 330), (498, 470)],
            [(550, 210), (540, 330), (550, 460)],
        ],
        m,
    )
    strokes = """356,432 372,400 380,360 | 632,430 606,400 596,360 : 5 4 0.5 |
        430,452 440,420 444,390 | 560,452 552,420 550,390 : 4 3 0.5"""
    c.lines(strokes, "#a0705c", 0.7, clip=m)
    _trident(c)
    c.shape("358,200 500,212 646,194 : 8 16 8", DARK_WOOD, toward=(-0.6, -1), drop=8)


def _trident(c: Canvas) -> None:
    p = Place(488, 330, 1.0, 3)
    prongs = union(
        p.path("0,92 -1,0 0,-50 : 12 12 11"),
        p.path("-44,-48 -44,4 -24,22 0,24 24,22 44,4 44,-48 : 10 12 13 14 13 12 10"),
        p.path(polygon("-1,-84 15,-48 -15,-48")),
        p.path(polygon("-44,-78 -30,-44 -58,-44")),
        p.path(polygon("44,-78 58,-44 30,-44")),
        p.path("-20,46 0,50 20,46 : 9 10 9"),
    )
    c.shape(prongs, "#1f5a74 #123a5c #4a94a0", 8, toward=DAWN)


def _mizzen(c: Canvas) -> None:
    sail = "646,392! 700,300 762,224! 800,300 836,394! 740,412"
    m = c.shape(sail, SAIL, 50, toward=DAWN, rim="#fffbe0", rim_width=3, drop=8)
    _stripes(c, [("700,300 730,360 736,420", "740,250 776,330 790,420")], m)
    c.shape("630,412 700,306 776,204 : 6 12 6", DARK_WOOD, toward=(-0.8, -0.8))


def _soldiers(c: Canvas) -> None:
    lit = c.lit(DAWN)
    r = rng(5)
    for at in samples("292,486 400,500 520,506 650,494", 13):
        x, y = at.x, at.y - 6 + r.randn() * 3
        c.lines([([(x + 12, y + 30), (x + 16, y - 66 - r.rand() * 14)], [5, 4])], "#3a2030")
        lit(polygon(about(x, (y - 66), "16,-30 23,0 9,0")), "#d8dce0 #5a5a70 #ffffff", 5)
        outline = union(ellipse(x, y - 4, 15, 18), rectangle(x - 22, y + 10, 44, 40, 14))
        lit(outline, "#5a3a44 #1c1028 #f0b880")
        outline = spline(about(x, y, "-18,0! -15,-18 0,-28 14,-18 17,0!"))
        lit(outline, "#8a98a4 #33405c #fff8e0 #fff8e0 2", edge=0.3)


def _hull(c: Canvas) -> None:
    lit = c.lit(DAWN)
    castle = "636,520! 650,474! 664,402! 856,376! 872,400! 850,470 826,600! 660,600!"
    m = lit(castle, WOOD, 24, edge=0.3)
    strokes = [([(650, y + 10), (760, y), (870, y - 16)], [1, 3, 1]) for y in (430, 452, 474, 496)]
    c.lines(strokes, WOOD.shade, 0.6, clip=m)
    for x, y in ((706, 440), (756, 434), (806, 428)):
        lit(union(rectangle(x - 12, y, 24, 22), ellipse(x, y, 12, 13)), GOLD, 5)
        c.flat(union(rectangle(x - 7, y + 1, 14, 17), ellipse(x, y, 7, 8)), "#ffe690")
    lit("652,404! 760,384 862,366! 866,384! 760,402 654,422!", GOLD, 7)
    for k in range(8):
        x, y = 668 + k * 26, 404 - k * 4.4
        lit(rectangle(x - 4, y - 28, 8, 26, 2), WOOD, 4)
    c.shape("656,374 760,354 866,336 : 9 11 9", WOOD, 6, toward=(-0.5, -1))
    hull = """196,438! 232,470 330,500 480,514 640,504 742,478 846,470! 832,560 800,680! 300,690!
        246,620 210,540"""
    m = c.shape(hull, WOOD, 60, toward=(-0.8, -0.3), edge=0.3, drop=10)
    strokes = fan("200,470 480,540 844,496", "14,24 0,23 0,24", 6, [1, 4, 1.5])
    c.lines(strokes, WOOD.shade, 0.7, clip=m)
    c.shape(taper(RAIL, [12, 18, 18, 18, 12]), GOLD, 7, toward=(-0.4, -1), drop=6)
    hues = ("#b8343a", "#1f6a84", "#e8d4a0")
    for k, at in enumerate(samples("268,508 380,536 520,546 660,534 790,500", 12)):
        lit(ellipse(at.x, at.y, 25), Ink(hues[k % 3], lit="#fff0c8"), 12, drop=8)
        c.put("#e0a848", c.mask(ellipse(at.x, at.y, 21), stroke=5))
        lit(ellipse(at.x, at.y, 8), GOLD, 6)


def _figurehead(c: Canvas) -> None:
    lit = c.lit(DAWN)
    m = lit("262,580 206,500 168,430 150,366 166,312 : 90 66 46 38 34", GOLD, 24, edge=0.3)
    strokes = strung(samples("206,492 168,430 150,366 166,312", 12), "-24,0 0,-10 24,0", [1, 4, 1])
    c.lines(strokes, "#8a4628", 0.7, clip=m)
    p = Place(160, 308, 0.92, -6)
    lit(p.path("24,-10 60,-34 92,-30 : 20 14 3"), GOLD, 7)
    lit(p.path("22,8 58,10 82,30 : 18 13 3"), GOLD, 7)
    lit(p.spline("14,14! -30,24 -70,44! -60,56 -20,48 16,34"), GOLD, 9, edge=0.4)
    c.flat(p.spline("6,14! -34,14 -72,26! -40,32 4,24"), "#7a1c2c")
    head = "34,16 32,-22 0,-34 -28,-26 -46,-10 -74,-14 -92,4! -84,20 -50,12 -10,20 16,30"
    lit(p.path(head), GOLD, 18, edge=0.4, rim="#fffbe0", rim_width=3)
    c.flat(p.spline("-34,-12! -20,-22 -6,-12! -20,-6"), "#3a1424")
    c.flat(p.path(ellipse(-21, -14, 4)), "#fff0b0")
    teeth = [p.path(polygon([(x, 14), (x + 9, 15), (x + 3, 27)])) for x in (-78, -62, -46, -30)]
    c.flat(teeth, "#fff8e0")


def _oars(c: Canvas) -> None:
    for k in range(9):
        x = 306 + k * 58
        y = 590 - abs(k - 4) * 3
        dip = 676 + 10 * math.sin(k * 1.3)
        c.lines([([(x, y), (x + 34, dip)], [7, 7])], "#2c1630", 0.7)
        c.lines([([(x - 3, y), (x + 31, dip)], [7, 6])], "#e0a45c")
        c.shape(taper([(x + 28, dip - 20), (x + 44, dip + 26)], [10, 20]), WOOD, 6, toward=DAWN)
        c.flat(ellipse(x, y, 9, 7), "#1c1028")


def _swell(points: str) -> Path:
    return spline(f"-60,820! {points} 1090,820!")


def _near_sea(c: Canvas) -> None:
    from_left = c.lit((-0.5, -1))
    outline = _swell("-60,664 80,660 200,676 320,656 480,684 640,662 800,680 920,656 1090,668")
    m = from_left(outline, "#1c6a84 #0f3a60 #8cc8ac", 26)
    froth = "#eef4e0 #7ab0b4 #ffffff"
    bow = foam("120,668 180,646 236,628 290,652 350,676", 10, 28, 32, 5, 24)
    c.shape(bow, froth, 14, toward=DAWN, edge=0.2)
    c.shape(foam("350,678 480,690 640,672 800,672 880,690", 5, 15, 60, 7, 16), froth, 9)
    lace = c.swirl(60, 30, 4, 6, stretch=(3, 0.4), ridged=True)
    c.wash(smoothstep(0.72, 0.9, lace) * 0.7, "#c8e4cc", clip=m)
    outline = _swell("-60,720 90,704 240,726 420,706 600,730 760,708 900,726 1090,700")
    m = from_left(outline, "#12486c #081f40 #58a8a4", 22)
    c.wash(smoothstep(0.74, 0.92, lace) * 0.6, "#8cc8b4", clip=m)


def _chimneys(c: Canvas) -> None:
    lit = c.lit(DAWN)
    roof = polygon("846,716 900,640 990,636 1050,716")
    m = lit(roof, "#a8483a #4a1c34 #f4a060 #ffe0a0", 12, drop=6)
    strokes = [([(840, y), (940, y + 2), (1050, y)], [2, 3, 2]) for y in (656, 672, 688, 704)]
    c.lines(strokes, "#5c2234", 0.7, clip=m)
    lit(rectangle(940, 592, 36, 54), "#8a6a64 #3a2840 #f4d0a0", 8)
    lit(rectangle(934, 586, 48, 12), "#a07a6c #4a3048 #ffe0b0")
    c.lines("914,642 913,556 : 6 5", "#2c1830")
    p = Place(916, 552, 0.76, -4)
    c.flat([p.path(ellipse(x, y, 6, 8)) for x, y in rows("-26 -40 | -18 -43 | -10 -38")], "#b8343a")
    cock = """-44,-24! -32,-34 -20,-38 -9,-30 -8,-14 8,-8 20,-20 24,-50! 44,-44 50,-16 38,8 14,20
        -8,18 -24,4 -28,-14"""
    m = lit(p.spline(cock), GOLD, 7, edge=0.3)
    c.flat(p.path(ellipse(-22, -26, 3.5)), "#2c1830")
    strokes = placed(p.points, "14,8 30,-14 34,-42 : 3 3 1 | -14,2 2,8 20,2 : 1 4 1")
    c.lines(strokes, "#8a4628", clip=m)
    outline = foam("836,716 900,722 960,712 1040,722", 5, 14, 30, 9, 12)
    c.shape(outline, "#e6f0dc #7aa8b0 #ffffff", 8)
    c.motes(scatter(rng(8), 60, (90, 540, 420, 690)), "#f4f8ea")
    c.lines("952,470 964,460 973,468 982,458 994,466 : 1 5 4 5 1", "#1c2c4c")
