"""Yes or no, said as what happens."""

from __future__ import annotations

import pygame

from game.client.widgets.button import button_face

from .answering import Row
from .asked import Ways

WIDEST = 300


class WayRow(Row):
    """Buttons side by side; the golden one is what Enter does."""

    def __init__(self, asked: Ways) -> None:
        super().__init__([way.value for way in asked.ways])
        self._ways = asked.ways
        self.chosen = 0

    def lay_out(self) -> None:
        px, area, count = self.look.px, self.area, len(self._ways)
        gap, left = px(24), area.x + px(10)
        width = min(px(WIDEST), (area.right - left - gap * (count - 1)) // count)
        self.areas = [
            pygame.Rect(left + n * (width + gap), area.centery - px(27), width, px(54))
            for n in range(count)
        ]

    def draw(self, surface: pygame.Surface) -> None:
        for index, (way, area) in enumerate(zip(self._ways, self.areas, strict=True)):
            chosen = index == self.chosen
            warm = self.lit(index) and not chosen
            surface.blit(button_face(way.text, area.size, chosen, warm, True, 1.0), area)
