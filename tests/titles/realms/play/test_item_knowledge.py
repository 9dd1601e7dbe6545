"""What Cursed Items show is known to those who saw it, until it may no longer be true."""

from __future__ import annotations

from game.titles.realms.play.actions import Discard, Pick, Player, Take
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import Held, Lying

from .item_positions import card, cards, finishing, picks, taken, told, used, with_item


def test_what_a_look_showed_is_forgotten_when_it_may_no_longer_be_true() -> None:
    state = used(with_item("spyglass", others=("staff_of_transmutation", "rake")), Pick(Player(1)))
    state = finishing(state)
    assert Held(1, state.hands[1][0]) in state.knowledge[0].held
    state = used(state, Pick(state.hands[1][0]))
    assert not [each for each in state.knowledge[0].held if each.seat == 1]


def test_whoever_knows_the_top_card_knows_who_draws_it() -> None:
    state = used(with_item("crystal_lens"))
    state, _ = told(state, *[Take(card(state, "dragon"))], Discard(state.hands[0][0]))
    state = taken(state)
    assert state.knowledge[0].held == (Held(1, card(state, "king")),)
    assert state.knowledge[2].held == ()


def test_after_a_shuffle_nobody_knows_where_cards_lie_only_that_they_are_there() -> None:
    state = used(with_item("book_of_prophecy", others=("wishing_ring", "rake")))
    seen = tuple(sorted(each.card for each in state.knowledge[0].lying))
    state = used(finishing(state), Pick(state.deck[0]))
    assert state.knowledge[0].lying == ()
    assert state.knowledge[0].deck == seen
    state = taken(state)
    assert state.knowledge[0].deck == (), "it may have been any of them"


def test_shovel_and_mirror_are_known_to_all_staff_and_cauldron_to_their_user() -> None:
    state = used(with_item("staff_of_transmutation"))
    state, _ = told(state, *picks(state, "mountain", "cavern", "forest"), Pick(None))
    assert [each.card for each in state.knowledge[0].lying] == list(
        cards(state, "forest cavern mountain")
    )
    assert state.knowledge[1].lying == ()


def test_after_the_ring_its_user_knows_the_decks_set_until_a_card_leaves_it_unseen() -> None:
    state = with_item("wishing_ring")
    state = used(state, Pick(state.deck[0]))
    state, _ = told(state, Take(card(state, "dragon")), Discard(state.hands[0][0]))
    assert state.knowledge[0].in_deck == tuple(sorted(state.deck))
    assert taken(state).knowledge[0].in_deck == ()


def test_a_lanterns_cards_are_known_to_be_in_the_deck_by_all() -> None:
    state = used(with_item("lantern"), Pick("army"))
    for seat in range(3):
        assert set(cards(state, "king queen empress warlord")) <= set(state.knowledge[seat].in_deck)


def test_a_card_that_becomes_open_is_nobodys_private_knowledge() -> None:
    state = used(with_item("spyglass", others=("crystal_ball", "market_wagon")), Pick(Player(2)))
    state = used(finishing(state), Pick("beast"))
    beasts = cards(state, "warhorse hydra unicorn")
    assert set(beasts) <= set(state.open[2])
    assert not [each for each in state.knowledge[0].held if each.card in beasts]


def test_the_rings_user_alone_knows_what_lies_on_top_until_the_deck_is_shuffled() -> None:
    state = with_item("wishing_ring", others=("rake", "shovel"))
    wish = state.deck[0]
    state = used(state, Pick(wish))
    top = len(state.deck) - 1
    assert Lying(top, wish) in REALMS.view(state, 0).knows.lying
    assert REALMS.view(state, 1).knows.lying == ()
    state = finishing(state)
    assert state.turn == 1
    assert state.knowledge[0].lying == ()


def test_what_was_offered_at_the_market_is_known_to_all_whoever_holds_it_now() -> None:
    state = used(with_item("market_wagon"))
    state, _ = told(state, *picks(state, "smoke", "candle", "forge"), Pick(None), Pick(None))
    state, _ = told(state, *picks(state, "candle"))
    candle, forge, smoke = cards(state, "candle forge smoke")
    for seat in range(3):
        opened = REALMS.view(state, seat).open
        assert candle in opened[0]
        assert {forge, smoke} <= set(opened[1])
