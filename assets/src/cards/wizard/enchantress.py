"""The sea has sent a hand to tea, and the enchantress takes the cup as if it did so every day."""

from __future__ import annotations

import math

from art import (
    Canvas,
    Ink,
    Light,
    Place,
    arc_points,
    cloud,
    ellipse,
    foam,
    leaf,
    ridge,
    rng,
    scatter,
    spline,
    taper,
)
from cards._people import Look, Stand, face

LIGHT = Light((420, 330), "#fff0c0", "#221040")
WAY = (-0.9, -0.3)
SKIN = Ink("#f0b48c", "#a8584c", "#fff0cc")
HAIR = Ink("#c84a24", "#5a142c", "#ffb050", rim="#ffe8a8")
GOWN = Ink("#8a3490", "#34124c", "#e88ac0", rim="#ffe0d0")
WATER = Ink("#2f8cb0", "#0f3c6c", "#b0f0e8", rim="#fffff0")
FOAM = Ink("#f0fbf4", "#8cb8cc", "#ffffff")
CHINA = Ink("#fff6e4", "#a890a8", "#ffffff")
HEAD = Stand(716, 292, 1.3, -3)
LOOK = Look(SKIN, iris="#5a3a8a", lips="#c8304c", brow="#8a2c1c", lids=0.42, smile=0.9, frown=-0.3)


def paint(c: Canvas) -> None:
    _sunset(c)
    _wave(c)
    _hair_back(c)
    _shoulders(c)
    face(c, HEAD, LOOK, WAY)
    _hair_front(c)
    _hand_of_water(c)
    _cup(c)
    c.motes(scatter(rng(4), 50, (80, 160, 620, 640), (1.4, 3.8)), "#fffbe8", "#ffd890")
    c.finish(vignette=0.3)


def _sunset(c: Canvas) -> None:
    v = c.spot(400, 400, 820, 560) * 0.9 + (c.swirl(250, 90, 5, 3, stretch=(1, 0.4)) - 0.5) * 0.22
    c.field(v, "#34246c .2:#5c3a8c .4:#a0589c .58:#ec8a94 .74:#ffc48a .9:#ffe8b0 #fffae0")
    sun = c.flat(ellipse(400, 500, 130), "#fff4cc")
    c.glow(sun, 46, "#ffd890", 0.6)
    c.shape(cloud(480, 130, 190, 30, 4), Ink("#f4c0c8", "#9a6aa8", "#fff0e0"), bulge=10, toward=WAY)
    sea = c.mask(ridge(560, 4, 300, 2))
    v = 0.5 + (c.noise(130, 4, 6, stretch=(1, 0.14)) - 0.5) * 0.9 + c.spot(400, 600, 260, 200) * 0.5
    c.field(v, "#2a2a74 .3:#4a4a9c .5:#9a6aa8 .7:#f0a0a0 .88:#ffdca0 #fffae0", sea)


def _wave(c: Canvas) -> None:
    """The sleeve of the hand: a wave that rises at the left and leans in."""
    body = spline(
        "-40,800! -40,420! -10,350 60,330 120,380 160,470 210,560 300,640 380,700 400,800!"
    )
    m = c.shape(body, WATER, bulge=70, toward=(0.9, -0.4))
    ribs = [
        ([(-30 + i * 34, 780), (-20 + i * 26, 620 - i * 6), (20 + i * 20, 430 + i * 18)], [2, 8, 1])
        for i in range(9)
    ]
    c.lines(ribs, "#8ad8dc", 0.6, clip=m)
    c.shape(
        foam("-30,352 40,322 110,360 160,450", 12, 34, 22, 3, 24),
        FOAM,
        bulge=14,
        toward=(0.6, -0.8),
    )


def _hand_of_water(c: Canvas) -> None:
    """A palm held out from the left with the saucer on it; foam for nails and for lace."""
    arm = taper("60,760 160,640 280,590 380,590", [230, 170, 130, 120])
    m = c.shape(arm, WATER, bulge=50, toward=(0.2, -1))
    c.lines(
        [("20,740 150,640 330,586", [2, 9, 2]), ("90,780 200,680 350,622", [2, 9, 2])],
        "#b0f0e8",
        0.7,
        clip=m,
    )
    c.shape(
        foam("176,548 204,610 236,690 240,740", 14, 32, 16, 8, 26), FOAM, bulge=13, toward=(0.2, -1)
    )
    palm = spline("330,540! 420,560 500,566 540,590 520,630 430,660 340,660 300,600")
    c.shape(palm, WATER, bulge=36, toward=(0.2, -1), drop=10)
    for line, w in (
        ("490,610 570,600 622,548", [52, 44, 20]),
        ("480,632 574,636 646,592", [52, 44, 20]),
        ("460,650 552,664 624,640", [50, 42, 20]),
    ):
        c.shape(taper(line, w), WATER, bulge=16, toward=(0.2, -1), edge=0.4)
        x, y = (float(v) for v in line.split()[-1].split(","))
        c.shape(ellipse(x, y, 13, 10), FOAM, bulge=7)
    c.shape(
        taper("340,560 372,500 426,480", [60, 46, 20]), WATER, bulge=18, toward=(0.2, -1), edge=0.4
    )
    c.shape(ellipse(428, 480, 13, 10), FOAM, bulge=7)
    drips = [
        taper([(x, y), (x - 2, y + h)], [12, 5])
        for x, y, h in ((360, 664, 50), (430, 664, 34), (500, 668, 60))
    ]
    c.shape(drips, WATER, bulge=5, toward=(0.2, -1))


def _cup(c: Canvas) -> None:
    p = Place(484, 520, 1.25)
    c.shape(p.path(ellipse(0, 46, 88, 19)), CHINA, bulge=9, toward=WAY, drop=10, edge=0.4)
    handle = c.mask(p.path(ellipse(62, -4, 26, 24)), stroke=14)
    c.put("#e8d4d0", handle)
    bowl = spline("-62,-40! 62,-40! 54,10 30,40 0,46 -30,40 -54,10")
    m = c.shape(p.path(bowl), CHINA, bulge=34, toward=WAY, edge=0.4)
    c.lines([(p.points("-60,-22 0,-14 60,-22"), [3, 6, 3])], "#c8304c", clip=m)
    petals = [p.path(leaf(-6, 8, 17, k * 72, 0.7)) for k in range(5)]
    c.flat(petals, "#d8588c", clip=m)
    c.flat(p.path(ellipse(-6, 8, 5)), "#ffd24a")
    c.shape(p.path(ellipse(0, -40, 62, 14)), CHINA, bulge=6, toward=WAY)
    c.flat(p.path(ellipse(0, -38, 53, 10)), "#a8542c")
    for line in ("470,452 440,400 480,350 456,290", "500,450 530,400 496,350 520,300"):
        c.shape(taper(line, [4, 16, 18, 3]), FOAM, bulge=6, toward=WAY, alpha=0.75)


def _hair_back(c: Canvas) -> None:
    r = rng(3)
    for i in range(9):
        y = 150 + i * 52
        lock = [
            (760, y),
            (880, y + 10),
            (950 + 20 * math.sin(i * 2.0), y + 90),
            (1010 + 30 * r.randn(), y + 150),
        ]
        c.shape(taper(lock, [90, 90, 60, 6]), HAIR, bulge=26, toward=WAY, edge=0.3)


def _shoulders(c: Canvas) -> None:
    neck = HEAD.spline("-14,96! -10,150 -50,186 -120,220 -30,290 120,280 150,214 84,180 74,60!")
    c.shape(neck, SKIN, bulge=50, toward=WAY)
    c.shadow(HEAD.spline("-24,124 20,118 76,84 80,124 20,150"), "#8a3c50", 6, 0.5)
    gown = spline("520,800! 548,660 580,576! 640,610 730,620 810,580! 900,600 980,680 1010,800!")
    m = c.shape(gown, GOWN, bulge=60, toward=WAY, drop=8)
    folds = ("640,620 630,700 600,790", "730,630 740,710 730,790", "830,600 860,700 860,790")
    c.lines([(f, [2, 9, 5]) for f in folds], GOWN.shade, 0.7, clip=m)
    trim = taper("576,576 640,612 730,622 816,576", [16, 22, 22, 16], cap=False)
    c.shape(trim, Ink("#e8b040", "#8a4a2c", "#fff6c0"), bulge=8, toward=WAY, drop=5)


def _hair_front(c: Canvas) -> None:
    lock = HEAD.spline(
        "-80,-118! -44,-96 10,-100 54,-72 74,-10 70,60 92,140 70,240! 130,260 170,160 160,20"
        " 140,-90"
        " 100,-150 20,-178 -50,-162"
    )
    m = c.shape(lock, HAIR, bulge=40, toward=WAY, drop=8)
    for i in range(6):
        line = HEAD.points(
            [
                (-64 + i * 20, -118 - i * 4),
                (30 + i * 14, -94),
                (84 + i * 11, -10),
                (88 + i * 12, 100),
                (84 + i * 10, 220),
            ]
        )
        c.lines([(line, [1, 6, 6, 6, 1])], HAIR.shade, 0.6, clip=m)
        c.lines([([(x - 9, y - 2) for x, y, *_ in line], [1, 3, 4, 3, 1])], HAIR.lit, 0.7, clip=m)
    blooms = (
        (-66, -128, "#fff0e0"),
        (-24, -146, "#f08ab0"),
        (26, -150, "#fff0e0"),
        (74, -138, "#8ad8dc"),
        (112, -104, "#f08ab0"),
    )
    for x, y, hue in blooms:
        cx, cy = HEAD.at(x, y)
        c.shape(
            leaf(cx, cy, 44, -120 + x * 0.5, 0.5), Ink("#3a8a5c", "#144444", "#b8e080"), bulge=6
        )
        petals = [
            ellipse(cx + math.cos(k) * 17, cy + math.sin(k) * 17, 15)
            for k in [j * math.pi * 0.4 for j in range(5)]
        ]
        c.shape(petals, Ink(hue, "#7a4a80", "#ffffff"), bulge=8, toward=WAY, edge=0.3, drop=4)
        c.flat(ellipse(cx, cy, 8), "#ffd24a")
    hoop = c.mask([taper(arc_points(*HEAD.at(80, 92), 15, 22, 0, 330), [4, 5, 4])])
    c.put("#f0c050", hoop)
