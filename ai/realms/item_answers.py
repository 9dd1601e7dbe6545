"""What to answer Cursed Items: which card, which suit, which item."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from game.titles.realms.cards.items import ITEM_BY_NUMBER
from game.titles.realms.cards.steps import Move, SearchSuit, Step
from game.titles.realms.cards.terms import SUIT_BY_KEY, Suit
from game.titles.realms.play.actions import TO_DRAW, Action, Option, Pick, Player, Put
from game.titles.realms.play.state import Asks, Prompt

from .hands import Realm, Values
from .item_values import may_pay, suit_value, use_value


def answer_values(realm: Realm, prompt: Prompt, legal: Sequence[Action]) -> Values:
    """The value of each answer to what an item asks; only their order means anything."""
    options = [action.option for action in legal if isinstance(action, Pick)]
    match prompt.kind:
        case Asks.TAKE:
            return _taking(realm, _cards(options))
        case Asks.DISCARD:
            return _discarding(realm, _cards(options))
        case Asks.BURY:
            return -realm.after(_cards(options))
        case Asks.WISH | Asks.COVER:
            return realm.after(_cards(options))
        case Asks.UNDER:
            return _putting_under(realm, options)
        case Asks.BACK:
            return _putting_back(realm, options)
        case Asks.SUIT:
            return np.array([_naming(realm, SUIT_BY_KEY[str(each)]) for each in options])
        case Asks.SHOW:
            return realm.values(_each_less(realm, _cards(options)), [realm.area] * len(options))
        case Asks.OFFER:
            return np.array([_swapped(realm, each, gets=False) for each in options])
        case Asks.TRADE:
            return np.array([_swapped(realm, each, gets=True) for each in options])
        case Asks.ITEM:
            return np.array([use_value(realm, each) for each in _cards(options)])
        case Asks.RESERVE:
            return np.array([float(may_pay(realm, each)) for each in _cards(options)])
        case _:
            return -np.array([_seat(each) for each in options], float)


def _step(realm: Realm) -> Step:
    using = realm.view.using
    assert using
    return ITEM_BY_NUMBER[using.item].steps[using.step]


def _left(realm: Realm) -> int:
    """How many cards the step still wants."""
    step, using = _step(realm), realm.view.using
    assert isinstance(step, Move)
    assert using
    return max(1, (step.count or 1) - using.moved)


def _cards(options: Sequence[Option]) -> list[int]:
    return [option for option in options if isinstance(option, int)]


def _each_less(realm: Realm, cards: Sequence[int]) -> list[tuple[int, ...]]:
    return [tuple(other for other in realm.hand if other != card) for card in cards]


def _taking(realm: Realm, cards: Sequence[int]) -> Values:
    """With each card, and the best of what may be taken after it."""
    left = _left(realm)
    hands = [(*realm.hand, card) for card in cards]
    if left == 1:
        return realm.best_of(hands, left + _over(realm))
    found = []
    for hand in hands:
        pairs = [(*hand, other) for other in cards if other not in hand]
        found.append(float(realm.best_of(pairs, left + _over(realm)).max()))
    return np.array(found)


def _over(realm: Realm) -> int:
    return max(0, len(realm.hand) - realm.view.hand_size(realm.seat))


def _discarding(realm: Realm, cards: Sequence[int]) -> Values:
    return realm.best_of(_each_less(realm, cards), _left(realm) - 1)


def _putting_under(realm: Realm, options: Sequence[Option]) -> Values:
    """What is missed least; no more than must be."""
    cards = _cards(options)
    values = realm.values(_each_less(realm, cards), [realm.area] * len(cards))
    return np.array([np.inf, *values]) if None in options else values


def _putting_back(realm: Realm, options: Sequence[Option]) -> Values:
    """Of the cards drawn the best one stays, and no neighbor gets the next best."""
    drawn = list(dict.fromkeys(each.card for each in options if isinstance(each, Put)))
    rest = tuple(card for card in realm.hand if card not in drawn)
    over = max(0, len(rest) + 1 - realm.view.hand_size(realm.seat))
    worth = dict(zip(drawn, realm.best_of([(*rest, card) for card in drawn], over), strict=True))
    return np.array(
        [-worth[each.card] - 0.1 * each.on_top for each in options if isinstance(each, Put)]
    )


def _naming(realm: Realm, suit: Suit) -> float:
    """The suit to search for; else the one of which most is to be learned."""
    using = realm.view.using
    assert using
    steps = ITEM_BY_NUMBER[using.item].steps
    search = next((step for step in steps if isinstance(step, SearchSuit)), None)
    if search:
        return suit_value(realm, suit, search.most)
    cards = realm.view.options.cards.by_number
    return float(sum(cards[card].suit is suit for card in realm.hidden))


def _swapped(realm: Realm, option: Option, gets: bool) -> float:
    """The hand after a swap: the own card for one offered, or one of one's own for the one shown;
    nothing is offered that one would rather keep."""
    using = realm.view.using
    assert using
    if option is None:
        return realm.value()
    if option == TO_DRAW:
        kept = tuple(card for card in realm.hand if card != using.shown)
        hands = [(*kept, card) for card in realm.in_deck]
        return float(realm.values(hands, [realm.area] * len(hands)).mean())
    gone, comes = (using.shown, option) if gets else (option, using.shown)
    hand = (*(card for card in realm.hand if card != gone), comes)
    return float(realm.values([hand], [realm.area])[0])  # type: ignore[list-item]


def _seat(option: Option) -> int:
    return option.seat if isinstance(option, Player) else 0
