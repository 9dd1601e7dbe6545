"""The lich on a throne of ribs, its soul in a lantern, orders about the man who raised it."""

from __future__ import annotations

import math

from art import Array, Canvas, Ink, Light, Place, Points, rng
from art.geometry import ellipse, mirror, move, polygon, rectangle, samples, spline, taper, union
from art.motifs import flame, ridge, swarm
from art.strokes import placed, strokes_of, strung
from art.tables import each, rows
from cards.undead._night import BONE, SHADOW, grass, graves, night, streaks

LIGHT = Light((792, 330), "#e8ffc0", SHADOW)
SOUL = (0.85, -0.1)
X = 520
ROBE = Ink("#27366e", "#0e1030", "#5c9aa0", rim="#c0ffb0", rim_width=4)
GOLD = Ink("#d8a840", "#6a4226", "#fff6a8")
IRON = Ink("#343c48", "#10131f", "#8ab098", rim="#d0ffb8", rim_width=3)
STONE = Ink("#3f5c5c", "#14262f", "#8ab890")
RIB = Ink("#5f7f72", "#1f3c42", "#b4d4a0")
MAGE = Ink("#4c2868", "#180c30", "#9a78a8", rim="#c8f0a8", rim_width=3)
SKULL = spline(
    "0,-112 50,-104 86,-66 92,-16 80,22! 84,46 66,64! 56,72 52,100! 0,108 "
    "-52,100! -56,72 -66,64! -84,46 -80,22! -92,-16 -86,-66 -50,-104"
)


def paint(c: Canvas) -> None:
    night(c, X, 232, 206, seed=31, reach=1.0)
    streaks(c, ("890,296 960,306 1050,292", [3, 16, 8]), ("-20,330 90,340 216,328", [8, 20, 3]))
    _court(c)
    _throne(c)
    _robe(c)
    _far_hand(c)
    _pointing(c)
    _mantle(c)
    _skull(c)
    _crown(c)
    _lantern(c)
    _servant(c)
    grass(c, 12, 774, 70, 44, "#0b151f")
    c.motes(swarm(rng(2), 60, (800, 300), (90, 110), (1.3, 3.4)), "#e8ffc0", "#70f070", radius=5)
    c.finish(vignette=0.36)


def _court(c: Canvas) -> None:
    hill = ridge(520, 22, 240, 18)
    c.shape(hill, "#3f7268 #2a5456 #9cc48c", 24, toward=(0, -1))
    c.haze(440, 600, "#9dc493", 0.5)
    far = Ink("#2c5456", "#1a363e", "#7fae8c")
    graves(c, far, (60, 600, 60, 70, -6), (980, 600, 66, 74, 5))
    # the other dead, bowing their heads
    for x, y, k in rows("846 604 0.8 | 926 612 0.9 | 1000 606 0.8 | 884 664 1.1 | 976 668 1.15"):
        p = Place(x, y, k, -8)
        c.shape(p.path(taper("40,90 34,-60 30,-150", [7, 6, 5])), IRON, 4)
        c.shape(p.spline("22,-150! 30,-186! 40,-150! 31,-138"), IRON, 5)
        body = p.spline("-56,110! -48,50 -20,34 24,34 50,54 56,110!")
        c.shape(body, "#26464a #101f2a #6f9f80", 14, toward=(-0.8, -0.6), edge=0.3)
        helm = p.spline("-30,34! -36,2 -24,-26 4,-34 30,-18 34,14 26,38!")
        m = c.shape(helm, IRON, 16, toward=(-0.8, -0.6), edge=0.4)
        c.shape(p.path(taper("-38,6 0,0 36,10", [9, 10, 9], cap=False)), IRON, 5, clip=m)
        eyes = c.flat([p.path(ellipse(-20, 18, 5)), p.path(ellipse(2, 19, 5))], "#d8ff98", clip=m)
        c.glow(eyes, 6, "#70f070", 0.9)
    c.haze(600, 740, "#3f776a", 0.5)
    c.shape(ridge(694, 10, 180, 3), "#1c393e #0d1e2a #5c8c70", 20, toward=(0, -1))


def _throne(c: Canvas) -> None:
    for side in (-1, 1):  # ribs that fan out about the moon
        for k in range(5):
            a = math.radians(-82 + k * 25)
            root = (X + side * 60, 400)
            out = (X + side * (70 + 190 * math.cos(a)), 330 + 250 * math.sin(a))
            tip = (out[0] + side * (26 - k * 4) - side * 50, out[1] - 44)
            line = [root, (X + side * (60 + 130 * math.cos(a)), 390 + 110 * math.sin(a)), out, tip]
            c.shape(taper(line, [40, 32, 24, 5], cap=False), RIB, 10, toward=SOUL, edge=0.5)
    back = spline("398,440! 388,300 386,190 430,90 520,22! 610,90 654,190 652,300 642,440!")
    slab = Ink("#264448", "#0f2029", "#5c8c78", rim="#c8ecb0", rim_width=3)
    b = c.shape(back, slab, 18, toward=SOUL, edge=0.4)
    inset = spline("414,440 406,300 404,200 442,112 520,54! 598,112 636,200 634,300 626,440")
    c.put("#0f2029", c.mask(inset, stroke=5) * b)
    seat = polygon("330,420 710,420 740,700 300,700")
    c.shape(seat, STONE, 20, toward=SOUL, edge=0.4)
    for x in (318, 722):
        c.shape(rectangle(x - 48, 560, 96, 160, 6), STONE, 16, toward=SOUL, edge=0.5)
        top = rectangle(x - 58, 540, 116, 30, 8)
        c.shape(top, STONE, 9, toward=(0.3, -1), edge=0.5)
        p = Place(x, 626, 0.44)
        c.shape(p.path(SKULL), RIB, 16, toward=SOUL, edge=0.5, drop=5)
        c.flat([p.path(ellipse(s * 40, 2, 26, 24)) for s in (-1, 1)], "#14202a")
        c.flat(p.path(polygon("0,26 14,56 -14,56")), "#14202a")
    step = polygon("230,704 810,704 850,770 190,770")
    c.shape(step, STONE, 12, toward=(0.2, -1), edge=0.4)


def _robe(c: Canvas) -> None:
    lit = c.lit(SOUL)
    robe = spline(
        "400,360 360,430 366,520 340,600 322,680 300,742! 360,728 420,748 480,730 540,750 600,730 "
        "670,748 748,738! 716,670 700,590 676,510 682,430 640,360"
    )
    m = lit(robe, ROBE, 80, drop=12)
    knees = strokes_of(
        "430,560 400,640 380,744 : 1 12 8 | 474,580 460,660 452,744 : 1 9 6 | "
        "610,570 640,650 660,744 : 1 12 8 | 570,590 584,670 590,744 : 1 9 6 | "
        "390,420 420,480 470,520 | 650,420 620,480 570,520 : 1 9 1"
    )
    c.lines(knees, "#0a0c26", 0.85, clip=m)
    for x, y in ((424, 566), (622, 566)):
        c.wash(c.spot(x + 24, y, 50, 36) * 0.55, "#5c9aa0", clip=m)
    panel = spline("484,400! 556,400! 562,520 580,640 592,752! 448,752! 462,640 478,520")
    pm = lit(panel, "#5a2848 #220e2c #c07a78", 14, edge=0.5)
    for pts in ("484,400 478,520 462,640 448,752", "556,400 562,520 580,640 592,752"):
        lit(taper(pts, [11, 12, 13, 14], cap=False), GOLD, 5, edge=0.4)
    for k in range(5):  # embroidered bones
        y, s = 462 + k * 62, 0.9 + k * 0.14
        knob = union(
            *(ellipse(dx * 26, dy * 6, 7) for dx in (-1, 1) for dy in (-1, 1)),
            rectangle(-26, -4, 52, 8),
        )
        for turn in (32, -32):
            c.flat(move(knob, X, y, s * 0.8, turn), "#d8b868", clip=pm)
    belt = lit(taper("372,528 520,552 672,528", [26, 30, 26], cap=False), GOLD, 9, clip=m, edge=0.5)
    c.lines(
        [([(x, 526), (x + 2, 566)], [3, 3]) for x in range(390, 670, 24)], "#6a4226", 0.7, clip=belt
    )
    lit(ellipse(X, 550, 28), GOLD, 9, edge=0.5, drop=4)
    lit(ellipse(X, 550, 18), "#2c9a5c #0c4038 #d8ffb0", 14)


def _mantle(c: Canvas) -> None:
    lit = c.lit(SOUL)
    mantle = spline(
        "520,330 600,338 680,372 726,430! 690,428 676,474! 646,436 618,482! 590,440 560,484! "
        "520,446 480,484! 450,440 422,482! 394,436 364,474! 350,428 314,430! 360,372 440,338"
    )
    m = lit(mantle, "#1c2350 #0a0c26 #4c8088 #c0ffb0", 34, drop=12)
    chain = samples("356,400 430,424 520,434 610,424 684,400", 11)
    for s in chain:
        p = Place(s.x, s.y, 0.17)
        lit(p.path(SKULL), BONE, 8, edge=0.4, drop=3)
        c.flat([p.path(ellipse(k * 40, 6, 26)) for k in (-1, 1)], "#14202a")
    c.lines("440,350 400,370 370,400 | 600,350 640,370 672,400 : 1 7 1", "#0a0c26", 0.8, clip=m)
    collar = spline(
        "520,348! 448,340 402,300 372,226! 384,330 430,392 520,420! 610,392 656,330 668,226! "
        "638,300 592,340"
    )
    lit(collar, GOLD, 16, edge=0.5, drop=8)


def _skull(c: Canvas) -> None:
    lit = c.lit(SOUL)
    for line in (
        "446,190 420,250 412,320 396,392",
        "450,200 434,270 436,330 424,376",
        "594,190 620,250 628,320 646,396",
        "590,200 606,270 604,330 618,372",
    ):  # what hair is left
        lit(taper(line, [12, 12, 8, 2]), "#c8d4b8 #5c7a70 #fbffe8", 4)
    p = Place(X, 236, 0.98, 0)
    jaw = spline("-56,84! -50,126 -28,156 0,162 28,156 50,126 56,84! 40,104 0,112 -40,104")
    lit(p.path(jaw), BONE, 16, edge=0.4)
    m = lit(p.path(SKULL), BONE, 64, shading=1.0, edge=0.3, drop=6)
    c.wash(c.spot(X - 76, 250, 60, 140) * 0.6, "#4a6a66", clip=m)
    for side in (-1, 1):
        socket = spline("14,-2! 24,-26 52,-32 74,-16 72,18 50,36 22,30")
        socket = mirror(socket, 0) if side < 0 else socket
        s = c.flat(p.path(socket), "#0d1822", clip=m)
        fire = c.flat(p.path(ellipse(side * 44, 4, 11, 12)), "#e8ffb0", clip=s)
        c.glow(fire, 12, "#60f060", 1.3)
        brow = [(side * 8, -10), (side * 40, -44), (side * 84, -30)]
        c.lines([(p.points(brow), [3, 9, 2])], "#5c7a70", clip=m)
        cheek = [(side * 24, 50), (side * 52, 56), (side * 74, 44)]
        c.lines([(p.points(cheek), [1, 7, 2])], "#5c7a70", 0.9, clip=m)
    c.flat(p.spline("0,34! 16,58 10,66 0,58! -10,66 -16,58"), "#0d1822", clip=m)
    c.flat(p.spline("-50,96! 0,108 50,96! 46,118 0,126 -46,118"), "#17242e")
    teeth = []
    for k in range(-4, 5):
        x = k * 11
        y = 99 + 6 * (1 - abs(k) / 4)
        teeth.append(p.path(rectangle(x - 4.6, y - 8, 9.2, 20, 3)))
        if k % 3:
            teeth.append(p.path(rectangle(x - 4.2, y + 13, 8.4, 16, 3)))
    c.flat(teeth, "#e4e8c0")
    c.flat(p.path(rectangle(6.4, 97, 9.2, 20, 3)), "#e8b448")  # one of gold
    strokes = placed(p.points, "-50,-90 -38,-66 -52,-50 -40,-34 : 2 4 4 1 | -40,-66 -22,-60 : 3 1")
    c.lines(strokes, "#405c58", clip=m)


def _crown(c: Canvas) -> None:
    lit = c.lit(SOUL, edge=0.5)
    band = (
        "-92,-62! -106,-140! -70,-104! -58,-178! -30,-116! 0,-204! 30,-116! 58,-178! 70,-104! "
        "106,-140! 92,-62! 46,-78 0,-82 -46,-78"
    )
    p = Place(X, 240, 0.98)
    m = lit(p.spline(band), GOLD, 16, drop=8, rim="#fffbd0", rim_width=3)
    c.lines([(p.points("-92,-76 -46,-92 0,-96 46,-92 92,-76"), [4, 5, 5, 5, 4])], "#6a4226", clip=m)
    for x, y, r in ((0, -122, 13), (-58, -112, 9), (58, -112, 9)):
        lit(p.path(ellipse(x, y, r, r * 1.25)), "#2c9a5c #0c4038 #d8ffb0", r * 0.9)


def _phalanges(c: Canvas, fingers: list[str], ink: Ink, w: float) -> None:
    for line in fingers:
        parts = [taper(line, [w, w * 0.72, w * 0.8, w * 0.4])]
        parts += [ellipse(s.x, s.y, w * 0.5) for s in samples(line, 4)[1:3]]
        c.shape(union(*parts), ink, w * 0.4, toward=SOUL, edge=0.5)


def _sleeve(c: Canvas, outline: str, mouth: str, folds: Points) -> Array:
    m = c.shape(spline(outline), ROBE, 30, toward=SOUL, edge=0.4, drop=10)
    c.flat(spline(mouth), "#080a1e", clip=m)
    c.lines([(folds, [1, 9, 2])], "#0a0c26", 0.8, clip=m)
    return m


def _far_hand(c: Canvas) -> None:
    _sleeve(
        c,
        "640,384 690,400 740,440 772,452! 812,470 800,530 816,590! 770,570 740,590 690,540 650,480",
        "772,454! 808,474 798,530 810,584! 786,540 790,486",
        "690,420 740,480 770,560",
    )
    c.shape(taper("764,486 784,456 794,430", [24, 20, 24]), BONE, 8, toward=SOUL, edge=0.4)


def _lantern(c: Canvas) -> None:
    """The soul in its cage of iron: who would blank him must find it first."""
    p = Place(796, 342, 1)
    _phalanges(c, ["790,434 764,412 756,384 766,362"], BONE, 15)
    c.shape(p.spline("-46,56! -52,74 0,84 52,74 46,56! 0,66"), IRON, 9, toward=(0, -1), edge=0.4)
    glass = p.spline("-44,58! -52,0 -40,-46! 40,-46! 52,0 44,58! 0,66")
    g = c.rough(glass)
    c.field(c.spot(796, 350, 70, 80), "#1c5a48 .3:#3fa05c .6:#a0f080 #f8ffe0", g)
    for size, hue in ((1, "#8af078"), (0.7, "#d8ffa0"), (0.4, "#fdfff0")):
        c.flat(move(flame(796, 396, 92, 56, 4, 3), scale=size, about=(796, 396)), hue, clip=g)
    mouth = ellipse(796, 382, 5, 7)
    c.flat([ellipse(787, 366, 4, 6), ellipse(805, 366, 4, 6), mouth], "#2c8a4c", clip=g)
    strokes = [
        (p.points(s), [6, 7, 6])
        for s in each(
            "-44,56 -52,0 -40,-46 | 44,56 52,0 40,-46 | -15,64 -18,0 -13,-46 | 15,64 18,0 13,-46"
        )
    ]
    c.lines(strokes, "#10131f")
    c.shape(
        p.spline("-52,-42! -30,-70 0,-86! 30,-70 52,-42! 0,-34"), IRON, 10, toward=(0, 1), edge=0.4
    )
    c.glow(g, 40, "#70f070", 0.55)
    c.halo(796, 342, 230, "#90f080", 0.3)
    _phalanges(
        c,
        [
            "792,436 778,412 780,398 796,404",
            "800,438 800,414 806,400 820,408",
            "806,440 824,420 836,410 846,424",
        ],
        BONE,
        15,
    )
    c.shape(ellipse(797, 440, 24, 17), BONE, 9, toward=SOUL, edge=0.4)


def _pointing(c: Canvas) -> None:
    wrist = taper("350,474 306,470 262,468", [30, 22, 30])
    c.shape(wrist, BONE, 9, toward=(0.3, -0.9), edge=0.4)
    _phalanges(c, ["244,456 208,446 176,460 146,486"], BONE, 19)
    curled = ["250,478 220,484 220,508 242,506", "258,484 236,500 240,520 258,514"]
    _phalanges(c, [*curled, "254,450 236,430 216,424 200,432"], BONE, 17)
    palm = spline("276,448 246,442 230,460 238,484 276,488")
    c.shape(palm, BONE, 12, toward=(0.3, -0.9), edge=0.3)
    _sleeve(
        c,
        "440,388 384,396 336,424 306,444! 300,470 322,520 304,590! 344,562 366,600! 396,540",
        "308,446! 326,480 332,530 310,580! 318,520 306,474",
        "392,420 370,490 346,580",
    )


def _servant(c: Canvas) -> None:
    """The necromancer, who raised him once, on one knee with the tray."""
    from_right = c.lit((0.5, -0.8), edge=0.4)
    p = Place(118, 616, 1)
    robe = p.spline("-60,-6 -86,60 -104,150! -40,140 20,152 90,140! 84,90 60,60 50,10 10,-26")
    m = c.shape(robe, MAGE, 36, toward=(0.8, -0.5), drop=8)
    strokes = placed(
        p.points, "-40,20 -56,90 -60,150 | 10,30 10,90 20,150 : 1 8 3 | 40,40 60,90 70,140 : 1 7 3"
    )
    c.lines(strokes, "#180c30", 0.8, clip=m)
    c.shape(
        p.path(taper("30,20 80,36 112,6", [40, 36, 26])), MAGE, 12, toward=(0.6, -0.8), edge=0.5
    )
    outline = p.spline("-56,6 -52,-46 -16,-72 22,-58 34,-20 10,16")
    c.shape(outline, "#2a1c44 #100a22 #5c6a78", 20, toward=(0.8, -0.3))
    skull = p.spline("-22,-56 14,-66 44,-40 84,6 92,26! 72,32 40,18 6,12 -18,-16")
    s = c.shape(skull, BONE, 16, toward=(0.6, -0.8), edge=0.4)
    c.flat(p.spline("18,-30 34,-34 40,-20 24,-12"), "#14202a", clip=s)
    c.flat(p.spline("74,12! 86,18 84,26 74,22"), "#14202a", clip=s)
    horn = p.points("-6,-52 -26,-94 -72,-92 -86,-52 -62,-28 -40,-40 -42,-56")
    hm = from_right(taper(horn, [32, 34, 30, 24, 17, 11, 4]), "#8a7a62 #33284a #e8ecb8", 13, drop=5)
    strokes = strung(samples(horn, 16)[1:], "-16,0 0,3 16,0", [1, 3, 1])
    c.lines(strokes, "#33284a", 0.7, clip=hm)
    # the tray
    c.shape(p.path(ellipse(120, -4, 62, 9)), GOLD, 5, toward=(0.3, -1), edge=0.4)
    cup = p.spline(
        "96,-66! 100,-40 114,-30! 114,-12 100,-6! 142,-6! 128,-12 128,-30! 142,-40 146,-66!"
    )
    c.shape(cup, GOLD, 10, toward=(0.7, -0.5), edge=0.4)
    c.flat(p.path(ellipse(121, -66, 24, 6)), "#8a1c3c")
    hand = Ink("#c0b090", "#5c4a5c", "#f8f4d0")
    from_right(p.spline("96,14 108,2 130,4 134,14 112,24"), hand, 6)
