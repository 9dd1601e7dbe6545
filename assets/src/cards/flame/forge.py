"""The hammer has fallen on a blade that points at us, and every spark in the smithy answers."""

from __future__ import annotations

import math

from art import Canvas, Ink, Light, blur, rng, scatter, smoothstep
from art.geometry import around, ellipse, rectangle
from cards._masonry import courses

LIGHT = Light((560, 470), "#ffd080", "#160c2c")
IRON = Ink("#544c70", "#1c1838", "#d8a890", rim="#ffd890", rim_width=5)
SMITH = Ink("#4a2c54", "#1c1034", "#d8684c", rim="#ffb868", rim_width=5)
WOOD = Ink("#8a5030", "#3a1c2c", "#f0b068", rim="#ffe0a0", rim_width=3)
STEEL = Ink("#77718f", "#24203e", "#f0d8b8", rim="#fff0c0", rim_width=5)
HIDE = Ink("#9a5232", "#38162c", "#ffc878", rim="#fff0b8")
HIT = (566, 452)
BLADE = "640,438! 668,456! 640,500! 330,668! 150,742! 120,716! 262,600!"
BELOW = (-0.5, 0.85)


def paint(c: Canvas) -> None:
    c.layers(_smithy, _anvil, _blade, _arm, _hammer, _sparks)
    c.finish(vignette=0.26)


def _smithy(c: Canvas) -> None:
    v = 0.2 + c.spot(*HIT, 860, 640) * 0.72 + (c.noise(140, 4, 3) - 0.5) * 0.14
    c.field(v, "#241640 .2:#3c2450 .4:#683450 .58:#a84c48 .74:#e88848 .9:#ffc070 #ffe8b0")
    courses(c, c.rise(-10, -5), (0, 10, 1024, 760), 82, "#2c1a40", seed=4, keep=0.55, cover=0.5)
    c.wash(c.spot(120, 330, 240, 300) * 0.6, "#b83c3c")


def _anvil(c: Canvas) -> None:
    up = c.lit((-0.1, -1))
    c.shadow(ellipse(590, 770, 340, 24), "#0c0618", 16, 0.9)
    up(rectangle(390, 716, 440, 110, 10), WOOD, 40)
    up("420,730! 470,676 516,640 520,590! 720,590! 730,640 770,676 816,730!", IRON, 40)
    side = """236,520! 400,540 620,548 780,532 958,462! 940,560 800,606 640,640 470,634 330,604
        250,566!"""
    up(side, IRON, 30, drop=14)
    top = "120,500! 230,464 330,446 420,440! 940,420! 960,470! 780,540 620,556 400,546 240,528!"
    m = up(top, IRON, 20, edge=0.5)
    c.wash(c.spot(*HIT, 340, 110) * 1.1, "#ffb860", clip=m)
    c.lines("170,506 400,534 640,544 900,486 : 2 6 3", "#1c1838", 0.7, clip=m)


def _blade(c: Canvas) -> None:
    """It comes at us over the edge of the anvil: white where it was struck, red at the point."""
    c.shadow("630,470 340,690 170,760 : 30 60 40", "#140a24", 12, 0.7)
    mask = c.rough(BLADE)
    heat = c.spot(HIT[0], HIT[1], 560, 420) * 1.14 + (c.noise(50, 3, 5) - 0.5) * 0.1
    glow = "#7a1c24 .16:#b8301c .34:#f0641c .5:#ffa238 .68:#ffe07a .84:#fffbe6 #fffef4"
    c.field(heat, glow, mask)
    near = c.mask("660,470! 400,600! 150,730! 150,780! 420,720! 700,520!")
    c.wash(near * 0.6 * smoothstep(620, 300, c.x), "#8a1c24", clip=mask)
    c.lines("640,466 380,622 160,726 : 3 7 3", "#fff0a8", 0.8, clip=mask)
    c.glow(mask * smoothstep(0.1, 0.7, heat), 34, "#ff8a30", 0.9)


def _arm(c: Canvas) -> None:
    """Out of the dark, lit by the blow alone."""
    lit = c.lit(BELOW)
    m = lit("900,-40! 850,60 846,150 880,250! 960,330 1060,330! 1060,-40!", SMITH, 70)
    c.lines("930,0 900,110 930,230 | 1000,20 970,150 1000,290 : 2 16 4", "#1c1034", 0.8, clip=m)
    m = lit("1010,180 930,250 850,296 : 190 160 130", HIDE, 60, drop=10)
    c.lines("960,150 930,220 950,300 | 1000,130 980,210 1000,290 : 3 12 3", "#38162c", 0.85, clip=m)


def _hammer(c: Canvas) -> None:
    """Its face lies flush on the blade."""
    lit = c.lit(BELOW, edge=0.4)
    lit("560,330 700,322 930,334 = 50 44 48", WOOD, 15)
    c.lines("640,318 760,314 : 2 6 2 | 650,334 760,334 900,340 : 2 5 2", "#3a1c2c", 0.8)
    head = """452,212! 470,200 640,196 660,208! 668,260 654,330 664,392 682,430! 660,448 480,456
        452,440! 466,392 472,330 456,262"""
    m = lit(head, STEEL, 34, drop=14)
    c.lines("454,262 560,274 668,258 | 462,396 560,408 668,392 : 4 12 4", "#24203e", 0.9, clip=m)
    c.wash(c.spot(HIT[0], 450, 190, 130) * 1.1, "#ffe0a0", clip=m)
    glove = "772,268! 800,238 850,226 902,236 936,270 940,350 914,392 850,404 796,396 768,350!"
    m = lit(glove, HIDE, 44, drop=14)
    fingers = "814,236 806,310 812,396 | 856,228 850,310 854,402 | 898,238 894,310 892,396 : 3 8 3"
    c.lines(fingers, "#38162c", 0.9, clip=m)
    lit("946,300 920,372 850,388 798,372 : 60 54 48 34", HIDE, 16, drop=8)


def _sparks(c: Canvas) -> None:
    x, y = HIT
    c.put("#fffef0", smoothstep(0.3, 0.8, blur(c.mask(ellipse(x, y + 6, 130, 22)), 16)))
    c.glow(c.mask(ellipse(x, y, 100, 40)), 80, "#ffb040", 0.8)
    r, strokes = rng(11), []
    for _ in range(80):
        a = -math.pi * (r.rand() * 0.17 if r.rand() < 0.4 else 0.64 + r.rand() * 0.42)
        near, far = 110 + 60 * r.rand(), 170 + 380 * r.rand() ** 1.5
        fall = 0.0003 * far * far
        mid = around(x, y, a, far * 0.65, far * 0.5)
        tip = around(x, y + fall, a, far, far * 0.7)
        strokes.append(([around(x, y, a, near, near * 0.5), mid, tip], [2, 7, 1]))
    c.glow(c.lines(strokes, "#fff6c8"), 8, "#ff9a30", 1.0)
    c.motes(scatter(r, 60, (60, 280, 960, 560), (2, 5)), "#fff6c8", "#ff8a20")
