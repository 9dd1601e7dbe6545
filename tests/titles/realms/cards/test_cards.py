"""The cards as a set: numbers, suits, modules."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from game.titles.realms import Module, Name, Suit
from game.titles.realms.cards.catalogue import PRINTED, catalogue
from game.titles.realms.cards.items import ITEMS, Timing


def test_numbers_run_from_1_to_95() -> None:
    assert [card.number for card in PRINTED] == list(range(1, 72))
    assert [item.number for item in ITEMS] == list(range(72, 96))


def test_base_game_has_ten_suits_of_five_and_three_wild() -> None:
    suits = Counter(card.suit for card in catalogue().cards)
    assert suits.pop(Suit.WILD) == 3
    assert len(suits) == 10
    assert set(suits.values()) == {5}


def test_suits_module_adds_fifteen_cards_to_a_deck_and_moves_the_bell_tower() -> None:
    with_suits = catalogue([Module.SUITS])
    assert len(with_suits.cards) == 53 + 15
    assert with_suits.by_name[Name.BELL_TOWER].number == 60
    assert 3 not in with_suits.by_number
    assert len(with_suits.suits) == 14


def test_hands_hold_seven_cards_and_eight_with_the_suits() -> None:
    assert catalogue().hand_size == 7
    assert catalogue([Module.ITEMS, Module.PROMOS]).hand_size == 7
    assert catalogue([Module.SUITS]).hand_size == 8


@pytest.mark.parametrize(
    "modules", [chosen for size in range(4) for chosen in combinations(Module, size)]
)
def test_a_key_is_unique_within_one_game(modules: tuple[Module, ...]) -> None:
    cards = catalogue(modules).cards
    assert len({card.name for card in cards}) == len(cards)
    assert len({card.number for card in cards}) == len(cards)


def test_a_unique_key_belongs_to_one_card_of_all_sets() -> None:
    everything = (*PRINTED, *ITEMS)
    assert len({card.unique_key for card in everything}) == len(everything)
    for name in {card.name for card in PRINTED}:
        assert any(card.unique_key == name for card in PRINTED)


def test_revised_cards_keep_number_suit_and_strength() -> None:
    base, suits = catalogue(), catalogue([Module.SUITS])
    revised = [card for card in suits.cards if card.number <= 53 and card not in base.cards]
    assert [str(card.name) for card in revised] == [
        "fountain_of_life",
        "great_flood",
        "rangers",
        "necromancer",
        "world_tree",
        "shapeshifter",
        "mirage",
    ]
    for card in revised:
        printed = base.by_name[card.name]
        assert (card.number, card.suit, card.strength) == (
            printed.number,
            printed.suit,
            printed.strength,
        )


def test_eight_items_replace_the_turn() -> None:
    assert Counter(item.timing for item in ITEMS) == {
        Timing.ANY_TIME: 14,
        Timing.REPLACE_TURN: 8,
        Timing.AFTER_TURN: 1,
        Timing.AS_COPIED: 1,
    }
