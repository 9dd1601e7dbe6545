"""A hooded apprentice beams at her first candle flame; the moth was quicker than the master."""

from __future__ import annotations

import numpy as np
from art import (
    Array,
    Canvas,
    Ink,
    Light,
    blur,
    ellipse,
    move,
    rectangle,
    rng,
    scatter,
    smoothstep,
    spline,
    taper,
)

LIGHT = Light((500, 346), "#ffd48a", "#0e0a28")
SKIN = Ink("#e8a070", "#8a3f4a", "#ffe2a8")
CLOAK = Ink("#2e2c72", "#15123e", "#8a6ac0", rim="#ffc878", rim_width=4)
FX, FY = 500, 330
STAR = spline("0,-22! 5,-5! 22,0! 5,5! 0,22! -5,5! -22,0! -5,-5!")


def paint(c: Canvas) -> None:
    _night(c)
    _back(c)
    face = _face(c)
    _features(c, face)
    _hood(c)
    _sleeve(c)
    _candle(c)
    c.finish(vignette=0.3)


def _night(c: Canvas) -> None:
    v = np.clip(1 - np.hypot(c.x - FX, c.y - FY) / 560, 0, 1) ** 1.3
    v = v + (c.swirl(200, 80, 4, 6) - 0.5) * 0.12
    c.field(v, "#4a5cb4 .16:#5a5cb8 .34:#7450ac .54:#8a3a78 .72:#d8705a .88:#ffb860 #fff0b8")
    moon = c.mask(ellipse(150, 250, 150))
    c.field(c.spot(110, 200, 300), "#6a70c8 .3:#8a92dc .7:#b8c0f0 #dfe4fa", moon)
    c.motes(scatter(rng(8), 46, (30, 30, 420, 330)), "#f4ecd0", "#8a90e0", radius=3)
    c.flat(move(STAR, 470, 92, 0.9), "#fff2c8")


def _back(c: Canvas) -> None:
    body = spline("20,670! 60,560 150,490 260,470 380,500 440,560 470,670!")
    mask = c.shape(body, CLOAK, bulge=70, toward=(1, -0.6))
    folds = ("150,520 130,590 140,660", "230,520 226,590 236,660", "330,540 350,600 350,660")
    c.lines([(f, [1, 9, 2]) for f in folds], "#15123e", 0.7, clip=mask)


def _face(c: Canvas) -> Array:
    c.shape(spline("250,440! 250,540 340,560 338,450!"), SKIN, toward=(1, 0.2), bulge=40)
    face = spline(
        "350,220 376,258 384,296 378,322! 386,338 404,356 414,368 408,382 386,388! 392,398 396,408 "
        "382,416! 390,426 388,438 378,446 386,460 388,474 376,492 346,500 290,480 250,430 "
        "240,300 290,230"
    )
    mask = c.shape(face, SKIN, toward=(1, 0.25), bulge=80, shading=1.2, lighting=1.1)
    c.wash(c.spot(348, 420, 44, 34) * 0.6, "#f07a50", clip=mask)
    deep = smoothstep(320, 262, c.x) * 0.9
    c.wash(deep, "#3a1a4a", clip=mask)
    return mask


def _features(c: Canvas, face: Array) -> None:
    socket = spline("336,342 346,324 364,321 372,335 362,350 346,352")
    c.flat(socket, "#fff4dc", clip=face)
    c.flat(ellipse(360, 335, 10, 12), "#2a5a5a", clip=c.mask(socket))
    c.flat(ellipse(362, 335, 6, 7), "#0c0a18", clip=c.mask(socket))
    c.flat(ellipse(365, 331, 3), "#fff6d0")
    c.lines(
        [
            ("326,348 344,321 364,317 378,328", [2, 8, 8, 3]),
            ("340,354 354,356 366,350", [1, 3, 1]),
            ("332,304 352,293 374,300", [2, 9, 2]),
            ("404,382 396,374 388,382", [1, 5, 1]),
            ("384,416 366,418 350,408", [2, 5, 1]),
            ("348,402 342,408 344,416", [1, 4, 1]),
        ],
        "#4a1830",
        clip=face,
    )
    c.flat(spline("388,418! 374,420 362,419! 374,430 386,431"), "#c8504a", clip=face)
    lock = "318,232 338,258 334,290 314,320"
    c.shape(taper(lock, [26, 24, 16, 2]), Ink("#7a3a2a", "#2c1430", "#f0944a"), bulge=9)
    lock = "340,226 366,250 372,276"
    c.shape(taper(lock, [24, 18, 2]), Ink("#7a3a2a", "#2c1430", "#f0944a"), bulge=9)


def _hood(c: Canvas) -> None:
    hood = spline(
        "392,238! 380,182 330,136 258,112 186,72 118,82! 146,110 150,150 130,230 110,340 124,450 "
        "160,540 250,580 360,560! 330,500 280,460 264,390 276,310 320,252"
    )
    mask = c.shape(hood, CLOAK, bulge=90, toward=(1, 0.1), drop=14, drop_cover=0.8)
    folds = (
        "250,150 190,230 180,340",
        "310,170 240,260 220,380 236,470",
        "150,420 190,500 260,550",
        "180,110 170,170 150,240",
    )
    c.lines([(f, [1, 9, 2]) for f in folds], "#15123e", 0.75, clip=mask)
    edge = "384,240 330,252 284,312 268,390 284,460 334,506 364,552"
    c.shape(
        taper(edge, [20, 24, 26, 26, 26, 24, 14], cap=False),
        Ink("#c89038", "#6a3430", "#ffe896"),
        bulge=10,
        toward=(1, 0.1),
        drop=6,
    )
    stars = ((212, 210, 20, 10), (160, 320, 15, 30), (220, 420, 18, 5), (160, 470, 12, 40))
    c.flat([move(STAR, x, y, s / 20, t) for x, y, s, t in stars], "#f0c060", 0.95, clip=mask)


def _sleeve(c: Canvas) -> None:
    sleeve = spline("294,646! 344,556 424,522 494,514 554,536! 584,606 594,646!")
    mask = c.shape(sleeve, CLOAK, bulge=50, toward=(0.3, -1), drop=12)
    c.lines(
        [("424,546 394,586 390,636", [1, 9, 2]), ("484,546 474,586 480,636", [1, 9, 2])],
        "#15123e",
        0.7,
        clip=mask,
    )
    cuff = taper("426,532 494,522 560,544", [26, 30, 24])
    c.shape(cuff, Ink("#c89038", "#6a3430", "#ffe896"), bulge=10, toward=(0.2, -1), drop=5)


def _candle(c: Canvas) -> None:
    brass = Ink("#d09a40", "#6a3428", "#fff0a0")
    c.shape(rectangle(480, 488, 40, 44, 6), brass, bulge=14, toward=(-0.2, -1))
    wax = spline("470,504! 472,414 468,388! 484,380 514,382 530,390! 528,444 530,504! 500,512")
    mask = c.shape(wax, Ink("#f6d498", "#b0603c", "#fffae0"), bulge=30, toward=(-0.2, -1))
    c.wash(smoothstep(464, 384, c.y) * 0.8, "#fff4c0", clip=mask)
    for line, w in (
        ("474,388 472,416 476,444", [14, 11, 14]),
        ("524,390 528,414 525,428", [12, 9, 13]),
    ):
        c.shape(taper(line, w), Ink("#ffe8b8", "#c87a4a", "#fffbe6"), bulge=7)
    c.shape(spline("440,504! 500,496 560,506! 546,526 500,534 454,526"), brass, bulge=12)
    drop = spline("0,-104! 14,-62 34,-24 32,10 0,26 -32,10 -34,-22 -14,-60")
    for size, hue in ((1.0, "#f08a24"), (0.82, "#ffb93c"), (0.62, "#ffe27a"), (0.36, "#fffdf0")):
        c.flat(move(drop, FX, 356 - (1 - size) * 4, size, 5), hue)
    c.lines([("500,388 501,372 497,360", [6, 5, 4])], "#3a1a18")
    light = c.mask(move(drop, FX, 356))
    c.glow(light, 22, "#ffb040", 0.7)
    c.glow(blur(light, 4), 70, "#ff8a30", 0.6)
    c.halo(FX, FY, 270, "#ffb050", 0.35)
    for side in (-1, 1):
        wing = move(spline("0,0! 14,-22 38,-26 40,-8 16,6"), 548, 196, (side, 1), 24)
        c.shape(wing, Ink("#e8c38a", "#8a4a3a", "#fff4d0"), bulge=8)
    c.flat(ellipse(548, 199, 4, 12, 24), "#4a2430")
