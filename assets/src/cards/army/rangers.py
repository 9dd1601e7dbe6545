"""A ranger stops on the one dry path, her cowl in the sun; something waits for a wrong step."""

from __future__ import annotations

import math

from art import Canvas, Ink, Light, fan, leaf, ridge, rng, rows, scatter
from art.geometry import Place, about, ellipse, move, polygon, samples, spline, taper

LIGHT = Light((610, 230), "#fff0b0", "#14142c")
CLOAK = Ink("#2f6a44", "#10302f", "#c0d068", rim="#fff2b0")
WAY = (0.85, -0.5)
LEATHER = Ink("#7a4a28", "#34182a", "#e0a05a")
BARK = Ink("#2c2c54", "#12122e", "#6a5880")
PATH = "742,468 660,486 610,508 668,528 780,548 836,584 770,624 620,656 480,700 400,800"


def paint(c: Canvas) -> None:
    c.layers(_sky_far_land_water, _path, _watcher, _trees)
    _follower(c, Place(846, 560, 0.4))
    c.layers(_bow_arm, _cloak, _hood, _quiver, _reeds)
    c.motes(scatter(rng(5), 46, (240, 330, 900, 700), (1.4, 4)), "#fff6b0", "#e0e060", strength=0.8)
    c.finish(vignette=0.26)


def _sky_far_land_water(c: Canvas) -> None:
    v = c.y / 560 + (c.swirl(280, 90, 5, 6, stretch=(1, 0.4)) - 0.5) * 0.2
    v = v * 0.75 + c.spot(610, 250, 420) * 0.4
    c.field(v, "#3a3f84 .22:#74609c .42:#c07c9c .6:#f4a08c .76:#ffcf98 .9:#ffeab4 #fff6d0")
    c.rays(650, 236, "#fff4b8", 0.3, count=18, seed=7)
    c.flat(ellipse(650, 236, 118), "#fffbdc")
    c.glow(c.mask(ellipse(650, 236, 118)), 50, "#fff0a0", 0.6)
    hills = ridge(400, 26, 190, 12, sharp=True, peaks=((420, 60, 90), (830, 90, 110)))
    c.shape(hills, "#8a78a8 #5a5890 #ffcfb0", 40, toward=(0, -1))
    c.haze(330, 470, "#ffd8b4", 0.55)
    c.shape(ridge(448, 14, 60, 3), "#6a6094 #44447c #e0a8a8", 14, toward=(0, -1))
    c.haze(420, 500, "#f4c4b0", 0.5)
    water = c.mask(polygon("-10,474 1034,474 1034,800 -10,800"))
    v = 1 - c.rise(474, 760) * 0.85 + (c.noise(150, 4, 5, stretch=(1, 0.14)) - 0.5) * 0.6
    v = v + c.spot(610, 480, 420, 200) * 0.35
    c.field(v, "#1c2450 .3:#343a74 .55:#6a5896 .8:#d088a0 #ffe0b4", water)
    r = rng(3)
    strokes = []
    for _ in range(46):
        x, y = r.rand() * 1024, 482 + r.rand() ** 1.4 * 270
        w = (20 + r.rand() * 60) * (0.4 + (y - 470) / 240)
        strokes.append(([(x - w, y), (x, y + 2), (x + w, y)], [0.6, 3, 0.6]))
    c.lines(strokes, "#ffe4c8", 0.55)


def _path(c: Canvas) -> None:
    c.shadow(taper(PATH, [14, 22, 26, 30, 40, 52, 72, 104, 140, 210]), "#08181e", 8, 0.8)
    outline = taper(PATH, [10, 16, 20, 24, 32, 44, 62, 92, 126, 190])
    ground = c.shape(outline, "#d8b878 #7a6a4c #fff4c0", 14, toward=(0.1, -1), edge=0.5, drop=6)
    c.wash(c.noise(40, 3, 8, stretch=(1, 0.4)) * 0.5, "#9a8a58", clip=ground)
    r = rng(11)
    tufts = []
    for at in samples(PATH, 60):
        size = 4 + max(0, at.y - 470) * 0.1
        for side in (-1, 1):
            x, y = at.beside(side * (5 + max(0, at.y - 470) * 0.25))
            for k in range(3):
                lean = (k - 1) * 0.4 + r.randn() * 0.12
                tip = (x + math.sin(lean) * size * 1.5, y - math.cos(lean) * size * 1.5)
                tufts.append(([(x + k, y + 3), tip], [size * 0.3 + 1, 0.6]))
    c.lines(tufts, "#3a6a3c")


def _follower(c: Canvas, at: Place) -> None:
    """One more, well behind."""
    on = c.at(at, toward=(-0.6, -0.8))
    on.shadow(ellipse(-20, 4, 130, 20), "#0c1a1a", 6, 0.85)
    on.shape("-168,14 -156,-180 -148,-440 = 15 16 20", LEATHER, 4)
    cloak = """14,-476! 44,-440 56,-396 58,-360 96,-330 122,-250 132,-120 158,-6! 84,-8! 8,-6!
        -84,-6! -150,-12! -126,-120 -116,-240 -92,-326 -54,-358 -56,-400 -38,-440"""
    m = on.shape(cloak, "#6a4a54 #2c2038 #f0b088 #ffe0b0 3", 20)
    folds = "-70,-290 -92,-160 -104,-10 | -10,-270 -14,-140 -8,-4 | 66,-280 86,-160 92,-8 : 1 3 4"
    on.lines(folds, "#2c2038", clip=m)
    on.flat("-40,-430 -50,-390 -34,-352 0,-346 -6,-390", "#1c1428", 0.8)


def _bow_arm(c: Canvas) -> None:
    c.lines("262,210 246,760 : 3 3", "#fff6d8")
    limb = "262,206 230,250 214,330 206,440 210,540 222,650 246,764 : 8 16 22 26 24 18 8"
    c.shape(limb, LEATHER, 9, toward=WAY, rim="#ffe8a8")
    c.shape("430,440 330,470 232,474 : 120 92 66", CLOAK, 30, toward=(0.3, -1))
    c.shape("306,472 262,476 = 74 66", LEATHER, 16, toward=(0.3, -1), drop=8)
    glove = "250,436! 218,430 186,446 178,478 190,508 222,520 254,512!"
    m = c.shape(glove, LEATHER, 20, toward=(0.4, -0.9), edge=0.5, drop=8)
    c.lines("184,456 214,458 | 180,478 212,480 | 188,500 216,500 : 2 6", LEATHER.shade, clip=m)


def _cloak(c: Canvas) -> None:
    """From behind; one shoulder has the sun."""
    cloak = """250,820! 276,660 310,520 362,420 440,362 540,350 640,356 720,400 776,500 806,640
        830,820!"""
    m = c.shape(cloak, CLOAK, 100, toward=WAY, rim_width=7, rim="#fff2b0")
    folds = """420,460 370,620 350,800 | 510,470 500,620 490,800 | 600,470 616,630 620,800 |
        690,480 724,620 744,800 : 3 22 12"""
    c.lines(folds, CLOAK.shade, 0.75, clip=m)
    c.lines("660,430 712,540 742,700 | 560,480 574,640 580,790 : 2 7 4", "#a8c468", 0.8, clip=m)


def _hood(c: Canvas) -> None:
    """It cuts into the sun; of the face there is a cheek, a nose and what the eye makes of it."""
    skin = """620,176! 678,184 692,212 722,248! 704,256! 710,268 702,276 708,286 696,294 694,312
        664,330! 620,300"""
    m = c.shape(skin, "#c8845c #5c2c40 #ffd09c #fff2c8 4", 24, toward=WAY)
    look = (
        "668,212 684,210 694,218 : 3 6 2 | 670,226 684,222 692,228 : 1 5 1 | 686,276 704,276 : 1 5"
    )
    c.lines(look, "#3a1828", clip=m)
    hood = """440,372! 424,280 440,190 496,120 570,78! 640,96 680,140 690,184! 650,186 636,220
        640,270 664,330! 600,392 520,410 470,400"""
    m = c.shape(hood, CLOAK, 70, toward=WAY, drop=16, rim="#fff2b0", rim_width=7)
    seams = """572,84 510,180 500,290 530,400 | 600,100 590,200 600,300 590,380 | 480,150 452,240
        460,340 : 2 12 4"""
    c.lines(seams, CLOAK.shade, 0.75, clip=m)
    c.shape("446,392 520,424 600,408 668,346 = 22 26 26 18", LEATHER, 9, toward=WAY, drop=10)
    c.shape(ellipse(654, 362, 17), "#d9a040 #7a4526 #fff2b4 #fffbe0", 10, toward=WAY)


def _quiver(c: Canvas) -> None:
    """Across the back, four arrows left."""
    for k, (x, y) in enumerate(rows("356 250 | 384 226 | 416 214 | 448 212")):
        c.lines([([(x, y), (470 + k * 14, 500)], [7, 8])], "#5a3420")
        vane = spline(about(x, y, "-16,-44! 0,-32! 16,-44! 15,30 0,64! -15,30"))
        c.shape(vane, "#e8dcc0 #8a7a80 #ffffff", 6, toward=WAY, edge=0.6)
    c.shape("380,420! 480,372! 660,740! 560,780!", LEATHER, 34, toward=WAY, drop=14, rim="#ffe0a0")
    bands = "384,436 486,388 = 24 24 | 470,600 572,552 = 20 20"
    c.shapes(bands, "#d9a040 #7a4526 #fff2b4", 8, toward=WAY)


def _watcher(c: Canvas) -> None:
    """Something in the water that would like them to miss a step."""
    on = c.at(Place(56, 20), toward=(-0.5, -1))
    on.shadow(ellipse(842, 660, 130, 12), "#08181e", 6, 0.7)
    back = "726,660! 742,646 770,650 792,634 812,632 824,650 880,648 950,654 1000,664!"
    on.shape(back, "#4a7a4c #14342c #b8d080 #d8e898", 14)
    on.flat([polygon(about(862 + i * 20, 652 + i, "0,0 10,-12 20,3")) for i in range(6)], "#12122e")
    on.flat(ellipse(806, 643, 9, 7), "#ffe27a")
    on.flat(ellipse(804, 643, 2.4, 6.5), "#1a1018")
    on.lines("700,668 840,672 1010,670 : 1 4 1 | 740,684 850,686 960,684 : 1 3 1", "#c0d898", 0.7)


def _trees(c: Canvas) -> None:
    stem = """-40,800! -20,660 20,560 16,420 0,260 -20,100 -40,-20! 110,-20! 96,90 108,240 112,400
        114,560 150,650 200,720 230,800!"""
    mask = c.shape(stem, BARK, 46, toward=(1, -0.3), rim="#ffd0b8", rim_width=3)
    lines = fan("0,-10 20,260 34,520 -20,790", "24,0 20,0 15,0 46,0", 5, [3, 5, 4, 7])
    c.lines(lines, "#0c1a24", 0.7, clip=mask)
    right = "1044,800! 980,700 960,600 974,420 964,240 980,100 970,-20! 1044,-20!"
    c.shape(right, BARK, 40, toward=(-1, -0.3), rim="#ffd0b8", rim_width=3)
    limb = "60,110! 110,130 200,104 300,136 384,100! 300,152 200,132 120,176 60,250!"
    c.shape(limb, BARK, 12, toward=(0.6, 0.8), merge=[(76, 170, 40)])
    limb = "1000,140! 950,160 900,138 826,160! 900,162 950,200 1000,270!"
    c.shape(limb, BARK, 12, toward=(-0.6, 0.8), merge=[(990, 190, 30)])
    r = rng(21)
    moss = []
    beards = "140 128 | 186 118 | 236 122 | 286 136 | 328 126 | 930 176 | 890 156 | 858 158"
    for x, y in rows(beards):
        for _ in range(4):
            dx, drop = r.randn() * 9, 40 + r.rand() * 90
            stroke = ([(x + dx, y), (x + dx + 5, y + drop * 0.6), (x + dx, y + drop)], [7, 5, 1])
            moss.append(stroke)
    c.lines(moss, "#3a3c68")


def _reeds(c: Canvas) -> None:
    r = rng(17)
    for x0 in (170, 220, 250, 800, 850, 900, 946):
        for _ in range(4):
            x, tall = x0 + r.randn() * 16, 90 + r.rand() * 110
            turn = -90 + r.randn() * 12
            c.shape(leaf(x, 790, tall, turn, 0.1), "#24284c #0e1028 #7a6484", toward=(0.2, -1))
    for x, y, turn in ((200, 620, 5), (828, 690, -4), (924, 664, 7)):
        c.lines([([(x + turn, 800), (x, y)], [4, 3])], "#1c1c3c")
        c.shape(move(ellipse(0, 0, 9, 30), x, y, turn=turn), "#5a3a24 #24141c #c08a50")
