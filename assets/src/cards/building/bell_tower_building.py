"""Dawn in the belfry: of three bells the great one swings, and the ringer has only just risen."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, Path, Place, Point, about, around, difference, rng
from art.bones import NOSTRIL, SKULL, SOCKET, long_bone
from art.geometry import ellipse, mirror, move, polygon, rectangle, samples, spline, taper, union
from art.motifs import dove, leaf, ridge, scatter, star, tower
from art.skies import clouds
from art.strokes import fan, placed, strewn, strung
from art.tables import rows
from cards.building._masonry import archway, courses

LIGHT = Light((400, 520), "#fff0b0", "#2a1a34")
WOOD = Ink("#8a5434", "#3a1c2c", "#e8a860", rim="#ffe8a8", rim_width=3)
STONE = Ink("#7c6858", "#34243c", "#d8b084", rim="#ffe8b0", rim_width=4)
BONE = Ink("#f0e8c8", "#8a7a80", "#fffbe8")
SUN = (356, 586)


def paint(c: Canvas) -> None:
    _dawn(c)
    _country(c)
    _arch(c)
    _beams(c)
    _wedding_bell(c)
    _wizard_bell(c)
    _great_bell(c)
    _floor(c)
    _ringer(c)
    _birds(c)
    c.finish(vignette=0.34)


def _dawn(c: Canvas) -> None:
    v = c.y / 640 + (c.swirl(260, 80, 4, 5, stretch=(1.4, 0.4)) - 0.5) * 0.14
    v = v * 0.86 + c.spot(*SUN, 360, 260) * 0.26
    c.field(v, "#2a8a98 .15:#52aca8 .35:#94ccb0 .55:#e0e0a8 .75:#ffd078 .9:#ffe8a0 #fff8d8")
    c.rays(*SUN, "#fff0b0", 0.3, count=15, seed=4, reach=720)
    sun = c.flat(ellipse(*SUN, 70), "#fffbe0")
    c.glow(sun, 40, "#ffc060", 0.5)
    heaps = "640 470 260 30 3 | 240 420 200 26 6 | 760 400 180 22 9"
    clouds(c, heaps, "#f4c890 #b88a90 #fff4c8", (-0.2, 1))


def _country(c: Canvas) -> None:
    c.shape(ridge(600, 30, 200, 5), "#7aa898 #4c8088 #f0d898", 24, toward=(-0.2, -1))
    # the wizard's tower on its hill
    hill = Ink("#5c9080", "#3a6a74", "#d8d088")
    c.shape(ridge(632, 20, 160, 8, peaks=((536, 40, 80),)), hill, 24, toward=(-0.4, -1))
    body, cap = tower(540, 606, 26, 66, 1.3)
    c.shape(body, "#5a5a74 #3a3a5c #f0d0a0", 8, toward=(-1, -0.2))
    c.shape(cap, "#3a4a8a #2a2c5c #c0b0a0", 8, toward=(-1, -0.2))
    c.flat(ellipse(540, 564, 4, 6), "#ffe080")
    c.haze(590, 690, "#ffe8a8", 0.3)
    # roofs far below, and the yard that the ringer comes from
    r = rng(6)
    for row, (level, count) in enumerate(((664, 7), (704, 7))):
        for k in range(count):
            x, y = 470 + k * 70 + row * 30 + r.randn() * 8, level + r.randn() * 6
            w = 50 + 22 * r.rand()
            wall = Ink("#c8a078", "#7a5a68", "#ffe0a8")
            c.shape(rectangle(x - w / 2, y - 22, w, 80), wall, 6, toward=(-1, -0.4))
            roof = polygon(about(x, y, "-0.62,-20 -0.24,-52 0.24,-52 0.62,-20", (w, 1)))
            c.shape(roof, "#b0543c #6a2c44 #f8b070", 6, toward=(-0.6, -0.9))
    yard = Ink("#5c8a5c", "#2f5a5c", "#d8d880")
    c.shape("80,780! 80,664 200,640 330,648 450,690 520,780!", yard, 20, toward=(0.6, -1))
    c.flat(ellipse(322, 676, 40, 8), "#2c1c2c")
    c.shape("352,684! 372,660 400,656 428,688!", "#8a5c44 #4a2c3c #f0b880", 10)
    for x, y, h in ((160, 690, 34), (214, 672, 30), (266, 664, 34), (196, 708, 40), (282, 700, 42)):
        stone = union(rectangle(x - 12, y - h, 24, h), ellipse(x, y - h, 12))
        c.shape(stone, "#a89a9c #5a4c68 #fff0c8", 6, toward=(0.8, -0.4), edge=0.4)


def _arch(c: Canvas) -> None:
    """The open side of the belfry, from within."""
    from_below = c.lit((0, 0.9))
    opening = union(archway(512, 900, 800, 860))
    wall = from_below(difference(rectangle(-30, -30, 1084, 840), opening), STONE, 26, edge=0.3)
    c.wash((np.clip(np.abs(c.x - 512) - 400, 0, 200) / 150) * 0.6, "#3a2840", clip=wall)
    courses(c, wall, (0, 10, 1024, 760), 44, "#34243c", seed=4, keep=0.6, cover=0.7)
    outline = difference(archway(512, 900, 904, 912), opening)
    ring = from_below(outline, "#94795f #3f2b42 #f0c890 #fff0c0", 12, edge=0.5)
    for a in range(190, 352, 11):
        t = math.radians(a)
        inner = around(512, 440, t, 400)
        outer = around(512, 440, t, 452)
        c.lines([([inner, outer], [5, 3])], "#34243c", 0.8, clip=ring, n=4)
    joints = [([(x, y), (x + 52, y)], [3, 3]) for x in (60, 912) for y in range(480, 700, 62)]
    c.lines(joints, "#34243c", 0.8, clip=ring, n=4)


def _beams(c: Canvas) -> None:
    for pts, w in (("250,120 120,270 60,330", 40), ("774,120 904,270 964,330", 40)):
        m = c.shape(taper(pts, [w, w, w], cap=False), WOOD, 9, toward=(0, 1), edge=0.4)
        c.lines([(pts, [2, 4, 2])], "#3a1c2c", 0.7, clip=m)
    corbel = spline("-30,306! 118,306! 118,332! 98,344 90,364 60,378 40,404! -30,404!")
    for stone in (corbel, mirror(corbel, 512)):  # the braces stand on these
        c.shape(stone, "#94795f #3f2b42 #f0c890 #fff0c0", 14, toward=(0, -0.9), edge=0.6, drop=12)
    main = c.shape(rectangle(-20, 96, 1064, 62), WOOD, 12, toward=(-0.1, 1), edge=0.4, drop=10)
    grain = strewn(
        ((40, 112), (200, 134), (420, 116), (640, 138), (780, 116)), "0,0 130,3 260,0", [1, 3.4, 1]
    )
    c.lines(grain, "#3a1c2c", 0.7, clip=main)
    for x in (206, 822):
        c.shape(rectangle(x - 16, 88, 32, 78, 4), "#4a4a54 #20202c #c8b088", 7, toward=(0, 1))


def _bell_path() -> Path:
    return spline(
        "-34,14! -22,2 22,2 34,14! 52,40 58,92 70,136 88,162 104,178! 100,192 0,202 -100,192 "
        "-104,178! -88,162 -70,136 -58,92 -52,40"
    )


def _bell(c: Canvas, p: Place, ink: Ink, toward: tuple[float, float]) -> Array:
    lit = c.lit(toward)
    iron = Ink("#4a4a54", "#20202c", "#c8b088")
    for x in (-16, 16):
        lit(p.path(difference(ellipse(x, -6, 14, 18), ellipse(x, -6, 6, 10))), iron, 4)
    body = lit(p.path(_bell_path()), ink, 46 * p.scale, edge=0.5, rim="#fff8d0", rim_width=4)
    shade = str(ink.shade)
    strokes = placed(
        p.points,
        "-50,44 0,54 50,44 : 2 4 2 | -68,132 0,146 68,132 : 3 6 3 | "
        "-78,148 0,162 78,148 : 2 4 2 | -104,178 0,192 104,178 : 2 5 2",
    )
    c.lines(strokes, shade, 0.85, clip=body)
    return body


def _strap(c: Canvas, x: float, top: float, foot: float) -> None:
    c.shape(rectangle(x - 26, foot - 26, 52, 22, 6), WOOD, 7, toward=(0, 1), edge=0.3)
    for dx in (-14, 14):
        c.lines([([(x + dx, top), (x + dx, foot - 14)], [7, 7])], "#34303c", n=4)


def _wedding_bell(c: Canvas) -> None:
    x, y = 206, 300
    _strap(c, x, 150, y - 8)
    p = Place(x, y, 0.8, 0)
    c.shape(ellipse(x, y + 164, 15), "#b08a90 #5a4060 #fff0d8", 9)
    body = _bell(c, p, Ink("#ecd0c8", "#9a6a88", "#fff8e8"), (0.9, 0.2))
    heart = spline("0,-8! 8,-20 24,-14 20,4 0,24! -20,4 -24,-14 -8,-20")
    c.shape(move(heart, x, y + 70, 0.9), "#e0586c #8a2450 #ffb0a0", 6, clip=body)
    # a garland and ribbons
    r = rng(4)
    for s in samples([(x - 78, y + 126), (x, y + 152), (x + 78, y + 126)], 13):
        for turn in (30, 150, 270):
            c.shape(leaf(s.x, s.y, 19, turn + r.randn() * 20, 0.5), "#5a9a58 #2c5a54 #c8e08c", 4)
        hue = ("#fff4e8", "#f08a9c", "#ffd070")[r.randint(3)]
        outline = ellipse(s.x + r.randn() * 2, s.y, 10)
        c.shape(outline, Ink(hue, "#b0506c", "#fffbe8"), 6, toward=(0.6, -0.4), edge=0.3)
        c.flat(ellipse(s.x, s.y, 3.4), "#f0b040")
    for pts in ((x - 66, 1), (x + 70, -1)):
        ax, k = pts
        line: list[Point] = about(ax, y, "0,138 -12,176 8,208 -8,244", (k, 1))
        c.shape(taper(line, [12, 14, 13, 9]), "#f08a9c #a04068 #ffd0c8", 5, toward=(0.8, 0))


def _wizard_bell(c: Canvas) -> None:
    x, y = 822, 268
    _strap(c, x, 150, y - 8)
    p = Place(x, y, 0.8, 0)
    c.shape(ellipse(x, y + 164, 15), "#8a6a40 #3a2840 #fff0b0", 9)
    body = _bell(c, p, Ink("#3a5aa8", "#1c2456", "#a0c8d8"), (-0.9, 0.2))
    outlines = [
        star(x + dx, y + dy, s)
        for dx, dy, s in rows(
            "-24 62 0.9 | 26 52 0.6 | 20 92 0.8 | -34 96 0.5 | -52 142 0.6 | 40 138 0.7 | 0 146 0.6"
        )
    ]
    c.flat(outlines, "#ffe080", clip=body)
    moon = difference(ellipse(x + 2, y + 74, 16), ellipse(x + 10, y + 69, 14))
    c.flat(moon, "#ffe080", clip=body)


def _great_bell(c: Canvas) -> None:
    """Verdigris and old bronze; its clapper is a thigh bone."""
    from_left = c.lit((-0.3, 1), edge=0.4)
    wheel_ink = Ink("#9a6038", "#4a2430", "#f0b468", rim="#ffe8a8", rim_width=3)
    wx, wy = 512, 142
    from_left(difference(ellipse(wx + 110, wy, 118), ellipse(wx + 110, wy, 100)), wheel_ink, 8)
    for k in range(6):
        a = math.radians(k * 60 + 12)
        from_left(taper([(wx + 110, wy), around(wx + 110, wy, a, 104)], [13, 11]), wheel_ink, 5)
    from_left(ellipse(wx + 110, wy, 22), wheel_ink, 9)
    p = Place(496, 152, 1.5, 17)
    c.shape(p.path(rectangle(-46, -34, 92, 34, 6)), WOOD, 12, toward=(-0.2, 1), edge=0.4)
    bone = Ink("#e8dcb4", "#7a5c60", "#fffbe8")
    clapper = p.points("-6,120 -26,200 -30,236")
    c.shape(taper(clapper, [20, 18, 20]), bone, 8, toward=(-0.9, 0.3), edge=0.9)
    x, y = clapper[-1][0], clapper[-1][1]
    outline = union(ellipse(x - 14, y + 6, 17), ellipse(x + 13, y + 9, 17))
    c.shape(outline, bone, 10, toward=(-0.9, 0.3), edge=0.9)
    green = Ink("#2f7068", "#143044", "#a8c878", rim="#fff4b8", rim_width=6)
    body = _bell(c, p, green, (-0.95, 0.25))
    c.wash((c.noise(60, 4, 6) > 0.56) * 0.35, "#8ab88c", clip=body)
    # moths of bronze: an hourglass and a band of bones in relief
    gold = Ink("#c89040", "#4a3430", "#ffe898")
    glass = spline("-17,62! 17,62! 14,78 4,88 14,98 17,114! -17,114! -14,98 -4,88 -14,78")
    c.shape(p.path(glass), gold, 7, toward=(-0.9, 0), edge=0.5, clip=body)
    outlines = [p.path(rectangle(-22, 56, 44, 8, 2)), p.path(rectangle(-22, 112, 44, 8, 2))]
    c.shape(outlines, gold, 4, toward=(-0.9, 0), clip=body)
    strokes = placed(p.points, "-66,122 0,136 66,122 : 5 9 5 | -92,168 0,182 92,168 : 4 8 4")
    c.lines(strokes, "#c89040", 0.95, clip=body)
    crack = "36,210 27,178 42,160 29,142 39,124 35,104 44,124 36,142 50,160 37,178 50,210"
    c.flat(p.path(polygon(crack)), "#0c1c2c", clip=body)


def _floor(c: Canvas) -> None:
    ground = c.shape(
        polygon("-20,800 -20,722 90,700 934,700 1044,722 1044,800"), WOOD, 8, toward=(-0.1, -1)
    )
    lines = [([(512 + k * 70, 698), (512 + k * 110, 790)], [2, 5]) for k in range(-8, 9)]
    c.lines(lines, "#3a1c2c", 0.8, clip=ground, n=4)
    c.wash(c.spot(380, 712, 360, 40) * 0.38, "#ffd890", clip=ground)
    c.shadow(ellipse(744, 748, 130, 10), "#3a1c2c", 8, 0.85)


def _ringer(c: Canvas) -> None:
    """A skeleton in a nightshirt, carried off its feet by the rope."""
    rope_line = "736,150 744,300 748,420 736,520 742,640 726,744"
    rope = taper(rope_line, [11, 11, 11, 11, 11, 13], cap=False)
    m = c.shape(rope, "#e0c088 #7a5040 #fff4c8", 4, toward=(-1, 0), edge=0.5)
    strokes = strung(samples(rope_line, 60), "-6,-5 6,5", [3, 3])
    c.lines(strokes, "#7a5040", 0.9, clip=m, n=4)
    tassel = Ink("#c83c4c", "#6a1838", "#ff9a80")
    c.shape(taper("736,536 739,600", [21, 23]), tassel, 9, toward=(-1, 0), edge=0.4)
    way = (-0.9, 0.1)
    # legs kicked out behind
    for hip, knee, ankle, turn in (
        ((680, 652), (768, 662), (842, 622), 8),
        ((668, 668), (754, 708), (842, 690), 26),
    ):
        foot = spline("-10,-6 4,-12 12,-34 22,-44! 30,-22 20,8 -2,11")
        c.shape(move(foot, *ankle, 1, turn), BONE, 6, toward=way, edge=0.5)
        c.shape(long_bone(knee, ankle, 12), BONE, 7, toward=way, edge=0.5)
        c.shape(long_bone(hip, knee, 14), BONE, 7, toward=way, edge=0.5)
    # far arm
    c.shape(taper("662,560 696,548 730,540", [15, 12, 13]), BONE, 6, toward=way, edge=0.5)
    shirt = spline(
        "632,548 660,536 686,546 696,580 708,620 742,652! 726,664 736,690! "
        "706,682 700,704! 676,684 654,702! 642,676 622,640 616,590"
    )
    cloth = c.shape(shirt, "#f4f0f4 #8a88a8 #fffbec #fffde8", 26, toward=way, edge=0.5)
    strokes = (
        "648,572 658,620 676,676 | 672,570 686,610 718,660 : 1 5 2 | "
        "634,580 636,630 652,684 : 1 4 2"
    )
    c.lines(strokes, "#8a88a8", 0.8, clip=cloth)
    c.flat([ellipse(632, 574 + k * 22, 4) for k in range(3)], "#8a6a90", clip=cloth)
    patch = c.shape(
        polygon("664,618 690,614 694,640 668,644"), "#e08a70 #8a4060 #ffd0a8", 4, clip=cloth
    )
    c.lines(
        fan("666,612 667,622", "8,0 8,0", 4, [2, 2]), "#5a3048", n=4, clip=np.maximum(patch, cloth)
    )
    # near arm, both fists on the rope
    sleeve = spline("648,560 668,548 700,556 716,572 704,590 672,592 648,590")
    c.shape(sleeve, "#f4f0f4 #8a88a8 #fffbec", 12, toward=way, edge=0.5)
    c.shape(taper("706,576 726,588 738,596", [14, 12, 14]), BONE, 6, toward=way, edge=0.5)
    for y in (540, 594):
        for k in range(4):
            outline = taper([(726, y - 9 + k * 7), (748, y - 8 + k * 7)], [8, 7])
            c.shape(outline, BONE, 4, toward=way, edge=0.5)
    # skull in profile to the left, jaw dropped with joy, nightcap flying
    q = Place(640, 500, 0.86, 14)

    def face(path: Path) -> Path:
        return q.path(move(path, scale=(-1, 1)))

    cap = spline("-52,-16! -50,-60 -14,-84 26,-70 44,-40! 0,-36")
    tail: list[Point] = [(676, 432), (726, 424), (764, 452), (774, 500)]
    tip = taper(tail, [46, 36, 26, 10])
    neck = [(654, 520), (660, 556)]
    c.shape(taper(neck, [20, 20]), BONE, 7, toward=way, edge=0.5)
    c.lines([([(642, y), (672, y + 2)], [3, 3]) for y in (532, 542, 552)], "#6a5a60", n=4)
    collar = taper("634,552 658,560 684,552", [13, 16, 13])
    c.shape(collar, "#f4f0f4 #8a88a8 #fffbec", 7, toward=way, edge=0.6)
    jaw = spline("-32,10! -12,12! -8,40 8,56 26,62 46,58! 52,66 48,80 28,88 2,78 -22,54")
    c.flat(face(spline("-10,30! 20,44 48,40! 48,60! 26,62 6,56")), "#3a2438")
    c.shape(face(jaw), BONE, 9, toward=way, edge=0.6)
    lower = [[(-x, 58), (-x, 69)] for x in (22, 30, 38, 45)]
    c.lines([(q.points(t), [2.4, 2.4]) for t in lower], "#6a5a60", n=4)
    head = c.shape(face(spline(SKULL)), BONE, 34, toward=way, edge=0.4)
    c.flat(face(spline(SOCKET)), "#241a30", clip=head)
    c.flat(face(spline(NOSTRIL)), "#241a30", clip=head)
    c.flat(face(ellipse(28, -8, 6)), "#8af0d0")
    teeth = [[(-x, 36), (-x, 48)] for x in (22, 30, 38, 45)]
    c.lines([(q.points(t), [2.4, 2.4]) for t in teeth], "#6a5a60", n=4)
    night = Ink("#6a78b8", "#343a78", "#c8d0d8", rim="#fff0d0")
    bag = c.shape(tip, night, 14, toward=(-0.6, -0.6), edge=0.4)
    bands = samples(tail, 9)[1:]
    c.lines(strung(bands, "-26,0 26,0", [9, 9]), "#f0e4d0", 0.9, clip=bag, n=4)
    c.shape(face(cap), night, 22, toward=(-0.8, -0.4), edge=0.4)
    brim = [(-54, -18), (0, -34), (50, -38)]
    outline = taper(q.points([(-a, b) for a, b in brim]), [17, 18, 16])
    c.shape(outline, "#fff4e4 #a890a8 #fffdf4", 7, toward=way, edge=0.4)
    c.shape(ellipse(776, 512, 15), "#f0b848 #8a5034 #fff4b0", 9, toward=way, edge=0.4)


def _birds(c: Canvas) -> None:
    for x, y, s, turn in rows(
        "452 520 0.8 -10 | 420 574 0.5 8 | 214 560 0.55 -16 | 500 566 0.4 10"
    ):
        c.shape(dove(x, y, s, turn), "#5a6a88 #343c60 #e8d8b8", 5, toward=(0.2, -1))
    c.motes(
        scatter(rng(8), 60, (140, 200, 900, 700), (1, 2.8)),
        "#fffbe0",
        "#ffd070",
        radius=4,
        strength=0.6,
    )
