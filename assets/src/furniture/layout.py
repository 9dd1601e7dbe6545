"""Where everything on a card lies, in pixels of the master pictures: the client places by these."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from art import Path, ellipse, polygon, rectangle


class Box(NamedTuple):
    """A rectangle with rounded corners."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 0

    def path(self, grow: float = 0) -> Path:
        """Its outline, `grow` pixels wider on every side."""
        corner = max(0, self.radius + grow)
        both = 2 * grow
        return rectangle(
            self.x - grow, self.y - grow, self.width + both, self.height + both, corner
        )


class Disc(NamedTuple):
    """A circle."""

    x: float
    y: float
    radius: float

    def path(self, share: float = 1) -> Path:
        """Its outline, or that of a concentric circle."""
        return ellipse(self.x, self.y, self.radius * share)


class Banner(NamedTuple):
    """A flat band with a point at the right and, unless it is cut, at the left."""

    left: float
    top: float
    right: float
    bottom: float
    tip: float
    cut: bool = False

    def path(self, grow: float = 0) -> Path:
        """Its outline, `grow` pixels wider above and below and about as much at the tips."""
        left, right = self.left - grow * 0.5, self.right + grow * 0.5
        top, bottom = self.top - grow, self.bottom + grow
        middle, tip = (top + bottom) / 2, self.tip + grow * 0.5
        points = [(left, top), (right, top), (right + tip, middle), (right, bottom), (left, bottom)]
        if not self.cut:
            points.append((left - tip, middle))
        return polygon(points)


@dataclass(frozen=True)
class Full:
    """The face of a card in the hand and in the inspector."""

    width, height = 1000, 1400
    card = Box(4, 4, 992, 1392, 52)
    field = Box(18, 18, 964, 1364, 42)
    fillet = Box(22, 22, 956, 1356, 40)
    art = Box(60, 166, 880, 654, 12)
    panel = Box(60, 866, 880, 474, 20)
    name = Banner(120, 48, 946, 152, 20, cut=True)
    ribbon = Banner(286, 808, 714, 878, 28)
    medallion = Disc(118, 116, 104)
    badge = Disc(118, 286, 64)


@dataclass(frozen=True)
class Compact:
    """The face of a card in the discard area."""

    width, height = 600, 780
    card = Box(3, 3, 594, 774, 40)
    field = Box(14, 14, 572, 752, 32)
    art = Box(32, 32, 536, 418, 18)
    name = Box(24, 446, 552, 122, 20)
    rule = Box(24, 576, 552, 180, 20)
    medallion = Disc(108, 104, 96)
    badge = Disc(508, 88, 78)


@dataclass(frozen=True)
class Brief:
    """The face of a card in a hand too small for whole sentences."""

    width, height = 600, 840
    card = Box(3, 3, 594, 834, 40)
    field = Box(14, 14, 572, 812, 32)
    art = Box(32, 104, 536, 436, 18)
    name = Box(90, 26, 484, 82, 12)
    rule = Box(28, 556, 544, 258, 20)
    medallion = Disc(92, 92, 84)
    badge = Disc(92, 226, 58)
