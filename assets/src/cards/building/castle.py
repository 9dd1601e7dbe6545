"""A castle at dusk from the edge of its moat: the gate is lit, and one king stands in it."""

from __future__ import annotations

import numpy as np
from art import Array, Canvas, Ink, Light, rng, smoothstep
from art.geometry import Point, about, ellipse, polygon, rectangle, spline
from art.motifs import cloud, leaf, scatter

LIGHT = Light((150, 330), "#ffd8a0", "#1c1440")
WAY = (-0.9, -0.15)
STONE = Ink("#8a7aa0", "#3c3068", "#ffd0a8", rim="#fff0cc")
FAR = Ink("#7a6a9c", "#403474", "#f0b0a0")
SLATE = Ink("#34488c", "#181c54", "#9a9ccc", rim="#ffd8b0")
WATER_LINE = 640.0
LAMP = "#ffd070"


def paint(c: Canvas) -> None:
    _dusk(c)
    _tower(c, 250, 600, 110, 210, FAR, roof=130)
    _tower(c, 516, 560, 250, 40, FAR, roof=130)
    _tower(c, 720, 600, 130, 110, FAR, roof=140)
    _wall(c)
    _drum(c, 110, 190, 380)
    _drum(c, 900, 210, 316)
    _roof(c, 900, 250, 150, 140)
    _gatehouse(c)
    _moat(c)
    _banners(c)
    c.finish(vignette=0.3)


def _dusk(c: Canvas) -> None:
    v = c.rise(-80, 640) * 0.84 + (c.swirl(260, 90, 5, 7, stretch=(1, 0.35)) - 0.5) * 0.22
    v += c.spot(180, 480, 560, 300) * 0.3
    c.field(v, "#22286a .2:#4a3f8a .38:#8a5298 .54:#d8707c .7:#ffa46a .86:#ffd48a #fff2c0")
    c.motes(scatter(rng(4), 40, (200, 0, 1000, 200), (0.9, 2.6)), "#fff2dc")
    for x, y, w, s in ((820, 200, 240, 3), (210, 250, 200, 6)):
        c.shape(cloud(x, y, w, 28, s), "#c87a9c #7a4a8c #ffd0b0", 12, toward=(-0.6, 0.6))


def _courses(c: Canvas, m: Array, box: tuple[float, float, float, float], seed: int) -> None:
    """A few stones, drawn where the eye would miss them."""
    r = rng(seed)
    left, top, right, bottom = box
    strokes = []
    for _ in range(int((right - left) * (bottom - top) / 2600)):
        x, y = left + r.rand() * (right - left), top + r.rand() * (bottom - top)
        strokes.append(([(x, y), (x + 16, y + 1), (x + 32, y)], [2, 4, 2]))
        if r.rand() < 0.5:
            strokes.append(([(x + 32, y), (x + 32, y + 18)], [3, 3]))
    c.lines(strokes, "#3c3068", 0.5, clip=m)


def _battlement(x: float, y: float, half: float, tall: float, teeth: int) -> list[Point]:
    """A crown of merlons seen from below: it bows upwards in the middle."""
    line: list[Point] = []
    for i in range(teeth):
        a = -1 + 2 * i / teeth
        for t, up in ((a, 1), (a + 1.2 / teeth, 1), (a + 1.2 / teeth, 0), (a + 2 / teeth, 0)):
            line.append((x + t * half, y - 0.16 * half * (1 - t * t) - tall * (0.55 + 0.45 * up)))
    return line


def _tower(
    c: Canvas, x: float, foot: float, width: float, top: float, ink: Ink, roof: float
) -> None:
    half = width / 2
    body = polygon(
        f"{x - half},{foot} {x - half * 0.8},{top + roof} "
        f"{x + half * 0.8},{top + roof} {x + half},{foot}"
    )
    m = c.shape(body, ink, half * 0.7, toward=WAY)
    _courses(c, m, (x - half, top + roof, x + half, foot), int(x))
    _roof(c, x, top + roof + 6, half * 1.02, roof + 26)
    windows = [
        spline(about(x + dx, y, "-9,34! -9,6 0,-8! 9,6 9,34!"))
        for dx, y in ((-half * 0.3, top + roof + 60), (half * 0.34, top + roof + 120))
    ]
    lit = c.flat(windows, LAMP)
    c.glow(lit, 12, "#ff9a40", 0.9)


def _roof(c: Canvas, x: float, y: float, eave: float, tall: float) -> None:
    cone = spline(
        f"{x - eave},{y}! {x - eave * 0.3},{y - tall * 0.6} {x},{y - tall}! "
        f"{x + eave * 0.3},{y - tall * 0.6} {x + eave},{y}! {x},{y - eave * 0.16}"
    )
    c.shape(cone, SLATE, eave * 0.6, toward=WAY, drop=6)


def _wall(c: Canvas) -> None:
    line = polygon(
        [
            (-20, 660),
            (-20, 470),
            *[
                (x, 470 - (0 if i // 2 % 2 else 26))
                for i, x in enumerate(np.repeat(np.arange(0, 1080, 30), 2)[1:].tolist())
            ],
            (1044, 470),
            (1044, 660),
        ]
    )
    m = c.shape(line, STONE, 20, toward=WAY)
    _courses(c, m, (0, 430, 1024, 640), 5)
    c.haze(560, 660, "#ffb890", 0.35)


def _drum(c: Canvas, x: float, width: float, top: float) -> None:
    """A round tower of the outer wall, wider below than above: the eye is at the water."""
    half = width / 2
    body = spline(
        f"{x - half * 1.25},660! {x - half * 0.95},520 {x - half * 0.86},{top}! "
        f"{x},{top - half * 0.16} {x + half * 0.86},{top}! {x + half * 0.95},520 "
        f"{x + half * 1.25},660!"
    )
    m = c.shape(body, STONE, half * 0.9, toward=WAY, drop=10)
    _courses(c, m, (x - half, top + 30, x + half, 640), int(x))
    crown = _battlement(x, top + 10, half * 1.14, 66, 5)
    cap = polygon([(x - half * 1.14, top + 10), *crown, (x + half * 1.14, top + 10)])
    c.shape(cap, STONE, 26, toward=WAY, drop=12)
    slits = [rectangle(x - 6, y, 12, 46, 6) for y in (top + 80, top + 200)]
    lit = c.flat(slits, LAMP)
    c.glow(lit, 10, "#ff9a40", 0.9)


def _gatehouse(c: Canvas) -> None:
    block = polygon("330,660 352,360 672,360 694,660")
    m = c.shape(block, STONE, 30, toward=WAY, drop=14)
    _courses(c, m, (352, 370, 672, 500), 9)
    crown = _battlement(512, 366, 176, 50, 7)
    c.shape(polygon([(336, 366), *crown, (688, 366)]), STONE, 18, toward=WAY, drop=10)
    for x in (352, 672):
        half = 66
        drum = spline(
            about(x, 0, "-1.2,660! -1,500 -0.86,320! 0,310 0.86,320! 1,500 1.2,660!", (half, 1))
        )
        m = c.shape(drum, STONE, 60, toward=WAY, drop=10)
        _courses(c, m, (x - half, 350, x + half, 640), int(x))
        cap = polygon([(x - 80, 326), *_battlement(x, 326, 80, 60, 4), (x + 80, 326)])
        c.shape(cap, STONE, 20, toward=WAY, drop=10)
        lit = c.flat([rectangle(x - 6, y, 12, 44, 6) for y in (400, 510)], LAMP)
        c.glow(lit, 10, "#ff9a40", 0.9)
    arch = spline("424,668! 424,500 446,420 512,384 578,420 600,500 600,668!")
    c.shape(arch, "#6a5a88 #2c2254 #f0b898", 10, toward=WAY)
    hole = spline("442,668! 442,506 462,440 512,410 562,440 582,506 582,668!")
    gate = c.mask(hole)
    v = c.spot(512, 610, 150, 230) + (c.noise(60, 3, 4) - 0.5) * 0.12
    c.field(v, "#a8481c .2:#e8802c .45:#ffb84a .7:#ffe08a #fffbdc", gate)
    c.glow(gate, 40, "#ff9a40", 0.9)
    bars = [([(x, 400), (x, 478)], [8, 8]) for x in range(460, 580, 21)]
    c.lines([*bars, ([(440, 452), (584, 452)], [8, 8])], "#34204c", clip=gate)
    tips = [polygon([(x - 7, 476), (x + 7, 476), (x, 500)]) for x in range(460, 580, 21)]
    c.flat(tips, "#34204c", clip=gate)
    robe = spline("494,662! 488,620 496,586 512,578 528,586 536,620 530,662!")
    outlines = [
        robe,
        ellipse(512, 566, 14),
        polygon("498,556 498,536 505,546 512,532 519,546 526,536 526,556"),
    ]
    c.flat(outlines, "#4a1438")


def _moat(c: Canvas) -> None:
    """The picture of the castle stands in the water, broken by ripples; the gate burns longest."""
    water = smoothstep(WATER_LINE + 16, WATER_LINE + 20, c.y)
    flip = np.clip(
        (2 * (WATER_LINE + 18) - c.y) - (c.y - WATER_LINE) * 0.9, 0, c.height - 1
    ).astype(int)
    wave = (c.noise(70, 3, 5, stretch=(1, 0.12)) - 0.5) * 50
    across = np.clip(c.x + wave, 0, c.width - 1).astype(int)
    image = c.rgb[flip, across] * 0.72 + np.array([0.04, 0.05, 0.14], np.float32)
    c.put(image, water)
    streaks = [
        ([(x - w, y), (x + w, y)], [1, 4, 1])
        for x, y, w in [
            (a, b, 16 + 40 * (s - 1))
            for a, b, s in scatter(rng(8), 30, (20, 670, 1004, 754), (1, 2), 1)
        ]
    ]
    c.lines(streaks, "#ffd8b0", 0.5)
    path = smoothstep(
        0.1, 0.7, c.spot(512, 690, 120, 120) + (c.noise(50, 3, 9, stretch=(1, 0.15)) - 0.5)
    )
    c.put("#ffc060", c.stipple(path * water) * 0.9)
    bridge = polygon("440,650 584,650 640,712 384,712")
    m = c.shape(bridge, "#7a4a3c #34182c #ffc878 #ffe8a8", 7, toward=(0, -1), drop=8)
    planks = [([(512 + t * 72, 650), (512 + t * 128, 712)], [3, 4]) for t in (-0.6, -0.2, 0.2, 0.6)]
    c.lines(planks, "#34182c", 0.8, clip=m)
    for x in (404, 620):
        c.lines([([(x, 600), (x + (x - 512) * 0.22, 700)], [4, 6])], "#34204c")
    for i in range(16):
        x = 20 + i * 14 if i < 8 else 900 + (i - 8) * 15
        c.lines([([(x, 770), (x + 6, 720 - i % 4 * 14)], [6, 2])], "#1c1a44")


def _banners(c: Canvas) -> None:
    for x, y, side in ((516, 24, 1), (900, 100, -1), (720, 92, -1)):
        c.lines([([(x, y + 60), (x, y - 14)], [5, 4])], "#2c2254")
        c.shape(
            leaf(x, y, 74, 6 if side > 0 else 174, 0.44), "#c8304c #5a1040 #ffb090", 8, toward=WAY
        )
    shield = spline("482,330! 542,330! 540,366 512,392! 484,366")
    c.shape(shield, "#c8304c #5a1040 #ffb090", 10, toward=WAY, drop=6)
    c.shape(leaf(512, 378, 40, -90, 0.7), "#f0c050 #8a4a2c #fff6c0", 6)
