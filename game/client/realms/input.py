"""What the player does at the table: points, clicks, drags and presses keys."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

import pygame

from game.client.keys import (
    DRAW,
    FASTER,
    GAINS,
    PLAY,
    RELATIONS,
    REPLACE_ITEM,
    RING,
    SLOWER,
    SORT,
    UNDO,
    USE_ITEM,
    is_upright,
    step,
)
from game.client.motion import Motion, Pose
from game.client.sound import Cue, Sounds
from game.client.widgets.button import Buttons
from game.titles.realms.cards.items import ITEM_BY_NUMBER
from game.titles.realms.play.actions import Action, Replace
from game.titles.realms.play.state import Asks

from .carrying import PRESSED, Carrying, raised
from .dropping import belongs
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
    def drawn(self) -> tuple[int, ...]:
        """The two cards one of which is kept."""

    def card_at(self, point: tuple[int, int]) -> int | None:
        """The card the strip shows there."""

    def pick(self, number: int) -> bool:
        """Gives the strip a card of the table; whether it is one that is asked for."""

    def refuse(self, thing: Thing) -> None:
        """Says why nothing can be done with a thing."""

    def look_into(self, thing: Thing) -> bool:
        """Shows what is known of a thing that hides its cards; whether anything is."""

    def use_item(self) -> None:
        """Looks at the own Cursed Item, then uses it; or says why not."""

    @property
    def asked(self) -> Asks | None:
        """What kind of question is open, besides a turn."""

    def act(self, action: Action) -> None:
        """Does that, or says why it may not be."""

    @property
    def unread(self) -> bool:
        """Whether nobody can have read yet what is asked."""

    def do_gold(self) -> None:
        """What the golden button does."""

    @property
    def ready(self) -> bool:
        """Whether the player is asked for something now."""

    def shown_elsewhere(self) -> Iterable[tuple[int, pygame.Rect]]:
        """Cards that are seen beside the table, or in the hands of others, and all Cursed Items;
        the topmost first."""

    def do(self, actions: tuple[Action, ...], dropped: Pose | None = None) -> None:
        """Does the one thing that may be done, or asks which."""

    def hurry(self) -> None:
        """Whatever flies arrives at once."""

    def sort_hand(self) -> None: ...

    def reorder(self, number: int, x: int) -> None: ...

    def undo(self) -> None: ...

    def toggle(self, setting: str) -> None:
        """Turns something that is shown on the table on or off."""

    def change_speed(self, by: int) -> None: ...


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

    def clear(self) -> None:
        """Nothing is pointed at any more."""
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
            self._key(event)

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
            told = self._desk.card_at(event.pos) == self.hovered
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
        """Whatever can be played, and the own cards at any time; items lie where they are."""
        if not isinstance(thing, OnTable):
            return thing in self._desk.targets
        if thing.number in ITEM_BY_NUMBER:
            return False
        return thing.number in self._stage.hand or thing in self._desk.targets

    def _lift(self, thing: Thing, grasped: tuple[int, int]) -> None:
        """A card, or the top of the deck, follows the mouse."""
        self.pointed = None
        if not self._can_be_lifted(thing):
            return
        match thing:
            case Deck():
                sprite = CardSprite(None, self._desk.layout.deck_pose)
            case OnTable(number):
                sprite = self._stage.sprites[number]
                sprite.glide = None
            case _:
                return
        self._carrying = Carrying(sprite, pygame.Vector2(grasped))

    def let_go(self) -> None:
        """What is carried goes back to where it was."""
        self._pressed = self._carrying = None
        self._stage.arrange()

    def _release(self, point: tuple[int, int]) -> None:
        pressed, carried = self._pressed, self.carried
        self._pressed = self._carrying = None
        if pressed is None:
            return
        thing = pressed[0]
        actions = self._desk.targets.get(thing, ())
        if carried is None:
            self._use(thing)
        else:
            self._drop(thing, actions, carried, point)

    def _use(self, thing: Thing) -> None:
        """A click, or Enter on what has the ring: the thing is the answer, or does something."""
        actions = self._desk.targets.get(thing, ())
        if self._desk.look_into(thing):
            return
        if not self._desk.ready and not actions and thing not in self._desk.targets:
            self._desk.hurry()
        elif isinstance(thing, OnTable) and self._desk.pick(thing.number):
            return
        elif actions:
            self._desk.do(actions)
        else:
            self._desk.refuse(thing)

    def _drop(
        self,
        thing: Thing,
        actions: tuple[Action, ...],
        carried: CardSprite,
        point: tuple[int, int],
    ) -> None:
        """A card is let go of: where it belongs, somewhere else in the hand, or nowhere."""
        layout, asked, hand = self._desk.layout, self._desk.asked, self._stage.hand
        meant = tuple(each for each in actions if belongs(each, asked, layout, hand, point))
        on_strip = layout.strip.collidepoint(point)
        if on_strip and isinstance(thing, OnTable) and self._desk.pick(thing.number):
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
            self._desk.reorder(thing.number, point[0])
        else:
            self._stage.arrange()

    def _other_of_two(self, thing: Thing) -> Thing | None:
        """Of two cards to keep one of, the one that stays when this one is thrown away."""
        drawn = [OnTable(number) for number in self._desk.drawn]
        if thing not in drawn:
            return None
        return next((other for other in drawn if other != thing), None)

    def thing_at(self, point: tuple[int, int]) -> Thing | None:
        stage = self._stage
        for number in (*stage.on_shelf, *reversed(stage.hand), *stage.lying):
            sprite = stage.sprites.get(number)
            if sprite and sprite.hit(point):
                return OnTable(number)
        for number, area in self._desk.shown_elsewhere():
            if area.collidepoint(point):
                return OnTable(number)
        told = self._desk.card_at(point)
        if told is not None:
            return OnTable(told)
        return DECK if self._desk.layout.deck.collidepoint(point) else None

    def place_of(self, number: int) -> pygame.Rect | None:
        """Where a card is seen, if it is."""
        sprite = self._stage.sprites.get(number)
        return sprite.area() if sprite else dict(self._desk.shown_elsewhere()).get(number)

    # The keys.

    def _key(self, event: pygame.event.Event) -> None:
        desk = self._desk
        on_button = desk.buttons.focus is not None
        if RING.heard(event):
            (self._change_row if is_upright(event) else self._step)(step(event))
        elif PLAY.heard(event) and not on_button:
            if self.focused:
                self._use(self.focused)
            elif not desk.ready:
                desk.hurry()
            elif not desk.unread:
                desk.do_gold()
        elif DRAW.heard(event):
            desk.do(desk.targets.get(DECK, ()))
        elif USE_ITEM.heard(event):
            desk.use_item()
        elif REPLACE_ITEM.heard(event):
            desk.act(Replace())
        elif SORT.heard(event):
            desk.sort_hand()
        elif UNDO.heard(event):
            self._undo()
        elif RELATIONS.heard(event):
            desk.toggle("arrows")
        elif GAINS.heard(event):
            desk.toggle("gains")
        elif FASTER.heard(event) or SLOWER.heard(event):
            desk.change_speed(1 if FASTER.heard(event) else -1)
        else:
            self._unfocus()
            desk.buttons.handle(event)

    def _undo(self) -> None:
        """The ring goes to the card that came back: into the hand, or to where it was taken."""
        stage = self._stage
        hand, lying = set(stage.hand), set(stage.lying)
        self._desk.undo()
        back = [number for number in stage.hand if number not in hand]
        back = back or [number for number in stage.lying if number not in lying]
        if back:
            self.focus(OnTable(back[0]))

    def _unfocus(self) -> None:
        if self.focused is not None:
            self.focused = self.pointed = None

    def focus(self, thing: Thing) -> None:
        """The one ring there is goes to a thing on the table."""
        self.focused = self.pointed = thing
        if self.hovered is not None:
            self.on_strip.discard(self.hovered)
        self._desk.buttons.focus = None

    def _step(self, by: int) -> None:
        """The ring goes to the next thing as the eye goes: items of others, deck, discard area,
        drawn cards, own item, hand. Whichever arrow comes first, it begins with the first that can
        be played, but never on an item: Enter would use it at once."""
        things = [thing for row in self._rows() for thing in row]
        if not things:
            return
        if self.focused in things:
            self.focus(things[(things.index(self.focused) + by) % len(things)])
            return
        items = {OnTable(number) for number in self._items()}
        playable = [thing for thing in things if thing in self._desk.targets]
        first = [thing for thing in playable if thing not in items] or playable or things
        self.focus(first[0])

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
        self.focus(min(row, key=lambda thing: abs(self._x(thing) - x)))

    def _rows(self) -> list[list[Thing]]:
        stage, layout = self._stage, self._desk.layout
        items = self._items()
        own = [item for item, area in items.items() if area == layout.own_item]
        others = [item for item, area in items.items() if area.bottom <= layout.deck.y]
        return [
            list(map(OnTable, others)),
            *self._area_rows(),
            list(map(OnTable, stage.on_shelf)),
            [*map(OnTable, own), *map(OnTable, stage.hand)],
        ]

    def _area_rows(self) -> list[list[Thing]]:
        """The discard area as its cards lie, one row below the other; the deck is beside it."""
        rows: dict[float, list[Thing]] = {}
        for number in self._stage.lying:
            rows.setdefault(self._stage.sprites[number].target.y, []).append(OnTable(number))
        first, *more = rows.values() or [[]]
        return [[DECK, *first], *more]

    def _items(self) -> dict[int, pygame.Rect]:
        """The Cursed Items on the table, and where they lie."""
        seen = self._desk.shown_elsewhere()
        return {number: area for number, area in seen if number in ITEM_BY_NUMBER}

    def _x(self, thing: Thing) -> float:
        if isinstance(thing, OnTable) and thing.number in self._stage.sprites:
            return self._stage.sprites[thing.number].target.x
        if isinstance(thing, OnTable) and (item := self._items().get(thing.number)):
            return item.centerx
        return self._desk.layout.deck_pose.x
