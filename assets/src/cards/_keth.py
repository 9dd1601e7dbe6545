"""The ruined hall in which sword and shield of Keth were left."""

from __future__ import annotations

from art import Canvas, Ink, leaf, polygon, rectangle, rng, rows
from numpy.random import RandomState

FAR = Ink("#5a7f94", "#33557a", "#ffe6a0")
NEAR = Ink("#2c405a", "#141f38", "#a8b0a8")


def column(
    c: Canvas, axis: float, x: float, w: float, top: float, ink: Ink, broken: float = 0
) -> None:
    """A fluted column about x, lit from the middle of the hall; `broken` is how deep it is torn."""
    lit = c.lit((axis - x, -60))
    tear = ((-0.5, 1.0), (-0.2, 0.3), (0.1, 0.8), (0.5, 0.0))
    edge = [(x + w * dx, top + broken * dy) for dx, dy in tear]
    m = lit(polygon([(x - w / 2, 800), *edge, (x + w / 2, 800)]), ink, w * 0.45)
    flutes = [x + w * (k / 5 - 0.5) for k in range(1, 5)]
    strokes = [([(f, top + broken), (f, 800)], [w * 0.05, w * 0.05]) for f in flutes]
    c.lines(strokes, ink.shade, 0.55, clip=m)
    if not broken:
        lit(rectangle(x - w * 0.72, top - 10, w * 1.44, w * 0.34, 4), ink)


def ivy(
    c: Canvas,
    axis: float,
    seed: int,
    stems: tuple[float, float],
    spread: float,
    fall: float,
    count: int,
) -> RandomState:
    """Leaves on the two near columns. Returns its stream of chance."""
    r = rng(seed)
    for stem in stems:
        for _ in range(count):
            x, y = stem + (r.rand() - 0.5) * spread, r.rand() * fall - 20
            outline = leaf(x, y, 20 + r.rand() * 16, r.rand() * 360, 0.6)
            c.shape(outline, "#2f5a4c #142f38 #b8c88a", 6, toward=(axis - stem, -40), fray=False)
    return r


def rubble(c: Canvas, axis: float, blocks: str) -> None:
    """Fallen blocks in the foreground, rows of "x y width height"."""
    for x, y, w, h in rows(blocks):
        slope = [
            (x - w * 0.42, y - h * 0.3),
            (x - w * 0.1, y - h * 0.62),
            (x + w * 0.3, y - h * 0.45),
        ]
        outline = polygon([(x - w / 2, y + 40), *slope, (x + w / 2, y + 40)])
        c.shape(outline, "#223450 #0f172c #a8b0a8", 30, toward=(axis - x, -200), edge=0.3)
