"""A sheet of parchment with a torn foot, for the score and the chronicle."""

from __future__ import annotations

import numpy as np
from art import Ink, Path, polygon, rng, smoothstep
from art.noise import fractal
from art.palette import PARCHMENT
from PIL import Image

from table.piece import Piece

SIZE = (640, 800)
SHEET = Ink(PARCHMENT, "#c69c68", "#fff9ea")
LEFT, TOP, RIGHT, FOOT = 18, 16, 622, 764


def paint() -> Image.Image:
    p = Piece(*SIZE, seed=15, ground="#8a6138")
    sheet = _outline()
    p.throw(sheet, 7, 0.75, 6)
    mask = p.solid(sheet, SHEET, bulge=20, toward=(-0.2, -1), shading=0.5, lighting=0.5)
    stain = p.noise(190, 5, 21) * 0.6 + p.noise(44, 3, 22) * 0.4
    p.wash(smoothstep(0.46, 0.78, stain) * 0.3, "#e2c797", mask)
    inward = np.minimum.reduce([p.x - LEFT, RIGHT - p.x, p.y - TOP, FOOT - p.y])
    worn = smoothstep(34, 0, inward + (p.noise(50, 3, 33) - 0.5) * 34)
    p.wash(worn * 0.5, "#d4ab74", mask)
    burnt = smoothstep(30, 0, FOOT - p.y + (p.noise(26, 3, 35) - 0.5) * 22)
    p.wash(burnt * 0.75, "#b17d46", mask)
    fibres = []
    chance = rng(6)
    for _ in range(150):
        x, y, a = chance.rand() * 640, chance.rand() * 800, chance.rand() * 6.3
        fibres.append(([(x, y), (x + np.cos(a) * 16, y + np.sin(a) * 16)], [0.6, 1.4]))
    p.lines(fibres, "#b98f5c", 0.3, clip=mask)
    return p.picture()


def _outline() -> Path:
    """Straight enough to be stretched at the sides, torn below."""

    def wave(t: np.ndarray, scale: float, seed: int, octaves: int = 3) -> np.ndarray:
        line = t.astype(np.float32)[None]
        return fractal(line, np.zeros_like(line), scale, octaves, seed)[0] - 0.5

    xs, ys = np.arange(LEFT, RIGHT + 1, 5.0), np.arange(TOP, FOOT + 1, 6.0)
    top = [(x, TOP + d) for x, d in zip(xs, wave(xs, 60, 3) * 5, strict=True)]
    right = [(RIGHT + d, y) for y, d in zip(ys, wave(ys, 60, 5) * 5, strict=True)]
    torn = wave(xs, 90, 7) * 20 + wave(xs, 17, 11, 2) * 11
    foot = [(x, FOOT - 6 + d) for x, d in zip(xs, torn, strict=True)]
    left = [(LEFT + d, y) for y, d in zip(ys, wave(ys, 60, 9) * 5, strict=True)]
    return polygon([*top, *right[1:-2], *foot[::-1], *left[-3:0:-1]])
