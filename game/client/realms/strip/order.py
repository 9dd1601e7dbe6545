"""Putting cards into places."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

import pygame

from game.client.widgets.look import ACTIVE, CREAM, INK, Face, font
from game.client.widgets.rich_text import Style

from .answering import Answering, Heard, empty_place, fitting_letters, glow, step_of, words
from .asked import Order, Spot

TOKENS, APART = 0.4, 0.55
"""The part of a place its cards may take, the rest is for its name; and how much of a card is seen
beside the next one there."""


class OrderRow(Answering):
    """Cards are dragged from place to place, or moved with Shift and the arrows. Where two lie in
    one place they are numbered: the first is the first to go there."""

    def __init__(self, asked: Order) -> None:
        self._cards = {card.number: card for card in asked.cards}
        self._spots = asked.spots
        self._held: list[list[int]] = [[] for _ in asked.spots]
        for number in self._cards:
            free = (n for n, spot in enumerate(self._spots) if len(self._held[n]) < spot.most)
            self._held[next(free, 0)].append(number)
        self._chosen: int | None = None
        self._carried: tuple[int, tuple[int, int]] | None = None
        """The card that follows the mouse, and where it is."""
        self._places: list[pygame.Rect] = []

    @property
    def value(self) -> object | None:
        if not all(_fits(spot, held) for spot, held in zip(self._spots, self._held, strict=True)):
            return None
        return tuple(tuple(self._cards[number] for number in held) for held in self._held)

    @property
    def state(self) -> Hashable:
        return tuple(map(tuple, self._held)), self._chosen, self._carried

    @property
    def card(self) -> int | None:
        return self._chosen

    def card_at(self, point: tuple[int, int]) -> int | None:
        if self._carried:
            return None
        tokens = reversed(list(self._tokens()))  # the last lies on top
        return next((number for number, area in tokens if area.collidepoint(point)), None)

    def adopt(self, other: Answering) -> None:
        if isinstance(other, OrderRow) and other._cards.keys() == self._cards.keys():
            self._held, self._chosen = other._held, other._chosen

    def lay_out(self) -> None:
        px, area, count = self.look.px, self.area, len(self._spots)
        pitch = area.width // count
        self._places = [
            pygame.Rect(area.x + n * pitch, area.y, pitch - px(14), area.height)
            for n in range(count)
        ]

    # What the player does.

    def press(self, point: tuple[int, int]) -> Heard:
        number = self.card_at(point)
        if number is None:
            return Heard.NOTHING
        self._chosen, self._carried = number, (number, point)
        return Heard.TAKEN

    def move(self, point: tuple[int, int]) -> None:
        if self._carried:
            self._carried = (self._carried[0], point)

    def release(self, point: tuple[int, int]) -> None:
        if self._carried is None:
            return
        number, self._carried = self._carried[0], None
        for index, place in enumerate(self._places):
            if place.collidepoint(point):
                self._put(number, index)

    def key(self, event: pygame.event.Event) -> Heard:
        step = step_of(event)
        if not step:
            return Heard.NOTHING
        if event.mod & pygame.KMOD_SHIFT and self._chosen is not None:
            here = next(n for n, held in enumerate(self._held) if self._chosen in held)
            self._put(self._chosen, (here + step) % len(self._held))
            return Heard.TAKEN
        numbers = [number for held in self._held for number in held]
        if self._chosen in numbers:
            self._chosen = numbers[(numbers.index(self._chosen) + step) % len(numbers)]
        else:
            self._chosen = numbers[min(step, 0)]
        return Heard.TAKEN

    def _put(self, number: int, index: int) -> None:
        """Into a place; from a full one its last card goes where this one came from."""
        before = next(held for held in self._held if number in held)
        there = self._held[index]
        if there is before:
            before.remove(number)
            before.append(number)
            return
        if len(there) >= self._spots[index].most:
            before.append(there.pop())
        before.remove(number)
        there.append(number)

    # How it looks.

    def _tokens(self) -> Iterator[tuple[int, pygame.Rect]]:
        px = self.look.px
        for held, place in zip(self._held, self._places, strict=True):
            most = round(place.width * TOKENS / (1 + APART * max(len(held) - 1, 0)))
            width = min(round((place.height - px(10)) * 600 / 504), most)
            for index, number in enumerate(held):
                area = pygame.Rect(0, 0, width, round(width * 504 / 600))
                area.midleft = (place.x + px(8) + round(index * APART * width), place.centery)
                yield number, area

    def draw(self, surface: pygame.Surface) -> None:
        px = self.look.px
        tokens = dict(self._tokens())
        rooms: list[tuple[Spot, pygame.Rect]] = []
        for spot, held, place in zip(self._spots, self._held, self._places, strict=True):
            empty_place(surface, place, lit=self._chosen in held)
            right = max((tokens[number].right for number in held), default=place.x)
            room = pygame.Rect(right + px(8), place.y, place.right - right - px(12), place.height)
            if room.width > px(30):
                rooms.append((spot, room))
        _name_spots(surface, rooms, px(22))
        for number, area in tokens.items():
            if not self._carried or number != self._carried[0]:
                self._draw_token(surface, number, area)
        if self._carried:
            number, point = self._carried
            area = tokens[number].copy()
            area.center = point
            self._draw_token(surface, number, area)

    def _draw_token(self, surface: pygame.Surface, number: int, area: pygame.Rect) -> None:
        if number == self._chosen:
            glow(surface, area, self.look.px(8))
        surface.blit(self.look.painter.token(self._cards[number], area.width), area)
        held = next(held for held in self._held if number in held)
        if len(held) > 1:
            middle = (area.x + area.width // 6, area.bottom - area.width // 6)
            pygame.draw.aacircle(surface, ACTIVE, middle, area.width // 7)
            figure = font(Face.FIGURE_BOLD, area.width // 5)
            word = figure.render(str(held.index(number) + 1), True, INK)
            surface.blit(word, word.get_rect(center=middle))


def _fits(spot: Spot, held: list[int]) -> bool:
    return spot.least <= len(held) <= spot.most


def _name_spots(surface: pygame.Surface, rooms: list[tuple[Spot, pygame.Rect]], size: int) -> None:
    """What the places are for, and what will become of the cards there."""
    names, notes = [], []
    for spot, room in rooms:
        half = pygame.Rect(room.x, room.y + room.height // 8, room.width, room.height * 3 // 8)
        names.append((spot.name, half))
        notes.append((spot.note, half.move(0, half.height)))
    _evenly(surface, names, size, Face.LABEL)
    _evenly(surface, notes, size, Face.ITALIC)


def _evenly(
    surface: pygame.Surface, told: list[tuple[str, pygame.Rect]], size: int, face: Face
) -> None:
    """Words in several areas, in letters as large for all."""
    for text, area in told:
        size = min(size, fitting_letters(text, area, size, Style(face)).size)
    for text, area in told:
        words(surface, text, area, size, face, CREAM)
