"""The beastmaster has whistled twice, and a bear as old as the forest sits down like a good dog."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, Path, Place, blur, mix, rng
from art.geometry import Point, Points, about, ellipse, points_of, samples, spline, taper, union
from art.motifs import cloud, foam, leaf, scatter, trunk
from art.strokes import fan, placed, strewn, strokes_of
from art.tables import rows

LIGHT = Light((430, 260), "#fff0b8", "#1c0f2a")
FUR = Ink("#5c3440", "#24142e", "#d08a5c", rim="#ffd890")
MUZZLE = Ink("#a8704c", "#4a2838", "#f4c88c")
HORN = Ink("#c8a470", "#6a4438", "#fff0c0")
CLOAK = Ink("#1f6a6c", "#0e2c40", "#88c8a4", rim="#fff0b8")
PELT = Ink("#8a8490", "#3a3450", "#f0e4d0")
SKIN = Ink("#c47850", "#7a3c40", "#eeb07c")
BEARD = Ink("#c8602c", "#6a2834", "#ffb868")
WOOD = Ink("#7a4a34", "#2c1a2c", "#e0b070")
GOLD = Ink("#e8ac3c", "#8a4628", "#fff2b0")
FROM_LEFT = (-0.85, -0.4)
FROM_RIGHT = (0.85, -0.4)
HEAD = (268, 330, 0.5)


def paint(c: Canvas) -> None:
    _forest(c)
    _ground(c)
    _bear_back(c)
    ruff = _bear_front(c)
    _bear_head(c, ruff)
    _fox(c)
    _staff(c)
    _man(c)
    _face(c)
    _arm(c)
    _whistle(c)
    _leaves(c)
    c.finish(vignette=0.36)


def _forest(c: Canvas) -> None:
    v = c.spot(430, 320, 560, 520) * 0.95 + (c.swirl(200, 90, 5, 6) - 0.5) * 0.24
    c.field(v, "#3a1c38 .15:#7a3038 .34:#b8542f .52:#e08a3c .7:#f8c468 .86:#ffe8a4 #fffbe0")
    for k, (x, w, lean) in enumerate(
        rows("70 30 8 | 160 20 -6 | 296 18 4 | 440 24 -4 | 520 16 6 | 620 26 0 | 960 34 -10")
    ):
        ink = (
            Ink("#d89454", "#a85c40", "#ffe4a0") if k % 2 else Ink("#b8683c", "#7a3838", "#ffd088")
        )
        m = c.shape(trunk(x, w, k + 2, lean=lean), ink, 9, toward=(1 if x < 430 else -1, 0))
        r = rng(k)
        strokes = [
            ([(x - w, y), (x, y + 3), (x + w * 0.2, y + 1)], [3, 4, 1]) for y in r.rand(14) * 700
        ]
        c.lines(strokes, "#7a3838", 0.6, clip=m)
    c.rays(430, 120, "#fff4c4", 0.35, count=14, seed=3, fall=0.9, reach=760)
    canopy = np.zeros((c.height, c.width), np.float32)
    for x, y, w, h, s, ink in rows(
        "90 50 380 110 3 #a83c30/#5c1c34/#f08a44 | 930 40 420 120 5 #8a3038/#4a1834/#e07a40 | "
        "330 0 320 80 7 #d06a30/#8a3434/#ffbc5c | 640 -10 320 80 9 #c85c30/#7a2c34/#ffb058"
    ):
        crown = cloud(x, y, w, h, s, 11, flat=False)
        canopy = np.maximum(canopy, c.shape(crown, ink, 30, toward=(0.1, 0.9), edge=0.2))
    r = rng(30)
    for x, y in zip(r.rand(420) * 1024, r.rand(420) * 140, strict=True):
        if canopy[int(y), int(x)] < 0.5:
            continue
        glow = math.exp(-(((x - 430) / 330) ** 2))
        hue = mix(mix("#7a2434", "#b8482c", r.rand()), "#f8b04c", glow * (0.3 + 0.6 * r.rand()))
        c.shape(leaf(x, y, 30 + r.rand() * 14, 40 + r.rand() * 100, 0.5), Ink(hue), 6, edge=0.4)


def _hairs(
    c: Canvas, mask: Array, box: tuple[int, int, int, int], flow: float, seed: int, n: int = 130
) -> None:
    """Short tapered strokes over a furred body, darker and lighter by turns."""
    r = rng(seed)
    dark, bright = [], []
    for k in range(n):
        x = box[0] + r.rand() * (box[2] - box[0])
        y = box[1] + r.rand() * (box[3] - box[1])
        a = flow + r.randn() * 0.22
        size = 18 + r.rand() * 16
        dx, dy = math.cos(a) * size, math.sin(a) * size
        stroke = (
            [(x, y), (x + dx * 0.5 - dy * 0.14, y + dy * 0.5 + dx * 0.14), (x + dx, y + dy)],
            [1, 4, 0.8],
        )
        (bright if k % 3 == 0 else dark).append(stroke)
    c.lines(dark, FUR.shade, 0.7, clip=mask)
    c.lines(bright, "#a86a58", 0.6, clip=mask)


def _shaggy(points: Points, tooth: float, n: int, seed: int) -> Path:
    """A closed outline with a hem of tufts."""
    r = rng(seed)
    out: list[Point] = []
    for k, at in enumerate(samples(points, n, closed=True)):
        out.append(
            (*at.beside(-tooth * (0.5 + r.rand()), -6), 0) if k % 2 else at.beside(tooth * 0.2)
        )
    return spline(out)


def _bear_back(c: Canvas) -> None:
    from_left = c.lit(FROM_LEFT)
    c.shadow(ellipse(770, 740, 260, 24), "#2c1428", 14, 0.9)
    body = _shaggy(
        "620,330 660,230 760,196 866,250 946,370 990,520 996,660 950,740 800,750 "
        "660,740 600,640 580,480",
        9,
        96,
        4,
    )
    m = from_left(body, FUR, 110, shading=0.95)
    _hairs(c, m, (560, 240, 1000, 740), 1.35, 5, 190)
    # what grows on something that old
    outline = foam("730,200 800,206 868,248 926,330 966,420", 12, 26, 30, 5, 20)
    from_left(outline, "#6a8a3c #2c4a34 #d0d878", 12, edge=0.3, clip=m)
    for x, y, s in ((818, 214, 1.2), (856, 236, 0.8), (934, 334, 1.0)):
        from_left(taper([(x, y + 8), (x + 2, y - 18 * s)], [9 * s, 7 * s]), HORN)
        cap = [(x - 18 * s, y - 14 * s, 0), (x, y - 36 * s), (x + 20 * s, y - 12 * s, 0)]
        from_left(spline(cap), "#c83c34 #6a1c34 #ff9a6c", 8)


def _paw(c: Canvas, x: float, y: float, w: float) -> None:
    outline = spline(about(x, y, "-1,16! -0.9,-14 0,-26 1,-10 1,16!", (w, 1)))
    c.shape(outline, FUR, 16, toward=FROM_LEFT, edge=0.4)
    for k in range(4):
        tx = x - w * 0.82 + k * w * 0.42
        c.shape(taper([(tx, y + 4), (tx - 8, y + 14), (tx - 10, y + 22)], [11, 9, 3]), HORN, 4)


def _bear_front(c: Canvas) -> Array:
    haunch = _shaggy("780,560 860,500 950,540 986,640 960,730 840,744 760,700 750,620", 7, 54, 8)
    m = c.shape(haunch, FUR, 60, toward=FROM_LEFT, edge=0.3)
    _hairs(c, m, (740, 500, 990, 740), 1.9, 9, 70)
    _paw(c, 770, 728, 62)
    for x, y, ink in ((700, 724, Ink("#48283a", "#1c1028", "#9a6450")), (618, 728, FUR)):
        leg = _shaggy(
            about(x, 0, "-6,440 62,470 56,600 44,716 -38,716 -44,600 -56,480"), 6, 54, int(x)
        )
        m = c.shape(leg, ink, 40, toward=FROM_LEFT, edge=0.35, merge=[(x + 10, 450, 60)])
        _hairs(c, m, (int(x) - 60, 470, int(x) + 66, 716), 1.5, int(x), 34)
        _paw(c, x - 8, y, 52)
    ruff = _shaggy("560,330 640,280 720,330 730,430 700,520 640,560 590,500 556,420", 12, 60, 12)
    m = c.shape(ruff, FUR, 60, toward=FROM_LEFT, edge=0.25, merge=[(720, 400, 60)])
    _hairs(c, m, (550, 300, 740, 560), 1.7, 3, 60)
    return m


def _bear_head(c: Canvas, ruff: Array) -> None:
    from_left = c.lit(FROM_LEFT)
    p = Place(612, 262, 1.12, -8)
    # antlers, drawn before the brow that covers their feet
    for pts, w in strokes_of(
        "30,-60 60,-120 50,-176 76,-214 : 22 18 14 4 | 56,-110 96,-136 104,-176 : 15 12 4 | "
        "54,-160 24,-178 14,-208 : 13 10 4 | -10,-66 -30,-120 -66,-150 -74,-196 : 22 18 14 4 | "
        "-30,-114 0,-146 -4,-186 : 14 11 4 | -62,-146 -98,-150 -116,-180 : 13 10 4"
    ):
        from_left(taper(p.points(pts), w), HORN, 8, edge=0.4)
    for x, y in ((60, -58), (-28, -66)):
        from_left(p.path(ellipse(x, y, 26, 28)), FUR, 14, edge=0.4)
        c.flat(p.path(ellipse(x - 3, y + 4, 14, 16)), "#24142e")
    skull = "96,-10 80,-60 20,-84 -40,-66 -74,-24 -112,2 -140,30 -140,62 -110,84 -50,92 20,96 84,70"
    jagged = [(x, y) for x, y, *_ in p.points(skull)]
    m = from_left(_shaggy(jagged, 5, 64, 17), FUR, 60, edge=0.25, drop=12)
    _hairs(c, m, (500, 190, 730, 370), 0.5, 21, 50)
    snout = spline("-60,-6 -104,6 -146,28 -152,56 -130,84 -80,90 -40,70 -34,24")
    sm = from_left(p.path(snout), MUZZLE, 26, merge=[(*p.points("-40,30")[0], 50)])
    c.shape(p.spline("-166,34 -146,18 -120,24 -128,46 -150,52"), Ink("#2c1830", lit="#a88894"), 9)
    strokes = placed(
        p.points,
        "-148,54 -140,66 -110,72 -76,64 -62,50 : 3 5 5 4 1 | -108,14 -90,30 -84,44 : 1 3 1",
    )
    c.lines(strokes, "#2c1424", clip=sm)
    c.flat(p.spline("-66,-16! -50,-30 -30,-22! -46,-10"), "#1c1028")
    c.flat(p.path(ellipse(-48, -20, 8, 8)), "#ffc84c")
    c.flat(p.path(ellipse(-50, -19, 4, 6)), "#1c1028")
    c.flat(p.path(ellipse(-52, -22, 2.4)), "#fffbe0")
    c.lines([(p.points("-78,-24 -52,-42 -22,-30"), [2, 9, 2])], "#24142e")
    # the collar and its bell
    collar = "540,366 596,436 660,452 760,404"
    from_left(
        taper(collar, [24, 29, 29, 24], cap=False), "#b83438 #581634 #f48060", 11, clip=ruff, drop=8
    )
    c.flat([ellipse(at.x, at.y, 5) for at in samples(collar, 11)[2:-2]], "#f0c860")
    outline = "592,508! 600,470 622,456 644,470 652,508! 622,516"
    from_left(outline, GOLD, 16, drop=8, edge=0.3, rim="#fffbe0", rim_width=3)
    c.lines("594,500 622,508 650,500 : 3 5 3", "#8a4628")
    c.shape(ellipse(622, 519, 9, 8), GOLD, 5)


def _ground(c: Canvas) -> None:
    v = 0.8 - c.rise(700, 760) * 0.6 + (c.swirl(60, 24, 4, 9, stretch=(2, 0.5)) - 0.5) * 0.7
    floor = c.rough("-40,800! -40,700 120,706 300,722 470,716 640,738 820,744 1064,730 1064,800!")
    c.field(v, "#3a1830 .25:#7a3034 .5:#b85c34 .75:#e8a04c #ffd880", floor)


def _fox(c: Canvas) -> None:
    from_right = c.lit(FROM_RIGHT, edge=0.3)
    ink = Ink("#d8622c", "#7a2834", "#ffb868", rim="#ffe4a0")
    c.shadow(ellipse(106, 734, 80, 12), "#2c1428", 8, 0.8)
    from_right(taper("80,716 30,700 22,640 52,604", [30, 44, 36, 6]), ink, 14)
    c.flat("52,602! 34,616 30,634 46,630", "#fff0dc")
    from_right("96,622 132,620 146,660 142,736! 66,738! 62,690", ink, 22)
    c.shape("128,640 144,660 140,700 126,690", "#fff0dc #c88a74 #ffffff", 8)
    from_right("98,560! 104,530! 118,552!", ink, 5)
    from_right("122,556! 134,526! 142,560!", ink, 5)
    head = spline("88,590 94,562 122,548 148,562 178,596! 156,610 126,626 98,620")
    from_right(head, ink, 18, drop=4)
    c.flat("176,597! 150,596 126,610 122,624 156,610", "#fff0dc")
    c.flat(ellipse(177, 596, 6, 5), "#1c1028")
    c.lines("136,580 146,574 154,582 : 2 5 2", "#1c1028")


def _staff(c: Canvas) -> None:
    from_right = c.lit(FROM_RIGHT, edge=0.3)
    from_right(taper("176,744 186,560 192,380 190,268", [18, 16, 15, 14]), WOOD, 8)
    from_right(
        taper("190,280 184,226 210,192 246,196 254,226 234,240", [14, 15, 16, 15, 12, 7]), WOOD, 8
    )


def _man(c: Canvas) -> None:
    from_right = c.lit(FROM_RIGHT)
    c.shadow(ellipse(290, 736, 140, 14), "#2c1428", 10, 0.85)
    for x in (300, 352):
        outline = spline(about(x, 0, "-26,690! 16,690! 22,716 52,728 52,742! -28,742!"))
        from_right(outline, "#5c3430 #24142a #d08a5c", 12, edge=0.3)
    cloak = spline(
        "224,400 280,384 336,400 362,470 376,580 396,712! 340,722 280,712 220,726 156,716! "
        "176,600 192,500"
    )
    m = from_right(cloak, CLOAK, 60, drop=10)
    c.lines(
        fan("250,470 236,590 200,724", "20,0 28,0 38,0", 5, [1, 7, 4]), CLOAK.shade, 0.75, clip=m
    )
    from_right(taper("190,556 280,574 374,552", [16, 18, 16]), WOOD, 7, clip=m)
    from_right("330,560! 352,556! 350,584 336,590", GOLD, 6)
    # the arm to the crook, under the pelt
    sleeve = spline("262,420! 226,426 194,452 172,490! 216,502! 240,486 276,456")
    m = from_right(sleeve, CLOAK, 18, edge=0.5, drop=6)
    c.lines("240,428 212,456 196,488 | 254,440 228,466 210,490 : 1 5 1", CLOAK.shade, 0.8, clip=m)
    c.shape(_limb("171,492 194,500 217,502", [11, 12, 11]), GOLD, 5, edge=0.4)
    # the wolf's pelt over his shoulders
    pelt = _shaggy("206,420 226,370 290,360 340,392 352,440 320,470 260,476 214,466", 10, 50, 5)
    m = from_right(pelt, PELT, 30, edge=0.3, drop=8)
    r = rng(6)
    strokes = strewn(
        zip(210 + r.rand(40) * 140, 370 + r.rand(40) * 90, strict=True),
        "0,0 2,10 -2,24",
        [1, 4, 0.8],
    )
    c.lines(strokes, PELT.shade, 0.7, clip=m)


def _points(points: Points) -> list[Point]:
    x, y, s = HEAD
    return [(x - px * s, y + py * s, *rest) for px, py, *rest in points_of(points)]


def _face(c: Canvas) -> None:
    face = spline(
        _points(
            "-20,-120 -66,-100 -80,-66 -86,-42 -82,-26 -104,8 -122,34 -116,48 -92,50 -96,64 "
            "-104,74 -92,80! -96,94 -80,140 -20,140 60,100 100,40 100,-60 60,-110"
        )
    )
    m = c.shape(face, SKIN, 30, toward=FROM_RIGHT, shading=0.6)
    c.wash(c.spot(300, 344, 18, 12) * 0.6, "#c8543c", clip=m)
    beard = spline(
        _points("30,0! -10,40 -50,60 -92,62 -100,90 -112,150 -100,210 -60,250! 0,220 60,150 80,40")
    )
    bm = c.shape(beard, BEARD, 30, toward=FROM_RIGHT, drop=6, edge=0.3)
    strokes = placed(_points, fan("20,60 10,130 -20,220", "-22,0 -22,0 -12,0", 5, [1, 4, 1]))
    c.lines(strokes, BEARD.shade, 0.75, clip=bm)
    strokes = placed(_points, "-78,-24 -60,-34 -36,-24 : 2 4 1 | -90,-50 -62,-64 -26,-54 : 4 10 2")
    c.lines(strokes, "#4a1c28")
    c.flat(spline(_points("-80,-22! -64,-32 -44,-20! -62,-14")), "#fff4e0", clip=m)
    c.flat(ellipse(*_points("-70,-21")[0], 4, 5), "#2c1830", clip=m)
    lip = spline(_points("-30,44! -60,52 -96,52 -112,66! -90,72 -60,76 -24,66"))
    c.shape(lip, BEARD, 9, toward=FROM_RIGHT, edge=0.4)
    # the wolf's head for a hood
    hood = spline(
        "226,380 212,320 224,270 262,248 306,254 334,280 352,296! 338,308 300,304 "
        "276,318 270,360 250,392"
    )
    hm = c.shape(hood, PELT, 26, toward=FROM_RIGHT, drop=8, edge=0.3)
    c.shape("240,262! 226,216! 264,246!", PELT, 8, toward=FROM_RIGHT, edge=0.3)
    c.shape("266,254! 264,210! 292,250!", PELT, 8, toward=FROM_RIGHT, edge=0.3)
    c.flat(ellipse(350, 296, 8, 6), "#24142e")
    strokes = (
        "300,274 312,268 322,276 : 1 5 1 | 240,290 232,330 240,374 | "
        "258,280 250,320 254,370 : 1 4 1 | 276,276 262,310 262,350 : 1 3 1"
    )
    c.lines(strokes, "#3a3450", 0.85, clip=hm)
    outlines = [spline([(x, 303, 0), (x + 9, 303, 0), (x + 5, 315, 0)]) for x in (308, 320, 332)]
    c.flat(outlines, "#fff6e0")


def _limb(points: Points, widths: list[float]) -> Path:
    """A limb with whole round ends, for ends that show."""
    line = points_of(points)
    first, last = line[0], line[-1]
    return union(
        taper(points, widths, cap=False),
        ellipse(first[0], first[1], widths[0] / 2),
        ellipse(last[0], last[1], widths[-1] / 2),
    )


def _arm(c: Canvas) -> None:
    # the hand on the crook
    from_right = c.lit(FROM_RIGHT)
    from_right("172,500 192,492 212,500 214,520 206,540 186,544 172,526", SKIN, 13, edge=0.4)
    from_right(taper("176,744 186,560 192,440", [18, 16, 15], cap=False), WOOD, 8, edge=0.4, drop=5)
    for k in range(4):
        y = 503 + k * 12
        from_right(
            _limb([(206 - k, y), (190, y - 3), (175 + k, y)], [13, 13, 10]), SKIN, 5, edge=0.6
        )
    # two fingers at the lips
    from_right("348,402! 344,384 352,368 372,368 384,384 382,406!", SKIN, 12, edge=0.35)
    for pts in ("362,378 344,370 324,370", "358,390 342,382 324,380"):
        from_right(_limb(pts, [12, 11, 9]), SKIN, 5, edge=0.4)
    sleeve = spline(
        "262,424 290,412 318,440 344,456 346,408! 386,408! 394,460 376,500 340,510 296,494 266,462"
    )
    m = from_right(sleeve, CLOAK, 22, edge=0.35, drop=8)
    c.lines("346,458 362,470 384,466 | 300,450 322,474 336,502 : 1 5 1", CLOAK.shade, 0.8, clip=m)
    c.shape(_limb("346,410 388,410", [13, 13]), GOLD, 5, edge=0.3)


def _whistle(c: Canvas) -> None:
    notes = []
    for k, size in enumerate((40, 62, 84)):
        arc: list[Point] = [
            (324 + math.cos(a) * size * 1.2, 364 + math.sin(a) * size)
            for a in np.linspace(-0.85, -0.1, 9)
        ]
        notes.append((arc, [1.5, 6 - k * 0.8, 1.5]))
    c.lines(notes, "#8a3434", 0.85)


def _leaves(c: Canvas) -> None:
    r = rng(21)
    for x, y in ((420, 210), (470, 470), (452, 620), (120, 300), (60, 420), (130, 470), (500, 560)):
        hue = ("#f0a83c", "#d85c2c", "#b8342c")[int(r.rand() * 3)]
        c.shape(leaf(x, y, 28, r.rand() * 360, 0.55), Ink(hue, lit="#ffe09c"), 5, edge=0.3)
    for _ in range(40):
        x, y = r.rand() * 1024, 728 + r.rand() * 30
        hue = ("#f0a83c", "#d85c2c", "#b8342c")[int(r.rand() * 3)]
        c.shape(leaf(x, y, 24, r.rand() * 60 - 30, 0.5), Ink(hue, lit="#ffe09c"), 4, edge=0.4)
    c.motes(scatter(rng(4), 46, (380, 420, 560, 640)), "#fff8d8", "#ffd880", radius=4)
    dark = c.mask(
        union(cloud(60, 770, 300, 40, 3, 9, flat=False), cloud(960, 776, 300, 36, 6, 9, flat=False))
    )
    c.wash(blur(dark, 3), "#2c1228")
