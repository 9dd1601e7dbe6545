"""Cards that are seen beside the hand and the discard area: in the hands of others, on the deck,
in the chronicle, and all the items."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.client.motion import Pose
from game.titles.realms.cards.items import ITEM_BY_NUMBER

from .layout import lying_in
from .things import DECK

if TYPE_CHECKING:
    from .table import TableScene

Seen = tuple[int, pygame.Rect]


@dataclass(frozen=True)
class Held:
    """Somebody's hand as it is seen by now; what still flies there is not among it."""

    count: int
    open: tuple[int, ...] = ()
    """Cards that everybody knows to be there."""
    private: tuple[int, ...] = ()
    """Cards that only the person before the screen knows to be there."""

    @property
    def known(self) -> tuple[int, ...]:
        return (*self.open, *self.private)


class Elsewhere:
    """Knows what of a scene can be looked at besides what lies on its stage."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def held(self, seat: int) -> Held:
        model, stage = self._scene.model, self._scene.stage
        view, player = model.view, model.opponent_index(seat)
        flying = [] if player is None else stage.on_the_way(player)
        return Held(
            view.sizes[seat] - len(flying),
            tuple(card for card in view.open[seat] if card not in flying),
            tuple(
                each.card
                for each in view.knows.held
                if each.seat == seat and each.card not in flying
            ),
        )

    @property
    def top(self) -> tuple[int, ...]:
        """The cards on top of the deck that the person knows, from the topmost down."""
        view = self._scene.model.view
        found: list[int] = []
        lying = {each.place: each.card for each in view.knows.lying}
        place = view.deck_size - 1
        while place in lying:
            found.append(lying[place])
            place -= 1
        return tuple(found)

    @property
    def bottom(self) -> tuple[int, ...]:
        """Known cards at the bottom of the deck, from the lowest up."""
        view = self._scene.model.view
        found: list[int] = []
        lying = {each.place: each.card for each in view.knows.lying}
        while len(found) in lying and len(found) < view.deck_size:
            found.append(lying[len(found)])
        return tuple(found)

    def home(self, number: int) -> Pose:
        """Where a card of the shelf is seen otherwise; an item that is seen nowhere lies under the
        other discarded ones, a card in the deck."""
        place = next((area for each, area in self._lying() if each == number), None)
        if place is None and number in ITEM_BY_NUMBER:
            place = self._scene.layout.item_discard
        if place is None:
            return self._scene.layout.deck_pose
        down = number in self._scene.stage.items.board.used[self._scene.model.seat]
        return lying_in(place, face=0.0) if down else lying_in(place, compact=1.0)

    def owner(self, number: int) -> int | None:
        """The other player who holds a card, or before whom an item lies."""
        model, board = self._scene.model, self._scene.stage.items.board
        for seat in range(model.options.players):
            if seat != model.seat and (
                number in model.view.known(seat) or number == board.face_up[seat]
            ):
                return seat
        return None

    def cards(self) -> Iterator[Seen]:
        """All of them and where, the topmost first."""
        yield from self._scene.chronicle.things()
        yield from self._lying()

    def _lying(self) -> Iterator[Seen]:
        scene = self._scene
        for seat in range(scene.model.options.players):
            player, held = scene.model.opponent_index(seat), self.held(seat)
            if player is not None:
                known, count = held.known, held.count
                for index, number in reversed(list(enumerate(known, count - len(known)))):
                    yield number, scene.layout.held(player, index, count, len(known))
        if self.top and DECK not in scene.targets:
            yield self.top[0], scene.layout.on_deck
        if scene.layout.with_items:
            yield from self._items()

    def _items(self) -> Iterator[Seen]:
        scene, layout = self._scene, self._scene.layout
        board, away = scene.stage.items.board, scene.stage.items.under_way
        seat = scene.model.seat
        for owner, item in enumerate(board.face_up):
            index = scene.model.opponent_index(owner)
            if item is not None and item not in away:
                yield item, layout.own_item if index is None else layout.opponent_item(index)
        used = board.used[seat]
        for index, item in reversed(list(enumerate(used))):
            yield item, layout.used_items(index, len(used))
        for index, item in enumerate(board.reserve[seat]):
            yield item, layout.own_reserve(index)
        if board.discard:
            yield board.discard[-1], layout.item_discard
