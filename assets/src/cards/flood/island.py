"""Storm and fire close in one ring about a palm, and within the ring it is a calm morning."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, fan, jet, perlin, rng, rows, smoothstep, strewn, strung
from art.geometry import Place, Point, ellipse, ribbon, samples, spline, taper
from art.motifs import bolt, foam, scatter
from art.palette import FIRE

SUN = (640.0, 480.0)
LIGHT = Light(SUN, "#fff6cc", "#0c2040")
WAY = (0.8, 0.3)
CENTRE, CALM = (520.0, 372.0), 336.0
BARK = Ink("#7a4a38", "#2a2040", "#ffc878", rim="#fff4c0")
UNDER = Ink("#17606a", "#0c3450", "#3f9a7c")
FROND = Ink("#2f9a5c", "#125060", "#c4e870", rim="#fcffc0", rim_width=3)
SAND = Ink("#f0cc8c", "#a8745c", "#fff6d0")
CROWN = (440.0, 236.0)


def paint(c: Canvas) -> None:
    inside, wild = _ring(c)
    _calm(c)
    _wall(c, inside, wild)
    c.layers(_island, _palm, _surf)
    c.motes(scatter(rng(4), 60, (700, 60, 1010, 660), (1.4, 4)), "#ffe07a", "#ff7a20")
    c.finish(vignette=0.26)


def _ring(c: Canvas) -> tuple[Array, Array]:
    """How far inside the calm a pixel lies, and the streaks of what whirls about it."""
    dx, dy = c.x - CENTRE[0], (c.y - CENTRE[1]) * 1.04
    away, turn = np.hypot(dx, dy), np.arctan2(dx, -dy)
    spin = turn * 2.2 + away * 0.004
    wild = perlin(spin, away / 46, 5) * 0.9 + perlin(spin * 2.6, away / 21, 9) * 0.5
    torn = perlin(turn * 4 + away * 0.01, away / 60, 3) * 34 + perlin(turn * 11, away / 40, 7) * 12
    return np.asarray(1 - (away + torn) / CALM, np.float32), np.asarray(wild, np.float32)


def _calm(c: Canvas) -> None:
    v = (
        0.16
        + c.spot(*SUN, 520, 420) * 0.92
        + (c.swirl(200, 40, 4, 6, stretch=(1, 0.3)) - 0.5) * 0.16
    )
    c.field(v, "#2f96b4 .25:#5cc0c4 .48:#a4e0c4 .68:#f0f0c0 .85:#fff2b0 #fffdec")
    c.flat(ellipse(*SUN, 56), "#fffdf0")
    sea = smoothstep(538, 541, c.y)
    ripple = (c.noise(150, 4, 14, stretch=(1, 0.12)) - 0.5) * 0.6
    glint = c.spot(SUN[0], 560, 150, 240) * 0.5
    c.field(
        0.56 - 0.4 * c.rise(540, 720) + ripple + glint,
        "#12708e .3:#2a9ca8 .55:#6cd0bc .8:#d0f4cc #fffdec",
        sea,
    )


def _wall(c: Canvas, inside: Array, wild: Array) -> None:
    """One wall all round: night and rain on the left of it, fire on the right."""
    wall = smoothstep(0.02, -0.02, inside + (c.grain - 0.5) * 0.03)
    edge = np.exp(-np.clip(-inside, 0, 1) / 0.16)
    storm = 0.3 + wild * 0.42 + edge * 0.36
    c.field(storm, "#101a40 .2:#1c3064 .4:#34588c .6:#5a8cb0 .8:#a8d4dc #f4fbf0", wall, soft=0.8)
    side = smoothstep(-0.1, 0.1, (c.x - 540) / 500 - (c.y - 380) / 3400 + wild * 0.12)
    heat = 0.3 + wild * 0.46 + edge * 0.3
    c.field(heat, FIRE, c.stipple(side) * wall, soft=0.7)
    c.glow(smoothstep(0.03, 0.0, np.abs(inside)) * smoothstep(500, 620, c.x), 14, "#ffc060", 0.5)
    for pts in (bolt((120, 210), (60, 560), 80, 4), bolt((104, 330), (190, 470), 40, 8)):
        flash = c.flat(ribbon(pts, 10, 2), "#fffbe8")
        c.glow(flash, 20, "#a0d0ff", 1.1)
    rain = strewn(scatter(rng(12), 46, (0, 260, 190, 640)), "10,0 -12,76", [1, 3.4, 1])
    c.lines(rain, "#d8ecf0", 0.6, clip=wall)


def _island(c: Canvas) -> None:
    c.shadow(ellipse(560, 676, 360, 24), "#0c5a74", 10, 0.6)
    mound = spline("120,820! 210,710 340,664 480,636 620,632 740,656 850,704 960,820!")
    m = c.shape(mound, SAND, 40, toward=(0.5, -0.9))
    c.wash(c.noise(60, 4, 4, stretch=(1, 0.3)) * c.rise(690, 790), SAND.shade, clip=m)
    fall = """642,668! 560,676 470,690 380,712 300,730 250,724 210,748
        290,770 360,748 470,720 570,698 640,690!"""
    c.flat(fall, "#8a5a5c", 0.85, clip=m)
    shell = c.at(Place(396, 662, 0.86, -8), toward=WAY)
    for fin in ("-30,-4 -54,8 : 14 6", "26,0 44,14 : 13 6", "-6,4 -14,20 : 14 8"):
        shell.shape(fin, "#4c8a5c #1c4450 #c4e080", 6)
    shell.shape("34,-10 58,-20 : 16 22", "#6ca868 #1c4450 #e0f090", 8)
    shell.shape("-42,2! -34,-26 0,-42 32,-26 42,2!", "#6a5a34 #2a2c3c #f0c870 #fff2b8", 18)


def _frond(c: Canvas, turn: float, reach: float, droop: float, ink: Ink) -> None:
    """A broad blade that bends over: whole along the top, slit into leaflets underneath."""
    x, y = CROWN
    a = math.radians(turn)
    tip = (x + math.cos(a) * reach, y + math.sin(a) * reach + droop)
    mid = (x + math.cos(a) * reach * 0.6, y + math.sin(a) * reach * 0.86 + droop * 0.1)
    line = samples([(x, y), mid, tip], 10)
    down = 1 if math.cos(a) >= 0 else -1
    upper: list[Point] = [
        s.beside(-down * 15 * math.sin(math.pi * i / 9)) for i, s in enumerate(line)
    ]
    lower: list[Point] = []
    for i, s in enumerate(line[1:-1]):
        long = 100 * math.sin(math.pi * (0.2 + 0.7 * i / 7))
        lower.append((*s.beside(down * long * 0.12, -4), 0))
        lower.append(s.beside(down * long * 0.6, long * 0.14))
        lower.append((*s.beside(down * long, long * 0.62), 0))
        lower.append(s.beside(down * long * 0.5, long * 0.36))
    slits = [
        ([(s.x, s.y), s.beside(down * 40, 14), s.beside(down * 92, 54)], [1, 4, 5])
        for s in line[1:-1]
    ]
    m = c.shape(
        spline([(x, y, 0), *upper[1:-1], (*tip, 0), *lower[::-1]]), ink, 16, toward=(0.3, -1)
    )
    c.lines(slits, str(ink.shade), 0.9, clip=m)
    c.lines(
        [([(x, y), mid, tip], [7, 6, 1.4])], "#e0f49a" if ink is FROND else "#3f9a7c", 0.9, clip=m
    )


def _palm(c: Canvas) -> None:
    line = "640,690 648,590 622,450 556,330 446,242"
    for turn, reach, droop in rows(
        "200 150 190 | -20 170 190 | -118 160 60 | -58 150 60 | 150 90 190"
    ):
        _frond(c, turn, reach, droop, UNDER)
    stem = c.shape(taper(line, [84, 56, 46, 38, 30]), BARK, 20, toward=WAY)
    c.lines(
        strung(samples(line, 19)[1:-1], "-28,8 0,-2 20,4", [5, 5, 0.8]),
        str(BARK.shade),
        0.6,
        clip=stem,
    )
    for turn, reach, droop in rows(
        "-176 200 120 | -8 220 150 | -148 200 40 | -32 220 40 | -96 130 10"
    ):
        _frond(c, turn, reach, droop, FROND)
    for dx, dy in ((-20, 12), (16, 16), (-2, 34)):
        c.shape(
            ellipse(CROWN[0] + dx, CROWN[1] + dy, 22),
            "#6a4030 #20142c #f0b068",
            14,
            toward=WAY,
            edge=0.4,
        )
    c.lines(fan("584,716 578,696 562,668", "12,2 13,0 18,0", 10, [13, 9, 1.4]), "#1c6a54")


def _surf(c: Canvas) -> None:
    """The ring closes before the island: a breaker that turns to flame."""
    wave = "-30,800! -30,600 40,570 110,600 170,664 280,716 420,744 540,750 540,800!"
    m = c.shape(wave, "#1f5a90 #0c2450 #8ac8d4", 40, toward=(0.6, -0.8))
    c.lines(fan("10,790 20,690 70,600", "40,0 44,10 40,22", 8, [2, 7, 1]), "#b8e4e4", 0.6, clip=m)
    crest = foam("-10,590 60,570 120,606 180,664 290,712 430,740 560,750", 8, 22, 44, 6, 14)
    c.shape(crest, "#eefaf6 #8ab4cc #ffffff", 10, toward=(0.8, -0.5))
    jet(c, "600,790 800,750 960,640 1060,440", [14, 52, 84, 60], seed=6)
    jet(c, "690,800 860,770 1000,720 1080,640", [30, 60, 80, 60], seed=11)
