"""A rune-lit sword stands in a cracked stone under a shaft of light in a ruined hall."""

from __future__ import annotations

from art import Canvas, Ink, Light, Place, about, ellipse, fan, polygon, rectangle, ridge, rows
from art.geometry import spline
from art.motifs import sparkle, swarm
from cards._keth import FAR, NEAR, column, ivy, rubble
from numpy.random import RandomState

LIGHT = Light((512, 60), "#fff6d0", "#0c1326")
SUN_SIDE = (-0.8, -0.4)
GOLD = Ink("#e8ac3c", "#7a3f2c", "#fffac8", rim="#fffbe0", rim_width=4)


def paint(c: Canvas) -> None:
    c.layers(_glow, _ruined_columns)
    r = ivy(c, 512, 5, (110, 914), 92, 520, 38)
    c.layers(_beam, _plinth)
    _sword(c, r)
    _rubble(c)
    c.finish(vignette=0.28)


def _glow(c: Canvas) -> None:
    v = c.spot(512, 200, 520, 700) * 1.1 + (c.noise(150, 4, 4) - 0.5) * 0.14
    c.field(v, "#101a36 .22:#20365c .42:#3f6488 .62:#86a4a4 .8:#f0cf86 .93:#ffecaa #fffdf0")


def _ruined_columns(c: Canvas) -> None:
    for x in (250, 350, 674, 774):
        column(c, 512, x, 46, 120, FAR)
    banner = about(262, 0, "-44,180! 44,180! 42,420 44,500! 0,456! -44,500! -42,420")
    c.shape(spline(banner), "#9a2f3c #3f1838 #ff9a70 #ffd8b0 3", 30, toward=(1, -0.4))
    c.flat(polygon("262,250 282,304 262,370 242,304"), "#f0b84e", 0.9)
    c.haze(300, 760, "#8096a0", 0.5)
    outline = "60,166! 320,66 512,30 704,66 964,166! 964,100! 704,-8 512,-40 320,-8 60,100!"
    c.shape(outline, "#4f6880 #2c405c #e8dcb0", 30, toward=(0, 1))
    column(c, 512, 110, 96, -40, NEAR)
    column(c, 512, 914, 96, -40, NEAR)
    column(c, 512, 206, 66, 506, NEAR, 56)


def _beam(c: Canvas) -> None:
    c.beam("400,-30 624,-30 760,800 264,800", "#fff6cc", 0.6, 26)
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
    """It leans a little, as he left it who tried last: a lit side and a dark one."""
    p = c.at(Place(500, 618, 1, 5), toward=SUN_SIDE, edge=0.3)
    c.flat("452,618 500,606 552,614 534,632 500,638 464,632", "#141f38", 0.9)
    blade = p.mask(polygon("-44,-390 44,-390 38,-40 30,0 -30,0 -38,-40"))
    p.flat(polygon("-44,-390 0,-390 0,0 -30,0 -38,-40"), "#eaf4fa")
    p.flat(polygon("0,-390 44,-390 38,-40 30,0 0,0"), "#476480")
    c.wash(c.rise(420, 700) * 0.6, "#24405e", clip=blade)
    p.flat(polygon("-9,-380 9,-380 5,-90 0,-70 -5,-90"), "#16283f", 0.9)
    p.lines("-43,-388 -40,-200 -36,-40 : 4 4 3", "#ffffff")
    p.lines("43,-388 40,-200 36,-40 : 2 3 2", "#b8d0e0", 0.8)
    for i, y in enumerate(range(-352, -110, 44)):
        rune = ("-7,9 0,-9 7,9", "-8,-3 8,-3 8,3 -8,3", "-7,-9 7,-9 0,9")[i % 3]
        m = p.mask(polygon(about(0, y, rune)), 3.4)
        c.put("#f08038", m)
        c.glow(m, 7, "#ff8a30", 1.4)
    guard = """-212,-444! -120,-416 0,-424 120,-416 212,-444! 224,-416 200,-396
        110,-376 0,-372 -110,-376 -200,-396 -224,-416"""
    p.shape(guard, GOLD, 20, drop=10)
    for x in (-216, 216):
        p.shape(ellipse(x, -418, 28), GOLD, 16)
    p.shape(ellipse(0, -400, 44, 38), GOLD, 16)
    p.shape(ellipse(0, -400, 27, 24), "#c8243c #560c30 #ffc0a8 #ffe0d0 3", 18)
    grip = p.shape(rectangle(-22, -546, 44, 122, 14), "#5a2c2c #240f20 #d9946a", 18)
    wraps = fan("-26,-540 0,-529 26,-540", "0,17 0,17 0,17", 7, [4, 6, 4])
    p.lines(wraps, "#e8ac3c", 0.9, clip=grip)
    p.shape(ellipse(0, -566, 40, 37), GOLD, 22)
    p.shape(ellipse(0, -566, 18, 17), "#2f8ab0 #123058 #e8ffff", 11)
    c.glow(blade, 40, "#fff0c0", 0.3)
    for x, y, size in rows("492 300 70 | 736 236 40 | 470 470 34"):
        c.lines(sparkle(x, y, size, 8), "#ffffff")
    c.motes(swarm(r, 70, (512, 320), (120, 190), (1, 3)), "#fff6d0")


def _rubble(c: Canvas) -> None:
    rubble(c, 512, "150 760 130 70 | 60 740 150 90 | 880 756 150 76 | 980 740 120 100")
    rubble(c, 512, "300 776 70 40 | 760 776 80 44")
