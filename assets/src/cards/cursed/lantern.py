"""A captive moon in a swinging lantern lights the path to a crown, and much between the trees."""

from __future__ import annotations

import numpy as np
from art import Array, Canvas, Ink, Light, Path, Place, Points, arc_points, blur, placed, rng, rows
from art.geometry import difference, ellipse, mirror, move, polygon, spline, taper, union
from art.motifs import ridge, scatter, sparkle, trunk

LIGHT = Light((452, 420), "#c8fff0", "#170f1e")
AT = Place(512, 78, 0.98, 8)
IRON = Ink("#2c3644", "#130d1e", "#8ad4cc")
GLOW = (464, 418)


def paint(c: Canvas) -> None:
    _forest(c)
    _lurkers(c)
    _path(c)
    _crown(c)
    _branch(c)
    pane = _panes(c)
    _moon(c, pane)
    _cage(c)
    _light(c, pane)
    c.finish(vignette=0.26)


def _sym(points: Points) -> Path:
    """A body of revolution, hung at its place, from its right half."""
    half = spline(points)
    both = [half, mirror(half, 0)]
    out = both[0]
    out.addPath(both[1])
    return AT.path(out)


def _forest(c: Canvas) -> None:
    x, y = GLOW
    d = np.hypot((c.x - x) / 640, (c.y - y) / 540)
    v = np.clip(1 - d, 0, 1) ** 1.2 + (c.swirl(220, 100, 5, 4) - 0.5) * 0.26
    c.field(v, "#473272 .14:#363f77 .34:#2d537a .56:#2c687e .76:#3a8086 .92:#5aa8a0 #a0dcc8")
    for tx, w, seed, lean, hue in rows(
        "276 30 3 16 #2e617e | 690 36 5 -12 #2e617e | 196 56 6 -30 #2f537a | 800 60 12 -20 #2f537a"
    ):
        outline = trunk(tx, w, seed, lean=lean, foot=660)
        c.shape(outline, Ink(hue, "#314477", "#47898d"), w * 0.3, lighting=0.8, toward=(x - tx, 20))
    c.haze(380, 640, "#3a8086", 0.45)
    for tx, w, seed, lean in ((60, 120, 2, 30), (962, 130, 10, -20)):
        m = c.shape(
            trunk(tx, w, seed, lean=lean), "#424775 #483071 #497d8a", w * 0.25, toward=(x - tx, 20)
        )
        bark = [
            (
                [(tx - 40 + k * 16, 40 + k * 20), (tx - 34 + k * 16, 330), (tx - 42 + k * 17, 700)],
                [1, 6, 2],
            )
            for k in range(6)
        ]
        c.lines(bark, "#443370", 0.7, clip=m)


def _lurkers(c: Canvas) -> None:
    """What was not named: eyes, a claw about a trunk, a hunched shape."""
    outline = "880,640! 850,560 862,480 836,430! 872,446 890,418! 908,448 950,436! 930,490 944,640!"
    c.flat(outline, "#120e20")
    for x, y, k, hue in rows(
        "882 486 1.3 #c89af8 | 262 470 1.0 #a8f07a | 668 520 0.8 #c89af8 | 158 330 0.9 #c89af8 | "
        "760 330 1.0 #a8f07a | 284 590 0.7 #a8f07a"
    ):
        left = spline([(-24, -5, 0), (-14, -10), (-4, 4, 0), (-14, 5)])
        eyes = [move(left, x, y, k), move(mirror(left, 0), x, y, k)]
        m = c.flat(eyes, hue)
        c.flat([ellipse(x - 13 * k, y - 2 * k, 2.4 * k, 4.5 * k)], "#120c1e")
        c.flat([ellipse(x + 13 * k, y - 2 * k, 2.4 * k, 4.5 * k)], "#120c1e")
        c.glow(m, 9, hue, 0.6)
    for i, (x, y) in enumerate(((112, 452), (118, 482), (116, 512), (104, 538))):
        reach = (44, 54, 50, 36)[i]
        finger = [(x - 40, y - 4), (x, y - 10), (x + reach * 0.6, y - 6), (x + reach, y + 12)]
        c.shape(
            taper(finger, [17, 16, 13, 3]), "#1c1628 #0c0814 #7acac0 #a8f0dc 3", 7, toward=(1, -0.6)
        )


def _path(c: Canvas) -> None:
    from_above = c.lit((-0.2, -1))
    from_above(ridge(616, 10, 240, 9), "#173040 #10101f #4a9a94", 30)
    way = spline(
        "180,800! 250,720 420,680 600,672 720,662 776,640 790,622! 846,622! 862,650 820,690 "
        "700,722 620,760 600,800!"
    )
    m = c.rough(way)
    v = c.spot(480, 700, 460, 150) * 0.8 + (c.noise(46, 4, 7, stretch=(1, 0.4)) - 0.5) * 0.4 + 0.25
    v = v + c.spot(820, 640, 150, 70) * 0.5
    c.field(v, "#1c3c4a .2:#2f6a70 .45:#6ab8a4 .75:#b8e8c8 #f0fbe0", m)
    r = rng(4)
    for _ in range(26):
        x, y = 250 + r.rand() * 560, 672 + r.rand() * 70
        k = 8 + (y - 660) * 0.16 + r.rand() * 6
        from_above(ellipse(x, y, k, k * 0.45), "#5a9a94 #1c3c4a #d8f8dc", 5, clip=m, edge=0.5)


def _crown(c: Canvas) -> None:
    c.shadow(ellipse(838, 640, 80, 13), "#100a18", 8, 0.85)
    stump = spline("790,640! 800,606 798,578! 876,578! 878,606 892,642! 840,650")
    m = c.shape(stump, "#3c4a4c #171422 #a8e0c8", 18, toward=(-1, -0.5), edge=0.4)
    strokes = [([(x, 584), (x + 1, 612), (x - 5, 642)], [2, 4, 2]) for x in (816, 838, 858)]
    c.lines(strokes, "#171422", 0.7, clip=m)
    c.shape(ellipse(837, 578, 39, 9), "#7a9a88 #2c3c44 #d8f8d8", 6, toward=(0, -1))
    crown = polygon("806,574 796,520 818,546 837,506 856,546 878,520 868,574")
    g = c.shape(crown, "#f0b840 #8a4a24 #fff4b0", 10, toward=(-1, -0.4), edge=0.5)
    c.shape(ellipse(837, 574, 31, 7), "#d89a34 #7a3c24 #fff0a0", 5, toward=(-1, -1))
    for x, y in ((796, 518), (837, 503), (878, 518)):
        c.flat(ellipse(x, y, 5.5), "#ffe9a0")
    c.glow(g, 26, "#ffc860", 0.6)
    c.lines(sparkle(822, 542, 22, 5), "#fffdf0")


def _branch(c: Canvas) -> None:
    wood = Ink("#221c30", "#0e0a18", "#5aa09c")
    outline = taper("-30,20 160,60 340,30 520,62 640,40 740,66", [84, 60, 46, 34, 20, 5])
    c.shape(outline, wood, 16, toward=(-0.1, 1), rim="#8ad8c8", rim_width=3)
    c.shape(taper("600,48 650,6 664,-30", [18, 12, 9]), wood, 8, toward=(0, 1))
    c.shape(taper("300,36 350,90 392,96", [22, 10, 4]), wood, 7, toward=(0.4, 1))
    hang = [AT.points([(0, y)])[0] for y in (-14, 12, 38)]
    for i, (x, y, *_) in enumerate(hang):
        link = difference(
            ellipse(x, y, 11 if i % 2 else 7, 18), ellipse(x, y, 5 if i % 2 else 2, 11)
        )
        c.shape(move(link, turn=AT.turn, about=(x, y)), IRON, 4, toward=(0, 1), edge=0.5)


def _pane_path() -> Path:
    return AT.path(polygon("-132,216 132,216 106,476 -106,476"))


def _panes(c: Canvas) -> Array:
    pane = c.mask(_pane_path())
    d = np.hypot((c.x - GLOW[0]) / 150, (c.y - GLOW[1]) / 165)
    v = 0.86 - d * 0.62 + (c.swirl(70, 40, 4, 14) - 0.5) * 0.26
    c.field(v, "#1c6472 .14:#2c8c90 .3:#54bcb0 .48:#94e4d0 .68:#d0fae4 .88:#f4fff0 #fffff8", pane)
    return pane


def _moon(c: Canvas, pane: Array) -> None:
    p = Place(GLOW[0], GLOW[1], 1.12, 8)
    outline = spline(
        "26,-84! -14,-88 -58,-66 -82,-18 -78,36 -44,78 4,90 44,76! 16,66 -2,44 -4,26! 2,22 -2,14 "
        "12,8! 4,-6 -6,-20 -6,-46"
    )
    moon = c.shape(p.path(outline), "#ffdc78 #b87a34 #fff6c0", 26, toward=(-0.6, -0.6), clip=pane)
    strokes = placed(
        p.points,
        "-38,-10 -28,-2 -14,-6 : 2 6 2 | -22,40 -12,36 -4,38 : 1 5 2 | "
        "-40,-30 -26,-36 -16,-32 : 1 4 1",
    )
    c.lines(strokes, "#6a4a3c", clip=moon)
    for x, y, k in ((-56, 14, 8), (-40, 52, 6), (-34, -60, 7), (-58, -30, 4)):
        c.flat(p.path(ellipse(x, y, k, k * 0.9)), "#e8b850", 0.9, moon)
    tear = p.spline("-26,6! -20,18 -26,26 -32,18")
    c.shape(tear, "#6ac8e0 #2c7a9a #f0ffff", 4)
    c.motes(scatter(rng(8), 22, (380, 320, 560, 530), (1.4, 3)), "#fffef0", clip=pane)


def _cage(c: Canvas) -> None:
    from_below = c.lit((0, 1))

    def bar(points: Points, width: float, side: float) -> None:
        outline = taper(AT.points(points), [width, width * 0.9], cap=False)
        c.shape(outline, IRON, width * 0.5, toward=(-side, 0.1), edge=0.3)

    for side in (-1, 1):
        bar([(side * 66, 214), (side * 53, 480)], 13, side)
        bar([(side * 132, 214), (side * 106, 480)], 20, side)
    # base: a band, a bowl and a drop
    c.shape(_sym("0,490! 84,490! 92,512 60,536 24,548 0,552!"), IRON, 24, toward=(0, -1))
    drop = AT.path(union(ellipse(0, 562, 19, 17), spline("-9,574! 9,574! 4,586 0,600!")))
    c.shape(drop, IRON, 9, toward=(-0.6, -0.6), edge=0.4)
    outline = _sym("0,470! 132,466! 138,480 132,496! 0,502!")
    c.shape(outline, "#43525e #171224 #a8e8d8 #d0fae4 3", 10, toward=(0, -1), edge=0.5)
    # roof in two tiers, vents between
    c.shape(
        _sym("0,126! 40,126! 56,160 100,186 166,206! 0,222!"), IRON, 30, toward=(-0.3, 1), edge=0.4
    )
    ribs = [
        (AT.points("-20,128 -34,168 -70,210"), [2, 5, 3]),
        (AT.points("20,128 34,168 70,210"), [2, 5, 3]),
    ]
    c.lines(ribs, "#150f20", 0.9)
    outline = _sym("0,204! 160,200! 176,196! 168,216 150,226! 0,232!")
    from_below(outline, "#43525e #171224 #a8e8d8 #d0fae4 3", 10, edge=0.5)
    c.shape(_sym("0,104! 34,104! 34,128! 0,130!"), IRON, 12, toward=(-0.6, 0.6), edge=0.4)
    for x in (-20, 0, 20):
        c.flat(AT.path(ellipse(x, 117, 5, 7)), "#a8f0dc")
    c.shape(_sym("0,76! 12,80 18,92 50,100! 46,108! 0,110!"), IRON, 10, toward=(-0.4, 0.8))
    x, y = AT.points([(0, 62)])[0][:2]
    c.shape(difference(ellipse(x, y, 25), ellipse(x, y, 15)), IRON, 6, toward=(-0.4, 0.8))
    # thorns along the eaves: cursed
    for side in (-1, 1):
        for x in (58, 112):
            outline = AT.path(polygon([(side * x - 9, 226), (side * x + 9, 226), (side * x, 250)]))
            from_below(outline, IRON, 5)


def _light(c: Canvas, pane: Array) -> None:
    c.glow(pane, 80, "#6ae0d0", 0.26)
    c.rays(*GLOW, "#a8f0e0", 0.28, count=15, seed=5, fall=1.0, reach=620)
    cone = blur(c.mask(polygon("540,470 575,430 900,590 770,650")), 10)
    fade = np.clip(1.15 - (c.x - 540) / 420, 0.2, 1)
    c.put("#d8fff0", cone * fade * (0.24 + 0.2 * c.stipple(cone * 0.5)), "screen")
    r = rng(15)
    blades = []
    for x0, x1 in ((-10, 230), (800, 1040)):
        for _ in range(30):
            x = x0 + r.rand() * (x1 - x0)
            top = 750 - r.rand() * 90 * abs(x - 512) / 512
            blades.append(
                taper([(x, 780), (x + r.randn() * 4, 756), (x + r.randn() * 18, top)], [13, 9, 3])
            )
    c.flat(blades, "#100a18")
    c.motes(scatter(r, 40, (250, 150, 760, 700), (1.2, 2.8)), "#e0fff0")
    for a in arc_points(*GLOW, 210, 230, 20, 200, 3):
        c.lines(sparkle(a[0], a[1], 12, 3), "#f4fff4", 0.8)
