"""A knight in profile before the tourney tents, visor down, a crimson plume streaming behind."""

from __future__ import annotations

import math

import numpy as np
from art import (
    Canvas,
    Ink,
    Light,
    Place,
    blur,
    ellipse,
    polygon,
    samples,
    spline,
    taper,
    union,
)

LIGHT = Light((560, 130), "#fff6dc", "#0a1230")
WAY = (0.9, -0.7)
STEEL = Ink("#8c9cb4", "#2c3a5e", "#f4fafc", rim="#ffffff", rim_width=4)
GOLD = Ink("#e2aa40", "#80461f", "#fff4b0")
PLUME = Ink("#c8243c", "#5a0c34", "#ff7a62", rim="#ffb890", rim_width=3)
SURCOAT = Ink("#b02438", "#500c30", "#f06a58")


def paint(c: Canvas) -> None:
    _field(c)
    _plume(c)
    _shoulders(c)
    _skull(c)
    _visor(c)
    _gorget(c)
    c.finish(vignette=0.28)


def _field(c: Canvas) -> None:
    v = 0.2 + c.spot(480, 260, 560) * 0.85 + (c.swirl(240, 80, 4, 8, stretch=(1, 0.4)) - 0.5) * 0.2
    c.field(v, "#16245a .25:#24489a .48:#3f7ac4 .7:#8abce4 .9:#dcecf0 #fffbe4")
    for x, y, w, h, hue in (
        (90, 560, 150, 150, "#e8d8b8"),
        (600, 600, 170, 150, "#d8b85c"),
        (490, 600, 110, 100, "#e8d8b8"),
    ):
        roof = spline(
            [
                (x - w / 2, y - h * 0.35, 0),
                (x - w * 0.16, y - h * 0.7),
                (x, y - h, 0),
                (x + w * 0.16, y - h * 0.7),
                (x + w / 2, y - h * 0.35, 0),
            ]
        )
        wall = polygon(
            [
                (x - w * 0.46, y - h * 0.36),
                (x + w * 0.46, y - h * 0.36),
                (x + w * 0.5, 660),
                (x - w * 0.5, 660),
            ]
        )
        c.shape(wall, Ink(hue, "#6a80a8", "#fff8e0"), bulge=20, toward=WAY)
        c.shape(roof, Ink("#3a66a8", "#1c3470", "#a8d0e8"), bulge=16, toward=WAY, edge=0.3)
        flag = spline(
            [
                (x, y - h - 44, 0),
                (x - 40, y - h - 36),
                (x - 62, y - h - 24, 0),
                (x - 34, y - h - 20),
                (x, y - h - 16, 0),
            ]
        )
        c.lines([([(x, y - h + 4), (x, y - h - 46)], [5, 4])], "#1c2a50")
        c.shape(flag, SURCOAT, bulge=8, toward=WAY)
    c.haze(470, 640, "#c8e0ec", 0.45)


def _plume(c: Canvas) -> None:
    plumes = (
        ("300,136 220,70 130,90 76,190 66,290", [40, 74, 82, 70, 6]),
        ("306,130 240,86 170,130 130,230 110,380", [40, 70, 76, 66, 6]),
        ("310,130 260,100 210,160 186,260 176,400", [40, 56, 60, 50, 6]),
        ("316,126 300,78 236,58 176,76 128,122", [36, 52, 54, 40, 6]),
    )
    for line, widths in plumes:
        shape = taper(line, widths)
        mask = c.shape(shape, PLUME, bulge=26, toward=WAY, drop=8, edge=0.4)
        barbs = []
        for s in samples(line, 17)[2:-1]:
            barbs.append(([(s.x, s.y), s.beside(-22, 16), s.beside(-40, 40)], [4, 4, 1]))
            barbs.append(([(s.x, s.y), s.beside(22, 16), s.beside(40, 40)], [4, 4, 1]))
        c.lines(barbs, PLUME.shade, 0.55, clip=mask)
        c.lines([(line, [3, 5, 4, 1])], "#ffb890", 0.8, clip=mask, n=60)


def _shoulders(c: Canvas) -> None:
    coat = spline("80,690! 110,600 200,550 330,560 450,546 540,600 570,690!")
    c.shape(coat, SURCOAT, bulge=50, toward=WAY, drop=8)
    for x, y, size in ((156, 630, 120), (166, 590, 96)):
        plate = spline(
            [
                (x - size, y + size * 0.5, 0),
                (x - size * 0.7, y - size * 0.4),
                (x, y - size * 0.66),
                (x + size * 0.66, y - size * 0.3),
                (x + size * 0.8, y + size * 0.5, 0),
                (x, y + size * 0.2),
            ]
        )
        c.shape(plate, STEEL, bulge=40, toward=WAY, drop=10, edge=0.5)
    edge = "74,640 110,566 166,540 224,566 246,634"
    c.shape(taper(edge, [8, 12, 12, 12, 8]), GOLD, bulge=5, toward=WAY)


def _skull(c: Canvas) -> None:
    mail = spline("214,400! 200,500 220,580 330,610 430,580 420,480!")
    mask = c.shape(mail, Ink("#55647e", "#1c2848", "#b8c8d8"), bulge=50, toward=WAY)
    rings = []
    for row in range(13):
        for i in range(18):
            x, y = 204 + i * 13 + (row % 2) * 6.5, 420 + row * 14
            rings.append(([(x - 5, y), (x, y + 5), (x + 5, y)], [2, 4, 2]))
    c.lines(rings, "#141c38", 0.7, clip=mask, n=8)
    bowl = spline(
        "206,420! 188,320 206,220 262,146 322,118! 380,140 424,200 440,290 430,400! 330,450 250,450"
    )
    mask = c.shape(bowl, STEEL, bulge=100, toward=WAY, drop=12)
    c.lines(
        [("322,120 250,190 222,300 226,420", [2, 5, 5, 2]), ("326,122 350,200 356,260", [1, 4, 1])],
        "#2c3a5e",
        0.8,
        clip=mask,
    )
    c.wash(blur(c.mask(taper("370,160 404,210 416,280", [10, 26, 10])), 6), "#ffffff", clip=mask)
    c.shape(ellipse(314, 124, 22, 26), GOLD, bulge=14, toward=WAY, drop=6)
    hem = taper("190,408 250,454 340,462 420,440", [20, 22, 22, 16], cap=False)
    c.shape(hem, GOLD, bulge=8, toward=WAY, clip=np.maximum(mask, c.mask(mail)))


def _visor(c: Canvas) -> None:
    visor = spline(
        "300,250! 360,226 430,232! 466,276 516,330 566,372! 530,410 470,440 410,470 "
        "350,476! 318,420 296,340"
    )
    mask = c.shape(visor, STEEL, bulge=56, toward=WAY, drop=14, drop_cover=0.7, edge=0.4)
    c.lines([("566,372 480,362 400,366 310,372", [1, 4, 4, 1])], "#2c3a5e", 0.75, clip=mask)
    slit = spline("356,292! 420,278 474,292! 470,304 420,298 360,310!")
    c.flat(slit, "#0a0e1e")
    c.lines([("352,314 420,303 476,308", [2, 6, 2])], "#ffffff", 0.9)
    c.lines([("354,286 420,271 470,284", [2, 5, 2])], "#2c3a5e", 0.8)
    c.flat(ellipse(448, 291, 7, 4), "#bfe8ff")
    holes = [
        ellipse(412 + i * 25, 392 + row * 22 - i * 2, 6, 7) for row in range(2) for i in range(4)
    ]
    c.flat(holes, "#0a0e1e", clip=mask)
    trim = taper("298,250 296,340 318,420 350,474", [16, 15, 15, 12], cap=False)
    c.shape(trim, GOLD, bulge=6, toward=WAY, drop=5)
    c.shape(
        taper("290,254 360,226 430,234", [13, 13, 13], cap=False), GOLD, bulge=6, toward=WAY, drop=4
    )
    c.shape(ellipse(290, 296, 31), GOLD, bulge=12, toward=WAY, drop=8)
    petals = [
        Place(290 + math.cos(a) * 13, 296 + math.sin(a) * 13, 1).path(ellipse(0, 0, 9))
        for a in (0.3, 1.55, 2.8, 4.07, 5.3)
    ]
    c.shape(union(*petals), SURCOAT, bulge=8, toward=WAY)
    c.shape(ellipse(290, 296, 7), STEEL, bulge=6, toward=WAY)


def _gorget(c: Canvas) -> None:
    for outline in (
        "214,512! 320,560 432,516! 444,552! 322,604 206,552!",
        "200,544! 322,600 452,546! 480,600! 326,660 176,604!",
    ):
        c.shape(spline(outline), STEEL, bulge=20, toward=WAY, drop=8, edge=0.5)
    plate = spline("424,660! 426,590 470,556 530,566 570,620! 560,660!")
    c.shape(plate, STEEL, bulge=40, toward=WAY, drop=10, edge=0.5)
    c.shape(taper("430,626 446,586 484,564 530,572", [8, 12, 12, 10]), GOLD, bulge=5, toward=WAY)
