"""The best and the worst hands there are, by looking at every one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, combinations, islice
from math import comb

import numpy as np
from numpy.typing import NDArray

from ...cards.card import Card
from ...cards.catalogue import Catalogue
from ...cards.effects import ExtraCard, Source
from ..plans import bonus_plan
from .scorer import batch_scorer

SLICE = 100_000


@dataclass(frozen=True)
class Block:
    """Hands that share these cards, their remaining ones drawn from the rest."""

    fixed: tuple[int, ...]
    rest: tuple[int, ...]
    drawn: int

    def __len__(self) -> int:
        return comb(len(self.rest), self.drawn)

    def hands(self) -> Iterator[NDArray[np.uint8]]:
        """All hands of the block, some at a time."""
        if self.drawn == 0:
            yield np.array([self.fixed], np.uint8)
            return
        rest = np.array(self.rest, np.uint8)
        drawn = combinations(range(len(rest)), self.drawn)
        while True:
            flat = np.fromiter(chain.from_iterable(islice(drawn, SLICE)), np.uint8)
            if not flat.size:
                return
            picked = rest[flat.reshape(-1, self.drawn)]
            shared = np.array(self.fixed, np.uint8)
            yield np.hstack([np.broadcast_to(shared, (len(picked), len(shared))), picked])


@dataclass(frozen=True, order=True)
class Found:
    """A hand (card numbers) and what it is worth with its best, or worst, choices."""

    total: int
    hand: tuple[int, ...]


@dataclass(frozen=True)
class Extremes:
    """The best hands, best first, and the worst, worst first."""

    best: tuple[Found, ...] = ()
    worst: tuple[Found, ...] = ()

    def merged(self, other: Extremes, keep: int) -> Extremes:
        best = sorted({*self.best, *other.best}, key=lambda found: (-found.total, found.hand))
        worst = sorted({*self.worst, *other.worst})
        return Extremes(tuple(best[:keep]), tuple(worst[:keep]))


def search(cards: Catalogue, block: Block, keep: int) -> Extremes:
    """The extremes of one block."""
    scorer = batch_scorer(cards)
    found = Extremes()
    for hands in block.hands():
        allowed = hands[_allowed(cards, hands)]
        worst, best = scorer.range(allowed)
        found = found.merged(
            Extremes(
                tuple(_first(allowed, best, keep, highest=True)),
                tuple(_first(allowed, worst, keep, highest=False)),
            ),
            keep,
        )
    return found


def _first(
    hands: NDArray[np.uint8], totals: NDArray[np.int16], keep: int, highest: bool
) -> Iterator[Found]:
    """The hands with the highest or lowest totals, all of those that tie with the last."""
    if not len(totals):
        return
    order = -totals if highest else totals
    last = np.partition(order, min(keep, len(order)) - 1)[min(keep, len(order)) - 1]
    for index in np.flatnonzero(order <= last)[: 50 * keep]:
        yield Found(int(totals[index]), tuple(sorted(hands[index].tolist())))


def _allowed(cards: Catalogue, hands: NDArray[np.uint8]) -> NDArray[np.bool_]:
    """Hands of the usual size, and larger ones with a card that brought another in."""
    if hands.shape[1] <= cards.hand_size:
        return np.ones(len(hands), np.bool_)
    allowed = np.zeros(len(hands), np.bool_)
    for taker in cards.cards:
        claim = _claim(taker)
        if claim:
            takeable = [
                card.number for card in cards.cards if card.suit in claim.suits and card != taker
            ]
            allowed |= (hands == taker.number).any(axis=1) & np.isin(hands, takeable).any(axis=1)
    return allowed


def seven_card_blocks(cards: Catalogue) -> list[Block]:
    """All hands of the game's size."""
    return list(_blocks(cards, (), cards.hand_size))


def eight_card_blocks(cards: Catalogue) -> list[Block]:
    """All hands with one card more that a card with a claim on the discard area allows."""
    return [
        block
        for taker in cards.cards
        if _claim(taker)
        for block in _blocks(cards, (taker.number,), cards.hand_size)
    ]


def _claim(card: Card) -> ExtraCard | None:
    for effect in card.bonuses(ExtraCard):
        if effect.source is Source.DISCARD:
            return effect
    return None


def _blocks(cards: Catalogue, fixed: tuple[int, ...], drawn: int) -> Iterator[Block]:
    """Hands sorted by which cards with a choice they hold, then by their first other cards."""
    free = [card for card in cards.cards if card.number not in fixed]
    choosers = [card.number for card in free if bonus_plan(card).choice]
    others = [card.number for card in free if not bonus_plan(card).choice]
    for count in range(len(choosers) + 1):
        leading = 2 if count == 0 else 1
        for chosen in combinations(choosers, count):
            for first in combinations(range(len(others)), leading):
                rest = others[first[-1] + 1 :]
                left = drawn - count - leading
                if left >= 0 and len(rest) >= left:
                    start = (*fixed, *chosen, *(others[index] for index in first))
                    yield Block(start, tuple(rest), left)
