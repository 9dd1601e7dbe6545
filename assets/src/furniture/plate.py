"""The engraved plate behind a large glyph, for cards that have no painting."""

from __future__ import annotations

import numpy as np
from art import Canvas, Light, difference, ellipse, mirror, move, rectangle, smoothstep, taper
from PIL import Image

WIDTH, HEIGHT, CENTRE = 880, 654, (440, 322)


def plate() -> Image.Image:
    """Banknote lines swell where it is light, around a calm disc for the glyph."""
    canvas = Canvas(WIDTH, HEIGHT, Light((300, -200)))
    x, y = CENTRE
    away = np.hypot(canvas.x - x, (canvas.y - y) * 1.06)
    clouds = canvas.noise(220, 4, 3)
    ground = np.clip(1 - away / 620, 0, 1) * 0.9 + (clouds - 0.5) * 0.35
    canvas.field(ground, "#17110f #241a16 #33261f #46352a #5c4735")
    angle = np.arctan2(canvas.y - y, canvas.x - x)
    tone = np.clip(1 - away / 560, 0, 1) * 0.8 + (clouds - 0.5) * 0.7

    waves = np.cos((canvas.y + 7 * np.sin(canvas.x / 46) + clouds * 60) * 2 * np.pi / 9)
    _engrave(canvas, waves, tone, "#cdb48a", 0.34)
    beams = np.cos(angle * 90)
    lit = 0.55 + 0.45 * np.cos(angle * 18)
    outside = smoothstep(212, 222, away) * smoothstep(330, 240, away)
    _engrave(canvas, beams, lit * 0.9, "#e8d2a4", 0.62, outside)

    disc = canvas.mask(ellipse(x, y, 206))
    canvas.put("#1c1411", disc)
    canvas.field(np.clip(0.9 - away / 260, 0, 1), "#1a1310 #2a1f19 #3a2c22", disc)
    rings = np.cos(away * 2 * np.pi / 7)
    _engrave(canvas, rings, np.clip((away - 90) / 150, 0, 1), "#cdb48a", 0.28, disc)
    for outer, inner in ((212, 206), (200, 198)):
        canvas.flat(difference(ellipse(x, y, outer), ellipse(x, y, inner)), "#d8c094", 0.85)
    _border(canvas)
    canvas.finish(vignette=0.3)
    return Image.fromarray(canvas.pixels())


def _engrave(
    canvas: Canvas,
    waves: np.ndarray,
    tone: np.ndarray,
    ink: str,
    share: float,
    clip: np.ndarray | float = 1.0,
) -> None:
    """Lines on the crests of waves, as thick as the tone 0..1 is light."""
    width = 1 - 1.5 * np.clip(tone, 0, 1)
    canvas.put(ink, smoothstep(-0.28, 0.28, waves - width) * clip * share)


def _border(canvas: Canvas) -> None:
    ink = "#d8c094"
    for inset, width in ((22, 3), (30, 1.5)):
        box = rectangle(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, 10)
        canvas.put(ink, canvas.mask(box, stroke=width) * 0.75)
    curls = [
        taper("38,150 44,92 76,58 130,44 176,40", [1, 6, 8, 6, 1]),
        taper("76,58 98,86 92,112 72,114 68,98", [7, 6, 5, 4, 2]),
        taper("78,60 108,74 132,68 134,52", [6, 5, 4, 1.5]),
        ellipse(48, 48, 8),
    ]
    curls += [mirror(curl, WIDTH / 2) for curl in curls]
    curls += [move(curl, scale=(1, -1), about=(0, HEIGHT / 2)) for curl in curls]
    canvas.flat(curls, ink, 0.8)
