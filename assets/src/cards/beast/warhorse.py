"""A warhorse in steel, plume and caparison streaming, bursts from the dust before the lances."""

from __future__ import annotations

import math

from art import Canvas, Ink, Light, cloud, leaf, placed, rng, rows, scatter, sparkle
from art.geometry import ellipse, polygon, samples, spline, taper
from cards._people import Stand

LIGHT = Light((150, 330), "#fff0b8", "#2a1030")
WAY = (-0.85, -0.45)
COAT = Ink("#6a3426", "#2a1228", "#d88a4c", rim="#ffd890")
MANE = Ink("#2c1828", "#150a1c", "#8a4a40", rim="#ffb870", rim_width=3)
STEEL = Ink("#8a94a8", "#343a5c", "#f4f8f4", rim="#ffffff")
GOLD = Ink("#e0a840", "#7a4526", "#fff2b4", rim="#fffbe0", rim_width=2.5)
RED = Ink("#b8242c", "#4a0c30", "#ff8a5a", rim="#ffd8a0")
HORSE = Stand(566, 262, 1.28, 8, flip=True)


def paint(c: Canvas) -> None:
    c.layers(
        _field, _mane_and_neck, _crinet, _head, _chanfron, _bridle, _plume, _caparison_and_dust
    )
    c.finish(vignette=0.26)


def _field(c: Canvas) -> None:
    v = 0.34 + c.spot(190, 400, 820, 560) * 0.7 - c.rise(300, 0) * 0.1
    v += (c.swirl(260, 110, 5, 3, stretch=(1, 0.4)) - 0.5) * 0.26
    c.field(v, "#5a2444 .24:#98384a .42:#d8603c .58:#f49a48 .74:#ffcf70 .88:#ffeaa8 #fffbe0")
    c.rays(150, 420, "#fff2c0", 0.3, count=18, seed=4, reach=900)
    for i, x in enumerate((20, 90, 150, 222, 880, 950, 1010)):
        lean = -46 if x < 500 else 40
        top = 300 + (i % 3) * 34
        c.lines([([(x, 690), (x + lean, top)], [8, 5])], "#5a2838")
        c.flat(leaf(x + lean, top + 6, 40, -90 + lean * 0.22, 0.4), "#5a2838")
        flag = [(x + lean, top + 14), (x + lean + 64, top + 26), (x + lean + 4, top + 52)]
        c.flat(polygon(flag), "#a83038" if i % 2 else "#5a2838")


def _mane_and_neck(c: Canvas) -> None:
    r = rng(3)
    for i, at in enumerate(samples(HORSE.points("10,-96 -70,-90 -150,-14 -224,126 -270,270"), 13)):
        reach = 210 + r.rand() * 90
        lift = -30 - 40 * r.rand()
        line = [
            (at.x - 40, at.y + 30),
            (at.x + reach * 0.3, at.y + lift),
            (at.x + reach * 0.66, at.y + lift + 36 * math.sin(i * 1.9)),
            (at.x + reach, at.y + lift - 10 + 30 * math.sin(i * 1.9 + 1)),
        ]
        c.shape(taper(line, [50, 52, 34, 3]), MANE, bulge=16, toward=WAY, edge=0.3)
    neck = HORSE.spline("""-14,-90! -70,-78 -150,-4 -224,136 -276,300 -320,520! 190,520! 150,440
        98,390 48,320 8,224 20,140 60,30""")
    m = c.shape(neck, COAT, bulge=110, toward=WAY, shading=1.1)
    muscles = ("-10,180 -60,300 -60,440", "30,250 20,330 60,420", "-60,40 -70,140 -40,240")
    c.lines([(HORSE.points(line), [1, 9, 2]) for line in muscles], COAT.shade, 0.7, clip=m)


def _crinet(c: Canvas) -> None:
    """One coat of steel down the crest, of lames that slide on each other."""
    crest = "-30,-92 -96,-66 -160,0 -226,120 -276,270 -306,430"
    inner = "-20,20 -50,90 -96,190 -140,300 -176,400 -210,500"
    outer, under = samples(HORSE.points(crest), 10), samples(HORSE.points(inner), 10)
    plate = spline([(s.x, s.y) for s in outer] + [(s.x, s.y) for s in under[::-1]])
    m = c.shape(plate, STEEL, bulge=56, toward=WAY, shading=1.2, drop=10)
    for a, b in zip(outer[1:], under[1:], strict=True):
        middle = ((a.x + b.x) / 2 - 26, (a.y + b.y) / 2 + 34)
        hem = [(a.x, a.y), middle, (b.x, b.y)]
        c.lines([([(x + 3, y + 9) for x, y in hem], [5, 12, 5])], STEEL.shade, 0.9, clip=m)
        c.lines([(hem, [4, 8, 4])], "#e0a840", clip=m)
        c.lines([([(x - 2, y - 5) for x, y in hem], [1, 4, 1])], "#ffffff", 0.8, clip=m)
        c.shape(ellipse(middle[0] + 10, middle[1] - 16, 7), GOLD, bulge=5, toward=WAY)


def _head(c: Canvas) -> None:
    on = c.at(HORSE)
    on.shape("-6,-60! 4,-150! 44,-96 46,-52!", COAT, bulge=14, toward=WAY)
    head = HORSE.spline("""-14,-68 20,-78 60,-56 104,6 142,76 190,136 212,166 210,192 196,206!
        176,198 186,224 166,244 138,240 116,214 88,196 60,192 18,174 -12,130 -30,60 -34,-20""")
    m = c.shape(head, COAT, bulge=66, toward=WAY, shading=1.1, drop=16)
    c.wash(c.spot(*HORSE.at(40, 110), 90, 80) * 0.5, COAT.lit, clip=m)
    lines = """18,172 -14,130 -24,60 : 1 9 1 | 206,198 178,194 150,184 : 4 7 1 |
        56,150 92,160 120,186 : 1 6 1 | 130,120 150,140 154,164 : 1 5 1"""
    on.lines(lines, "#2a1228", 0.9, clip=m)
    on.flat("204,158 188,150 176,162 186,180 200,176", "#200c1c", clip=m)
    on.flat("196,204! 172,197 176,212 188,220!", "#f4e4c8", 0.9, clip=m)


def _chanfron(c: Canvas) -> None:
    """The plate over the face: a ridge of gold, a flanged hole for the eye."""
    plate = HORSE.spline("""-10,-76! 22,-90 66,-66 112,0 152,74 198,134 202,146! 176,146 148,138
        122,110 104,84! 70,92 36,78 22,40 0,0!""")
    m = c.shape(plate, STEEL, bulge=26, toward=WAY, edge=0.5, drop=10)
    strokes = placed(HORSE.points, "24,-76 64,-44 104,24 144,92 184,138 : 4 13 12 9 3")
    c.lines(strokes, "#d8a040", clip=m)
    c.lines([(HORSE.points("0,0 22,40 36,76 70,90 102,82"), [2, 6, 6, 6, 2])], "#d8a040", clip=m)
    c.flat(
        [HORSE.path(ellipse(x, y, 4.5)) for x, y in ((10, -40), (30, 10), (120, 92), (150, 124))],
        "#343a5c",
    )
    c.shape(HORSE.spline("34,32! 54,12 84,20 104,52! 84,64 56,62"), GOLD, bulge=8, toward=WAY)
    hole = c.flat(HORSE.spline("42,34! 58,20 82,27 97,52! 80,57 58,55"), "#1c0c1c")
    c.flat(HORSE.path(ellipse(73, 40, 15, 13)), "#a8501c", clip=hole)
    c.flat(HORSE.path(ellipse(75, 41, 8, 10)), "#140810", clip=hole)
    c.flat(HORSE.path(ellipse(80, 36, 3.6)), "#fffbe8", clip=hole)
    c.lines([(HORSE.points("40,30 60,22 84,32 100,54"), [4, 13, 12, 2])], "#1c0c1c", clip=hole)
    ear = HORSE.spline("-30,-62! -42,-150! 0,-116 18,-66!")
    c.shape(ear, STEEL, bulge=14, toward=WAY, edge=0.5, drop=6)
    c.lines(sparkle(*HORSE.at(118, 20), 46, 8), "#fffef4")


def _bridle(c: Canvas) -> None:
    for strap in ("36,80 70,130 140,196", "-20,60 40,150 140,196"):
        c.shape(taper(HORSE.points(strap), [11, 13, 11]), RED, bulge=6, toward=WAY, drop=5)
    rein = HORSE.points("142,198 60,260 -60,300 -200,300")
    c.shape(taper(rein, [13, 16, 16, 14]), RED, bulge=7, toward=WAY, drop=8)
    c.put("#e8b850", c.mask(HORSE.path(ellipse(142, 198, 19)), stroke=8))


def _plume(c: Canvas) -> None:
    """Long feathers from the poll, streaming with the charge."""
    x, y = HORSE.at(-4, -92)
    for i, (dx, dy, w) in enumerate(
        ((330, 20, 46), (320, -40, 54), (280, -84, 56), (210, -112, 52), (130, -120, 42))
    ):
        line = [(x, y), (x + dx * 0.35, y + dy * 0.8 - 36)]
        line += [(x + dx, y + dy), (x + dx + 70, y + dy + 34)]
        m = c.shape(taper(line, [12, w, w * 0.8, 3]), RED, bulge=16, toward=WAY, edge=0.5)
        c.lines([(line, [2, 5, 1])], "#ffb070" if i % 2 else "#ffd890", 0.8, clip=m)
        barbs = [
            ([at.beside(side * w * 0.06, 0), at.beside(side * w * 0.6, 26)], [3, 1])
            for at in samples(line, 16)[3:-2]
            for side in (-1, 1)
        ]
        c.lines(barbs, RED.shade, 0.6, clip=m)
    c.shape(ellipse(x, y, 22), GOLD, bulge=12, toward=WAY, drop=5)


def _caparison_and_dust(c: Canvas) -> None:
    cloth = spline(
        "300,800! 338,690 380,610 430,560! 560,640 720,650 900,560! 990,600 1040,690 1040,800!"
    )
    m = c.shape(cloth, RED, bulge=60, toward=WAY, drop=14)
    folds = ("470,620 450,690 430,780", "600,670 600,720 590,780", "760,660 790,720 800,780")
    c.lines([(f, [3, 12, 6]) for f in folds], RED.shade, 0.8, clip=m)
    hem = taper("424,560 560,646 720,656 904,560", [20, 28, 28, 20], cap=False)
    c.shape(hem, GOLD, bulge=10, toward=WAY, drop=8)
    for x, y in ((520, 712), (690, 728), (860, 690)):
        outline = polygon([(x, y - 40), (x + 26, y), (x, y + 40), (x - 26, y)])
        c.shape(outline, GOLD, bulge=8, toward=WAY)
    for x, y, w, h, seed in rows("120 730 420 110 3 | 420 770 420 80 6 | 930 760 420 90 9"):
        outline = cloud(x, y, w, h, seed, 10, flat=False)
        c.shape(outline, "#f0b878 #a85a50 #fff2c8", bulge=34, toward=(-0.7, -0.8))
    nose = HORSE.at(214, 176)
    c.wash(c.spot(nose[0] - 50, nose[1] + 24, 110, 50) * 0.7, "#fff6dc")
    c.motes(scatter(rng(7), 50, (20, 420, 460, 720), (1.5, 5)), "#fff0c0")
