"""An angel makes one roof of her wings against the rain; in its warmth sleeps a small dragon."""

from __future__ import annotations

import math

from art import (
    Canvas,
    Ink,
    Light,
    blur,
    ellipse,
    leaf,
    rng,
    samples,
    scales,
    scatter,
    spline,
    taper,
)

LIGHT = Light((400, 600), "#ffe6a0", "#101c38")
WARM = (-0.6, 0.75)
SKIN = Ink("#e8a87c", "#8a4a4c", "#fff0c8", rim="#fff6d8", rim_width=3)
INNER = Ink("#f0c88a", "#8a5468", "#fff6c8")
COVERT = Ink("#dcc8c4", "#6a6494", "#fff4d4")
OUTER = Ink("#b8c8dc", "#4a5c90", "#f4faff", rim="#f8feff")
FAR = Ink("#7a8cb0", "#34467c", "#c8d8e4")
ROBE = Ink("#f0dcb4", "#7a5474", "#fffbe0", rim="#fff6d0")
HAIR = Ink("#8a3424", "#3c1424", "#ffa860", rim="#ffe0a0")
GREEN = Ink("#3a8a54", "#143c40", "#d8e880", rim="#fffbc0")
COPPER = Ink("#d8803c", "#6a2c30", "#ffe08a", rim="#fff2b8")


def paint(c: Canvas) -> None:
    _rain(c)
    _far_wing(c)
    _near_wing(c)
    _pool(c)
    _robe(c)
    _head(c)
    _sleeve(c)
    _dragon(c)
    _meadow(c)
    c.finish(vignette=0.24)


def _rain(c: Canvas) -> None:
    v = 0.4 + (c.swirl(240, 100, 5, 4, stretch=(1, 0.5)) - 0.5) * 0.5 + c.rise(760, 0) * 0.1
    c.field(v, "#1c2c58 .2:#2c4878 .4:#4a6c98 .6:#7898b4 .8:#b0c8d4 #e0ecec")
    drops = [
        ([(x, y), (x - 30, y + 100)], [1, 4, 1])
        for x, y, _ in scatter(rng(8), 130, (0, -60, 1060, 700))
    ]
    c.lines(drops, "#dceaf4", 0.6)


def _plume(
    c: Canvas, line: list[tuple[float, float]], width: float, ink: Ink, way: tuple[float, float]
) -> None:
    m = c.shape(
        taper(line, [width * 0.6, width, width * 0.95, 6]), ink, bulge=14, toward=way, edge=0.45
    )
    c.lines([(line, [2, 4, 1])], ink.shade, 0.55, clip=m)


def _far_wing(c: Canvas) -> None:
    """The right wing, turned from us: it falls behind her to the ground."""
    arm = samples("650,330 720,170 830,110 940,190", 12)
    ends = samples("700,720 780,748 870,750 960,730 1030,640", 12)
    for a, e in zip(arm[::-1], ends[::-1], strict=True):
        mid = ((a.x + e.x) / 2 + 60, (a.y + e.y) / 2 - 20)
        _plume(c, [(a.x, a.y), mid, (e.x, e.y)], 62, FAR, (0, -1))
    for a, e in zip(arm[::-1], ends[::-1], strict=True):
        tip = (a.x + (e.x - a.x) * 0.36 + 30, a.y + (e.y - a.y) * 0.36)
        _plume(
            c, [(a.x, a.y), ((a.x + tip[0]) / 2 + 16, (a.y + tip[1]) / 2), tip], 52, OUTER, (0, -1)
        )
    c.shape(
        taper("640,350 690,210 770,120 860,104 950,196", [50, 66, 60, 50, 16]),
        OUTER,
        bulge=22,
        toward=(0, -1),
        drop=8,
    )


def _near_wing(c: Canvas) -> None:
    """The left wing: from her shoulder over the sleeper, its inside lit from below."""
    arm = samples("640,360 600,190 500,84 360,76 220,150 110,280", 18)
    ends = samples("560,470 500,440 430,450 330,520 220,640 120,740 40,752 -20,700", 18)
    for a, e in zip(arm[::-1], ends[::-1], strict=True):
        mid = ((a.x + e.x) / 2 - 46, (a.y + e.y) / 2 - 30)
        _plume(c, [(a.x, a.y), mid, (e.x, e.y)], 60, INNER, WARM)
    for reach, width, ink in ((0.56, 54, COVERT), (0.3, 50, OUTER)):
        for a, e in zip(arm[::-1], ends[::-1], strict=True):
            tip = (a.x + (e.x - a.x) * reach - 24 * reach, a.y + (e.y - a.y) * reach)
            mid = ((a.x + tip[0]) / 2 - 14, (a.y + tip[1]) / 2 - 6)
            _plume(c, [(a.x, a.y), mid, tip], width, ink, (-0.2, -1) if ink is OUTER else WARM)
    edge = taper("650,380 610,200 500,78 360,64 214,140 96,290", [46, 74, 70, 62, 52, 14])
    c.shape(edge, OUTER, bulge=26, toward=(-0.2, -1), drop=10)


def _pool(c: Canvas) -> None:
    warm = blur(c.mask(ellipse(400, 620, 340, 200)), 40)
    c.wash(warm * 0.9, "#ffcf80")
    c.glow(c.mask(ellipse(390, 660, 200, 60)), 60, "#ffb850", 0.6)


def _robe(c: Canvas) -> None:
    robe = spline(
        "560,380! 640,340 716,370 760,470 800,600 880,720 890,780! 380,780! 420,720 500,680"
        " 540,600 520,480"
    )
    m = c.shape(robe, ROBE, bulge=80, toward=WARM, drop=10)
    folds = (
        "640,420 660,560 620,740",
        "700,440 740,580 760,740",
        "590,460 580,600 520,730",
        "740,520 800,640 850,750",
    )
    c.lines([(f, [3, 13, 5]) for f in folds], ROBE.shade, 0.6, clip=m)


def _head(c: Canvas) -> None:
    """Bowed over the sleeper; the hair falls forward, the face is lit from below."""
    c.shape(taper("640,400 600,340 560,300", [90, 70, 66]), SKIN, bulge=24, toward=WARM)
    face = spline(
        "560,190 510,204 480,240 474,268! 452,292 446,306! 462,314 462,326! 456,338 466,346!"
        " 464,366 484,382 520,376 566,350 600,300 604,230"
    )
    m = c.shape(face, SKIN, bulge=44, toward=WARM)
    lines = (
        ("484,282 500,290 520,284", [2, 7, 2]),
        ("480,258 500,250 526,258", [2, 6, 1]),
        ("464,330 480,332 490,328", [2, 5, 1]),
        ("456,308 464,304 470,308", [1, 4, 1]),
        ("490,380 530,366 560,336", [1, 4, 1]),
    )
    c.lines(lines, "#5a2028", 0.9, clip=m)
    c.wash(c.spot(508, 322, 30, 22) * 0.6, "#e0705a", clip=m)
    hair = spline(
        "470,250! 474,196 520,160 590,150 650,190 672,270 664,360 690,440 650,470! 636,420"
        " 604,380 590,320 560,270 520,240"
    )
    m = c.shape(hair, HAIR, bulge=40, toward=WARM, drop=8)
    locks = [
        (
            [
                (500 + i * 12, 216 - i * 6),
                (570 + i * 12, 230),
                (612 + i * 8, 310),
                (640 + i * 6, 430),
            ],
            [1, 6, 6, 1],
        )
        for i in range(5)
    ]
    c.lines(locks, HAIR.shade, 0.7, clip=m)
    for at in samples("478,216 520,176 590,164 650,206", 7):
        c.shape(
            leaf(at.x, at.y, 40, math.degrees(at.angle) - 60, 0.5),
            Ink("#e0b048", "#7a4a26", "#fff6c0"),
            bulge=7,
            toward=WARM,
            edge=0.4,
        )


def _sleeve(c: Canvas) -> None:
    """One wide sleeve about the sleeper, the hand lost in it."""
    sleeve = spline(
        "640,400! 700,440 700,540 640,630 540,690 430,716 330,716! 316,690 400,660 480,620"
        " 540,550 570,470"
    )
    m = c.shape(sleeve, ROBE, bulge=40, toward=WARM, drop=12)
    folds = ("660,470 630,570 520,650", "640,440 590,560 480,650", "560,660 470,690 380,704")
    c.lines([(f, [3, 11, 3]) for f in folds], ROBE.shade, 0.6, clip=m)


def _dragon(c: Canvas) -> None:
    """Curled up, its nose on its tail."""
    c.shadow(ellipse(330, 736, 230, 22), "#3a2a2c", 12, 0.7)
    body = spline("190,700! 200,620 270,560 360,556 440,600 470,670 450,724! 300,744")
    m = c.shape(body, GREEN, bulge=60, toward=WARM, drop=8)
    c.lines(scales(m, 26, 0.2, 4, 0.6), "#143c40", 0.7, clip=m)
    for at in samples("214,616 276,560 360,550 436,592", 9):
        c.shape(
            leaf(at.x, at.y + 6, 36, math.degrees(at.angle) - 90, 0.6), COPPER, bulge=6, toward=WARM
        )
    wing = spline("330,596! 420,560 470,590 486,640! 450,636 430,668! 400,650 366,676!")
    m = c.shape(wing, COPPER, bulge=18, toward=WARM, drop=8)
    c.lines(
        [("334,598 420,610 480,636", [2, 6, 1]), ("334,600 400,630 430,662", [2, 6, 1])],
        COPPER.shade,
        0.8,
        clip=m,
    )
    c.shape(
        taper("460,700 360,748 220,740 130,700", [56, 52, 38, 6]),
        GREEN,
        bulge=18,
        toward=WARM,
        drop=6,
    )
    head = spline("330,640 290,612 230,626 176,664 160,690 184,712 250,716 310,700 340,676")
    m = c.shape(head, GREEN, bulge=34, toward=WARM, drop=12, edge=0.3)
    c.lines(
        [("222,664 244,674 270,664", [2, 7, 2]), ("166,698 210,702 250,694", [1, 5, 1])],
        "#0c2428",
        0.95,
        clip=m,
    )
    c.flat(ellipse(178, 682, 5, 4), "#0c2428", clip=m)
    for turn, x, y in ((-28, 306, 626), (-48, 284, 616)):
        c.shape(leaf(x, y, 56, turn, 0.34), COPPER, bulge=6, toward=WARM)


def _meadow(c: Canvas) -> None:
    r = rng(12)
    blades = [
        ([(x, 790), (x + r.randn() * 10, 752 - 30 * r.rand())], [8, 1]) for x in r.rand(110) * 1040
    ]
    c.lines(blades, "#2c4a40")
    for x in r.rand(22) * 620 + 40:
        y = 738 + r.rand() * 20
        petals = [ellipse(x + math.cos(k) * 8, y + math.sin(k) * 7, 5.5) for k in range(7)]
        c.flat(petals, "#fff8e8")
        c.flat(ellipse(x, y, 5), "#f0b040")
    c.motes(scatter(r, 40, (140, 430, 600, 700), (1.4, 3.6)), "#fff4c8", "#ffc060")
