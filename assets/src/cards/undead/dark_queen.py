"""The dark queen sits on the horizon in a gown of lost fields and takes a fallen unicorn's soul."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
from art import (
    Array,
    Canvas,
    Ink,
    Light,
    Place,
    Point,
    blur,
    cloud,
    ellipse,
    flame,
    leaf,
    move,
    pine,
    polygon,
    rectangle,
    ridge,
    rng,
    samples,
    smoothstep,
    spline,
    swarm,
    taper,
    union,
)
from cards.undead._night import SHADOW, graves, night, streaks

LIGHT = Light((790, 440), "#f4e8ff", SHADOW)
SOUL = (0.75, 0.35)
SKIN = Ink("#c4d4c0", "#56807f", "#fdf8f0", rim="#ffffff", rim_width=3)
GOWN = Ink("#33203f", "#120a1e", "#8a6a94", rim="#f0d8f8", rim_width=3)
HAIR = Ink("#16202c", "#090e18", "#3f6a68", rim="#cfeab4", rim_width=3)
IRON = Ink("#2c3038", "#0c0e18", "#8a9aa0", rim="#e4f4c8", rim_width=3)
WHITE = Ink("#e8e4ea", "#8a84ac", "#ffffff", rim="#ffffff", rim_width=3)
WAIST = (542, 440)
CROPS = ("#7c9c54", "#bca052", "#548464", "#9c844a", "#689470", "#ccb868", "#4f7460", "#8a7850")


def paint(c: Canvas) -> None:
    night(c, 392, 300, 212, seed=52, reach=1.0)
    streaks(
        c,
        ("60,360 200,372 330,358", [3, 20, 3]),
        ("730,244 860,256 1030,242", [3, 22, 5]),
        ("780,350 900,358 1030,346", [3, 16, 5]),
    )
    hills = ridge(548, 24, 210, 6, peaks=((60, 50, 130), (960, 60, 150)))
    c.shape(hills, Ink("#3f7268", "#2a5456", "#9cc48c"), bulge=24, toward=(0, -1))
    c.haze(450, 620, "#9dc493", 0.55)
    stone = Ink("#33595a", "#1c3c44", "#8ab488")
    graves(c, stone, (40, 706, 62, 96, -6), (116, 712, 48, 60, 6))
    c.shape(ridge(716, 10, 160, 9), "#1c393e", bulge=16, toward=(0, -1))
    _tresses(c)
    _collar(c)
    skirt = _skirt(c)
    _fields(c, skirt)
    _river(c, skirt)
    _lost(c, skirt)
    _bodice(c)
    _head(c)
    _crown(c)
    _unicorn(c)
    _arm(c)
    _soul(c)
    c.finish(vignette=0.34)


def _tresses(c: Canvas) -> None:
    for line, w in (
        ("520,210 440,230 350,210 250,250 170,236", [90, 80, 60, 40, 3]),
        ("510,240 430,280 350,280 270,330 200,326", [90, 84, 64, 40, 3]),
        ("510,270 440,330 370,350 310,410 240,424", [90, 84, 60, 40, 3]),
        ("520,300 470,380 420,420 380,490 330,516", [80, 76, 56, 40, 3]),
    ):
        m = c.shape(taper(line, w, cap=False), HAIR, bulge=22, toward=(-0.3, -0.9), edge=0.3)
        inner = [([s.beside(d) for s in samples(line, 14)], [1, 4, 3, 1]) for d in (-16, -4, 10)]
        c.lines(inner, "#3f6a68", 0.6, clip=m)


def _collar(c: Canvas) -> None:
    """A ruff of thorns."""
    for k, turn in enumerate((-172, -154, -136, -119, -103)):
        thorn = leaf(540, 400, 210 - abs(k - 2) * 14, turn, 0.34)
        m = c.shape(thorn, GOWN, bulge=14, toward=(-0.4, -0.8), edge=0.4)
        a = math.radians(turn)
        tip = (540 + math.cos(a) * 190, 400 + math.sin(a) * 190)
        c.lines([([(540, 400), tip], [5, 1.5])], "#8a6a94", 0.8, clip=m)


def _skirt(c: Canvas) -> Array:
    skirt = spline(
        "488,478! 450,522 370,548 280,590 200,650 150,720 120,800! 960,800! 930,720 880,650 "
        "800,590 700,548 630,522 598,478!"
    )
    c.shadow(skirt, SHADOW, 10, 0.8)
    return c.shape(skirt, Ink("#4a6450", "#1c2c34", "#a8b878"), bulge=30, toward=(0, -1), edge=0.2)


def _polar(angle: float, r: float) -> Point:
    a = math.radians(angle)
    return (WAIST[0] + math.cos(a) * r * 1.16, WAIST[1] + math.sin(a) * r * 0.86)


def _fields(c: Canvas, skirt: Array) -> None:
    """The patchwork: every piece a field that somebody let fall."""
    r = rng(14)
    angles = [8, 26, 42, 57, 72, 88, 104, 119, 134, 150, 170]
    rings = [60, 120, 182, 246, 314, 400, 480]
    seams, rows = [], []
    for j, (near, far) in enumerate(pairwise(rings)):
        for k, (a, b) in enumerate(pairwise(angles)):
            wob = [r.randn() * 6 for _ in range(4)]
            quad = [
                _polar(a, near + wob[0] * (k % 2)),
                _polar(b, near + wob[1] * (k % 2)),
                _polar(b, far),
                _polar(a, far),
            ]
            hue = CROPS[(k * 3 + j * 5 + int(r.rand() * 2)) % len(CROPS)]
            c.flat(polygon(quad), hue, clip=skirt)
            if (k + j) % 3 != 1:
                for t in np.linspace(0.14, 0.86, 5):
                    if (k + j) % 2:
                        ends = [_polar(a + (b - a) * t, near + 6), _polar(a + (b - a) * t, far - 6)]
                    else:
                        ring = near + (far - near) * t
                        ends = [_polar(a + (b - a) * q, ring) for q in (0.1, 0.5, 0.9)]
                    rows.append((ends, [1.5, 3.4, 1.5]))
            seams.append((quad[1:3], [3.4, 4.4]))
            seams.append(([quad[2], _polar((a + b) / 2, far + 3), quad[3]], [3.4, 4, 3.4]))
    c.lines(rows, "#33483f", 0.65, clip=skirt)
    c.lines(seams, "#182730", 0.9, clip=skirt)
    angle = np.degrees(np.arctan2((c.y - WAIST[1]) / 0.86, (c.x - WAIST[0]) / 1.16))
    fold = np.sin(angle * 0.21 + 0.6) * 0.5 + 0.5
    c.wash(smoothstep(0.62, 1.0, fold) * 0.45, "#182730", clip=skirt)
    c.wash(smoothstep(0.35, 0.0, fold) * 0.4 * c.rise(480, 620), "#d8d890", clip=skirt)
    away = smoothstep(170, 60, np.hypot(c.x - WAIST[0], c.y - WAIST[1]))
    c.wash(away * 0.95, "#170f22", clip=skirt)
    c.wash(c.spot(800, 640, 300, 130) * 0.25, "#f0e0f0", clip=skirt)


def _river(c: Canvas, skirt: Array) -> None:
    line = "506,560 468,600 492,636 440,660 400,690 420,724 350,790"
    for widths, hue in (
        ([10, 24, 32, 44, 56, 70, 100], "#182730"),
        ([6, 18, 26, 36, 48, 62, 92], "#3f86b4"),
    ):
        bed = c.mask(taper(line, widths, cap=False)) * skirt
        c.put(hue, bed)
    c.wash((c.noise(40, 3, 4, stretch=(1, 0.3)) > 0.54) * 0.7, "#8ac8d8", clip=bed)
    glint = [
        ([s.beside(d, -14), s.beside(d, 14)], [1, 4, 1])
        for s in samples(line, 12)[4:]
        for d in (-12, 10)
    ]
    c.lines(glint, "#e4f8f0", 0.9, clip=bed)


def _lost(c: Canvas, skirt: Array) -> None:
    """A burning farm, a wood, a shower of rain: all hers."""
    for x, y, h in ((236, 702, 62), (274, 716, 72), (206, 726, 60), (310, 694, 50), (250, 740, 60)):
        c.shape(
            pine(x, y, h, seed=x), Ink("#24464a", "#101f2a", "#7fae88"), bulge=8, toward=(0.4, -1)
        )
    for size, hue in ((1, "#d8481e"), (0.74, "#ff9a2c"), (0.46, "#ffe27a")):
        c.flat(move(flame(566, 676, 104, 96, 6, 5), scale=size, about=(566, 670)), hue)
    farm = Ink("#3a2430", "#170f1c", "#c8683c")
    c.shape(rectangle(532, 664, 70, 40), farm, bulge=6, toward=(0, -1))
    c.shape(polygon("520,668 546,634 590,634 614,668"), farm, bulge=7, toward=(0, -1), edge=0.3)
    c.flat([rectangle(544, 676, 14, 16), rectangle(576, 676, 14, 28)], "#ffd070")
    fire = c.mask(ellipse(566, 640, 34, 34))
    c.glow(fire, 26, "#ff8a30", 0.6)
    rain = [([(x, 596 + (x % 5) * 3), (x - 12, 640)], [1, 3.4]) for x in range(318, 418, 14)]
    c.lines(rain, "#c8e8ec", 0.9)
    c.shape(
        cloud(366, 592, 120, 32, 4, 7),
        Ink("#8aa8a8", "#4a6a74", "#e8f4dc"),
        bulge=12,
        toward=(0.3, -1),
    )


def _bodice(c: Canvas) -> None:
    c.shape(
        spline("548,320! 552,380 520,420 640,420 606,384 604,330!"), SKIN, bulge=26, toward=SOUL
    )
    torso = spline(
        "470,392 500,372 548,398 590,410 620,386 646,404 652,440 616,480 598,520! 488,520! "
        "484,470 462,430"
    )
    m = c.shape(torso, GOWN, bulge=40, toward=SOUL, edge=0.3)
    lace = [([(566, 426 + k * 18), (600, 420 + k * 18)], [3, 3]) for k in range(5)]
    c.lines([*lace, ("520,400 540,450 530,516", [1, 7, 2])], "#120a1e", 0.9, clip=m)
    c.lines(
        [([(x - 2, y - 6) for x, y in p], [1, 2.5, 1]) for p, _ in lace], "#a88ab0", 0.8, clip=m
    )
    tails = spline(
        "484,506! 452,540 396,566! 450,564 440,606! 496,566 512,620! 540,570 580,612! 588,562 "
        "656,572! 622,540 602,506! 540,524"
    )
    t = c.shape(tails, GOWN, bulge=22, toward=SOUL, edge=0.4, drop=8)
    seams = ("510,524 480,560 448,596", "534,528 522,570 512,612", "562,526 576,564 580,604")
    c.lines([(q, [1, 7, 2]) for q in seams], "#120a1e", 0.8, clip=t)
    belt = taper("484,508 540,524 602,506", [16, 20, 16], cap=False)
    c.shape(belt, IRON, bulge=7, toward=SOUL, edge=0.4)
    for s in samples("546,376 560,400 590,406 612,380", 9):
        c.shape(ellipse(s.x, s.y, 6), WHITE, bulge=5, toward=SOUL, edge=0.4)
    gem = c.shape(
        spline("580,408! 592,424 580,446! 568,424"), Ink("#3a9a68", "#0c4038", "#d8ffc0"), bulge=8
    )
    c.glow(gem, 8, "#70f0a0", 0.6)


def _head(c: Canvas) -> None:
    p = Place(386, 36, 0.6)
    face = spline(
        "352,196 392,222 408,262 410,292 404,312! 416,328 434,352 446,368 440,382 418,388! "
        "424,398 430,408 418,418! 426,428 424,442 412,450 420,470 416,494 392,508 350,492 "
        "290,456 240,410 226,310 270,210"
    )
    pale = Ink("#d4dccc", "#8ea0b4", "#fdf8f0", rim="#ffffff", rim_width=3)
    m = c.shape(p.path(face), pale, bulge=30, toward=SOUL, shading=0.8)
    hollow = blur(c.mask(p.path(spline("296,384 330,398 366,432 352,436 312,416"))), 5)
    c.wash(hollow * 0.55, "#a8a4c4", clip=m)
    c.wash(c.spot(612, 226, 26, 14) * 0.9, "#7a5a8c", clip=m)
    c.lines(
        [(p.points("392,504 340,490 292,454 268,410"), [0.6, 3, 3, 0.6])], SKIN.shade, 0.8, clip=m
    )
    # lowered lid, arched brow
    c.flat(p.path(spline("404,332! 390,322 362,330! 384,342")), "#d8e4d0", clip=m)
    c.flat(p.path(spline("398,330 390,326 384,338 394,341")), "#1c0e28", clip=m)
    c.lines(
        [
            (p.points("408,334 390,318 366,322 342,334"), [2, 5, 5, 1]),
            (p.points("412,296 386,276 344,284"), [2, 6, 1]),
            (p.points("438,384 428,377 420,384"), [1, 3, 1]),
        ],
        "#1c0e28",
        clip=m,
    )
    c.flat(p.path(spline("432,410! 422,398 412,402 388,416! 418,419!")), "#4a1234", clip=m)
    c.flat(p.path(spline("427,429 418,419! 388,416! 404,432 420,438")), "#7a2448", clip=m)
    cap = spline(
        "390,214! 366,150 290,118 206,150 170,230 172,330 200,420 262,470! 292,420 290,340 "
        "314,280 352,244"
    )
    h = c.shape(p.path(cap), HAIR, bulge=40, toward=(-0.3, -0.9), drop=6)
    strands = [
        (
            [
                (372 - i * 22, 208 - i * 6),
                (310 - i * 20, 250),
                (260 - i * 14, 330),
                (236 - i * 8, 430),
            ],
            [1, 4, 4, 1],
        )
        for i in range(6)
    ]
    c.lines([(p.points(s), w) for s, w in strands], "#3f6a68", 0.7, clip=h)
    c.shape(p.path(taper("300,400 308,440 300,480", [7, 7, 5])), IRON, bulge=3)
    c.shape(
        p.path(spline("300,474! 316,506 300,536! 286,506")),
        Ink("#3a9a68", "#0c4038", "#d8ffc0"),
        bulge=6,
    )


def _crown(c: Canvas) -> None:
    base = samples("620,170 576,148 530,146 488,176", 6)
    parts = []
    for k, (s, tall) in enumerate(zip(base, (54, 88, 104, 108, 92, 66), strict=True)):
        lean = -0.34 + (620 - s.x) / 132 * 0.8
        tip = (s.x - math.sin(lean) * tall, s.y - math.cos(lean) * tall)
        mid = ((s.x + tip[0]) / 2 + (6 if k % 2 else -6), (s.y + tip[1]) / 2)
        parts.append(taper([(s.x, s.y + 12), mid, tip], [28, 19, 2], cap=False))
        barb = (mid[0] + (24 if k < 3 else -24), mid[1] - 14)
        parts.append(taper([mid, barb], [13, 1.5], cap=False))
    c.shape(union(*parts), IRON, bulge=8, toward=(0.4, 0.6), edge=0.4)
    band = "632,190 586,160 530,160 478,196"
    c.shape(taper(band, [24, 28, 28, 22], cap=False), IRON, bulge=9, toward=SOUL, edge=0.4, drop=5)
    gems = samples(band, 6)
    for s in gems[:-1]:
        c.shape(ellipse(s.x, s.y, 8, 9), Ink("#3a9a68", "#0c4038", "#d8ffc0"), bulge=7, toward=SOUL)


def _unicorn(c: Canvas) -> None:
    lilac = Ink("#b09ac8", "#5c4c88", "#f4e8ff")
    up = (-0.2, -1)
    c.shadow(ellipse(830, 728, 240, 16), "#170f22", 9, 0.9)
    neck = spline("870,580 930,560 1000,590 1060,620! 1060,760! 830,740! 800,700 820,650")
    c.shape(neck, WHITE, bulge=60, toward=up, edge=0.3)
    p = Place(776, 626, 0.98, 40)
    c.shape(
        p.path(spline("66,-112! 78,-176! 104,-136 96,-100!")), WHITE, bulge=8, toward=up, edge=0.4
    )
    head = spline(
        "54,-130 22,-124 -6,-86 -38,-18 -72,42 -88,78 -82,106 -60,118 -48,132 -26,128 -10,108 "
        "16,88 54,72 86,38 94,-20 86,-90"
    )
    m = c.shape(p.path(head), WHITE, bulge=44, toward=up, edge=0.3, merge=[(890, 650, 60)])
    c.wash(c.spot(682, 646, 44, 40) * 0.6, "#a08ab4", clip=m)
    c.lines(
        [
            (p.points("2,-44 16,-36 34,-42"), [1, 6, 1]),
            (p.points("2,-60 20,-66 38,-60"), [1, 4, 1]),
            (p.points("-78,104 -56,98 -38,84"), [1, 4, 1]),
            (p.points("60,62 72,24 62,-14"), [1, 6, 1]),
        ],
        "#3f3358",
        0.9,
        clip=m,
    )
    lashes = [(p.points([(x, -40), (x - 3, -28)]), [3, 1.5]) for x in (8, 16, 25)]
    c.lines(lashes, "#3f3358", clip=m)
    c.flat(p.path(spline("-80,80 -72,72 -64,82 -72,92")), "#4a3c68", clip=m)
    line = "852,562 816,502 782,440"
    hm = c.shape(
        taper(line, [26, 17, 3], cap=False),
        Ink("#f0c860", "#8a5a34", "#fffbd0", rim="#fffbe8", rim_width=3),
        bulge=9,
        toward=(-0.8, -0.2),
        edge=0.4,
    )
    rings = [([s.beside(-14), s.beside(14, 9)], [3, 3]) for s in samples(line, 11)[1:-1]]
    c.lines(rings, "#8a5a34", 0.9, clip=hm)
    for mane, w in (
        ("886,556 956,560 998,610 982,664 1012,720", [34, 48, 44, 34, 5]),
        ("876,562 926,582 946,634 920,680 940,740", [34, 44, 40, 30, 5]),
        ("866,562 894,592 900,636 874,668 888,712", [30, 36, 32, 24, 5]),
        ("876,560 846,572 836,604 852,628 842,650", [26, 26, 22, 16, 5]),
        ("900,556 990,550 1040,600 1050,680", [34, 44, 40, 10]),
    ):
        h = c.shape(taper(mane, w), lilac, bulge=12, toward=up, edge=0.4)
        strands = [([s.beside(d) for s in samples(mane, 10)], [1, 3, 1]) for d in (-8, 5)]
        c.lines(strands, "#5c4c88", 0.7, clip=h)


def _arm(c: Canvas) -> None:
    drape = spline(
        "556,404 600,392 660,396 704,402! 712,424 700,470 716,548! 676,510 644,530! 624,480 "
        "580,464 548,440"
    )
    for pts in (
        "734,408 772,398 806,404 830,424",
        "734,414 770,410 796,420 812,442",
        "728,426 746,440 756,458 754,474",
    ):
        c.shape(taper(pts, [17, 13, 11, 3]), SKIN, bulge=5, toward=(0.3, 0.9), edge=0.4)
    palm = spline("700,402 726,398 750,404 754,418 736,432 704,430")
    c.shape(palm, SKIN, bulge=12, toward=(0.3, 0.9), edge=0.3)
    m = c.shape(drape, GOWN, bulge=28, toward=SOUL, edge=0.4, drop=8)
    folds = [("600,412 650,450 684,520", [1, 8, 2]), ("580,426 612,460 640,510", [1, 7, 2])]
    c.lines(folds, "#120a1e", 0.8, clip=m)
    c.lines([("704,406 706,430 694,470 708,536", [3, 6, 6, 2])], "#a88ab0", clip=m)


def _soul(c: Canvas) -> None:
    strands = [
        ("850,520 800,530 790,492 830,470 800,442 776,424", [2, 7, 8, 7, 6, 3]),
        ("866,540 850,500 812,488 790,452 800,420", [1, 5, 6, 5, 2]),
    ]
    m = c.lines(strands, "#fbf4ff", 0.85, n=70)
    c.glow(m, 12, "#d8b0ff", 0.9)
    tip = c.mask(ellipse(782, 440, 12))
    c.glow(tip, 22, "#f0d8ff", 1.4)
    c.halo(786, 446, 170, "#c8a0f0", 0.4)
    c.motes(swarm(rng(7), 60, (800, 450), (60, 50), (1.2, 3.4)), "#fff8ff", "#d0a8ff", radius=5)
