"""The buttons beside a table: the golden one, and rows of others below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client.widgets.button import Button

HEIGHT, GAP, EDGE = 54, 10, 26


def lay_out(
    panel: pygame.Rect,
    px: Callable[[float], int],
    gold: Button,
    rows: Sequence[Sequence[Button]],
    below: int,
) -> None:
    """At the lower end of a panel, with so much room left below them; those of a row are equally
    wide."""
    left, width, height, gap = panel.x + px(EDGE), panel.width - 2 * px(EDGE), px(HEIGHT), px(GAP)
    top = panel.bottom - px(below) - height - len(rows) * (height + gap)
    for row in ((gold,), *rows):
        each = (width - gap * (len(row) - 1)) // len(row)
        for column, button in enumerate(row):
            right = left + width - (len(row) - 1 - column) * (each + gap)
            button.area = pygame.Rect(right - each, top, each, height)
        top += height + gap
