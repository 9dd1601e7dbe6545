"""All answers of a card with a choice, in a list; the card of the one looked at is beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import pygame

from game.client.scenes.overlay import Option, Overlay
from game.client.widgets.light import cast
from game.client.widgets.look import window_scale
from game.client.widgets.tooltip import Tip
from game.titles.realms.cards.card import Card

from ..card_face import CardPainter
from .layout import TALL

READ, LEAST, EDGE = 300, 250, 14
"""How wide the card is, how narrow it may become in pixels, and how far from the edge it lies."""


class AnswerList(Overlay):
    """A list whose answers stand for cards, and have a meaning."""

    def __init__(
        self,
        title: str,
        choices: Sequence[Option],
        chosen: Callable[[Any], None],
        best: str,
        cards: Sequence[Card | None],
        meanings: Sequence[str],
        painter: CardPainter,
    ) -> None:
        super().__init__(title, choices, chosen, best, closable=True)
        self._cards, self._meanings, self._painter = cards, meanings, painter

    def tips(self) -> Iterator[Tip]:
        """What each answer does, for those that are seen."""
        for area, meaning in zip(self.areas, self._meanings[self.first :], strict=False):
            yield Tip(area, partial(str, meaning))

    @property
    def looked_at(self) -> Card | None:
        """What the answer with the ring stands for; a suit alone is no card."""
        return self._cards[self.focus]

    def resize(self, window: tuple[int, int], percent: int) -> None:
        """Makes room for the card at the right, as far as there is any."""
        super().resize(window, percent)
        over = self.area.right + EDGE - self._card_at_right.left
        if over > 0:
            self.area.x = max(EDGE, self.area.x - over)
            self._place()

    @property
    def _card_at_right(self) -> pygame.Rect:
        window = pygame.Rect((0, 0), self.window)
        width = max(round(READ * window_scale(self.window)), LEAST)
        area = pygame.Rect(0, 0, width, round(width * TALL))
        return area.move_to(midright=(window.right - EDGE, window.centery))

    @property
    def card_area(self) -> pygame.Rect:
        """At the right, or at the left where it would lie over what is looked at."""
        area = self._card_at_right
        if area.colliderect(self.areas[self.focus - self.first]):
            area.left = EDGE
        return area

    def draw(self, screen: pygame.Surface) -> None:
        super().draw(screen)
        if self.looked_at and 0 <= self.focus - self.first < len(self.areas):
            area = self.card_area
            cast(screen, area)
            screen.blit(self._painter.full(self.looked_at, area.width), area)
