"""The death knight rides out of the mist at us, the swords of all before him are graves."""

from __future__ import annotations

from art import Canvas, Ink, Light, Place, ellipse, leaf, polygon, rng, rows, samples, scatter
from art.fields import blur
from art.geometry import taper
from art.strokes import strokes_of
from cards.undead._night import BONE, MOONLIGHT, SHADOW, grass, night

LIGHT = Light((440, 120), MOONLIGHT, SHADOW)
WAY = (-0.65, -0.75)
HIDE = Ink("#22323e", "#0a121c", "#587c70", rim="#d8f0b8", rim_width=5)
PLATE = Ink("#3c4c5c", "#101a2a", "#9cbcac", rim="#f4ffd8", rim_width=5)
CLOAK = Ink("#b02434", "#48092c", "#f4745c", rim="#ffd8b8", rim_width=5)
STEEL = Ink("#9cb4ac", "#3c5864", "#f8ffe8", rim="#ffffff", rim_width=4)
GOLD = Ink("#c89848", "#5a3a30", "#fff0b0", rim="#fff8d0", rim_width=3)
DARK = "#080e18"
SKULL = Place(322, 408, 1.36, 13)
HELM = Place(606, 166, 1.08, 4)


def paint(c: Canvas) -> None:
    night(c, 560, 262, 290, 5, reach=1.2)
    c.layers(_hilt, _cloak, _shoulders, _helm, _horse, _hand, _skull, _mist)
    grass(c, 9, 776, 80, 56, "#08121a")
    c.finish(vignette=0.24)


def _cloak(c: Canvas) -> None:
    """It closes over the rider and the flank of the horse, and streams from his back."""
    lit = c.lit(WAY)
    back = """640,280! 740,262 830,300 920,296 1010,330! 960,380 1020,452! 950,470 1000,566!
        920,572 960,668! 880,690 860,800! 600,800!"""
    m = lit(back, "#7c1c34 #380828 #c04850 #ffb8a0 4", 60)
    folds = "700,300 830,340 960,350 | 720,360 840,420 980,460 | 740,430 830,510 950,570 : 3 16 2"
    c.lines(folds, "#380828", 0.85, clip=m)
    front = """540,262! 600,246 680,250 740,276 790,330 812,420 830,540 880,690 900,800! 440,800!
        450,560 468,400 490,310"""
    m = lit(front, CLOAK, 80, drop=12)
    folds = """646,300 700,420 720,560 716,720 | 690,300 756,420 784,560 800,720 |
        616,310 640,420 650,560 : 2 12 18 6"""
    c.lines(folds, CLOAK.shade, 0.85, clip=m)


def _hilt(c: Canvas) -> None:
    """Of the sword on his back."""
    p = c.at(Place(736, 296, 0.94, -32), toward=WAY)
    p.shape("20,-76! 44,-80! 48,80! 24,76!", GOLD, 8, drop=6)
    p.shape("44,0 128,0 = 28 24", HIDE, 8)
    p.lines("62,-14 70,14 | 84,-14 92,14 | 106,-14 114,14 : 4 4", GOLD.base)
    p.shape(ellipse(142, 0, 23), GOLD, 12)


def _shoulders(c: Canvas) -> None:
    for x, y, turn, s in rows("504 306 -24 0.9 | 728 300 20 1.1"):
        pad = c.at(Place(x, y, s, turn), toward=WAY, edge=0.4)
        pad.shape("-76,56! -74,4 -40,-40 10,-48 60,-20 78,50! 0,34", PLATE, 30, drop=12)
        pad.lines("-66,20 0,4 68,18 : 2 8 2", DARK, 0.85)
        pad.shape("-20,-42! -4,-104! 16,-44!", STEEL, 8)
    collar = "500,330! 512,240 560,270 620,290 690,262 716,226! 730,320! 640,356 560,352"
    c.shape(collar, CLOAK, 18, toward=WAY, drop=10, edge=0.4)
    c.shape(ellipse(644, 326, 23), GOLD, 12, toward=WAY, drop=6)


def _helm(c: Canvas) -> None:
    p = c.at(HELM, toward=WAY)
    for horn in ("-60,-50 -120,-70 -150,-130", "56,-60 112,-90 128,-150"):
        c.lit(WAY)(taper(p.points(horn), [44, 34, 5]), BONE, 14, edge=0.4)
    helm = """-70,-10 -78,-70 -50,-116 0,-130 52,-114 80,-60 80,10 70,60 40,92! -10,110! -50,92!
        -72,50"""
    m = p.shape(helm, PLATE, 50, drop=12)
    p.flat("-74,-16! -20,-26 14,-2! 56,-28 80,-24! 76,-4 30,20 10,34! -20,16 -72,8!", DARK, clip=m)
    eyes = p.flat([ellipse(-42, -6, 12, 7, 12), ellipse(42, -6, 14, 7, -16)], "#ffb070", clip=m)
    c.glow(eyes, 14, "#ff4a28", 1.5)
    p.lines("-4,-128 2,-70 10,0 8,108 : 4 11 10 5", DARK, 0.85, clip=m)
    p.flat([ellipse(x, y, 5) for x in (-40, -22, 34, 52) for y in (46, 66)], DARK, clip=m)
    p.shape("-34,-116 4,-128 44,-112 : 10 16 10", GOLD, 6)


def _horse(c: Canvas) -> None:
    """Its chest comes at us; what is below, the mist has."""
    lit = c.lit(WAY)
    crest = """290,300! 330,236 410,226 480,262 548,346 610,440 680,520 736,620 730,720 690,800!
        400,800! 376,720 372,600 340,470"""
    m = lit(crest, HIDE, 80, drop=14)
    c.lines("470,330 510,450 500,600 | 560,640 566,720 556,800 : 3 14 4", DARK, 0.75, clip=m)
    c.lines("600,500 660,570 690,660 : 2 10 2", DARK, 0.6, clip=m)
    for k, at in enumerate(samples("370,236 440,250 510,316 580,410", 7)):
        lit(leaf(at.x - 34, at.y + 14, 98 + 24 * (k % 2), 5 * k - 50, 0.34), HIDE, 12, edge=0.4)
    band = "372,640! 470,600 580,596 700,620 738,640! 734,690 660,672 560,664 470,672 376,704!"
    m = lit(band, CLOAK, 16, drop=8, clip=m)
    for x, y in ((470, 630), (560, 624), (650, 636)):
        lit(ellipse(x, y, 17), GOLD, 9, edge=0.4, drop=5)


def _hand(c: Canvas) -> None:
    """One gauntlet out of the cloak, on the rein."""
    lit = c.lit(WAY, edge=0.4)
    lit("664,462 600,560 500,590 380,530 : 14 14 13 12", "#7c1c34 #380828 #f4745c", 6, drop=8)
    lit("700,474 760,464 800,452 = 70 82 90", PLATE, 26, drop=12)
    lit("738,414! 756,410 776,466 774,522! 756,526! 752,470", GOLD, 8, drop=6)
    lit("790,330! 826,420 850,520 880,650! 826,610 796,540 786,450 770,380", CLOAK, 20, drop=10)
    fist = "640,450 664,428 704,426 734,446 740,490 724,520 680,528 646,512 634,484"
    m = lit(fist, PLATE, 22, drop=8)
    c.lines("634,474 666,470 692,478 | 638,498 668,496 690,500 : 3 7 2", DARK, 0.9, clip=m)
    c.lines("700,430 708,474 698,524 : 3 8 3", DARK, 0.9, clip=m)


def _skull(c: Canvas) -> None:
    p = c.at(SKULL, toward=WAY)
    skull = """-50,-150 0,-172 60,-162 100,-122 106,-70! 84,-34 64,30 46,90 26,148 -14,186! -66,190
        -94,160 -98,116 -86,60 -86,0 -98,-60! -92,-112"""
    m = p.shape(skull, BONE, 54, drop=18, edge=0.3)
    shade = p.mask("120,-180! 60,-150 40,-40 20,40 4,120 -20,200! 140,200! 200,-100")
    c.wash(blur(shade, 6) * 0.55, "#3c5c5c", clip=m)
    near, far = (
        "14,-84 34,-116 72,-112 84,-78 58,-52 26,-56",
        "-92,-84 -82,-114 -58,-108 -52,-78 -70,-54",
    )
    holes = p.flat([near, far], DARK, clip=m)
    eyes = p.flat([ellipse(46, -82, 14, 9, -10), ellipse(-72, -82, 9, 8)], "#ffb070", clip=holes)
    c.glow(eyes, 15, "#ff4a28", 1.5)
    p.flat("-84,140! -78,104 -62,100 -62,136 -74,160!", DARK, clip=m)
    p.flat("-34,142! -28,106 -8,108 -10,140 -26,164!", DARK, clip=m)
    p.lines("-46,-150 -50,-40 -60,60 -54,110 : 2 8 9 2", BONE.shade, 0.7, clip=m)
    for x in (-76, -60, -43, -26, -9):
        p.shape(taper([(x, 180), (x + 1, 200)], [17, 15]), BONE, 6, edge=0.5)
    straps = """-98,-28 -20,-14 94,-34 : 20 20 | -96,64 -20,82 52,72 : 17 17 |
        74,-40 48,20 40,76 : 15 15"""
    for line, widths in strokes_of(straps):
        c.lit(WAY)(taper(p.points(line), widths, cap=False), CLOAK, 7, clip=m, edge=0.4)
    for x, y in ((-66, -22), (-20, -14), (30, -18), (76, -30), (-60, 74), (20, 80)):
        p.shape(ellipse(x, y, 9), GOLD, 6)


def _mist(c: Canvas) -> None:
    low = c.rise(590, 780) + (c.swirl(200, 90, 4, 9, stretch=(1, 0.3)) - 0.5) * 0.6
    c.wash(low * 0.85, "#8fbc94")
    r = rng(4)
    for x, y, s in rows("128 690 0.6 | 60 730 1.1"):
        p = c.at(Place(x, y, s, r.randn() * 10), toward=WAY)
        p.shape(polygon("-9,40 9,40 11,-100 -11,-100"), STEEL, 6)
        p.shape(polygon("-38,-96 38,-96 38,-110 -38,-110"), GOLD, 5)
        p.shape(polygon("-6,-108 6,-108 6,-142 -6,-142"), CLOAK, 4)
        p.shape(ellipse(0, -148, 10), GOLD, 6)
    c.motes(scatter(r, 40, (160, 520, 900, 740), (1.2, 3.4)), "#e8f8c8", "#8ad0a0")
