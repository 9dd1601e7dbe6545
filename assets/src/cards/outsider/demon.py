"""A demon in evening dress sits down, fork in hand, opposite the one guest who dines alone."""

from __future__ import annotations

from itertools import pairwise

from art import (
    Array,
    Canvas,
    Ink,
    Light,
    Place,
    arc_points,
    blur,
    burn,
    ellipse,
    move,
    polygon,
    rectangle,
    rng,
    samples,
    spline,
    swarm,
    taper,
    union,
)

LIGHT = Light((330, 500), "#ffdc94", "#0a1420")
WAY = (-0.95, 0.2)
HIDE = Ink("#b8262c", "#4c0c28", "#ff7c4c", rim="#ffc07c", rim_width=4)
HORN = Ink("#4c3c4c", "#1c1424", "#e0b084", rim="#ffe0a8", rim_width=3)
STEEL = Ink("#a8b4bc", "#3c4c5c", "#fffbe8", rim="#fffdf0", rim_width=3)
LINEN = Ink("#ece2cc", "#84788c", "#fffbe8", rim="#fffdf0", rim_width=3)
WOOD = Ink("#5c3422", "#24141c", "#c8844c")
HEAD = Place(600, 268, 0.96, -4)


def paint(c: Canvas) -> None:
    _room(c)
    _alcove(c)
    _wings(c)
    _trunk(c)
    _horn(c, far=True)
    _horn(c, far=False)
    face = _face(c)
    _features(c, face)
    _far_arm(c)
    _waistcoat(c)
    _guest(c)
    _table(c)
    _candle(c)
    _fist(c, Place(412, 586, 0.95, -3), fork=True)
    _near_arm(c)
    _fist(c, Place(846, 588, 1, 8), fork=False)
    c.motes(swarm(rng(3), 50, (560, 330), (220, 130)), "#ffb060", "#ff6a30")
    c.finish(vignette=0.4)


def _room(c: Canvas) -> None:
    v = c.spot(430, 330, 640, 480) * 0.85 + (c.noise(120, 4, 3) - 0.5) * 0.14
    c.field(v, "#081820 .18:#0e2c34 .36:#184a4c .54:#2c6c60 .72:#64947c #b8b88c")
    stones = []
    r = rng(8)
    for row in range(9):
        y = 40 + row * 66
        for col in range(9):
            x = col * 132 + (row % 2) * 66 + r.randn() * 8 - 40
            stones.append(([(x, y), (x + 60, y + r.randn() * 3), (x + 124, y)], [1, 4, 1]))
            stones.append(([(x, y), (x + r.randn() * 3, y + 32), (x, y + 64)], [1, 4, 1]))
    c.lines(stones, "#08202a", 0.5)
    for x in (180, 620):
        beam = polygon([(x - 240, -10), (x + 480, -10), (x + 480, 22), (x - 240, 22)])
        c.shape(beam, WOOD, bulge=12, toward=(0, 1))


def _alcove(c: Canvas) -> None:
    """The merry company next door, safe in its number."""
    arch = union(rectangle(236, 330, 170, 180), ellipse(321, 330, 85, 74))
    frame = union(rectangle(220, 330, 202, 190), ellipse(321, 330, 101, 90))
    c.shape(frame, Ink("#3c6460", "#143038", "#c8b88c"), bulge=12, toward=(0, 0.6))
    room = c.rough(arch)
    c.field(
        c.spot(321, 340, 150, 190) * 1.2, "#8c3c20 .3:#c8682c .55:#f0a048 .8:#ffd884 #fffbdc", room
    )
    c.glow(room, 40, "#ffb050", 0.55)
    dark = "#5c2420"
    folk = []
    for x, y, s in ((268, 416, 1.0), (321, 408, 1.08), (374, 418, 0.98)):
        at = Place(x, y, s)
        folk += [
            at.path(ellipse(0, 0, 19, 22)),
            at.path(spline("-34,80! -30,36 -12,24 12,24 30,36 34,80!")),
        ]
    hats = [
        Place(268, 402, 1).path(spline("-26,2! -12,-6 -4,-40! 14,-6 26,2!")),
        Place(374, 402, 1).path(spline("-22,4! -20,-16 0,-24 20,-16 22,4!")),
    ]
    arms = [
        taper("286,440 300,410 304,384", [14, 12, 10]),
        taper("338,436 340,408 334,380", [14, 12, 10]),
        rectangle(296, 366, 18, 22, 3),
        rectangle(325, 362, 18, 22, 3),
    ]
    c.flat([*folk, *hats, *arms], dark, clip=room)
    c.flat(rectangle(230, 478, 184, 60), "#3c1820", clip=room)


def _wings(c: Canvas) -> None:
    skin = Ink("#5c1c34", "#240c20", "#a83c3c")
    bone = Ink("#7c2030", "#300c20", "#d8583c", rim="#e88850", rim_width=3)
    for shoulder, wrist, tips in (
        ((820, 470), (880, 130), ((1010, 70), (1060, 300), (1030, 480), (960, 600))),
        ((600, 440), (516, 150), ((452, 52), (388, 190), (404, 310), (470, 440))),
    ):
        ends = [*tips, shoulder]
        for a, b in pairwise(ends):
            mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
            hem = (mx + (wrist[0] - mx) * 0.22, my + (wrist[1] - my) * 0.22)
            c.shape(
                spline([(*wrist, 0), (*a, 0), hem, (*b, 0)]), skin, bulge=40, toward=(-0.5, 0.8)
            )
        for tip in tips:
            mid = ((wrist[0] + tip[0]) / 2 + 8, (wrist[1] + tip[1]) / 2 - 14)
            c.shape(taper([wrist, mid, tip], [18, 12, 4]), bone, bulge=6, toward=(-0.5, 0.8))
        mid = ((wrist[0] + shoulder[0]) / 2 + (30 if wrist[0] > 600 else -30), 300)
        c.shape(taper([shoulder, mid, wrist], [60, 40, 24]), bone, bulge=14, toward=(-0.5, 0.8))


def _trunk(c: Canvas) -> None:
    body = spline(
        "470,420 420,452 392,520 400,640 960,660 960,540 930,464 860,410 760,372 690,300 620,280"
    )
    for s in samples("676,262 740,340 840,392 920,450", 7):
        spike = [(*s.beside(40, -24), 0), (*s.beside(-30, 26), 0), (*s.beside(40, 24), 0)]
        c.shape(spline(spike), HORN, bulge=9, toward=WAY)
    m = c.shape(body, HIDE, bulge=90, toward=WAY, drop=14)
    c.lines(
        [
            ("780,420 830,460 850,540", [1, 9, 2]),
            ("700,470 720,540 700,620", [1, 8, 2]),
            ("450,470 440,520 452,580", [1, 8, 2]),
        ],
        HIDE.shade,
        0.8,
        clip=m,
    )


def _face(c: Canvas) -> Array:
    p = HEAD.path
    jaw = spline("84,20! 0,84 -90,100 -136,98! -158,122 -150,156 -118,182 -60,194 10,182 80,130")
    c.shape(p(jaw), HIDE, bulge=36, toward=WAY, drop=6)
    c.flat(p(spline("-146,84! -100,90 -30,80 30,36! 44,70 -30,108 -100,112 -140,104!")), "#2c0818")
    teeth = [
        polygon([(x - 9, 101 - k * 2), (x - 2, 76 - k), (x + 8, 101 - k * 2)])
        for k, x in enumerate((-124, -84, -62, -40, -20))
    ]
    ivory = Ink("#f4e6c0", "#94705c", "#fffdf0")
    for t in teeth[1:]:
        c.shape(p(t), ivory, bulge=5, toward=WAY)
    skull = spline(
        "-10,-132 -64,-122 -100,-92 -120,-58! -102,-44 -104,-24 -130,4 -158,30 -162,56 -146,72 "
        "-150,84! -100,84 -40,78 24,50 60,70 110,50 124,-30 96,-104 40,-134"
    )
    m = c.shape(p(skull), HIDE, bulge=46, toward=WAY)
    for k, x in enumerate((-138, -112, -92, -72, -50)):
        c.shape(
            p(polygon([(x - 8, 82), (x, 102 - k * 2), (x + 8, 81)])), ivory, bulge=5, toward=WAY
        )
    c.shape(p(taper("-106,112 -116,88 -122,54", [26, 20, 3])), ivory, bulge=9, toward=WAY, drop=4)
    return m


def _features(c: Canvas, face: Array) -> None:
    p, q = HEAD.path, HEAD.points
    c.wash(
        blur(c.mask(p(spline("-112,-46! -80,-52 -20,-40 0,-16 -40,6 -90,-2"))), 6) * 0.95,
        HIDE.shade,
        clip=face,
    )
    eye = c.flat(p(spline("-98,-30! -70,-34 -34,-10! -66,-6 -90,-14")), "#ffe860", clip=face)
    c.flat(p(ellipse(-74, -22, 4.5, 10)), "#2c0818", clip=eye)
    c.glow(eye, 12, "#ffa020", 1.1)
    brow = taper(q("-124,-56 -90,-56 -44,-34 -10,-20"), [16, 30, 24, 5])
    c.shape(brow, HIDE, bulge=11, toward=(-0.7, 0.5), drop=5)
    c.lines(
        [
            (q("-136,58 -116,40 -104,52"), [2, 8, 1]),
            (q("-110,20 -80,30 -50,60"), [1, 7, 1]),
            (q("-84,14 -60,20 -30,10"), [1, 5, 1]),
            (q("20,52 34,40 36,22"), [2, 8, 1]),
            (q("-112,-2 -124,10 -134,18"), [1, 5, 1]),
            (q("-60,-96 -30,-104 0,-98"), [1, 5, 1]),
        ],
        "#4c0c28",
        clip=1,
    )
    ear = spline("30,20! 34,-16 70,-44 130,-70 180,-76! 150,-30 110,14 64,40")
    c.shape(p(ear), HIDE, bulge=16, toward=WAY, drop=7, edge=0.4)
    c.lines([(q("56,16 90,-16 150,-60"), [2, 9, 1])], HIDE.shade, 0.9)
    ring = taper([*q(arc_points(92, 36, 16, 18, -60, 240, 10))], [6, 6])
    c.shape(ring, Ink("#e0a83c", "#7c441f", "#fff4b0"), bulge=4, toward=WAY)
    goatee = spline(
        "-150,150! -120,180 -60,192 -20,186! -50,214 -92,224 -126,262! -128,220 -144,190"
    )
    gm = c.shape(
        p(goatee),
        Ink("#2c1424", "#12081a", "#8c3c3c"),
        bulge=10,
        toward=WAY,
        rim="#e88850",
        rim_width=2.5,
    )
    c.lines([(q("-100,186 -110,216 -122,250"), [1, 4, 1])], "#8c3c3c", 0.8, clip=gm)


def _horn(c: Canvas, far: bool) -> None:
    line = (
        "-44,-96 -66,-176 -40,-236 14,-262" if far else "24,-90 34,-180 92,-226 158,-206 186,-140"
    )
    widths = [50, 44, 28, 4] if far else [66, 62, 50, 34, 4]
    pts = HEAD.points(line)
    m = c.shape(taper(pts, widths, cap=False), HORN, bulge=20, toward=WAY, drop=8)
    span = samples(pts, 17)
    rings = [([s.beside(-36), s.beside(0, 8), s.beside(36)], [2, 5, 2]) for s in span[1:11]]
    c.lines(rings, HORN.shade, 0.8, clip=m)


def _far_arm(c: Canvas) -> None:
    c.shape(taper("560,540 480,584 410,606", [110, 92, 76]), HIDE, bulge=34, toward=WAY, drop=8)


def _near_arm(c: Canvas) -> None:
    upper = taper("800,470 890,520 956,606", [130, 116, 92])
    c.shape(upper, HIDE, bulge=40, toward=WAY, merge=[(780, 452, 110)])
    c.shadow(ellipse(910, 652, 90, 12), "#24141c", 8, 0.8)
    fore = taper("960,610 910,622 850,604", [92, 84, 72])
    c.shape(fore, HIDE, bulge=32, toward=(-0.7, -0.5), drop=10)


def _waistcoat(c: Canvas) -> None:
    """Evening dress, gold on black, and a plain napkin in the collar."""
    silk = Ink("#33243e", "#140c1e", "#8c6468", rim="#ffc07c", rim_width=3)
    gold = Ink("#e0a83c", "#7c441f", "#fff4b0")
    vest = spline(
        "520,440! 480,500 458,580 456,670! 780,670! 800,560 786,470 720,424! 700,470 620,490"
    )
    m = c.shape(vest, silk, bulge=40, toward=WAY, drop=12)
    vines = []
    for k in range(9):
        x = 470 + k * 40
        vines.append(([(x, 420), (x + 34, 500), (x + 60, 590), (x + 78, 680)], [3, 4, 4, 3]))
        vines.append(([(x + 40, 420), (x - 4, 500), (x - 34, 590), (x - 52, 680)], [3, 4, 4, 3]))
    c.lines(vines, "#b8783c", 0.75, clip=m)
    c.lines([("606,560 600,610 600,670", [4, 8, 8])], "#140c1e", clip=m)
    for y in (598, 636):
        c.shape(ellipse(586, y, 13), gold, bulge=9, toward=WAY, drop=5, edge=0.4)
    cloth = spline("514,428! 560,464 640,472 712,426! 716,470 676,510 640,548 596,588! 552,536")
    n = c.shape(cloth, LINEN, bulge=22, toward=WAY, drop=14, edge=0.3)
    c.lines(
        [
            ("560,474 566,520 590,570", [1, 7, 1]),
            ("612,484 606,526 600,566", [1, 6, 1]),
            ("670,472 646,512 618,544", [1, 7, 1]),
        ],
        "#84788c",
        0.7,
        clip=n,
    )


def _guest(c: Canvas) -> None:
    """A small traveller in a hood, alone with a bowl of soup."""
    way = (0.9, 0.1)
    c.shape(
        union(rectangle(34, 420, 22, 260, 6), rectangle(34, 430, 40, 20, 8)),
        WOOD,
        bulge=9,
        toward=way,
        rim="#f0b070",
        rim_width=3,
    )
    cloak = Ink("#3c6cac", "#182c5c", "#a0ccec", rim="#ffe8b8", rim_width=3)
    body = spline("70,680! 66,580 96,520 140,500 186,520 214,580 220,680!")
    m = c.shape(body, cloak, bulge=40, toward=way, drop=10)
    c.lines(
        [("120,540 104,600 110,660", [1, 7, 2]), ("160,550 176,600 170,650", [1, 6, 2])],
        cloak.shade,
        0.8,
        clip=m,
    )
    skin = Ink("#f0b48c", "#a05c4c", "#fff0cc")
    face = spline(
        "150,420 178,430 188,450 190,462 204,474 206,484 192,490 194,500 186,504 188,514 "
        "178,528 150,530 120,500 120,440"
    )
    fm = c.shape(face, skin, bulge=22, toward=way)
    c.flat(ellipse(176, 462, 10, 11), "#fffbe8", clip=fm)
    c.flat(ellipse(180, 460, 4.5, 5), "#1a1424", clip=fm)
    c.lines(
        [("164,446 174,440 186,444", [2, 5, 1]), ("190,503 182,504 174,508", [1, 4, 1])],
        "#5c2424",
        clip=fm,
    )
    hood = spline(
        "184,420! 160,384 120,384 84,370 40,392! 72,408 76,450 80,510 110,548 160,548! "
        "136,520 132,480 146,440"
    )
    hm = c.shape(hood, cloak, bulge=30, toward=way, drop=8)
    c.lines(
        [("150,400 112,430 104,500", [1, 6, 2]), ("90,390 96,410 94,440", [1, 5, 1])],
        cloak.shade,
        0.8,
        clip=hm,
    )
    # spoon, forgotten half way
    c.shape(taper("150,590 206,584 240,560", [36, 32, 24]), cloak, bulge=14, toward=way, drop=6)
    c.lines([("244,566 268,528", [6, 5])], "#d8b078")
    c.shape(
        ellipse(274, 516, 13, 9, -58), Ink("#d8b078", "#6c4430", "#fff0c0"), bulge=6, toward=way
    )
    c.shape(ellipse(246, 560, 15, 14), skin, bulge=9, toward=way, edge=0.4)
    drops = [
        move(spline("0,-12! 7,2 0,9 -7,2"), x, y, s) for x, y, s in ((132, 372, 1), (166, 362, 1.2))
    ]
    c.flat(drops, "#c8f0ff")


def _table(c: Canvas) -> None:
    top = polygon("-20,622 1050,622 1050,668 -20,668")
    cloth = c.rough(polygon("-20,616 1050,616 1050,800 -20,800"))
    v = c.spot(330, 622, 560, 150) * 1.0 + (c.noise(80, 3, 6, stretch=(2, 0.5)) - 0.5) * 0.16 + 0.08
    c.field(v, "#30222c .15:#5c4248 .35:#947060 .55:#d0a87c .78:#f4dca8 #fffbe0", cloth)
    hem = [([(x, 672), (x + 6, 720), (x - 4, 770)], [2, 8, 6]) for x in range(30, 1040, 96)]
    c.lines(hem, "#3c2830", 0.45)
    c.lines([("-20,669 512,674 1050,669", [3, 5, 3])], "#30222c", 0.5)
    c.wash(blur(c.mask(rectangle(380, 622, 620, 18)), 9) * 0.7, "#24141c", clip=c.mask(top))
    clay = Ink("#a8683c", "#4c2824", "#ffc884")
    c.shadow(ellipse(214, 660, 70, 10), "#24141c", 6, 0.8)
    bowl = spline("154,618! 214,628 274,618! 262,650 236,664 192,664 166,650")
    c.shape(bowl, clay, bulge=18, toward=(0.8, -0.3), drop=8)
    c.shape(
        ellipse(214, 619, 60, 10), Ink("#c8803c", "#6c3824", "#ffd080"), bulge=5, toward=(0, -1)
    )
    c.lines(
        [
            ("200,606 192,586 206,566 198,546", [2, 8, 8, 1]),
            ("226,606 236,588 224,572 232,556", [2, 7, 6, 1]),
        ],
        "#f4ecd8",
        0.5,
    )
    # his plate is still empty
    c.shadow(ellipse(640, 668, 150, 14), "#24141c", 7, 0.8)
    c.shape(ellipse(640, 654, 140, 22), LINEN, bulge=10, toward=(-0.6, -0.7), drop=6)
    c.shape(
        ellipse(640, 652, 96, 12), Ink("#d0c4b4", "#786c7c", "#f4ecd8"), bulge=7, toward=(0.6, 0.7)
    )


def _candle(c: Canvas) -> None:
    brass = Ink("#d8983c", "#6c3c20", "#fff0a8", rim="#fffbd0", rim_width=2)
    c.shadow(ellipse(336, 664, 60, 9), "#24141c", 6, 0.7)
    c.shape(ellipse(336, 656, 50, 11), brass, bulge=7, toward=(0, -1))
    c.shape(
        rectangle(318, 548, 36, 106, 5),
        Ink("#f0dcb0", "#b07c54", "#fffbe4"),
        bulge=12,
        toward=(0, -1),
    )
    c.shape(
        spline("316,548! 336,540 356,548! 356,576 350,590 346,564 328,562 322,580 316,566"),
        Ink("#fff0c8", "#d0a070", "#fffdf0"),
        bulge=5,
        toward=(0, -1),
    )
    c.lines([("336,546 337,530", [4, 3])], "#3c1820")
    burn(c, 336, 542, 66, 34, seed=3, tongues=1)
    c.glow(c.mask(ellipse(336, 510, 16, 32)), 26, "#ffb040", 1.0)
    c.halo(336, 510, 260, "#ffb050", 0.42)


def _fist(c: Canvas, at: Place, fork: bool) -> None:
    """A fist on the table, cutlery upright."""
    if fork:
        c.shape(at.path(taper("0,70 0,-60 0,-130", [16, 12, 12])), STEEL, bulge=6, toward=WAY)
        tines = union(
            spline([(-9, -118), (-36, -140), (-40, -170), (40, -170), (36, -140), (9, -118)]),
            *[
                spline(
                    [(x - 7, -160, 0), (x - 6, -230), (x, -262, 0), (x + 6, -230), (x + 7, -160, 0)]
                )
                for x in (-33, 0, 33)
            ],
        )
        c.shape(at.path(tines), STEEL, bulge=7, toward=WAY, edge=0.4)
    else:
        c.shape(
            at.path(taper("0,70 0,-30", [18, 16])),
            Ink("#3c2430", "#180c18", "#a8745c"),
            bulge=6,
            toward=WAY,
        )
        blade = spline("-11,-30! -12,-200 4,-266! 24,-180 20,-60 12,-30!")
        m = c.shape(at.path(blade), STEEL, bulge=9, toward=WAY, edge=0.4)
        c.lines([(at.points("8,-40 12,-150 6,-240"), [1, 4, 1])], "#6c7c8c", 0.8, clip=m)
    knuckles = []
    for k in range(4):
        y = -34 + k * 24
        knuckles.append(
            at.path(
                spline(
                    [(-40, y), (-20, y - 13), (30, y - 12), (38, y), (30, y + 12), (-24, y + 13)]
                )
            )
        )
    for k in knuckles:
        c.shape(k, HIDE, bulge=11, toward=WAY, edge=0.6, drop=4)
    for k in range(4):
        y = -34 + k * 24
        claw = spline(
            [(-34, y - 9, 0), (-54, y - 4), (-64, y + 10, 0), (-48, y + 9), (-34, y + 8, 0)]
        )
        c.shape(at.path(claw), HORN, bulge=5, toward=WAY)
