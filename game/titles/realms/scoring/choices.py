"""Step 2 of scoring: what the player may choose, and what it does to the hand."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache, singledispatch

from game.engine.message import message

from ..cards import effects as fx
from ..cards.card import Card
from ..cards.catalogue import Catalogue
from ..cards.terms import Name, Suit
from .bad_hand import BadHand
from .clearing import clear_places
from .plans import bonus_plan
from .sheet import Choice, Choices, Line, Reason
from .standing import Standing


def turn_to_choose(card: Card) -> tuple[int, int, int]:
    """When a card with a choice decides: by kind, then by the lowest suit it may take."""
    effect = bonus_plan(card).choice
    assert effect
    suits = getattr(effect, "suits", ())
    return effect.order, min(suits, default=0), card.number


def choose(hand: Standing, choices: Choices, catalogue: Catalogue, lines: list[Line]) -> None:
    """Carries out the choices in their order; one that is not allowed raises BadHand."""
    made = [(*_chooser(hand, name), choice) for name, choice in choices.items()]
    made.sort(key=lambda choosing: choosing[1].order)
    for me, effect, choice in made:
        if choice not in options(effect, hand, me, catalogue):
            raise _illegal(hand.cards[me].name, choice)
        carry_out(effect, hand, me, choice, catalogue, lines)


def _chooser(hand: Standing, name: Name) -> tuple[int, fx.ChoiceEffect]:
    """The place of the card that decides, and what it decides."""
    for place, card in enumerate(hand.cards):
        if card.name is name:
            effect = bonus_plan(card).choice
            if effect is None:
                raise BadHand(message("bad-choice-none", key=str(name)))
            return place, effect
    raise BadHand(message("bad-choice-absent", key=str(name)))


def _illegal(name: Name, choice: Choice) -> BadHand:
    parts = choice if isinstance(choice, tuple) else (choice,)
    target = ", ".join(part.key if isinstance(part, Suit) else part for part in parts)
    return BadHand(message("bad-choice-target", key=str(name), target=target))


# What may be chosen.


@singledispatch
def options(
    effect: fx.ChoiceEffect, hand: Standing, me: int, catalogue: Catalogue
) -> Collection[Choice]:
    """Everything the card at a place may choose, on the hand as it stands."""
    raise TypeError(f"no options for {type(effect).__name__}")


@options.register(fx.CopiesHandCard)
@options.register(fx.ProtectsChosen)
def _other_cards(
    effect: fx.ChoiceEffect, hand: Standing, me: int, catalogue: Catalogue
) -> Collection[Choice]:
    return [card.name for place, card in enumerate(hand.cards) if place != me]


@options.register
def _names_and_suits(
    effect: fx.TakesNameAndSuit, hand: Standing, me: int, catalogue: Catalogue
) -> Collection[Choice]:
    return names_and_suits(effect, catalogue)


@cache
def names_and_suits(effect: fx.TakesNameAndSuit, catalogue: Catalogue) -> dict[Choice, Suit]:
    """Names in the game, and bare suits, each with the suit it brings."""
    named: dict[Choice, Suit] = {
        card.name: card.suit for card in catalogue.cards if card.suit in effect.suits
    }
    return named | {suit: suit for suit in effect.suits}


@options.register
def _other_cards_to_suits(
    effect: fx.ChangesSuit, hand: Standing, me: int, catalogue: Catalogue
) -> Collection[Choice]:
    return [
        (card.name, suit)
        for place, card in enumerate(hand.cards)
        if place != me and not bonus_plan(card).suit_fixed
        for suit in catalogue.suits
        if suit is not Suit.WILD
    ]


@options.register
def _cards_of_suits(
    effect: fx.ClearsChosen, hand: Standing, me: int, catalogue: Catalogue
) -> Collection[Choice]:
    return [
        card.name
        for card, suits in zip(hand.cards, hand.suits, strict=True)
        if not set(suits).isdisjoint(effect.suits)
    ]


# What a choice does.


@singledispatch
def carry_out(
    effect: fx.ChoiceEffect,
    hand: Standing,
    me: int,
    choice: Choice,
    catalogue: Catalogue,
    lines: list[Line],
) -> None:
    """Changes the hand as chosen."""
    raise TypeError(f"nothing to carry out for {type(effect).__name__}")


@carry_out.register
def _copy(
    effect: fx.CopiesHandCard,
    hand: Standing,
    me: int,
    choice: Name,
    catalogue: Catalogue,
    lines: list[Line],
) -> None:
    place = _place(hand, choice)
    copied = hand.cards[place]
    hand.names[me] = copied.name
    hand.suits[me] = (copied.suit,)
    hand.strengths[me] = copied.strength
    hand.penalty_of[me] = copied
    lines.append(Line(me, Reason.COPIES, effect, 1 << place))


@carry_out.register
def _take_name_and_suit(
    effect: fx.TakesNameAndSuit,
    hand: Standing,
    me: int,
    choice: Name | Suit,
    catalogue: Catalogue,
    lines: list[Line],
) -> None:
    hand.suits[me] = (names_and_suits(effect, catalogue)[choice],)
    if isinstance(choice, Name):
        hand.names[me] = choice
    lines.append(Line(me, Reason.TAKES, effect))


@carry_out.register
def _change_suit(
    effect: fx.ChangesSuit,
    hand: Standing,
    me: int,
    choice: tuple[Name, Suit],
    catalogue: Catalogue,
    lines: list[Line],
) -> None:
    name, suit = choice
    place = _place(hand, name)
    hand.suits[place] = (suit,)
    lines.append(Line(place, Reason.CHANGED, effect, 1 << me))


@carry_out.register
def _clear_chosen(
    effect: fx.ClearsChosen,
    hand: Standing,
    me: int,
    choice: Name,
    catalogue: Catalogue,
    lines: list[Line],
) -> None:
    clear_places(hand, me, effect, 1 << _place(hand, choice), lines)


@carry_out.register
def _protect_chosen(
    effect: fx.ProtectsChosen,
    hand: Standing,
    me: int,
    choice: Name,
    catalogue: Catalogue,
    lines: list[Line],
) -> None:
    hand.protect(1 << _place(hand, choice), me, effect)


def _place(hand: Standing, name: Name) -> int:
    """Where the card printed with this name lies."""
    return next(place for place, card in enumerate(hand.cards) if card.name is name)
