"""What stands still on a table follows what changes, also where only places change."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import pygame

from game.client.match.zones import Zone, Zones

LEFT, MIDDLE, RIGHT = (pygame.Rect(x, 0, 10, 10) for x in (0, 10, 20))
RED, BLUE, BARE = (200, 0, 0), (0, 0, 200), (0, 0, 0)


class Plates(Zones):
    """Two plates that may lie anywhere."""

    def __init__(self) -> None:
        super().__init__()
        self.places = {RED: LEFT, BLUE: MIDDLE}

    def _draw_backdrop(self) -> pygame.Surface:
        return pygame.Surface((30, 10))

    def _zones(self) -> Iterable[Zone]:
        for colour, area in self.places.items():
            yield Zone(area, colour, partial(_fill, colour=colour, area=area))

    def seen(self) -> list[tuple[int, ...]]:
        self.refresh()
        surface = self.surface()
        return [tuple(surface.get_at(area.center))[:3] for area in (LEFT, MIDDLE, RIGHT)]


def _fill(surface: pygame.Surface, colour: tuple[int, int, int], area: pygame.Rect) -> None:
    surface.fill(colour, area)


def test_plates_that_change_places_are_seen_where_they_are() -> None:
    plates = Plates()
    assert plates.seen() == [RED, BLUE, BARE]
    plates.places = {RED: MIDDLE, BLUE: LEFT}
    assert plates.seen() == [BLUE, RED, BARE]


def test_a_plate_leaves_nothing_where_it_was() -> None:
    plates = Plates()
    plates.seen()
    plates.places = {RED: RIGHT, BLUE: MIDDLE}
    assert plates.seen() == [BARE, BLUE, RED]
