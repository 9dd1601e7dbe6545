"""In a fortune teller's ball the king himself must show what fire he holds."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
from art import Array, Canvas, Ink, Light, Place, blur, fan, rng, smoothstep, sparkle, strung, swarm
from art.geometry import arc_points, difference, ellipse, polygon, rectangle, samples, spline, taper
from cards._people import Look, Stand, face

LIGHT = Light((500, 330), "#ffb8f0", "#170f2a")
X, Y, R = 500, 324, 268
GOLD = Ink("#c88a38", "#4a2030", "#ffe8a0", rim="#ffd0f0", rim_width=4)
DRAPE = Ink("#1f6a7c", "#0e2840", "#80d8d0", rim="#ffd0f0")
CLOTH = Ink("#6c2460", "#280f38", "#e880b0")


def paint(c: Canvas) -> None:
    _tent(c)
    _table(c)
    ball = _ball(c)
    _king(c, ball)
    _glass(c, ball)
    _claws(c)
    _curtain(c)
    c.motes(swarm(rng(8), 46, (X, Y), (300, 210)), "#ffd8ff", "#c060ff", radius=4)
    c.finish(vignette=0.26)


def _tent(c: Canvas) -> None:
    v = 0.16 + c.spot(X, Y, 700, 600) ** 1.2 * 0.86 + (c.swirl(200, 80, 4, 6) - 0.5) * 0.18
    c.field(v, "#241846 .16:#38205e .34:#582878 .52:#8a3c94 .7:#c060a4 .86:#f4a0bc #ffe0d8")
    c.rays(X, Y, "#ffb0f0", 0.4, count=18, seed=3, reach=760)


def _table(c: Canvas) -> None:
    cloth = "-40,800! -40,690! 200,640 500,626 800,640 1064,690! 1064,800!"
    m = c.shape(cloth, CLOTH, 20, toward=(0, -1))
    c.wash(c.spot(X, 650, 460, 90) * 1.2, "#f090c0", clip=m)
    c.lines(fan("500,660 500,800", "100,4 190,0", range(-4, 6), [3, 12]), CLOTH.shade, 0.6, clip=m)
    c.lines("-40,716 200,668 500,654 800,668 1064,716 : 7 6 7", "#e8a850", clip=m)
    c.shadow(ellipse(X, 690, 250, 30), "#1c0a2c", 12, 0.9)


def _ball(c: Canvas) -> Array:
    c.glow(c.mask(ellipse(X, Y, R)), 60, "#d060ff", 0.6)
    m = c.rough(ellipse(X, Y, R))
    away = np.hypot(c.x - X, c.y - Y) / R
    v = 1.16 - np.hypot(c.x - X, c.y - Y - 30) / R * 0.8 + (c.swirl(130, 80, 5, 9) - 0.5) * 0.4
    v -= smoothstep(0.82, 1.0, away) * 0.5
    c.field(
        v, "#241046 .12:#46187a .3:#7a2cac .48:#bc4cc8 .66:#f484d0 .82:#ffc8d8 #fff6ea", m, 0.85
    )
    return m


def _king(c: Canvas, ball: Array) -> None:
    """Half length, dark, in three-quarter view; only his card has light to give."""
    p = c.at(Place(X, Y + 40), toward=(-0.1, 1), clip=ball)
    robe = Ink("#4c1450", "#240c3c", "#ff9a70")
    p.shape("-190,300! -176,130 -130,60 -50,26 60,26 140,64 184,140 196,300!", robe, 34)
    p.shape(
        "-120,50! -60,16 0,8 80,20 130,60! 90,104 0,120 -90,100!", "#e8d0e0 #8a5090 #fff0e0", 18
    )
    for x, y in ((-70, 60), (-30, 84), (20, 92), (66, 76)):
        p.flat(f"{x - 5},{y - 12}! {x + 5},{y - 12}! {x},{y + 12}!", "#4c1450", clip=ball)
    q = Stand(X - 2, Y - 54, 0.76, 4)
    h = c.at(q, toward=(-0.2, 1), clip=ball)
    grey = "#dca8c4 #84448c #fff0dc"
    h.shape("40,-120! 112,-96 140,-20 128,40 156,110 116,160! 60,60", grey, 20)
    look = Look(Ink("#b0608c", "#54205c", "#ffc890"), lids=0.62, smile=-0.5, frown=0.7, gaze=-0.4)
    face(c, q, replace(look, brow="#46184c", iris="#46184c", lips="#8a2c5c", jaw=0.8), (-0.2, 1))
    m = h.shape(
        """-84,78! -62,104 -34,100 -4,100! 26,88 58,40 90,-16! 124,30 112,120 80,150 70,214 10,230
        -30,262 -56,216 -104,190 -90,130""",
        grey,
        24,
    )
    h.lines(
        "-60,120 -56,170 -34,220 | -10,116 0,170 -20,230 | 50,90 52,140 30,200 : 1 7 1",
        "#84448c",
        clip=m,
    )
    h.shape("-78,70! -56,60 -40,66 -14,58 14,76! -16,74 -40,78 -60,74", grey, 8)
    h.shape(
        polygon("-98,-100 -124,-214 -74,-160 -48,-240 -10,-166 34,-236 56,-158 104,-204 98,-96"),
        GOLD,
        14,
    )
    h.shape("-102,-116! -10,-94 104,-114! 102,-84! -10,-64 -98,-86!", GOLD, 9, drop=6)
    for x, y in ((-68, -98), (-12, -84), (52, -94)):
        h.shape(ellipse(x, y, 11, 12), "#d83050 #5a1030 #ffb0a0", 8)


def _card(c: Canvas, ball: Array) -> None:
    p = c.at(Place(X + 6, Y + 168, 0.9, -6), clip=ball)
    card = p.shape(
        rectangle(-66, -92, 132, 184, 12), "#fff2d0 #c878a8 #ffffff", 6, toward=(0, -1), drop=10
    )
    p.flat(rectangle(-53, -79, 106, 158, 6), "#ffd080", clip=card)
    for size, hue in ((1.0, "#d83020"), (0.62, "#ff9a30"), (0.34, "#fff4b0")):
        fire = "0,-62! 20,-20 44,16 32,52 0,64 -32,52 -44,16 -22,-6"
        at = Place(*p.points([(0, 64 - 64 * size)])[0], size * 0.9, -6)
        c.flat(at.path(fire), hue, clip=card)
    c.glow(card, 44, "#ffb060", 0.7)
    for hand in (
        "-130,130 -96,100 -70,60 -48,40 : 80 56 40 26",
        "140,120 110,86 78,46 54,30 : 80 56 40 26",
    ):
        p.shape(hand, "#4c1450 #240c3c #ff9a70", 12, toward=(0, -1))


def _glass(c: Canvas, ball: Array) -> None:
    _card(c, ball)
    away = np.hypot(c.x - X, c.y - Y) / R
    c.wash(smoothstep(0.86, 1.0, away) * 0.8, "#2a0c52", clip=ball)
    crescent = difference(ellipse(X, Y, R - 12), ellipse(X + 20, Y + 28, R - 10))
    c.put("#ffe8ff", c.stipple(blur(c.mask(crescent), 6) * 0.8, 0.3) * ball * 0.75)
    c.flat("318,176! 346,130 392,94 426,84! 404,116 364,150 340,196!", "#fff8ff", 0.92)
    c.flat(ellipse(308, 222, 12, 18, 20), "#fff8ff", 0.92)
    c.lines([(arc_points(X, Y, R - 3, R - 3, 185, 300, 24), [1, 6, 1])], "#ffd8ff", 0.9)
    c.lines([(arc_points(X, Y, R - 16, R - 16, 16, 66, 12), [1, 9, 1])], "#8af0a0", 0.9)
    c.lines(sparkle(X + 176, Y - 166, 46, 8), "#ffffff")


def _claws(c: Canvas) -> None:
    """A stand of three bird's toes."""
    from_above = c.lit((0, -1), edge=0.5)
    from_above("330,720! 380,650 440,622! 560,622! 620,650 670,720! 500,744", GOLD, 26)
    for line in (
        "430,640 330,620 264,548 262,460",
        "570,640 670,620 736,548 738,460",
        "500,670 497,640 500,616 500,590",
    ):
        m = from_above(taper(line, [72, 60, 44, 6]), GOLD, 20, drop=10)
        rings = strung(samples(line, 12)[2:8], "-34,0 0,8 34,0", [2, 6, 2])
        c.lines(rings, "#4a2030", 0.85, clip=m)
    for k in range(5):
        x = 420 + k * 40
        from_above(ellipse(x, 650 + 7 * math.cos((k - 2) * 0.8), 13), "#3ab868 #0c3a30 #e8ffb8", 9)


def _curtain(c: Canvas) -> None:
    """One edge of it, drawn back on the right."""
    edge = "850,-30! 870,160 850,330 800,470! 900,500! 960,640 900,800! 1060,800! 1060,-30!"
    m = c.shape(edge, DRAPE, 40, toward=(-1, 0.1), drop=16)
    for fold in (
        "900,-20 920,200 890,360 840,470",
        "960,-20 976,220 950,380 880,480",
        "1020,-20 1030,240 1010,420 910,490",
        "900,510 990,620 960,780",
    ):
        c.lines([(fold, [3, 14, 5])], DRAPE.shade, 0.75, clip=m)
    tie = "786,462 860,500 940,500 1040,466"
    c.shape(taper(tie, [26, 30, 30, 30]), GOLD, 11, toward=(-0.6, -0.8), drop=8)
    tassel = spline("800,480! 836,486! 856,580! 824,590 790,576!")
    t = c.shape(tassel, GOLD, 14, toward=(-1, 0), drop=8, edge=0.5)
    c.lines(fan("810,490 800,580", "8,2 12,1", 5, [2, 4]), "#4a2030", 0.7, clip=t)
