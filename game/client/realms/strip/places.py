"""Where things lie on the strip."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from .asked import Asked, Nothing, Offers, Seen, Suits

TOLD, NARROW = 400, 344
"""How wide the words are; less where many answers stand side by side."""
COLUMN, EDGE = 190, 26
"""How wide the buttons are, and how far everything stays from the sides."""
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

    def px(self, length: float) -> int:
        return round(length * self.scale)

    @property
    def inside(self) -> pygame.Rect:
        """The board within its frame."""
        edge = self.px(EDGE)
        return pygame.Rect(edge, self.px(TOP), self.size[0] - 2 * edge, self.px(HEIGHT))

    @property
    def divide(self) -> int:
        """Where the words end and the answers begin."""
        return self.px(NARROW if isinstance(self.asked.answers, Suits | Offers) else TOLD)

    @property
    def divided(self) -> bool:
        """Whether there are answers on the strip itself."""
        return not isinstance(self.asked.answers, Nothing | Seen)

    @property
    def middle(self) -> pygame.Rect:
        """Between the words and the buttons."""
        asked, left, inside = self.asked, self.divide + self.px(18), self.inside
        buttons = asked.done or asked.also or asked.cancel
        right = inside.right - (self.px(COLUMN + 14) if buttons else 0)
        right -= len(asked.deeds) * self.px(DEED + BETWEEN)
        return pygame.Rect(left, inside.y, right - left, inside.height)

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
