"""Where everything lies on the table, for any window."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

import pygame

from game.client.motion import Pose
from game.client.widgets.look import window_scale

LARGEST_PANEL = 1.2
BUTTONS = 230
"""How high the buttons under the panel's parchments are."""
TABLE_PICTURES = (
    "table/felt",
    "table/wall",
    "table/rail",
    "table/tray",
    "table/panel",
    "table/parchment",
    "table/plate",
    "table/ribbon",
    "table/dial",
    "table/gem_lit",
    "table/gem_dark",
    "backs/card",
)
"""What the table is drawn with, besides cards and faces."""


@dataclass(frozen=True)
class TableLayout:
    """The zones of the table; the felt takes whatever width the panel leaves."""

    window: tuple[int, int]
    opponents: int
    slots: int
    scale_percent: int = 100
    shows_realm: bool = True
    """Without the own score the chronicle has all the room."""

    @property
    def scale(self) -> float:
        """Of what lies on the table: as large as the window lets it be."""
        return window_scale(self.window)

    @property
    def wanted(self) -> float:
        """How much larger than usual the player wants what is read, as far as the panel can."""
        return min(self.scale_percent / 100, LARGEST_PANEL)

    @property
    def reading(self) -> float:
        """Of what is written on the panel."""
        return self.scale * self.wanted

    def px(self, length: float) -> int:
        return round(length * self.scale)

    @property
    def panel(self) -> pygame.Rect:
        width = min(round(372 * self.reading), self.window[0] // 3)
        return pygame.Rect(self.window[0] - width, 0, width, self.window[1])

    @property
    def felt(self) -> pygame.Rect:
        return pygame.Rect(0, 0, self.panel.x, self.window[1])

    @property
    def wall(self) -> pygame.Rect:
        return pygame.Rect(0, 0, self.felt.width, self.px(196))

    def opponent(self, index: int) -> pygame.Rect:
        gap = self.px(20)
        width = min(self.px(466), (self.felt.width - gap * (self.opponents + 1)) // self.opponents)
        used = width * self.opponents + gap * (self.opponents - 1)
        left = (self.felt.width - used) // 2
        return pygame.Rect(left + index * (width + gap), self.px(14), width, self.px(170))

    def face(self, plate: pygame.Rect) -> pygame.Rect:
        """The portrait at the left of a player's plate; where plates are narrow it leaves more
        room to the name."""
        side = min(self.px(124), round(plate.width * 0.36))
        return pygame.Rect(plate.x, plate.y + self.px(6), side, side)

    @property
    def deck(self) -> pygame.Rect:
        width = self.px(176)
        left = max(self.px(24), round(self.felt.width * 0.035))
        return pygame.Rect(left, self.px(262), width, round(width * 1.4))

    @property
    def own_plate(self) -> pygame.Rect:
        """The player's portrait and name, under the deck."""
        return pygame.Rect(self.px(28), self.px(612), self.px(262), self.px(130))

    @property
    def dial(self) -> pygame.Rect:
        side = self.px(320)
        right = self.felt.width - max(0, round(self.felt.width * 0.004))
        return pygame.Rect(right - side, self.px(280), side, side)

    @property
    def tray(self) -> pygame.Rect:
        left = self.deck.right + self.px(48)
        right = self.dial.left - self.px(4)
        return pygame.Rect(left, self.px(232), right - left, self.px(474))

    def slot(self, index: int) -> Pose:
        """The middle of a place in the discard area, as a pose of a compact card."""
        columns = ceil(self.slots / 2)
        inner = self.tray.inflate(-self.px(44), -self.px(44))
        gap = self.px(12)
        width = min((inner.width - gap * (columns - 1)) / columns, (inner.height - gap) / 2 / 1.3)
        used = width * columns + gap * (columns - 1)
        x = inner.centerx - used / 2 + (index % columns) * (width + gap) + width / 2
        row = index // columns
        y = inner.centery + (row - 0.5) * (width * 1.3 + gap)
        return Pose(x, y, 0.0, width, compact=1.0)

    @property
    def realm(self) -> pygame.Rect:
        """The parchment with the own score."""
        inner = self.panel.inflate(-self.px(40), -self.px(40))
        room = self.panel.bottom - self.px(BUTTONS) - inner.y
        part = 0.58 + 0.3 * max(self.wanted - 1, 0)
        return pygame.Rect(inner.x, inner.y, inner.width, round(room * part))

    @property
    def chronicle(self) -> pygame.Rect:
        """The parchment with the story."""
        top = self.realm.bottom + self.px(10) if self.shows_realm else self.realm.top
        height = self.panel.bottom - self.px(BUTTONS) - top
        return pygame.Rect(self.realm.x, top, self.realm.width, height)

    @property
    def hand_zone(self) -> pygame.Rect:
        """Where a card is dropped to come into the hand."""
        top = self.tray.bottom
        return pygame.Rect(0, top, self.felt.width, self.window[1] - top)

    @property
    def hand_width(self) -> int:
        return self.px(214)

    def hand(self, index: int, count: int) -> Pose:
        """A card's place in the fan."""
        pitch = min(self.px(222), (self.felt.width - self.px(250)) / max(count, 1))
        t = index - (count - 1) / 2
        x = self.felt.width / 2 + t * pitch
        y = self.window[1] - self.px(176) + 3.2 * t * t * self.scale
        return Pose(x, y, -2.4 * t, self.hand_width)

    @property
    def zoom_width(self) -> int:
        """A card under the mouse, large enough to read."""
        tallest = round(self.window[1] * 0.86 / 1.4)
        return min(max(round(self.px(348) * self.scale_percent / 100), 300), tallest)

    def offered(self, index: int, count: int) -> Pose:
        """Cards laid out in the middle to choose from."""
        width = self.px(260)
        t = index - (count - 1) / 2
        return Pose(self.felt.width / 2 + t * (width + self.px(40)), self.px(500), 0.0, width)

    @property
    def token_width(self) -> int:
        """Of a card in an opponent's hand."""
        return self.px(58)

    def held(self, player: int, index: int, count: int) -> pygame.Rect:
        """A card in an opponent's hand, as small as it is shown there."""
        area, width = self.opponent(player), self.token_width
        left = self.face(area).right + self.px(14)
        pitch = min(width * 0.8, (area.right - left - width) / max(count - 1, 1))
        return pygame.Rect(
            round(left + index * pitch), area.y + self.px(92), width, round(width * 1.4)
        )

    def player(self, index: int | None) -> Pose:
        """Where cards fly to and from: an opponent's plate, or the own hand."""
        if index is None:
            return Pose(self.felt.width / 2, self.window[1] + self.px(60), 0.0, self.hand_width)
        area = self.opponent(index)
        return Pose(area.centerx, area.bottom - self.px(30), 0.0, self.px(64), face=0.0)

    @property
    def deck_pose(self) -> Pose:
        return Pose(self.deck.centerx, self.deck.centery, 0.0, self.deck.width, face=0.0)
