"""The death knight rides a bone horse across the moon, and the swords in the grass turn to him."""

from __future__ import annotations

import math

from art import (
    Canvas,
    Ink,
    Light,
    Place,
    ellipse,
    flame,
    ridge,
    rng,
    samples,
    scatter,
    spline,
    taper,
    union,
)
from cards.undead._night import BONE, MOONLIGHT, SHADOW, grass, graves, night, streaks

LIGHT = Light((430, 270), MOONLIGHT, SHADOW)
ARMOUR = Ink("#2c333e", "#0c0e1c", "#7fa094", rim="#e8fcc8", rim_width=4)
CLOTH = Ink("#5a1830", "#1c0a1e", "#b04c50", rim="#ffc8a0", rim_width=3)
LEATHER = Ink("#5a2c34", "#1c0e1e", "#c08a6c")
TRIM = Ink("#8a8a5c", "#33383c", "#eaf0b0")
STEEL = Ink("#7c9490", "#26383f", "#f0fcdc", rim="#f8ffe8", rim_width=3)
SKULL = Ink("#b4c49c", "#4c6a66", "#f8ffdc", rim="#fbffe8", rim_width=3)
HOOF = Ink("#2c333e", "#0c0e1c", "#5c7a74")
HEART = (520, 320)


def paint(c: Canvas) -> None:
    night(c, 450, 280, 236, seed=4)
    streaks(
        c,
        ("60,330 180,342 300,330", [3, 20, 3]),
        ("760,150 880,162 1040,148", [3, 20, 6]),
        ("880,300 960,308 1040,298", [3, 14, 5]),
    )
    _moor(c)
    _cloak(c)
    _legs(c)
    _horse(c)
    _head(c)
    _rider(c)
    _helm(c)
    _blade(c)
    _swords(c)
    c.finish(vignette=0.34)


def _moor(c: Canvas) -> None:
    far = ridge(566, 20, 240, 7, peaks=((60, 60, 150), (930, 70, 170)))
    c.shape(far, Ink("#467a6c", "#2c5a5a", "#9cc48c"), bulge=26, toward=(0, -1))
    stone = Ink("#3a655f", "#224a4c", "#8ab488")
    graves(c, stone, (96, 660, 56, 70, -6), (866, 660, 60, 64, 6), (990, 664, 52, 84, -4))
    c.haze(500, 640, "#9dc493", 0.55)
    near = ridge(662, 12, 190, 12)
    c.shape(near, Ink("#1f3f42", "#0f2230", "#5c8c70"), bulge=22, toward=(0, -1))


def _cloak(c: Canvas) -> None:
    cloak = spline(
        "560,206! 500,204 430,236 350,240 262,276 188,270! 226,300 196,338! 262,330 236,384! "
        "306,364 300,414! 356,392 420,430 480,420 540,380"
    )
    mask = c.shape(cloak, CLOTH, bulge=30, toward=(0.2, -1))
    folds = ("530,240 440,280 340,290 240,290", "520,290 440,330 350,330 270,350")
    c.lines([(f, [1, 9, 7, 1]) for f in folds], "#170819", 0.85, clip=mask)
    c.lines([("524,264 440,304 350,306 250,316", [1, 4, 3, 1])], "#b04c50", 0.6, clip=mask)


def _bone(c: Canvas, line: str, widths: list[float], ink: Ink = BONE) -> None:
    ends = samples(line, 3)
    knob = widths[0] * 0.62
    parts = [ellipse(s.x, s.y, knob) for s in (ends[0], ends[-1])]
    c.shape(union(taper(line, widths, 40, cap=False), *parts), ink, bulge=9, edge=0.35)


def _legs(c: Canvas) -> None:
    far = Ink("#93aa90", "#3f5f5c", "#c8dcb0")
    for upper, lower, hoof, turn, ink in (
        ("404,560 436,616", "436,616 420,680", (424, 690), 0, far),
        ("676,540 748,576", "748,576 724,634", (716, 646), 24, far),
        ("330,556 296,622", "296,622 310,684", (316, 696), 0, BONE),
        ("634,560 668,624", "668,624 660,690", (664, 700), 0, BONE),
    ):
        _bone(c, upper, [34, 22, 30], ink)
        _bone(c, lower, [28, 17, 24], ink)
        p = Place(*hoof, 1, turn)
        c.shape(p.path(spline("-17,-14! -26,18! 26,18! 18,-12!")), HOOF, bulge=9, edge=0.4)
        fire = flame(hoof[0] - 4, hoof[1] + 18, 44, 70, hoof[0], 5)
        c.put("#8af098", c.mask(fire) * 0.55, "screen")
    c.shadow(ellipse(490, 712, 260, 10), SHADOW, 8, 0.8)


def _horse(c: Canvas) -> None:
    tail = spline("318,430! 270,440 236,500 244,580 226,640! 262,612 270,650! 296,590 320,520")
    c.shape(tail, Ink("#1c2630", "#0a0e1a", "#4c7068"), bulge=18)
    cover = spline(
        "712,262! 668,266 628,318 594,376 520,396 430,392 356,392 314,424 302,480 294,530 276,584! "
        "308,552 316,572! 338,544 354,604! 380,560 404,576! 422,554 456,612! 470,566 500,586! "
        "522,558 556,600! 572,554 596,574! 624,550 662,594! 676,550 704,530! 712,490 722,450 "
        "742,398! 738,320"
    )
    mask = c.shape(cover, CLOTH, bulge=60, edge=0.3)
    c.wash(c.rise(460, 610) * 0.6, "#1c0a1e", clip=mask)
    r = rng(3)
    folds = []
    for x, top in (
        (336, 470),
        (382, 480),
        (430, 470),
        (494, 500),
        (556, 490),
        (610, 460),
        (656, 420),
    ):
        sway = r.randn() * 8
        folds.append(([(x + 6, top), (x + sway, 550), (x - 6 + sway, 632)], [1, 9, 13]))
    c.lines(folds, "#170819", 0.75, clip=mask)
    c.lines([([(x - 14, y) for x, y in p], [1, 4, 5]) for p, _ in folds], "#a04450", 0.5, clip=mask)
    hem = "284,522 320,528 360,524 420,536 480,532 540,538 600,528 650,532 706,490"
    c.lines([(hem, [5, 6, 6, 5])], "#c0b878", 0.8, clip=mask, n=160)
    for x, y in ((344, 470), (420, 490), (498, 486), (386, 428)):
        p = Place(x, y, 0.8, -4)  # his crest: a helm with nobody in it
        crest = p.path(spline("-20,26! -22,-6 -8,-28 12,-26 24,-2 22,28! 0,34"))
        c.flat(crest, "#c0b878", 0.85, clip=mask)
        c.flat(p.path(spline("-2,-6! 23,-4! 23,6! -2,4!")), "#2c0e22", clip=mask)
        c.lines([(p.points("-16,30 -14,-2 4,-26"), [2, 5, 2])], "#5a1830", clip=mask)
    # ridged neck plates
    for k, s in enumerate(samples("702,268 664,304 630,350 596,392", 6)):
        plate = Place(s.x, s.y, 1 + k * 0.12, math.degrees(s.angle) - 90)
        c.shape(
            plate.path(spline("-30,-20! 0,-34 34,-16! 30,22 0,12 -26,24")),
            ARMOUR,
            bulge=9,
            edge=0.5,
        )
    c.lines([("742,400 700,470 640,480 590,470", [6, 7, 7, 6])], "#0c0e1c")


def _head(c: Canvas) -> None:
    c.shape(spline("700,268! 690,214 700,180! 722,214 724,268!"), ARMOUR, bulge=8, edge=0.3)
    jaw = spline("722,356! 752,386 792,408 816,428! 786,436 738,420 712,386")
    c.shape(jaw, SKULL, bulge=12, toward=(-0.5, -0.8), edge=0.4)
    skull = spline(
        "700,262 730,250 758,268 784,320 816,368 836,396 838,418! 820,420 800,404 768,388 742,380 "
        "716,366 698,320"
    )
    m = c.shape(skull, SKULL, bulge=30, toward=(-0.5, -0.8), edge=0.4)
    socket = c.flat(spline("732,300 750,290 764,306 754,322 736,320"), "#101626", clip=m)
    eye = c.flat(ellipse(749, 307, 7), "#ffb080", clip=socket)
    c.glow(eye, 9, "#ff4030", 1.4)
    c.flat(spline("806,376! 824,392 828,408 812,398"), "#17242e", clip=m)
    c.lines(
        [("720,350 752,362 790,382", [1, 5, 1]), ("760,280 782,326 802,356", [1, 3, 1])],
        BONE.shade,
        0.9,
        clip=m,
    )
    c.lines(
        [
            ([(x, 388 + (x - 760) * 0.42), (x - 2, 404 + (x - 760) * 0.42)], [3, 4])
            for x in range(762, 812, 10)
        ],
        "#33504f",
    )
    plate = spline("700,258! 732,246 762,268 788,318! 770,322 752,282 724,272 708,300!")
    c.shape(plate, ARMOUR, bulge=8, toward=(-0.4, -1), edge=0.4)
    c.lines([("800,406 720,420 640,390 604,372", [5, 5, 5, 5])], "#0c0e1c")


def _rider(c: Canvas) -> None:
    saddle = spline("440,404! 446,360 470,350! 500,386 560,388 596,352! 612,372 606,420! 520,440")
    c.shape(saddle, Ink("#3a2c34", "#140e1a", "#8a7a64"), bulge=14, edge=0.4)
    # leg
    c.shape(taper("506,384 560,404 606,436", [72, 66, 48]), ARMOUR, bulge=20, edge=0.4)
    c.shape(taper("606,440 600,500 586,548", [46, 42, 30]), ARMOUR, bulge=16, edge=0.4)
    c.shape(spline("568,540! 604,538 654,566! 620,574 566,570"), ARMOUR, bulge=9, edge=0.4)
    c.shape(spline("578,416 610,404 640,424! 630,456 600,462 578,446"), ARMOUR, bulge=12, edge=0.5)
    torso = spline(
        "492,212 560,200 610,236 616,300 592,356 584,400! 520,408 470,400! 478,340 470,270"
    )
    m = c.shape(torso, ARMOUR, bulge=46, edge=0.3)
    c.lines(
        [
            ("560,240 574,300 560,390", [1, 6, 2]),
            ("480,320 530,336 604,320", [2, 5, 2]),
            ("478,352 530,368 592,352", [2, 5, 2]),
        ],
        "#0c0e1c",
        0.9,
        clip=m,
    )
    c.shape(taper("470,384 530,396 590,380", [20, 22, 20], cap=False), TRIM, bulge=8, edge=0.4)
    # arm to the lance
    c.shape(taper("536,262 556,330 600,352", [58, 50, 40]), ARMOUR, bulge=16, edge=0.5)
    c.shape(taper("596,352 634,336 652,320", [40, 36, 30]), ARMOUR, bulge=14, edge=0.5)
    c.lines(
        [("540,312 566,300 586,312", [2, 5, 2]), ("618,322 628,338 626,356", [2, 4, 2])], SHADOW
    )
    c.shape(spline("560,336 584,322 606,336 604,364 576,370"), ARMOUR, bulge=10, edge=0.5)
    shoulder = spline("462,262! 470,206 520,178 572,196! 596,240 580,278! 530,262 492,284")
    c.shape(shoulder, ARMOUR, bulge=26, edge=0.5, drop=6)
    for pts in ("478,224! 430,178! 500,196!", "504,198! 480,138! 532,182!"):
        c.shape(spline(pts), ARMOUR, bulge=7, edge=0.4)
    c.lines([("470,262 526,240 584,262", [3, 7, 3])], "#c0b878")


def _helm(c: Canvas) -> None:
    c.shape(spline("532,212! 536,180 600,180 604,214!"), ARMOUR, bulge=12, edge=0.4)
    back = "560,118 520,92 490,100 462,70"
    c.shape(
        taper("590,112 604,70 640,56 668,26", [30, 26, 18, 4], cap=False), TRIM, bulge=9, edge=0.4
    )
    helm = spline(
        "530,190! 520,140 536,100 572,82 610,94 630,130 640,150! 632,196! 610,214! 560,212"
    )
    m = c.shape(helm, ARMOUR, bulge=34, toward=(-0.8, -0.6), edge=0.4, drop=5)
    c.shape(taper(back, [34, 30, 20, 4], cap=False), TRIM, bulge=9, edge=0.4)
    slit = c.flat(spline("578,140! 636,146! 636,158! 580,156!"), "#0a0a14", clip=m)
    eye = c.flat(spline("600,145! 622,146! 620,154! 602,153!"), "#ffc090", clip=slit)
    c.glow(eye, 12, "#ff3a2a", 1.6)
    c.flat([ellipse(x, y, 3.4) for x in (604, 616, 628) for y in (174, 186)], "#0a0a14", clip=m)
    c.lines(
        [("572,84 582,120 576,210", [3, 6, 3]), ("526,168 560,160 578,148", [2, 5, 2])],
        "#c0b878",
        clip=m,
    )


def _blade(c: Canvas) -> None:
    """His own sword, upright: what the others bow to."""
    p = Place(656, 322, 1, 8)
    m = c.shape(
        p.path(spline("-20,-30! -17,-200 0,-276! 17,-200 20,-30!")), STEEL, bulge=14, edge=0.5
    )
    c.lines([(p.points("0,-40 0,-220"), [8, 3])], STEEL.shade, 0.85, clip=m)
    c.shape(p.path(taper("0,-30 0,52", [16, 14], cap=False)), LEATHER, bulge=6)
    guard = spline("-62,-52! -48,-36 0,-34 48,-36 62,-52! 56,-22 0,-16 -56,-22")
    c.shape(p.path(guard), TRIM, bulge=8, edge=0.5)
    c.shape(p.path(ellipse(0, 58, 14)), TRIM, bulge=9, edge=0.4)
    glint = c.flat(p.path(ellipse(0, -26, 8, 9)), "#ff7a50")
    c.glow(glint, 9, "#ff3a2a", 1.0)
    for pts in ("-16,8 2,-6 20,0", "-16,22 2,8 20,14", "-14,36 2,24 18,28"):
        c.shape(taper(p.points(pts), [15, 17, 12]), ARMOUR, bulge=6, edge=0.5)


def _sword(c: Canvas, x: float, y: float, size: float) -> None:
    """A sword standing in the ground whose hilt leans towards the rider."""
    lean = math.degrees(math.atan2(HEART[0] - x, y - HEART[1])) * 0.72
    p = Place(x, y, size, lean)
    blade = spline("-13,20! -15,-150! 15,-150! 13,20!")
    c.shape(p.path(blade), STEEL, bulge=10 * size, edge=0.5)
    c.lines([(p.points("0,10 0,-140"), [4 * size, 5 * size])], STEEL.shade, 0.8)
    c.shape(p.path(taper("0,-158 0,-212", [16, 14], cap=False)), LEATHER, bulge=6 * size)
    guard = spline("-48,-158! 0,-156 48,-158! 50,-144! 0,-140 -50,-144!")
    c.shape(p.path(guard), TRIM, bulge=7 * size, edge=0.5)
    c.shape(p.path(ellipse(0, -222, 14)), TRIM, bulge=9 * size, edge=0.4)


def _swords(c: Canvas) -> None:
    for x, y, size in (
        (70, 650, 0.42),
        (180, 648, 0.36),
        (830, 650, 0.4),
        (960, 646, 0.44),
        (770, 668, 0.34),
    ):
        _sword(c, x, y, size)
    front = ridge(724, 12, 150, 21)
    for x, y, size in (
        (130, 742, 0.94),
        (232, 740, 0.62),
        (930, 744, 0.98),
        (806, 742, 0.68),
        (26, 740, 0.6),
    ):
        _sword(c, x, y, size)
    c.shape(front, Ink("#14262e", "#0a121e", "#4c7864"), bulge=14, toward=(0, -1))
    helm = spline("520,744! 516,706 546,686 580,700 590,744!")
    c.shape(helm, STEEL, bulge=16, toward=(-0.2, -1), edge=0.4)
    c.flat(spline("548,716! 588,718! 588,726! 550,724!"), "#0a0a14")
    grass(c, 5, 770, 90, 46, "#0c1820")
    c.motes(scatter(rng(8), 60, (200, 560, 800, 720), (1.4, 3.6)), "#d4ffc0", "#60f080", radius=5)
