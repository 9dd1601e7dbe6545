"""The buttons beside a table: the golden one, and rows of two below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client.widgets.button import Button

HEIGHT, GAP, EDGE = 54, 10, 26


def lay_out(
    panel: pygame.Rect,
    px: Callable[[float], int],
    gold: Button,
    others: Sequence[Button],
    below: int,
) -> None:
    """At the lower end of a panel, with so much room left below them."""
    left, width, height, gap = panel.x + px(EDGE), panel.width - 2 * px(EDGE), px(HEIGHT), px(GAP)
    half, rows = (width - gap) // 2, -(-len(others) // 2)
    top = panel.bottom - px(below) - height - rows * (height + gap)
    gold.area = pygame.Rect(left, top, width, height)
    for index, button in enumerate(others):
        row, column = divmod(index, 2)
        corner = (left + column * (width - half), top + (row + 1) * (height + gap))
        button.area = pygame.Rect(corner, (half, height))
