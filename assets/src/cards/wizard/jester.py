"""On one leg and in odd socks a jester juggles one to nine by odds; the even balls lie idle."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, Path, Place, Point, around, ellipse, rng
from art.geometry import mirror, move, points_of, polygon, rectangle, samples, spline, taper
from art.motifs import scatter
from art.strokes import fan, placed, strokes_of, strung

LIGHT = Light((440, 60), "#fff0c0", "#12182e")
SUN = (-0.5, -0.85)
RED = Ink("#c8302c", "#5e1430", "#ff8a5c", rim="#ffd8a0", rim_width=3)
GOLD = Ink("#efae32", "#9a4e24", "#ffe9a0", rim="#fff6d0", rim_width=3)
PLUM = Ink("#5c2a6c", "#281440", "#b06aa8", rim="#f0b8d0", rim_width=3)
WHITE = Ink("#f2e4cc", "#9a8494", "#fffaf0", rim="#ffffff", rim_width=3)
SKIN = Ink("#eeb088", "#a85a54", "#ffdcb4", rim="#fff0d0", rim_width=3)
BELL = Ink("#f4c040", "#8a4a1c", "#fff4b8", rim="#fffbe0", rim_width=3)
TEAL = Ink("#2f8a9a", "#14405e", "#a0e0d8", rim="#e0fff4", rim_width=3)
MINT = Ink("#3a9a86", "#124a58", "#a8e0b0", rim="#e0fff0", rim_width=3)
HEAD = Place(516, 292, 1.12, -6)
BALLS = (
    (300, 412, 1, RED),
    (346, 190, 3, GOLD),
    (520, 66, 5, TEAL),
    (696, 186, 7, RED),
    (742, 402, 9, GOLD),
)


def paint(c: Canvas) -> None:
    _tent(c)
    _stage(c)
    _washing(c)
    c.halo(520, 330, 400, "#ffe0a0", 0.34)
    _idle(c)
    _tub(c)
    _legs(c)
    _arms(c)
    _tunic(c)
    _ruff(c)
    _cap_back(c)
    _head(c)
    _cap(c)
    _flight(c)
    for x, y, pips, ink in BALLS:
        _ball(c, x, y, 40, pips, ink)
    _gloves(c)
    _confetti(c)
    c.finish(vignette=0.38)


def _tent(c: Canvas) -> None:
    """Eleven stripes of canvas that hang from the ring of the big top."""
    a = np.arctan2(c.x - 520, c.y + 330)
    stripe = np.floor((a + 0.56) / 0.1016 + 1) % 2
    light = c.spot(520, 320, 600, 520) * 1.12 + (c.noise(160, 4, 3) - 0.5) * 0.18
    fold = np.abs(((a + 0.56) / 0.1016) % 1 - 0.5) * 0.24
    c.field(light - fold, "#0c1a30 .2:#123448 .45:#1c5a62 .7:#3c8c80 #8cc4a0")
    pale = c.stipple(np.clip(light - fold + 0.2, 0, 1), 0.1)
    c.field(
        light - fold,
        "#1c2444 .25:#4a3c58 .5:#a07468 .75:#e8c088 #fff0c4",
        stripe * (0.55 + 0.45 * pale),
    )


def _stage(c: Canvas) -> None:
    floor = c.mask(rectangle(-10, 618, 1050, 160))
    v = c.spot(520, 690, 540, 120) * 1.0 + (c.noise(200, 4, 9, stretch=(3, 0.2)) - 0.5) * 0.3
    c.field(v, "#1a1228 .25:#3c2030 .5:#7a4030 .75:#c88448 #f4c878", floor)
    boards = [([(520 + (x - 520) * 0.62, 618), (x, 770)], [1.5, 4]) for x in range(-300, 1400, 105)]
    c.lines(boards, "#1e1226", 0.8, clip=floor)
    c.lines("-10,618 512,622 1034,618 : 5 6 5", "#140e22", 0.9)


def _washing(c: Canvas) -> None:
    """Five socks hung to dry, no two of a kind."""
    c.lines("-10,330 180,366 512,396 850,360 1034,322 : 3 4 4 4 3", "#e8d0a0", 0.85)
    shape = "-17,0! 17,0! 17,46 15,66 -8,84 -40,86 -46,68 -30,58 -17,44"
    spots = [ellipse(x, y, 6) for x, y in ((-6, 18), (8, 34), (-8, 48), (-2, 70), (-28, 72))]
    bars = [rectangle(-50, y, 90, 9) for y in (12, 32, 52, 72)]
    heel = [ellipse(12, 70, 20), ellipse(-44, 78, 17), rectangle(-20, 0, 40, 12)]
    checks = [
        polygon([(x, y - 11), (x + 8, y), (x, y + 11), (x - 8, y)])
        for x, y in ((-8, 16), (8, 38), (-8, 58), (-28, 74))
    ]
    ups = [rectangle(x, 0, 6, 90) for x in (-40, -26, -12, 2)]
    for x, y, size, turn, ink, marks, hue in (
        (74, 348, 1.12, 6, PLUM, bars, "#f0c060"),
        (150, 362, 1.0, -5, GOLD, checks, "#c8302c"),
        (222, 373, 0.98, 4, RED, heel, "#f2e4cc"),
        (880, 354, 1.15, -6, TEAL, spots, "#ffe9a0"),
        (972, 338, 1.05, 5, WHITE, ups, "#5c2a6c"),
    ):
        at = Place(x, y, size, turn)
        sock = c.shape(at.spline(shape), ink, 12, toward=SUN, rim="#f0d8b0", drop=10)
        c.flat([at.path(m) for m in marks], hue, 0.85, clip=sock)
        c.wash(sock * 0.22, "#123448")
        c.shape(at.path(rectangle(-5, -14, 10, 26, 3)), "#d8a868 #7a4a34 #fff0c8", 4)


def _pips(count: int) -> list[Point]:
    spots: dict[int, list[Point]] = {
        1: [(0, 0)],
        2: [(-1, -1), (1, 1)],
        3: [(-1, -1), (0, 0), (1, 1)],
        4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    }
    spots[5] = [*spots[4], (0, 0)]
    spots[7] = [*spots[5], (-1, 0), (1, 0)]
    spots[9] = [*spots[7], (0, -1), (0, 1)]
    return spots[count]


def _ball(c: Canvas, x: float, y: float, r: float, pips: int, ink: Ink, turn: float = -14) -> None:
    c.shape(ellipse(x, y, r), ink, toward=SUN, drop=8, drop_cover=0.3)
    at = Place(x, y, r * 0.44, turn)
    size = r * (0.2 if pips == 1 else 0.13)
    c.flat([ellipse(*at.points([p])[0][:2], size) for p in _pips(pips)], "#fff6dc")
    gleam = [(x + math.cos(a) * r * 0.84, y + math.sin(a) * r * 0.84) for a in (3.5, 3.9, 4.3)]
    c.lines([(gleam, [1, 5, 1])], "#fffbe8", 0.85)


def _idle(c: Canvas) -> None:
    """The even ones stay on the boards."""
    grey = Ink("#5a6a78", "#26304a", "#a8b8b0", rim="#d0dcc8", rim_width=2)
    for x, y, r, n, turn in ((836, 650, 36, 2, -60), (916, 668, 40, 4, 30)):
        c.shadow(ellipse(x + 14, y + r - 3, r * 1.1, 9), "#140c1e", 5, 0.9)
        _ball(c, x, y, r, n, grey, turn)


def _tub(c: Canvas) -> None:
    c.shadow(ellipse(540, 726, 190, 14), "#140c1e", 8, 0.95)
    outline = "386,666! 376,710! 440,728 520,732 600,728 664,710! 654,666!"
    side = c.shape(outline, "#3c5aa0 #182454 #88b0d8", 60, toward=(-1, -0.2))
    for i in range(7):
        x = 400 + i * 40
        c.flat(polygon([(x - 19, 676), (x + 19, 676), (x, 726)]), "#f2d08a", 0.95, clip=side)
    c.flat(ellipse(520, 666, 139, 25), "#a8282c")
    c.lines("384,674 440,688 520,692 600,688 656,674 : 2 6 6 5 2", "#ff9a6c", 0.9)
    c.flat(ellipse(520, 662, 128, 20), "#f0d29a")
    c.lines("400,660 450,646 520,642 590,646 : 1 4 4 1", "#fff4d0", 0.9)


def _sock(c: Canvas, curve: str, widths: list[float], ink: Ink) -> Array:
    return c.shape(taper(curve, widths, cap=False), ink, 18, toward=SUN, drop=7)


def _shoe(c: Canvas, at: Place, ink: Ink) -> None:
    sole = "26,-20 30,6 0,16 -50,16 -84,4 -96,-22 -84,-40! -84,-20 -64,-12 -26,-22 -6,-32 16,-32"
    c.shape(at.spline(sole), ink, 13, toward=SUN, drop=6, edge=0.3)


def _legs(c: Canvas) -> None:
    c.shadow(ellipse(504, 668, 84, 7), "#7a3a34", 3, 0.95)
    stripes = _sock(c, "506,490 510,570 508,652", [66, 54, 36], WHITE)
    bands = fan("450,526 510,533 560,525", "0,26 0,26 0,26", 5, [12, 13, 12])
    c.lines(bands, "#c8302c", 0.95, clip=stripes)
    _shoe(c, Place(514, 654, 1.0, 0), PLUM)
    dots = _sock(c, "556,494 640,494 690,508 690,548 672,592", [68, 60, 58, 46, 34], MINT)
    at = points_of("612,486 640,508 672,502 692,530 668,530 696,556 672,556 682,580 610,516")
    c.flat([ellipse(x, y, 6.5) for x, y in at], "#ffe9a0", clip=dots)
    _shoe(c, Place(668, 598, 0.92, -26), GOLD)


def _arms(c: Canvas) -> None:
    for curve, ink, cuff in (
        ("464,396 404,458 350,480 316,458", GOLD, (330, 470)),
        ("586,396 646,452 698,470 728,448", RED, (714, 462)),
    ):
        sleeve = c.shape(taper(curve, [74, 72, 66, 40], cap=False), ink, 24, toward=SUN, drop=9)
        folds = []
        for s in samples(curve, 9)[2:-1]:
            folds.append(([s.beside(30), s.beside(6, 5)], [4, 0.8]))
            folds.append(([s.beside(-30), s.beside(-10, 5)], [3, 0.8]))
        c.lines(folds, ink.shade or "#402040", 0.75, clip=sleeve)
        c.shape(ellipse(*cuff, 17, 25, 38 if cuff[0] < 500 else -38), WHITE, 7, toward=SUN)


def _tunic(c: Canvas) -> None:
    """Red on one side, gold on the other; five tails and three buttons."""
    body = (
        "468,372! 446,400 456,452 438,506! 446,548! 474,520! 494,560! 520,524! 548,562! 570,520! "
        "602,546! 606,504 590,452 602,400 578,372!"
    )
    mask = c.shape(spline(body), GOLD, 40, toward=SUN, drop=10)
    half = c.mask(polygon("380,340 524,340 524,452 520,540 520,640 380,640"))
    c.shape(spline(body), RED, 40, toward=SUN, clip=half)
    low = c.mask(rectangle(380, 462, 300, 160))
    c.shape(spline(body), RED, 40, toward=SUN, clip=low * (1 - half))
    c.shape(spline(body), GOLD, 40, toward=SUN, clip=low * half)
    strokes = (
        "524,380 526,452 520,540 : 2 4 2 | 480,480 476,520 474,534 | "
        "566,480 570,520 570,534 : 1 4 1"
    )
    c.lines(strokes, "#5e1430", 0.8, clip=mask)
    c.shape(taper("450,462 522,474 596,460", [16, 18, 16]), PLUM, 6, toward=SUN, clip=mask)
    c.shape(rectangle(508, 458, 28, 27, 5), WHITE, 6, toward=SUN)
    c.flat(rectangle(515, 465, 14, 13, 2), "#5c2a6c")
    c.flat([ellipse(524, y, 6) for y in (404, 424, 444)], "#fff0c0")


def _ruff(c: Canvas) -> None:
    points: list[Point] = []
    for i in range(7):
        a = math.pi * (1.04 - 1.08 * i / 6)
        points.append((520 + math.cos(a) * 114, 370 + math.sin(a) * 62, 0))
        if i < 6:
            b = math.pi * (1.04 - 1.08 * (i + 0.5) / 6)
            points.append((520 + math.cos(b) * 84, 368 + math.sin(b) * 38, 0))
    collar = polygon([*points, (566, 344), (478, 344)])
    mask = c.shape(collar, WHITE, 14, toward=SUN, drop=10)
    c.lines(
        [([(520, 346), (p[0], p[1])], [1, 3.4]) for p in points[1::2]], "#9a8494", 0.8, clip=mask
    )
    c.lines([([(520, 346), (p[0], p[1])], [1, 2]) for p in points[::2]], "#c8a8a0", 0.7, clip=mask)


def _horn(c: Canvas, curve: str, widths: list[float], ink: Ink) -> None:
    """A horn of the cap with its bell."""
    line = HEAD.points(curve)
    mask = c.shape(taper(line, widths, cap=False), ink, 20, toward=SUN, drop=8)
    folds = strung(samples(line, 8)[2:-1], "26,0 4,6", [4, 0.8])
    c.lines(folds, ink.shade or "#402040", 0.7, clip=mask)
    x, y, a = samples(line, 20)[-1]
    x, y = around(x, y, a, 12)
    c.shape(ellipse(x, y, 21), BELL, toward=SUN, drop=5, edge=0.4)
    bell = Place(x, y, 1, math.degrees(a) - 90)
    c.lines(placed(bell.points, "-19,2 0,6 19,2 : 2 4 2 | 0,6 0,18 : 4 5"), "#6a3414")


def _cap_back(c: Canvas) -> None:
    _horn(c, "30,-46 72,-92 104,-78 110,-34", [70, 58, 36, 12], PLUM)


def _head(c: Canvas) -> None:
    """A sharp profile with a long nose and a grin to the ear."""
    face = (
        "-30,-46 -50,-30 -54,-14 -76,2 -96,22 -90,32! -66,28 -58,32! -64,42 -56,48! -60,58 -50,64! "
        "-60,80 -54,96! -24,84 10,66 40,40 44,-30 0,-60"
    )
    mask = c.shape(HEAD.spline(face), SKIN, 26, toward=(-0.8, -0.5), drop=8)
    c.wash(c.spot(*HEAD.points("-34,40")[0][:2], 24, 20) * 0.7, "#d8604c", clip=mask)
    c.wash(c.spot(*HEAD.points("-90,22")[0][:2], 20, 16) * 0.8, "#d8504c", clip=mask)
    c.lines([(HEAD.points("-58,49 -40,52 -16,42 -6,24"), [3, 7, 5, 1])], "#6a1e2c", 1, clip=mask)
    c.flat(HEAD.spline("-54,50! -38,54 -20,46! -34,64 -48,60"), "#fffaf0", 1, clip=mask)
    c.lines([(HEAD.points("-4,18 2,24 0,34"), [1, 4, 1])], "#a85a54", 0.9)
    c.flat(HEAD.spline("-46,-8! -34,-20 -18,-14! -30,0"), "#fffaf0")
    c.flat(HEAD.path(ellipse(-37, -9, 6, 7.5)), "#1c1830")
    c.flat(HEAD.path(ellipse(-39, -12, 2)), "#ffffff")
    c.lines([(HEAD.points("-48,-8 -34,-22 -14,-14"), [2, 5, 1])], "#3a1a2c")
    c.lines([(HEAD.points("-56,-28 -38,-44 -14,-36"), [3, 8, 1])], "#7a2c24")
    diamond = HEAD.points("-30,4 -24,18 -30,32 -36,18")
    c.flat(polygon([(p[0], p[1]) for p in diamond]), "#c8302c", 0.9)


def _cap(c: Canvas) -> None:
    hood = spline("-54,-40! -30,-84 20,-92 60,-60 72,0 58,60 20,84! -6,70! 6,30 -4,-10 -22,-34")
    c.shape(HEAD.path(hood), GOLD, 26, toward=SUN, drop=9)
    _horn(c, "8,-66 10,-118 42,-142 70,-122", [66, 56, 34, 12], TEAL)
    _horn(c, "-14,-58 -38,-106 -70,-94 -80,-46", [72, 58, 36, 12], RED)
    band = HEAD.path(taper("-58,-38 -26,-38 -2,-10 10,28 -2,72", [14, 17, 17, 17, 12], cap=False))
    c.shape(band, WHITE, 6, toward=SUN, drop=4)


def _flight(c: Canvas) -> None:
    """Pale strokes where the balls have been."""
    trails = strokes_of(
        "292,360 290,296 318,234 | 384,152 428,104 476,80 | 564,76 624,100 668,150 | "
        "722,224 748,290 746,352 : 1 5 7"
    )
    c.lines(trails, "#fff2c8", 0.55)


def _gloves(c: Canvas) -> None:
    """Open palms below the lowest balls: the fingers outside, the thumb within."""
    palm = spline("266,468 300,484 334,462 358,462 350,490 310,504 276,494")
    fingers = strokes_of(
        "284,488 262,470 254,438 | 298,492 280,476 275,448 : 21 19 14 | "
        "316,494 302,480 299,454 : 21 19 13 | 336,486 350,462 344,430 : 24 20 14"
    )
    for dy, turned in ((0, False), (-10, True)):

        def at(path: Path, dy: int = dy, turned: bool = turned) -> Path:
            return move(mirror(path, 521) if turned else path, 0, dy)

        c.shape(at(palm), WHITE, 12, toward=SUN, drop=6, edge=0.4)
        for points, widths in fingers:
            c.shape(at(taper(points, widths)), WHITE, 8, toward=SUN, edge=0.7, drop=3)
        creases = ("316,498 330,492 344,480", "300,500 312,498 322,490")
        seams = [at(taper(p, [1, 3, 1])) for p in creases]
        c.put("#9a8494", c.mask(seams) * 0.8)


def _confetti(c: Canvas) -> None:
    c.motes(
        scatter(rng(5), 60, (120, 60, 920, 600), (1.4, 3.4)), "#fff0b8", "#ffc860", strength=0.6
    )
