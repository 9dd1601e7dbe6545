"""The seal of red wax that blanks a card. The client writes the word on it."""

from __future__ import annotations

import math

import numpy as np
from art import Canvas, Ink, Light, Path, blur, difference, ellipse, move, rng, spline
from PIL import Image

from furniture.glass import on_glass

SIZE, RADIUS, CENTRE = 480, 200, (238, 232)
_LIGHT = Light((100, -200), "#ffd9b8", "#1c0510")


def _blob() -> Path:
    chance = rng(5)
    points = []
    for t in np.linspace(0, 2 * math.pi, 26)[:-1]:
        reach = RADIUS * (1 + chance.randn() * 0.03)
        points.append((CENTRE[0] + math.cos(t) * reach, CENTRE[1] + math.sin(t) * reach))
    return spline(points)


def stamp() -> Image.Image:
    """A round of wax, pressed flat, with a raised line."""
    canvas = Canvas(SIZE, SIZE, _LIGHT)
    x, y = CENTRE
    waves = canvas.noise(90, 3, 11)

    def lay(glass: Canvas) -> None:
        blob = _blob()
        glass.put("#05030a", blur(glass.mask(move(blob, 5, 11)), 11) * 0.62)
        wax = Ink("#9a2226", "#4a0c1c", "#ee8a70", rim="#ffc8a8", rim_width=3)
        glass.shape(blob, wax, bulge=30, toward=(-0.6, -0.8), texture=waves, relief=26, edge=0.7)
        dish = Ink("#861c22", "#3a0a18", "#cc5a4c")
        glass.shape(
            ellipse(x, y, RADIUS * 0.8), dish, bulge=20, toward=(0.6, 0.8), texture=waves, relief=10
        )
        ring = difference(ellipse(x, y, RADIUS * 0.735), ellipse(x, y, RADIUS * 0.705))
        glass.shape(ring, Ink("#a8302e", "#4a0c1c", "#f09a7e"), bulge=4, toward=(-0.6, -0.8))

    return on_glass(canvas, np.ones((SIZE, SIZE), np.float32), lay)
