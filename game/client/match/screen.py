"""How large everything around a table is, for any window."""

from __future__ import annotations

from functools import cached_property

import pygame

from game.client.widgets.look import SMALLEST, window_scale

PANEL, LARGEST_PANEL = 372, 1.2
"""How wide the panel at the right is, and how much larger the player can have it."""
READABLE = SMALLEST / 18
"""The scale at which the panel's smallest letters are as small as they may be."""


class Screen:
    """What the layouts of all tables reckon with."""

    window: tuple[int, int]
    scale_percent: int
    """How large the player wants what is read."""

    @cached_property
    def scale(self) -> float:
        """Of what lies on the table: as large as the window lets it be."""
        return window_scale(self.window)

    @property
    def wanted(self) -> float:
        """How much larger than usual the player wants what is read, as far as the panel can;
        smaller only while it can be read."""
        least = min(1.0, READABLE / self.scale)
        return min(max(self.scale_percent / 100, least), LARGEST_PANEL)

    @property
    def reading(self) -> float:
        """Of what is written on the panel."""
        return self.scale * self.wanted

    def px(self, length: float) -> int:
        return round(length * self.scale)

    @property
    def panel(self) -> pygame.Rect:
        """The parchments and buttons at the right."""
        width = min(round(PANEL * self.reading), self.window[0] // 3)
        return pygame.Rect(self.window[0] - width, 0, width, self.window[1])

    @property
    def felt(self) -> pygame.Rect:
        """What the panel leaves."""
        return pygame.Rect(0, 0, self.panel.x, self.window[1])
