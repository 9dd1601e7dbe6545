"""Thousands of matches side by side: the turns of Fantasy Realms in numpy.

All matches of a world have the same options and are at the same point of their turn, so that one
call moves them all. There are no Cursed Items here. Cards are meant by their number, which is also
their column wherever a line has a column for every card.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from game.titles.realms.play.options import LIMITS, STALLED_ROUNDS, Options

from .memory import Memory

Cards = NDArray[np.uint8]
Flags = NDArray[np.bool_]
Ints = NDArray[np.int64]

WIDTH = 72
"""Columns for all hand cards, by number; none has the number 0."""
DRAW = 0
"""Instead of a card of the discard area: the deck."""
NOWHERE = -1


@dataclass
class World:
    """Matches of the same options, one a line."""

    options: Options
    place: NDArray[np.int8]
    """Where every card is: a seat, then `area`, then `deck`; or nowhere."""
    order: Cards
    """The deck, its top last; cards drawn from it stay in their place."""
    left: Ints
    """How many cards of that are still there."""
    open: Flags
    """The cards in hands that everybody knows to be there."""
    turn: Ints
    since_deck: Ints
    over: Flags
    memory: Memory | None = None
    """Where the same hands come again and again."""

    def __post_init__(self) -> None:
        self.seats = self.options.players
        self.area, self.deck = self.seats, self.seats + 1
        self.hand_size = self.options.cards.hand_size
        self.lines = np.arange(len(self.place))
        self.held = int((self.place[0] == self.turn[0]).sum()) if len(self.place) else 0
        """How many cards the players at turn hold; the same in all matches."""

    def __len__(self) -> int:
        return len(self.place)

    @property
    def filling(self) -> bool:
        """Whether the hands of a duel are not full yet."""
        return self.held < self.hand_size

    def hands(self, seat: Ints | int | None = None) -> Flags:
        """A flag for each card of a hand; of the player at turn, unless another is meant."""
        seat = self.turn if seat is None else seat
        found: Flags = self.place == np.reshape(seat, (-1, 1))
        return found

    @property
    def in_area(self) -> Flags:
        found: Flags = self.place == self.area
        return found

    @property
    def discards(self) -> Ints:
        return np.asarray(self.in_area.sum(1), np.int64)

    def known_elsewhere(self, seat: Ints | int | None = None) -> Flags:
        """The cards that everybody knows to be in the hands of others."""
        found: Flags = self.open & ~self.hands(seat)
        return found

    def unseen(self, seat: Ints | int | None = None) -> Flags:
        """The cards a seat cannot place."""
        found: Flags = (self.place >= 0) & ~self.hands(seat) & ~self.in_area & ~self.open
        return found

    @property
    def must_draw(self) -> Flags:
        stalled: Flags = self.since_deck >= STALLED_ROUNDS * self.seats
        return stalled

    def top(self, below: int = 0) -> Cards:
        """The top cards of the decks, or those so far below."""
        found: Cards = self.order[self.lines, self.left - 1 - below]
        return found

    def only(self, lines: Flags | Ints) -> World:
        """Some of the matches."""
        return World(
            self.options,
            self.place[lines],
            self.order[lines],
            self.left[lines],
            self.open[lines],
            self.turn[lines],
            self.since_deck[lines],
            self.over[lines],
            self.memory,
        )

    # A turn: take, then discard; while hands are being filled, one of both is enough.

    def take(self, cards: Cards) -> None:
        """Everybody at turn takes a card of the discard area, or draws."""
        drawing = (cards == DRAW) & ~self.over
        taking = (cards != DRAW) & ~self.over
        rows = self.lines[taking]
        self.place[rows, cards[taking]] = self.turn[taking]
        self.open[rows, cards[taking]] = True
        rows = self.lines[drawing]
        self.place[rows, self.top()[drawing]] = self.turn[drawing]
        self.left[drawing] -= 1
        self.since_deck = np.where(drawing, 0, self.since_deck + 1)

    def discard(self, cards: Cards) -> None:
        """Everybody at turn discards; the turn is over."""
        rows = self.lines[~self.over]
        self._lay_down(rows, cards[rows])
        self._pass_on()

    def fill(self, cards: Cards, kept: Cards) -> None:
        """Everybody at turn adds a card of the discard area to a hand that is not full, or draws
        two, keeps this one and discards the other."""
        drawing = (cards == DRAW) & ~self.over
        first, second = self.top(0), self.top(1)
        self.take(np.where(drawing, kept, cards).astype(np.uint8))
        rows = self.lines[drawing]
        self.open[rows, kept[rows]] = False
        self._lay_down(rows, np.where(kept == first, second, first)[rows])
        self.left[drawing] -= 2
        self.since_deck[drawing] = 0
        self._pass_on()

    def keep(self, kept: Cards, other: Cards) -> None:
        """The same once the two cards have been drawn and lie nowhere yet."""
        self.place[self.lines, kept] = self.turn
        self.since_deck[:] = 0
        self._lay_down(self.lines, other)
        self._pass_on()

    def _lay_down(self, rows: Ints, cards: Cards) -> None:
        self.place[rows, cards] = self.area
        self.open[rows, cards] = False

    def _pass_on(self) -> None:
        following = (self.turn + 1) % self.seats
        held = self.hands(following)[~self.over].sum(1)
        if len(held):
            self.held = int(held[0])
        if not self.filling:
            self.over |= self.discards >= self.options.ending
        self.over |= self.left == 0
        self.turn = np.where(self.over, self.turn, following)


def deal(options: Options, count: int, rng: np.random.Generator) -> World:
    """So many fresh matches."""
    numbers = np.array([card.number for card in options.cards.cards], np.uint8)
    order = rng.permuted(np.tile(numbers, (count, 1)), axis=1)
    return dealt(options, order, rng.integers(options.players, size=count))


def dealt(options: Options, shuffled: Cards, first: Ints) -> World:
    """Matches of decks in a given order, hands taken from their beginning as at the table."""
    count = len(shuffled)
    size = 0 if LIMITS[options.variant].starts_empty else options.cards.hand_size
    place = np.full((count, WIDTH), NOWHERE, np.int8)
    lines = np.arange(count)[:, None]
    place[lines, shuffled] = options.players + 1
    for seat in range(options.players):
        place[lines, shuffled[:, seat * size : (seat + 1) * size]] = seat
    deck = shuffled[:, size * options.players :]
    return World(
        options,
        place,
        deck,
        np.full(count, deck.shape[1]),
        np.zeros((count, WIDTH), np.bool_),
        np.asarray(first, np.int64),
        np.zeros(count, np.int64),
        np.zeros(count, np.bool_),
    )
