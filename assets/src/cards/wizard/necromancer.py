"""By a ram's skull and a spade the necromancer calls up a buried king; his house is still lit."""

from __future__ import annotations

import numpy as np
from art import Canvas, Ink, Light, Path, Place, each, fan, placed, rng, rows, strokes_of
from art.bones import NOSTRIL, SKULL, SOCKET
from art.geometry import ellipse, move, points_of, polygon, rectangle, samples, spline, taper, union
from art.motifs import ridge, scatter

LIGHT = Light((300, 560), "#d4ffb0", "#0a0a24")
CLOTH = Ink("#40225c", "#12092a", "#5f9a6c")
BONE = Ink("#dcd8b0", "#5c6a5c", "#fbffdc")
SOIL = Ink("#2a2440", "#100d24", "#6aa860")
GRAVE = (-0.8, 0.15)


def paint(c: Canvas) -> None:
    _night(c)
    _house(c)
    _stones(c)
    _grave(c)
    _king(c)
    _threads(c)
    _spade(c)
    _robe(c)
    _head(c)
    _arm(c)
    _ground(c)
    c.finish(vignette=0.36)


def _night(c: Canvas) -> None:
    v = c.spot(560, 290, 560, 480) * 0.75 + (c.swirl(240, 100, 5, 7, stretch=(1, 0.5)) - 0.5) * 0.3
    c.field(v, "#0e0c2a .2:#1d1a48 .4:#33346a .58:#4f6480 .75:#7fa08a #b8d098")
    moon = c.rough(ellipse(560, 250, 206))
    c.glow(moon, 60, "#a8c890", 0.5)
    face = (c.noise(110, 4, 5) - 0.5) * 0.5 + 0.72 - np.hypot(c.x - 500, c.y - 220) / 900
    c.field(face, "#3f6272 .3:#5c8480 .6:#86a888 #b4c890", moon)
    for pts, w in strokes_of(
        "180,346 420,330 640,352 900,336 : 3 40 30 3 | "
        "330,400 560,416 760,398 990,410 : 3 28 36 3 | -20,290 120,300 300,284 : 8 34 3"
    ):
        c.shape(taper(pts, w), "#2c3364 #1a1a44 #4a6480", 14, toward=(0.2, -1))


def _house(c: Canvas) -> None:
    outline = ridge(560, 24, 210, 12, peaks=((890, 90, 150), (40, 60, 160)))
    c.shape(outline, "#262250 #141236 #56707a", 40, toward=(-0.3, -1))
    ink = Ink("#1a1740", "#0c0a26", "#4a5a7a")
    for x, w, h, roof, lean in rows("846 66 90 1.1 -3 | 906 80 64 0.8 2 | 880 40 150 1.6 4"):
        y = 500
        half = w / 2
        body = rectangle(x - half, y - h, w, h + 10)
        gable = polygon([(x - half - 10, y - h), (x + 4, y - h - w * roof), (x + half + 10, y - h)])
        c.shape(move(union(body, gable), turn=lean, about=(x, y)), ink, 10, toward=(-1, -0.4))
    panes = [rectangle(836, 440, 18, 24, 2), rectangle(899, 458, 14, 20, 2)]
    lit = c.flat(panes, "#ffc860")
    c.glow(lit, 12, "#ff9a40", 0.9)
    c.haze(470, 640, "#5f8a78", 0.5)


def _tomb(x: float, y: float, w: float, h: float, turn: float) -> Path:
    stone = union(rectangle(x - w / 2, y - h, w, h + 30), ellipse(x, y - h, w / 2, w * 0.46))
    return move(stone, turn=turn, about=(x, y))


def _stones(c: Canvas) -> None:
    for x, y, w, h, turn in rows(
        "120 590 66 62 -7 | 214 566 46 44 5 | 946 610 84 84 8 | 468 574 44 40 -6 | "
        "830 580 50 46 -4 | 38 640 80 90 6"
    ):
        outline = _tomb(x, y, w, h, turn)
        m = c.shape(
            outline, "#4a4a70 #1c1a40 #9cc48c", 10, toward=(1 if x < 300 else -1, 0.1), edge=0.3
        )
        strokes = [
            ([(x - w * 0.25, y - h * 0.8 + k), (x + w * 0.25, y - h * 0.8 + k)], [1, 3, 1])
            for k in (0, 14, 28)
        ]
        c.lines(strokes, "#1c1a40", 0.6, clip=m)


def _grave(c: Canvas) -> None:
    c.shape(ridge(650, 14, 150, 4), "#221d40 #100d28 #4a6a5c", 30, toward=(-0.2, -1))
    pit = c.rough(ellipse(290, 668, 190, 44))
    c.field(c.spot(290, 680, 200, 60), "#123a30 .3:#2a8a4a .6:#9cf07a #f4ffd0", pit)
    c.glow(pit, 60, "#6af070", 0.85)
    for k, (x, lean, w) in enumerate(rows("180 -70 60 | 250 -26 70 | 330 20 70 | 400 74 56")):
        c.beam(
            [(x - w / 2, 668), (x + w / 2, 668), (x + lean + w, 300 + k * 10), (x + lean - w, 300)],
            "#8af088",
            0.5,
            14,
        )


def _king(c: Canvas) -> None:
    p = Place(266, 444, 1.12, 8)
    _bone(c, p, "-8,40 -10,70 -4,96", [22, 20, 22])
    _bone(c, p, "-64,96 -86,128 -92,168", [22, 12, 12, 19])
    _bone(c, p, "-92,168 -84,196 -62,224", [18, 10, 10, 14])
    cage = spline("-34,88 0,84 40,88 62,130 62,180 40,214 4,222 -34,214 -58,180 -58,130")
    c.flat(p.path(cage), "#12302e", 0.9)
    for k in range(6):  # the spine shows below the breastbone
        c.shape(p.path(rectangle(-8, 150 + k * 16, 24, 14, 6)), BONE, 6, edge=0.5)
    for k, half in enumerate((46, 58, 63, 60, 50)):
        y = 112 + k * 23
        for side in (-1, 1):
            rib = [
                (4 + side * 4, y + 10),
                (2 + side * half * 0.55, y + 13),
                (2 + side * half * 0.98, y - 3),
                (2 + side * half * 0.86, y - 17),
            ]
            c.shape(taper(p.points(rib), [8, 14, 13, 7]), BONE, 6, toward=(0.2, 0.9), edge=0.5)
    outline = p.spline("-9,92! 17,92! 13,120 15,160 4,196! -7,160 -5,120")
    c.shape(outline, BONE, 8, toward=(0.4, 0.6), edge=0.5)
    _bone(c, p, "2,96 -30,84 -62,94", [15, 11, 11, 17])
    _bone(c, p, "6,96 38,84 68,94", [15, 11, 11, 17])
    # the arm that reaches for the caller
    _bone(c, p, "68,96 84,124 94,154", [21, 12, 12, 19])
    _bone(c, p, "92,152 104,110 98,44", [15, 8, 8, 12])
    _bone(c, p, "100,152 116,110 110,42", [15, 8, 8, 12])
    c.shape(p.path(ellipse(96, 153, 13, 11)), BONE, 7, edge=0.4)
    c.shape(p.spline("92,44 94,24 106,16 120,22 120,42 106,50"), BONE, 8, edge=0.4)
    for pts in each(
        "96,26 86,4 84,-22 | 103,20 101,-8 106,-36 | 112,20 119,-6 129,-26 | 118,30 132,16 148,10"
    ):
        _bone(c, p, pts, [12, 8, 9, 5])
    m = c.shape(p.spline(SKULL), BONE, 40, toward=(0.3, 0.9), edge=0.2)
    jaw = spline("-14,34! 6,42 18,54 48,56! 50,72 26,80 0,66")
    c.shape(p.path(jaw), BONE, 10, toward=(0.3, 0.9), edge=0.4)
    socket = c.flat(p.spline(SOCKET), "#141230", clip=m)
    c.flat(p.spline(NOSTRIL), "#141230", clip=m)
    c.lines([(p.points([(x, 34), (x + 1, 48)]), [2, 3]) for x in (20, 28, 36, 44)], "#3a3a48", 0.9)
    c.lines([(p.points("-20,16 0,10 16,20"), [1, 4, 1])], BONE.shade, 0.8, clip=m)
    eye = c.flat(p.path(ellipse(28, -8, 7)), "#c8ff90", clip=socket)
    c.glow(eye, 9, "#60ff60", 1.2)
    crown = "-50,-36! -66,-92! -36,-72! -22,-112! 0,-80! 24,-110! 28,-72! 58,-78! 44,-34! 0,-54"
    c.shape(p.spline(crown), "#d8a23c #6a4a2c #fff0a0", 9, drop=5, edge=0.3)
    c.flat([p.path(ellipse(x, y, 6, 7)) for x, y in ((-22, -66), (4, -68), (28, -58))], "#a82848")


def _bone(c: Canvas, p: Place, points: str, widths: list[float]) -> None:
    """A long bone, thick at its joints."""
    c.shape(taper(p.points(points), widths), BONE, 6, toward=(0.2, 0.8), edge=0.45)


def _threads(c: Canvas) -> None:
    strokes = strokes_of(
        "404,352 370,350 310,366 276,356 : 2 5 3 4 | 404,360 420,390 414,424 : 2 5 2 | "
        "402,344 330,300 250,320 212,400 : 2 5 4 2 | 398,350 300,270 180,330 166,480 : 2 4 4 1"
    )
    m = c.lines(strokes, "#c8ff9c", 0.9)
    c.glow(m, 9, "#60f060", 0.9)


def _spade(c: Canvas) -> None:
    lit = c.lit(GRAVE)
    lit(taper("772,760 768,560 764,330", [18, 16, 16]), "#6a4634 #241832 #c0c080", edge=0.3)
    blade = spline("724,336! 806,332! 810,262 790,238 766,222! 738,240 722,270")
    m = c.shape(blade, "#7c8492 #2c2c50 #e4f4d0", 14, toward=(-0.9, 0), edge=0.4)
    c.lines("765,336 764,296 765,262 : 8 6 1", "#3a3a5c", clip=m)
    lit("742,338! 788,336! 778,384! 754,384!", "#6a7080 #2c2c50 #dcecc8", 8)


def _robe(c: Canvas) -> None:
    lit = c.lit(GRAVE)
    robe = spline(
        "566,250 516,300 500,360 504,450 480,560 452,660 410,742! 470,730 520,750 "
        "580,732 640,752 710,736 790,752! 776,640 752,520 726,400 700,310 650,250"
    )
    m = lit(robe, CLOTH, 80, rim="#a8f088", rim_width=4, drop=14)
    folds = fan("540,380 520,540 470,740", "26,0 36,0 52,0", 7, [1, 7, 4])
    c.lines(folds, "#0d0a22", 0.75, clip=m)
    strokes = [([(x - 7, y) for x, y in pts], [0.5, 3, 2]) for pts, _ in folds[:4]]
    c.lines(strokes, "#5f9a6c", 0.6, clip=m)
    outline = taper("500,470 600,494 742,468", [18, 20, 18])
    belt = c.shape(outline, "#5a3a34 #221428 #a8b070", 8, clip=m, toward=(-0.6, -0.6))
    c.lines("560,476 564,500 : 4 5", "#221428", clip=belt)
    for x, y, turn in ((548, 512, -14), (580, 520, 10), (612, 516, -4)):
        bow = move(ellipse(0, 0, 9), x, y, 1, turn)
        lit(bow, "#b08a44 #4a3430 #f4f0a0", 5)
        c.flat(ellipse(x, y, 4), "#171230")
        c.lines([([(x, y + 8), (x + turn * 0.4, y + 46)], [5, 5])], "#b08a44")
        c.lines([([(x, y + 40), (x - 11, y + 42)], [5, 5])], "#b08a44")
    # a collar of black feathers
    for k in range(11):
        t = k / 10
        x, y = 506 + 200 * t, 330 - 50 * np.sin(t * np.pi) + 6 * (k % 2)
        feather = spline("0,-44! 24,-10 18,44 0,78! -18,40 -24,-8")
        lit(move(feather, x, y, 1, 38 - 76 * t), "#332c5c #0d0a26 #7cc084 #8ad880 2", 12, edge=0.4)


def _head(c: Canvas) -> None:
    hood = spline("560,290 556,210 590,148 640,136 684,170 700,240 690,310 620,330")
    c.shape(hood, "#241d40 #0d0a22 #4f7a64", 50, toward=GRAVE)
    horn = points_of("588,190 618,118 676,112 714,158 706,222 662,250 624,232 612,204")
    widths = [50, 54, 50, 44, 36, 26, 16, 5]
    outline = taper(horn, widths)
    hm = c.shape(
        outline, "#8a7a62 #33284a #e8ecb8 #c8f0a0 3", 22, toward=(-0.8, -0.2), drop=10, edge=0.3
    )
    _rings(c, horn, widths, hm)
    p = Place(580, 214, 1.12, 6)
    jaw = spline("8,36! -40,66 -96,84 -112,96! -84,104 -30,88 20,62")
    c.shape(p.path(jaw), BONE, 10, toward=GRAVE, edge=0.4)
    skull = spline(
        "36,20 30,-34 -2,-54 -40,-42 -74,-6 -108,34 -130,64 -134,84! -110,86 -84,70 -48,58 -8,52"
    )
    m = c.shape(p.path(skull), BONE, 34, toward=(-0.9, 0.1), drop=8, edge=0.3)
    socket = c.flat(p.spline("-34,-10 -14,-26 6,-12 -4,10 -26,12"), "#120f2c", clip=m)
    eye = c.flat(p.path(ellipse(-15, -6, 8, 7)), "#d8ff98", clip=socket)
    c.glow(eye, 11, "#60ff60", 1.3)
    c.flat(p.spline("-124,58! -104,46 -98,58 -118,74"), "#1a1834", clip=m)
    strokes = placed(
        p.points,
        "-2,30 -40,42 -84,56 : 1 4 1 | -44,-30 -66,0 -92,28 : 1 3 1 | 10,-30 22,-8 14,20 : 1 4 1",
    )
    c.lines(strokes, BONE.shade, 0.8, clip=m)
    strokes = [
        (p.points([(x, 62 - x * 0.2 - 14), (x - 3, 76 - x * 0.2 - 14)]), [3, 4])
        for x in range(-84, -20, 13)
    ]
    c.lines(strokes, "#4a4a58", 0.9)


def _rings(c: Canvas, horn: list[tuple[int, int]], widths: list[int], clip: np.ndarray) -> None:
    line = samples(horn, 26)
    w = np.interp(np.linspace(0, 1, 26), np.linspace(0, 1, len(widths)), widths) * 0.55
    c.lines(
        [
            ([at.beside(-k), at.beside(0, 5), at.beside(k)], [1, 4, 1])
            for at, k in zip(line, w, strict=True)
        ][1:],
        "#33284a",
        0.75,
        clip=clip,
    )


def _arm(c: Canvas) -> None:
    lit = c.lit(GRAVE)
    hand = Ink("#b8b890", "#4a4a5c", "#f4ffd0")
    for pts in each(
        "428,356 404,336 398,306 | 430,350 416,326 418,296 | 426,362 396,352 376,334 | "
        "428,370 404,374 384,364"
    ):
        lit(taper(pts, [15, 12, 6]), hand, 5, edge=0.35)
    lit(taper("470,372 446,364 424,356", [26, 28, 26]), hand, 10, edge=0.3)
    sleeve = "590,330 530,322 462,338 436,346! 446,380 440,430 452,500! 500,470 560,450 620,420"
    m = lit(sleeve, CLOTH, 34, rim="#a8f088", rim_width=4, drop=5, merge=[(626, 384, 110)])
    c.flat("438,350! 456,380 452,440 454,492! 444,440 446,384", "#0a0820", clip=m)
    c.lines(
        "580,350 520,380 462,450 : 1 6 2 | 600,380 540,410 480,470 : 1 5 2", "#0d0a22", 0.8, clip=m
    )


def _ground(c: Canvas) -> None:
    for x, y, w, h in ((150, 712, 190, 46), (424, 722, 170, 34), (292, 738, 260, 36)):
        outline = spline(
            f"{x - w / 2},{y + 60}! {x - w * 0.4},{y} {x},{y - h * 0.5} "
            f"{x + w * 0.4},{y} {x + w / 2},{y + 60}!"
        )
        c.shape(outline, SOIL, 16, toward=(0, -1))
    c.shape(ridge(738, 12, 90, 31), "#16122e #0a0820 #3a5a4c", 12, toward=(-0.2, -1))
    r = rng(6)
    strokes = [
        ([(x, 762), (x + r.randn() * 5, 740), (x + r.randn() * 16, 716 - 14 * r.rand())], [5, 4, 1])
        for x in r.rand(46) * 1024
    ]
    c.lines(strokes, "#0c0a22")
    c.motes(scatter(rng(9), 70, (120, 280, 480, 660)), "#dcffb0", "#60f060", radius=5)
