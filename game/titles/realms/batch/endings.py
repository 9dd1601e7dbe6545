"""The best use of the cards that bring in another at the end of the game."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from ..cards import Card
from ..catalogue import Catalogue
from ..effects import ExtraCard, Source
from .scorer import batch_scorer

Cards = tuple[Card, ...]
Ending = tuple[Cards, Cards]
"""A hand, and the discard area it is scored with."""

CHOOSING = (Source.DECK_ANY, Source.DISCARD)
"""Sources that leave one a choice, in the order in which they act."""
PROMISING = 6
"""For so many cards it is worth thinking about the taker after."""


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

    It looks ahead to what a hand over the limit must discard (never a card that was used to bring
    one in) and, for the most promising cards, to the same player's later takers. Among equals
    none at all, then the lowest card number.
    """
    game = Ahead(cards, deck, limit)
    offers: list[Card | None] = [None, *game.offers(taker, discard)]
    at_once = _best_of(
        cards, [list(game.after(taker, offer, hand, discard, used, 0)) for offer in offers], players
    )
    takers = [index for index, offer in enumerate(offers) if offer and _brings(offer)]
    promising = sorted({*np.argsort(-at_once, kind="stable")[:PROMISING].tolist(), *takers})
    followed = _best_of(
        cards,
        [list(game.after(taker, offers[index], hand, discard, used, 1)) for index in promising],
        players,
    )
    best: Card | None = offers[promising[int(followed.argmax())]]
    return best


def _brings(card: Card) -> bool:
    return any(effect.source in CHOOSING for effect in card.bonuses(ExtraCard))


def _best_of(cards: Catalogue, endings: list[list[Ending]], players: int) -> NDArray[np.int16]:
    """The best that each of several decisions can lead to."""
    worth = _worth(cards, [ending for several in endings for ending in several], players)
    whose = np.repeat(np.arange(len(endings)), [len(several) for several in endings])
    best = np.full(len(endings), np.iinfo(np.int16).min, np.int16)
    np.maximum.at(best, whose, worth)
    return best


def best_excess(
    hand: Cards, cards: Catalogue, discard: Cards, players: int, used: Cards = ()
) -> Card:
    """Which card a hand over its limit should give up."""
    spare = sorted((card for card in hand if card not in used), key=lambda card: card.number)
    endings = [(_without(hand, card), (*discard, card)) for card in spare]
    return spare[int(_worth(cards, endings, players).argmax())]


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
        self, taker: Card, offer: Card | None, hand: Cards, area: Cards, used: Cards, ahead: int
    ) -> Iterator[Ending]:
        """The endings when a taker brings in a card, or none, and so many takers after it act."""
        used = (*used, taker)
        if offer is None:
            yield from self._next(taker, hand, area, used, ahead)
            return
        hand, area = (*hand, offer), _without(area, offer)
        if len(hand) <= self.limit:
            yield from self._next(taker, hand, area, used, ahead)
            return
        for card in hand:
            if card not in used:
                yield from self._next(taker, _without(hand, card), (*area, card), used, ahead)

    def _next(
        self, taker: Card, hand: Cards, area: Cards, used: Cards, ahead: int
    ) -> Iterator[Ending]:
        """Goes on to the next taker of the hand that acts after this one."""
        acted = CHOOSING.index(next(taker.bonuses(ExtraCard)).source)
        for source in CHOOSING[acted + 1 :] if ahead else ():
            for card in hand:
                if card not in used and any(e.source is source for e in card.bonuses(ExtraCard)):
                    for offer in (None, *self.offers(card, area)):
                        yield from self.after(card, offer, hand, area, used, ahead - 1)
                    return
        yield hand, area
