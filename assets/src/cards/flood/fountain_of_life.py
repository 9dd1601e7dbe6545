"""Morning strikes the fountain from the side; somebody has left a crutch behind on its rim."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, Stroke, blur, fan, rng, smoothstep
from art.geometry import about, arc_points, around, ellipse, polygon, spline, taper
from art.motifs import foam, leaf, ridge, scatter, sparkle, swarm

LIGHT = Light((60, 260), "#fff4c0", "#0f2a44")
WAY = (-0.95, -0.2)
STONE = Ink("#a8b0a8", "#3c5470", "#fff2cc", rim="#fffbe8")
DARK = Ink("#5c7484", "#22384f", "#d8d8b8")
WATER = "#0f4a70 .25:#1f84a0 .5:#5cc8c4 .75:#c0f4dc #fdfff0"
TOP = (530.0, 232.0)


def paint(c: Canvas) -> None:
    c.layers(_morning, _basin_back_pool_and_pillar, _falls, _bowl, _jet, _basin_front, _crutch)
    c.finish(vignette=0.28)


def _morning(c: Canvas) -> None:
    v = c.spot(40, 300, 1150, 760) * 0.95 + (c.swirl(260, 80, 4, 4, stretch=(1, 0.5)) - 0.5) * 0.14
    c.field(v, "#1c4a5c .2:#2f6e70 .4:#5c9c84 .58:#a8c890 .75:#f0e0a0 .9:#fff0c0 #fffbe4")
    wood = Ink("#3a7a74", "#1c4a5c", "#c8d898")
    for x, tall in ((70, 330), (170, 250), (850, 400), (950, 470), (760, 280)):
        cone = spline(about(x, 600, "-50,0! -38,-0.5 0,-1! 38,-0.5 50,0!", (1, tall)))
        c.shape(cone, wood, 34, toward=WAY)
    c.shape(ridge(540, 8, 80, 4), wood, 16, toward=(-0.8, -0.6))
    c.haze(420, 600, "#f4ecb0", 0.5)
    c.rays(-60, 180, "#fff2b8", 0.5, count=14, seed=5, reach=1300)


def _ring(c: Canvas, y: float, rx: float, ry: float, tall: float, ink: Ink) -> None:
    wall = [*arc_points(512, y, rx, ry, 0, 180), *arc_points(512, y + tall, rx * 0.96, ry, 180, 0)]
    c.shape(polygon(wall), ink, 60, toward=WAY)


def _basin_back_pool_and_pillar(c: Canvas) -> None:
    c.shape(ellipse(512, 612, 470, 92), STONE, 24, toward=WAY)
    c.shape(ellipse(512, 618, 432, 76), DARK, 14, toward=(0.9, 0.3))
    m = c.mask(ellipse(512, 630, 424, 70))
    ring = np.hypot((c.x - 530) / 3.6, c.y - 626)
    v = 0.52 + 0.22 * np.cos(ring / 5.4) * smoothstep(110, 10, ring)
    v = v + (c.noise(90, 4, 5, stretch=(1, 0.18)) - 0.5) * 0.5 - (c.x - 512) * 0.0004
    c.field(v, WATER, m)
    stem = "470,640! 486,560 474,500 500,450 496,400! 564,400! 560,450 588,500 574,560 592,640!"
    m = c.shape(stem, STONE, 44, toward=WAY)
    c.lines("510,410 506,500 514,630 | 548,410 556,500 550,630 : 2 6 3", "#3c5470", 0.6, clip=m)
    outline = foam("440,644 530,634 620,646", 10, 26, 18, 4, 20)
    c.shape(outline, "#e8fbf0 #7ab8c8 #ffffff", 10, toward=WAY)


def _strand(c: Canvas, lines: list[Stroke], bright: float) -> Array:
    m = c.mask([taper(p, w, cap=False) for p, w in lines])
    c.put("#bff4e8", m * bright)
    inner = c.mask([taper(about(-3, 0, p), [k * 0.4 for k in w], cap=False) for p, w in lines])
    c.put("#fdfff4", np.clip(inner, 0, 1) * bright)
    return m


def _falls(c: Canvas) -> None:
    """Curtains from the rim of the bowl into the pool."""
    r = rng(6)
    lines: list[Stroke] = []
    for k in range(25):
        t = -1 + 2 * k / 24
        x = 530 + t * 236
        y = 384 + 24 * math.sqrt(max(0, 1 - t * t))
        out = t * (26 + 14 * r.rand())
        drop = 640 + 34 * math.sqrt(max(0, 1 - t * t)) - 10
        arc = [(x, y), (x + out * 0.8, (y + drop) / 2 - 30), (x + out, drop)]
        lines.append((arc, [5, 9 + 4 * r.rand(), 4]))
    c.glow(_strand(c, lines, 0.8), 10, "#a0f0e0", 0.4)
    c.wash(blur(c.mask([ellipse(p[-1][0], p[-1][1], 17, 7) for p, _ in lines]), 3) * 0.9, "#f4fff8")


def _bowl(c: Canvas) -> None:
    under = spline("286,372! 330,420 430,446 530,452 630,446 730,420 774,372!")
    m = c.shape(under, STONE, 44, toward=WAY, drop=12)
    turns = [-0.9 + 0.2 * k for k in range(10)]
    flutes = fan("530,392 530,430 530,450", "210,0 120,0 50,0", turns, [2, 7, 2])
    c.lines(flutes, "#3c5470", 0.6, clip=m)
    c.shape(ellipse(530, 370, 246, 38), STONE, 12, toward=WAY)
    w = c.mask(ellipse(530, 370, 222, 28))
    v = 0.6 + (c.noise(60, 3, 8, stretch=(1, 0.2)) - 0.5) * 0.6 - (c.x - 530) * 0.0006
    c.field(v, WATER, w)


def _jet(c: Canvas) -> None:
    """One high plume that opens like a palm: the subject."""
    lines: list[Stroke] = []
    r = rng(11)
    for k in range(30):
        t = -1 + 2 * k / 29
        high = 66 + 60 * abs(t) ** 1.4 + 20 * r.rand()
        reach = t * (150 + 30 * r.rand())
        lines.append(
            (
                f"""{530 + t * 10},366 {530 + t * 26},{high + 90} {530 + reach * 0.5},{high}
            {530 + reach * 0.9},{high + 110} {530 + reach},{366 - 6 * r.rand()}""",
                [7, 11, 9, 8, 5],
            )
        )
    m = _strand(c, lines, 0.85)
    c.glow(m, 16, "#8af0e0", 0.6)
    c.glow(m, 60, "#50d8d0", 0.35)
    outline = foam("440,366 530,356 620,368", 8, 22, 18, 7, 16)
    c.shape(outline, "#f0fff8 #7ac8d0 #ffffff", 9, toward=WAY)
    c.motes(swarm(r, 110, (530, 180), (150, 90), (1.4, 4)), "#fdfff4", "#70f0e0", radius=5)
    c.lines(sparkle(482, 116, 40, 7), "#ffffff")


def _basin_front(c: Canvas) -> None:
    body = polygon([*arc_points(512, 622, 470, 92, 0, 180, 40), (42, 800), (982, 800)])
    m = c.shape(body, STONE, 50, toward=WAY)
    lip = taper(arc_points(512, 622, 464, 88, -4, 184, 60), [30, 38, 40, 38, 30], cap=False)
    c.shape(lip, STONE, 12, toward=(-0.8, -0.5), drop=12)
    for k in range(7):  # leaves cut into the wall
        x, y = around(512, 676, math.radians(30 + k * 20), 466, 74)
        for turn in (-140, -90, -40):
            c.shape(leaf(x, y + 26, 40, turn, 0.5), DARK, 5, toward=(0.9, 0.2), clip=m)


def _crutch(c: Canvas) -> None:
    lit = c.lit(WAY)
    wood = Ink("#8a5434", "#34202c", "#ffcf88", rim="#fff2c0")
    lit("250,780 226,640 206,520 : 17 17 16", wood, 7, drop=10)
    lit("160,540 206,512 250,510 : 17 22 17", wood, 8)
    for x, y, turn in ((214, 580, -30), (206, 556, 200), (222, 620, -10)):
        lit(leaf(x, y, 40, turn, 0.5), "#5cb04c #1c5044 #e0f47a", 6)
    c.motes(scatter(rng(3), 40, (20, 120, 480, 560), (1.4, 3.6)), "#fffbe0", "#ffe8a0")
