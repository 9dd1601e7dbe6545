"""A hooded old warlock with burning eyes, lit by his staff, before a ring of runes."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, ellipse, move, polygon, rectangle, rng, spline, taper
from numpy.random import RandomState

LIGHT = Light((770, 190), "#d8fff0", "#100a30")
LX = 772
LY = 176
CX = 468
CY = 300
GOLD = Ink("#f0b84e", "#8a4a34", "#fff4c0")
CLOTH = Ink("#37207a", "#150b3a", "#7fb8d8")


def paint(c: Canvas) -> None:
    r = _night(c)
    _magic_circle(c)
    _robe(c)
    opening = _hood(c)
    _face(c, opening)
    _beard(c)
    _staff(c)
    _hand(c)
    _sparks(c, r)
    c.finish(vignette=0.36)


def _night(c: Canvas) -> RandomState:
    v = (
        c.spot(LX, LY, 720, 620) * 0.9
        + c.spot(460, 330, 520, 420) * 0.35
        + (c.swirl(220, 80, 5, 4) - 0.5) * 0.22
    )
    c.field(
        v,
        "#120b30 .2:#25145a .42:#47288c .62:#5c55b8 .8:#5aa6c8 .94:#a8ecd8 #f0fff0",
    )
    r = rng(3)
    c.motes(
        [(r.rand() * 1024, r.rand() * 560, 0.9 + 1.8 * r.rand() ** 3) for _ in range(120)],
        "#e8e0ff",
    )
    return r


def _magic_circle(c: Canvas) -> None:
    ring = np.zeros((c.height, c.width), np.float32)
    for radius, w in ((262, 5), (250, 2), (206, 3), (300, 2)):
        ring = np.maximum(ring, c.mask(ellipse(CX, CY, radius), stroke=w))
    star = polygon(
        [
            (
                CX + math.cos(i * 3 * 2 * math.pi / 8 + math.pi / 8) * 250,
                CY + math.sin(i * 3 * 2 * math.pi / 8 + math.pi / 8) * 250,
            )
            for i in range(8)
        ]
    )  # eight-point star
    for i in range(8):
        a = i / 8 * 2 * math.pi
        ring = np.maximum(
            ring,
            c.mask(
                ellipse(
                    CX + math.cos(a + math.pi / 8) * 281, CY + math.sin(a + math.pi / 8) * 281, 11
                ),
                stroke=3,
            ),
        )
    ring = np.maximum(ring, c.mask(star, stroke=3))
    glyphs = []
    for i in range(24):
        a = i / 24 * 2 * math.pi
        x, y = CX + math.cos(a) * 228, CY + math.sin(a) * 228
        k = i % 4
        s = 9
        g = [
            polygon([(-s, s), (0, -s), (s, s)]),
            rectangle(-s, -2, 2 * s, 4),
            ellipse(0, 0, s * 0.8),
            polygon([(-s, -s), (s, -s), (0, s)]),
        ][k]
        glyphs.append(move(g, x, y, 1, math.degrees(a) + 90))
    ring = np.maximum(ring, c.mask(glyphs, stroke=3))
    c.put("#f6c86a", ring * 0.9)
    c.glow(ring, 8, "#f0a040", 0.7)
    c.glow(ring, 24, "#c060c0", 0.5)


def _robe(c: Canvas) -> None:
    cloak = spline("70,810! 130,640 250,520 360,470 468,440 580,470 700,530 800,650 850,810!")
    cm = c.shape(cloak, CLOTH, bulge=90, toward=(0.9, -0.6), rim="#b8f4e8", rim_width=4)
    c.lines(
        [
            (
                [(300 + i * 44, 540 + abs(i - 4) * 8), (280 + i * 46, 650), (250 + i * 54, 800)],
                [1, 6, 3],
            )
            for i in range(10)
        ],
        CLOTH.shade,
        0.7,
        clip=cm,
    )


def _hood(c: Canvas) -> Array:
    hood = spline(
        "296,560 300,400 340,240 420,136 480,96! 560,150 626,260 650,410 640,570 "
        "560,640 470,660 370,636"
    )
    hm = c.shape(
        hood,
        Ink("#43288e", CLOTH.shade, "#8fd0e0"),
        bulge=80,
        toward=(0.9, -0.5),
        rim="#c8fff0",
        rim_width=5,
        drop=12,
    )
    c.lines(
        [
            ("420,150 360,280 330,440 340,600", [1, 5, 5, 1]),
            ("450,130 392,260 362,420 366,560", [1, 4, 4, 1]),
            ("556,170 610,300 622,440 612,580", [1, 5, 5, 1]),
        ],
        CLOTH.shade,
        0.75,
        clip=hm,
    )
    op = spline("368,400 384,290 430,220 482,196 540,226 588,300 600,410 580,520 480,560 392,510")
    c.shape(op, GOLD, bulge=12, toward=(0.9, -0.5))
    ip = move(op, 0, 6, 0.93, about=(484, 380))
    opening = c.rough(ip)
    c.field(np.clip((c.x - 400) / 240, 0, 1), "#0a0620 #140c34 #241a54", opening)
    return opening


def _face(c: Canvas, opening: Array) -> None:
    face = spline("432,300 484,270 538,300 556,370 540,450 484,500 430,450 416,370")
    c.shape(
        face,
        Ink("#a87a86", "#2c1848", "#e8e8d0"),
        bulge=60,
        toward=(1, -0.25),
        clip=opening,
        shading=1.5,
    )
    c.wash(np.clip((352 - c.y) / 70, 0, 1) * 1.1, "#140c34", clip=c.mask(face))
    c.shape(
        spline("476,340! 470,400 462,424 486,434 508,422 500,396 494,340!"),
        Ink("#b88a90", "#3a2050", "#fff0dc"),
        bulge=16,
        toward=(1, -0.2),
    )
    for ex, s_ in ((444, -1), (524, 1)):
        c.flat(spline([(ex - 26, 356), (ex, 344), (ex + 26, 356), (ex, 372)]), "#0c0620")
        e = c.mask(spline([(ex - 19, 360, 0), (ex, 351), (ex + 19, 360, 0), (ex, 367)]))
        c.put("#c8fff0", e)
        c.put("#ffffff", c.mask(ellipse(ex, 359, 5)))
        c.glow(e, 12, "#40e0c0", 1.2)
        c.shape(
            taper([(484 + s_ * 6, 346), (ex, 328), (ex + s_ * 36, 334)], [14, 16, 3]),
            Ink("#d8d4e0", "#5a4a80", "#ffffff"),
            toward=(1, -0.3),
        )


def _beard(c: Canvas) -> None:
    beard = spline(
        "412,420! 420,500 412,600 440,700 486,790! 530,700 566,600 552,500 560,420! "
        "536,456 484,446 434,456"
    )
    bm = c.shape(
        beard, Ink("#c8c4dc", "#5a4a8c", "#ffffff"), bulge=60, toward=(1, -0.3), drop=10, edge=0.2
    )
    c.lines(
        [
            (
                [
                    (430 + i * 14, 450),
                    (424 + i * 15 + 10 * math.sin(i), 560),
                    (452 + i * 7, 690),
                    (478 + i * 1.6, 780),
                ],
                [1, 4, 3.5, 1],
            )
            for i in range(9)
        ],
        "#6a5a9c",
        0.75,
        clip=bm,
    )
    c.shape(
        spline(
            "484,440! 440,444 400,480 392,520! 430,492 484,466! 538,492 578,520! 568,478 528,444"
        ),
        Ink("#dcd8ea", "#6a5a9c", "#ffffff"),
        bulge=14,
        toward=(1, -0.4),
        edge=0.2,
    )
    c.flat(spline("462,468 484,474 506,468 484,482"), "#3a1a40")


def _staff(c: Canvas) -> None:
    c.shape(
        taper("806,820 790,520 776,262", [26, 22, 20]),
        Ink("#7a4a34", "#2a1430", "#e8d0a0"),
        toward=(-0.9, -0.6),
        rim="#d8fff0",
        rim_width=3,
    )
    for pts in ("776,268 720,230 716,160 752,110", "776,268 836,226 836,156 796,108"):
        c.shape(taper(pts, [24, 20, 14, 3]), Ink("#7a4a34", "#2a1430", "#fff0c0"), bulge=9)
    c.flat(polygon("776,92 738,168 774,246 814,172"), "#7ff0d8")
    c.flat(polygon("776,92 738,168 768,170"), "#e8fff8")
    c.flat(polygon("768,170 774,246 814,172"), "#38b0b8")
    c.flat(polygon("776,92 768,170 814,172"), "#b8fff0")
    cmask = c.mask(polygon("776,92 738,168 774,246 814,172"))
    c.glow(cmask, 22, "#80ffe8", 1.0)
    c.glow(cmask, 80, "#40c8d8", 0.8)
    c.halo(776, 170, 300, "#80ffe0", 0.4)


def _hand(c: Canvas) -> None:
    c.shape(
        spline("620,640 700,560 770,540 800,600 760,660 680,760 600,800"),
        CLOTH,
        bulge=50,
        toward=(0.5, -1),
        rim="#b8f4e8",
        rim_width=4,
        drop=8,
    )
    c.shape(
        taper("742,552 770,590 782,640", [16, 18, 14]),
        GOLD,
        bulge=8,
    )
    for i in range(4):
        c.shape(
            taper([(752, 520 + i * 24), (784, 512 + i * 25), (814, 522 + i * 25)], [26, 27, 22]),
            Ink("#c89a96", "#4a2858", "#fff6e6"),
            bulge=12,
            toward=(0.3, -1),
            edge=0.4,
        )
    c.shape(
        taper("756,522 772,496 790,482", [28, 24, 18]),
        Ink("#c89a96", "#4a2858", "#fff6e6"),
        bulge=11,
        toward=(0.3, -1),
        edge=0.3,
    )


def _sparks(c: Canvas, r: RandomState) -> None:
    sp = [
        ellipse(
            776 + math.cos(t) * (40 + t * 26),
            170 + math.sin(t) * (30 + t * 20),
            1.5 + 2.5 * r.rand(),
        )
        for t in np.linspace(0, 14, 70)
    ]
    sm = c.mask(sp)
    c.put("#e8fff4", sm)
    c.glow(sm, 6, "#60f0d8", 0.9)
