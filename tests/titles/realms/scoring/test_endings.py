"""What Leprechaun, Genie and Necromancer can bring a hand at the end of the game."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from game.titles.realms import Card, Catalogue, Module, best_choices, score_cards
from game.titles.realms.cards.catalogue import catalogue
from game.titles.realms.cards.effects import Source
from game.titles.realms.scoring.batch.endings import LOOKS, Deck, Endings, Looks
from game.titles.realms.scoring.batch.forks import (
    Bits,
    Hand,
    Harvest,
    as_bits,
    best_of_some,
    each,
    is_exact,
    numbers,
)

BASE = catalogue()
ALL = catalogue([Module.SUITS, Module.PROMOS])
NO_DECK = Deck(0, 0)


def bits(keys: str, cards: Catalogue = ALL) -> Bits:
    return as_bits(cards.by_key[key].number for key in keys.split())


def ended(
    hand: str, area: str = "", deck: Deck = NO_DECK, cards: Catalogue = ALL
) -> tuple[float, set[str], bool]:
    """What a hand is worth at the end, which cards it then has, and whether that is certain."""
    harvest = Harvest(cards, 4)
    start = Hand(bits(hand, cards), bits(area, cards))
    node = Endings(harvest, start, deck).go_on(start, deck)
    final = {str(cards.by_number[each].name) for each in numbers(harvest.outcome(node).held)}
    return harvest.value(node), final - set(hand.split()), is_exact(node)


def worth(hand: tuple[Card, ...], area: tuple[Card, ...]) -> int:
    return score_cards(hand, best_choices(hand, ALL, area), ALL, area).total


def total(hand: str, area: str = "") -> int:
    return worth(
        tuple(ALL.by_key[key] for key in hand.split()),
        tuple(ALL.by_key[key] for key in area.split()),
    )


def test_necromancer_takes_the_card_that_pays_most() -> None:
    hand = "necromancer king knights rangers forest light_cavalry elven_archers"
    assert ended(hand, "queen hydra swamp wildfire", cards=BASE)[1] == {"queen"}


def test_necromancer_takes_nothing_if_everything_hurts() -> None:
    hand = "necromancer world_tree king knights hydra smoke candle"
    assert ended(hand, "princess", cards=BASE)[1] == set()


def test_necromancer_takes_only_what_it_may() -> None:
    assert ended("necromancer mountain smoke", "wildfire swamp", cards=BASE)[1] == set()


def test_undead_count_the_area_as_the_necromancer_leaves_it() -> None:
    assert total("necromancer ghoul princess") == 3 + 8 + 10
    assert total("necromancer ghoul", "princess") == 3 + 8 + 4
    assert ended("necromancer ghoul", "princess") == (3 + 8 + 10, {"princess"}, True)


def test_genie_finds_the_necromancer_for_what_lies_in_the_area() -> None:
    hand = "genie king knights rangers light_cavalry elven_archers warlord"
    deck = Deck(bits("necromancer candle"), 2)
    assert ended(hand, "queen", deck)[1:] == ({"necromancer", "queen"}, True)


def test_a_leprechaun_brought_in_by_the_genie_does_not_act() -> None:
    deck = Deck(bits("leprechaun candle"), 2)
    assert ended("genie", "", deck) == (total("genie leprechaun"), {"leprechaun"}, True)


def test_the_top_of_an_unknown_deck_is_worth_its_mean() -> None:
    deck = Deck(bits("king candle swamp"), 1)
    tops = [total(f"leprechaun {top}") for top in ("king", "candle", "swamp")]
    value, brought, exact = ended("leprechaun", "", deck)
    assert value == pytest.approx(sum(tops) / 3)
    assert (brought, exact) == (set(), False)


def test_whoever_knows_the_top_of_the_deck_knows_what_the_leprechaun_brings() -> None:
    deck = Deck(bits("king candle swamp"), 3, top=(bits("swamp"),))
    assert ended("leprechaun", "", deck) == (total("leprechaun swamp"), {"swamp"}, True)


def test_a_card_known_to_lie_deeper_is_not_on_top() -> None:
    deck = Deck(bits("king candle swamp"), 3, top=(0, bits("swamp")))
    tops = [total(f"leprechaun {top}") for top in ("king", "candle")]
    assert ended("leprechaun", "", deck)[0] == pytest.approx(sum(tops) / 2)


def test_what_lies_below_a_drawn_card_comes_next() -> None:
    deck = Deck(bits("king candle swamp forge"), 4, top=(0, bits("swamp"), bits("king")))
    drawn = deck.drawn(bits("candle"), by_chance=True)
    assert (drawn.draws, drawn.size) == (bits("swamp"), 3)
    assert drawn.without(bits("swamp")).draws == bits("king")
    assert drawn.without(bits("forge")).top == (bits("swamp"), bits("king")), "it lay below"
    assert not deck.without(bits("forge")).top, "perhaps it lay above"
    assert not drawn.with_back(bits("candle")).top, "perhaps it lies above"


def test_an_unknown_deck_is_worth_the_mean_of_the_best_it_may_hold() -> None:
    deck = Deck(bits("king candle swamp forge"), 2)
    offers = [total(f"genie {key}") for key in ("king", "candle", "swamp", "forge")]
    best = [max(total("genie"), *pair) for pair in combinations(offers, 2)]
    value, _, exact = ended("genie", "", deck)
    assert value == pytest.approx(sum(best) / len(best))
    assert not exact


def test_an_empty_deck_brings_nothing() -> None:
    assert ended("leprechaun genie") == (total("leprechaun genie"), set(), True)


def test_the_best_of_some_is_the_mean_over_all_that_may_be_drawn() -> None:
    rng = Random(2)
    for size in range(1, 7):
        values = [float(rng.randint(0, 9)) for _ in range(size)]
        for count in range(1, size + 1):
            best = [max(some) for some in combinations(values, count)]
            assert best_of_some(values, count) == pytest.approx(sum(best) / len(best))


def test_the_necromancer_does_as_well_as_trying_everything() -> None:
    rng = Random(4)
    necromancer = ALL.by_key["necromancer"]
    for _ in range(15):
        others = rng.sample([card for card in ALL.cards if card is not necromancer], 17)
        hand, area = (necromancer, *others[:7]), tuple(others[7:])
        allowed = ("army", "leader", "wizard", "beast", "undead")
        tried = {worth(hand, area)} | {
            worth((*hand, card), tuple(other for other in area if other is not card))
            for card in area
            if card.suit.key in allowed
        }
        harvest = Harvest(ALL, 4)
        start = Hand(as_bits(card.number for card in hand), as_bits(card.number for card in area))
        endings = Endings(harvest, start, NO_DECK)
        assert harvest.value(endings.go_on(start, NO_DECK)) == max(tried)


def test_a_card_over_the_limit_is_the_one_least_missed_but_never_one_that_was_used() -> None:
    hand = "genie king queen knights rangers light_cavalry elven_archers warlord dragon mirage"
    harvest, start = Harvest(ALL, 4), Hand(bits(hand), 0)
    endings = Endings(harvest, start, NO_DECK)
    node = endings.shed(start, NO_DECK, bits("genie"), Source.DECK_ANY)
    rest = [
        total(" ".join(other for other in hand.split() if other != gone), gone)
        for gone in hand.split()[1:]
    ]
    assert harvest.value(node) == max(rest)
    assert harvest.outcome(node).held & bits("genie")


@pytest.mark.parametrize("looks", LOOKS, ids=str)
def test_few_cards_tried_stand_well_for_all(looks: Looks) -> None:
    rng = Random(looks.tried)
    for _ in range(5):
        cards = rng.sample(ALL.cards, 8)
        start = Hand(as_bits(card.number for card in cards), 0)
        deck = Deck(as_bits(card.number for card in ALL.cards if card not in cards), 30)
        harvest = Harvest(ALL, 4)
        endings = Endings(harvest, start, deck, looks)
        tried = endings.tried(deck)
        assert len(set(tried)) == len(tried) == min(looks.tried, len(each(deck.may_hold)))
        some, every = (
            [harvest.value(harvest.end(start.held | card, 0)) for card in several]
            for several in (tried, each(deck.may_hold))
        )
        assert abs(sum(some) / len(some) - sum(every) / len(every)) < 30 / looks.tried**0.5


def test_a_large_deck_is_searched_for_its_most_promising_cards() -> None:
    rng = Random(6)
    for _ in range(5):
        cards = [ALL.by_key["genie"], *rng.sample(ALL.cards[:53], 7)]
        start = Hand(as_bits(card.number for card in cards), 0)
        deck = Deck(as_bits(card.number for card in ALL.cards if card not in cards), 30)
        harvest = Harvest(ALL, 4)
        found = harvest.value(Endings(harvest, start, deck).go_on(start, deck))
        without = harvest.value(harvest.end(*start))
        values = [
            max(without, harvest.value(harvest.end(start.held | card, 0)))
            for card in each(deck.may_hold)
        ]
        assert found == pytest.approx(best_of_some(values, 30), abs=2)
