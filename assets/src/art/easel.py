"""A canvas as seen from a thing on it, which was drawn upright about (0, 0)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from art.colour import Array, Colour
from art.geometry import Outline, Path, Point, Points
from art.ink import Ink
from art.sheet import Paths, several
from art.strokes import Strokes, placed
from art.tables import each

if TYPE_CHECKING:
    from art.canvas import Canvas


class Standing(Protocol):
    """Where a thing stands: a `Place`, or what else knows the way to the canvas."""

    def path(self, path: Outline) -> Path: ...

    def points(self, points: Points) -> list[Point]: ...


class Easel:
    """The passes of a canvas for one thing: outlines and strokes land where the thing stands.

    All else (`clip`, `merge`, widths of strokes) is as on the canvas. `manner` is what the shapes
    have in common.
    """

    def __init__(self, canvas: Canvas, place: Standing, **manner: Any) -> None:
        self.canvas, self.manner = canvas, manner
        self.path, self.points = place.path, place.points

    def shape(
        self, paths: Paths, ink: Ink | Colour, bulge: float | None = None, **how: Any
    ) -> Array:
        return self.canvas.shape(self.paths(paths), ink, bulge, **self.manner | how)

    def shapes(self, paths: str, ink: Ink | Colour, bulge: float | None = None, **how: Any) -> None:
        for path in each(paths):
            self.shape(path, ink, bulge, **how)

    def flat(self, paths: Paths, colour: Colour, *cover: Any, **how: Any) -> Array:
        return self.canvas.flat(self.paths(paths), colour, *cover, **how)

    def lines(self, strokes: Strokes, colour: Colour, *cover: Any, **how: Any) -> Array:
        return self.canvas.lines(placed(self.points, strokes), colour, *cover, **how)

    def mask(self, paths: Paths, stroke: float = 0) -> Array:
        return self.canvas.mask(self.paths(paths), stroke)

    def rough(self, paths: Paths) -> Array:
        return self.canvas.rough(self.paths(paths))

    def shadow(self, paths: Paths, colour: Colour, radius: float, cover: float = 0.8) -> None:
        self.canvas.shadow(self.paths(paths), colour, radius, cover)

    def paths(self, paths: Paths) -> list[Path]:
        """Outlines where the thing stands."""
        return [self.path(path) for path in several(paths)]
