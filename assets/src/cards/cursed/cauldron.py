"""A black cauldron boils; one of three bubbles is worth the taste, and a toad once was king."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, Path, Place, about, each, move, rng, rows, strokes_of
from art.geometry import (
    arc_points,
    around,
    difference,
    ellipse,
    mirror,
    polygon,
    spline,
    taper,
    union,
)
from art.motifs import flame, ridge, scatter, sparkle, swarm, trunk

LIGHT = Light((520, 300), "#c8ff8a", "#170f1e")
CX = 516
IRON = Ink("#3a3654", "#16102a", "#9ab0a0", rim="#d8ffb0")
GREEN = "#8af04a"


def paint(c: Canvas) -> None:
    _hollow(c)
    _steam(c)
    _ground(c)
    _fire(c)
    _legs(c)
    _pot(c)
    _brew(c)
    _bubbles(c)
    _toad(c)
    _mushrooms(c)
    c.finish(vignette=0.28)


def _hollow(c: Canvas) -> None:
    v = c.spot(516, 270, 560, 480) * 1.0 + (c.swirl(200, 100, 5, 8) - 0.5) * 0.4
    c.field(v, "#2c1f58 .16:#40307c .34:#5a4898 .52:#6c74a0 .68:#84a884 .84:#b8dc80 #ecffb4")
    for x, w, seed, lean, hue in rows(
        "250 50 4 60 #443672 | 800 56 6 -70 #443672 | 90 110 2 -40 #2c2054 | 956 120 9 60 #2c2054"
    ):
        outline = trunk(x, w, seed, lean=lean)
        c.shape(
            outline, Ink(hue, "#1c1238", "#7a88a0"), w * 0.3, lighting=0.7, toward=(CX - x, -40)
        )
    limbs = """60,250 170,170 230,80 330,40 : 40 24 15 4 | 180,160 250,170 300,140 : 14 10 4 |
        990,230 880,180 830,90 760,60 : 40 24 15 4 | 870,170 800,190 760,170 : 14 10 4"""
    c.flat(each(limbs), "#2c2054")
    c.haze(420, 680, "#6a7a98", 0.5)


def _steam(c: Canvas) -> None:
    s = c.swirl(130, 120, 5, 15, stretch=(1, 1.6))
    column = np.clip(
        1 - np.abs(c.x - CX - 20 * np.sin(c.y / 60)) / (170 + (340 - c.y) * 0.35), 0, 1
    )
    cover = np.clip((s - 0.42) * 3.2, 0, 1) * column * np.clip((350 - c.y) / 120, 0, 1)
    c.wash(cover * 0.8, "#86b86a")
    c.wash(np.clip(cover - 0.5, 0, 1) * 1.1, "#c8ec9a")


def _ground(c: Canvas) -> None:
    c.shape(ridge(640, 12, 220, 4), "#40305c #1c1030 #9a84b0", 30, toward=(0, -1))
    c.wash(c.spot(CX, 700, 330, 90) * 0.9, "#5a3070")
    c.shadow(ellipse(CX, 712, 270, 26), "#100818", 12, 0.8)


def _fire(c: Canvas) -> None:
    log = Ink("#4a3040", "#1c1020", "#c87ae0")
    for pts in ("300,716 420,690 560,676", "740,718 620,692 480,676"):
        c.shape(taper(pts, [36, 34, 28]), log, 14, toward=(0.1, -1), edge=0.4)
    tongues = []
    for x, h, w, seed in rows(
        "326 120 84 14 | 420 96 90 3 | 476 120 104 5 | 556 112 110 8 | 620 90 80 11 | 706 138 84 17"
    ):
        tongues.append((x, flame(x, 706, h, w, seed, 3)))
    for scale, hue in ((1, "#6a2ca0"), (0.74, "#b04ad0"), (0.46, "#f08ae0"), (0.24, "#ffe0f4")):
        for x, f in tongues:
            c.flat(move(f, scale=scale, about=(x, 706)), hue)
    for i in range(9):
        x = 350 + i * 42
        outline = ellipse(x, 716 + i % 2 * 9, 34, 19, i * 37 % 30 - 15)
        c.shape(outline, "#4a4258 #1a1224 #d08ae0", 14, toward=(CX - x, -60), edge=0.5)
    c.glow(c.mask([f for _, f in tongues]), 46, "#a040d0", 0.7)


def _legs(c: Canvas) -> None:
    for x, side in ((372, -1), (660, 1)):
        leg = f"""{x - 30},580! {x + 30},580! {x + 18 + side * 12},650 {x + 26 + side * 18},706!
            {x - 26 + side * 18},706! {x - 14 + side * 12},650"""
        c.shape(leg, IRON, 16, toward=(-side, 0.3), edge=0.5, rim="#d07af0", rim_width=4)


def _body() -> Path:
    half = spline("516,352! 324,352! 300,384 252,440 248,520 296,598 392,646 516,656! 516,656!")
    return union(half, mirror(half, CX))


def _pot(c: Canvas) -> None:
    for side in (-1, 1):
        x = CX + side * 262
        ring = difference(ellipse(x, 470, 40, 50), ellipse(x, 470, 22, 32))
        c.shape(ring, IRON, 9, toward=(-side, -0.7), edge=0.4, rim="#a8d880", rim_width=3)
    m = c.shape(_body(), IRON, 120, toward=(-0.25, -1), edge=0.3, lighting=0.8)
    v = np.clip((c.y - 560) / 110, 0, 1) * np.clip(1 - np.abs(c.x - CX) / 220, 0, 1)
    c.wash(v * 0.75, "#6a3a8a", m)
    c.wash(np.clip(v - 0.45, 0, 1) * 1.1, "#c87ae0", m)
    rough = c.noise(26, 3, 5)
    c.wash(np.clip((rough - 0.56) * 4, 0, 0.6), "#1c1628", m)
    # hoop with studs
    hoop = [*arc_points(CX, 392, 232, 52, 174, 6, 30), *arc_points(CX, 420, 248, 54, 6, 174, 30)]
    c.shape(polygon(hoop), "#4a4660 #1a1426 #a0b890", 9, toward=(-0.2, -1), clip=m)
    for a in range(20, 170, 15):
        x = CX + math.cos(math.radians(a)) * 240
        y = 406 + math.sin(math.radians(a)) * 53
        c.shape(ellipse(x, y, 8.5), "#6a6a78 #1c1628 #e0f0b0", 7, toward=(-0.3, -1))
    c.lines("292,460 288,520 330,580 : 2 13 2", "#86a07c", 0.55, clip=m)
    c.lines("742,470 744,520 716,566 : 1 6 1", "#86a07c", 0.4, clip=m)
    _thorns(c, m)


def _thorns(c: Canvas, m: Array) -> None:
    """A ring of thorns cast into the belly, faintly alight."""
    strokes = [(arc_points(CX, 550, 62, 54, 0, 360, 40), [9, 9])]
    for i in range(10):
        a = 2 * math.pi * i / 10
        x, y = around(CX, 550, a, 62, 54)
        b = a + 0.5
        strokes.append(([(x, y), around(x, y, b, 26, 24)], [11, 2]))
    c.lines([([(x + 2, y + 3) for x, y, *_ in p], w) for p, w in strokes], "#120a1c", 0.9, clip=m)
    mark = c.lines(strokes, "#7ac84a", 1, clip=m)
    c.glow(mark, 12, "#5ac83a", 0.7)


def _brew(c: Canvas) -> None:
    c.shape(
        ellipse(CX, 344, 226, 50), "#4c4862 #181224 #b0d090", 14, toward=(0, -1), drop=12, edge=0.5
    )
    inside = c.flat(ellipse(CX, 340, 198, 37), "#161022")
    pool = c.mask(ellipse(CX, 346, 192, 32)) * inside
    d = np.hypot((c.x - CX) / 192, (c.y - 346) / 32)
    v = 1 - d * 0.8 + (c.swirl(60, 50, 4, 6, stretch=(1, 0.25)) - 0.5) * 0.7
    c.field(v, "#1f5a34 .25:#3c9a34 .5:#7ad83c .75:#c4f86a #fbffd8", pool)
    # froth over the edge and down the belly
    for pts, w in strokes_of(
        "352,352 344,384 342,410 344,434 : 40 30 18 24 | "
        "394,364 392,410 388,470 390,492 : 38 22 13 25 | 424,368 424,396 423,410 : 24 16 20 | "
        "630,366 636,392 634,418 : 40 26 26 | "
        "672,356 678,400 670,456 672,500 671,514 : 36 20 12 11 23"
    ):
        c.shape(taper(pts, w), "#7ad83c #2a6a34 #e8ffa0", 10, toward=(-0.4, -0.7))
    r = rng(12)
    for _ in range(26):
        a = r.rand() * 2 * math.pi
        q = 0.5 + 0.5 * r.rand() ** 0.5
        x, y = CX + math.cos(a) * 178 * q, 346 + math.sin(a) * 26 * q
        k = 7 + r.rand() * 15
        outline = ellipse(x, y - k * 0.4, k, k * 0.85)
        c.shape(outline, "#8ae048 #2f7a34 #f4ffc0", k * 0.8, toward=(-0.4, -1))
    c.glow(pool, 40, GREEN, 0.75)
    # the ladle
    outline = taper("610,344 700,292 806,244", [17, 14, 17])
    c.shape(outline, "#7a5038 #2c1824 #d8d070", 8, toward=(-0.5, -1), edge=0.4)
    c.shape(ellipse(808, 243, 15), "#7a5038 #2c1824 #d8d070", 8, edge=0.4)


def _bubble(c: Canvas, x: float, y: float, r: float, hue: str, deep: str, pale: str) -> Array:
    m = c.mask(ellipse(x, y, r))
    d = np.hypot(c.x - x, c.y - y) / r
    c.wash(np.clip(d * d * 0.95, 0, 1), deep, m)
    c.wash(np.clip((d - 0.72) * 3.0, 0, 1), hue, m)
    c.put(pale, c.mask(ellipse(x, y, r - 2), stroke=4) * 0.9)
    c.lines(
        [(arc_points(x, y, r * 0.76, r * 0.76, 195, 262, 10), [2, r * 0.15, 2])], "#fdfff0", 0.9
    )
    c.lines([(arc_points(x, y, r * 0.8, r * 0.8, 30, 70, 8), [1, r * 0.08, 1])], pale, 0.9)
    return m


def _bubbles(c: Canvas) -> None:
    # left: an eye
    x, y, r = 386, 224, 62
    _bubble(c, x, y, r, "#5aa84a", "#1c3a3c", "#c8f89a")
    c.shape(ellipse(x, y + 4, 34), "#e8e4c8 #8a8a7a #fffff0", 26, toward=(-0.4, -1))
    c.flat(ellipse(x + 8, y + 6, 17), "#7a3cb0")
    c.flat(ellipse(x + 9, y + 6, 8), "#140c20")
    c.flat(ellipse(x + 3, y - 1, 4), "#fffff0")
    veins = "-32,8 -22,12 -14,8 : 3 2 1 | -24,28 -14,22 : 3 1"
    c.at(Place(x, y)).lines(veins, "#b0303c", 0.9)
    # right: a bat
    x, y, r = 668, 216, 66
    _bubble(c, x, y, r, "#5aa84a", "#1c3a3c", "#c8f89a")
    wing = spline("0,0! 10,-16 30,-26 54,-20! 46,-2 48,14! 36,6 28,16! 20,6 8,20!")
    c.flat([move(wing, x, y), move(mirror(wing, 0), x, y)], "#120a1c")
    c.flat(spline(about(x, y, "-11,-24! -4,-14 4,-14 11,-24! 12,0 0,26 -12,0")), "#120a1c")
    c.flat([ellipse(x - 5, y - 6, 2.6), ellipse(x + 5, y - 6, 2.6)], GREEN)
    # middle: a golden star, the one to swallow
    x, y, r = 524, 124, 84
    m = _bubble(c, x, y, r, "#e8b040", "#5a4a34", "#fff0a0")
    star = []
    for i in range(10):
        a = -math.pi / 2 + i * math.pi / 5
        k = 50 if i % 2 == 0 else 22
        star.append(around(x, y + 2, a, k))
    c.shape(polygon(star), "#ffcf4a #c8742c #fff8c0", 18, toward=(-0.4, -1))
    c.glow(m, 40, "#ffc040", 0.5)
    c.lines(sparkle(x - 14, y - 12, 24, 6), "#fffdf0")
    small = rng(2)
    for _ in range(11):
        bx, by = CX + small.randn() * 90, 190 + small.rand() * 120
        s = 6 + small.rand() * 11
        if any(
            math.hypot(bx - a, by - b) < q + 16
            for a, b, q in ((386, 224, 62), (668, 216, 66), (524, 124, 84))
        ):
            continue
        _bubble(c, bx, by, s, "#7ac84a", "#3c5a44", "#d8ffa8")


def _toad(c: Canvas) -> None:
    from_left = c.lit((-1, -0.7), edge=0.5)
    skin = Ink("#5a7a3c", "#22302c", "#c8e070", rim="#d8f880", rim_width=4)
    c.shadow(ellipse(850, 712, 100, 15), "#100818", 8, 0.9)
    outline = "772,706! 764,676 776,640 800,626 812,604 836,602 850,620 892,640 930,676 936,706!"
    from_left(outline, skin, 36)
    c.shape(
        "880,712! 868,684 886,660 920,664 938,690 952,712!", skin, 18, toward=(-0.8, -0.8), edge=0.7
    )
    c.shape("796,712! 800,680 814,668 830,684 826,700 838,712!", skin, 12, edge=0.7)
    c.lines("768,668 796,670 826,658 : 2 5 1", "#1c2420")
    c.shape(ellipse(822, 616, 17), "#f0d060 #8a6a2c #fff8b0", 12, edge=0.5)
    c.flat(ellipse(817, 616, 10, 5), "#140c20")
    for x, y, k in ((872, 650, 7), (896, 650, 5), (858, 668, 5), (912, 672, 6), (880, 634, 4)):
        from_left(ellipse(x, y, k), "#7a9a4a #2c3c2c #e0f090", 5, edge=0)
    crown = polygon("806,600 796,562 816,578 828,550 842,576 862,558 856,598")
    from_left(move(crown, 2, 4, 1, 8, (830, 600)), "#e8b040 #7a4024 #fff0a0", 7)


def _mushrooms(c: Canvas) -> None:
    for x, y, k in ((120, 716, 1.25), (196, 734, 0.85), (62, 742, 0.9)):
        stem = spline(about(x, y, "-11,0! -7,-50 7,-50 12,0!", k))
        c.shape(stem, "#a8b89a #4a4a5a #f0ffd0", 7, toward=(1, -0.4))
        cap = spline(about(x, y, "-46,-44! -30,-82 0,-98 32,-80 46,-44! 0,-54", k))
        m = c.shape(cap, "#7a3c9a #331848 #e8b0f0 #d0f0a0", 20 * k, toward=(1, -0.7))
        for dx, dy, q in ((-18, -66, 8), (8, -78, 9), (26, -58, 6)):
            c.flat(ellipse(x + dx * k, y + dy * k, q * k, q * 0.8 * k), "#d8f0a0", 0.9, m)
    r = rng(5)
    blades = []
    for x0, x1 in ((-10, 270), (770, 1040)):
        for _ in range(34):
            x = x0 + r.rand() * (x1 - x0)
            top = 744 - r.rand() * 40 * (0.4 + abs(x - 512) / 512)
            blades.append(
                taper([(x, 780), (x + r.randn() * 4, 756), (x + r.randn() * 16, top)], [12, 8, 3])
            )
    c.flat(blades, "#140c20")
    c.motes(swarm(r, 60, (CX, 240), (150, 90), (1.2, 3)), "#d8ffa0", "#7ad84a", strength=0.6)
    c.motes(scatter(r, 16, (330, 560, 700, 700), (1.4, 2.6)), "#f8b0ff")
