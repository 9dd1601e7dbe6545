"""The best use of the cards that bring in another at the end of the game."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from ...cards.card import Card
from ...cards.catalogue import HAND_LIMIT, Catalogue
from ...cards.effects import ExtraCard, Source
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
    limit: int = HAND_LIMIT,
) -> Card | None:
    """Which card the taker should bring in; None if it had better be none.

    It looks ahead to what a hand over the limit must discard (never a card that was used to bring
    one in) and to the same player's taker after this one. Among equals none at all, then the
    lowest card number.
    """
    game = Ahead(cards, deck, limit)
    offers: list[Card | None] = [None, *game.offers(taker, discard)]
    endings = [list(game.after(taker, offer, hand, discard, used)) for offer in offers]
    best: Card | None = offers[int(_best_of(cards, endings, players).argmax())]
    return best


def best_excess(
    source: Source, hand: Cards, cards: Catalogue, discard: Cards, players: int, used: Cards = ()
) -> Card:
    """Which card a hand over its limit should give up, a card from that source having come in."""
    game = Ahead(cards, (), limit=HAND_LIMIT)
    spare = sorted((card for card in hand if card not in used), key=lambda card: card.number)
    endings = [
        list(game.go_on(source, _without(hand, card), (*discard, card), used)) for card in spare
    ]
    return spare[int(_best_of(cards, endings, players).argmax())]


def _best_of(cards: Catalogue, endings: list[list[Ending]], players: int) -> NDArray[np.int16]:
    """The best that each of several decisions can lead to."""
    worth = _worth(cards, [ending for several in endings for ending in several], players)
    whose = np.repeat(np.arange(len(endings)), [len(several) for several in endings])
    best = np.full(len(endings), np.iinfo(np.int16).min, np.int16)
    np.maximum.at(best, whose, worth)
    return best


def _worth(cards: Catalogue, endings: list[Ending], players: int) -> NDArray[np.int16]:
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
        source = next(taker.bonuses(ExtraCard)).source
        if offer is None:
            yield from self.go_on(source, hand, area, used)
            return
        used = (*used, taker)
        hand, area = (*hand, offer), _without(area, offer)
        if len(hand) <= self.limit:
            yield from self.go_on(source, hand, area, used)
            return
        for card in hand:
            if card not in used:
                yield from self.go_on(source, _without(hand, card), (*area, card), used)

    def go_on(self, source: Source, hand: Cards, area: Cards, used: Cards) -> Iterator[Ending]:
        """The endings once cards of this source have acted: the next taker of the hand does."""
        later = CHOOSING[CHOOSING.index(source) + 1 :] if source in CHOOSING else CHOOSING
        for following in later:
            for card in hand:
                if any(effect.source is following for effect in card.bonuses(ExtraCard)):
                    for offer in (None, *self.offers(card, area)):
                        yield from self.after(card, offer, hand, area, used)
                    return
        yield hand, area
