"""What Cursed Items are worth to a hand: what the turn may come to with them, step by step."""

from __future__ import annotations

from functools import singledispatch
from itertools import combinations

import numpy as np

from game.engine.rng import Rng
from game.titles.realms.cards.items import ITEM_BY_NUMBER, Item, Timing
from game.titles.realms.cards.steps import (
    Barter,
    Cover,
    GrowHand,
    ItemSource,
    LayAside,
    LookAtDeck,
    LookAtHand,
    Move,
    NameSuit,
    RevealSuit,
    SearchSuit,
    ShuffleLater,
    Step,
    TurnAgain,
    UseAnother,
    Zone,
)
from game.titles.realms.cards.terms import Suit
from game.titles.realms.play.state import Numbers, Phase, takeable
from game.titles.realms.play.usable import items_for

from .hands import Realm, best_of_several

DEALS = 64
"""So many deals stand for all that several unknown cards may be."""


def use_value(realm: Realm, number: int, chain: Numbers = ()) -> float:
    """The best hand to expect at the end of the turn if the item is used now, with what it and
    those before it in a chain count."""
    item, counted = ITEM_BY_NUMBER[number], (*chain, number)
    for step in item.steps:
        if isinstance(step, UseAnother):
            return _best_item(realm, step, counted)
    return _turn_with(realm, item) + realm.worth_with(counted)


def may_pay(realm: Realm, number: int) -> bool:
    """Whether the item can ever improve a hand, or would count for something now."""
    steps = ITEM_BY_NUMBER[number].steps
    return realm.worth_with((number,)) > 0 or any(_helps(step) for step in steps)


def usual_turn(realm: Realm) -> float:
    """What the rest of the turn comes to without any item."""
    if realm.view.phase is Phase.TAKE:
        return max(_best_take(realm), realm.deck_value())
    return realm.value()


def _best_take(realm: Realm) -> float:
    view = realm.view
    area = takeable(realm.area, view.covers, realm.seat)
    return float(realm.after(area).max()) if area else -np.inf


def _turn_with(realm: Realm, item: Item) -> float:
    """The turn with what the item's first telling step does; others follow from it."""
    for step in item.steps:
        found = _value(step, realm, item)
        if found is not None:
            return found
    return realm.value() if item.timing is Timing.REPLACE_TURN else usual_turn(realm)


# Steps: None where a step alone changes nothing that can be counted.


@singledispatch
def _value(step: Step, realm: Realm, item: Item) -> float | None:
    raise NotImplementedError(f"nobody knows what {step} is worth")


@_value.register
def _(step: Move, realm: Realm, item: Item) -> float | None:
    match step:
        case Move(source=Zone.DECK_TOP, to=Zone.AREA):
            if item.timing is Timing.REPLACE_TURN or realm.view.phase is not Phase.TAKE:
                return None
            there = max(_best_take(realm), realm.deck_value())
            return best_of_several(realm.drawn, step.count or 1, there)
        case Move(source=Zone.HAND, to=Zone.AREA):
            return _discard_then_draw(realm)
        case Move(source=Zone.HAND, to=Zone.DECK_BOTTOM, count=int(count)):
            return _exchanged(realm, count)
        case Move(source=Zone.AREA, to=Zone.HAND, count=int(count)):
            area = takeable(realm.area, realm.view.covers, realm.seat)
            hands = [(*realm.hand, *some) for some in combinations(area, count)]
            return float(realm.best_of(hands, count).max())
        case Move(source=Zone.DECK_TOP, to=Zone.HAND, count=int(count)):
            if any(isinstance(other, Move) and other.drawn for other in item.steps):
                return best_of_several(realm.drawn, count)  # all but one go back
            return float(realm.best_of(_deals(realm, count), count).mean())
        case Move(source=Zone.AREA, to=Zone.DECK_BOTTOM, count=int(count)):
            if len(item.steps) < 2 or realm.view.phase is not Phase.TAKE:
                return None
            there = max(_best_take(realm), realm.deck_value())
            return best_of_several(realm.drawn, count, there)
        case Move(source=Zone.DECK, to=Zone.DECK_TOP) if realm.view.phase is Phase.TAKE:
            return max(_best_of_deck(realm), _best_take(realm))
        case _:
            return None


@_value.register
def _(step: LookAtDeck, realm: Realm, item: Item) -> float | None:
    if step.end is not Zone.DECK_TOP or realm.view.phase is not Phase.TAKE:
        return None
    return best_of_several(realm.drawn, 1, _best_take(realm))


@_value.register
def _(step: SearchSuit, realm: Realm, item: Item) -> float | None:
    return max((suit_value(realm, suit, step.most) for suit in suits(realm)), default=None)


@_value.register
def _(_step: GrowHand, realm: Realm, item: Item) -> float | None:
    view = realm.view
    if view.hand_size(realm.seat) == view.most_held(realm.seat):
        return usual_turn(realm)
    if view.phase is Phase.DISCARD:
        return float(realm.values([realm.hand], [realm.area])[0])
    area = takeable(realm.area, view.covers, realm.seat)
    taken = float(realm.grown(area).max()) if area else -np.inf
    deck = float(realm.grown(realm.in_deck).mean()) if realm.in_deck else -np.inf
    return max(taken, deck)


@_value.register
def _(_step: TurnAgain, realm: Realm, item: Item) -> float | None:
    """Only what comes after this turn, when it is over: before that it is worth as much as now."""
    return max(_best_take(realm), realm.deck_value())


@_value.register
def _(_step: Barter, realm: Realm, item: Item) -> float | None:
    """Nobody need offer anything; then one may still draw."""
    return max(realm.value(), _discard_then_draw(realm))


@_value.register(LookAtHand)
@_value.register(NameSuit)
@_value.register(RevealSuit)
@_value.register(LayAside)
@_value.register(Cover)
@_value.register(UseAnother)
@_value.register(ShuffleLater)
def _(_step: Step, realm: Realm, item: Item) -> float | None:
    return None


def _helps(step: Step) -> bool:
    """Whether a step can lead to a better hand."""
    match step:
        case Move(source=Zone.AREA, to=Zone.DECK_BOTTOM):
            return False
        case LookAtDeck(end=end):
            return end is Zone.DECK_TOP
        case LookAtHand() | NameSuit() | RevealSuit() | LayAside() | Cover() | Barter():
            return False
        case _:
            return True


# Unknown cards.


def _deals(realm: Realm, count: int) -> list[Numbers]:
    """Hands with so many unknown cards, always the same ones for the same hand."""
    rng = Rng(str(realm.hand), count)
    cards = realm.in_deck if len(realm.in_deck) >= count else (*realm.in_deck, *realm.hidden)
    return [(*realm.hand, *rng.shuffled(cards)[:count]) for _ in range(DEALS)]


def _discard_then_draw(realm: Realm) -> float:
    """One card goes before it is known what comes."""
    known = realm.in_deck
    hands = [
        (*(card for card in realm.hand if card != thrown), drawn)
        for thrown in realm.hand
        for drawn in known
    ]
    if not hands:
        return -np.inf
    areas = [(*realm.area, thrown) for thrown in realm.hand for _ in known]
    return float(realm.values(hands, areas).reshape(len(realm.hand), -1).mean(axis=1).max())


def _exchanged(realm: Realm, count: int) -> float:
    """The cards missed least for as many unknown ones."""
    kept = realm.hand
    for _ in range(count):
        left = [tuple(card for card in kept if card != gone) for gone in kept]
        kept = left[int(realm.values(left, [realm.area] * len(left)).argmax())]
    hands = [(*kept, *deal[len(realm.hand) :]) for deal in _deals(realm, count)]
    return float(realm.values(hands, [realm.area] * len(hands)).mean())


def _best_of_deck(realm: Realm) -> float:
    """The best card that is in the deck; where that is not known, by the chance that it is."""
    cards = realm.view.knows.in_deck or realm.hidden
    if not cards:
        return -np.inf
    ranked = np.sort(realm.after(cards))[::-1]
    chance = min(1.0, realm.view.deck_size / len(cards))
    missed = (1 - chance) ** np.arange(len(ranked))
    return float((ranked * chance * missed).sum() + ranked[-1] * (1 - chance) ** len(ranked))


def suits(realm: Realm) -> list[Suit]:
    """The suits that can be named."""
    return [suit for suit in realm.view.options.cards.suits if suit is not Suit.WILD]


def suit_value(realm: Realm, suit: Suit, most: int) -> float:
    """The hand after searching the deck for a suit."""
    cards = realm.view.options.cards.by_number
    hidden = (*realm.view.knows.in_deck, *realm.hidden)
    wanted = [card for card in hidden if cards[card].suit is suit]
    if not wanted:
        return realm.value()
    drawn = min(most, realm.view.deck_size)
    missed = float(np.prod([max(0.0, 1 - drawn / (len(hidden) - n)) for n in range(len(wanted))]))
    found = float(realm.after(wanted, keeps=True).mean())
    return found * (1 - missed) + realm.value() * missed


# Items used by others.


def _best_item(realm: Realm, step: UseAnother, chain: Numbers) -> float:
    """The best of the items that can be put to use; one that is used again counts only once."""
    found = [
        use_value(realm, item, chain)
        - (realm.worth_with((*chain, item)) - realm.worth_with(chain))
        * (step.source is ItemSource.FACE_DOWN)
        for item in items_for(realm.view, step, chain)
        if item not in chain
    ]
    return max(found, default=usual_turn(realm) + realm.worth_with(chain))
