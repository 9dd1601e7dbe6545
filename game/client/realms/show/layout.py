"""Where everything of the show lies, for any window."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.client.widgets.look import REFERENCE, window_scale

TALL = 1.4
"""How much higher than wide a card is."""
TOKEN_SHAPE = 0.75
"""The same of a token."""
MANY = 9
"""So many cards lie closer together."""
STAGES_TOP, ARCS_TOP, CARDS_BOTTOM = 196, 262, 679
"""Of the reference window: the gems, the highest an arc may reach, the row of cards."""

LOWEST, BETWEEN = 50, 10
"""How high the buttons below the choices are, and how far they lie apart."""


@dataclass(frozen=True)
class ShowLayout:
    """The zones of the show, in a block of the reference's shape in the middle of the window; wall
    and players take all of its width."""

    window: tuple[int, int]
    players: int
    cards: int
    choosing: bool
    """Whether the player's choices are open, and the parchment leaves them room."""
    percent: int = 100

    @property
    def scale(self) -> float:
        return window_scale(self.window)

    @property
    def reading(self) -> float:
        """How much larger than usual the player wants what is read, as far as there is room."""
        return self.scale * min(max(self.percent / 100, 0.9), 1.2)

    def px(self, length: float) -> int:
        return round(length * self.scale)

    def _at(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """A rectangle of the reference window."""
        left = (self.window[0] - REFERENCE[0] * self.scale) / 2
        top = (self.window[1] - REFERENCE[1] * self.scale) / 2
        s = self.scale
        return pygame.Rect(
            round(left + x * s), round(top + y * s), round(width * s), round(height * s)
        )

    # Above.

    @property
    def wall(self) -> pygame.Rect:
        return pygame.Rect(0, 0, self.window[0], self._at(0, 0, 0, 142).bottom)

    def player(self, index: int) -> pygame.Rect:
        """The place of a player, in the order in which hands are counted."""
        most = self.px(472)
        pitch = min(most, self.window[0] // self.players)
        left = (self.window[0] - pitch * self.players) // 2 + self.px(14)
        return pygame.Rect(
            left + index * pitch, self._at(0, 16, 0, 0).y, pitch - self.px(18), self.px(116)
        )

    def face(self, area: pygame.Rect) -> pygame.Rect:
        side = min(self.px(108), round(area.width * 0.3))
        face = pygame.Rect(area.x, 0, side, side)
        face.centery = area.centery
        return face

    def held(self, area: pygame.Rect, index: int, count: int) -> pygame.Rect:
        """A card of a hand that is not on the table, as small as a token."""
        left = self.face(area).right + self.px(6)
        pitch = min((area.right - left) / max(count, 1), self.px(42))
        width = max(round(pitch - self.px(3)), 6)
        return pygame.Rect(
            round(left + index * pitch), area.y + self.px(74), width, round(width * 1.2)
        )

    def gem(self, index: int, count: int) -> pygame.Rect:
        """A stage of resolution."""
        gem = self._at(250 + (1420 / (count - 1)) * index, STAGES_TOP, 0, 0)
        return gem.inflate(self.px(34), self.px(34))

    @property
    def gems_label(self) -> int:
        """The middle of the words under the gems."""
        return self._at(0, 230, 0, 0).y

    # The hand.

    @property
    def card_width(self) -> int:
        return self.px(172 if self.cards >= MANY else 190)

    @property
    def counted_width(self) -> int:
        return self.px(236)

    def card(self, place: int) -> pygame.Rect:
        pitch = 188 if self.cards >= MANY else 207
        middle = REFERENCE[0] / 2 + (place - (self.cards - 1) / 2) * pitch
        width = self.card_width
        area = pygame.Rect(0, 0, width, round(width * TALL))
        area.midbottom = self._at(middle, CARDS_BOTTOM, 0, 0).topleft
        return area

    def counted(self, place: int) -> pygame.Rect:
        """The same card while it is counted."""
        small, width = self.card(place), self.counted_width
        area = pygame.Rect(0, 0, width, round(width * TALL))
        area.midbottom = (small.centerx, small.bottom + self.px(10))
        return area

    @property
    def before_width(self) -> int:
        """The token on a card that has become another one."""
        return self.px(76)

    @property
    def beside_width(self) -> int:
        return self.px(88)

    def beside(self, place: int, count: int) -> list[pygame.Rect]:
        """So many cards of the discard area, as small as tokens, above the row on both sides of
        the card that is counted, from left to right."""
        card, edge = self.counted(place), self._at(50, 0, REFERENCE[0] - 100, 0)
        width, gap, clear = self.beside_width, self.px(8), self.px(20)
        pitch = width + gap
        room = (card.left - clear - edge.left) // pitch, (edge.right - card.right - clear) // pitch
        left = min(max(count // 2, count - room[1]), room[0])
        starts = [card.left - clear - pitch * (left - index) + gap for index in range(left)]
        starts += [card.right + clear + pitch * index for index in range(count - left)]
        height = round(width * TOKEN_SHAPE)
        bottom = self.card(place).top - self.px(22)
        return [pygame.Rect(start, bottom - height, width, height) for start in starts]

    @property
    def arcs_top(self) -> int:
        return self._at(0, ARCS_TOP, 0, 0).y

    def plate(self, place: int) -> pygame.Rect:
        """The number below a card."""
        area = pygame.Rect(0, 0, self.px(96), self.px(42))
        area.center = (self.card(place).centerx, self._at(0, 735, 0, 0).y)
        return area

    # Below.

    @property
    def parchment(self) -> pygame.Rect:
        if self.choosing:
            return self._at(34, 790, 584, 240)
        return self._at(50, 790, 1040, 240)

    @property
    def told_width(self) -> int:
        """The token on the parchment."""
        return self.px(104)

    @property
    def medal(self) -> pygame.Rect:
        """The running total, in the middle of its sun."""
        area = pygame.Rect(0, 0, self.px(150), self.px(150))
        area.center = self.sun.center
        return area

    @property
    def sun(self) -> pygame.Rect:
        area = self._at(0, 0, 264, 264)
        area.center = self._at(756 if self.choosing else 1272, 900, 0, 0).topleft
        return area

    @property
    def panel(self) -> pygame.Rect:
        """The player's choices, and the buttons."""
        if self.choosing:
            return self._at(892, 766, 1004, 296)
        return self._at(1446, 784, 444, 262)

    def button(self, index: int) -> pygame.Rect:
        """Speed, Skip and Next hand: in a row below the choices, or one above the other."""
        panel = self.panel
        if not self.choosing:
            area = pygame.Rect(0, 0, panel.width - self.px(64), self.px(60))
            area.midtop = (panel.centerx, panel.y + self.px(26 + 72 * index))
            return area
        wide = (140, 196, 204)
        right = panel.right - self.px(20 + sum(each + BETWEEN for each in wide[index + 1 :]))
        area = pygame.Rect(0, 0, self.px(wide[index]), self.px(LOWEST))
        area.bottomright = (right, panel.bottom - self.px(20))
        return area

    @property
    def everything(self) -> pygame.Rect:
        """The button for all answers."""
        area = pygame.Rect(0, 0, self.px(154), self.px(LOWEST))
        area.bottomleft = (self.panel.x + self.px(22), self.panel.bottom - self.px(20))
        return area

    def as_it_is(self, beside: bool) -> pygame.Rect:
        """The answer to leave a card alone, beside the button for all answers if there is one."""
        area = self.everything
        if beside:
            area.x += area.width + self.px(BETWEEN)
        area.width = self.button(0).x - self.px(BETWEEN) - area.x
        return area.inflate(-self.px(6), -self.px(8))

    def chooser(self, index: int, count: int) -> pygame.Rect:
        """A card with a choice."""
        panel = self.panel
        width = self.px(88 if count == 1 else 66 if count < 4 else 50)
        return pygame.Rect(
            panel.x + self.px(24) + (index % 3) * (width + self.px(8)),
            panel.y + self.px(70) + (index // 3) * round(width * 0.9),
            width,
            round(width * 0.84),
        )

    def answer(self, index: int) -> pygame.Rect:
        """One of six, in two columns: an answer may be a long word."""
        panel = self.panel
        row, column = divmod(index, 2)
        return pygame.Rect(
            panel.x + self.px(250 + 370 * column),
            panel.y + self.px(66 + 52 * row),
            self.px(360),
            self.px(45),
        )
