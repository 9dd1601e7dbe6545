"""The rulings on Cursed Items, each by name."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.engine.contract import IllegalAction
from game.titles.realms.cards.items import ITEM_BY_KEY, ItemName
from game.titles.realms.play.actions import (
    TO_DRAW,
    Discard,
    Done,
    Draw,
    Pick,
    Replace,
    Take,
    Use,
)
from game.titles.realms.play.events import Ended, TurnBegan
from game.titles.realms.play.item_events import ItemDiscarded, ItemDrawn, SuitSearched
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import Asks, Covered, Phase, State

from .item_positions import (
    ITEMS,
    ITEMS_AND_SUITS,
    ITEMS_FOR_TWO,
    can_use,
    card,
    cards,
    finishing,
    item,
    items,
    offered,
    picks,
    stalled,
    taken,
    told,
    used,
    with_item,
)
from .positions import AREA as ONE_SHORT
from .positions import PLAIN, begun

# When a card must leave the deck.


def test_when_a_card_must_leave_the_deck_the_rake_is_barred() -> None:
    state = stalled(with_item("rake"))
    assert REALMS.legal_actions(state, 0) == [Draw()]
    with pytest.raises(IllegalAction) as refused:
        told(state, Use())
    assert refused.value.says.key == "illegal-must-draw"


def test_when_a_card_must_leave_the_deck_the_market_wagon_may_only_discard_and_draw() -> None:
    state = used(stalled(with_item("market_wagon")))
    state, _ = told(state, *picks(state, "smoke"), Pick(card(state, "candle")), Pick(None))
    state, _ = told(state, Pick(None))
    assert offered(state) == [TO_DRAW]


def test_a_lantern_without_match_leaves_the_duty_to_the_next_player() -> None:
    state = stalled(with_item("lantern", deck="", area=""))
    weapons = [n for n in state.deck if state.options.cards.by_number[n].suit.key == "weapon"]
    rest = tuple(n for n in state.deck if n not in weapons)
    state = replace(state, deck=(*weapons, *rest))
    state, events = told(state, Use(), Pick("weapon"))
    assert SuitSearched(0, "weapon", rest[:-11:-1], None, found=False) in events
    assert events[-1] == TurnBegan(1, must_draw=True)
    assert state.hands[0] == tuple(cards(state, PLAIN[0])), "hand unchanged, no discard"


def test_winged_boots_do_what_must_be_done_and_the_area_is_free_again() -> None:
    state = used(stalled(with_item("winged_boots")))
    assert Take(card(state, "dragon")) in REALMS.legal_actions(state, 0)


# The end of the game.


def test_winged_boots_before_taking_end_the_game_and_nothing_is_taken() -> None:
    state, events = told(with_item("winged_boots", area=ONE_SHORT, deck="collector"), Use())
    assert Ended() in events
    assert len(state.hands[0]) == 7


def test_winged_boots_after_taking_let_the_player_discard_and_then_it_ends() -> None:
    state = used(taken(with_item("winged_boots", area=ONE_SHORT, deck="necromancer collector")))
    assert state.phase is Phase.DISCARD
    _, events = told(state, Discard(state.hands[0][0]))
    assert Ended() in events


def test_the_sarcophagus_may_end_the_game() -> None:
    state = with_item("sarcophagus", area=ONE_SHORT, others=("rake", "shovel"), deck="collector")
    assert Ended() in told(state, Use())[1]


def test_the_blindfold_still_draws_when_its_discard_ends_the_game() -> None:
    state = used(
        with_item("blindfold", area=ONE_SHORT, others=("rake", "shovel"), deck="collector")
    )
    state, events = told(state, *picks(state, "smoke"))
    assert Ended() in events
    assert card(state, "collector") in state.hands[0]


def test_the_market_wagon_still_draws_when_its_discard_ends_the_game() -> None:
    state = used(with_item("market_wagon", area=ONE_SHORT, deck="collector"))
    state, _ = told(state, *picks(state, "smoke"), Pick(None), Pick(None))
    state, events = told(state, Pick(TO_DRAW))
    assert Ended() in events
    assert card(state, "collector") in state.hands[0]


def test_the_last_discard_ends_the_game_at_once_and_no_item_is_used_any_more() -> None:
    state = taken(with_item("winged_boots", area=ONE_SHORT, deck="collector"))
    state, events = told(state, Discard(state.hands[0][0]))
    assert Ended() in events
    assert not can_use(state)


def test_an_empty_deck_at_the_end_of_a_turn_ends_the_game() -> None:
    state = with_item("winged_boots")
    state = finishing(replace(state, deck=state.deck[-1:]))
    assert state.phase is Phase.FINISH
    assert Ended(for_want_of_cards=True) in told(state, Done())[1]


# What an item needs.


@pytest.mark.parametrize(
    ("key", "enough", "too_few"),
    [
        ("sealed_vault", "dragon blizzard", "dragon"),
        ("gold_mirror", "dragon blizzard wildfire", "dragon blizzard"),
        ("rake", "dragon blizzard", "dragon"),
        ("shovel", "dragon", ""),
    ],
)
def test_an_item_needs_all_the_cards_of_the_area_it_acts_on(
    key: str, enough: str, too_few: str
) -> None:
    assert can_use(with_item(key, area=enough))
    state = with_item(key, area=too_few)
    assert not can_use(state)
    with pytest.raises(IllegalAction) as refused:
        told(state, Use())
    assert refused.value.says.key == "illegal-item-area"


@pytest.mark.parametrize(
    ("key", "needs"),
    [("fishhook", 2), ("cauldron", 3), ("gold_mirror", 3), ("winged_boots", 1), ("sarcophagus", 1)],
)
def test_an_item_needs_all_the_cards_of_the_deck_it_draws(key: str, needs: int) -> None:
    state = with_item(key, others=("rake", "shovel"))
    assert can_use(replace(state, deck=state.deck[-needs:]))
    assert not can_use(replace(state, deck=state.deck[: needs - 1]))


def test_covered_cards_cannot_be_touched_by_shovel_mirror_or_anothers_rake() -> None:
    for key, left in (("shovel", "blizzard"), ("gold_mirror", ""), ("rake", "")):
        state = with_item(key, area="dragon blizzard warship")
        covers = tuple(Covered(each, 1) for each in cards(state, "dragon warship"))
        state = replace(state, covers=covers)
        if left:
            assert offered(used(state)) == list(cards(state, left))
        else:
            assert not can_use(state)


def test_the_owners_rake_may_take_covered_cards() -> None:
    state = with_item("rake", area="dragon blizzard")
    state = replace(state, covers=(Covered(card(state, "dragon"), 0),))
    assert set(offered(used(state))) == set(cards(state, "dragon blizzard"))


def test_prophecy_and_lantern_use_what_there_is() -> None:
    state = with_item("book_of_prophecy")
    state = used(replace(state, deck=state.deck[-2:]))
    assert len(state.knowledge[0].lying) == 2
    assert can_use(replace(with_item("lantern"), deck=state.deck))


def test_the_lens_is_used_only_before_taking() -> None:
    assert can_use(with_item("crystal_lens"))
    assert not can_use(taken(with_item("crystal_lens")))


def test_the_portal_is_used_only_before_discarding() -> None:
    assert can_use(taken(with_item("portal")))
    assert not can_use(finishing(with_item("portal")))


def test_an_item_that_replaces_the_turn_cannot_be_used_once_a_card_was_taken() -> None:
    state = taken(with_item("fishhook"))
    with pytest.raises(IllegalAction) as refused:
        told(state, Use())
    assert refused.value.says.key == "illegal-item-taken"


# The portal and the limit.


def test_a_portal_at_nine_cards_forces_a_discard_which_may_end_the_game() -> None:
    hand = f"{PLAIN[0]} collector light_cavalry"
    state = with_item("portal", hands=[hand, *PLAIN[1:]], area=ONE_SHORT)
    state = replace(state, grown=(2, 0, 0))
    state = taken(used(state))
    assert state.phase is Phase.DISCARD
    _, events = told(state, Discard(state.hands[0][0]))
    assert Ended() in events


def necromancer(grown: int, more: str) -> State:
    """The game has just ended; the first player has grown so much, and has the Necromancer."""
    hand = f"{PLAIN[0].replace('smoke', 'necromancer')} {more}".strip()
    state = with_item(None, hands=[f"{hand} light_cavalry", *PLAIN[1:]], area=ONE_SHORT)
    state = replace(state, grown=(grown, 0, 0), phase=Phase.DISCARD)
    return told(state, Discard(card(state, "light_cavalry")))[0]


def test_without_suits_a_necromancer_that_brings_the_ninth_card_costs_one() -> None:
    state = necromancer(1, "collector")
    state, _ = told(state, *picks(state, "king"))
    ((prompt,),) = state.stack
    assert prompt.kind is Asks.EXCESS
    assert card(state, "necromancer") not in prompt.offered
    state, _ = told(state, *picks(state, "collector"))
    assert len(state.hands[0]) == 8


def test_without_suits_a_hand_of_eight_with_the_necromancers_card_stays() -> None:
    state = necromancer(0, "")
    state, _ = told(state, *picks(state, "king"))
    assert len(state.hands[0]) == 8
    assert state.phase is not Phase.ENDING


def test_two_portals_alone_keep_nine_cards() -> None:
    state = necromancer(2, "collector warlock_lord")
    state, _ = told(state, Pick(None))
    assert len(state.hands[0]) == 9


# Repair Kit, Gloves and Map.


def test_a_repair_kit_with_nothing_face_down_is_replaced_as_soon_as_it_would_lie_there() -> None:
    state = finishing(with_item("shovel", drawable="repair_kit rake"))
    state, events = told(state, Replace())
    assert events[1:4] == [
        ItemDrawn(0, item("repair_kit")),
        ItemDiscarded(0, item("repair_kit")),
        ItemDrawn(0, item("rake")),
    ]


def test_nobody_begins_with_a_repair_kit() -> None:
    kit = item("repair_kit")
    for seed in range(40):
        state = begun(ITEMS, str(seed))
        assert state.items
        assert kit not in state.items.face_up


def test_a_repair_kit_with_only_what_cannot_be_copied_stays_and_is_of_no_use() -> None:
    state = finishing(
        with_item(
            "shovel", used="backpack blindfold", drawable="repair_kit", others=("rake", "spyglass")
        )
    )
    state, _ = told(state, Replace())
    assert state.items
    assert state.items.face_up[0] == item("repair_kit")
    state = replace(state, turn=0)
    assert not can_use(state)


def test_a_copy_takes_the_items_timing() -> None:
    state = with_item("repair_kit", used="rake")
    assert can_use(state)
    assert not can_use(taken(state))
    state = with_item("repair_kit", used="hourglass")
    assert not can_use(state)
    assert can_use(finishing(state))


def test_a_copied_portal_has_its_full_effect_and_only_the_kits_value_counts() -> None:
    state = replace(with_item("repair_kit", used="portal"), grown=(1, 0, 0))
    state = used(state, Pick(item("portal")))
    assert state.grown[0] == 2
    assert state.items
    assert state.items.used[0] == items("portal repair_kit")


def test_only_an_item_usable_now_may_be_taken() -> None:
    state = used(taken(with_item("larcenous_gloves", others=("rake", "shovel"))))
    assert offered(state) == [item("shovel")]
    assert not can_use(taken(with_item("larcenous_gloves", others=("rake", "fishhook"))))


def test_a_stolen_item_that_replaces_the_turn_does_so() -> None:
    state = used(with_item("larcenous_gloves", others=("sarcophagus", "rake")))
    state, _ = told(state, Pick(item("sarcophagus")))
    assert state.turn == 1
    assert state.items
    assert state.items.used[0] == items("larcenous_gloves sarcophagus")


def test_a_stolen_treasure_chest_is_simply_turned_down() -> None:
    state = used(with_item("larcenous_gloves", others=("treasure_chest", "rake")))
    state, _ = told(state, Pick(item("treasure_chest")))
    assert state.items
    assert state.items.used[0] == items("larcenous_gloves treasure_chest")
    assert state.phase is Phase.TAKE


def test_a_stolen_hourglass_gives_a_turn_after_this_one() -> None:
    state = used(with_item("larcenous_gloves", others=("hourglass", "rake")))
    state = finishing(told(state, Pick(item("hourglass")))[0])
    assert state.turn == 0
    assert state.phase is Phase.TAKE
    assert state.items
    assert state.items.face_up[0] is None


def test_a_stolen_repair_kit_may_copy_the_gloves_just_used() -> None:
    state = used(with_item("larcenous_gloves", others=("repair_kit", "winged_boots")))
    state, _ = told(state, Pick(item("repair_kit")))
    assert offered(state) == [item("larcenous_gloves")]
    state, _ = told(state, Pick(item("larcenous_gloves")))
    assert item("winged_boots") in offered(state)
    state, _ = told(state, Pick(item("winged_boots")))
    assert state.items
    assert state.items.used[0] == items("larcenous_gloves repair_kit winged_boots")


def test_a_chain_ends_with_one_replacement() -> None:
    state = with_item("larcenous_gloves", others=("winged_boots", "rake"), drawable="spyglass")
    state = finishing(used(state, Pick(item("winged_boots"))))
    assert state.turn == 1
    assert state.items
    assert state.items.face_up[0] is not None
    assert len(state.item_deck) == len(ITEM_BY_KEY) - 5, "two in use, three face up"


def test_who_was_robbed_replaces_from_his_reserve_first_and_chooses() -> None:
    state = with_item("larcenous_gloves", others=("winged_boots", "rake"))
    assert state.items
    reserve = ((), items("spyglass shovel"), ())
    state = replace(
        state,
        items=replace(state.items, reserve=reserve),
        item_deck=tuple(n for n in state.item_deck if n not in reserve[1]),
    )
    state = used(state, Pick(item("winged_boots")))
    assert REALMS.must_act(state) == (1,)
    state, events = told(state, Pick(item("shovel")))
    assert events[0] == ItemDrawn(1, item("shovel"), from_reserve=True)
    assert state.turn == 0
    assert state.discard[-1] == card(state, "king"), "then the item acts"


def test_gloves_on_a_backpack_the_robbed_player_replaces_first() -> None:
    state = used(
        with_item("larcenous_gloves", others=("backpack", "rake"), drawable="spyglass shovel")
    )
    state, _ = told(state, Pick(item("backpack")))
    assert state.items
    assert state.items.face_up[1] == item("spyglass")
    assert state.items.reserve[0][0] == item("shovel")


def test_a_reserve_cannot_be_stolen() -> None:
    state = with_item("larcenous_gloves", others=("rake", None))
    assert state.items
    reserve = ((), items("winged_boots"), ())
    state = replace(
        state,
        items=replace(state.items, reserve=reserve),
        item_deck=tuple(n for n in state.item_deck if n not in reserve[1]),
    )
    assert offered(used(state)) == [item("rake")]


def test_the_backpack_takes_what_there_is() -> None:
    face_up = ("backpack", "sarcophagus", "blindfold")
    rest = [each.name for each in ITEM_BY_KEY.values() if each.name not in (*face_up, "rake")]
    state = used(with_item("backpack", used=" ".join(rest), drawable="rake"))
    assert state.items
    assert state.items.reserve[0] == items("rake")
    empty = with_item("backpack", used=" ".join([*rest, "rake"]))
    assert not can_use(empty)


def test_the_junkyard_map_uses_what_there_is_but_needs_something() -> None:
    assert not can_use(with_item("junkyard_map"))
    assert can_use(with_item("junkyard_map", discarded="spyglass"))


# Hourglass and vault.


def test_no_extra_turn_if_the_turn_ended_the_game() -> None:
    state = used(
        with_item(
            "larcenous_gloves", others=("hourglass", "rake"), area=ONE_SHORT, deck="collector"
        )
    )
    state = taken(told(state, Pick(item("hourglass")))[0])
    _, events = told(state, Discard(state.hands[0][0]))
    assert Ended() in events


def test_a_cover_ends_when_its_card_leaves_the_area() -> None:
    state = used(with_item("sealed_vault"))
    state, _ = told(state, *picks(state, "dragon", "wildfire"))
    state, _ = told(state, Take(card(state, "dragon")))
    assert state.covers == (Covered(card(state, "wildfire"), 0),)
    state, _ = told(state, Discard(card(state, "dragon")))
    assert Take(card(state, "dragon")) in REALMS.legal_actions(state, 1)


def test_anothers_necromancer_may_not_take_a_covered_card() -> None:
    state = necromancer(0, "")
    assert card(state, "king") in offered(state)
    hand = PLAIN[0].replace("smoke", "necromancer")
    state = with_item(None, hands=[f"{hand} light_cavalry", *PLAIN[1:]], area=ONE_SHORT)
    covers = (Covered(card(state, "king"), 1), Covered(card(state, "dragon"), 0))
    state = replace(state, covers=covers, phase=Phase.DISCARD)
    state, _ = told(state, Discard(card(state, "light_cavalry")))
    assert card(state, "king") not in offered(state)
    assert card(state, "dragon") in offered(state)


def test_covered_cards_still_count_for_the_end() -> None:
    state = taken(with_item(None, area=ONE_SHORT, deck="collector"))
    state = replace(state, covers=(Covered(card(state, "king"), 1),))
    _, events = told(state, Discard(state.hands[0][0]))
    assert Ended() in events


# Two players.


def test_with_two_players_nobody_has_an_item_until_his_hand_is_full() -> None:
    state = begun(ITEMS_FOR_TWO)
    assert state.items
    assert state.items.face_up == (None, None)
    first = state.turn
    while len(state.hands[first]) < 7:
        seat = REALMS.must_act(state)[0]
        state, events = REALMS.apply(state, seat, REALMS.legal_actions(state, seat)[0])
    assert state.items
    assert state.items.face_up[first] is not None
    assert any(isinstance(event, ItemDrawn) for event in events)


def test_the_spyglass_costs_ten_with_two_players() -> None:
    spyglass = ITEM_BY_KEY[ItemName.SPYGLASS]
    assert spyglass.worth(players=2, face_down=1) == -10
    assert spyglass.worth(players=3, face_down=1) == -1


def test_with_two_players_a_larger_hand_is_still_a_full_one() -> None:
    state = with_item("portal", options=ITEMS_FOR_TWO)
    state = used(state)
    state, _ = told(state, Draw())
    assert len(state.hands[0]) == 8, "one card is drawn, not two to choose from"


def test_with_suits_too_items_play_with_eight_cards() -> None:
    state = with_item("rake", options=ITEMS_AND_SUITS)
    state = used(state, *picks(state, "dragon", "wildfire", "dragon", "wildfire"))
    assert len(state.hands[0]) == 8
    assert state.turn == 1
