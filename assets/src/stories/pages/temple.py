"""High over the clouds a reader has brought a lantern; three faces of stone wake up to listen.

One still yawns, one has a nest for a hat, and one looks for the pictures in the book.
"""

from __future__ import annotations

import numpy as np
from art import (
    Array,
    Canvas,
    Ink,
    Light,
    cloud,
    ellipse,
    polygon,
    rectangle,
    ridge,
    rng,
    scatter,
    smoothstep,
    sparkle,
    spline,
    taper,
)
from cards._people import Look, Stand, face

LAMP = (480, 500)
LIGHT = Light(LAMP, "#ffd890", "#0c1434")
STONE = Ink("#7888a4", "#26345c", "#f0c890", rim="#fff0c0", rim_width=4)
DEEP = "#18244a"
SNOW = Ink("#eef2f0", "#7f9cc8", "#ffffff")
CLOAK = Ink("#b03a34", "#4a1430", "#f8a070", rim="#fff0c0", rim_width=4)


def paint(c: Canvas) -> None:
    _sky(c)
    _mountains(c)
    _hall(c)
    _listener(c, Stand(182, 300, 1.16, -4), yawns=True)
    _listener(c, Stand(424, 222, 1.0, 0), nest=True)
    _listener(c, Stand(694, 296, 1.2, 6, flip=True), leans=True)
    _bench(c)
    _reader(c)
    _lantern(c)
    _clouds_below(c)
    flakes = scatter(rng(5), 90, (0, 0, 860, 640), (1.2, 3.4))
    c.motes(flakes, "#f4f8ff")
    c.finish(vignette=0.28)


def _sky(c: Canvas) -> None:
    v = c.y / c.height * 0.9 + (c.swirl(260, 90, 5, 3, stretch=(1, 0.4)) - 0.5) * 0.26
    c.field(np.clip(v, 0, 1), "#0e1a44 .2:#1c3468 .4:#34609a .6:#6a9cc0 .8:#b8d4d8 #f0f0e0")
    c.motes(scatter(rng(2), 70, (0, 0, 860, 230), (0.8, 2.4)), "#fff8e0")


def _mountains(c: Canvas) -> None:
    far = ridge(300, 50, 170, 5, sharp=True, span=(-20, 880), floor=700)
    c.shape(far, Ink("#5c80b0", "#34548c", "#c8dce4"), bulge=30, toward=(-0.5, -1))
    c.haze(250, 420, "#d8e6e8", 0.7)
    for x, y, w, h, seed in ((90, 400, 360, 60, 3), (780, 380, 340, 64, 6), (430, 420, 420, 56, 8)):
        puff = cloud(x, y, w, h, seed, puffs=11, flat=False)
        c.shape(puff, Ink("#e4ecec", "#8aacd0", "#ffffff"), bulge=26, toward=(0, -1))


def _hall(c: Canvas) -> None:
    """Pillars and the curved eave that looks down on them."""
    red = Ink("#8a3040", "#381430", "#f09a68", rim="#ffe0a0", rim_width=3)
    for x, side in ((36, 1), (300, 1), (566, -1), (826, -1)):
        w = 44 if 100 < x < 700 else 62
        mask = c.shape(
            rectangle(x - w / 2, 70, w, 560), red, bulge=w * 0.42, toward=(side, 0.3), edge=0.4
        )
        for y in (112, 128):
            c.flat(rectangle(x - w / 2, y, w, 6), "#e8b048", 0.85, clip=mask)
    roof = Ink("#236a7c", "#0e2c50", "#8ad0c0", rim="#fff0c8", rim_width=3)
    eave = "-30,-20! 890,-20! 890,74! 800,92 640,100 430,104 220,100 60,92 -30,74!"
    tiles = c.shape(spline(eave), roof, bulge=30, toward=(0, 1), edge=0.5, drop=12)
    rows = [([(x, -20), (430 + (x - 430) * 1.06, 104)], [3, 5]) for x in range(-20, 900, 34)]
    c.lines(rows, "#0e2c50", 0.6, clip=tiles)
    ends = [
        ellipse(430 + (x - 430) * 1.05, 97 - abs(x - 430) * 0.03, 9) for x in range(-20, 900, 34)
    ]
    c.flat(ends, "#e8b048", 0.95)
    drift = cloud(430, -2, 900, 30, 11, puffs=17, flat=False)
    c.shape(drift, SNOW, bulge=14, toward=(0, 1))


def _listener(
    c: Canvas,
    at: Stand,
    *,
    yawns: bool = False,
    nest: bool = False,
    leans: bool = False,
) -> None:
    """A guardian of stone down to its shoulders; it looks left and down, or right if turned."""
    s = at.scale
    way = _to_lamp(at)
    rough = c.swirl(60, 30, 3, int(at.x), ridged=True)
    bust = at.spline("-170,330! -160,190 -120,140 -50,118 50,118 124,140 164,190 172,330!")
    chest = c.shape(bust, STONE, bulge=60 * s, toward=way, texture=rough, relief=12)
    collar = [
        (at.points("-120,168 -50,206 40,206 122,168"), [3, 8, 3]),
        (at.points("-136,196 -54,238 44,238 138,196"), [3, 8, 3]),
    ]
    c.lines(collar, DEEP, 0.7, clip=chest)
    ears = [
        at.spline("-104,-40 -128,-24 -126,40 -106,74 -92,40"),
        at.spline("104,-40 128,-24 126,40 106,74 92,40"),
    ]
    c.shape(ears[0], STONE, bulge=14 * s, toward=way, edge=0.4)
    c.shape(ears[1], STONE, bulge=14 * s, toward=way, edge=0.4)
    low = 34 if yawns else 0
    skull = at.spline(
        [
            (-86, -112),
            (-104, -60),
            (-106, 10),
            (-98, 76),
            (-66, 124 + low),
            (0, 142 + low),
            (66, 124 + low),
            (98, 76),
            (106, 10),
            (104, -60),
            (86, -112),
            (0, -126),
        ]
    )
    head = c.shape(
        skull, STONE, bulge=70 * s, toward=way, texture=rough, relief=12, drop=16, edge=0.4
    )
    _crown(c, at, way, nest)
    _features(c, at, head, way, yawns, leans)
    crack = at.points("60,-96 48,-66 66,-44 52,-20")
    c.lines([(crack, [4, 3, 1])], DEEP, 0.8, clip=head)


def _to_lamp(at: Stand) -> tuple[float, float]:
    dx, dy = LAMP[0] - at.x, LAMP[1] - at.y
    away = float(np.hypot(dx, dy))
    return dx / away, dy / away


def _crown(c: Canvas, at: Stand, way: tuple[float, float], nest: bool) -> None:
    s = at.scale
    band = at.spline("-110,-74! -100,-112 0,-130 100,-112 110,-74! 0,-94")
    mask = c.shape(band, STONE, bulge=12 * s, toward=way, edge=0.5)
    studs = [at.path(ellipse(x, -100 + abs(x) * 0.16, 9)) for x in (-72, -36, 0, 36, 72)]
    c.flat(studs, DEEP, 0.7, clip=mask)
    knob = at.spline("-56,-116! -50,-156 0,-178 50,-156 56,-116!")
    c.shape(knob, STONE, bulge=22 * s, toward=way)
    snow = at.spline("-62,-140! -50,-166 0,-190 50,-166 62,-140! 36,-150 14,-138 -12,-152 -36,-140")
    if not nest:
        c.shape(snow, SNOW, bulge=10 * s, toward=(0, -1))
        return
    twigs = Ink("#7a5238", "#2c1a2a", "#e8b078")
    bowl = c.shape(
        at.spline("-62,-170! -54,-138 0,-124 54,-138 62,-170! 0,-158"), twigs, bulge=14, toward=way
    )
    r = rng(4)
    straws = [
        (
            at.points(
                [
                    (x, -164 + r.rand() * 30),
                    (x + 14, -158 + r.rand() * 26),
                    (x + 30, -166 + r.rand() * 34),
                ]
            ),
            [1, 3, 1],
        )
        for x in range(-64, 44, 7)
    ]
    c.lines(straws, "#2c1a2a", 0.7, clip=bowl)
    for x in (-22, 14):
        bird = at.spline(
            [(x - 20, -166), (x - 14, -190), (x + 6, -200), (x + 20, -184), (x + 20, -160)]
        )
        c.shape(bird, Ink("#e8b048", "#8a4a34", "#fff0b8"), bulge=14, toward=way)
        c.lines([(at.points([(x - 6, -186), (x - 1, -183), (x + 4, -187)]), [1, 3, 1])], DEEP)
        c.flat(at.path(polygon([(x - 18, -182), (x - 30, -176), (x - 17, -172)])), "#e0703a")


def _features(
    c: Canvas, at: Stand, head: Array, way: tuple[float, float], yawns: bool, leans: bool
) -> None:
    s = at.scale
    brows = ("-86,-32 -54,-64 -14,-58", "14,-58 54,-64 86,-32")
    for line in brows:
        brow = taper(at.points(line), [12 * s, 26 * s, 12 * s])
        c.shape(brow, STONE, bulge=9 * s, toward=way, clip=head, drop=6)
    for x in (-48, 48):
        socket = at.path(ellipse(x, -12, 33, 23))
        c.flat(socket, DEEP, 0.85, clip=head)
        if yawns:
            c.lines([(at.points([(x - 27, -14), (x, -4), (x + 27, -14)]), [2, 7, 2])], "#ffd890")
            continue
        lit = c.flat(at.path(ellipse(x, -10, 27, 18)), "#ffe6a0", clip=head)
        look, down = (11, 2) if leans else (1, 6)
        c.flat(at.path(ellipse(x + look, down - 4, 11, 13)), "#5a3020", clip=lit)
        c.flat(at.path(ellipse(x + look - 3, down - 9, 3.4)), "#fffbe8", clip=lit)
        c.shape(
            at.spline([(x - 34, -12, 0), (x, -40), (x + 34, -12, 0), (x, -22)]),
            STONE,
            bulge=6 * s,
            toward=way,
            clip=head,
        )
    nose = at.spline("-14,-30! 14,-30! 20,20 34,48 18,62 0,64 -18,62 -34,48 -20,20")
    c.shape(nose, STONE, bulge=16 * s, toward=way, clip=head, edge=0.6, drop=8)
    if yawns:
        mouth = c.flat(at.path(ellipse(0, 116, 34, 38)), "#120c28", clip=head)
        c.flat(at.path(ellipse(0, 146, 24, 18)), "#8a4450", clip=mouth)
        c.lines([(at.points("-42,104 -30,76 0,70 30,76 42,104"), [2, 7, 2])], DEEP, 0.7, clip=head)
    else:
        c.lines(
            [(at.points("-46,84 -24,100 0,103 24,100 46,84"), [2, 9, 10, 9, 2])], DEEP, clip=head
        )
        c.lines([(at.points("-18,118 0,122 18,118"), [1, 5, 1])], DEEP, 0.6, clip=head)
    moss = c.stipple(smoothstep(0.58, 0.8, c.noise(60, 4, int(at.x) + 3)) * 0.5)
    c.put("#5a8a6a", moss * head * smoothstep(at.y + 60, at.y - 120, c.y) * 0.8)


def _bench(c: Canvas) -> None:
    slab = Ink("#8494b0", "#2a3860", "#ffdc9c", rim="#fff0c0", rim_width=4)
    c.shadow(rectangle(0, 556, 860, 30), "#0c1434", 14, 0.8)
    c.shape(polygon("-20,572 880,572 880,616 -20,616"), slab, bulge=12, toward=(0, -1), edge=0.5)
    c.shape(
        polygon("-20,616 880,616 880,700 -20,700"), STONE, bulge=20, toward=(0, -1), shading=1.3
    )
    joints = [([(x, 616), (x + 4, 700)], [4, 2]) for x in (110, 280, 600, 760)]
    c.lines(joints, DEEP, 0.8)
    ice = [(x, 616, x + 14) for x in (30, 64, 190, 236, 640, 690, 800)]
    for x, y, end in ice:
        c.flat(polygon([(x, y), (end, y), ((x + end) / 2, y + 26 + (x % 23))]), "#d8ecf4", 0.9)
    heap = "-20,584! 40,556 110,562 170,580! 80,592 -20,592!"
    c.shape(spline(heap), SNOW, bulge=10, toward=(1, -0.6))
    c.shape(
        spline("680,584! 760,560 830,552 880,560! 880,596! 760,594"),
        SNOW,
        bulge=10,
        toward=(-1, -0.6),
    )
    c.wash(c.spot(LAMP[0], 580, 330, 60) * 0.6, "#ffdf9a")


def _clouds_below(c: Canvas) -> None:
    """The world ends under their feet."""
    white = Ink("#dce8ee", "#7f9cc8", "#ffffff")
    for x, w, h, seed in (
        (60, 330, 54, 2),
        (800, 300, 58, 5),
        (300, 260, 30, 9),
        (600, 240, 32, 4),
    ):
        puff = cloud(x, 690, w, h, seed, puffs=9, flat=False)
        c.shape(puff, white, bulge=22, toward=(0, -1))


def _reader(c: Canvas) -> None:
    c.shadow(ellipse(382, 578, 96, 16), "#0c1434", 8, 0.9)
    robe = "306,584! 312,520 334,468 366,446 404,448 434,480 452,530 474,560 470,584! 390,594"
    cloth = c.shape(spline(robe), CLOAK, bulge=44, toward=(1, 0.1))
    folds = ["346,490 332,540 330,584", "384,500 386,546 380,588", "420,520 436,552 446,582"]
    c.lines([(fold, [1, 6, 2]) for fold in folds], "#4a1430", 0.75, clip=cloth)
    legs = taper("430,560 470,600 466,650", [54, 44, 32])
    c.shape(legs, Ink("#5c3a34", "#24122a", "#d89a68"), bulge=18, toward=(1, -0.3))
    c.shape(
        taper("456,652 486,660", [26, 22]), Ink("#3a2430", "#180c1c", "#b87a54"), toward=(1, -1)
    )
    hood = "324,462! 318,408 340,372 380,360 414,378 428,416 420,456! 372,474"
    c.shape(spline(hood), CLOAK, bulge=34, toward=(1, 0.2), drop=8)
    c.flat(spline("374,382! 410,390 424,420 416,456! 386,460 366,424"), "#2a1028")
    skin = Ink("#d8996c", "#7a3c40", "#ffe0b0")
    look = Look(skin, lids=0.45, smile=0.8, gaze=-0.6, brow="#3a1c18")
    face(c, Stand(399, 424, 0.27, 8, flip=True), look, (0.9, 0.5), bulge=60)
    edge = "378,370! 364,400 362,440 382,470! 368,478 344,462 336,420 350,384"
    c.shape(spline(edge), CLOAK, bulge=12, toward=(1, 0.2), edge=0.4)
    _book(c)
    c.shape(taper("372,500 404,536 436,528", [46, 40, 26]), CLOAK, bulge=15, toward=(1, 0))
    c.shape(ellipse(440, 526, 12, 11), skin, bulge=7)


def _book(c: Canvas) -> None:
    cover = Ink("#2f6a8a", "#123050", "#8ac8d0")
    c.shape(polygon("420,528 470,546 524,520 520,534 470,562 418,542"), cover, bulge=4)
    page = Ink("#fff2cc", "#c89a6a", "#fffbe8")
    c.shape(spline("422,524! 440,506 462,516 470,544! 446,532"), page, bulge=8, toward=(0.5, -1))
    c.shape(spline("470,544! 474,514 498,496 522,516! 496,524"), page, bulge=8, toward=(0, -1))
    lines = ["434,520 448,518 460,524", "436,526 448,524 462,531", "482,522 496,512 510,512"]
    c.lines([(text, [1, 2.4, 1]) for text in lines], "#8a5a48", 0.8)


def _lantern(c: Canvas) -> None:
    """The one warm light, set down on the bench."""
    x, y = 574, 572
    brass = Ink("#c08a3a", "#5a2c24", "#ffe9a0", rim="#fffbe0", rim_width=3)
    c.shadow(ellipse(x, y + 4, 46, 10), "#241838", 6, 0.8)
    c.glow(c.mask(ellipse(x, y - 52, 40, 54)), 60, "#ffc060", 0.9)
    c.halo(x, y - 52, 300, "#ffb050", 0.62)
    c.lines(
        [
            (
                [
                    (x - 16, y - 112),
                    (x - 14, y - 138),
                    (x, y - 146),
                    (x + 14, y - 138),
                    (x + 16, y - 112),
                ],
                [5, 6, 5],
            )
        ],
        "#7a4a2c",
    )
    glass = c.rough(
        polygon([(x - 26, y - 88), (x + 26, y - 88), (x + 33, y - 14), (x - 33, y - 14)])
    )
    c.field(c.spot(x, y - 44, 44, 60), "#e88a30 .3:#ffb84e .6:#ffe69a #fffdf0", glass)
    c.flat(
        spline(
            [(x, y - 80, 0), (x + 14, y - 46), (x + 8, y - 26), (x - 8, y - 26), (x - 14, y - 46)]
        ),
        "#fffdf0",
    )
    for dx in (-1, 0, 1):
        c.lines([([(x + dx * 26, y - 90), (x + dx * 33, y - 12)], [5, 6])], "#6a3a24", n=4)
    c.shape(
        polygon([(x - 36, y - 86), (x - 16, y - 114), (x + 16, y - 114), (x + 36, y - 86)]),
        brass,
        bulge=8,
        toward=(0, 1),
    )
    c.shape(rectangle(x - 42, y - 16, 84, 16, 4), brass, bulge=6, toward=(0, -1))
    c.lines(sparkle(x, y - 50, 60, 8), "#fffbe8", 0.8)
