"""The shapes of the things the guide speaks of."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pygame


@dataclass(frozen=True)
class Outline:
    """A thing as it lies: its middle, its size, and how it is turned."""

    middle: tuple[int, int]
    size: tuple[int, int]
    angle: float = 0.0
    disc: bool = False

    @property
    def area(self) -> pygame.Rect:
        """What it covers, without its turn."""
        area = pygame.Rect((0, 0), self.size)
        area.center = self.middle
        return area

    @classmethod
    def of(cls, area: pygame.Rect, disc: bool = False) -> Outline:
        return cls(area.center, area.size, disc=disc)


def covered(shapes: Iterable[Outline]) -> pygame.Rect:
    """All that several things cover together."""
    first, *others = (shape.area for shape in shapes)
    return first.unionall(others)
