"""A lancer of the steppe rides out of his own dust, and the point of the lance is here first."""

from __future__ import annotations

import math

from art import Canvas, Ink, Light, cloud, leaf, ridge, rng, rows, scatter
from art.geometry import Place, ellipse, samples, taper
from cards._people import Look, Stand, face
from cards._planes import brow_shadow, near_shadow

LIGHT = Light((900, 180), "#fff0b8", "#14204a")
WAY = (0.85, -0.5)
COAT = Ink("#9a5830", "#42203a", "#f0b068", rim="#ffe8b0", rim_width=5)
MANE = Ink("#38223a", "#1a1028", "#a86c58", rim="#ffc890", rim_width=3)
RED = Ink("#c03038", "#5a1240", "#ff9068", rim="#ffe0b0", rim_width=5)
BLUE = Ink("#2c6488", "#142a50", "#8accd0", rim="#f0fff0")
SKIN = Ink("#d0885c", "#7a3c40", "#ffd0a0", rim="#fff0d0", rim_width=3)
HUES = {"iris": "#3a2a20", "lips": "#8a3c34", "brow": "#2a1820", "white": "#f4e4d0"}
LOOK = Look(SKIN, frown=1, lids=0.5, gaze=-0.4, jaw=0.9, **HUES)
STEEL = Ink("#8c98ac", "#38446c", "#fbfff4", rim="#ffffff")
LEATHER = Ink("#6a3c30", "#2a1428", "#d89a60", rim="#ffe0b0", rim_width=3)
GOLD = Ink("#e0a840", "#7a4526", "#fff2b4", rim="#fffbe0", rim_width=3)
HORSE = Stand(716, 282, 0.98, -2)
RIDER = Stand(456, 210, 0.63, -6, flip=True)


def paint(c: Canvas) -> None:
    c.layers(_steppe, _troop, _cloak, _torso, _legs, _mane, _neck, _head)
    c.layers(_seat, _lance, _face, _dust)
    c.finish(vignette=0.24)


def _steppe(c: Canvas) -> None:
    v = c.rise(-60, 600) * 0.9 + (c.swirl(280, 90, 4, 5, stretch=(2, 0.3)) - 0.5) * 0.2
    v += c.spot(900, 330, 520, 360) * 0.24
    c.field(v, "#1c6c88 .25:#2c8c9c .45:#5cb0ac .65:#a8d0b0 .82:#e8e4b8 #fff4d0")
    for x, y, long, k in rows("40 330 330 14 | 560 70 260 10 | 640 480 400 12"):
        streak = [(x, y), (x + long / 2, y - k), (x + long, y)]
        c.lines([(streak, [1, 6, 1])], "#f4f4d8", 0.6)
    c.shape(ridge(590, 20, 200, 5), "#b8a45c #80805c #fff0a0", 26, toward=WAY)
    c.haze(500, 640, "#f4e8b8", 0.6)


def _troop(c: Canvas) -> None:
    """The rest, as far as dust lets one see: spikes, lances and pennons."""
    for x, y, s in rows("70 560 0.8 | 190 574 0.6 | 950 584 0.5"):
        far = c.at(Place(x, y, s))
        far.lines("16,60 90,-230 : 4 3", "#5c6c70")
        far.flat("84,-200! 20,-220 -40,-190! 20,-176 72,-164!", "#b86058")
        far.flat("-40,90! -30,0 -10,-26 0,-60! 10,-26 30,0 44,90!", "#5c6c70")
    heaps = "60 660 420 90 3 | 300 650 380 80 6 | 980 670 300 70 4"
    for x, y, w, h, seed in rows(heaps):
        c.shape(cloud(x, y, w, h, seed, flat=False), "#e0c890 #a89078 #fff8d8", 40, toward=WAY)


def _cloak(c: Canvas) -> None:
    cloak = """470,286! 400,270 330,300 250,286 160,330 60,306 -30,350! -30,470 40,456 20,520!
        110,500 90,570! 190,540 290,570 380,520 450,440!"""
    m = c.shape(cloak, RED, 60, toward=WAY)
    folds = """440,300 330,350 200,370 40,400 | 450,350 340,420 220,450 100,470 | 450,400 360,480
        240,510 150,520 : 1 12 10 2"""
    c.lines(folds, "#5a1240", 0.85, clip=m)
    c.lines("430,290 320,322 200,336 60,360 : 1 5 4 1", "#ff9068", 0.8, clip=m)


def _torso(c: Canvas) -> None:
    torso = "380,640! 366,500 376,380 404,310 460,290 520,310 560,370 580,460 600,640!"
    m = c.shape(torso, BLUE, 50, toward=WAY, drop=10)
    plates = [([(360, y), (460, y + 16), (590, y - 6)], [3, 6, 3]) for y in range(370, 640, 34)]
    c.lines(plates, "#142a50", 0.75, clip=m)
    scarf = "404,320! 430,286 480,270 530,290 548,330! 500,346 450,344"
    c.shape(scarf, RED, 14, toward=WAY, drop=6)


def _legs(c: Canvas) -> None:
    """The far foreleg reaches; the near one is folded; the rest is dust."""
    far = "700,620 830,600 900,660 = 120 78 56 | 896,640 900,700 880,760 : 56 46 40"
    c.shapes(far, "#7a4430 #2c1830 #d89058 #ffd8a0", 24, toward=WAY)
    body = "140,800! 170,660 260,590 400,580 560,600 680,620 760,700 770,800!"
    c.shape(body, COAT, 90, toward=WAY)


def _neck(c: Canvas) -> None:
    on = c.at(HORSE, toward=WAY)
    neck = """-14,-90! -70,-78 -140,-4 -204,136 -240,300 -260,540! 130,540! 140,440 98,390 48,320
        8,224 20,140 60,30"""
    m = on.shape(neck, COAT, 100, drop=16)
    muscles = "-10,180 -60,300 -50,440 | -60,40 -70,140 -40,240 : 1 10 2"
    on.lines(muscles, "#42203a", 0.7, clip=m)
    on.shape("-250,330 -120,400 20,390 120,360 = 30 34 34 26", RED, 9, clip=m, drop=8)
    on.lines("-250,326 -120,396 20,386 120,356 : 4 4 4 4", "#e8b850", clip=m)
    on.shape(ellipse(40, 392, 22), GOLD, 12, drop=6)


def _mane(c: Canvas) -> None:
    r = rng(3)
    for i, at in enumerate(samples(HORSE.points("-44,-94 -90,-76 -150,4 -206,120 -226,200"), 15)):
        long = 150 + r.rand() * 70
        y = at.y - 16 - 26 * r.rand()
        sway = 26 * math.sin(i * 1.9)
        line = [(at.x + 60, at.y + 40), (at.x - long * 0.35, y)]
        line += [(at.x - long * 0.7, y + 26 + sway), (at.x - long, y + 14 + sway)]
        c.shape(taper(line, [50, 46, 30, 3]), MANE, 14, toward=WAY, edge=0.3)


def _head(c: Canvas) -> None:
    on = c.at(HORSE, toward=WAY)
    on.shape("10,-60! 26,-150! 66,-100 60,-46!", COAT, 12)
    head = """-14,-68 20,-78 60,-56 104,6 142,76 190,136 212,166 210,192 196,206! 176,198 186,224
        166,244 138,240 116,214 88,196 60,192 18,174 -12,130 -30,60 -34,-20"""
    m = on.shape(head, COAT, 60, drop=16)
    on.flat("34,-64! 66,-40 100,12 130,66 150,104! 120,80 92,30 60,-14", "#f8e8c8", 0.9, clip=m)
    lines = """18,172 -14,130 -24,60 | 56,150 92,160 120,186 | 20,60 50,84 90,90 | 130,120 150,140
        154,164 : 1 8 1"""
    on.lines(lines, "#42203a", 0.9, clip=m)
    on.flat("204,158 188,150 176,162 186,180 200,176", "#2a1028", clip=m)
    on.lines("206,198 178,194 150,184 : 4 7 1", "#2a1028", clip=m)
    eye = on.flat("44,34! 60,16 84,24 96,46! 80,54 58,52", "#1c0c1c", clip=m)
    on.flat(ellipse(74, 37, 13, 12), "#9a5424", clip=eye)
    on.flat([ellipse(80, 32, 4)], "#fffbe8", clip=eye)
    on.lines("36,30 58,8 88,16 104,46 : 3 12 10 2", "#42203a", clip=m)
    on.shape("-32,-58! -34,-150! 8,-112 24,-62!", COAT, 14, drop=6, edge=0.4)
    on.flat("-20,-70! -24,-122! 0,-100 6,-70!", "#42203a")
    straps = """-20,-40 60,-30 100,-14 | 40,60 110,120 150,190 | -22,10 20,100 60,150 146,196
        : 11 12 11"""
    on.lines(straps, "#b02c38", clip=m)
    on.shape("146,198 60,270 -60,310 -230,290 : 10 13 12 10", RED, 6, drop=8)
    c.put("#f0c458", on.mask(ellipse(146, 196, 17), stroke=8))


def _seat(c: Canvas) -> None:
    lit = c.lit(WAY)
    cloth = "300,590! 420,570 560,590 600,640 590,740 560,800! 320,800! 290,700"
    m = lit(cloth, RED, 40, drop=10)
    c.lines("318,600 306,700 330,790 | 586,620 580,710 556,800 : 8 9 8", "#e8b850", clip=m)
    lit("410,560 520,600 600,650 : 120 108 84", BLUE, 34, drop=12)
    lit("602,640 590,720 570,800 = 84 76 70", LEATHER, 24, drop=8)


def _lance(c: Canvas) -> None:
    """Couched under the arm; towards us it grows."""
    c.lines("150,352 470,456 900,596 : 9 15 24", "#6a3c34")
    c.lines("150,349 470,451 900,588 : 2 4 7", "#f0b878", 0.9)
    c.shape("858,560 900,596 906,612 = 40 46 40", GOLD, 10, toward=WAY, drop=8)
    blade = "896,566! 960,580 1016,660! 930,652 876,624!"
    c.shape(blade, STEEL, 16, toward=(0.4, -0.9), drop=8, edge=0.4)
    c.lines("896,596 950,616 1010,656 : 4 5 1", "#38446c")
    lit = c.lit(WAY, edge=0.4, drop=10)
    lit("404,340 356,440 388,500 : 92 84 66", BLUE, 28)
    lit("380,500 430,492 480,470 : 70 62 50", BLUE, 22)
    lit("452,446! 500,426 540,440 548,480 528,506 484,514 456,500!", LEATHER, 18)
    c.lines("500,430 504,466 496,510 | 524,436 528,470 518,506 : 2 6 2", "#2a1428")


def _face(c: Canvas) -> None:
    on = c.at(RIDER, toward=WAY)
    on.shape("-70,60! -84,140 -60,200 40,210 96,150 110,0!", STEEL, 24)
    skin = face(c, RIDER, LOOK, WAY)
    near_shadow(c, RIDER, skin, "#7a3c40", 0.55)
    brow_shadow(c, RIDER, skin, "#5a2838", 0.55)
    beard = "-74,66! -54,72 -30,66 6,76! 40,60 74,20! 92,60 70,130 10,176 -40,190! -70,150 -80,110"
    m = on.shape(beard, MANE, 22, drop=6)
    locks = "-40,100 -40,140 -40,180 | 0,100 4,140 -6,168 | 40,84 44,120 30,150 : 1 5 1"
    on.lines(locks, "#1a1028", clip=m)
    on.flat("-58,84! -40,80 -20,84! -38,92", "#a84c44")
    on.shape("-84,80! -60,62 -40,66 -20,62 10,84 24,100! -10,84 -38,76 -60,80", MANE, 7, drop=4)
    guard = "60,-70! 100,-60 120,20 110,130 150,200! 60,190 76,100 66,20"
    m = on.shape(guard, STEEL, 20, drop=8)
    dome = """-112,-56! -104,-130 -60,-190 -10,-222 0,-290! 20,-222 80,-186 124,-120 130,-50! 60,-66
        0,-70 -60,-64"""
    m = on.shape(dome, STEEL, 50, drop=10)
    on.lines("-40,-70 -30,-150 0,-230 | 40,-70 40,-150 10,-230 : 6 5 2", "#38446c", 0.8, clip=m)
    on.shape("-114,-52 -60,-66 0,-72 60,-68 130,-48 = 22 26 26 26 22", GOLD, 8, drop=6)
    on.shape("0,-284 50,-310 130,-300 200,-250 270,-256 : 8 28 34 24 3", RED, 12)


def _dust(c: Canvas) -> None:
    for x, y, w, h, seed in rows("180 790 520 110 7 | 540 806 420 90 5 | 860 800 420 110 9"):
        heap = cloud(x, y, w, h, seed, 10, flat=False)
        c.shape(heap, "#f0dca8 #b8987c #fffbe4", 44, toward=WAY, drop=10)
    r = rng(5)
    for x, y, size in scatter(r, 14, (560, 640, 1000, 740), (8, 20)):
        clod = leaf(x, y, size * 1.5, r.rand() * 360, 0.8)
        c.shape(clod, "#8a6444 #42203a #f0c888", 6, toward=WAY)
    c.motes(scatter(r, 50, (60, 480, 980, 720), (1.5, 4.5)), "#fff8dc")
