"""What the player does at the table: points, clicks, drags and presses keys."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.client.sound import Cue
from game.titles.realms.play.actions import Action, Discard, Keep

from .sprites import CardSprite

if TYPE_CHECKING:
    from .table import TableScene

DECK = 0
"""Stands for the deck where cards are told by their number."""
STILL = 8
"""A press that moves less than so many pixels is a click."""
HOVER_IN, HOVER_OUT = 0.12, 0.09


class TableInput:
    """Turns input into actions; knows what is pointed at, carried and has the keys' ring."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.hovered: int | None = None
        self.focused: int | None = None
        self.carried: CardSprite | None = None
        self.zooms: dict[int, float] = {}
        """How far each card has grown under the mouse, from 0 to 1."""
        self._pressed: tuple[int, tuple[int, int]] | None = None

    def clear(self) -> None:
        """Nothing is pointed at any more."""
        self.hovered = self.focused = self._pressed = self.carried = None
        self.zooms.clear()

    def update(self, seconds: float) -> None:
        """Cards grow under the mouse, and shrink when it has gone."""
        if self.hovered is not None:
            self.zooms.setdefault(self.hovered, 0.0)
        speed = self.scene.app.motion.speed
        for number, grown in list(self.zooms.items()):
            rate = 1 / HOVER_IN if number == self.hovered else -1 / HOVER_OUT
            grown = min(1.0, grown + seconds * speed * rate)
            if self.scene.app.motion.reduced:
                grown = 1.0 if number == self.hovered else 0.0
            if grown > 0 and self.place_of(number):
                self.zooms[number] = grown
            else:
                del self.zooms[number]

    @property
    def zooming(self) -> bool:
        """Whether a card grows or shrinks just now."""
        return any(grown < 1 for grown in self.zooms.values())

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEMOTION:
            self._move(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._release(event.pos)
        elif event.type == pygame.KEYDOWN:
            self._key(event)

    # The mouse.

    def _move(self, event: pygame.event.Event) -> None:
        if self._pressed and self.carried is None:
            number, start = self._pressed
            if pygame.Vector2(event.pos).distance_to(start) > STILL:
                self._lift(number)
        if self.carried:
            self.carried.pose = replace(self.carried.pose, x=event.pos[0], y=event.pos[1], angle=0)
            return
        before = self.hovered
        self.hovered = self.card_at(event.pos)
        self.focused = None
        if self.hovered != before and self.hovered in self.scene.stage.hand:
            self.scene.app.sounds.play(Cue.HOVER)

    def _press(self, event: pygame.event.Event) -> None:
        if self.scene.buttons.handle(event):
            return
        number = self.card_at(event.pos)
        if number is None and self.scene.layout.deck.collidepoint(event.pos):
            number = DECK
        if number is not None:
            self._pressed = (number, event.pos)
        elif not self.scene.ready:
            self.scene.hurry()

    def _lift(self, number: int) -> None:
        """A card, or the top of the deck, follows the mouse."""
        if number == DECK and DECK in self.scene.targets():
            self.carried = CardSprite(None, self.scene.layout.deck_pose)
        elif number in self.scene.targets() or number in self.scene.stage.hand:
            self.carried = self.scene.stage.sprites[number]
            self.carried.glide = None
        self.hovered = None

    def _release(self, point: tuple[int, int]) -> None:
        pressed, carried = self._pressed, self.carried
        self._pressed = self.carried = None
        if pressed is None:
            return
        number = pressed[0]
        action = self.scene.targets().get(number)
        if carried is None:
            if action:
                self.scene.act(action)
            elif not self.scene.ready:
                self.scene.hurry()
        elif action and self._belongs(action, point):
            self.scene.act(action, carried.pose)
        elif isinstance(action, Keep) and self.scene.layout.tray.collidepoint(point):
            other = next(card for card in self.scene.stage.offered if card != number)
            self.scene.act(self.scene.targets()[other])
        elif number in self.scene.stage.hand and self.scene.layout.hand_zone.collidepoint(point):
            self.scene.reorder(number, point[0])
        else:
            self.scene.stage.arrange()

    def _belongs(self, action: Action, point: tuple[int, int]) -> bool:
        """Whether a card dropped here is meant for that."""
        layout = self.scene.layout
        zone = layout.tray if isinstance(action, Discard) else layout.hand_zone
        return zone.collidepoint(point)

    def card_at(self, point: tuple[int, int]) -> int | None:
        stage = self.scene.stage
        for number in (*stage.offered, *reversed(stage.hand), *stage.lying):
            sprite = stage.sprites.get(number)
            if sprite and sprite.hit(point):
                return number
        return next(
            (number for number, area in self._known_cards() if area.collidepoint(point)), None
        )

    def _known_cards(self) -> Iterator[tuple[int, pygame.Rect]]:
        """Cards others have taken openly, those on top first."""
        scene = self.scene
        view = scene.match.table.view(scene.match.seat)
        for seat, known in enumerate(view.open):
            player, count = scene.opponent_index(seat), view.sizes[seat]
            if player is not None:
                for index, number in reversed(list(enumerate(known, count - len(known)))):
                    yield number, scene.layout.held(player, index, count)

    def place_of(self, number: int) -> pygame.Rect | None:
        """Where a card is seen, if it is."""
        sprite = self.scene.stage.sprites.get(number)
        return sprite.area() if sprite else dict(self._known_cards()).get(number)

    # The keys.

    def _key(self, event: pygame.event.Event) -> None:
        scene = self.scene
        targets = scene.targets()
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT) and targets:
            self._step(1 if event.key == pygame.K_RIGHT else -1)
        elif event.key in (pygame.K_RETURN, pygame.K_SPACE) and scene.buttons.focus is None:
            if self.focused in targets:
                scene.act(targets[self.focused])
            elif not scene.ready:
                scene.hurry()
        elif event.key == pygame.K_d and DECK in targets:
            scene.act(targets[DECK])
        elif event.key == pygame.K_s:
            scene.sort_hand()
        elif event.key in (pygame.K_u, pygame.K_BACKSPACE):
            scene.undo()
        else:
            self.focused = None
            scene.buttons.handle(event)

    def _step(self, by: int) -> None:
        """The ring goes to the next thing that can be played."""
        order = sorted(self.scene.targets(), key=self._order)
        if self.focused in order:
            place = (order.index(self.focused) + by) % len(order)
        else:
            place = 0 if by > 0 else len(order) - 1
        self.focused = order[place]
        self.hovered = self.focused if self.focused != DECK else None
        self.scene.buttons.focus = None

    def _order(self, number: int) -> tuple[int, int]:
        """From the deck over the discard area to the hand, as the eye goes."""
        stage = self.scene.stage
        if number == DECK:
            return 0, 0
        if number in stage.area:
            return 1, stage.area.index(number)
        return 2, stage.hand.index(number) if number in stage.hand else number
