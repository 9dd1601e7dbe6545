"""The smoke of one chimney stands up in a cowl over the village; the sunset looks through it."""

from __future__ import annotations

import numpy as np
from art import Array, Canvas, Light, blur, each, rng, rows, scatter, smoothstep
from art.geometry import ellipse, rectangle, spline, taper

LIGHT = Light((250, 600), "#ffc070", "#141030")
INKS = "#1c1838 .2:#332c54 .42:#544a72 .6:#80708e .76:#b89aa0 .9:#f4c49c #fff0cc"
NIGHT = "#170f2a"


def paint(c: Canvas) -> None:
    _dusk(c)
    c.layers(_body, _cowl, _village)
    c.motes(scatter(rng(5), 46, (640, 380, 860, 620), (1.4, 4)), "#ffe0a0", "#ff8a40")
    c.finish(vignette=0.24)


def _dusk(c: Canvas) -> None:
    v = c.rise(-120, 640) * 0.6 + c.spot(300, 580, 820, 560) * 0.6
    v += (c.swirl(260, 100, 5, 3, stretch=(1.6, 0.3)) - 0.5) * 0.24
    c.field(v, "#4a4088 .2:#84508c .38:#cc6078 .55:#f48a5c .7:#ffba64 .86:#ffe49a #fff8d8")
    c.flat(ellipse(300, 596, 92), "#fffbe4")


def _smoke(c: Canvas, cover: Array, seed: int, tear: float = 0.7, lift: float = 0.0) -> None:
    """Print a body of smoke: heaped and torn at its edges, lit by the low sun."""
    puffs = 1 - c.swirl(136, 70, 2, seed, ridged=True, stretch=(0.9, 1.2))
    torn = smoothstep(0.44, 0.54, cover + (puffs - 0.32) * tear * smoothstep(0.02, 0.2, cover))
    gy, gx = np.gradient(blur(cover, 42) * 120 + blur(puffs, 5) * 44)
    lit = np.clip(gx * 0.8 - gy * 0.6, -0.8, 0.8)
    lit += (c.swirl(90, 120, 4, seed + 9, stretch=(1, 0.4)) - 0.5) * 0.3
    c.wash(blur(torn, 22) * 0.5, "#2a1c48", clip=1 - torn)
    c.field(0.36 + lit * 0.58 + lift, INKS, torn, soft=0.9)


def _body(c: Canvas) -> None:
    """From the chimney up: a thread, a trunk, and two sleeves that fray over the roofs."""
    thread = "800,626 812,590 800,556 760,530 700,500 : 20 34 60 100 150"
    limbs = """760,526 690,506 620,460 560,410 520,340 : 90 190 280 370 400 |
        600,400 740,350 860,372 950,462 : 190 160 124 50 | 900,400 940,480 916,570 : 80 56 10 |
        840,420 860,490 830,550 : 90 56 10 | 480,420 340,396 220,430 130,540 : 220 190 150 80 |
        130,520 96,600 124,676 : 80 52 8 | 190,500 186,590 220,664 : 90 60 8 |
        270,480 280,570 250,628 : 90 56 10 | 440,540 420,600 460,640 : 100 50 8"""
    fine = blur(
        c.mask(
            [thread, *each("130,560 96,620 150,690 : 30 24 4 | 930,500 940,570 890,610 : 26 20 4")]
        ),
        4,
    )
    _smoke(c, np.maximum(blur(c.mask(each(limbs)), 17), fine), 8)
    c.glow(c.mask("800,618 808,586 800,560 : 26 34 30"), 20, "#ff9a4c", 0.8)


def _cowl(c: Canvas) -> None:
    tip = taper("600,90 690,50 760,70 830,20", [130, 90, 46, 6])
    hood = "520,40! 430,76 356,156 336,250 356,340 430,420 520,440 610,410 680,330 700,230 660,120"
    _smoke(c, blur(c.mask([spline(hood), tip]), 14), 13, 0.6, 0.06)
    hollow = c.mask("450,124 530,140 574,214 560,310 500,384 436,372 390,296 384,204 404,146")
    dark = smoothstep(0.4, 0.54, blur(hollow, 7) + (c.swirl(44, 30, 3, 6) - 0.5) * 0.4)
    c.wash(blur(dark, 12), "#241a40", clip=1 - dark)
    c.field(blur(1 - hollow, 22) * 0.5 + (c.noise(60, 3, 4) - 0.5) * 0.14, INKS, dark)
    slits = "402,236! 426,244 450,266! 430,268 410,256 | 548,222! 516,238 482,266! 512,268 538,246"
    holes = smoothstep(0.42, 0.58, blur(c.mask(each(slits)), 2) + (c.noise(16, 3, 8) - 0.5) * 0.2)
    c.put("#fff2c0", holes)
    c.glow(holes, 26, "#ff9a50", 0.9)


def _village(c: Canvas) -> None:
    roofs = """-20,800! -20,696! 60,652! 130,690! 190,670! 240,696! 300,664! 372,700! 430,682!
        480,702! 560,656! 640,700! 690,700! 770,656! 770,624! 762,624! 762,612! 838,612! 838,624!
        830,624! 830,656! 910,700! 960,680! 1044,706! 1044,800!"""
    m = c.shape(spline(roofs), "#2a1c44 #140e2c #d8805c #ffb878 4", 8, toward=(-0.6, -0.8))
    for x, y, w in rows("60 664 60 | 300 676 60 | 560 668 70 | 798 680 80"):
        c.lines([([(x - w, y + 36), (x, y - 4), (x + w, y + 36)], [2, 5, 2])], NIGHT, 0.6, clip=m)
    pane = c.flat(rectangle(776, 690, 40, 44, 3), "#ffd47a")
    c.lines("796,688 796,736 | 774,711 818,711 : 4 4", NIGHT, clip=pane)
    c.glow(pane, 16, "#ff9a40", 0.8)
