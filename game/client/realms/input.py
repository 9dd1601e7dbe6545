"""What the player does at the table: points, clicks, drags and presses keys."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Protocol

import pygame

from game.client.motion import Motion, Pose
from game.client.sound import Cue, Sounds
from game.client.widgets.button import Buttons
from game.titles.realms.play.actions import Action, Discard, Draw, Pick, Take

from .layout import TableLayout
from .sprites import CardSprite
from .stage import Stage
from .things import DECK, Deck, OnTable, Targets, Thing

STILL = 8
"""A press that moves less than so many pixels is a click."""
HOVER_IN, HOVER_OUT = 0.12, 0.09


class Desk(Protocol):
    """What hands at the table may ask for."""

    layout: TableLayout
    buttons: Buttons
    targets: Targets

    @property
    def ready(self) -> bool:
        """Whether the player is asked for something now."""

    def shown_elsewhere(self) -> Iterable[tuple[int, pygame.Rect]]:
        """Cards that are seen beside the table, or in the hands of others, the topmost first."""

    def do(self, actions: tuple[Action, ...], dropped: Pose | None = None) -> None:
        """Does the one thing that may be done, or asks which."""

    def hurry(self) -> None:
        """Whatever flies arrives at once."""

    def sort_hand(self) -> None: ...

    def reorder(self, number: int, x: int) -> None: ...

    def undo(self) -> None: ...


class TableInput:
    """Turns input into actions; knows what is pointed at, carried and has the keys' ring."""

    def __init__(self, desk: Desk, stage: Stage, motion: Motion, sounds: Sounds) -> None:
        self._desk, self._stage = desk, stage
        self._motion, self._sounds = motion, sounds
        self.pointed: Thing | None = None
        """What is looked at, by mouse or by keys."""
        self.focused: Thing | None = None
        """What has the keys' ring; there is one ring, here or on a button."""
        self.carried: CardSprite | None = None
        self.zooms: dict[int, float] = {}
        """How far each card has grown under the mouse, from 0 to 1."""
        self._pressed: tuple[Thing, tuple[int, int]] | None = None

    def clear(self) -> None:
        """Nothing is pointed at any more."""
        self.pointed = self.focused = self._pressed = self.carried = None
        self.zooms.clear()

    @property
    def hovered(self) -> int | None:
        """The card that is looked at."""
        return self.pointed.number if isinstance(self.pointed, OnTable) else None

    def update(self, seconds: float) -> None:
        """Cards grow under the mouse, and shrink when it has gone."""
        if self.hovered is not None:
            self.zooms.setdefault(self.hovered, 0.0)
        for number, grown in list(self.zooms.items()):
            rate = 1 / HOVER_IN if number == self.hovered else -1 / HOVER_OUT
            grown = min(1.0, grown + seconds * self._motion.speed * rate)
            if self._motion.reduced:
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
            thing, start = self._pressed
            if pygame.Vector2(event.pos).distance_to(start) > STILL:
                self._lift(thing)
        if self.carried:
            self.carried.pose = replace(self.carried.pose, x=event.pos[0], y=event.pos[1], angle=0)
            return
        before = self.pointed
        self.pointed = self.thing_at(event.pos)
        self.focused = None
        if self.pointed != before and self.hovered in self._stage.hand:
            self._sounds.play(Cue.HOVER)

    def _press(self, event: pygame.event.Event) -> None:
        if self._desk.buttons.handle(event):
            return
        thing = self.thing_at(event.pos)
        if thing is not None:
            self._pressed = (thing, event.pos)
        elif not self._desk.ready:
            self._desk.hurry()

    def _lift(self, thing: Thing) -> None:
        """A card, or the top of the deck, follows the mouse."""
        match thing:
            case Deck() if thing in self._desk.targets:
                self.carried = CardSprite(None, self._desk.layout.deck_pose)
            case OnTable(number) if thing in self._desk.targets or number in self._stage.hand:
                self.carried = self._stage.sprites[number]
                self.carried.glide = None
        self.pointed = None

    def _release(self, point: tuple[int, int]) -> None:
        pressed, carried = self._pressed, self.carried
        self._pressed = self.carried = None
        if pressed is None:
            return
        thing = pressed[0]
        actions = self._desk.targets.get(thing, ())
        if carried is None:
            if actions:
                self._desk.do(actions)
            elif not self._desk.ready:
                self._desk.hurry()
        else:
            self._drop(thing, actions, carried, point)

    def _drop(
        self,
        thing: Thing,
        actions: tuple[Action, ...],
        carried: CardSprite,
        point: tuple[int, int],
    ) -> None:
        """A card is let go of: where it belongs, somewhere else in the hand, or nowhere."""
        meant = tuple(action for action in actions if self._belongs(action, point))
        hand_zone = self._desk.layout.hand_zone
        if meant:
            self._desk.do(meant, carried.pose)
        elif (other := self._other_of_two(thing)) and self._desk.layout.tray.collidepoint(point):
            self._desk.do(self._desk.targets[other])
        elif (
            isinstance(thing, OnTable)
            and thing.number in self._stage.hand
            and hand_zone.collidepoint(point)
        ):
            self._desk.reorder(thing.number, point[0])
        else:
            self._stage.arrange()

    def _belongs(self, action: Action, point: tuple[int, int]) -> bool:
        """Whether a card dropped here is meant for that."""
        layout = self._desk.layout
        match action:
            case Draw() | Take():
                return layout.hand_zone.collidepoint(point)
            case Discard():
                return layout.tray.collidepoint(point)
            case Pick(option):
                leaves = option in self._stage.hand
                return (layout.tray if leaves else layout.hand_zone).collidepoint(point)
            case _:
                return False

    def _other_of_two(self, thing: Thing) -> Thing | None:
        """Of two cards to keep one of, the one that stays when this one is thrown away."""
        offered = [OnTable(number) for number in self._stage.offered]
        if thing not in offered:
            return None
        return next((other for other in offered if other != thing), None)

    def thing_at(self, point: tuple[int, int]) -> Thing | None:
        stage = self._stage
        for number in (*stage.offered, *reversed(stage.hand), *stage.lying):
            sprite = stage.sprites.get(number)
            if sprite and sprite.hit(point):
                return OnTable(number)
        for number, area in self._desk.shown_elsewhere():
            if area.collidepoint(point):
                return OnTable(number)
        return DECK if self._desk.layout.deck.collidepoint(point) else None

    def place_of(self, number: int) -> pygame.Rect | None:
        """Where a card is seen, if it is."""
        sprite = self._stage.sprites.get(number)
        return sprite.area() if sprite else dict(self._desk.shown_elsewhere()).get(number)

    # The keys.

    def _key(self, event: pygame.event.Event) -> None:
        desk = self._desk
        on_button = desk.buttons.focus is not None
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._step(1 if event.key == pygame.K_RIGHT else -1)
        elif event.key in (pygame.K_UP, pygame.K_DOWN):
            self._change_row(1 if event.key == pygame.K_DOWN else -1)
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE) and not on_button:
            actions = desk.targets.get(self.focused, ()) if self.focused else ()
            if actions:
                desk.do(actions)
            elif not desk.ready:
                desk.hurry()
        elif event.key == pygame.K_d:
            desk.do(desk.targets.get(DECK, ()))
        elif event.key == pygame.K_s:
            desk.sort_hand()
        elif event.key in (pygame.K_u, pygame.K_BACKSPACE):
            desk.undo()
        else:
            self._unfocus()
            desk.buttons.handle(event)

    def _unfocus(self) -> None:
        if self.focused is not None:
            self.focused = self.pointed = None

    def _focus(self, thing: Thing) -> None:
        """The one ring there is goes to a thing on the table."""
        self.focused = self.pointed = thing
        self._desk.buttons.focus = None

    def _step(self, by: int) -> None:
        """The ring goes to the next thing as the eye goes: deck, discard area, drawn cards, hand.
        It begins with what can be played."""
        things = [thing for row in self._rows() for thing in row]
        if not things:
            return
        if self.focused in things:
            self._focus(things[(things.index(self.focused) + by) % len(things)])
            return
        playable = [thing for thing in things if thing in self._desk.targets] or things
        self._focus(playable[0 if by > 0 else -1])

    def _change_row(self, by: int) -> None:
        """The ring goes to what lies above or below."""
        rows = [row for row in self._rows() if row]
        here = next((n for n, row in enumerate(rows) if self.focused in row), None)
        if here is None:
            self._step(by)
            return
        row = rows[(here + by) % len(rows)]
        assert self.focused is not None
        x = self._x(self.focused)
        self._focus(min(row, key=lambda thing: abs(self._x(thing) - x)))

    def _rows(self) -> list[list[Thing]]:
        stage = self._stage
        deck: list[Thing] = [DECK]
        return [
            [*deck, *(OnTable(number) for number in stage.lying)],
            [OnTable(number) for number in stage.offered],
            [OnTable(number) for number in stage.hand],
        ]

    def _x(self, thing: Thing) -> float:
        if isinstance(thing, OnTable) and thing.number in self._stage.sprites:
            return self._stage.sprites[thing.number].target.x
        return self._desk.layout.deck_pose.x
