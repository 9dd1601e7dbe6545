"""A wave taller than the bell tower breaks over a drowned village; one small boat rides it."""

from __future__ import annotations

import numpy as np
from art import Array, Canvas, Ink, Light, clouds, foam, perlin, ridge, rng, smoothstep, strewn
from art.geometry import about, ellipse, polygon, rectangle, samples, spline, taper, union
from numpy.random import RandomState

LIGHT = Light((170, 430), "#fff2c0", "#08142e")
LIP = "298,268 322,182 400,100 530,46 700,38 860,88 1060,90"


def paint(c: Canvas) -> None:
    c.layers(_sky_and_town, _bell_tower_and_back_swell)
    face = _wave_face(c)
    hull_mask = _wave_back(c)
    r = _flow_lines(c, face, hull_mask)
    _foam_lace(c, face, hull_mask)
    _lip_foam(c, r)
    c.layers(_foam_at_tower, _front_swell, _boat)
    _spray(c, r)
    c.finish(vignette=0.36)


def _house(
    c: Canvas, x: float, y: float, w: float, h: float, wall: str = "#3c3f5c", roof: str = "#8a3f3a"
) -> None:
    outline = rectangle(x - w / 2, y - h, w, h)
    c.shape(outline, Ink(wall, lit="#e8c888"), toward=(-1, -0.2), rim="#ffe6a0", rim_width=3)
    outline = polygon(f"""{x - w * 0.62},{y - h + 2} {x - w * 0.08},{y - h - w * 0.6}
        {x + w * 0.12},{y - h - w * 0.6} {x + w * 0.64},{y - h + 2}""")
    c.shape(outline, Ink(roof, lit="#f0a060"), toward=(-1, -0.5), rim="#ffe6a0", rim_width=3)
    c.flat(rectangle(x - w * 0.12, y - h * 0.72, w * 0.2, h * 0.32, 2), "#ffd870")


def _sky_and_town(c: Canvas) -> None:
    v = c.y / c.height * 1.3 + (c.swirl(280, 120, 5, 6, stretch=(1, 0.5)) - 0.5) * 0.45
    v = v - c.spot(150, 520, 420, 260) * -0.25
    c.field(v, "#0d1733 .25:#1b2f54 .45:#33557a .6:#6c8a8e .74:#d9c07a .9:#f8de92 #fff0bd")
    c.rays(120, 520, "#ffe9a8", 0.35, count=14, seed=8, fall=1.1, reach=760)
    heaps = "140 90 420 80 3 | 420 40 420 90 5 | 40 200 260 46 8 | 330 170 220 36 12"
    clouds(c, heaps, "#22385c #0e1834 #8a9a9a", (-0.3, 1), alpha=0.96)
    c.shape(ridge(560, 40, 160, 4), "#8a8f7c #56707a #f0d890", 30, toward=(-0.4, -1))
    _house(c, 36, 690, 84, 76)
    _house(c, 262, 700, 96, 62, roof="#7a3438")
    _house(c, 336, 716, 74, 52, "#343a58", "#6b3040")


def _bell_tower_and_back_swell(c: Canvas) -> None:
    from_left = c.lit((-1, -0.2))
    from_left(rectangle(118, 396, 78, 320), "#4a4a66 #20264a #f0d090 #fff0b0")
    strokes = [([(120, y), (157, y + 2), (194, y)], [1, 1.8, 1]) for y in range(430, 700, 30)] + [
        ([(140 + i % 2 * 24, y), (140 + i % 2 * 24, y + 28)], [1.6, 1.6])
        for i, y in enumerate(range(430, 690, 30))
    ]
    c.lines(strokes, "#2c3054", 0.6)
    c.shape(rectangle(108, 384, 98, 18), Ink("#5c5670", lit="#ffe2a0"), toward=(-1, -0.5))
    outline = rectangle(122, 318, 70, 70)
    from_left(outline, Ink("#3c3f5e", lit="#f0d090"), rim="#fff0b0", rim_width=3)
    c.flat(union(rectangle(140, 344, 34, 44), ellipse(157, 344, 17)), "#141a38")
    c.shape("146,384! 150,360 157,350 164,360 170,384!", "#d9a040 #7a4a2c #fff0a0", 9)
    outline = "104,322! 140,268 157,196! 174,268 210,322!"
    c.shape(outline, "#8a3f3a #3a1f3a #f6a860 #ffe6a0 3", toward=(-1, -0.3))
    c.lines("157,204 157,160 : 4 3", "#ffe6a0")
    way = (-1, -0.4)
    c.shape("158,162! 186,158 214,168! 188,176 158,182!", "#d9484a #6a1c3a #ffb080", toward=way)
    outline = "-60,800! -60,664 60,640 180,668 300,650 430,676 640,600 640,800!"
    c.shape(outline, "#2f6f86 #143a5c #a8d0b8", 34, toward=(-0.3, -1))


def _wave_face(c: Canvas) -> Array:
    face = spline("""300,800! 330,716 440,652 520,560 556,430 530,300 460,226 380,214 300,262!
        330,170 410,96 540,44 700,40 860,90 1080,90! 1080,800!""")
    face = c.rough(face)
    v = c.rise(60, 700)
    lightthru = c.spot(520, 150, 260, 170)
    v = 1 - v * 0.95 + lightthru * 0.5 + (c.noise(140, 4, 3) - 0.5) * 0.12
    inks = "#071a3a .25:#0f3158 .45:#175a7c .62:#2a8a98 .8:#6cc4b4 #d8f0cc"
    c.field(np.clip(v, 0, 1), inks, face, soft=0.9)
    return face


def _wave_back(c: Canvas) -> Array:
    hull = spline("""620,800! 650,640 690,480 680,330 620,220 520,150 420,150 330,200! 330,168!
        410,92 540,40 700,36 860,86 1080,84! 1080,800!""")
    hull_mask = c.shape(
        hull, "#1c5278 #0a1f44 #3f90a0", 200, toward=(-0.9, -0.5), shading=0.9, lighting=0.75
    )
    v = np.clip((c.y - 60) / 560 + (c.noise(140, 4, 3) - 0.5) * 0.2, 0, 1)
    right = hull_mask * c.stipple(smoothstep(0, 1, (c.x - 560) / 260) * 0.85 + 0.1)
    c.field(v, "#3f8f9c #236488 #174a74 #0d2c54 #081a3a", right)
    return hull_mask


def _flow_lines(c: Canvas, face: Array, hull_mask: Array) -> RandomState:
    flow = []
    for i in range(9):
        t = i / 8
        line = f"""{420 + t * 250},770 {470 + t * 210},{660 - t * 20} {552 + t * 130},{520 - t * 40}
            {575 + t * 105},{380 - t * 40} {540 + t * 90},{262 - t * 60}
            {450 + t * 60},{205 - t * 70}"""
        flow.append((line, [3, 6 - t * 2, 5, 4, 3, 1]))
    c.lines(flow[:6], "#a8dcc4", 0.65, clip=face * (1 - hull_mask))
    c.lines(flow[2:], "#0a2548", 0.5, clip=hull_mask)
    r = rng(8)
    for i in range(12):
        t = i / 11
        x = 680 + t * 340
        line = f"""{x},790 {x - 20 + t * 30},640 {x - 10 + t * 10},480 {x - 40},330
            {x - 110 + t * 20},{200 + t * 10} {x - 190},130"""
        strokes = [(line, [1, 5, 7, 5, 3, 1])]
        c.lines(strokes, "#4fa0a8" if i % 2 else "#0f3158", 0.6, clip=hull_mask)
    return r


def _foam_lace(c: Canvas, face: Array, hull_mask: Array) -> None:
    ang = np.arctan2(c.y - 470, c.x - 330)
    rad = np.hypot(c.x - 330, c.y - 470)
    lace = perlin(rad / 26, ang * 3.2, 4) * 0.6 + perlin(rad / 11, ang * 7, 5) * 0.4
    cover = c.stipple(smoothstep(0.10, 0.5, lace) * 0.8) * face * (1 - hull_mask)
    c.put("#eaf6e2", cover * smoothstep(640, 330, c.y))
    slant = c.x - c.y * 0.2
    lace = perlin(slant / 30, c.y / 120, 8) * 0.6 + perlin(slant / 12, c.y / 60, 9) * 0.4
    cover = c.stipple(smoothstep(0.12, 0.55, lace) * smoothstep(330, 70, c.y) * 0.9)
    c.put("#cfe8d4", cover * hull_mask)


def _lip_foam(c: Canvas, r: RandomState) -> None:
    for i, (x, y, _a) in enumerate(samples("300,262 348,222 410,212 470,228 520,276", 11)):
        size = 92 - i * 6 + r.rand() * 16
        line = f"""{x + 6},{y - 18} {x + 2},{y + size * 0.35} {x - 12},{y + size * 0.75}
            {x - 34},{y + size * 0.92} {x - 44},{y + size * 0.74}"""
        outline = taper(line, [34, 27, 17, 9, 3])
        c.shape(outline, "#e6f2dc #6fa8b0 #fffdf0", 11, toward=(-0.9, -0.2))
    outline = foam(LIP, 12, 36, 46, 5, 34)
    c.shape(outline, "#eef4e0 #7fb4b4 #ffffff", 20, toward=(-0.6, -0.8), edge=0.15)
    outline = foam("286,272 340,216 420,198 500,226 540,286", 12, 26, 24, 6, 16)
    c.shape(outline, "#f4f6e6 #8fbcb8 #ffffff", 14, toward=(-0.7, -0.6), edge=0.2)


def _foam_at_tower(c: Canvas) -> None:
    outline = foam("60,676 120,660 200,664 250,690", 12, 30, 18, 9, 26)
    c.shape(outline, "#e6f0dc #7aa8b0 #ffffff", 16, toward=(-0.6, -0.8))


def _front_swell(c: Canvas) -> None:
    from_left = c.lit((-0.5, -1))
    fs = spline(
        "-60,820! -60,716 80,706 200,736 330,700 460,706 600,742 760,700 900,716 1080,690 1080,820!"
    )
    c.shape(fs, "#123c62 #081a38 #5aa8ac", 26, toward=(-0.4, -1))
    outline = foam("300,706 380,696 470,712 560,742", 6, 18, 34, 12, 18)
    from_left(outline, "#e6f0dc #6a9cac #ffffff", 10)
    from_left(foam("740,706 830,704 930,712", 4, 12, 26, 14, 10), "#cfe4d4 #5a90a4 #ffffff", 8)


def _boat(c: Canvas) -> None:
    side = (-1, -0.4)
    c.lines("474,690 484,582 : 7 4", "#3a2430")
    way = (-1, -0.3)
    c.shape("486,586! 534,616 552,658! 478,668! 488,630", "#d9b47a #7a5a58 #fff0c0", toward=way)
    c.lines("486,606 510,630 532,656 : 1 3 1", "#7a5a58", 0.7)
    c.flat("484,582! 466,586 450,578! 456,590 450,600! 470,598", "#c84438")
    _sailor(c, 426, 656, Ink("#d89a34", "#6a3c30", "#ffe6a0"), arm=True)
    _sailor(c, 456, 660, Ink("#3f6a8a", "#1c2a4a", "#d8d8b0"), arm=False)
    outline = "386,660! 400,676 470,688 546,674 568,646! 548,700 528,712 428,718 404,704"
    hull = c.shape(outline, "#6a3c34 #24182e #e0a860 #ffe6a0 3", 16, toward=side)
    c.lines("396,684 470,700 552,684 | 406,702 470,712 540,700 : 1 3 1", "#24182e", 0.8, clip=hull)


def _sailor(c: Canvas, x: float, y: float, coat: Ink, arm: bool) -> None:
    """One of the two who got away, in oilskins, looking back at the tower."""
    side = (-1, -0.3)
    if arm:
        c.shape(taper([(x, y + 4), (x - 16, y - 10), (x - 20, y - 34)], [11, 9, 7]), coat, 4)
        c.flat(ellipse(x - 20, y - 38, 5), "#f0b890")
    body = [(x - 13, y + 34, 0), (x - 11, y + 6), (x, y - 4), (x + 11, y + 6), (x + 14, y + 34, 0)]
    c.shape(spline(body), coat, 8, toward=side)
    c.flat(ellipse(x - 3, y - 12, 8, 9), "#f0b890")
    c.shape(spline(about(x, y, "-14,-14! -8,-25 4,-26 12,-4! 2,-14")), coat, 6, toward=side)


def _spray(c: Canvas, r: RandomState) -> None:
    dots = [
        (180 + r.rand() * 420, 120 + r.rand() ** 0.7 * 460, 1.2 + 3.6 * r.rand() ** 3)
        for _ in range(150)
    ]
    c.motes(dots, "#f4f8ea")
    strokes = strewn(
        zip(r.rand(130) * 1100, r.rand(130) * 760, strict=True), "0,0 -22,70", [0.4, 1.8]
    )
    c.lines(strokes, "#cfe0dc", 0.28)
