"""Where a card is read that is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from .table import TableScene


def read_place(scene: TableScene, number: int) -> pygame.Rect | None:
    """One of the hand stands up, others open beside where they lie or are shown on the strip; None
    for one that is not seen."""
    told = scene.strip.place_of(number) if number in scene.input.on_strip else None
    small = told or scene.input.place_of(number)
    if small is None:
        return None
    return scene.layout.zoomed(small, told is None and number in scene.stage.hand)
