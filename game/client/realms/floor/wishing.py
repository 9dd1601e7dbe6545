"""The board on which one says what one looks for: suits, and the cards of one of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from game.client.keys import CANCEL, CONFIRM
from game.client.widgets.button import ring
from game.client.widgets.icons import icon
from game.titles.realms.cards.terms import SUIT_BY_KEY
from game.titles.realms.play.floor import suit_of, suits_of
from game.titles.realms.play.trade_actions import Unwish, Wish
from game.titles.realms.text.wording import suit_kind

from .parts import LABEL, wood, write

if TYPE_CHECKING:
    from .scene import FloorScene

CHOSEN = (96, 52, 30)
ACROSS = 7
"""Suits side by side."""


class WishBoard:
    """Nothing stops while it is open."""

    def __init__(self, scene: FloorScene) -> None:
        self._scene = scene
        self.open = False
        self._suit = 0
        self._row = 0

    # What can be chosen.

    @property
    def suits(self) -> tuple[str, ...]:
        return suits_of(self._scene.model.cards)

    @property
    def rows(self) -> list[int | str]:
        """The suit itself, then its cards."""
        suit, cards = self.suits[self._suit], self._scene.model.cards
        return [suit, *(c.number for c in cards.cards if suit_of(cards, c.number) == suit)]

    @property
    def area(self) -> pygame.Rect:
        return self._scene.layout.at(16, 262, 364, 450)

    def _suit_places(self) -> Iterator[pygame.Rect]:
        area, px = self.area, self._scene.layout.px
        side = (area.width - px(28)) // ACROSS
        for index in range(len(self.suits)):
            row, column = divmod(index, ACROSS)
            yield pygame.Rect(
                area.x + px(14) + column * side, area.y + px(44) + row * side, side, side
            )

    def _row_places(self) -> Iterator[pygame.Rect]:
        area, px = self.area, self._scene.layout.px
        top = max(place.bottom for place in self._suit_places()) + px(8)
        height = min(px(44), (area.bottom - px(10) - top) // len(self.rows))
        for index in range(len(self.rows)):
            yield pygame.Rect(area.x + px(16), top + index * height, area.width - px(32), height)

    # Input.

    def toggle(self) -> None:
        self.open = not self.open

    def handle(self, event: pygame.event.Event) -> bool:
        """Whether the event was for the board."""
        if not self.open:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._click(event.pos)
        if event.type != pygame.KEYDOWN:
            return False
        if CANCEL.heard(event):
            self.open = False
        elif CONFIRM.heard(event):
            self._pick(self._row)
        elif event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            by = 1 if event.key == pygame.K_RIGHT else -1
            self._suit, self._row = (self._suit + by) % len(self.suits), 0
        elif event.key in (pygame.K_UP, pygame.K_DOWN):
            by = 1 if event.key == pygame.K_DOWN else -1
            self._row = (self._row + by) % len(self.rows)
        else:
            return False
        self._scene.refresh()
        return True

    def _click(self, point: tuple[int, int]) -> bool:
        for index, place in enumerate(self._suit_places()):
            if place.collidepoint(point):
                self._suit, self._row = index, 0
                self._scene.refresh()
                return True
        for index, place in enumerate(self._row_places()):
            if place.collidepoint(point):
                self._pick(index)
                return True
        return self.area.collidepoint(point)

    def _pick(self, row: int) -> None:
        """Looks for it from now on, or no longer; the oldest wish makes way."""
        scene, want = self._scene, self.rows[row]
        floor = scene.model.view.floor
        if floor is None:
            return
        wishes = floor.wishes[scene.model.seat]
        if want in wishes:
            scene.act(Unwish(want))
        else:
            if Wish(want) not in scene.model.legal and wishes:
                scene.act(Unwish(wishes[0]))
            scene.act(Wish(want))
        self.open = False
        scene.refresh()

    # Looks.

    @property
    def shows(self) -> tuple[object, ...]:
        floor = self._scene.model.view.floor
        return self.open, self._suit, self._row, floor and floor.wishes[self._scene.model.seat]

    def draw(self, surface: pygame.Surface) -> None:
        scene, layout = self._scene, self._scene.layout
        px, words = layout.px, scene.app.words
        wood(surface, self.area, layout.scale)
        head = pygame.Rect(self.area.x + px(16), self.area.y + px(10), self.area.width, px(30))
        write(surface, words.text("floor-wish-which"), head, px(21), style=LABEL)
        for index, (suit, place) in enumerate(zip(self.suits, self._suit_places(), strict=True)):
            sign = icon(suit, round(place.width * 0.8))
            surface.blit(sign, sign.get_rect(center=place.center))
            if index == self._suit:
                ring(surface, place.inflate(-px(12), -px(12)))
        floor = scene.model.view.floor
        wishes = floor.wishes[scene.model.seat] if floor else ()
        for index, (want, place) in enumerate(zip(self.rows, self._row_places(), strict=True)):
            if isinstance(want, str):
                text = words.text("floor-any-suit", suit=suit_kind(SUIT_BY_KEY[want]))
            else:
                text = words.say(scene.speech.card(want))
            if want in wishes:
                pygame.draw.rect(surface, CHOSEN, place.inflate(0, -px(4)), border_radius=px(6))
            write(surface, text, place.inflate(-px(12), 0), px(22))
            if index == self._row:
                ring(surface, place.inflate(-px(14), -px(14)))
