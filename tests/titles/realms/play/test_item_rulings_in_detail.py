"""Rulings on Cursed Items that say more of one item, each by name."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.engine.contract import IllegalAction
from game.titles.realms.play.actions import Discard, Done, Pick, Put, Replace, Use
from game.titles.realms.play.events import Ended
from game.titles.realms.play.item_events import Offered, PlaysAgain, ShowedCards, SuitSearched
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import Covered

from .item_positions import (
    card,
    cards,
    finishing,
    item,
    offered,
    picks,
    taken,
    told,
    used,
    with_item,
)
from .positions import PLAIN

WITH_WILD = (PLAIN[0], PLAIN[1].replace("candle", "doppelganger"), PLAIN[2])


def test_outside_scoring_a_wild_has_its_printed_suit_and_is_not_shown_for_another() -> None:
    state = used(with_item("crystal_ball", hands=WITH_WILD))
    assert "wild" not in offered(state)
    _, events = told(state, Pick("flame"))
    assert ShowedCards(1, cards(state, "forge lightning")) in events


def test_a_wild_is_never_the_card_a_lantern_looks_for() -> None:
    state = used(with_item("lantern", deck="mirage shapeshifter knights"))
    _, events = told(state, Pick("army"))
    passed = cards(state, "mirage shapeshifter")
    assert SuitSearched(0, "army", passed, card(state, "knights"), found=True) in events


def test_a_lantern_without_a_match_leaves_the_hand_and_nothing_is_discarded() -> None:
    state = with_item("lantern", deck="king queen empress warlord mirage rainstorm")
    lands = [n for n in state.deck if state.options.cards.by_number[n].suit.key == "weapon"]
    rest = tuple(n for n in state.deck if n not in lands)
    state = replace(state, deck=(*lands, *rest))
    after, _ = told(state, Use(), Pick("weapon"))
    assert after.hands == state.hands
    assert after.discard == state.discard
    assert set(after.deck) == set(state.deck)
    assert after.turn == 1


def test_the_card_a_lantern_keeps_is_shown_to_nobody_else() -> None:
    state, _ = told(with_item("lantern"), Use(), Pick("army"))
    for seat in (1, 2):
        view = REALMS.view(state, seat)
        assert card(state, "knights") not in (*view.open[0], *view.knows.in_deck)


def test_the_staff_takes_at_most_eight_cards_of_a_larger_hand() -> None:
    hand = f"{PLAIN[0]} knights dragon"
    state = with_item("staff_of_transmutation", area="", hands=(hand, *PLAIN[1:]))
    state = used(replace(state, grown=(2, 0, 0)))
    for each in state.hands[0][:8]:
        assert state.turn == 0
        state, _ = told(state, Pick(each))
    assert state.turn == 1
    assert len(state.hands[0]) == 9


def test_offers_at_the_market_are_made_clockwise_from_its_user() -> None:
    state = with_item(None, others=("market_wagon", "rake"))
    state = used(finishing(state), Pick(state.hands[1][0]))
    assert REALMS.must_act(state) == (2,)
    state, _ = told(state, Pick(None))
    assert REALMS.must_act(state) == (0,)


def test_offers_at_the_market_are_open_and_binding() -> None:
    state = used(with_item("market_wagon"))
    state, _ = told(state, *picks(state, "smoke"))
    state, events = told(state, *picks(state, "candle"))
    assert REALMS.event_for(events[0], 2) == Offered(1, card(state, "candle"))
    assert card(state, "candle") in REALMS.view(state, 2).open[1]
    assert card(state, "candle") not in offered(state), "it stays offered"
    with pytest.raises(IllegalAction):
        told(state, *picks(state, "candle"))


def test_at_the_market_one_card_is_swapped_at_most_and_the_turn_is_over() -> None:
    state = used(with_item("market_wagon"))
    state, _ = told(state, *picks(state, "smoke", "candle", "forge"), Pick(None), Pick(None))
    state, _ = told(state, *picks(state, "candle"))
    assert card(state, "forge") in state.hands[1]
    assert state.turn == 1


def test_two_cards_of_the_cauldron_go_to_one_end_in_the_order_chosen() -> None:
    state = used(with_item("cauldron"))
    king, queen, empress = cards(state, "king queen empress")
    state, _ = told(state, Pick(Put(queen, True)), Pick(Put(king, True)))
    assert state.deck[-2:] == (queen, king)
    assert empress in state.hands[0]


def test_in_the_extra_turn_of_the_hourglass_there_is_no_item() -> None:
    state, events = told(finishing(with_item("hourglass", drawable="rake")), Use())
    assert PlaysAgain(0) in events
    for later in (state, taken(state)):
        legal = REALMS.legal_actions(later, 0)
        assert not {Use(), Replace(), Done()} & set(legal)


def test_an_hourglass_of_the_own_turn_is_of_no_use_once_the_game_has_ended() -> None:
    state = with_item("hourglass", area=" ".join(("dragon blizzard wildfire warship king queen",
                      "empress warlord knights")), deck="collector")  # fmt: skip
    _, events = told(taken(state), Discard(state.hands[0][0]))
    assert Ended() in events
    assert not any(isinstance(event, PlaysAgain) for event in events)


def test_covered_cards_stay_public() -> None:
    state = with_item(None, others=("rake", "shovel"))
    state = replace(state, covers=(Covered(card(state, "dragon"), 0),))
    for seat in range(3):
        assert card(state, "dragon") in REALMS.view(state, seat).discard


def test_that_somebody_lacked_a_suit_is_not_remembered() -> None:
    before = with_item("crystal_ball")
    state = used(before, Pick("flame"))
    assert not [each for each in state.knowledge[0].held if each.seat == 2]
    assert REALMS.view(state, 0).open[2] == ()


@pytest.mark.parametrize("key", ["shovel", "gold_mirror"])
def test_what_goes_under_the_deck_from_the_area_is_known_to_all(key: str) -> None:
    state = used(with_item(key))
    chosen = ("dragon",) if key == "shovel" else ("dragon", "blizzard", "wildfire")
    state, _ = told(state, *picks(state, *chosen))
    for seat in range(3):
        lying = {each.card for each in REALMS.view(state, seat).knows.lying}
        assert lying == set(cards(state, " ".join(chosen)))


def test_where_the_cauldrons_cards_went_is_known_to_its_user_alone() -> None:
    state = used(with_item("cauldron"))
    king, queen, _ = cards(state, "king queen empress")
    state, _ = told(state, Pick(Put(queen, True)), Pick(Put(king, False)))
    assert {each.card for each in state.knowledge[0].lying} == {queen, king}
    assert state.knowledge[1].lying == ()


def test_the_replacement_of_a_backpack_is_the_first_of_the_three_and_one_chooses_each() -> None:
    state = used(with_item("backpack", drawable="rake shovel portal"))
    state, _ = told(taken(state), Discard(state.hands[0][0]))
    assert set(offered(state)) == {item("rake"), item("shovel"), item("portal")}
    state, _ = told(state, Pick(item("portal")))
    assert state.items
    assert state.items.face_up[0] == item("portal")
    assert set(state.items.reserve[0]) == {item("rake"), item("shovel")}
