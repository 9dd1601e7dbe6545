"""Before five players a genie fans out the whole deck in the air and points at the best card."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, Path, Place, around, blur, rng, strokes_of
from art.geometry import difference, ellipse, polygon, rectangle, samples, spline, taper, union
from art.motifs import scatter, sparkle

LIGHT = Light((230, 350), "#fff0b0", "#12082c")
WAY = (-0.9, -0.25)
SKIN = Ink("#1f9c9c", "#0d3c66", "#a8f4d4", rim="#fff6c8", rim_width=4)
GOLD = Ink("#e8ac3c", "#8a4426", "#fff4b4")
SASH = Ink("#c8304c", "#5c1040", "#ff9468")
SMOKE = Ink("#2aa8a4", "#124a74", "#b4f4d8")
CHOSEN = (214, 372)
FACE = Place(548, 226, 0.56, 4)


def paint(c: Canvas) -> None:
    _night(c)
    _town(c)
    _deck(c)
    _lamp(c)
    _tail(c)
    _far_arm(c)
    body = _torso(c)
    _muscles(c, body)
    _sash(c)
    _head(c)
    _near_arm(c)
    _chosen(c)
    _crowd(c)
    c.finish(vignette=0.38)


def _night(c: Canvas) -> None:
    v = c.spot(520, 330, 660, 520) * 0.86 + (c.swirl(230, 110, 5, 7) - 0.5) * 0.26
    c.field(v, "#1a0c38 .2:#3a1658 .38:#6c2470 .55:#ac3e7c .72:#e87c78 .88:#ffbc84 #ffe8b0")
    c.motes(scatter(rng(5), 90, (0, 0, 1024, 420), (1, 2.6)), "#ffe8c8")


def _town(c: Canvas) -> None:
    roofs = []
    r = rng(3)
    for x in range(-20, 1060, 62):
        w, h = 60 + r.rand() * 40, 40 + r.rand() * 90
        roofs.append(rectangle(x, 610 - h, w, 220))
        if r.rand() > 0.55:
            roofs.append(polygon([(x - 8, 610 - h), (x + w / 2, 560 - h), (x + w + 8, 610 - h)]))
    c.shape(union(*roofs), "#6c2668 #4a1a5c #8c3474", 9, toward=(0.2, -1))
    c.haze(520, 700, "#5c1c64", 0.7)
    lit = [rectangle(x, y, 13, 19, 5) for x, y in ((44, 590), (132, 560), (860, 574), (960, 600))]
    c.flat([*lit, rectangle(300, 596, 13, 19, 5), rectangle(790, 600, 13, 19, 5)], "#ffd070")


def _card(c: Canvas, at: Place, hue: str, sign: int) -> None:
    outline = at.path(rectangle(-34, -47, 68, 94, 8))
    c.shape(outline, "#f6e6c0 #b07a78 #fffbe4", 5, toward=WAY, drop=7, edge=0.4)
    c.flat(at.path(rectangle(-26, -39, 52, 78, 4)), hue)
    marks = (
        ellipse(0, 0, 15),
        polygon("0,-22 16,0 0,22 -16,0"),
        spline("0,-26! 16,2 10,18 0,22 -10,18 -16,2"),
        polygon("-18,14 -18,-16 -8,-4 0,-18 8,-4 18,-16 18,14"),
        polygon("-20,16 0,-20 20,16"),
    )
    c.flat(at.path(marks[sign % len(marks)]), "#fff0c4")


def _deck(c: Canvas) -> None:
    """The fan in the air, from the chosen place round to the other hand."""
    hues = ("#2f66c7", "#d54e0c", "#316446", "#451a7c", "#a8803c", "#20958a", "#a52a3a")
    turns = np.linspace(203, 352, 13)
    for k, turn in enumerate(turns):
        a = math.radians(float(turn))
        x, y = around(540, 402, a, 338, 318)
        _card(c, Place(x, y, 0.94, float(turn) - 270 + 90 - 90), hues[k % len(hues)], k)
    trail = [around(540, 402, a, 338, 318) for a in np.linspace(3.3, 6.2, 40)]
    c.glow(c.mask(taper(trail, [20, 70, 70, 20])), 26, "#ff9c70", 0.5)


def _tail(c: Canvas) -> None:
    curve = "556,500 596,560 650,596 640,632 560,626 496,614 448,644"
    outline = taper(curve, [170, 136, 84, 56, 46, 34, 10], cap=False)
    body = c.shape(outline, SMOKE, 40, toward=WAY, rim="#e0fff0", rim_width=3)
    wisps = []
    for k, side in enumerate((-30, -4)):
        line = [s.beside(side * (1 - i / 13) ** 0.8) for i, s in enumerate(samples(curve, 12))]
        wisps.append((line, [1, 6, 5, 2 + k % 2]))
    c.lines(wisps, "#0f5478", 0.55, clip=body)
    strokes = [([(x - 8, y - 2) for x, y in p], [0.5, 3, 3, 1]) for p, _ in wisps]
    c.lines(strokes, "#c8ffe4", 0.7, clip=body)
    for pts, w in strokes_of(
        "650,604 730,612 778,570 754,530 716,542 728,566 : 44 34 26 20 14 4 | "
        "650,628 706,652 760,640 790,604 : 24 24 16 3"
    ):
        c.shape(taper(pts, w, cap=False), SMOKE, 14, toward=WAY, rim="#d0ffe8", rim_width=2.5)


def _lamp(c: Canvas) -> None:
    at = Place(0, 20)
    cushion = spline("420,720 446,700 540,708 640,700 668,720 690,790! 400,790!")
    c.shape(cushion, SASH, 26, toward=(-0.5, -0.9), drop=8)
    body = union(
        spline("486,664 520,646 590,644 640,662 634,690 590,708 530,708 494,690"),
        spline("500,668! 474,660 462,640 440,616! 462,618 490,634 512,652!"),
    )
    c.shape(at.path(body), GOLD, 24, toward=(-0.6, -0.8), drop=10, edge=0.3, rim="#fff8d0")
    c.shape(polygon("536,718 590,718 606,740 520,740"), GOLD, 8, toward=WAY, edge=0.4)
    outline = taper("628,688 664,662 684,684 664,708 636,704", [11, 12, 12, 11, 8])
    c.shape(outline, GOLD, 6, toward=WAY, edge=0.4)
    c.lines("500,696 560,708 630,694 : 1 5 1", "#8a4426", 0.8)
    c.shape(ellipse(560, 700, 9, 8), "#c8304c #5c1040 #ffb4a0", 6)


def _far_arm(c: Canvas) -> None:
    """Set on the hip."""
    arm = taper("672,346 748,392 792,440", [104, 80, 62])
    c.shape(arm, SKIN, 34, toward=WAY, shading=1.15)
    fore = taper("790,436 730,490 650,506", [66, 64, 44])
    c.shape(fore, SKIN, 26, toward=(-0.7, -0.6), drop=8)
    c.shape(taper("700,476 712,524", [24, 24], cap=False), GOLD, 10, toward=WAY, drop=5)


def _torso(c: Canvas) -> Array:
    trunk = spline(
        "506,286 470,306 408,318 372,352 378,398 424,426 452,470 470,520 556,540 632,520 "
        "648,470 680,420 726,392 722,344 676,314 612,300 590,270"
    )
    return c.shape(trunk, SKIN, 70, toward=WAY, drop=12)


def _muscles(c: Canvas, body: Array) -> None:
    c.wash(blur(c.mask("500,280 600,270 610,316 540,350 490,320"), 10) * 0.9, SKIN.shade, clip=body)
    dark = strokes_of(
        "400,398 450,436 520,430 548,404 : 1 7 7 2 | 556,402 590,432 650,426 690,390 : 2 7 7 1 | "
        "551,350 553,420 552,500 : 1 6 3 | 486,462 520,470 546,460 | 560,460 592,470 626,458 | "
        "490,496 520,502 546,494 : 1 4 1 | 470,318 506,334 546,348 | "
        "640,316 600,334 556,348 : 1 5 2"
    )
    c.wash(c.spot(714, 372, 44, 60) * 1.6, SKIN.base)
    c.lines(dark, SKIN.shade, 0.8, clip=body)
    strokes = [([(x - 5, y - 8) for x, y in _pts(p)], [0.5, 4, 0.5]) for p, _ in dark[:2]]
    c.lines(strokes, SKIN.lit, 0.6, clip=body)


def _pts(text: str) -> list[tuple[float, float]]:
    return [(s.x, s.y) for s in samples(text, 8)[1:7]]


def _sash(c: Canvas) -> None:
    band = spline("452,486! 500,510 560,516 652,482! 664,540 600,568 540,572 462,548!")
    m = c.shape(band, SASH, 20, toward=WAY, drop=8, rim="#ffc890", rim_width=3)
    c.lines("462,504 540,530 652,500 | 466,526 550,550 656,518 : 1 6 1", SASH.shade, 0.8, clip=m)
    c.shape("520,520 548,508 572,524 566,556 536,560 518,544", GOLD, 12, toward=WAY, drop=4)
    c.shape(ellipse(544, 536, 11, 12), "#2a7ad0 #123070 #c0f0ff", 8)


def _head(c: Canvas) -> None:
    lit = c.lit(WAY)
    p, q = FACE.path, FACE.points
    neck = spline("-30,130! -40,210 -70,260 140,270 110,200 110,90!")
    nm = lit(p(neck), SKIN, 40)
    c.wash(
        blur(c.mask(p(spline("-60,150! 110,110 120,220 -30,220"))), 8) * 0.85, SKIN.shade, clip=nm
    )
    # the tail of hair, in a gold cuff
    hair = taper(q("60,-120 110,-190 190,-190 216,-120 190,-60"), [46, 62, 56, 40, 5])
    hm = lit(hair, "#241248 #120828 #6a4c94 #e890a0 2.5", 16)
    c.lines([(q("70,-130 120,-180 184,-176 200,-110"), [1, 4, 4, 1])], "#8c64a8", 0.8, clip=hm)
    face = spline(
        "-30,-128 -80,-92 -98,-46 -100,-14 -94,2 -112,40 -142,74 -146,92 -128,102 -110,100 "
        "-116,110 -126,118 -112,126! -122,136 -118,148 -106,154 -114,176 -104,200 -76,210 -20,192 "
        "44,150 96,90 118,0 96,-88 30,-132"
    )
    m = lit(p(face), SKIN, 46)
    lit(p(taper("18,-128 62,-150 96,-106", [30, 40, 32], cap=False)), GOLD, 9)
    # eye, brow, smile
    c.flat(p(spline("-88,14! -70,-4 -34,4! -54,24 -76,24")), "#fff8e0", clip=m)
    c.flat(p(ellipse(-68, 10, 11, 13)), "#3a1450", clip=m)
    strokes = [
        (q("-94,14 -70,-8 -40,-2 -20,12"), [2, 6, 5, 1]),
        (q("-112,126 -84,124 -52,104"), [2, 6, 1]),
        (q("-54,96 -42,104 -44,118"), [1, 4, 1]),
        (q("-124,100 -108,86 -96,94"), [1, 4, 1]),
        (q("-60,44 -40,50 -22,42"), [1, 3, 1]),
    ]
    c.lines(strokes, "#0a2448", clip=m)
    lit(p(taper("-108,-22 -70,-48 -22,-34 10,-10", [10, 22, 18, 3])), "#241248 #120828 #6a4c94", 7)
    beard = spline(
        "-112,170! -92,176 -60,190 -20,170 20,140! 0,196 -50,226 -90,240 -140,280 "
        "-176,272 -190,248! -166,254 -140,240 -122,212"
    )
    bm = lit(p(beard), "#241248 #120828 #6a4c94 #ffc8a0 2.5", 12)
    c.lines([(q("-40,196 -90,220 -140,258"), [1, 4, 1])], "#8c64a8", 0.8, clip=bm)
    outline = p(spline("-116,112! -92,98 -52,112 -30,92! -36,124 -70,128 -100,122"))
    lit(outline, "#241248 #120828 #6a4c94", 6)
    ear = spline("14,30! 26,0 54,-28 92,-62! 84,-10 72,40 50,76 26,74")
    lit(p(ear), SKIN, 12, drop=5, edge=0.5)
    c.lines([(q("36,50 44,20 70,-24"), [1, 5, 1])], SKIN.shade, 0.9)
    ring = difference(ellipse(40, 96, 24), ellipse(40, 96, 14))
    lit(p(ring), GOLD, 5, drop=3)


def _near_arm(c: Canvas) -> None:
    lit = c.lit(WAY)
    upper = taper("432,366 396,420 372,458", [104, 88, 66])
    lit(upper, SKIN, 36, merge=[(452, 344, 96)])
    lit(taper("440,398 394,416 346,398", [22, 24, 22], cap=False), GOLD, 9, clip=c.mask(upper))
    fore = taper("374,456 340,428 312,398", [68, 60, 40])
    lit(fore, SKIN, 26, drop=5)
    lit(taper("348,402 312,436", [24, 26], cap=False), GOLD, 9, drop=4)
    palm = spline("326,408 300,404 284,386 290,368 312,364 332,380")
    fingers = [
        taper("306,376 286,366 264,364", [15, 14, 9]),
        taper("318,372 312,352 298,342", [15, 14, 9]),
    ]
    lit(union(palm, *fingers), SKIN, 10, edge=0.4)
    for k in range(3):
        outline = taper(
            [(292 + k * 6, 384 + k * 8), (280 + k * 7, 392 + k * 8), (292 + k * 8, 400 + k * 6)],
            [14, 14, 12],
        )
        lit(outline, SKIN, 5, edge=0.5)


def _chosen(c: Canvas) -> None:
    at = Place(*CHOSEN, 1.5, -10)
    c.halo(*CHOSEN, 230, "#ffd070", 0.75)
    c.rays(*CHOSEN, "#ffe8a0", 0.4, count=15, seed=3, reach=320)
    m = c.shape(
        at.path(rectangle(-34, -47, 68, 94, 8)), "#fff2c8 #e8a85c #fffdf0", 5, toward=(0, -1)
    )
    c.field(
        1 - np.hypot(c.x - CHOSEN[0], c.y - CHOSEN[1]) / 84,
        "#e87c24 .2:#f4a83c .6:#ffe08a #fffdf0",
        c.rough(at.path(rectangle(-27, -40, 54, 80, 4))),
    )
    star = [
        (math.cos(a) * (22 if k % 2 == 0 else 9), math.sin(a) * (22 if k % 2 == 0 else 9))
        for k, a in enumerate(np.linspace(-math.pi / 2, math.pi * 1.5, 10, endpoint=False))
    ]
    c.flat(at.path(polygon(star)), "#b03a2c")
    c.glow(m, 34, "#ffc860", 0.75)
    c.lines(
        sparkle(164, 300, 24, 7) + sparkle(278, 304, 16, 6) + sparkle(150, 452, 16, 5), "#fffdf0"
    )


def _crowd(c: Canvas) -> None:
    """Five who play against you, seen from behind."""
    dark = Ink("#2a1048", "#140828", "#8c3c78", rim="#ffc078", rim_width=4)
    people: tuple[tuple[float, float, float, Path], ...] = (
        (
            70,
            690,
            1.05,
            polygon("-44,-34 -58,-96 -30,-66 -14,-104 4,-68 26,-104 36,-66 60,-92 46,-34"),
        ),
        (218, 704, 0.96, spline("-74,-30! -40,-44 -22,-110 24,-150! 20,-90 38,-44 74,-28! 0,-14")),
        (352, 726, 0.8, spline("-50,10! -46,-40 -16,-68 6,-82! 24,-60 46,-40 52,10!")),
        (
            806,
            716,
            0.92,
            union(
                spline("-48,0! -48,-40 0,-66 48,-40 48,0!"),
                taper("-40,-30 -84,-44 -88,-92", [26, 22, 3]),
                taper("40,-30 84,-44 88,-92", [26, 22, 3]),
            ),
        ),
        (950, 694, 1.04, spline("-46,-14! -40,-46 -6,-150! 40,-46 46,-14! 0,-6")),
    )
    for x, y, s, hat in people:
        at = Place(x, y, s)
        body = union(
            at.spline("-96,120! -84,60 -40,44 40,44 84,60 96,120!"), at.path(ellipse(0, 0, 44, 52))
        )
        c.shape(body, dark, 16, toward=(0.5 if x < 500 else -0.7, -0.8))
        c.shape(at.path(hat), dark, 12, toward=(0.5 if x < 500 else -0.7, -0.8), edge=0.4)
