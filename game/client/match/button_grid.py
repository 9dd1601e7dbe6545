"""The buttons beside a table: the golden one, and rows of others below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client.widgets.button import Button, room_on
from game.client.widgets.look import SMALLEST, Face, font

HEIGHT, GAP, EDGE = 54, 10, 26


def lay_out(
    panel: pygame.Rect,
    px: Callable[[float], int],
    gold: Button,
    rows: Sequence[Sequence[Button]],
    below: int,
) -> None:
    """At the lower end of a panel, with so much room left below them."""
    left, width, height, gap = panel.x + px(EDGE), panel.width - 2 * px(EDGE), px(HEIGHT), px(GAP)
    top = panel.bottom - px(below) - height - len(rows) * (height + gap)
    for row in ((gold,), *rows):
        right = left + width
        shares = _shares([button.text for button in row], width - gap * (len(row) - 1), height)
        for button, wide in zip(reversed(row), reversed(shares), strict=True):
            button.area = pygame.Rect(right - wide, top, wide, height)
            right -= wide + gap
        top += height + gap


def _shares(texts: Sequence[str], width: int, height: int) -> list[int]:
    """How wide the buttons of a row are: equally, unless a long word would touch the edges of its
    own while short ones beside it have room to spare."""
    even = width // len(texts)
    words = [font(Face.NAME, SMALLEST).size(text)[0] for text in texts]
    if max(words) <= room_on(even, height) or sum(words) > width:
        return [even] * len(texts)
    spare = (width - sum(words)) // len(texts)
    return [word + spare for word in words]
