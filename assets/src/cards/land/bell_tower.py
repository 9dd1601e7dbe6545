"""The great bell swings over the roofs at nightfall; a wizard on the gallery hears his hour."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, Place, about, arc_points, clouds, dove, placed, rng, rows
from art.geometry import around, difference, ellipse, move, polygon, rectangle, spline, taper, union
from art.motifs import leaf, ridge, scatter, sparkle, star, tower

LIGHT = Light((530, 330), "#ffd88a", "#100c2a")
STONE = Ink("#6a5878", "#2a2048", "#c8a0a0", rim="#ffd8a8", rim_width=4)
GLOW = Ink("#b8804c", "#4a2c44", "#ffdc90")


def paint(c: Canvas) -> None:
    c.layers(_sky, _town, _shaft, _belfry, _bell, _columns, _roof, _gallery, _wizard, _birds)
    _front(c)
    c.finish(vignette=0.38)


def _sky(c: Canvas) -> None:
    v = c.y / c.height * 0.95 + (c.swirl(240, 90, 4, 6, stretch=(1.4, 0.5)) - 0.5) * 0.2
    v += c.spot(530, 330, 420) * 0.22
    c.field(v, "#141640 .2:#2a2a66 .4:#56448a .58:#9a5a90 .74:#e0808a .9:#f8b88a #ffe0a8")
    c.motes(scatter(rng(4), 70, (20, 10, 1010, 330), (1, 2.6)), "#fff4d8")
    away = np.hypot(c.x - 530, c.y - 330)
    rings = np.clip(np.cos(away / 64 * 2 * math.pi) * 3 - 1.9, 0, 1) * np.clip(1 - away / 620, 0, 1)
    c.wash(rings * 0.75, "#ffd8a0")
    heaps = "150 400 280 36 3 | 900 450 300 40 6 | 940 300 180 24 8"
    clouds(c, heaps, "#b86a94 #6a4480 #ffc89a", (0.2, 1), alpha=0.9)


def _town(c: Canvas) -> None:
    c.shape(ridge(600, 26, 200, 3), "#7a4a80 #4a3068 #f0a090", 26, toward=(0, -1))
    c.haze(560, 680, "#f0a090", 0.4)
    r = rng(7)
    for row, (y, wall, roof) in enumerate(rows("664 #5a3c70 #7a3c64 | 716 #43305f #8a3a50")):
        for i in range(9):
            x = -10 + i * 130 + row * 60 + r.randn() * 14
            if 350 < x < 710:
                continue
            side = 1 if x < 530 else -1
            w, h = 84 + r.rand() * 30, 60 + r.rand() * 40
            if i % 4 == 1:
                _, cap = tower(x, y, w * 0.5, h * 1.8, 1.2)
                body = rectangle(x - w * 0.24, y - h * 1.8, w * 0.48, h * 1.8 + 300)
            else:
                body = rectangle(x - w / 2, y - h, w, h + 300)
                cap = polygon(
                    f"{x - w * 0.62},{y - h + 2} {x - w * 0.1},{y - h - w * 0.55} "
                    f"{x + w * 0.12},{y - h - w * 0.55} {x + w * 0.62},{y - h + 2}"
                )
            c.shape(body, f"{wall} #241c44 #e0a088", 12, toward=(side, -0.4))
            c.shape(cap, f"{roof} #2c1c40 #f8b080", 12, toward=(side, -0.8))
            c.flat(rectangle(x - 6, y - h * 0.7, 13, 18, 3), "#ffd470")


def _blocks(c: Canvas, mask: Array, top: int, foot: int, left: float, right: float) -> None:
    r = rng(9)
    strokes = []
    for k, y in enumerate(range(top, foot, 30)):
        strokes.append(([(left, y), ((left + right) / 2, y + 5), (right, y)], [1, 2.6, 1]))
        for x in np.arange(left + 26 + (k % 2) * 30, right - 10, 60):
            if r.rand() < 0.6:
                strokes.append(([(x, y + 3), (x + 1, y + 28)], [2.4, 1.4]))
    c.lines(strokes, "#241c44", 0.6, clip=mask)


def _shaft(c: Canvas) -> None:
    outline = polygon("404,800 424,448 636,448 656,800")
    shaft = c.shape(outline, STONE, 70, toward=(-0.9, -0.5), edge=0.4)
    _blocks(c, shaft, 480, 780, 396, 664)
    window = union(rectangle(506, 590, 48, 74), ellipse(530, 590, 24))
    c.shape(move(window, scale=1.35, about=(530, 624)), STONE, 9, toward=(0, -1))
    light = c.flat(window, "#ffcf68")
    c.flat([rectangle(527, 560, 6, 106), rectangle(506, 612, 48, 6)], "#3a2448")
    c.glow(light, 18, "#ffa040", 0.6)


def _belfry(c: Canvas) -> None:
    inner = c.rough(rectangle(414, 190, 232, 250))
    v = c.spot(530, 330, 150, 170) + (c.noise(60, 3, 4) - 0.5) * 0.12
    c.field(v, "#7a3438 .2:#d0702c .4:#f8b850 .6:#ffe08a #fff8d8", inner)
    c.lines("416,226 530,214 644,226 : 18 20 18", "#4a2430")


def _bell(c: Canvas) -> None:
    p = Place(522, 226, 0.82, 13)
    c.shape(p.path(rectangle(-22, -14, 44, 34, 8)), "#6a3c34 #2c1828 #d89058", 9)
    clapper = p.points("10,110 44,178 54,204")
    c.lines([(clapper, [8, 8, 9])], "#3a2028")
    c.shape(ellipse(*clapper[-1][:2], 15), "#4a2c30 #20121e #d89058", 12)
    outline = p.spline("""-30,18! -20,8 20,8 30,18! 48,44 58,92 74,134 102,166! 96,178 0,188 -96,178
        -102,166! -74,134 -58,92 -48,44""")
    ink = "#a8622a #4a2024 #f8c860 #fff6cc 5"
    body = c.shape(outline, ink, 52, toward=(-0.9, -0.3), drop=10, edge=0.6)
    strokes = placed(
        p.points,
        "-50,52 0,62 50,52 | -66,118 0,130 66,118 : 3 6 3 | -78,136 0,148 78,136 : 2 4 2 | "
        "-102,166 0,178 102,166 : 2 5 2",
    )
    c.lines(strokes, "#5a2c24", 0.8, clip=body)
    stars = [p.path(star(x, y)) for x, y in ((0, 92), (-36, 88), (36, 88))]
    c.flat(stars, "#ffeca0", 0.9, clip=body)
    c.glow(body, 40, "#ffb050", 0.25)


def _columns(c: Canvas) -> None:
    arch = difference(
        rectangle(404, 176, 252, 268),
        union(rectangle(438, 296, 184, 160), ellipse(530, 296, 92, 84)),
    )
    mask = c.shape(arch, STONE, 12, toward=(-0.8, -0.6), edge=0.3)
    strokes = [(arc_points(530, 296, 92 + k, 84 + k, 180, 360, 14), [2, 3, 2]) for k in (14,)]
    c.lines(strokes, "#2a2048", 0.7, clip=mask)
    strokes = [
        ([around(530, 296, a, 92, 84), around(530, 296, a, 118, 110)], [3, 2])
        for a in np.radians(np.arange(190, 360, 20))
    ]
    c.lines(strokes, "#2a2048", 0.6, clip=mask)
    for x in (404, 622):
        c.shape(rectangle(x - 4, 290, 42, 14, 4), GLOW, 6, toward=(0 if x < 530 else -0.2, -1))
    c.wash(c.mask(arch) * c.spot(530, 330, 130, 130) * 0.7, "#ffb868")


def _roof(c: Canvas) -> None:
    c.shape(rectangle(384, 164, 292, 26, 4), STONE, 9, toward=(-0.5, -1), drop=8)
    outline = "372,170! 440,128 496,66 530,-14! 564,66 620,128 688,170!"
    roof = c.shape(outline, "#2f5a78 #141c44 #8ac0b8 #ffe0b0", 50, toward=(-0.9, -0.3), edge=0.3)
    tiles = []
    for k, y in enumerate(range(20, 170, 18)):
        for x in range(380 + (k % 2) * 10, 690, 20):
            tiles.append(([(x - 9, y - 5), (x, y + 5), (x + 9, y - 5)], [1, 2.4, 1]))
    c.lines(tiles, "#141c44", 0.7, clip=roof)


def _gallery(c: Canvas) -> None:
    c.shape(rectangle(372, 436, 424, 22, 4), STONE, 8, toward=(-0.4, -1), drop=14)
    for x in range(392, 680, 40):
        outline = [(x, 456, 0), (x + 24, 456, 0), (x + 22, 474), (x + 12, 484), (x + 2, 474)]
        c.shape(spline(outline), "#4a3c60 #241c44 #8a7090", 6, toward=(-1, 0))
    c.lines("376,398 530,398 686,398 : 6 6 6", "#2a1c40")
    c.lines([([(x, 398), (x, 438)], [4, 4]) for x in range(382, 690, 19)], "#2a1c40")


def _wizard(c: Canvas) -> None:
    ink = "#2f2560 #120e2c #8a6aa8 #ffd890 4"
    way = (-1.0, -0.1)
    x, y = 728, 440
    corbel = "636,456! 782,456! 776,472 728,484 690,508 664,540 640,560!"
    c.shape(corbel, STONE, 12, toward=(-0.2, 1), lighting=0.5, edge=0.4)
    c.lines([([(x + 46, y), (x + 40, y - 172)], [6, 7])], "#5a3424")
    orb = c.flat(ellipse(x + 39, y - 178, 11), "#a8f4f0")
    outline = spline(about(x, y, "-38,0! -28,-60 -20,-104 8,-116 26,-96 34,-40 40,0!"))
    c.shape(outline, ink, 22, toward=way)
    strokes = [
        ([(x + 2, y - 80), (x - 4, y - 40), (x - 10, y - 2)], [1, 4, 2]),
        ([(x + 18, y - 70), (x + 18, y - 2)], [1, 4]),
    ]
    c.lines(strokes, "#120e2c", 0.8)
    outline = taper([(x + 12, y - 90), (x + 30, y - 72), (x + 44, y - 82)], [24, 20, 13])
    c.shape(outline, ink, 9, toward=way)
    outline = spline(about(x, y, "-22,-118 2,-122 -4,-84 -26,-50! -30,-88"))
    c.shape(outline, "#e8dcd8 #8a6a90 #fff8e0", 9, toward=way)
    face = about(x, y, "-20,-136 -28,-120 -42,-108! -28,-102 -4,-100 8,-132")
    c.shape(spline(face), "#d8906c #7a4460 #ffc890", 9, toward=way)
    c.flat(ellipse(x - 20, y - 115, 2.6, 3), "#20122c")
    white = "#f0e4dc #9a7a98 #fffbe8"
    c.shape(leaf(x - 12, y - 102, 32, 172, 0.5), white, 4, toward=way)
    c.lines([([(x - 28, y - 120), (x - 20, y - 123), (x - 12, y - 119)], [2, 5, 2])], "#fff4e0")
    c.shape(leaf(x + 6, y - 122, 44, 84, 0.5), white, 7, toward=way)
    outline = about(x, y, "-46,-126! -22,-138 -8,-176 26,-218! 20,-176 22,-136 44,-118! 0,-124")
    c.shape(spline(outline), ink, 12, toward=way)
    c.lines([([(x - 22, y - 136), (x, y - 132), (x + 22, y - 134)], [6, 7, 6])], "#e0a040")
    c.glow(orb, 16, "#60e0e0", 0.9)
    c.lines("686,398 740,398 794,398 : 6 6 6", "#2a1c40")
    c.lines([([(k, 398), (k, 438)], [4, 4]) for k in range(705, 796, 19)], "#2a1c40")


def _birds(c: Canvas) -> None:
    for x, y, s, turn in rows("""330 330 1.1 -14 | 280 380 0.8 6 | 352 420 0.7 -20 | 240 320 0.6 0 |
        880 366 0.7 4 | 200 430 0.5 -8"""):
        c.shape(dove(x, y, s, turn), "#2a2050 #1a1438 #c88aa0", 5, toward=(0.2, 1))


def _front(c: Canvas) -> None:
    for points, way in (
        ("-20,780! -20,640 60,690 150,700 250,760 260,780!", 1),
        ("1050,780! 1050,610 980,660 880,690 800,760 790,780!", -1),
    ):
        c.shape(spline(points), "#1c1638 #0e0a22 #7a4a70", 16, toward=(way, -1))
    c.lines(sparkle(452, 262, 16, 5), "#fff8d8")
