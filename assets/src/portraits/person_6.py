"""A stout old knight, visor up, before the tapestry; his ginger moustache has won more jousts."""

from __future__ import annotations

from art import (
    Array,
    Canvas,
    Ink,
    Light,
    blur,
    ellipse,
    move,
    polygon,
    rng,
    samples,
    smoothstep,
    spline,
    taper,
)

LIGHT = Light((90, 150), "#fff2cc", "#1c0c20")
WAY = (-0.85, -0.6)
STEEL = Ink("#a4acb4", "#3c4058", "#fdfaf0", rim="#ffffff", rim_width=4)
INNER = Ink("#5c5460", "#241c30", "#a89a94")
BRASS = Ink("#dca83c", "#7c4420", "#fff4b0")
SKIN = Ink("#e8a07c", "#9c4a44", "#ffdcb0", rim="#ffeccc", rim_width=3)
GINGER = Ink("#d8661c", "#7a2614", "#ffb050", rim="#ffdc98", rim_width=3)
PLUME = Ink("#2c6ab8", "#142a60", "#8ac0f0", rim="#d0ecff", rim_width=3)
COAT = Ink("#2c6ab8", "#142a60", "#8ac0f0")


def paint(c: Canvas) -> None:
    _tapestry(c)
    _plumes(c)
    _shoulders(c)
    face = _face(c)
    _features(c, face)
    _helm(c)
    _visor(c)
    _gorget(c)
    _moustache(c)
    c.finish(vignette=0.28)


def _tapestry(c: Canvas) -> None:
    v = 0.2 + c.spot(170, 260, 520) * 0.85 + (c.noise(160, 4, 3) - 0.5) * 0.12
    c.field(v, "#2a081c .25:#480c24 .5:#6e1430 .75:#902844 #b84c5c")
    motif = spline("0,-30! 10,-12 24,0! 10,12 0,30! -10,12 -24,0! -10,-12")
    rows = [
        move(motif, 20 + k * 76 + (j % 2) * 38, 26 + j * 62) for j in range(11) for k in range(9)
    ]
    c.put("#d89a5c", c.stipple(c.rough(rows) * 0.5) * 0.5)
    folds = smoothstep(0.5, 1.0, abs(((c.x + 30) / 128) % 2 - 1))
    c.wash(folds * 0.2, "#2a081c")


def _plumes(c: Canvas) -> None:
    white = Ink("#f0ead8", "#9a98ac", "#ffffff", rim="#ffffff", rim_width=3)
    for line, widths, ink in (
        ("396,112 450,40 540,60 596,150 600,270", [30, 66, 80, 70, 6], PLUME),
        ("400,116 470,84 530,130 560,220 550,330", [30, 62, 72, 60, 6], white),
        ("404,120 470,120 510,170 530,250 516,340", [30, 54, 62, 50, 6], PLUME),
    ):
        mask = c.shape(taper(line, widths), ink, bulge=26, toward=WAY, drop=8, edge=0.4)
        barbs = []
        for s in samples(line, 17)[2:-1]:
            barbs.append(([(s.x, s.y), s.beside(-22, 16), s.beside(-40, 40)], [4, 4, 1]))
            barbs.append(([(s.x, s.y), s.beside(22, 16), s.beside(40, 40)], [4, 4, 1]))
        c.lines(barbs, ink.shade, 0.5, clip=mask)
        c.lines([(line, [3, 5, 4, 1])], "#fff6e0", 0.7, clip=mask, n=60)


def _shoulders(c: Canvas) -> None:
    coat = spline("60,690! 110,600 220,556 340,560 470,540 580,600 620,690!")
    c.shape(coat, COAT, bulge=50, toward=WAY)
    for outline in (
        "420,690! 400,590 450,520 530,516 590,570 630,690!",
        "430,640! 410,560 456,506 520,504 566,540 590,610! 510,560",
    ):
        c.shape(spline(outline), STEEL, bulge=36, toward=WAY, drop=10, edge=0.5)
    edge = "428,634 414,564 456,512 518,510 566,548 588,608"
    c.shape(taper(edge, [8, 12, 12, 12, 12, 8]), BRASS, bulge=5, toward=WAY)


def _face(c: Canvas) -> Array:
    neck = spline("270,440! 262,560 420,570 440,400!")
    c.shape(neck, Ink("#7c8290", "#2c2c44", "#c8ccd0"), bulge=40, toward=WAY)
    face = spline(
        "310,216 246,230 232,256! 238,274 206,300 170,328 154,354 166,378 200,384 224,378! "
        "214,398 216,418! 224,428 208,446 212,474 240,496 300,504 360,480 400,420 396,290 360,230"
    )
    mask = c.shape(face, SKIN, bulge=70, toward=WAY, shading=1.1)
    c.wash(c.spot(176, 352, 34, 30) * 0.85, "#d8503c", clip=mask)
    c.wash(c.spot(286, 362, 58, 40) * 0.6, "#e0604a", clip=mask)
    c.wash(smoothstep(300, 390, c.x) * 0.7, "#7a3440", clip=mask)
    c.lines([("220,462 246,474 284,462", [1, 5, 1]), ("246,496 300,480 340,446", [1, 5, 1])],
            SKIN.shade, 0.8, clip=mask)  # fmt: skip
    return mask


def _features(c: Canvas, face: Array) -> None:
    c.wash(c.spot(256, 288, 36, 24) * 0.7, SKIN.shade, clip=face)
    white = spline("238,298! 250,284 276,288 288,302! 262,308")
    c.flat(white, "#fff4e0", clip=face)
    c.flat(ellipse(254, 296, 10, 11), "#2f6a94", clip=c.mask(white))
    c.flat(ellipse(252, 296, 5, 6), "#150c1c", clip=c.mask(white))
    c.flat(ellipse(249, 292, 2.6), "#fffdf0")
    c.lines(
        [
            ("234,298 250,281 276,284 292,302", [2, 6, 7, 1]),
            ("244,310 264,314 284,308", [1, 4, 1]),
            ("296,294 310,288 322,288", [4, 3, 1]),
            ("298,304 312,306 322,312", [4, 3, 1]),
            ("200,380 196,368 206,360", [3, 5, 1]),
            ("220,356 234,366 238,380", [1, 4, 1]),
        ],
        "#6a2430",
        0.95,
        clip=face,
    )
    brow = spline("226,268! 218,246! 238,252 262,242 296,252 314,272! 280,266 250,272")
    c.shape(brow, GINGER, bulge=9, toward=WAY, edge=0.4, drop=4)


def _helm(c: Canvas) -> None:
    bowl = spline(
        "240,236! 246,170 290,112 360,88 440,104 502,170 524,270 520,400 490,490! 420,520 340,516! "
        "352,470 366,400 360,320 336,262 300,240"
    )
    mask = c.shape(bowl, STEEL, bulge=90, toward=WAY, drop=16, drop_cover=0.8)
    comb = "300,106 370,78 450,100 508,170 528,270 522,400"
    c.shape(taper(comb, [10, 20, 22, 22, 20, 12]), STEEL, bulge=8, toward=WAY, edge=0.4)
    trim = "342,512 356,468 370,400 364,320 338,264 300,244"
    c.shape(taper(trim, [16, 18, 18, 18, 17, 14], cap=False), BRASS, bulge=7, toward=WAY, drop=5)
    studs = [ellipse(s.x, s.y, 4.5) for s in samples("404,500 424,420 424,350", 6)]
    c.shape(studs, BRASS, bulge=4, toward=WAY)
    c.lines([("440,470 452,400 448,330", [1, 6, 1])], "#3c4058", 0.7, clip=mask)
    c.shape(ellipse(398, 116, 22, 24), BRASS, bulge=12, toward=WAY, drop=6)


def _visor(c: Canvas) -> None:
    under = spline("420,262! 330,254 250,236 180,200 120,140! 200,170 300,200")
    c.shape(under, INNER, bulge=12, toward=(0, 1))
    plate = spline(
        "430,230! 424,284 400,296! 350,250 286,222 210,194 116,130! 180,112 260,108 340,128 400,170"
    )
    mask = c.shape(plate, STEEL, bulge=44, toward=WAY, drop=14, edge=0.5)
    c.lines([("120,132 210,146 310,176 400,240", [1, 5, 5, 1])], "#3c4058", 0.75, clip=mask)
    slit = spline("282,142! 330,154 372,188! 362,196 322,168 278,152!")
    c.flat(slit, "#150c1c", clip=mask)
    holes = [
        ellipse(214 + i * 26, 172 + i * 11 + row * 17 - 8, 5.4) for row in (0, 1) for i in (0, 1, 2)
    ]
    c.flat(holes, "#150c1c", clip=mask)
    c.shape(
        taper("118,132 210,194 290,222 352,250 398,290", [7, 11, 12, 12, 11], cap=False),
        BRASS, bulge=5, toward=WAY, clip=mask,
    )  # fmt: skip
    c.shape(ellipse(414, 264, 30), BRASS, bulge=12, toward=WAY, drop=8, edge=0.4)
    star = polygon("414,240 420,257 438,264 420,271 414,288 408,271 390,264 408,257")
    c.shape(star, STEEL, bulge=6, toward=WAY)


def _gorget(c: Canvas) -> None:
    for outline in (
        "230,500! 300,528 420,524 506,470! 520,516! 430,566 310,574 218,540!",
        "206,538! 310,572 430,562 528,508! 560,570! 440,620 310,630 176,600!",
    ):
        c.shape(spline(outline), STEEL, bulge=20, toward=WAY, drop=8, edge=0.5)
    rim = taper("228,502 300,530 420,526 506,474", [10, 13, 13, 10])
    c.shape(rim, BRASS, bulge=6, toward=WAY)
    rivets = [ellipse(s.x, s.y, 5) for s in samples("226,574 310,596 430,588 524,546", 7)]
    c.shape(rivets, BRASS, bulge=4, toward=WAY)


def _moustache(c: Canvas) -> None:
    chance = rng(5)
    for line, widths in (
        ("230,378 190,398 146,416 108,402 98,364 122,348", [44, 52, 42, 26, 15, 4]),
        ("214,378 250,408 304,436 356,424 374,382 350,362", [44, 66, 56, 34, 18, 4]),
    ):
        shadow = blur(c.mask(move(taper(line, widths), 4, 12)), 7)
        c.wash(shadow * 0.6, "#6a2430")
        mask = c.shape(taper(line, widths), GINGER, bulge=24, toward=WAY, edge=0.4)
        half = [k / 2 for k in widths]
        hairs = []
        for offset in (-0.66, -0.34, 0.0, 0.34, 0.66):
            line_at = samples(line, 12)
            wide = [half[min(len(half) - 1, int(i / 12 * len(half)))] for i in range(12)]
            path = [
                s.beside(offset * w + chance.randn()) for s, w in zip(line_at, wide, strict=True)
            ]
            hairs.append((path, [1, 4.5, 3.5, 1]))
        c.lines(hairs, GINGER.shade, 0.75, clip=mask, n=50)
        lit = [([(x - 3, y - 4) for x, y in p], [0.8, 2.6, 2, 0.8]) for p, _ in hairs[:4]]
        c.lines(lit, GINGER.lit, 0.8, clip=mask, n=50)
