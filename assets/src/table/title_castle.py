"""The title painting: the castle on its cliff, one window of it lit by a candle."""

from __future__ import annotations

import numpy as np
from art import (
    Canvas,
    Ink,
    Path,
    Point,
    blur,
    burn,
    ellipse,
    kuwahara,
    mix,
    polygon,
    rectangle,
    rng,
    smoothstep,
    sparkle,
    taper,
    tower,
    union,
)

SUNWARD = (-1.0, -0.25)
STONE = Ink("#46304f", "#1b132b", "#e2905a", rim="#ffcf86", rim_width=3.5)
BACK_STONE = Ink("#6a4058", "#3a2748", "#e89a64")
ROOF = Ink("#2b2a5c", "#121330", "#c4685a", rim="#ffb877", rim_width=3)
BACK_ROOF = Ink("#4a3a66", "#2c2450", "#d87c62")
CANDLE = (2128.0, 468.0)

# x, foot, width, height, roof (0 = battlement)
Tower = tuple[float, float, float, float, float]
BEHIND: tuple[Tower, ...] = (
    (1900, 790, 50, 210, 1.7),
    (1986, 790, 62, 330, 1.8),
    (2240, 790, 64, 420, 1.9),
    (2338, 790, 54, 300, 1.7),
    (2440, 790, 60, 250, 1.6),
)
FRONT: tuple[Tower, ...] = (
    (2064, 800, 86, 300, 0),
    (2128, 800, 104, 470, 1.7),
    (2206, 800, 80, 260, 0),
    (2300, 806, 92, 230, 1.5),
    (1946, 806, 78, 216, 1.6),
    (2412, 810, 92, 190, 0),
    (1852, 822, 66, 150, 1.6),
    (2516, 816, 84, 240, 1.6),
)


def cliff(c: Canvas) -> None:
    rock = kuwahara(c.swirl(330, 110, 3, 77, stretch=(0.6, 1.25), ridged=True), 7)
    outline = polygon(
        "1500,1480 1560,1330 1612,1268 1640,1150 1700,1080 1716,960 1768,906 1790,846 1830,812"
        " 1990,786 2200,776 2420,782 2600,770 2600,1480"
    )
    ink = Ink("#3d2742", "#150f22", "#c96f4e", rim="#ffc27a", rim_width=5)
    mask = c.shape(outline, ink, bulge=130, texture=rock, relief=150, toward=SUNWARD)
    c.wash(smoothstep(1800, 2500, c.x) * 0.55 * (0.4 + rock * 0.6), "#150f26", mask)
    chance = rng(31)
    cracks = []
    for _ in range(46):
        x, y = 1660 + chance.rand() * 880, 840 + chance.rand() * 480
        tall = 60 + chance.rand() * 130
        lean = (chance.rand() - 0.6) * 46
        cracks.append(([(x, y), (x + lean * 0.2 + 8, y + tall * 0.5), (x + lean, y + tall)],
                       [1, 6, 1]))  # fmt: skip
    c.lines(cracks, "#0f0a1a", 0.8, clip=mask)
    lit = [([(x - 5, y) for x, y in points], [0.6, 2.6, 0.6]) for points, _ in cracks]
    c.lines(lit, "#d9825a", 0.6, clip=mask)
    _waterfall(c)
    c.wash(smoothstep(1130, 1420, c.y) * smoothstep(1480, 1640, c.x) * 0.6, "#2c2148", mask)


def _waterfall(c: Canvas) -> None:
    fall = taper("1960,850 1946,930 1936,1050 1924,1200 1912,1350", [20, 26, 36, 48, 66], cap=False)
    mask = c.shape(fall, Ink("#c99a94", "#6d5479", "#ffe6c2"), bulge=10, toward=SUNWARD)
    chance = rng(8)
    threads = []
    for _ in range(26):
        x, y = 1905 + chance.rand() * 56, 860 + chance.rand() * 400
        threads.append(([(x, y), (x - 6, y + 90)], [0.6, 3, 0.6]))
    c.lines(threads, "#fff2d8", 0.7, clip=mask)
    for x, y, wide in ((1910, 1350, 160), (1850, 1385, 210)):
        spray = np.exp(-(((c.x - x) / wide) ** 2) - ((c.y - y) / 44) ** 2)
        c.wash(spray * 0.7, "#c98f8c")


def castle(c: Canvas) -> None:
    for at in BEHIND:
        _tower(c, at, BACK_STONE, BACK_ROOF)
    c.wash(np.exp(-(((c.y - 740) / 90) ** 2)) * smoothstep(1800, 1900, c.x) * 0.4, "#e88a5c",
           c.mask([part for at in BEHIND for part in _parts(at)]))  # fmt: skip
    for at in FRONT[:3]:
        _tower(c, at, STONE, ROOF)
    _wall(c, 1940, 2420, 690, 820)
    for at in FRONT[3:]:
        _tower(c, at, STONE, ROOF)
    _wall(c, 1846, 2600, 768, 850)
    _gate(c)
    _bushes(c)
    _windows(c)
    _candle(c)
    _pennants(c)


def _parts(at: Tower) -> tuple[Path, Path]:
    x, foot, width, height, roof = at
    return tower(x, foot, width, height, roof or 1.1, roof == 0)


def _tower(c: Canvas, at: Tower, stone: Ink, tiles: Ink) -> None:
    body, top = _parts(at)
    x, foot, width, height, roof = at
    mask = c.shape(body, stone, toward=SUNWARD, bulge=width * 0.42)
    chance = rng(x)
    blocks = []
    for _ in range(int(height / 13)):
        bx, by = x + (chance.rand() - 0.5) * width * 0.8, foot - chance.rand() * height
        blocks.append(([(bx, by), (bx + 13, by)], [2.6, 2.6]))
    c.lines(blocks, mix(stone.base, "#0f0a1a", 0.6), 0.6, clip=mask)
    c.shape(top, tiles if roof else stone, toward=SUNWARD, bulge=width * 0.36)
    band = rectangle(x - width * 0.53, foot - height - 2, width * 1.06, 9, 2)
    c.shape(band, stone, toward=SUNWARD, bulge=4)


def _wall(c: Canvas, left: float, right: float, top: float, foot: float) -> None:
    points: list[Point] = [(left, foot), (left, top)]
    x = left
    while x + 34 <= right:
        points += [(x, top - 15), (x + 19, top - 15), (x + 19, top), (x + 34, top)]
        x += 34
    wall = c.shape(polygon([*points, (right, top), (right, foot)]), STONE, toward=(-0.7, -0.8),
                   bulge=16)  # fmt: skip
    courses = []
    chance = rng(left + top)
    for _ in range(int((right - left) / 7)):
        x, y = left + chance.rand() * (right - left), top + chance.rand() * (foot - top)
        courses.append(([(x, y), (x + 18, y)], [2.6, 2.6]))
    c.lines(courses, "#1b132b", 0.55, clip=wall)


def _bushes(c: Canvas) -> None:
    """Rocks and shrubs that bind the walls to the cliff."""
    chance = rng(27)
    for k in range(34):
        x = 1956 + k * 18 + chance.rand() * 26
        size = 6 + 24 * chance.rand() ** 2.5
        y = 856 + chance.rand() * 8
        ink = (
            Ink("#2c2440", "#130e20", "#b0664e") if k % 3 else Ink("#4a3046", "#1c1428", "#d88a5c")
        )
        c.shape(ellipse(x, y, size, size * 0.7), ink, toward=SUNWARD)


def _gate(c: Canvas) -> None:
    x, foot = 1902, 850
    house = rectangle(x - 46, 726, 92, 128)
    c.shape(house, STONE, toward=SUNWARD, bulge=20)
    for k in range(3):
        c.shape(rectangle(x - 50 + k * 39, 708, 22, 22), STONE, toward=SUNWARD, bulge=5)
    arch = union(rectangle(x - 22, 790, 44, foot - 786), ellipse(x, 790, 22, 24))
    c.flat(arch, "#0c0814")
    c.put("#ff9a4a", blur(c.mask(arch), 6) * c.mask(arch) * 0.16)


def _windows(c: Canvas) -> None:
    high = ((2064, 590), (2206, 610), (2300, 640), (1946, 656), (2412, 690), (2516, 640))
    low = ((2128, 590), (1852, 720), (2300, 712), (2016, 748), (2140, 752), (2360, 752))
    c.flat([_slit(x, y, 9, 22) for x, y in high + low], "#0d0918", 0.9)


def _slit(x: float, y: float, width: float, height: float) -> Path:
    box = rectangle(x - width / 2, y - height / 2, width, height)
    return union(box, ellipse(x, y - height / 2, width / 2))


def _candle(c: Canvas) -> None:
    """The one lit window, with a flame that can be made out."""
    x, y = CANDLE
    opening = _slit(x, y, 28, 44)
    c.shape(_slit(x, y, 40, 56), STONE, toward=SUNWARD, bulge=6)
    c.flat(opening, "#ffb94e")
    c.flat(_slit(x, y + 4, 16, 30), "#ffe08a")
    c.put("#4a2418", c.mask(rectangle(x - 3.5, y + 6, 7, 20)))
    burn(c, x, y + 7, 22, 10, 3, 1)
    c.glow(c.mask(opening), 26, "#ffae48", 1.1)
    c.lines(sparkle(x, y - 4, 46, 5), "#fff0b8", 0.55)


def _pennants(c: Canvas) -> None:
    for x, top in ((2128, 98), (2240, 206), (1946, 422), (2516, 396), (1986, 310)):
        c.lines([([(x, top + 40), (x, top)], [3, 3])], "#150f22")
        flag = polygon(
            [(x, top), (x + 44, top + 9), (x + 26, top + 14), (x + 42, top + 24), (x, top + 22)]
        )
        c.shape(flag, Ink("#b8323a", "#5c1428", "#ff9a62"), bulge=8, toward=SUNWARD)
