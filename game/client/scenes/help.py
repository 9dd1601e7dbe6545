"""The keys: what each does and where, as the one table there is has it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.client.keys import BINDINGS, HELP, Binding, KeyPlaces, Place
from game.client.widgets import rich_text
from game.client.widgets.button import Button
from game.client.widgets.furniture import heading, sheet
from game.client.widgets.icons import icon
from game.client.widgets.key_caps import key_caps
from game.client.widgets.look import INK, PENALTY, Face, fitting
from game.client.widgets.pictures import cover
from game.client.widgets.rich_text import Style

from .page import PageScene

ANYWHERE: Sequence[tuple[Place, ...]] = ((Place.PAGES, Place.FORMS), (Place.EVERYWHERE,))
"""What is told beside the keys of a title."""
PITCH = 36
CAPS = 0.35
"""The part of a column that the keys have."""
GAP = 44
"""Between two columns."""
LEAST = 400
"""How wide a column is at least, so that keys and words have room beside each other."""


def beside(told: KeyPlaces, most: int) -> KeyPlaces:
    """What stands side by side where there is no room for more columns: the last become one."""
    alone = min(max(1, most), len(told)) - 1
    return (*told[:alone], tuple(places for column in told[alone:] for places in column))


class HelpScene(PageScene):
    """Opens over whatever is on the screen; F1 or Esc leads back to it."""

    largest_letters = 1.6

    def lay_out(self, size: tuple[int, int]) -> None:
        self.area = self.sheet(size, self.px(1840))
        back = Button(self.app.words.text("new-back"), self.app.pop, primary=True)
        back.area = pygame.Rect(0, 0, self.px(420), self.px(70))
        back.area.midbottom = (self.area.centerx, self.area.bottom - self.px(44))
        self.buttons.set([back])
        self.inner = self.area.inflate(-self.px(130), 0)
        self.inner.top = self.area.y + self.px(64)
        self.inner.height = back.area.y - self.inner.y - self.px(16)
        self.scroll.show(self._page(self.inner.width), self.inner)

    def handle(self, event: pygame.event.Event) -> None:
        if HELP.heard(event):
            self.app.pop()
        else:
            super().handle(event)

    def paint(self, size: tuple[int, int]) -> pygame.Surface:
        surface = cover(self.app.backdrop, size)
        sheet(surface, self.area, self.scale)
        heading(surface, self.app.words.text("keys-title"), self.area, self.scale)
        return surface

    def columns(self, width: int) -> KeyPlaces:
        """What stands side by side on a page that is so wide."""
        gap = self.px(GAP)
        most = (width + gap) // (self.reading_px(LEAST) + gap)
        return beside((*self.app.keys, ANYWHERE), most)

    def _page(self, width: int) -> pygame.Surface:
        gap, told = self.px(GAP), self.columns(width)
        wide = (width - gap * (len(told) - 1)) // len(told)
        columns = [self._column(sections, wide) for sections in told]
        height = max(column.get_height() for column in columns)
        page = pygame.Surface((width, height), pygame.SRCALPHA)
        for index, column in enumerate(columns):
            page.blit(column, (index * (wide + gap), 0))
        return page

    def _column(self, sections: Iterable[tuple[Place, ...]], width: int) -> pygame.Surface:
        parts = [part for places in sections for part in self._told(places, width)]
        page = pygame.Surface((width, sum(part.get_height() for part in parts)), pygame.SRCALPHA)
        top = 0
        for part in parts:
            page.blit(part, (0, top))
            top += part.get_height()
        return page

    def _told(self, places: tuple[Place, ...], width: int) -> list[pygame.Surface]:
        """A heading, and what the keys do there."""
        text = self.app.words.text(f"keys-at-{places[0]}")
        head = pygame.Surface((width, self.reading_px(PITCH + 22)), pygame.SRCALPHA)
        word = fitting(text, Face.NAME, self.reading_px(30), width).render(text, True, PENALTY)
        head.blit(word, word.get_rect(bottomleft=(0, head.get_height() - self.reading_px(5))))
        there = [each for each in BINDINGS if set(places) & set(each.places)]
        return [head, *(self._row(each, width) for each in there)]

    def _row(self, binding: Binding, width: int) -> pygame.Surface:
        caps = key_caps(binding.strokes, self.reading_px(32), self.app.words)
        left = max(round(width * CAPS), caps.get_width() + self.px(12))
        size = max(self.reading_px(23), 12)
        text = self.app.words.text(f"keys-{binding.name}")
        layout = rich_text.lay_out(text, Style(), size, width - left)
        height = max(self.reading_px(PITCH), layout.height + self.px(8))
        row = pygame.Surface((width, height), pygame.SRCALPHA)
        row.blit(caps, caps.get_rect(midleft=(0, height // 2)))
        where = pygame.Rect(left, (height - layout.height) // 2, width - left, layout.height)
        rich_text.draw(row, layout, where, INK, icon)
        return row
