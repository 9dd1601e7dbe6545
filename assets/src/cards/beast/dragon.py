"""A green dragon on a crag sets a castle alight with its breath, against a huge evening sun."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from art import Array, Canvas, Ink, Light, Path, Place, Point, about, jet, mix, rng
from art.fields import blur, smoothstep
from art.geometry import ellipse, move, polygon, rectangle, samples, spline, taper, union
from art.motifs import cloud, ridge, scales, tower
from art.strokes import strokes_of, strung
from art.tables import rows

LIGHT = Light((330, 300), "#ffe09a", "#0a1226")
SCALES = Ink("#1f6650", "#0b2a34", "#7fb05e", rim="#ffd98a")
SUN_SIDE = (-0.9, -0.25)
SHOULDER = (760, 452)


def paint(c: Canvas) -> None:
    c.layers(_sky_sun_and_streak_clouds, _ridges, _castle, _wings, _crag, _tail_and_far_leg)
    _belly_plates(c, _body(c))
    c.layers(_spines, _haunch_and_legs)
    head = Place(482, 214, 1.22, -17)
    for part in (_frill, _horns, _face):
        part(c, head)
    jet(c, head.points("-92,34 -170,66 -226,126 -276,222 -330,316"), [16, 38, 66, 96, 120], 5)
    _firelight(c)
    c.finish(vignette=0.36)


def _panels(
    shoulder: Point, elbow: Point, wrist: Point, tips: list[Point], root: Point
) -> list[Path]:
    """The skins between the fingers of a wing, each hung in a curve from tip to tip."""
    out = []
    for a, b in pairwise([*tips, root]):
        mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        hem = (mx + (wrist[0] - mx) * 0.2, my + (wrist[1] - my) * 0.2)
        rest = [(*shoulder, 0), (*elbow, 0)] if b == root else []
        out.append(spline([(*wrist, 0), (*a, 0), hem, (*b, 0), *rest]))
    return out


def _curved(a: Point, b: Point, bend: float = 0.08) -> list[Point]:
    dx, dy = b[0] - a[0], b[1] - a[1]
    return [a, ((a[0] + b[0]) / 2 - dy * bend, (a[1] + b[1]) / 2 + dx * bend), b]


def _wing(c: Canvas, place: Place, skin: Ink, bone: Ink) -> None:
    lit = c.lit(SUN_SIDE)
    s0, elb, wr, root = place.points("0,0 62,-134 -8,-330 120,48")
    tips = place.points("86,-458 242,-416 286,-246 224,-102")
    for i, p in enumerate(_panels(s0, elb, wr, tips, root)):
        m = c.shape(p, skin, 75, toward=(-0.8, 0.55), shading=1.1, lighting=0.9)
        vein = []
        a, b = ([*tips, root])[i], ([*tips, root])[i + 1]
        for t in (0.3, 0.55, 0.78):
            q = (a[0] * (1 - t) + b[0] * t, a[1] * (1 - t) + b[1] * t)
            hang = (wr[0] * 0.5 + q[0] * 0.5 + 6, wr[1] * 0.5 + q[1] * 0.5 + 4)
            hem = (q[0] * 0.86 + wr[0] * 0.14, q[1] * 0.86 + wr[1] * 0.14)
            vein.append(([wr, hang, hem], [0.5, 2.2, 0.5]))
        c.lines(vein, skin.shade, 0.75, clip=m)
    for tip in tips:
        lit(taper(_curved(wr, tip), [19, 12, 4]), bone)
    upper = ((s0[0] + elb[0]) / 2 + 20, (s0[1] + elb[1]) / 2 + 4)
    fore = ((elb[0] + wr[0]) / 2 + 20, (elb[1] + wr[1]) / 2)
    arm = [s0, upper, (elb[0] + 6, elb[1] + 6), (elb[0] + 2, elb[1] - 34), fore, wr]
    lit(taper(arm, [70, 56, 46, 38, 30, 24], 160), bone)
    outline = taper([wr, (wr[0] - 20, wr[1] - 24), (wr[0] - 22, wr[1] - 56)], [16, 11, 2])
    lit(outline, "#e8cf96 #6b4a34 #fff4cc")


def _sky_sun_and_streak_clouds(c: Canvas) -> None:
    v = c.y / c.height * 1.05 + (c.swirl(300, 120, 5, 2, stretch=(1, 0.5)) - 0.5) * 0.30
    c.field(v, "#0c2238 .2:#15404f .38:#3b7068 .52:#a99a62 .66:#f2b35a .8:#e8793a #8a2f2c")
    c.glow(c.mask(ellipse(400, 300, 190)), 70, "#ffc060", 0.6)
    v = np.clip((c.y - 110) / 380 + (c.noise(90, 3, 4) - 0.5) * 0.1, 0, 1)
    c.field(v, "#fff0b8 #ffd678 #ffab4e #f07a3a", c.rough(ellipse(400, 300, 186)))
    for x, y, w, h, s in rows("""250 360 330 16 3 | 520 402 300 14 4 | 180 424 240 12 6 | 760 120
        260 20 8 | 120 120 260 22 9 | 900 200 240 18 1"""):
        dark, deep = ("#2c5a5e", "#173a48") if y < 250 else ("#b8603a", "#8a3f34")
        ink = f"{dark} {deep} #e8b060"
        c.shape(move(cloud(0, 0, w, h * 2, s), x, y), ink, h * 0.7, toward=(0.2, 1), alpha=0.9)


def _ridges(c: Canvas) -> None:
    hills = "545 60 #c0583a #f29a50 240 | 600 60 #7a3440 #c8643c 190 | 655 50 #3f2440 #8a3f3e 160"
    for k, (y0, amp, hue, h_, s) in enumerate(rows(hills)):
        outline = ridge(y0, amp, s, 40 + k)
        c.shape(outline, Ink(hue, mix(hue, "#2a1838", 0.6), h_), 46, toward=(0.3, -1))


def _castle(c: Canvas) -> None:
    from_right = c.lit((1, -0.8))
    outline = "-40,790! -40,690 60,640 170,636 260,690 380,800!"
    c.shape(outline, "#241832 #120c20 #7a3a3e", 40, toward=(0.4, -1))
    towers = "36 36 120 660 0 | 84 60 70 662 1 | 126 34 150 660 0 | 170 46 60 668 1"
    for x, w, h, yy, cr in rows(towers):
        b, rf = tower(x, yy, w, h, 1.4, bool(cr))
        from_right(b, "#2c1c38 #150e22 #b8563c #ffb050 2.5")
        from_right(rf, "#241630 #120c20 #c8643c #ffb050 2.5")
    panes = rows("33 580 7 12 3 | 122 552 7 12 3 | 80 616 7 11 3 | 34 616 5 9 2")
    c.put("#ffd070", c.mask([rectangle(*pane) for pane in panes]))


def _wings(c: Canvas) -> None:
    behind = Place(SHOULDER[0] - 112, SHOULDER[1] + 6, 1, -12.6)
    bone = Ink("#1f4a4c", "#0b2a34", "#7fb05e", rim="#c98a5a")
    _wing(c, behind, Ink("#6b3a44", "#3a2444", "#a85a4a"), bone)
    c.wash(c.spot(600, 240, 260, 260) * 0.22, "#c98a58", clip=1)
    _wing(c, Place(*SHOULDER), Ink("#9a4a36", "#3d2240", "#f0974a"), SCALES)


def _crag(c: Canvas) -> None:
    rk = c.swirl(130, 40, 4, 77, ridged=True)
    crag = polygon("""330,790 392,716 470,700 520,650 600,634 650,606 760,616 830,596 930,604
        1060,560 1060,790""")
    cracks = []
    way = (-0.8, -0.6)
    cm = c.shape(crag, "#4a3140 #1a1428 #c9724a #ffbf70", 60, texture=rk, relief=60, toward=way)
    for x, y, x2, y2 in rows("""470 700 430 790 | 520 650 560 720 | 560 720 520 790 | 600 634 640
        700 | 640 700 610 790 | 650 606 700 668 | 760 616 740 690 | 740 690 790 790 | 830 596 860
        660 | 930 604 900 690 | 392 716 372 770"""):
        cracks.append(([(x, y), ((x + x2) / 2 + 8, (y + y2) / 2 - 4), (x2, y2)], [2, 4.5, 1]))
    c.lines(cracks, "#150f22", 0.9, clip=cm)
    strokes = [([(a[0] - 4, a[1]) for a in p], [1, 2.4, 0.6]) for p, w in cracks]
    c.lines(strokes, "#d9824e", 0.75, clip=cm)


def _tail_and_far_leg(c: Canvas) -> None:
    tail = "880,560 985,590 1010,670 920,716 790,706 690,712 606,690 : 100 80 60 46 36 27 18"
    outline = "630,690! 606,676 624,640! 584,650 548,670 514,692! 556,708 586,728 614,738! 604,708"
    ink = "#b84c3a #5a2038 #f8a858 #ffe0a0"
    spade = c.shape(outline, ink, 26, toward=SUN_SIDE, edge=0.5, drop=10)
    c.lines("524,692 566,690 610,692 : 1 4 6", "#5a2038", 0.8, clip=spade)
    c.shape(tail, SCALES, drop=16, toward=SUN_SIDE)
    c.shape("690,520 640,560 648,622 : 70 46 34", "#134a42 #08202a #4a8a5a", toward=SUN_SIDE)


def _body(c: Canvas) -> Array:
    body = spline("640,440 690,400 790,420 880,470 940,540 920,610 830,628 740,604 670,560 630,500")
    neck = taper("720,500 636,470 560,390 560,296 520,226 470,214", [190, 150, 104, 84, 74, 70])
    body_mask = c.shape(union(body, neck), SCALES, 80, toward=SUN_SIDE)
    cover = blur(c.mask("700,600! 780,560 880,600 930,560 940,640 820,650"), 14) * 0.8
    c.wash(cover, SCALES.shade, clip=body_mask)
    c.wash(c.spot(610, 360, 60, 120) * 0.5, SCALES.shade, clip=body_mask)
    return body_mask


def _belly_plates(c: Canvas, body_mask: Array) -> None:
    bp = taper("650,585 590,520 520,420 516,310 488,262", [70, 74, 54, 40, 30])
    pm = c.shape(bp, "#e0b060 #8a5030 #fff0b8", 30, toward=SUN_SIDE, clip=body_mask)
    line = samples("650,585 590,520 520,420 516,310 488,262", 20)
    strokes = strung(line, "50,0 0,-10 -50,0", [1, 3.4, 1])
    c.lines(strokes, "#6b3a2c", 0.8, clip=pm)
    c.lines(scales(body_mask * (1 - pm), 24, -1.0, 5, 0.55), "#0d3b3c", 0.8)


def _spines(c: Canvas) -> None:
    line = "520,170 572,206 596,296 612,372 690,396 800,416 890,468 948,540 1010,580"
    for i, at in enumerate(samples(line, 24)):
        h = np.interp(i / 23, [0, 0.35, 0.7, 1], [22, 40, 46, 22])
        root, tip, end = at.beside(0, -14), at.beside(-h, 18), at.beside(0, 15)
        outline = spline([(*root, 0), at.beside(-h * 0.5, 2), (*tip, 0), (*end, 0)])
        c.shape(outline, "#a8483a #4a2038 #f6b45e", 9, toward=SUN_SIDE)


def _haunch_and_legs(c: Canvas) -> None:
    lit = c.lit(SUN_SIDE)
    outline = "786,520 840,470 920,492 952,570 906,632 830,630 782,590"
    lit(outline, SCALES, 60, merge=[(850, 470, 40)])
    strokes = scales(c.mask("800,530 850,490 915,505 930,570 890,615 820,610"), 24, -0.6, 9, 0.5)
    c.lines(strokes, "#0d3b3c", 0.8)
    lit("836,606 790,632 764,640 : 58 48 36", SCALES, merge=[(846, 600, 46)])
    lit("690,520 716,580 682,628 : 92 58 38", SCALES, merge=[(690, 520, 62)])
    strokes = "640,470 664,500 716,508 752,488 : 1 5 5 1 | 746,500 752,548 730,590 : 1 5 2"
    c.lines(strokes, SCALES.shade, 0.85)
    for bx, by in ((762, 640), (680, 626)):
        for dx in (-18, 2, 22):
            outline = taper(about(bx + dx, by, "0,0 -16,10 -24,30"), [20, 14, 2])
            lit(outline, "#e8cf96 #7a5238 #fff6d0")


def _frill(c: Canvas, head: Place) -> None:
    outline = head.spline("10,-30! 104,-34! 66,-6 112,34! 56,30 74,78! 10,50!")
    c.shape(outline, "#a8483a #4a2038 #f6b45e", toward=SUN_SIDE, drop=6)
    for e in ((100, -33), (108, 33), (72, 75)):
        strokes = [(head.points([(10, 5), ((10 + e[0]) / 2, (5 + e[1]) / 2 - 4), e]), [9, 6, 1.5])]
        c.lines(strokes, "#1f6650")


def _horns(c: Canvas, head: Place) -> None:
    for base, w in strokes_of("""4,-34 56,-78 112,-84 172,-128 : 30 24 15 2 |
        -14,-44 26,-96 76,-112 122,-160 : 24 19 12 2"""):
        outline = taper(head.points(base), w)
        c.shape(outline, "#d9b878 #6b4234 #fff4cc #fff4cc 2.5", toward=SUN_SIDE, drop=4)
        rings = samples(head.points(base), 12)[1:8]
        strokes = strung(rings, "13,0 0,4 -13,0", [0.6, 2.2, 0.6])
        c.lines(strokes, "#6b4234", 0.7, clip=c.mask(taper(head.points(base), w)))


def _face(c: Canvas, head: Place) -> None:
    on = c.at(head, toward=SUN_SIDE)
    lit = c.lit(SUN_SIDE)
    on.shape("4,18 -44,46 -92,66 -136,66! -146,84! -118,94 -66,90 -14,70 26,40", SCALES, 18)
    outline = head.spline("6,6 -30,4 -70,12 -110,40 -130,66 -90,66 -40,46 4,22")
    c.shape(outline, "#8a1f1c #3a0c1c #ff8a3a", toward=(-1, 0.2))
    on.shape("-10,26 -52,42 -92,50 -118,40 : 20 20 15 3", "#d9543a #8a1f2c #ffb070")
    for x, y in ((-130, 68), (-110, 66), (-88, 60), (-66, 52)):
        outline = head.spline(about(x, y, "-7,3! -6,-10 -9,-24! 4,-8 7,0!"))
        c.shape(outline, "#fff0c8 #b8895a #ffffff", 5)
    outline = head.spline("""46,14 44,-28 6,-56 -34,-62 -66,-60! -78,-40 -116,-34 -150,-46 -180,-32
        -196,-2! -176,0 -150,-10 -118,0 -90,12 -58,8 -26,26 4,44 34,44""")
    lit(outline, SCALES, 34)
    strokes = scales(on.mask("30,10 20,-30 -20,-40 -30,-10 -20,20 10,34"), 17, -0.3, 12, 0.8)
    c.lines(strokes, "#0d3b3c", 0.8)
    for x, y, size in rows("""-186 -2 26 | -162 -8 16 | -140 -8 22 | -116 0 17 | -94 10 20 |
        -74 9 14"""):
        outline = head.spline(f"""{x - 7},{y - 2}! {x - 5},{y + size * 0.5} {x - 8},{y + size}!
            {x + 4},{y + size * 0.45} {x + 8},{y - 2}!""")
        c.shape(outline, "#fff0c8 #b8895a #ffffff", 5)
    on.flat(ellipse(-168, -26, 8, 4.5, -35), "#0a1a20")
    outline = head.spline("-6,-48 -40,-66 -86,-54! -70,-38 -30,-34")
    lit(outline, Ink("#2c7a58", SCALES.shade, "#b8c86a"), drop=5)
    ey = on.rough("-76,-34! -56,-42 -34,-28! -54,-22")
    c.put("#ffe04a", ey)
    c.put("#fff6c0", ey * on.mask(ellipse(-60, -34, 8)))
    c.put("#1a0a08", on.mask(ellipse(-56, -31, 3, 9)) * ey)
    c.glow(ey, 9, "#ffb020", 0.7)


def _firelight(c: Canvas) -> None:
    c.put("#ff8a30", c.spot(225, 640, 330, 190) ** 1.5 * 0.45, "screen")
    r = rng(5)
    dots = [(r.rand() * 560, 260 + r.rand() * 460, 1.2 + 2.4 * r.rand() ** 2) for _ in range(90)]
    c.motes(dots, "#ffd880", "#ff8a30", radius=5, strength=1.1)
    c.wash(smoothstep(640, 800, c.y) * 0.5 * c.swirl(200, 90, 4, 61), "#c0583a")
