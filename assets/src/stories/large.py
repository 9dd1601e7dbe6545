"""A canvas that is thought of in small and painted in large.

All coordinates, widths and radii are those of the small picture; the grain stays that of the
stone, so a large painting is finer and not merely bigger.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import skia
from art import Array, Canvas, Colour, Ink, Light, Path, blur, move
from art.sheet import Paths, Window
from table.piece import Piece

LENGTHS = ("bulge", "drop", "relief", "rim_width")


class Scaled(Canvas):
    """A canvas with `scale` pixels to every point of its coordinates."""

    scale: float = 1

    def enlarge(self, scale: float) -> None:
        """Begin to count in points instead of pixels."""
        self.scale = scale
        self.x, self.y = self.x / scale, self.y / scale

    def shape(self, paths: Paths, ink: Ink | Colour, **how: Any) -> Array:
        ink = ink if isinstance(ink, Ink) else Ink(ink)
        grown = {key: how[key] * self.scale for key in LENGTHS if how.get(key) is not None}
        ink = replace(ink, rim_width=ink.rim_width * self.scale)
        return super().shape(paths, ink, **how | grown)

    def soft(self, v: Array, radius: float) -> Array:
        """A blur by a radius in points."""
        return blur(v, radius * self.scale)

    def shadow(self, paths: Paths, colour: Colour, radius: float, cover: float = 0.8) -> None:
        super().shadow(paths, colour, radius * self.scale, cover)

    def glow(self, mask: Array, radius: float, colour: Colour, strength: float = 1.0) -> None:
        super().glow(mask, radius * self.scale, colour, strength)

    def at(self, v: Array, x: float, y: float) -> float:
        """A field at a point; the nearest one if that lies outside."""
        row = min(max(int(y * self.scale), 0), self.height - 1)
        column = min(max(int(x * self.scale), 0), self.width - 1)
        return float(v[row, column])

    def _window(self, paths: Paths, stroke: float = 0) -> Window | None:
        return super()._window(self._grown(paths), stroke * self.scale)

    def _raster(self, paths: Paths, window: Window, stroke: float = 0) -> Array:
        return super()._raster(self._grown(paths), window, stroke * self.scale)

    def _grown(self, paths: Paths) -> Sequence[Path]:
        listed = [paths] if isinstance(paths, skia.Path) else paths
        return [move(path, scale=self.scale) for path in listed]


class Large(Scaled):
    """A picture without an outline, as the land and the pages."""

    def __init__(self, size: tuple[int, int], scale: float, light: Light, seed: int = 0) -> None:
        super().__init__(round(size[0] * scale), round(size[1] * scale), light, seed)
        self.enlarge(scale)


class Token(Scaled, Piece):
    """A thing that lies on other pictures."""

    def __init__(self, width: float, height: float, scale: float, seed: int = 0) -> None:
        Piece.__init__(self, round(width * scale), round(height * scale), seed)
        self.enlarge(scale)

    def throw(self, path: Path, radius: float, strength: float = 0.6, fall: float = 5) -> None:
        cast = self.soft(self.mask(move(path, 0, fall)), radius) * strength
        self.cast = np.maximum(self.cast, cast)
