"""Where things lie on the strip."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import pygame

from game.client.widgets.look import SMALLEST, Face, font

from . import offers, players, suits
from .answering import fitting_letters
from .asked import Asked, AtRest, Nothing, Offers, Players, Seen, Shelf, Suits, Waiting, Ways

TOLD, NARROW, NARROWEST, WIDE, WIDEST = 400, 344, 300, 500, 680
"""How wide the words are; less where cards or suits stand side by side, more where few do, and most
beside two buttons."""
LETTERS, SMALL, EASY, LEAST = 24, 22, 19, 15
"""How large the letters of the words are, if there is room; those of the own item; of these what is
read with ease, and the smallest before it says less."""
STEP = 12
"""By how much they get wider until they can be read."""
HINT, RULE = 540, 660
"""How wide a few words are that stand in the place of answers, and what the own item does."""
EDGE = 26
"""How far everything stays from the sides."""
AWAY = 18
"""From the words to the answers."""
BUTTON, BETWEEN, STACKED = 176, 12, 2
"""How wide all buttons are, how far from the next, and how many in a column."""
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
            width = self._token
        elif told.portrait:
            width = inside.height - self.px(2)
        else:
            left = self.px(10)
        return pygame.Rect(inside.x + left, inside.y, width, inside.height)

    @property
    def _token(self) -> int:
        """How wide the picture of a card is."""
        return round((self.inside.height - self.px(6)) * 600 / 504)

    @property
    def title(self) -> pygame.Rect:
        """Above the words."""
        right = self.divide - self.px(10) if self.divided else self._right - self.px(AWAY)
        return self._title(right)

    @property
    def words(self) -> pygame.Rect:
        """Under the title, if there is one."""
        return self._under(self.title)

    def _title(self, right: int) -> pygame.Rect:
        asker = self.asker
        left = asker.right + self.px(14 if asker.width else 0)
        high = self.px(31 if self.divided else 40)
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
            case Suits() | AtRest():
                narrow = NARROWEST
            case Offers():
                narrow = NARROW
            case _:
                narrow = TOLD
        wide = WIDEST if isinstance(self.asked.answers, Ways) else WIDE
        tried = (self.px(width) for width in range(narrow, wide, STEP))
        least = next((width for width in tried if self._read_in(width)), self.px(wide))
        spare = self._right - self.px(AWAY + self._wanted)
        most = self.px(wide) if self.most is None else self.most
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
            case Offers(cards):
                return len(cards) * offers.WIDEST
            case Shelf():
                return HINT
            case AtRest():
                return RULE
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

    @property
    def item(self) -> pygame.Rect:
        """The picture of the own item at rest."""
        middle = self.middle
        return pygame.Rect(middle.x, middle.y, self._token, middle.height)

    @property
    def timing(self) -> pygame.Rect:
        """When it can be used, beside it."""
        left, middle = self.item.right + self.px(14), self.middle
        return pygame.Rect(left, middle.y, middle.right - left - self.px(10), self.px(26))

    @property
    def rule(self) -> pygame.Rect:
        """What it does, below that."""
        above, middle = self.timing, self.middle
        height = middle.bottom - above.bottom - self.px(3)
        return pygame.Rect(above.x, above.bottom, above.width, height)

    def own_item(self, own: AtRest) -> tuple[str, str, pygame.Rect]:
        """When the own item can be used, as a heading, what it does, and where that stands. A long
        text goes on from the timing in the same line; if there is no room for that, it is brief."""
        whole, beside = f"*{own.timing}.* {own.rule}", self.timing.union(self.rule)
        below, along = self._letters(own.rule, self.rule), self._letters(whole, beside)
        if below >= min(along, self.px(EASY)) and self._readable(below):
            return own.timing, own.rule, self.rule
        if self._readable(along):
            return "", whole, beside
        return own.timing, own.brief, self.rule

    @property
    def text(self) -> str:
        """What is told, in a few words if all of them could not be read."""
        told = self.asked.told
        short = told.brief and not self._readable(self._letters(told.text, self.words, LETTERS))
        return told.brief if short else told.text

    def _letters(self, text: str, room: pygame.Rect, size: int = SMALL) -> int:
        """How large the letters of a text are, if they are to fit."""
        return fitting_letters(text, room, self.px(size)).size

    def _readable(self, letters: int) -> bool:
        return letters >= max(SMALLEST, self.px(LEAST))

    # The buttons.

    @property
    def _right(self) -> int:
        """Where they begin."""
        return self.inside.right - len(self._columns) * self.px(BUTTON + BETWEEN)

    @property
    def _columns(self) -> list[int]:
        """How many buttons each column has: deeds, then other answers, then Done above Cancel."""
        asked = self.asked
        full, rest = divmod(len(asked.deeds), STACKED)
        columns = [*(STACKED for _ in range(full)), rest, len(asked.also)]
        return [count for count in (*columns, bool(asked.done) + bool(asked.cancel)) if count]

    def buttons(self) -> list[pygame.Rect]:
        """The buttons in columns, at the right; one alone is in the middle of its column."""
        columns, found = self._columns, []
        width, height = self.px(BUTTON), self.inside.height // 2 + self.px(2)
        left = self.inside.right + self.px(8) - len(columns) * self.px(BUTTON + BETWEEN)
        for column, count in enumerate(columns, 1):
            right = left + column * self.px(BUTTON + BETWEEN)
            top = self.inside.centery - count * height // 2
            found += [
                pygame.Rect(right - width, top + n * height, width, height) for n in range(count)
            ]
        return found
