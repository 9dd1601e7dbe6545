"""Where every card lies on the table, for any window."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

import pygame

from game.client.motion import Pose

from .item_places import ItemPlaces

PILL_LANE = 30
"""How far the figure under a card of the discard area reaches below it."""
WIDEST_PITCH = 1.3
"""From card to card in the discard area, in widths of one."""
MOST_KNOWN = 3
"""Known cards in an opponent's hand that lie side by side; more overlap."""
SHELF_PLACES, SHELF_ENDS = 8, 40
"""How many cards the shelf shows at once, and the room at its ends for going on to more."""
ROOMY = 6
"""So few cards on the shelf have more room than usual."""
TABLE_PICTURES = (
    "table/wall",
    "table/rail",
    "table/tray",
    "table/panel",
    "table/parchment",
    "table/plate",
    "table/dial",
    "table/gem_lit",
    "table/gem_dark",
    "backs/card",
    "backs/cursed",
)
"""What the table is drawn with, besides cards and faces."""


def lying_in(area: pygame.Rect, face: float = 1.0, compact: float = 0.0) -> Pose:
    """A card as wide as an area, in the middle of it."""
    return Pose(area.centerx, area.centery, 0.0, area.width, face=face, compact=compact)


@dataclass(frozen=True)
class TableLayout(ItemPlaces):
    """Every card's place: in the discard area, the hand, on the shelf, with the others."""

    def slot(self, index: int) -> Pose:
        """The middle of a place in the discard area, as a pose of a compact card; under each is
        room for a figure."""
        columns = ceil(self.slots / 2)
        inner = self.tray.inflate(-self.px(44), -self.px(24)).move(0, self.px(9))
        gap, lane = self.px(10), self.px(PILL_LANE)
        width = min((inner.width - gap * (columns - 1)) / columns, (inner.height / 2 - lane) / 1.3)
        pitch = min((inner.width - width) / (columns - 1), width * WIDEST_PITCH)
        x = inner.centerx + (index % columns - (columns - 1) / 2) * pitch
        y = inner.y + (index // columns) * inner.height / 2 + width * 1.3 / 2
        return Pose(x, y, 0.0, width, compact=1.0)

    def lying(self, index: int, used: int) -> Pose:
        """Where a card of the discard area lies: in its place, or while the shelf needs room in
        one row with all the others; so many places are used."""
        slot = self.slot(index)
        if not self.shelved:
            return slot
        room = pygame.Rect(self.tray.x, self.tray.y, self.tray.width, self.shelf.y - self.tray.y)
        width = min(slot.width, (room.height - self.px(24)) / 1.3)
        first, last = room.x + self.px(22) + width / 2, room.right - self.px(22) - width / 2
        pitch = min((last - first) / max(used - 1, 1), width + self.px(12))
        return Pose(first + index * pitch, room.centery + self.px(2), 0.0, width, compact=1.0)

    @property
    def hand_width(self) -> int:
        return self.px(200)

    def hand(self, index: int, count: int) -> Pose:
        """A card's place in the fan, which stays within the window and beside the own item."""
        left = self.own_item.right + self.px(10) if self.with_items else 0
        middle = (left + self.felt.width) / 2
        room = self.felt.width - left - self.hand_width - self.px(40 if self.with_items else 84)
        pitch = min(self.px(206), room / max(count - 1, 1))
        t = index - (count - 1) / 2
        side = t / max((count - 1) / 2, 3)
        y = self.window[1] - self.px(164) + self.px(15) * side * side
        return Pose(middle + t * pitch, y, -5.7 * side, self.hand_width)

    @property
    def zoom_width(self) -> int:
        """A card under the mouse, large enough to read."""
        tallest = round(self.window[1] * 0.86 / 1.4)
        wanted, least = (300, 260) if self.shows_arrows else (348, 300)
        return min(max(round(self.px(wanted) * self.scale_percent / 100), least), tallest)

    def zoomed(self, small: pygame.Rect, in_hand: bool) -> pygame.Rect:
        """Where a card is read that lies there: in the hand it stands up, others open beside
        themselves."""
        area = pygame.Rect(0, 0, self.zoom_width, round(self.zoom_width * 1.4))
        if in_hand:
            area.midbottom = (small.centerx, self.window[1] - 6)
        else:
            area.midleft = (small.right + 12, small.centery)
            if area.right > self.felt.right or self._opens_to_left(small):
                area.right = small.left - 12
            area.bottom = min(area.bottom, self.strip.y)  # what is asked stays in sight
        area.clamp_ip(self.felt.inflate(-2 * self.px(12), 0))
        return area

    def _opens_to_left(self, small: pygame.Rect) -> bool:
        """Cards on the shelf are compared: those of its left half do not open over the others."""
        on_shelf = self.shelved and self.shelf.colliderect(small)
        return on_shelf and small.centerx < self.shelf.centerx

    def offered(self, index: int, count: int) -> Pose:
        """Cards on the shelf, larger if there are few."""
        inner = self.shelf.inflate(-2 * self.px(SHELF_ENDS), 0)
        pitch = inner.width / max(min(count, SHELF_PLACES), ROOMY)
        x = inner.centerx + (index - (count - 1) / 2) * pitch
        return Pose(x, self.shelf.centery - self.px(14), 0.0, pitch - self.px(8), compact=1.0)

    @property
    def token_width(self) -> int:
        """Of a known card in an opponent's hand."""
        return self.px(64)

    @property
    def held_width(self) -> int:
        """Of a hidden card in an opponent's hand."""
        return self.px(50)

    def held(self, player: int, index: int, count: int, known: int) -> pygame.Rect:
        """A card in an opponent's hand, as small as it is shown there: first the backs, then the
        cards one knows."""
        room, hidden = self._held_room(player), count - known
        left, back, token, gap = room.x, self.held_width, self.token_width, self.px(4)
        apart = self.px(30) if self.with_items else token + gap
        kept = known and 3 * gap + token + gap + (min(known, MOST_KNOWN) - 1) * apart
        pitch = min(self.px(40), (room.width - kept - back) / max(hidden - 1, 1))
        pitch = 0 if self.crowded else max(pitch, self.px(6))
        if index < hidden:
            return pygame.Rect(round(left + index * pitch), room.y, back, round(back * 1.4))
        if hidden:
            left = round(left + (hidden - 1) * pitch) + back + 3 * gap
        pitch = min(token + gap, (room.right - left - token) / max(known - 1, 1))
        left = round(left + (index - hidden) * pitch)
        return pygame.Rect(left, room.y, token, round(token * 0.84))

    def _held_room(self, player: int) -> pygame.Rect:
        """Where an opponent's hand lies: under the name, and before the item."""
        area = self.opponent(player)
        face, top = self.face(area), area.y + self.px(88)
        left = area.x + self.px(16) if face.bottom <= top else face.right + self.px(10)
        right = self.opponent_item(player).x - self.px(12) if self.with_items else area.right
        return pygame.Rect(left, top, right - left, round(self.held_width * 1.4))

    def player(self, index: int | None) -> Pose:
        """Where cards fly to and from: an opponent's plate, or the own hand."""
        if index is None:
            return Pose(self.felt.width / 2, self.window[1] + self.px(60), 0.0, self.hand_width)
        area = self.opponent(index)
        return Pose(area.centerx, area.bottom - self.px(30), 0.0, self.px(64), face=0.0)

    def shown(self, index: int, count: int) -> Pose:
        """A card of those that are shown for a moment, in the middle of the discard area."""
        tray, width = self.tray, self.px(128)
        pitch = min(width + self.px(12), (tray.width - width) / max(count - 1, 1))
        x = tray.centerx + (index - (count - 1) / 2) * pitch
        return Pose(x, tray.centery, 0.0, width, lift=0.5)

    @property
    def on_deck(self) -> pygame.Rect:
        """The card on top of the deck, as small as it is shown if somebody knows it."""
        width = self.token_width
        place = pygame.Rect(0, 0, width, round(width * 0.84))
        place.midbottom = (self.deck.centerx, self.deck.bottom - self.px(10))
        return place

    @property
    def deck_pose(self) -> Pose:
        return Pose(self.deck.centerx, self.deck.centery, 0.0, self.deck.width, face=0.0)

    @property
    def item_deck_pose(self) -> Pose:
        return lying_in(self.item_deck, face=0.0)
