"""How far the rulings on Cursed Items reach: every moment, every way to obtain one, every count."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.engine.contract import BadOptions, IllegalAction
from game.engine.seats import Seat
from game.engine.table import Table
from game.titles.realms.cards.card import Module
from game.titles.realms.cards.items import ITEM_BY_KEY
from game.titles.realms.play.actions import Discard, Done, Draw, Pick, Put, Replace, Take, Use
from game.titles.realms.play.advice import prospect
from game.titles.realms.play.events import Ended
from game.titles.realms.play.item_events import DeckShuffled, PlaysAgain
from game.titles.realms.play.options import Options, Variant
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import Covered, Phase, State

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
from .positions import AREA as ONE_SHORT
from .positions import begun

UNCOPIED = ("backpack", "sarcophagus", "blindfold", "treasure_chest")


def with_reserve(state: State, keys: str) -> State:
    """The first player has laid these items aside before."""
    laid = items(keys)
    assert state.items
    reserve = (laid, *state.items.reserve[1:])
    deck = tuple(each for each in state.item_deck if each not in laid)
    return replace(state, items=replace(state.items, reserve=reserve), item_deck=deck)


# The start and the score.


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everybody_begins_with_one_item_face_up_and_none_used(players: int) -> None:
    state = begun(Options(players, modules=(Module.ITEMS,)))
    assert state.items
    assert len({each for each in state.items.face_up if each is not None}) == players
    assert state.items.used == ((),) * players
    assert len(state.item_deck) + len(state.items.discard) == len(ITEM_BY_KEY) - players


def test_there_are_no_items_in_chaos_realms() -> None:
    options = Options(4, Variant.CHAOS, (Module.ITEMS,))
    with pytest.raises(BadOptions):
        Table(REALMS, options, "x", tuple(Seat(str(n)) for n in range(4)))


def test_one_may_keep_the_own_item_turn_after_turn() -> None:
    state = with_item("winged_boots", others=("rake", "shovel"))
    for _ in range(state.options.players):
        state, _ = told(finishing(state), Done())
    assert state.turn == 0
    assert state.items
    assert state.items.face_up == (item("winged_boots"), item("rake"), item("shovel"))


def test_an_item_face_up_and_a_reserve_score_nothing() -> None:
    none, some = with_item(None), with_reserve(with_item("wishing_ring"), "portal lantern")
    worth = [prospect(REALMS.view(state, 0)) for state in (none, some)]
    assert worth[0]
    assert worth[1]
    assert worth[0].worth.total == worth[1].worth.total


def test_in_a_tie_items_are_not_compared() -> None:
    """A used item changes what a player has, not the strength of the cards that decides a tie."""
    plain = taken(with_item(None, area=ONE_SHORT, deck="collector"))
    cursed = taken(with_item(None, area=ONE_SHORT, deck="collector", used="wishing_ring"))
    scored = []
    for state in (plain, cursed):
        ended, events = told(state, Discard(card(state, "collector")))
        assert Ended() in events
        while REALMS.must_act(ended):
            seat = REALMS.must_act(ended)[0]
            ended, _ = REALMS.apply(ended, seat, REALMS.legal_actions(ended, seat)[0])
        scored.append(ended.scores[0])
    (total, strengths), (less, as_strong) = scored
    assert less == total - 30
    assert as_strong == strengths


# When an item can be used.


def test_an_item_of_any_time_is_used_before_taking_between_and_after_the_discard() -> None:
    state = with_item("shovel")
    for moment in (state, taken(state), finishing(state)):
        assert can_use(moment)


@pytest.mark.parametrize("key", ["sarcophagus", "blindfold", "fishhook"])
def test_on_the_very_first_turn_an_item_that_replaces_it_will_do_instead_of_drawing(
    key: str,
) -> None:
    state = with_item(key, area="", others=("rake", "shovel"))
    assert REALMS.legal_actions(state, 0) == [Draw(), Use()]


def test_on_the_very_first_turn_a_card_that_winged_boots_turned_up_may_be_taken() -> None:
    """Who starts draws because nothing else is there, and now there is something."""
    state = used(with_item("winged_boots", area=""))
    king = card(state, "king")
    assert REALMS.legal_actions(state, 0) == [Draw(), Take(king)]


def test_whoever_finds_only_cards_covered_by_others_must_draw() -> None:
    state = with_item(None, area="dragon blizzard")
    state = replace(state, covers=tuple(Covered(each, 1) for each in state.discard))
    assert REALMS.legal_actions(state, 0) == [Draw()]


def test_with_an_empty_deck_there_is_nothing_to_prophesy() -> None:
    state = with_item("book_of_prophecy")
    last = taken(replace(state, deck=state.deck[-1:]))
    assert not last.deck
    with pytest.raises(IllegalAction) as refused:
        told(last, Use())
    assert refused.value.says.key == "illegal-deck-empty"


def test_the_lantern_makes_do_with_a_deck_of_fewer_than_ten_but_needs_a_card() -> None:
    state = with_item("lantern")
    two = replace(state, deck=cards(state, "knights king"))
    found, _ = told(two, Use(), Pick("army"))
    assert card(state, "knights") in found.hands[0]
    with pytest.raises(IllegalAction) as refused:
        told(replace(state, deck=()), Use())
    assert refused.value.says.key == "illegal-deck-empty"


def test_wild_cannot_be_named_for_the_lantern() -> None:
    assert "wild" not in offered(used(with_item("lantern")))


def test_the_prophecy_leaves_the_deck_in_its_order() -> None:
    state = with_item("book_of_prophecy")
    assert used(state).deck == state.deck


def test_a_covered_card_cannot_be_covered_again() -> None:
    state = with_item("sealed_vault", area="dragon blizzard warship")
    for owner in (0, 1):
        covered = replace(state, covers=(Covered(card(state, "dragon"), owner),))
        assert set(offered(used(covered))) == set(cards(state, "blizzard warship"))
    two = tuple(Covered(each, 1) for each in cards(state, "dragon warship"))
    assert not can_use(replace(state, covers=two))


# Items obtained from elsewhere.


@pytest.mark.parametrize("key", UNCOPIED)
def test_the_repair_kit_uses_none_of_these_again(key: str) -> None:
    others = ("rake", "spyglass")
    assert not can_use(with_item("repair_kit", used=key, others=others))
    state = used(with_item("repair_kit", used=f"{key} winged_boots", others=others))
    assert offered(state) == [item("winged_boots")]


def test_a_copied_vault_covers_two_cards_more() -> None:
    state = used(with_item("repair_kit", used="sealed_vault"), Pick(item("sealed_vault")))
    state, _ = told(state, *picks(state, "dragon", "wildfire"))
    assert state.covers == tuple(Covered(each, 0) for each in cards(state, "dragon wildfire"))


def test_a_copied_hourglass_gives_another_turn() -> None:
    state = finishing(with_item("repair_kit", used="hourglass"))
    state, events = told(state, Use(), Pick(item("hourglass")))
    assert PlaysAgain(0) in events
    assert state.turn == 0
    assert state.items
    assert state.items.face_up[0] is None


def test_a_copy_of_an_item_that_replaces_the_turn_does_so() -> None:
    state = used(with_item("repair_kit", used="fishhook"), Pick(item("fishhook")))
    state, _ = told(state, *picks(state, "king", "queen"))
    assert state.turn == 1


def test_who_is_robbed_gets_no_repair_kit_with_nothing_face_down() -> None:
    state = with_item("larcenous_gloves", others=("winged_boots", "rake"),
                      drawable="repair_kit shovel")  # fmt: skip
    state = used(state, Pick(item("winged_boots")))
    assert state.items
    assert state.items.face_up[1] == item("shovel")
    assert item("repair_kit") in state.items.discard


def test_the_map_takes_only_what_is_usable_now() -> None:
    state = with_item("junkyard_map", discarded="rake fishhook shovel")
    assert set(offered(used(state))) == set(items("rake fishhook shovel"))
    assert offered(used(taken(state))) == [item("shovel")]
    assert not can_use(taken(with_item("junkyard_map", discarded="rake fishhook")))


def test_an_item_from_the_map_that_replaces_the_turn_does_so_and_both_count() -> None:
    state = used(with_item("junkyard_map", discarded="fishhook"), Pick(item("fishhook")))
    state, _ = told(state, *picks(state, "king", "queen"))
    assert state.turn == 1
    assert state.items
    assert state.items.used[0] == items("junkyard_map fishhook")


def test_a_treasure_chest_from_the_map_is_simply_turned_down() -> None:
    state = with_item("junkyard_map", discarded="treasure_chest")
    state = used(state, Pick(item("treasure_chest")))
    assert state.items
    assert state.items.used[0] == items("junkyard_map treasure_chest")
    assert state.phase is Phase.TAKE


def test_an_hourglass_from_the_map_gives_a_turn_after_this_one() -> None:
    state = used(with_item("junkyard_map", discarded="hourglass"), Pick(item("hourglass")))
    state = finishing(state)
    assert (state.turn, state.phase) == (0, Phase.TAKE)


def test_a_repair_kit_from_the_map_may_copy_the_map_just_used() -> None:
    state = used(
        with_item("junkyard_map", discarded="winged_boots repair_kit"), Pick(item("repair_kit"))
    )
    assert offered(state) == [item("junkyard_map")]
    state, _ = told(state, Pick(item("junkyard_map")), Pick(item("winged_boots")))
    assert state.items
    assert state.items.used[0] == items("junkyard_map repair_kit winged_boots")
    assert state.discard[-1] == card(state, "king")


def test_a_chain_may_be_as_long_as_there_are_items_and_ends_with_one_replacement() -> None:
    """The Map takes the Gloves, which take the Kit, which uses the Map again, to use Boots."""
    state = with_item(
        "junkyard_map",
        others=("repair_kit", "rake"),
        discarded="winged_boots larcenous_gloves",
        drawable="spyglass portal",
    )
    chain = ("larcenous_gloves", "repair_kit", "junkyard_map", "winged_boots")
    state = finishing(used(state, *[Pick(item(key)) for key in chain]))
    assert state.turn == 1
    assert state.items
    assert state.items.used[0] == items("junkyard_map larcenous_gloves repair_kit winged_boots")
    assert state.items.face_up[:2] == (item("portal"), item("spyglass")), "one for each"


def test_the_next_three_replacements_come_from_the_backpack_and_the_fourth_from_the_deck() -> None:
    state = with_item("backpack", drawable="rake shovel spyglass fishhook", others=(None, None))
    state = finishing(used(state))
    choices = [[Pick(item("rake"))], [Pick(item("shovel"))], [], []]
    came = []
    for chosen in choices:
        state, _ = told(state, *chosen)
        assert state.items
        came.append(state.items.face_up[0])
        state = finishing(replace(state, turn=0, phase=Phase.TAKE))
        state, _ = told(state, Replace())
    assert tuple(came) == items("rake shovel spyglass fishhook"), "the last of three by itself"


# What is shuffled, and what is known.


def test_after_a_wish_the_deck_is_shuffled_even_if_the_game_ends_with_the_turn() -> None:
    state = with_item("wishing_ring", area=ONE_SHORT, deck="collector")
    state = taken(used(state, Pick(state.deck[0])))
    _, events = told(state, Discard(state.hands[0][0]))
    assert DeckShuffled() in events
    assert Ended() in events


def test_the_card_shown_at_the_market_is_known_to_all() -> None:
    state = used(with_item("market_wagon"))
    state, _ = told(state, *picks(state, "smoke"), Pick(None), Pick(None), Pick(None))
    assert state.turn == 1
    for seat in (1, 2):
        assert card(state, "smoke") in REALMS.view(state, seat).known(0)


def test_what_the_ring_showed_is_known_to_be_in_the_deck_though_a_card_joins_it_unseen() -> None:
    """Whoever knows the whole deck then knows only what was there before."""
    state = with_item("wishing_ring", others=("staff_of_transmutation", "rake"))
    state = used(state, Pick(state.deck[0]))
    state, _ = told(state, Take(card(state, "dragon")), Discard(state.hands[0][0]))
    seen = set(state.deck)
    assert set(state.knowledge[0].in_deck) == seen
    buried = state.hands[1][0]
    state = used(state, Pick(buried))
    assert set(state.knowledge[0].in_deck) == seen
    assert len(state.deck) == len(seen) + 1


def test_what_lies_on_the_deck_is_known_no_more_once_a_card_was_put_on_it_unseen() -> None:
    """The user of the Cauldron alone knows what is on top of what another had seen there."""
    state = used(with_item("crystal_lens", others=("cauldron", "rake")))
    state, _ = told(state, Take(card(state, "dragon")), Discard(state.hands[0][0]))
    assert [each.card for each in state.knowledge[0].lying] == [card(state, "king")]
    state = used(state)
    king, queen, empress = cards(state, "king queen empress")
    assert {each.card for each in state.knowledge[0].held} == {king}
    state, _ = told(state, Pick(Put(king, True)), Pick(Put(queen, False)))
    assert state.knowledge[0].lying == ()
    assert not state.knowledge[0].held
    assert {each.card for each in state.knowledge[1].lying} == {king, queen}
    assert empress in state.hands[1]
