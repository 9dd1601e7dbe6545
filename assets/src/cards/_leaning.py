"""Round things that lean: drawn upright about (0, 0), seen from the side."""

from __future__ import annotations

from typing import NamedTuple

from art import Outline, Path, Place, Point, Points, move, points_of


class Leaning(NamedTuple):
    """Where a disc stands, how much narrower than high it looks, and its turn; for `Canvas.at`."""

    x: float
    y: float
    narrow: float
    turn: float

    def path(self, path: Outline) -> Path:
        return move(path, self.x, self.y, (self.narrow, 1), self.turn)

    def points(self, points: Points) -> list[Point]:
        upright = [(p[0] * self.narrow, p[1]) for p in points_of(points)]
        return Place(self.x, self.y, 1, self.turn).points(upright)
