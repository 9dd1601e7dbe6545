"""What may become of a hand, as a tree: its own player decides for the best, chance is a mean.

Trees are built without a score being known; all hands at their ends are then scored at once.
Sets of cards are bits here: bit n stands for the card of number n.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...cards.catalogue import Catalogue
from ...cards.effects import ForEachDiscarded
from .scorer import batch_scorer

Bits = int


class Hand(NamedTuple):
    """A hand, and the discard area it is scored with."""

    held: Bits
    area: Bits


class Fork(NamedTuple):
    """Ways on, of which chance offers some (or all) to choose the best from."""

    ways: tuple[Node, ...]
    offered: int
    """So many of the ways, any of them equally likely: one is plain chance, all a free choice."""
    before: Hand
    """The hand as it stands here."""
    alike: int = 1
    """How many ways the last one stands for."""

    @property
    def is_free(self) -> bool:
        """Whether everything is offered."""
        return self.offered >= len(self.ways) - 1 + self.alike


Node = int | Fork
"""A fork, or the number of a hand that is scored as it is."""


def best(ways: Iterable[Node], before: Hand) -> Node:
    """A free choice."""
    several = tuple(ways)
    return several[0] if len(several) == 1 else Fork(several, len(several), before)


def is_exact(node: Node) -> bool:
    """Whether chance has no part in it."""
    if isinstance(node, int):
        return True
    return node.is_free and all(map(is_exact, node.ways))


class Harvest:
    """The hands trees end in, each scored once however many ways lead to it."""

    def __init__(self, cards: Catalogue, players: int) -> None:
        self.cards, self.players = cards, players
        self._counting = as_bits(
            card.number for card in cards.cards if any(card.bonuses(ForEachDiscarded))
        )
        """Cards that look at the discard area; without one of them it does not matter."""
        self._hands: list[Hand] = []
        self._numbers: dict[tuple[Bits, Bits], int] = {}
        self._totals: list[int] = []

    def end(self, held: Bits, area: Bits) -> Node:
        """The end of a tree: this hand."""
        known = (held, area if held & self._counting else 0)
        number = self._numbers.get(known)
        if number is None:
            number = self._numbers[known] = len(self._hands)
            self._hands.append(Hand(held, area))
        return number

    def value(self, node: Node) -> float:
        """What a tree is worth; a whole number if it is exact."""
        self._score()
        return self._value(node, {})

    def _value(self, node: Node, known: dict[int, float]) -> float:
        """`known` are the values of forks, by their identity: ways may share them."""
        if isinstance(node, int):
            return self._totals[node]
        value = known.get(id(node))
        if value is None:
            values = [self._value(way, known) for way in node.ways]
            if node.is_free:
                value = max(values)
            else:
                value = best_of_some([*values[:-1], *values[-1:] * node.alike], node.offered)
            known[id(node)] = value
        return value

    def outcome(self, node: Node) -> Hand:
        """The hand the best decisions lead to, as far as chance leaves one to decide."""
        self._score()
        known: dict[int, float] = {}
        while isinstance(node, Fork):
            if not node.is_free:
                return node.before
            values = [self._value(way, known) for way in node.ways]
            node = node.ways[values.index(max(values))]
        return self._hands[node]

    def _score(self) -> None:
        fresh = self._hands[len(self._totals) :]
        if fresh:
            held, areas = _lines(hand.held for hand in fresh), _lines(hand.area for hand in fresh)
            self._totals += batch_scorer(self.cards).best(held, areas, self.players).tolist()


def best_of_some(values: list[float], count: int) -> float:
    """The mean of the best of so many values, any of them equally likely to be among these."""
    ranked = sorted(values, reverse=True)
    mean, chance, size = 0.0, count / len(ranked), len(ranked)
    for above, value in enumerate(ranked, 1):
        mean += chance * value
        if above == size:
            break
        chance *= max(0, size - above + 1 - count) / (size - above)
    return mean


# Sets of cards.


def as_bits(numbers: Iterable[int]) -> Bits:
    return sum(1 << number for number in numbers)


def each(cards: Bits) -> list[Bits]:
    """Every card of a set as a set of its own, lowest number first."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest)
        cards ^= lowest
    return found


def numbers(cards: Bits) -> tuple[int, ...]:
    return tuple(card.bit_length() - 1 for card in each(cards))


def _lines(cards_of: Iterable[Bits]) -> NDArray[np.uint8]:
    """Sets as lines of card numbers, 0 where a line is shorter than others."""
    sets = list(cards_of)
    size = max(cards.bit_length() for cards in sets) // 8 + 1
    packed = np.frombuffer(b"".join(cards.to_bytes(size, "little") for cards in sets), np.uint8)
    flags = np.unpackbits(packed.reshape(len(sets), size), axis=1, bitorder="little")
    line, number = np.nonzero(flags)
    counts = np.count_nonzero(flags, axis=1)
    place = np.arange(len(line)) - (np.cumsum(counts) - counts)[line]
    lines = np.zeros((len(sets), counts.max()), np.uint8)
    lines[line, place] = number
    return lines
