"""From the keys people and files use to cards, items and choices; whatever is wrong is said."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from game.engine.message import message

from ..cards.card import Card, Module
from ..cards.catalogue import ADDED, PRINTED, Catalogue
from ..cards.items import ITEM_BY_KEY, Item
from ..cards.terms import SUIT_BY_KEY, Name, Suit
from .bad_hand import BadHand
from .sheet import Choice, Choices

RawChoice = str | Collection[str]

_MODULES: dict[str, Module] = {module.value: module for module in Module}
_NAMES = {str(card.name): card.name for card in PRINTED}
_MODULE_OF: dict[str, Module] = {
    card.name: module for module, added in ADDED.items() for card in added
}


def read_modules(keys: Iterable[str]) -> frozenset[Module]:
    try:
        return frozenset([_MODULES[key] for key in keys])
    except KeyError as error:
        raise BadHand(message("bad-module", key=error.args[0])) from None


def read_cards(keys: Iterable[str], catalogue: Catalogue) -> tuple[Card, ...]:
    by_key = catalogue.by_key
    try:
        return tuple([by_key[key] for key in keys])
    except KeyError as error:
        raise _no_such_card(error.args[0]) from None


def _no_such_card(key: str) -> BadHand:
    if key in _MODULE_OF:
        return BadHand(message("bad-card-module", key=key, module=str(_MODULE_OF[key])))
    return BadHand(message("bad-card", key=key))


def read_items(keys: Iterable[str], modules: frozenset[Module]) -> tuple[Item, ...]:
    items = []
    for key in keys:
        if key not in ITEM_BY_KEY:
            raise BadHand(message("bad-item", key=key))
        if Module.ITEMS not in modules:
            raise BadHand(message("bad-items-module"))
        items.append(ITEM_BY_KEY[key])
    return tuple(items)


def read_choices(choices: Mapping[str, RawChoice]) -> Choices:
    """Choices by key; whether the hand allows them is seen when they are carried out."""
    return {_chooser(key): read_choice(key, choice) for key, choice in choices.items()}


def write_choice(choice: Choice) -> str | tuple[str, str]:
    """A choice as keys."""
    if isinstance(choice, tuple):
        return str(choice[0]), choice[1].key
    return choice.key if isinstance(choice, Suit) else str(choice)


def _chooser(key: str) -> Name:
    if key not in _NAMES:
        raise BadHand(message("bad-card", key=key))
    return _NAMES[key]


def read_choice(chooser: str, choice: RawChoice) -> Choice:
    """One choice by its key or keys."""
    parts = [choice] if isinstance(choice, str) else list(choice)
    for part in parts:
        if part not in _NAMES and part not in SUIT_BY_KEY:
            raise BadHand(message("bad-choice-target", key=chooser, target=part))
    match [_NAMES.get(part) or SUIT_BY_KEY[part] for part in parts]:
        case [Name() | Suit() as one] if isinstance(choice, str):
            return one
        case [Name() as name, Suit() as suit]:
            return name, suit
        case _:
            raise BadHand(message("bad-choice-form", key=chooser))
