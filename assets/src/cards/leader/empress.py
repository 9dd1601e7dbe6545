"""An empress watches a rival's crown melt; she has the spoons made of the last one at her belt."""

from __future__ import annotations

import math

from art import Canvas, Ink, Light, Place, burn, ellipse, fan, leaf, placed, rng, scatter, swarm
from art.geometry import polygon, samples, spline, taper
from cards._mien import look
from cards._people import Stand, face

LIGHT = Light((230, 560), "#ffe0a0", "#1c0e2c")
WAY = (-0.85, 0.3)
SKIN = Ink("#e0a070", "#84443f", "#fff0c4")
HAIR = Ink("#2a1c34", "#120a1c", "#a8705c", rim="#ffd098")
GOWN = Ink("#1f7a70", "#0a3440", "#a0e0a0", rim="#f4ffc0")
GOLD = Ink("#e8b040", "#8a4a2c", "#fff6b8", rim="#fffbe0", rim_width=3)
PEARL = Ink("#fff4e0", "#a88a98", "#ffffff")
HEAD = Stand(624, 300, 1.16, 2)
MIEN = """line #240c1c iris #6a4a1c lips #b82438 brow #24141c blush #d0604c lids 0.5 frown 0.3 smile
    0.6 gaze -0.2"""
LOOK = look(SKIN, MIEN)


def paint(c: Canvas) -> None:
    c.layers(_hall, _peacock, _gown)
    face(c, HEAD, LOOK, WAY)
    c.layers(_hair, _crown, _brazier)
    c.finish(vignette=0.28)


def _hall(c: Canvas) -> None:
    v = c.spot(360, 440, 840, 640) * 0.9 + (c.noise(150, 4, 3) - 0.5) * 0.12
    c.field(v, "#541838 .2:#8a2444 .38:#c04048 .56:#ec7a50 .74:#ffb86c .9:#ffe0a0 #fff6d0")
    folds = [([(x, -10), (x + 16, 380), (x - 6, 770)], [4, 16, 8]) for x in range(30, 1024, 86)]
    c.lines(folds, "#541838", 0.35)
    for x in (0, 342, 684, 1026):
        swag = spline(f"{x - 190},-20! {x - 120},60 {x},96 {x + 120},60 {x + 190},-20!")
        c.shape(swag, "#a82c48 #541838 #f08060", 24, toward=(0, 1), drop=8)
        strokes = [
            ([(x - 180, 0), (x - 110, 70), (x, 104), (x + 110, 70), (x + 180, 0)], [4, 7, 8, 7, 4])
        ]
        c.lines(strokes, "#f0c050")


def _peacock(c: Canvas) -> None:
    """A fan of feathers behind the head, darker towards the edge."""
    lit = c.lit(WAY)
    for row, (reach, size) in enumerate(((330, 1.0), (256, 0.84))):
        for k in range(13 - row * 2):
            a = math.radians(-200 + row * 13 + k * (220 / (12 - row * 2)) * (1 - row * 0.1))
            x, y = 650 + math.cos(a) * reach, 400 + math.sin(a) * reach * 0.98
            lit(taper([(650, 420), (x, y)], [26, 12], cap=False), "#2f8a68 #0f3c44 #b8e080", 8)
            at = Place(x, y, size, math.degrees(a) + 90)
            eye = "0,-62! 44,-24 40,30 0,56 -40,30 -44,-24"
            lit(at.path(eye), "#2f9a74 #0f4044 #d0ec8a #f8ffc8", 14, edge=0.4, drop=4)
            c.flat(at.path(ellipse(0, -2, 26, 30)), "#e0a83c")
            c.flat(at.path(ellipse(0, 0, 19, 22)), "#1c5a9c")
            c.flat(at.path(ellipse(0, 5, 9, 11)), "#1a123c")


def _gown(c: Canvas) -> None:
    neck = HEAD.spline("-14,96! -10,156 -50,190 -120,216 -30,290 120,284 160,214 84,180 74,60!")
    c.shape(neck, SKIN, 50, toward=WAY)
    c.shadow(HEAD.spline("-20,126 24,118 78,84 84,124 24,152"), "#6a2c34", 5, 0.5)
    gown = """380,800! 410,660 460,590 500,560! 560,620 640,636 730,600 776,552! 850,580 920,670
        950,800!"""
    m = c.shape(gown, GOWN, 60, toward=WAY, drop=8)
    folds = ("560,640 540,720 520,800", "650,650 660,730 650,800", "760,620 800,710 810,800")
    c.lines([(f, [2, 10, 6]) for f in folds], GOWN.shade, 0.7, clip=m)
    trim = "496,560 560,622 640,640 732,602 782,548 = 18 28 30 28 18"
    c.shape(trim, GOLD, 10, toward=WAY, drop=6)
    for i, s in enumerate(samples("504,566 560,622 640,640 732,602 774,556", 11)):
        c.shape(ellipse(s.x, s.y, 9), PEARL if i % 2 else Ink("#c8243c", "#5a0c34", "#ffb0a0"), 6)
    for i, s in enumerate(samples("560,500 600,548 660,556 730,516", 11)):
        c.shape(ellipse(s.x, s.y, 9), GOLD, 6, toward=WAY)
        if i % 2 == 1:
            c.shape(leaf(s.x, s.y + 4, 36, 90, 0.6), GOLD, 6, toward=WAY)


def _hair(c: Canvas) -> None:
    lock = HEAD.spline("""-84,-110! -48,-88 4,-96 50,-72 72,-10 66,50 82,96! 124,90 150,20 150,-60
        118,-140 30,-176 -50,-160""")
    m = c.shape(lock, HAIR, 36, toward=WAY, drop=8)
    strands = placed(HEAD.points, fan("-66,-112 30,-94 84,-6", "24,0 17,0 12,0", 5, [1, 5, 1]))
    c.lines(strands, "#7a5060", 0.6, clip=m)
    c.shape(HEAD.path(ellipse(112, 96, 44, 50)), HAIR, 24, toward=WAY, drop=6)
    c.shape(HEAD.path(ellipse(74, 84, 10)), GOLD, 6)
    c.shape(HEAD.spline("74,92! 88,120 74,144 60,120"), "#2f9a74 #0f4044 #f0ffc0", 9)


def _crown(c: Canvas) -> None:
    band = HEAD.points("-98,-112 -44,-140 36,-146 118,-110")
    for i, s in enumerate(samples(band, 11)):
        tall = (56, 74, 92, 104, 114, 124, 114, 104, 92, 74, 56)[i]
        turn = -90 + (i - 5) * 9
        c.shape(leaf(s.x, s.y + 6, tall, turn, 0.3), GOLD, 8, toward=WAY, edge=0.4)
        tip = math.radians(turn)
        gem = ellipse(s.x + math.cos(tip) * tall, s.y + math.sin(tip) * tall, 8)
        c.shape(gem, PEARL if i % 2 else Ink("#c8243c", "#5a0c34", "#ffb0a0"), 5)
    c.shape(taper(band, [26, 34, 34, 26], cap=False), GOLD, 11, toward=WAY, drop=8)
    for i, s in enumerate(samples(band, 9)[1:8]):
        c.flat(ellipse(s.x, s.y, 9, 10), ("#c8243c", "#2f9a74")[i % 2])
        c.flat(ellipse(s.x - 3, s.y - 4, 3), "#ffffff")


def _brazier(c: Canvas) -> None:
    """The light of the picture: coals, and on them a crown that is losing its shape."""
    iron = "#4a3a48 #1c1024 #e8a868 #ffd898"
    for line in ("150,700 120,800", "330,700 360,800", "240,720 240,800"):
        c.shape(taper(line, [26, 20]), iron, 9, toward=(0, -1))
    c.glow(c.mask(ellipse(240, 580, 120, 90)), 60, "#ff8a30", 0.6)
    for x, h, w, s in ((150, 240, 100, 3), (240, 300, 120, 5), (334, 250, 100, 8)):
        burn(c, x, 660, h, w, s, 4)
    crown = """136,600! 120,500! 172,546! 196,470! 240,532! 286,466! 308,546! 362,510! 344,600!
        316,612 300,650 286,614 240,622 200,616 188,664 172,612"""
    m = c.shape(crown, GOLD, 24, toward=(0, 1), drop=8, edge=0.4)
    c.wash(c.rise(540, 640) * 0.9, "#ff9a3a", clip=m)
    c.flat([ellipse(x, y, 9) for x, y in ((180, 584), (240, 592), (302, 584))], "#c8243c", clip=m)
    bowl = "96,640! 240,664 384,640! 360,710 300,746 240,752 180,746 120,710"
    m = c.shape(bowl, iron, 36, toward=(0, -1), drop=10)
    slots = [
        polygon([(240 + k * 58 - 14, 690), (240 + k * 58 + 14, 690), (240 + k * 56, 724)])
        for k in (-1, 0, 1)
    ]
    c.glow(c.flat(slots, "#ffb04a", clip=m), 10, "#ff7a20", 0.8)
    c.shape("94,640 240,666 386,640 : 18 24 18", GOLD, 8, toward=(0, -1))
    c.motes(swarm(rng(5), 60, (250, 420), (110, 130), (1.6, 4.4)), "#ffe89a", "#ff8a30", radius=5)
    c.shape("430,742 650,760 900,742 = 22 26 22", GOLD, 8, toward=WAY)
    for x in (600, 660, 720):
        c.shape(taper([(x, 744), (x + 2, 700)], [9, 7]), PEARL, 4, toward=WAY)
        c.shape(ellipse(x + 2, 686, 12, 17), PEARL, 7, toward=WAY, edge=0.4)
    c.motes(scatter(rng(7), 24, (60, 120, 420, 420), (1.4, 3)), "#ffe0a0", "#ff8a30")
