"""A wave of fire breaks over the woods; a wizard strolls off with a staff that still burns."""

from __future__ import annotations

import math

import numpy as np
from art import Canvas, Ink, Light, burn, rng, rows, smoothstep
from art.geometry import Path, Place, about, ellipse, points_of, polygon, spline, taper
from art.motifs import pine, ridge, scatter

LIGHT = Light((420, 470), "#ffc060", "#180a22")
CREST = points_of("-60,470 80,540 230,600 360,590 470,500 560,390 640,270 700,170 760,80")
LAYERS = rows(
    "1.0 #8a1f1c | 0.88 #c83a1c | 0.74 #ee6a1e | 0.58 #ffa02c | 0.42 #ffd05a | 0.26 #fff0b0"
)
ROBE = Ink("#5a3a78", "#241638", "#d8705c", rim="#ffc878", rim_width=4)


def paint(c: Canvas) -> None:
    _sky(c)
    _hills(c)
    _fire(c)
    _pines(c)
    _ground(c)
    _wizard(c)
    _sparks(c)
    c.finish(vignette=0.28)


def _sky(c: Canvas) -> None:
    v = 0.06 + (c.swirl(240, 150, 5, 5, stretch=(1.2, 0.8)) - 0.5) * 0.5
    v += c.spot(360, 420, 560, 470) * 0.75 + c.rise(300, 640) * 0.18
    c.field(v, "#34265c .18:#563070 .36:#843c6c .54:#bc4c50 .72:#f07c3c #ffc060")


def _hills(c: Canvas) -> None:
    c.shape(ridge(590, 50, 240, 7), "#6a3058 #402248 #f88c4c", 30, toward=(-1, -0.4))
    wood = [
        pine(x, 640 + 12 * math.sin(x), 80 + 34 * abs(math.sin(x * 1.7)), seed=x)
        for x in range(600, 1060, 30)
    ]
    c.shape(wood, "#4c2850 #30193c #e06c44", 10, toward=(-1, -0.2))


def _tongue(x: float, y: float, tall: float, wide: float, lean: float, bend: float) -> Path:
    line = [
        (x, y + 30),
        (x - bend * wide, y - tall * 0.22),
        (x + lean * 0.1 + bend * wide, y - tall * 0.5),
        (x + lean * 0.5 - bend * wide * 0.4, y - tall * 0.78),
        (x + lean, y - tall),
    ]
    return taper(line, [wide, wide, wide * 0.86, wide * 0.5, wide * 0.2, 1], 60)


def _fire(c: Canvas) -> None:
    """Six inks of leaning tongues, the darkest tallest; each layer has its own chance."""
    xs, hs = [p[0] for p in CREST], [p[1] for p in CREST]
    whole = np.zeros_like(c.x)
    for k, (part, hue) in enumerate(LAYERS):
        r = rng(30 + k)
        tongues = []
        x = -70.0
        while x < 740 - k * 22:
            tall = float(np.interp(x, xs, hs)) * part * (0.78 + 0.3 * r.rand())
            wide = (58 + tall * 0.16) * (0.8 + 0.4 * r.rand()) * (1 - k * 0.07)
            lean = tall * (0.18 + 0.22 * r.rand())
            tongues.append(_tongue(x, 700, tall, wide, lean, (r.rand() - 0.5) * 1.1))
            x += wide * (0.5 + 0.24 * r.rand())
        mask = c.flat(tongues, hue)
        if k == 0:
            whole = mask
            c.glow(mask, 60, "#ff6a20", 0.55)
        r2 = rng(60 + k)
        licks = []
        for _ in range(12 if k < 4 else 0):
            x = r2.rand() * 560 - 20
            y = 690 - float(np.interp(x, xs, hs)) * part * (0.92 + 0.16 * r2.rand())
            size = 22 + 40 * r2.rand()
            line = [(0.0, 0.0), (size * 0.5, -size * 0.4), (size * 0.4, -size), (size, -size * 1.6)]
            places = [(x + 90 + dx, y + dy) for dx, dy in line]
            licks.append(taper(places, [1, size * 0.36, size * 0.3, size * 0.16, 1], 40))
        c.flat(licks, hue)
    veil = c.swirl(90, 50, 4, 8, stretch=(0.6, 1.5))
    c.wash(smoothstep(0.56, 0.75, veil) * whole * smoothstep(690, 420, c.y) * 0.5, "#c83a1c")
    c.wash(smoothstep(0.6, 0.8, 1 - veil) * whole * smoothstep(300, 640, c.y) * 0.6, "#ffe08a")


def _pines(c: Canvas) -> None:
    ink = Ink("#2a1226", "#16091a", "#d8481e")
    for x, y, h, seed in rows(
        "60 706 330 3 | 170 700 260 5 | 286 704 370 8 | 392 700 280 2 | 478 706 330 7 | "
        "566 700 230 9 | 640 704 270 12"
    ):
        outline = pine(x, y, h, h * 0.34, seed, 9)
        c.shape(outline, ink, 10, toward=(-0.6, -0.6), rim="#ff8a30", rim_width=2.5)
    r = rng(17)
    for k, hue in enumerate(("#d8481e", "#ff9a2c", "#ffd86a")):
        licks = []
        for _ in range(26):
            x, y, size = r.rand() * 660, 480 + r.rand() * 190, (26 + 30 * r.rand()) * (1 - k * 0.16)
            line = [(0.0, 0.0), (size * 0.4, -size * 0.5), (size * 0.3, -size), (size, -size * 1.7)]
            places = [(x + dx, y + dy) for dx, dy in line]
            licks.append(taper(places, [1, size * 0.36, size * 0.3, size * 0.16, 1], 40))
        c.flat(licks, hue)
    for k, (part, hue) in enumerate(((1.0, "#d8481e"), (0.74, "#ff9a2c"), (0.46, "#ffe27a"))):
        fringe = []
        for x in range(-20, 690, 19):
            tall = (124 - 0.1 * x) * part * (0.5 + 0.6 * r.rand())
            fringe.append(_tongue(x, 700, tall, 34 - 5 * k, tall * 0.4, (r.rand() - 0.5) * 1.1))
        c.flat(fringe, hue)


def _ground(c: Canvas) -> None:
    soil = spline("-40,820! -40,690 200,684 420,690 640,676 840,690 1064,672 1064,820!")
    m = c.shape(soil, "#3a1c30 #1a0e20 #f0803a", 40, toward=(-0.5, -1))
    c.wash(c.spot(380, 690, 460, 70) * 0.9, "#d8481e", m)
    c.wash(c.spot(820, 728, 200, 34) * 0.9, "#7a4a5c", m)
    r = rng(21)
    blades = [
        ([(x, 775), (x + 6, 744), (x + 14 + r.randn() * 8, 716 + r.rand() * 16)], [6, 4, 0.6])
        for x in range(-10, 1040, 13)
        if abs(x - 830) > 120
    ]
    c.lines(blades, "#1a0c1e")


def _wizard(c: Canvas) -> None:
    p = Place(830, 730, 1.28)
    side = (-1, -0.25)
    c.shadow(p.path(ellipse(30, 0, 90, 9)), "#1a0e20", 6, 0.9)
    boots = Ink("#2a1624", "#140a16", "#c86a40")
    c.shape(p.spline("-44,2! -40,-18 -22,-18 -14,-4 0,2!"), boots, 6, toward=side)
    c.shape(p.spline("22,2! 24,-16 42,-16 52,-4 66,2!"), boots, 6, toward=side)
    outline = p.spline("-62,-10! -46,-70 -34,-130 -14,-164 14,-166 34,-132 44,-70 58,-8! 10,-14")
    robe = c.shape(outline, ROBE, 30, toward=side)
    folds = ("-14,-140 -26,-80 -34,-10", "6,-110 6,-60 8,-14", "24,-100 30,-60 38,-10")
    c.lines([(p.points(q), [1, 5, 3]) for q in folds], "#241638", 0.75, clip=robe)
    stars = [
        p.points([(x, y)])[0]
        for x, y in ((-30, -50), (-8, -76), (14, -40), (30, -30), (-20, -110), (20, -84))
    ]
    for x, y in stars:
        strokes = [([(x - 5, y), (x + 5, y)], [1, 3.4, 1]), ([(x, y - 5), (x, y + 5)], [1, 3.4, 1])]
        c.lines(strokes, "#ffd878")
    c.lines([(p.points("-36,-84 4,-78 42,-86"), [7, 8, 7])], "#c89a3c")
    beard = spline("14,-178 40,-176 48,-150 44,-112 34,-92! 26,-120 12,-150")
    c.shape(p.path(beard), "#e8dcd0 #8a7a90 #fff6e0", 14, toward=side)
    face = spline("4,-182 8,-208 36,-210 42,-198 58,-184! 46,-180 46,-168 14,-160")
    c.shape(p.path(face), "#d89a78 #7a4448 #ffcfa0", 12, toward=side)
    c.flat(p.path(ellipse(36, -190, 3, 2.6)), "#2a1624")
    c.lines([(p.points("25,-195 34,-200 44,-195"), [3, 6, 2])], "#fff0e0")
    c.shape(
        p.spline("18,-172! 34,-178 48,-172 56,-160! 40,-163 28,-160"), "#fff0e0 #9a8a98 #fffbf0", 5
    )
    hair = spline("-6,-196 10,-200 14,-170 4,-146 -16,-140! -8,-166")
    c.shape(p.path(hair), "#e8dcd0 #8a7a90 #fff6e0", 10, toward=side)
    hat = spline("-38,-200! -8,-214 -2,-256 -22,-298! 8,-282 32,-246 40,-214 72,-204! 18,-198")
    m = c.shape(p.path(hat), ROBE, 18, toward=side)
    c.lines([(p.points("-8,-216 18,-209 42,-216"), [9, 10, 9])], "#c89a3c", clip=m)
    staff = p.points("60,-40 -30,-96 -104,-140")
    c.lines([(staff, [9, 9, 11])], "#4a2a2c")
    c.lines([([(x - 1, y - 3) for x, y in staff], [2, 3, 3])], "#f0a060", 0.9)
    arm = taper(p.points("2,-146 -32,-124 -28,-94"), [44, 34, 26])
    c.shape(arm, ROBE, 12, toward=side, merge=[(*p.points("4,-146")[0], 34)], edge=0.4)
    c.shape(p.path(ellipse(-27, -92, 10, 9)), "#d89a78 #7a4448 #ffcfa0", 7, toward=side)
    tip = p.points("-106,-138")[0]
    burn(c, tip[0], tip[1] + 8, 58, 34, 5, 3)
    c.glow(c.mask(ellipse(tip[0], tip[1] - 16, 18)), 26, "#ffb040", 0.8)
    notes = p.points("86,-208")[0]
    for dx, dy in ((0, 0), (34, -30), (62, 2)):
        x, y = notes[0] + dx, notes[1] + dy
        c.flat(ellipse(x, y, 7, 5, -20), "#ffd8a0")
        strokes = [
            ([(x + 6, y - 1), (x + 7, y - 26)], [3, 3]),
            ([(x + 6, y - 25), (x + 18, y - 16)], [5, 1]),
        ]
        c.lines(strokes, "#ffd8a0")


def _sparks(c: Canvas) -> None:
    r = rng(5)
    c.motes(scatter(r, 90, (0, 40, 820, 640), (1.2, 4)), "#ffd880", "#ff7a20")
    birds = []
    for x, y, k in rows("790 330 1 | 850 290 0.8 | 880 352 0.9 | 930 316 0.7 | 742 268 0.7"):
        birds.append(polygon(about(x, y, "-26,-12 -8,-6 0,0 10,-8 28,-10 4,8", k)))
    c.flat(birds, "#1a0c22")
