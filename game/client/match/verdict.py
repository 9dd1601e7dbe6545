"""The verdict on its parchment: who has won, why, and what was never reached before."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client.widgets import rich_text
from game.client.widgets.icons import icon
from game.client.widgets.look import BONUS, INK, SMALLEST, Face, fitting
from game.client.widgets.rich_text import Layout, Style

HEAD, TOP, BOTTOM, GAP, EDGE = 424, 474, 672, 14, 110
"""Where the headline stands, where the lines below it begin and end, what is between two of them
and how much narrower than the parchment they are."""


def written(
    size: tuple[int, int],
    told: Sequence[str],
    records: int,
    px: Callable[[float], int],
    letters: int,
) -> pygame.Surface:
    """The headline, and under the winner's portrait the rest; the last lines are so many
    records."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    head, *others = told
    room = made.get_rect().inflate(-px(EDGE), 0)
    title = fitting(head, Face.HEAD, px(56), room.width, 14).render(head, True, INK)
    made.blit(title, title.get_rect(center=(room.centerx, px(HEAD))))
    top, gap = px(TOP), px(GAP)
    fitted = _fitted(others, (room.width, px(BOTTOM) - top), gap, letters)
    for index, layout in enumerate(fitted):
        where = pygame.Rect(room.x, top, room.width, layout.height)
        colour = BONUS if index >= len(others) - records else INK
        rich_text.draw(made, layout, where, colour, icon, centred=True)
        top += layout.height + gap
    return made.convert_alpha()


def _fitted(texts: Sequence[str], room: tuple[int, int], gap: int, largest: int) -> list[Layout]:
    """All of the texts in one size of letters: as large as the room below each other lets it
    be."""
    size = largest
    while True:
        found = [rich_text.lay_out(text, Style(), size, room[0]) for text in texts]
        needed = sum(each.height for each in found) + gap * (len(found) - 1)
        if needed <= room[1] or size <= SMALLEST:
            return found
        size -= 1
