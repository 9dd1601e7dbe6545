"""Naming a suit."""

from __future__ import annotations

import pygame

from game.client.keys import next_beginning
from game.client.widgets.icons import icon
from game.client.widgets.look import CREAM, Face, fitting, font

from .answering import Row, glow
from .asked import Suits

IN_LINE = 10
"""With more suits than that, every other name stands above its suit instead of under it."""


class SuitRow(Row):
    """Icons side by side; a letter jumps to the next suit that begins with it."""

    def __init__(self, asked: Suits) -> None:
        super().__init__(asked.suits)
        self._suits, self._names = asked.suits, asked.names

    def lay_out(self) -> None:
        area, count = self.area, len(self._suits)
        pitch = area.width / count
        self.areas = [
            pygame.Rect(round(area.x + n * pitch), area.y, round(pitch), area.height)
            for n in range(count)
        ]

    def jump(self, event: pygame.event.Event) -> int | None:
        found = next_beginning(self._names, event, self.chosen)
        return super().jump(event) if found is None else found

    def draw(self, surface: pygame.Surface) -> None:
        px = self.look.px
        few = len(self._suits) <= IN_LINE
        side = min(px(48 if few else 34), self.areas[0].width - px(4))
        room = self.areas[0].width * (1 if few else 2) - px(4)
        longest = max(self._names, key=font(Face.LABEL, px(21)).size)
        letters = fitting(longest, Face.LABEL, px(21), room)
        for index, area in enumerate(self.areas):
            place = pygame.Rect(0, 0, side, side)
            place.center = (area.centerx, area.y + px(26) if few else area.centery)
            chosen = index == self.chosen
            if chosen or self.lit(index):
                glow(surface, place, px(16 if chosen else 8), corner=0.5)
            surface.blit(icon(self._suits[index].key, side), place)
            word = letters.render(self._names[index], True, CREAM)
            where = word.get_rect(midtop=(area.centerx, place.bottom + px(3)))
            if not few and index % 2:
                where.bottom = place.top - px(1)
            surface.blit(word, where.clamp(self.area))
