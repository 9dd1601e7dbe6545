"""A round iron door in the castle's rock, chained and sealed; what it keeps leaks out as light."""

from __future__ import annotations

import math

import numpy as np
from art import Canvas, Ink, Light, Path, blur, rng, scatter, smoothstep
from art.geometry import Place, around, difference, ellipse, samples, spline, taper

LIGHT = Light((230, 120), "#ffe8c0", "#160f2a")
WAY = (-0.6, -0.8)
X, Y, R = 520, 372, 268
TILT = 0.94  # seen from below and from the left, the door is a little taller than wide
IRON = Ink("#5c7498", "#26284e", "#c0d8e8", rim="#f0f8ff")
STEEL = Ink("#7c94b4", "#30345c", "#dcecf4", rim="#ffffff", rim_width=3)
CHAIN = Ink("#b8a890", "#443048", "#fff4d8")
WAX = Ink("#d02840", "#5c0c34", "#ff8a70", rim="#ffc8b0", rim_width=4)
GOLD = "#ffd868"


def paint(c: Canvas) -> None:
    c.layers(_rock, _leak, _door, _bolts, _chain, _seal, _floor)
    c.motes(scatter(rng(5), 40, (250, 90, 800, 640), (1.2, 3.2)), "#fff4c8", "#ffb840")
    c.finish(vignette=0.24)


def _disc(r: float) -> Path:
    return ellipse(X, Y, r * TILT, r)


def _rock(c: Canvas) -> None:
    """Blocks of the castle above, living rock around."""
    v = 0.12 + c.spot(330, 250, 820, 640) * 0.62 + (c.swirl(240, 60, 3, 3) - 0.5) * 0.3
    c.field(v, "#2c2050 .2:#3e2e66 .4:#58437c .58:#7c5c90 .76:#b4889c #f0c8a8")
    stones = Ink("#5a4478", "#241a48", "#f0c4a0")
    for k in range(18):
        a0, a1 = (math.radians(k * 20 + d) for d in (0.8, 19.2))
        out = 346 + (k * 37) % 17
        ring = [around(X, Y, a, (R + 22) * TILT, R + 22) for a in (a0, (a0 + a1) / 2, a1)]
        ring += [around(X, Y, a, out * TILT, out) for a in (a1, (a0 + a1) / 2, a0)]
        c.shape(spline([(*q, 0) for q in ring]), stones, 12, toward=WAY, drop=5, edge=0.5)


def _leak(c: Canvas) -> None:
    """The joint: gold between door and frame."""
    c.flat(_disc(R + 24), "#241640")
    joint = c.flat(difference(_disc(R + 16), _disc(R - 2)), GOLD)
    c.glow(joint, 56, "#ff8a30", 1.1)
    c.rays(X, Y, "#ffd890", 0.7, count=26, seed=7, reach=640)


def _door(c: Canvas) -> None:
    lit = c.lit(WAY)
    lit(_disc(R), IRON, 26, drop=4)
    face = lit(_disc(R - 44), "#4a5e88 #20224a #94b0d0", 16, texture=c.noise(60, 4, 9), relief=3)
    c.wash(smoothstep(X - 60, X + 250, c.x + (c.y - Y) * 0.6) * 0.5, "#1c1a40", clip=face)
    c.put("#1c1c44", c.mask(_disc(R - 44), stroke=6) * 0.9)
    for k in range(20):
        lit(ellipse(*around(X, Y, k * math.pi / 10, (R - 22) * TILT, R - 22), 12), STEEL, 8, drop=5)
    c.put("#1c1c44", c.mask(_disc(R - 96), stroke=5) * 0.7)
    for k in range(8):
        a = k * math.pi / 4 + 0.39
        spoke = [around(X, Y, a, r * TILT, r) for r in (60, R - 50)]
        lit(taper(spoke, [54, 34], cap=False), IRON, 10, drop=8, edge=0.4)


def _bolts(c: Canvas) -> None:
    """Two hinges as long as arms hold it to the rock."""
    for y in (236, 500):
        hinge = spline(
            f"{X + 130},{y - 24}! 800,{y - 30} 862,{y - 44}! 886,{y} 862,{y + 44}! "
            f"800,{y + 30} {X + 130},{y + 24}! {X + 96},{y}!"
        )
        m = c.shape(hinge, STEEL, 14, toward=WAY, drop=14, edge=0.5)
        c.lines(f"{X + 126},{y} 780,{y} 850,{y} : 2 5 2", "#26284e", 0.7, clip=m)
        for x in (680, 790, 846):
            c.shape(ellipse(x, y, 13), IRON, 8, toward=WAY, drop=4)


def _chain(c: Canvas) -> None:
    line = "-30,-40 240,176 520,398 720,548 930,700"
    c.wash(blur(c.mask(Place(14, 26).path(taper(line, [56] * 5))), 12) * 0.8, "#171030")
    for k, at in enumerate(samples(line, 17)):
        turn = math.degrees(at.angle)
        link = ellipse(at.x, at.y, 56, 15, turn)
        if k % 2 == 0:
            link = difference(ellipse(at.x, at.y, 62, 39, turn), ellipse(at.x, at.y, 33, 15, turn))
        c.shape(link, CHAIN, 14, toward=WAY, edge=0.6)


def _seal(c: Canvas) -> None:
    x, y = X, Y + 26
    lit = c.lit(WAY, edge=0.4)
    lit("500,460! 452,590 470,676! 500,640 530,668! 540,560 546,460!", WAX, 16, drop=14)
    lit("520,460! 566,560 604,646! 616,600 654,606! 616,520 580,440!", WAX, 16, drop=14)
    r = rng(3)
    drips = [
        around(x, y, k / 20 * math.tau, 132 + r.randn() * 7 + (k % 4 == 0) * 15) for k in range(20)
    ]
    lit(spline(drips), WAX, 30, drop=26, drop_cover=0.75)
    disc = c.shape(ellipse(x, y, 98), "#a81c38 #4c0a2c #e8505a", 12, toward=(0.6, 0.8))
    lid = "448,392! 484,424 520,434 558,424 594,392! 560,366 520,356 480,366"
    c.shape(lid, WAX, 10, toward=WAY, drop=6)
    c.flat(ellipse(x + 2, y - 2, 25), "#6a1030", clip=disc)
    c.flat(ellipse(x - 6, y - 10, 7), "#ffb8a0", clip=disc)
    lashes = [
        ([around(x, y - 14, a, 74, 50), around(x, y - 14, a, 92, 84)], [10, 4])
        for a in np.linspace(0.5, math.pi - 0.5, 5)
    ]
    c.lines(lashes, "#ff7a6a", clip=disc)
    shine = blur(c.mask("414,366 430,320 474,290 : 5 18 6"), 3)
    c.put("#ffdcc8", shine * 0.9)


def _floor(c: Canvas) -> None:
    """What the others have left: a broken crowbar."""
    ground = "-20,700! 200,676 520,690 820,672 1044,694! 1044,800! -20,800!"
    m = c.shape(ground, "#4a345c #1e1438 #d8a078", 20, toward=(0, -1), edge=0.3)
    c.wash(c.spot(X, 690, 330, 60), "#e0a060", clip=m)
    iron = Ink("#54486c", "#201638", "#e8c898")
    for line, w in (("196,724 290,700 352,690", 20), ("384,716 440,722 470,712 478,694", 18)):
        c.shadow(taper(line, [w] * 3), "#140c24", 6, 0.8)
        c.shape(taper(line, [w, w, w, w * 0.5]), iron, 8, toward=(-0.2, -1))
