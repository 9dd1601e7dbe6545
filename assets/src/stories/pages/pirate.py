"""In the light of an open chest lies a note; the spade that found it leans against the sand.

Behind it three captains stand on the cross, each with the same map, and look at each other.
"""

from __future__ import annotations

import math

import numpy as np
from art import (
    Array,
    Canvas,
    Ink,
    Light,
    Place,
    cloud,
    ellipse,
    foam,
    polygon,
    rectangle,
    rng,
    scatter,
    sparkle,
    spline,
    taper,
)
from cards._people import Stand

SUN = (300, 250)
LIGHT = Light(SUN, "#ffe6a8", "#1c1038")
SAND = Ink("#e0b06c", "#8a5248", "#fff0b8", rim="#fff8d8", rim_width=4)
ROCK = Ink("#5c4468", "#241838", "#e89a68", rim="#ffd898", rim_width=4)
WOOD = Ink("#8a4c30", "#38182a", "#e8a864", rim="#fff0b8", rim_width=4)
IRON = Ink("#d8a040", "#6a3424", "#fff2b0", rim="#fffbe0", rim_width=3)
DARK = "#2a1430"
RIM = "#ffeab0"
CAPTAINS = (
    (Stand(120, 452, 0.92, flip=True), Ink("#3a4a8c", "#141a48", "#8fb0e8", RIM, 3)),
    (Stand(206, 462), Ink("#8c2f3c", "#3c1030", "#f09a70", RIM, 3)),
    (Stand(282, 448, 0.86), Ink("#3c6a4c", "#142c34", "#b0d080", RIM, 3)),
)
CHEST = Place(486, 520, 1.12, -3)


def paint(c: Canvas) -> None:
    _sky(c)
    _sea(c)
    _ship(c, Place(176, 318, 0.5))
    _hook(c)
    _beach(c)
    for at, coat in CAPTAINS:
        _captain(c, at, coat)
    _pit(c)
    _chest(c)
    _note(c)
    _spade(c)
    _crab(c, Stand(110, 624, 1.0))
    dots = scatter(rng(8), 60, (300, 180, 720, 560), (1.4, 3.4))
    c.motes(dots, "#fff4c0", "#ffb040", radius=6)
    c.finish(vignette=0.28)


def _sky(c: Canvas) -> None:
    v = c.y / 420 * 0.8 + c.spot(*SUN, 420, 300) * 0.34
    v += (c.swirl(260, 90, 5, 3, stretch=(1, 0.4)) - 0.5) * 0.24
    inks = "#1c4a78 .2:#2f7c98 .38:#78b4a4 .54:#e8cc8c .7:#f8a860 .86:#ffd890 #fff4cc"
    c.field(np.clip(v, 0, 1), inks)
    c.glow(c.mask(ellipse(*SUN, 70)), 50, "#ffd080", 0.5)
    disc = c.rough(ellipse(*SUN, 68))
    c.field(np.clip((c.y - 180) / 140, 0, 1), "#fffbe0 .5:#fff0a8 #ffc868", disc)
    for x, y, w, h, seed in ((130, 130, 230, 18, 3), (440, 92, 200, 16, 5), (60, 232, 170, 12, 7)):
        puff = cloud(x, y, w, h, seed)
        c.shape(puff, Ink("#f0c090", "#a0607a", "#fff4d0"), bulge=10, toward=(0.2, 1), alpha=0.92)
    for x, y in ((420, 180), (470, 158), (84, 74)):
        wings = [(x - 22, y - 6), (x - 10, y - 12), (x, y), (x + 10, y - 12), (x + 22, y - 6)]
        c.lines([(wings, [1, 4, 5, 4, 1])], "#4a3058")


def _sea(c: Canvas) -> None:
    water = c.mask(rectangle(-10, 318, 880, 160))
    v = 0.3 + (c.y - 318) / 260 + c.spot(SUN[0], 330, 150, 120) * 0.5
    v += (c.swirl(60, 26, 4, 9, stretch=(2.6, 0.5)) - 0.5) * 0.42
    inks = "#124a70 .2:#1f7088 .42:#3fa0a0 .62:#8accb0 .82:#f4e0a0 #fff8d8"
    c.field(np.clip(v, 0, 1), inks, water)
    r = rng(4)
    dashes = []
    for _ in range(60):
        x, y = SUN[0] + r.randn() * 70, 324 + r.rand() * 100
        dashes.append(([(x - 16, y), (x, y + 2), (x + 16, y)], [0.6, 3, 0.6]))
    c.lines(dashes, "#fff4c8", 0.75, n=6)


def _ship(c: Canvas, at: Place) -> None:
    """At anchor, small and dark before the sun."""
    for mast, top, half in ((-48, -170, 40), (34, -200, 46)):
        c.lines([(at.points([(mast, 0), (mast, top - 20)]), [6, 3])], DARK, n=4)
        for y, share in ((top + 8, 0.76), (top + 76, 1.0)):
            w = half * share
            sail = spline(
                [
                    (mast - w, y, 0),
                    (mast + w, y, 0),
                    (mast + w * 1.14, y + 32),
                    (mast + w, y + 62, 0),
                    (mast - w, y + 62, 0),
                    (mast - w * 1.1, y + 32),
                ]
            )
            cloth = Ink("#c87860", "#6a3450", "#ffe0a8")
            c.shape(at.path(sail), cloth, bulge=12, toward=(1, -0.4), edge=0.4)
    hull = "-110,-34! -70,-18 0,-10 70,-20 120,-54! 108,0 84,30! -80,30! -100,0"
    c.shape(at.path(spline(hull)), Ink("#5a3040", "#22122a", "#d88a58"), bulge=12, toward=(1, -0.6))
    flag = "34,-222! 62,-214 88,-222! 80,-208 88,-196! 60,-192 34,-196!"
    c.flat(at.path(spline(flag)), DARK)


def _hook(c: Canvas) -> None:
    """The rock that gave the cove its name."""
    outline = (
        "880,470! 880,-20! 640,-20! 560,8 504,60 484,128 500,186 540,216! 566,232 590,214 584,186! "
        "556,176 548,140 566,104 610,84 660,96 690,150 700,240 690,330 664,400 640,470!"
    )
    rough = c.swirl(110, 50, 4, 7, ridged=True)
    mask = c.shape(
        spline(outline), ROCK, bulge=60, toward=(-1, 0.1), texture=rough, relief=34, edge=0.3
    )
    cracks = ["800,60 770,140 790,220", "740,180 756,260 736,340", "620,30 600,60 570,70"]
    c.lines([(crack, [1, 6, 1]) for crack in cracks], "#241838", 0.8, clip=mask)
    for x, y, w in ((700, -6, 150), (810, 40, 120)):
        c.shape(
            cloud(x, y, w, 46, int(x), puffs=7, flat=False),
            Ink("#4a8a5c", "#1c4450", "#d0d878"),
            bulge=12,
            toward=(-1, -0.4),
        )
    surf = foam("640,470 720,462 800,468 880,460", 4, 10, 30, 5, 10)
    c.shape(surf, Ink("#fffbe8", "#8accc8", "#ffffff"), bulge=6, toward=(-0.5, -1))


def _beach(c: Canvas) -> None:
    shore = foam("-20,408 120,424 300,428 480,440 660,462 880,470", 4, 9, 80, 7, 9)
    c.shape(shore, Ink("#fffbe8", "#8accc8", "#ffffff"), bulge=5, toward=(-0.5, -1))
    sand = "-20,420! 120,432 300,436 480,450 680,474 880,480! 880,700! -20,700!"
    mask = c.shape(
        spline(sand), SAND, bulge=60, toward=(-0.3, -1), texture=c.noise(40, 3, 3), relief=8
    )
    c.wash(c.spot(520, 520, 380, 170) * 0.5, "#fff0b0", clip=mask)
    cross = [
        taper("70,494 200,466 330,482", [6, 20, 6]),
        taper("116,456 200,474 268,504", [6, 18, 6]),
    ]
    c.put("#b8342c", c.stipple(c.mask(cross) * 0.85) * mask)
    r = rng(9)
    steps = []
    for k in range(7):
        x, y = 330 + k * 17, 500 + k * 13 + (k % 2) * 9
        steps.append(ellipse(x, y, 8 + r.rand() * 2, 4, 20))
    c.put("#8a5248", c.mask(steps) * 0.75)


def _captain(c: Canvas, at: Stand, coat: Ink) -> None:
    """Large hat, long coat, no idea."""
    way = (-0.2, -1) if not at.flip else (0.7, -0.8)
    c.shadow(ellipse(at.x, at.y + 26, 44 * at.scale, 8), "#5a3040", 5, 0.8)
    boots = [at.spline(f"{x},0! {x + 14},0! {x + 14},26! {x - 8},26!") for x in (-20, 6)]
    for boot in boots:
        c.shape(boot, Ink(DARK, "#160a1c", "#8a5a58"), bulge=5, toward=way)
    body = at.spline("-34,6! -30,-50 -22,-84 22,-84 30,-50 36,6! 0,14")
    mask = c.shape(body, coat, bulge=20, toward=way)
    c.lines([(at.points("-6,-80 -8,-30 -6,8"), [2, 4, 2])], "#f4d078", 0.9, clip=mask)
    c.flat([at.path(ellipse(-13, y, 3)) for y in (-60, -40, -20)], "#ffe9a0")
    skin = Ink("#e0a070", "#8a4a4c", "#ffe4b8")
    c.shape(at.path(ellipse(-4, -102, 21, 22)), skin, bulge=12, toward=way)
    c.shape(
        at.spline("-26,-98! -20,-70 -4,-62 12,-72 18,-96! 0,-84"),
        Ink("#3a2028", "#180c18", "#a87050"),
        bulge=8,
        toward=way,
    )
    c.flat(at.path(ellipse(-25, -102, 6, 5)), "#e8a878")
    c.flat([at.path(ellipse(-16, -108, 3, 3.6))], DARK)
    c.flat(at.path(ellipse(0, -108, 6.5, 6)), DARK)
    c.lines([(at.points("-20,-112 0,-112 18,-116"), [1.6, 2, 1.6])], DARK)
    hat = at.spline("-46,-114! -34,-134 -16,-150 0,-140 18,-150 36,-132 46,-112! 0,-124")
    c.shape(hat, Ink(DARK, "#140a1c", "#8a6a80", rim="#ffeab0", rim_width=3), bulge=10, toward=way)
    c.lines([(at.points("-42,-116 0,-127 42,-114"), [2, 3, 2])], "#f4d078", 0.9)
    quill = taper(at.points("24,-138 44,-164 62,-160"), [3, 10, 2])
    c.shape(quill, Ink("#fff0dc", "#b08a90", "#ffffff"), bulge=4, toward=way)
    paper = at.path(polygon("-50,-66 -16,-62 -18,-30 -52,-34"))
    sheet = c.shape(paper, Ink("#f8e4b4", "#b8885c", "#fffae0"), bulge=4, toward=way, drop=5)
    c.lines([(at.points("-48,-58 -38,-46 -28,-54 -22,-40"), [1, 2, 1.6])], "#7a4a38", clip=sheet)
    c.lines(
        [(at.points("-30,-42 -22,-34"), [2.4, 2.4]), (at.points("-22,-42 -30,-34"), [2.4, 2.4])],
        "#b8342c",
    )
    arm = taper(at.points("16,-72 2,-50 -22,-46"), [20 * at.scale, 18 * at.scale, 13 * at.scale])
    c.shape(arm, coat, bulge=8, toward=way, edge=0.5)


def _pit(c: Canvas) -> None:
    hole = "270,626! 320,580 420,560 540,560 660,580 724,626! 660,672 480,688 330,672"
    c.shape(spline(hole), Ink("#7a4640", "#3a1c30", "#c88a5c"), bulge=30, toward=(0, 1))
    heaps = (
        "236,640! 262,594 318,572 352,590! 318,620 300,664! 262,668",
        "664,590! 712,566 776,592 806,648! 740,672 700,650",
    )
    for heap in heaps:
        c.shape(spline(heap), SAND, bulge=30, toward=(-0.4, -1), drop=8)


def _chest(c: Canvas) -> None:
    p = CHEST.path
    c.shadow(p(ellipse(4, 92, 190, 22)), "#2a1430", 10, 0.9)
    c.glow(c.mask(p(polygon("-160,-30 160,-30 120,-120 -120,-120"))), 60, "#ffd060", 0.8)
    lid = c.shape(
        p(spline("-162,-44! -158,-150 -120,-186 0,-196 120,-186 158,-150 162,-44!")),
        Ink("#6a3428", "#2e1424", "#f0b060", rim="#fff0b8", rim_width=4),
        bulge=26,
        toward=(0, 1),
        edge=0.4,
    )
    c.field(
        np.clip(0.25 + c.spot(486, 470, 200, 150), 0, 1),
        "#4a2028 .4:#8a4430 .6:#e09a48 .8:#ffd878 #fff4b8",
        c.rough(p(spline("-140,-44! -138,-138 -104,-166 0,-174 104,-166 138,-138 140,-44!"))) * lid,
    )
    bands = [
        taper(CHEST.points(f"{x},-44 {x * 0.98},-150 {x * 0.8},-190"), [20, 18, 14])
        for x in (-96, 96)
    ]
    for band in bands:
        c.shape(band, IRON, bulge=6, toward=(0, 1), clip=lid)
    beams = c.ray_field(486, 450, count=12, seed=3, reach=460) * c.rise(470, 380)
    c.put("#ffe9a0", beams * 0.5, "screen")
    _gold(c)
    box = c.shape(
        p(polygon("-164,-40 164,-40 150,92 -150,92")), WOOD, bulge=22, toward=(-0.5, -0.8), edge=0.5
    )
    boards = [(CHEST.points([(-164, y), (0, y + 3), (164, y)]), [2, 4, 2]) for y in (2, 46)]
    c.lines(boards, "#38182a", 0.8, clip=box)
    for x in (-104, 104):
        band = p(polygon([(x - 13, -42), (x + 13, -42), (x * 0.93 + 13, 92), (x * 0.93 - 13, 92)]))
        c.shape(band, IRON, bulge=5, toward=(-0.5, -0.8), edge=0.5)
        c.flat(
            [p(ellipse(x * f, y, 4.5)) for y, f in ((-26, 0.99), (24, 0.97), (74, 0.94))], "#fff4c0"
        )
    c.shape(p(rectangle(-168, -50, 336, 20, 5)), IRON, bulge=6, toward=(-0.3, -1), edge=0.5)
    c.shape(
        p(spline("-26,-44! 26,-44! 24,6 0,20! -24,6")), IRON, bulge=7, toward=(-0.4, -1), drop=6
    )
    c.flat([p(ellipse(0, -22, 7)), p(polygon("-4,-20 4,-20 7,2 -7,2"))], DARK)


def _gold(c: Canvas) -> None:
    p = CHEST.path
    heap = p(spline("-146,-40! -130,-72 -80,-84 -20,-100 40,-96 96,-80 134,-66 146,-40!"))
    mask = c.shape(heap, Ink("#e8a838", "#8a4428", "#fff0a8"), bulge=24, toward=(-0.2, -1))
    r = rng(21)
    coins = [(r.rand() * 300 - 150, -104 + r.rand() * 70, 8 + r.rand() * 5) for _ in range(130)]
    coins.sort(key=lambda coin: coin[1])
    for x, y, w in coins:
        at = c.mask(p(ellipse(x, y, w, w * 0.55)))
        _coin(c, at * mask, x, y, w)
    for x, y, hue in ((-84, -80, "#d8384c"), (78, -84, "#3aa0d0"), (118, -62, "#4ab878")):
        gem = p(polygon([(x, y - 15), (x + 14, y - 3), (x, y + 13), (x - 14, y - 3)]))
        c.shape(gem, Ink(hue, "#2a1430", "#ffffff"), bulge=7, toward=(-0.5, -1), edge=0.4)
    c.lines(sparkle(420, 420, 30, 6), "#fffdf0")


def _coin(c: Canvas, mask: Array, x: float, y: float, w: float) -> None:
    c.put("#7a3c24", mask)
    top = c.mask(CHEST.path(ellipse(x, y - 2, w, w * 0.5))) * (mask > 0)
    c.put("#f4bc48", top)
    c.put(
        "#fff2b0", c.mask(CHEST.path(ellipse(x - w * 0.2, y - 3, w * 0.5, w * 0.22))) * top * 0.85
    )


def _note(c: Canvas) -> None:
    """Well done; please close the lid."""
    at = CHEST
    sheet = at.path(spline("-40,-152! 8,-164 46,-150! 52,-100 40,-62! 0,-72 -44,-60! -36,-104"))
    paper = Ink("#fff0cc", "#c89a68", "#fffdf0", rim="#ffffff", rim_width=3)
    mask = c.shape(sheet, paper, bulge=12, toward=(0, -1), drop=10, edge=0.4)
    words = [
        (at.points([(-28, y), (-6, y - 4), (x, y - 1)]), [1, 3.4, 1])
        for y, x in ((-134, 34), (-120, 36), (-106, 20))
    ]
    c.lines(words, "#7a4a3c", 0.85, clip=mask)
    seal = at.path(ellipse(24, -88, 11))
    c.shape(seal, Ink("#c0362c", "#5a1020", "#ff9a80"), bulge=6, toward=(-0.4, -1))


def _spade(c: Canvas) -> None:
    """It has done what no captain thought of."""
    handle = Ink("#a06a40", "#442430", "#ffd098", rim="#fff0c0", rim_width=3)
    c.shadow(ellipse(770, 640, 60, 10), "#5a3040", 5, 0.8)
    c.shape(taper("700,318 736,470 762,566", [22, 20, 22]), handle, bulge=8, toward=(-1, -0.2))
    grip = taper("664,326 700,312 738,308", [20, 22, 20])
    c.shape(grip, handle, bulge=8, toward=(-0.4, -1))
    blade = "728,556! 790,540! 806,590 806,640 776,672! 750,640 736,600"
    steel = Ink("#a8b4c8", "#3c4468", "#fff8e0", rim="#ffffff", rim_width=4)
    mask = c.shape(spline(blade), steel, bulge=16, toward=(-0.8, -0.6), edge=0.5)
    c.lines([("764,566 776,610 782,656", [2, 6, 2])], "#3c4468", 0.6, clip=mask)
    c.shape(spline("730,700! 740,650 780,634 830,648 850,700!"), SAND, bulge=18, toward=(-0.4, -1))


def _crab(c: Canvas, at: Stand) -> None:
    """It has taken its share."""
    shell = Ink("#d8503c", "#6a1830", "#ffb888", rim="#fff0d0", rim_width=3)
    c.shadow(ellipse(at.x, at.y + 22, 50, 8), "#5a3040", 5, 0.8)
    legs = []
    for side in (-1, 1):
        for k in range(3):
            legs.append(
                (
                    at.points(
                        [
                            (side * 24, 4 + k * 5),
                            (side * (42 + k * 4), k * 6 - 4),
                            (side * (50 + k), 20 + k * 2),
                        ]
                    ),
                    [7, 5, 2],
                )
            )
    c.lines(legs, "#a83034")
    for side in (-1, 1):
        arm = taper(at.points([(side * 24, -4), (side * 40, -22), (side * 30, -40)]), [11, 9, 9])
        c.shape(arm, shell, bulge=5, toward=(0, -1))
    coin = at.path(ellipse(0, -50, 24, 22))
    c.shape(coin, IRON, bulge=6, toward=(-0.4, -1))
    turns = [math.radians(72 * k - 90) for k in range(5)]
    star = polygon([(math.cos(a * 2) * 9, -50 + math.sin(a * 2) * 9) for a in turns])
    c.flat(at.path(star), "#a8682c", 0.9)
    c.shape(at.spline("-32,6! -26,-14 0,-20 26,-14 32,6! 0,24"), shell, bulge=14, toward=(-0.3, -1))
    for x in (-10, 10):
        c.flat(at.path(ellipse(x, -18, 6)), "#fffbe8")
        c.flat(at.path(ellipse(x + 1, -19, 3)), DARK)
    c.lines([(at.points("-9,4 0,9 9,4"), [1, 3, 1])], "#6a1830")
    for x in (-30, 30):
        c.shape(at.path(ellipse(x, -44, 10, 8, 30 if x < 0 else -30)), shell, bulge=5)
