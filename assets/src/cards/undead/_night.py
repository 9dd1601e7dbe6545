"""The night that all the Undead share: a pale green moon, drifting mist, old graves."""

from __future__ import annotations

import numpy as np
from art import Array, Canvas, Ink, Path, ellipse, move, rectangle, rng, scatter, taper, union

SHADOW = "#0b1524"  # the hue of every shadow under this moon
MOONLIGHT = "#e4f4c0"
BONE = Ink("#d4dcb4", "#5c7a70", "#fbffe4")
STONE = Ink("#5a7870", "#22383f", "#b4d4a0")
SKY = "#0b1626 .14:#122a38 .3:#214a49 .46:#447c66 .62:#72a67f .76:#9dc493 .9:#c6e0ac #eef8cc"


def night(
    c: Canvas, x: float, y: float, radius: float, seed: int = 1, reach: float = 1.0, sky: str = SKY
) -> Array:
    """The sky about a moon at (x, y), its light spread by `reach`. Returns the mask of the moon."""
    v = c.spot(x, y, 760 * reach, 640 * reach) * 0.93 + 0.06
    v += (c.swirl(260, 110, 5, seed, stretch=(1, 0.42)) - 0.5) * 0.3
    v -= 0.14 * c.rise(420, 760)
    c.field(v, sky)
    c.motes(scatter(rng(seed + 40), 60, (0, 0, 1024, 420), (0.9, 2.6), 3), "#dcecc0", clip=v < 0.5)
    moon = c.rough(ellipse(x, y, radius))
    c.glow(moon, 46, "#a8d090", 0.5)
    face = 0.86 - np.hypot(c.x - x + radius * 0.3, c.y - y + radius * 0.3) / (radius * 3.4)
    face += (c.noise(radius * 0.55, 4, seed + 9) - 0.5) * 0.5
    c.field(face, "#8fb68c .3:#aecb98 .5:#cde0aa .7:#e6f0c0 #f8fcdc", moon)
    return moon


def streaks(c: Canvas, *clouds: tuple[str, list[float]]) -> None:
    """Long thin clouds across the moon."""
    for points, widths in clouds:
        ink = Ink("#5c9078", "#2f5f5c", "#b4d49c")
        c.shape(taper(points, widths), ink, 12, toward=(0, -1), alpha=0.92)


def tomb(x: float, y: float, width: float, height: float, turn: float = 0) -> Path:
    """A round-headed gravestone standing on (x, y)."""
    slab = rectangle(x - width / 2, y - height, width, height + 30)
    return move(
        union(slab, ellipse(x, y - height, width / 2, width * 0.46)), turn=turn, about=(x, y)
    )


def graves(c: Canvas, ink: Ink, *stones: tuple[float, float, float, float, float]) -> None:
    """Gravestones (x, y, width, height, turn), weathered lines instead of letters."""
    for x, y, w, h, turn in stones:
        mask = c.shape(tomb(x, y, w, h, turn), ink, w * 0.16, edge=0.3)
        rows = [(-0.24, 0.26, 0.86), (-0.26, 0.14, 0.64), (-0.22, 0.24, 0.44)]
        strokes = [
            ([(x + a * w, y - k * h), (x + b * w, y - k * h)], [1, 3, 1]) for a, b, k in rows
        ]
        c.lines(strokes, ink.shade if ink.shade else SHADOW, 0.7, clip=mask)


def grass(c: Canvas, seed: int, y: float, count: int, height: float, hue: str) -> None:
    """Dark blades along the lower edge."""
    r = rng(seed)
    strokes = []
    for x in r.rand(count) * 1064 - 20:
        tip, mid = r.randn() * height * 0.4, r.randn() * height * 0.12
        tall = height * (0.6 + 0.6 * r.rand())
        strokes.append(([(x, y), (x + mid, y - tall * 0.55), (x + tip, y - tall)], [7, 5, 1.4]))
    c.lines(strokes, hue)
