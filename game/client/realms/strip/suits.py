"""Naming a suit."""

from __future__ import annotations

import pygame

from game.client.keys import next_beginning
from game.client.widgets.icons import icon
from game.client.widgets.look import CREAM, SMALLEST, TINIEST, Face, Letters, font

from .answering import Row, glow
from .asked import Suits

WIDEST = 66
"""The room of one suit with its name, if there is enough."""


class SuitRow(Row):
    """Icons side by side; a letter jumps to the next suit that begins with it. Where the names
    could not be read side by side, every other one stands above its suit instead of under it."""

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
        px, pitch = self.look.px, self.areas[0].width
        letters = self._letters(px(21), 1)
        apart = 1 if letters.pixels >= SMALLEST else 2
        if apart == 2:
            letters = self._letters(SMALLEST, 2)
        side = min(px(48 if apart == 1 else 42), pitch - px(4))
        named = self._named(letters)
        for index, area in enumerate(self.areas):
            place = pygame.Rect(0, 0, side, side)
            place.center = (area.centerx, area.y + px(26) if apart == 1 else area.centery)
            chosen = index == self.chosen
            if chosen or self.lit(index):
                glow(surface, place, px(16 if chosen else 8), corner=0.5)
            surface.blit(icon(self._suits[index].key, side), place)
            where = named[index]
            where.top = place.bottom + px(3)
            if apart == 2 and index % 2:
                where.bottom = place.top - px(1)
            surface.blit(letters.render(self._names[index], True, CREAM), where.clamp(self._room))

    @property
    def _room(self) -> pygame.Rect:
        """Names at the ends may reach a little farther than suits."""
        return self.area.inflate(self.look.px(20), 0)

    def _letters(self, size: int, apart: int) -> Letters:
        """So large that names which stand that many suits apart do not touch, if that can be; side
        by side they are well apart."""
        while size > TINIEST:
            named = self._named(font(Face.LABEL, size))
            gap = size // 3 if apart == 1 else 0
            pairs = zip(named, named[apart:], strict=False)
            if all(one.right + gap < other.left for one, other in pairs):
                break
            size -= 1
        return font(Face.LABEL, size)

    def _named(self, letters: Letters) -> list[pygame.Rect]:
        """Where the names stand, from left to right."""
        named = [pygame.Rect((0, self.area.y), letters.size(name)) for name in self._names]
        for name, area in zip(named, self.areas, strict=True):
            name.centerx = area.centerx
            name.clamp_ip(self._room)
        return named
