"""A leather roll lies open; its needle has sewn a broken blade half together with light."""

from __future__ import annotations

import numpy as np
from art import Canvas, Ink, Light, fan, rng, scatter, sparkle, strung
from art.geometry import Place, arc_points, around, ellipse, polygon, rectangle, samples, taper

SEAM = (470.0, 340.0)
LIGHT = Light(SEAM, "#ffe6a0", "#1c0c24")
HIDE = Ink("#a05a38", "#3c1830", "#f0b070", rim="#ffdca0")
LINING = Ink("#7a2c40", "#34102c", "#d87858")
STEEL = Ink("#a8b4c4", "#38385c", "#fff8e8", rim="#fffbe8")
WOOD = Ink("#b4743c", "#4c2030", "#ffd490", rim="#ffeab8", rim_width=3)
IRON = Ink("#6c6884", "#24183c", "#f0d8b8", rim="#ffe8c0", rim_width=3)
THREAD = "#fff4b0"


def paint(c: Canvas) -> None:
    c.layers(_bench, _leather, _tools, _blade, _thread, _roll)
    c.motes(scatter(rng(8), 50, (240, 120, 760, 560), (1.2, 3.4)), "#fff8d0", "#ffb040")
    c.finish(vignette=0.26)


def _bench(c: Canvas) -> None:
    v = 0.16 + c.spot(*SEAM, 760, 560) * 0.9 + (c.noise(240, 4, 3, stretch=(4, 0.2)) - 0.5) * 0.3
    c.field(v, "#2c1838 .2:#4c2844 .4:#7a4248 .6:#b4704c .78:#e8ac68 #ffe2a0")
    c.lines(fan("-20,60 1044,40", "0,150 0,150", 5, [4, 7]), "#2c1838", 0.6)


def _leather(c: Canvas) -> None:
    """The roll in perspective: narrow far away at the upper left, wide before us."""
    sheet = "176,120! 400,92 690,96! 780,330 900,720! 460,760 30,716! 80,420"
    c.shadow(sheet, "#160a20", 26, 0.9)
    c.shape(sheet, HIDE, 22, toward=(0, -1), drop=10)
    m = c.shape(
        "200,146! 400,120 672,122! 752,340 852,676! 460,712 84,680! 128,420",
        LINING,
        30,
        toward=(0, -1),
    )
    c.wash(c.spot(*SEAM, 420, 300) * 0.9, "#d87850", clip=m)
    for edge in ("200,146 400,120 672,122", "200,146 128,420 84,680", "672,122 752,340 852,676"):
        c.lines(strung(samples(edge, 30), "0,-7 0,7", [4, 4]), "#f0c080", 0.8)


def _tools(c: Canvas) -> None:
    """Hammer and awl, each under its strap."""
    p = c.at(Place(236, 430, 1, 14), toward=(0.9, -0.4), edge=0.4)
    p.shadow(rectangle(-10, -180, 44, 400), "#1c0c24", 12, 0.7)
    p.shape("0,-190 4,0 0,220 : 30 28 40", WOOD, 14, drop=10)
    p.shape(
        "-86,-236! -60,-250 40,-252 70,-240! 74,-180! 40,-172 -40,-180 -92,-206!", IRON, 18, drop=12
    )
    p.shape(rectangle(62, -248, 34, 76, 6), IRON, 10)
    q = c.at(Place(704, 440, 1, -16), toward=(-0.9, -0.4), edge=0.4)
    q.shadow(rectangle(-20, -60, 60, 300), "#1c0c24", 12, 0.7)
    q.shape(polygon("-9,60 9,60 2,-190 -2,-190"), STEEL, 7, drop=10)
    q.shape("-16,50! 16,50! 38,120 40,200 0,246 -40,200 -38,120", WOOD, 30, drop=12)
    q.shape(rectangle(-19, 42, 38, 22, 6), "#e8b048 #70402c #fff4b4", 7)
    for line in ("120,520 250,480 356,500", "590,500 700,470 800,520"):
        c.shape(taper(line, [44, 40, 44], cap=False), HIDE, 12, toward=(0, -1), drop=14, edge=0.4)
        c.lines(strung(samples(line, 14)[1:-1], "-15,-5 -15,5", [3, 3]), "#f8d090", 0.8)


def _blade(c: Canvas) -> None:
    """Two halves of one dagger, and a seam of light where they meet."""
    p = c.at(Place(*SEAM, 1, -32), toward=(-0.3, -0.95))
    p.shadow(rectangle(-250, 10, 560, 50), "#1c0c24", 14, 0.8)
    tip = "-300,14! -200,-30! -24,-40! 2,-14! -20,6! 4,30! -14,58! -200,46!"
    near = "22,-54! 210,-54! 210,48! 28,46! 46,18! 24,-6! 44,-30!"
    for half, dark in (
        (tip, "-296,15! -200,40! -16,54! 2,30! -18,10!"),
        (near, "26,-2! 210,0! 210,44! 32,42! 44,18!"),
    ):
        p.shape(half, STEEL, 12, drop=8)
        p.flat(dark, "#4c4c74", 0.75)
    p.shape(
        "206,-110! 240,-118 254,-60 256,60 242,116 208,108!", "#e0a43c #6a3428 #fff4b0", 14, drop=10
    )
    grip = p.shape(rectangle(248, -32, 150, 64, 14), "#4c2858 #1c0c2c #c080a0", 22, drop=8)
    p.lines(fan("266,-34 254,34", "26,0 26,0", 6, [7, 7]), "#e8b858", 0.9, clip=grip)
    p.shape(ellipse(412, 0, 34, 40), "#e0a43c #6a3428 #fff4b0", 22, drop=8)
    p.shape(ellipse(412, -2, 13, 15), "#40b878 #0c4438 #e8ffc8", 9)
    gap = c.mask(p.path(polygon("-24,-44 24,-56 44,-30 24,-6 46,18 28,46 -14,58 4,30 -20,6 2,-14")))
    c.put("#ffb040", gap)
    c.glow(gap, 40, "#ffa030", 1.2)


def _thread(c: Canvas) -> None:
    """Five stitches; the sixth is on the needle."""
    p = c.at(Place(*SEAM, 1, -32))
    m = p.lines(fan("-44,-34 50,-42", "2,20 2,20", 4, [7, 13, 7]), THREAD)
    tail = "500,392 560,420 610,500 560,560 480,540 500,480 590,500 670,562"
    m = np.maximum(m, c.lines([(tail, [11, 10, 8, 7])], THREAD, n=90))
    needle = arc_points(596, 486, 112, 112, 44, 172, 24)
    c.shadow(Place(8, 16).path(taper(needle, [12, 20, 18, 14, 4])), "#1c0c24", 6, 0.9)
    c.shape(taper(needle, [14, 24, 22, 17, 4]), STEEL, 9, toward=(0.3, -0.9))
    c.glow(m, 22, "#ffc050", 1.2)
    c.lines(sparkle(472, 336, 84, 12), "#fffdf0")


def _roll(c: Canvas) -> None:
    """The end that is still rolled lies towards us, its coil on the right."""
    c.shadow("10,690! 470,660 900,690! 960,800! 10,800!", "#160a20", 18, 0.95)
    m = c.shape(
        "-20,672! 300,634 640,636 880,662! 930,740 900,820! -20,820!",
        HIDE,
        60,
        toward=(-0.2, -1),
        drop=14,
    )
    c.lines(
        strung(samples("-10,692 300,656 640,658 870,684", 44), "0,-8 0,8", [4, 4]),
        "#f8d090",
        0.8,
        clip=m,
    )
    end = c.shape(ellipse(890, 752, 66, 92, 8), "#6c3038 #240f28 #d88858", 14, toward=(0.2, -1))
    coil = [around(890, 752, k / 3, 6 + k * 2.1, 8 + k * 2.9) for k in range(27)]
    c.lines([(coil, [6, 9, 12])], "#f0b070", clip=end, n=120)
