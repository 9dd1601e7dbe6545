"""A royal mantle lies on the steps of the crypt, and inside its owner's crown has found a peg."""

from __future__ import annotations

import numpy as np
from art import Array, Canvas, Ink, Light, Path, Point, clouds, rng, smoothstep
from art.geometry import around, difference, ellipse, move, polygon, rectangle, spline, taper, union
from art.motifs import ridge, scatter, sparkle
from art.strokes import strokes_of
from art.tables import each, rows
from cards.building._masonry import archway, courses

LIGHT = Light((512, 470), "#d8ffc8", "#0a0a20")
MOON = (0.5, -0.85)
STONE = Ink("#5c6484", "#23244a", "#aab4c0", rim="#dce8e0", rim_width=3)
DARK = Ink("#444a70", "#1a1a42", "#98a4b4")
GOLD = Ink("#e8b040", "#7a4a2c", "#fff8b8")


def paint(c: Canvas) -> None:
    _night(c)
    _yard(c)
    _tree(c)
    _house(c)
    room = _room(c)
    _crowns(c, room)
    _door(c)
    _columns(c)
    _gable(c)
    _steps(c)
    _mantle(c)
    _front(c)
    c.finish(vignette=0.42)


def _night(c: Canvas) -> None:
    v = (
        c.spot(640, 230, 760, 560) * 0.85
        + (c.swirl(230, 100, 5, 12, stretch=(1, 0.5)) - 0.5) * 0.34
    )
    c.field(v, "#0c0e2a .2:#181c46 .42:#2a3264 .6:#465080 .78:#74809c #b0b8b4")
    c.motes(scatter(rng(3), 60, (10, 10, 1014, 330), (1, 2.4)), "#e8ecd8")
    moon = c.rough(ellipse(880, 290, 62))
    c.field(
        c.spot(864, 274, 130) + (c.noise(40, 3, 5) - 0.5) * 0.3, "#b8bca8 .4:#dcdcc0 #fbf8e0", moon
    )
    c.glow(moon, 40, "#b8c4b8", 0.6)
    heaps = "950 338 260 34 3 | 70 300 300 40 6 | 250 170 180 22 9"
    clouds(c, heaps, "#343c6c #1c2048 #8c98ac", (0.6, -0.8))


def _yard(c: Canvas) -> None:
    c.shape(ridge(500, 40, 230, 8), "#2c3460 #1a1c44 #5c6c8c", 40, toward=MOON)
    c.haze(440, 600, "#8094a4", 0.4)
    c.shape(ridge(590, 20, 180, 3), "#28304e #14163a #566a78", 30, toward=MOON)
    for x, y, w, h, turn in rows(
        "34 622 48 52 -6 | 206 630 56 66 5 | 968 650 76 84 7 | 896 616 44 50 -6"
    ):
        stone = union(rectangle(x - w / 2, y - h, w, h + 20), ellipse(x, y - h, w / 2, w * 0.42))
        side = 1 if x < 512 else -1
        c.shape(move(stone, turn=turn, about=(x, y)), DARK, 9, toward=(side, -0.3), edge=0.4)
    c.haze(600, 700, "#4c6478", 0.35)
    # a raven who has seen it all
    bird = spline("0,0 14,-22 34,-28 44,-22! 58,-18! 44,-12 40,4 20,18 -26,34! -14,14")
    black = Ink("#10102a", "#080818", "#8494b8")
    c.shape(move(bird, 972, 520, (-1.1, 1.1)), black, 8, toward=(0.3, -0.9))
    c.flat(ellipse(937, 501, 3.4), "#d8ff90")


def _tree(c: Canvas) -> None:
    ink = Ink("#1a1a3a", "#0a0a20", "#8894b4")
    for pts, w in strokes_of(
        "120,700 128,600 112,500 130,400 108,300 : 70 46 36 26 10 | "
        "124,480 70,420 40,340 8,320 : 26 18 10 3 | "
        "122,430 180,380 196,320 240,290 : 24 16 10 3 | "
        "118,360 90,300 100,250 80,200 : 18 12 8 3 | 190,350 236,352 270,330 : 10 7 3 | "
        "126,400 160,310 150,250 172,210 : 16 11 7 3 | 56,390 30,396 -4,380 : 9 7 3"
    ):
        c.shape(taper(pts, w), ink, 10, toward=(0.6, -0.6))


def _house(c: Canvas) -> None:
    """The body of the mausoleum, seen square from the front, its flank falling back."""
    flank = c.shape(polygon("752,262 850,296 850,640 752,660"), DARK, 8, toward=(1, -0.2), edge=0.3)
    courses(c, flank, (750, 290, 852, 640), 34, "#16163a", seed=3, keep=0.6)
    c.shape(polygon("736,226 868,274 868,300 736,262"), DARK, 6, toward=(0.2, -1))
    body = c.shape(rectangle(272, 250, 480, 420), STONE, 10, toward=MOON)
    courses(c, body, (272, 262, 752, 660), 36, "#23244a", seed=5, keep=0.5)
    ivy = []
    r = rng(9)
    for x0, y0, x1, y1 in ((286, 660, 316, 330), (738, 660, 716, 420)):
        for k in range(46):
            t = k / 46
            ivy.append(
                move(
                    spline("0,-9! 8,-3 6,8 0,12! -6,8 -8,-3"),
                    x0 + (x1 - x0) * t + r.randn() * 16 * (1.2 - t),
                    y0 + (y1 - y0) * t + r.randn() * 8,
                    0.8 + 0.6 * r.rand(),
                    r.rand() * 360,
                )
            )
    c.shape(ivy, "#2c5a54 #123040 #7ab488", 5, toward=MOON)


def _room(c: Canvas) -> Array:
    """The doorway and the lit wall within, with its shelf of pegs."""
    frame = c.shape(
        archway(512, 640, 300, 372), "#6c7490 #282a50 #c4ccc8", 14, toward=MOON, edge=0.4, drop=10
    )
    strokes = [
        ([around(512, 418, a, 118), around(512, 418, a, 152)], [3.6, 2])
        for a in np.radians(np.arange(188, 360, 17))
    ]
    c.lines(strokes, "#282a50", 0.9, clip=frame)
    room = c.rough(archway(512, 640, 240, 340))
    v = 0.3 + c.rise(320, 700) * 0.5 + (c.noise(70, 3, 8) - 0.5) * 0.14
    v -= smoothstep(60, 130, np.abs(c.x - 512)) * 0.16
    c.field(v, "#0c2a30 .2:#174a44 .4:#2a7458 .6:#58ac6c .8:#a8e48c #f0ffd0", room)
    courses(c, room, (392, 310, 632, 520), 30, "#103638", seed=8, keep=0.6, cover=0.55)
    _tomb(c, room)
    return room


def _tomb(c: Canvas, room: Array) -> None:
    """The stone chest within: its lid is pushed aside and the light comes from under it."""
    outline = polygon("340,582 684,582 720,680 304,680")
    floor = c.shape(outline, "#3f8a64 #174844 #a8e48c", 8, toward=(0, -1), clip=room)
    flags = [([(512 + k * 46, 582), (512 + k * 70, 680)], [2, 4]) for k in range(-3, 4)]
    flags += [([(340, y), (690, y)], [2, 2]) for y in (598, 622)]
    c.lines(flags, "#174844", 0.8, clip=floor, n=4)
    c.shadow(ellipse(512, 652, 112, 16), "#0c2a30", 8, 0.9)
    stone = Ink("#64a484", "#1c4c48", "#d8ffb0", rim="#f4ffd8", rim_width=3)
    lift = c.flat(polygon("444,536 580,536 596,562 428,562"), "#f4ffd8", clip=room)
    front = c.shape(
        polygon("428,560 596,560 588,660 436,660"), stone, 10, toward=(-0.2, -1), edge=0.5
    )
    c.shape(rectangle(420, 556, 184, 15, 4), stone, 6, toward=(0, -1), edge=0.6, drop=5)
    panels = [
        ([(x, 582), (x + 44, 582), (x + 43, 640), (x + 2, 640), (x, 582)], [3, 4, 3])
        for x in (440, 490, 540)
    ]
    for points, widths in panels:
        corners = [(x, y, 0) for x, y in points]
        c.lines([(corners, widths)], "#1c4c48", 0.9, clip=front, n=60)
    lid = polygon("470,538 590,512 626,534 500,562")
    outline = polygon("470,538 500,562 626,534 626,547 500,577 470,552")
    c.shape(outline, "#3f7c64 #123c3c #a8e48c", 4, toward=(-0.6, 0.4), edge=0.6, clip=room, drop=6)
    slab = Ink("#528e74", "#1c4c48", "#c0f0a0", rim="#f4ffd8", rim_width=3)
    c.shape(lid, slab, 7, toward=(-0.8, -0.4), clip=room)
    c.lines("488,540 586,519 608,533 502,556 488,540 : 2 3 2", "#1c4c48", 0.7, clip=room)
    c.glow(lift * (c.x < 486), 13, "#b8ff9a", 0.8)
    c.halo(452, 536, 84, "#c8ffa0", 0.5)


def _crown(x: float, y: float, s: float, kind: int, turn: float) -> Path:
    shapes = each(
        "-30,0! -38,-40! -18,-22! 0,-50! 18,-22! 38,-40! 30,0! 0,6 | "
        "-30,0! -34,-30! -20,-20! -14,-38! 0,-22! 14,-38! 20,-20! 34,-30! 30,0! 0,6 | "
        "-32,0! -32,-22! -24,-44! -14,-20! 0,-20 14,-20! 24,-44! 32,-22! 32,0! 0,6 | "
        "-30,0! -36,-34 -16,-24! 0,-62! 16,-24! 36,-34 30,0! 0,6"
    )
    return move(spline(shapes[kind]), x, y, s, turn)


def _crowns(c: Canvas, room: Array) -> None:
    beam = Ink("#5a4038", "#22182c", "#d0d890")
    for y, pegs, row in (
        (376, (468, 556), ((468, 1.0, 1, -9), (556, 1.0, 0, 6))),
        (474, (436, 512, 588), ((436, 0.96, 3, 8), (512, 1.0, 2, -7))),
    ):
        c.shape(rectangle(386, y - 58, 252, 14), beam, 5, toward=(0, 1), clip=room, drop=6)
        for x in pegs:
            c.shape(rectangle(x - 5, y - 52, 10, 26, 4), beam, 4, toward=(0, 1), clip=room)
        for x, s, kind, turn in row:
            _hang(c, room, x, y + 2, s, kind, turn)
    # one more is on its way to the empty peg
    bone = Ink("#dce0b8", "#4a6a64", "#fcffe4")
    for pts, w in strokes_of(
        "668,640 640,590 616,560 : 22 16 20 | 616,560 602,538 594,520 : 18 13 16"
    ):
        c.shape(taper(pts, w), bone, 7, toward=(-0.7, 0.7), edge=0.5, clip=room)
    _hang(c, room, 588, 498, 1.0, 0, 14)
    for k, tip in enumerate(((566, 500), (578, 494), (592, 492), (606, 498))):
        knuckle = (580 + k * 8, 514)
        finger = taper([(594, 524), knuckle, tip], [10, 9, 6])
        c.shape(finger, bone, 4, toward=(-0.7, 0.7), edge=0.5, clip=room)
    c.lines(sparkle(584, 346, 18, 5), "#fffbe0")


def _hang(c: Canvas, room: Array, x: float, y: float, s: float, kind: int, turn: float) -> None:
    path = _crown(x, y, s, kind, turn)
    c.shape(path, GOLD, 8, toward=(0, 1), edge=0.6, clip=room, drop=6, drop_cover=0.8)
    c.flat([move(ellipse(k, -8, 4.4), x, y, s, turn) for k in (-16, 0, 16)], "#b8204c", clip=room)


def _door(c: Canvas) -> None:
    """The iron leaf swung outwards, with skeletal fingers that hold it open."""
    leaf = polygon("632,640 632,420 640,380 712,352 730,360 730,668")
    iron = Ink("#3f4a5c", "#141a30", "#8ab09c", rim="#c8f8b8", rim_width=4)
    m = c.shape(leaf, iron, 9, toward=(-1, 0), edge=0.4, drop=12)
    strokes = [([(632, y), (730, y + k)], [7, 7]) for y, k in ((446, -8), (540, 6), (622, 20))]
    c.lines(strokes, "#141a30", 0.9, clip=m, n=4)
    outlines = [
        ellipse(x, y + (x - 632) * k, 4)
        for y, k in ((446, -0.08), (540, 0.06), (622, 0.2))
        for x in (648, 672, 696, 716)
    ]
    c.flat(outlines, "#8ab09c", clip=m)
    outline = difference(ellipse(664, 500, 17, 20), ellipse(664, 500, 10, 13))
    c.shape(outline, GOLD, 5, toward=(-1, 0), drop=5)


def _columns(c: Canvas) -> None:
    for x in (312, 712):
        side = 1 if x < 512 else -1
        ink = Ink("#6c7490", "#23244a", "#d0d8d0", rim="#e8f4d8", rim_width=3)
        outline = spline([(x - 34, 640, 0), (x - 29, 300, 0), (x + 29, 300, 0), (x + 34, 640, 0)])
        m = c.shape(outline, ink, 26, toward=(side * 0.9, -0.2), edge=0.5, drop=12)
        strokes = [([(x + k, 304), (x + k * 1.15, 640)], [3, 3]) for k in (-19, -7, 7, 19)]
        c.lines(strokes, "#23244a", 0.55, clip=m, n=4)
        for w, top, h in ((84, 636, 26), (76, 620, 18), (80, 284, 22), (68, 302, 14)):
            c.shape(rectangle(x - w / 2, top, w, h, 4), ink, 8, toward=(side * 0.5, -0.8), edge=0.3)


def _gable(c: Canvas) -> None:
    lit = c.lit(MOON)
    ink = Ink("#6c7490", "#282a50", "#c4ccc8", rim="#f0f8e4", rim_width=4)
    lit(rectangle(252, 246, 520, 42, 3), ink, 9, drop=12, edge=0.3)
    tri = lit(polygon("236,250 512,96 788,250"), ink, 12, edge=0.4)
    c.shape(
        polygon("300,238 512,122 724,238"), "#4a5274 #1e2046 #8490a4", 10, toward=(0.2, 1), clip=tri
    )
    # a carved hourglass with wings
    for s in (1, -1):
        for k, (dx, dy, turn) in enumerate(((30, 0, -18), (34, 10, 0), (30, 20, 16))):
            feather = spline("0,-7! 40,-12 78,-6! 40,8 0,7!")
            wing = move(feather, dx, dy - 6, (1 - k * 0.16, 1), turn)
            lit(move(wing, 512, 190, (s, 1)), STONE, 6, edge=0.4)
    glass = "490,160! 534,160! 530,180 516,194 530,208 534,228! 490,228! 494,208 508,194 494,180"
    lit(glass, "#8a94a8 #2c2e54 #e4ecdc", 8, edge=0.5)
    lit([rectangle(482, 152, 60, 11, 3), rectangle(482, 226, 60, 11, 3)], STONE, 5)
    urn = spline("490,104! 492,88 482,66 500,54! 524,54! 542,66 532,88 534,104!")
    lit(urn, ink, 18, edge=0.4)
    lit("498,56! 504,40 512,30 520,40 526,56!", ink, 8)
    for x in (258, 766):
        lit(ellipse(x, 226, 19), ink, 15, edge=0.4)
        lit(rectangle(x - 13, 240, 26, 12), ink, 5)


def _steps(c: Canvas) -> None:
    for k, (left, top) in enumerate(((258, 656), (222, 688), (182, 722))):
        ink = Ink("#707a94", "#262850", "#d0d8cc", rim="#f0f8e0", rim_width=3)
        m = c.shape(rectangle(left, top, 1024 - 2 * left, 60, 3), ink, 9, toward=(0, -1), edge=0.3)
        c.wash(c.spot(512, top, 210 + 30 * k, 50) * 0.85, "#c0f098", clip=m)
    c.glow(c.mask(polygon("452,528 572,528 640,650 384,650")), 50, "#78e080", 0.55)
    for a, b in ((420, 390), (490, 486), (560, 590)):
        c.beam([(a, 640), (a + 50, 640), (b + 46, 330), (b - 20, 330)], "#a8f088", 0.3, 14)


def _mantle(c: Canvas) -> None:
    """The empty robe: it still goes up the steps, but nobody is in it."""
    cloth = Ink("#a82444", "#480c34", "#f08068", rim="#f4ffc8", rim_width=4)
    c.shadow(ellipse(480, 726, 170, 20), "#10102c", 12, 0.8)
    robe = spline(
        "446,636 496,626 552,638 570,662 588,688! 600,698 640,716 668,724! 680,738 610,746 520,742 "
        "430,748 318,744 306,732 330,722! 372,706 396,688! 408,672 420,650"
    )
    m = c.shape(robe, cloth, 26, toward=(0, -1), edge=0.4)
    for y in (684, 718):  # it breaks over the edges of the steps
        c.wash(smoothstep(y + 26, y + 4, c.y) * smoothstep(y, y + 5, c.y) * 0.75, "#480c34", clip=m)
    folds: list[list[Point]] = [
        [(470, 650), (448, 690), (392, 740)],
        [(494, 646), (484, 694), (462, 740)],
        [(518, 646), (532, 692), (540, 740)],
        [(540, 652), (572, 696), (612, 736)],
        [(452, 658), (414, 696), (352, 732)],
    ]
    c.lines([(f, [1, 7, 3]) for f in folds], "#480c34", 0.8, clip=m)
    c.lines([([(x + 8, y - 2) for x, y in f], [0.6, 4, 1]) for f in folds], "#f4a080", 0.7, clip=m)
    fur = Ink("#f4ecd8", "#8a8aa0", "#fffff0", rim="#fffff4")
    collar = spline(
        "418,644 436,620 478,608 532,612 570,632 580,654 556,662 522,646 486,642 450,656 428,664"
    )
    c.shape(collar, fur, 14, toward=(0, -1), drop=6, edge=0.4)
    tails = ((440, 640), (470, 626), (504, 626), (538, 634), (562, 648))
    c.flat([ellipse(x, y, 3, 6) for x, y in tails], "#241c38")
    # the sceptre it dropped
    c.shape(taper("690,690 760,712", [9, 10]), GOLD, 4, toward=(0, -1), drop=5)
    c.shape(ellipse(684, 687, 14), GOLD, 9, toward=(-0.4, -0.8), edge=0.4)


def _front(c: Canvas) -> None:
    c.haze(700, 800, "#5c8484", 0.4)
    dark = Ink("#12122e", "#080818", "#3c5468")
    c.shape("-20,780! -20,690 60,716 150,724 200,780!", dark, 14, toward=(0.8, -1))
    c.shape("1050,780! 1050,680 960,712 880,726 826,780!", dark, 14, toward=(-0.8, -1))
    r = rng(5)
    blades = []
    for _ in range(60):
        x = r.rand() * 1024
        if 190 < x < 834:
            continue
        blades.append(
            (
                [(x, 764), (x + r.randn() * 6, 736), (x + r.randn() * 16, 704 + 16 * r.rand())],
                [5, 4, 1],
            )
        )
    c.lines(blades, "#0c0c24")
    c.motes(scatter(rng(12), 60, (380, 330, 660, 700), (1, 3)), "#e8ffc0", "#78f080", radius=5)
    c.wash(smoothstep(240, 0, c.x) * 0.35 * smoothstep(300, 760, c.y), "#0a0a20")
