"""Seven heads rise from one swamp at a sickly sunrise, and the eldest speaks for all."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from art import Canvas, Ink, Light, blur, rng, rows
from art.geometry import Path, Place, Point, ellipse, mirror, points_of, samples, spline, taper
from art.motifs import ridge, scales, scatter

LIGHT = Light((512, 210), "#fff6b8", "#1a0f2c")
NEAR = Ink("#3f5a94", "#1a1f50", "#b8d0c8", rim="#fff2b0")
MIDDLE = Ink("#5a689c", "#2c2f68", "#d0ccb8", rim="#fff2b0")
FAR = Ink("#8a7aa0", "#5a4c7c", "#e8c0a0")
BELLY = Ink("#e0b060", "#8a4a40", "#fff0b8")
FIN = Ink("#c8484a", "#5a1a40", "#ffb070")
TOOTH = Ink("#fff4d4", "#b09080", "#ffffff")


class Neck(NamedTuple):
    """One neck from the water to the back of its skull, and how its head is held."""

    line: str
    width: float
    size: float
    turn: float
    right: bool
    gape: float
    ink: Ink
    mood: str = ""


NECKS = (
    Neck("440,720 360,640 440,540 400,440 372,392", 62, 0.66, 8, False, 8, FAR, "asleep"),
    Neck("660,700 800,600 760,470 800,360 850,300", 70, 0.78, -8, True, 20, FAR),
    Neck("400,720 230,680 240,580 190,500 196,440", 84, 0.9, -4, False, 28, MIDDLE, "tongue"),
    Neck("700,720 860,680 830,580 880,500 900,450", 84, 0.88, 4, True, 24, MIDDLE, "tongue"),
    Neck("330,760 250,740 290,660 230,630 236,590", 74, 0.8, 6, False, 10, NEAR, "sly"),
    Neck("720,760 830,740 800,670 860,650 872,610", 74, 0.78, -6, True, 12, NEAR),
    Neck("660,860 680,720 490,590 640,420 590,262", 200, 1.95, 6, False, 22, NEAR, "cross"),
)


def paint(c: Canvas) -> None:
    _fog(c)
    _trees(c)
    for neck in NECKS[:2]:
        _neck(c, neck)
    c.haze(300, 700, "#f8a860", 0.4)
    for neck in NECKS[2:4]:
        _neck(c, neck)
    _hump(c)
    _neck(c, NECKS[4])
    _neck(c, NECKS[5])
    _neck(c, NECKS[6])
    _water(c)
    _reeds(c)
    c.finish(vignette=0.28)


def _fog(c: Canvas) -> None:
    v = c.spot(512, 250, 640, 560) * 1.0 + (c.swirl(280, 110, 5, 14, stretch=(1, 0.35)) - 0.5) * 0.3
    c.field(v, "#34183c .16:#64243f .32:#a83c3c .48:#e0683a .64:#f8a048 .8:#ffd080 #fff4cc")
    sun = ellipse(512, 236, 118)
    c.glow(c.mask(sun), 60, "#fff0a0", 0.5)
    c.flat(sun, "#fffbe0")
    for x, y, rx in ((420, 262, 120), (600, 300, 130), (560, 226, 90)):
        c.wash(c.spot(x, y, rx, 13) * 1.2, "#f8b060")


def _trees(c: Canvas) -> None:
    c.shape(ridge(560, 16, 190, 8), "#b05844 #7a3444 #ffb870", 20, toward=(0, -1))
    for x, lean, hue, w in rows("300 18 #a8504a 22 | 800 -20 #984848 26 | 700 8 #b86048 16"):
        _dead_tree(c, x, 590, lean, w, 0.8, Ink(hue, "#6a2c40", "#ffc080"))
    c.haze(440, 640, "#f0904c", 0.55)
    for x, lean, w in ((60, 36, 56), (968, -40, 60)):
        _dead_tree(c, x, 720, lean, w, 1.5, Ink("#3a1c38", "#1c0e24", "#d86a44"))


def _dead_tree(c: Canvas, x: float, y: float, lean: float, w: float, k: float, ink: Ink) -> None:
    side = 1 if lean > 0 else -1
    way = (512 - x, -120)
    for dy, reach, up in ((-190, 120, 90), (-260, -80, 80), (-330, 90, 110)):
        bx = x + lean * (-dy / 400) * k
        arm: list[Point] = [
            (bx, y + dy * k),
            (bx + side * reach * 0.5 * k, y + dy * k - 44 * k),
            (bx + side * reach * k, y + dy * k - up * k),
        ]
        c.shape(taper(arm, [w * 0.45, w * 0.28, 4]), ink, toward=way)
        twig = [arm[1], (arm[1][0] + side * reach * 0.4 * k, arm[1][1] + 22 * k)]
        c.shape(taper(twig, [w * 0.22, 3]), ink, toward=way)
    stem = [(x - 4, y + 60), (x, y), (x + lean * 0.6 * k, y - 200 * k), (x + lean * k, y - 430 * k)]
    c.shape(taper(stem, [w * 1.7, w, w * 0.8, 6], cap=False), ink, w * 0.4, toward=way)


def _way(x: float) -> tuple[float, float]:
    return (0.25 * (1 if x < 512 else -1), -1)


def _neck(c: Canvas, n: Neck) -> None:
    line = samples(n.line, 40)
    head_at = line[-1]
    widths = [n.width, n.width * 0.86, n.width * 0.68, n.width * 0.56, n.width * 0.54]
    sun = (0.7 if head_at.x < 512 else -0.7, -0.6)
    m = c.shape(taper(n.line, widths), n.ink, n.width * 0.36, toward=sun, edge=0.4)
    face = 1 if n.right else -1  # the belly looks where the head looks
    inner = [
        s.beside(face * np.interp(i, [0, 39], [n.width, n.width * 0.5]) * 0.34)
        for i, s in enumerate(line)
    ]
    plate = c.shape(
        taper(inner, [n.width * 0.4, n.width * 0.3, n.width * 0.22]),
        BELLY if n.ink is not FAR else Ink("#d0b878", "#9a7a68", "#f0e0a8"),
        12,
        toward=sun,
        clip=m,
    )
    strokes = [
        ([s.beside(face * 4), s.beside(face * n.width * 0.6, 5)], [1, 3.4]) for s in line[::2]
    ]
    c.lines(strokes, n.ink.shade, 0.7, clip=plate)
    c.lines(scales(m * (1 - plate), 20, line[20].angle, int(head_at.x), 0.5), n.ink.shade, 0.75)
    for i in range(6, 37, 4):
        s = line[i]
        h = n.width * 0.34
        skin = float(np.interp(i / 39, np.linspace(0, 1, len(widths)), widths)) * 0.5
        a, b, tip = (
            s.beside(-face * (skin - 9), -12),
            s.beside(-face * (skin - 9), 12),
            s.beside(-face * (skin + h), -14),
        )
        c.shape(
            spline([(*a, 0), (*tip, 0), (*b, 0)]),
            FIN if n.ink is not FAR else Ink("#b87068", "#7a4664", "#f0b890"),
            7,
            toward=sun,
        )
    _head(c, n, head_at.x, head_at.y)


def _head(c: Canvas, n: Neck, x: float, y: float) -> None:
    """Drawn facing left about the back of the skull; mirrored for those that look right."""
    p = Place(x, y, n.size, n.turn)
    jaw = Place(x, y, n.size, n.turn - (n.gape if not n.right else -n.gape))
    sun = (0.45 if x < 512 else -0.45, -0.9)

    def out(points: str, at: Place = p) -> Path:
        path = spline(points)
        return at.path(mirror(path, 0) if n.right else path)

    def pen(points: str, at: Place = p) -> list[Point]:
        k = -1 if n.right else 1
        return at.points([(k * q[0], q[1]) for q in points_of(points)])

    fin = FIN if n.ink is not FAR else Ink("#b87068", "#7a4664", "#f0b890")
    c.shape(out("14,-30! 84,-66! 60,-26 96,-6! 56,8 70,44! 10,30!"), fin, 12, toward=sun, edge=0.3)
    c.flat(out("0,0 -60,6 -104,24 -80,40 0,34", jaw), "#4a1030")
    outline = out("34,8! 0,22 -60,26 -106,22! -112,34 -70,50 -10,50 36,34", jaw)
    c.shape(outline, n.ink, 14, toward=sun, edge=0.5)
    if n.mood == "tongue":
        tongue = Ink("#d84a5c", "#6a1438", "#ffa080")
        c.shape(taper(pen("-20,30 -90,22 -128,34 -150,26", jaw), [12, 11, 9, 6]), tongue)
        for fork in ("-146,28 -164,18 -176,22", "-146,28 -160,34 -166,44"):
            c.shape(taper(pen(fork, jaw), [6, 5, 3]), tongue)
    for tx in (-92, -70, -46):
        c.shape(out(f"{tx - 7},26! {tx},6! {tx + 7},27!", jaw), TOOTH, 4, toward=sun)
    for tx in (-104, -84, -62, -40):
        c.shape(out(f"{tx - 8},8! {tx},32! {tx + 8},9!"), TOOTH, 4, toward=sun)
    c.shape(out("-18,-30! 8,-90! 18,-30!"), BELLY, 6, toward=sun)
    c.shape(out("10,-30! 48,-82! 40,-20!"), BELLY, 6, toward=sun)
    outline = out(
        "40,-26 14,-48 -22,-46 -44,-30 -84,-24 -116,-20 -128,-2 -120,14 -84,12 -30,16 6,20 40,22"
    )
    m = c.shape(outline, n.ink, 24, toward=sun, edge=0.45, drop=4)
    if n.size > 1.5:  # the eldest is near enough to count scales
        c.lines(scales(m * (c.x > x - 90), 24, 0.2, 5, 0.5), n.ink.shade, 0.6)
    c.lines([(pen("-122,10 -84,6 -40,8 0,14"), [1, 3.5, 3, 1])], n.ink.shade, 0.8, clip=m)
    c.lines([(pen("-46,-24 -20,-32 8,-26"), [2, 7, 2])], n.ink.shade, 0.9, clip=m)
    nx, ny = pen("-112,-8")[0]
    c.flat(ellipse(nx, ny, 5 * n.size), "#1a0f2c")
    if n.mood == "asleep":
        c.lines([(pen("-42,-20 -22,-11 -2,-20"), [2, 5, 2])], "#2a1038")
        strokes = [(pen(q), [3, 1]) for q in ("-33,-15 -36,-8", "-22,-12 -22,-4", "-11,-15 -8,-8")]
        c.lines(strokes, "#2a1038")
        return
    eye = c.flat(out("-42,-20! -22,-32 -2,-20! -22,-10"), "#fff0a0")
    c.flat(out("-24,-30! -18,-20 -24,-11! -29,-20"), "#2a1038")
    if n.ink is NEAR:
        c.glow(eye, 7, "#ffd040", 0.7)
    if n.mood == "sly":
        c.flat(out("-44,-19! -22,-35 0,-20! -22,-22"), n.ink.shade)
    elif n.mood == "cross":
        c.flat(out("-46,-19! -34,-29 0,-36! -2,-27 -24,-22"), n.ink.shade)


def _hump(c: Canvas) -> None:
    body = spline("250,780! 300,660 400,600 512,590 624,600 724,660 780,780!")
    m = c.shape(body, NEAR, 60, toward=(0, -1), edge=0.3)
    c.lines(scales(m, 26, 0, 5, 0.5), NEAR.shade, 0.8)
    tail = "40,716 70,640 150,622 196,716"
    t = c.shape(taper(tail, [44, 50, 60, 70]), NEAR, toward=(0.4, -1), edge=0.3)
    c.lines(scales(t, 20, 0.4, 7, 0.5), NEAR.shade, 0.75)


def _water(c: Canvas) -> None:
    edge = spline("-20,690! 200,684 512,692 800,684 1044,690! 1044,800! -20,800!")
    m = c.mask(edge)
    below = (
        np.clip((c.y - 684) / 90, 0, 1) * 0.5 + (c.noise(120, 4, 6, stretch=(1, 0.12)) - 0.5) * 0.7
    )
    light = np.exp(-(((c.x - 512) / 190) ** 2)) * 0.3
    c.field(
        np.clip(0.6 - below + light, 0, 1), "#24122e .3:#4a1c38 .55:#94383c .8:#f08844 #ffe090", m
    )
    for x, rx in ((462, 60), (570, 60), (512, 230), (196, 60), (44, 44), (800, 66)):
        c.wash(c.spot(x, 692, rx * 1.3, 26) * 1.1, "#3a2058", clip=m)  # what the water gives back
    glints = [
        ([(x - w, y), (x, y + 3), (x + w, y)], [0.8, 3.6, 0.8])
        for x, w, y in rows(
            "440 54 690 | 600 60 690 | 512 90 699 | 196 56 690 | 44 40 690 | 806 60 690 | "
            "330 60 701 | 690 66 702 | 250 36 698 | 866 36 698"
        )
    ]
    c.lines(glints, "#ffe0a0", 0.85)
    rings = []
    for x, rx, y in ((512, 300, 712), (120, 130, 708), (850, 90, 706)):
        for k in (1.0, 1.25):
            arc = [
                (x + math.cos(a) * rx * k, y + math.sin(a) * 13 * k)
                for a in np.linspace(0.1, 3.04, 14)
            ]
            rings.append((arc, [0.6, 4, 4, 0.6]))
    c.lines(rings, "#f4eca8", 0.8)
    for x, y, rx in ((250, 738, 62), (720, 746, 70), (850, 730, 46), (390, 752, 40)):
        pad = spline(
            [
                (x, y, 0),
                *[
                    (x + math.cos(a) * rx, y + math.sin(a) * rx * 0.24)
                    for a in np.linspace(0.5, 6.0, 12)
                ],
            ]
        )
        c.shadow(ellipse(x, y + 5, rx, rx * 0.25), "#10181e", 4)
        c.shape(pad, "#6a8a3c #2c4c38 #e4dc78", 7, toward=(0, -1))
    # a frog that has seen it all before
    outline = "690,742! 688,720 706,706 730,706 746,722 756,742! 720,746"
    c.shape(outline, "#8aac44 #34543a #f0ec90", 12, toward=(-0.4, -1), edge=0.5)
    for x in (704, 726):
        c.shape(ellipse(x, 706, 8), "#8aac44 #34543a #f0ec90", 6)
        c.flat(ellipse(x - 2, 704, 3), "#141020")


def _reeds(c: Canvas) -> None:
    r = rng(31)
    dark = Ink("#2a1430", "#140a1c", "#d0704c")
    for x0 in (16, 44, 1008):
        top = 520 + r.rand() * 90
        bend = (r.rand() - 0.5) * 40
        outline = taper([(x0, 780), (x0 + bend * 0.4, 640), (x0 + bend, top)], [9, 7, 3])
        c.shape(outline, dark, toward=_way(x0))
        if r.rand() < 0.7:
            c.shape(
                taper([(x0 + bend * 0.92, top + 60), (x0 + bend, top + 4)], [20, 17], cap=False),
                "#5a3428 #24141c #d89a58",
                toward=_way(x0),
            )
        leafy = [
            (x0 + 8, 780),
            (x0 + 30 * np.sign(bend), 640),
            (x0 + 50 * np.sign(bend), 600 + r.rand() * 60),
        ]
        c.shape(taper(leafy, [14, 12, 2]), dark, toward=_way(x0))
    c.motes(scatter(r, 60, (120, 300, 900, 700), (1, 2.6)), "#fffad0", "#fff0a0", radius=3)
    c.wash(blur(c.rise(690, 770), 6) * 0.25, "#24122e")
