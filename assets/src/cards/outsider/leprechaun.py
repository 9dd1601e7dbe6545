"""At the foot of the rainbow a leprechaun offers the top card, his fingers crossed behind him."""

from __future__ import annotations

import math

import numpy as np
from art import (
    Array,
    Canvas,
    Ink,
    Light,
    Path,
    Place,
    Point,
    Points,
    blur,
    cloud,
    difference,
    ellipse,
    move,
    points_of,
    polygon,
    rectangle,
    ridge,
    rng,
    samples,
    scatter,
    smoothstep,
    sparkle,
    spline,
    taper,
    union,
)

LIGHT = Light((840, 240), "#fff6c0", "#12301f")
WAY = (0.85, -0.5)
SKIN = Ink("#f0ae84", "#a8584a", "#ffe8c4", rim="#fff6dc", rim_width=3)
COAT = Ink("#1f8a4c", "#0c4038", "#90d860", rim="#f0ffa8", rim_width=4)
BEARD = Ink("#d8591f", "#7c2422", "#ffb054", rim="#ffe8a8", rim_width=3)
GOLD = Ink("#eab43c", "#94561f", "#fff6b8")
HEAD = (462, 322, 0.74)


def paint(c: Canvas) -> None:
    _sky(c)
    _rainbow(c)
    _hills(c)
    _pot(c)
    _hidden_arm(c)
    _stack(c)
    _legs(c)
    _coat(c)
    _collar(c)
    face = _face(c)
    _features(c, face)
    _beard(c)
    _hat(c)
    _card(c)
    _arm(c)
    _meadow(c)
    c.finish(vignette=0.32)


def _sky(c: Canvas) -> None:
    v = c.y / c.height * 0.8 + (c.swirl(300, 90, 5, 4, stretch=(1, 0.4)) - 0.5) * 0.2
    v += c.spot(760, 330, 460) * 0.25
    c.field(v, "#2a7c9c .2:#4ca4ac .4:#84c8b4 .6:#c4e4b4 .8:#f4f0b8 #fffbe0")
    for x, y, w, h, seed in ((120, 250, 260, 60, 3), (950, 190, 260, 60, 8), (600, 90, 200, 40, 5)):
        c.shape(
            cloud(x, y, w, h, seed),
            Ink("#e8f0dc", "#9cc8c0", "#fffdf0"),
            bulge=18,
            toward=WAY,
            alpha=0.95,
        )


def _rainbow(c: Canvas) -> None:
    away = np.hypot(c.x - 214, c.y - 730)
    inks = ("#8c5cb4", "#3c78c8", "#38a878", "#b8cc48", "#fcd444", "#f89438", "#e4503c")
    for k, hue in enumerate(inks):
        inner = 590 + k * 21
        band = smoothstep(inner - 2, inner + 2, away + (c.grain - 0.5) * 7)
        band *= smoothstep(inner + 23, inner + 19, away + (c.grain - 0.5) * 7)
        c.put(hue, band * 0.88)


def _hills(c: Canvas) -> None:
    c.shape(
        ridge(540, 40, 260, 7), Ink("#5cae6c", "#3c8c64", "#b8dc84"), bulge=40, toward=(0.4, -1)
    )
    c.haze(500, 620, "#d8ecb0", 0.5)
    c.shape(
        ridge(606, 22, 220, 12), Ink("#3c9450", "#1f6844", "#98cc60"), bulge=34, toward=(0.4, -1)
    )
    ground = c.rough(ridge(664, 10, 200, 3))
    v = c.spot(720, 690, 620, 160) * 0.8 + (c.noise(70, 4, 6, stretch=(2, 0.5)) - 0.5) * 0.4 + 0.1
    c.field(v, "#12483a .2:#1c6440 .45:#348848 .7:#78b450 #d4dc74", ground)


def _pot(c: Canvas) -> None:
    c.shadow(ellipse(842, 716, 150, 20), "#0c2c24", 10, 0.8)
    r = rng(7)
    heap = spline("736,560 780,520 846,498 912,520 956,560 940,600 750,600")
    c.shape(heap, GOLD, bulge=40, toward=WAY)
    iron = Ink("#34384c", "#14182c", "#8c98ac", rim="#e8f0c8", rim_width=4)
    belly = spline("742,574! 720,626 738,690 800,724 892,724 954,690 972,626 948,574!")
    c.shape(belly, iron, bulge=60, toward=WAY, drop=10)
    for x in (770, 924):
        c.shape(spline([(x - 18, 706, 0), (x, 746), (x + 18, 706, 0)]), iron, bulge=10, toward=WAY)
    coins = []
    for k in range(40):
        t = (k + 0.5) / 40
        y = 586 - math.sin(t * math.pi) * r.rand() * 70
        coins.append((y, 752 + 190 * t + r.randn() * 6, r.randn() * 22))
    for y, x, turn in sorted(coins):
        c.shape(ellipse(x, y + 4, 23, 13, turn), "#94561f", bulge=5)
        c.shape(ellipse(x, y, 23, 13, turn), GOLD, bulge=5, toward=WAY)
        c.flat(ellipse(x, y, 12, 6, turn), "#c8882c")
    lip = taper("734,580 846,598 958,580", [24, 28, 24])
    c.shape(lip, iron, bulge=10, toward=(0.4, -0.9), drop=8, edge=0.3)
    for x, y, turn in ((696, 716, 8), (724, 734, -12), (664, 728, 4), (982, 722, 10)):
        c.shape(ellipse(x, y, 22, 11, turn), GOLD, bulge=6, toward=WAY, edge=0.5, drop=5)
    c.glow(c.mask(ellipse(846, 540, 90, 40)), 46, "#ffdc60", 0.6)
    c.lines(
        sparkle(806, 512, 28, 8) + sparkle(900, 536, 20, 7) + sparkle(860, 480, 14, 5), "#fffdf0"
    )


def _stack(c: Canvas) -> None:
    """The deck he sits on."""
    c.shadow(ellipse(430, 722, 170, 22), "#0c2c24", 10, 0.8)
    r = rng(9)
    for k in range(11):
        y = 714 - k * 12.6
        dx = r.randn() * 5
        slab = polygon(
            [
                (306 + dx, y),
                (330 + dx, y - 20),
                (548 + dx, y - 20),
                (566 + dx, y),
                (556 + dx, y + 12),
                (312 + dx, y + 12),
            ]
        )
        c.shape(slab, Ink("#f4e6c4", "#a88464", "#fffbe4"), bulge=4, toward=WAY, edge=0.8)
    top = polygon("306,584 330,562 548,562 566,584")
    c.flat(top, "#a82c34")
    _back(c, Place(372, 668, 0.78, -17))


def _legs(c: Canvas) -> None:
    stocking = Ink("#f0e6d0", "#94887c", "#fffdf0", rim="#fffdf0", rim_width=3)
    breeches = Ink("#7c4a28", "#38201f", "#d89c58", rim="#ffe0a0", rim_width=3)
    for dx, dy, dim in ((34, -8, True), (0, 4, False)):
        shin = taper(
            [(590 + dx, 586 + dy), (600 + dx, 640 + dy), (592 + dx, 690 + dy)], [46, 48, 34]
        )
        m = c.shape(shin, stocking, bulge=16, toward=WAY, shading=1.3 if dim else 1)
        for y in (618, 638, 658, 678):
            c.lines(
                [([(566 + dx, y + dy), (596 + dx, y + 7 + dy), (624 + dx, y + dy)], [7, 8, 7])],
                "#2c9454",
                0.95,
                clip=m,
            )
        sole = spline("566,690! 620,686 650,700 688,704 704,690! 710,716 680,728 566,728!")
        shoe = move(sole, dx, dy)
        c.shape(
            shoe,
            Ink("#2c2838", "#12101f", "#8c8ca0", rim="#f0e8c0", rim_width=3),
            bulge=12,
            toward=WAY,
            drop=6,
        )
        buckle = difference(
            rectangle(612 + dx, 690 + dy, 34, 26, 4), rectangle(620 + dx, 697 + dy, 18, 12, 2)
        )
        c.shape(buckle, GOLD, bulge=4, toward=WAY)
        thigh = taper([(470, 566), (540 + dx, 560 + dy), (590 + dx, 578 + dy)], [78, 68, 58])
        c.shape(thigh, breeches, bulge=26, toward=WAY, drop=6, edge=0.3)


def _coat(c: Canvas) -> None:
    tail = spline("380,510! 330,540 296,590 282,648! 322,640 340,660! 372,616 430,590 470,560!")
    m = c.shape(tail, COAT, bulge=26, toward=WAY, drop=10)
    c.lines([("390,550 340,590 316,640", [1, 8, 2])], COAT.shade, 0.8, clip=m)
    body = spline("420,402 384,430 366,490 372,552 420,592 500,590 542,560 556,506 540,450 506,410")
    m = c.shape(body, COAT, bulge=60, toward=WAY, drop=10)
    vest = spline("478,420! 520,440 548,500 544,556 516,588! 490,560 484,500")
    c.shape(vest, Ink("#c83a34", "#6a1428", "#ff8c60", rim="#ffd0a0"), bulge=16, toward=WAY, clip=m)
    for y in (470, 504, 538):
        c.shape(ellipse(528, y, 8), GOLD, bulge=6, toward=WAY)
    c.lines([("478,424 486,500 492,566 514,590", [3, 6, 6, 2])], COAT.shade, 0.9)
    belt = taper("372,548 450,580 546,552", [26, 28, 26], cap=False)
    c.shape(belt, Ink("#3c2838", "#1a101f", "#94788c"), bulge=8, toward=WAY, clip=m)
    ring = difference(rectangle(492, 552, 46, 40, 5), rectangle(502, 561, 26, 22, 3))
    c.shape(ring, GOLD, bulge=5, toward=WAY, drop=4)


def _collar(c: Canvas) -> None:
    collar = spline("398,404! 440,420 500,440 530,432! 520,470 470,474 410,456!")
    c.shape(collar, COAT, bulge=14, toward=WAY, drop=8, edge=0.4)


def _hidden_arm(c: Canvas) -> None:
    """Behind the back, out of the guest's sight."""
    at = Place(-34, -14)
    sleeve = spline(
        "464,404! 372,408 318,424 272,462 252,504 256,540! 324,548! 330,520 360,510 464,520!"
    )
    m = c.shape(at.path(sleeve), COAT, bulge=30, toward=WAY)
    c.lines(
        [
            (at.points("300,456 322,488 318,520"), [1, 8, 1]),
            (at.points("276,474 290,504 284,528"), [1, 6, 1]),
        ],
        COAT.shade,
        0.8,
        clip=m,
    )
    c.shape(
        at.path(taper("248,546 332,554", [30, 30], cap=False)),
        Ink("#f0e6d0", "#94887c", "#fffdf0"),
        bulge=9,
        toward=WAY,
        edge=0.4,
        drop=5,
    )
    under = taper("274,604 276,646 304,690", [28, 27, 18])
    over = taper("302,604 290,646 256,686", [28, 27, 18])
    c.shape(at.path(under), SKIN, bulge=11, toward=WAY, edge=0.6)
    palm = spline("260,566! 320,572! 330,594 324,622 300,630 272,626 256,606 252,584")
    c.shape(at.path(palm), SKIN, bulge=18, toward=WAY, edge=0.4)
    c.shape(at.path(over), SKIN, bulge=11, toward=WAY, edge=0.6, drop=4, merge=[(268, 588, 20)])
    for line in ("318,596 318,622 306,632", "332,590 334,612 322,622"):  # the two that are bent
        c.shape(at.path(taper(line, [20, 21, 18])), SKIN, bulge=9, toward=WAY, edge=0.5)
    thumb = taper("268,584 286,604 312,610", [22, 20, 15])
    c.shape(at.path(thumb), SKIN, bulge=9, toward=WAY, edge=0.6, drop=4, merge=[(230, 566, 16)])


def _points(points: Points) -> list[Point]:
    x, y, s = HEAD
    return [(x - px * s, y + py * s, *rest) for px, py, *rest in points_of(points)]


def _path(points: Points) -> Path:
    return spline(_points(points))


def _face(c: Canvas) -> Array:
    neck = _path("-40,110! -40,190 60,190 60,100!")
    c.shape(neck, SKIN, bulge=30, toward=WAY)
    face = _path(
        "-20,-130 -66,-104 -84,-60 -90,-24 -84,-6 -104,4 -146,6 -162,22 -154,46 -126,54 -104,54 "
        "-110,68 -116,78 -100,84! -112,120 -104,132 -110,150 -104,176 -78,186 -20,176 50,130 "
        "96,60 100,-60 50,-120"
    )
    return c.shape(face, SKIN, bulge=44, toward=WAY)


def _features(c: Canvas, face: Array) -> None:
    c.wash(c.spot(*_points("-142,28")[0], 30, 24) * 0.8, "#e05c48", clip=face)
    c.wash(c.spot(*_points("-36,52")[0], 44, 34) * 0.7, "#e86c50", clip=face)
    mouth = _path("-104,84! -70,86 -30,66 -14,44! -20,86 -50,118 -84,126 -106,118!")
    c.flat(mouth, "#6a1420", clip=face)
    teeth = _path("-104,84! -70,86 -30,66 -16,48! -22,72 -50,96 -80,104 -106,100!")
    c.flat(teeth, "#fffbe8", clip=face)
    c.flat(_path("-84,124 -66,108 -46,114 -54,126"), "#e0604c", clip=c.mask(mouth))
    c.lines(
        [
            (_points("-6,30 -10,46 -22,54"), [2, 6, 1]),
            (_points("-136,52 -120,38 -106,44"), [1, 5, 1]),
            (_points("-80,40 -50,44 -26,32"), [1, 5, 1]),
            (_points("-30,2 -12,4 0,-4"), [1, 4, 1]),
            (_points("-30,10 -12,16 0,12"), [1, 4, 1]),
        ],
        "#8c3a34",
        clip=face,
    )
    c.flat(_path("-82,6! -66,-16 -38,-10! -44,8 -66,14"), "#fffbe8", clip=face)
    c.flat(ellipse(*_points("-66,0")[0], 7, 8.5), "#1f7a4c", clip=face)
    c.flat(ellipse(*_points("-68,0")[0], 4, 5), "#10141c", clip=face)
    c.lines([(_points("-88,4 -66,-18 -36,-12 -24,-2"), [2, 6, 5, 1])], "#4a1820", clip=face)
    brow = taper(_points("-98,-30 -70,-58 -34,-46 -12,-26"), [8, 22, 18, 3])
    c.shape(brow, BEARD, bulge=8, toward=WAY)


def _beard(c: Canvas) -> None:
    """A chin curtain: no moustache, so that the grin shows."""
    beard = _path(
        "10,0! 2,50 -20,104 -56,136 -96,144 -116,150! -128,180 -124,214! -104,208 -96,236! "
        "-72,224 -56,248! -30,222 0,226! 20,196 54,190! 70,140 84,60 70,-10"
    )
    m = c.shape(beard, BEARD, bulge=34, toward=WAY, drop=10)
    locks = (
        "20,60 0,120 -50,170 -90,220",
        "40,80 20,150 -20,190 -50,236",
        "56,60 50,130 20,180",
        "-10,110 -60,150 -112,196",
    )
    c.lines([(_points(k), [1, 7, 6, 1]) for k in locks], BEARD.shade, 0.8, clip=m)
    c.lines(
        [([(s.x + 7, s.y - 6) for s in samples(_points(k), 6)[1:5]], [1, 4, 1]) for k in locks],
        BEARD.lit,
        0.85,
        clip=m,
    )
    hair = _path("0,-90! 10,-30 20,10 60,50 110,60! 104,30 130,10! 116,-30 120,-90!")
    hm = c.shape(hair, BEARD, bulge=22, toward=WAY, drop=5)
    c.lines(
        [(_points("40,-80 46,-20 90,40"), [1, 6, 1]), (_points("70,-80 80,-30 112,10"), [1, 6, 1])],
        BEARD.shade,
        0.8,
        clip=hm,
    )
    ear = _path("14,10! 6,-16 20,-44 46,-52 80,-84! 72,-30 56,14 30,34")
    c.shape(ear, SKIN, bulge=12, toward=WAY, drop=5, edge=0.4)
    c.lines([(_points("26,8 24,-20 50,-40"), [1, 5, 1])], "#8c3a34", 0.9)


def _hat(c: Canvas) -> None:
    at = Place(HEAD[0], HEAD[1] - 74, 1, -7)
    crown = at.path(spline("-72,4! -78,-80 -88,-142! -20,-158 66,-146! 64,-80 62,4! 0,20"))
    m = c.shape(crown, COAT, bulge=46, toward=WAY, drop=8)
    c.shape(
        at.path(ellipse(-11, -147, 78, 13)),
        Ink("#2ca058", "#0c4038", "#a8e870"),
        bulge=9,
        toward=(0, -1),
    )
    band = at.path(spline("-76,-40! 0,-22 64,-36! 64,2! 0,20 -74,2!"))
    c.shape(band, Ink("#4a2838", "#1f101f", "#a87c6c"), bulge=9, toward=WAY, clip=m)
    ring = difference(rectangle(8, -36, 50, 46, 6), rectangle(19, -26, 28, 26, 3))
    c.shape(at.path(ring), GOLD, bulge=6, toward=WAY, drop=4)
    brim = at.path(spline("-126,2! -70,-4 0,14 70,-2 128,-10! 118,18 60,36 0,40 -70,30"))
    below = c.mask(move(brim, -6, 16)) * c.mask(ellipse(HEAD[0] - 12, HEAD[1], 82, 90))
    c.wash(blur(below, 5) * 0.8, "#5c1c24", clip=c.mask(ellipse(HEAD[0] - 12, HEAD[1], 82, 90)))
    c.shape(brim, COAT, bulge=14, toward=(0.5, -0.9))
    # four leaves of clover in the band
    x, y = at.points("-50,-60")[0]
    c.lines([([(x, y + 4), (x - 4, y + 26), (x + 4, y + 40)], [3, 5, 4])], "#b8e474")
    heart = spline("0,0! -17,-12 -16,-30 -4,-30 0,-22! 4,-30 16,-30 17,-12")
    for turn in (-45, 45, 135, 225):
        c.shape(
            move(heart, x, y, 0.95, turn + 6),
            Ink("#7cc84c", "#2c7c3c", "#dcf494"),
            bulge=7,
            toward=WAY,
            edge=0.5,
        )


def _back(c: Canvas, at: Place) -> Array:
    """A card, its back to us."""
    m = c.shape(
        at.path(rectangle(-46, -64, 92, 128, 10)),
        Ink("#f8ecc8", "#b08c68", "#fffdf0", rim="#fffdf0"),
        bulge=5,
        toward=WAY,
        drop=12,
        edge=0.4,
    )
    c.flat(at.path(rectangle(-38, -56, 76, 112, 6)), "#a82c34")
    inner = c.mask(at.path(rectangle(-38, -56, 76, 112, 6)))
    lattice = []
    for k in range(-8, 9):
        lattice.append((at.points([(k * 19 - 70, -70), (k * 19 + 70, 70)]), [3, 3]))
        lattice.append((at.points([(k * 19 + 70, -70), (k * 19 - 70, 70)]), [3, 3]))
    c.lines(lattice, "#e07c5c", 0.8, clip=inner, n=6)
    c.flat(at.path(ellipse(0, 0, 27)), "#f4dc94")
    c.flat(at.path(ellipse(0, 0, 22)), "#6a1428")
    sun = [
        (math.cos(a) * r, math.sin(a) * r)
        for k, a in enumerate(np.linspace(0, 2 * math.pi, 20, endpoint=False))
        for r in [20 if k % 2 else 10]
    ]
    c.flat(at.path(polygon(sun)), "#ffd050")
    return m


def _card(c: Canvas) -> None:
    c.glow(_back(c, Place(716, 386, 1.22, 14)), 26, "#fff0a8", 0.35)


def _arm(c: Canvas) -> None:
    sleeve = taper("440,478 536,508 622,452", [88, 78, 58])
    m = c.shape(sleeve, COAT, bulge=28, toward=WAY, drop=12)
    c.lines(
        [("500,470 540,490 570,480", [1, 7, 1]), ("520,510 560,510 590,490", [1, 6, 1])],
        COAT.shade,
        0.8,
        clip=m,
    )
    c.shape(
        taper("604,424 640,476", [30, 32], cap=False),
        Ink("#f0e6d0", "#94887c", "#fffdf0"),
        bulge=9,
        toward=WAY,
        drop=5,
    )
    palm = spline("622,448 640,420 664,414 684,428 680,452 654,468 632,466")
    c.shape(palm, SKIN, bulge=16, toward=WAY, edge=0.3)
    c.shape(
        taper("652,426 676,418 700,424", [20, 19, 14]), SKIN, bulge=8, toward=WAY, edge=0.5, drop=4
    )


def _meadow(c: Canvas) -> None:
    for x, y, s in ((150, 706, 1.3), (214, 722, 0.8)):
        at = Place(x, y, s)
        c.shape(
            at.path(spline("-14,20! -10,-30 10,-30 16,20!")),
            Ink("#f4e8cc", "#9c8c7c", "#fffdf0"),
            bulge=10,
            toward=WAY,
        )
        cap = c.shape(
            at.path(spline("-52,-22! -40,-62 0,-80 40,-62 54,-22! 0,-10")),
            Ink("#d0382c", "#6a1428", "#ff8c60", rim="#ffd0a0"),
            bulge=22,
            toward=WAY,
            drop=6,
        )
        c.flat(
            [
                at.path(ellipse(a, b, k, k * 0.8))
                for a, b, k in ((-22, -40, 9), (8, -58, 10), (30, -34, 7), (2, -28, 6))
            ],
            "#fff4dc",
            clip=cap,
        )
    r = rng(4)
    heart = spline("0,0! -17,-12 -16,-30 -4,-30 0,-22! 4,-30 16,-30 17,-12")
    spots = sorted((700 + r.rand() * 56, r.rand() * 1024, r.rand()) for _ in range(46))
    for y, x, t in spots:
        if 296 < x < 700 and y < 728:
            continue
        green = Ink(("#2c8c48", "#4ca850", "#1f7844")[int(t * 3)], "#145438", "#b8e070")
        clover = [
            move(heart, x, y, (0.5 + 0.3 * t, (0.5 + 0.3 * t) * 0.7), turn)
            for turn in (-115, 5, 125)
        ]
        c.shape(union(*clover), green, bulge=5, toward=WAY, drop=4)
    c.motes(scatter(rng(12), 40, (560, 300, 960, 600), (1.2, 3)), "#fffbd0", "#ffe070")
    c.wash(blur(c.mask(polygon("-20,740 1044,740 1044,780 -20,780")), 12) * 0.5, "#0c3a30")
