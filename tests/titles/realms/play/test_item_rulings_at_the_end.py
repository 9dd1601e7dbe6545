"""Rulings on Cursed Items about what must be drawn, how the game ends, and what counts then."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.engine.contract import IllegalAction
from game.titles.realms import score
from game.titles.realms.cards.card import Module
from game.titles.realms.play.actions import Discard, Draw, Pick, Take, Use
from game.titles.realms.play.events import Ended
from game.titles.realms.play.options import Options
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import Covered, Phase, State

from .item_positions import (
    ITEMS_AND_SUITS,
    ITEMS_FOR_TWO,
    can_use,
    card,
    finishing,
    item,
    keys,
    picks,
    stalled,
    taken,
    told,
    used,
    with_item,
)
from .positions import AREA as ONE_SHORT
from .positions import AREA_SUITS as ONE_SHORT_WITH_SUITS
from .positions import PLAIN, PLAIN_SUITS


def answered(state: State) -> State:
    """Whoever is asked something names the Armies, has enough, or picks the first of it."""
    while state.stack:
        seat = REALMS.must_act(state)[0]
        legal = REALMS.legal_actions(state, seat)
        wanted = [pick for pick in (Pick("army"), Pick(None)) if pick in legal]
        state, _ = REALMS.apply(state, seat, (wanted or legal)[0])
    return state


def last_discard(state: State) -> State:
    """The first player draws and discards the card again: the game is over."""
    state = taken(state)
    state, events = told(state, Discard(state.hands[0][-1]))
    assert Ended() in events
    return answered(state)


# When a card must leave the deck.


@pytest.mark.parametrize(
    "key", ["sarcophagus", "blindfold", "staff_of_transmutation", "fishhook", "cauldron", "lantern"]
)
def test_an_item_that_has_a_card_leave_the_deck_will_do_instead_of_drawing(key: str) -> None:
    state = stalled(with_item(key, deck="knights king queen", others=("rake", "shovel")))
    assert REALMS.legal_actions(state, 0) == [Draw(), Use()]
    state = answered(used(state))
    assert state.turn == 1
    assert [each for each in REALMS.legal_actions(state, 1) if isinstance(each, Take)]


@pytest.mark.parametrize("key", ["shovel", "sealed_vault", "crystal_lens", "wishing_ring"])
def test_an_item_that_leaves_the_deck_all_its_cards_does_not_end_the_duty(key: str) -> None:
    state = answered(used(stalled(with_item(key))))
    assert REALMS.legal_actions(state, 0) == [Draw()]


@pytest.mark.parametrize("key", ["winged_boots", "gold_mirror"])
def test_an_item_that_turns_up_cards_of_the_deck_ends_the_duty(key: str) -> None:
    state = answered(used(stalled(with_item(key))))
    assert Take(card(state, "king")) in REALMS.legal_actions(state, 0)


@pytest.mark.parametrize(
    "state",
    [
        with_item("larcenous_gloves", others=("rake", None)),
        with_item("junkyard_map", discarded="rake"),
        with_item("repair_kit", used="rake"),
    ],
    ids=["stolen", "found", "repaired"],
)
def test_when_a_card_must_leave_the_deck_the_rake_is_barred_wherever_it_comes_from(
    state: State,
) -> None:
    assert can_use(state)
    assert not can_use(stalled(state))


# An item does all it does, and only then the cards are counted.


def test_winged_boots_after_the_discard_end_the_game_as_well() -> None:
    short = ONE_SHORT.rsplit(" ", 1)[0]
    state = finishing(with_item("winged_boots", area=short, deck="collector light_cavalry"))
    assert state.phase is Phase.FINISH
    assert Ended() in told(state, Use())[1]


def test_cards_that_an_item_has_taken_out_of_the_area_put_the_end_off() -> None:
    state = with_item("shovel", area=ONE_SHORT, deck="collector")
    state = taken(used(state, *picks(state, "king")))
    state, events = told(state, Discard(state.hands[0][0]))
    assert Ended() not in events
    assert len(state.discard) == len(ONE_SHORT.split())


def test_an_item_that_draws_the_last_card_of_the_deck_ends_the_game() -> None:
    state = with_item("fishhook", area="")
    state = used(replace(state, deck=state.deck[-2:]))
    _, events = told(state, *picks(state, "king", "queen"))
    assert Ended(for_want_of_cards=True) in events


def test_within_a_turn_a_hand_may_hold_more_than_nine_cards() -> None:
    """The limit is applied after the discards of the turn."""
    hand = f"{PLAIN[0]} collector light_cavalry"
    state = replace(with_item("rake", hands=[hand, *PLAIN[1:]]), grown=(2, 0, 0))
    state = used(state, *picks(state, "dragon", "wildfire"))
    assert len(state.hands[0]) == 11
    state, _ = told(state, *picks(state, "smoke", "collector"))
    assert len(state.hands[0]) == 9


def test_no_item_is_used_once_the_game_has_ended() -> None:
    state = taken(with_item("shovel", area=ONE_SHORT, deck="collector"))
    assert can_use(state)
    state, _ = told(state, Discard(state.hands[0][-1]))
    with pytest.raises(IllegalAction):
        REALMS.apply(state, 0, Use())


# What counts in the end.


@pytest.mark.parametrize(
    ("options", "lying", "worth"),
    [
        (ITEMS_AND_SUITS, "", 0),
        (ITEMS_AND_SUITS, "sarcophagus", 5),
        (ITEMS_AND_SUITS, "spyglass", -1),
        (ITEMS_FOR_TWO, "spyglass", -10),
        (ITEMS_AND_SUITS, "treasure_chest rake shovel", -5 - 4 - 2),
        (ITEMS_AND_SUITS, "treasure_chest rake shovel portal", 20 - 4 - 2 - 20),
        (ITEMS_AND_SUITS, "repair_kit portal", -6 - 20),
    ],
)
def test_the_values_of_items_face_down_are_added_to_the_total(
    options: Options, lying: str, worth: int
) -> None:
    suits = Module.SUITS in options.modules
    hands = PLAIN_SUITS if suits else PLAIN
    area = ONE_SHORT_WITH_SUITS if suits else f"{ONE_SHORT} basilisk beastmaster"
    state = with_item(None, options=options, hands=hands, area=area, deck="collector", used=lying)
    state = last_discard(state)
    bare = score(hands[0].split(), modules=[*options.modules], discard=keys(state, state.discard))
    assert state.scores[0][0] == bare.total + worth


def test_an_item_face_up_and_a_reserve_are_not_added() -> None:
    state = with_item("wishing_ring", area=ONE_SHORT, deck="collector", others=("portal", "rake"))
    assert state.items
    laid = (item("lantern"),)
    state = replace(
        state,
        items=replace(state.items, reserve=(laid, (), ())),
        item_deck=tuple(each for each in state.item_deck if each not in laid),
    )
    totals = [total for total, _ in last_discard(state).scores]
    assert totals == [score(hand.split()).total for hand in PLAIN]


def test_covered_cards_count_for_the_undead_of_everybody() -> None:
    hands = [f"{PLAIN[0]} ghoul", *PLAIN_SUITS[1:]]
    area = ONE_SHORT_WITH_SUITS
    state = with_item(None, options=ITEMS_AND_SUITS, hands=hands, area=area, deck="collector")
    totals = []
    for covers in ((), tuple(Covered(each, 1) for each in state.discard)):
        state = replace(state, covers=covers)
        totals.append(last_discard(state).scores[0][0])
    hand, lying = hands[0].split(), [*area.split(), "collector"]
    seen, unseen = (score(hand, modules=("suits",), discard=each).total for each in (lying, []))
    assert totals == [seen, seen]
    assert seen > unseen
