"""A rake drags the leaves off a grave: behind its teeth a crown, and a hand that holds on."""

from __future__ import annotations

from art import Canvas, Ink, Light, each, fan, long_bone, rng, rows
from art.geometry import Place, ellipse, rectangle, taper, union
from art.motifs import leaf, ridge, scatter, sparkle, trunk

MOON = (330, 210)
LIGHT = Light(MOON, "#fff0c0", "#1c0c2c")
WAY = (-0.6, -0.8)
IRON = Ink("#66688c", "#1e1838", "#d8dcd8", rim="#fffbd8")
ASH = Ink("#b07a44", "#4a2430", "#ffdc98", rim="#fff0b8")
GOLD = Ink("#e8ae3c", "#7a3c20", "#fff6b8", rim="#fffbe0")
BONE = Ink("#e4e4bc", "#5c5078", "#fffff0", rim="#fffff0", rim_width=3)
LEAVES = "#d8602c/#6a1c2c/#ffb860 | #b83c28/#4c1428/#f08a4c | #e8942c/#84381f/#ffe08a"
GRIP = 566


def paint(c: Canvas) -> None:
    c.layers(_dusk, _graves, _heap, _crown, _wrist, _rake, _fingers, _front)
    c.finish(vignette=0.26)


def _dusk(c: Canvas) -> None:
    v = 0.12 + c.spot(*MOON, 820, 620) * 0.84
    v += (c.swirl(240, 80, 5, 6, stretch=(1.6, 0.5)) - 0.5) * 0.22
    c.field(v, "#3a1c4c .16:#5c2858 .32:#8c3c58 .5:#c8605c .68:#f09c68 .84:#ffcf90 #fff6d0")
    moon = c.rough(ellipse(*MOON, 128))
    c.field(0.72 + (c.noise(60, 3, 2) - 0.5) * 0.6, "#f0c878 .4:#f8dc98 .7:#fff0c0 #fffdf0", moon)
    c.glow(moon, 60, "#ffc070", 0.5)


def _graves(c: Canvas) -> None:
    c.shape(ridge(500, 22, 260, 5), "#6c305c #3c1c48 #e08868", 30, toward=WAY)
    stone = Ink("#54386c", "#281840", "#e8a888", rim="#ffd0a0", rim_width=3)
    for x, y, w, h, turn in rows("110 560 110 150 -6 | 700 540 84 110 7 | 860 570 120 170 -4"):
        p = c.at(Place(x, y, 1, turn))
        slab = union(rectangle(-w / 2, -h, w, h + 60), ellipse(0, -h, w / 2, w * 0.42))
        m = p.shape(slab, stone, 12, toward=WAY)
        marks = fan(f"{-w * 0.28},{-h} {w * 0.28},{-h}", "0,26 0,26", 3, [3, 6, 3])
        p.lines(marks, "#281840", clip=m)
    c.shape(trunk(1000, 90, 3), "#3c2048 #1c1030 #b0605c", 30, toward=WAY)
    c.haze(430, 640, "#d87c64", 0.4)


def _leaves(c: Canvas, seed: int, count: int, box: tuple[float, float, float, float]) -> None:
    r = rng(seed)
    inks, dots = each(LEAVES), scatter(r, count, box, (30, 58), 1)
    for k, (x, y, size) in enumerate(sorted(dots, key=lambda dot: dot[1])):
        blade = leaf(x, y, size, r.rand() * 360, 0.62)
        c.shape(blade, inks[k % 3], 7, toward=WAY, drop=5, fray=False)


def _heap(c: Canvas) -> None:
    c.shape(ridge(590, 18, 200, 9), "#7c3040 #34142c #e08850", 30, toward=(0, -1))
    _leaves(c, 4, 130, (-20, 590, 1040, 690))


def _crown(c: Canvas) -> None:
    """On its side, where the moon can see it."""
    p = c.at(Place(316, 556, 1.5, -14), toward=WAY)
    p.shadow(ellipse(6, 52, 110, 20), "#1c0c2c", 10, 0.8)
    p.shape("-86,34! 0,14 86,34! 80,-6 0,-22 -80,-6", "#8a4c28 #3c1828 #d8924c", 12)
    p.shape(
        """-86,30! -104,-74! -56,-14 -46,-96! 0,-26 46,-96! 56,-14 104,-74! 86,30!
        0,54""",
        GOLD,
        22,
    )
    for x, hue in ((-50, "#3c9a78"), (0, "#d83c50"), (50, "#3c6ad8")):
        p.shape(ellipse(x, 18 + (x == 0) * 9, 13), Ink(hue, lit="#fff0e0"), 9)
    for x, y in ((-104, -78), (-46, -100), (46, -100), (104, -78)):
        p.shape(ellipse(x, y, 10), GOLD, 7)
    c.lines(sparkle(250, 500, 66, 10), "#fffdf0")


def _rake(c: Canvas) -> None:
    """Seen from the ground: five teeth as tall as a man."""
    c.shape(taper("560,150 700,30 800,-60", [60, 66, 70], cap=False), ASH, 26, toward=WAY, drop=14)
    for x, foot, w in rows("120 40 62 | 352 -6 66 | 590 -24 70 | 812 -30 70 | 1020 -34 66"):
        y = 196 - (x - 120) * 0.06
        tooth = [(x, y), (x + 8, y + 190), (x + foot * 0.3, y + 380), (x + foot - 60, 716)]
        c.shape(taper(tooth, [w, w, w * 0.86, 14]), IRON, 26, toward=WAY, drop=24, drop_cover=0.7)
    bar = "40,204 380,186 760,164 1060,140"
    m = c.shape(taper(bar, [84, 90, 92, 94]), IRON, 30, toward=WAY, drop=20)
    c.lines("50,226 500,204 1040,166 : 3 10 4", "#1e1838", 0.7, clip=m)
    for x in (120, 352, 812):
        nail = ellipse(x, 200 - (x - 120) * 0.055, 19)
        c.shape(nail, "#d8a048 #6a3430 #fff4b0", 12, toward=WAY, drop=6)
    socket = "500,206! 516,120 560,78! 664,70! 668,130 650,196! 576,216"
    c.shape(socket, IRON, 26, toward=WAY, drop=16, edge=0.4)
    p = c.at(Place(584, 146, 1.3, -4))
    eye = p.flat("-34,0! 0,-24 34,0! 0,24", "#b8f870")
    p.flat(ellipse(0, 0, 7, 20), "#1c0c2c")
    c.glow(eye, 20, "#80e850", 1.0)


def _knuckle(k: int) -> tuple[float, float]:
    return GRIP + 86 - k * 9, 410 + k * 52


def _wrist(c: Canvas) -> None:
    """The arm comes up through the leaves behind the tooth."""
    lit = c.lit(WAY, drop=10)
    for line in (((760, 800), (720, 640)), ((806, 800), (752, 650))):
        lit(long_bone(*line, 30), BONE, 14)
    for k in range(4):
        lit(long_bone((734 - k * 4, 640), _knuckle(k), 21), BONE, 10, edge=0.4)
    lit(long_bone((720, 640), (GRIP + 40, 610), 22), BONE, 10)
    lit(union(*(ellipse(x, y, 22, 18) for x, y in ((706, 640), (738, 636), (766, 650)))), BONE, 12)


def _fingers(c: Canvas) -> None:
    """They are closed round it."""
    lit = c.lit(WAY, drop=12, edge=0.4)
    for k in range(4):
        x, y = _knuckle(k)
        bend, end = (GRIP + 4 + k * 3, y - 14), (GRIP - 48 - k % 2 * 8, y + 24)
        lit(long_bone((x, y), bend, 21), BONE, 11)
        lit(long_bone(bend, end, 17), BONE, 9)
        lit(
            taper([end, (end[0] - 2, end[1] + 22), (end[0] + 22, end[1] + 42)], [18, 16, 3]),
            BONE,
            7,
        )
    lit(long_bone((GRIP + 40, 610), (GRIP - 20, 622), 20), BONE, 10)


def _front(c: Canvas) -> None:
    _leaves(c, 9, 90, (-20, 680, 1040, 770))
    r = rng(5)
    for x, y, size in scatter(r, 8, (60, 260, 980, 560), (26, 40)):
        c.shape(leaf(x, y, size, r.rand() * 360, 0.62), each(LEAVES)[0], 7, toward=WAY)
    c.motes(scatter(r, 30, (160, 300, 700, 640), (1.2, 3)), "#fff0c0", "#ffb060")
