"""What hangs in many skies."""

from __future__ import annotations

from typing import Any

from art.canvas import Canvas
from art.colour import Colour
from art.ink import Ink
from art.motifs import cloud
from art.tables import rows


def clouds(
    c: Canvas,
    heaps: str,
    ink: Ink | Colour,
    toward: tuple[float, float],
    *,
    puffs: int = 9,
    swell: float = 0.5,
    **how: Any,
) -> None:
    """Clouds of one ink, each a row "x y width height seed"; `swell` is how round they are."""
    for x, y, width, height, seed in rows(heaps):
        outline = cloud(x, y, width, height, seed, puffs)
        c.shape(outline, ink, height * swell, toward=toward, **how)
