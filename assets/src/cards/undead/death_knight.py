"""A dead knight's charger rears against the moon; the swords in the ground bow to him."""

from __future__ import annotations

import math

from art import (
    Canvas,
    Ink,
    Light,
    Place,
    ellipse,
    move,
    ridge,
    rng,
    samples,
    scatter,
    spline,
    taper,
)
from cards.undead._night import BONE, MOONLIGHT, SHADOW, grass, night, streaks

LIGHT = Light((560, 250), MOONLIGHT, SHADOW)
STEEL = Ink("#6a8480", "#1c3038", "#e8f8d0")
IRON = Ink("#26303c", "#0c121e", "#7aa08c", rim="#e8ffd0")
COAT = Ink("#1c2630", "#0a101a", "#5a8078", rim="#d8f4bc")
CLOTH = Ink("#8a1c34", "#340a24", "#e0645a", rim="#ffc8a0")
MANE = Ink("#2c4a4c", "#0e1c28", "#9ac89c", rim="#e8ffd0")
TRIM = Ink("#b0a468", "#4a4434", "#f8f4c0")
WAY = (0.3, -0.9)


def paint(c: Canvas) -> None:
    night(c, 560, 300, 300, seed=6)
    streaks(
        c,
        ("-20,180 120,172 260,188", [2, 16, 2]),
        ("800,420 920,412 1044,424", [2, 18, 4]),
        ("280,520 440,512 600,524", [2, 12, 2]),
    )
    _ground(c)
    _far_legs(c)
    _cape(c)
    _horse(c)
    _near_legs(c)
    _cloth(c)
    _rider(c)
    _swords(c)
    c.finish(vignette=0.3)


def _ground(c: Canvas) -> None:
    c.shape(ridge(690, 10, 180, 5), Ink("#1c3a40", "#0c1a26", "#6a9c80"), bulge=20, toward=(0, -1))
    c.haze(640, 740, "#7ab090", 0.4)


def _leg(c: Canvas, line: str, widths: list[float], dark: float = 1.0) -> None:
    """A leg that swells at its joints, an iron hoof at its end."""
    c.shape(taper(line, widths), COAT, bulge=widths[0] * 0.3, toward=WAY, edge=0.3)
    end = samples(line, 30)[-1]
    hoof = Place(end.x, end.y, dark, math.degrees(end.angle) - 90)
    c.shape(hoof.path(spline("-17,-16! 17,-16! 27,22! -25,22!")), IRON, bulge=8, toward=WAY)


def _far_legs(c: Canvas) -> None:
    _leg(c, "640,330 740,290 812,330 796,420", [90, 62, 34, 38, 24, 20, 28])
    _leg(c, "400,520 320,600 356,660 300,724", [120, 90, 46, 44, 28, 24, 34])


def _cape(c: Canvas) -> None:
    cape = spline(
        "470,250! 400,226 300,240 210,200 110,230! 150,262 100,300! 170,320 130,372!"
        " 220,372 300,400 400,420 470,400!"
    )
    m = c.shape(cape, CLOTH, bulge=36, toward=(0.6, -0.7))
    c.lines(
        [
            ("450,270 330,290 200,262", [2, 9, 2]),
            ("450,320 330,340 210,332", [2, 9, 2]),
            ("460,370 370,376 280,370", [2, 8, 2]),
        ],
        CLOTH.shade,
        0.8,
        clip=m,
    )


def _horse(c: Canvas) -> None:
    tail = (
        "350,520 270,520 220,590 170,660",
        "356,540 290,560 250,640 220,720",
        "350,500 250,490 180,530 110,590",
    )
    for line in tail:
        c.shape(taper(line, [30, 44, 30, 3]), MANE, bulge=12, toward=WAY, edge=0.4)
    body = spline(
        "330,560 330,480 380,410 470,360 560,290 620,220 660,180! 730,250 710,330 670,400"
        " 600,460 530,520 500,600 430,660 360,630"
    )
    c.shape(body, COAT, bulge=80, toward=WAY, shading=0.8)
    neck = spline("560,320! 590,230 640,150 690,110! 740,150 742,210 720,270 690,350!")
    c.shape(neck, COAT, bulge=50, toward=WAY, merge=[(610, 330, 70)])
    for s in samples("690,110 640,140 600,196 572,262", 8):
        lock = [(s.x + 24, s.y), (s.x - 40, s.y - 30), (s.x - 96, s.y - 2), (s.x - 150, s.y - 34)]
        c.shape(taper(lock, [44, 46, 26, 3]), MANE, bulge=10, toward=WAY, edge=0.4)
    _skull(c)


def _skull(c: Canvas) -> None:
    p = Place(716, 148, 1.06, -8)
    jaw = spline("-10,26! 30,44 80,66 112,66! 108,84 70,92 10,66")
    c.shape(p.path(jaw), BONE, bulge=9, toward=WAY, edge=0.5)
    head = spline(
        "-34,-30! -10,-52 30,-44 70,-10 112,20 132,44 124,62! 96,58 60,50 20,40 -20,26 -40,0"
    )
    m = c.shape(p.path(head), BONE, bulge=20, toward=WAY, edge=0.5, rim="#ffffff")
    c.flat(p.path(spline("14,-22 34,-22 44,-2 28,10 10,2")), SHADOW, clip=m)
    eye = c.flat(p.path(ellipse(28, -6, 7)), "#ff9a6a")
    c.glow(eye, 13, "#ff3a2a", 1.6)
    c.flat(p.path(spline("108,30 122,42 114,50 102,42")), SHADOW, clip=m)
    teeth = [
        (p.points(f"{x},{y} {x + 2},{y + 14}"), [3, 3])
        for x, y in ((66, 50), (78, 54), (90, 56), (102, 58))
    ]
    c.lines(teeth, SHADOW)
    for ear in ("-30,-30! -34,-70! -8,-46!", "-10,-44! -4,-82! 16,-48!"):
        c.shape(p.path(spline(ear)), BONE, bulge=5, toward=WAY)
    c.lines([("806,196 760,262 680,322", [5, 7, 5])], "#b0a468")


def _near_legs(c: Canvas) -> None:
    _leg(c, "640,390 756,392 822,452 776,540", [100, 74, 40, 46, 28, 24, 34], 1.2)
    _leg(c, "440,570 484,640 424,690 456,742", [140, 104, 52, 52, 32, 28, 40], 1.2)


def _cloth(c: Canvas) -> None:
    drape = spline(
        "352,470! 420,380 520,310 610,230! 690,260 730,330! 706,352! 700,410! 660,412!"
        " 640,468! 592,462! 570,522! 520,520! 500,590! 450,590! 410,640! 366,600!"
    )
    m = c.shape(drape, CLOTH, bulge=50, toward=WAY, drop=8)
    folds = (
        "470,350 520,430 510,540",
        "560,290 620,370 600,460",
        "400,420 430,500 420,620",
        "630,250 680,320 670,400",
    )
    c.lines([(f, [2, 9, 4]) for f in folds], CLOTH.shade, 0.8, clip=m)
    signs = [
        ellipse(x, y, 9) for x, y in ((420, 560), (480, 480), (560, 440), (640, 380), (690, 320))
    ]
    c.flat(signs, "#d8c880", clip=m)


def _rider(c: Canvas) -> None:
    leg = "500,400 580,410 590,480 556,560"
    c.shape(taper(leg, [84, 70, 50, 40]), IRON, bulge=24, toward=WAY, edge=0.5, drop=8)
    c.shape(spline("530,548! 576,552 640,582! 640,600! 540,594!"), IRON, bulge=9, toward=WAY)
    c.shape(ellipse(592, 424, 36, 34), IRON, bulge=16, toward=WAY, edge=0.5)
    arm = "470,246 396,214 388,132"
    c.shape(taper(arm, [70, 52, 44]), IRON, bulge=20, toward=WAY, edge=0.4)
    _blade(c)
    torso = spline("430,420! 424,320 446,240 500,206 560,222 590,290 570,360 560,430!")
    m = c.shape(torso, IRON, bulge=40, toward=WAY, edge=0.5, drop=8)
    c.lines(
        [
            ("440,330 500,344 574,326", [3, 7, 3]),
            ("436,376 500,388 566,372", [3, 7, 3]),
            ("510,216 524,280 516,330", [2, 6, 2]),
        ],
        "#0c121e",
        0.9,
        clip=m,
    )
    near = "560,260 620,320 660,330"
    c.shape(taper(near, [64, 50, 38]), IRON, bulge=18, toward=WAY, edge=0.5, drop=6)
    c.shape(ellipse(668, 330, 26, 24), IRON, bulge=12, toward=WAY, edge=0.5)
    for x, y, turn in ((450, 250, -24), (566, 256, 20)):
        pad = Place(x, y, 1, turn)
        c.shape(
            pad.path(spline("-52,22! -44,-26 0,-46 44,-26 52,22! 0,6")),
            IRON,
            bulge=18,
            toward=WAY,
            edge=0.5,
            drop=5,
        )
        c.shape(pad.path(spline("-16,-36! 0,-92! 16,-36!")), IRON, bulge=6, toward=WAY)
    _helm(c)


def _helm(c: Canvas) -> None:
    p = Place(520, 166, 1.12, 6)
    for side in (-1, 1):
        horn = move(taper("22,-30 58,-40 66,-78", [26, 19, 3]), scale=(side, 1))
        c.shape(p.path(horn), TRIM, bulge=8, toward=WAY, edge=0.4)
    helm = spline("-40,44! -48,-4 -36,-48 0,-62 38,-48 52,-4 46,46! 12,62")
    m = c.shape(p.path(helm), IRON, bulge=30, toward=WAY, edge=0.5, drop=6)
    c.flat(p.path(spline("-26,-12! 14,-4 50,-14! 50,4! 14,14 -24,4!")), "#06060e", clip=m)
    eyes = c.flat([p.path(ellipse(-4, -2, 8, 6)), p.path(ellipse(34, -3, 8, 6))], "#ffc890")
    c.glow(eyes, 13, "#ff3a2a", 1.8)
    c.lines([(p.points("16,-60 18,-8 16,60"), [5, 9, 5])], "#b0a468", clip=m)
    holes = [p.path(ellipse(x, y, 3)) for x in (-6, 30, 40) for y in (24, 36)]
    c.flat(holes, "#06060e", clip=m)


def _blade(c: Canvas) -> None:
    p = Place(390, 126, 1, 70)
    m = c.shape(
        p.path(spline("-15,-20! -14,-200 0,-250! 14,-200 15,-20!")),
        STEEL,
        bulge=10,
        toward=WAY,
        edge=0.5,
        rim="#ffffff",
    )
    c.lines([(p.points("0,-30 0,-200"), [6, 3])], STEEL.shade, 0.8, clip=m)
    c.shape(p.path(spline("-50,-34! 0,-22 50,-34! 46,-12! 0,-6 -46,-12!")), TRIM, bulge=7, edge=0.5)
    c.shape(p.path(taper("0,-14 0,44", [15, 13])), CLOTH, bulge=6)
    c.shape(ellipse(388, 128, 27, 25), IRON, bulge=12, toward=WAY, edge=0.5)
    c.lines(
        [("370,120 390,114 408,120", [2, 5, 2]), ("370,132 390,128 410,134", [2, 5, 2])], "#0c121e"
    )


def _swords(c: Canvas) -> None:
    for x, y, size, lean in (
        (70, 756, 0.9, 30),
        (190, 760, 0.66, 24),
        (620, 764, 0.6, -18),
        (800, 764, 0.78, -26),
        (900, 760, 0.6, -32),
        (980, 756, 1.0, -34),
    ):
        p = Place(x, y, size, lean)
        c.shape(
            p.path(spline("-13,20! -15,-150! 15,-150! 13,20!")), STEEL, bulge=10 * size, edge=0.5
        )
        c.shape(p.path(taper("0,-158 0,-212", [16, 14], cap=False)), CLOTH, bulge=6 * size)
        guard = spline("-48,-158! 0,-156 48,-158! 50,-144! 0,-140 -50,-144!")
        c.shape(p.path(guard), TRIM, bulge=7 * size, edge=0.5)
        c.shape(p.path(ellipse(0, -222, 14)), TRIM, bulge=9 * size, edge=0.4)
    c.shape(ridge(744, 8, 150, 21), Ink("#14262e", "#0a121e", "#4c7864"), bulge=14, toward=(0, -1))
    grass(c, 5, 778, 80, 44, "#0c1820")
    c.motes(scatter(rng(8), 50, (240, 560, 860, 720), (1.4, 3.6)), "#d4ffc0", "#60f080", radius=5)
