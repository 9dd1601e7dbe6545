"""What is read on the felt, and should not be covered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from .table import TableScene


def labels(scene: TableScene) -> Iterator[pygame.Rect]:
    """What is written on the felt, and what lies there to be seen."""
    layout, stage = scene.layout, scene.stage
    below = layout.px(58)
    for pile in (layout.deck, layout.dial):
        yield pygame.Rect(pile.x, pile.y, pile.width, pile.height + below).inflate(layout.px(60), 0)
    yield layout.strip
    yield layout.own_plate
    for player in range(layout.opponents):
        yield layout.opponent(player)
    if layout.with_items:
        for pile in (layout.item_deck, layout.item_discard):
            wide = pygame.Rect(pile.x, pile.y, pile.width, pile.height + below)
            yield wide.inflate(layout.px(60), 0)
        yield layout.own_item
        used = layout.used_items(0, 1)
        yield used.union(layout.used_sum).inflate(0, layout.px(56))
    if scene.pills.words.area:
        yield scene.pills.words.area
    yield from scene.pills.areas()
    for number in (*stage.hand, *stage.lying, *stage.on_shelf):
        yield stage.sprites[number].area()
