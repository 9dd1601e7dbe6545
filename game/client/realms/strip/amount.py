"""Naming a number."""

from __future__ import annotations

import pygame

from game.client.keys import LESS, MORE
from game.client.widgets.button import button_face
from game.client.widgets.look import ACTIVE, CREAM, INK, Face, font

from .answering import FRAME, Heard, Row
from .asked import Amount


class AmountRow(Row):
    """Minus, the number, plus, and all numbers to click; what is out of range is not there."""

    def __init__(self, asked: Amount) -> None:
        super().__init__(range(asked.least, asked.most + 1))
        self.chosen = 0

    def lay_out(self) -> None:
        px, area = self.look.px, self.area
        side = px(44)
        self._minus = pygame.Rect(area.x + px(20), 0, side, side)
        self._number = pygame.Rect(self._minus.right + px(12), area.y, px(76), area.height)
        self._plus = pygame.Rect(self._number.right + px(12), 0, side, side)
        for button in (self._minus, self._plus):
            button.centery = area.centery
        left = self._plus.right + px(44)
        count = len(self.values)
        pitch = min(px(54), (area.right - left) // count)
        dot = min(px(38), pitch - px(4))
        self.areas = []
        for index in range(count):
            place = pygame.Rect(left + index * pitch, 0, dot, dot)
            place.centery = area.centery
            self.areas.append(place)

    def after(self, index: int | None, step: int) -> int:
        return min(max((index or 0) + step, 0), len(self.values) - 1)

    def press(self, point: tuple[int, int]) -> Heard:
        for button, step in ((self._minus, -1), (self._plus, 1)):
            if button.collidepoint(point):
                return self._change(step)
        return super().press(point)

    def choose(self, index: int) -> Heard:
        """A number is only set: one counts up and down until it is right."""
        self.chosen = index
        return Heard.TAKEN

    def wheel(self, steps: int) -> Heard:
        return self._change(steps)

    def key(self, event: pygame.event.Event) -> Heard:
        if MORE.heard(event) or LESS.heard(event):
            return self._change(1 if MORE.heard(event) else -1)
        return super().key(event)

    def jump(self, event: pygame.event.Event) -> int | None:
        figure = pygame.key.name(event.key).strip("[]")
        if not figure.isdecimal() or int(figure) not in self.values:
            return None
        return self.values.index(int(figure))

    def _change(self, step: int) -> Heard:
        self.chosen = self.after(self.chosen, step)
        return Heard.TAKEN

    def draw(self, surface: pygame.Surface) -> None:
        assert self.chosen is not None
        ends = {"–": self.chosen > 0, "+": self.chosen < len(self.values) - 1}
        for (sign, enabled), area in zip(ends.items(), (self._minus, self._plus), strict=True):
            surface.blit(button_face(sign, area.size, False, False, enabled, 1.3), area)
        figure = font(Face.NUMBER, self.look.px(62))
        drawn = figure.render(str(self.value), True, CREAM)
        surface.blit(drawn, drawn.get_rect(center=self._number.center))
        for index, area in enumerate(self.areas):
            chosen = index == self.chosen
            colour = ACTIVE if chosen else (104, 72, 40) if self.lit(index) else (78, 48, 34)
            pygame.draw.aacircle(surface, colour, area.center, area.width // 2)
            pygame.draw.aacircle(
                surface, FRAME, area.center, area.width // 2, max(1, area.width // 18)
            )
            letters = font(Face.FIGURE_BOLD, round(area.width * 0.58))
            word = letters.render(str(self.values[index]), True, INK if chosen else CREAM)
            surface.blit(word, word.get_rect(center=area.center))
