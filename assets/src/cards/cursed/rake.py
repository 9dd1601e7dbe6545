"""A rake drags the leaves off a grave: a crown, a goblet, and the hand that will not let go."""

from __future__ import annotations

import math
from itertools import pairwise

from art import Canvas, Ink, Light, Path, rng, rows, strokes_of
from art.geometry import Place, ellipse, move, points_of, polygon, rectangle, spline, taper, union
from art.motifs import ridge, scatter, sparkle

MOON = (452, 226)
LIGHT = Light(MOON, "#ffe0a0", "#170f1e")
WAY = (-0.5, -0.85)
IRON = Ink("#6c6a80", "#1e1630", "#d8d8c8", rim="#f4f4c8")
ASH = Ink("#b07a44", "#4a2430", "#ffdc98", rim="#fff0b8")
GOLD = Ink("#e8ae3c", "#7a3c20", "#fff6b8", rim="#fffbe0", rim_width=3)
BONE = Ink("#d8dcb0", "#5c5070", "#f8ffdc", rim="#e0ffa0", rim_width=3)
LEAVES = (
    Ink("#d8602c", "#6a1c2c", "#ffb860"),
    Ink("#b83c28", "#4c1428", "#f08a4c"),
    Ink("#e8942c", "#84381f", "#ffe08a"),
    Ink("#8a3430", "#34102a", "#d87850"),
)


def paint(c: Canvas) -> None:
    _dusk(c)
    _graves(c)
    _heap(c)
    _hole(c)
    _rake(c)
    _treasure(c)
    _front(c)
    c.finish(vignette=0.4)


def _dusk(c: Canvas) -> None:
    v = c.spot(*MOON, 640, 460) * 0.85 + (c.swirl(240, 80, 5, 6, stretch=(1.6, 0.5)) - 0.5) * 0.22
    c.field(v, "#1a1024 .18:#32183c .36:#5c2448 .54:#94404c .7:#d8784c .86:#f4b868 #fff0b8")
    moon = c.rough(ellipse(*MOON, 84))
    c.field(0.7 + (c.noise(50, 3, 2) - 0.5) * 0.6, "#f0c878 .4:#f8dc98 .7:#fff0c0 #fffbe4", moon)
    c.glow(moon, 44, "#ffb060", 0.4)
    c.shape(ridge(470, 22, 260, 5), "#4a2044 #2a1434 #b05c50", 30, toward=(0, -1))
    c.haze(380, 560, "#b05c50", 0.45)


def _graves(c: Canvas) -> None:
    stone = Ink("#3c2a50", "#1c1230", "#c08874", rim="#f8c890", rim_width=3)
    for x, y, w, h, turn in ((172, 540, 92, 130, -7), (486, 520, 64, 86, 4), (300, 500, 50, 64, 9)):
        slab = union(rectangle(x - w / 2, y - h, w, h + 90), ellipse(x, y - h, w / 2, w * 0.42))
        m = c.shape(move(slab, turn=turn, about=(x, y)), stone, 10, toward=(0.5, -0.8), edge=0.3)
        p = Place(x, y, 1, turn)
        strokes = [
            (p.points([(-w * 0.26, -h * q), (w * 0.26, -h * q)]), [3, 4, 2]) for q in (0.9, 0.7)
        ] + [(p.points([(w * 0.3, -h), (w * 0.12, -h * 0.6), (w * 0.3, -h * 0.3)]), [1, 4, 1])]
        c.lines(strokes, "#1c1230", 0.8, clip=m)
    dark = Ink("#28142c", "#120a1a", "#8a4c48", rim="#f0a878", rim_width=3)
    limbs = strokes_of(
        "940,620 930,480 952,340 930,220 948,60 930,-30 : 120 84 70 60 52 40 | "
        "936,330 860,260 800,250 736,206 : 40 26 18 4 | 820,252 790,210 780,168 : 16 12 3 | "
        "946,200 1000,140 1040,120 : 34 24 16 | 936,150 880,96 820,80 760,84 : 30 20 12 3"
    )
    c.shape(union(*(taper(q, w) for q, w in limbs)), dark, 30, toward=(-0.9, -0.4))
    hollow = spline("936,388 956,366 972,392 968,446 950,466 936,440")
    c.flat(hollow, "#120a1a")
    for x in (946, 962):
        c.flat(ellipse(x, 412, 5, 7), "#c8f060")


def _leaf(size: float) -> Path:
    """Five lobes and a stem."""
    half = (
        "0,-1.1! .14,-.62 .3,-.78! .34,-.42 .78,-.5! .62,-.2 .9,.04! .46,.12 .5,.42! "
        ".16,.34 .06,.46!"
    )
    pts = [w.split(",") for w in half.split()]
    right = [(float(a), float(b.rstrip("!")), *((0.0,) if b.endswith("!") else ())) for a, b in pts]
    left = [(-p[0], *p[1:]) for p in right[:0:-1]]
    return move(spline([*right, *left]), scale=size)


def _drop_leaf(
    c: Canvas, x: float, y: float, size: float, turn: float, kind: int, flat: float = 0.7
) -> None:
    blade = move(_leaf(size), turn=turn)
    blade = move(blade, x, y, (1, flat))
    ink = LEAVES[kind % 4]
    m = c.shape(blade, ink, size * 0.22, toward=WAY, edge=0.25, drop=5, drop_cover=0.4)
    a = math.radians(turn)
    tip = (x + math.sin(a) * size * 0.9, y - math.cos(a) * size * 0.9 * flat)
    foot = (x - math.sin(a) * size * 0.7, y + math.cos(a) * size * 0.7 * flat)
    c.lines([([foot, tip], [4, 1])], ink.shade, 0.9, clip=m)


def _heap(c: Canvas) -> None:
    ground = spline("-20,560! 120,536 300,550 520,530 760,556 1044,540! 1044,800! -20,800!")
    c.shape(ground, "#5c2430 #260f22 #c8603c", 30, toward=(-0.3, -1))
    r = rng(3)
    dots = []
    for _ in range(280):
        y = 536 + r.rand() * 226
        dots.append((y, r.rand() * 1060 - 20, r.rand() * 360, r.randint(4)))
    for y, x, turn, kind in sorted(dots):
        if math.hypot((x - 400) / 290, (y - 684) / 66) < 1:
            continue
        _drop_leaf(c, x, y, 21 + (y - 536) * 0.1 + r.rand() * 8, turn, kind)


def _hole(c: Canvas) -> None:
    """Bare black earth, where the tines have been; something gleams below."""
    bare = spline("96,680 190,632 340,616 500,622 640,646 690,684 650,724 540,744 380,752 190,738")
    m = c.rough(bare)
    v = c.spot(360, 700, 320, 90) * 0.8 + (c.noise(60, 4, 4) - 0.5) * 0.5
    c.field(v, "#120a18 .3:#22142a .55:#2c3034 .8:#5c7c3c #b8e068", m)
    c.glow(c.mask(ellipse(360, 704, 190, 26)), 40, "#80d040", 0.4)


def _bone(c: Canvas, line: str, width: float) -> None:
    """A row of small bones, thick at every joint."""
    joints = points_of(line)
    for a, b in pairwise(joints):
        mid = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        part = taper([a[:2], mid, b[:2]], [width + 3, width - 5, width + 2])
        c.shape(part, BONE, 8, toward=WAY, edge=0.6, drop=6)


def _treasure(c: Canvas) -> None:
    # the crown hangs on the first tine
    p = Place(312, 644, 1.2, -12)
    c.flat(p.path(ellipse(0, 18, 78, 18)), "#3a1a1c")
    band = spline(
        "-76,20! -88,-64! -50,-18! -40,-76! -8,-24! 10,-84! 30,-24! 62,-74! 60,-16! "
        "94,-58! 78,22! 0,36"
    )
    m = c.shape(p.path(band), GOLD, 16, toward=WAY, edge=0.5, drop=12)
    c.lines([(p.points("-76,6 0,22 78,8"), [3, 5, 3])], GOLD.shade, 0.8, clip=m)
    for x, hue in ((-40, "#c8304c"), (6, "#58c870"), (50, "#c8304c")):
        gem = p.path(ellipse(x, -6 - abs(x) * 0.1, 11, 12))
        c.shape(gem, Ink(hue, lit="#ffe8d0"), 8, toward=WAY, edge=0.4)
    for x, y in ((-86, -60), (-40, -70), (10, -78), (62, -68), (93, -54)):
        c.shape(p.path(ellipse(x, y, 9)), GOLD, 7, toward=WAY, edge=0.3)
    # a goblet has rolled out
    q = Place(568, 704, 1.0, 74)
    c.shape(q.spline("-40,50 0,40 40,50 0,60"), GOLD, 8, toward=WAY, drop=8)
    c.shape(q.spline("-10,-6! 10,-6! 9,48! -9,48!"), GOLD, 8, toward=WAY)
    cup = spline("-46,-84! 46,-84! 42,-36 10,-4! -10,-4! -42,-36")
    m = c.shape(q.path(cup), GOLD, 30, toward=WAY, edge=0.5, drop=10)
    c.flat(q.path(ellipse(0, -84, 46, 14)), "#4a2420")
    c.put(GOLD.lit, c.mask(q.path(ellipse(0, -84, 45, 14)), stroke=4))
    c.lines([(q.points("-42,-56 0,-44 42,-56"), [3, 5, 3])], GOLD.shade, 0.8, clip=m)
    for x in (-22, 2, 24):
        gem = q.path(ellipse(x, -54, 7, 8))
        c.shape(gem, Ink("#58c870", lit="#f0ffd0"), 6, toward=WAY, clip=m)
    # the owner objects
    _bone(c, "62,790 138,700", 24)
    _bone(c, "92,800 158,716", 20)
    for line, w in (
        ("144,690 182,640 222,596 258,604", 18),
        ("150,696 196,656 242,626 278,640", 18),
        ("154,704 202,676 246,662 276,676", 17),
        ("156,714 200,700 240,696 262,706", 16),
    ):
        _bone(c, line, w)
    _bone(c, "140,700 130,650 158,612", 17)
    c.shape(ellipse(148, 700, 25, 22), BONE, 12, toward=WAY, edge=0.4)


def _rake(c: Canvas) -> None:
    """Seen from below the head: the tines come down before us, the shaft leads back up."""
    shaft = taper("716,470 672,250 636,60 616,-40", [44, 36, 30, 26], cap=False)
    m = c.shape(shaft, ASH, 18, toward=WAY, edge=0.4)
    grain = ("708,440 670,260 636,90", "724,440 686,270 650,80", "690,380 678,330 674,280")
    c.lines([(g, [1, 4, 1]) for g in grain], ASH.shade, 0.7, clip=m)
    for k in range(5):
        strokes = [([(688 + k * 6, 392 + k * 16), (718 + k * 4, 380 + k * 16)], [6, 8, 6])]
        c.lines(strokes, "#e8d8a0", 0.95)
    bar = [(436, 466), (560, 474), (700, 486), (860, 502), (976, 516)]
    for k in range(7):
        t = k / 6
        x, y = 450 + 512 * t, 474 + 40 * t
        tine = [(x, y), (x - 6, y + 40), (x - 22, y + 120), (x - 58, y + 184), (x - 112, y + 208)]
        c.shape(taper(tine, [32, 32, 27, 19, 6]), IRON, 12, toward=WAY, edge=0.5, drop=14)
    c.shape(taper(bar, [46, 54, 58, 54, 46]), IRON, 20, toward=WAY, edge=0.5, drop=16)
    c.lines("444,484 700,504 966,530 : 2 5 2", IRON.shade, 0.6)
    for k in range(7):
        t = k / 6
        c.shape(ellipse(452 + 510 * t, 468 + 41 * t, 9), GOLD, 6, toward=WAY, edge=0.5)
    socket = polygon("672,512 686,432 742,428 766,516")
    c.shape(socket, IRON, 14, toward=WAY, edge=0.5, drop=8)
    eye = c.flat("694,476! 720,455 746,476! 720,496", "#c8f060")
    c.flat(ellipse(720, 475, 6, 15), "#170f1e")
    c.glow(eye, 16, "#90e040", 0.7)


def _front(c: Canvas) -> None:
    r = rng(8)
    for k in range(34):
        x = 690 + r.rand() * 340 if k < 24 else r.rand() * 120 - 20
        _drop_leaf(c, x, 700 + r.rand() * 70, 36 + r.rand() * 12, r.rand() * 360, k)
    for x, y, s, t, k in rows(
        "360 566 22 40 2 | 258 396 25 120 0 | 572 366 24 200 2 | 760 420 22 300 2"
    ):
        _drop_leaf(c, x, y, s, t, k, 0.9)
    c.lines(sparkle(388, 560, 42, 6), "#fffbe0")
    c.lines(sparkle(648, 690, 30, 6), "#fffbe0")
    c.motes(scatter(rng(4), 40, (220, 560, 640, 720)), "#e0ffa0", "#90e040", radius=4)
