"""A candle burns late over an open book; far off in the window a bell tower is lit as well."""

from __future__ import annotations

import numpy as np
from art import Array, Canvas, Ink, Light, fan, ridge, rng, rows, smoothstep, strokes_of, tower
from art.geometry import difference, ellipse, move, polygon, rectangle, spline, taper, union

LIGHT = Light((500, 215), "#ffd98a", "#120a1e")
FX = 500
FY = 235
MX = 352
MY = 168


def paint(c: Canvas) -> None:
    _wall(c)
    _bell_tower(c, _window(c))
    c.layers(_books, _table, _dish, _open_book, _wax, _flame, _moth)
    c.finish(vignette=0.38)


def _wall(c: Canvas) -> None:
    d = np.hypot(c.x - FX, (c.y - FY) * 1.05)
    v = np.clip(1 - d / 640, 0, 1) ** 1.25 + (c.noise(120, 4, 3) - 0.5) * 0.10
    c.field(
        v, "#160f26 .14:#2a1733 .3:#54243a .5:#963f2f .72:#d9792f .9:#f8bd5c #fff0bd", soft=0.95
    )


def _window(c: Canvas) -> Array:
    arch = union(rectangle(664, 150, 250, 310), ellipse(789, 150, 125, 148))
    fr = union(rectangle(640, 150, 298, 334), ellipse(789, 150, 149, 174))
    c.shape(fr, "#6b3326 #2a1526 #c4733c", 16, toward=(-1, 0.1), drop=0)
    window = c.rough(arch)
    v = np.clip((c.y - 20) / 430 + (c.noise(90, 4, 5) - 0.5) * 0.25, 0, 1)
    c.field(v, "#0c1a3a #173259 #2b5577 #5b8793", window)
    moon = c.mask(ellipse(850, 110, 40)) * (1 - c.mask(ellipse(868, 100, 36)))
    c.put("#f4ecc8", moon * window)
    c.glow(moon * window, 18, "#9fc0d0", 0.5)
    outline = [ellipse(rng(3).randint(660, 920), y, 1.8) for y in (20, 60)] + [
        ellipse(x, y, s)
        for x, y, s in rows("""700 60 2 | 742 120 1.6 | 770 40 2.2 | 690 150 1.6 | 810 190 1.5 | 890
        210 2 | 720 210 1.6""")
    ]
    c.put("#f4ecc8", c.mask(outline) * window)
    c.shape(ridge(420, 26, 120, 4), "#152a44 #0d1b33 #1f4160", 30, clip=window)
    return window


def _bell_tower(c: Canvas, window: Array) -> None:
    from_right = c.lit((1, -0.6))
    lit_right = c.lit((1, -0.4))
    for x, w, h, yy in ((700, 60, 60, 480), (850, 70, 76, 480), (896, 40, 52, 480)):
        b, rf = tower(x, yy, w, h, 0.9)
        from_right(b, "#0f2038 #0a1428 #234a66", clip=window)
        from_right(rf, Ink("#0b182d", lit="#2d5a74"), clip=window)
    lit_right(rectangle(716, 330, 54, 150), "#12263f #0a1428 #3a6a84", clip=window)
    from_right(rectangle(709, 322, 68, 12), Ink("#173050", lit="#4a7a90"), clip=window)
    outline = "706,292! 734,264 743,222! 752,264 780,292!"
    c.shape(outline, Ink("#0b182d", lit="#3a6a84"), clip=window, toward=(1, -0.5))
    lit_right(rectangle(716, 290, 54, 34), Ink("#0f2038", lit="#3a6a84"), clip=window)
    c.put("#ffc860", c.mask(union(rectangle(728, 304, 30, 20), ellipse(743, 304, 15, 11))) * window)
    c.put("#5a2c20", c.mask("734,322! 738,306 743,300 748,306 752,322!") * window)
    c.glow(c.mask(ellipse(743, 310, 14)) * window, 14, "#ffb050", 0.8)
    c.shape(rectangle(782, 0, 14, 470), "#4a2326 #1d0f1d #b0663a", clip=window)
    c.shape(rectangle(660, 262, 260, 12), "#4a2326 #1d0f1d #b0663a", clip=window)
    outline = rectangle(616, 462, 346, 34, 6)
    c.shape(outline, "#8a4a2c #34182a #e09a4e", 12, toward=(-0.6, -1), drop=14)


def _books(c: Canvas) -> None:
    for x, w, h, hue, lean in rows("""70 58 300 #3d2a52 0 | 132 46 262 #7a2430 0 | 182 62 318
        #2f4a4c 0 | 248 40 246 #8a5a26 0 | 292 54 280 #4a2140 6"""):
        p = move(rectangle(x, 588 - h, w, h, 5), 0, 0, 1, lean, about=(x, 588))
        c.shape(p, hue, 18, toward=(1, -0.25), rim="#ffb862", rim_width=3, drop=8)
        for yy in (588 - h + 26, 588 - h + 40, 588 - 60):
            outline = move(rectangle(x + 5, yy, w - 10, 4), 0, 0, 1, lean, about=(x, 588))
            c.flat(outline, "#d9a24e", 0.85)
        outline = move(
            ellipse(x + w / 2, 588 - h * 0.55, w * 0.22, w * 0.3), 0, 0, 1, lean, about=(x, 588)
        )
        c.flat(outline, "#d9a24e", 0.55)


def _table(c: Canvas) -> None:
    grain_ = c.noise(240, 5, 9, stretch=(3, 0.16))
    tb = rectangle(-20, 580, 1070, 220)
    tm = c.shape(tb, "#8a4424 #2b1424 #d98a3e", 10, toward=(0, -1), shading=0)
    v = np.clip(c.spot(FX, 600, 620, 210) * 0.95 + (grain_ - 0.5) * 0.5, 0, 1)
    c.field(v, "#1f1020 .2:#3d1c24 .45:#73341f .7:#b8652b #f4b656", tm)
    outline = rectangle(-20, 578, 1070, 5)
    c.flat(outline, "#ffd080", smoothstep(460, 40, np.abs(c.x - FX))[...,] * 0.9)


def _dish(c: Canvas) -> None:
    from_above = c.lit((0, -1))
    c.shadow(ellipse(490, 668, 250, 30), "#160b1a", 12, 0.95)
    from_above(ellipse(500, 640, 190, 44), "#b87a2a #4a2420 #ffe08a #fff0b0", 26)
    c.shape(ellipse(500, 630, 158, 32), "#8a4f22 #3a1c1e #f4b84e", 30, toward=(0, 1))
    ring = difference(ellipse(291, 627, 39, 37), ellipse(291, 627, 21))
    c.shape(ring, "#c98a30 #4a2420 #ffe08a #fff0b0 2.5", 9)
    outline = polygon("446,632 452,580 548,580 554,632")
    c.shape(outline, "#b87a2a #4a2420 #ffd878", 30, toward=(-0.4, -0.4))
    from_above(ellipse(500, 582, 62, 16), "#d99a38 #5a2c20 #fff0b0", 10)


def _open_book(c: Canvas) -> None:
    c.shadow(ellipse(800, 690, 260, 34), "#160b1a", 14, 0.8)
    lp = spline("560,690! 590,628 690,616 772,650! 776,716! 690,688 600,694")
    rp = spline("772,650! 850,612 950,622 1000,668! 990,702 880,690 776,716!")
    outline = "548,704! 572,640! 772,664! 1004,664! 1016,712! 880,706 774,734! 680,708"
    c.shape(outline, "#5a1f2a #240e1e #a84a32", drop=10)
    c.shape(lp, "#f0d39a #a8683e #fff2c8", 40, toward=(-0.6, -0.7))
    c.shape(rp, "#e2b878 #8a4f36 #ffe9b4", 40, toward=(-0.9, -0.4))
    c.lines(fan("612,640 680,634 752,656", "4,10 0,10 0,9", 5, [2.6, 3, 2.2]), "#6b3a2c", 0.75)
    c.lines(fan("794,662 860,634 962,642", "0,9 0,10 0,10", 5, [2.6, 3, 2.2]), "#6b3a2c", 0.7)


def _wax(c: Canvas) -> None:
    wax = spline("""450,582 446,480 450,380 446,330! 462,318 500,326 538,316 556,332! 550,420
        554,500 550,584 500,596""")
    m = c.shape(wax, "#f2cf94 #a4583a #fff6d8", 58, toward=(0.15, -0.5), drop=0, edge=0.3)
    c.field(
        c.rise(318, 598),
        "#fff3c4 #ffd98a #f2b566 #c9794a",
        m * c.stipple(np.clip(1 - np.abs(c.x - 500) / 64, 0, 1) * 0.8 + 0.1),
    )
    for pts, w in strokes_of("""462,322 458,370 464,430 : 26 20 24 | 540,320 546,390 540,470 542,500
        : 24 18 17 26 | 500,324 496,352 498,372 : 22 18 22 | 552,330 562,362 560,384 : 14 12 16"""):
        outline = taper(pts, w)
        way = (-0.5, -0.35)
        c.shape(outline, "#ffe9bc #c87a4a #fffbe6", 13, toward=way, shading=0.9, lighting=0.7)
    c.shape(ellipse(501, 325, 48, 11), "#ffdf9a #e89a4e #fffbe0", 10, toward=(0, 1))


def _flame(c: Canvas) -> None:
    for sc, hue in ((1.0, "#f08a24"), (0.84, "#ffb93c"), (0.64, "#ffe27a"), (0.40, "#fffdf0")):
        p = spline("0,-150! 16,-96 40,-44 38,4 0,26 -36,6 -40,-40 -20,-90")
        c.flat(move(p, FX - 1, 282 - (1 - sc) * 6, sc), hue)
    clip = c.mask(move("0,-150! 16,-96 40,-44 38,4 0,26 -36,6 -40,-40 -20,-90", FX - 1, 282, 0.8))
    c.wash(c.spot(499, 298, 26, 18) * 0.8, "#5a6ac8", clip=clip)
    fm = c.mask(move("0,-150! 16,-96 40,-44 38,4 0,26 -36,6 -40,-40 -20,-90", FX, 282))
    c.lines("500,328 502,306 496,290 : 7 6 4", "#3a1a18")
    c.glow(fm, 26, "#ffb040", 0.7)
    c.glow(fm, 90, "#ff8a30", 0.55)
    c.halo(FX, FY, 430, "#ffb050", 0.35)


def _moth(c: Canvas) -> None:
    r = rng(5)
    dots = [(FX + (r.randn()) * 200, FY + r.randn() * 130, 1.2 + 1.6 * r.rand()) for _ in range(46)]
    c.motes(dots, "#ffe9b0", "#ffb050", radius=4, strength=0.8)
    for side in (-1, 1):
        outline = move("0,0! 16,-26 46,-34 50,-14 22,4", MX, MY, (side, 1), 20)
        c.shape(outline, "#e8c38a #8a4a3a #fff4d0", 9)
        c.shape(move("0,0! 22,6 34,24 14,26", MX, MY, (side, 1), 20), "#c98f5a #7a3a34 #ffe6b0", 7)
    c.flat(ellipse(MX, MY + 4, 4, 13, 20), "#4a2430")
