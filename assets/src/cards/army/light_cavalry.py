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
RIDER = Stand(470, 222, 0.64, 7, flip=True)


def paint(c: Canvas) -> None:
    c.layers(_steppe, _troop, _cloak, _mane, _horse, _seat, _torso, _neck, _head)
    c.layers(_thigh, _lance, _face, _dust)
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
    cloak = """470,326! 400,310 330,310 250,286 160,330 60,306 -30,350! -30,470 40,456 20,520!
        110,500 90,570! 190,540 290,570 380,520 450,440!"""
    m = c.shape(cloak, RED, 60, toward=WAY)
    folds = """440,300 330,350 200,370 40,400 | 450,350 340,420 220,450 100,470 | 450,400 360,480
        240,510 150,520 : 1 12 10 2"""
    c.lines(folds, "#5a1240", 0.85, clip=m)
    c.lines("430,290 320,322 200,336 60,360 : 1 5 4 1", "#ff9068", 0.8, clip=m)


def _torso(c: Canvas) -> None:
    """The chest in three-quarter view, the far arm under the cloak."""
    lit = c.lit(WAY)
    torso = """270,630! 290,540 286,450 292,380 340,336 420,318 500,326 556,366 566,430 530,510
        490,560 476,640!"""
    m = lit(torso, BLUE, 80, drop=12)
    for y in range(386, 600, 32):
        lames = [([(286, y - 6), (410, y + 18), (560, y - 10)], [3, 6, 3])]
        c.lines(lames, "#142a50", 0.75, clip=m)
    c.lines("440,330 444,440 400,600 : 4 7 5", "#142a50", 0.8, clip=m)
    wrap = """410,322! 470,304 530,318 584,360 606,440 620,560 600,640! 500,640! 520,560 516,480
        490,410 450,360"""
    m = lit(wrap, RED, 40, drop=12)
    folds = "470,330 540,400 556,500 550,620 | 520,330 576,410 592,520 : 1 10 9 3"
    c.lines(folds, "#5a1240", 0.85, clip=m)


def _horse(c: Canvas) -> None:
    """The far foreleg reaches; the near one is folded; the rest is dust."""
    far = "700,620 830,600 900,660 = 120 78 56 | 896,640 900,700 880,760 : 56 46 40"
    c.shapes(far, "#7a4430 #2c1830 #d89058 #ffd8a0", 24, toward=WAY)
    body = "110,800! 140,670 220,600 360,590 560,600 680,620 760,700 770,800!"
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
        long = 110 + r.rand() * 50
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
    cloth = "236,606! 360,586 520,590 600,640 580,800! 260,800! 230,700"
    m = lit(cloth, RED, 40, drop=10)
    c.lines("254,610 250,700 280,790 : 8 9 8", "#e8b850", clip=m)
    lit("226,560! 262,548 290,590 330,620 300,650! 240,630", LEATHER, 16, drop=8)


def _thigh(c: Canvas) -> None:
    """Knee forward, heel back and down in the stirrup."""
    lit = c.lit(WAY)
    lit("352,616 450,600 566,610 : 84 106 82", BLUE, 34, drop=12)
    skirt = "256,570! 350,566 480,556! 494,600 500,646! 440,632 400,668! 350,648 310,672! 250,640"
    m = lit(skirt, BLUE, 20, drop=8)
    c.lines("250,606 350,612 460,604 : 3 5 3 | 340,570 336,660 : 3 5", "#142a50", 0.75, clip=m)
    lit("262,560! 350,572 488,548! 490,574 350,596 258,584!", LEATHER, 10, drop=6)
    lit("572,596 556,644 516,686 = 88 74 56", LEATHER, 24, drop=8)
    lit("484,666! 530,658 584,676 622,696 616,716! 500,718! 482,702", LEATHER, 16, drop=6)
    lit(ellipse(574, 592, 42, 36), LEATHER, 18)
    stirrup = "526,720 618,718 : 10 10 | 536,720 538,680 562,656 592,672 606,718 : 6 6 6 6 6"
    c.lines(stirrup, "#f0c458")


def _lance(c: Canvas) -> None:
    """Couched under the arm; towards us it grows."""
    c.lines("110,424 440,496 900,592 : 8 17 26", "#6a3c34")
    c.lines("110,421 440,490 900,583 : 2 5 8", "#f0b878", 0.9)
    c.shape("858,556 900,592 906,608 = 40 46 40", GOLD, 10, toward=WAY, drop=8)
    blade = "896,562! 960,576 1016,656! 930,648 876,620!"
    c.shape(blade, STEEL, 16, toward=(0.4, -0.9), drop=8, edge=0.4)
    c.lines("896,592 950,612 1010,652 : 4 5 1", "#38446c")
    lit = c.lit(WAY, edge=0.4, drop=10)
    lit("302,376 262,450 276,508 : 88 80 70", BLUE, 26)
    lit("280,506 350,522 416,508 : 66 74 88", BLUE, 26)  # comes at us
    lit("400,452! 424,450 436,504 428,556 406,560! 394,508", GOLD, 8)
    lit("420,456! 466,438 506,448 522,488 514,530 474,548 422,550! 432,504", LEATHER, 22)
    c.lines("466,440 478,490 468,548 | 496,446 508,490 496,540 : 2 7 2", "#2a1428")
    pad = "240,452! 246,384 284,342 332,334 360,356 352,430! 300,456"
    m = lit(pad, STEEL, 30)
    c.lines("240,392 300,398 364,378 | 236,426 300,432 360,408 : 3 6 3", "#38446c", clip=m)


def _face(c: Canvas) -> None:
    scarf = "378,344! 400,300 450,290 520,300 540,336! 490,366 420,368"
    c.shape(scarf, "#e8c078 #8a5038 #fff0b8 #fffbe0 3", 14, toward=WAY, drop=8)
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
    for x, y, w, h, seed in rows("180 790 520 110 7 | 520 836 420 90 5 | 860 800 420 110 9"):
        heap = cloud(x, y, w, h, seed, 10, flat=False)
        c.shape(heap, "#f0dca8 #b8987c #fffbe4", 44, toward=WAY, drop=10)
    r = rng(5)
    for x, y, size in scatter(r, 14, (560, 640, 1000, 740), (8, 20)):
        clod = leaf(x, y, size * 1.5, r.rand() * 360, 0.8)
        c.shape(clod, "#8a6444 #42203a #f0c888", 6, toward=WAY)
    c.motes(scatter(r, 50, (60, 480, 980, 720), (1.5, 4.5)), "#fff8dc")
