"""A rider on a camel has seen the palace; its foot hangs in the air, and below it stands itself."""

from __future__ import annotations

import numpy as np
from art import Canvas, Ink, Light, ridge, rng, rows, scatter, smoothstep, sparkle, strewn
from art.geometry import Place, about, ellipse, rectangle, spline

LIGHT = Light((620, 250), "#fff6cc", "#2c1848")
WAY = (0.6, -0.7)
STONE = Ink("#f0c8b8", "#a878a8", "#fff6e0", rim="#fffdf0", rim_width=3)
DOME = Ink("#3ca0a8", "#2c5c94", "#b0f0dc", rim="#f4fff4", rim_width=4)
GOLD = Ink("#e8b04c", "#8a5444", "#fff6c0", rim="#fffdf0", rim_width=2)
CAMEL = Ink("#8a4c38", "#38183c", "#f0a868", rim="#ffe6a8", rim_width=5)
ROBE = Ink("#d8d4e8", "#6c5c98", "#fffaf0", rim="#fffdf0", rim_width=5)
CLOTH = Ink("#b02c4c", "#4c1040", "#ff9c74", rim="#ffe0b0")
ONION = "-0.42,0! -0.6,-0.34 -0.34,-0.7 -0.08,-0.86 0,-1.14! 0.08,-0.86 0.34,-0.7 0.6,-0.34 0.42,0!"
GATE = "-0.5,0! -0.5,-0.6 -0.36,-0.84 0,-1! 0.36,-0.84 0.5,-0.6 0.5,0!"
RIDE = Place(24, 150, 0.9)
FOOT = 452  # where the palace ends and its image begins


def paint(c: Canvas) -> None:
    c.layers(_sky, _palace, _image, _dunes, _camel, _rider)
    c.motes(scatter(rng(4), 40, (380, 140, 960, 520), (1.2, 3)), "#fffdf0", "#ffe8a0")
    c.finish(vignette=0.24)


def _sky(c: Canvas) -> None:
    v = c.rise(-60, 520) * 0.8 + (c.swirl(280, 90, 5, 6, stretch=(1.6, 0.4)) - 0.5) * 0.2
    v += c.spot(620, 300, 560, 420) * 0.3
    c.field(v, "#5c50a0 .2:#8068b4 .4:#b888c0 .58:#eca8a8 .74:#ffcf98 .88:#ffe8b8 #fff8dc")
    c.glow(c.flat(ellipse(640, 262, 214), "#fffbe4"), 60, "#fff0b0", 0.5)
    c.rays(640, 262, "#fffbe0", 0.34, count=20, seed=3, reach=760)


def _palace(c: Canvas) -> None:
    lit = c.lit((-0.5, -0.6))
    towers = "430 196 32 60 | 858 196 32 60 | 524 286 100 104 | 764 286 100 104 | 644 250 164 176"
    for x, top, w, dome in rows(towers):
        m = lit(rectangle(x - w / 2, top, w, FOOT + 40 - top), STONE, w * 0.3)
        strokes = [([(x - w / 2, y), (x + w / 2, y)], [4, 4]) for y in (top + 14, top + 22)]
        c.lines(strokes, "#a878a8", 0.8, clip=m)
        lit(spline(about(x, top, ONION, dome)), DOME, dome * 0.4)
        lit(ellipse(x, top - dome * 1.16, 4 + dome * 0.03), GOLD, 4)
    for x, w, h in rows("644 92 170 | 520 38 96 | 768 38 96"):
        arch = spline(about(x, FOOT + 30, GATE, (w, h)))
        c.field(c.rise(FOOT - h, FOOT + 30), "#3c4c98 #6c6cb8 #c890b8 #ffd8a8", c.rough(arch))
    lit(rectangle(404, FOOT - 8, 480, 50), STONE, 14)
    c.lines([([(404, FOOT + 2), (884, FOOT + 2)], [4, 4])], "#a878a8", 0.7)


def _image(c: Canvas) -> None:
    """Heat: the lower third slides apart in bands, and under the foot it all stands on its head."""
    whole, rows_ = c.rgb.copy(), np.arange(c.height)
    turned = np.where(rows_ > FOOT + 20, 2 * (FOOT + 20) - rows_, rows_).clip(0)
    depth = np.clip((rows_ - 330) / 190, 0, 1)
    slide = (np.sin(rows_ / 7.0) * 22 + np.sin(rows_ / 17.0 + 1) * 26) * depth**1.5
    columns = (np.arange(c.width)[None] - np.round(slide)[:, None]).astype(int).clip(0, c.width - 1)
    c.rgb = whole[turned[:, None], columns]
    band = smoothstep(FOOT - 60, FOOT + 20, c.y) * smoothstep(FOOT + 130, FOOT + 20, c.y)
    c.wash(band * (0.25 + (c.noise(60, 3, 7, stretch=(6, 0.14)) - 0.3) * 1.4), "#ffecc0")
    c.wash(c.rise(FOOT + 20, FOOT + 190) * 0.6, "#f8c498")


def _dunes(c: Canvas) -> None:
    c.shape(ridge(566, 16, 220, 5), "#f0b484 #c07c84 #ffe8b8", 20, toward=(0.2, -1))
    c.haze(520, 620, "#ffdca8", 0.5)
    near = "-20,800! -20,640 160,610 360,650 560,690 760,650 1044,600! 1044,800!"
    m = c.shape(near, "#d88858 #8a4468 #ffd894 #fff0c0 4", 40, toward=(0.3, -1))
    outline = "380 700 | 650 700 | 920 700 | 340 726 | 610 726 | 880 726 | 570 752"
    c.lines(strewn(rows(outline), "0,0 120,-10 240,4", [1, 5, 1]), "#8a4468", 0.5, clip=m)
    c.shadow("120,740 40,760 -40,780 : 90 70 50", "#6a2c54", 10, 0.7)


def _camel(c: Canvas) -> None:
    """From behind, on its way; it looks where he looks."""
    on = c.at(RIDE, toward=WAY)
    legs = "150,560 128,660 140,800 = 64 38 34 | 312,560 330,660 316,800 = 64 38 34"
    on.shapes(legs, "#6a3438 #2c1438 #c87c58 #ffd8a0 4", 16)
    on.shape("290,420 372,440 414,380 410,300 424,262 : 110 84 62 52 50", CAMEL, 24)
    head = """392,236! 398,214 420,216 440,206! 448,220 474,236 500,262 504,282 486,292 452,288
        420,290 396,272"""
    m = on.shape(head, CAMEL, 20, edge=0.3, drop=6)
    on.lines("504,276 484,280 466,274 | 440,262 456,272 452,286 : 2 5 1", "#38183c", clip=m)
    on.flat(ellipse(452, 242, 6, 5), "#1c0c24")
    body = """92,590 88,480 120,400 190,364 250,360 310,384 352,450 356,540 340,620 280,660 170,660
        110,640"""
    m = on.shape(body, CAMEL, 80, drop=10)
    hips = "226,560 222,610 226,660 | 140,480 130,540 150,610 | 316,480 330,540 306,610 : 2 8 2"
    on.lines(hips, "#38183c", 0.8, clip=m)
    on.shape("214,520 224,600 206,680 : 24 16 10", CAMEL, 7, edge=0.5, drop=6)
    on.shape("196,668! 190,720 206,744! 224,716 218,664!", "#38183c #1c0c24 #a86848", 6)
    cloth = """108,470! 130,390 190,340 250,336 316,366 350,450! 330,500 316,470! 290,520 268,484!
        240,530 214,486! 190,524 166,480! 140,510"""
    m = on.shape(cloth, CLOTH, 40, drop=10)
    hems = "118,462 160,448 226,452 290,446 344,446 : 6 9 9 9 6 | 126,430 226,418 330,414 : 3 5 3"
    on.lines(hems, "#f0c060", clip=m)


def _rider(c: Canvas) -> None:
    """Wrapped against the sun; one hand is over the eyes."""
    on = c.at(RIDE, toward=WAY)
    back = "136,450! 134,360 158,290 206,262 252,262 296,292 318,370 316,450! 226,470"
    m = on.shape(back, ROBE, 50, drop=10)
    folds = "190,290 170,370 166,450 | 226,280 222,370 226,460 | 262,290 280,370 284,450 : 2 10 6"
    on.lines(folds, "#6c5c98", 0.8, clip=m)
    on.shape("290,310 340,290 318,236 : 62 50 34", ROBE, 16, drop=6, edge=0.3)
    on.shape("170,262! 164,212 186,170 232,156 278,176 292,220 284,268! 226,284", ROBE, 30, drop=8)
    turban = "158,216 156,172 190,132 240,126 288,148 304,196 290,214! 230,196 180,206"
    m = on.shape(turban, CLOTH, 26, drop=8)
    wraps = "166,200 210,150 280,150 | 180,204 230,170 296,180 | 176,160 220,136 260,140 : 2 7 2"
    on.lines(wraps, "#4c1040", 0.8, clip=m)
    hand = "288,218! 300,206 330,212 342,224 326,236 300,238!"
    on.shape(hand, "#a8603c #5c2438 #ffc088 #ffe8c0 3", 8)
    on.shape("176,206 130,240 120,310 90,340 : 30 34 30 4", CLOTH, 12, drop=6)
    c.lines(sparkle(644, 46, 40, 7), "#fffdf0")
