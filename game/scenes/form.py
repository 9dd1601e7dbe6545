"""Pages of choices: rows with a label and a value that changes with every press."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.widgets.button import Button, Buttons
from game.widgets.look import GOLD_LIGHT, INK, Face, font
from game.widgets.pictures import original, scaled
from game.widgets.score_panel import parchment

from .scene import Scene

if TYPE_CHECKING:
    from game.app import App


@dataclass
class Row:
    """Something one can set."""

    label: str
    value: str
    change: Callable[[int], None]
    """Takes the next value (1) or the one before (-1)."""
    note: str = ""


class FormScene(Scene):
    """A parchment with rows, and buttons below."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.buttons = Buttons()
        self.rows: list[Row] = []
        self._still: pygame.Surface | None = None

    # What a form says of itself.

    def title(self) -> str:
        raise TypeError("a form has a title")

    def make_rows(self) -> list[Row]:
        raise TypeError("a form has rows")

    def make_buttons(self) -> list[Button]:
        raise TypeError("a form has buttons")

    def footnote(self) -> str:
        return ""

    # How it is laid out.

    def resize(self) -> None:
        width, height = self.app.screen.get_size()
        self.scale = min(width / 1920, height / 1080)
        scale = self.scale
        self.rows = self.make_rows()
        self.area = pygame.Rect(0, 0, round(1180 * scale), round(880 * scale))
        self.area.center = (width // 2, height // 2)
        pitch = min(round(76 * scale), round(560 * scale) // max(len(self.rows), 1))
        found = []
        for index, row in enumerate(self.rows):
            button = Button(row.value, lambda row=row: self._change(row, 1))  # type: ignore[misc]
            button.area = pygame.Rect(
                self.area.centerx + round(20 * scale),
                self.area.y + round(150 * scale) + index * pitch,
                round(480 * scale),
                round(pitch * 0.86),
            )
            found.append(button)
        below = self.make_buttons()
        wide = round(420 * scale)
        for index, button in enumerate(below):
            middle = self.area.centerx + round((index - (len(below) - 1) / 2) * 460 * scale)
            button.area = pygame.Rect(0, 0, wide, round(84 * scale))
            button.area.center = (middle, self.area.bottom - round(96 * scale))
        self.buttons.set([*found, *below])
        self._still = None

    def _change(self, row: Row, step: int) -> None:
        row.change(step)
        self.resize()

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.app.pop()
            return
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            focus = self.buttons.focus
            if focus is not None and focus < len(self.rows):
                self._change(self.rows[focus], 1 if event.key == pygame.K_RIGHT else -1)
            return
        self.buttons.handle(event)

    def draw(self, screen: pygame.Surface) -> None:
        if self._still is None:
            self._still = self._draw_still(screen.get_size())
        screen.blit(self._still, (0, 0))
        self.buttons.draw(screen, pygame.mouse.get_pos())

    def _draw_still(self, size: tuple[int, int]) -> pygame.Surface:
        scale = self.scale
        surface = pygame.Surface(size)
        surface.fill((24, 14, 22))
        picture = original("title/title")
        if picture:
            fit = max(size[0] / picture.get_width(), size[1] / picture.get_height())
            grown = scaled(
                picture, (round(picture.get_width() * fit), round(picture.get_height() * fit))
            )
            surface.blit(grown, grown.get_rect(center=surface.get_rect().center))
        parchment(surface, self.area, scale)
        head = font(Face.NUMBER, round(54 * scale)).render(self.title(), True, INK)
        surface.blit(
            head, head.get_rect(center=(self.area.centerx, self.area.y + round(84 * scale)))
        )
        for row, button in zip(self.rows, self.buttons.all, strict=False):
            label = font(Face.BOLD, round(30 * scale)).render(row.label, True, INK)
            right = self.area.centerx - round(20 * scale)
            above = round(12 * scale) if row.note else 0
            surface.blit(label, label.get_rect(midright=(right, button.area.centery - above)))
            if row.note:
                note = font(Face.ITALIC, round(20 * scale)).render(row.note, True, INK)
                if note.get_width() > self.area.width // 2 - round(70 * scale):
                    smaller = (self.area.width // 2 - round(70 * scale)) / note.get_width()
                    note = pygame.transform.smoothscale_by(note, smaller)
                where = note.get_rect(midright=(right, button.area.centery + round(18 * scale)))
                surface.blit(note, where)
        if self.footnote():
            foot = font(Face.ITALIC, round(20 * scale)).render(self.footnote(), True, GOLD_LIGHT)
            surface.blit(foot, foot.get_rect(midbottom=(size[0] // 2, size[1] - round(24 * scale))))
        return surface.convert()
