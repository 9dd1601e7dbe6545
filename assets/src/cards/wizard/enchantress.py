"""The sea has sent a hand to tea, and the enchantress takes the cup as if it did so every day."""

from __future__ import annotations

import math

from art import (
    Canvas,
    Ink,
    Light,
    Place,
    arc_points,
    blur,
    cloud,
    ellipse,
    foam,
    leaf,
    ridge,
    rng,
    samples,
    scatter,
    spline,
    taper,
)

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
FACE = Place(72, -150, 1.34)


def paint(c: Canvas) -> None:
    _sunset(c)
    _wave(c)
    _hair_back(c)
    _shoulders(c)
    _face(c)
    _hair_front(c)
    _flowers(c)
    _hand_of_water(c)
    _cup(c)
    c.motes(scatter(rng(4), 50, (80, 160, 620, 640), (1.4, 3.8)), "#fffbe8", "#ffd890")
    c.finish(vignette=0.26)


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
        "-40,800! -40,400! -10,330 60,310 120,370 150,470 200,560 300,640 380,700 400,800!"
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
    """The wave's arm: its crest breaks into curling fingers that bear the saucer."""
    fingers = (
        ("300,600 430,650 560,640 600,590 566,560", [90, 74, 54, 34, 8]),
        ("280,570 400,610 520,610 556,570 530,548", [90, 74, 54, 32, 8]),
        ("250,560 330,520 352,470 396,452 420,474", [90, 66, 46, 32, 8]),
    )
    for line, widths in fingers:
        c.shape(taper(line, widths), WATER, bulge=20, toward=(0.2, -1), edge=0.4, drop=8)
    arm = taper("-20,800 90,660 220,590 400,606", [280, 200, 150, 90])
    m = c.shape(arm, WATER, bulge=50, toward=(0.2, -1))
    streams = ("0,760 140,640 380,596", "40,790 180,670 400,620", "-10,700 100,610 300,570")
    c.lines([(line, [2, 10, 2]) for line in streams], "#b0f0e8", 0.7, clip=m)
    lace = foam("130,560 170,620 196,690 196,750", 14, 32, 16, 8, 26)
    c.shape(lace, FOAM, bulge=13, toward=(0.2, -1))
    for line, _ in fingers:
        tip = samples(line, 30)[16:]
        crest = [(at.x, at.y - 14) for at in tip]
        c.shape(foam(crest, 5, 13, 12, 5, 10), FOAM, bulge=7, toward=(0.2, -1))


def _cup(c: Canvas) -> None:
    p = Place(474, 510, 1.2)
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


def _lock(c: Canvas, line: str, widths: list[float], lit: bool = False) -> None:
    """One strand of hair with its own light along it."""
    m = c.shape(taper(line, widths), LIGHT_HAIR if lit else HAIR, bulge=18, toward=WAY, edge=0.35)
    run = samples(line, 24)
    for off in (-0.2, 0.14):
        inner = [at.beside(off * max(widths)) for at in run[2:-3]]
        c.lines([(inner, [1, 5, 4, 1])], HAIR.shade, 0.6, clip=m)


def _hair_back(c: Canvas) -> None:
    """The evening wind takes it all one way, in long waves that end in curls."""
    _lock(c, "720,170 860,60 980,90 1060,40", [110, 100, 70, 30])
    _lock(c, "800,230 930,150 1000,210 1060,180", [140, 120, 90, 50], lit=True)
    _lock(c, "830,300 950,270 990,350 1060,340", [150, 130, 100, 60])
    _lock(c, "840,370 960,380 970,470 1060,500", [150, 130, 100, 60], lit=True)
    _lock(c, "830,420 930,480 930,590 1010,680 1060,680", [150, 130, 110, 80, 40])
    _lock(c, "800,430 870,540 840,650 900,760", [120, 110, 90, 50], lit=True)


def _shoulders(c: Canvas) -> None:
    neck = FACE.path(
        spline("468,486! 482,540 478,570 440,620 400,700 700,720 640,640 610,570 604,440!")
    )
    m = c.shape(neck, SKIN, bulge=60, toward=WAY)
    under = FACE.path(spline("440,500! 520,486 590,430 620,500 580,560 500,540"))
    c.wash(blur(c.mask(under), 6) * 0.75, SKIN.shade, clip=m)
    gown = spline("560,800! 590,720 640,666! 720,712 820,700 900,640! 960,700 990,800!")
    m = c.shape(gown, GOWN, bulge=50, toward=WAY, drop=8)
    folds = ("660,700 660,740 640,790", "760,716 770,750 770,790", "860,690 890,740 900,790")
    c.lines([(f, [2, 9, 5]) for f in folds], GOWN.shade, 0.7, clip=m)
    trim = taper("634,666 720,714 820,702 904,638", [14, 22, 22, 14], cap=False)
    c.shape(trim, GOLD, bulge=8, toward=WAY, drop=5)


def _face(c: Canvas) -> None:
    """A profile against the sun, eyes lowered to the cup."""
    face = FACE.path(
        spline(
            "500,206 446,240 424,286 417,316 421,338 406,366 386,392 390,405 411,411"
            " 406,420 397,431 409,440! 401,450 404,459 414,464 409,482 418,502 444,512"
            " 486,500 540,462 590,420 620,320 590,230"
        )
    )
    m = c.shape(face, SKIN, bulge=100, toward=(-1, -0.25), shading=1.1)
    cheek = FACE.path(spline("560,250! 508,330 500,380 470,420 466,460 500,500 600,470 640,300"))
    c.wash(blur(c.mask(cheek), 10) * 0.34, SKIN.shade, clip=m)
    c.wash(c.spot(*FACE.points("452,412")[0], 60, 40) * 0.5, "#e0705a", clip=m)
    c.wash(c.spot(*FACE.points("438,326")[0], 44, 18) * 0.6, "#b8607a", clip=m)
    lines = (
        ("414,348 430,356 452,352 470,338", [2, 9, 7, 1]),
        ("420,332 440,328 462,332", [1, 4, 1]),
        ("420,306 444,292 480,302", [2, 9, 1]),
        ("398,404 408,398 415,405", [1, 5, 1]),
        ("420,384 427,398 418,410", [1, 3, 1]),
        ("446,511 500,492 548,452", [1, 4, 1]),
    )
    c.lines([(FACE.points(line), w) for line, w in lines], "#4a1424", 0.95, clip=m)
    lashes = ("424,354 412,362", "432,357 422,367", "444,357 438,367")
    c.lines([(FACE.points(line), [3, 1]) for line in lashes], "#3a1020")
    c.flat(FACE.path(spline("397,431! 405,421 414,424 438,438! 409,441!")), "#b8303c", clip=m)
    c.flat(FACE.path(spline("401,450 409,441! 438,438! 422,453 406,459")), "#d84a54", clip=m)
    c.lines([(FACE.points("405,440 420,440 442,436"), [1, 4, 1])], "#5a1424", clip=m)


def _hair_front(c: Canvas) -> None:
    crown = FACE.path(
        spline(
            "440,250! 452,190 520,140 620,140 690,200 700,300 690,400 640,470! 600,430 580,380"
            " 560,330 540,280 500,250"
        )
    )
    m = c.shape(crown, HAIR, bulge=50, toward=WAY, drop=10)
    strands = [
        (
            [
                (452 + i * 20, 232 - i * 16),
                (530 + i * 22, 232 - i * 8),
                (584 + i * 16, 320),
                (606 + i * 12, 430),
            ],
            [1, 8, 8, 2],
        )
        for i in range(6)
    ]
    c.lines([(FACE.points(p), w) for p, w in strands], HAIR.shade, 0.65, clip=m)
    c.lines(
        [(FACE.points([(x - 9, y - 4) for x, y in p]), [1, 4, 5, 1]) for p, _ in strands],
        HAIR.lit,
        0.75,
        clip=m,
    )
    _lock(c, "846,380 800,470 850,560 800,640 760,660", [60, 66, 60, 44, 6], lit=True)
    hoop = c.mask([taper(arc_points(*FACE.points("560,436")[0], 17, 26, 0, 340), [4, 6, 4])])
    c.put("#f0c050", hoop)


def _flowers(c: Canvas) -> None:
    hues = ("#fff0e0", "#f08ab0", "#8ad8dc", "#fff0e0", "#f08ab0")
    wreath = FACE.points("446,228 486,180 546,148 616,150 672,190")
    for i, (at, hue) in enumerate(zip(samples(wreath, 5), hues, strict=True)):
        for side in (-70, 70):
            c.shape(leaf(at.x, at.y, 52, side - 90 + i * 14, 0.5), LEAF, bulge=6, toward=WAY)
        petals = [
            ellipse(at.x + math.cos(k) * 19, at.y + math.sin(k) * 19, 17)
            for k in [j * math.pi * 0.4 for j in range(5)]
        ]
        c.shape(petals, Ink(hue, "#7a4a80", "#ffffff"), bulge=9, toward=WAY, edge=0.3, drop=4)
        c.flat(ellipse(at.x, at.y, 9), "#ffd24a")
