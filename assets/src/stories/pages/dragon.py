"""Old Cinder bends down to a bright shield, and sees that he is not the last of his kind.

Behind them stand eleven helms in a row, and a burnt piano on which somebody has laid flowers.
"""

from __future__ import annotations

import math

import numpy as np
from art import (
    Array,
    Canvas,
    Ink,
    Light,
    blur,
    ellipse,
    polygon,
    rectangle,
    rng,
    samples,
    scales,
    scatter,
    sparkle,
    spline,
    taper,
)
from cards._people import Look, Stand, face

LIGHT = Light((250, 430), "#ffe6b0", "#180a24")
HIDE = Ink("#236b50", "#0b2a36", "#8fc06a", rim="#fff0b8", rim_width=5)
FAR_HIDE = Ink("#1c5a48", "#0a2430", "#5a9a60")
PLATE = Ink("#e0b060", "#8a4a34", "#fff0b8")
FIN = Ink("#a8433a", "#45182e", "#f8a458")
HORN = Ink("#ecd4a0", "#80543e", "#fffbe0")
GOLD = Ink("#d99a3a", "#6a3420", "#ffe9a0", rim="#fffbe0", rim_width=3)
CLOAK = Ink("#2f5a9c", "#101c44", "#7fa8dc", rim="#ffeec0", rim_width=4)
SOOT = "#1c0e1e"
TO_SHIELD = (-0.85, 0.5)
HEAD = Stand(632, 236, 1.04, -19)
SHIELD = (238, 438)


def paint(c: Canvas) -> None:
    _cave(c)
    _shelf(c)
    _piano(c)
    _wing(c)
    _neck(c)
    _head(c, HEAD)
    _hoard(c)
    _reader(c)
    _shield(c)
    _breath(c)
    dots = scatter(rng(8), 70, (150, 60, 830, 640), (1.2, 3.2))
    c.motes(dots, "#ffdf9a", "#ff8a3c", radius=5)
    c.finish(vignette=0.3)


def _cave(c: Canvas) -> None:
    v = 0.1 + c.spot(330, 400, 600, 500) * 0.72
    v += (c.swirl(240, 110, 4, 3, stretch=(1, 0.7)) - 0.5) * 0.34
    c.field(
        np.clip(v, 0, 1),
        "#1a0c2a .2:#3a1640 .38:#6e2444 .55:#ac4440 .72:#e0803f .88:#fbbd68 #ffe6ac",
        soft=0.8,
    )
    c.rays(*SHIELD, "#ffe0a0", 0.26, count=13, seed=4, reach=640)


def _shelf(c: Canvas) -> None:
    """A ledge with what eleven knights have left behind."""
    rock = Ink("#4c2340", "#1c0c24", "#b85c46", rim="#ffb878", rim_width=3)
    ledge = "-20,196! 120,182 260,186 392,172 440,188! 400,214 250,224 100,232 -20,244!"
    c.shape(spline(ledge), rock, bulge=20, toward=(0.1, 1), edge=0.4)
    for k in range(11):
        x, y = 22 + k * 34.5, 188 - k * 0.9 + (k % 3) * 1.5
        steel = Ink("#6a6480", "#241c38", "#d89a78", rim="#ffdca0", rim_width=2)
        dome = [(-13, 0, 0), (-14, -16), (-9, -27), (0, -31), (9, -27), (14, -16), (13, 0, 0)]
        path = spline([(x + a, y + b, *end) for a, b, *end in dome])
        helm = c.shape(path, steel, bulge=9, toward=(0.2, 1))
        c.flat(rectangle(x - 9, y - 17, 18, 4, 2), SOOT, clip=helm)
        c.lines([([(x, y - 12), (x, y - 2)], [3, 1.6])], SOOT, clip=helm, n=3)
        if k in (2, 6, 9):
            plume = taper([(x, y - 30), (x + 8, y - 46), (x + 20, y - 40)], [4, 9, 2])
            c.shape(plume, FIN, bulge=4, toward=(0, 1))


def _piano(c: Canvas) -> None:
    """Burnt, and mourned."""
    at = Stand(12, 252, 0.86)
    wood = Ink("#3a1c30", "#160a1c", "#9a5044", rim="#ffb070", rim_width=3)
    ledge = Ink("#4c2340", "#1c0c24", "#b85c46", rim="#ffb878", rim_width=3)
    c.shape(spline("-20,378! 90,370 190,372 226,384! 150,404 -20,420!"), ledge, bulge=14)
    case = at.path(polygon("8,10 168,6 172,140 8,146"))
    c.shape(case, wood, bulge=9, toward=(1, 0.5), edge=0.4)
    top = c.shape(at.path(polygon("0,6 174,0 180,14 0,22")), wood, bulge=5, toward=(1, 0.4))
    bites = [at.path(ellipse(x, y, r)) for x, y, r in ((34, 6, 15), (56, 2, 11), (150, 0, 12))]
    c.put("#8a3c44", c.mask(bites) * top)
    c.flat(at.path(polygon("0,72 184,66 188,82 0,90")), "#f6e6c4")
    keys = [(at.points([(8 + k * 12.8, 72), (8 + k * 12.8, 90)]), [1.5, 1.5]) for k in range(14)]
    c.lines(keys, SOOT, n=3)
    black = [rectangle(15 + k * 12.8, 70, 6, 11) for k in range(13) if k % 7 not in (2, 6)]
    c.flat([at.path(key) for key in black], SOOT)
    for x, hue in ((84, "#f4d8e8"), (104, "#f0a0a8"), (124, "#fff0c0")):
        y = -12 - (x == 104) * 7
        c.lines([(at.points([(104, 4), (x, y)]), [2.4, 2])], "#2c6a48", n=4)
        petals = [ellipse(x + 7 * math.cos(a), y + 7 * math.sin(a), 5.4) for a in range(6)]
        c.flat([at.path(petal) for petal in petals], hue)
        c.flat(at.path(ellipse(x, y, 4)), "#f0a030")


def _wing(c: Canvas) -> None:
    """A folded wing behind the neck, out of the light."""
    skin = Ink("#7a2c3a", "#34122e", "#c8623f")
    for outline in (
        "900,40! 790,10 690,-30! 640,40 610,120! 690,140 760,210! 900,300!",
        "900,150! 800,120 742,100! 700,170 690,240! 790,260 900,380!",
    ):
        c.shape(spline(outline), skin, bulge=46, toward=(-0.7, 0.6), edge=0.5)
    bone = Ink("#4a1830", "#240a20", "#e07848")
    for line in ("900,40 780,0 690,-30", "690,-30 640,50 610,122", "742,100 706,170 690,242"):
        c.shape(taper(line, [24, 18, 6]), bone, bulge=9, toward=TO_SHIELD)


def _neck(c: Canvas) -> None:
    line = "900,760 830,600 838,430 820,300 740,206 650,226"
    body = c.shape(taper(line, [420, 330, 250, 208, 190, 170]), HIDE, bulge=90, toward=TO_SHIELD)
    front = "724,770 700,620 724,470 726,370 690,316 640,300"
    plates = c.shape(
        taper(front, [140, 120, 96, 76, 56, 30]), PLATE, bulge=34, toward=TO_SHIELD, clip=body
    )
    bands = []
    for at in samples(front, 20):
        bands.append(
            ([at.beside(-80, -8), at.beside(0, 8), at.beside(80, -8)], [1.0, 4.4, 1.0]),
        )
    c.lines(bands, "#7a3c30", 0.85, clip=plates)
    c.lines(scales(body * (1 - plates), 27, -0.9, 5, 0.6), "#0c3a3e", 0.85)
    back = "690,96 770,120 850,190 888,270 900,380"
    for k, at in enumerate(samples(back, 7)):
        high = 44 + k * 3
        tooth = spline(
            [
                (*at.beside(4, -22), 0),
                at.beside(-high * 0.6, 4),
                (*at.beside(-high, 26), 0),
                (*at.beside(4, 22), 0),
            ]
        )
        c.shape(tooth, FIN, bulge=11, toward=TO_SHIELD)


def _head(c: Canvas, at: Stand, clip: Array | None = None, detail: bool = True) -> None:
    """A dragon's head in profile, mouth shut, about the hinge of its jaw; it looks left."""
    s = at.scale
    way = TO_SHIELD if not at.flip else (0.9, 0.3)
    frill = at.spline("24,-40! 118,-84! 92,-34 150,-6! 94,20 116,84! 30,70!")
    c.shape(frill, FIN, bulge=26 * s, toward=way, clip=clip, edge=0.4)
    if detail:
        ribs = [(at.points(f"34,0 {x},{y}"), [7, 2]) for x, y in ((112, -78), (142, -6), (108, 76))]
        c.lines(ribs, "#5a1c30", 0.8)
    for line, w in (("20,-84 90,-160 178,-178 236,-150", 44), ("54,-62 118,-116 190,-118", 30)):
        horn = taper(at.points(line), [w * s, w * 0.75 * s, w * 0.45 * s, 3 * s])
        mask = c.shape(horn, HORN, bulge=15 * s, toward=way, clip=clip)
        if detail:
            rings = [
                ([q.beside(-30), q.beside(0, 6), q.beside(30)], [1, 3, 1])
                for q in samples(at.points(line), 12)[1:-2]
            ]
            c.lines(rings, "#80543e", 0.7, clip=mask)
    jaw = at.spline("64,10! 24,80 -60,104 -160,98 -236,82 -264,54 -256,22! -150,22 -40,20")
    under = c.shape(jaw, HIDE, bulge=34 * s, toward=way, clip=clip)
    if detail:
        lip = at.spline("40,40! -40,66 -160,70 -250,50 -150,40 -40,34")
        c.wash(blur(c.mask(lip), 8) * 0.8, "#0b2a36", clip=under)
    skull = at.spline(
        "96,4 84,-64 40,-104 -14,-116! -44,-112 -72,-92! -118,-64 -186,-62 -236,-72 -272,-62 "
        "-294,-32 -290,8 -262,34! -206,42 -140,34 -70,40 -10,30 26,6! 44,40 80,44"
    )
    joint = [(*at.at(96, 6), 74 * s)]
    top = c.shape(skull, HIDE, bulge=46 * s, toward=way, clip=clip, merge=joint)
    smile = at.points("-276,30 -206,44 -140,36 -70,44 -8,34 30,4")
    c.lines([(smile, [3 * s, 6 * s, 6 * s, 6 * s, 3 * s])], SOOT, 0.9, clip=np.maximum(top, under))
    if detail:
        cheek = top * c.mask(at.spline("96,4 84,-64 40,-104 -30,-70 -20,-10 20,20"))
        c.lines(scales(cheek, 24, -0.4, 9, 0.75), "#0c3a3e", 0.8)
    _features(c, at, top, detail)


def _features(c: Canvas, at: Stand, top: Array, detail: bool) -> None:
    s = at.scale
    brow = at.spline("-104,-70! -70,-104 -14,-122 30,-112! 6,-92 -50,-84")
    way = TO_SHIELD if not at.flip else (0.9, 0.3)
    c.flat(at.path(ellipse(-44, -54, 43, 35, -8)), "#0b2430", 0.75, clip=top)
    eye = c.flat(at.path(ellipse(-46, -55, 36, 29, -8)), "#fff2b0", clip=top)
    c.flat(at.path(ellipse(-56, -52, 27, 27)), "#f0a52c", clip=eye)
    c.flat(at.path(ellipse(-60, -51, 15, 21)), "#24101c", clip=eye)
    c.flat([at.path(ellipse(-67, -62, 7)), at.path(ellipse(-50, -42, 4))], "#fffdf0", clip=eye)
    c.shape(brow, HIDE, bulge=10 * s, toward=way, clip=top)
    c.flat(at.spline("-280,-40 -262,-52 -244,-40 -256,-30"), SOOT, 0.95, clip=top)
    teeth = ((-238, 38, 16), (-178, 37, 13), (-112, 37, 13))
    for x, y, h in teeth:
        c.flat(at.path(polygon([(x - 9, y - 4), (x + 9, y - 5), (x - 1, y + h)])), "#fff4d8")
    if detail:
        blush = c.spot(*at.at(-8, -4), 42, 30) * 0.55
        c.wash(blush, "#e07858", clip=top)
        wrinkles = ["-206,-54 -214,-34 -206,-14", "-176,-54 -186,-36 -180,-20"]
        c.lines([(at.points(w), [1, 5, 1]) for w in wrinkles], "#0c3a3e", 0.8, clip=top)


def _hoard(c: Canvas) -> None:
    heap = "330,700! 380,640 480,610 580,622 660,590 760,606 880,580! 880,700!"
    mask = c.shape(spline(heap), Ink("#b8742e", "#4a1f24", "#ffd878"), bulge=40, toward=TO_SHIELD)
    r = rng(21)
    coins = []
    for _ in range(240):
        x, y = 340 + r.rand() * 530, 590 + r.rand() * 95
        coins.append((x, y, 6 + r.rand() * 6, r.rand() * 50 - 25))
    coins.sort(key=lambda coin: coin[1])
    for tone, up in (("#5a2820", 0.0), ("#e8ac44", 2.5), ("#fff0b0", 4.5)):
        size = 1.0 if tone != "#fff0b0" else 0.5
        dots = [ellipse(x, y - up, w * size, w * 0.45 * size, t) for x, y, w, t in coins]
        c.put(tone, c.mask(dots) * mask * (0.9 if size == 1 else 0.55))


def _reader(c: Canvas) -> None:
    floor = "-20,700! -20,622 70,606 180,612 290,640 360,700!"
    ground = Ink("#3a1a34", "#160a20", "#c06a48", rim="#ffc080", rim_width=4)
    c.shape(spline(floor), ground, bulge=34, toward=(0.6, -1))
    c.shadow(ellipse(86, 634, 96, 14), "#0e0618", 8, 0.9)
    robe = "20,640! 22,560 40,486 70,452 104,452 136,486 150,560 158,642! 90,652"
    cloth = c.shape(spline(robe), CLOAK, bulge=44, toward=(0.9, -0.2))
    folds = ["66,500 54,570 50,640", "96,500 98,570 96,646", "122,510 132,570 136,640"]
    c.lines([(fold, [1, 6, 2]) for fold in folds], "#101c44", 0.75, clip=cloth)
    c.shape(taper("92,520 124,512 150,478", [50, 44, 30]), CLOAK, bulge=18, toward=(0.9, -0.2))
    c.shape(ellipse(150, 470, 15, 13), Ink("#e8b080", "#8a4a48", "#ffe8c0"), bulge=8)
    hood = "28,470! 28,408 54,366 98,352 136,376 150,424 138,464! 92,482"
    c.shape(spline(hood), CLOAK, bulge=34, toward=(0.9, -0.2), drop=8)
    c.flat(spline("96,376! 134,384 148,424 138,462! 108,464 88,424"), "#1a1230")
    skin = Ink("#e8b080", "#8a4a48", "#ffe8c0")
    look = Look(skin, lids=0.9, smile=0.7, gaze=-0.8, brow="#4a2418")
    face(c, Stand(122, 424, 0.29, 0, flip=True), look, (1, -0.1), bulge=60)
    edge = "98,362! 84,392 82,440 104,474! 92,486 64,470 56,420 70,378"
    c.shape(spline(edge), CLOAK, bulge=12, toward=(0.9, -0.2), edge=0.4)


def _shield(c: Canvas) -> None:
    x, y = SHIELD
    c.glow(c.mask(ellipse(x, y, 110, 128, 8)), 40, "#ffdf9a", 0.55)
    c.shape(ellipse(x, y, 104, 122, 8), GOLD, bulge=16, toward=(0.6, -0.7), drop=14)
    studs = [
        ellipse(x + math.cos(a) * 95, y + math.sin(a) * 113, 5)
        for a in np.linspace(0, 2 * math.pi, 19)[:-1]
    ]
    c.flat(studs, "#fff4c0")
    c.flat(ellipse(x, y, 88, 105, 8), "#5a2c20")
    glass = c.rough(ellipse(x, y, 84, 101, 8))
    v = 0.62 + (c.x - x) / 340 - (c.y - y) / 420 + (c.noise(70, 3, 3) - 0.5) * 0.3
    c.field(np.clip(v, 0, 1), "#5a6c98 .25:#8fb0c4 .5:#cfe6dc .75:#f8f8e0 #ffffff", glass)
    at = Stand(x - 30, y + 8, 0.37, 12, flip=True)
    c.put(
        "#2a5a54",
        blur(c.mask(at.spline("-20,-60! 60,-100 130,-40 190,160! 40,240! -10,60!")), 1)
        * glass
        * 0.95,
    )
    _head(c, at, glass, detail=False)
    gleam = [taper(f"{x - 66},{y - 36} {x - 44},{y - 76} {x - 6},{y - 92}", [1, 9, 1])]
    c.put("#ffffff", blur(c.mask(gleam), 1.2) * glass * 0.75)
    c.lines(sparkle(x + 66, y - 92, 48, 9), "#fffbe8")
    c.glow(c.mask(ellipse(x + 66, y - 92, 12)), 16, "#fff0b8", 0.9)


def _breath(c: Canvas) -> None:
    """His fire has gone soft: a small warm curl instead of a flame."""
    nose = HEAD.at(-276, -44)
    for dx, dy, w in ((0, 0, 10), (-6, 20, 7)):
        curl = [
            (nose[0] + dx, nose[1] + dy),
            (nose[0] - 34 + dx, nose[1] - 26 + dy),
            (nose[0] - 22 + dx, nose[1] - 62 + dy),
            (nose[0] - 50 + dx, nose[1] - 84 + dy),
            (nose[0] - 70 + dx, nose[1] - 64 + dy),
        ]
        c.put("#ffd8a8", blur(c.mask(taper(curl, [2, w, w * 1.3, w, 2])), 1.6) * 0.6)
    at = Stand(nose[0] - 66, nose[1] - 104, 0.9)
    heart = at.spline("0,16! -20,-4 -15,-20 0,-9! 15,-20 20,-4")
    c.put("#ffd8b0", blur(c.mask(heart), 1.2) * 0.8)
