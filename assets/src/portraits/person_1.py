"""A queen of the south in profile at sunset: gold rings in her braids, the first star above."""

from __future__ import annotations

import math

import numpy as np
from art import (
    Array,
    Canvas,
    Ink,
    Light,
    blur,
    ellipse,
    move,
    ridge,
    samples,
    spline,
    taper,
    union,
)

LIGHT = Light((600, 220), "#ffd89a", "#1c0c30")
WAY = (1, -0.35)
SKIN = Ink("#a8623c", "#4e2030", "#f4b070", rim="#ffe0a8", rim_width=4)
HAIR = Ink("#2c1c34", "#120a20", "#8a5a70")
GOLD = Ink("#e8b040", "#8a4a24", "#fff6b8")
GOWN = Ink("#17806e", "#0a3a48", "#6ad0a0")


def paint(c: Canvas) -> None:
    _dusk(c)
    _plaits(c)
    neck = _neck(c)
    face = _face(c)
    _features(c, face)
    _hair(c)
    _circlet(c)
    _crown_braid(c)
    _ear(c)
    _gown(c, neck)
    c.finish(vignette=0.26)


def _dusk(c: Canvas) -> None:
    v = 1 - c.y / 760 + (c.swirl(240, 70, 4, 7, stretch=(1, 0.3)) - 0.5) * 0.14
    c.field(1 - v, "#5a2a6a .2:#a03a6a .42:#e0605a .62:#f8984e #ffd880")
    sun = c.mask(ellipse(420, 380, 214))
    c.field(c.rise(170, 590), "#fff0b0 #ffd878 #ffb050 #f08048", sun)
    c.glow(sun, 30, "#ff9a50", 0.35)
    c.shape(ridge(540, 20, 180, 6), Ink("#a03c58", "#6a2450", "#f08060"), bulge=30, toward=(0, -1))
    star = spline("0,-24! 4,-4! 24,0! 4,4! 0,24! -4,4! -24,0! -4,-4!")
    c.flat([move(star, 108, 196, 0.8), move(star, 480, 96, 0.6)], "#fff2d0")
    c.motes([(150, 130, 3), (90, 290, 3), (210, 82, 3), (60, 380, 2.5)], "#ffe8c8")


def _plaits(c: Canvas) -> None:
    """The long braid down her back."""
    line = "196,360 150,430 128,510 140,590 130,660"
    for i, s in enumerate(samples(line, 13)):
        for side in (-1, 1):
            lobe = spline("0,-6! 30,8 36,40 4,54! -8,24")
            turn = math.degrees(s.angle) - 90
            c.shape(
                move(lobe, s.x, s.y - 14, (side, 1), turn),
                HAIR,
                bulge=14,
                toward=WAY,
                drop=3,
                edge=0.4,
            )
        if i % 4 == 2:
            ring = move(spline("-38,-10! 0,-2 38,-10! 38,12! 0,20 -38,12!"), s.x, s.y, 1, turn)
            c.shape(ring, GOLD, bulge=9, toward=WAY, drop=4)


def _neck(c: Canvas) -> Array:
    neck = spline("236,400! 236,500 190,580 200,660 470,660 420,590 366,540 362,450!")
    mask = c.shape(neck, SKIN, toward=WAY, bulge=60)
    under = spline("366,480! 320,490 250,420 230,520 300,560 366,524")
    c.wash(blur(c.mask(under), 10) * 0.75, SKIN.shade, clip=mask)
    return mask


def _face(c: Canvas) -> Array:
    face = spline(
        "352,196 394,226 410,264 412,292 406,310! 416,326 432,350 444,366 440,382 418,388! "
        "424,398 432,410 418,420! 428,430 426,444 414,450 420,466 414,490 390,502 350,492 "
        "290,456 240,410 226,310 270,210"
    )
    mask = c.shape(face, SKIN, toward=WAY, bulge=76, shading=1.0)
    c.wash(c.spot(368, 404, 46, 34) * 0.5, "#c85a44", clip=mask)
    c.lines([("388,500 340,488 292,452 268,410", [0.6, 4, 4, 0.6])], SKIN.shade, 0.7, clip=mask)
    return mask


def _features(c: Canvas, face: Array) -> None:
    c.wash(c.spot(386, 318, 40, 20) * 0.8, "#c08a3c", clip=face)
    socket = spline("404,330! 392,318 366,326! 382,338")
    c.flat(socket, "#fff6e6", clip=face)
    c.flat(ellipse(394, 328, 7, 8), "#3a1c14", clip=c.mask(socket))
    c.flat(ellipse(396, 326, 2.2), "#fff0d0")
    c.lines(
        [
            ("410,324 394,314 374,317 350,334", [2, 8, 7, 1]),
            ("394,340 380,340 366,332", [0.8, 3, 0.8]),
            ("412,294 388,282 348,296", [3, 9, 1]),
            ("436,384 426,376 418,384", [1, 5, 1]),
        ],
        "#200c1c",
    )
    c.flat(spline("434,411! 424,399 414,403 390,420! 418,421!"), "#8a2038", clip=face)
    c.flat(spline("429,430 419,421! 390,420! 406,433 424,440"), "#b83a48", clip=face)
    c.lines([("422,420 406,420 386,422", [1, 4, 1])], "#3a0c20")


def _hair(c: Canvas) -> None:
    cap = spline(
        "384,208! 360,150 290,122 214,150 176,226 174,320 204,400 250,430! 284,400 286,330 "
        "312,276 352,238"
    )
    mask = c.shape(cap, HAIR, bulge=70, toward=WAY, drop=8)
    rows = [
        [(372 - i * 20, 204 - i * 4), (320 - i * 22, 244 - i * 4), (262 - i * 12, 330 - i * 4)]
        for i in range(6)
    ]
    c.lines([([*row, (244 - i * 8, 420)], [2, 7, 6, 1]) for i, row in enumerate(rows)], "#120a20")
    c.lines(
        [([(x + 7, y + 5) for x, y in row], [1, 4, 1]) for row in rows], "#8a5a70", 0.8, clip=mask
    )


def _crown_braid(c: Canvas) -> None:
    line = samples("388,196 340,140 268,112 196,138 156,206 150,290 180,366", 15)
    for s in line:
        turn = math.degrees(s.angle) - 90
        for side in (-1, 1):
            lobe = spline("0,-8! 26,2 30,34 4,48! -6,20")
            c.shape(
                move(lobe, s.x, s.y, (side, 1), turn), HAIR, bulge=13, toward=WAY, drop=3, edge=0.4
            )
    for i in (3, 7, 11):
        s = line[i]
        ring = move(spline("-34,-8! 0,0 34,-8! 34,12! 0,20 -34,12!"), s.x, s.y)
        turned = move(ring, turn=math.degrees(s.angle) - 90, about=(s.x, s.y))
        c.shape(turned, GOLD, bulge=9, toward=WAY, drop=4)


def _ear(c: Canvas) -> None:
    ear = spline("278,330 298,316 314,336 308,368 288,384 276,360")
    c.shape(ear, SKIN, bulge=14, toward=WAY, rim="#f4b070", rim_width=2)
    c.lines([("288,334 302,334 300,360 288,368", [1, 4, 4, 1])], SKIN.shade)
    hoop = ellipse(292, 420, 25, 32)
    c.put("#7a3c1c", c.mask(hoop, stroke=12))
    c.put("#e8b040", c.mask(hoop, stroke=8))
    c.lines([("302,392 318,412 312,442", [1, 5, 1])], "#fff6b8")


def _gown(c: Canvas, neck: Array) -> None:
    gown = spline("40,680! 90,600 180,560 250,590 340,612 420,580 500,590 570,680!")
    worn = np.maximum(neck, c.shape(gown, GOWN, bulge=50, toward=(0.7, -1), drop=12))
    for k, (line, width) in enumerate(
        (
            ("190,480 256,544 340,556 410,510", [16, 20, 20, 14]),
            ("176,520 256,580 350,592 430,540", [18, 24, 24, 16]),
            ("150,556 256,618 360,630 456,570", [20, 28, 28, 20]),
        )
    ):
        c.shape(taper(line, width), GOLD, bulge=9, toward=WAY, drop=6, edge=0.4, clip=worn)
        beads = samples(line, 10 + k)[2:-2]
        hue = ("#c8344a", "#1a7a8a", "#c8344a")[k]
        gems = union(*(ellipse(s.x, s.y, 5 + k * 1.3) for s in beads))
        c.shape(gems, Ink(hue, "#3a0c30", "#ffc8b0"), bulge=5, toward=WAY)


def _circlet(c: Canvas) -> None:
    c.shape(
        taper("404,240 350,226 280,232 180,290", [14, 16, 16, 14]),
        GOLD,
        bulge=7,
        toward=WAY,
        drop=5,
    )
    plate = spline("398,262! 380,238 386,206 402,180! 418,210 420,240")
    c.shape(plate, GOLD, bulge=10, toward=WAY, drop=5, edge=0.4)
    gem = c.shape(ellipse(403, 232, 9, 13), Ink("#18907a", "#0a3a48", "#b0ffd8"), bulge=8)
    c.glow(gem, 8, "#60e0b0", 0.5)
