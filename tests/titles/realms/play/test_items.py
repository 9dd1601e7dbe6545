"""Chapter 8 of the rules: what each Cursed Item does."""

from __future__ import annotations

import pytest

from game.engine.contract import IllegalAction
from game.titles.realms import best_choices, score_cards
from game.titles.realms.cards.items import ITEM_BY_KEY, ITEMS, Item
from game.titles.realms.cards.steps import Zone
from game.titles.realms.play.actions import (
    TO_DRAW,
    Discard,
    Done,
    Draw,
    Pick,
    Player,
    Put,
    Replace,
    Take,
    Use,
)
from game.titles.realms.play.advice import before, prospect, worths
from game.titles.realms.play.events import Discarded, Drew, TurnBegan
from game.titles.realms.play.item_events import (
    Buried,
    CardCovered,
    DeckShuffled,
    HandGrew,
    ItemDiscarded,
    ItemDrawn,
    ItemTaken,
    ItemUsed,
    KeptOwn,
    LaidAside,
    Looked,
    Offered,
    PlaysAgain,
    PutBack,
    ShowedCards,
    SuitSearched,
    Swapped,
    TurnedUp,
    Wished,
)
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import Asks, Covered, Lying, Phase, State

from .item_positions import (
    can_use,
    card,
    cards,
    finishing,
    item,
    items,
    offered,
    picks,
    taken,
    told,
    used,
    with_item,
)
from .positions import PLAIN


def lies(state: State) -> tuple[int | None, ...]:
    assert state.items
    return state.items.face_up


def face_down(state: State, seat: int = 0) -> tuple[int, ...]:
    assert state.items
    return state.items.used[seat]


# The turn.


def test_an_item_may_be_left_replaced_or_used_and_at_the_end_one_lies_face_up() -> None:
    state = finishing(with_item("winged_boots", drawable="rake"))
    assert REALMS.legal_actions(state, 0) == [Replace(), Done(), Use()]
    assert lies(told(state, Done())[0]) == lies(state)
    replaced, events = told(state, Replace())
    assert events == [
        ItemDiscarded(0, item("winged_boots")),
        ItemDrawn(0, item("rake")),
        TurnBegan(1),
    ]
    assert replaced.items
    assert replaced.items.discard == items("winged_boots")
    used_up, events = told(state, Use())
    assert ItemUsed(0, item("winged_boots")) in events
    assert ItemDrawn(0, item("rake")) in events
    assert face_down(used_up) == items("winged_boots")
    assert used_up.turn == 1


def test_an_item_is_replaced_only_at_the_end_of_the_turn() -> None:
    state = with_item("winged_boots")
    assert Replace() not in REALMS.legal_actions(state, 0)
    with pytest.raises(IllegalAction):
        told(state, Replace())
    assert Replace() not in REALMS.legal_actions(taken(state), 0)


def test_one_item_a_turn_whoever_has_used_one_is_through_with_the_discard() -> None:
    state = used(with_item("winged_boots", drawable="shovel"))
    assert not can_use(state)
    state = taken(state)
    assert not can_use(state)
    state, events = told(state, Discard(state.hands[0][0]))
    assert state.turn == 1
    assert ItemDrawn(0, item("shovel")) in events


def test_an_empty_item_deck_is_made_of_the_discarded_ones() -> None:
    others = [each.name for each in ITEMS]
    for gone in ("winged_boots", "sarcophagus", "blindfold", "rake", "shovel"):
        others.remove(ITEM_BY_KEY[gone].name)
    state = with_item("winged_boots", used=" ".join(others), discarded="rake shovel")
    assert not state.item_deck
    state, _ = told(finishing(state), Replace())
    assert state.items
    assert lies(state)[0] in items("rake shovel winged_boots")
    assert len(state.item_deck) == 2
    assert not state.items.discard


def test_without_any_item_left_there_is_none_and_the_turn_ends_with_the_discard() -> None:
    face_up = ("winged_boots", "sarcophagus", "blindfold")
    rest = [each.name for each in ITEMS if each.name not in face_up]
    state = used(with_item("winged_boots", used=" ".join(rest)))
    state = finishing(state)
    assert lies(state)[0] is None
    assert state.turn == 1


# Looking.


def test_the_spyglass_shows_one_other_hand_to_its_user_alone() -> None:
    state = with_item("spyglass")
    state, events = told(state, Use(), Pick(Player(2)))
    look = Looked(0, Zone.HAND, state.hands[2], 2)
    assert look in events
    assert REALMS.event_for(look, 1) == Looked(0, Zone.HAND, (), 2)
    assert REALMS.view(state, 0).known(2) == state.hands[2]
    assert REALMS.view(state, 1).known(2) == ()


def test_the_book_of_prophecy_shows_the_bottom_seven_in_their_order() -> None:
    state, events = told(with_item("book_of_prophecy"), Use())
    assert Looked(0, Zone.DECK_BOTTOM, state.deck[:7]) in events
    knows = REALMS.view(state, 0).knows
    assert knows.lying == tuple(Lying(place, state.deck[place]) for place in range(7))


def test_the_crystal_lens_shows_the_top_card_before_one_decides_where_to_take_from() -> None:
    state, events = told(with_item("crystal_lens"), Use())
    assert events[-1] == Looked(0, Zone.DECK_TOP, cards(state, "king"))
    assert Draw() in REALMS.legal_actions(state, 0)
    assert REALMS.view(state, 0).knows.lying[-1].card == card(state, "king")


def test_the_crystal_ball_makes_all_others_show_their_cards_of_a_suit_to_everyone() -> None:
    state = used(with_item("crystal_ball"))
    assert "wild" not in offered(state)
    state, events = told(state, Pick("flame"))
    flames = cards(state, "candle forge lightning")
    assert events[1:] == [ShowedCards(1, flames), ShowedCards(2, ())]
    for seat in range(3):
        assert REALMS.view(state, seat).open[1] == flames


# Moving cards.


def test_the_sarcophagus_puts_the_top_card_into_the_area_and_the_turn_is_over() -> None:
    state, events = told(with_item("sarcophagus", others=("rake", "shovel")), Use())
    assert TurnedUp(0, card(state, "king")) in events
    assert state.discard[-1] == card(state, "king")
    assert state.turn == 1


def test_the_blindfold_discards_first_and_then_draws() -> None:
    state = used(with_item("blindfold", others=("rake", "shovel")))
    state, events = told(state, *picks(state, "smoke"))
    assert events[:2] == [
        Discarded(0, card(state, "smoke"), True),
        Drew(0, card(state, "king")),
    ]
    assert state.turn == 1


def test_the_shovel_puts_a_card_of_the_area_under_the_deck_before_all_eyes() -> None:
    state = used(with_item("shovel"))
    state, events = told(state, *picks(state, "wildfire"))
    wildfire = card(state, "wildfire")
    assert events == [Buried(0, wildfire)]
    assert state.deck[0] == wildfire
    for seat in range(3):
        assert Lying(0, wildfire) in REALMS.view(state, seat).knows.lying


def test_winged_boots_put_the_top_card_into_the_area() -> None:
    state = used(with_item("winged_boots"))
    assert state.discard[-1] == card(state, "king")
    assert Take(card(state, "king")) in REALMS.legal_actions(state, 0)


def test_the_staff_puts_three_or_more_under_the_deck_and_draws_as_many() -> None:
    state = used(with_item("staff_of_transmutation"))
    state, events = told(state, *picks(state, "mountain", "cavern"))
    assert None not in offered(state), "at least three"
    assert events == [PutBack(0, card(state, "cavern"), on_top=False)]
    state, _ = told(state, *picks(state, "forest"))
    assert None in offered(state)
    after, events = told(state, Pick(None))
    assert after.deck[:3] == cards(state, "forest cavern mountain"), "in the order chosen"
    assert after.hands[0][-3:] == cards(state, "king queen empress")
    assert len(after.hands[0]) == 7
    assert after.turn == 1


def test_the_staff_ends_by_itself_when_the_whole_hand_is_under_the_deck() -> None:
    state = used(with_item("staff_of_transmutation"))
    for each in state.hands[0]:
        state, _ = told(state, Pick(each))
    assert len(state.hands[0]) == 7
    assert state.turn == 1


def test_the_rake_takes_two_of_the_area_then_two_are_discarded() -> None:
    state = used(with_item("rake"))
    state, _ = told(state, *picks(state, "dragon", "wildfire"))
    assert len(state.hands[0]) == 9
    state, _ = told(state, *picks(state, "dragon", "smoke"))
    assert len(state.hands[0]) == 7
    assert state.discard[-2:] == cards(state, "dragon smoke")
    assert state.turn == 1


def test_the_fishhook_draws_two_then_two_are_discarded() -> None:
    state, events = told(with_item("fishhook"), Use())
    assert events[1:] == [Drew(0, card(state, "king")), Drew(0, card(state, "queen"))]
    state, _ = told(state, *picks(state, "king", "smoke"))
    assert state.hands[0][-1] == card(state, "queen")
    assert state.turn == 1


def test_the_gold_mirror_changes_three_cards_of_the_area_for_the_top_three() -> None:
    state = used(with_item("gold_mirror"))
    state, events = told(state, *picks(state, "dragon", "blizzard", "wildfire"))
    assert state.discard == cards(state, "warship king queen empress")
    assert state.deck[:3] == cards(state, "wildfire blizzard dragon")
    assert [event for event in events if isinstance(event, TurnedUp)] == [
        TurnedUp(0, each) for each in cards(state, "king queen empress")
    ]
    assert state.phase is Phase.TAKE


def test_the_cauldron_draws_three_puts_two_of_them_on_or_under_the_deck_and_discards_one() -> None:
    state = used(with_item("cauldron"))
    assert len(state.hands[0]) == 10
    king, queen, empress = cards(state, "king queen empress")
    assert set(offered(state)) == {
        Put(each, on_top) for each in (king, queen, empress) for on_top in (True, False)
    }
    state, _ = told(state, Pick(Put(queen, True)))
    assert {put.card for put in offered(state) if isinstance(put, Put)} == {king, empress}
    state, events = told(state, Pick(Put(king, False)))
    assert (state.deck[-1], state.deck[0]) == (queen, king)
    assert REALMS.event_for(events[0], 1) == PutBack(0, None, on_top=False)
    state, _ = told(state, Pick(empress))
    assert len(state.hands[0]) == 7
    assert state.turn == 1


def test_the_lantern_draws_until_the_named_suit_comes_and_shuffles_the_rest_back() -> None:
    state = used(with_item("lantern"))
    before = set(state.deck)
    state, events = told(state, Pick("army"))
    knights = card(state, "knights")
    rest = cards(state, "king queen empress warlord")
    found = SuitSearched(0, "army", rest, knights, found=True)
    assert found in events
    assert REALMS.event_for(found, 1) == SuitSearched(0, "army", rest, None, found=True)
    assert set(state.deck) == before - {knights}
    assert knights not in offered(state), "another card is discarded"
    state, _ = told(state, *picks(state, "smoke"))
    assert knights in state.hands[0]
    assert state.turn == 1


def test_the_wishing_ring_puts_any_card_of_the_deck_on_top_and_shuffles_after_the_turn() -> None:
    hands = [PLAIN[0].replace("rainstorm", "light_cavalry"), *PLAIN[1:]]
    state = used(with_item("wishing_ring", hands=hands))
    assert set(offered(state)) == set(state.deck)
    state, events = told(state, *picks(state, "rainstorm"))
    (wish,) = [event for event in events if isinstance(event, Wished)]
    assert state.deck[-1] == wish.card
    assert REALMS.event_for(wish, 1) == Wished(0, None)
    state = taken(state)
    assert state.hands[0][-1] == wish.card
    state, events = told(state, Discard(state.hands[0][0]))
    assert DeckShuffled() in events
    assert state.turn == 1


# Other players.


def test_the_market_wagon_swaps_a_card_shown_for_one_of_those_offered() -> None:
    state = used(with_item("market_wagon"))
    state, _ = told(state, *picks(state, "smoke"))
    assert REALMS.must_act(state) == (1,)
    state, events = told(state, *picks(state, "candle"))
    assert events == [Offered(1, card(state, "candle"))]
    state, _ = told(state, Pick(None))
    assert REALMS.must_act(state) == (2,)
    state, _ = told(state, *picks(state, "hydra", "unicorn", "world_tree"))
    assert REALMS.must_act(state) == (0,), "three are the most"
    assert set(offered(state)) == {None, TO_DRAW, *cards(state, "candle hydra unicorn world_tree")}
    state, events = told(state, *picks(state, "hydra"))
    assert events[0] == Swapped(0, card(state, "smoke"), 2, card(state, "hydra"))
    assert card(state, "hydra") in state.hands[0]
    assert card(state, "smoke") in state.hands[2]
    assert state.turn == 1


def test_at_the_market_the_card_may_be_kept_or_discarded_for_one_from_the_deck() -> None:
    state = used(with_item("market_wagon"))
    state, _ = told(state, *picks(state, "smoke"), Pick(None), Pick(None))
    kept, events = told(state, Pick(None))
    assert events[0] == KeptOwn(0, card(state, "smoke"))
    assert kept.hands == state.hands
    drawn, events = told(state, Pick(TO_DRAW))
    assert events[:2] == [Discarded(0, card(state, "smoke")), Drew(0, card(state, "king"))]
    assert drawn.hands[0][-1] == card(state, "king")


def test_larcenous_gloves_take_anothers_item_and_use_it_while_he_draws_a_new_one() -> None:
    state = used(with_item("larcenous_gloves", others=("winged_boots", "shovel"), drawable="rake"))
    state, events = told(state, Pick(item("winged_boots")))
    assert events == [
        ItemTaken(0, item("winged_boots"), 1),
        ItemDrawn(1, item("rake")),
        TurnedUp(0, card(state, "king")),
    ]
    assert face_down(state) == items("larcenous_gloves winged_boots")
    assert lies(state) == (None, item("rake"), item("shovel"))


def test_the_junkyard_map_uses_one_of_the_three_topmost_discarded_items() -> None:
    state = used(with_item("junkyard_map", discarded="spyglass winged_boots shovel crystal_ball"))
    assert set(offered(state)) == set(items("winged_boots shovel crystal_ball"))
    state, events = told(state, Pick(item("winged_boots")))
    assert events[0] == ItemTaken(0, item("winged_boots"), None)
    assert state.items
    assert state.items.discard == items("spyglass shovel crystal_ball")
    assert face_down(state) == items("junkyard_map winged_boots")


def test_the_repair_kit_uses_an_item_again_and_only_the_kit_is_turned_down() -> None:
    state = used(with_item("repair_kit", used="winged_boots treasure_chest"))
    assert offered(state) == [item("winged_boots")]
    state, events = told(state, Pick(item("winged_boots")))
    assert events[0] == ItemUsed(0, item("winged_boots"), again=True)
    assert state.discard[-1] == card(state, "king")
    assert face_down(state) == items("winged_boots treasure_chest repair_kit")


# What stays.


def test_the_backpack_lays_three_aside_and_the_next_replacements_come_from_them() -> None:
    state, events = told(with_item("backpack", drawable="rake shovel spyglass"), Use())
    assert events[-1] == LaidAside(0, items("rake shovel spyglass"))
    state = finishing(state)
    assert REALMS.must_act(state) == (0,)
    assert offered(state) == list(items("rake shovel spyglass"))
    state, events = told(state, Pick(item("shovel")))
    assert events[0] == ItemDrawn(0, item("shovel"), from_reserve=True)
    assert state.items
    assert state.items.reserve[0] == items("rake spyglass")
    assert state.turn == 1


def test_the_sealed_vault_keeps_two_cards_for_its_owner_alone() -> None:
    state = used(with_item("sealed_vault"))
    state, events = told(state, *picks(state, "dragon", "wildfire"))
    dragon, wildfire = cards(state, "dragon wildfire")
    assert events == [CardCovered(0, wildfire)]
    assert state.covers == (Covered(dragon, 0), Covered(wildfire, 0))
    assert Take(dragon) in REALMS.legal_actions(state, 0)
    state = finishing(state)
    legal = REALMS.legal_actions(state, 1)
    assert Take(dragon) not in legal
    assert Take(card(state, "blizzard")) in legal
    with pytest.raises(IllegalAction) as refused:
        told(state, Take(dragon))
    assert refused.value.says.key == "illegal-covered"


def test_the_treasure_chest_is_worth_25_more_with_three_others_face_down() -> None:
    chest = ITEM_BY_KEY["treasure_chest"]
    assert chest.worth(players=4, face_down=3) == -5
    assert chest.worth(players=4, face_down=4) == 20
    _, events = told(with_item("treasure_chest"), Use())
    assert events == [ItemUsed(0, item("treasure_chest"))]


def test_the_portal_makes_the_hand_one_larger_instead_of_a_discard() -> None:
    before = with_item("portal")
    state, events = told(before, Use())
    assert HandGrew(0, 8) in events
    state = taken(state)
    assert state.turn == 1, "nothing is discarded"
    assert len(state.hands[0]) == 8
    state, _ = told(taken(before), Use())
    assert (state.turn, len(state.hands[0])) == (1, 8)


def test_the_hourglass_gives_another_turn_and_is_replaced_only_after_that() -> None:
    state, events = told(finishing(with_item("hourglass", drawable="rake")), Use())
    assert events[-2:] == [PlaysAgain(0), TurnBegan(0)]
    assert lies(state)[0] is None
    assert not can_use(state)
    state, events = told(taken(state), Discard(state.hands[0][0]))
    assert ItemDrawn(0, item("rake")) in events
    assert state.turn == 1


@pytest.mark.parametrize("each", ITEMS, ids=lambda each: each.name)
def test_every_item_can_be_used_by_somebody_sometime(each: Item) -> None:
    others = [key for key in ("winged_boots", "spyglass") if key != each.name]
    state = with_item(
        each.name,
        others=(others[0], None),
        used="" if each.name == "rake" else "rake",
        discarded="" if each.name == "shovel" else "shovel",
    )
    assert can_use(state) or can_use(finishing(state))


# What a hand is worth.


def test_face_down_items_count_in_what_a_hand_is_worth() -> None:
    plain, cursed = with_item(None), with_item(None, used="sarcophagus rake")
    found = [prospect(REALMS.view(state, 0)) for state in (plain, cursed)]
    assert found[0]
    assert found[1]
    assert found[1].worth.total == found[0].worth.total + 5 - 4
    assert found[1].sheet.total == found[1].worth.total


def test_after_the_discard_nothing_has_come_that_the_hand_could_be_compared_with() -> None:
    state = finishing(used(with_item("backpack", drawable="rake shovel spyglass")))
    assert REALMS.must_act(state) == (0,), "which item comes next is asked"
    view = REALMS.view(state, 0)
    now = prospect(view)
    assert now
    assert before(view) == now.worth


def test_a_larger_hand_needs_no_discard_and_is_worth_all_its_cards() -> None:
    view = REALMS.view(used(with_item("portal")), 0)
    (worth,) = worths(view, [Take(view.discard[0])])
    assert worth
    hand = (*view.hand, view.discard[0])
    by_number = view.options.cards.by_number
    cards = tuple(by_number[each] for each in hand)
    area = tuple(by_number[each] for each in view.discard[1:])
    choices = best_choices(cards, view.options.cards, area, 3)
    assert worth.total == score_cards(cards, choices, view.options.cards, area, 3).total - 20


def test_a_prompt_names_the_item_that_asks() -> None:
    state = used(with_item("shovel"))
    ((prompt,),) = state.stack
    assert (prompt.kind, prompt.by) == (Asks.BURY, item("shovel"))
