"""One archer of three has the sun at her arrow's tip; the string waits beside her cheek."""

from __future__ import annotations

from art import Canvas, Easel, Ink, Light, cloud, leaf, ridge, rng, rows, scatter
from art.geometry import Place, ellipse, union
from cards._people import Look, Stand, face
from cards._planes import near_shadow

LIGHT = Light((210, 430), "#fff2b0", "#10283a")
WAY = (-0.95, -0.2)
SKIN = Ink("#e8b088", "#8a4a50", "#fff2cc", rim="#fff8dc", rim_width=3)
HAIR = Ink("#d89a3c", "#6a3030", "#fff0a8", rim="#fffbe0", rim_width=3)
CLOAK = Ink("#2c6e58", "#123044", "#c8dc84", rim="#fff6c0", rim_width=5)
TUNIC = Ink("#6a3c54", "#2c183c", "#e8a078", rim="#ffe8b0")
LEATHER = Ink("#6a4034", "#281428", "#e0a060", rim="#ffe8b0")
WOOD = Ink("#8a5034", "#341a2c", "#ffc878", rim="#fff6c0", rim_width=5)
GILT = Ink("#e0b048", "#7a4a2c", "#fffbd0", rim="#fffbe8", rim_width=3)
HEAD = Stand(700, 320, 1.34, 7)


def paint(c: Canvas) -> None:
    c.layers(_dawn, _comrades, _string_arm, _body, _fist, _head, _bow, _bow_arm)
    c.motes(scatter(rng(6), 50, (60, 300, 560, 700), (1.4, 3.8)), "#fffbe0", "#ffe08a")
    c.finish(vignette=0.26)


def _dawn(c: Canvas) -> None:
    v = c.spot(210, 440, 940, 680) * 0.95 + (c.swirl(260, 80, 4, 7, stretch=(1, 0.4)) - 0.5) * 0.16
    c.field(v, "#2c5a88 .2:#4c88a0 .4:#94b4a0 .56:#e8cc90 .74:#ffdf8a .9:#fff0b8 #fffbe4")
    c.glow(c.flat(ellipse(210, 430, 132), "#fffbe2"), 50, "#ffe08a", 0.6)
    c.rays(210, 430, "#fff0b0", 0.4, count=18, seed=2)
    for x, y, w, s in rows("470 130 190 4 | 60 330 200 9 | 900 90 260 7"):
        c.shape(cloud(x, y, w, 24, s), "#fff0cc #d8b8a0 #ffffff", 10, toward=WAY)
    c.shape(ridge(600, 26, 220, 5), "#a8a880 #6a8a88 #fff0a0", 30, toward=(-0.6, -1))
    c.haze(520, 660, "#ffe8a8", 0.6)


def _comrades(c: Canvas) -> None:
    """Two more hoods and bows against the sun."""
    for x, y, s in rows("84 590 0.66 | 350 606 0.84"):
        one = c.at(Place(x, y, s, -6), toward=WAY)
        one.lines("-112,-176 50,6 | 50,6 -108,190 : 2.4 2.4", "#fff4d0")
        hood = """6,-82 64,-98! 88,-30 76,20 92,60! 150,90 186,280! -70,280! -66,120 -30,76 -22,46
            -34,40! -38,24! -54,10! -40,-6 -40,-20 -52,-34! -36,-62"""
        arms = ("-20,110 -100,70 -176,12 : 66 44 30", "150,120 130,40 40,8 : 60 50 26")
        one.shape(union(hood, *arms), "#46586c #2a3c58 #ffdc98 #fffbe0 3", 12)
        one.lines("60,8 -40,8 -230,6 : 5 5 4", "#3c3048")
        one.lines("-112,-176 -170,-100 -188,10 -172,110 -108,190 : 4 13 15 13 4", "#4c3440")


def _string_arm(c: Canvas) -> None:
    """Bent behind the head; of the hand no more than its fist is seen."""
    arm = "760,430! 860,412 960,430 1020,500 1050,620 1050,800! 840,800! 860,640 800,560 740,520!"
    m = c.shape(arm, TUNIC, 34, toward=WAY)
    c.lines("1020,470 980,500 930,560 | 950,420 910,450 890,490 : 2 9 3", "#2c183c", 0.8, clip=m)


def _fist(c: Canvas) -> None:
    """Of the hand on the string: the jaw hides the half of it."""
    fist = """556,446! 600,430 680,440 700,500 660,540 600,546 566,530! 576,510 552,500! 566,480
        548,470!"""
    m = c.shape(fist, LEATHER, 20, toward=WAY, edge=0.5)
    fingers = "550,470 590,466 630,474 | 554,500 590,496 630,502 | 568,528 600,522 640,526 : 3 7 2"
    c.lines(fingers, "#281428", clip=m)


def _body(c: Canvas) -> None:
    lit = c.lit(WAY)
    hair = """700,150! 830,160 890,250 884,360 910,470 890,560 930,650! 860,640 820,690! 780,600
        760,480 740,300"""
    m = lit(hair, HAIR, 40)
    locks = """850,220 862,360 850,520 870,640 | 820,260 826,420 810,560 830,660 | 880,300 888,440
        870,560 : 2 8 2"""
    c.lines(locks, "#6a3030", 0.75, clip=m)
    lit("650,440! 640,520 600,590 700,640 800,600 790,500 800,400!", SKIN, 40)
    chest = "560,800! 540,700 560,620 640,576 700,600 800,580 880,600 960,680 990,800!"
    m = lit(chest, TUNIC, 60, drop=10)
    c.lines("700,610 690,700 680,800 | 620,600 610,700 620,800 : 3 8 4", "#2c183c", 0.7, clip=m)
    cloak = "740,800! 760,700 820,620 860,560! 900,600 990,620 1060,700! 1060,800!"
    m = lit(cloak, CLOAK, 50, drop=14)
    c.lines("870,600 830,700 820,800 | 930,640 910,720 900,800 : 2 12 6", "#123044", 0.8, clip=m)
    lit("830,610! 800,590 816,556 850,552 880,580 866,612", GILT, 12, drop=8)


def _head(c: Canvas) -> None:
    look = Look(
        SKIN,
        iris="#3a7a5c",
        lips="#b0584c",
        brow="#7a3c24",
        frown=0.75,
        lids=0.55,
        gaze=-0.6,
        jaw=0.1,
    )
    near_shadow(c, HEAD, face(c, HEAD, look, WAY), "#8a4a50", 0.5)
    head = c.at(HEAD, toward=WAY)
    ear = "70,22! 64,-18 92,-46 150,-76 214,-96! 176,-30 128,14 96,40"
    m = head.shape(ear, SKIN, 16, drop=8, edge=0.4)
    head.lines("84,8 104,-22 176,-72 | 92,20 116,2 140,-20 : 2 8 2", "#8a4a50", 0.8, clip=m)
    _hair(c, head)


def _hair(c: Canvas, head: Easel) -> None:
    """Combed back under a diadem of leaves."""
    cap = """-96,-70! -104,-140 -60,-196 20,-216 100,-190 144,-130 150,-60! 120,-40 90,-52 66,10!
        60,-40 40,-80 0,-104 -50,-100"""
    m = head.shape(cap, HAIR, 50, drop=10)
    locks = """-80,-90 -40,-150 40,-196 | -40,-102 20,-140 100,-160 | 10,-100 60,-110 130,-110 |
        44,-76 80,-80 140,-70 | -94,-110 -70,-160 -10,-204 : 2 9 2"""
    head.lines(locks, "#6a3030", 0.7, clip=m)
    head.shape("66,-20 62,40 76,96 60,150 : 22 26 20 3", HAIR, 10, edge=0.5)
    head.shape("-104,-84 -60,-106 0,-110 60,-84 104,-50 = 9 13 14 12 8", GILT, 6, drop=6)
    for x, y, turn, long in ((-50, -106, -112, 62), (-48, -106, -78, 74), (-46, -106, -44, 60)):
        head.shape(leaf(x, y, long, turn, 0.4), GILT, 7, drop=4)
    head.shape(ellipse(-48, -104, 13, 17), "#3fa88a #10484c #d8fff0", 8)


def _bow(c: Canvas) -> None:
    c.lines("452,44 590,486 : 3 3 | 590,486 236,738 : 3 3", "#fffbe0")
    c.lines("584,486 290,380 96,306 : 7 9 7", "#f0d8a0")
    c.lines("584,490 290,384 96,310 : 2 3 2", "#8a5a3c")
    c.shape("112,296! 34,282! 96,332! 98,312!", "#e8e8e0 #5a6478 #ffffff #ffffff 3", 8, toward=WAY)
    limb = "452,40 404,70 352,170 300,280 276,360 252,440 210,570 206,690 238,744"
    c.shape(f"{limb} : 8 18 28 36 38 36 28 18 8", WOOD, 12, toward=WAY, edge=0.3)
    c.shape("306,270 276,360 250,450 = 42 46 42", LEATHER, 14, toward=WAY)


def _bow_arm(c: Canvas) -> None:
    lit = c.lit((-0.5, -0.85))
    m = lit("800,850 600,634 440,494 350,412 : 210 128 88 66", TUNIC, 34, edge=0.3)
    c.lines("600,570 560,610 540,660 | 500,500 470,530 450,566 : 2 9 3", "#2c183c", 0.8, clip=m)
    m = lit("480,522 400,452 346,408 = 92 80 66", LEATHER, 24, drop=10)
    c.lines("470,470 430,540 | 430,434 396,500 | 392,404 362,462 : 5 6 4", "#281428", 0.9, clip=m)
    c.lines("490,500 410,430 360,388 : 3 5 3", "#e8b058", clip=m)
    glove = """258,330! 292,318 330,336 364,372 372,410 346,440 300,436 262,420 246,400! 262,380
        250,360!"""
    m = lit(glove, LEATHER, 22, edge=0.5, drop=10)
    fingers = "252,352 280,346 308,356 | 250,378 282,374 308,382 | 256,404 284,402 306,408 : 4 7 3"
    c.lines(fingers, "#281428", clip=m)
