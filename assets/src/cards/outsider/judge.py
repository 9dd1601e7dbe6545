"""A judge looks over his scales at us: a small imp weighs exactly as much as a heart of gold."""

from __future__ import annotations

from art import Canvas, Easel, Ink, Light, Place, ellipse, fan, placed, polygon, rng, rows, scatter
from art.geometry import rectangle, samples, spline, taper
from cards._mien import look
from cards._people import Stand, face

LIGHT = Light((90, 200), "#fff2c0", "#1c1c30")
WAY = (-0.85, -0.4)
SKIN = Ink("#e8a880", "#8a4a48", "#fff0cc")
WIG = Ink("#ece6dc", "#7a7890", "#ffffff", rim="#fffbe8")
ROBE = Ink("#b02838", "#4a0c2c", "#ff9070", rim="#ffe0b0")
ERMINE = Ink("#f8f0e0", "#9a8898", "#ffffff")
BRASS = Ink("#e0a840", "#7a4526", "#fff6b8", rim="#fffbe0", rim_width=3)
HEAD = Stand(650, 290, 1.22, 2)
MIEN = """line #34182a iris #3a6a5a lips #a04c4c brow #c8c0bc blush #d8685a lids 0.5 frown 0.9 smile
    -0.7 jaw 0.9 gaze 0.3"""
LOOK = look(SKIN, MIEN)


def paint(c: Canvas) -> None:
    c.layers(_court, _chair, _robe, _wig_back, _face, _wig_front, _scales, _bench)
    c.motes(scatter(rng(4), 40, (60, 60, 520, 520), (1.4, 3.4)), "#fffbe0", "#ffe8a0")
    c.finish(vignette=0.3)


def _court(c: Canvas) -> None:
    v = c.spot(180, 260, 900, 640) * 0.9 + (c.noise(150, 4, 4) - 0.5) * 0.12
    c.field(v, "#1f2c3c .2:#2f4c4c .38:#587450 .56:#98a060 .74:#dcd08c .9:#fff0b8 #fffbe0")
    c.shape("60,560! 60,170 190,30 320,170 320,560!", "#5a6a54 #2a3c40 #e8e0a0", 12, toward=WAY)
    glass = c.mask("78,548! 78,176 190,54 302,176 302,548!")
    c.field(1 - c.rise(40, 620) * 0.5, "#d8cc80 .4:#fff0b0 .75:#fffbdc #ffffff", glass)
    bars = [
        taper("190,40 190,560", [10, 10], cap=False),
        taper("60,300 320,300", [9, 9], cap=False),
        taper("60,430 320,430", [9, 9], cap=False),
        taper("60,180 320,180", [9, 9], cap=False),
    ]
    c.put("#7a8460", c.mask(bars) * glass)
    c.beam("80,60 320,60 760,760 300,760", "#fff4c8", 0.7, 26)


def _chair(c: Canvas) -> None:
    back = "800,800! 810,300 850,150 920,96 990,150 1040,300! 1040,800!"
    m = c.shape(back, "#6a3428 #2a1424 #d88a54 #ffd898", 30, toward=WAY)
    pad = "850,800! 856,330 890,220 930,180 980,230 1020,330 1020,800!"
    c.shape(pad, "#2f5a4c #12303a #8ab880", 30, toward=WAY, clip=m)
    studs = [ellipse(s.x, s.y, 7) for s in samples("828,640 832,320 868,190 920,134", 16)]
    c.flat(studs, "#e0a840")


def _robe(c: Canvas) -> None:
    lit = c.lit(WAY)
    lit(HEAD.spline("-20,90! -16,150 -50,190 40,210 100,180 86,60!"), SKIN, 40)
    m = lit("380,800! 410,640 490,560 580,520 740,510 850,560 930,660 960,800!", ROBE, 70, drop=10)
    folds = ("470,610 450,700 450,790", "780,560 820,660 830,790", "880,640 900,720 910,790")
    c.lines([(f, [2, 10, 6]) for f in folds], ROBE.shade, 0.7, clip=m)
    cape = """440,620! 500,556 580,512 640,560 730,508 840,552 900,630! 820,660 720,640 650,620
        560,650 480,680"""
    lit(cape, ERMINE, 30, drop=12)
    for x, y in rows("500 620 | 560 590 | 600 630 | 700 590 | 760 630 | 830 610 | 770 570"):
        c.flat(spline(f"{x},{y - 14}! {x + 6},{y + 4} {x},{y + 16}! {x - 6},{y + 4}"), "#34283c")
    lit("626,556! 664,552! 676,650! 648,640! 622,654!", "#fffaf0 #a8a0b0 #ffffff", 8, drop=6)


def _roll(c: Canvas, line: str, widths: list[float]) -> None:
    """A soft mass of the wig, combed along its length."""
    points = HEAD.points(line)
    m = c.shape(taper(points, widths), WIG, 26, toward=WAY, edge=0.35, drop=8)
    run = samples(points, 20)[1:-1]
    for off, hue in ((-0.24, WIG.lit), (0, WIG.shade), (0.22, WIG.shade)):
        c.lines([([at.beside(off * max(widths)) for at in run], [1, 6, 6, 1])], hue, 0.6, clip=m)


def _wig_back(c: Canvas) -> None:
    mass = HEAD.spline("-20,-170! 90,-180 160,-90 172,60 190,220 120,270 60,200 70,40")
    c.shape(mass, WIG, 50, toward=WAY)


def _face(c: Canvas) -> None:
    skin = face(c, HEAD, LOOK, WAY)
    strokes = """46,-2 60,4 70,16 | 46,6 58,16 60,28 | -8,46 10,60 14,92 | -84,28 -80,50 -72,70 |
        -30,-92 10,-100 50,-90 | -26,-76 10,-84 46,-76 : 1 4 1"""
    c.lines(placed(HEAD.points, strokes), "#8a4a48", 0.8, clip=skin)
    for line in ("-28,-40 6,-60 58,-50", "-44,-40 -66,-58 -96,-46"):
        c.shape(taper(HEAD.points(line), [16, 20, 5]), WIG, 7, toward=WAY, drop=4)
    for cx, rx in ((12, 40), (-66, 26)):
        c.put("#c89034", c.mask(HEAD.path(ellipse(cx, 12, rx, 27)), stroke=5))
    strokes = placed(HEAD.points, "-38,10 -30,4 -26,10 : 4 5 4 | 52,8 80,-2 98,-4 : 4 4 3")
    c.lines(strokes, "#c89034")


def _wig_front(c: Canvas) -> None:
    top = HEAD.spline("""-96,-84! -104,-140 -50,-194 30,-206 110,-170 150,-90 140,-30! 96,-60 70,-96
        10,-116 -50,-108""")
    m = c.shape(top, WIG, 44, toward=WAY, drop=10)
    part = placed(HEAD.points, fan("-76,-104 -66,-150 -20,-190", "32,-3 34,0 24,0", 6, [1, 6, 1]))
    c.lines(part, WIG.shade, 0.6, clip=m)
    _roll(c, "-100,-76 -122,0 -102,70 -124,150", [46, 56, 50, 10])
    _roll(c, "140,-110 204,-20 168,90 210,190 170,300", [90, 100, 96, 92, 34])
    _roll(c, "104,-90 152,0 116,100 158,190 116,290", [90, 96, 96, 88, 30])
    _roll(c, "80,-70 104,30 84,110 112,190 84,262", [64, 74, 72, 62, 14])


def _scales(c: Canvas) -> None:
    """Nearer than the judge, and level to the breadth of a hair."""
    p = c.at(Place(-46, -66, 1.14), toward=WAY)
    p.shape("330,780 330,520 330,330 : 26 20 16", BRASS, 10, drop=10)
    p.shape(ellipse(330, 316, 26), BRASS, 16)
    p.shape("150,356 240,338 330,352 420,338 510,356 : 10 16 24 16 10", BRASS, 9, drop=8)
    for x in (150, 510):
        p.lines([([(x, 356), (x + d, 560)], [4, 4]) for d in (-74, 0, 74)], "#7a4526")
    heart = "150,578! 96,530 92,484 122,470 150,496! 178,470 208,484 204,530"
    p.shape(heart, "#ffc84a #a85a24 #fffbd0 #fffde8", 34)
    p.flat(ellipse(122, 496, 10, 7, -30), "#fffdf0")
    _imp(p)
    for x in (150, 510):
        pan = f"{x - 86},560! {x},566 {x + 86},560! {x + 60},606 {x},620 {x - 60},606"
        p.shape(pan, BRASS, 20, drop=10)


def _imp(p: Easel) -> None:
    """Small and dark, all eyes."""
    imp = """450,578! 452,530 470,500 460,470 448,430! 480,446 500,470 524,470 544,446 574,430!
        562,470 552,500 568,530 572,578!"""
    p.shape(imp, "#382060 #140828 #8a58b8 #ffc8f0 4", 26)
    eyes = p.flat([ellipse(488, 508, 15, 10, 20), ellipse(536, 508, 15, 10, -20)], "#fff6a0")
    p.flat([ellipse(493, 510, 4, 8), ellipse(537, 510, 4, 8)], "#240c34", clip=eyes)
    p.flat("486,546! 512,552 538,546! 524,562 500,562", "#140828")
    p.flat(["492,548! 502,550! 497,560!", "522,550! 532,548! 527,560!"], "#fff6e0")


def _bench(c: Canvas) -> None:
    wood = "#8a4c30 #34182a #f0a868 #ffdca0"
    m = c.shape(polygon("-20,704 1044,690 1044,800 -20,800"), wood, 12, toward=(0, -1), drop=14)
    c.wash(c.noise(100, 4, 7, stretch=(1, 0.1)) * 0.5, "#5a2c2c", clip=m)
    c.shape("780,700 900,668 : 24 20", wood, 9, toward=WAY, drop=8)
    c.shape(rectangle(700, 660, 96, 62, 14), wood, 16, toward=WAY, drop=10)
    c.lines([("722,662 722,720", [6, 6]), ("774,662 774,720", [6, 6])], "#e0a840")
