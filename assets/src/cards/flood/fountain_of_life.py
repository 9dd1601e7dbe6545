"""The morning sun shines through the falls; a crutch that was left there has sprouted."""

from __future__ import annotations

import numpy as np
from art import Array, Canvas, Ink, Light, ellipse, fan, foam, leaf, outline, ridge, rng, rows
from art.fields import smoothstep
from art.geometry import Place, about, spline
from art.motifs import scatter, swarm
from art.noise import perlin

SUN = (270.0, 420.0)
LIGHT = Light(SUN, "#fff4c0", "#142a50")
WAY = (-0.95, -0.15)
STONE = Ink("#b4a494", "#4a4c78", "#fff0c4", rim="#fffbe0", rim_width=5)
WATER = "#12587c .22:#2492a8 .45:#62ccc4 .68:#b8f0d4 .85:#f4fce4 #fffdf2"
POOL = "#0f4a70 .25:#1f84a0 .5:#5cc8c4 .75:#c0f4dc #fdfff0"


def paint(c: Canvas) -> None:
    c.layers(_morning, _pool, _stem, _plume, _bowl, _falls, _rim, _crutch)
    c.motes(swarm(rng(11), 90, (600, 200), (200, 110), (1.4, 4.4)), "#fdfff4", "#a0f0e0", radius=5)
    c.finish(vignette=0.24)


def _morning(c: Canvas) -> None:
    v = c.spot(*SUN, 1000, 760) * 1.02 + (c.swirl(260, 80, 4, 4, stretch=(1, 0.5)) - 0.5) * 0.14
    c.field(v, "#2c4a78 .18:#4a6c92 .36:#7ca4a4 .54:#c0cc9c .7:#f8dc98 .86:#fff0bc #fffdf0")
    wood = Ink("#6c9890", "#44688a", "#f0dc98")
    for x, tall in ((40, 300), (116, 210), (840, 320), (912, 470), (986, 400)):
        cone = spline(about(x, 620, "-50,0! -38,-0.5 0,-1! 38,-0.5 50,0!", (1, tall)))
        c.shape(cone, wood, 34, toward=WAY)
    c.shape(ridge(560, 8, 80, 4), wood, 16, toward=(-0.8, -0.6))
    c.haze(400, 640, "#fbe8b0", 0.22)
    c.flat(ellipse(*SUN, 62), "#fffef4")
    c.rays(*SUN, "#fff2b8", 0.42, count=15, seed=5, reach=1000)


def _streaks(c: Canvas, seed: int) -> Array:
    """Falling water: long in its fall, fine across."""
    fine = perlin(c.x / 13, c.y / 260, seed) * 0.6 + perlin(c.x / 34, c.y / 170, seed + 1) * 0.5
    return np.asarray(fine, np.float32)


def _pool(c: Canvas) -> None:
    m = c.flat(ellipse(560, 706, 700, 84), "#0f4a70")
    ripple = (c.noise(90, 4, 5, stretch=(1, 0.14)) - 0.5) * 0.7
    v = 0.36 + ripple + c.spot(SUN[0], 690, 330, 130) * 0.7
    c.field(v, POOL, m)


def _stem(c: Canvas) -> None:
    stem = """520,420! 524,500 486,560 500,640 470,720! 740,720! 706,640 720,560 684,500
        688,420!"""
    m = c.shape(stem, STONE, 70, toward=WAY, bounce="#5cb8b8")
    folds = "552,440 556,500 530,570 540,700 | 604,440 604,700 | 656,440 654,500 676,570 668,700"
    c.lines(f"{folds} : 2 7 3", "#4a4c78", 0.5, clip=m)
    c.shape(
        "488,506! 604,530 720,506! 728,522 716,538! 604,560 492,538! 480,522", STONE, 14, toward=WAY
    )


def _plume(c: Canvas) -> None:
    """One jet that opens to a bell of water, torn towards its hem."""
    high = np.clip((338 - c.y) / 256, 0, 1)
    across = (c.x - 604) / (212 * np.sqrt(np.clip(1 - high**1.8, 1e-4, 1)))
    streaks = perlin(across * 8, c.y / 210, 3) * 0.6 + perlin(across * 19, c.y / 260, 4) * 0.5
    bell = smoothstep(1.0, 0.96, np.abs(across)) * (high > 0) * (high < 1)
    bell = bell * (1 - 0.85 * smoothstep(-0.1, -0.24, streaks) * smoothstep(0.8, 0.5, high))
    v = 0.66 + streaks * 0.7 - across * 0.16 + smoothstep(0.6, 1, high) * 0.3
    c.field(np.asarray(v, np.float32), WATER, bell, soft=0.8)
    strays = """604,150 574,50 500,42 396,160 350,324 | 604,150 588,74 530,66 430,170 382,324 |
        604,150 636,46 716,46 818,170 862,322 | 604,150 622,78 684,72 780,176 828,322 : 3 9 8 7 4"""
    stray = c.lines(strays, "#e8fff0", 0.9)
    c.glow(bell + stray, 30, "#c8fff0", 0.4)
    c.motes(swarm(rng(8), 60, (604, 86), (54, 12), (1.4, 4.4)), "#fdfff4")


def _bowl(c: Canvas) -> None:
    """Seen from below: its rim bows upwards and hides the water."""
    under = "206,330! 236,384 340,432 480,462 604,470 728,462 870,432 972,384 1002,330!"
    m = c.shape(under, STONE, 76, toward=(-0.9, 0.1), bounce="#6cc4c0", drop=20)
    c.wash(smoothstep(520, 900, c.x) * 0.96, "#5c5a84", clip=m)
    turns = [-1 + 0.2 * k for k in range(11)]
    c.lines(
        fan("604,330 604,410 604,474", "400,0 330,0 110,0", turns, [3, 9, 3]),
        "#4a4c78",
        0.6,
        clip=m,
    )
    rim = """196,322! 330,300 604,288 880,300 1012,322! 1018,340 1008,352! 880,334 604,324
        330,334 200,352! 190,340"""
    c.shape(rim, STONE, 14, toward=(-0.6, -0.8), drop=14)


def _falls(c: Canvas) -> None:
    """Three sheets over the rim; the sun stands behind the first."""
    sheets = """
        206,330! 250,314 356,304! 366,420 374,560 396,690! 300,706 156,694! 176,560 196,420 |
        552,316! 604,330 656,316! 668,420 688,560 716,690! 610,706 496,690! 524,560 542,420 |
        880,310! 930,316 984,322! 1000,430 1012,560 1030,700! 950,706 862,696! 882,560 890,420"""
    for k, sheet in enumerate(sheets.split("|")):
        m = c.mask(outline(sheet.strip()))
        sun = c.spot(*SUN, 300, 340)
        v = 0.5 + _streaks(c, 20 + k) * 0.62 - (c.x - 500) * 0.0004 + c.rise(560, 700) * 0.3
        torn = smoothstep(-0.16, -0.3, _streaks(c, 20 + k)) * c.rise(330, 420)
        m = m * (1 - torn * 0.8)
        c.field(v, WATER, m * 0.94, soft=0.8)
        c.field(
            v * 0.6 + sun * 0.7,
            "#e8a050 .3:#f8cc78 .6:#ffeeb0 .8:#fffbe4 #ffffff",
            m * c.stipple(sun * 1.2),
            soft=0.8,
        )
    for x in (284, 606, 950):
        splash = foam(f"{x - 112},700 {x},712 {x + 112},700", 7, 20, 30, x, 22)
        c.shape(splash, "#e8fbf0 #7ab8c8 #ffffff", 11, toward=(-0.8, -0.6))
    c.glow(c.spot(*SUN, 110) ** 0.5, 40, "#fff0b0", 0.5)


def _rim(c: Canvas) -> None:
    c.shape(
        "-40,734 240,764 560,774 860,766 1064,736 = 56 50 48 50 56",
        STONE,
        16,
        toward=(-0.5, -0.9),
        drop=10,
    )


def _crutch(c: Canvas) -> None:
    on = c.at(Place(344, 574, 1, -24), toward=(-0.9, -0.4))
    wood = Ink("#7a4630", "#2c1c34", "#ffc478", rim="#fff4c8", rim_width=4)
    on.shape("0,-220 4,-60 0,260 = 30 27 24", wood, 11, drop=12)
    on.shape("-74,-214! -60,-244 0,-238 60,-246 76,-216! 40,-204 0,-200 -44,-204", wood, 14, drop=8)
    on.shape("-32,-70 34,-66 = 22 22", wood, 9)
    for (
        x,
        y,
        turn,
        size,
    ) in rows("""10 -150 -30 66 | -12 -120 200 60 | 12 -20 -16 76 | -12 10 196 70 |
        12 90 -34 58 | -10 -176 232 46"""):
        on.shape(leaf(x, y, size, turn, 0.5), "#56b048 #1c5450 #e8f880 #fbffc8 3", 9)
    c.motes(scatter(rng(3), 40, (60, 240, 480, 640), (1.4, 3.6)), "#fffbe0", "#ffe8a0")
