"""A phoenix rises from its fire into a thunderstorm and draws up its foot from a puddle."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from art import Canvas, Ink, Light, Path, Place, blur, rng, rows, strokes_of
from art.geometry import (
    Point,
    Points,
    about,
    around,
    ellipse,
    move,
    ribbon,
    samples,
    spline,
    taper,
    union,
)
from art.motifs import bolt, cloud, flame, leaf, ridge, scales, swarm

LIGHT = Light((540, 560), "#ffd27a", "#0a1628")
BODY = Ink("#e0561e", "#8a1c26", "#ffc24a", rim="#fff0b0", rim_width=4)
LONG = Ink("#b3261e", "#5a1230", "#f0701e", rim="#ffc860", rim_width=3)
MIDDLE = Ink("#e2601c", "#96222a", "#ffb03a", rim="#ffe08a", rim_width=3)
SHORT = Ink("#f6a22c", "#b8401e", "#ffe68a", rim="#fff6c8", rim_width=3)
GOLD = Ink("#f0b43c", "#96481e", "#fff0b0", rim="#fffbe0", rim_width=3)
HEAD = Place(478, 182, 1.06, -12)


def paint(c: Canvas) -> None:
    c.layers(_sky_and_lightning, _clouds, _rain_and_moor, _puddle)
    c.halo(530, 400, 460, "#ffae4a", 0.62)
    c.rays(530, 430, "#ffc870", 0.3, count=18, seed=4, reach=620)
    _blaze(c, BACK_FIRE, 716)
    _wing(c, LEFT_ARM, (214, 100), 0.97)
    _wing(c, RIGHT_ARM, (-36, 82), 1.0)
    c.layers(_tail, _legs, _body_and_crest, _head, _nest_and_embers)
    c.finish(vignette=0.34)


LEFT_ARM = "492,398 424,330 352,258 268,262"
BACK_FIRE = rows("""412 130 30 -26 | 452 232 38 -34 | 510 300 46 26 | 574 210 46 -30 | 626 330 44 40
    | 688 190 40 34 | 738 120 30 -20 | 772 76 22 16""")
RIGHT_ARM = "584,398 640,322 712,236 800,226"


def _sky_and_lightning(c: Canvas) -> None:
    v = c.y / c.height * 0.62 + (c.swirl(280, 120, 5, 6, stretch=(1.2, 0.5)) - 0.5) * 0.34
    v += c.spot(530, 400, 430, 380) * 0.5
    c.field(v, "#0c1a30 .2:#17384e .38:#2f6470 .55:#6f9488 .7:#d0ae78 .85:#ffcf7c #fff0b8")
    main = bolt((946, 50), (962, 592), 50, 7)
    fork = bolt(main[len(main) * 5 // 9], (1004, 560), 36, 9)
    flash = c.mask([ribbon(main, 12, 3), ribbon(fork, 7, 2)])
    c.put("#f4fbff", flash)
    c.glow(flash, 16, "#9fd8ff", 1.0)
    c.glow(flash, 60, "#6fb0e0", 0.7)


def _clouds(c: Canvas) -> None:
    far = Ink("#3a6474", "#1e3c54", "#d8a878")
    for ink, heaps in (
        (far, ((180, 150, 300, 62, 21), (842, 132, 300, 60, 23), (520, 66, 420, 60, 27))),
        (
            Ink("#1c3450", "#0c1830", "#b87a5c", rim="#e8a870", rim_width=3),
            (
                (60, 116, 330, 90, 3),
                (968, 100, 320, 90, 5),
                (330, 48, 330, 74, 11),
                (716, 44, 360, 76, 14),
                (520, 14, 420, 60, 8),
            ),
        ),
    ):
        for x, y, w, h, seed in heaps:
            heap = cloud(x, y, w, h, seed, flat=False)
            c.shape(heap, ink, 26, toward=(0.1, 1), lighting=0.75, drop=10, drop_cover=0.4)


def _rain_and_moor(c: Canvas) -> None:
    r = rng(12)
    drops = []
    for _ in range(230):
        x, y = r.rand() * 1100, 100 + r.rand() * 560
        if math.hypot((x - 530) / 1.25, y - 390) < 290:
            continue
        k = 26 + 34 * r.rand()
        drops.append(([(x, y), (x - k * 0.3, y + k)], [0.6, 2.6]))
    c.lines(drops, "#bfe0dc", 0.5, n=4)
    far = Ink("#24495a", "#132a42", "#c89a6c", rim="#f0c080", rim_width=3)
    c.shape(ridge(596, 26, 210, 4), far, 26, toward=(0, -1))
    c.haze(560, 700, "#e0a868", 0.45)
    near = c.shape(ridge(640, 34, 300, 12), "#2c2436 #14142a #a85838", 22, toward=(0.2, -1))
    v = c.spot(550, 690, 420, 110) + (c.noise(90, 4, 5, stretch=(2, 0.5)) - 0.5) * 0.4
    c.field(v, "#141428 .3:#30202e .6:#7a3428 .85:#d8682c #ffb050", near)


def _puddle(c: Canvas) -> None:
    rim = spline("""34,690 70,676 96,662 150,660 190,646 262,648 310,660 366,660 420,684 384,704
        342,708 300,722 250,716 196,730 140,716 84,712""")
    c.shadow(move(rim, 0, -5), "#100c1c", 3, 0.9)
    pool = c.shape(rim, "#2c5a70 #16324c #a0c8c0", 9, toward=(0, -1))
    v = c.spot(400, 684, 200, 60) * 0.8 + (c.noise(70, 4, 8, stretch=(3, 0.16)) - 0.5) * 0.9
    c.field(v + 0.2, "#12304a .3:#1f5068 .55:#4a8a96 .78:#f0a04e #ffe6a0", pool)
    strokes = "90,713 140,717 172,724 | 204,729 246,718 290,720 | 306,720 342,709 380,704 : 1 3.5 1"
    c.lines(strokes, "#c8e8e0", 0.7)
    for x, y, k in ((146, 684, 34), (238, 700, 26), (276, 672, 40), (196, 666, 20)):
        for q in (1.0, 0.55):
            ring = [around(x, y, a, k * q, k * q * 0.28) for a in np.linspace(0, 6.0, 18)]
            c.lines([(ring, [1, 3, 1.5, 3, 1])], "#dff4ec", 0.85, clip=pool)
        for dx, lift in ((-7, 14), (0, 22), (8, 13)):
            c.lines([([(x + dx * 0.4, y), (x + dx, y - lift)], [3.4, 1.4])], "#eafaf4", 0.9)


def _feather(c: Canvas, root: Point, turn: float, length: float, width: float, ink: Ink) -> None:
    """One plume from `root`, bent a little, with a pale quill."""
    a = math.radians(turn)
    bend = 0.09 * length * (1 if math.cos(a) < 0 else -1)
    mid = (
        root[0] + math.cos(a) * length * 0.55 + math.sin(a) * bend,
        root[1] + math.sin(a) * length * 0.55 - math.cos(a) * bend,
    )
    tip = around(root[0], root[1], a, length)
    blade = taper([root, mid, tip], [width * 0.5, width, width * 1.04, width * 0.72, 4], 40, False)
    plume = c.shape(blade, ink, width * 0.45, drop=7, drop_cover=0.4, toward=(0, 1))
    quill = [root, mid, (tip[0] * 0.86 + mid[0] * 0.14, tip[1] * 0.86 + mid[1] * 0.14)]
    c.lines([(quill, [2, 4, 1])], ink.lit or "#ffe08a", 0.75, clip=plume)


def _wing(c: Canvas, arm: str, fan: tuple[float, float], size: float) -> None:
    """Three rows of feathers on an arm; `fan` is the turn of the first and of the last."""
    line = samples(arm, 60)
    rows: tuple[tuple[int, float, float, float, Ink], ...] = (
        (13, 236, 46, 0.0, LONG),
        (11, 150, 42, 0.12, MIDDLE),
        (10, 84, 36, 0.2, SHORT),
    )
    for count, length, width, ease, ink in rows:
        for i in range(count - 1, -1, -1) if ink is LONG else range(count):
            t = i / (count - 1)
            at = line[round(59 * (1 - t**0.9 * 0.9))]
            turn = fan[0] + (fan[1] - fan[0]) * (ease + (1 - ease) * t)
            long = length * size * (1 - 0.42 * t**1.4) * (1 + 0.05 * math.sin(i * 2.3))
            _feather(c, (at.x, at.y), turn, long, width * size, ink)
    c.shape(taper(arm, [66, 54, 40, 22]), SHORT, 16, toward=(0, 1), drop=6)
    c.lines(scales(c.mask(taper(arm, [54, 44, 32, 14])), 20, 0.2, 4, 0.8), "#b8401e", 0.7)


def _plume(c: Canvas, curve: Points, widths: list[float], ink: Ink, eye: float) -> None:
    vane = c.shape(taper(curve, widths, cap=False), ink, 14, drop=8, toward=(0, 1))
    line = samples(curve, 30)
    barbs = []
    for at in line[3:-2]:
        for side in (-1, 1):
            barbs.append(([(at.x, at.y), at.beside(side * 22, 16)], [2.4, 0.6]))
    c.lines(barbs, ink.shade or "#8a1c26", 0.6, clip=vane, n=6)
    c.lines([([(s.x, s.y) for s in line[:-1:4]], [2, 4, 2])], "#ffe08a", 0.9)
    x, y, a = line[-1]
    turn = math.degrees(a)
    for k, hue in ((1.0, "#c8321e"), (0.76, "#ff9a2c"), (0.5, "#ffe68a"), (0.26, "#1f6a80")):
        drop = Place(x, y, eye / 40 * k, turn).spline("-34,0 -20,-26 14,-28 52,0! 14,28 -20,26")
        c.flat(drop, hue)


def _tail(c: Canvas) -> None:
    _plume(c, "556,520 600,590 700,630 800,590 836,520", [34, 40, 40, 32, 14], LONG, 34)
    _plume(c, "552,520 630,560 716,550 748,486", [30, 36, 32, 14], MIDDLE, 28)
    _plume(c, "536,520 560,600 650,694 800,700 884,640", [34, 40, 40, 32, 14], MIDDLE, 32)


def _legs(c: Canvas) -> None:
    """Both feet drawn up from the wet, toes curled."""
    for hip, knee, foot in (
        ((540, 500), (500, 580), (452, 572)),
        ((506, 470), (430, 552), (374, 530)),
    ):
        parts = [taper([knee, foot], [22, 17], cap=False), ellipse(*foot, 12)]
        for toe in ("0,0 -30,-10 -48,8 -44,30", "0,0 -16,8 -24,30 -12,46", "0,0 8,16 20,28 34,26"):
            parts.append(taper(Place(*foot).points(toe), [19, 18, 14, 3], 40, False))
        c.shape(union(*parts), GOLD, 9, toward=(-0.3, -1), drop=7, edge=0.5)
        thigh = [hip, ((hip[0] + knee[0]) / 2 - 8, (hip[1] + knee[1]) / 2 + 4), knee]
        tuft = union(
            taper(thigh, [84, 62, 34], cap=False),
            ellipse(*knee, 17),
            leaf(knee[0], knee[1] - 10, 36, 110),
            leaf(knee[0] + 12, knee[1] - 14, 34, 84),
        )
        c.shape(tuft, BODY, 20, toward=(0.3, 1), drop=7)


def _body_and_crest(c: Canvas) -> None:
    trunk = spline("482,360 454,420 470,494 530,548 590,520 616,450 606,380 566,340 520,336")
    neck = taper("548,420 566,330 540,262 500,214 480,184", [150, 112, 84, 72, 70])
    mask = c.shape(union(trunk, neck), BODY, 52, toward=(-0.35, 0.9), drop=10)
    c.wash(c.spot(600, 350, 50, 120) * 0.5, "#8a1c26", clip=mask)
    c.wash(c.spot(500, 450, 66, 96) * 0.9, "#ffc24a", clip=mask)
    c.lines(scales(mask, 27, 0.15, 6, 0.75), "#8f2420", 0.75, clip=mask)
    for k, (curve, w) in enumerate(
        strokes_of("""20,-20 66,-44 118,-26 164,-50 : 26 30 22 3 | 14,-30 58,-74 112,-72 150,-104 :
        26 30 20 3 | 0,-36 30,-84 84,-98 110,-136 : 24 28 18 3""")
    ):
        ink = (LONG, MIDDLE, SHORT)[k]
        c.shape(taper(HEAD.points(curve), w, cap=False), ink, 10, toward=(-0.4, 1), drop=5)


def _head(c: Canvas) -> None:
    on = c.at(HEAD)
    skull = HEAD.spline("-44,-24 -12,-48 30,-40 52,-6 50,34 20,56 -22,44 -50,14")
    mask = c.shape(skull, BODY, 30, toward=(-0.3, 0.9))
    neck = c.mask("548,420 566,330 540,262 500,214 486,194 : 130 92 66 56 40")
    c.wash(neck * c.spot(524, 226, 46, 40) * 1.6, BODY.base, clip=mask)
    ruff = []
    for x, y, turn in ((-26, 40, 78), (0, 50, 66), (24, 48, 52), (44, 30, 36), (54, 6, 18)):
        ruff.append(HEAD.path(leaf(x - 8, y - 8, 46, turn, 0.5)))
    for tuft in ruff:
        c.shape(tuft, MIDDLE, 9, toward=(-0.3, 1), drop=4)
    face = HEAD.spline("-44,-24 -12,-46 28,-38 48,-6 44,28 16,44 -22,40 -50,14")
    c.shape(face, BODY, 26, toward=(-0.3, 0.9))
    c.shape(HEAD.spline("-40,20 -72,26 -90,38! -70,44 -36,40"), GOLD, 8, toward=(0, 1), drop=3)
    upper = HEAD.spline("-36,-24! -70,-24 -104,-4 -116,46! -96,22 -70,20 -34,26!")
    c.shape(upper, GOLD, 14, toward=(-0.5, -0.4), drop=4, edge=0.3)
    on.flat(ellipse(-66, -6, 7, 3.4, 20), "#7a3018")
    on.lines("-92,22 -66,20 -34,27 -22,20 : 1 3 4 1", "#6a2418")
    on.flat("-36,-8! -16,-24 8,-20 26,-7! 2,10 -20,10", "#5a1420")
    on.flat("-31,-8! -14,-19 6,-16 19,-6! 2,5 -18,5", "#ffe9a8")
    on.flat(ellipse(-8, -7, 11.5), "#1f7a94")
    on.flat(ellipse(-10, -6, 6.5), "#12142a")
    on.flat(ellipse(-14, -10, 3), "#ffffff")
    c.lines([(HEAD.points("-40,-14 -22,-22 10,-25 40,-12 56,-14"), [3, 9, 10, 7, 1])], "#6a1424")
    on.lines("-24,14 0,18 22,2 : 1 4 1", "#8f2420", 0.8)


def _lick(x: float, foot: float, tall: float, wide: float, lean: float) -> Path:
    """One curling tongue of fire."""
    curve = [(x, foot + 10), *about(x, foot, "-0.3,0.3 0.1,0.58 1.1,0.8 0.9,1", (lean, -tall))]
    return taper(curve, [wide * 1.7, wide * 2, wide * 1.5, wide * 0.8, wide * 0.34, 2], 60, False)


def _blaze(c: Canvas, licks: Sequence[tuple[float, float, float, float]], foot: float) -> None:
    for k, hue in ((1.0, "#a82a1c"), (0.86, "#e85c1c"), (0.68, "#ff9e30"), (0.46, "#ffe07c")):
        paths = [_lick(x, foot + 12, t * k, w * (0.2 + 0.8 * k), n * k) for x, t, w, n in licks]
        c.flat(paths, hue)


def _nest_and_embers(c: Canvas) -> None:
    front = rows("""390 74 22 -16 | 424 128 30 20 | 476 92 32 -22 | 520 168 36 26 | 580 104 36 -20 |
        634 152 38 30 | 692 90 32 -18 | 736 118 28 24 | 770 58 18 -10""")
    _blaze(c, front, 712)
    wood = Ink("#2a1424", "#140a1a", "#d8601e")
    for pts, w in strokes_of("""360,728 470,712 590,722 : 9 22 14 | 500,732 610,708 746,716 : 12 22
        9 | 640,734 716,712 786,690 : 14 18 7 | 430,742 560,726 700,742 : 12 22 14 | 386,690 430,712
        470,736 : 7 16 14"""):
        c.shape(taper(pts, w, cap=False), wood, toward=(0.1, -1), rim="#ffb050", rim_width=3)
    for x, y, turn in ((348, 728, -8), (772, 734, 14)):
        outline = "-26,-4! -16,-14! -8,-4! 2,-16! 12,-5! 24,-12! 24,8 0,24 -24,10"
        shell = Place(x, y, 1.0, turn).path(outline)
        c.shape(shell, "#e8c890 #6a4048 #fff4d0", 12, toward=(0.4, -0.7), drop=6)
    c.glow(c.mask(flame(570, 720, 200, 440, 3)), 70, "#ff8a2c", 0.62)
    c.motes(swarm(rng(4), 120, (540, 420), (230, 200), (1.2, 4)), "#ffe08a", "#ff8a30")
    for curve, w in strokes_of("""300,662 276,620 308,584 282,548 296,510 : 6 22 26 20 3 | 240,660
        258,628 230,600 246,566 : 5 16 16 3"""):
        c.wash(blur(c.mask(taper(curve, w)), 4) * 0.62, "#e8efe2")
