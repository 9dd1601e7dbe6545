"""A list that hangs open at its field: rows to press, and one of them has the ring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from .button import ring
from .furniture import edge, leather
from .look import CREAM, SMALLEST, Colour, Face, fitting, hexed, shortened
from .scroll import bar

ROW, GAP, BORDER = 44, 3, 8
"""From one row to the next, between their plates, and around all of them."""
MOST = 8
"""So many rows are seen at once; the others are scrolled to."""
HIDE: Colour = hexed("#241210")


class HangingList:
    """Hangs below its field, or stands above it where there is more room."""

    def __init__(
        self,
        field: pygame.Rect,
        texts: Sequence[str],
        marked: int,
        window: pygame.Rect,
        reading: float,
    ) -> None:
        """`marked` is the row that has the ring; `reading` the scale of what is read."""
        self.texts = texts
        self.marked = marked
        self._reading = reading
        self._pitch = max(round(ROW * reading), SMALLEST + 2 * GAP)
        self._border = max(2, round(BORDER * reading))
        below, above = window.bottom - field.bottom, field.top - window.top
        upward = below < min(self._high(len(texts)), self._high(4)) and above > below
        room = above if upward else below
        fits = (room - 2 * self._border) // self._pitch
        self._seen = max(1, min(len(texts), MOST, fits))
        self.area = pygame.Rect(field.x, field.bottom, field.width, self._high(self._seen))
        if upward:
            self.area.bottom = field.top
        self._first = 0
        self._bring_into_sight()

    def _high(self, rows: int) -> int:
        return rows * self._pitch + 2 * self._border

    @property
    def _hidden(self) -> int:
        return len(self.texts) - self._seen

    def rows(self) -> Iterator[tuple[int, pygame.Rect]]:
        """The rows in sight, by their numbers."""
        inner = self.area.inflate(-2 * self._border, -2 * self._border)
        if self._hidden:
            inner.width -= 2 * self._border
        for place in range(self._seen):
            row = pygame.Rect(inner.x, inner.y + place * self._pitch, inner.width, self._pitch)
            yield self._first + place, row

    def row_at(self, point: tuple[int, int]) -> int | None:
        return next((index for index, area in self.rows() if area.collidepoint(point)), None)

    def mark(self, index: int) -> None:
        """The ring goes to a row, which is then seen."""
        self.marked = min(max(index, 0), len(self.texts) - 1)
        self._bring_into_sight()

    def scroll(self, by: int) -> None:
        self._first = min(max(self._first + by, 0), self._hidden)

    def _bring_into_sight(self) -> None:
        last = self.marked - self._seen + 1
        self._first = min(max(self._first, last, 0), self.marked)

    def draw(self, screen: pygame.Surface) -> None:
        screen.fill(HIDE, self.area)
        edge(screen, self.area, self._reading * 0.6)
        gap = max(1, round(GAP * self._reading))
        for index, row in self.rows():
            plate = row.inflate(-2 * gap, -2 * gap)
            leather(screen, plate, warm=index == self.marked)
            self._draw_word(screen, self.texts[index], plate)
            if index == self.marked:
                ring(screen, plate.inflate(-6, -6))
        if self._hidden:
            track = pygame.Rect(0, self.area.y + 2 * self._border, max(4, self._border // 2), 0)
            track.right = self.area.right - round(1.5 * self._border)
            track.height = self.area.height - 4 * self._border
            bar(screen, track, self._seen / len(self.texts), self._first / self._hidden)

    def _draw_word(self, screen: pygame.Surface, text: str, plate: pygame.Rect) -> None:
        padding = round(14 * self._reading)
        draw_word(screen, text, plate.inflate(-2 * padding, 0), self._reading)


def draw_word(
    screen: pygame.Surface, text: str, room: pygame.Rect, reading: float, centred: bool = False
) -> None:
    """What can be chosen, or was: as large as usual, or as its room allows."""
    size = max(round(26 * reading), SMALLEST)
    letters = fitting(text, Face.TEXT, size, room.width, SMALLEST)
    word = letters.render(shortened(text, letters, room.width), True, CREAM)
    where = word.get_rect(midleft=room.midleft)
    if centred:
        where.centerx = room.centerx
    screen.blit(word, where)
