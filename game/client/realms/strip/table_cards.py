"""Choosing several cards of the table."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.client.keys import CONFIRM

from .answering import Answering, Heard, empty_place, glow, step_of, words
from .asked import TableCards


class TableChoice(Answering):
    """The cards glow where they lie; the strip holds those that are chosen. A click on one of
    them there or here puts it back."""

    def __init__(self, asked: TableCards) -> None:
        self._asked = asked
        self._by_number = {card.number: card for card in asked.cards}
        self._chosen: list[int] = []
        self._looked_at: int | None = None
        self._places: list[pygame.Rect] = []

    @property
    def value(self) -> object | None:
        full = len(self._chosen) == self._asked.needed
        return tuple(self._by_number[number] for number in self._chosen) if full else None

    @property
    def state(self) -> Hashable:
        return tuple(self._chosen), self._looked_at

    @property
    def card(self) -> int | None:
        return self._looked_at

    def card_at(self, point: tuple[int, int]) -> int | None:
        held = zip(self._chosen, self._places, strict=False)
        return next((number for number, place in held if place.collidepoint(point)), None)

    def place_of(self, number: int) -> pygame.Rect | None:
        held = zip(self._chosen, self._places, strict=False)
        return next((place for chosen, place in held if chosen == number), None)

    def adopt(self, other: Answering) -> None:
        if isinstance(other, TableChoice):
            self._chosen = [number for number in other._chosen if number in self._by_number]

    def lay_out(self) -> None:
        px, area, count = self.look.px, self.area, self._asked.needed
        height = area.height - px(4)
        width = min(round(height * 600 / 504), area.width // 2 // count - px(12))
        pitch = width + px(12)
        left = area.right - count * pitch
        self._places = [
            pygame.Rect(left + n * pitch, area.y + px(14), width, round(width * 504 / 600))
            for n in range(count)
        ]
        for place in self._places:
            place.centery = area.centery

    # What the player does.

    def press(self, point: tuple[int, int]) -> Heard:
        number = self.card_at(point)
        return Heard.NOTHING if number is None else self.pick(number)

    def pick(self, number: int) -> Heard:
        if number in self._chosen:
            self._chosen.remove(number)
        elif number in self._by_number and len(self._chosen) < self._asked.needed:
            self._chosen.append(number)
        else:
            return Heard.NOTHING
        return Heard.TAKEN

    def key(self, event: pygame.event.Event) -> Heard:
        numbers, step = list(self._by_number), step_of(event)
        if step and numbers:
            before = self._looked_at
            here = numbers.index(before) + step if before is not None else min(step, 0)
            self._looked_at = numbers[here % len(numbers)]
            return Heard.TAKEN
        missing = len(self._chosen) < self._asked.needed
        if CONFIRM.heard(event) and missing and self._looked_at is not None:
            return self.pick(self._looked_at)
        return Heard.NOTHING

    def draw(self, surface: pygame.Surface) -> None:
        px = self.look.px
        hint = pygame.Rect(self.area.topleft, (self._places[0].x - self.area.x, self.area.height))
        words(surface, self._asked.hint, hint.inflate(-px(20), -px(16)), px(24))
        for index, place in enumerate(self._places):
            if index < len(self._chosen):
                card = self._by_number[self._chosen[index]]
                glow(surface, place, px(8))
                surface.blit(self.look.painter.token(card, place.width), place)
            else:
                empty_place(surface, place, str(index + 1), lit=index == len(self._chosen))
