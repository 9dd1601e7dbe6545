"""Where everything is on the screen, for any window."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import pygame

from game.client.match.screen import Screen
from game.titles.stories.board import CASTLE
from game.titles.stories.state import DICE

from .art import DIE
from .geography import PLACES, SIZE, Point

TOP, BOTTOM = 104, 136
"""What the players need above the board, and the own things below it."""
EDGE = 24
"""From the board to the edge of the felt."""
BUTTONS = 236
"""How high the buttons under the panel's parchments are."""
OPPONENT = 305
STORIES = 452
"""How high the parchment with the own stories is."""


@dataclass(frozen=True)
class BoardLayout(Screen):
    """The zones of the screen; the felt takes whatever width the panel leaves."""

    window: tuple[int, int]
    opponents: int
    scale_percent: int = 100

    # The board.

    @cached_property
    def zoom(self) -> float:
        """Of the board."""
        wide = self.felt.width - 2 * self.px(EDGE)
        high = self.window[1] - self.px(TOP) - self.px(BOTTOM)
        return min(wide / SIZE[0], high / SIZE[1])

    @cached_property
    def board(self) -> pygame.Rect:
        """In the middle of what players and own things leave."""
        area = pygame.Rect(0, 0, round(SIZE[0] * self.zoom), round(SIZE[1] * self.zoom))
        room = pygame.Rect(0, self.px(TOP), self.felt.width, 0)
        room.height = self.window[1] - self.px(TOP) - self.px(BOTTOM)
        area.center = room.center
        return area

    def at(self, point: Point) -> tuple[int, int]:
        """A point of the board on the screen."""
        return (
            self.board.x + round(point[0] * self.zoom),
            self.board.y + round(point[1] * self.zoom),
        )

    def on_board(self, length: float) -> int:
        """A length of the board on the screen."""
        return max(1, round(length * self.zoom))

    @property
    def court(self) -> tuple[pygame.Rect, pygame.Rect]:
        """The signs at the Castle that take a pawn back, and bring one in."""
        x, y = self.at(PLACES[CASTLE])
        side = max(self.on_board(42), 22)
        less, more = (pygame.Rect(0, 0, side, side) for _ in range(2))
        less.center = (x - round(side * 0.6), y + self.on_board(66))
        more.center = (x + round(side * 0.6), y + self.on_board(66))
        return less, more

    @property
    def ribbon(self) -> pygame.Rect:
        """Whose turn it is, and what to do, on the upper edge of the board."""
        width = min(self.px(1120), self.board.width - self.px(60))
        area = pygame.Rect(0, 0, width, self.px(58))
        area.center = (self.board.centerx, self.board.y + self.px(12))
        return area

    # The players.

    def opponent(self, index: int) -> pygame.Rect:
        gap = self.px(6)
        widest = self.px(OPPONENT + 60)
        width = min(widest, (self.felt.width - gap * (self.opponents + 1)) // self.opponents)
        used = width * self.opponents + gap * (self.opponents - 1)
        left = (self.felt.width - used) // 2
        return pygame.Rect(left + index * (width + gap), self.px(3), width, self.px(92))

    def face(self, plate: pygame.Rect) -> pygame.Rect:
        """The portrait at the left of a player's plate."""
        side = min(plate.height - self.px(4), round(plate.width * 0.34))
        area = pygame.Rect(0, 0, side, side)
        area.midleft = (plate.x + self.px(4), plate.centery)
        return area

    def name(self, plate: pygame.Rect) -> pygame.Rect:
        left = self.face(plate).right - self.px(10)
        return pygame.Rect(left, plate.y + self.px(2), plate.right - left, self.px(40))

    def book(self, plate: pygame.Rect) -> pygame.Rect:
        """An opponent's Book, under the name."""
        left = self.face(plate).right + self.px(4)
        width = min(self.px(134), round((plate.right - left) * 0.64))
        return pygame.Rect(left, plate.y + self.px(42), width, self.px(48))

    def reserve(self, plate: pygame.Rect) -> pygame.Rect:
        """An opponent's reserve, beside the Book."""
        left = self.book(plate).right + self.px(4)
        return pygame.Rect(left, plate.y + self.px(42), plate.right - left, self.px(48))

    # The own things, below the board.

    @property
    def _own_row(self) -> tuple[int, int, float]:
        """The left edge, the upper edge, and how much narrower or wider than usual."""
        width = self.felt.width - 2 * self.px(6)
        return self.px(6), self.window[1] - self.px(BOTTOM - 8), width / (1536 * self.scale)

    def _own(self, left: float, right: float) -> pygame.Rect:
        x, y, wide = self._own_row
        start, end = (x + round(each * self.scale * wide) for each in (left, right))
        return pygame.Rect(start, y, end - start, self.px(BOTTOM - 14))

    @property
    def own_plate(self) -> pygame.Rect:
        return self._own(0, 414)

    @property
    def own_face(self) -> pygame.Rect:
        plate = self.own_plate
        area = pygame.Rect(0, 0, self.px(116), self.px(116))
        area.midleft = (plate.x + self.px(2), plate.centery)
        return area

    @property
    def own_reserve(self) -> pygame.Rect:
        """The own pawns beside the board, at the right of the portrait."""
        plate, left = self.own_plate, self.own_face.right - self.px(14)
        return pygame.Rect(
            left, plate.y + self.px(4), plate.right - left, plate.height - self.px(8)
        )

    def in_reserve(self, index: int, count: int) -> tuple[int, int]:
        """Where the foot of a pawn in reserve stands."""
        area = self.own_reserve
        pitch = min(self.px(34), (area.width - self.px(110)) / max(count - 1, 1))
        return round(area.x + self.px(40) + index * pitch), area.bottom - self.px(16)

    @property
    def own_book(self) -> pygame.Rect:
        return self._own(420, 750)

    @property
    def tray(self) -> pygame.Rect:
        """Where the dice lie."""
        return self._own(758, 1536)

    def die(self, index: int) -> pygame.Rect:
        """A die's picture on the tray."""
        tray = self.tray
        side = min(self.px(104), round((tray.width - self.px(40)) / (DICE + 1.6)))
        pitch = round(side * 0.98)
        left = tray.x + self.px(14)
        area = pygame.Rect(left + index * pitch, 0, side, side)
        area.centery = tray.centery
        return area

    @property
    def tray_scale(self) -> float:
        """How much larger than on a board of full size dice are on the tray."""
        return self.die(0).width / DIE

    @property
    def dice_words(self) -> pygame.Rect:
        """What is said about the dice, at the right of them."""
        left = self.die(DICE - 1).right + self.px(2)
        tray = self.tray
        return pygame.Rect(left, tray.y, tray.right - self.px(16) - left, tray.height)

    # The panel.

    @property
    def _inner(self) -> pygame.Rect:
        return self.panel.inflate(-self.px(40), -self.px(40))

    @property
    def stories(self) -> pygame.Rect:
        """The parchment with the own stories."""
        inner = self._inner
        room = self.panel.bottom - self.px(BUTTONS) - inner.y
        height = min(round(STORIES * max(self.reading, self.scale)), round(room * 0.62))
        return pygame.Rect(inner.x, inner.y, inner.width, height)

    @property
    def chronicle(self) -> pygame.Rect:
        stories = self.stories
        top = stories.bottom - self.px(14)
        height = self.panel.bottom - self.px(BUTTONS) - top
        return pygame.Rect(stories.x, top, stories.width, height)

    @property
    def round(self) -> pygame.Rect:
        """Which round it is, at the foot of the panel."""
        area = pygame.Rect(self.panel.x, 0, self.panel.width, self.px(40))
        area.bottom = self.panel.bottom - self.px(20)
        return area

    # Over everything.

    @property
    def page(self) -> pygame.Rect:
        """The spread of a story that was told."""
        scale = min(self.window[0] * 0.94 / 1100, self.window[1] * 0.94 / 660, 1.35 * self.scale)
        area = pygame.Rect(0, 0, round(1100 * scale), round(660 * scale))
        area.center = (self.window[0] // 2, self.window[1] // 2)
        return area
