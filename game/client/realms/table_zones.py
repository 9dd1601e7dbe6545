"""The zones of the table, for any window."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.client.match.screen import PANEL, READABLE, Screen

WIDTH, HEIGHT = 1920, 1080
"""Of the window all lengths are drawn for."""
OPPONENT_HEIGHT = 170
"""Of a player's plate with the hand below it."""
TOKEN_ITEM = 108
"""How wide the item of another player is."""
ALL_ROWS, MOST_REALM = 740, 0.75
"""How high the own score is with all rows it may have; how much of the panel it gets for them where
the window is so small that they could not stand closer."""
BUTTONS = 218
"""How high the buttons under the panel's parchments are."""


@dataclass(frozen=True)
class TableZones(Screen):
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
        panel = super().panel
        if not self._two_columns:
            return panel
        width = 2 * panel.width - self.px(40)
        return pygame.Rect(panel.right - width, 0, width, panel.height)

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
