"""A sheet of known size: its coordinates, the fields made of them, and masks of outlines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
import skia

from art import noise
from art.colour import Array
from art.geometry import Outline, Path, outline
from art.ink import Inks, dry_edge, print_inks, screen, stipple

Paths: TypeAlias = Outline | Sequence[Outline]
Window: TypeAlias = tuple[slice, slice]


class Sheet:
    """Everything about a picture that needs its size but puts no ink on it.

    `x` and `y` hold the coordinates of every pixel; fields are written as formulas of them.
    Masks are arrays 0..1 of the size of the sheet. An outline may be the text of its points.
    """

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.y, self.x = np.mgrid[0:height, 0:width].astype(np.float32)
        self.grain = screen(width, height, 7)
        self._fray = screen(width, height, 8, 0.55, 1.4)

    # ---- fields: numbers for every pixel, to be printed with `field` or `wash`

    def noise(
        self,
        scale: float = 200,
        octaves: int = 5,
        seed: int = 0,
        *,
        stretch: tuple[float, float] = (1, 1),
        ridged: bool = False,
    ) -> Array:
        """Billows about 0..1, `scale` pixels large: walls, wood, grain."""
        return noise.fractal(self.x, self.y, scale, octaves, seed, stretch=stretch, ridged=ridged)

    def swirl(
        self,
        scale: float = 200,
        amount: float = 80,
        octaves: int = 5,
        seed: int = 0,
        *,
        stretch: tuple[float, float] = (1, 1),
        ridged: bool = False,
    ) -> Array:
        """Warped noise about 0..1: skies, smoke, rock (`ridged`)."""
        return noise.warped(
            self.x, self.y, scale, amount, octaves, seed, stretch=stretch, ridged=ridged
        )

    def spot(self, x: float, y: float, rx: float, ry: float | None = None) -> Array:
        """1 at a point, falling straight to 0 at the ellipse around it."""
        return np.clip(1 - np.hypot((self.x - x) / rx, (self.y - y) / (ry or rx)), 0, 1)

    def rise(self, top: float, bottom: float) -> Array:
        """0 above `top`, 1 below `bottom`, straight between."""
        return np.clip((self.y - top) / (bottom - top), 0, 1)

    def ray_field(
        self,
        x: float,
        y: float,
        count: int = 14,
        seed: int = 0,
        fall: float = 0.6,
        reach: float = 900,
    ) -> Array:
        """Uneven beams from a point, fading towards `reach`."""
        angle = np.arctan2(self.y - y, self.x - x)
        away = np.hypot(self.x - x, self.y - y)
        c, s = np.cos(angle) * count, np.sin(angle) * count
        broad = noise.perlin(c * 0.6 + 40, s * 0.6 + 40, seed)
        thin = noise.perlin(c * 1.7 + 90, s * 1.7 + 90, seed + 1)
        beams = np.clip((broad * 0.6 + thin * 0.4) * 0.8 + 0.35, 0, 1) ** 1.5
        return beams * np.clip(1 - away / reach, 0, 1) ** fall

    # ---- masks

    def mask(self, paths: Paths, stroke: float = 0) -> Array:
        """Where outlines are filled, or drawn with a pen `stroke` pixels wide."""
        paths = outlines(paths)
        out = np.zeros((self.height, self.width), np.float32)
        window = self._window(paths, stroke)
        if window is not None:
            out[window] = self._raster(paths, window, stroke)
        return out

    def rough(self, paths: Paths) -> Array:
        """The filled outlines with the frayed edge of dry ink."""
        paths = outlines(paths)
        out = np.zeros((self.height, self.width), np.float32)
        window = self._window(paths)
        if window is not None:
            out[window] = dry_edge(self._raster(paths, window), self._fray[window])
        return out

    def stipple(self, cover: Array, soft: float = 0.16) -> Array:
        """Coverage 0..1 as dots."""
        return stipple(cover, self.grain, soft)

    def printed(self, v: Array, inks: Inks, soft: float = 1.0) -> Array:
        """A field 0..1 in inks, as a picture; `Canvas.field` also lays it."""
        return print_inks(v, inks, self.grain, soft)

    # ---- helpers

    def _window(self, paths: Sequence[Path], stroke: float = 0) -> Window | None:
        """The part of the canvas that outlines touch, with a margin for blurs."""
        bounds = [p.getBounds() for p in paths]
        if not bounds:
            return None
        pad = 10 + stroke
        x0 = max(0, int(min(b.left() for b in bounds) - pad))
        y0 = max(0, int(min(b.top() for b in bounds) - pad))
        x1 = min(self.width, int(max(b.right() for b in bounds) + pad) + 1)
        y1 = min(self.height, int(max(b.bottom() for b in bounds) + pad) + 1)
        return (slice(y0, y1), slice(x0, x1)) if x0 < x1 and y0 < y1 else None

    def _raster(self, paths: Sequence[Path], window: Window, stroke: float = 0) -> Array:
        rows, columns = window
        pixels = np.zeros((rows.stop - rows.start, columns.stop - columns.start, 4), np.uint8)
        paint = skia.Paint(AntiAlias=True, Color=skia.ColorWHITE)
        if stroke:
            paint.setStyle(skia.Paint.kStroke_Style)
            paint.setStrokeWidth(stroke)
            paint.setStrokeCap(skia.Paint.kRound_Cap)
            paint.setStrokeJoin(skia.Paint.kRound_Join)
        with skia.Surface(pixels) as board:
            board.translate(-columns.start, -rows.start)
            for path in paths:
                board.drawPath(path, paint)
        return pixels[..., 3].astype(np.float32) / 255


def outlines(paths: Paths) -> Sequence[Path]:
    """One outline or several, as paths."""
    return [outline(path) for path in several(paths)]


def several(paths: Paths) -> Sequence[Outline]:
    """One outline or several, as several."""
    return [paths] if isinstance(paths, skia.Path | str) else paths
