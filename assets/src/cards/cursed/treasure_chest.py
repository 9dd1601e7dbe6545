"""A chest in a crypt throws itself open, its three grinning locks sprung by three cursed cards."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, Path, Place, Point, about, rng, rows, smoothstep
from art.geometry import difference, ellipse, polygon, rectangle, samples, spline, taper, union
from art.motifs import sparkle, swarm

GLOW = (524, 390)
LIGHT = Light(GLOW, "#ffe48a", "#170f1e")
OAK = Ink("#6c3040", "#220f24", "#d07a4c")
SIDE = Ink("#431e38", "#170c1e", "#8a4444")
BRASS = Ink("#c8923c", "#4c2430", "#fff0a8", rim="#fff4b8", rim_width=3)
DULL = Ink("#7a5440", "#281424", "#c89454")
GOLD = Ink("#f0b840", "#94501f", "#fffac8")
IRON = Ink("#5c5470", "#1e162c", "#c8c8a8", rim="#e8f8a0", rim_width=3)
WIDE, DEEP, HIGH, DOME = 1.0, 0.62, 0.92, 0.44  # half, half, full, full
YAW, PITCH, FAR, ZOOM = math.radians(-24), math.radians(23), 6.4, 1530
OPEN = math.radians(112)


def paint(c: Canvas) -> None:
    _crypt(c)
    _cards(c)
    _chest(c)
    _pearls(c)
    _locks(c)
    _light(c)
    c.finish(vignette=0.42)


def at(x: float, y: float, z: float) -> tuple[float, float]:
    """A point of the chest on the canvas: x along it, y up, z to the back."""
    x, z = x * math.cos(YAW) - z * math.sin(YAW), x * math.sin(YAW) + z * math.cos(YAW)
    y, z = y * math.cos(PITCH) + z * math.sin(PITCH), z * math.cos(PITCH) - y * math.sin(PITCH)
    k = ZOOM / (FAR + z)
    return 524 + x * k, 624 - y * k


def _lid(x: float, t: float, inset: float = 0) -> tuple[float, float]:
    """A point of the opened lid: t = 0 at its front edge, over the dome to 1 at the hinge."""
    a = math.pi * t
    z, y = -math.cos(a) * (DEEP - inset), math.sin(a) * (DOME - inset)
    dz, dy = z - DEEP, y
    c, s = math.cos(OPEN), math.sin(OPEN)
    return at(x, HIGH + dy * c - dz * s, DEEP + dz * c + dy * s)


def _crypt(c: Canvas) -> None:
    v = c.spot(*GLOW, 560, 480) * 0.95 + (c.noise(130, 4, 3) - 0.5) * 0.16
    c.field(v, "#170f1e .2:#281838 .38:#43245c .56:#7a3c70 .74:#d08a5c .9:#ffd87c #fff6c8")
    r = rng(6)
    rows = []
    for k, y in enumerate(range(-10, 600, 74)):
        rows.append(([(-10, y), (500, y + r.randn() * 2), (1034, y)], [2, 4, 2]))
        rows += [
            ([(x, y), (x + r.randn() * 2, y + 74)], [2, 3, 2])
            for x in range(-40 + (k % 2) * 80, 1060, 160)
        ]
    c.lines(rows, "#170f1e", 0.5)
    stone = Ink("#33224c", "#140c1e", "#a8705c")
    for x, sign in ((88, 1), (970, -1)):
        m = c.shape(rectangle(x - 70, -20, 140, 640), stone, 50, toward=(sign, 0.1))
        strokes = [([(x - 60 + k * 30, -20), (x - 60 + k * 30, 620)], [4, 4]) for k in range(5)]
        c.lines(strokes, "#140c1e", 0.5, clip=m)
        c.shape(rectangle(x - 92, 560, 184, 50, 8), stone, 18, toward=(sign, -0.2), drop=10)
    arch = spline("140,90! 330,10 530,-24 730,10 920,90! 920,-60! 140,-60!")
    c.shape(arch, stone, 26, toward=(0, 1))
    floor = c.rough(rectangle(-20, 590, 1070, 200))
    v = c.spot(560, 640, 620, 190) * 0.85 + (c.noise(90, 4, 9, stretch=(2, 0.5)) - 0.5) * 0.3
    c.field(v, "#150d1c .2:#241638 .42:#3f2450 .62:#74445c .82:#c08a60 #ffd890", floor)
    for x in (-700, -300, 40, 300, 520, 740, 1000, 1340, 1740):
        c.lines([([(520 + (x - 520) * 0.5, 590), (x, 800)], [2, 4])], "#150d1c", 0.6)
    for y, w in ((632, 2), (690, 3), (764, 4)):
        c.lines([([(-10, y), (1034, y)], [w, w])], "#150d1c", 0.55)


def _quad(*corners: tuple[float, float, float]) -> Path:
    return polygon([at(*q) for q in corners])


def _front(u0: float, u1: float, v0: float, v1: float, out: float = 0) -> Path:
    """A piece of the front wall, u along it and v up it."""
    z = -DEEP - out
    return _quad((u0, v0, z), (u1, v0, z), (u1, v1, z), (u0, v1, z))


def _side(w0: float, w1: float, v0: float, v1: float, out: float = 0) -> Path:
    x = WIDE + out
    return _quad((x, v0, w0), (x, v0, w1), (x, v1, w1), (x, v1, w0))


def _chest(c: Canvas) -> None:
    base = _quad((-1.1, 0, -0.8), (1.15, 0, -0.8), (1.3, 0, 0.9), (-1.0, 0, 0.8))
    c.shadow(base, "#0e0816", 16, 1.0)
    _raise_lid(c)
    # inside: the back wall, then the heap, then what hides both
    outline = _quad((-WIDE, HIGH, DEEP), (WIDE, HIGH, DEEP), (WIDE, 0.3, DEEP), (-WIDE, 0.3, DEEP))
    c.flat(outline, "#7a3a24")
    mouth = _quad(
        (-WIDE, HIGH, -DEEP), (WIDE, HIGH, -DEEP), (WIDE, HIGH, DEEP), (-WIDE, HIGH, DEEP)
    )
    c.flat(mouth, "#8a4420")
    _heap(c)
    side = c.shape(_side(-DEEP, DEEP, 0, HIGH), SIDE, 8, toward=(-0.3, -1))
    front = c.shape(_front(-WIDE, WIDE, 0, HIGH), OAK, 8, toward=(-0.2, -1))
    c.wash(smoothstep(640, 470, c.y) * 0.5, "#d8843c", clip=front)
    c.wash(smoothstep(600, 740, c.y) * 0.7, "#220f24", clip=front)
    grain = c.noise(200, 5, 4, stretch=(3, 0.16))
    c.wash(smoothstep(0.5, 0.72, grain) * 0.7, "#35162c", clip=np.maximum(front, side))
    planks = [
        ([at(-WIDE, v, -DEEP), at(0, v, -DEEP), at(WIDE, v, -DEEP)], [3, 6, 3])
        for v in (0.24, 0.46, 0.68)
    ]
    c.lines(planks, "#1c0c1e", 0.9, clip=front)
    strokes = [([at(WIDE, v, -DEEP), at(WIDE, v, DEEP)], [4, 3]) for v in (0.24, 0.46, 0.68)]
    c.lines(strokes, "#120a18", 0.9, clip=side)
    _bands(c)


def _bands(c: Canvas) -> None:
    way = (-0.2, -1)
    for w in (-DEEP, DEEP - 0.16):
        c.shape(_side(w, w + 0.16, 0, HIGH, 0.02), DULL, 8, toward=way, edge=0.5)
    c.shape(_side(-DEEP, DEEP, 0, 0.13, 0.02), DULL, 8, toward=way, edge=0.5)
    c.shape(_side(-DEEP, DEEP, HIGH - 0.12, HIGH, 0.02), DULL, 8, toward=way, edge=0.5)
    for u in (-WIDE, -0.36, 0.2, WIDE - 0.16):
        c.shape(_front(u, u + 0.16, 0, HIGH, 0.02), BRASS, 9, toward=way, edge=0.5, drop=5)
    for v in (0, HIGH - 0.13):
        outline = _front(-WIDE - 0.02, WIDE + 0.02, v, v + 0.13, 0.03)
        c.shape(outline, BRASS, 9, toward=way, edge=0.5, drop=6)
    studs = [at(u, v, -DEEP - 0.04) for u in (-0.92, -0.28, 0.28, 0.92) for v in (0.22, 0.46, 0.66)]
    studs += [at(u, 0.065, -DEEP - 0.04) for u in np.linspace(-0.92, 0.92, 9)]
    for x, y in studs:
        c.shape(ellipse(x, y, 8, 8), GOLD, 6, toward=(-0.3, -0.9), edge=0.6)
    for w in (-0.54, 0.0, 0.54):
        x, y = at(WIDE + 0.03, 0.065, w)
        c.shape(ellipse(x, y, 5, 7), DULL, 4, toward=(-0.3, -0.9), edge=0.6)


def _raise_lid(c: Canvas) -> None:
    ts = np.linspace(0, 1, 24)
    cap = polygon([_lid(WIDE, t) for t in ts])
    shell = union(
        cap,
        polygon([_lid(-WIDE, 0), _lid(WIDE, 0), _lid(WIDE, 1), _lid(-WIDE, 1)]),
        polygon([_lid(-WIDE, t) for t in ts]),
    )
    c.shape(shell, SIDE, 16, toward=(0.3, -1), edge=0.3)
    m = c.shape(cap, SIDE, 14, toward=(-0.6, -0.6), edge=0.4, rim="#d89a60", rim_width=3)
    hoop = difference(cap, polygon([_lid(WIDE, t, 0.1) for t in ts]))
    c.shape(hoop, DULL, 8, toward=(-0.4, -0.9), edge=0.5, clip=m)
    rim = polygon([_lid(-WIDE, 0), _lid(WIDE, 0), _lid(WIDE, 1), _lid(-WIDE, 1)])
    hole = polygon(
        [_lid(-0.88, 0, 0.1), _lid(0.88, 0, 0.1), _lid(0.88, 1, 0.1), _lid(-0.88, 1, 0.1)]
    )
    inside = c.rough(hole)
    v = 0.24 + c.spot(510, 460, 420, 330) * 0.8 + (c.noise(160, 4, 7, stretch=(3, 0.2)) - 0.5) * 0.3
    c.field(v, "#3a1428 .2:#6c2a2c .4:#a8542c .6:#e8983c .8:#ffd468 #fff4b0", inside)
    for u in (-0.36, 0.28):
        rib = [_lid(u, t, 0.12) for t in (0.02, 0.98)]
        c.lines([(rib, [22, 20])], "#6a3020", 0.8, clip=inside)
        c.lines([([(x - 9, y) for x, y in rib], [3, 3])], "#ffe08a", 0.7, clip=inside)
    c.shape(difference(rim, hole), BRASS, 10, toward=(0, 1), edge=0.4)
    for u in np.linspace(-0.9, 0.9, 7):
        x, y = _lid(u, 0.02, 0.05)
        c.shape(ellipse(x, y + 2, 7), GOLD, 5, toward=(0, 1), edge=0.5)


def _heap(c: Canvas) -> None:
    """Coins to above the brim, glowing at the top."""
    left, right = at(-0.97, HIGH, 0), at(0.97, HIGH, 0)
    top = at(0, HIGH + 0.34, 0)
    front = [at(u, HIGH, -DEEP) for u in np.linspace(0.97, -0.97, 7)]
    back: list[Point] = [left, (left[0] + 70, left[1] - 34), (top[0] - 80, top[1] + 6), top]
    back += [(top[0] + 110, top[1] + 14), (right[0] - 50, right[1] - 40), right]
    mound = c.shape(spline([*back, *front]), "#e09a30 #94501f #ffe88a", 60, toward=(0, -1))
    r = rng(11)
    coins = []
    for _ in range(330):
        x = left[0] + r.rand() * (right[0] - left[0])
        y = top[1] + r.rand() * 170
        if mound[int(min(y, 759)), int(x)] > 0.5:
            coins.append((y, x, (r.rand() - 0.5) * 50))
    for y, x, turn in sorted(coins):
        c.shape(ellipse(x, y + 5, 20, 11, turn), "#94501f", 4)
        m = c.shape(ellipse(x, y, 20, 11, turn), GOLD, 7, toward=(-0.2, -1))
        c.put("#b8702a", c.mask(ellipse(x, y, 13, 6.5, turn), stroke=2) * m)
    for x, y, s, hue in rows(
        "446 417 20 #c8304c | 602 415 22 #7a48d0 | 524 391 19 #3cb878 | 660 447 17 #c8304c"
    ):
        gem = polygon(about(x, y, "-1,0 -0.5,-0.7 0.5,-0.7 1,0 0,1", s))
        c.shape(gem, Ink(hue, lit="#fff0e0"), 7, toward=(-0.4, -0.9), edge=0.5, drop=6)
        strokes = [
            ([(x - s, y), (x, y + 2), (x + s, y)], [1, 3, 1]),
            ([(x - s * 0.4, y), (x, y + s)], [2, 1]),
        ]
        c.lines(strokes, "#fff4e8", 0.7)


def _face(c: Canvas, x: float, y: float, s: float, turn: float) -> Array:
    """A padlock that is glad to be open."""
    p = Place(x, y, s, turn)
    hoop = taper("-24,-30 -27,-68 0,-92 27,-68 27,-52", [13, 13, 14, 13, 12])
    c.shape(p.path(hoop), IRON, 6, toward=(0.2, -1), edge=0.5, drop=6)
    body = spline("-44,-34! 44,-34! 50,10 36,44 0,58 -36,44 -50,10")
    m = c.shape(p.path(body), IRON, 16, toward=(0, -1), edge=0.5, drop=14)
    eyes = [p.spline(f"{k * 8},-6! {k * 20},-24 {k * 34},-16! {k * 22},-4") for k in (-1, 1)]
    grin = p.spline("-32,10! 0,18 32,10! 22,36 0,44 -22,36")
    lit = c.flat([*eyes, grin], "#c0f858", clip=m)
    teeth = [(p.points([(k, 10), (k, 46)]), [4, 4]) for k in (-18, -6, 6, 18)]
    c.lines(teeth, "#241830", clip=m)
    for k in (-1, 1):
        c.flat(p.path(ellipse(k * 21, -13, 3, 5)), "#170f1e")
    return lit


def _pearls(c: Canvas) -> None:
    """A string of them has slipped over the brim."""
    start, end = at(0.1, HIGH + 0.02, -DEEP - 0.05), at(0.42, HIGH + 0.02, -DEEP - 0.05)
    (x0, y0), (x1, y1) = start, end
    loop = [start, (x0 + 8, y0 + 40), ((x0 + x1) / 2, (y0 + y1) / 2 + 78), (x1 - 8, y1 + 40), end]
    for x, y, _ in samples(loop, 15):
        pearl = Ink("#f0e4d8", "#8a6a84", "#ffffff")
        c.shape(ellipse(x, y, 8), pearl, 7, toward=(-0.3, -0.9), edge=0.5, drop=4)


def _locks(c: Canvas) -> None:
    lit = np.zeros_like(c.x)
    for u, turn in ((-0.64, -10), (-0.05, 6), (0.6, -5)):
        x, y = at(u, HIGH - 0.08, -DEEP - 0.04)
        hasp = rectangle(x - 24, y - 20, 48, 56, 8)
        c.shape(hasp, DULL, 8, toward=(0, -1), edge=0.5, drop=6)
        lit = np.maximum(lit, _face(c, x, y + 76, 0.86, turn))
    c.glow(lit, 14, "#80e030", 0.8)


def _cards(c: Canvas) -> None:
    """Three curses, face down on the floor."""
    for x, y, turn in ((104, 640, -24), (176, 676, -6), (262, 700, 14)):
        a = math.radians(turn)
        ca, sa = math.cos(a), math.sin(a)

        def flat_on(px: float, py: float, x=x, y=y, ca=ca, sa=sa) -> tuple[float, float]:
            return x + px * ca - py * sa, y + (px * sa + py * ca) * 0.5

        edge = [flat_on(*q) for q in ((-44, -62), (44, -62), (44, 62), (-44, 62))]
        c.shadow(polygon([(px + 4, py + 6) for px, py in edge]), "#0e0816", 5, 0.9)
        c.shape(polygon(edge), "#d8c8a0 #6a506c #fff8d0", 5, toward=(0.8, -0.6))
        field = polygon([flat_on(*q) for q in ((-36, -54), (36, -54), (36, 54), (-36, 54))])
        c.flat(field, "#241634")
        eye = spline([(*flat_on(-26, 0), 0), flat_on(0, -18), (*flat_on(26, 0), 0), flat_on(0, 18)])
        m = c.flat(eye, "#a8f048")
        c.flat(ellipse(*flat_on(0, 0), 5, 7), "#170f1e")
        c.glow(m, 10, "#80e030", 0.7)


def _light(c: Canvas) -> None:
    c.rays(520, 430, "#ffdc80", 0.4, count=18, seed=4, fall=1.1, reach=560)
    c.halo(520, 400, 300, "#ffb040", 0.3)
    for x, y, s in ((480, 386, 46), (628, 408, 34), (564, 372, 26), (420, 441, 24)):
        c.lines(sparkle(x, y, s, 6), "#fffdf0")
    c.motes(swarm(rng(3), 70, (530, 330), (150, 90)), "#fff4c0", "#ffb040", radius=4)
