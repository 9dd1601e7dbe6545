"""At midnight a stag with antlers of lamplight drinks dew from a cup in a ring of toadstools.

Two sprites quarrel over a pea, and behind a tree somebody looks very politely away.
"""

from __future__ import annotations

import numpy as np
from art import (
    Array,
    Canvas,
    Ink,
    Light,
    Point,
    blur,
    ellipse,
    leaf,
    polygon,
    rng,
    samples,
    scatter,
    smoothstep,
    sparkle,
    spline,
    taper,
    trunk,
    union,
)
from cards._people import Stand

MOON = (590, 190)
LIGHT = Light(MOON, "#e8f0ff", "#0c0c34")
COAT = Ink("#cfdcf4", "#6a78c0", "#ffffff", rim="#ffffff", rim_width=4)
FAR_COAT = Ink("#8f9cd0", "#4a4e9c", "#dfe6ff")
BARK = Ink("#2c2454", "#120e30", "#7a6ab8", rim="#b8b0f0", rim_width=3)
SILVER = Ink("#d8dcec", "#5c5c98", "#ffffff", rim="#ffffff", rim_width=3)
TO_MOON = (0.3, -1.0)
CUP = (226, 566)
NIGHT = "#161244"


def paint(c: Canvas) -> None:
    _sky(c)
    _wood(c)
    _guest(c)
    _glade(c)
    _toadstools(c, FAR_RING)
    _stag(c)
    _cup(c)
    _sprites(c)
    _toadstools(c, NEAR_RING)
    _grass(c)
    dots = scatter(rng(8), 90, (20, 120, 840, 640), (1.2, 3.4))
    c.motes(dots, "#fff8c8", "#a8e890", radius=6)
    c.finish(vignette=0.3)


def _sky(c: Canvas) -> None:
    v = 0.24 + c.spot(*MOON, 640, 560) * 0.62
    v += (c.swirl(260, 110, 5, 3, stretch=(1, 0.6)) - 0.5) * 0.26
    inks = "#141044 .2:#2a1f68 .38:#4a3494 .55:#7a58b8 .72:#b08cd4 .88:#e0c4ea #fdf0f4"
    c.field(np.clip(v, 0, 1), inks)
    c.glow(c.mask(ellipse(*MOON, 124)), 50, "#e8d8ff", 0.5)
    disc = c.rough(ellipse(*MOON, 122))
    face = 0.75 + (c.noise(80, 4, 6) - 0.5) * 0.7 - (c.y - MOON[1]) / 700
    c.field(np.clip(face, 0, 1), "#c8c0e4 .3:#e8e0ee .6:#fbf6ec #fffdf4", disc)
    c.motes(scatter(rng(2), 90, (0, 0, 860, 330), (0.8, 2.4)), "#fffbe8")


def _wood(c: Canvas) -> None:
    for k, (x, w) in enumerate(((330, 26), (420, 20), (790, 30), (716, 22), (250, 30), (500, 14))):
        c.shape(trunk(x, w, k, top=-20, foot=520), Ink("#4a3a8a", "#2c2264", "#8a78c8"), bulge=9)
    c.haze(330, 520, "#8a70c8", 0.6)
    for k, (x, w, lean) in enumerate(((66, 92, -24), (836, 84, 20))):
        mask = c.shape(
            trunk(x, w, 20 + k, top=-20, foot=640, lean=lean), BARK, bulge=34, toward=(0.6, -0.4)
        )
        r = rng(k)
        grain = []
        for _ in range(12):
            at = x - w * 0.5 + r.rand() * w
            top = r.rand() * 500
            grain.append(([(at, top), (at + 6, top + 50), (at - 2, top + 100)], [1, 4, 1]))
        c.lines(grain, NIGHT, 0.7, clip=mask)
    for line, widths in (
        ("30,170 90,136 160,110 230,60 262,-30", [60, 44, 28, 18, 10]),
        ("150,116 200,120 250,104", [18, 12, 4]),
        ("850,150 800,96 756,60 730,-30", [56, 36, 24, 14]),
    ):
        c.shape(taper(line, widths), BARK, bulge=12, toward=(0.4, -1))
    owl = Stand(206, 84, 0.62)
    c.shape(owl.spline("-30,40! -38,-10 -30,-44! 0,-34 30,-44! 38,-10 30,40!"), BARK, bulge=16)
    c.flat([owl.path(ellipse(x, -12, 12)) for x in (-14, 14)], "#ffe9a0")
    c.flat([owl.path(ellipse(x, -12, 5)) for x in (-14, 14)], NIGHT)


def _guest(c: Canvas) -> None:
    """A hooded back half hidden by a tree, hands behind it."""
    cloak = Ink("#3f6aa8", "#1a2458", "#9ac0ea", rim="#d8e8ff", rim_width=3)
    body = "752,524! 752,452 764,404 790,392 818,404 830,460 834,526!"
    mask = c.shape(spline(body), cloak, bulge=26, toward=(-0.6, -0.8))
    c.lines([("780,430 774,480 772,522", [1, 5, 2])], "#1a2458", 0.7, clip=mask)
    hood = "758,408! 756,372 774,346 796,342 818,360 824,396 814,414! 788,420"
    c.shape(spline(hood), cloak, bulge=22, toward=(-0.6, -0.8), drop=6)
    for x, y, w in ((742, 330, 5), (728, 306, 4)):
        note = [ellipse(x, y, w, w * 0.8, -20)]
        c.flat(note, "#e8dcff")
        c.lines(
            [([(x + w, y), (x + w, y - w * 4), (x + w * 2.6, y - w * 3.2)], [1.8, 2, 1])], "#e8dcff"
        )


def _glade(c: Canvas) -> None:
    lawn = "-20,700! -20,520 120,486 320,476 540,480 740,496 880,516! 880,700!"
    grass = Ink("#2f5c7c", "#16245a", "#7fc0b0")
    mask = c.shape(spline(lawn), grass, bulge=70, toward=(0, -1))
    c.wash(c.spot(430, 560, 420, 110) * 0.85, "#7fc8b4", clip=mask)
    c.wash(c.spot(300, 575, 230, 60) * 0.7, "#d8f0c0", clip=mask)
    r = rng(11)
    blades = []
    for _ in range(220):
        x, y = r.rand() * 860, 500 + r.rand() ** 0.7 * 170
        blades.append(([(x, y), (x + 2, y - 6), (x + 5, y - 12)], [2, 2, 0.6]))
    c.lines(blades, "#16345c", 0.6, clip=mask, n=4)


# x, foot, size, hat
Toadstool = tuple[float, float, float, str]
FAR_RING: tuple[Toadstool, ...] = (
    (110, 530, 34, "#d04a78"),
    (186, 508, 27, "#b84a9a"),
    (270, 500, 24, "#d8607a"),
    (700, 524, 34, "#d04a78"),
    (640, 506, 26, "#b84a9a"),
)
NEAR_RING: tuple[Toadstool, ...] = (
    (60, 600, 62, "#d8506a"),
    (140, 652, 74, "#c04478"),
    (690, 650, 66, "#c04478"),
    (780, 606, 70, "#d8506a"),
    (606, 668, 44, "#e07880"),
    (250, 672, 42, "#e07880"),
)


def _toadstools(c: Canvas, row: tuple[Toadstool, ...]) -> None:
    for x, y, s, hue in row:
        at = Stand(x, y, s)
        c.shadow(ellipse(x + s * 0.2, y, s * 0.5, s * 0.12), NIGHT, 4, 0.7)
        stem = at.spline("-0.2,0! -0.14,-0.4 -0.16,-0.8! 0.16,-0.8! 0.14,-0.4 0.22,0!")
        c.shape(stem, Ink("#f0e4dc", "#7a6cb0", "#ffffff"), bulge=s * 0.14, toward=TO_MOON)
        hat = at.spline("-0.7,-0.6! -0.56,-1.0 0,-1.3 0.56,-1.0 0.7,-0.6! 0,-0.5")
        ink = Ink(hue, "#4a1460", "#ffb8b8", rim="#fff0f0", rim_width=3)
        cap = c.shape(hat, ink, bulge=s * 0.36, toward=TO_MOON)
        dots = ((-0.34, -0.86, 0.12), (0.06, -1.06, 0.13), (0.4, -0.8, 0.1), (0.0, -0.7, 0.08))
        c.flat([at.path(ellipse(a, b, r, r * 0.8)) for a, b, r in dots], "#fff6ec", clip=cap)


def _stag(c: Canvas) -> None:
    c.shadow(ellipse(520, 598, 190, 20), NIGHT, 10, 0.8)
    far = ["618,420 652,486 630,544 640,600", "452,440 446,510 452,560 444,606"]
    for line in far:
        c.shape(taper(line, [64, 32, 20, 17]), FAR_COAT, bulge=12, toward=TO_MOON)
    tail = spline("676,348! 704,338 724,362 714,398! 698,380 672,376")
    c.shape(tail, COAT, bulge=10, toward=TO_MOON)
    body = spline(
        "404,372! 436,326 486,320 550,336 612,326 664,340 692,386 686,430 646,446 590,434 530,448 "
        "470,470 424,476 400,436"
    )
    neck = taper("452,392 398,384 346,410 306,456", [136, 108, 78, 60])
    hind = taper("640,400 676,470 652,540 666,614", [110, 44, 22, 19], cap=False)
    fore = taper("440,420 418,500 422,556 406,622", [92, 38, 21, 18], cap=False)
    whole = c.shape(union(body, neck, hind, fore), COAT, bulge=40, toward=TO_MOON)
    c.wash(c.spot(540, 452, 130, 40) * 0.75, "#6a78c0", clip=whole)
    for x, y in ((666, 616), (406, 624), (640, 602), (444, 608)):
        hoof = spline([(x - 13, y + 10, 0), (x - 9, y - 9), (x + 9, y - 9), (x + 12, y + 10, 0)])
        c.shape(hoof, Ink("#4a3a7c", "#1c1848", "#a89ae0"), bulge=5, toward=TO_MOON)
    _mane(c, whole)
    _antlers(c)
    _stag_head(c)
    stars = scatter(rng(31), 30, (430, 335, 680, 440), (1.4, 3.4))
    c.motes(stars, "#fff8d8", clip=whole)


def _mane(c: Canvas, whole: Array) -> None:
    r = rng(3)
    strokes = []
    for at in samples("430,474 384,446 340,466", 14):
        x, y = at.x + r.rand() * 10, at.y - 10
        strokes.append(([(x, y - 26), (x - 2, y), (x + 6, y + 22)], [1, 9, 1.5]))
    c.lines(strokes, "#f4f8ff", 0.9)
    folds = [
        "412,372 430,412 424,452",
        "606,346 628,380 622,424",
        "480,344 464,376 468,408",
        "600,440 640,452 664,430",
    ]
    c.lines([(fold, [1, 5, 1]) for fold in folds], "#7a86c8", 0.7, clip=whole)


def _stag_head(c: Canvas) -> None:
    ear = spline("322,432! 366,412 392,424! 372,446 334,452")
    c.shape(ear, COAT, bulge=9, toward=TO_MOON, edge=0.4)
    head = "334,430 300,424 272,448 250,486 232,516 226,534 238,548 258,546 286,528 318,500 342,470"
    mask = c.shape(spline(head), COAT, bulge=26, toward=TO_MOON, drop=8, merge=[(346, 452, 34)])
    c.flat(spline("224,530 232,520 246,530 244,546 232,548"), "#4a3a7c", clip=mask)
    c.lines([("240,544 258,534 270,522", [1, 3.4, 1])], "#4a4a94", clip=mask)
    c.lines([("280,466 292,474 304,466", [2, 6, 2])], NIGHT, clip=mask)
    lashes = ["282,468 274,474", "288,472 282,480", "295,473 293,481"]
    c.lines([(lash, [2.4, 1]) for lash in lashes], NIGHT)
    c.wash(c.spot(276, 500, 30, 22) * 0.6, "#f0a8c8", clip=mask)


def _antlers(c: Canvas) -> None:
    """Branches of light, a flame on every tip."""
    beams: list[tuple[str, list[float]]] = [
        ("318,432 296,372 250,330 210,270 214,196", [16, 14, 12, 10, 4]),
        ("282,356 240,350 196,360", [10, 8, 3]),
        ("234,306 186,300 146,312", [10, 8, 3]),
        ("212,252 172,228 150,190", [9, 7, 3]),
        ("332,428 340,360 330,300 352,230 400,172", [16, 14, 12, 10, 4]),
        ("336,340 372,316 414,316", [10, 8, 3]),
        ("334,288 306,250 300,206", [10, 8, 3]),
        ("350,236 392,226 428,236", [9, 7, 3]),
    ]
    mask = c.mask([taper(line, widths) for line, widths in beams])
    c.glow(mask, 26, "#ffb850", 0.75)
    inks = Ink("#ffd06a", "#e8862e", "#fff8d0", rim="#fffdf0", rim_width=3)
    for line, widths in beams:
        c.shape(taper(line, widths), inks, bulge=6, toward=TO_MOON)
    tips: list[Point] = [
        (214, 190), (194, 358), (142, 310), (148, 184),
        (404, 166), (418, 316), (300, 200), (432, 236),
    ]  # fmt: skip
    flames = [spline([(x, y - 26, 0), (x + 9, y - 6), (x, y + 6), (x - 9, y - 6)]) for x, y in tips]
    c.glow(c.mask(flames), 16, "#ff9a3c", 1.0)
    c.flat(flames, "#ffcf5a")
    c.flat([ellipse(x, y - 5, 4, 8) for x, y in tips], "#fffbe0")
    c.halo(290, 280, 230, "#ffb050", 0.35)


def _cup(c: Canvas) -> None:
    at = Stand(*CUP, 1.15)
    c.shadow(ellipse(CUP[0], CUP[1] + 44, 50, 10), NIGHT, 6, 0.8)
    c.shape(at.spline("-30,42! -22,32 0,28 22,32 30,42! 0,48"), SILVER, bulge=7, toward=TO_MOON)
    c.shape(at.spline("-7,4! 7,4! 9,34! -9,34!"), SILVER, bulge=5, toward=TO_MOON)
    for side in (False, True):
        ear = Stand(*CUP, 1.15, flip=side)
        c.shape(
            taper(ear.points("-34,-26 -54,-24 -50,-4 -28,-2"), [8, 8, 7]), SILVER, toward=TO_MOON
        )
    bowl = c.shape(at.spline("-40,-34! 40,-34! 36,0 0,16 -36,0"), SILVER, bulge=18, toward=TO_MOON)
    c.lines([(at.points("-34,-12 0,0 34,-12"), [1, 3.4, 1])], "#6a6aa8", 0.8, clip=bowl)
    c.flat(at.path(ellipse(0, -34, 40, 9)), "#8a90c8")
    c.flat(at.path(ellipse(0, -33, 35, 6.5)), "#d4fbff")
    c.lines([(at.points("-22,-33 0,-31 20,-34"), [1, 2.6, 1])], "#5aa8d0")
    c.lines(sparkle(CUP[0] + 34, CUP[1] - 42, 34, 6), "#ffffff")
    peas = ((150, 612, 7), (164, 620, 8), (180, 614, 7))
    c.shape(leaf(134, 622, 66, -8, 0.4), Ink("#4a9a5c", "#174a44", "#b0e890"), toward=TO_MOON)
    for x, y, r in peas:
        c.shape(ellipse(x, y, r), Ink("#8ad07a", "#2a6a54", "#f0ffd0"), bulge=5, toward=TO_MOON)


def _sprites(c: Canvas) -> None:
    """Two that quarrel over a pea, and three who watch."""
    for x, y, s, tilt, flip in (
        (478, 534, 1.5, -16, True),
        (560, 530, 1.5, 16, False),
        (96, 420, 1.0, 10, True),
        (704, 250, 0.9, -10, False),
        (520, 96, 0.8, 14, True),
    ):
        _sprite(c, Stand(x, y, s, tilt, flip))
    c.shape(ellipse(520, 528, 13), Ink("#8ad07a", "#2a6a54", "#f0ffd0"), bulge=8, toward=TO_MOON)


def _sprite(c: Canvas, at: Stand) -> None:
    s = at.scale
    wings = c.mask(
        [
            at.path(ellipse(15, -19, 18, 9, -40)),
            at.path(ellipse(17, 3, 14, 7, 20)),
            at.path(ellipse(6, -24, 15, 7, -75)),
        ]
    )
    c.glow(wings, 9 * s, "#a8f0ff", 0.7)
    c.put("#dcfaff", wings * 0.8)
    gown = at.spline("-6,-10! 6,-10! 12,22! 0,18 -12,22!")
    c.shape(gown, Ink("#f0a848", "#a84a50", "#fff0a8"), bulge=5 * s, toward=TO_MOON)
    arms = [at.points("-2,-4 -14,-6 -24,-2"), at.points("-2,0 -14,3 -24,2")]
    c.lines([(arm, [4 * s, 3 * s]) for arm in arms], "#ffe0c0")
    legs = [at.points("-4,20 -6,30 -10,36"), at.points("4,20 6,30 3,37")]
    c.lines([(leg, [4 * s, 2.6 * s]) for leg in legs], "#ffe0c0")
    c.shape(at.path(ellipse(0, -20, 10, 10)), Ink("#ffe4c8", "#c08890", "#fffbf0"), bulge=6 * s)
    c.flat(at.spline("-10,-22! -8,-32 2,-38! 10,-30 12,-16! 4,-26"), "#c0486a")
    c.flat([at.path(ellipse(-6, -20, 1.6, 2.2))], NIGHT)
    c.lines([(at.points("-8,-15 -5,-13 -2,-14"), [1, 1.8, 1])], "#8a3050")


def _grass(c: Canvas) -> None:
    """Dark blades that frame the foot of the picture."""
    r = rng(17)
    blades = []
    for k in range(46):
        x = -10 + k * 19.5 + r.rand() * 10
        edge = abs(x - 430) / 430
        tall = 16 + 56 * edge**2 + r.rand() * 18
        bend = (r.rand() - 0.5) * 34
        blades.append(polygon([(x - 7, 690), (x + bend, 680 - tall), (x + 8, 690)]))
    c.flat(blades, "#12184a")
    v = smoothstep(640, 690, c.y) * 0.5
    c.wash(blur(v, 4), "#12184a")
