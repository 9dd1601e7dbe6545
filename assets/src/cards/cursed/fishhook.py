"""A hook hangs in green deeps, its worm grinning as two lamp-fish close in; the boat above tips."""

from __future__ import annotations

import numpy as np
from art import Canvas, Ink, Light, Path, Place, Point, difference, rng, smoothstep
from art.geometry import ellipse, move, points_of, polygon, rectangle, samples, spline, taper, union
from art.motifs import ridge, scatter
from art.strokes import placed, strung
from art.tables import each, rows

LIGHT = Light((480, -80), "#d8fff0", "#170f1e")
WAY = (-0.5, -0.85)
SURFACE = 134
STEEL = Ink("#b8c8cc", "#2c2a54", "#fffff4", rim="#fdffee", rim_width=5)
WORM = Ink("#e8708c", "#7a2458", "#ffc8b8", rim="#ffe8d8", rim_width=3)
FISH = Ink("#3c4a7c", "#150f30", "#84a8a8", rim="#b0f0c8", rim_width=3)
FIN = Ink("#2c3a70", "#150f30", "#6c98a0", rim="#90d8b8", rim_width=3)
PURPLE = Ink("#6c3c78", "#240f34", "#b890a8", rim="#f0c8d8", rim_width=3)
PURPLE_FIN = Ink("#54306c", "#240f34", "#9c7c9c", rim="#d8a8c8", rim_width=3)
DARK = Ink("#20163a", "#120c1e", "#5c4858", rim="#ffc880", rim_width=3)
SHANK = "560,252 563,380 560,500 530,600 444,648 350,614 312,536 322,424"


def paint(c: Canvas) -> None:
    _night(c)
    _water(c)
    _bed(c)
    _boat(c)
    _hook(c)
    _worm(c)
    _fish(c, Place(130, 436, 0.9, 2), 1)
    _fish(c, Place(860, 500, 1.06, -5), -1)
    _bubbles(c)
    c.finish(vignette=0.4)


def _night(c: Canvas) -> None:
    v = c.spot(480, 60, 520, 220) * 0.7 + (c.swirl(180, 60, 4, 3, stretch=(1.6, 0.5)) - 0.5) * 0.25
    c.field(v, "#170f1e .2:#28183c .45:#432c64 .7:#7a5c84 #d8b8a0")
    c.motes(scatter(rng(9), 30, (340, 0, 720, 90), (1, 2.2)), "#f4ecd0")


def _water(c: Canvas) -> None:
    xs = np.arange(-20, 1060, 20)
    line = [(float(x), SURFACE + 6 * np.sin(x / 46) + 4 * np.sin(x / 23 + 1)) for x in xs]
    sea = c.rough(polygon([(-20, 800), *line, (1044, 800)]))
    v = 1.02 - (c.y - SURFACE) / 640 + (c.swirl(200, 80, 4, 5, stretch=(1.6, 0.6)) - 0.5) * 0.2
    v = v * 0.62 + c.spot(440, 280, 420, 400) * 0.24
    c.field(v, "#10122a .16:#102a40 .34:#124a54 .52:#1f7468 .68:#4ca880 .84:#a8e0a0 #f0ffd0", sea)
    c.put("#c8ffd8", c.ray_field(480, -60, 22, 8, 0.9, 820) * sea * 0.34, "screen")
    c.lines([(line, [3, 6, 4, 7, 3])], "#f0ffe0", 0.9, n=200)
    dashes = rng(4)
    strokes = []
    for _ in range(26):
        x, y = dashes.rand() * 1024, SURFACE + 14 + dashes.rand() ** 2 * 60
        strokes.append(([(x - 40, y), (x, y + 4), (x + 40, y)], [0.6, 4, 0.6]))
    c.lines(strokes, "#d8ffd8", 0.5, clip=sea)


def _bed(c: Canvas) -> None:
    c.shape(ridge(664, 34, 220, 7), "#1c3a4c #101a30 #4c8474", 30, toward=(0, -1))
    c.haze(560, 720, "#1f6460", 0.4)
    weed = Ink("#1c4a4c", "#101a30", "#58a080")
    for x, h, lean in rows(
        "24 190 30 | 64 120 -20 | 330 90 16 | 706 110 -24 | 760 150 20 | 930 180 -30 | 986 130 24"
    ):
        stem = [(x, 760), (x + lean, 740 - h * 0.4), (x - lean * 0.4, 740 - h * 0.7)]
        c.shape(taper([*stem, (x + lean, 740 - h)], [20, 24, 18, 4]), weed, 8, toward=(-0.4, -1))
    c.shape(ridge(722, 18, 150, 3), "#142438 #0e1024 #3c6c68", 26, toward=(0, -1))
    # one of them, with the line still about the wrist
    bone = Ink("#c8d8b0", "#4a5c70", "#f8ffdc")
    p = Place(-66, 34)
    arm = p.points("186,776 196,700 214,640")
    c.shape(taper(arm, [18, 12, 17]), bone, 7, toward=WAY, edge=0.5)
    second = [(x - 16, y + 6) for x, y in arm]
    c.shape(taper(second, [13, 9, 13]), bone, 6, toward=WAY, edge=0.5)
    for tip in ((176, 586), (200, 566), (226, 562), (250, 580)):
        mid = (212 + (tip[0] - 212) * 0.55, 632 + (tip[1] - 632) * 0.5)
        c.shape(taper(p.points([(210, 632), mid]), [11, 10]), bone, 4, toward=WAY, edge=0.5)
        c.shape(taper(p.points([mid, tip]), [10, 6]), bone, 4, toward=WAY, edge=0.5)
    c.shape(taper(p.points("214,640 240,630 262,612"), [11, 8, 6]), bone, 4, toward=WAY)
    for dy in (0, 11, 22):
        wound = p.points([(184, 662 + dy), (206, 668 + dy), (226, 658 + dy)])
        c.lines([(wound, [3, 5, 3])], "#e8b878")
    c.lines([(p.points("224,672 262,660 296,672 330,650 346,616"), [4, 4, 1])], "#e8b878", 0.9)


def _boat(c: Canvas) -> None:
    """The fisher leans out: the line is tied to the wrist."""
    from_left = c.lit((-0.8, -0.4))
    p = Place(486, 122, 0.84, 8)
    body = spline("20,-28! 6,-70 30,-104 62,-96 84,-70 92,-40 84,-16 40,-10")
    from_left(p.path(body), "#5c2c44 #1e1026 #b06c5c #ffc880 3", 18)
    outline = p.spline("46,-88 54,-116 84,-118 100,-94! 92,-74 62,-70")
    from_left(outline, "#7a3a44 #28122a #e0986c #ffd090 3", 12)
    skin = Ink("#d89870", "#6a3448", "#ffd8a8")
    c.shape(p.spline("78,-104! 98,-102 108,-90! 98,-84 98,-72 80,-70"), skin, 6)
    c.flat(p.path(ellipse(92, -95, 2.6, 3)), "#1e1026")
    straw = Ink("#c89a50", "#5c3438", "#ffe8a0", rim="#fff0c0", rim_width=3)
    c.shape(p.spline("48,-106! 58,-134 86,-136 98,-104!"), straw, 10, toward=WAY)
    brim = spline("26,-96! 50,-112 96,-116 124,-100! 96,-102 56,-98")
    c.shape(p.path(brim), straw, 6, toward=WAY, edge=0.5)
    hull = spline("-128,-44! -96,-20 0,-8 100,-14 150,-30! 128,16 80,36 -60,38 -108,10")
    m = c.shape(p.path(hull), "#6c3c38 #1e1026 #d08c58 #ffd090 3", 18, toward=(-0.4, -0.9))
    strokes = placed(p.points, "-118,-14 0,10 140,-8 | -104,6 0,24 120,10 : 2 4 2")
    c.lines(strokes, "#1e1026", 0.8, clip=m)
    c.wash(smoothstep(124, 160, c.y) * 0.8, "#14343c", clip=m)
    from_left(
        p.path(taper("70,-62 96,-30 92,8", [22, 18, 13])), "#5c2c44 #1e1026 #b06c5c", 8, edge=0.5
    )
    c.shape(p.path(ellipse(92, 14, 9, 10)), "#d89870 #6a3448 #ffd8a8", 6)
    c.shape(p.path(taper("-112,-40 -112,-86 -96,-104", [7, 6, 5])), DARK, 3)
    lamp = c.flat(p.path(rectangle(-104, -100, 20, 26, 5)), "#ffd878")
    c.glow(lamp, 24, "#ff9a40", 0.9)


def _hook(c: Canvas) -> None:
    c.lines("560,190 561,160 562,138 : 5 4 4", "#f4e0b0")
    halo = c.mask(taper(SHANK, [60, 60, 60, 60]))
    c.glow(halo, 46, "#90f0b0", 0.35)
    ring = difference(ellipse(560, 206, 42, 42), ellipse(560, 206, 20, 20))
    barb = polygon("321,422 338,452 380,516 344,504 328,514")
    hook = union(taper(SHANK, [42, 46, 50, 54, 54, 50, 42, 6]), barb, ring)
    m = c.shape(hook, STEEL, 20, toward=WAY, edge=0.5, drop=10)
    pits = smoothstep(0.56, 0.66, c.noise(34, 3, 6))
    c.wash(pits * 0.8, "#a8583c", clip=m)
    c.wash(pits * smoothstep(0.6, 0.75, c.noise(20, 3, 2)), "#6a2c38", clip=m)
    for k in range(7):  # the knot
        y = 256 + k * 11
        c.lines([([(534, y + 3), (560, y + 9), (588, y - 2)], [5, 8, 5])], "#e8b878")
    c.lines("584,322 604,348 600,374 : 6 4 1", "#e8b878")


def _worm(c: Canvas) -> None:
    """The bait is in on it."""
    lit = c.lit(WAY, edge=0.5)
    back = "412,640 440,690 500,700 546,660 556,600"
    m = lit(taper(back, [26, 38, 40, 38, 36]), WORM, 18, drop=8)
    rings = strung(samples(back, 15)[1:-1], "-22,0 0,-7 22,0", [1, 4, 1])
    c.lines(rings, WORM.shade, 0.75, clip=m)
    front = "560,606 520,560 470,548 434,580 446,630 420,668 370,672 340,640"
    m = lit(taper(front, [30, 40, 42, 42, 42, 40, 34, 12]), WORM, 18, drop=10)
    rings = strung(samples(front, 26)[2:-1], "-22,0 0,7 22,0", [1, 4, 1])
    c.lines(rings, WORM.shade, 0.75, clip=m)
    p = Place(590, 560, 1, -8)
    neck = taper("556,640 588,620 592,580", [38, 40, 40])
    m = lit(neck, WORM, 18, edge=0.4, drop=8)
    head = spline("-36,10 -30,-28 4,-44 38,-28 44,6 24,34 -14,36")
    lit(p.path(head), WORM, 26)
    for x, y in ((-12, -12), (20, -12)):
        c.flat(p.path(ellipse(x, y, 12, 14)), "#f4ffd8")
        c.flat(p.path(ellipse(x + 2, y + 2, 6, 8)), "#2c8a3c")
        c.flat(p.path(ellipse(x + 2, y + 2, 3, 5)), "#170f1e")
    c.lines(placed(p.points, "-24,-30 -12,-30 -4,-24 | 32,-30 20,-30 14,-24 : 3 5 2"), WORM.shade)
    c.flat(p.spline("-20,8! 4,14 32,6! 20,26 4,30 -10,24"), "#4a1030")
    c.flat(p.spline("-14,11! 4,15 26,9! 18,16 4,19"), "#fff4e0")


def _fish(c: Canvas, p: Place, side: int) -> None:
    """A lamp-fish, drawn looking right, turned for the other side."""
    s = p.scale
    skin, fins = (PURPLE, PURPLE_FIN) if side > 0 else (FISH, FIN)
    way = (side * 0.3, -0.95)

    def put(path: Path) -> Path:
        return p.path(move(path, scale=(side, 1)))

    def dots(text: str) -> list[Point]:
        return p.points([(side * q[0], q[1]) for q in points_of(text)])

    for fin in each(
        "-120,-10! -210,-90! -184,0 -214,86! -110,30! | "
        "-70,-74! -110,-150! -40,-128 -20,-152! 30,-88! | -50,80! -90,146! -10,104!"
    ):
        m = c.shape(put(spline(fin)), fins, 14 * s, toward=way, edge=0.4)
    c.flat(put(spline("20,-40! 120,-50 104,20 120,78 20,80!")), "#3c0f2c")
    body = spline(
        "124,-52! 96,-86 30,-106 -50,-92 -120,-40 -140,6 -110,50 -40,96 40,104 108,84 "
        "128,58! 92,62 52,36! 40,8 56,-24!"
    )
    m = c.shape(put(body), skin, 60 * s, toward=way, edge=0.4, drop=10)
    strokes = [
        (dots(q), [1, 5 * s, 1])
        for q in ("-20,-86 -34,-20 -14,70", "-60,-50 -70,0 -58,50", "-90,-30 -98,4 -88,34")
    ]
    c.lines(strokes, skin.shade, 0.7, clip=m)
    teeth = []
    for k in range(6):
        x = 116 - k * 11
        teeth.append(
            f"{x},{-48 + k * 4.4}! {x - 11},{-44 + k * 4.4}! {x - 8},{-20 + k * 5 + (k % 2) * -8}!"
        )
        teeth.append(f"{x},{59 - k * 2.6}! {x - 11},{56 - k * 2.6}! {x - 4},{30 + (k % 2) * 8}!")
    for tooth in teeth:
        c.flat(put(spline(tooth)), "#f4f4d0")
    c.flat(put(ellipse(34, -54, 22, 22)), "#f0f8c0")
    c.flat(put(ellipse(40, -52, 9, 11)), "#170f1e")
    c.lines([(dots("8,-80 36,-84 62,-66"), [3 * s, 9 * s, 3 * s])], skin.shade)
    c.shape(put(spline("-30,30! -84,40 -96,74! -60,74 -20,60!")), fins, 10, toward=way, edge=0.5)
    rod = dots("30,-100 60,-156 112,-168 140,-130")
    c.shape(taper(rod, [10 * s, 7 * s, 6 * s, 5 * s]), skin, 4, toward=way)
    x, y = rod[-1][0], rod[-1][1] + 10
    bulb = c.flat(ellipse(x, y, 17 * s), "#e8ff90")
    c.flat(ellipse(x - 4, y - 4, 7 * s), "#fffff0")
    c.glow(bulb, 26, "#a0f040", 1.0)


def _bubbles(c: Canvas) -> None:
    r = rng(14)
    for _ in range(34):
        x, y, s = 330 + r.rand() * 420, 170 + r.rand() * 420, 3 + 7 * r.rand() ** 2
        c.put("#e0fff0", c.mask(ellipse(x, y, s), stroke=2) * 0.6)
        c.flat(ellipse(x - s * 0.3, y - s * 0.3, max(1.2, s * 0.22)), "#ffffff", 0.8)
