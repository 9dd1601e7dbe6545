"""Nine towers over a moat in the morning: the ninth, striped and crooked, has grown by itself."""

from __future__ import annotations

import math

import numpy as np
from art import (
    Canvas,
    Ink,
    Light,
    Point,
    cloud,
    ellipse,
    move,
    pine,
    polygon,
    rectangle,
    ridge,
    rng,
    samples,
    spline,
    taper,
)
from cards.building._masonry import archway, courses, round_tower, voussoirs

LIGHT = Light((930, 130), "#fff0c0", "#1c2448")
WAY = (0.9, -0.45)
STONE = Ink("#d8b480", "#7a5a6c", "#fff0c4", rim="#fff8dc", rim_width=3)
BACK = Ink("#c0a496", "#7a6a88", "#f4dcb8")
SLATE = Ink("#2f6a8c", "#1c3058", "#86c4c4", rim="#f8f0c8", rim_width=3)
FAR = Ink("#5c86a0", "#3a5880", "#a8d0cc")
RED = "#c8402e"


def paint(c: Canvas) -> None:
    _sky(c)
    _hills(c)
    _rear(c)
    _keep(c)
    _walls(c)
    _ninth(c)
    _corner_towers(c)
    _gatehouse(c)
    _moat(c)
    _bridge(c)
    _front(c)
    c.finish(vignette=0.34)


def _sky(c: Canvas) -> None:
    v = c.y / 620 + (c.swirl(260, 90, 4, 8, stretch=(1.2, 0.4)) - 0.5) * 0.16
    v += c.spot(560, 300, 520, 420) * 0.2
    c.field(v, "#2f7fae .2:#4f9cc0 .45:#8cc4cc .68:#cfe4cc .88:#fbecc0 #fff4d4")
    for x, y, w, h, s in (
        (120, 330, 330, 54, 3),
        (930, 300, 260, 48, 6),
        (330, 190, 190, 30, 9),
        (760, 120, 150, 24, 12),
    ):
        c.shape(
            cloud(x, y, w, h, s),
            Ink("#fdf4e0", "#a8c4cc", "#fffaf0"),
            bulge=h * 0.6,
            toward=(0.6, -0.8),
        )


def _hills(c: Canvas) -> None:
    c.shape(
        ridge(476, 40, 240, 5), Ink("#86b4ac", "#6a9aa8", "#c8dcb8"), bulge=40, toward=(0.6, -1)
    )
    c.haze(430, 560, "#f0ecc8", 0.5)
    c.shape(
        ridge(540, 26, 200, 9), Ink("#6fa070", "#3f7068", "#bcd488"), bulge=40, toward=(0.6, -1)
    )
    c.haze(520, 640, "#e8ecb8", 0.3)


def _flag(c: Canvas, x: float, y: float, size: float, colour: str) -> None:
    c.lines([([(x, y + size * 0.6), (x, y - size)], [3.4, 2.4])], "#4a3440", n=4)
    cloth = [
        (x, y - size, 0),
        (x - size * 0.6, y - size * 0.98),
        (x - size * 1.3, y - size * 0.74, 0),
        (x - size * 0.66, y - size * 0.62),
        (x, y - size * 0.36, 0),
    ]
    c.shape(spline(cloth), Ink(colour, "#6a2040", "#ffc890"), bulge=size * 0.2, toward=WAY)


def _rear(c: Canvas) -> None:
    """The towers of the far side, paler."""
    for x, foot, w, h, peak, seed in (
        (392, 560, 62, 250, 1.7, 3),
        (664, 560, 58, 270, 1.8, 4),
        (590, 540, 44, 356, 2.2, 5),
    ):
        round_tower(c, x, foot, w, h, BACK, FAR, WAY, peak=peak, seed=seed)
    _flag(c, 590, 85, 26, RED)
    c.haze(300, 560, "#f4e8c4", 0.45)


def _keep(c: Canvas) -> None:
    """The great square keep in the middle, two faces seen."""
    body = c.shape(polygon("420,600 426,270 568,270 574,600"), STONE, bulge=8, toward=(0.3, -0.6))
    side = c.shape(
        polygon("420,600 426,270 474,270 470,600"),
        Ink("#a4846c", "#5a4460", "#d8b480"),
        bulge=6,
        toward=(-1, 0),
    )
    courses(c, body, (470, 300, 576, 600), 17, "#7a5a6c", seed=4, keep=0.4)
    courses(c, side, (418, 300, 472, 600), 17, "#4a3858", seed=5, keep=0.4)
    teeth: list[Point] = [(410, 286), (410, 236)]
    for k in range(5):
        a = 410 + k * 35.4
        teeth += [(a, 236), (a + 21, 236), (a + 21, 252), (a + 35.4, 252)]
    top = c.shape(
        polygon([*teeth[:-1], (584, 252), (584, 286)]), STONE, bulge=8, toward=WAY, drop=8, edge=0.3
    )
    c.wash(c.mask(rectangle(408, 230, 66, 60)) * top * 0.75, "#8a6a68")
    c.lines([([(x, 286), (x, 272)], [7, 4]) for x in range(418, 584, 18)], "#5a4460", 0.8, n=4)
    # the hall's steep roof behind the battlement
    roof = c.shape(
        spline("426,246! 462,190 478,128! 530,128! 542,190 574,246!"), SLATE, bulge=8, toward=WAY
    )
    c.lines(
        [([(440, y), (560, y)], [2, 2.6, 2]) for y in range(146, 240, 15)],
        "#1c3058",
        0.6,
        clip=roof,
        n=4,
    )
    for x in (478, 530):
        c.lines([([(x, 134), (x, 104)], [6, 2])], "#e0b050", n=4)
        c.flat(ellipse(x, 112, 6), "#f0c860")
    c.shape(polygon([*teeth[:-1], (584, 252), (584, 262), (410, 262)]), STONE, bulge=8, toward=WAY)
    c.wash(c.mask(rectangle(404, 230, 66, 34)) * top * 0.75, "#8a6a68")
    for x, y in ((500, 330), (540, 330), (520, 400)):
        window = archway(x, y + 24, 17, 40)
        c.shape(move(window, scale=1.35, about=(x, y)), STONE, bulge=4, toward=WAY)
        c.flat(window, "#33345c")
        c.lines([([(x - 6, y + 22), (x - 6, y - 8)], [3, 3])], "#58709a", n=4)
    for y in (320, 400):
        c.flat(rectangle(442, y, 9, 34, 4), "#2c2a50")


def _battlement(
    c: Canvas, left: float, right: float, top: float, foot: float, slope: float, seed: int
) -> None:
    n = max(3, round((right - left) / 30))
    step = (right - left) / n

    def at(x: float) -> float:
        return top + (x - left) / (right - left) * slope

    points: list[Point] = [(left, foot)]
    for k in range(n):
        a = left + k * step
        points += [
            (a, at(a) - 17),
            (a + step * 0.6, at(a + step * 0.6) - 17),
            (a + step * 0.6, at(a + step * 0.6)),
            (a + step, at(a + step)),
        ]
    wall = c.shape(polygon([*points, (right, foot)]), STONE, bulge=7, toward=WAY, drop=6, edge=0.25)
    courses(c, wall, (left, top + 18, right, foot), 18, "#7a5a6c", seed=seed, keep=0.4)
    slits = [
        rectangle(left + step * (k + 0.8), at(left + step * k) + 40, 6, 28, 3)
        for k in range(0, n, 2)
    ]
    c.flat(slits, "#4a3a5c", clip=wall)


def _walls(c: Canvas) -> None:
    _battlement(c, 270, 470, 452, 720, 0, 2)
    _battlement(c, 580, 770, 452, 720, 0, 3)
    # between them the court's great hall
    gable = c.shape(polygon("596,470 622,396 700,396 730,470"), SLATE, bulge=8, toward=WAY)
    c.lines(
        [([(596, y), (730, y)], [2, 3, 2]) for y in range(410, 470, 14)],
        "#1c3058",
        0.6,
        clip=gable,
        n=4,
    )
    _battlement(c, 580, 770, 462, 720, 0, 3)


def _ninth(c: Canvas) -> None:
    """The tower that nobody ordered: it grows out of the wall and leans to look at the rest."""
    line = "866,690 866,580 896,490 890,406 858,344"
    widths = [104, 84, 74, 74, 72]
    ink = Ink("#e8c8b0", "#8a5a78", "#fff4dc", rim="#fff8dc", rim_width=3)
    body = c.shape(taper(line, widths, cap=False), ink, bulge=34, toward=WAY, edge=0.4, drop=8)
    at = samples(line, 22)
    w = np.interp(np.linspace(0, 1, 22), np.linspace(0, 1, len(widths)), widths)
    c.lines(
        [
            ([s.beside(-k * 0.5), s.beside(0, 5), s.beside(k * 0.5)], [1, 3, 1])
            for s, k in zip(at, w, strict=True)
        ][1:-1],
        "#9a6a80",
        0.6,
        clip=body,
    )
    crown = samples(line, 40)[-1]
    turn = math.degrees(crown.angle) + 90
    ring = move(
        spline("-50,-30! 0,-38 50,-30! 50,4! 36,18! 0,12 -36,18! -50,4!"), crown.x, crown.y, 1, turn
    )
    c.shape(ring, ink, bulge=26, toward=WAY, drop=6, edge=0.3)
    cap = move(
        spline("-60,-26! -34,-66 -18,-96 4,-122 34,-132! 26,-108 28,-78 42,-50 60,-26! 0,-34"),
        crown.x,
        crown.y,
        1,
        turn,
    )
    mask = c.shape(
        cap,
        Ink("#e85a68", "#8a2450", "#ffb0a0", rim="#fff0d8"),
        bulge=34,
        toward=WAY,
        edge=0.3,
        drop=6,
    )
    stripes = []
    for k in range(5):
        y = -40 - k * 21
        stripe = move(
            spline(
                [
                    (-70, y + 14, 0),
                    (0, y + 2),
                    (70, y + 10, 0),
                    (70, y + 20, 0),
                    (0, y + 12),
                    (-70, y + 25, 0),
                ]
            ),
            crown.x,
            crown.y,
            1,
            turn,
        )
        stripes.append(stripe)
    c.flat(stripes, "#fff0dc", 0.92, clip=mask)
    c.wash(smooth_side(c, crown.x - 24, 60) * 0.45, "#8a2450", clip=mask)
    for k, s in ((7, 0.9), (13, 1.0)):
        p = at[k]
        window = move(archway(0, 18, 20, 38), p.x, p.y, s, math.degrees(p.angle) + 90)
        c.flat(move(window, scale=1.4, about=(p.x, p.y)), "#b87a80")
        lit = c.flat(window, "#ffd468")
        c.glow(lit, 9, "#ffb040", 0.35)
    # its tip looks down like a nightcap, with a bell on it
    tip = move(ellipse(36, -130, 9), crown.x, crown.y, 1, turn)
    c.shape(tip, Ink("#f0c048", "#8a5030", "#fff4b0"), bulge=7, toward=WAY)


def smooth_side(c: Canvas, x: float, reach: float) -> np.ndarray:
    """1 on the side away from the light."""
    return np.clip((x - c.x) / reach, 0, 1).astype(np.float32)


def _corner_towers(c: Canvas) -> None:
    round_tower(c, 742, 668, 92, 250, STONE, SLATE, WAY, peak=1.5, seed=7)
    round_tower(c, 254, 672, 104, 270, STONE, SLATE, WAY, peak=1.45, seed=8)
    _flag(c, 254, 232, 30, RED)
    for x, y in ((254, 510), (742, 520), (270, 590)):
        window = archway(x + 4, y + 20, 16, 36)
        c.flat(window, "#33345c")


def _gatehouse(c: Canvas) -> None:
    for x, seed in ((430, 11), (606, 12)):
        round_tower(c, x, 690, 84, 196, STONE, SLATE, WAY, peak=1.3, seed=seed)
    wall = c.shape(rectangle(456, 486, 126, 214), STONE, bulge=8, toward=WAY, edge=0.2)
    courses(c, wall, (456, 500, 582, 690), 17, "#7a5a6c", seed=9, keep=0.4)
    points: list[Point] = [(450, 506)]
    for k in range(4):
        a = 450 + k * 34.5
        points += [(a, 468), (a + 20, 468), (a + 20, 482), (a + 34.5, 482)]
    c.shape(polygon([*points, (588, 506)]), STONE, bulge=7, toward=WAY, drop=6)
    gate = archway(519, 700, 84, 132)
    frame = c.shape(
        archway(519, 700, 112, 148), Ink("#c09a74", "#6a4a5c", "#f4d8a0"), bulge=10, toward=WAY
    )
    c.lines(voussoirs(519, 610, 40, 60, 9), "#6a4a5c", 0.8, clip=frame)
    hole = c.rough(gate)
    c.field(c.spot(519, 720, 90, 150), "#241c3c .4:#4a2c44 .7:#b06a44 #ffd080", hole)
    bars = [([(x, 560), (x, 640)], [5, 5]) for x in range(485, 560, 14)]
    bars += [([(470, y), (566, y)], [4, 4]) for y in (590, 612, 634)]
    c.lines(bars, "#171430", 0.9, clip=hole, n=4)
    c.lines(
        [([(x, 638), (x, 656)], [7, 1]) for x in range(485, 560, 14)], "#171430", clip=hole, n=4
    )
    # the arms over the gate: a crown
    shield = spline("492,512! 519,506 546,512! 546,532 519,556! 492,532")
    c.shape(shield, Ink(RED, "#6a2040", "#f08060"), bulge=7, toward=WAY, drop=4)
    c.flat(polygon("504,536 502,518 511,526 519,514 527,526 536,518 534,536"), "#ffdc78")


def _moat(c: Canvas) -> None:
    c.shape(
        spline(
            "-20,800! -20,640 120,650 250,664 420,690 519,694 640,688 760,668 880,640 "
            "1044,624! 1044,800!"
        ),
        Ink("#86b058", "#3f6a4c", "#d4dc88"),
        bulge=18,
        toward=(0.4, -1),
    )
    water = c.rough(
        spline("-20,704! 160,690 360,700 519,712 700,702 880,684 1044,690! 1044,790! -20,790!")
    )
    v = (c.y - 690) / 90 + (c.noise(60, 4, 5, stretch=(2.4, 0.4)) - 0.5) * 0.5
    c.field(v, "#bfe0d0 .25:#6cb0b8 .5:#3a84a0 .8:#245a84 #1c3c68", water)
    r = rng(3)
    waves = []
    for _ in range(46):
        x, y = r.rand() * 1024, 712 + r.rand() * 44
        waves.append(([(x, y), (x + 24, y - 2), (x + 50 + 30 * r.rand(), y)], [0.6, 3, 0.6]))
    c.lines(waves, "#d8f0dc", 0.75, clip=water, n=6)


def _bridge(c: Canvas) -> None:
    deck = c.shape(
        polygon("478,696 560,696 620,790 420,790"),
        Ink("#a8744c", "#5a3448", "#f0c080"),
        bulge=6,
        toward=WAY,
    )
    c.lines(
        [([(400, y), (640, y)], [2 + k, 2 + k]) for k, y in enumerate((706, 718, 733, 751))],
        "#5a3448",
        0.9,
        clip=deck,
        n=4,
    )
    for pts in ("478,696 420,790", "560,696 620,790"):
        c.lines([(pts, [5, 12])], "#6a4048", n=6)
    for pts in ("474,600 452,660 436,760", "564,600 586,660 604,760"):
        c.lines([(pts, [3, 3, 4])], "#3a2c40", 0.9)
    _king(c, 519, 730)


def _king(c: Canvas, x: float, y: float) -> None:
    """A crowned traveller going home, seen from behind."""
    c.shadow(ellipse(x - 4, y + 3, 42, 6), "#2c1c30", 3, 0.9)
    cape = spline(
        [
            (x - 40, y - 2, 0),
            (x - 30, y - 40),
            (x - 20, y - 72),
            (x - 8, y - 82),
            (x + 8, y - 82),
            (x + 20, y - 72),
            (x + 28, y - 40),
            (x + 36, y - 2, 0),
            (x, y + 6),
        ]
    )
    cloth = Ink("#a82440", "#4a1030", "#f0805c", rim="#ffe8b8", rim_width=3)
    mask = c.shape(cape, cloth, bulge=16, toward=WAY)
    c.lines(
        [([(x + k * 5, y - 70), (x + k * 10, y)], [1, 4]) for k in (-2, -1, 0.4, 1.6)],
        "#4a1030",
        0.8,
        clip=mask,
        n=6,
    )
    c.lines([([(x - 42, y - 3), (x, y + 4), (x + 38, y - 3)], [10, 11, 10])], "#fff4e0", clip=mask)
    fur = taper([(x - 20, y - 70), (x, y - 62), (x + 20, y - 70)], [12, 16, 12])
    c.shape(fur, Ink("#fff0dc", "#b09aa8", "#fffaf0"), bulge=6, toward=WAY)
    c.shape(ellipse(x, y - 88, 14, 15), Ink("#6a4030", "#2c1828", "#c88a58"), bulge=9, toward=WAY)
    crown = [(-16, -94), (-19, -116), (-8, -105), (0, -120), (8, -105), (19, -116), (16, -94)]
    gold = Ink("#f0b840", "#8a5030", "#fff4a8")
    c.shape(polygon([(x + a, y + b) for a, b in crown]), gold, bulge=5, toward=WAY)


def _front(c: Canvas) -> None:
    dark = Ink("#2c5a50", "#16344a", "#86b060")
    for x, y, h, s in (
        (40, 800, 280, 1),
        (112, 800, 190, 2),
        (984, 800, 240, 3),
        (920, 800, 150, 4),
    ):
        c.shape(pine(x, y, h, h * 0.44, s), dark, bulge=16, toward=WAY)
    for x, y, s in ((330, 262, 0.42), (300, 284, 0.3), (716, 232, 0.26)):
        bird = spline(
            "0,6! -16,-10 -40,-18 -58,-10! -36,-6 -16,8 4,18! 22,6 40,-10 56,-28! 30,-26 14,-10 8,2"
        )
        c.flat(move(bird, x, y, s), "#3a4a70")
