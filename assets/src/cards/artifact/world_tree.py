"""One tree holds a small world in its roots; every bough has its own leaf and its own bird."""

from __future__ import annotations

import math

import numpy as np
from art import Canvas, Colour, Ink, Light, Path, each, mix, rng, rows, strokes_of
from art.geometry import Place, around, ellipse, mirror, polygon, samples, spline, taper, union
from art.motifs import cloud, leaf, pine, scatter, tower
from scipy import ndimage

LIGHT = Light((512, 330), "#fff2b0", "#0c1230")
BARK = Ink("#6a4438", "#2a1830", "#f0b068", rim="#ffe6a0")
# bough by bough: where it goes, its leaf, its bird, and which way the bird looks
BOUGHS = (
    ("500,470 410,452 330,470 236,452", "#4f9a5a", "#d8443a", 1),
    ("496,440 400,380 300,356 186,340", "#e8953a", "#3f78c8", -1),
    ("500,420 440,320 400,270 372,204", "#e8a0b8", "#4a3a6c", 1),
    ("512,410 520,300 500,220 512,132", "#a8c850", "#f4f0e4", -1),
    ("524,420 590,330 640,270 664,204", "#7ac0d0", "#e8a832", -1),
    ("530,440 630,380 740,366 842,336", "#d8c84a", "#8a4aa8", -1),
    ("526,470 620,456 700,474 796,456", "#c8503c", "#3fa890", 1),
)


def paint(c: Canvas) -> None:
    c.layers(_heaven, _world, _crown_and_roots, _trunk, _boughs, _falling)
    c.finish(vignette=0.34)


def _heaven(c: Canvas) -> None:
    v = c.spot(512, 380, 640, 560) ** 1.15 + (c.swirl(260, 120, 5, 21) - 0.5) * 0.26
    c.field(v, "#0c1438 .2:#14285c .38:#1f4f80 .54:#4a90a0 .7:#b8cc9c .85:#ffe8a0 #fffbe0")
    c.motes(scatter(rng(14), 150, (0, 0, 1024, 700), (0.8, 2.8), 3), "#fff6dc")
    c.rays(512, 400, "#fff2c0", 0.4, count=20, seed=9, fall=0.7, reach=760)


def _world(c: Canvas) -> None:
    ball = ellipse(512, 1010, 470, 400)
    c.glow(c.mask(ball), 40, "#a8e8e0", 0.5)
    m = c.shape(ball, "#2f7ab0 #12305e #a8e4d8 #f4fff0", 110, toward=(0, -1))
    land = spline("200,800! 250,690 380,630 512,612 640,630 740,668 700,720 800,800!")
    g = c.shape(land, "#5a9a54 #24584c #e0e488", 34, toward=(0, -1), clip=m)
    strokes = [
        (f"{x},{y} {x + 16},{y - 4} {x + 34},{y}", [0.6, 3, 0.6])
        for x, y in ((820, 706), (860, 730), (800, 742), (160, 740), (210, 716))
    ]
    c.lines(strokes, "#d8f4ec", 0.8, clip=m)
    for x, y, h in ((300, 664, 42), (322, 660, 54), (344, 652, 40), (276, 676, 34)):
        c.shape(pine(x, y, h, h * 0.5, x), "#2f6a50 #163c44 #c8d87c", 5, toward=(0.6, -1))
    for x, w, h, roof in ((700, 16, 34, True), (722, 26, 24, False), (744, 14, 40, True)):
        body, top = tower(x, 668, w, h, 1.3, not roof)
        c.shape(body, "#d8c4a0 #7a5a68 #fff6d8", 5, toward=(-0.7, -0.5))
        c.shape(top, "#b8443c #5a1c3c #ffb080", 5, toward=(-0.7, -0.5))
    c.shape(polygon("782,702 810,702 802,712 790,712"), "#6a3a30 #2a1830 #f0b068")
    c.flat("795,700! 795,670! 816,696!", "#fff4dc")
    c.wash(c.spot(512, 650, 220, 50) * 0.6, "#183c40", clip=g)


def _leaves(c: Canvas, x: float, y: float, w: float, h: float, hue: Colour, seed: int) -> None:
    r = rng(seed)
    dark, light = mix(hue, "#14204c", 0.62), mix(hue, "#fff6c0", 0.6)
    way = (512 - x, 380 - y)
    heap = cloud(x, y, w, h, seed, 8, flat=False)
    inside = c.mask(heap) > 0.5
    ys, xs = np.where(inside & ~ndimage.binary_erosion(inside, iterations=6))
    fringe = []
    for i in r.randint(0, len(xs), 64):
        px, py = float(xs[i]), float(ys[i])
        out = math.degrees(math.atan2(py - y + h * 0.2, px - x))
        fringe.append(leaf(px, py, 22 + 16 * r.rand(), out + r.randn() * 34, 0.55))
    c.shape(fringe, Ink(mix(hue, dark, 0.35), dark, light), 10, toward=way)
    m = c.shape([heap, *fringe[::2]], Ink(hue, dark, light), 46, toward=way, shading=1.1)
    dabs = []
    for _ in range(170):
        px, py = x + (r.rand() - 0.5) * w * 1.2, y - h * 0.25 + (r.rand() - 0.5) * h * 1.5
        a = r.rand() * math.pi
        dabs.append(([(px, py), around(px, py, a, 9), around(px, py, a, 18)], [1, 8, 1]))
    c.lines(dabs[::2], dark, 0.7, clip=m)
    c.lines(dabs[1::2], light, 0.75, clip=m)


def _crown_and_roots(c: Canvas) -> None:
    at = rows("""280 440 300 92 0 | 752 444 300 92 6 | 190 320 270 116 1 | 836 322 270 116 5 | 352
        214 260 120 2 | 682 214 260 120 4 | 512 142 250 120 3""")
    for x, y, w, h, k in at:
        _leaves(c, x, y, w, h, BOUGHS[k][1], 40 + k)
    c.wash(c.spot(512, 380, 190, 130) * 0.7, "#ffeaa0")
    for points, widths in ROOTS:
        c.shadow(taper([(x, y + 10) for x, y, _ in samples(points, 12)], widths), "#123038", 8, 0.7)


ROOTS = strokes_of(
    "508,586 446,622 336,652 250,700 190,780 : 44 58 42 28 10 | "
    "516,586 578,624 684,676 724,726 790,790 : 44 58 40 28 10 | "
    "500,600 446,664 370,700 340,790 : 70 50 34 14 | "
    "524,600 576,668 640,710 656,790 : 70 50 32 14 | 512,620 518,680 500,730 516,800 : 84 54 38 20"
)


def _trunk(c: Canvas) -> None:
    """Roots, trunk and boughs are one body."""
    body = spline("""430,640! 456,610 468,560 462,500 440,440! 480,420 512,404 544,420 584,440!
        562,500 558,560 570,610 596,640! 560,676 512,690 464,676""")
    arms = [taper(b[0], [64, 40, 26, 9], cap=False) for b in BOUGHS]
    legs = [taper(points, widths, cap=False) for points, widths in ROOTS]
    m = c.shape(union(body, *arms, *legs), BARK, 26, toward=(0, -1), shading=0.9, edge=0.35)
    creases = []
    for points, _ in ROOTS:
        line = samples(points, 24)
        for k in (-8, 6):
            creases.append(
                ([s.beside(k * (1 - i / 30)) for i, s in enumerate(line[2:19])], [1, 4, 1])
            )
    for fork in each("""478,560 462,628 416,668 | 546,560 562,628 612,680 | 496,590 488,650 470,700
        476,716 | 530,590 536,650 556,694 552,712"""):
        creases.append((fork, [1, 5, 9, 2]))
    c.lines(creases, BARK.shade, 0.8, clip=m)
    r = rng(8)
    grain = []
    for k in range(11):
        x = 462 + k * 10
        sway = (x - 512) * 0.5
        grain.append(
            (
                f"""{x - sway * 0.2},{436 + r.rand() * 60} {x + r.randn() * 3 - sway * 0.4},520
            {x + r.randn() * 3},590 {x + sway * 1.1},660""",
                [1, 4, 4, 1],
            )
        )
    c.lines(grain, BARK.shade, 0.8, clip=m)
    for b in BOUGHS:
        line = samples(b[0], 24)
        c.lines([([s.beside(5) for s in line[3:20]], [1, 3.2, 1])], BARK.shade, 0.7, clip=m)
    c.flat("512,520! 530,548 524,586 512,600 500,586 496,548", "#1c1028")
    c.glow(c.flat("512,540! 520,560 516,588 506,590 504,560", "#ffd070"), 16, "#ffb040", 1.2)


def _bird(c: Canvas, x: float, y: float, hue: Colour, look: int, kind: int) -> None:
    from_above = c.lit((0, -1))
    p = Place(x, y, 1.02, 0)
    ink = Ink(
        hue, mix(hue, "#140c30", 0.62), mix(hue, "#fff8d8", 0.6), rim="#fffbe0", rim_width=2.5
    )

    def out(points: str) -> Path:
        path = spline(points)
        return p.path(path) if look < 0 else p.path(mirror(path, 0))

    tail = each(
        "24,-22! 66,-2! 58,6 30,-8! | 20,-24! 52,-44! 56,-30 28,-10! | 22,-20! 54,26! 42,28 18,-8!"
    )
    c.lines([(p.points("-4,-8 -4,2"), [3, 3]), (p.points("6,-8 6,2"), [3, 3])], "#3a2030")
    from_above(out(tail[kind % 3]), ink, 6)
    if kind % 2:
        from_above(out("-24,-50! -14,-72! -8,-50!"), ink, 5)
    c.shape(out("-38,-38! -54,-33! -36,-28!"), "#f0a83a #8a4628 #fff0b0", 4)
    outline = out("-38,-36 -30,-52 -14,-54 2,-40 24,-26 32,-14 14,-5 -10,-4 -28,-14")
    from_above(outline, ink, 13, edge=0.5)
    outline = out("-8,-34! 14,-34 44,-8! 16,-8 -4,-16")
    from_above(outline, Ink(ink.shade, mix(hue, "#140c30", 0.8), hue), 7)
    ex, ey = p.points([(-26 if look < 0 else 26, -40)])[0]
    c.flat(ellipse(ex, ey, 4.6), "#fffbe8")
    c.flat(ellipse(ex, ey, 2.6), "#140c20")


def _boughs(c: Canvas) -> None:
    for k, (line, hue, bird, look) in enumerate(BOUGHS):
        ink = Ink(hue, mix(hue, "#14204c", 0.6), mix(hue, "#fffbd8", 0.65))
        pts = samples(line, 30)
        for i in (14, 18, 22, 26, 29):
            s = pts[i]
            for side in (-1, 1):
                if side < 0 and i in (22, 26) and k not in (2, 3, 4):
                    continue
                a = math.degrees(s.angle) + side * 52
                c.shape(leaf(s.x, s.y, 34, a, 0.5), ink, 7, toward=(0, -1), edge=0.5)
        s = pts[25] if k not in (2, 3, 4) else pts[29]
        _bird(c, s.x, s.y - 4, bird, look, k)


def _falling(c: Canvas) -> None:
    r = rng(19)
    for _ in range(26):
        x, y = 150 + r.rand() * 724, 500 + r.rand() * 220
        if 430 < x < 594:
            continue
        hue = BOUGHS[r.randint(7)][1]
        outline = leaf(x, y, 15 + 9 * r.rand(), r.rand() * 360, 0.55)
        c.shape(outline, Ink(hue, mix(hue, "#14204c", 0.5)), 4)
    c.motes(scatter(r, 50, (260, 330, 760, 620)), "#fff6c8", "#ffd870", radius=4)
    c.wash(np.clip((c.y - 730) / 40, 0, 1) * 0.3, "#0c1438")
