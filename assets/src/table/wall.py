"""A castle hall by night: torches, ten suit banners, stars in the windows. Repeats sideways."""

from __future__ import annotations

import numpy as np
from art import (
    Array,
    Canvas,
    Ink,
    burn,
    difference,
    ellipse,
    mix,
    move,
    polygon,
    rectangle,
    rng,
    smoothstep,
    spline,
    tower,
    union,
)
from art.colour import Colour
from art.palette import SUITS
from PIL import Image

from table import periodic
from table.emblems import TEN, emblem
from table.piece import GILT, LAMP

SIZE = (2560, 245)
BAY = 512
BRICK, COURSE = 128, 41
STONE = "#0d080e #1c1017 #341b20 #552b25 #83492c #c07c3e"
NIGHT = "#0a1430 #12244a #1f416c #396a88"
BANNER_AT = 146


def paint() -> Image.Image:
    c = Canvas(*SIZE, LAMP, seed=12)
    light = _torchlight(c)
    _bricks(c, light)
    for bay in range(5):
        _window(c, BAY * (bay + 0.5), bay)
    for i, suit in enumerate(TEN):
        middle = BAY * (i // 2 + 0.5)
        side = -1 if i % 2 == 0 else 1
        _banner(c, middle + side * BANNER_AT, suit, side)
    for pillar in range(6):
        _pillar(c, BAY * pillar)
    _cornice(c)
    c.put("#ff9a3c", light**2.2 * 0.26, "screen")
    c.put("#070409", smoothstep(60, 245, c.y) * 0.5)
    c.rgb = c.rgb * (1 + (periodic.noise(c, 4, 2, 3) - 0.5)[..., None] * 0.07)
    return Image.fromarray(c.pixels())


def _torchlight(c: Canvas) -> Array:
    side = periodic.away(c, BAY)
    return np.exp(-((side / 150) ** 2) - ((c.y - 74) / 120) ** 2).astype(np.float32)


def _bricks(c: Canvas, light: Array) -> None:
    rows = (c.y // COURSE).astype(int)
    columns = ((c.x + rows % 2 * (BRICK // 2)) // BRICK).astype(int) % (SIZE[0] // BRICK)
    tone = rng(4).rand(8, SIZE[0] // BRICK).astype(np.float32)[rows, columns] - 0.5
    rough = periodic.noise(c, 60, 4, 3) - 0.5
    c.field(np.clip(0.3 + 0.5 * light + tone * 0.2 + rough * 0.26, 0, 1), STONE)
    joints, edges = [], []
    for row in range(SIZE[1] // COURSE + 1):
        y = row * COURSE
        joints.append(([(0, y), (SIZE[0], y)], [3, 3]))
        edges.append(([(0, y + 3), (SIZE[0], y + 3)], [1.6, 1.6]))
        for x in range(row % 2 * BRICK // 2, SIZE[0] + 1, BRICK):
            joints.append(([(x, y), (x, y + COURSE)], [3, 3]))
    c.lines(joints, "#080508", 0.62)
    c.lines(edges, "#c98a58", 0.32)


def _window(c: Canvas, x: float, bay: int) -> None:
    opening = union(rectangle(x - 84, 92, 168, 200), ellipse(x, 94, 84, 80))
    jamb = union(rectangle(x - 106, 92, 212, 200), ellipse(x, 94, 106, 104))
    stone = Ink("#4a2a25", "#1a0e13", "#a8683c")
    ring = c.shape(difference(jamb, opening), stone, bulge=12, toward=(0, -1), edge=0.8)
    joints = []
    for turn in np.radians(np.linspace(180, 360, 9)):
        a, b = (np.cos(turn), np.sin(turn)), (x, 94)
        joints.append(
            ([(b[0] + a[0] * 80, b[1] + a[1] * 76), (b[0] + a[0] * 110, b[1] + a[1] * 108)], [3, 3])
        )
    joints += [([(s, y), (s + 30, y)], [3, 3]) for s in (x - 110, x + 80) for y in (140, 190, 236)]
    c.lines(joints, "#12090d", 0.8, clip=ring)
    sky = c.rough(opening)
    c.field(np.clip(c.y / 260 + (c.noise(70, 3, 8 + bay) - 0.5) * 0.3, 0, 1), NIGHT, sky)
    chance = rng(30 + bay)
    stars = [
        (x + (chance.rand() - 0.5) * 150, 24 + chance.rand() * 130, 1.2 + chance.rand() * 1.4)
        for _ in range(11)
    ]
    c.motes(stars, "#f4ecc8", clip=sky)
    if bay == 2:
        moon = difference(ellipse(x + 40, 62, 22), ellipse(x + 31, 56, 20))
        c.flat(moon, "#fff0c0", clip=sky)
    if bay in (1, 3):
        for dx, width, tall in ((-46, 26, 50), (-18, 34, 84), (14, 22, 44)):
            for part in tower(x + dx, 250, width, tall, 1.5):
                c.flat(part, "#0a1228", clip=sky)
    bars = [rectangle(x - 4, 0, 8, 260), rectangle(x - 90, 118, 180, 7)]
    bars += [rectangle(x - 90, 196, 180, 7)]
    c.shape(union(*bars), Ink("#2a171b", "#12090d", "#7a4a34"), bulge=4, clip=sky, toward=(-1, -1))
    c.wash(smoothstep(0.55, 1.0, np.hypot((c.x - x) / 88, (c.y - 130) / 150)) * 0.5, "#060a18", sky)


def _banner(c: Canvas, x: float, suit: str, side: int) -> None:
    cloth = mix(SUITS[suit], "#1a0c12", 0.34)
    ink = Ink(cloth, mix(cloth, "#08040a", 0.62), mix(cloth, "#ffd890", 0.32))
    outline = spline(
        [(x - 46, -10, 0), (x + 46, -10, 0), (x + 46, 158, 0), (x, 196, 0), (x - 46, 158, 0)],
        tension=0,
    )
    mask = c.shape(outline, ink, bulge=26, toward=(side, -0.3), drop=10, edge=0.7)
    folds = [([(x + dx, 14), (x + dx + 5, 90), (x + dx, 176)], [1, 6, 1]) for dx in (-30, -6, 24)]
    c.lines(folds, ink.shade if ink.shade is not None else cloth, 0.5, clip=mask)
    hem = spline([(x - 46, 146, 0), (x, 183, 0), (x + 46, 146, 0)], closed=False, tension=0)
    c.put("#d9a441", c.mask(hem, stroke=4) * 0.75)
    sides = [rectangle(x - 42, 0, 3, 152), rectangle(x + 39, 0, 3, 152)]
    c.put("#d9a441", c.mask(sides) * 0.5)
    sign: Colour = "#f0cc80"
    c.flat(emblem(suit, x, 84, 54), sign, 0.82)
    c.shape(rectangle(x - 56, 2, 112, 8, 4), GILT, bulge=4, toward=(0, -1))
    c.shape([ellipse(x - 57, 6, 8), ellipse(x + 57, 6, 8)], GILT, bulge=6, toward=(0, -1))


def _pillar(c: Canvas, x: float) -> None:
    stone = Ink("#55302a", "#1c0f15", "#b8743f")
    grit = periodic.noise(c, 30, 3, 17)
    c.shape(rectangle(x - 44, 40, 88, 230), stone, bulge=30, toward=(0, -1), texture=grit, relief=9)
    c.lines(
        [([(x - 44, y), (x, y + 2), (x + 44, y)], [2, 3, 2]) for y in (110, 178)], "#12090d", 0.8
    )
    for half, y, tall in ((62, 0, 14), (54, 14, 14), (48, 28, 10)):
        block = rectangle(x - half, y - 4, 2 * half, tall + 4, 3)
        c.shape(block, stone, bulge=6, toward=(0, -1), edge=0.8, drop=4)
    bracket = polygon([(x - 5, 110), (x + 5, 110), (x + 4, 168), (x, 176), (x - 4, 168)])
    bowl = spline([(x - 24, 96, 0), (x + 24, 96, 0), (x + 17, 116), (x, 126), (x - 17, 116)])
    c.shadow(move(bowl, 0, 14), "#0a0508", 8, 0.7)
    burn(c, x, 98, 54, 38, 5, 3)
    for part in (bracket, rectangle(x - 12, 140, 24, 9, 4), bowl):
        c.shape(part, GILT, bulge=8, toward=(0, -1), edge=0.8)
    c.shape(rectangle(x - 28, 91, 56, 8, 3), GILT, bulge=5, toward=(0, -1))


def _cornice(c: Canvas) -> None:
    c.put("#050306", smoothstep(16, 0, c.y) * 0.55)
    sill = rectangle(-20, 228, SIZE[0] + 40, 30)
    c.shape(sill, Ink("#3d2220", "#140a0f", "#8a5432"), bulge=6, toward=(0, -1))
