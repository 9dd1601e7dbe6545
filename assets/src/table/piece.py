"""A canvas whose ground is air: furniture that the game lays over other pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from art import (
    Array,
    Canvas,
    Ink,
    Light,
    Path,
    Points,
    blur,
    difference,
    ellipse,
    move,
    rectangle,
    rgb,
    samples,
    taper,
    union,
)
from art.colour import Colour
from art.palette import GOLD, GOLD_LIT, GOLD_SHADE
from art.sheet import Paths
from PIL import Image

LAMP = Light((256, -400), "#ffd890", "#0a060c")
GILT = Ink(GOLD, GOLD_SHADE, GOLD_LIT)
ABOVE = (-0.4, -1.0)
OUTLINE = "#1c0e0c"
SHADOW = "#040203"


class Piece(Canvas):
    """A picture with an outline: `body` is what is solid, `cast` the shadow around it."""

    def __init__(self, width: int, height: int, seed: int = 0, ground: Colour = OUTLINE) -> None:
        super().__init__(width, height, LAMP, seed)
        self.rgb[:] = rgb(ground)
        self.body: Array = np.zeros((height, width), np.float32)
        self.cast: Array = np.zeros((height, width), np.float32)

    def solid(self, paths: Paths, ink: Ink | Colour, **how: Any) -> Array:
        """A `shape` that belongs to the outline of the piece. Returns its mask."""
        mask = self.shape(paths, ink, **{"toward": ABOVE, **how})
        self.cover(mask)
        return mask

    def gild(self, paths: Paths, bulge: float = 4, **how: Any) -> Array:
        """A golden part."""
        return self.solid(paths, GILT, bulge=bulge, **how)

    def cover(self, mask: Array) -> None:
        """Let the outline hold a mask too."""
        self.body = np.maximum(self.body, mask)

    def throw(self, path: Path, radius: float, strength: float = 0.6, fall: float = 5) -> None:
        """A soft shadow below a part, outside of the outline."""
        soft = blur(self.mask(move(path, 0, fall)), radius) * strength
        self.cast = np.maximum(self.cast, soft)

    def picture(self) -> Image.Image:
        """The piece over its own shadow, with straight alpha."""
        shade = self.cast * (1 - self.body)
        alpha = self.body + shade
        share = (self.body / np.maximum(alpha, 1e-4))[..., None]
        colour = np.where(alpha[..., None] > 0, self.rgb * share + rgb(SHADOW) * (1 - share), 0)
        both = np.dstack([np.clip(colour, 0, 1), np.clip(alpha, 0, 1)])
        return Image.fromarray((both * 255 + 0.5).astype(np.uint8))


def frame(box: tuple[float, float, float, float], corner: float, width: float) -> Path:
    """The line of a rounded frame: box is (x, y, width, height) of its outer edge."""
    x, y, w, h = box
    inner = rectangle(x + width, y + width, w - 2 * width, h - 2 * width, max(0, corner - width))
    return difference(rectangle(*box, corner), inner)


def limb(points: Points, widths: Sequence[float]) -> Path:
    """A taper with round ends, as one outline."""
    ends = samples(points, 2)
    caps = [
        ellipse(at.x, at.y, max(w / 2, 0.5))
        for at, w in zip(ends, (widths[0], widths[-1]), strict=True)
    ]
    return union(taper(points, widths, cap=False), *caps)


def lozenge(x: float, y: float, r: float) -> Path:
    """A square on its tip."""
    return rayed(x, y, (r,), 4)


def rayed(x: float, y: float, radii: tuple[float, ...], points: int, turn: float = -90) -> Path:
    """A star about (x, y) whose corners take the radii in turn, `points` times."""
    count = points * len(radii)
    a = np.radians(turn + np.arange(count) * 360 / count)
    r = np.resize(np.array(radii, np.float64), count)
    path = Path()
    path.moveTo(x + np.cos(a[0]) * r[0], y + np.sin(a[0]) * r[0])
    for k in range(1, count):
        path.lineTo(x + np.cos(a[k]) * r[k], y + np.sin(a[k]) * r[k])
    path.close()
    return path
