"""A referee who knows nothing of the rules' code: he watches a match by its events alone, keeps his
own books of cards and items, and counts for himself.

What he knows of the game he has from the rulebook: how many cards are dealt, what items are worth,
that a player has one of them face up whenever his turn is over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

FIRST_ITEM = 72
IN_ORDER = (
    *(-1, 5, 5, -1, -1, -2, -2, -2, -4, -2, -3, -3),
    *(-4, -4, -4, -5, -6, -6, -7, -8, -9, -10, -20, -30),
)
VALUES = dict(enumerate(IN_ORDER, FIRST_ITEM))
SPYGLASS, TREASURE_CHEST = 72, 87


class Referee:
    """Books of one match."""

    def __init__(self, players: int, items: bool) -> None:
        self.players = players
        self.with_items = items
        self.came = [Counter[int]() for _ in range(players)]
        """What has come into each hand since the deal, less what has left it."""
        self.dealt = 0
        self.area: list[int] = []
        self.face_up: list[int | None] = [None] * players
        self.used: list[list[int]] = [[] for _ in range(players)]
        self.reserve: list[list[int]] = [[] for _ in range(players)]
        self.item_discard: list[int] = []
        self.covered: dict[int, int] = {}
        self.turn = -1
        self.again = False
        self.hands: Sequence[Sequence[int]] = ()
        self.totals: dict[int, int] = {}

    def watch(self, events: Sequence[Any]) -> None:
        for event in events:
            handler = getattr(self, f"_{type(event).__name__}", None)
            if handler:
                handler(event)
            self._check_piles()

    # Cards.

    def _Began(self, event: Any) -> None:  # noqa: N802  named as the events are
        self.dealt = event.dealt

    _Opened = _Began

    def _Drew(self, event: Any) -> None:  # noqa: N802
        self.came[event.seat][event.card] += 1

    _Kept = _Drew

    def _Took(self, event: Any) -> None:  # noqa: N802
        assert self.covered.get(event.card, event.seat) == event.seat, "somebody else's cover"
        self._leaves_area(event.card)
        self.came[event.seat][event.card] += 1

    def _Brought(self, event: Any) -> None:  # noqa: N802
        if event.openly:
            assert self.covered.get(event.card, event.seat) == event.seat, "somebody else's cover"
            self._leaves_area(event.card)
        self.came[event.seat][event.card] += 1

    def _Discarded(self, event: Any) -> None:  # noqa: N802
        self.area.append(event.card)
        if not self._was_drawn_aside(event):
            self.came[event.seat][event.card] -= 1

    def _was_drawn_aside(self, event: Any) -> bool:
        """The other of two cards drawn in the game for two never was in the hand."""
        return event.card in self._aside

    _aside: tuple[int, ...] = ()

    def _DrewTwo(self, event: Any) -> None:  # noqa: N802
        self._aside = event.cards

    def _TurnedUp(self, event: Any) -> None:  # noqa: N802
        self.area.append(event.card)

    def _Buried(self, event: Any) -> None:  # noqa: N802
        assert event.card not in self.covered, "a covered card was touched"
        self._leaves_area(event.card)

    def _PutBack(self, event: Any) -> None:  # noqa: N802
        self.came[event.seat][event.card] -= 1

    _PutAside = _PutBack

    def _SuitSearched(self, event: Any) -> None:  # noqa: N802
        assert len(event.shown) + event.found <= 10
        if event.found:
            self.came[event.seat][event.kept] += 1

    def _Swapped(self, event: Any) -> None:  # noqa: N802
        for giver, taker, card in (
            (event.seat, event.other, event.card),
            (event.other, event.seat, event.for_card),
        ):
            self.came[giver][card] -= 1
            self.came[taker][card] += 1

    def _Traded(self, event: Any) -> None:  # noqa: N802
        for giver, taker, card in (
            (event.seat, event.other, event.gave),
            (event.other, event.seat, event.got),
        ):
            self.came[giver][card] -= 1
            self.came[taker][card] += 1

    def _CardCovered(self, event: Any) -> None:  # noqa: N802
        assert event.card in self.area
        assert event.card not in self.covered
        self.covered[event.card] = event.seat

    def _leaves_area(self, card: int) -> None:
        self.area.remove(card)
        self.covered.pop(card, None)

    # Items.

    def _ItemDrawn(self, event: Any) -> None:  # noqa: N802
        assert self.face_up[event.seat] is None
        if event.from_reserve:
            self.reserve[event.seat].remove(event.item)
        else:
            assert not self.reserve[event.seat], "the reserve comes first"
        self.face_up[event.seat] = event.item

    def _ItemDiscarded(self, event: Any) -> None:  # noqa: N802
        assert self.face_up[event.seat] == event.item
        self.face_up[event.seat] = None
        self.item_discard.append(event.item)

    def _ItemsShuffled(self, _event: Any) -> None:  # noqa: N802
        self.item_discard.clear()

    def _ItemUsed(self, event: Any) -> None:  # noqa: N802
        if event.again:
            assert event.item in self.used[event.seat]
            return
        assert self.face_up[event.seat] == event.item
        self.face_up[event.seat] = None
        self.used[event.seat].append(event.item)

    def _ItemTaken(self, event: Any) -> None:  # noqa: N802
        if event.other is None:
            assert event.item in self.item_discard[-3:]
            self.item_discard.remove(event.item)
        else:
            assert self.face_up[event.other] == event.item
            self.face_up[event.other] = None
        self.used[event.seat].append(event.item)

    def _LaidAside(self, event: Any) -> None:  # noqa: N802
        self.reserve[event.seat] += event.items

    # Turns.

    def _PlaysAgain(self, _event: Any) -> None:  # noqa: N802
        self.again = True

    def _TurnBegan(self, event: Any) -> None:  # noqa: N802
        last, self.turn = self.turn, event.seat
        self._aside = ()
        again, self.again = self.again, False
        if last < 0 or not self.with_items:
            return
        if again:
            assert event.seat == last
            assert self.face_up[last] is None, "it is replaced only after the other turn"
        elif self._has_full_hand(last) and self._items_left():
            assert self.face_up[last] is not None, "one item face up at the end of a turn"

    def _has_full_hand(self, seat: int) -> bool:
        return bool(self.dealt) or sum(self.came[seat].values()) >= 8

    def _items_left(self) -> bool:
        """Whether more are left than a useless Repair Kit."""
        return len(VALUES) - len(self._lying()) + len(self.item_discard) > 1

    def _lying(self) -> list[int]:
        lying = [item for item in self.face_up if item is not None]
        for rows in (*self.used, *self.reserve, self.item_discard):
            lying += rows
        return lying

    def _check_piles(self) -> None:
        lying = self._lying()
        assert len(set(lying)) == len(lying), "an item lies in two places"
        assert len(set(self.area)) == len(self.area), "a card lies there twice"
        assert set(self.covered) <= set(self.area)

    # The end.

    def _Revealed(self, event: Any) -> None:  # noqa: N802
        """Every hand is what was dealt with what has come and without what has gone."""
        self.hands = event.hands
        everything = [card for hand in event.hands for card in hand] + self.area
        assert len(set(everything)) == len(everything)
        for seat, hand in enumerate(event.hands):
            assert len(hand) <= 9
            first = Counter(hand)
            first.subtract(self.came[seat])
            assert all(count in (0, 1) for count in first.values()), (seat, first)
            assert sum(first.values()) == self.dealt

    def _Scored(self, event: Any) -> None:  # noqa: N802
        self.totals[event.seat] = event.total

    def items_worth(self, seat: int) -> int:
        used = self.used[seat]
        total = sum(VALUES[item] for item in used)
        if SPYGLASS in used and self.players == 2:
            total -= 9
        if TREASURE_CHEST in used and len(used) >= 4:
            total += 25
        return total
