"""Opponents and Cursed Items: used when that gains more than it costs, replaced when useless."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from ai.contract import Budget, decide
from ai.realms.greedy import Greedy
from ai.realms.hands import Realm, best_of_several
from ai.realms.item_values import use_value, usual_turn
from ai.realms.outlook import exact
from game.engine.rng import Rng
from game.titles.realms.play.actions import Action, Done, Pick, Replace, Use
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import Lying, State
from tests.titles.realms.play.item_positions import (
    card,
    finishing,
    item,
    offered,
    picks,
    told,
    used,
    with_item,
)


def greedy(state: State) -> Action:
    """What Greedy does in the seat that must act."""
    seat = REALMS.must_act(state)[0]
    legal = REALMS.legal_actions(state, seat)
    chosen = decide(Greedy(), REALMS.view(state, seat), legal, Budget(), Rng("items"))
    assert chosen.index is not None
    action: Any = legal[chosen.index]
    return action  # type: ignore[no-any-return]


def realm(state: State) -> Realm:
    view = REALMS.view(state, state.turn)
    return Realm(view, exact(view))


def test_a_treasure_chest_is_used_with_three_others_and_replaced_before_that() -> None:
    three = "spyglass crystal_ball backpack"
    assert greedy(finishing(with_item("treasure_chest", used=three))) == Use()
    assert greedy(finishing(with_item("treasure_chest", used="spyglass rake"))) == Replace()


@pytest.mark.parametrize("key", ["spyglass", "book_of_prophecy", "crystal_ball", "backpack"])
def test_what_cannot_improve_a_hand_is_replaced(key: str) -> None:
    assert greedy(with_item(key)) != Use()
    assert greedy(finishing(with_item(key))) == Replace()


@pytest.mark.parametrize("key", ["rake", "fishhook", "cauldron", "portal", "wishing_ring"])
def test_what_may_pay_another_time_is_kept(key: str) -> None:
    state = finishing(with_item(key))
    assert greedy(state) == Done()


def test_the_rake_is_worth_the_best_of_all_pairs_and_discards_less_its_cost() -> None:
    state = with_item("rake", area="king wildfire dragon", deck="")
    mine = realm(state)
    best = -np.inf
    for two in combinations(state.discard, 2):
        hand = (*state.hands[0], *two)
        for gone in combinations(hand, 2):
            kept = tuple(each for each in hand if each not in gone)
            area = tuple(each for each in (*state.discard, *gone) if each not in kept)
            best = max(best, float(mine.values([kept], [area])[0]))
    assert use_value(mine, item("rake")) == best - 4


def test_the_lens_and_the_deck_are_worth_more_than_the_deck_alone() -> None:
    mine = realm(with_item("crystal_lens"))
    assert use_value(mine, item("crystal_lens")) + 2 >= usual_turn(mine)


def test_a_known_top_card_is_drawn_for_what_it_is() -> None:
    state = with_item(None, deck="wildfire", area="")
    top = state.deck[-1]
    lying = Lying(len(state.deck) - 1, top)
    known = replace(state.knowledge[0], lying=(lying,))
    state = replace(state, knowledge=(known, *state.knowledge[1:]))
    mine = realm(state)
    assert mine.in_deck == (top,)
    assert mine.deck_value() == mine.after([top])[0]


def test_the_best_of_three_is_the_mean_over_all_triples() -> None:
    values = np.array([3.0, 1.0, 4.0, 1.5, 9.0, 2.0])
    triples = [max(each) for each in combinations(values, 3)]
    assert best_of_several(values, 3) == pytest.approx(np.mean(triples))
    assert best_of_several(values, 3, at_least=5.0) == pytest.approx(
        np.mean([max(5.0, each) for each in triples])
    )


def test_nothing_is_offered_at_the_market_that_one_would_rather_keep() -> None:
    state = used(with_item("market_wagon"))
    state, _ = told(state, *picks(state, "swamp"))
    seat = REALMS.must_act(state)[0]
    before = realm(replace(state, turn=seat)).value()
    choice = greedy(state)
    assert isinstance(choice, Pick)
    if choice.option is not None:
        hand = tuple(each for each in state.hands[seat] if each != choice.option)
        swapped = (*hand, card(state, "swamp"))
        assert realm(replace(state, turn=seat)).values([swapped], [state.discard])[0] >= before


def test_the_cauldron_keeps_the_best_card_drawn() -> None:
    state = used(with_item("cauldron", deck="knights king warlord"))
    drawn = state.hands[0][-3:]
    rest = state.hands[0][:-3]
    best = drawn[int(realm(replace(state, hands=(rest, *state.hands[1:]))).after(drawn).argmax())]
    while state.using:
        state, _ = told(state, greedy(state))
    assert not ({*drawn} - {best}) & {*state.hands[0]}


def test_every_question_of_an_item_is_answered_with_something_offered() -> None:
    for key in ("crystal_ball", "sealed_vault", "shovel", "gold_mirror", "lantern", "wishing_ring"):
        state = used(with_item(key))
        while state.using:
            choice = greedy(state)
            assert isinstance(choice, Pick)
            assert choice.option in offered(state)
            state, _ = told(state, choice)
