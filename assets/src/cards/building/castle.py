"""From a boat on the moat: two towers lean together over a gate full of light; someone is home."""

from __future__ import annotations

import numpy as np
from art import Canvas, Ink, Light, rng, rows, scatter, smoothstep
from art.geometry import Place, ellipse, polygon, rectangle
from cards._masonry import archway, courses, voussoirs

LIGHT = Light((150, 380), "#ffd8a0", "#181238")
WAY = (-0.9, -0.25)
STONE = Ink("#6c5c90", "#2c2458", "#f0a488", rim="#ffe0b0", rim_width=5)
FAR = Ink("#8a6c98", "#4c3c78", "#f8b090", rim="#ffe4b8", rim_width=3)
SLATE = Ink("#3c5098", "#1c2460", "#a898c8", rim="#ffd8b0", rim_width=3)
GATE = (540, 604)


def paint(c: Canvas) -> None:
    c.layers(_sky, _keep, _curtain, _gate, _water, _towers, _king, _reeds)
    c.finish(vignette=0.26)


def _sky(c: Canvas) -> None:
    v = c.rise(-40, 620) * 0.85 + (c.swirl(280, 90, 5, 8, stretch=(1.6, 0.4)) - 0.5) * 0.26
    v += c.spot(330, 520, 520, 420) * 0.3
    c.field(v, "#3c3c80 .2:#5c4c94 .4:#9460a0 .58:#dc7c88 .74:#f8ac78 .88:#ffd490 #fff0c0")
    c.motes(scatter(rng(2), 26, (330, 20, 720, 220), (1, 2.4)), "#fff0d8")


def _battlement(
    c: Canvas, x: float, y: float, width: float, teeth: int, ink: Ink, size: float
) -> None:
    """A gallery seen from below: corbels, a band of stone, and the teeth on it."""
    step = width / (teeth * 2 - 1)
    for k in range(teeth):
        u = (k * 2 + 0.5) / (teeth * 2 - 1) * 2 - 1
        lift = size * 0.5 * (1 - u * u)
        c.shape(rectangle(x + k * 2 * step, y - size * 1.5 - lift, step, size), ink, 9, toward=WAY)
    bow = f"{x},{y - size * 0.7}! {x + width / 2},{y - size * 1.2} {x + width},{y - size * 0.7}!"
    band = f"""{bow} {x + width},{y + size * 0.2}! {x + width / 2},{y - size * 0.3}
        {x},{y + size * 0.2}!"""
    m = c.shape(band, ink, 20, toward=WAY, drop=size * 0.5)
    for k in range(teeth * 2 - 1):
        px = x + (k + 0.5) * step
        c.lines([([(px, y - size), (px + 4, y + size * 0.3)], [2, 4])], str(ink.shade), 0.6, clip=m)


def _keep(c: Canvas) -> None:
    """Far behind, where the last sun is, and a flag."""
    m = c.shape("474,420! 492,170! 628,170! 644,420!", FAR, 50, toward=WAY)
    courses(c, m, (470, 190, 650, 420), 30, "#4c3c78", sag=-12, seed=5, keep=0.4)
    _battlement(c, 478, 176, 164, 4, FAR, 26)
    c.shape("520,150! 524,100! 596,100! 600,150!", FAR, 20, toward=WAY)
    roof = c.shape("504,118! 540,70 560,-2! 582,70 616,118! 560,100", SLATE, 24, toward=WAY)
    c.lines("560,10 540,110 | 560,10 584,112 : 1 4", "#1c2460", 0.5, clip=roof)
    c.flat([rectangle(546, 216, 16, 40, 8), rectangle(586, 296, 14, 36, 7)], "#ffd880")


def _curtain(c: Canvas) -> None:
    m = c.shape(rectangle(250, 360, 600, 260), STONE, 40, toward=WAY, shading=0.6)
    courses(c, m, (250, 380, 850, 620), 36, "#2c2458", sag=-14, seed=9, keep=0.5)
    c.wash(c.spot(*GATE, 240, 260) * 0.7, "#e88a60", clip=m)
    _battlement(c, 290, 376, 520, 8, STONE, 36)


def _gate(c: Canvas) -> None:
    x, y = GATE
    gate = c.at(Place(x, y), toward=(0, 1))
    frame = gate.shape(archway(0, 0, 208, 232), FAR, 16, drop=10)
    c.lines(voussoirs(x, y - 128, 74, 106, 9), "#4c3c78", clip=frame)
    hole = gate.rough(archway(0, 0, 148, 200))
    v = c.spot(x, y - 30, 120, 190) * 1.1
    c.field(v, "#e87a2c .3:#ffae40 .6:#ffd870 .85:#fff0b0 #fffbe4", hole)
    c.glow(hole, 40, "#ffb050", 0.8)
    for k in range(-56, 57, 28):
        bar = f"""{k - 4},-200! {k + 4},-200! {k + 4},-142! {k + 7},-142! {k},-118! {k - 7},-142!
            {k - 4},-142!"""
        gate.flat(bar, "#3a1c3c", clip=hole)
    gate.lines("-80,-166 80,-166 : 7 7", "#3a1c3c", clip=hole)
    shield = "-34,-290! 0,-296 34,-290! 30,-244 0,-218! -30,-244"
    gate.shape(shield, "#b82c3c #4a0c34 #ff9a70 #ffe0b0 3", 14, drop=6)


def _water(c: Canvas) -> None:
    x, y = GATE
    water = c.rough(rectangle(-10, y, 1044, 180))
    v = 0.5 - c.rise(y, 780) * 0.3 + (c.noise(110, 4, 8, stretch=(3.6, 0.16)) - 0.5) * 0.7
    c.field(v, "#1c1c48 .3:#343070 .5:#5c4488 .72:#b86c90 #f8b090", water, soft=0.8)
    ripple = c.noise(70, 4, 12, stretch=(4, 0.12)) - 0.5
    beside = np.abs(c.x - x) / (64 + (c.y - y) * 1.15) + ripple * 0.9
    v = c.spot(x, y, 330, 260) * 0.7 + 0.4 + ripple * 0.8
    road = smoothstep(1.05, 0.8, beside) * water
    c.field(v, "#8a4470 .3:#e87a3c .5:#ffb04c .75:#ffe08a #fff8d8", road, 0.8)
    c.shape(rectangle(x - 132, y - 12, 264, 26, 5), FAR, 9, toward=(0, -1), drop=6)


def _towers(c: Canvas) -> None:
    """The near pair, that the eye must climb."""
    left = "-160,640! -70,300 -20,-30! 300,-30! 330,300 372,640!"
    right = "716,640! 752,330 772,150! 1010,150! 1050,330 1120,640!"
    for outline, box, seed, sag in (
        (left, (-160, -30, 372, 640), 3, -60),
        (right, (716, 150, 1120, 640), 6, -40),
    ):
        m = c.shape(outline, STONE, 150, toward=WAY, drop=24)
        courses(c, m, box, 54, "#2c2458", sag=sag, seed=seed, keep=0.5)
        c.wash(c.spot(*GATE, 330, 300) * 0.75, "#e88a60", clip=m)
    _battlement(c, 740, 168, 300, 5, STONE, 54)
    slits = [
        rectangle(px, py, 20, h, 10) for px, py, h in rows("160 360 76 | 196 520 60 | 880 300 66")
    ]
    c.glow(c.flat(slits, "#ffe08a"), 12, "#ffa040", 0.9)
    c.wash((smoothstep(560, 640, c.y) * c.mask([left, right])) * 0.6, "#1c1c48")
    c.shape(rectangle(-20, 632, 404, 20, 6), STONE, 8, toward=(0.6, -1))
    c.shape(rectangle(700, 632, 404, 20, 6), STONE, 8, toward=(-0.6, -1))


def _king(c: Canvas) -> None:
    """Small at his own door, with a long shadow."""
    x, y = GATE
    outline = f"{x - 12},{y + 4}! {x + 12},{y + 4}! {x + 34},{y + 180}! {x - 30},{y + 180}!"
    c.flat(outline, "#5c2c58", 0.75)
    ripples = [([(x - 40, y + d), (x + 40, y + d)], [1, 4, 1]) for d in (44, 78, 104, 140)]
    c.lines(ripples, "#ffc060", 0.9)
    man = c.at(Place(x, y + 4, 0.9))
    cloak = "-26,0! -24,-34 -20,-60 -10,-70 12,-70 20,-58 18,-34 34,-8 44,2! 10,-4 8,0 -10,0"
    man.flat(
        [
            cloak,
            ellipse(0, -80, 11, 13),
            "-12,-86! -14,-106! -6,-97! 0,-110! 6,-97! 14,-106! 12,-86!",
        ],
        "#3a1438",
    )


def _reeds(c: Canvas) -> None:
    r = rng(6)
    for _ in range(30):
        x = r.rand() * 150 - 20 if r.rand() < 0.5 else 1030 - r.rand() * 120
        top = 640 + r.rand() * 60
        strokes = [([(x, 790), (x + r.randn() * 4, 700), (x + r.randn() * 12, top)], [7, 5, 1])]
        c.lines(strokes, "#1a1438")
    c.flat([ellipse(x, y, 30, 6) for x, y in ((250, 726), (820, 716))], "#2c3468", 0.8)
    c.flat(polygon("246,726 250,716 262,722"), "#e08aa0")
