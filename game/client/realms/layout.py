"""Where everything lies on the table, for any window."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import ceil

import pygame

from game.client.motion import Pose
from game.client.widgets.look import SMALLEST, window_scale

WIDTH, HEIGHT, PANEL = 1920, 1080, 372
"""Of the window all lengths are drawn for, and of the panel at its right."""
LARGEST_PANEL = 1.2
READABLE = SMALLEST / 18
"""The scale at which the panel's smallest letters are as small as they may be."""
PILL_LANE = 30
"""How far the figure under a card of the discard area reaches below it."""
WIDEST_PITCH = 1.3
"""From card to card in the discard area, in widths of one."""
OPPONENT_HEIGHT = 170
"""Of a player's plate with the hand below it."""
MOST_KNOWN = 3
"""Known cards in an opponent's hand that lie side by side; more overlap."""
CROWDED = 4
"""From so many opponents on there is no room for whole hands beside their items."""
ITEM, TOKEN_ITEM, SMALL_TOKEN = 204, 108, 76
"""How wide the own item is, another player's, and that in a crowd."""
USED, USED_PITCH, USED_ROOM = 64, 38, 176
"""Of an own item lying face down: its width, from one to the next, and the width of all."""
ALL_ROWS, MOST_REALM = 740, 0.75
"""How high the own score is with all rows it may have; how much of the panel it gets for them where
the window is so small that they could not stand closer."""
BUTTONS = 218
"""How high the buttons under the panel's parchments are."""
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
class TableLayout:
    """The zones of the table; the felt takes whatever width the panel leaves."""

    window: tuple[int, int]
    opponents: int
    slots: int
    scale_percent: int = 100
    shows_realm: bool = True
    """Without the own score the chronicle has all the room."""
    shelved: bool = False
    """Whether the shelf lies over the lower half of the tray."""
    shows_arrows: bool = False
    """Between cards, which then need more room around the one that is read."""
    with_items: bool = False
    """Cursed Items lie on the table, too."""

    @cached_property
    def scale(self) -> float:
        """Of what lies on the table: as large as the window lets it be."""
        return window_scale(self.window)

    @property
    def wanted(self) -> float:
        """How much larger than usual the player wants what is read, as far as the panel can;
        smaller only while it can be read."""
        least = min(1.0, READABLE / self.scale)
        return min(max(self.scale_percent / 100, least), LARGEST_PANEL)

    @property
    def reading(self) -> float:
        """Of what is written on the panel."""
        return self.scale * self.wanted

    def px(self, length: float) -> int:
        return round(length * self.scale)

    @property
    def _spare(self) -> tuple[float, float]:
        """How much wider and higher than 16:9 the window is, in lengths of the drawing."""
        return self.window[0] / self.scale - WIDTH, self.window[1] / self.scale - HEIGHT

    @property
    def _two_columns(self) -> bool:
        """Whether the chronicle has room beside the own score instead of below it."""
        return self.shows_realm and self._spare[0] >= PANEL

    @property
    def panel(self) -> pygame.Rect:
        """The parchments and buttons at the right."""
        width = min(round(PANEL * self.reading), self.window[0] // 3)
        if self._two_columns:
            width = 2 * width - self.px(40)
        return pygame.Rect(self.window[0] - width, 0, width, self.window[1])

    @property
    def felt(self) -> pygame.Rect:
        return pygame.Rect(0, 0, self.panel.x, self.window[1])

    @property
    def _across(self) -> int:
        """How much narrower or wider the felt is than it is drawn for."""
        return self.felt.width - self.px(WIDTH - PANEL)

    @property
    def wall(self) -> pygame.Rect:
        return pygame.Rect(0, 0, self.felt.width, self.px(196))

    def opponent(self, index: int) -> pygame.Rect:
        gap = self.px(20)
        widest = self.px(486 + (TOKEN_ITEM + 16 if self.with_items else 0))
        width = min(widest, (self.felt.width - gap * (self.opponents + 1)) // self.opponents)
        used = width * self.opponents + gap * (self.opponents - 1)
        left = (self.felt.width - used) // 2
        return pygame.Rect(
            left + index * (width + gap), self.px(14), width, self.px(OPPONENT_HEIGHT)
        )

    def face(self, plate: pygame.Rect) -> pygame.Rect:
        """The portrait at the left of a player's plate; where plates are narrow it leaves more
        room to the name."""
        own = plate.height < self.px(OPPONENT_HEIGHT)
        side = self.px(104) if own else min(self.px(118), round(plate.width * 0.28))
        return pygame.Rect(plate.x, plate.y + self.px(4), side, side)

    @property
    def said(self) -> pygame.Rect:
        """What opponents say stands below their hands, above the first cards of the discard
        area."""
        top = self.opponent(0).bottom - self.px(4)
        return pygame.Rect(0, top, self.felt.width, self.deck.y - top)

    @property
    def deck(self) -> pygame.Rect:
        width = self.px(150)
        top = self.px(226 if self.with_items else 244)
        return pygame.Rect(self.px(74) + self._across // 12, top, width, self.px(210))

    @property
    def own_plate(self) -> pygame.Rect:
        """The player's portrait and name, under the deck."""
        top = self.px(498 if self.with_items else 540)
        return pygame.Rect(self.px(22), top, self.px(258), self.px(112))

    @property
    def dial(self) -> pygame.Rect:
        side, top = (196, 208) if self.with_items else (236, 250)
        place = pygame.Rect(0, self.px(top), self.px(side), self.px(side))
        place.centerx = self._beside_tray
        return place

    @property
    def _beside_tray(self) -> int:
        """The middle between the discard area and the panel."""
        return (self.tray.right + self.px(30) + self.felt.right) // 2

    @property
    def tray(self) -> pygame.Rect:
        """The discard area; a window higher than usual makes it higher, too."""
        left, width = self.px(300) + self._across // 6, self.px(926) + self._across * 2 // 3
        return pygame.Rect(left, self.px(222), width, self.px(420 + self._spare[1] * 0.6))

    @property
    def tray_frame(self) -> list[pygame.Rect]:
        """The four sides of what is around the discard area."""
        inner = self.tray
        outer, thick = inner.inflate(self.px(60), self.px(60)), self.px(30)
        return [
            pygame.Rect(outer.topleft, (outer.width, thick)),
            pygame.Rect(outer.x, inner.bottom, outer.width, thick),
            pygame.Rect(outer.topleft, (thick, outer.height)),
            pygame.Rect(inner.right, outer.y, thick, outer.height),
        ]

    @property
    def shelf(self) -> pygame.Rect:
        """Above the strip, for cards that lie nowhere."""
        tray, height = self.tray, self.px(234)
        return pygame.Rect(tray.x, self.strip.y - self.px(10) - height, tray.width, height)

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
    def strip(self) -> pygame.Rect:
        """Where every question of the game is asked, between the discard area and the hand."""
        width = min(self.px(1236) + self._across * 2 // 3, self.felt.width - self.px(24))
        left = max(self.px(12), self.felt.centerx - width // 2)
        left = min(max(left, self.px(296)), self.felt.right - width - self.px(12))
        return pygame.Rect(left, self.tray.bottom + self.px(14), width, self.px(112))

    @property
    def realm(self) -> pygame.Rect:
        """The parchment with the own score."""
        inner = self.panel.inflate(-self.px(40), -self.px(40))
        room = self.panel.bottom - self.px(BUTTONS) - inner.y
        if self._two_columns:
            return pygame.Rect(inner.x, inner.y, inner.width // 2, room)
        usual = 0.585 + 0.3 * max(self.wanted - 1, 0)
        least = min(ALL_ROWS * self.reading, room * MOST_REALM) if self.scale < READABLE else 0
        return pygame.Rect(inner.x, inner.y, inner.width, round(max(room * usual, least)))

    @property
    def chronicle(self) -> pygame.Rect:
        """The parchment with the story."""
        realm = self.realm
        if self._two_columns:
            return realm.move(realm.width, 0)
        top = realm.bottom - self.px(20) if self.shows_realm else realm.top
        height = self.panel.bottom - self.px(BUTTONS) - top
        return pygame.Rect(realm.x, top, realm.width, height)

    @property
    def hand_zone(self) -> pygame.Rect:
        """Where a card is dropped to come into the hand."""
        top = self.strip.bottom
        return pygame.Rect(0, top, self.felt.width, self.window[1] - top)

    @property
    def hand_width(self) -> int:
        return self.px(200)

    def hand(self, index: int, count: int) -> Pose:
        """A card's place in the fan, which stays within the window and beside the own item."""
        left = self.own_item.right + self.px(10) if self.with_items else 0
        middle = (left + self.felt.width) / 2
        if self.with_items:
            room = self.felt.width - left - self.hand_width - self.px(40)
            pitch = min(self.px(222), room / max(count - 1, 1))
        else:
            pitch = min(self.px(222), (self.felt.width - self.px(260)) / max(count, 1))
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
        area.clamp_ip(self.felt)
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

    @property
    def crowded(self) -> bool:
        """Whether hands are shown as one back with a number."""
        return self.with_items and self.opponents >= CROWDED

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

    # Cursed Items.

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
    def item_deck_pose(self) -> Pose:
        return lying_in(self.item_deck, face=0.0)

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
