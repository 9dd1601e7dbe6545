"""What the player does at the table: points, clicks, drags and presses keys."""

from __future__ import annotations

import pygame

from game.client.motion import Motion
from game.client.sound import Cue, Sounds
from game.titles.realms.cards.items import ITEM_BY_NUMBER
from game.titles.realms.play.actions import Action, Use

from .carrying import PRESSED, Carrying, raised
from .desk import Desk
from .dropping import belongs, own_item_for
from .layout import lying_in
from .sprites import CardSprite
from .stage import Stage
from .table_keys import TableKeys
from .things import DECK, Deck, OnTable, Thing

STILL = 8
"""A press that moves less than so many pixels is a click."""
HOVER_IN, HOVER_OUT = 0.12, 0.09


class TableInput:
    """Turns input into actions; knows what is pointed at, carried and has the keys' ring."""

    def __init__(self, desk: Desk, stage: Stage, motion: Motion, sounds: Sounds) -> None:
        self._desk, self._stage = desk, stage
        self._motion, self._sounds = motion, sounds
        self.pointed: Thing | None = None
        """What is looked at, by mouse or by keys."""
        self.focused: Thing | None = None
        """What has the keys' ring; there is one ring, here or on a button."""
        self._carrying: Carrying | None = None
        self._lifted: CardSprite | None = None
        """The card that rises because it is pressed."""
        self.zooms: dict[int, float] = {}
        """How far each card has grown under the mouse, from 0 to 1."""
        self.on_strip: set[int] = set()
        """Those of them that are looked at on the strip, not where they lie."""
        self._pressed: tuple[Thing, tuple[int, int]] | None = None
        self._keys = TableKeys(self, desk, stage)

    def clear(self) -> None:
        """Nothing is pointed at any more, or carried."""
        self._stage.items.put_back()
        self.pointed = self.focused = self._pressed = self._carrying = None
        self.zooms.clear()
        self.on_strip.clear()

    def look_at(self, number: int | None) -> None:
        """The keys have gone to a card of the strip; the ring is there."""
        self.focused = None
        self.pointed = None if number is None else OnTable(number)
        if number is not None:
            self.on_strip.add(number)

    @property
    def carried(self) -> CardSprite | None:
        """The card that follows the mouse."""
        return self._carrying.sprite if self._carrying else None

    @property
    def hovered(self) -> int | None:
        """The card that is looked at."""
        return self.pointed.number if isinstance(self.pointed, OnTable) else None

    def update(self, seconds: float) -> None:
        """Cards grow under the mouse, and shrink when it has gone; what is held rises."""
        self._hold(seconds)
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
                self.on_strip.discard(number)

    def _hold(self, seconds: float) -> None:
        if self._carrying:
            self._carrying.update(seconds, self._motion)
        elif self._lifted and self._pressed and not self._lifted.glide:
            raised(self._lifted, PRESSED, seconds, self._motion)
        elif self._lifted:
            self._lifted = None
            self._stage.arrange()

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
            self._keys.handle(event)

    # The mouse.

    def _move(self, event: pygame.event.Event) -> None:
        if self._pressed and self._carrying is None:
            thing, start = self._pressed
            if pygame.Vector2(event.pos).distance_to(start) > STILL:
                self._lift(thing, start)
        if self._carrying:
            self._carrying.follow(event.pos)
            return
        before = self.pointed
        self.pointed = self.thing_at(event.pos)
        self.focused = None
        if self.hovered is not None:
            told = self._desk.strip.card_at(event.pos) == self.hovered
            (self.on_strip.add if told else self.on_strip.discard)(self.hovered)
        if self.pointed != before and self.hovered in self._stage.hand:
            self._sounds.play(Cue.HOVER)

    def _press(self, event: pygame.event.Event) -> None:
        if self._desk.buttons.handle(event):
            return
        thing = self.thing_at(event.pos)
        if thing is not None:
            self._pressed = (thing, event.pos)
            if self._can_be_lifted(thing) and isinstance(thing, OnTable):
                self._lifted = self._stage.sprites.get(thing.number)
        else:
            self._desk.hurry()

    def _can_be_lifted(self, thing: Thing) -> bool:
        """Whatever can be played, and the own cards and the own item at any time; other items lie
        where they are."""
        if not isinstance(thing, OnTable):
            return thing in self._desk.targets
        if thing.number in ITEM_BY_NUMBER:
            return thing.number == self._own_item
        return thing.number in self._stage.hand or thing in self._desk.targets

    @property
    def _own_item(self) -> int | None:
        """The item that lies face up before the player and could be picked up."""
        lies = dict(self._desk.elsewhere.cards())
        own = self._desk.layout.own_item
        return next((n for n, area in lies.items() if area == own and n in ITEM_BY_NUMBER), None)

    def _lift(self, thing: Thing, grasped: tuple[int, int]) -> None:
        """A card, or the top of the deck, follows the mouse."""
        self.pointed = None
        if not self._can_be_lifted(thing):
            return
        match thing:
            case Deck():
                sprite = CardSprite(None, self._desk.layout.deck_pose)
            case OnTable(number) if number in ITEM_BY_NUMBER:
                sprite = self._stage.items.pick_up(number, lying_in(self._desk.layout.own_item))
            case OnTable(number):
                sprite = self._stage.sprites[number]
                sprite.glide = None
            case _:
                return
        self._carrying = Carrying(sprite, pygame.Vector2(grasped))

    def let_go(self) -> None:
        """What is carried goes back to where it was."""
        self._pressed = self._carrying = None
        self._stage.items.put_back()
        self._stage.arrange()

    def _release(self, point: tuple[int, int]) -> None:
        pressed, carried = self._pressed, self.carried
        self._pressed = self._carrying = None
        if pressed is None:
            return
        thing = pressed[0]
        actions = self._desk.targets.get(thing, ())
        if carried is not None:
            self._drop(thing, actions, carried, point)
        elif self.thing_at(point) == thing:
            self.use(thing)

    def use(self, thing: Thing) -> None:
        """A click, or Enter on what has the ring: the thing is the answer, or does something."""
        actions = self._desk.targets.get(thing, ())
        if self._desk.asker.look_into(thing):
            return
        if not self._desk.ready and not actions and thing not in self._desk.targets:
            self._desk.hurry()
        elif isinstance(thing, OnTable) and self._desk.strip.pick(thing.number):
            return
        elif actions:
            self._desk.do(actions)
        else:
            self._desk.asker.refuse(thing)

    def _drop(
        self,
        thing: Thing,
        actions: tuple[Action, ...],
        carried: CardSprite,
        point: tuple[int, int],
    ) -> None:
        """A card is let go of: where it belongs, somewhere else in the hand, or nowhere."""
        if carried.cursed:
            self._drop_item(point)
            return
        layout, asked, hand = self._desk.layout, self._desk.asked, self._stage.hand
        meant = tuple(each for each in actions if belongs(each, asked, layout, hand, point))
        on_strip = layout.strip.collidepoint(point)
        if on_strip and isinstance(thing, OnTable) and self._desk.strip.pick(thing.number):
            self._stage.arrange()
        elif meant:
            self._desk.do(meant, carried.pose)
        elif (other := self._other_of_two(thing)) and layout.tray.collidepoint(point):
            self._desk.do(self._desk.targets[other])
        elif (
            isinstance(thing, OnTable)
            and thing.number in self._stage.hand
            and layout.hand_zone.collidepoint(point)
        ):
            self._stage.reorder(thing.number, point[0])
        else:
            self._stage.arrange()

    def _drop_item(self, point: tuple[int, int]) -> None:
        """The own item is let go of: where it is used, where it is put away, or nowhere."""
        self._stage.items.put_back()
        meant = own_item_for(self._desk.layout, point)
        if meant == Use():
            self._desk.asker.use()
        elif meant:
            self._desk.act(meant)

    def _other_of_two(self, thing: Thing) -> Thing | None:
        """Of two cards to keep one of, the one that stays when this one is thrown away."""
        drawn = [OnTable(number) for number in self._desk.drawn]
        if thing not in drawn:
            return None
        return next((other for other in drawn if other != thing), None)

    def thing_at(self, point: tuple[int, int]) -> Thing | None:
        stage = self._stage
        in_hand = self._desk.layout.hand_zone.collidepoint(point)  # not on its way there
        held = reversed(stage.hand) if in_hand else ()
        for number in (*stage.on_shelf, *held, *stage.lying):
            sprite = stage.sprites.get(number)
            if sprite and sprite.hit(point):
                return OnTable(number)
        for number, area in self._desk.elsewhere.cards():
            if area.collidepoint(point):
                return OnTable(number)
        told = self._desk.strip.card_at(point)
        if told is not None:
            return OnTable(told)
        return DECK if self._desk.layout.deck.collidepoint(point) else None

    def place_of(self, number: int) -> pygame.Rect | None:
        """Where a card is seen, if it is."""
        sprite = self._stage.sprites.get(number)
        return sprite.area() if sprite else dict(self._desk.elsewhere.cards()).get(number)

    # The ring of the keys.

    def unfocus(self) -> None:
        if self.focused is not None:
            self.focused = self.pointed = None

    def focus(self, thing: Thing) -> None:
        """The one ring there is goes to a thing on the table."""
        self.focused = self.pointed = thing
        if self.hovered is not None:
            self.on_strip.discard(self.hovered)
        self._desk.buttons.focus = None
