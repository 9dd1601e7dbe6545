"""A leprechaun swears over his pot of gold, with his fingers crossed for all to see."""

from __future__ import annotations

import math

from art import Canvas, Ink, Light, Place, each, ellipse, move, rectangle, rng, scatter, sparkle
from art.geometry import spline, taper
from cards._mien import look
from cards._people import Stand, face
from cards._planes import brow_shadow

LIGHT = Light((470, 720), "#ffe690", "#0c2030")
UP = (-0.35, 0.75)
SKIN = Ink("#f0a878", "#96503f", "#ffe6a8")
BEARD = Ink("#d8582c", "#6a1c2c", "#ffc060", rim="#ffe8a0")
COAT = Ink("#2f8a48", "#0f3c3c", "#b0e060", rim="#f4ffa0")
GOLD = Ink("#f0b838", "#9a5424", "#fff6b0", rim="#fffbe0", rim_width=3)
IRON = Ink("#2c3444", "#0e1420", "#8a8a6c", rim="#ffe08a")
HEAD = Stand(470, 330, 1.22, -3)
RAINBOW = ("#d84a4a", "#f08a3c", "#f4d04a", "#5ab86a", "#3f8ac8", "#7a5ab8")


def paint(c: Canvas) -> None:
    c.layers(_dusk, _coat, _head, _hat, _beard, _pot, _hand)
    c.motes(scatter(rng(4), 60, (180, 380, 800, 640), (1.4, 4)), "#fff6c0", "#ffc040", radius=5)
    c.finish(vignette=0.32)


def _dusk(c: Canvas) -> None:
    v = c.spot(470, 620, 760, 640) * 0.9 + (c.swirl(240, 90, 4, 5, stretch=(1, 0.5)) - 0.5) * 0.2
    c.field(v, "#16344c .2:#1f5058 .4:#2f7a64 .58:#6aa868 .74:#c8d074 .9:#ffe890 #fff8cc")
    for i, hue in enumerate(RAINBOW):
        r = 660 - i * 26
        arc = [
            (900 - math.cos(a) * r, 800 - math.sin(a) * r)
            for a in [0.2 + k * 0.1 for k in range(25)]
        ]
        c.put(hue, c.stipple(c.mask(taper(arc, [27, 27], cap=False)) * 0.8) * 0.85)


def _coat(c: Canvas) -> None:
    coat = "120,800! 150,640 230,560 350,510 470,540 600,506 720,556 810,640 840,800!"
    m = c.shape(coat, COAT, 60, toward=(0, 0.6))
    c.lines(
        [("260,580 300,680 290,790", [2, 9, 4]), ("690,570 670,680 690,790", [2, 9, 4])],
        COAT.shade,
        0.7,
        clip=m,
    )
    for lapel in each(
        "350,516! 300,600 360,700! 460,640 470,560 | 600,512! 660,600 590,700! 490,640 480,560"
    ):
        c.shape(
            spline(lapel),
            "#3fa054 #145048 #c8ec6a #f4ffa0",
            16,
            toward=(0, 0.7),
            drop=6,
        )


def _head(c: Canvas) -> None:
    ear = "#e89a70 #8a443c #ffd898"
    c.shape(HEAD.spline("80,40! 70,-20 110,-50 190,-90! 160,-10 120,50"), ear, 16, toward=UP)
    mien = """iris #2f8a48 lips #b86048 brow #a03c18 blush #c8583c lids 0.5 smile 1.5 frown 0.6 jaw
        1.4 gaze 0.9"""
    skin = face(c, HEAD, look(SKIN, mien), UP)
    nose = HEAD.spline("-40,-14! -58,10 -92,34 -92,64 -62,78 -30,72 -12,56 -14,34 -26,8")
    m = c.shape(nose, "#ec8c64 #8a3c38 #ffe0a0", 30, toward=UP, clip=skin)
    c.lines([(HEAD.points("-26,40 -14,56 -30,70"), [1, 6, 1])], "#6a2428", 0.8, clip=m)
    brow_shadow(c, HEAD, skin, "#5a2c3c", 0.5)
    lines = ("44,-4 58,2 66,14", "46,2 56,12 58,24", "-16,62 14,66 24,52")
    c.lines([(HEAD.points(p), [1, 4, 1]) for p in lines], "#8a3c34", 0.8, clip=skin)


def _hat(c: Canvas) -> None:
    p = HEAD
    crown = p.spline("-92,-120! -108,-250! -20,-274 120,-262! 116,-118! 10,-100")
    c.shape(crown, COAT, 44, toward=(-0.8, 0.3))
    band = p.spline("-96,-160! 0,-142 118,-158! 116,-116! 0,-98 -92,-118!")
    c.shape(band, "#34283c #140c20 #8a6a4c", 8, toward=UP)
    c.shape(p.path(rectangle(-36, -162, 66, 62, 8)), GOLD, 9, toward=UP, drop=4)
    c.flat(p.path(rectangle(-20, -146, 34, 30, 4)), "#241828")
    card = Place(*p.at(86, -168), 1.2, 16)
    c.shape(card.path(rectangle(-22, -62, 46, 66, 6)), "#f4e4c0 #a8805c #fffbe8", 4)
    c.flat(card.path(rectangle(-15, -55, 32, 30, 3)), "#a8283c")
    brim = p.spline("-176,-88! -110,-128 0,-110 110,-128 196,-96! 130,-66 0,-72 -110,-62")
    c.shape(brim, COAT, 18, toward=(-0.2, 0.9), drop=14)


def _beard(c: Canvas) -> None:
    ring = HEAD.spline("""96,-40! 116,20 124,90 96,160 40,206 -30,216 -90,180 -112,110 -104,50!
        -92,70 -78,96 -66,80! -56,99 -30,106 0,99 20,74! 50,76 78,30""")
    m = c.shape(ring, BEARD, 40, toward=UP, drop=6)
    curls = [
        (
            HEAD.points(
                [
                    (100 - i * 21, 30 + (i - 4) ** 2 * -2 + 60),
                    (108 - i * 23, 120),
                    (92 - i * 20, 180),
                ]
            ),
            [1, 8, 1],
        )
        for i in range(9)
    ]
    c.lines(curls, BEARD.shade, 0.6, clip=m)
    c.lines([([(x - 7, y) for x, y, *_ in p], [1, 4, 1]) for p, _ in curls], BEARD.lit, 0.7, clip=m)

    for line in ("-40,82 -80,76 -116,96 -128,70", "-34,82 14,70 50,92 76,64"):
        m = c.shape(HEAD.path(taper(line, [30, 38, 26, 4])), BEARD, 12, toward=UP, drop=8)
        c.lines([(HEAD.points(line), [2, 6, 5, 1])], BEARD.shade, 0.6, clip=m)
    for line in ("-100,-36 -74,-60 -44,-40", "-26,-38 10,-66 62,-44"):
        c.shape(HEAD.path(taper(line, [8, 26, 8])), BEARD, 9, toward=UP, drop=5)


def _pot(c: Canvas) -> None:
    heap = "196,680! 220,640 280,612 340,620 400,594 470,606 540,590 600,616 664,630 700,690!"
    c.shape(heap, GOLD, 30, toward=(0, -1))
    r = rng(9)
    for _ in range(42):
        x = 226 + r.rand() * 440
        y = 620 + r.rand() * 60 - 18 * math.sin((x - 226) / 440 * math.pi)
        c.shape(ellipse(x, y, 24, 15, r.randn() * 20), GOLD, 7, toward=(-0.2, -1), edge=0.5)
    c.shape("150,700! 200,690 450,706 700,690 750,700! 780,800! 120,800!", IRON, 40, toward=(0, -1))
    c.shape(
        "148,696 300,716 450,720 600,716 752,694 : 30 34 34 34 30",
        IRON,
        12,
        toward=(0, -1),
        drop=6,
    )
    for x, y in ((310, 612), (520, 600), (600, 640)):
        c.lines(sparkle(x, y, 30, 6), "#fffdf0")


def _hand(c: Canvas) -> None:
    """In front of everything: two fingers crossed, the rest folded under the thumb."""
    way = (-0.85, 0.25)
    c.shape("676,810! 700,726 744,690 820,684 872,720 900,810!", COAT, 40, toward=way, drop=14)
    manner = {"toward": way, "edge": 0.45}
    c.shape("846,560 846,470 812,380 770,312 : 66 62 58 36", SKIN, 20, **manner)
    m = c.shape("770,566 766,480 790,390 826,306 : 68 64 58 36", SKIN, 20, drop=12, **manner)
    c.lines("736,470 768,478 798,470 | 768,398 790,408 814,404 : 2 6 2", SKIN.shade, 0.8, clip=m)
    c.flat(move(ellipse(0, 0, 11, 17), 822, 322, 1, 24), "#ffe0b8", 0.85, clip=m)
    palm = "726,690! 718,620 730,560 776,536 840,536 880,566 888,630 872,694!"
    c.shape(palm, SKIN, 44, toward=way, drop=10)
    for points in ("894,578 852,572 812,590", "894,628 856,622 818,638"):
        m = c.shape(taper(points, [54, 56, 40]), SKIN, 18, drop=7, **manner)
    m = c.shape("726,664 738,612 784,584 838,600 : 64 62 54 36", SKIN, 20, drop=12, **manner)
    c.flat(move(ellipse(0, 0, 15, 10), 834, 598, 1, 16), "#ffe0b8", 0.85, clip=m)
    c.shape("694,704 790,676 890,700 : 44 50 44", GOLD, 12, toward=way, drop=8)
