"""A rune-lit sword stands in a cracked stone under a shaft of light in a ruined hall."""

from __future__ import annotations

from art import Canvas, Ink, Light, about, ellipse, mirror, move, polygon, rectangle, spline
from art.motifs import ridge, sparkle
from cards._keth import FAR, NEAR, column, ivy, rubble
from numpy.random import RandomState

LIGHT = Light((512, 60), "#fff6d0", "#0c1326")
CX = 512
SUN_SIDE = (-0.8, -0.4)
GOLD = Ink("#e8ac3c", "#7a3f2c", "#fffac8")


def paint(c: Canvas) -> None:
    _glow(c)
    _ruined_columns(c)
    r = ivy(c, 512, 5, (110, 914), 92, 520, 38)
    _beam(c)
    _plinth(c)
    _sword(c, r)
    _rubble(c)
    c.finish(vignette=0.38)


def _glow(c: Canvas) -> None:
    v = c.spot(512, 150, 420, 640) * 1.1 + (c.noise(150, 4, 4) - 0.5) * 0.14
    c.field(v, "#101a36 .22:#20365c .42:#3f6488 .62:#86a4a4 .8:#f0cf86 .93:#ffecaa #fffdf0")


def _ruined_columns(c: Canvas) -> None:
    for x in (250, 350, 674, 774):
        column(c, 512, x, 46, 120, FAR)
    for x, hue in ((256, "#8a2f3c"), (768, "#8a2f3c")):
        outline = spline(about(x, 0, "-34,190! 34,190! 32,420 34,470! 0,436! -34,470! -32,420"))
        c.shape(outline, Ink(hue, "#3f1838", "#f0a070"), 30, toward=(512 - x, -60))
        c.flat(polygon([(x, 262), (x + 13, 300), (x, 352), (x - 13, 300)]), "#f0b84e", 0.9)
    c.haze(300, 760, "#8096a0", 0.5)
    outline = "60,166! 320,66 512,30 704,66 964,166! 964,100! 704,-8 512,-40 320,-8 60,100!"
    c.shape(outline, "#4f6880 #2c405c #e8dcb0", 30, toward=(0, 1))
    column(c, 512, 110, 96, -40, NEAR)
    column(c, 512, 914, 96, -40, NEAR)
    column(c, 512, 206, 66, 506, NEAR, 56)


def _beam(c: Canvas) -> None:
    c.beam("440,-30 584,-30 700,800 324,800", "#fff6cc", 0.7, 22)
    c.rays(512, -40, "#fff6d0", 0.35, count=22, seed=6, fall=0.7, reach=900)


def _plinth(c: Canvas) -> None:
    c.shape(ridge(660, 12, 240, 3), "#33465c #141f38 #c8c4a0", 30, toward=(0, -1))
    outline = polygon("300,780 340,690 684,690 724,780")
    c.shape(outline, "#56687a #1c2844 #f4e6b8", 40, toward=(0, -1), drop=14, edge=0.3)
    rk = c.swirl(120, 40, 4, 7, ridged=True)
    outline = spline("376,700! 390,640! 436,606! 512,592! 596,604! 640,642! 650,700!", tension=0.2)
    c.shape(
        outline, "#7a8490 #28344e #fff4cc", 50, texture=rk, relief=24, toward=(-0.2, -1), edge=0.4
    )
    strokes = """512,606 498,640 520,664 506,696 : 5 3 3 1 | 504,640 470,660 : 3 1 |
        556,612 570,650 560,690 : 2 3 1"""
    c.lines(strokes, "#141f38", 0.9)


def _sword(c: Canvas, r: RandomState) -> None:
    lit = c.lit(SUN_SIDE)
    c.flat(polygon([(CX - 26, 226), (CX, 226), (CX, 612), (CX - 23, 604)]), "#f4fbff")
    c.flat(polygon([(CX, 226), (CX + 26, 226), (CX + 23, 604), (CX, 612)]), "#8fa8bc")
    bl = c.mask(polygon(about(CX, 0, "-26,226 26,226 23,604 0,612 -23,604")))
    c.wash(c.rise(420, 640) * 0.8, "#5a7690", clip=bl * (c.x < CX))
    c.wash(c.rise(380, 620) * 0.9, "#33506e", clip=bl * (c.x >= CX))
    c.lines([([(CX - 6, 236), (CX - 5, 420), (CX - 4, 520)], [5, 5, 1])], "#a8c0d0")
    c.lines([([(CX + 6, 236), (CX + 5, 420), (CX + 4, 520)], [5, 5, 1])], "#56708a")
    for i, y in enumerate(range(270, 520, 44)):
        g = [polygon("-6,8 0,-8 6,8"), rectangle(-6, -2, 12, 4), polygon("-6,-8 6,-8 0,8")][i % 3]
        m = c.mask(move(g, CX, y), stroke=2.6)
        c.put("#e06a30", m)
        c.glow(m, 6, "#ff8a30", 1.2)
    c.lines([([(CX - 26, 226), (CX - 25, 420), (CX - 23, 600)], [2.5, 2.5, 2])], "#ffffff")
    guard = spline("512,190! 420,196 356,176 322,196! 336,224 420,238 512,240!")
    for p, sun in ((guard, (-0.2, -1)), (mirror(guard, CX), (0.2, -1))):
        c.shape(p, GOLD, 18, toward=sun, edge=0.4, rim="#fffbe0", rim_width=3)
    for x in (322, 702):
        lit(ellipse(x, 200, 19, 19), GOLD, 13, edge=0.3)
    lit(ellipse(CX, 214, 30, 26), GOLD, 12, edge=0.3)
    lit(ellipse(CX, 214, 19, 17), "#c8243c #560c30 #ffc0a8", 14)
    c.glow(c.mask(ellipse(CX, 214, 14)), 14, "#ff5040", 0.6)
    gm = lit(rectangle(CX - 17, 84, 34, 108, 12), "#5a2c2c #240f20 #d9946a", 15)
    strokes = [([(CX - 20, y), (CX, y + 9), (CX + 20, y)], [3, 4, 3]) for y in range(88, 190, 13)]
    c.lines(strokes, "#e8ac3c", 0.9, clip=gm)
    lit(ellipse(CX, 62, 32, 30), GOLD, 20, edge=0.4, rim="#fffbe0", rim_width=3)
    lit(ellipse(CX, 62, 14, 14), "#2f8ab0 #123058 #e8ffff", 10)
    c.glow(bl, 40, "#fff0c0", 0.45)
    for x, y, size in ((CX - 24, 300, 60), (CX + 22, 480, 34), (700, 190, 34)):
        c.lines(sparkle(x, y, size, 6), "#ffffff")
    dots = [(512 + r.randn() * 110, r.rand() * 640, 1 + 1.8 * r.rand()) for _ in range(70)]
    c.motes(dots, "#fff6d0")


def _rubble(c: Canvas) -> None:
    rubble(c, 512, "150 760 130 70 | 60 740 150 90 | 880 756 150 76 | 980 740 120 100")
    rubble(c, 512, "300 776 70 40 | 760 776 80 44")
