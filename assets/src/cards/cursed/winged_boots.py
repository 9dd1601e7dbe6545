"""A winged boot dashes past the moon with the shin of its last wearer; its twin trails behind."""

from __future__ import annotations

import math

from art import Canvas, Ink, Light, placed, rng, rows, scatter, smoothstep, strokes_of
from art.geometry import Path, Place, ellipse, move, polygon, rectangle, spline, taper, union

MOON = (640, 300)
LIGHT = Light(MOON, "#f0f8b8", "#170f1e")
WAY = (0.7, -0.7)
LEATHER = Ink("#a4323a", "#3c1030", "#f08a64", rim="#fff0b8")
SOLE = Ink("#5a3030", "#1e0e22", "#c88a5c")
BRASS = Ink("#e0a83c", "#6a3628", "#fff4b8")
BONE = Ink("#e4dcb8", "#6a5c74", "#fffbe4")
FEATHER = Ink("#e8e6d4", "#5c5884", "#fffef0")
COVERT = Ink("#c8ccc4", "#4a4878", "#fbfbe4")
BOOT = """-92,-196! 84,-208! 74,-120 62,-30 76,30 132,80 204,104 250,92 268,56 250,26 222,30!
    236,2 276,2 306,44 312,108 284,164 216,190! 66,188! -14,174! -100,160! -92,90 -76,20
    -86,-100"""


def paint(c: Canvas) -> None:
    _sky(c)
    _roofs(c)
    _boot(c, Place(196, 540, 0.4, 16), near=False)
    _boot(c, Place(560, 392, 0.98, -16), near=True)
    _card(c)
    c.motes(scatter(rng(4), 40, (40, 280, 260, 660)), "#e8f8a8", "#8ac040", radius=4)
    c.finish(vignette=0.4)


def _sky(c: Canvas) -> None:
    v = c.spot(*MOON, 640, 560) * 0.8 + (c.swirl(240, 90, 5, 3, stretch=(1.4, 0.5)) - 0.5) * 0.26
    c.field(v, "#170f1e .16:#26183c .34:#37295c .5:#3f4a74 .66:#5c8478 .82:#a8c084 #e8f0b0")
    c.motes(scatter(rng(9), 60, (0, 0, 1024, 420), (1, 2.6)), "#f0f0d0")
    c.halo(*MOON, 420, "#b8d870", 0.35)
    disc = c.rough(ellipse(*MOON, 226))
    face = 0.62 + (c.noise(120, 4, 6) - 0.5) * 0.8 + (c.x - MOON[0]) / 900 - (c.y - MOON[1]) / 900
    c.field(face, "#8aa870 .25:#b8cc88 .5:#dce6a8 .75:#f2f4cc #fffbe6", disc)


def _roofs(c: Canvas) -> None:
    lit = c.lit(WAY)
    c.haze(470, 760, "#4a6470", 0.55)
    far = Ink("#33325c", "#1c1838", "#7c9484")
    near = Ink("#231a40", "#120c20", "#6c8070")
    chance = rng(12)
    x = -30.0
    while x < 1040:
        w, h = 64 + chance.rand() * 50, 40 + chance.rand() * 60
        top, peak = 680 - h, 680 - h - w * (0.5 + chance.rand() * 0.4)
        lit(rectangle(x + 8, top, w - 16, 200), far, 10)
        roof = polygon([(x, top), (x + w / 2, peak), (x + w, top)])
        lit(roof, "#28244c #161230 #8ca88c", 8, edge=0.3)
        if chance.rand() < 0.5:
            c.flat(rectangle(x + w / 2 - 6, top + 14, 12, 16), "#d8a858", 0.8)
        x += w + 2 + chance.rand() * 26
    c.haze(560, 780, "#5c7c7c", 0.3)
    for x, w, top, peak in rows(
        "-60 260 706 620 | 190 200 730 664 | 420 300 716 640 | 770 300 690 596"
    ):
        house = polygon(
            f"{x + 14},800 {x + 14},{top} {x},{top} {x + w * 0.5},{peak} {x + w},{top} "
            f"{x + w - 14},{top} {x + w - 14},800"
        )
        lit(house, near, 12, rim="#c8e090", rim_width=3)
        tiles = []
        for k in range(1, 5):
            y = peak + (top - peak) * k / 4.4
            tiles.append(([(x + w * 0.5 - w * k / 9, y), (x + w * 0.5 + w * k / 9, y)], [2, 2.4]))
        c.lines(tiles, "#100a1c", 0.6)
    for x, y in ((98, 610), (820, 590)):
        lit(rectangle(x, y, 40, 90), near, 8, rim="#c8e090", rim_width=3)
        lit(rectangle(x - 6, y - 10, 52, 16), near, 5, rim="#c8e090")
    for x, y in ((892, 660), (540, 690), (60, 686)):
        pane = c.flat(rectangle(x, y, 34, 40), "#ffc860")
        bars = f"{x + 17},{y} {x + 17},{y + 40} | {x},{y + 18} {x + 34},{y + 18} : 4 4"
        c.lines(bars, "#3a1c28")
        c.glow(pane, 16, "#ff9a40", 0.5)
    # the cat on the ridge looks up
    cat = union(
        "640,648! 636,610 648,588 666,590 676,616 672,648!",
        ellipse(652, 578, 16, 15),
        polygon("638,574 638,552 652,566"),
        polygon("652,564 666,552 667,574"),
        "668,640 696,640 704,616 700,598 : 10 9 8 5",
    )
    lit(move(cat, 268, -44), "#120c20 #0c0816 #3c4450 #c8e090 2.5", 8)
    for x in (646, 658):
        c.flat(ellipse(x + 268, 533, 3.6, 4), "#c8f060")


def _plume(length: float, width: float) -> Path:
    return spline(
        f"0,-4 {length * 0.5},{-width * 0.5} {length * 0.9},{-width * 0.42} "
        f"{length},{width * 0.1} {length * 0.86},{width * 0.5} "
        f"{length * 0.4},{width * 0.44} 0,5"
    )


def _wing(c: Canvas, p: Place) -> None:
    """Three rows of feathers fanning back from the ankle, the longest up."""
    root = (-30, 44)
    layers = (
        (11, (-196, -112), (180, 330), 54, FEATHER),
        (9, (-192, -116), (120, 210), 46, COVERT),
        (7, (-186, -118), (70, 120), 40, FEATHER),
    )
    for count, (low, high), (short, long), width, ink in layers:
        for k in range(count):
            t = k / (count - 1)
            turn = low + (high - low) * t
            length = short + (long - short) * math.sin(math.pi * 0.5 * t) ** 0.8
            quill = move(_plume(length, width), *root, turn=turn)
            how = {"edge": 0.35, "drop": 5 * p.scale, "drop_cover": 0.3, "shading": 0.8}
            m = c.shape(p.path(quill), ink, 16 * p.scale, toward=(0.5, -0.9), **how)
            a = math.radians(turn)
            shaft = [
                (root[0] + math.cos(a) * length * s, root[1] + math.sin(a) * length * s)
                for s in (0.3, 0.6, 0.94)
            ]
            c.lines([(p.points(shaft), [1, 3 * p.scale, 0.8])], "#5c5884", 0.6, clip=m)


def _bones(c: Canvas, p: Place) -> None:
    lit = c.lit(WAY)
    for line, widths in strokes_of(
        "20,-120 24,-220 18,-296 : 20 16 22 | -22,-120 -16,-210 -10,-308 : 34 26 44"
    ):
        lit(p.path(taper(line, widths)), BONE, 12 * p.scale, edge=0.5, drop=6 * p.scale)
    knee = union(ellipse(-30, -316, 26, 22), ellipse(14, -318, 25, 21))
    lit(p.path(knee), BONE, 16 * p.scale, edge=0.4, rim="#fffbe4", rim_width=3)


def _boot(c: Canvas, p: Place, near: bool) -> None:
    lit = c.lit(WAY, edge=0.4)
    s = p.scale
    _bones(c, p)
    c.flat(p.path(ellipse(-4, -202, 88, 20, -4)), "#1e0a1c")
    # what holds the sole together
    outline = p.spline(
        "-112,150! -12,166! 66,180! 216,182! 300,150! 296,176 224,206! 60,206! 20,196! "
        "-20,196! -26,226! -112,220!"
    )
    lit(outline, SOLE, 10 * s, edge=0.3)
    m = lit(p.spline(BOOT), LEATHER, 62 * s, edge=0.3)
    folds = """70,24 34,44 -6,46 : 8 | 86,52 50,70 6,74 : 7 | 62,-10 30,4 0,4 : 6 |
        -82,96 -60,112 -34,114 : 6 | 150,100 166,130 160,168 : 7"""
    strokes = [(p.points(line), [1, w * s, 1]) for line, (w,) in strokes_of(folds)]
    c.lines(strokes, LEATHER.shade, 0.85, clip=m)
    seam = p.points("-94,150 -40,140 20,150 120,160 220,152 290,116")
    c.lines([(seam, [2, 4 * s, 2])], "#ffb080", 0.7, clip=m)
    cuff = spline("-104,-206 -6,-176 96,-216! 104,-150 100,-122! 0,-92 -100,-116! -108,-160")
    cm = lit(p.path(cuff), "#c04a3c #4c1430 #ffb07c #fff4c0", 26 * s, drop=12 * s)
    c.lines([(p.points("-100,-130 0,-106 98,-136"), [2, 5 * s, 2])], "#f0b84e", 0.9, clip=cm)
    strap = p.path("-90,84 -20,96 60,62 98,44 = 26 28 28 26")
    lit(strap, SOLE, 8 * s, clip=m, drop=6 * s)
    _wing(c, p)
    lit(p.path(ellipse(-24, 48, 34, 34)), BRASS, 14 * s, drop=8 * s)
    eye = c.flat(p.path(ellipse(-24, 48, 20, 20)), "#2c3a1c")
    c.flat(p.spline("-44,48! -24,34 -4,48! -24,62"), "#c8f060")
    c.flat(p.path(ellipse(-24, 48, 5, 11)), "#1a1024")
    if near:
        c.glow(eye, 22, "#90e040", 0.8)
    # a torn tongue of wind under the heel
    puff = [
        (p.points("-140,206 -250,226 -330,236"), [0.6, 8 * s, 0.6]),
        (p.points("60,224 -60,244 -220,262"), [1, 8 * s, 0.6]),
    ]
    c.lines(puff, "#dce8c0", 0.75)


def _card(c: Canvas) -> None:
    """What the boots kicked off the top of the deck."""
    p = Place(926, 276, 1.15, 24)
    outline = p.path(rectangle(-38, -54, 76, 108, 8))
    c.shape(outline, "#f0e2bc #8a7480 #fffbe6 #fffbe6 2.5", 6, toward=WAY, edge=0.4)
    back = c.flat(p.path(rectangle(-30, -46, 60, 92, 5)), "#4a2a64")
    strokes = [(p.points([(-30, y), (30, y + 60)]), [2, 2]) for y in range(-120, 60, 18)]
    c.lines(strokes, "#7a4a94", 0.8, clip=back)
    rays = []
    for k in range(12):
        a, b = math.radians(k * 30), math.radians(k * 30 + 15)
        rays += [(math.cos(a) * 27, math.sin(a) * 27), (math.cos(b) * 15, math.sin(b) * 15)]
    c.flat(p.path(polygon(rays)), "#e0a83c")
    c.flat(p.path(ellipse(0, 0, 13)), "#4a2a64")
    c.flat(p.path(ellipse(0, 0, 10)), "#ffd870")
    trail = placed(p.points, "-46,10 -66,44 -64,84 | 46,10 40,52 14,82 : 0.6 5 0.6")
    c.lines(trail, "#dce8c0", 0.7)
    c.wash(smoothstep(700, 790, c.y) * 0.4, "#120c20")
