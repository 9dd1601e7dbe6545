"""Where Cursed Items lie on the table."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from .table_zones import TOKEN_ITEM, TableZones

CROWDED = 4
"""From so many opponents on there is no room for whole hands beside their items."""
ITEM, SMALL_TOKEN = 204, 76
"""How wide the own item is, and another player's in a crowd."""
USED, USED_PITCH, USED_ROOM = 64, 38, 176
"""Of an own item lying face down: its width, from one to the next, and the width of all."""


@dataclass(frozen=True)
class ItemPlaces(TableZones):
    """Those of the person before the screen and of the others, and the piles."""

    @property
    def crowded(self) -> bool:
        """Whether hands are shown as one back with a number."""
        return self.with_items and self.opponents >= CROWDED

    @property
    def own_item(self) -> pygame.Rect:
        """The item face up before the player, beside the hand."""
        height = self.px(ITEM * 1.4)
        top = self.window[1] - self.px(20) - height
        return pygame.Rect(self.px(34), top, self.px(ITEM), height)

    def used_items(self, index: int, count: int) -> pygame.Rect:
        """An own item lying face down, under the own plate."""
        width = self.px(USED)
        pitch = min(self.px(USED_PITCH), (self.px(USED_ROOM) - width) / max(count - 1, 1))
        left = round(self.px(24) + index * pitch)
        return pygame.Rect(left, self.px(642), width, self.px(USED * 1.4))

    @property
    def used_sum(self) -> pygame.Rect:
        """The medal with what the own items face down are worth."""
        place = pygame.Rect(self.px(24 + USED_ROOM + 6), 0, self.px(60), self.px(60))
        place.centery = self.used_items(0, 1).centery
        return place

    def own_reserve(self, index: int) -> pygame.Rect:
        """An item laid aside, above the one that lies face up."""
        item, width = self.own_item, self.px(44)
        left = item.x + index * (width + self.px(6))
        height = round(width * 0.84)
        return pygame.Rect(left, item.y - self.px(3) - height, width, height)

    @property
    def item_deck(self) -> pygame.Rect:
        return self._item_pile(-86, 110, 1.4)

    @property
    def item_discard(self) -> pygame.Rect:
        """The items that were put away, the topmost as a compact card."""
        return self._item_pile(68, 118, 1.3)

    def _item_pile(self, aside: float, width: float, shape: float) -> pygame.Rect:
        """A pile under the sun-dial, its lower edge level with the other's."""
        size = self.px(width), self.px(width * shape)
        return pygame.Rect((0, 0), size).move_to(
            midbottom=(self._beside_tray + self.px(aside), self.px(606))
        )

    def item_pile_name(self, index: int) -> pygame.Rect:
        """The room for what is said of the one pile, or the other, beside it."""
        half = min(self.felt.right - self._beside_tray, self.px(147))
        area = pygame.Rect(0, 0, half - self.px(6), self.px(44))
        middle = self._beside_tray + (half if index else -half) // 2
        return area.move_to(center=(middle, self.item_deck.bottom + self.px(26)))

    def opponent_item(self, index: int) -> pygame.Rect:
        """The item face up before another player."""
        area = self.opponent(index)
        width = self.px(SMALL_TOKEN if self.crowded else TOKEN_ITEM)
        top = area.y + self.px(88 if self.crowded else 2)
        return pygame.Rect(area.right - width, top, width, round(width * 0.84))

    def opponent_used(self, index: int) -> pygame.Rect:
        """Where another player's items lie that are face down or laid aside."""
        area, item = self.opponent(index), self.opponent_item(index)
        top = item.bottom if self.crowded else area.bottom - self.px(28)
        return pygame.Rect(item.x, top, item.width, area.bottom - top)
