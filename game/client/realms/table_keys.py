"""The keys at the table: what each does, and where the arrows lead."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.keys import (
    DRAW,
    FASTER,
    GAINS,
    HINT,
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
from game.titles.realms.cards.items import ITEM_BY_NUMBER
from game.titles.realms.play.actions import Replace

from .desk import Desk
from .stage import Stage
from .things import DECK, OnTable, Thing

if TYPE_CHECKING:
    from .input import TableInput


class TableKeys:
    """Moves the ring over the table, and does what a key stands for."""

    def __init__(self, hands: TableInput, desk: Desk, stage: Stage) -> None:
        self._hands, self._desk, self._stage = hands, desk, stage

    def handle(self, event: pygame.event.Event) -> None:
        desk = self._desk
        on_button = desk.buttons.focus is not None
        if RING.heard(event):
            (self._change_row if is_upright(event) else self._step)(step(event))
        elif PLAY.heard(event) and not on_button:
            if self._hands.focused:
                self._hands.use(self._hands.focused)
            elif not desk.ready:
                desk.hurry()
            elif not desk.unread:
                desk.panel_buttons.press_gold()
        elif DRAW.heard(event):
            desk.do(desk.targets.get(DECK, ()))
        elif USE_ITEM.heard(event):
            desk.asker.look_at_item()
        elif REPLACE_ITEM.heard(event):
            desk.act(Replace())
        elif HINT.heard(event):
            desk.hints.ask()
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
            self._hands.unfocus()
            desk.buttons.handle(event)

    def _undo(self) -> None:
        """The ring goes to the card that came back: into the hand, or to where it was taken."""
        stage = self._stage
        hand, lying = set(stage.hand), set(stage.lying)
        self._desk.undo()
        back = [number for number in stage.hand if number not in hand]
        back = back or [number for number in stage.lying if number not in lying]
        if back:
            self._hands.focus(OnTable(back[0]))

    def _step(self, by: int) -> None:
        """The ring goes to the next thing as the eye goes: items of others, deck, discard area,
        drawn cards, own item, hand. Whichever arrow comes first, it begins with the first that can
        be played, but never on an item: Enter would use it at once."""
        things = [thing for row in self._rows() for thing in row]
        if not things:
            return
        if self._hands.focused in things:
            self._hands.focus(things[(things.index(self._hands.focused) + by) % len(things)])
            return
        items = {OnTable(number) for number in self._items()}
        playable = [thing for thing in things if thing in self._desk.targets]
        first = [thing for thing in playable if thing not in items] or playable or things
        self._hands.focus(first[0])

    def _change_row(self, by: int) -> None:
        """The ring goes to what lies above or below."""
        rows = [row for row in self._rows() if row]
        here = next((n for n, row in enumerate(rows) if self._hands.focused in row), None)
        if here is None:
            self._step(by)
            return
        row = rows[(here + by) % len(rows)]
        assert self._hands.focused is not None
        x = self._x(self._hands.focused)
        self._hands.focus(min(row, key=lambda thing: abs(self._x(thing) - x)))

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
        seen = self._desk.elsewhere.cards()
        return {number: area for number, area in seen if number in ITEM_BY_NUMBER}

    def _x(self, thing: Thing) -> float:
        if isinstance(thing, OnTable) and thing.number in self._stage.sprites:
            return self._stage.sprites[thing.number].target.x
        if isinstance(thing, OnTable) and (item := self._items().get(thing.number)):
            return item.centerx
        return self._desk.layout.deck_pose.x
