"""A grandmaster in black: a floating ember finds a chin and a knowing smile, and nothing above."""

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
    rng,
    samples,
    scatter,
    smoothstep,
    spline,
    taper,
)

LIGHT = Light((172, 470), "#ffd27a", "#0e0620")
FLAME = (-0.75, 0.6)
SKIN = Ink("#d08458", "#5a2238", "#ffdc9c")
HOOD = Ink("#3c3446", "#120c1a", "#8c7480", rim="#ffd890", rim_width=4)
GOLD = Ink("#e4ac3c", "#74381c", "#fff4ac")
STAR = spline("0,-20! 4,-4! 20,0! 4,4! 0,20! -4,4! -20,0! -4,-4!")
EDGE = "150,640 180,436 208,356 258,306 324,286 388,304 436,356 462,436 474,610"
FX, FY = 172, 458


def paint(c: Canvas) -> None:
    _wall(c)
    _inside(c)
    face = _face(c)
    _smile(c, face)
    _hood(c)
    _mantle(c)
    _ember(c)
    c.finish(vignette=0.24)


def _wall(c: Canvas) -> None:
    v = np.clip(1 - np.hypot(c.x - FX, c.y - FY) / 620, 0, 1) ** 1.1
    v += (c.swirl(200, 80, 4, 12) - 0.5) * 0.12
    c.field(v, "#4c0c1c .2:#741420 .4:#a02424 .58:#cc4428 .74:#f49440 .9:#ffd880 #fff4c0")
    ring = c.mask(ellipse(320, 320, 276), stroke=5) + c.mask(ellipse(320, 320, 238), stroke=3)
    c.put("#f0c058", np.clip(ring, 0, 1) * 0.9)
    stars = []
    for k in range(20):
        a = k / 20 * 2 * math.pi
        at = (320 + math.cos(a) * 257, 320 + math.sin(a) * 257)
        stars.append(move(STAR, *at, 0.62 if k % 2 else 0.9))
    c.flat(stars, "#ffdc84")


def _inside(c: Canvas) -> None:
    hollow = spline("160,560! 180,420 230,310 324,270 410,310 460,420 476,560! 320,620")
    m = c.flat(hollow, "#12071f")
    c.wash(c.spot(200, 520, 130, 120) * 0.8, "#5a2038", clip=m)


def _face(c: Canvas) -> Array:
    throat = Ink("#4a1c38", "#1e0a24", "#a85c48")
    c.shape(spline("266,460! 256,610 394,610 384,460!"), throat, bulge=30, toward=FLAME)
    face = spline(
        "232,280! 230,360 238,414 258,462 288,500 316,514 344,504 376,464 398,414 408,360 410,280!"
    )
    mask = c.shape(face, SKIN, bulge=80, toward=FLAME, lighting=1.2, drop=16, drop_cover=0.8)
    c.wash(c.spot(310, 484, 40, 28) * 0.8, "#ffe8b0", clip=mask)
    c.wash(c.spot(254, 388, 24, 26) * 0.7, "#ffd498", clip=mask)  # the cheek that smiles
    c.wash(smoothstep(336, 404, c.x + (c.y - 420) * 0.15) * 0.92, "#34102c", clip=mask)
    # the tip of the nose, lit from below
    side = spline("322,300! 330,340 346,368 342,380 320,384! 316,340")
    c.wash(blur(c.mask(side), 3) * 0.9, "#4a1830", clip=mask)
    tip = spline("318,320 304,346 290,364 294,378 308,378 318,386 330,378 338,366 330,344")
    c.shape(tip, SKIN, bulge=20, toward=(-0.5, 0.8), lighting=1.2, clip=mask)
    c.lines(
        [
            ("292,376 302,382 312,380 320,387 332,381 342,378", [1, 4, 3, 4, 4, 1]),
            ("290,364 286,374 294,381", [1, 4, 1]),
        ],
        "#5a1a2c",
        clip=mask,
    )
    lid = 290 + np.abs(c.x - 324) * 0.3
    c.wash(smoothstep(66, 24, c.y - lid + (c.noise(50, 3, 4) - 0.5) * 10), "#12071f", clip=mask)
    return mask


def _smile(c: Canvas, face: Array) -> None:
    upper = spline(
        "264,408! 294,412 310,408 319,412 330,408 348,413 364,417! 340,425 316,426 288,421"
    )
    c.flat(upper, "#93383c", 0.9, clip=face)
    lower = spline("282,421! 316,428 352,423! 340,439 318,443 298,437")
    c.flat(lower, "#dc8a66", 0.85, clip=face)
    c.lines(
        [
            ("254,398 266,410 290,421 320,426 350,423 368,416", [3, 5, 5, 5, 4, 1]),
            ("250,388 244,398 250,410", [1, 6, 1]),
            ("240,378 233,392 236,408", [1, 4, 1]),
            ("296,452 317,457 338,450", [1, 5, 1]),
            ("312,478 313,498", [4, 1]),
        ],
        "#571828",
        clip=face,
    )
    c.lines([("298,434 315,438 332,434", [1, 4, 1])], "#ffe0b0", 0.9, clip=face)
    c.motes(scatter(rng(8), 70, (270, 456, 370, 512), (0.9, 1.6)), "#8a4a44", clip=face * 0.6)


def _hood(c: Canvas) -> None:
    hood = spline(
        "352,38! 268,66 192,146 154,260 138,380 106,480 60,570 30,690! 150,690! 168,560 180,436 "
        "208,356 258,306 324,286 388,304 436,356 462,436 476,560 500,690! 620,690! 592,570 546,490 "
        "514,390 506,280 484,176 424,86"
    )
    mask = c.shape(hood, HOOD, bulge=86, toward=FLAME, shading=1.15, drop=10)
    folds = (
        "340,64 270,140 226,230 214,330",
        "356,64 350,140 346,210 340,280",
        "376,76 420,160 440,250 440,340",
        "180,250 170,360 150,480 120,600",
        "480,260 490,380 510,480 550,600",
        "300,86 236,160 196,260 186,370",
    )
    c.lines([(f, [1, 11, 9, 1]) for f in folds], "#120c1a", 0.85, clip=mask)
    lit = [([(s.x - 9, s.y + 3) for s in samples(f, 8)], [1, 4, 3, 1]) for f in folds[:4]]
    c.lines(lit, "#8c7480", 0.6, clip=mask)
    c.shape(
        taper(EDGE, [28, 30, 30, 32, 34, 32, 30, 30, 28], cap=False),
        GOLD,
        bulge=11,
        toward=FLAME,
        drop=8,
    )
    at = samples(EDGE, 37)
    marks = [([s.beside(-9), s.beside(0, 7), s.beside(9)], [2, 4, 2]) for s in at[1:-1]]
    c.lines(marks, "#74381c", 0.9)
    stone = spline("324,246! 348,286 324,326! 300,286")
    c.shape(stone, GOLD, bulge=9, toward=FLAME, edge=0.5, drop=6)
    ink = Ink("#e0283c", "#5a0c24", "#ffd0b0")
    gem = c.shape(move(stone, scale=0.62, about=(324, 286)), ink, bulge=10, toward=FLAME)
    c.glow(gem, 8, "#ff5040", 0.6)


def _mantle(c: Canvas) -> None:
    for outline, folds in (
        (
            "146,540! 200,560 270,600 330,640! 330,700! 40,700! 80,600",
            ("190,580 170,640 166,690", "250,604 246,650 250,690"),
        ),
        (
            "492,540! 440,562 380,600 316,640! 316,700! 610,700! 560,600",
            ("450,580 470,640 476,690", "396,606 402,650 400,690"),
        ),
    ):
        m = c.shape(spline(outline), HOOD, bulge=34, toward=(-0.6, -0.6), drop=10, edge=0.4)
        c.lines([(f, [1, 9, 3]) for f in folds], "#120c1a", 0.8, clip=m)
    c.shape(ellipse(322, 606, 36), GOLD, bulge=12, toward=FLAME, drop=8, edge=0.4)
    crown = spline("-22,14! -24,-14! -10,-2! 0,-20! 10,-2! 24,-14! 22,14! 0,18")
    c.flat(move(crown, 322, 607), "#4c0c1c")


def _ember(c: Canvas) -> None:
    """A sphere of slow fire, held by nothing but his will."""
    ball = c.mask(ellipse(FX, FY, 58))
    away = np.hypot(c.x - FX + 10, c.y - FY + 10) / 58
    v = 1.05 - away * 0.8 + (c.swirl(60, 40, 4, 5) - 0.5) * 0.7
    c.glow(ball, 40, "#ff8a30", 0.6)
    c.field(v, "#a82c18 .16:#e0581c .36:#ff9a34 .56:#ffd060 .76:#fff0a8 #fffdf0", ball, soft=0.8)
    c.put("#fff0b8", c.mask(ellipse(FX, FY, 57), stroke=5) * 0.9)
    sparks = [
        (FX + math.cos(k * 2.4) * (72 + k * 3), FY + math.sin(k * 2.4) * (72 + k * 3), 5 - k * 0.25)
        for k in range(14)
    ]
    c.motes(sparks, "#ffe8a0", "#ff9a40")
    c.glow(ball, 20, "#ffb040", 0.5)
    c.halo(FX, FY, 230, "#ffb050", 0.3)
