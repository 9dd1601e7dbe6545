"""What stands still on a table, drawn once and touched up where something has changed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass

import pygame


@dataclass(frozen=True)
class Zone:
    """A part of the table: where it is, what it shows, and how that is drawn."""

    area: pygame.Rect
    shows: Hashable
    draw: Callable[[pygame.Surface], None]


class Zones(ABC):
    """A backdrop with zones on it; only those that show something new are drawn again."""

    def __init__(self) -> None:
        self._backdrop: pygame.Surface | None = None
        self._surface: pygame.Surface | None = None
        self._shown: list[Zone | None] = []
        self._stale = True

    @abstractmethod
    def _draw_backdrop(self) -> pygame.Surface:
        """What only a new window size changes."""

    @abstractmethod
    def _zones(self) -> Iterable[Zone]:
        """Everything on it as it should be now, each above those before it."""

    def refresh(self) -> None:
        """Something may have changed."""
        self._stale = True

    def resize(self) -> None:
        """The window has changed, or the language."""
        self._backdrop = self._surface = None
        self._stale = True

    def surface(self) -> pygame.Surface:
        """The layer as it should be now."""
        if self._backdrop is None or self._surface is None:
            self._backdrop = self._draw_backdrop()
            self._surface = self._backdrop.copy()
            self._shown = []
        if self._stale:
            self._stale = False
            zones = list(self._zones())
            before = self._shown if len(self._shown) == len(zones) else [None] * len(zones)
            for zone, old in zip(zones, before, strict=True):
                if old is None or zone.shows != old.shows or zone.area != old.area:
                    self._draw_again(zone.area, zones)
                if old is not None and zone.area != old.area:
                    self._draw_again(old.area, zones)  # it has left that place
            self._shown = [*zones]
        return self._surface

    def _draw_again(self, area: pygame.Rect, zones: Sequence[Zone]) -> None:
        """A part of the table with all that reaches into it: light around a player falls on the
        neighbours, too."""
        assert self._backdrop
        assert self._surface
        self._surface.blit(self._backdrop, area, area)
        for zone in zones:
            if zone.area.colliderect(area):
                self._surface.set_clip(zone.area.clip(area))
                zone.draw(self._surface)
        self._surface.set_clip(None)
