"""A giant of fire looms over a yard at night and turns to the small host who offers it a chair."""

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
    blur,
    ellipse,
    rectangle,
    ridge,
    rng,
    samples,
    scatter,
    smoothstep,
    spline,
    swarm,
    taper,
    tower,
    union,
)

LIGHT = Light((540, 420), "#ffb850", "#0c0a20")
CORE = Ink("#6a1620", "#2c0a1a", "#e8501e", rim="#ffc050", rim_width=4)
TORSO = (
    "520,262 450,262 392,296 376,350 420,420 446,500 420,580 372,650 330,740! 760,740! 706,650 "
    "668,580 652,500 690,420 724,350 704,292 640,260 580,262"
)
HEAD = Place(522, 206, 1.1, -8)
FACE = (
    "-30,-70 -62,-52 -76,-30! -66,-22 -100,4! -76,14 -82,26! -72,34 -80,44! -70,54 -82,78! -44,92 "
    "-20,140! 60,150! 78,90 80,40 60,-30 20,-74"
)


def paint(c: Canvas) -> None:
    _night(c)
    _yard(c)
    body = _outline()
    _aura(c, body)
    _mane(c)
    core = _core(c, body)
    _veins(c, core)
    _head(c)
    _embers(c)
    _guests(c)
    c.finish(vignette=0.4)


def _outline() -> Path:
    near = taper("424,330 332,404 286,500 276,560", [130, 110, 84, 62], cap=False)
    far = taper("680,330 764,410 792,506 780,570", [130, 108, 84, 62], cap=False)
    return union(
        spline(TORSO),
        near,
        far,
        ellipse(424, 330, 62),
        spline("440,300! 500,262 520,236 604,232 630,262 690,300!"),
        ellipse(684, 330, 62),
        ellipse(274, 562, 32, 34),
        ellipse(780, 570, 32, 34),
    )


def _night(c: Canvas) -> None:
    v = 0.05 + (c.swirl(260, 130, 5, 8, stretch=(1.3, 0.7)) - 0.5) * 0.36
    v += c.spot(540, 420, 500, 480) * 0.86 + c.rise(470, 680) * 0.62
    c.field(v, "#0e1230 .2:#1e1a44 .38:#48204e .54:#8a2c44 .7:#d0502e .86:#ff9a38 #ffd878")
    c.motes(scatter(rng(2), 50, (0, 0, 1024, 300), (1, 2.4)), "#ffe0b0")


def _yard(c: Canvas) -> None:
    dark = Ink("#241838", "#120e26", "#d0502e", rim="#ff9a48", rim_width=3)
    c.shape(ridge(640, 30, 240, 3), Ink("#6a2840", "#3a1840", "#e8703c"), bulge=20, toward=(0, -1))
    for x, w, h, side in ((26, 96, 84, 1), (930, 120, 150, -1), (836, 76, 90, -1)):
        body, roof = tower(x, 690, w, h, 0.8)
        c.shape(body, dark, bulge=12, toward=(side, -0.1))
        c.shape(roof, dark, bulge=12, toward=(side, -0.3))
        c.flat(rectangle(x - 8, 690 - h + 30, 16, 24, 3), "#0c0a20")
    soil = spline("-40,820! -40,690 240,684 540,680 800,684 1064,690 1064,820!")
    m = c.shape(soil, Ink("#3a1c34", "#180e24", "#f0803a"), bulge=30, toward=(0, -1))
    c.wash(c.spot(540, 700, 440, 70) * 1.1, "#e8601e", m)
    c.wash(c.spot(540, 704, 260, 40) * 1.1, "#ffc050", m)


def _lick(x: float, y: float, turn: float, size: float, wide: float, bend: float) -> Path:
    dx, dy = math.cos(turn), math.sin(turn)
    line = []
    for t, off in ((0, 0), (0.3, bend), (0.62, -bend), (1, bend * 0.5)):
        line.append(
            (
                x + dx * size * t - dy * off * wide,
                y + dy * size * t + dx * off * wide - 0.2 * size * t * t,
            )
        )
    return taper(line, [wide, wide, wide * 0.6, wide * 0.25, 1], 50)


def _aura(c: Canvas, body: Path) -> None:
    """Tongues that leave the outline outwards and upwards, six inks deep."""
    mask = c.mask(body)
    soft = blur(mask, 16)
    gy, gx = np.gradient(soft)
    ring = np.argwhere(
        np.abs(mask - np.roll(mask, 3, 0)) + np.abs(mask - np.roll(mask, 3, 1)) > 0.5
    )
    layers = (
        (1.0, "#8a1f1c"),
        (0.84, "#c83a1c"),
        (0.66, "#ee6a1e"),
        (0.48, "#ffa02c"),
        (0.32, "#ffd05a"),
    )
    c.glow(mask, 70, "#ff6a20", 0.7)
    for k, (part, hue) in enumerate(layers):
        r = rng(40 + k)
        licks = []
        for i in r.permutation(len(ring))[:170]:
            y, x = (int(q) for q in ring[i])
            gap = 400 < y < 640 and (300 < x < 470 or 640 < x < 775)
            if y > 735 or (gap and part < 0.6):
                continue
            away = math.atan2(-gy[y, x], -gx[y, x])
            vx, vy = math.cos(away) * 0.55, math.sin(away) * 0.55 - 0.85
            size = (70 + 90 * r.rand()) * part * (1.15 if y < 420 else 0.9)
            turn = math.atan2(vy, vx)
            foot = (x - math.cos(turn) * 14, y - math.sin(turn) * 14)
            licks.append(
                _lick(
                    *foot,
                    turn,
                    size,
                    (22 + 16 * r.rand()) * (0.5 + part * 0.5),
                    (r.rand() - 0.5) * 1.3,
                )
            )
        c.flat(licks, hue)


def _fingers(c: Canvas) -> None:
    left = (
        "276,548 262,594 238,624",
        "284,556 278,608 262,642",
        "294,556 294,606 288,646",
        "262,540 238,562 214,576",
    )
    right = (
        "780,560 790,606 778,640",
        "768,566 766,612 752,642",
        "790,556 812,600 806,632",
        "764,548 740,580 738,606",
    )
    for q in (*left, *right):
        c.shape(taper(q, [32, 24, 4]), CORE, bulge=9, toward=(0, -1), lighting=0.5)


def _core(c: Canvas, body: Path) -> Array:
    _fingers(c)
    m = c.shape(body, CORE, bulge=44, toward=(-0.3, -1), shading=0.8, lighting=0.7)
    low = c.rise(470, 740) + (c.swirl(90, 60, 4, 5, stretch=(0.6, 1.4)) - 0.5) * 0.7
    inks = "#6a1620 .3:#a8281c .5:#e8601e .68:#ffa838 .84:#ffe080 #fffbe0"
    c.field(low, inks, m * smoothstep(440, 560, c.y + (c.grain - 0.5) * 90), soft=0.8)
    back = (
        "560,300 552,400 560,500",
        "470,330 500,380 510,440",
        "650,330 620,380 606,440",
        "440,380 470,420 476,480",
        "676,380 646,424 636,480",
    )
    c.lines([(q, [1, 10, 1]) for q in back], "#2c0a1a", 0.85, clip=m)
    return m


def _veins(c: Canvas, core: Array) -> None:
    rock = c.swirl(110, 50, 3, 23, ridged=True)
    crack = smoothstep(0.83, 0.87, rock + (c.grain - 0.5) * 0.04) * core * smoothstep(640, 500, c.y)
    c.put("#ff8a2c", crack)
    c.put("#ffe27a", smoothstep(0.90, 0.93, rock) * core * smoothstep(640, 500, c.y))
    c.glow(crack, 10, "#ff6a20", 0.35)


def _mane(c: Canvas) -> None:
    """Hair of flame, rooted on brow, crown and nape."""
    roots = samples(HEAD.points("-56,-54 -14,-66 34,-60 62,-16 66,40 84,96"), 17)
    layers = (
        (1.0, "#a8281c"),
        (0.84, "#d8481e"),
        (0.66, "#ff8a2c"),
        (0.48, "#ffb840"),
        (0.3, "#ffe890"),
    )
    for k, (part, hue) in enumerate(layers):
        r = rng(70 + k)
        licks = []
        for i, s in enumerate(roots):
            turn = math.radians(-100 + i * 3.4 + r.randn() * 8)
            size = (190 - abs(i - 5) * 9) * part * (0.75 + 0.4 * r.rand())
            licks.append(_lick(s.x - 6, s.y + 26, turn, size, 46 - 6 * k, (r.rand() - 0.5) * 1.2))
        c.flat(licks, hue)


def _head(c: Canvas) -> None:
    p = HEAD
    m = c.shape(
        p.path(spline(FACE)),
        CORE,
        bulge=22,
        toward=(-0.9, 0.3),
        lighting=0.3,
        shading=0.3,
        merge=[(*p.points("20,150")[0], 84)],
    )
    c.wash(c.spot(*p.points("20,0")[0], 90, 110) * 0.7, "#3a0c1c", m)
    c.flat(p.path(spline("-76,-34! -40,-42 -20,-28! -44,-22 -66,-24")), "#2c0a1a", clip=m)
    eye = c.rough(p.path(spline("-66,-22! -50,-30 -30,-24! -48,-14")))
    c.put("#fffbe0", eye)
    c.glow(eye, 8, "#ffd050", 1.0)
    c.glow(eye, 30, "#ff9a30", 0.9)
    grin = taper(p.points("-82,34 -64,44 -44,42 -28,28"), [4, 9, 7, 2], cap=False)
    mouth = c.rough(grin) * m
    c.put("#ffd878", mouth)
    c.glow(mouth, 8, "#ff8a30", 0.8)
    c.lines(
        [(p.points("-18,-4 0,14 -6,44"), [1, 6, 1]), (p.points("-56,-2 -46,12 -52,22"), [1, 5, 1])],
        "#2c0a1a",
        0.8,
        clip=m,
    )
    r = rng(31)
    for k, hue in enumerate(("#d8481e", "#ff9a2c", "#ffd86a")):
        licks = []
        for s in samples(p.points("6,-64 44,-44 62,0 66,50"), 12 - 2 * k):
            size = (64 + 40 * r.rand()) * (1 - k * 0.22)
            turn = math.radians(-86 + r.randn() * 14)
            x, y = s.x + r.randn() * 8, s.y + 22 + r.randn() * 8
            bend = (r.rand() - 0.5) * 24
            dx, dy = math.cos(turn) * size, math.sin(turn) * size
            line = [
                (x, y),
                (x + dx * 0.35 - bend, y + dy * 0.35),
                (x + dx * 0.7 + bend, y + dy * 0.7),
                (x + dx, y + dy),
            ]
            licks.append(taper(line, [1, size * 0.2, size * 0.17, size * 0.08, 1], 40))
        c.flat(licks, hue)


def _embers(c: Canvas) -> None:
    r = rng(9)
    for k, (part, hue) in enumerate(((1.0, "#ee6a1e"), (0.7, "#ffa838"), (0.44, "#ffe98a"))):
        licks = []
        for x in range(300, 790, 20):
            size = (46 + 60 * r.rand()) * part
            licks.append(
                _lick(
                    x, 740, -math.pi / 2 + r.randn() * 0.2, size, 34 - 6 * k, (r.rand() - 0.5) * 1.1
                )
            )
        c.flat(licks, hue)
    c.motes(swarm(r, 130, (540, 330), (240, 210), (1.2, 3.8)), "#ffd880", "#ff7a20")


def _chair(c: Canvas, p: Place, hue: str) -> None:
    legs = ("-14,0 -12,-26", "14,0 12,-26", "12,-24 15,-66", "-2,-4 -2,-26")
    c.lines([(p.points(q), [5, 5]) for q in legs], hue)
    c.lines([(p.points("-16,-26 16,-26"), [7, 7]), (p.points("8,-62 18,-62"), [8, 8])], hue)


def _guests(c: Canvas) -> None:
    """The host with the next chair, and what became of the last one."""
    front = spline(
        "-40,820! -40,722 120,730 300,738 420,726 560,736 700,726 860,738 1064,724 1064,820!"
    )
    c.shape(front, Ink("#2a1428", "#140c20", "#ffb050"), bulge=14, toward=(0, -1))
    p = Place(118, 734, 1.5)
    c.shadow(p.path(ellipse(-20, 2, 60, 6)), "#0c0a20", 5, 0.9)
    ink = Ink("#241a3a", "#120e26", "#ffa050", rim="#ffe0a0", rim_width=4)
    for q in ("-8,-34 -12,-16 -14,0", "4,-34 8,-16 8,0"):
        c.shape(taper(p.points(q), [14, 11, 9]), ink, bulge=5, toward=(1, -0.2))
    c.shape(
        p.path(spline("-20,-28! -18,-56 -8,-72 6,-70 14,-54 16,-28!")),
        ink,
        bulge=10,
        toward=(1, -0.2),
    )
    c.shape(
        p.path(ellipse(2, -82, 11, 12)),
        Ink("#8a5a4c", "#34203a", "#ffb878", rim="#ffe0a0"),
        bulge=8,
        toward=(1, -0.3),
    )
    c.shape(p.path(spline("-12,-84! -8,-98 6,-100 12,-88! 0,-86")), ink, bulge=6, toward=(1, -0.5))
    c.shape(p.path(ellipse(13, -80, 4, 3)), Ink("#a86a50", "#34203a", "#ffc88c"), bulge=4)
    c.flat(p.path(ellipse(8, -85, 1.7, 2)), "#160e22")
    c.lines([(p.points("5,-75 9,-73 12,-75"), [1, 2.4, 1])], "#34203a")
    chair = Place(*p.points("52,-10")[0], 1.35)
    _chair(c, chair, "#160e22")
    rims = (
        "15,-68 17,-48 17,-30",
        "12,-92 14,-82 11,-74",
        "12,-30 13,-16 13,-2",
        "-4,-30 -8,-14 -9,-2",
    )
    c.lines([(p.points(q), [1, 3.4, 1]) for q in rims], "#ffd890")
    gleams = ("18,-64 15,-28", "15,-24 17,-1", "-14,-29 10,-29")
    c.lines([(chair.points(q), [3, 3]) for q in gleams], "#ffb060")
    c.lines([(p.points("4,-62 22,-56 38,-44"), [9, 8, 6])], "#160e22")
    c.lines([(p.points("6,-65 22,-59 38,-47"), [2, 3, 1])], "#ffb060")
    q = Place(296, 742, 1.3, -10)
    _chair(c, q, "#1a0c1a")
    for k, (part, hue) in enumerate(((1.0, "#ee6a1e"), (0.66, "#ffc050"))):
        c.flat(
            [
                _lick(x, y, -1.5, 44 * part, 18 - 5 * k, 0.5)
                for x, y in q.points("-12,-22 4,-24 16,-54")
            ],
            hue,
        )
