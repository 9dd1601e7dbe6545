"""The death knight rides out of the mist at us, the swords of all before him are graves."""

from __future__ import annotations

from art import Canvas, Ink, Light, Place, ellipse, leaf, polygon, rng, rows, samples, scatter
from art.fields import blur
from art.geometry import taper
from art.strokes import strokes_of
from cards.undead._night import BONE, MOONLIGHT, SHADOW, grass, night, streaks

LIGHT = Light((440, 120), MOONLIGHT, SHADOW)
WAY = (-0.65, -0.75)
HIDE = Ink("#22323e", "#0a121c", "#587c70", rim="#d8f0b8", rim_width=5)
PLATE = Ink("#3c4c5c", "#101a2a", "#9cbcac", rim="#f4ffd8", rim_width=5)
CLOAK = Ink("#b02434", "#48092c", "#f4745c", rim="#ffd8b8", rim_width=5)
STEEL = Ink("#9cb4ac", "#3c5864", "#f8ffe8", rim="#ffffff", rim_width=4)
GOLD = Ink("#c89848", "#5a3a30", "#fff0b0", rim="#fff8d0", rim_width=3)
DARK = "#080e18"
SKULL = Place(322, 408, 1.36, 13)
HELM = Place(610, 158, 1.12, 4)


def paint(c: Canvas) -> None:
    night(c, 470, 268, 268, 5, reach=1.2)
    streaks(c, ("40,330 150,342 290,328", [3, 15, 3]), ("760,600 880,588 1000,598", [3, 16, 3]))
    c.layers(_cloak, _sword, _rider, _helm, _horse, _legs, _skull, _mist)
    grass(c, 9, 776, 80, 56, "#08121a")
    c.finish(vignette=0.24)


def _cloak(c: Canvas) -> None:
    lit = c.lit(WAY)
    cloak = """560,260! 640,230 740,250 860,230 1000,280! 940,330 1020,400! 930,420 1000,520!
        900,520 940,620! 840,600 800,700 560,720 470,560 500,400"""
    m = lit(cloak, CLOAK, 70)
    folds = """680,280 820,270 970,286 | 680,330 830,350 990,400 | 680,400 820,440 970,514 |
        660,470 780,530 910,612 : 3 16 2"""
    c.lines(folds, CLOAK.shade, 0.85, clip=m)
    c.wash(c.rise(420, 720) * 0.6, "#48092c", clip=m)


def _sword(c: Canvas) -> None:
    p = c.at(Place(640, 262, 1, -7), toward=(-0.3, -1))
    p.shape(polygon("-420,0 -372,-21 190,-25 190,25 -372,21"), STEEL, 10, edge=0.4)
    p.lines("-376,0 -100,0 190,0 : 2 8 8", STEEL.shade, 0.8)
    p.shape("196,-70! 222,-74! 226,74! 200,70!", GOLD, 8, drop=6)
    p.shape("222,0 330,0 = 24 20", CLOAK, 8)
    p.shape(ellipse(346, 0, 24), GOLD, 12)


def _rider(c: Canvas) -> None:
    lit = c.lit(WAY, edge=0.4)
    body = "520,420 500,330 520,270 580,240 660,240 720,280 730,370 700,470 660,560 520,540"
    m = lit(body, PLATE, 60)
    lames = "516,340 610,372 722,346 | 516,390 606,424 720,396 | 520,440 600,476 704,446 : 2 9 2"
    c.lines(lames, DARK, 0.9, clip=m)
    # both arms are hooked over the blade
    lit("712,300 800,330 862,296 : 74 66 54", PLATE, 24)
    lit("866,306 862,256 852,230 : 56 52 46", PLATE, 20)
    lit("530,300 440,340 392,316 : 70 60 50", PLATE, 22)
    lit("392,324 386,300 390,276 : 52 50 44", PLATE, 18)
    for x, y in ((854, 236), (390, 284)):
        lit(ellipse(x, y, 34, 30), PLATE, 14, drop=6)
        for k in (-18, 0, 18):
            lit(taper([(x + k, y - 22), (x + k * 1.1, y + 18)], [17, 15]), PLATE, 6)
    for x, turn in ((708, 18), (530, -22)):
        pad = c.at(Place(x, 282, 1, turn), toward=WAY, edge=0.4)
        pad.shape("-66,26! -60,-20 -20,-46 26,-42 62,-10 66,30! 0,16", PLATE, 26, drop=10)
        pad.shape("-20,-40! -6,-96! 14,-42!", STEEL, 8)


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
    lit = c.lit(WAY)
    body = "440,470! 560,440 700,470 790,560 820,700 800,800! 380,800! 360,660 380,540"
    lit(body, HIDE, 80)
    neck = """290,300! 330,250 400,232 470,262 540,350 600,450 640,580 600,700 470,740 400,660
        370,560 330,470"""
    m = lit(neck, HIDE, 60, drop=10)
    c.lines("420,300 470,420 480,560 | 480,330 540,460 560,600 : 3 14 3", DARK, 0.7, clip=m)
    mane = samples("350,236 430,236 510,296 590,410", 11)
    for k, at in enumerate(mane):
        lit(leaf(at.x - 30, at.y + 10, 150 + 40 * (k % 2), -34 + k * 5, 0.36), HIDE, 12, edge=0.4)
    plate = "400,640! 470,600 560,580 650,560! 720,640 700,760 600,800 460,800 400,740"
    m = lit(plate, PLATE, 50, drop=14)
    c.lines("410,690 560,660 710,650 | 420,744 560,726 700,720 : 3 10 3", DARK, 0.85, clip=m)
    lit(ellipse(540, 668, 46, 46), GOLD, 18, edge=0.4, drop=8)
    lit([polygon("528,668 540,560 552,668"), ellipse(540, 668, 20)], STEEL, 8, edge=0.4)


def _legs(c: Canvas) -> None:
    """One hoof is raised against us, the others the mist has."""
    lit = c.lit(WAY, edge=0.3)
    lit("500,740 500,820 : 110 90", HIDE, 26)
    lit("600,700 700,622 778,612 : 150 120 84", HIDE, 34, drop=12)
    lit("780,610 806,670 776,724 : 84 58 52", HIDE, 20)
    lit("736,706! 806,716! 830,770! 800,800! 700,790! 706,752!", BONE, 16, drop=8)


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
        p.shape(taper([(x, 182), (x + 1, 214)], [17, 14]), BONE, 6, edge=0.5)
    straps = """-98,-28 -20,-14 94,-34 : 20 20 | -96,64 -20,82 52,72 : 17 17 |
        74,-40 48,20 40,76 : 15 15"""
    for line, widths in strokes_of(straps):
        c.lit(WAY)(taper(p.points(line), widths, cap=False), CLOAK, 7, clip=m, edge=0.4)
    for x, y in ((-66, -22), (-20, -14), (30, -18), (76, -30), (-60, 74), (20, 80)):
        p.shape(ellipse(x, y, 9), GOLD, 6)


def _mist(c: Canvas) -> None:
    low = c.rise(620, 800) + (c.swirl(200, 90, 4, 9, stretch=(1, 0.3)) - 0.5) * 0.6
    c.wash(low * 0.85, "#8fbc94")
    r = rng(4)
    for x, y, s in rows("70 730 1.1 | 900 730 0.9 | 976 744 1.2"):
        p = c.at(Place(x, y, s, r.randn() * 10), toward=WAY)
        p.shape(polygon("-9,40 9,40 11,-100 -11,-100"), STEEL, 6)
        p.shape(polygon("-38,-96 38,-96 38,-110 -38,-110"), GOLD, 5)
        p.shape(polygon("-6,-108 6,-108 6,-142 -6,-142"), CLOAK, 4)
        p.shape(ellipse(0, -148, 10), GOLD, 6)
    c.motes(scatter(r, 40, (160, 520, 900, 740), (1.2, 3.4)), "#e8f8c8", "#8ad0a0")
