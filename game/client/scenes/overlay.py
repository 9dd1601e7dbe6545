"""A question laid over the table: a title and a list to choose from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.client.keys import (
    BUTTONS,
    CANCEL,
    CHOOSE,
    CONFIRM,
    is_upright,
    next_beginning,
    nth,
    step,
)
from game.client.widgets import rich_text
from game.client.widgets.button import ring
from game.client.widgets.furniture import leather
from game.client.widgets.icons import icon
from game.client.widgets.look import CREAM, INK, SMALLEST, Face, font, window_scale
from game.client.widgets.parchment import parchment
from game.client.widgets.rich_text import Style
from game.lang import plain

MOST = 0.96
"""The part of the window it may take."""
TITLE, BUTTON = Style(Face.NAME, Face.BOLD), Style(Face.NAME, Face.NAME)
DETAIL = Style(Face.ITALIC, Face.BOLD)
PLAIN, DETAILED, APART = 52, 96, 10
"""How high a choice is, and one with something said of it, and from one to the next."""
HEAD, LETTERS, SMALLER = 50, 32, 27
"""How high the title is if it has one line, and how large its letters are in one and in more."""


@dataclass(frozen=True)
class Option:
    """Something to choose: its words, what it stands for, and what there is to say of it."""

    text: str
    value: object
    detail: str = ""


class Overlay:
    """Shows the choices in columns; wheel and arrows scroll through many."""

    def __init__(
        self,
        title: str,
        choices: Sequence[Option],
        chosen: Callable[[Any], None],
        best: str,
        closable: bool = False,
    ) -> None:
        self.title = title
        self.choices = list(choices)
        self.chosen = chosen
        self.best = best
        self.closable = closable
        self.focus = 0
        self.first = 0
        self.areas: list[pygame.Rect] = []
        self.notes: dict[int, str] = {}
        """What stands at the end of a choice, by its number."""
        self.best_of_all: int | None = None
        """The number of the choice that is marked as the best."""

    def resize(self, window: tuple[int, int], percent: int) -> None:
        """As large as the player wants it, as far as the window has room."""
        self.window = window
        self.columns = 1 if len(self.choices) <= 8 else 3
        self.rows = min(9, -(-len(self.choices) // self.columns))
        self._detailed = any(choice.detail for choice in self.choices)
        width = (760 if self._detailed else 520) if self.columns == 1 else 1240
        self._high = DETAILED if self._detailed else PLAIN
        self.head = HEAD
        if len(rich_text.lay_out(self.title, TITLE, LETTERS, width - 60).lines) > 1:
            lines = rich_text.lay_out(self.title, TITLE, SMALLER, width - 90)
            self.head = max(HEAD, lines.height)
        height = 100 + self.head + (self._high + APART) * self.rows
        largest = MOST * min(window[0] / width, window[1] / height)
        self.scale = min(window_scale(window) * percent / 100, largest)
        self.area = pygame.Rect(0, 0, round(width * self.scale), round(height * self.scale))
        self.area.center = (window[0] // 2, window[1] // 2)
        self._place()

    def _place(self) -> None:
        scale = self.scale
        inner = self.area.inflate(-round(70 * scale), 0)
        wide = (inner.width - round(14 * scale) * (self.columns - 1)) // self.columns
        high = round(self._high * scale)
        top = self.area.y + round((46 + self.head) * scale)
        self.areas = []
        for index in range(
            self.first, min(self.first + self.rows * self.columns, len(self.choices))
        ):
            row, column = divmod(index - self.first, self.columns)
            x = inner.x + column * (wide + round(14 * scale))
            pitch = round((self._high + APART) * scale)
            self.areas.append(pygame.Rect(x, top + row * pitch, wide, high))

    def handle(self, event: pygame.event.Event) -> str | None:
        if event.type == pygame.MOUSEMOTION:
            for index, area in enumerate(self.areas):
                if area.collidepoint(event.pos):
                    self.focus = self.first + index
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            for index, area in enumerate(self.areas):
                if area.collidepoint(event.pos):
                    self.chosen(self.choices[self.first + index].value)
                    return None
        elif event.type == pygame.MOUSEWHEEL:
            self._scroll(-event.y)
        elif CHOOSE.heard(event) or BUTTONS.heard(event):
            self._move(step(event) * (self.columns if is_upright(event) else 1))
        elif CONFIRM.heard(event):
            self.chosen(self.choices[self.focus].value)
        elif CANCEL.heard(event) and self.closable:
            return "closed"
        elif event.type == pygame.KEYDOWN and (found := self._jump(event)) is not None:
            self._move(found - self.focus)
        return None

    def _jump(self, event: pygame.event.Event) -> int | None:
        """The choice a letter or figure stands for."""
        names = [plain(choice.text) for choice in self.choices]
        found = next_beginning(names, event, self.focus)
        return nth(event, len(self.choices)) if found is None else found

    def _move(self, by: int) -> None:
        """The ring goes to another choice, which is then seen."""
        self.focus = min(max(self.focus + by, 0), len(self.choices) - 1)
        while self.focus < self.first:
            self._scroll(-1)
        while self.focus >= self.first + self.rows * self.columns:
            self._scroll(1)

    def _scroll(self, rows: int) -> None:
        last = max(0, -(-len(self.choices) // self.columns) - self.rows) * self.columns
        self.first = min(max(self.first + rows * self.columns, 0), last)
        self._place()

    @property
    def _is_list(self) -> bool:
        """Whether there are many things to compare; else the choices look like buttons."""
        return bool(self.notes) or self.columns > 1

    def draw(self, screen: pygame.Surface) -> None:
        veil = pygame.Surface(self.window, pygame.SRCALPHA)
        veil.fill((10, 6, 8, 150))
        screen.blit(veil, (0, 0))
        scale = self.scale
        parchment(screen, self.area, scale)
        head = pygame.Rect(
            self.area.x + round(30 * scale),
            self.area.y + round(34 * scale),
            self.area.width - round(60 * scale),
            round(self.head * scale),
        )
        largest = round((LETTERS if self.head == HEAD else SMALLER) * scale)
        layout = rich_text.fitted(self.title, TITLE, head.width, head.height, largest, 12)
        rich_text.draw(screen, layout, head, INK, icon, centred=True)
        if len(self.choices) > len(self.areas):
            self._draw_bar(screen)
        for index, area in enumerate(self.areas):
            choice = self.choices[self.first + index]
            focused = self.first + index == self.focus
            leather(screen, area, warm=focused)
            words = area.inflate(-round(28 * scale), 0)
            note = self.notes.get(self.first + index)
            if note:
                figure = font(Face.FIGURE_BOLD, round(22 * scale)).render(note, True, CREAM)
                screen.blit(figure, figure.get_rect(midright=(words.right, area.centery)))
                words.width -= figure.get_width() + round(12 * scale)
            if self.first + index == self.best_of_all and self.best:
                mark = font(Face.LABEL, round(18 * scale)).render(self.best, True, (255, 207, 90))
                screen.blit(mark, mark.get_rect(midright=(words.right, area.centery)))
                words.width -= mark.get_width() + round(10 * scale)
            layout = rich_text.fitted(
                choice.text,
                Style() if self._is_list else BUTTON,
                words.width,
                area.height,
                round((26 if self._is_list else 24) * scale),
                SMALLEST,
            )
            words.y = area.centery - layout.height // 2
            if choice.detail:
                words.y -= self._draw_detail(screen, choice.detail, words, layout.height)
            rich_text.draw(screen, layout, words, CREAM, icon, centred=not self._is_list)
            if focused:
                ring(screen, area)

    def _draw_detail(self, screen: pygame.Surface, text: str, name: pygame.Rect, taken: int) -> int:
        """What a choice means, below its name; how far up that has to go for it."""
        room = round((self._high - 20) * self.scale) - taken
        size = round(20 * self.scale)
        layout = rich_text.fitted(text, DETAIL, name.width, room, size, SMALLEST)
        up = layout.height // 2
        below = pygame.Rect(name.x, name.y + taken - up, name.width, layout.height)
        rich_text.draw(screen, layout, below, CREAM, icon, centred=True)
        return up

    def _draw_bar(self, screen: pygame.Surface) -> None:
        """Tells that there is more, and where one is."""
        lines = -(-len(self.choices) // self.columns)
        track = pygame.Rect(self.areas[0].topleft, (round(8 * self.scale), 0))
        track.x = self.area.right - round(28 * self.scale)
        track.height = self.areas[-1].bottom - track.y
        thumb = track.copy()
        thumb.height = max(20, track.height * self.rows // lines)
        thumb.y += (track.height - thumb.height) * self.first // self.columns // (lines - self.rows)
        pygame.draw.rect(screen, (216, 190, 140), track, border_radius=4)
        pygame.draw.rect(screen, (122, 69, 38), thumb, border_radius=4)
