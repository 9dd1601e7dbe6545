"""Where everything stands on the trading floor, for any window."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import pygame

from game.client.match.screen import LARGEST_PANEL, PANEL
from game.client.motion import Pose
from game.client.widgets.look import window_scale

from ..layout import TableLayout, lying_in

WIDTH = 1544
"""How much room the floor takes beside the panel."""
STALL = (364, 232)
TOP_ROW = 4
"""So many stalls stand side by side at the upper edge; two more at the sides."""
AWNING = 62
"""How high the awning of a stall is."""


@dataclass(frozen=True)
class FloorLayout(TableLayout):
    """Stalls around the clock and the deal; below them the own offers, the hand, what is called."""

    @cached_property
    def scale(self) -> float:
        """As large as the window lets it be, and smaller beside a panel that is larger."""
        panel = PANEL * min(max(1.0, self.scale_percent / 100), LARGEST_PANEL)
        return min(window_scale(self.window), self.window[0] / (WIDTH + panel))

    def at(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """A part of the floor as it is drawn, in the middle of whatever room there is."""
        left = self._across / 2
        return pygame.Rect(
            round(left + x * self.scale), self.px(y), self.px(width), self.px(height)
        )

    def _low(self, x: float, above: float, width: float, height: float) -> pygame.Rect:
        """The same, so far above the lower edge of the window."""
        place = self.at(x, 0, width, height)
        place.y = self.window[1] - self.px(above)
        return place

    # The others.

    def stall(self, index: int) -> pygame.Rect:
        if index >= TOP_ROW:
            return self.at(16 if index == TOP_ROW else 1164, 262, *STALL)
        count = min(self.opponents, TOP_ROW)
        left = (WIDTH - count * 382 + 18) / 2
        return self.at(left + index * 382, 12, *STALL)

    def awning(self, index: int) -> pygame.Rect:
        stall = self.stall(index)
        return pygame.Rect(stall.x, stall.y, stall.width, self.px(AWNING))

    def stall_face(self, index: int) -> pygame.Rect:
        stall, side = self.stall(index), self.px(92)
        return pygame.Rect(stall.x + self.px(12), stall.y + self.px(54), side, side)

    def stall_name(self, index: int) -> pygame.Rect:
        stall, face = self.stall(index), self.stall_face(index)
        left = face.right + self.px(12)
        return pygame.Rect(
            left, stall.y + self.px(AWNING + 4), stall.right - left - self.px(18), self.px(34)
        )

    def stall_wish(self, index: int) -> pygame.Rect:
        name = self.stall_name(index)
        return pygame.Rect(name.x, name.bottom, name.width, self.px(34))

    def stall_offers(self, index: int) -> pygame.Rect:
        """Where a stall shows what it offers, clear of its frame."""
        stall = self.stall(index)
        top = stall.y + self.px(145)
        return pygame.Rect(
            stall.x + self.px(16), top, stall.width - self.px(32), stall.bottom - self.px(21) - top
        )

    def halves(self, index: int) -> tuple[pygame.Rect, pygame.Rect]:
        """What a stall splits into under a card that is carried: face up, and only its suit."""
        stall, gap = self.stall(index), self.px(8)
        top = stall.y + self.px(AWNING + 78)
        width = (stall.width - 3 * gap) // 2
        height = stall.bottom - gap - top
        first = pygame.Rect(stall.x + gap, top, width, height)
        return first, first.move(width + gap, 0)

    # The middle.

    @property
    def clock(self) -> pygame.Rect:
        return self.at(682, 268, 180, 180)

    def waiting(self, index: int) -> pygame.Rect:
        """The deals that come next, beside the clock."""
        return self.at(398 if index == 0 else 884, 296, 262, 128)

    @property
    def deal(self) -> pygame.Rect:
        return self.at(398, 456, 748, 256)

    def deal_card(self, index: int) -> pygame.Rect:
        """What one gets, what one gives."""
        deal, width = self.deal, self.px(134)
        top = deal.y + self.px(44)
        return pygame.Rect(
            deal.x + self.px(280) + index * self.px(168), top, width, round(width * 1.3)
        )

    def deal_button(self, index: int) -> pygame.Rect:
        deal = self.deal
        return pygame.Rect(
            deal.right - self.px(142), deal.y + self.px(48 + 58 * index), self.px(124), self.px(48)
        )

    @property
    def deal_gain(self) -> pygame.Rect:
        """What a deal brings."""
        deal = self.deal
        return pygame.Rect(deal.x + self.px(18), deal.y + self.px(100), self.px(250), self.px(48))

    @property
    def deal_time(self) -> pygame.Rect:
        """How long it is still open."""
        deal = self.deal
        return pygame.Rect(
            deal.x + self.px(280), deal.bottom - self.px(28), self.px(302), self.px(9)
        )

    @property
    def middle(self) -> pygame.Rect:
        """Where a card is dropped to be offered to all."""
        return self.at(398, 262, 748, 452)

    # Below.

    @property
    def own_offers(self) -> pygame.Rect:
        return self.at(16, 500, 364, 212)

    def own_offer(self, index: int) -> pygame.Rect:
        return self._row(self.own_offers, index, 4)

    def withdraw(self, index: int) -> pygame.Rect:
        row, side = self.own_offer(index), self.px(30)
        place = pygame.Rect(0, 0, side, side)
        place.midright = (row.right, row.centery)
        return place

    @property
    def calls(self) -> pygame.Rect:
        return self.at(1164, 500, 364, 212)

    def call(self, index: int) -> pygame.Rect:
        return self._row(self.calls, index, 3)

    def _row(self, board: pygame.Rect, index: int, count: int) -> pygame.Rect:
        """One of so many rows of a board, under its heading."""
        top = board.y + self.px(39)
        height = (board.height - self.px(55)) // count
        return pygame.Rect(
            board.x + self.px(20), top + index * height, board.width - self.px(40), height
        )

    @property
    def composer(self) -> pygame.Rect:
        """What one is about to offer, above the hand."""
        return self._low(300, 362, 1228, 58)

    def composer_part(self, index: int) -> pygame.Rect:
        """Card, how it is shown, to whom, for what, and the offer itself."""
        area, widths = self.composer, (260, 226, 250, 290, 166)
        left = area.x + self.px(sum(widths[:index]) + 8 * index)
        return pygame.Rect(left, area.y, self.px(widths[index]), area.height)

    @property
    def own_stall(self) -> pygame.Rect:
        return self._low(16, 344, 264, 330)

    def own_wish(self, index: int) -> pygame.Rect:
        area = self.own_stall
        return pygame.Rect(
            area.x + self.px(14),
            area.y + self.px(142 + 44 * index),
            area.width - self.px(28),
            self.px(40),
        )

    @property
    def wish_button(self) -> pygame.Rect:
        area = self.own_stall
        return pygame.Rect(
            area.x + self.px(26), area.bottom - self.px(58), area.width - self.px(52), self.px(46)
        )

    # Cards.

    @property
    def hand_width(self) -> int:
        return self.px(190)

    def hand(self, index: int, count: int) -> Pose:
        left = self.own_stall.right + self.px(14)
        room = self.felt.right - left - self.hand_width - self.px(30)
        pitch = min(self.px(206), room / max(count - 1, 1))
        t = index - (count - 1) / 2
        side = t / max((count - 1) / 2, 3)
        y = self.window[1] - self.px(148) + self.px(12) * side * side
        return Pose((left + self.felt.right) / 2 + t * pitch, y, -4.5 * side, self.hand_width)

    @property
    def deck(self) -> pygame.Rect:
        """Where cards are dealt from: the middle of the floor."""
        place = pygame.Rect(0, 0, self.px(120), self.px(168))
        place.center = self.clock.center
        return place

    def player(self, index: int | None) -> Pose:
        if index is None:
            return super().player(None)
        face = self.stall_face(index)
        return Pose(face.centerx, face.centery, 0.0, self.px(64), face=0.0)

    @property
    def strip(self) -> pygame.Rect:
        return self.composer

    @property
    def token_width(self) -> int:
        return self.px(76)

    def slot(self, index: int) -> Pose:
        """Compact cards lie in the deal only."""
        return lying_in(self.deal_card(index % 2), compact=1.0)
