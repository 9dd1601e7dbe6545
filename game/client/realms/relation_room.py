"""Where on the felt there is room for something more: nothing that is read gets covered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from .table import TableScene

COVERED = 50
"""How many pixels farther away a place may be for each pixel of something it would cover."""
STEPS = 3
"""Places are tried so many to a width and a height."""


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
            yield pygame.Rect(pile.x, pile.y, pile.width, pile.height + below)
        yield layout.own_item
        used = layout.used_items(0, 1)
        yield used.union(layout.used_sum).inflate(0, layout.px(56))
    if scene.pills.words.area:
        yield scene.pills.words.area
    yield from scene.pills.areas()
    for number in (*stage.hand, *stage.lying, *stage.on_shelf):
        yield stage.sprites[number].area()


def free_place(
    wanted: pygame.Rect, within: pygame.Rect, taken: Iterable[pygame.Rect]
) -> pygame.Rect:
    """The place nearest to the wanted one where nothing, or least of all, is covered."""
    covering = list(taken)
    right, down = (max(1, length // STEPS) for length in wanted.size)
    places = (
        pygame.Rect((x, y), wanted.size)
        for x in range(within.x, within.right - wanted.width + 1, right)
        for y in range(within.y, within.bottom - wanted.height + 1, down)
    )

    def cost(place: pygame.Rect) -> float:
        hit = (place.clip(covering[index]) for index in place.collidelistall(covering))
        away = pygame.Vector2(place.center).distance_to(wanted.center)
        return away + COVERED * sum(each.width * each.height for each in hit)

    return min((wanted, *places), key=cost)
