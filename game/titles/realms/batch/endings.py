"""The best use of the cards that bring in another at the end of the game."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ..cards import Card
from ..catalogue import Catalogue
from ..effects import ExtraCard, Source
from .scorer import batch_scorer

Cards = tuple[Card, ...]
Ending = tuple[Cards, Cards]
"""A hand, and the discard area it is scored with."""

CHOOSING = (Source.DECK_ANY, Source.DISCARD)
"""Sources that leave one a choice, in the order in which they act."""


def best_extra_card(
    taker: Card,
    hand: Cards,
    cards: Catalogue,
    discard: Cards,
    players: int,
    deck: Cards = (),
    used: Cards = (),
    limit: int = 9,
) -> Card | None:
    """Which card the taker should bring in; None if it had better be none.

    It looks ahead to the same player's later takers and to what a hand over the limit must
    discard; cards already used to bring one in cannot be discarded. Among equals none at all,
    then the lowest card number.
    """
    game = Ahead(cards, deck, limit)
    offers: list[Card | None] = [None, *game.offers(taker, discard)]
    endings: list[Ending] = []
    whose: list[int] = []
    for index, offer in enumerate(offers):
        for ending in game.after(taker, offer, hand, discard, used):
            endings.append(ending)
            whose.append(index)
    worth = np.full(len(offers), np.iinfo(np.int16).min, np.int16)
    np.maximum.at(worth, whose, _worth(cards, endings, players))
    return offers[int(worth.argmax())]


def best_excess(
    hand: Cards, cards: Catalogue, discard: Cards, players: int, used: Cards = ()
) -> Card:
    """Which card a hand over its limit should give up."""
    spare = sorted((card for card in hand if card not in used), key=lambda card: card.number)
    endings = [(_without(hand, card), (*discard, card)) for card in spare]
    return spare[int(_worth(cards, endings, players).argmax())]


def _worth(cards: Catalogue, endings: list[Ending], players: int) -> np.ndarray:
    """What the hands are worth with their best choices."""
    hands = np.zeros((len(endings), max(len(hand) for hand, _ in endings)), np.uint8)
    areas = np.zeros((len(endings), max(len(area) for _, area in endings)), np.uint8)
    for line, (hand, area) in enumerate(endings):
        hands[line, : len(hand)] = [card.number for card in hand]
        areas[line, : len(area)] = [card.number for card in area]
    return batch_scorer(cards).best(hands, areas, players)


def _without(cards: Cards, gone: Card) -> Cards:
    return tuple(card for card in cards if card is not gone)


class Ahead:
    """How the end of a game may go on for one hand."""

    def __init__(self, cards: Catalogue, deck: Cards, limit: int) -> None:
        self.cards, self.deck, self.limit = cards, deck, limit

    def offers(self, taker: Card, area: Cards) -> Cards:
        """What a taker may bring in, lowest number first."""
        effect = next(taker.bonuses(ExtraCard))
        if effect.source is Source.DECK_ANY:
            offered = self.deck
        else:
            offered = tuple(card for card in area if card.suit in effect.suits)
        return tuple(sorted(offered, key=lambda card: card.number))

    def after(
        self, taker: Card, offer: Card | None, hand: Cards, area: Cards, used: Cards
    ) -> Iterator[Ending]:
        """The endings that may follow when a taker brings in a card, or none."""
        used = (*used, taker)
        if offer is None:
            yield from self._next(taker, hand, area, used)
            return
        hand, area = (*hand, offer), _without(area, offer)
        if len(hand) <= self.limit:
            yield from self._next(taker, hand, area, used)
            return
        for card in hand:
            if card not in used:
                yield from self._next(taker, _without(hand, card), (*area, card), used)

    def _next(self, taker: Card, hand: Cards, area: Cards, used: Cards) -> Iterator[Ending]:
        """Goes on to the next taker of the hand that acts after this one."""
        acted = CHOOSING.index(next(taker.bonuses(ExtraCard)).source)
        for source in CHOOSING[acted:]:
            for card in hand:
                if card not in used and any(e.source is source for e in card.bonuses(ExtraCard)):
                    for offer in (None, *self.offers(card, area)):
                        yield from self.after(card, offer, hand, area, used)
                    return
        yield hand, area
