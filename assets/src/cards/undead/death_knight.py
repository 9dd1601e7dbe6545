"""The death knight rears against the moon; the swords of all who stood before him are graves."""

from __future__ import annotations

import math

from art import Canvas, Ink, Light, Place, ellipse, polygon, rng, samples, scatter, spline, taper
from cards.undead._night import BONE, MOONLIGHT, SHADOW, grass, night, streaks

LIGHT = Light((760, 120), MOONLIGHT, SHADOW)
WAY = (0.75, -0.65)
HIDE = Ink("#1c2c38", "#0a1420", "#4a7468", rim="#d8f0b8", rim_width=4)
PLATE = Ink("#2c3c4c", "#0e1826", "#7aa494", rim="#eefcd0", rim_width=4)
CLOAK = Ink("#a01c30", "#400a2c", "#f06a58", rim="#ffd0b0", rim_width=4)
STEEL = Ink("#8aa4a0", "#34505c", "#f4ffe0", rim="#ffffff", rim_width=3)
GOLD = Ink("#c89848", "#5a3a30", "#fff0b0")


def paint(c: Canvas) -> None:
    night(c, 566, 330, 318, 5, reach=1.2)
    streaks(c, ("60,470 200,456 330,470", [3, 15, 3]), ("760,560 900,540 1010,556", [3, 16, 3]))
    _hill(c)
    _tail(c)
    _far_legs(c)
    _cloak(c)
    _body(c)
    _near_legs(c)
    _head(c)
    _rider(c)
    _swords(c)
    grass(c, 9, 776, 90, 60, "#08121a")
    c.finish(vignette=0.26)


def _hill(c: Canvas) -> None:
    hill = spline("-20,800! -20,720! 200,716 420,690 640,676 840,700 1044,716! 1044,800!")
    c.shape(hill, Ink("#1c3a3c", "#0b1a26", "#5c8a6c", rim="#b4d89c"), bulge=16, toward=(0, -1))


def _tail(c: Canvas) -> None:
    for i in range(6):
        line = [(766, 500), (862, 470 + i * 18), (942, 520 + i * 26), (1022 - i * 22, 560 + i * 26)]
        c.shape(taper(line, [26, 30, 20, 3]), HIDE, bulge=9, toward=WAY, edge=0.3)


def _leg(c: Canvas, line: str, widths: list[float]) -> None:
    c.shape(taper(line, widths), HIDE, bulge=26, toward=WAY, edge=0.3)
    end = samples(line, 12)[-1]
    hoof = Place(end.x, end.y, 1, math.degrees(end.angle) - 90)
    c.shape(hoof.path(polygon("-16,-8 16,-8 24,26 -24,26")), BONE, bulge=8, toward=WAY)


def _far_legs(c: Canvas) -> None:
    _leg(c, "762,560 810,620 784,668 814,706", [110, 64, 34, 28])
    _leg(c, "512,430 418,470 392,520 414,570", [84, 48, 32, 26])


def _body(c: Canvas) -> None:
    barrel = spline(
        "622,290! 548,300 502,360 490,430 532,490 602,546 648,620 702,660 778,650 810,580"
        " 794,500 742,420 692,350"
    )
    m = c.shape(barrel, HIDE, bulge=80, toward=WAY)
    ribs = [
        (
            [
                (702 - i * 38, 410 - i * 8),
                (668 - i * 40, 470 - i * 10),
                (622 - i * 34, 520 - i * 18),
            ],
            [2, 8, 2],
        )
        for i in range(4)
    ]
    c.lines(ribs, "#5c8a7c", 0.7, clip=m)
    neck = spline("652,330! 618,220 562,150 502,126! 458,170 466,250 462,340 482,420! 582,440")
    c.shape(neck, HIDE, bulge=60, toward=WAY, merge=[(582, 400, 110)])
    for i, at in enumerate(samples("486,112 552,134 610,196 646,280", 9)):
        reach = 92 + 26 * math.sin(i * 2.3)
        lock = [(at.x - 12, at.y + 10), (at.x + reach * 0.5, at.y - 26), (at.x + reach, at.y - 6)]
        c.shape(taper(lock, [34, 28, 3]), HIDE, bulge=9, toward=WAY, edge=0.3)


def _near_legs(c: Canvas) -> None:
    thigh = spline("662,520! 762,500 810,570 782,650 726,700 682,694! 668,640 642,590")
    c.shape(thigh, HIDE, bulge=50, toward=WAY, merge=[(742, 520, 70)])
    _leg(c, "702,650 658,672 702,706 668,744", [70, 48, 34, 28])
    _leg(c, "518,400 422,360 344,386 330,462", [100, 62, 36, 28])


def _head(c: Canvas) -> None:
    """The horse has no more than its skull."""
    skull = spline(
        "514,124! 482,108 446,122 412,164 370,214 338,244 330,264 346,280! 384,268 418,262"
        " 462,244 498,206"
    )
    m = c.shape(skull, BONE, bulge=26, toward=WAY, drop=8, edge=0.4)
    jaw = spline("486,220! 458,256 412,284 362,300! 380,280 428,262 462,236")
    c.shape(jaw, BONE, bulge=10, toward=WAY, edge=0.5)
    c.flat(spline("430,166 454,156 464,176 448,198 428,190"), "#0b1220", clip=m)
    spark = c.flat(ellipse(445, 177, 8), "#ff7a48")
    c.glow(spark, 12, "#ff4a30", 1.4)
    c.flat(spline("354,242! 370,236 364,254 348,260"), "#0b1220", clip=m)
    teeth = [([(356 + i * 13, 272 - i * 4), (359 + i * 13, 284 - i * 3)], [3, 2]) for i in range(7)]
    c.lines([("462,210 422,232 380,250", [1, 6, 1]), *teeth], "#34504c", 0.9)
    c.shape(taper("368,262 482,330 582,372", [7, 9, 7]), CLOAK, bulge=4, toward=WAY)


def _cloak(c: Canvas) -> None:
    cloak = spline(
        "622,150! 702,150 792,190 888,196 992,250! 948,276 1002,330! 942,344 962,410! 888,392"
        " 832,420 762,400 702,390 652,330"
    )
    m = c.shape(cloak, CLOAK, bulge=46, toward=WAY)
    folds = ("662,200 782,240 942,262", "672,250 792,300 962,336", "682,310 792,360 932,394")
    c.lines([(f, [3, 13, 2]) for f in folds], CLOAK.shade, 0.85, clip=m)


def _rider(c: Canvas) -> None:
    saddle = spline("582,330! 622,356 702,380! 738,440 730,520! 662,530 602,470 572,400")
    m = c.shape(saddle, CLOAK, bulge=30, toward=WAY, drop=8)
    c.lines([("592,400 642,490 726,516", [4, 8, 4])], "#d8a850", clip=m)
    c.shape(
        taper("658,372 582,420 602,500 584,560", [84, 72, 46, 34]),
        PLATE,
        bulge=22,
        toward=WAY,
        drop=8,
    )
    c.shape(spline("562,552! 610,546! 614,572! 542,580!"), PLATE, bulge=8, toward=WAY)
    c.shape(ellipse(582, 428, 32, 28), PLATE, bulge=14, toward=WAY, edge=0.5)
    torso = spline("602,370! 582,290 586,220 618,178 682,176 710,220 712,300 698,386!")
    m = c.shape(torso, PLATE, bulge=40, toward=WAY, drop=10)
    lames = ("586,290 642,306 710,292", "590,326 646,340 706,326", "642,190 634,240 640,300")
    c.lines([(line, [2, 6, 2]) for line in lames], "#0a1420", 0.9, clip=m)
    c.shape(taper("618,236 562,290 524,330", [50, 42, 30]), PLATE, bulge=14, toward=WAY, edge=0.4)
    _sword_arm(c)
    _helm(c)


def _sword_arm(c: Canvas) -> None:
    blade = polygon("738,108 714,92 666,-14 674,-20 752,82")
    c.shape(blade, STEEL, bulge=8, toward=WAY, edge=0.4)
    c.shape(taper("702,110 738,94 766,76", [13, 16, 13]), GOLD, bulge=6, toward=WAY)
    c.shape(taper("698,214 762,190 752,124", [56, 46, 36]), PLATE, bulge=16, toward=WAY, edge=0.3)
    c.shape(ellipse(748, 112, 24, 22), PLATE, bulge=12, toward=WAY, edge=0.5)
    c.shape(ellipse(696, 204, 42, 36), PLATE, bulge=18, toward=WAY, edge=0.5, drop=6)


def _helm(c: Canvas) -> None:
    for horn in ("614,104 582,84 562,40", "668,98 702,80 714,30"):
        c.shape(taper(horn, [24, 18, 4]), BONE, bulge=8, toward=WAY)
    helm = spline("600,188! 592,120 610,78 644,62 678,78 692,124 682,192! 638,206")
    m = c.shape(helm, PLATE, bulge=30, toward=WAY, drop=10)
    c.flat(spline("594,128! 632,120 652,132! 632,146 600,146!"), "#060a14", clip=m)
    eyes = c.flat([ellipse(607, 135, 7, 5), ellipse(636, 133, 8, 5)], "#ff8a50")
    c.glow(eyes, 12, "#ff3a28", 1.6)
    c.lines([("628,66 622,120 620,198", [3, 7, 4])], "#0a1420", 0.8, clip=m)
    c.flat(
        [ellipse(606, y, 3.4) for y in (160, 174)] + [ellipse(640, y, 3.4) for y in (160, 174)],
        "#060a14",
    )


def _swords(c: Canvas) -> None:
    r = rng(4)
    for x, y, s in (
        (80, 736, 1.1),
        (196, 728, 0.9),
        (420, 730, 0.8),
        (850, 734, 0.95),
        (950, 740, 1.15),
    ):
        p = Place(x, y, s, r.randn() * 12)
        c.shape(p.path(polygon("-9,10 9,10 11,-110 -11,-110")), STEEL, bulge=6, toward=WAY)
        c.shape(p.path(polygon("-38,-106 38,-106 38,-120 -38,-120")), GOLD, bulge=5, toward=WAY)
        c.shape(p.path(polygon("-6,-118 6,-118 6,-152 -6,-152")), CLOAK, bulge=4, toward=WAY)
        c.shape(p.path(ellipse(0, -158, 10)), GOLD, bulge=6, toward=WAY)
    c.motes(scatter(r, 40, (160, 520, 900, 740), (1.2, 3.4)), "#e8f8c8", "#8ad0a0")
