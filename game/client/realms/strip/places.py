"""Where things lie on the strip."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import pygame

from game.client.widgets.look import SMALLEST, Face, font

from . import offers, players, suits
from .answering import fitting_letters
from .asked import Asked, Nothing, Offers, Players, Seen, Shelf, Suits, Waiting

TOLD, NARROW, NARROWEST, WIDE = 400, 344, 300, 500
"""How wide the words are; less where cards or suits stand side by side, more where few do."""
LETTERS = 24
"""How large the letters of the words are, if there is room."""
STEP = 12
"""By how much they get wider until they can be read."""
HINT = 540
"""How wide a few words are that stand in the place of answers."""
COLUMN, EDGE = 190, 26
"""How wide the buttons are, and how far everything stays from the sides."""
AWAY = 18
"""From the words to the answers."""
DEED, BETWEEN = 168, 12
"""How wide each of several buttons side by side is, and how far from the next."""
TOP, HEIGHT = 14, 81
"""The part of the strip's height that is free of the frame."""


@dataclass(frozen=True)
class Places:
    """Who asks at the left, what; the answers; the buttons at the right. The corner is (0, 0)."""

    size: tuple[int, int]
    scale: float
    asked: Asked
    most: int | None = None
    """How far right the words may end: answers do not move from one question to the next."""

    def px(self, length: float) -> int:
        return round(length * self.scale)

    @property
    def inside(self) -> pygame.Rect:
        """The board within its frame."""
        edge = self.px(EDGE)
        return pygame.Rect(edge, self.px(TOP), self.size[0] - 2 * edge, self.px(HEIGHT))

    # What is told.

    @property
    def asker(self) -> pygame.Rect:
        """The picture of the card or the player that asks; without any it has no width."""
        told, inside, left, width = self.asked.told, self.inside, -self.px(4), 0
        if told.card:
            width = round((inside.height - self.px(6)) * 600 / 504)
        elif told.portrait:
            width = inside.height - self.px(2)
        else:
            left = 0
        return pygame.Rect(inside.x + left, inside.y, width, inside.height)

    @property
    def title(self) -> pygame.Rect:
        """Above the words."""
        right = self.divide - self.px(10) if self.divided else self.middle.right
        return self._title(right)

    @property
    def words(self) -> pygame.Rect:
        """Under the title, if there is one."""
        return self._under(self.title)

    def _title(self, right: int) -> pygame.Rect:
        left, high = self.asker.right + self.px(14), self.px(31 if self.divided else 40)
        high = high if self.asked.told.title else 0
        return pygame.Rect(left, self.inside.y, right - left, high)

    def _under(self, title: pygame.Rect) -> pygame.Rect:
        below = self.px(5) if title.height and self.divided else 0
        height = self.inside.height - title.height - below
        return pygame.Rect(title.x, title.bottom, title.width, height)

    @cached_property
    def divide(self) -> int:
        """Where the words end and the answers begin."""
        match self.asked.answers:
            case Suits():
                narrow = NARROWEST
            case Offers():
                narrow = NARROW
            case _:
                narrow = TOLD
        tried = (self.px(width) for width in range(narrow, WIDE, STEP))
        least = next((width for width in tried if self._read_in(width)), self.px(WIDE))
        spare = self._right - self.px(AWAY + self._wanted)
        most = self.px(WIDE) if self.most is None else self.most
        return max(least, min(spare, most))

    def _read_in(self, divide: int) -> bool:
        """Whether what is told can be read if it ends there."""
        told, title = self.asked.told, self._title(divide - self.px(10))
        size = min(SMALLEST, self.px(LETTERS))
        if font(Face.LABEL, size).size(told.title)[0] > title.width:
            return False
        letters = fitting_letters(told.text, self._under(title), self.px(LETTERS))
        return letters.size >= size

    # The answers.

    @property
    def _wanted(self) -> int:
        """How much room the answers take if they get all they can use."""
        match self.asked.answers:
            case Suits(several):
                return len(several) * suits.WIDEST
            case Offers(cards, without):
                return len(cards) * offers.WIDEST + (offers.WITHOUT if without else 0)
            case Shelf(without=without):
                return HINT + (offers.WITHOUT if without else 0)
            case Players(asked) | Waiting(asked):
                return len(asked) * players.WIDEST
            case _:
                return self.size[0]

    @property
    def divided(self) -> bool:
        """Whether there are answers on the strip itself."""
        return not isinstance(self.asked.answers, Nothing | Seen)

    @property
    def middle(self) -> pygame.Rect:
        """Between the words and the buttons."""
        left, inside = self.divide + self.px(AWAY), self.inside
        return pygame.Rect(left, inside.y, self._right - left, inside.height)

    # The buttons.

    @property
    def _right(self) -> int:
        """Where they begin."""
        asked = self.asked
        buttons = asked.done or asked.also or asked.cancel
        right = self.inside.right - (self.px(COLUMN + 14) if buttons else 0)
        return right - len(asked.deeds) * self.px(DEED + BETWEEN)

    def deeds(self) -> list[pygame.Rect]:
        """The buttons side by side, at the right."""
        inside, width, height = self.inside, self.px(DEED), self.px(54)
        pitch, count = width + self.px(BETWEEN), len(self.asked.deeds)
        left, top = inside.right + self.px(8) - width - (count - 1) * pitch, inside.centery
        return [
            pygame.Rect(left + n * pitch, top - height // 2, width, height) for n in range(count)
        ]

    def column(self, count: int) -> list[pygame.Rect]:
        """The buttons, one below the other; one alone stands in the middle."""
        inside, width = self.inside, self.px(COLUMN)
        height = inside.height // 2 + self.px(2)
        top, left = inside.centery - count * height // 2, inside.right - width + self.px(8)
        return [pygame.Rect(left, top + n * height, width, height) for n in range(count)]
