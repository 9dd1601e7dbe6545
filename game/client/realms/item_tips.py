"""What Cursed Items mean, and what one has learned by them, for whoever lets the mouse rest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from game.client.widgets.tooltip import Tip
from game.engine.message import Arg, Joined, Message, joined, message
from game.lang.language import told
from game.titles.realms.cards.items import ITEM_BY_NUMBER, Item
from game.titles.realms.text.wording import bold_name

from .item_board import ItemBoard

if TYPE_CHECKING:
    from .table import TableScene


class ItemTips:
    """The items' piles, what lies before the players, and what is known of hands and deck."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def __iter__(self) -> Iterator[Tip]:
        layout, seat = self._scene.layout, self._scene.model.seat
        yield Tip(layout.item_deck, self._deck)
        yield Tip(layout.item_discard, self._put_away)
        yield Tip(layout.own_item, partial(self._text, "tip-own-item-none"))
        if self._board.used[seat]:
            yield Tip(layout.used_sum, partial(self._used, seat, "tip-used-sum"))

    @property
    def _board(self) -> ItemBoard:
        return self._scene.stage.items.board

    def _text(self, key: str, /, **args: Arg) -> str:
        return self._scene.app.words.text(key, **args)

    def _deck(self) -> str:
        count = self._board.deck
        return self._text("tip-item-deck" if count else "tip-item-deck-empty", count=count)

    def _put_away(self) -> str:
        count = len(self._board.discard)
        key = "tip-item-discard" if count else "tip-item-discard-empty"
        return self._text(key, count=count)

    def _used(self, seat: int, key: str) -> str:
        found = self._board.worths(seat)
        points = told(sum(worth for _, worth in found))
        return self._text(key, points=points, items=worths(found))

    # What belongs to others.

    def of_plate(self, seat: int) -> Iterator[str]:
        """What is to be said of a player's items, line by line."""
        board, view = self._board, self._scene.model.view
        if view.hand_size(seat) > view.options.cards.hand_size:
            yield self._text("tip-hand-grown", size=view.hand_size(seat))
        if seat == self._scene.model.seat:
            return
        item = board.face_up[seat]
        if item is None:
            yield self._text("tip-item-none")
        else:
            yield self._text("tip-item-up", item=bold_name(ITEM_BY_NUMBER[item].name))
        if board.used[seat]:
            yield self._used(seat, "tip-used")
        if board.reserve[seat]:
            names = [bold_name(ITEM_BY_NUMBER[each].name) for each in board.reserve[seat]]
            yield self._text("tip-reserve", items=joined("and", names))

    def of_hand(self, seat: int) -> Iterator[str]:
        """What is known of a hand."""
        held = self._scene.elsewhere.held(seat)
        if held.open:
            yield self._text("tip-known-seen", count=len(held.open))
        if held.private:
            yield self._text("tip-known-private", count=len(held.private))

    def of_deck(self) -> Iterator[str]:
        """What is known of the deck: places as long as they are known."""
        seen, knows = self._scene.elsewhere, self._scene.model.view.knows
        placed = (*seen.top, *seen.bottom)
        others = [each.card for each in knows.lying if each.card not in placed]
        bottom = tuple(card for card in seen.bottom if card not in seen.top)
        for key, cards in (("top", seen.top), ("bottom", bottom), ("in", (*others, *knows.deck))):
            if cards:
                yield self._text(f"tip-deck-{key}", cards=self._names(cards))

    def of_card(self, number: int) -> str:
        """For whom a card of the discard area is kept, if it is."""
        seat = self._board.covers.get(number)
        if seat is None or number not in self._scene.stage.area:
            return ""
        if seat == self._scene.model.seat:
            return self._text("tip-covered-own")
        return self._text("tip-covered", player=self._scene.model.names[seat])

    def _names(self, cards: Iterable[int]) -> Message | Joined:
        by_number = self._scene.model.cards.by_number
        return joined("and", [bold_name(by_number[card].name) for card in cards])


def worths(found: Iterable[tuple[Item, int]]) -> Message | Joined:
    """Items with what they count."""
    return joined(
        "and",
        [
            message("tip-item-worth", item=bold_name(item.name), points=told(points))
            for item, points in found
        ],
    )
