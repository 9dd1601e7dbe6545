"""A long page seen through a window: wheel, keys, and a bar that tells how far one is."""

from __future__ import annotations

import pygame

from game.client.keys import END, PAGE_DOWN, PAGE_UP, START

from .look import GOLD, GOLD_DARK

WHEEL = 70
"""Pixels a notch of the wheel moves, at full size."""


class Scroll:
    """Shows part of a page."""

    def __init__(self) -> None:
        self._page: pygame.Surface | None = None
        self._area = pygame.Rect(0, 0, 1, 1)
        self.offset = 0

    def show(self, page: pygame.Surface, area: pygame.Rect) -> None:
        """Lays out a page; how far one has read stays, as far as it can."""
        self._page, self._area = page, area
        self._move(0)

    @property
    def height(self) -> int:
        """How long the page is."""
        return self._page.get_height() if self._page else 0

    @property
    def hidden(self) -> int:
        """How many pixels of the page do not fit."""
        return max(0, self.height - self._area.height)

    def to(self, top: int) -> None:
        """Goes to what lies so far down."""
        self._move(top - self.offset)

    def _move(self, pixels: int) -> None:
        self.offset = min(max(self.offset + pixels, 0), self.hidden)

    def handle(self, event: pygame.event.Event) -> bool:
        """Whether the event was for the page."""
        if event.type == pygame.MOUSEWHEEL:
            self._move(-event.y * WHEEL)
            return True
        page = round(self._area.height * 0.8)
        steps = {PAGE_DOWN: page, PAGE_UP: -page, START: -self.hidden, END: self.hidden}
        for binding, by in steps.items():
            if binding.heard(event):
                self._move(by)
                return True
        return False

    def draw(self, screen: pygame.Surface) -> None:
        self.draw_page(screen)
        if self.hidden:
            self._draw_bar(screen)

    def draw_page(self, screen: pygame.Surface) -> None:
        """Draws the part of the page that is seen."""
        if self._page:
            screen.blit(self._page, self._area, pygame.Rect((0, self.offset), self._area.size))

    def _draw_bar(self, screen: pygame.Surface) -> None:
        track = pygame.Rect(self._area.right + 10, self._area.y, 6, self._area.height)
        bar(screen, track, self._area.height / self.height, self.offset / self.hidden)


def bar(screen: pygame.Surface, track: pygame.Rect, part: float, at: float) -> None:
    """Tells how much of something is in sight, and how far one has come, from 0 to 1."""
    thumb = track.copy()
    thumb.height = max(24, round(track.height * part))
    thumb.y += round((track.height - thumb.height) * at)
    pygame.draw.rect(screen, (216, 190, 140), track, border_radius=3)
    pygame.draw.rect(screen, GOLD, thumb, border_radius=3)
    pygame.draw.rect(screen, GOLD_DARK, thumb, 1, border_radius=3)
