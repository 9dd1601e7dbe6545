"""A miser bends over his hoard: gold lights him from below and rims his spectacles."""

from __future__ import annotations

import math

from art import (
    Array,
    Canvas,
    Ink,
    Light,
    arc_points,
    blur,
    difference,
    ellipse,
    rng,
    smoothstep,
    spline,
    taper,
    union,
)

LIGHT = Light((180, 640), "#ffd870", "#10081c")
WAY = (-0.6, 1)
SKIN = Ink("#d89064", "#6a2c3c", "#ffdc98", rim="#ffe6a0", rim_width=4)
GOLD = Ink("#e8ae3c", "#8a4a20", "#fff4b0")
CAP = Ink("#96303a", "#3c1024", "#f08a4c")
FUR = Ink("#7a5436", "#2c1a24", "#e8b060")
HAIR = Ink("#c4b4a4", "#584060", "#fff0bc")


def paint(c: Canvas) -> None:
    _vault(c)
    _cloak(c)
    face = _face(c)
    _features(c, face)
    _fur(c)
    _hair(c)
    _cap(c)
    _spectacles(c)
    _hoard(c)
    c.finish(vignette=0.3)


def _vault(c: Canvas) -> None:
    v = c.spot(190, 690, 480) * 1.15 + (c.noise(120, 4, 4) - 0.5) * 0.12
    c.field(v, "#2c163c .16:#4c2246 .36:#803440 .58:#c06432 .8:#f4b040 #ffeaa0")
    for radius in (250, 330, 410):
        arch = arc_points(90, 520, radius, radius, 180, 360, 40)
        c.lines([(arch, [5, 5])], "#1c0f2a", 0.35, n=60)
    joints = [
        (
            [
                (90 + math.cos(a) * 250, 520 + math.sin(a) * 250),
                (90 + math.cos(a) * 410, 520 + math.sin(a) * 410),
            ],
            [4, 4],
        )
        for a in (4.0, 4.5, 5.0, 5.5, 6.0)
    ]
    c.lines(joints, "#1c0f2a", 0.3)


def _cloak(c: Canvas) -> None:
    back = spline("250,680! 260,534 330,474 420,374 520,324 600,374 660,494 680,680!")
    mask = c.shape(back, Ink("#5a2440", "#200e24", "#b0503c"), bulge=90, toward=WAY)
    folds = ("540,394 560,474 540,614", "470,424 470,514 440,614")
    c.lines([(f, [1, 9, 2]) for f in folds], "#200e24", 0.7, clip=mask)


def _fur(c: Canvas) -> None:
    fur = [(246, 566, 34), (282, 546, 42), (322, 526, 46), (362, 500, 48), (402, 470, 50)]
    fur += [(444, 436, 52), (488, 402, 50), (532, 376, 44)]
    collar = union(*(ellipse(x, y, r) for x, y, r in fur))
    mask = c.shape(collar, FUR, bulge=36, toward=WAY, drop=10, edge=0.4)
    r = rng(4)
    tufts = []
    for x, y, size in fur:
        for _ in range(7):
            a = r.rand() * 6.3
            px, py = x + math.cos(a) * size * 0.6, y + math.sin(a) * size * 0.6
            tufts.append(([(px, py), (px - 8, py + 12), (px - 6, py + 22)], [1, 5, 1]))
    c.lines(tufts, FUR.shade, 0.7, clip=mask)


def _face(c: Canvas) -> Array:
    neck = spline("270,424! 300,534 420,494 440,374!")
    c.shape(neck, SKIN, toward=WAY, bulge=50)
    face = spline(
        "262,164 232,196 222,226 214,246! 196,258 168,286 142,324 134,356 146,370 166,362 190,366! "
        "186,378 178,388 194,398! 184,408 188,422 178,436 158,452 156,472 176,486 220,482 "
        "270,456 330,434 400,384 420,274 380,174"
    )
    mask = c.shape(face, SKIN, toward=WAY, bulge=70, shading=1.1, lighting=1.1)
    c.wash(c.spot(150, 354, 40, 34) * 0.7, "#e0643c", clip=mask)
    c.wash(
        blur(c.mask(spline("300,264! 250,304 236,374 260,424 290,374")), 9) * 0.5, SKIN.shade, mask
    )
    return mask


def _features(c: Canvas, face: Array) -> None:
    c.lines(
        [
            ("194,398 222,402 250,388 262,372", [2, 6, 5, 1]),
            ("258,362 270,374 268,394", [1, 5, 1]),
            ("158,368 172,356 184,366", [1, 6, 1]),
            ("200,344 216,364 214,380", [1, 5, 1]),
            ("182,448 196,452 204,444", [1, 4, 1]),
            ("240,210 270,200 300,208", [1, 4, 1]),
            ("236,190 264,180 300,186", [1, 4, 1]),
            ("276,414 300,426 330,422", [1, 4, 1]),
            ("294,304 312,308 326,320", [1, 4, 1]),
            ("294,316 308,324 318,338", [1, 4, 1]),
        ],
        "#3a1428",
        0.9,
        clip=face,
    )
    c.flat(ellipse(262, 446, 6), "#7a3434", clip=face)


def _hair(c: Canvas) -> None:
    whisker = spline("360,224! 340,304 352,374 330,414! 372,414 380,440! 410,404 440,414! 450,234!")
    mask = c.shape(whisker, HAIR, bulge=30, toward=WAY, edge=0.4)
    strands = ("370,254 364,334 360,404", "396,264 392,334 386,424", "424,264 420,334 420,404")
    c.lines([(s, [1, 6, 1]) for s in strands], HAIR.shade, 0.7, clip=mask)
    ear = spline("352,276 376,262 394,284 388,320 366,340 352,316")
    c.shape(ear, SKIN, bulge=14, toward=WAY, drop=4)
    c.lines([("362,286 380,284 378,312 366,320", [1, 5, 4, 1])], SKIN.shade)
    beard = spline("158,470! 190,462 222,472 214,506 190,528 150,556! 166,526 160,498")
    c.shape(beard, HAIR, bulge=12, toward=WAY, edge=0.3)
    c.shape(taper("214,246 232,230 262,236", [8, 20, 4]), HAIR, bulge=8, toward=WAY)


def _cap(c: Canvas) -> None:
    crown = spline(
        "236,180! 250,114 330,70 420,90 492,160 540,244 548,304! 500,274 440,244 340,204"
    )
    mask = c.shape(crown, CAP, bulge=70, toward=WAY, drop=8, rim="#ffc070", rim_width=3)
    folds = ("320,94 350,144 350,194", "400,104 440,164 450,234", "470,164 500,214 520,274")
    c.lines([(f, [1, 8, 2]) for f in folds], "#3c1024", 0.8, clip=mask)
    band = spline("222,198! 228,160 330,174 440,214 470,254! 460,290! 420,264 330,220 240,214")
    c.shape(band, FUR, bulge=20, toward=WAY, drop=8, edge=0.4)
    tufts = [
        (
            [(250 + i * 22, 178 + i * 6 + i * i * 0.4), (256 + i * 22, 200 + i * 6 + i * i * 0.4)],
            [1, 5],
        )
        for i in range(9)
    ]
    c.lines(tufts, FUR.shade, 0.7)


def _spectacles(c: Canvas) -> None:
    c.shape(taper("270,280 320,274 364,286", [8, 7, 7]), GOLD, bulge=4, toward=WAY, drop=4)
    x, y = 226, 294
    glass = ellipse(x, y, 40, 47)
    lens = c.flat(glass, "#eab07c")
    # the eye behind it is twice as large as nature made it
    c.flat(spline("186,296! 204,268 240,268 266,294! 240,320 204,320"), "#fffbe6", clip=lens)
    c.flat(ellipse(212, 295, 19, 22), "#3c8a4c", clip=lens)
    c.flat(ellipse(210, 296, 10, 12), "#0c1414", clip=lens)
    c.flat(ellipse(216, 288, 5), "#fffdf0", clip=lens)
    c.lines(
        [
            ("184,298 204,268 240,267 268,296", [3, 8, 8, 3]),
            ("192,306 208,322 240,321 262,304", [1, 4, 4, 1]),
            ("196,262 226,250 256,264", [1, 5, 1]),
        ],
        "#4c1828",
        clip=lens,
    )
    c.flat(spline("198,330! 240,336! 256,322! 250,336 226,346"), "#fff0c0", 0.8, clip=lens)
    rim = difference(ellipse(x, y, 52, 60), ellipse(x, y, 37, 44))
    mask = c.shape(rim, GOLD, bulge=9, toward=WAY, drop=6, edge=0.5)
    ticks = []
    for i in range(26):
        a = i / 26 * 2 * math.pi
        ca, sa = math.cos(a), math.sin(a)
        ticks.append(([(x + ca * 45, y + sa * 53), (x + ca * 52, y + sa * 60)], [4, 4]))
    c.lines(ticks, "#7a3c1c", 0.85, clip=mask)
    c.glow(mask, 10, "#ffb040", 0.35)


def _hoard(c: Canvas) -> None:
    r = rng(11)
    c.wash(smoothstep(500, 640, c.y) * smoothstep(420, 120, c.x), "#ffb040")
    coins = []
    for row in range(8):
        y = 490 + row * 22
        for i in range(11):
            x = 40 + i * 44 + (row % 2) * 22 + r.rand() * 14
            top = 514 + abs(x - 150) * 0.16 + max(0, x - 260) * 0.14
            if y > top:
                coins.append((x, y + r.rand() * 8, (r.rand() - 0.5) * 40))
    for x, y, turn in coins:
        c.shape(ellipse(x, y + 6, 27, 15, turn), Ink("#9a5a24", "#5a2818", "#d89038"), bulge=5)
        mask = c.shape(ellipse(x, y, 27, 15, turn), GOLD, bulge=8, toward=(-0.4, -1))
        c.put("#a8642a", c.mask(ellipse(x, y, 18, 9, turn), stroke=2.5) * mask)
    c.glow(c.mask(ellipse(140, 560, 110, 40)), 46, "#ffb840", 0.5)
    sparks = [(r.rand() * 260 + 40, 440 + r.rand() * 90, 1.5 + r.rand() * 2) for _ in range(24)]
    c.motes(sparks, "#fff0b0", "#ffb040")
