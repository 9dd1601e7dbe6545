"""The parchment that says in words what the card looked at has to do with the others."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.widgets import rich_text
from game.client.widgets.icons import icon
from game.client.widgets.look import INK, Face, fitting
from game.client.widgets.panel import heading
from game.client.widgets.parchment import parchment
from game.client.widgets.rich_text import Style
from game.titles.realms.scoring.relations import Kind

from .relation_beads import sign

LARGEST, SMALLEST = 21, 17


def draw(
    screen: pygame.Surface,
    area: pygame.Rect,
    name: str,
    note: str,
    told: Sequence[tuple[Kind, str]],
    scale: float,
) -> None:
    """The card's name, what is supposed, and each relation behind its sign; the last ones are left
    out if there is no room even for small letters."""
    parchment(screen, area, scale)
    inner = area.inflate(-round(56 * scale), -round(70 * scale))
    middle = (inner.centerx, inner.y + round(14 * scale))
    heading(screen, name, middle, inner.width, scale)
    top = inner.y + round(42 * scale)
    if note:
        letters = fitting(note, Face.ITALIC, max(round(19 * scale), 12), inner.width)
        line = letters.render(note, True, INK)
        screen.blit(line, line.get_rect(midtop=(inner.centerx, top - round(6 * scale))))
        top += round(24 * scale)
    room = inner.bottom - round(6 * scale) - top
    size, laid_out = _fitted(told, inner.width, room, scale)
    indent = round(size * 1.5)
    for (kind, _), layout in zip(told, laid_out, strict=True):
        height = layout.height + round(size * 0.3)
        if top + layout.height > inner.bottom + round(8 * scale):
            break
        mark = sign(kind, round(size * 1.1))
        screen.blit(mark, (inner.x, top + round(size * 0.1)))
        where = pygame.Rect(inner.x + indent, top, inner.width - indent, layout.height)
        rich_text.draw(screen, layout, where, INK, icon)
        top += height


def _fitted(
    told: Sequence[tuple[Kind, str]], width: int, room: int, scale: float
) -> tuple[int, list[rich_text.Layout]]:
    """The lines as large as they all fit, or at their smallest."""
    sizes = [max(round(size * scale), 12) for size in range(LARGEST, SMALLEST - 1, -1)]
    for size in sizes:
        found = [
            rich_text.lay_out(text, Style(), size, width - round(size * 1.5)) for _, text in told
        ]
        if sum(layout.height + round(size * 0.3) for layout in found) <= room:
            break
    return size, found
