"""The best use of Genie and Necromancer at the end of the game."""

from __future__ import annotations

from random import Random

from game.titles.realms import Card, Module, best_choices, score_cards
from game.titles.realms.cards.catalogue import catalogue
from game.titles.realms.cards.effects import Source
from game.titles.realms.scoring.batch.endings import best_excess, best_extra_card

BASE = catalogue()
ALL = catalogue([Module.SUITS, Module.PROMOS])


def base(keys: str) -> tuple[Card, ...]:
    return tuple(BASE.by_key[key] for key in keys.split())


def full(keys: str) -> tuple[Card, ...]:
    return tuple(ALL.by_key[key] for key in keys.split())


def worth(hand: tuple[Card, ...], area: tuple[Card, ...]) -> int:
    return score_cards(hand, best_choices(hand, ALL, area), ALL, area).total


def test_necromancer_takes_the_card_that_pays_most() -> None:
    hand = base("necromancer king knights rangers forest light_cavalry elven_archers")
    taken = best_extra_card(hand[0], hand, BASE, base("queen hydra swamp wildfire"), 4)
    assert taken is BASE.by_key["queen"]


def test_necromancer_takes_nothing_if_everything_hurts() -> None:
    hand = base("necromancer world_tree king knights hydra smoke candle")
    assert best_extra_card(hand[0], hand, BASE, base("princess"), 4) is None


def test_necromancer_takes_only_what_it_may() -> None:
    hand = base("necromancer mountain smoke")
    assert best_extra_card(hand[0], hand, BASE, base("wildfire swamp"), 4) is None


def test_undead_count_the_area_as_the_necromancer_leaves_it() -> None:
    hand = full("necromancer ghoul")
    area = full("princess")
    assert worth((*hand, *area), ()) == 3 + 8 + 10
    assert worth(hand, area) == 3 + 8 + 4
    assert best_extra_card(hand[0], hand, ALL, area, 4) is ALL.by_key["princess"]


def test_genie_finds_the_necromancer_for_what_lies_in_the_area() -> None:
    hand = full("genie king knights rangers light_cavalry elven_archers warlord")
    genie = hand[0]
    deck = full("necromancer candle")
    taken = best_extra_card(genie, hand, ALL, full("queen"), 4, deck)
    assert taken is ALL.by_key["necromancer"]


def test_best_extra_card_is_as_good_as_trying_them_all() -> None:
    rng = Random(4)
    necromancer = ALL.by_key["necromancer"]
    for _ in range(15):
        others = rng.sample([card for card in ALL.cards if card is not necromancer], 17)
        hand, area = (necromancer, *others[:7]), tuple(others[7:])
        taken = best_extra_card(necromancer, hand, ALL, area, 4)
        allowed = ("army", "leader", "wizard", "beast", "undead")
        tried = {worth(hand, area)} | {
            worth((*hand, card), tuple(other for other in area if other is not card))
            for card in area
            if card.suit.key in allowed
        }
        got = (*hand, taken) if taken else hand
        assert worth(got, tuple(card for card in area if card is not taken)) == max(tried)


def test_an_excess_card_is_the_one_least_missed_but_never_one_that_was_used() -> None:
    hand = base("necromancer king queen knights rangers light_cavalry elven_archers dragon")
    given = best_excess(Source.DISCARD, hand, BASE, (), 4, used=hand[:1])
    rest = [
        score_cards(tuple(c for c in hand if c is not card), {}, BASE).total for card in hand[1:]
    ]
    kept = tuple(card for card in hand if card is not given)
    assert score_cards(kept, {}, BASE).total == max(rest)
    assert given is not hand[0]
