"""The icon of the program: the ten-rayed sun with its red gem on a purple tile."""

from __future__ import annotations

from pathlib import Path as File

import numpy as np
from art import Ink, Path, difference, ellipse, move, polygon, rectangle, smoothstep
from art.palette import GOLD_LIT, GOLD_SHADE
from PIL import Image

from table.piece import Piece, frame, rayed

SIZE = 1024
MIDDLE = 512
WINDOWS = (16, 20, 24, 32, 40, 48, 64, 128, 256)
MAC = (16, 32, 64, 128, 256, 512, 1024)
PLAIN_BELOW = 64
TILE = "#16072a #250e40 #371758 #4f2272 #6d3390"


def paint(plain: bool = False) -> Image.Image:
    """The sun; `plain` leaves out what would be dirt on a few pixels."""
    p = Piece(SIZE, SIZE, seed=22, ground="#12061f")
    tile = rectangle(36, 30, 952, 952, 208)
    p.throw(tile, 14, 0.5, 12)
    p.cover(p.mask(tile))
    away = np.hypot((p.x - MIDDLE) / 640, (p.y - 470) / 640)
    v = 0.98 - away * 0.95 + (p.noise(160, 4, 3) - 0.5) * 0.2
    p.field(np.clip(v, 0, 1), TILE, p.mask(tile))
    p.put("#0a0316", smoothstep(760, 1010, p.y) * 0.4 * p.body)
    if plain:
        p.gild(frame((36, 30, 952, 952), 208, 30), 14, fray=False)
    else:
        p.gild(frame((36, 30, 952, 952), 208, 22), 9)
        p.gild(frame((78, 72, 868, 868), 168, 7), 4)
    glow = smoothstep(470, 120, np.hypot(p.x - MIDDLE, p.y - 506))
    p.put("#ff9a50", glow * 0.34, "screen")
    _sun(p, plain)
    _gem(p, plain)
    return p.picture()


def save(image: Image.Image, folder: File) -> None:
    """Write the picture and the icons of both systems, small sizes from the plain drawing."""
    plain = paint(plain=True)
    image.save(folder / "icon.png", optimize=True)
    for name, kind, sizes in (("icon.ico", "ICO", WINDOWS), ("icon.icns", "ICNS", MAC)):
        drawn = [_sized(plain if size < PLAIN_BELOW else image, size) for size in sizes]
        box = [(size, size) for size in sizes]
        drawn[-1].save(folder / name, format=kind, sizes=box, append_images=drawn[:-1])


def _sized(image: Image.Image, size: int) -> Image.Image:
    return image.resize((size, size), Image.Resampling.LANCZOS)


def _sun(p: Piece, plain: bool) -> None:
    x, y = MIDDLE, 506
    long = 440 if plain else 404
    inner = 214 if plain else 188
    star = rayed(x, y, (long, inner), 10)
    p.put("#0a0316", p.mask(move(star, 0, 20)) * 0.55)
    if not plain:
        p.gild(rayed(x, y, (296, 190), 10, turn=-72), 16)
    p.solid(star, Ink("#ecb94f", GOLD_SHADE, GOLD_LIT), bulge=26, fray=not plain, edge=0.5)
    p.put("#7a3f1c", p.mask(_dark_sides(x, y, long, inner)) * (0.3 if plain else 0.42))
    wide = 226 if plain else 206
    ring = difference(ellipse(x, y, wide), ellipse(x, y, 164))
    p.put("#2a1006", p.mask(ellipse(x, y, wide + 8)) * 0.8)
    p.gild(ring, 16, rim="#fffbe0", rim_width=5)
    p.shape(ellipse(x, y, 166), Ink("#2c0f3c", "#12041e", "#5f2a66"), bulge=90, toward=(-0.3, -1))


def _dark_sides(x: float, y: float, long: float, inner: float) -> list[Path]:
    """The half of every ray that looks away from the light."""
    out = []
    for i in range(10):
        tip, flank = np.radians(36 * i - 90), np.radians(36 * i - 72)
        if np.cos(tip) < -0.5 and np.sin(tip) < 0.6:
            flank = np.radians(36 * i - 108)
        out.append(
            polygon(
                [
                    (x, y),
                    (x + np.cos(tip) * long, y + np.sin(tip) * long),
                    (x + np.cos(flank) * inner, y + np.sin(flank) * inner),
                ]
            )
        )
    return out


def _gem(p: Piece, plain: bool) -> None:
    x, y = MIDDLE, 506
    r = 152 if plain else 126
    turn = -90.0 + 22.5
    ruby = Ink("#c8243a", "#5c0c2a", "#ff8a72")
    p.put("#08020e", p.mask(ellipse(x, y + 8, r + 12)) * 0.8)
    mask = p.shape(rayed(x, y, (r,), 8, turn), ruby, bulge=60, toward=(-0.5, -0.9), fray=not plain)
    corners = np.radians(turn + np.arange(9) * 45)
    table = 0.56 * r
    shades = (
        "#ff9a80",
        "#e04a50",
        "#8a1730",
        "#6a0f2c",
        "#7a1230",
        "#b01f38",
        "#f06a60",
        "#ffc0a0",
    )
    for i in range(8):
        a, b = corners[i], corners[i + 1]
        facet = [(x + np.cos(t) * k, y + np.sin(t) * k) for t, k in
                 ((a, r), (b, r), (b, table), (a, table))]  # fmt: skip
        p.put(shades[(i + 1) % 8], p.mask(polygon(facet)) * mask * 0.8)
    p.put("#e23a4a", p.mask(rayed(x, y, (table,), 8, turn)))
    p.wash(smoothstep(y + 50, y - 60, p.y + (p.x - x) * 0.5) * 0.75, "#ff8f7a",
           p.mask(rayed(x, y, (table,), 8, turn)))  # fmt: skip
    p.put("#fff4e8", p.mask(ellipse(x - 34, y - 40, 22, 11, -38)) * (0 if plain else 0.95))
    if not plain:
        p.glow(p.mask(ellipse(x + 10, y + 20, 70)), 46, "#ff4a38", 0.5)
