"""On a tomb a golden afternoon runs through an hourglass and heaps up below as a skull."""

from __future__ import annotations

import numpy as np
from art import Array, Canvas, Ink, Light, each, ridge, rng, scatter, strokes_of
from art.geometry import about, ellipse, polygon, rectangle, spline, taper, union

LIGHT = Light((530, 235), "#ffd98a", "#170f1e")
CX = 530
BRASS = Ink("#9a6a34", "#3a1c2c", "#ffd884")
STONE = Ink("#4a4262", "#1e1630", "#a89a9c")
UPPER = spline(
    "404,146! 396,196 410,262 456,316 506,352 520,388! 540,388! 554,352 604,316 650,262 664,196 "
    "656,146!"
)
LOWER = spline(
    "520,384! 540,384! 554,420 604,456 652,514 666,580 654,636! 406,636! 394,580 408,514 456,456 "
    "506,420"
)


def paint(c: Canvas) -> None:
    _night(c)
    _graves(c)
    _tomb(c)
    _back_post(c)
    day = _afternoon(c)
    dark = _skull(c)
    _stream(c)
    _glass(c, day, dark)
    _frame(c)
    _light(c, day)
    c.finish(vignette=0.26)


def _night(c: Canvas) -> None:
    v = c.spot(530, 300, 620, 520) * 0.85 + (c.swirl(230, 90, 5, 11, stretch=(1, 0.5)) - 0.5) * 0.3
    c.field(v, "#4a3073 .2:#51347a .42:#5d3b84 .62:#774888 .82:#99587a #bb7069")
    c.motes(scatter(rng(4), 46, (0, 0, 1024, 300), (1, 2.4)), "#e8d8e0")
    tree = """936,640 924,520 946,400 920,280 930,170 : 54 38 30 20 6 |
        944,410 880,350 850,270 800,236 : 22 15 10 4 | 922,290 976,220 990,140 1030,90 : 18 13 9 4 |
        868,330 816,330 776,360 : 10 7 4 | 928,240 900,180 908,110 : 12 8 4 |
        946,470 1000,420 1040,410 : 20 14 8"""
    c.flat(union(*each(tree)), "#493178")


def _graves(c: Canvas) -> None:
    c.shape(ridge(560, 20, 260, 8), "#33224a #1c1230 #7a4a6a", 30, toward=(0.2, -1))
    for x, y, w, h, lean in ((74, 574, 62, 96, -4), (196, 556, 46, 66, 5), (812, 566, 58, 84, 6)):
        stone = f"""{x - w / 2},{y}! {x - w / 2 + lean},{y - h * 0.7} {x + lean},{y - h}
            {x + w / 2 + lean},{y - h * 0.7} {x + w / 2},{y}!"""
        c.shape(stone, "#44335e #22163a #c07a6c", 12, toward=(CX - x, -60), edge=0.4)
    c.haze(470, 640, "#6a4a74", 0.55)
    big = spline("88,700! 96,520 104,470 152,434 206,424 258,442 300,486 306,700!")
    back = spline("70,700! 78,520 88,476 138,436 196,424 244,440 286,486 290,700!")
    c.shape(back, "#2c2242 #1a1228 #4a3c5c", 16, toward=(1, -0.5))
    face = c.shape(big, STONE, 20, toward=(1, -0.5), rim="#ffc88a", rim_width=4)
    rough = c.noise(70, 4, 21)
    c.wash(np.clip((rough - 0.5) * 2.4, 0, 0.7), "#2c2244", face)
    c.wash(np.clip(c.x / 300 - 0.55, 0, 1) * np.clip((0.52 - rough) * 4, 0, 0.8), "#8a7484", face)
    c.lines("262,452 244,490 262,520 250,548 : 5 3 3 1", "#1a1228", 0.9, clip=face)
    for row, (y, count) in enumerate(((512, 5), (576, 5), (636, 3))):
        for i in range(count):
            x = 142 + i * 25 + row * 4
            if i == 4:
                stroke = [(132 + row * 4, y + 34), (232 + row * 4, y + 6)]
            else:
                stroke = [(x, y), (x + 3, y + 44)]
            worn = row == 2
            c.lines([(stroke, [3, 6, 4])], "#a6e86a" if worn else "#1a1228", 0.95, clip=face)
            if worn:
                c.glow(c.mask(taper(stroke, [5, 5])), 7, "#7ad84a", 0.9)


def _tomb(c: Canvas) -> None:
    from_above = c.lit((0, -1))
    from_above(ridge(690, 10, 200, 5), "#2a1f38 #150d22 #5a3a54", 24)
    top = polygon("262,668 796,668 872,716 188,716")
    mask = from_above(top, "#6a5670 #2c2040 #e0b088", 8)
    v = c.spot(CX, 676, 330, 90) + (c.noise(60, 4, 6) - 0.5) * 0.35
    c.field(v, "#3c2c50 .2:#6a4c6a .45:#b07a6c #f0bc84", mask)
    from_above(rectangle(188, 714, 684, 60), "#3c3052 #1a1228 #8a6a74", 10)
    strokes = "262,690 330,684 380,700 470,712 : 1 4 2 1 | 700,672 730,690 716,714 : 1 3 2"
    c.lines(strokes, "#1c1230", 0.85)


def _back_post(c: Canvas) -> None:
    c.shape(rectangle(520, 130, 20, 516), "#4a2c34 #22132a #8a5a3c", toward=(-1, 0))


def _afternoon(c: Canvas) -> Array:
    day = c.mask(UPPER)
    v = np.clip((c.y - 140) / 165, 0, 1) + (c.noise(70, 3, 3, stretch=(1, 0.4)) - 0.5) * 0.25
    v = v + c.spot(572, 224, 120) * 0.45
    c.field(v, "#4a9ab0 .25:#8ac4b0 .5:#f4d88a .75:#ffe9a4 #fff8d8", day)
    c.flat(ellipse(574, 222, 30), "#fffbe6", clip=day)
    c.flat("420,186! 446,176 480,180 500,190! 460,194", "#fff0c8", 0.9, day)
    outline = "390,276! 430,250 480,262 530,292 590,268 640,252 680,272! 680,420! 390,420!"
    c.shape(outline, "#7aa04a #3f6a3c #f4e080", 12, toward=(0.4, -1), clip=day)
    # a tree and a house, about to slide into the neck
    c.lines("620,262 617,238 : 6 5", "#5a3424", clip=day)
    c.shape(ellipse(617, 222, 21, 24), "#5a8a3c #2f5a34 #e8e070", toward=(-1, -0.4), clip=day)
    outline = polygon("444,266 442,232 488,238 490,272")
    c.shape(outline, "#f4dca4 #a8683c #fff6d8", 5, toward=(1, -0.2), clip=day)
    c.shape(
        polygon("434,238 466,202 500,244"), "#c8502c #6a2430 #ff9a5a", 6, toward=(1, -0.5), clip=day
    )
    c.flat(rectangle(459, 248, 12, 20), "#6a3424", clip=day)
    sand = """380,300! 430,272 478,286 518,330 530,344 544,328 586,290 640,270 690,290! 690,420!
        380,420!"""
    m = c.shape(sand, "#eeae44 #a8602c #ffe694", 14, toward=(0.2, -1), clip=day)
    c.wash(np.clip((c.y - 300) / 110, 0, 1) * 0.7, "#c87a34", m)
    strokes = """420,290 470,320 522,378 | 640,288 590,320 538,378 | 450,300 500,336 526,380 |
        606,300 560,336 534,380 : 1 3 1"""
    c.lines(strokes, "#fff0b0", 0.6, clip=m)
    return day


def _skull(c: Canvas) -> Array:
    dark = c.mask(LOWER)
    v = c.spot(530, 560, 190, 190) + (c.noise(60, 4, 9) - 0.5) * 0.25
    c.field(v, "#1a1030 .3:#2c1c48 .55:#463060 .8:#5a5a64 #86a85a", dark)
    heap = spline(
        "380,660! 388,596 420,572 452,580 480,604 530,612 584,602 612,576 640,570 680,600! 680,660!"
    )
    bone = Ink("#cf9a4c", "#5a3436", "#ffeca4")
    head = """530,452 578,458 612,490 616,530 600,556 592,582 578,590! 576,626! 486,626!
        484,590! 468,582 460,556 444,530 450,488 484,458"""
    skull = c.shape(head, bone, 34, toward=(-0.15, -1), clip=dark, edge=0.4)
    ripple = (
        ([(440, y + 14), (490, y), (560, y + 3), (622, y + 18)], [1, 4, 3, 1])
        for y in (474, 490, 503, 570, 583)
    )
    c.lines(ripple, "#a8683c", 0.34, clip=skull)
    c.wash(c.spot(530, 640, 150, 110) * 0.9, "#8a5a3c", skull)
    sockets = """468,530 484,512 510,516 516,540 500,558 474,552 |
        592,530 576,512 550,516 544,540 560,558 586,552"""
    c.flat(each(sockets), "#1c1230", clip=dark)
    c.flat("530,552! 544,580! 530,574 516,580!", "#1c1230", clip=dark)
    for x in (496, 564):
        eye = c.flat(ellipse(x, 537, 9, 8), "#d8ff9a", clip=dark)
        c.glow(eye, 12, "#7ad84a", 1.6)
    c.lines(
        [([(x, 592), (x + 1, 626)], [2, 3]) for x in range(502, 570, 14)], "#4a2a30", clip=skull
    )
    c.lines("556,456 566,478 560,494 574,510 : 3 3 2 1", "#6a4034", clip=skull)
    pile = c.shape(heap, bone, 12, toward=(0, -1), clip=dark)
    strokes = "396,606 450,606 500,622 540,628 : 1 4 3 1 | 664,606 610,608 566,622 : 1 4 1"
    c.lines(strokes, "#7a4838", 0.6, clip=pile)
    return dark


def _stream(c: Canvas) -> None:
    c.lines("530,372 531,410 529,458 : 13 6 8", "#ffe694")
    c.lines("530,372 531,410 529,458 : 5 2 3", "#fffbe0")
    r = rng(7)
    c.motes([(530 + r.randn() * 12, 440 + r.rand() * 20, 1.6) for _ in range(26)], "#ffe08a")


def _glass(c: Canvas, day: Array, dark: Array) -> None:
    for bulb, mask in ((UPPER, day), (LOWER, dark)):
        c.put("#f0e4d0", c.mask(bulb, stroke=5) * 0.75)
        c.put("#2a1a34", c.mask(bulb, stroke=12) * mask * 0.35)
    for pts, w in strokes_of(
        "422,168 412,212 430,270 : 5 13 3 | 444,166 438,190 : 4 8 | "
        "420,520 408,570 414,612 : 3 13 5 | 452,470 434,492 : 3 7"
    ):
        c.lines([(pts, w)], "#fffbee", 0.72)
    c.lines("646,520 654,572 648,610 : 1 6 2", "#a6e86a", 0.7)
    collar = rectangle(506, 374, 48, 22, 8)
    c.shape(collar, BRASS, 10, toward=(0, -1), rim="#ffe9a8", rim_width=3)


def _post(c: Canvas, x: float, side: int) -> None:
    step = 26
    for i in range(19):
        y = 156 + i * step
        swell = 17 + 5 * np.sin(np.pi * i / 18)
        bead = spline(about(x, y, "-1,16 -0.4,-6 1,-14 1,4 0.4,22 -1,32", (swell, 1)))
        near = float(np.clip(1 - i / 20, 0.2, 1))
        m = c.shape(
            bead, BRASS, 12, toward=(-side, -0.5 * near), lighting=0.5 + near * 0.6, edge=0.7
        )
        c.wash(m * (0.62 - near * 0.62), "#4a2434", m)


def _frame(c: Canvas) -> None:
    from_below = c.lit((0, 1))
    from_above = c.lit((0, -1))
    for x, side in ((CX - 164, -1), (CX + 164, 1)):
        _post(c, x, side)
    c.shadow(ellipse(CX, 686, 240, 18), "#120a1c", 8, 0.95)
    from_above(rectangle(CX - 210, 652, 420, 32, 10), BRASS, 14, drop=6)
    from_above(rectangle(CX - 186, 630, 372, 28, 8), "#b07a3a #3a1c2c #ffe08a #ffeeb4 3", 12)
    from_below(rectangle(CX - 186, 130, 372, 28, 8), BRASS, 12)
    from_below(rectangle(CX - 206, 100, 412, 34, 12), "#b07a3a #3a1c2c #ffe08a", 16)
    crest = "470,102! 440,92 452,70 486,76 500,52 530,40 560,52 574,76 608,70 620,92 590,102!"
    from_below(crest, BRASS, 14, edge=0.4)
    c.shape(ellipse(CX, 78, 17, 15), "#6ab83c #1f4a34 #e0ffa0", 12, toward=(-0.5, -1))
    for x in (CX - 164, CX + 164):
        from_below(ellipse(x, 158, 30, 12), BRASS, 9, edge=0.6)
        from_above(ellipse(x, 634, 32, 13), BRASS, 9, edge=0.6)
    strokes = [([(CX - 180 + i * 30, 117), (CX - 168 + i * 30, 117)], [5, 5]) for i in range(13)]
    c.lines(strokes, "#4a2430", 0.7)
    strokes = [([(CX - 186 + i * 31, 668), (CX - 174 + i * 31, 668)], [5, 5]) for i in range(13)]
    c.lines(strokes, "#4a2430", 0.7)


def _light(c: Canvas, day: Array) -> None:
    c.glow(day, 60, "#ffb860", 0.5)
    c.halo(574, 222, 300, "#ffd080", 0.3)
    r = rng(9)
    for x0, x1, tall in ((-20, 170, 92), (880, 1050, 110)):
        blades = []
        for _ in range(22):
            x = x0 + r.rand() * (x1 - x0)
            inner = 1 - abs(x - (x0 if x0 < 0 else x1)) / 220
            top = 770 - tall * (0.5 + 0.7 * r.rand()) * inner
            line = [(x, 776), (x + r.randn() * 6, (776 + top) / 2), (x + r.randn() * 30, top)]
            blades.append(taper(line, [13, 9, 3]))
        c.flat(blades, "#140c20")
    c.motes(scatter(r, 30, (360, 60, 720, 420), (1.2, 2.6)), "#ffe9a8")
