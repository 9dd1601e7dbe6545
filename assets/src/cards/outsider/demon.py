"""Across the candle of the one guest who sits alone a demon leans in and shows all its teeth."""

from __future__ import annotations

from art import Canvas, Ink, Light, blur, burn, leaf, placed, ridge, rng, rows, scatter, strung
from art.geometry import ellipse, polygon, samples, spline, taper
from art.motifs import swarm
from cards._mien import look
from cards._people import Stand, face
from cards._planes import near_shadow

LIGHT = Light((444, 560), "#ffe08a", "#160c28")
WAY = (-0.6, 0.8)
HIDE = Ink("#b82c2c", "#4a0c2c", "#ff9a5a", rim="#ffd890")
HORN = Ink("#5a4a54", "#1c1424", "#e8c890", rim="#fff0c0")
WING = Ink("#7a1f3c", "#2c0c2c", "#e0684c", rim="#ffb070")
GUEST = Ink("#243464", "#0e1234", "#d0b088", rim="#ffe8a8", rim_width=6)
TOOTH = Ink("#fff2d0", "#a8806c", "#ffffff")
HEAD = Stand(628, 300, 1.5, -9)
MIEN = """line #24061c iris #e8501c white #ffe860 lips #6a1028 brow #240a1c blush #e04a2c lids 0.62
    frown 1.8 jaw 1.3 gaze -0.7"""
LOOK = look(HIDE, MIEN)
SKIN = Ink("#e0a880", "#7a4a5c", "#ffe4b4", rim="#fff4d0", rim_width=3)
VICTIM = Stand(150, 466, 0.88, 4, flip=True)
SCARED = look(SKIN, "iris #3a5a6a lips #a8606a brow #5a2c24 lids 1.1 frown -1.4 gaze -0.8")


def paint(c: Canvas) -> None:
    c.layers(_cellar, _wings)
    _horn(c, "720,140 800,60 900,60 960,140 940,230", [96, 84, 60, 36, 4])
    c.layers(_shoulders, _head)
    _horn(c, "560,130 500,50 410,40 350,100 352,180", [92, 80, 56, 34, 4])
    c.layers(_table, _claws, _guest)
    c.motes(swarm(rng(4), 50, (440, 470), (140, 110), (1.4, 4)), "#ffeaa0", "#ff9a30", radius=5)
    c.finish(vignette=0.24)


def _cellar(c: Canvas) -> None:
    v = c.spot(420, 500, 860, 680) * 0.9 + (c.swirl(220, 90, 4, 5) - 0.5) * 0.2
    c.field(v, "#1c2448 .2:#2a3c64 .36:#3c5c70 .52:#7a7c64 .68:#d0a45c .84:#ffd47a #fff4c0")
    c.wash(blur(c.mask("40,640! 40,300 190,150 340,300 340,640!"), 3) * 0.28, "#1c2448")
    c.shape(ridge(640, 6, 200, 4), "#34405c #1a2040 #c8a468", 16, toward=(0, -1))


def _wings(c: Canvas) -> None:
    right = "740,520! 800,330 880,240 1040,170! 1040,560! 980,480 940,560! 890,500 850,590!"
    m = c.shape(right, WING, 40, toward=WAY)
    strokes = "770,500 880,330 1030,200 : 6 10 4 | 800,520 900,440 980,480 : 6 8 2"
    c.lines(strokes, "#2c0c2c", 0.8, clip=m)
    left = "620,560! 560,400 440,290 250,230! 274,330 236,410! 310,410 340,490! 400,470 440,560!"
    c.shape(left, WING, 30, toward=WAY)


def _horn(c: Canvas, line: str, widths: list[float]) -> None:
    m = c.shape(taper(line, widths), HORN, 30, toward=WAY)
    rings = strung(samples(line, 13)[1:-1], "-60,8 0,-6 60,8", [3, 9, 3])
    c.lines(rings, HORN.shade or "#1c1424", 0.7, clip=m)


def _shoulders(c: Canvas) -> None:
    body = "390,800! 410,640 470,560 580,530 740,530 860,580 940,670 980,800!"
    m = c.shape(body, HIDE, 70, toward=WAY)
    c.lines("560,600 600,690 580,790 | 760,600 740,690 760,790 : 2 10 4", HIDE.shade, 0.7, clip=m)


def _head(c: Canvas) -> None:
    lit = c.lit(WAY)
    lit(HEAD.spline("70,40! 80,-40 130,-70 220,-110! 190,-20 130,50"), HIDE, 20)
    c.flat(HEAD.spline("100,10! 110,-30 140,-50 190,-86! 160,-16 124,22"), "#6a1028", 0.8)
    skin = face(c, HEAD, LOOK, WAY)
    for line in ("-30,-28 8,-56 66,-56", "-42,-28 -66,-52 -98,-44"):
        c.shape(taper(HEAD.points(line), [30, 26, 6]), HIDE, 12, toward=(0, 1), edge=0.5, drop=6)
    grin = HEAD.spline("-82,60! -44,76 4,74 52,56! 44,88 14,112 -26,118 -62,108 -76,88")
    g = c.flat(grin, "#34061c", clip=skin)
    c.flat(HEAD.spline("-44,112! -24,98 4,96 16,106! -10,122"), "#a82440", clip=g)
    for k, s in enumerate(samples(HEAD.points("-80,58 -44,75 4,73 50,55"), 10)):
        tall = 42 if k in (2, 7) else 25
        tooth = spline([(s.x - 14, s.y - 8, 0), (s.x + 14, s.y - 8, 0), (s.x + 1, s.y + tall, 0)])
        lit(tooth, TOOTH, 5, clip=g)
    for s in samples(HEAD.points("-66,106 -26,118 14,112 38,94"), 6):
        tooth = spline([(s.x - 12, s.y + 8, 0), (s.x + 12, s.y + 6, 0), (s.x - 1, s.y - 20, 0)])
        lit(tooth, TOOTH, 5, clip=g)
    lips = "-82,60 -44,75 4,73 54,54 : 3 8 8 3 | 52,60 42,90 14,113 -26,119 -60,110 : 2 6 8 7 2"
    c.lines(placed(HEAD.points, lips), "#6a1028", clip=skin)
    strokes = """46,44 62,54 58,74 | 6,40 40,44 68,70 70,92 |
        -90,60 -96,74 -90,88 | -18,-30 -30,-44 | -40,-28 -36,-46 | 70,-16 84,-8 88,8 : 1 6 1"""
    c.lines(placed(HEAD.points, strokes), "#4a0c2c", 0.9, clip=skin)
    beard = HEAD.spline("-66,118! -34,128 0,122! 4,160 -24,200! -36,170 -56,196! -60,156")
    lit(beard, "#2c1424 #10081a #b05a44 #ffb070", 14, drop=6)
    eyes = c.mask([HEAD.path(ellipse(8, -12, 24, 12)), HEAD.path(ellipse(-68, -12, 16, 11))]) * skin
    c.glow(eyes, 16, "#ffb030", 0.6)
    crest = [(-60, -128), (-20, -144), (24, -146), (66, -132)]
    for i, (x, y) in enumerate(crest):
        lit(leaf(*HEAD.at(x, y + 14), 62, -100 + i * 10, 0.5), HORN, 9)


def _table(c: Canvas) -> None:
    wood = "#8a5034 #34182c #ffc078 #ffe0a0"
    m = c.shape(polygon("-20,690 1044,676 1044,800 -20,800"), wood, 10, toward=(-0.2, -1), drop=16)
    c.wash(c.noise(100, 4, 7, stretch=(1, 0.1)) * 0.5, "#54282c", clip=m)
    c.wash(c.spot(440, 710, 380, 60) * 0.8, "#ffd88a", clip=m)


def _claws(c: Canvas) -> None:
    """One hand lies on the table already, over its edge."""
    lit = c.lit(WAY)
    c.shadow(ellipse(800, 752, 170, 18), "#24101c", 9, 0.8)
    lit("980,800 930,700 850,690 : 150 140 110", HIDE, 40, drop=10)
    for k, (x, y) in enumerate(rows("690 700 | 742 712 | 800 720 | 860 720")):
        lit(
            f"{x + 96},{y - 26} {x + 30},{y - 34} {x},{y + 14} : 58 54 40",
            HIDE,
            18,
            edge=0.5,
            drop=6,
        )
        lit(f"{x - 20},{y + 6}! {x + 18},{y + 8}! {x - 14 + k * 3},{y + 72}!", HORN, 8, edge=0.4)


def _guest(c: Canvas) -> None:
    """He would rather not have looked up."""
    lit = c.lit((0.9, 0.1))
    c.lit((0, -1))("444,720 444,612 = 52 46", "#f4e6c8 #a87c64 #fffbe8", 16)
    c.shape(ellipse(444, 724, 86, 18), "#c8903c #6a3828 #fff0a0", 8, toward=(0, -1))
    c.lines("444,612 446,590 : 5 4", "#34182c")
    burn(c, 445, 602, 140, 64, 3, 3)
    c.halo(445, 550, 330, "#ffd880", 0.75)
    hood = "-40,640! -30,500 10,380 70,310 140,286! 200,310 236,370 240,480 220,570 190,640!"
    lit(hood, "#182048 #0c0e2c #3c4470", 20)
    skin = face(c, VICTIM, SCARED, (0.9, 0.1))
    near_shadow(c, VICTIM, skin, "#7a4a58", 0.42)
    mouth = c.flat(
        VICTIM.spline("-61,88 -50,75 -24,73 -6,84 -20,104 -50,106"), "#4a1428", clip=skin
    )
    c.flat(VICTIM.spline("-57,82! -42,75 -20,79!"), "#fff2d8", clip=mouth)
    hair = "-70,-120! -30,-84 -4,-110 16,-70 40,-104 70,-40! 110,-90 40,-170 -40,-160"
    c.shape(VICTIM.spline(hair), "#8a4a2c #3a1c28 #e8a058", 10, toward=WAY)
    near = """-40,660! -60,500 -20,370 60,290 140,270! 190,284 216,320! 170,316 120,350 92,420
        90,500 110,570 150,630 170,660!"""
    m = lit(near, GUEST, 34, drop=12)
    c.lines(
        "130,290 50,380 10,500 20,640 | 110,340 60,430 60,560 : 2 10 9 3", GUEST.shade, 0.7, clip=m
    )
    m = lit("-80,800! -80,660 -20,610 60,596 150,600 240,640 300,720 320,800!", GUEST, 50, drop=14)
    c.lines("90,640 70,720 80,790 | 190,640 220,720 220,790 : 3 12 5", GUEST.shade, 0.7, clip=m)
    c.motes(scatter(rng(9), 20, (280, 360, 600, 560), (1.4, 3.4)), "#ffe8a0", "#ffa040")
