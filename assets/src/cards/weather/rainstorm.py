"""A gargoyle spits the rainstorm into a drowned street where one last candle burns."""

from __future__ import annotations

import numpy as np
from art import Array, Canvas, Ink, Light, each, fan, perlin, rng, rows, smoothstep, strewn
from art.geometry import Place, about, ellipse, polygon, rectangle, samples, spline, taper, union
from art.motifs import cloud, leaf, scatter

LIGHT = Light((250, 400), "#e8f4e8", "#0a1630")
SIDE = (-0.9, -0.35)
STONE = Ink("#2c3a5c", "#0e142e", "#a8c4bc", rim="#fffbe4", rim_width=5)
FAR_STONE = Ink("#22384f", "#0e1c34", "#5c8090")
WALL = Ink("#2c4660", "#12223c", "#6a94a4")
ROOF = Ink("#203850", "#0e1c34", "#5a8494")
SPILL = "372,372 330,384 292,450 272,560 262,716"


def paint(c: Canvas) -> None:
    _sky(c)
    _street(c)
    _water(c)
    _wing(c, far=True)
    _ledge(c)
    _body(c)
    _head(c)
    _wing(c, far=False)
    _spill(c)
    _rain(c)
    c.finish(vignette=0.26)


def _sky(c: Canvas) -> None:
    v = c.y / c.height * 0.9 + (c.swirl(260, 130, 5, 14, stretch=(1.5, 0.6)) - 0.5) * 0.4
    v += c.spot(300, 430, 420, 320) * 0.36 + c.spot(620, 400, 660, 330) * 0.5
    v += c.spot(820, 400, 300, 200) * 0.3
    c.field(v, "#16304e .2:#24506c .38:#44788a .54:#7ca8a8 .7:#b4d4c4 .86:#e4ecd0 #fbf8e4")
    storm = Ink("#2c5070", "#142a4a", "#8cb8b8", rim="#b4d4cc", rim_width=3)
    for x, y, w, h, seed in rows(
        "60 176 330 70 6 | "
        "330 140 460 84 3 | 760 130 480 90 11 | 120 84 480 100 9 | 540 60 560 110 5 | "
        "930 56 460 100 7"
    ):
        heap = cloud(x, y, w, h, seed, puffs=8, flat=False)
        c.shape(heap, storm, h * 0.5, toward=((290 - x) * 0.6, 300))
    slant = perlin((c.x + c.y * 0.34) / 64, c.y / 900, 21)
    fall = smoothstep(180, 300, c.y) * np.clip(slant * 0.8 + 0.1, 0, 1)
    c.wash(fall * 0.45, "#a8ccc8")


def _house(c: Canvas, x: float, y: float, w: float, h: float, roof: float, lit: bool) -> None:
    c.shape(rectangle(x, y - h, w, h), WALL, 14, toward=(0.9, -0.2))
    mid = x + w * 0.5
    gable = spline(
        f"{x - w * 0.12},{y - h + 4}! {mid - w * 0.16},{y - h - roof * 0.5} "
        f"{mid},{y - h - roof}! {mid + w * 0.16},{y - h - roof * 0.5} "
        f"{x + w * 1.12},{y - h + 4}!"
    )
    c.shape(gable, ROOF, 16, toward=(0.9, -0.3), rim="#a8ccc4", rim_width=3)
    r = rng(x + 50)
    for row in range(int(h // 74)):
        for col in (0.24, 0.64):
            wx, wy = x + w * col, y - h + 26 + row * 74
            bright = lit and row == 0 and col > 0.5
            c.flat(rectangle(wx - 5, wy - 5, w * 0.2 + 10, 44, 3), "#12223a")
            c.flat(rectangle(wx, wy, w * 0.2, 34, 2), "#ffcf68" if bright else "#0c1830")
            if bright:
                c.flat(spline(about(wx, wy, "6,34! 8,16 10,6! 13,16 14,34!")), "#fffbe0")
                c.glow(c.mask(rectangle(wx, wy, w * 0.2, 34)), 22, "#ffa840", 1.2)
                c.glow(c.mask(rectangle(wx, wy, w * 0.2, 34)), 70, "#ff9a40", 0.9)
            elif r.rand() < 0.7:
                wisp = about(wx, wy, "0.1,10 0.16,-8 0.06,-24 0.16,-42", (w, 1))
                c.lines([(wisp, [1, 5, 4, 0.6])], "#9ab4bc", 0.75)


def _street(c: Canvas) -> None:
    outline = union(
        *(
            polygon([(x, 690), (x, y), (x + w / 2, y - w * 0.6), (x + w, y), (x + w, 690)])
            for x, y, w in rows(
                "200 560 70 | 262 580 56 | 310 566 74 | 378 584 64 | 436 572 80 | 508 586 80 | "
                "586 590 90"
            )
        )
    )
    c.shape(outline, "#6a929c #41687c #a8c8c4", 14, toward=(-0.4, -1))
    spire = polygon("344,590 344,500 352,500 366,420 380,500 388,500 388,590")
    c.shape(spire, "#5c8692 #3a6076 #a0c4c0", 8, toward=(-0.8, -0.4))
    c.haze(520, 640, "#b8d4cc", 0.5)
    _house(c, 92, 716, 120, 180, 110, True)
    _house(c, -46, 730, 140, 290, 130, False)


def _water(c: Canvas) -> None:
    sheet = c.rough("-40,800! -40,690 120,684 300,668 520,666 700,676 1064,690 1064,800!")
    v = 0.62 - c.rise(664, 780) * 0.5 + (c.noise(90, 4, 6, stretch=(3.4, 0.3)) - 0.5) * 0.6
    v += c.spot(300, 690, 260, 60) * 0.3
    c.field(v, "#0e2040 .25:#1c3e60 .5:#3a6e86 .7:#7ab0b4 #d8ece0", sheet, soft=0.8)
    gold = c.spot(176, 712, 26, 46) * np.clip(perlin(c.x / 30, c.y / 7, 3) + 0.5, 0, 1)
    c.wash(gold * 1.4, "#ffc860", sheet)
    r = rng(9)
    rings = []
    for x, y, _ in scatter(r, 34, (0, 690, 620, 756)):
        k = 7 + 14 * r.rand()
        rings.append(([(x - k, y), (x, y + k * 0.22), (x + k, y)], [0.5, 2.6, 0.5]))
    c.lines(rings, "#d8ece4", 0.75)


def _ledge(c: Canvas) -> None:
    tower = c.shape(polygon("640,620 1064,620 1064,800 640,800"), FAR_STONE, 30, toward=SIDE)
    strokes = [([(630, y), (840, y + 2), (1064, y)], [1, 3, 1]) for y in (664, 712)] + [
        ([(x, y), (x, y + 46)], [2, 2.6])
        for y, o in ((620, 0), (666, 50), (714, 10))
        for x in range(700 + o, 1040, 104)
    ]
    c.lines(strokes, "#16283e", 0.8, clip=tower)
    for y, x, h in ((596, 560, 34), (566, 510, 34)):
        slab = rectangle(x, y, 560, h, 6)
        c.shape(slab, STONE, 12, toward=(-0.5, -0.9), drop=12)
    r = rng(4)
    drips = [([(x, 628), (x + 1, 640 + r.rand() * 60)], [4, 3, 0.6]) for x in range(570, 1030, 23)]
    c.lines(drips, "#cfe6e0", 0.8)


def _wing(c: Canvas, far: bool) -> None:
    p = Place(700, 350, 1.0, 0) if not far else Place(650, 340, 0.9, -22)
    ink = Ink("#41637a", "#1c3450", "#8fb4b8", rim="#d0e6dc", rim_width=3) if far else STONE
    vane = spline(
        "-30,40! -4,-60 50,-130 130,-166! 124,-112 190,-74! 150,-30 204,24! "
        "146,44 176,104! 92,104 20,96"
    )
    m = c.shape(p.path(vane), ink, 30, toward=SIDE, drop=0 if far else 18, edge=0.4)
    ribs = each(
        "-8,40 60,-40 126,-104 | 0,50 90,-10 182,-66 | 6,60 100,30 196,24 | 10,76 90,84 166,98"
    )
    c.lines([(p.points(q), [10, 7, 2]) for q in ribs], ink.shade, 0.8, clip=m)
    c.lines(
        [([(x - 5, y - 4) for x, y in p.points(q)], [3, 3, 1]) for q in ribs], ink.lit, 0.7, clip=m
    )


def _body(c: Canvas) -> None:
    lit = c.lit(SIDE)
    lit(taper("700,450 660,520 640,566", [70, 46, 40]), FAR_STONE, 14)
    lit(taper("900,500 960,470 990,400 960,360 940,384", [60, 40, 26, 18, 6]), STONE, 14)
    body = spline("560,330 620,296 710,304 800,340 870,430 880,530 800,566 700,540 630,490 580,420")
    neck = taper("690,390 590,352 490,338", [160, 116, 88])
    m = lit(union(body, neck), STONE, 70)
    ribs = fan("640,380 652,430 630,476", "34,12 34,12 34,12", 4, [1, 6, 1])
    c.lines(ribs, "#1e3248", 0.7, clip=m)
    under = smoothstep(0, 1, (c.y - 396 - (c.x - 560) * 0.2) / 120) * smoothstep(470, 620, c.x)
    c.wash(under * 0.75, "#1c304a", m)
    c.wash(c.spot(590, 420, 90, 50) * 0.9, "#122440", m)
    runs = [
        ([(x, 306 + (x - 600) * 0.2), (x - 4, 350), (x + 2, 400 + 14 * (x % 3))], [1, 4, 0.6])
        for x in range(545, 690, 22)
    ]
    c.lines(runs, "#8ab0b8", 0.5, clip=m)
    for at in samples("520,296 600,290 690,296", 7):
        lit(polygon([at.beside(4, -14), at.beside(-26, 12), at.beside(4, 14)]), STONE, 6)
    lit("760,470 800,420 870,430 906,500 896,566 800,570 762,540", STONE, 50, edge=0.4, drop=12)
    lit(taper("640,420 604,490 590,560", [92, 56, 46]), STONE, 24, merge=[(646, 410, 52)])
    for x in (590, 800):
        for dx in (-26, 0, 26):
            claw = taper([(x + dx, 556), (x - 12 + dx, 566), (x - 16 + dx, 594)], [26, 22, 5])
            lit(claw, STONE, 9, edge=0.5)


def _head(c: Canvas) -> None:
    lit = c.lit(SIDE)
    p = Place(478, 330, 1.16)
    horn = Ink("#7f98a0", "#2c4258", "#e0ece4", rim="#f6fcf4", rim_width=3)
    lit(
        p.path(taper("0,-40 34,-88 86,-108 136,-84", [30, 24, 15, 4])), "#4a667a #1c3450 #9cb8bc", 8
    )
    ruff = Ink("#4c6c84", "#16283e", "#a8c8c8", rim="#d8ece4", rim_width=3)
    for turn, size in (
        (-46, 84),
        (-22, 100),
        (2, 108),
        (28, 100),
        (56, 76),
    ):  # a ruff that hides the neck joint
        lit(p.path(leaf(18, 20, size, turn, 0.5)), ruff, 10, edge=0.5)
    outline = p.spline(
        "20,30 -36,44 -78,46! -98,32! -106,50 -94,68! -70,68 -62,86! -40,72 -6,66 34,42"
    )
    lit(outline, STONE, 16, edge=0.4)
    c.flat(p.spline("14,20 -40,10 -100,6 -104,36! -60,48 -10,40"), "#0c1830")
    for x in (-90, -72, -54):
        c.flat(p.spline([(x - 7, 48, 0), (x - 1, 24, 0), (x + 7, 46, 0)]), "#dfeae0")
    skull = spline(
        "46,24 48,-22 24,-52 -16,-58 -48,-42! -70,-44 -96,-46 -124,-44! -146,-26 -142,-4! "
        "-118,4 -84,0 -56,12 -16,26 18,46"
    )
    m = lit(p.path(skull), STONE, 30, edge=0.3)
    for x, s in ((-132, 26), (-108, 18), (-84, 22), (-60, 14)):
        c.flat(p.spline([(x - 8, 0, 0), (x - 3, s + 4, 0), (x + 8, 4, 0)]), "#dfeae0")
    creases = ("-100,-44 -94,-28 -106,-12", "-84,-42 -78,-24 -88,-6", "-66,-40 -62,-20 -70,-2")
    c.lines([(p.points(q), [1, 5, 1]) for q in (*creases, "-18,-4 0,18 -10,40")], "#1e3248", clip=m)
    c.flat(p.spline("-66,-34! -46,-42 -18,-28! -42,-18"), "#0c1830")
    eye = c.flat(p.spline("-58,-31! -44,-35 -28,-28! -44,-23"), "#ffe9a0")
    c.flat(p.path(ellipse(-46, -29, 3, 4)), "#0c1830")
    c.glow(eye, 10, "#ffd880", 0.7)
    lit(p.spline("8,-34 -20,-62 -56,-64 -82,-46! -60,-42 -36,-42 -10,-26"), STONE, 9, drop=5)
    c.flat(p.path(ellipse(-134, -26, 7, 4, -30)), "#0c1830")
    outline = p.path(taper("10,-40 30,-86 78,-112 128,-100 146,-72", [38, 32, 24, 15, 4]))
    h = lit(outline, horn, 11, merge=[(*p.points("6,-36")[0], 34)], edge=0.4)
    rings = ("8,-60 34,-50", "18,-80 44,-66", "34,-98 54,-80", "58,-112 68,-92", "84,-116 86,-98")
    c.lines([(p.points(q), [2, 5, 2]) for q in rings], "#2c4258", 0.8, clip=h)


def _spill(c: Canvas) -> None:
    jet = c.rough(taper(SPILL, [30, 36, 38, 44, 64], cap=True))
    _stream(c, jet)
    r = rng(6)
    froth = [
        ellipse(
            262 + (r.rand() - 0.5) * 120, 714 + r.randn() * 6, 8 + r.rand() * 14, 6 + r.rand() * 9
        )
        for _ in range(26)
    ]
    c.shape(union(*froth), "#dcece4 #7aa8b4 #fbfff6", 9, toward=(-0.3, -1))
    drops = [
        (262 + r.randn() * 44, 690 - abs(r.randn()) * 34, 1.4 + 2.4 * r.rand() ** 2)
        for _ in range(50)
    ]
    c.motes(drops, "#f0f8f0")


def _stream(c: Canvas, jet: Array) -> None:
    v = 0.6 + perlin(c.x / 9 + c.y / 60, c.y / 130, 5) * 0.55 - (c.x - 290) / 300
    c.field(v, "#3a7088 .3:#7ab4bc .6:#c4e2dc #fbfff6", jet, soft=0.7)
    c.glow(jet, 16, "#d8f0e8", 0.35)


def _rain(c: Canvas) -> None:
    r = rng(3)
    sheets = perlin((c.x + c.y * 0.35) / 90, c.y / 1200, 33)
    c.wash(smoothstep(0.1, 0.6, sheets) * smoothstep(200, 330, c.y) * 0.22, "#b4d4d0")
    far = scatter(r, 420, (0, 150, 1160, 740))
    c.lines(strewn(far, "0,0 -13,38", [0.4, 2]), "#c8e0dc", 0.6)
    near = scatter(r, 190, (0, 90, 1220, 700))
    c.lines(strewn(near, "0,0 -32,92", [0.5, 3.8]), "#eef8f0", 0.7)
    falls = []
    for x, y, tall in rows("880 278 90 | 904 374 120 | 826 190 60 | 566 244 70 | 992 430 110"):
        falls += [
            ([(x + k, y), (x + k - 4, y + tall * 0.5), (x + k - 10, y + tall)], [1, 4, 0.8])
            for k in (-5, 2)
        ]
    c.lines(falls, "#e4f4ee", 0.85)
    mist = c.rough(union(*(ellipse(x, 563, 26, 5) for x in range(520, 1050, 44))))
    c.wash(mist * 0.6, "#cfe6e0")
