"""The backs of cards: the sun of ten suits, and the eye of cursed items."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeAlias

import numpy as np
from art import (
    Array,
    Canvas,
    Ink,
    Light,
    Path,
    blur,
    difference,
    ellipse,
    mirror,
    move,
    polygon,
    rgb,
    rng,
    smoothstep,
    spline,
    taper,
)
from PIL import Image

from furniture.glass import picture
from furniture.icons import curve, icon_at, star
from furniture.layout import Box, Full
from furniture.parts import ABOVE, GOLD_INK

Metal: TypeAlias = Callable[..., Array]

WIDTH, HEIGHT = Full.width, Full.height
X, Y = WIDTH / 2, HEIGHT / 2
_LIGHT = Light((X, -300), shadow="#060309")
_IRON = Ink("#5c6070", "#1c1a28", "#d8e8b8")
_WHEEL = "leader army weapon beast land flood weather flame artifact wizard".split()
_CURLS: tuple[tuple[str, list[float]], ...] = (
    ("90,300 96,190 150,120 250,96 330,92", [3, 14, 20, 14, 3]),
    ("150,120 190,170 180,220 140,226 132,192", [16, 13, 11, 8, 4]),
    ("150,124 210,150 256,140 262,108", [14, 12, 9, 3]),
    ("120,150 140,250 116,290", [10, 10, 2]),
)


def card() -> Image.Image:
    """The back of all cards."""
    canvas, _ = _ground(
        Ink("#2a1c17", "#0c0608", "#5a4030"),
        "#160a1c #2a1034 #4c1a48 #7a2848 #b04a44",
        "#e0a850",
        GOLD_INK,
    )
    _sun(canvas)
    return _cut(canvas)


def cursed() -> Image.Image:
    """The back of cursed items. The client writes what they are called below the eye."""
    canvas, clip = _ground(
        Ink("#16101a", "#0c0608", "#3a2a44"),
        "#050308 #0e0814 #1a0f22 #22301c #3f5a1e",
        "#7a9a3a",
        _IRON,
    )
    _eye(canvas, clip)
    return _cut(canvas)


def _cut(canvas: Canvas) -> Image.Image:
    return picture(canvas.rgb, canvas.mask(Full.card.path(2)))


def _metal(canvas: Canvas, ink: Ink) -> Metal:
    def lay(path: Path, bulge: float = 8, **how: object) -> Array:
        return canvas.shape(path, ink, bulge=bulge, toward=ABOVE, **how)

    return lay


def _ground(edge: Ink, inks: str, lattice: str, metal: Ink) -> tuple[Canvas, Array]:
    """The cloth, its lattice, two fillets and the flourishes in the corners."""
    canvas = Canvas(WIDTH, HEIGHT, _LIGHT)
    canvas.shape(Full.card.path(), edge, bulge=20, toward=ABOVE)
    clip = canvas.rough(Box(26, 26, WIDTH - 52, HEIGHT - 52, 38).path())
    dx, dy = canvas.x - X, canvas.y - Y
    light = (
        np.clip(1 - np.hypot(dx, dy * 0.82) / 620, 0, 1) + (canvas.noise(120, 4, 6) - 0.5) * 0.16
    )
    canvas.field(light, inks, clip)
    one, other = (np.abs((d / 64 + 0.5) % 1 - 0.5) for d in (dx + dy, dx - dy))
    canvas.put(lattice, smoothstep(0.045, 0.015, np.minimum(one, other)) * clip * 0.3)
    lay = _metal(canvas, metal)
    for inset, width, radius in ((30, 9, 40), (54, 4, 30)):
        box = Box(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, radius)
        lay(difference(box.path(), box.path(-width)), 5)
    for right in (False, True):
        for low in (False, True):
            for curl, bulge in _corner():
                path = mirror(curl, X) if right else curl
                lay(move(path, scale=(1, -1), about=(0, Y)) if low else path, bulge)
    return canvas, clip


def _corner() -> list[tuple[Path, float]]:
    return [*((taper(points, widths), 7) for points, widths in _CURLS), (ellipse(94, 94, 20), 12)]


def _sun(canvas: Canvas) -> None:
    gold = _metal(canvas, GOLD_INK)
    canvas.put("#0c0412", blur(canvas.mask(ellipse(X + 6, Y + 14, 330)), 18) * 0.6)
    for i in range(32):
        a = i / 32 * 2 * math.pi
        tip = 400 if i % 2 == 0 else 352
        ray = [(a - 0.045, 312), (a, tip), (a + 0.045, 312)]
        gold(polygon([(X + math.cos(t) * r, Y + math.sin(t) * r) for t, r in ray]), 9)
    gold(ellipse(X, Y, 318), 16, rim="#fffbe0")
    canvas.flat(ellipse(X, Y, 298), "#14061f")
    bowl = Ink("#2c1040", "#14061f", "#6a2a60")
    canvas.shape(ellipse(X, Y, 294), bowl, bulge=200, toward=(-0.3, -1))
    gold(difference(ellipse(X, Y, 196), ellipse(X, Y, 184)), 5)
    gold(star(X, Y, (176, 78), 20), 40)
    for i in range(0, 20, 2):
        a = -math.pi / 2 + i * math.pi / 10
        facet = [(a, 0), (a, 174), (a + math.pi / 10, 78)]
        half = polygon([(X + math.cos(t) * r, Y + math.sin(t) * r) for t, r in facet])
        canvas.flat(half, "#8a4a24", 0.55)
    ruby = Ink("#b8283c", "#4a0a28", "#ffb0a0")
    canvas.shape(ellipse(X, Y, 52), ruby, bulge=46, toward=(-0.6, -0.8))
    gold(difference(ellipse(X, Y, 60), ellipse(X, Y, 50)), 5)
    canvas.glow(canvas.mask(ellipse(X, Y, 40)), 30, "#ff5040", 0.5)
    for i, suit in enumerate(_WHEEL):
        a = -math.pi / 2 + i * math.pi / 5
        x, y = X + math.cos(a) * 245, Y + math.sin(a) * 245
        canvas.put("#0c0412", canvas.mask(icon_at(suit, x + 1, y + 4, 36)) * 0.7)
        canvas.put("#f0c868", canvas.mask(icon_at(suit, x, y, 36)))


def _eye(canvas: Canvas, clip: Array) -> None:
    iron = _metal(canvas, _IRON)
    for i in range(16):
        a = i / 16 * 2 * math.pi
        iron(_thorn(a, 300), 12)
    iron(ellipse(X, Y, 312), 18)
    socket = Ink("#0c0812", "#040206", "#2c3a1c")
    canvas.shape(ellipse(X, Y, 284), socket, bulge=200, toward=(-0.3, -1))
    upper = (X - 110, Y - 184, X + 110, Y - 184, X + 242, Y)
    lower = (X + 110, Y + 184, X - 110, Y + 184, X - 242, Y)
    lid = curve((X - 242, Y), upper, lower)
    ball = canvas.shape(lid, Ink("#a8c83a", "#33501a", "#f0ffb0"), bulge=110, toward=(-0.3, -0.8))
    away = np.hypot(canvas.x - X, canvas.y - Y)
    iris = np.clip(1 - away / 220, 0, 1)
    angle = np.arctan2(canvas.y - Y, canvas.x - X)
    fibres = np.cos(angle * 44 + 3 * np.sin(away / 17)) * 0.07 * smoothstep(30, 90, away)
    canvas.field(iris + fibres, "#3a5a1a #86ac2c #d8f060 #ffffd0", ball)
    canvas.glow(ball, 40, "#a8e030", 0.55)
    canvas.flat(spline([(X, Y - 130, 0), (X + 40, Y), (X, Y + 130, 0), (X - 40, Y)]), "#08040a")
    canvas.flat(ellipse(X - 26, Y - 58, 12, 16), "#ffffe0", 0.9)
    chance = rng(4)
    for k in range(7):
        a = k / 7 * 2 * math.pi + 0.4
        crack = [(X + math.cos(a) * 300, Y + math.sin(a) * 300)]
        for _ in range(6):
            turn = a + chance.randn() * 0.5
            x, y = crack[-1]
            crack.append((x + math.cos(turn) * 58, y + math.sin(turn) * 58))
        canvas.lines([(crack, [12, 9, 6, 4, 2, 1])], "#b8e83a", 0.9, clip)
        spread = blur(canvas.mask(taper(crack, [8, 6, 4, 2])), 9) * clip * 0.7
        canvas.put(rgb("#a8e030") * spread[..., None], 1.0, "screen")


def _thorn(angle: float, base: float) -> Path:
    parts = (
        (-0.08, 0, True),
        (0.02, 60, False),
        (0.16, 112, True),
        (0.10, 40, False),
        (0.08, 0, True),
    )
    points: list[tuple[float, ...]] = []
    for turn, reach, corner in parts:
        a, r = angle + turn, base + reach
        at = (X + math.cos(a) * r, Y + math.sin(a) * r)
        points.append((*at, 0.0) if corner else at)
    return spline(points)
