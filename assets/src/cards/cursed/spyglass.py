"""A brass spyglass on a balcony spies on a hand of cards; its lens keeps an eye of its own."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, Place, blur, each, rng, smoothstep
from art.geometry import about, arc_points, ellipse, move, polygon, rectangle, spline, taper, union
from art.motifs import pine, ridge, scatter

LIGHT = Light((560, 90), "#cfe0ff", "#170f1e")
AT = Place(388, 420, 1, -17)
BRASS = "#2a1420 .1:#5a2c22 .3:#a8682a .5:#e0a440 .72:#ffd87a .88:#fff6cc #fffdf0"
WRAP = "#100a20 .15:#241636 .4:#43285c .62:#6a4a8a .82:#b09ad0 #e8dcff"
WINDOW = (868, 322)


def paint(c: Canvas) -> None:
    _night(c)
    _castle(c)
    _balcony(c)
    _sight(c)
    _stand(c)
    _tubes(c)
    _cradle(c)
    _lens(c)
    c.motes(scatter(rng(5), 26, (560, 250, 860, 420), (1.2, 3)), "#c8ffb0", "#60e070", radius=4)
    c.finish(vignette=0.38)


def _night(c: Canvas) -> None:
    v = 0.1 + c.y / c.height * 0.62 + (c.swirl(260, 90, 5, 3, stretch=(1, 0.35)) - 0.5) * 0.26
    v += c.spot(470, 150, 430) * 0.5
    c.field(v, "#140e2a .25:#1e1c4e .45:#343a7c .62:#5a6aa8 .8:#9ab0cc #dfe8dc")
    c.motes(scatter(rng(9), 90, (0, 0, 1024, 340), (0.9, 2.4)), "#e8ecff")
    moon = c.mask(ellipse(470, 132, 74))
    c.field(c.spot(440, 110, 150), "#b8c4d8 .3:#e0e4e0 .6:#fff8e0 #fffdf0", moon)
    c.wash(c.spot(496, 150, 26, 18) + c.spot(440, 112, 18, 14), "#a8b4cc", clip=moon)
    c.glow(moon, 44, "#8ab0e0", 0.5)
    for band in each(
        "300,186! 370,170 452,176 560,164! 520,184 430,194 360,192 | "
        "470,112! 540,98 610,104 676,98! 630,114 560,120 510,118 | "
        "150,306! 250,288 340,296 440,282! 390,306 290,316 220,314"
    ):
        c.shape(spline(band), "#3c3a78 #241e50 #a8b4e0", 8, toward=(0.3, -1))
    c.shape(ridge(520, 34, 200, 12), "#2c2c66 #1c1a48 #7a8cc4", 14, toward=(0, -1))
    c.haze(560, 700, "#5a62a0", 0.4)
    pines = [pine(x, 640 + x % 17, 50 + (x * 7) % 44, seed=x) for x in range(8, 700, 34)]
    c.shape(pines, "#1e1a48 #140f2e #4a4c8c", 10, toward=(0.3, -1))
    c.haze(610, 690, "#4a4a88", 0.35)


def _castle(c: Canvas) -> None:
    from_left = c.lit((-1, -0.4))
    stone = Ink("#2a2a52", "#15132e", "#8a9cc8")
    for x, w, top in ((700, 60, 470), (762, 44, 430), (986, 76, 380)):
        c.shape(rectangle(x - w / 2, top, w, 400), stone, 18, toward=(-1, -0.3))
        outline = spline(about(x, top, "-0.72,6! -0.2,-40 0,-90! 0.2,-40 0.72,6!", (w, 1)))
        from_left(outline, "#3a2450 #1a1030 #9a8cc0", 14)
    outline = polygon("776,800 784,236 764,236 764,206 972,206 972,236 952,236 960,800")
    keep = c.shape(outline, stone, 60, toward=(-1, -0.2), edge=0.3)
    for x in range(766, 960, 44):
        from_left(rectangle(x, 178, 27, 34), stone, 9)
    rows = []
    for k, y in enumerate(range(262, 760, 34)):
        for x in range(780 + (k % 2) * 30, 960, 62):
            if rng(k * 31 + x).rand() < 0.55:
                rows.append(([(x, y), (x + 34, y)], [1, 3.4, 1]))
    c.lines(rows, "#15132e", 0.8, clip=keep)
    x, y = WINDOW
    arch = union(rectangle(x - 62, y - 10, 124, 112), ellipse(x, y - 10, 62, 66))
    from_left(move(arch, 0, 0, 1.2, about=(x, y + 16)), "#4a4a78 #1c1838 #b0bce0", 9, drop=5)
    pane = c.rough(arch)
    c.field(c.spot(x - 4, y + 8, 120), "#a84a1c .2:#e08a30 .5:#ffc860 .8:#ffe8a0 #fff8d8", pane)
    at = Place(x, y, 1.08)
    king = spline(
        "80,116! -26,116! -8,84 24,72 28,58 14,60 4,54 4,46! -1,42 4,38! 0,33 3,28! -12,24! 2,6 "
        "2,-8 26,-18 50,-6 54,20 50,46 54,66 84,84"
    )
    beard = spline("4,40! 10,36 26,44 30,60 14,72 -2,78! -2,60")
    crown = polygon("-1,-4 -8,-34 8,-20 17,-46 28,-22 44,-44 48,-18 60,-34 55,-2")
    c.flat([at.path(king), at.path(beard), at.path(crown)], "#3a1430", clip=pane)
    c.lines([(at.points("0,-6 26,-14 54,-4"), [3, 4, 3])], "#ffc860", clip=pane)
    c.flat(at.path(ellipse(10, 14, 4, 3)), "#ffd070", clip=pane)
    for k in range(5):
        card = Place(x - 22, y + 124, 0.95, -42 + k * 17)
        c.flat(card.path(rectangle(-13, -80, 26, 48, 3)), "#3a1430", clip=pane)
        c.flat(card.path(rectangle(-10, -77, 20, 42, 2)), "#fff6dc", clip=pane)
        c.flat(card.path(ellipse(0, -60, 5.5, 8)), "#c8304a", clip=pane)
    c.flat(taper(at.points("60,104 20,104 -20,88"), [40, 30, 20]), "#3a1430", clip=pane)
    c.glow(pane, 26, "#ffa040", 0.4)


def _balcony(c: Canvas) -> None:
    from_above = c.lit((0, -1))
    top = from_above(polygon("-20,660 1044,660 1044,704 -20,704"), "#5a5a86 #241c40 #c8d4ec", 12)
    c.wash(smoothstep(0.52, 0.62, c.noise(60, 4, 4)) * 0.5, "#3a3460", clip=top)
    from_above(rectangle(-20, 700, 1070, 90), "#241c40 #170f1e #4a4474", 20)
    for x in range(30, 1040, 130):
        c.shape(rectangle(x, 722, 96, 60, 4), "#1c1434 #120c20 #3a3460", 6, toward=(0, 1))


def _sight(c: Canvas) -> None:
    """What the glass sees runs along a green beam."""
    a, b = AT.points([(306, -92), (306, 92)])
    x, y = WINDOW
    quad = [a, (x - 56, y - 56), (x - 56, y + 86), b]
    soft = blur(c.mask(polygon(quad)), 9)
    streak = 0.55 + (c.noise(46, 3, 6, stretch=(4, 0.4)) - 0.5) * 0.7
    c.put("#5ad87a", c.stipple(soft * streak * 1.3, 0.3) * 0.62, "screen")


def _stand(c: Canvas) -> None:
    from_right = c.lit((0.3, -1))
    wood = Ink("#7a4430", "#241020", "#e0aa78", rim="#f4e4ff", rim_width=3)
    brass = Ink("#c08434", "#4a2220", "#ffe49a")
    c.shadow(ellipse(410, 688, 210, 11), "#170f1e", 7, 0.95)
    for (ax, bx), foot in (((404, 500), 690), ((392, 284), 690), ((398, 388), 706)):
        leg = polygon([(ax - 17, 546), (ax + 17, 546), (bx + 10, foot - 8), (bx - 10, foot - 8)])
        m = c.shape(leg, wood, 9, toward=(0.5, -0.5), edge=0.5)
        c.lines([([(ax, 552), (bx, foot)], [1, 4, 1])], "#3a1c24", 0.7, clip=m)
        t = 0.55
        band = rectangle(ax + (bx - ax) * t - 18, 546 + (foot - 546) * t - 7, 36, 13, 3)
        from_right(band, brass, 6)
        from_right(ellipse(bx, foot - 4, 15, 9), brass, 7, edge=0.4)
    c.shape(rectangle(380, 470, 36, 66, 8), brass, 14, toward=(0.5, -0.6), edge=0.5)
    from_right("352,528! 398,518 446,528! 436,562 398,572 362,562", brass, 14, edge=0.5)


def _cradle(c: Canvas) -> None:
    """The strap of brass that holds the tube."""
    brass = Ink("#c08434", "#4a2220", "#ffe49a")
    strap = AT.points(arc_points(-4, 0, 22, 76, 150, 90, 8))
    c.shape(taper(strap, [20, 26]), brass, 9, toward=(0.3, -0.8), edge=0.4)
    knob = AT.points([(-24, 40)])[0]
    c.shape(ellipse(knob[0], knob[1], 17), brass, 11, toward=(0, -1), edge=0.5, drop=6)


def _section(
    c: Canvas, u: tuple[float, float], r: tuple[float, float], inks: str, curve: float = 0.3
) -> Array:
    """A length of tube from u[0] to u[1] on the axis, with radii at both ends."""
    (u0, u1), (r0, r1) = u, r
    left = arc_points(u0, 0, r0 * curve, r0, 270, 90)
    right = arc_points(u1, 0, r1 * curve, r1, 90, 270)
    outline = polygon(AT.points([*left, *right]))
    mask = c.rough(outline)
    a = math.radians(AT.turn)
    along = (c.x - AT.x) * math.cos(a) + (c.y - AT.y) * math.sin(a)
    across = (c.y - AT.y) * math.cos(a) - (c.x - AT.x) * math.sin(a)
    t = across / (r0 + (r1 - r0) * np.clip((along - u0) / (u1 - u0), 0, 1))
    v = 0.52 * np.clip(1 - np.abs(t + 0.5) / 0.95, 0, 1) + 0.42 * np.exp(
        -(((t + 0.52) / 0.17) ** 2)
    )
    v += 0.2 * np.exp(-(((t - 0.72) / 0.16) ** 2)) + 0.06
    v = v + (c.noise(30, 3, 2, stretch=(4, 1)) - 0.5) * 0.08
    c.field(v, inks, mask, soft=0.8)
    c.lines([(AT.points(left), [2, 4, 4, 2])], "#170f1e", 0.7, clip=mask)
    return mask


def _ring(c: Canvas, u0: float, u1: float, r: float) -> None:
    _section(c, (u0, u1), (r, r), BRASS)
    for u in (u0 + (u1 - u0) * 0.3, u0 + (u1 - u0) * 0.72):
        c.lines([(AT.points(arc_points(u, 0, r * 0.3, r, 268, 92)), [1, 4, 4, 1])], "#5a2c22", 0.8)


def _tubes(c: Canvas) -> None:
    _section(c, (-356, -322), (52, 40), BRASS)
    _section(c, (-322, -170), (38, 40), BRASS)
    _ring(c, -186, -150, 54)
    _section(c, (-150, 0), (54, 56), BRASS)
    _ring(c, -14, 28, 74)
    barrel = _section(c, (28, 236), (76, 88), WRAP)
    diamonds = []
    for k in range(-1, 9):
        for way in (-1, 1):
            pts = []
            for j in range(13):
                t = -1 + j / 6
                s = math.asin(max(-1, min(1, t))) / (math.pi / 2)
                u = 30 + k * 26 + way * s * 40
                r = 76 + 12 * (u - 28) / 208
                pts.append((u - 0.3 * r * math.sqrt(max(0, 1 - t * t)), t * r))
            diamonds.append((AT.points(pts), [2, 3, 3, 2]))
    c.lines(diamonds, "#170f1e", 0.75, clip=barrel)
    strokes = [([(x - 1, y - 3) for x, y, *_ in p], [1, 1.8, 1]) for p, _ in diamonds]
    c.lines(strokes, "#a48ac4", 0.4, clip=barrel)
    _ring(c, 226, 250, 94)
    _section(c, (250, 306), (92, 112), BRASS)
    _ring(c, 292, 318, 116)


def _lens(c: Canvas) -> None:
    face = ellipse(*AT.points([(318, 0)])[0][:2], 40, 116, AT.turn)
    c.shape(face, "#b8782e #4a2220 #fff0b0", 8, toward=(0.4, -1))
    x, y = AT.points([(319, 0)])[0][:2]
    glass = c.rough(ellipse(x, y, 33, 99, AT.turn))
    c.field(
        c.spot(x - 2, y - 6, 46, 124) + (c.noise(40, 3, 5) - 0.5) * 0.12,
        "#0a1c1e .2:#10403a .42:#1f8a58 .66:#6ae07a .86:#d4ffa8 #fbffe4",
        glass,
    )
    lids = Place(x, y, 1, AT.turn)
    c.flat(lids.path(ellipse(3, 0, 21, 52)), "#e8ffb0", clip=glass)
    c.flat(lids.path(ellipse(3, 0, 18, 46)), "#3ab860", clip=glass)
    strokes = [
        (lids.points([(3, 0), (3 + math.cos(a) * 18, math.sin(a) * 46)]), [4, 1])
        for a in np.linspace(0, 6.1, 17)
    ]
    c.lines(strokes, "#c8ff9a", 0.8, clip=glass)
    c.flat(lids.spline("3,-42! 12,0 3,42! -5,0"), "#0a1018", clip=glass)
    c.flat(lids.path(ellipse(-4, -22, 5, 12)), "#fdfff0", clip=glass)
    c.lines([(lids.points("-16,-66 -24,-20 -22,30"), [2, 6, 1])], "#eaffd8", 0.7, clip=glass)
    c.glow(glass, 40, "#60f080", 0.55)
