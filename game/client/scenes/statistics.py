"""What was played: a summary, and the latest matches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from math import ceil

import pygame

from game.client.room import Room
from game.client.seeds import is_daily
from game.client.shell import Shell
from game.client.widgets import rich_text
from game.client.widgets.button import Button
from game.client.widgets.furniture import heading, rule, sheet
from game.client.widgets.icons import icon
from game.client.widgets.look import BONUS, INK, PENALTY, SMALLEST, SPACE, Face, fitting, font
from game.client.widgets.pictures import cover
from game.client.widgets.rich_text import Style
from game.lang import literal
from game.store.statistics import Record

from .names import names_of
from .page import PageScene

WIDTH, ROW = 1640, 52
"""How wide the sheet is at least, and from line to line."""
LETTERS, ENDING = 26, 28
"""The size of letters of what was played and with whom, and of how it ended."""
WIDEST_DATE, WIDEST_KIND, WIDEST_ENDING = 0.2, 0.3, 0.16
"""The part of a line that such texts may have at most."""
BETWEEN = 4
"""Pixels between the lines of one match and those of the next."""
BELOW = 0.33
"""How far below the middle of a line letters stand, for their size."""
SMALL = 10
"""Means below are told with a digit behind the point."""


@dataclass(frozen=True)
class Row:
    """A match in words."""

    date: str
    kind: str
    company: str
    score: str
    place: str
    won: bool


@dataclass(frozen=True)
class Columns:
    """Where in a line each text begins; score and place end at theirs."""

    kind: int
    company: int
    company_ends: int
    score: int
    place: int
    gap: int


class StatisticsScene(PageScene):
    """How the player has fared with one title."""

    largest_letters = 1.6

    def __init__(self, app: Shell, room: Room) -> None:
        super().__init__(app)
        self.room = room
        self.records = app.store.statistics.records(room.key)

    def lay_out(self, size: tuple[int, int]) -> None:
        wanted = max(self.px(WIDTH * max(self.letters, 1)), round(size[0] * 0.7))
        self.area = self.sheet(size, wanted)
        back = Button(self.app.words.text("new-back"), self.app.pop, primary=True)
        back.area = pygame.Rect(0, 0, self.px(420), self.px(78))
        back.area.midbottom = (self.area.centerx, self.area.bottom - self.px(60))
        self.buttons.set([back])
        top = self.area.y + self.px(208) + self.reading_px(60)
        bottom = back.area.y - self.px(24)
        inner = pygame.Rect(0, top, self.area.width - self.px(200), bottom - top)
        inner.centerx = self.area.centerx
        self.scroll.show(self._page(inner.width), inner)

    def figures(self) -> list[tuple[str, str]]:
        """Played, won, best, mean: a number and its word."""
        words = self.app.words
        summary = self.app.store.statistics.summary(self.room.key)
        mean = "–" if summary.mean is None else words.number(_rounded(summary.mean))
        best = "–" if summary.best is None else words.number(summary.best)
        return [
            (words.number(summary.played), words.text("statistics-played", count=summary.played)),
            (words.number(summary.won), words.text("statistics-won", count=summary.won)),
            (best, words.form(self.room.score, "best")),
            (mean, words.text("statistics-mean")),
        ]

    def paint(self, size: tuple[int, int]) -> pygame.Surface:
        surface = cover(self.room.picture, size)
        sheet(surface, self.area, self.scale)
        heading(surface, self.app.words.text("title-statistics"), self.area, self.scale)
        figures = self.figures()
        pitch = (self.area.width - self.px(160)) // len(figures)
        for index, (number, word) in enumerate(figures):
            x = self.area.x + self.px(80) + pitch * index + pitch // 2
            big = font(Face.NUMBER, self.px(72)).render(number, True, PENALTY)
            surface.blit(big, big.get_rect(center=(x, self.area.y + self.px(120))))
            small = fitting(word, Face.LABEL, self.reading_px(26), pitch * 0.95, SMALLEST).render(
                word, True, INK
            )
            where = (x, self.area.y + self.px(158) + small.get_height() // 2)
            surface.blit(small, small.get_rect(center=where))
        line = rule(self.area.width - self.px(180), self.scale)
        below = self.area.y + self.px(168) + self.reading_px(42)
        surface.blit(line, line.get_rect(midtop=(self.area.centerx, below)))
        return surface

    def _page(self, width: int) -> pygame.Surface:
        pitch = self._pitch
        page = pygame.Surface((width, max(pitch * len(self.records), pitch)), pygame.SRCALPHA)
        if not self.records:
            text = self.app.words.text("statistics-none")
            word = fitting(text, Face.ITALIC, self.reading_px(30), width).render(text, True, INK)
            page.blit(word, word.get_rect(midtop=(width // 2, 0)))
        rows = [self._row(record) for record in self.records]
        columns = self._columns(rows, width)
        for index, row in enumerate(rows):
            self._draw_row(page, row, columns, index * pitch + pitch // 2)
        return page

    @property
    def _pitch(self) -> int:
        """From one match to the next: always room for two lines of the smallest letters."""
        return max(self.reading_px(ROW), ceil(2 * SMALLEST * rich_text.LEADING) + BETWEEN)

    def _row(self, record: Record) -> Row:
        words = self.app.words
        played = datetime.fromisoformat(record.played_at).astimezone()
        score = words.text(self.room.score, count=record.scores[record.seat])
        place = words.text("statistics-place", place=record.places[record.seat])
        if record.conceded:
            score, place = "–", words.text("statistics-conceded")
        others = ", ".join(name.replace(" ", SPACE) for name in self.others(record))
        return Row(words.moment(played), self._kind(record), others, score, place, record.won)

    def _columns(self, rows: Sequence[Row], width: int) -> Columns:
        """Each as wide as its longest text, within limits; the company has all that is left."""
        gap = self.px(28)

        def widest(texts: Iterable[str], face: Face, size: int, most: float) -> int:
            letters = font(face, self.reading_px(size))
            longest = max((letters.size(text)[0] for text in texts), default=0)
            return min(longest, round(width * most)) + gap

        kind = widest((row.date for row in rows), Face.TEXT, LETTERS, WIDEST_DATE)
        company = kind + widest((row.kind for row in rows), Face.TEXT, LETTERS, WIDEST_KIND)
        score = width - widest((row.place for row in rows), Face.TEXT, ENDING, WIDEST_ENDING)
        before = widest((row.score for row in rows), Face.FIGURE_BOLD, ENDING, WIDEST_ENDING)
        return Columns(kind, company, score - before, score, width, gap)

    def _draw_row(self, page: pygame.Surface, row: Row, at: Columns, y: int) -> None:
        gap, high = at.gap, self._pitch - BETWEEN
        parts = (
            (row.date, 0, at.kind - gap),
            (row.kind, at.kind, at.company - gap),
            (row.company, at.company, at.company_ends),
        )
        for text, start, end in parts:
            self._tell(page, text, pygame.Rect(start, y - high // 2, end - start, high))
        colour = BONUS if row.won else INK
        endings = (
            (row.score, Face.FIGURE_BOLD, at.company_ends + gap, at.score),
            (row.place, Face.TEXT, at.score + gap, at.place),
        )
        for text, face, start, end in endings:
            size = self.reading_px(ENDING)
            letters = fitting(text, face, size, end - start)
            word = letters.render(text, True, colour)
            line = y + round(size * BELOW) - letters.get_ascent()
            page.blit(word, word.get_rect(topright=(end, line)))

    def _tell(self, page: pygame.Surface, text: str, room: pygame.Rect) -> None:
        """A text halfway down its room."""
        layout = self._laid_out(text, room)
        where = room.move(0, (room.height - layout.height) // 2)
        rich_text.draw(page, layout, where, INK, icon)

    def _laid_out(self, text: str, room: pygame.Rect) -> rich_text.Layout:
        """In two lines before its letters get too small."""
        largest = self.reading_px(LETTERS)
        smallest = min(SMALLEST, largest)
        layout = rich_text.fitted(literal(text), Style(), *room.size, largest, smallest)
        return rich_text.cut(layout, *room.size)

    def others(self, record: Record) -> list[str]:
        """Who else played, in the language of the moment as far as that is known."""
        names: Sequence[str] = record.seats
        if record.opponents:
            names = names_of(names, record.opponents, self.app.words)
        return [name for seat, name in enumerate(names) if seat != record.seat]

    def _kind(self, record: Record) -> str:
        """What was played: a deal of the day, or by which rules."""
        keys = ["title-daily"] if is_daily(record.seed) else self.room.kind(record.options)
        told = [self.app.words.text(key) for key in keys]
        if record.hints:
            told.append(self.app.words.text("hints-taken", count=record.hints))
        return f"{SPACE}· ".join(told)


def _rounded(mean: float) -> float:
    return round(mean, 1) if abs(mean) < SMALL else round(mean)
