"""Mouse and keys on the trading floor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.keys import (
    BUTTONS,
    FLOOR_ACCEPT,
    FLOOR_ALL,
    FLOOR_CARDS,
    FLOOR_COUNTER,
    FLOOR_DECLINE,
    FLOOR_FACE,
    FLOOR_OFFER,
    FLOOR_PAUSE,
    FLOOR_SORT,
    FLOOR_STALL,
    FLOOR_WISH,
    step,
)

from ..carrying import Carrying
from .layout import TOP_ROW

if TYPE_CHECKING:
    from .scene import FloorScene

READ_AFTER = 0.35
"""Seconds until a card under the mouse is shown large enough to read."""
DRAGGED = 8
"""Pixels after which a pressed card is carried."""


class FloorInput:
    def __init__(self, scene: FloorScene) -> None:
        self._scene = scene
        self.mouse = (-1, -1)
        self.carried: Carrying | None = None
        self.carried_number: int | None = None
        self._pressed: tuple[int, tuple[int, int]] | None = None
        self._hovered: int | None = None
        self._rested = 0.0

    @property
    def read(self) -> int | None:
        """The card that is shown large; one that is chosen is on the way to somebody."""
        rested = self._rested >= READ_AFTER and self._hovered != self._scene.composer.card
        return self._hovered if rested else None

    @property
    def stall(self) -> int | None:
        """The stall a card is carried over."""
        scene = self._scene
        if not self.carried:
            return None
        count = len(scene.model.others)
        return next(
            (n for n in range(count) if scene.layout.stall(n).collidepoint(self.mouse)), None
        )

    def clear(self) -> None:
        """Nothing is held, and nothing pointed at before the mouse moves again: somebody else may
        have sat down."""
        self.mouse = (-1, -1)
        self.carried = self._pressed = self._hovered = None
        self.carried_number = None

    def update(self, seconds: float) -> None:
        hovered = self._card_at(self.mouse)
        if hovered != self._hovered:
            self._hovered, self._rested = hovered, 0.0
        elif hovered is not None:
            self._rested += seconds
        if self.carried:
            self.carried.update(seconds, self._scene.app.motion)

    def _card_at(self, point: tuple[int, int]) -> int | None:
        stage = self._scene.stage
        for number in reversed(stage.hand):
            sprite = stage.sprites.get(number)
            if sprite and sprite.hit(point):
                return number
        return None

    # The mouse.

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEMOTION:
            self.mouse = event.pos
            self._move(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.mouse = event.pos
            self._press(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.mouse = event.pos
            self._release(event.pos)
        elif event.type == pygame.KEYDOWN:
            self._key(event)

    def _move(self, point: tuple[int, int]) -> None:
        scene = self._scene
        if self.carried:
            self.carried.follow(point)
            scene.refresh()
            return
        if self._pressed:
            number, start = self._pressed
            far = pygame.Vector2(point).distance_to(start)
            sprite = scene.stage.sprites.get(number)
            if far > DRAGGED and sprite:
                self.carried = Carrying(sprite, pygame.Vector2(point))
                self.carried_number = number
                scene.composer.choose(number)
        if any(button.area.collidepoint(point) for button in scene.deal_buttons):
            scene.counter.disturbed()

    def _press(self, point: tuple[int, int]) -> None:
        scene = self._scene
        if scene.press_at(point):
            return
        number = self._card_at(point)
        if number is not None:
            self._pressed = number, point

    def _release(self, point: tuple[int, int]) -> None:
        scene, pressed = self._scene, self._pressed
        self._pressed = None
        if self.carried and self.carried_number is not None:
            self._drop(self.carried_number, point)
            self.carried = self.carried_number = None
            scene.stage.arrange()
            scene.refresh()
        elif pressed:
            scene.choose(pressed[0])

    def _drop(self, number: int, point: tuple[int, int]) -> None:
        """Onto a stall, on one of its halves; onto the middle, for all; among the other cards, in
        their order; else back to where it was."""
        scene, stall = self._scene, self.stall
        if stall is not None:
            suit_only = scene.layout.halves(stall)[1].collidepoint(point)
            scene.offer(number, scene.model.others[stall], face_up=not suit_only)
        elif scene.layout.middle.collidepoint(point):
            scene.offer(number, None, face_up=scene.composer.face_up)
        else:
            if scene.layout.hand_zone.collidepoint(point):
                scene.stage.reorder(number, point[0])
            scene.choose(None)

    # Keys.

    def _key(self, event: pygame.event.Event) -> None:
        scene = self._scene
        if FLOOR_PAUSE.heard(event):
            scene.toggle_pause()
        elif BUTTONS.heard(event):
            scene.buttons.move(step(event))
        elif FLOOR_OFFER.heard(event):
            scene.press_gold()
        elif scene.paused:
            return
        elif FLOOR_CARDS.heard(event):
            self._arrow(event.key)
        elif FLOOR_STALL.heard(event):
            index = event.key - pygame.K_1
            if index < len(scene.model.others):
                scene.address(scene.model.others[index])
        elif FLOOR_ALL.heard(event):
            scene.offer_to_all()
        elif FLOOR_FACE.heard(event):
            scene.composer.turn_over()
            scene.recompose()
        elif FLOOR_ACCEPT.heard(event):
            scene.accept()
        elif FLOOR_COUNTER.heard(event):
            scene.counter_offer()
        elif FLOOR_DECLINE.heard(event):
            scene.decline()
        elif FLOOR_WISH.heard(event):
            scene.open_wishes()
        elif FLOOR_SORT.heard(event):
            scene.sort_hand()

    def _arrow(self, key: int) -> None:
        scene, hand = self._scene, self._scene.stage.hand
        if key in (pygame.K_UP, pygame.K_DOWN):
            scene.composer.next_want(1 if key == pygame.K_DOWN else -1)
        elif hand:
            by = 1 if key == pygame.K_RIGHT else -1
            card = scene.composer.card
            place = hand.index(card) + by if card in hand else (0 if by > 0 else -1)
            scene.composer.choose(hand[place % len(hand)])
        scene.buttons.focus = None
        scene.recompose()


assert TOP_ROW + 2 == 6, "there are keys for six stalls"
