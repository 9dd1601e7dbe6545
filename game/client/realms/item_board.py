"""Cursed Items as far as their story has been shown: what lies before whom, and on which card."""

from __future__ import annotations

from collections.abc import Iterable

from game.titles.realms.cards.items import ITEM_BY_NUMBER, ITEMS, Item, worth_of
from game.titles.realms.play.events import Brought, Took
from game.titles.realms.play.item_events import (
    CardCovered,
    ItemDiscarded,
    ItemDrawn,
    ItemsShuffled,
    ItemTaken,
    ItemUsed,
    LaidAside,
)


class ItemBoard:
    """The items' piles and places; it follows the events one by one, as they are shown."""

    def __init__(self, players: int) -> None:
        self.deck = len(ITEMS)
        self.discard: list[int] = []
        """The last one is the topmost."""
        self.face_up: list[int | None] = [None] * players
        self.used: list[list[int]] = [[] for _ in range(players)]
        self.reserve: list[list[int]] = [[] for _ in range(players)]
        self.covers: dict[int, int] = {}
        """The seats that alone may take certain cards of the discard area."""

    @classmethod
    def after(cls, story: Iterable[object], players: int) -> ItemBoard:
        board = cls(players)
        for event in story:
            board.follow(event)
        return board

    def follow(self, event: object) -> None:
        """Something has happened."""
        match event:
            case ItemDrawn(seat, item, from_reserve):
                if from_reserve:
                    self.reserve[seat].remove(item)
                else:
                    self.deck -= 1
                self.face_up[seat] = item
            case ItemDiscarded(seat, item):
                self.face_up[seat] = None
                self.discard.append(item)
            case ItemsShuffled():
                # What is left of the deck goes to a reserve that is told of afterwards.
                self.deck, self.discard = self.deck + len(self.discard), []
            case ItemUsed(seat, item, again=False):
                self.face_up[seat] = None
                self.used[seat].append(item)
            case ItemTaken(seat, item, other):
                if other is None:
                    self.discard.remove(item)
                else:
                    self.face_up[other] = None
                self.used[seat].append(item)
            case LaidAside(seat, items):
                self.deck -= len(items)
                self.reserve[seat].extend(items)
            case CardCovered(seat, card):
                self.covers[card] = seat
            case Took(_, card) | Brought(_, _, int(card)):
                self.covers.pop(card, None)

    def worths(self, seat: int) -> list[tuple[Item, int]]:
        """A seat's items face down, and what each of them counts."""
        players = len(self.face_up)
        return worth_of((ITEM_BY_NUMBER[item] for item in self.used[seat]), players)
