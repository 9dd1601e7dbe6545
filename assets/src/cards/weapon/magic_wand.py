"""A wand stirs the soup by itself; of the wizard there is only his hat's shadow."""

from __future__ import annotations

import math

import numpy as np
from art import (
    Canvas,
    Ink,
    Light,
    Path,
    Place,
    Point,
    around,
    blur,
    ellipse,
    fan,
    leaf,
    polygon,
    rng,
)
from art.geometry import difference, move, rectangle, samples, taper
from art.motifs import scatter, sparkle, swarm
from art.strokes import strung

LIGHT = Light((640, 150), "#ffe4f4", "#0c1434")
STAR = (636, 146)
FOOT = (470, 560)
COPPER = Ink("#b8603c", "#441a34", "#ffbc84", rim="#ffe4c8", rim_width=5)
GOLD = Ink("#f0b84e", "#8a4a34", "#fff4c0", rim="#fffbe4", rim_width=3)
EBONY = Ink("#4a2c68", "#180c34", "#b890dc", rim="#ffd8f0", rim_width=5)
UP = (0.35, -0.9)


def paint(c: Canvas) -> None:
    c.layers(_wall, _table, _pot, _soup)
    _swirl(c, front=False)
    c.layers(_wand, _carrot, _onion)
    _swirl(c, front=True)
    _star(c)
    c.finish(vignette=0.24)


def _wall(c: Canvas) -> None:
    v = c.spot(*STAR, 860, 760) * 0.9 + (c.noise(130, 4, 3) - 0.5) * 0.1
    c.field(v, "#1c2c5c .14:#2a4078 .32:#3c5c98 .5:#5c80b4 .66:#94a8d0 .82:#dcc4e4 #fff4fa")
    r = rng(4)
    for k, y in enumerate(range(20, 700, 76)):
        courses = [([(-10, y), (500, y + r.randn() * 3), (1034, y)], [2, 4, 2])]
        for x in range(-30 + k % 2 * 76, 1050, 152):
            courses.append(([(x, y), (x + r.randn() * 3, y + 76)], [3, 3]))
        c.lines(courses, "#22386c", 0.35)
    hat = """-20,470! 60,440 130,400 170,300 210,190 290,120 350,150 372,210! 330,190 300,230
        320,320 370,410 440,450 500,480! 360,520 120,520"""
    c.wash(blur(c.mask(move(hat, 70)), 3) * 0.66, "#22285c")
    c.wash(blur(c.mask("150,520! 110,700! 490,700! 470,520!"), 3) * 0.62, "#22285c")


def _table(c: Canvas) -> None:
    grain = c.noise(240, 5, 9, stretch=(3, 0.16))
    v = c.spot(560, 660, 760, 230) * 0.85 + (grain - 0.5) * 0.45
    c.field(
        v,
        "#2c1c48 .2:#4a2c5c .42:#7c4868 .66:#b8747c #f8c0b4",
        c.rough(rectangle(-20, 668, 1070, 120)),
    )
    c.shadow(ellipse(480, 744, 400, 26), "#1c1038", 14, 0.9)


def _pot(c: Canvas) -> None:
    lit = c.lit(UP, edge=0.3)
    for x in (98, 862):
        lit(difference(ellipse(x, 620, 62, 50), ellipse(x, 620, 36, 28)), COPPER, 12)
    body = """110,548! 108,640 150,720 220,790! 740,790! 810,720 852,640 850,548! 480,600"""
    m = lit(body, COPPER, 110)
    c.lines("110,640 480,720 850,640 : 4 10 4", COPPER.shade, 0.7, clip=m)
    c.lines("110,630 480,710 850,630 : 1 5 1", COPPER.lit, 0.8, clip=m)
    for at in samples("130,664 480,740 830,664", 15):
        lit(ellipse(at.x, at.y, 11), GOLD, 7, clip=m)
    lit(ellipse(480, 550, 374, 88), COPPER, 20)


def _soup(c: Canvas) -> None:
    inner = c.rough(ellipse(480, 554, 342, 70))
    c.put("#3a1834", inner)
    soup = c.rough(ellipse(480, 572, 330, 62)) * inner
    dx, dy = c.x - FOOT[0], (c.y - 574) * 4.6
    v = 0.5 + 0.28 * np.sin(np.arctan2(dy, dx) * 2 + np.hypot(dx, dy) / 26)
    v += c.spot(*FOOT, 200, 60) * 0.4
    c.field(v, "#a8342c .25:#d8602c .5:#f8a03c .75:#ffd870 #fff4c0", soup)
    c.glow(soup, 40, "#ff9a50", 0.6)
    for radius, pen in ((50, 8), (92, 5)):
        c.put("#fff4c0", c.mask(ellipse(*FOOT, radius, radius * 0.26), stroke=pen) * soup * 0.9)


def _wand(c: Canvas) -> None:
    lit = c.lit((0.9, -0.3), edge=0.3)
    line = [FOOT, (530, 424), (584, 290), (626, 170)]
    m = lit(taper(line, [40, 46, 48, 34], cap=False), EBONY, 18)
    c.wash(c.rise(480, 570) * 0.7, "#f8a03c", clip=m)
    c.lines(strung(samples(line, 15)[2:9], "-30,-16 0,4 30,16", [6, 10, 6]), "#f0b84e", clip=m)
    grip = samples(line, 40)
    for a, b, w in ((24, 28, 62), (35, 39, 56)):
        lit(taper([grip[a][:2], grip[b][:2]], [w, w], cap=False), GOLD, 12)
    handle = taper([grip[k][:2] for k in (28, 31, 35)], [50, 60, 50], cap=False)
    lit(handle, "#b02c5c #4a1040 #ff90b0", 18)


def _swirl(c: Canvas, front: bool) -> None:
    """The ribbon of light that winds about the wand, its half before or behind."""
    runs: list[list[Point]] = [[]]
    for t in np.linspace(0, 1, 120):
        x, y = FOOT[0] + (STAR[0] - FOOT[0]) * t, FOOT[1] - 20 + (STAR[1] - FOOT[1]) * t
        a, wide = t * math.pi * 4.4 + 0.6, 330 * (1 - t) ** 0.7 + 30
        if (math.sin(a) > 0) == front:
            runs[-1].append((x + math.cos(a) * wide, y + math.sin(a) * wide * 0.26))
        elif runs[-1]:
            runs.append([])
    strokes = [(run, [2, 16, 22, 16, 2]) for run in runs if len(run) > 3]
    glow = c.lines(strokes, "#ffd8f4" if front else "#c09cdc", 0.95 if front else 0.7)
    c.glow(glow, 12, "#f070d0", 0.6 if front else 0.3)


def _carrot(c: Canvas) -> None:
    p = c.at(Place(196, 330, 2, 24), toward=(0.9, -0.4), edge=0.3)
    for turn in (-120, -92, -64):
        p.shape(leaf(0, -44, 62, turn, 0.42), "#58a04c #1c4a4c #c8e890 #f0ffc8 3", 8)
    m = p.shape("-22,-40 0,-50 22,-40 16,10 0,74! -15,10", "#f07a2c #983034 #ffc880 #fff0c8", 26)
    p.lines("-18,-24 -4,-21 | -18,-2 -4,1 | -18,20 -4,23 : 2 8 1", "#983034", clip=m)


def _onion(c: Canvas) -> None:
    p = c.at(Place(826, 370, 2, 16), toward=(-0.5, -0.8), edge=0.3)
    bulb = "0,-58! 8,-34 38,-18 40,14 0,38 -40,14 -38,-18 -8,-34"
    m = p.shape(bulb, "#c8689c #54205c #ffd0ec #fff0f8", 44)
    skins = fan("0,-40 0,-6 0,36", "0,0 20,0 6,0", (-1.3, -0.5, 0.5, 1.3), [2, 8, 2])
    p.lines(skins, "#54205c", 0.7, clip=m)


def _five(x: float, y: float, size: float) -> Path:
    turns = [math.radians(-70 + k * 36) for k in range(10)]
    return polygon([around(x, y, a, size * (0.46 if k % 2 else 1)) for k, a in enumerate(turns)])


def _star(c: Canvas) -> None:
    x, y = STAR
    c.rays(x, y, "#ffd8f4", 0.45, count=18, seed=7, fall=1.1, reach=820)
    c.halo(x, y, 330, "#e070c8", 0.45)
    m = c.shape(_five(x, y, 132), "#f0a42c #a85430 #ffd868 #fffbe0 5", 12, toward=(-0.3, -0.9))
    for k in range(5):
        a, b = math.radians(-70 + k * 72), math.radians(-34 + k * 72)
        facet = polygon([(x, y), around(x, y, a, 132), around(x, y, b, 61)])
        c.put("#fff0a8", c.mask(facet) * m * 0.85)
    c.flat(ellipse(x, y, 20), "#fffdf4")
    c.glow(m, 30, "#f080c8", 0.4)
    c.lines(sparkle(x, y, 84, 14), "#fffdf8")
    c.motes(swarm(rng(9), 90, (x, y), (170, 130), (1.6, 4.4)), "#fff4fc", "#ff90e0")
    c.motes(scatter(rng(3), 40, (200, 280, 800, 540), (1.4, 4)), "#fff0c8", "#ffb060")
