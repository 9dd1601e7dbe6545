"""A row of the ranking: who, in which place, with how many points."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.client.widgets.button import Button, ring
from game.client.widgets.laurel import laurel
from game.client.widgets.look import ACTIVE, CREAM, GOLD_LIGHT, Face, fitting, font
from game.client.widgets.nine_patch import nine_patch
from game.client.widgets.pictures import sized


@dataclass
class RankButton(Button):
    """Winners wear laurel; the row whose sheet is shown points at it."""

    portrait: str = ""
    place: int = 1
    points: str = ""
    won: bool = False
    shown: bool = False
    _drawn: dict[tuple[bool, float], pygame.Surface] = field(default_factory=dict)

    def draw(
        self, screen: pygame.Surface, hovered: bool, focused: bool, letters: float = 1.0
    ) -> None:
        state = (hovered or self.shown, letters)
        if state not in self._drawn:
            self._drawn[state] = self._make(*state)
        screen.blit(self._drawn[state], self.area)
        if self.shown:
            self._draw_pointer(screen)
        if focused:
            ring(screen, self.area)

    def _make(self, warm: bool, letters: float) -> pygame.Surface:
        width, height = self.area.size
        made = pygame.Surface((width, height), pygame.SRCALPHA)
        face = pygame.Rect(round(height * 0.06), 0, height, height).inflate(
            -height // 8, -height // 8
        )
        plate = pygame.Rect(face.centerx, round(height * 0.14), 0, round(height * 0.74))
        plate.width = width - plate.x
        name = "table/button_hover" if warm else "table/button"
        made.blit(nine_patch(name, plate.size, (40, 36, 40, 42), plate.height / 112), plate)
        made.blit(sized(f"portraits/{self.portrait}", face.size), face)
        if self.won:
            wreath = laurel(round(face.width * 1.14))
            made.blit(wreath, wreath.get_rect(center=face.center))
        size = round(min(plate.height * 0.42 * letters, plate.height * 0.5))
        left, right = face.right + round(height * 0.13), plate.right - round(height * 0.26)
        tint = GOLD_LIGHT if self.won else CREAM
        figure = fitting(self.points, Face.FIGURE_BOLD, size, (right - left) * 0.5).render(
            self.points, True, tint
        )
        middle = plate.centery - round(height * 0.02)
        made.blit(figure, figure.get_rect(midright=(right, middle)))
        place = font(Face.NAME, round(size * 0.8)).render(f"{self.place}.", True, tint)
        made.blit(place, place.get_rect(midleft=(left, middle)))
        start = left + place.get_width() + round(height * 0.08)
        room = right - figure.get_width() - round(height * 0.18) - start
        word = fitting(self.text, Face.NAME, size, room, 9).render(self.text, True, tint)
        made.blit(word, word.get_rect(midleft=(start, middle)))
        return made

    def _draw_pointer(self, screen: pygame.Surface) -> None:
        """Towards the sheet."""
        height = self.area.height * 0.16
        x, y = self.area.right + 2, self.area.centery
        pygame.draw.polygon(screen, ACTIVE, [(x, y - height), (x + height, y), (x, y + height)])
