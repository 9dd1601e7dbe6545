"""A painted wagon opens its hatch in the night wood; green eyes weigh three cards against yours."""

from __future__ import annotations

import math

from art import Array, Canvas, Ink, Light, Path, blur, fan, move, rng, rows, smoothstep, strokes_of
from art.geometry import Place, about, difference, ellipse, polygon, rectangle, spline, taper, union
from art.motifs import leaf, scatter, trunk

LIGHT = Light((330, 300), "#ffd080", "#170f1e")
WAY = (-0.5, -0.7)
PAINT = Ink("#c8482c", "#5a1430", "#ff9a58")
TRIM = Ink("#e8b048", "#7a3c28", "#fff0a8")
WOOD = Ink("#7a4630", "#2c1428", "#d89a5c")
IRON = Ink("#4a3a4c", "#1c1026", "#b09a90")


def paint(c: Canvas) -> None:
    _wood(c)
    _ground(c)
    _shafts(c)
    _chimney(c)
    body = _body(c)
    _panels(c, body)
    _hatch(c)
    _roof(c)
    _awning(c)
    _counter(c)
    _wares(c)
    _wheel(c, 382, 606, 92)
    _wheel(c, 708, 592, 108)
    _lantern(c, 228, 344, 1.35)
    _front(c)
    c.finish(vignette=0.4)


def _wood(c: Canvas) -> None:
    v = 0.12 + c.spot(480, 380, 620, 520) ** 1.2 * 0.95 + (c.noise(150, 4, 3) - 0.5) * 0.16
    c.field(v, "#170f1e .14:#22163a .3:#342458 .46:#54407c .62:#8a6a98 .8:#d8a0a0 #f8d0a8")
    for x, w, seed, hue in rows(
        "70 40 1 #3a2a60 | 180 30 2 #3a2a60 | 300 34 3 #40306a | 640 30 4 #40306a | "
        "860 34 5 #3a2a60 | 950 44 6 #3a2a60 | 470 26 9 #4a3874"
    ):
        c.shape(
            trunk(x, w, seed, foot=690), Ink(hue, "#241640", "#7a5c94"), 14, toward=(500 - x, 0)
        )
    c.haze(430, 680, "#4a6a78", 0.5)
    for x, w, seed in ((-6, 90, 11), (1016, 96, 12), (900, 56, 14)):
        c.shape(trunk(x, w, seed, foot=720), "#241838 #170f1e #5a4274", 24, toward=(500 - x, 0))
    for points, w in strokes_of(
        "0,190 120,150 260,60 300,-20 : 44 30 20 8 | 1010,260 930,210 880,120 790,40 : 40 28 18 6"
    ):
        c.shape(taper(points, w), "#241838 #170f1e #5a4274", 14, toward=(0, 1))


def _ground(c: Canvas) -> None:
    outline = "-20,664! 200,650 520,660 800,648 1044,664! 1044,800! -20,800!"
    m = c.shape(outline, "#33284c #170f1e #7a9a74", 16, toward=(0, -1))
    c.wash(c.spot(380, 690, 420, 70) * 0.75, "#b07a58", clip=m)
    mist = c.noise(150, 4, 12, stretch=(2.4, 0.5)) * c.rise(560, 680) * (1 - c.rise(690, 760))
    c.wash(smoothstep(0.3, 0.8, mist) * 0.6, "#6ac884")
    strokes = """-20,726 300,708 700,712 1044,700 : 8 14 12 8 | -20,752 320,734 720,738 1044,726
        : 8 12 14 8"""
    c.lines(strokes, "#170f1e", 0.6, clip=m)
    c.shadow(ellipse(540, 698, 330, 20), "#120a18", 12, 0.95)


def _shafts(c: Canvas) -> None:
    from_above = c.lit((0, -1), edge=0.5)
    from_above("420,566 260,588 150,640 92,688 : 20 20 16 14", WOOD, 9)
    from_above("430,540 240,556 116,606 54,656 : 24 22 18 15", WOOD, 10, drop=5)
    c.shape(ellipse(54, 658, 14, 12), TRIM, 8, toward=WAY)


def _chimney(c: Canvas) -> None:
    c.shape(polygon("676,150 684,66 722,70 720,150"), IRON, 14, toward=WAY, edge=0.5)
    c.shape("664,72! 702,58 742,74! 738,88 702,80 668,86", IRON, 7, toward=WAY, edge=0.5)
    smoke = blur(c.mask("704,62 730,20 700,-30 : 24 54 80"), 7)
    curl = c.swirl(46, 30, 4, 5)
    c.wash(smoke * (0.35 + curl * 0.7), "#8ae88a")


def _body(c: Canvas) -> Array:
    under = rectangle(330, 520, 420, 44, 6)
    c.shape(under, "#4a2a2c #1c1026 #8a5a48", 10, toward=(0, -1), edge=0.5)
    for x in (382, 708):
        outline = polygon([(x - 60, 548), (x + 60, 548), (x + 24, 600), (x - 24, 600)])
        c.shape(outline, IRON, 8, toward=WAY)
    m = c.shape(polygon("268,250 812,250 776,534 304,534"), PAINT, 22, toward=WAY, edge=0.4)
    c.lines(fan("268,250 304,534", "34,0 29.5,0", range(1, 16), [3, 3]), "#7a2030", 0.7, clip=m)
    c.wash(smoothstep(330, 262, c.y), "#3a0f2c", clip=m)  # the shadow of the roof
    return m


def _panels(c: Canvas, body: Array) -> None:
    lit = c.lit(WAY)
    for line in ("300,528 540,534 780,528", "288,452 540,452 792,452"):
        c.shape(taper(line, [18, 18, 18], cap=False), TRIM, 7, toward=(0, -1), drop=5, edge=0.5)
    for x0, x1 in ((268, 304), (812, 776)):
        lit(taper([(x0, 256), (x1, 530)], [20, 18], cap=False), TRIM, 8, edge=0.5)
    for k in range(7):
        x = 334 + k * 68
        at = Place(x, 490)
        lit(at.spline("0,-24! 15,0 0,24! -15,0"), "#2c7a6c #103040 #8ae0b0", 7, edge=0.4, clip=body)
        c.flat(at.path(ellipse(0, 0, 5, 8)), "#fff0a8", clip=body)
        if k < 6:
            curls = "22,500 30,480 40,482 36,496 : 2 5 4 2 | 46,480 38,500 28,498 : 2 4 2"
            c.at(Place(x, 0)).lines(curls, "#f0bc58", clip=body)


def _hatch(c: Canvas) -> None:
    c.shape(rectangle(398, 284, 292, 164, 6), TRIM, 9, toward=WAY, drop=6, edge=0.5)
    inside = c.rough(rectangle(412, 298, 264, 150))
    v = 0.2 + c.spot(600, 350, 190, 130) * 0.85 + (c.noise(50, 3, 6) - 0.5) * 0.12
    c.field(v, "#1c0f24 .16:#4a1c2c .36:#94442c .58:#e08a3a .8:#ffd078 #fff4c0", inside)
    c.flat(rectangle(412, 352, 264, 7), "#3a1428", clip=inside)
    r = rng(3)
    for k in range(10):
        x, h = 566 + k * 12, 20 + r.rand() * 22
        neck = rectangle(x + 3, 352 - h, 4, h)
        bottle = union(rectangle(x, 352 - h * 0.7, 10, h * 0.7, 3), neck)
        c.flat(bottle, "#3a1428", clip=inside)
    keeper = spline(
        "436,474! 442,424 468,408 464,372 480,338 510,322 542,338 556,374 554,408 582,424 592,474!"
    )
    m = c.shape(keeper, "#2a1838 #170f1e #c8702c", 22, toward=(1, -0.3), clip=inside)
    c.lines("478,400 486,430 480,456 | 548,402 544,430 552,456 : 1 6 2", "#120a18", 0.8, clip=m)
    c.flat(
        "480,402 478,372 492,350 511,343 530,351 542,374 538,404 510,416", "#0c0712", clip=inside
    )
    outlines = ["484,376! 494,362 507,374! 496,382", "515,374! 528,362 537,376! 526,382"]
    eyes = c.flat(outlines, "#d4ff8a", clip=inside)
    c.glow(eyes, 10, "#70ff70", 1.0)


def _roof(c: Canvas) -> None:
    lit = c.lit(WAY)
    roof = """208,286! 226,236 262,170 330,134 540,124 752,134 820,170 856,236 874,286! 840,270
        800,264! 540,262 280,264! 242,270"""
    m = lit(roof, "#2c7068 #12303c #9ad8a0 #fff0b8 3", 44, edge=0.4, drop=14)
    ribs = []
    for k in range(-7, 8):
        x = 540 + k * 46
        ribs.append(([(540 + k * 33, 126), (540 + k * 41, 180), (x, 270)], [3, 5, 3]))
    c.lines(ribs, "#12303c", 0.75, clip=m)
    for x, y, w, h, hue in ((420, 176, 62, 52, "#a86a3c"), (640, 200, 56, 46, "#7a4a78")):
        outline = move(rectangle(x, y, w, h, 3), turn=-6, about=(x, y))
        lit(outline, Ink(hue, "#3a1c34", "#f0b878"), 6, edge=0.5, clip=m)
        strokes = [
            ([(x + k * w / 5, y - 5 - k), (x + k * w / 5, y + 6 - k)], [3, 3]) for k in range(6)
        ]
        c.lines(strokes, "#f8e0a8", 0.9, clip=m)
    teeth = [
        spline([(x - 17, 258, 0), (x + 17, 258, 0), (x + 13, 276), (x, 290, 0), (x - 13, 276)])
        for x in range(246, 850, 34)
    ]
    c.shape(teeth, TRIM, 7, toward=(0, -1), drop=5, edge=0.5)
    outline = taper("206,284 270,260 540,256 810,260 876,284", [12, 16, 16, 16, 12])
    c.shape(outline, TRIM, 7, toward=(0, -1), edge=0.5)


def _awning(c: Canvas) -> None:
    for x0, x1 in ((392, 366), (700, 726)):
        c.lines([([(x0, 446), (x1, 314)], [6, 5])], "#2c1428")
    stripes = 8
    for k in range(stripes):
        a0, a1 = k / stripes, (k + 1) / stripes
        top0, top1 = 390 + 308 * a0, 390 + 308 * a1
        low0, low1 = 352 + 388 * a0, 352 + 388 * a1
        flap = spline(f"{top0},276! {top1},276! {low1},312! {(low0 + low1) / 2},332 {low0},312!")
        ink = (
            Ink("#f0dca8", "#9a6a58", "#fffbe0") if k % 2 else Ink("#7a3a7c", "#341444", "#d890b8")
        )
        c.shape(flap, ink, 10, toward=(-0.3, -1), drop=6, edge=0.5)


def _card(c: Canvas, at: Place, hue: str, sign: Path) -> None:
    outline = at.path(rectangle(-20, -56, 40, 56, 4))
    c.shape(outline, "#f8ecc8 #a07858 #fffdf0", 3, toward=WAY, drop=5, edge=0.6)
    c.flat(at.path(rectangle(-15, -51, 30, 46, 3)), hue)
    c.flat(at.path(move(sign, 0, -28)), "#fff4d0")


def _counter(c: Canvas) -> None:
    lit = c.lit(WAY)
    from_above = c.lit((0, -1), edge=0.5)
    from_above(polygon("376,446 712,446 730,470 358,470"), WOOD, 6, drop=12)
    from_above(rectangle(358, 468, 372, 14, 3), "#5a2c24 #241020 #b87a48", 5, edge=0)
    flame = spline("0,-15! 6,-3 10,5 0,14 -10,5 -5,-1")
    wave = spline("-11,2! -6,-7 0,1 6,-7 11,1! 11,9! -11,9!")
    crown = polygon("-11,9 -11,-8 -5,0 0,-10 5,0 11,-8 11,9")
    _card(c, Place(412, 462, 1.05, -7), "#c8482c", flame)
    _card(c, Place(456, 463, 1.05, 2), "#2c5aa8", wave)
    _card(c, Place(500, 462, 1.05, -3), "#5a2c8a", crown)
    # the scales
    lit("636,460 636,372 : 10 7", TRIM, 4)
    from_above(ellipse(636, 462, 26, 7), TRIM, 5)
    lit("584,396 636,376 690,364 : 5 8 5", TRIM, 4, edge=0.4)
    for x, y in ((586, 396), (688, 364)):
        c.lines(
            [([(x, y), (x - 20, y + 40)], [2, 2]), ([(x, y), (x + 20, y + 40)], [2, 2])], "#ffe8a0"
        )
        outline = spline(
            [(x - 26, y + 40, 0), (x + 26, y + 40, 0), (x + 14, y + 54), (x - 14, y + 54)]
        )
        lit(outline, TRIM, 6, edge=0.5)
    gem = lit(polygon("574,434 580,424 594,424 600,434 587,448"), "#60e070 #0c4a30 #f4ffc8", 5)
    c.glow(gem, 9, "#70ff80", 0.9)


def _wares(c: Canvas) -> None:
    """What hangs from the eaves."""
    lit = c.lit(WAY, edge=0.5)
    hooks = [([(x, 280), (x, y)], [3, 3]) for x, y in ((318, 306), (756, 310), (800, 330))]
    c.lines(hooks, "#1c1026")
    pan = union(ellipse(756, 366, 34), rectangle(750, 308, 12, 40, 4))
    lit(pan, "#c87a3c #4a1c28 #ffd8a0", 14, drop=8)
    c.shape(ellipse(756, 366, 22), "#8a4628 #3a1428 #d8905c", 9, toward=(0.5, 0.7))
    boot = spline("304,308! 332,308! 332,354 358,364 362,382! 304,382!")
    lit(boot, "#5a3a6a #241434 #b890c0", 12, drop=8)
    c.lines("306,320 320,324 330,320 : 4 5 4", "#e8b048")
    lit("800,328 800,400 : 10 10", IRON, 5, drop=6)
    lit(difference(ellipse(800, 334, 20), ellipse(800, 334, 10)), IRON, 6)
    lit(polygon("800,376 822,376 822,384 812,384 812,392 822,392 822,400 800,400"), IRON, 4)


def _lantern(c: Canvas, x: float, y: float, size: float) -> None:
    at = Place(x, y, size)
    c.lines([([(x, 280), (x, y - 34 * size)], [4, 4])], "#1c1026")
    c.shape(at.spline("-30,-24! 0,-46 30,-24!"), IRON, 9, toward=(0.4, -1), edge=0.5)
    pane = c.flat(at.path(polygon("-24,-24 24,-24 20,34 -20,34")), "#ffc860")
    c.flat(at.spline("0,-16! 9,4 12,18 0,30 -12,18 -8,2"), "#fffdf0")
    c.lines([(at.points("-8,-24 -7,34"), [4, 4]), (at.points("9,-24 8,34"), [4, 4])], "#2c1428")
    c.shape(at.path(rectangle(-25, 32, 50, 12, 3)), IRON, 5, toward=(0, -1), edge=0.5)
    c.glow(pane, 20, "#ffb040", 0.7)
    c.halo(x, y, 270, "#ff9a40", 0.6)


def _wheel(c: Canvas, x: float, y: float, r: float) -> None:
    lit = c.lit(WAY, edge=0.6)
    spokes = []
    for k in range(12):
        a = k * math.pi / 6 + 0.14
        end = (x + math.cos(a) * r * 0.86, y + math.sin(a) * r * 0.86)
        spokes.append(taper([(x, y), end], [15, 11], cap=False))
    for s in spokes:
        lit(s, TRIM, 6, drop=4)
    lit(difference(ellipse(x, y, r), ellipse(x, y, r * 0.8)), PAINT, 9, drop=8)
    lit(difference(ellipse(x, y, r), ellipse(x, y, r * 0.93)), IRON, 5, edge=0.5)
    lit(ellipse(x, y, r * 0.25), PAINT, 14, drop=6)
    lit(ellipse(x, y, r * 0.13), TRIM, 8, edge=0.5)


def _front(c: Canvas) -> None:
    r = rng(21)
    blades = []
    for _ in range(90):
        x = r.rand() * 1060 - 20
        if 250 < x < 800 and r.rand() < 0.6:
            continue
        blades.append(leaf(x, 772, 44 + r.rand() * 50, -90 + r.randn() * 22, 0.22))
    c.shape(blades, "#1c1430 #120a18 #3a5a48", 5, toward=(0, -1), fray=False)
    caps = ((880, 716, 34), (926, 726, 24), (846, 728, 20))
    for x, y, s in caps:
        outline = spline(about(x, y, "-0.25,0! -0.2,1 0.2,1 0.25,0!", s))
        c.shape(outline, "#c8d8a8 #4a5a58 #f4ffd0", 7, toward=(-1, 0))
        outline = f"""{x - s},{y + 4}! {x - s * 0.6},{y - s * 0.7} {x},{y - s * 0.95}
            {x + s * 0.6},{y - s * 0.7} {x + s},{y + 4}! {x},{y + s * 0.2}"""
        cap = c.shape(outline, "#4ac870 #14503c #d4ff9a", 12, toward=(-0.4, -1))
        c.glow(cap, 16, "#50e070", 0.5)
    c.motes(scatter(rng(6), 40, (60, 480, 980, 720), (1.2, 3.2)), "#c8ffb0", "#60e070", radius=4)
