"""The sea has sent a hand to tea, and the enchantress takes the cup as if it did so every day."""

from __future__ import annotations

import math

from art import Canvas, Ink, Light, Place, cloud, fan, foam, leaf, placed, ridge, rng, scatter
from art.geometry import arc_points, ellipse, samples, taper
from cards._people import Look, Stand, face
from cards._planes import near_shadow

LIGHT = Light((420, 330), "#fff0c0", "#221040")
WAY = (-0.9, -0.3)
SKIN = Ink("#f0b48c", "#a8584c", "#fff0cc")
HAIR = Ink("#c84a24", "#5a142c", "#ffb050", rim="#ffe8a8")
LIGHT_HAIR = Ink("#e06a2c", "#7a2030", "#ffd070", rim="#fff0b8")
LEAF = Ink("#3a8a5c", "#144444", "#b8e080")
GOLD = Ink("#e8b040", "#8a4a2c", "#fff6c0")
GOWN = Ink("#8a3490", "#34124c", "#e88ac0", rim="#ffe0d0")
WATER = Ink("#2f8cb0", "#0f3c6c", "#b0f0e8", rim="#fffff0")
FOAM = Ink("#f0fbf4", "#8cb8cc", "#ffffff")
CHINA = Ink("#fff6e4", "#a890a8", "#ffffff")
HEAD = Stand(694, 322, 1.3, -3)
LOOK = Look(SKIN, line="#4a1424", brow="#8a2c1c", lids=0.34, smile=1.1, gaze=-0.5, iris="#2f7a6a")


def paint(c: Canvas) -> None:
    c.layers(_sunset, _wave, _hair_back, _shoulders)
    skin = face(c, HEAD, LOOK, WAY)
    near_shadow(c, HEAD, skin, SKIN.shade, 0.45)
    c.layers(_hair_front, _flowers, _hand_of_water, _cup)
    c.motes(scatter(rng(4), 50, (80, 160, 620, 640), (1.4, 3.8)), "#fffbe8", "#ffd890")
    c.finish(vignette=0.26)


def _sunset(c: Canvas) -> None:
    v = c.spot(400, 400, 820, 560) * 0.9 + (c.swirl(250, 90, 5, 3, stretch=(1, 0.4)) - 0.5) * 0.22
    c.field(v, "#34246c .2:#5c3a8c .4:#a0589c .58:#ec8a94 .74:#ffc48a .9:#ffe8b0 #fffae0")
    c.glow(c.flat(ellipse(400, 500, 130), "#fff4cc"), 46, "#ffd890", 0.6)
    c.shape(cloud(480, 130, 190, 30, 4), "#f4c0c8 #9a6aa8 #fff0e0", 10, toward=WAY)
    sea = c.mask(ridge(560, 4, 300, 2))
    v = 0.5 + (c.noise(130, 4, 6, stretch=(1, 0.14)) - 0.5) * 0.9 + c.spot(400, 600, 260, 200) * 0.5
    c.field(v, "#2a2a74 .3:#4a4a9c .5:#9a6aa8 .7:#f0a0a0 .88:#ffdca0 #fffae0", sea)


def _wave(c: Canvas) -> None:
    """The sleeve of the hand: a wave that rises at the left and leans in."""
    body = "-40,800! -40,400! -10,330 60,310 120,370 150,470 200,560 300,640 380,700 400,800!"
    m = c.shape(body, WATER, 70, toward=(0.9, -0.4))
    ribs = [
        ([(-30 + i * 34, 780), (-20 + i * 26, 620 - i * 6), (20 + i * 20, 430 + i * 18)], [2, 8, 1])
        for i in range(9)
    ]
    c.lines(ribs, "#8ad8dc", 0.6, clip=m)
    c.shape(
        foam("-30,352 40,322 110,360 160,450", 12, 34, 22, 3, 24),
        FOAM,
        14,
        toward=(0.6, -0.8),
    )


def _hand_of_water(c: Canvas) -> None:
    """The wave's arm: its crest breaks into curling fingers that bear the saucer."""
    fingers = (
        ("300,600 430,650 560,640 600,590 566,560", [90, 74, 54, 34, 8]),
        ("280,570 400,610 520,610 556,570 530,548", [90, 74, 54, 32, 8]),
        ("250,560 330,520 352,470 396,452 420,474", [90, 66, 46, 32, 8]),
    )
    for line, widths in fingers:
        c.shape(taper(line, widths), WATER, 20, toward=(0.2, -1), edge=0.4, drop=8)
    m = c.shape("-20,800 90,660 220,590 400,606 : 280 200 150 90", WATER, 50, toward=(0.2, -1))
    streams = ("0,760 140,640 380,596", "40,790 180,670 400,620", "-10,700 100,610 300,570")
    c.lines([(line, [2, 10, 2]) for line in streams], "#b0f0e8", 0.7, clip=m)
    c.shape(foam("130,560 170,620 196,690 196,750", 14, 32, 16, 8, 26), FOAM, 13, toward=(0.2, -1))
    for line, _ in fingers:
        tip = samples(line, 30)[16:]
        crest = [(at.x, at.y - 14) for at in tip]
        c.shape(foam(crest, 5, 13, 12, 5, 10), FOAM, 7, toward=(0.2, -1))


def _cup(c: Canvas) -> None:
    p = Place(474, 510, 1.2)
    c.shape(p.path(ellipse(0, 46, 88, 19)), CHINA, 9, toward=WAY, drop=10, edge=0.4)
    c.put("#e8d4d0", c.mask(p.path(ellipse(62, -4, 26, 24)), stroke=14))
    bowl = "-62,-40! 62,-40! 54,10 30,40 0,46 -30,40 -54,10"
    m = c.shape(p.path(bowl), CHINA, 34, toward=WAY, edge=0.4)
    c.lines([(p.points("-60,-22 0,-14 60,-22"), [3, 6, 3])], "#c8304c", clip=m)
    c.flat([p.path(leaf(-6, 8, 17, k * 72, 0.7)) for k in range(5)], "#d8588c", clip=m)
    c.flat(p.path(ellipse(-6, 8, 5)), "#ffd24a")
    c.shape(p.path(ellipse(0, -40, 62, 14)), CHINA, 6, toward=WAY)
    c.flat(p.path(ellipse(0, -38, 53, 10)), "#a8542c")
    for line in ("470,452 440,400 480,350 456,290", "500,450 530,400 496,350 520,300"):
        c.shape(taper(line, [4, 16, 18, 3]), FOAM, 6, toward=WAY, alpha=0.75)


def _lock(c: Canvas, line: str, widths: list[float], ink: Ink = HAIR) -> None:
    """One strand of hair with its own light along it."""
    m = c.shape(taper(line, widths), ink, 22, toward=WAY, edge=0.35)
    run = samples(line, 24)
    for off, hue in ((-0.26, ink.lit), (-0.06, ink.shade), (0.2, ink.shade)):
        inner = [at.beside(off * max(widths) * (1 - i / 26)) for i, at in enumerate(run[1:-1])]
        c.lines([(inner, [1, 6, 5, 1])], hue, 0.6, clip=m)


def _hair_back(c: Canvas) -> None:
    """The evening wind takes it all one way, in long waves."""
    _lock(c, "730,160 840,100 940,150 1060,90", [150, 130, 100, 70])
    _lock(c, "780,220 880,190 960,270 1060,230", [160, 150, 120, 90], LIGHT_HAIR)
    _lock(c, "780,320 880,330 940,420 1060,400", [170, 160, 140, 110])
    _lock(c, "780,420 860,470 900,580 1060,580", [160, 160, 140, 110], LIGHT_HAIR)
    _lock(c, "770,480 820,580 860,690 1000,770", [140, 130, 120, 90])


def _shoulders(c: Canvas) -> None:
    neck = HEAD.spline("-22,90! -16,150 -50,190 -130,240 -40,330 140,330 190,230 100,180 80,60!")
    c.shape(neck, SKIN, 60, toward=WAY)
    c.shadow(HEAD.spline("-26,122 20,118 74,80 84,134 10,166"), SKIN.shade, 8, 0.7)
    gown = "470,800! 510,680 560,610! 640,690 730,700 830,610! 930,660 980,800!"
    m = c.shape(gown, GOWN, 60, toward=WAY, drop=8)
    folds = "620,700 610,740 590,790 | 740,710 750,750 740,790 | 840,670 860,730 870,790 : 2 9 5"
    c.lines(folds, GOWN.shade, 0.7, clip=m)
    c.shape("554,610 640,692 730,702 836,606 = 16 24 24 16", GOLD, 8, toward=WAY, drop=5)


def _hair_front(c: Canvas) -> None:
    """Parted above the far brow and swept back behind the ear."""
    near = HEAD.spline("""-74,-122! -46,-92 6,-84 44,-56 70,-10 70,40 84,84! 140,70 168,-20 150,-110
        70,-178 -10,-180 -60,-160""")
    m = c.shape(near, HAIR, 50, toward=WAY, drop=12)
    first, step = "-60,-126 24,-108 92,-50 100,50", "14,-10 18,-7 13,-3 8,-2"
    c.lines(placed(HEAD.points, fan(first, step, 6, [1, 8, 8, 2])), HAIR.shade, 0.6, clip=m)
    first = "-66,-132 18,-116 86,-58 94,44"
    c.lines(placed(HEAD.points, fan(first, step, 6, [1, 4, 5, 1])), HAIR.lit, 0.75, clip=m)
    far = HEAD.spline("-70,-128! -88,-92 -96,-40 -92,20! -118,-30 -116,-96 -90,-146")
    c.shape(far, HAIR, 14, toward=WAY, drop=5)
    c.put("#f0c050", c.mask([taper(arc_points(*HEAD.at(80, 78), 14, 22, 0, 340), [4, 7, 4])]))


def _flowers(c: Canvas) -> None:
    hues = ("#fff0e0", "#f08ab0", "#8ad8dc", "#fff0e0", "#f08ab0")
    wreath = HEAD.points("-84,-128 -40,-164 30,-176 96,-146 140,-92")
    for i, (at, hue) in enumerate(zip(samples(wreath, 5), hues, strict=True)):
        for side in (-70, 70):
            c.shape(leaf(at.x, at.y, 52, side - 90 + i * 14, 0.5), LEAF, 6, toward=WAY)
        petals = [
            ellipse(at.x + math.cos(k) * 19, at.y + math.sin(k) * 19, 17)
            for k in [j * math.pi * 0.4 for j in range(5)]
        ]
        c.shape(petals, f"{hue} #7a4a80 #ffffff", 9, toward=WAY, edge=0.3, drop=4)
        c.flat(ellipse(at.x, at.y, 9), "#ffd24a")
