"""The hall in which hands are counted and winners stand."""

from __future__ import annotations

import pygame

from game.client.widgets.pictures import cover, covering, original


def hall(size: tuple[int, int], wall: int, scale: float) -> pygame.Surface:
    """The felt under a wall that is so high, with a rail between them."""
    surface = cover("table/felt", size)
    rail = (size[0], round(30 * scale))
    surface.blit(covering(original("table/wall"), (size[0], wall)), (0, 0))
    surface.blit(covering(original("table/rail"), rail), (0, wall - round(4 * scale)))
    return surface
