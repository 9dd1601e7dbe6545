"""Where Cursed Items are seen on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from .model import TableModel

if TYPE_CHECKING:
    from .layout import TableLayout


def items_seen(model: TableModel, layout: TableLayout) -> Iterator[tuple[int, pygame.Rect]]:
    """The items that can be pointed at, the topmost first: before the players, put away, and
    one's own, used or laid aside."""
    items = model.view.items
    if items is None:
        return
    for seat, face_up in enumerate(items.face_up):
        player = model.opponent_index(seat)
        if face_up is not None:
            yield face_up, layout.own_item if player is None else layout.opponent_item(player)
    if items.discard:
        yield items.discard[-1], layout.item_discard
    for index, number in enumerate(items.reserve[model.seat]):
        yield number, layout.own_reserve(index)
    used = items.used[model.seat]
    for index in reversed(range(len(used))):
        yield used[index], layout.used_items(index, len(used))
