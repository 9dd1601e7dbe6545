"""A stag stands before the low sun, its antlers one with the oak; the watch lets it be."""

from __future__ import annotations

from art import Canvas, Ink, Light, Path, Place, Points, blur, ellipse, fan, leaf, rng, rows
from art.geometry import Point, polygon, samples, spline, taper, union
from art.motifs import cloud, ridge, scatter, trunk
from art.tables import each

LIGHT = Light((330, 430), "#ffe0a0", "#1c1028")
WAY = (-0.9, 0.15)
HIDE = Ink("#8a4a2c", "#34162a", "#f0a858", rim="#fff0b8", rim_width=6)
PALE = Ink("#e0a868", "#7a4434", "#fff0c4")
ANTLER = Ink("#a87848", "#3c2030", "#ffe4a8", rim="#fff6cc", rim_width=4)
BARK = Ink("#5a2c2c", "#200f24", "#e08a48", rim="#ffd090", rim_width=5)
DARK = "#1c0c1c"
STAG = Place(508, 398, 1.26, -4)


def paint(c: Canvas) -> None:
    c.layers(_glade, _leaves, _oak, _watch, _neck, _antlers, _head, _canopy, _undergrowth)
    c.motes(scatter(rng(5), 70, (100, 200, 700, 680), (1, 3)), "#fff4cc", "#ffc060")
    c.finish(vignette=0.24)


def _glade(c: Canvas) -> None:
    v = c.spot(330, 420, 760, 620) + (c.noise(120, 4, 3) - 0.5) * 0.16
    c.field(v, "#3c1c34 .16:#6a2c34 .34:#a84a2c .52:#dc7c34 .7:#f8b450 .85:#ffdc88 #fff6cc")
    c.rays(330, 410, "#ffe8b0", 0.36, count=18, seed=6, fall=0.9, reach=860)
    c.glow(c.flat(ellipse(330, 420, 150), "#fff6d0"), 50, "#ffd080", 0.6)
    r = rng(4)
    for depth, (hue, lit, count) in enumerate(rows("#dc9444 #ffd880 9 | #a8582c #f8b054 6")):
        for i in range(count):
            x = i * 1060 / count + r.rand() * 60 - 20
            if depth == 0 or not 130 < x < 700:
                stem = trunk(x, 16 + depth * 24 + r.rand() * 8, depth * 40 + i, foot=640)
                c.shape(stem, Ink(hue, lit=lit), 9, toward=(330 - x, 0))
        c.haze(400, 700, "#f0a850", 0.4 - depth * 0.15)
    c.shape(ridge(640, 16, 200, 5), "#8a4428 #44202c #ffc060", 26, toward=(-0.4, -1))


def _leaves(c: Canvas) -> None:
    r = rng(31)
    for x, y, _ in scatter(r, 30, (80, 200, 960, 700)):
        hue = ("#d8682a", "#f0a23c", "#b84a2c")[r.randint(3)]
        c.shape(leaf(x, y, 16 + r.rand() * 10, r.rand() * 360, 0.6), Ink(hue), 4)


def _oak(c: Canvas) -> None:
    bough = """880,430 820,372 750,362 690,366 : 110 60 34 8 | 900,250 850,160 760,120 690,140 :
        130 90 52 16 | 780,130 740,90 730,40 : 34 22 8"""
    stem = "860,-20! 850,200 830,400 800,560 740,700 680,740! 780,730 840,790! 1060,800! 1060,-20!"
    m = c.shape(union(stem, *each(bough)), BARK, 70, toward=(-1, 0.1), edge=0.3)
    grain = fan("900,60 880,400 820,740", "34,0 36,0 60,0", 6, [2, 10, 3])
    c.lines(grain, BARK.shade, 0.75, clip=m)
    c.flat(ellipse(938, 520, 40, 62), DARK, clip=m)
    _eyes(c, 922, 512, 9)


def _watch(c: Canvas) -> None:
    """A hooded archer, no more than an outline."""
    p = c.at(Place(792, 352, 1), toward=(-1, 0.1))
    ink = "#3a2028 #1c0c1c #e8944c #ffdc98 4"
    p.lines("-52,-100 -84,-52 -84,4 -52,52 : 3 8 8 3 | -52,-100 -52,52 : 2 2", DARK)
    p.shape("-14,0 -38,20 -34,70 -52,76 : 32 26 18 14", ink, 9)
    p.shape(
        "34,20! 30,-50 40,-84 22,-120 -20,-142! -26,-112 -34,-90 -28,-64 -54,-34 -30,20!", ink, 20
    )
    p.flat("-30,-104 -20,-112 -12,-92 -24,-80", DARK)


def _shaggy(points: Points, tooth: float, n: int) -> Path:
    """A closed outline with a hem of tufts."""
    r = rng(n)
    out: list[Point] = []
    for k, at in enumerate(samples(points, n, closed=True)):
        tuft = (*at.beside(-tooth * (0.4 + r.rand()), 8), 0)
        out.append(tuft if k % 2 else at.beside(tooth * 0.2))
    return spline(out)


def _neck(c: Canvas) -> None:
    p = c.at(STAG, toward=WAY)
    body = "-30,20 -20,120 -60,220 -110,330 380,330 340,220 250,110 150,20 80,-70 40,-40"
    m = p.shape(_shaggy(body, 12, 70), HIDE, 90, drop=14)
    c.wash(c.rise(480, 800) * 0.5, HIDE.shade, clip=m)
    folds = fan("40,60 50,150 10,280", "46,0 56,0 70,0", 5, [2, 13, 2])
    p.lines(folds, HIDE.shade, 0.4, clip=m)
    ruff = "-40,60 10,110 60,120 90,90 80,170 50,260 -10,330 -100,330 -60,220 -24,130"
    m = p.shape(_shaggy(ruff, 14, 46), PALE, 50, alpha=0.9)
    p.lines(fan("-10,130 -20,210 -60,300", "24,0 24,0 26,0", 4, [1, 9, 1]), PALE.shade, 0.6, clip=m)


def _antlers(c: Canvas) -> None:
    p = c.at(STAG)
    tines = """22,-104 66,-140 112,-180 128,-246 | 40,-124 18,-160 22,-200 |
        88,-160 82,-200 92,-236 | 106,-174 156,-186 182,-222 |
        -24,-106 -58,-140 -92,-182 -104,-240 | -40,-124 -74,-140 -112,-140 |
        -76,-160 -56,-196 -62,-232 | -96,-196 -134,-206 -150,-236"""
    for line in each(tines):
        widths = [46, 40, 30, 6] if len(line.split()) == 4 else [34, 26, 5]
        c.shape(taper(p.points(line), widths), ANTLER, 11, toward=WAY, edge=0.4)


def _head(c: Canvas) -> None:
    p = c.at(STAG, toward=WAY)
    ears = """62,-78! 90,-136 150,-156 214,-148! 190,-98 130,-60 80,-44 |
        -48,-82! -74,-120 -112,-128 -150,-118! -128,-86 -90,-64"""
    hollows = "92,-86! 140,-134 196,-142! 150,-92 | -70,-88! -104,-116 -138,-114! -104,-84"
    for ear, inner in zip(each(ears), each(hollows), strict=True):
        m = p.shape(ear, HIDE, 18, edge=0.3)
        p.flat(inner, PALE.base, 0.9, clip=m)
    head = """0,-124 44,-112 76,-78 80,-30 66,20 46,56 28,100 12,144 -20,168 -56,166 -80,140 -78,104
        -72,56 -72,10 -80,-30 -64,-80 -34,-116"""
    m = p.shape(head, HIDE, 60, drop=16, edge=0.3)
    side = p.mask("60,-130! 40,-60 26,0 6,50 0,110 -10,180! 60,190! 120,0")
    c.wash(blur(side, 5) * 0.45, HIDE.shade, clip=m)
    c.wash(blur(p.mask("-60,90! 20,80 30,130 -10,180 -70,180 -90,130"), 6) * 0.8, PALE.base, clip=m)
    p.flat("-84,132! -64,116 -24,118 -12,134! -24,152 -44,160 -70,154", DARK, clip=m)
    p.lines("-72,126 -50,122 : 2 6", "#a87884", clip=m)
    p.lines("-46,158 -40,168 -8,158 10,140 : 3 5 5 1", DARK, 0.9, clip=m)
    p.flat("2,-24! 20,-50 48,-48 62,-30! 44,-12 18,-10", PALE.base, 0.8, clip=m)
    p.flat("8,-26! 24,-44 46,-42 56,-28! 40,-16 20,-16", DARK, clip=m)
    p.flat(ellipse(24, -34, 5), "#fff6d8", clip=m)
    p.flat("-80,-26! -70,-46 -56,-44 -52,-28! -62,-16 -74,-16", DARK, clip=m)
    p.flat(ellipse(-68, -34, 3.5), "#fff6d8", clip=m)
    p.lines("-12,-116 -16,-40 -30,40 -40,100 : 2 16 12 2", PALE.lit, 0.55, clip=m)
    p.lines("-2,-56 20,-66 58,-58 : 2 8 2", HIDE.shade, 0.8, clip=m)


def _canopy(c: Canvas) -> None:
    heaps = """10 20 320 110 3 #8a3028/#3a1430/#e07034 | 330 -10 320 80 5 #c05a28/#6a2830/#ffa848 |
        620 -20 300 80 7 #c86028/#6a2830/#ffb050 | 960 20 340 120 9 #7a2c28/#340f2c/#d86c34"""
    for x, y, w, h, s, ink in rows(heaps):
        c.shape(cloud(x, y, w, h, s, 11, flat=False), ink, 26, toward=(-0.2, 1), edge=0.3)
        r = rng(s)
        for _ in range(26):
            at = x + (r.rand() - 0.5) * w, y + (r.rand() - 0.2) * h
            c.shape(leaf(*at, 34, 40 + r.rand() * 100, 0.5), ink, 6, toward=(-0.2, 1))


def _eyes(c: Canvas, x: float, y: float, size: float) -> None:
    pair = [ellipse(x + k * size * 3.4, y, size, size * 0.8) for k in (0, 1)]
    mask = c.flat(pair, "#ffe27a")
    c.flat([ellipse(x + k * size * 3.4, y, size * 0.3, size * 0.7) for k in (0, 1)], DARK)
    c.glow(mask, 8, "#ffc040", 0.6)


def _undergrowth(c: Canvas) -> None:
    c.shape(cloud(60, 730, 260, 110, 11, 8, flat=False), "#44202c #1c0c1c #b86030", 20, toward=WAY)
    _eyes(c, 96, 690, 8)
    c.shape(ridge(744, 16, 90, 12), "#34182a #180a1a #a8582c", 18, toward=(-0.4, -1))
    r = rng(21)
    for x in r.rand(70) * 1040 - 10:
        blade = [(x - 7, 770, 0), (x + r.randn() * 14, 690 + r.rand() * 40, 0), (x + 7, 770, 0)]
        c.flat(polygon(blade), "#2c1424")
