"""What Adept and Master look at before they move."""

from __future__ import annotations

from copy import deepcopy
from itertools import combinations

import numpy as np
import pytest
from msgspec.structs import replace

from ai.realms.learning.counting import (
    at_a_glance,
    choosers_in,
    exact,
    final_scores,
    in_full,
    listed,
    totals,
    without_choices,
)
from ai.realms.learning.judge import SURE, chances, standing
from ai.realms.learning.memory import Memory
from ai.realms.learning.play import hurried_turn, one_turn
from ai.realms.learning.world import deal
from ai.realms.sampling import sampled, shuffled
from ai.realms.value import draw_while_filling, judge_of, learned
from game.titles.realms.play.actions import Draw
from game.titles.realms.play.options import Options, Variant
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.view import View, unseen

TURNS, DUEL = Options(4), Options(2, Variant.DUEL)


def view_of(options: Options) -> View:
    """The first player's view, somewhere in a match."""
    state, _ = REALMS.setup(options, "ahead")
    while state.turn != 0 or len(state.discard) < 2 or REALMS.must_act(state) != (0,):
        seat = REALMS.must_act(state)[0]
        legal = REALMS.legal_actions(state, seat)
        state, _ = REALMS.apply(state, seat, Draw() if Draw() in legal else legal[0])
    return REALMS.view(state, 0)


@pytest.mark.parametrize("options", [TURNS, DUEL], ids=str)
def test_others_who_are_hurried_nearly_always_play_what_greedy_ones_play(options: Options) -> None:
    slow, alike = deal(options, 12, np.random.default_rng(4)), list[bool]()
    judge, everybody = judge_of(options), np.ones(12, np.bool_)
    for _ in range(3 * options.players):
        quick = deepcopy(slow)
        one_turn(judge, slow, everybody, np.random.default_rng(0))
        hurried_turn(judge, quick, everybody)
        alike += (slow.place == quick.place).all(1).tolist()
    assert np.mean(alike) > 0.9


def test_at_a_glance_hands_without_a_choice_are_exact_and_none_is_thought_too_high() -> None:
    world = deal(TURNS, 60, np.random.default_rng(5))
    hand = listed(world.hands(), 7)
    hands = np.where(hand[:, None] == hand[..., None], 0, hand[:, None]).astype(np.uint8)
    areas, there = hand[..., None], np.ones((60, 7), np.bool_)
    rough, true = at_a_glance(world, hands, areas, there), in_full(world, hands, areas, there)
    assert (rough <= true).all()
    assert (rough == true)[choosers_in(TURNS, hands) == 0].all()
    assert (rough == true)[:, 0].all()


def test_a_hand_before_its_choices_scores_as_if_nothing_was_chosen() -> None:
    world = deal(TURNS, 1, np.random.default_rng(6))
    hand = np.array(
        [[TURNS.cards.by_key[key].number for key in ("mirage", "rangers", "forest")]], np.uint8
    )
    area = np.zeros((1, 1), np.uint8)
    assert choosers_in(TURNS, hand).tolist() == [1]
    assert without_choices(world, hand, area)[0] < exact(world, hand, area)[0]


def test_a_hand_that_was_counted_is_not_counted_again() -> None:
    rng, memory = np.random.default_rng(1), Memory()
    cards = [card.number for card in TURNS.cards.cards]
    hands = np.array([rng.choice(cards, 7, replace=False) for _ in range(40)], np.uint8)
    areas = np.zeros((40, 1), np.uint8)
    counted = totals(TURNS, hands, areas)
    assert (totals(TURNS, hands[:25], areas[:25], memory) == counted[:25]).all()
    assert (totals(TURNS, hands[::-1], areas, memory) == counted[::-1]).all()


def test_shuffled_worlds_have_the_same_hands_and_other_decks() -> None:
    view, rng = view_of(TURNS), np.random.default_rng(2)
    world = sampled(view, 3, rng)
    many = shuffled(view, world, 5, rng)
    assert (many.place == np.repeat(world.place, 5, axis=0)).all()
    assert len(np.unique(many.order, axis=0)) == 15
    assert (np.sort(many.order[:5], axis=1) == np.sort(many.order[0])).all()


def test_two_cards_of_the_deck_are_worth_the_better_of_every_pair() -> None:
    view = view_of(DUEL)
    assert view.filling
    evaluate, best = learned(view), list[float]()
    for pair in combinations(unseen(view), 2):
        hands = np.array([(*view.hand, card) for card in pair], np.uint8)
        areas = np.array([(*view.discard, card) for card in pair[::-1]], np.uint8)
        best.append(max(evaluate(hands, areas)))
    assert draw_while_filling(view) == pytest.approx(np.mean(best), abs=1e-3)


def test_somebody_wins_and_a_lead_tells_the_more_the_fewer_discards_are_left() -> None:
    finals = np.tile(np.array([[130, 120, 90]], np.float32), (len(SURE) + 2, 1))
    found = chances(finals, np.arange(-1, len(SURE) + 1))
    assert found.sum(1) == pytest.approx(1, abs=1e-5)
    assert (found[:, 0] > found[:, 1]).all()
    assert (found[:, 1] > found[:, 2]).all()
    assert (np.diff(found[:, 0]) <= 1e-6).all()


def test_what_everybody_may_hope_for_late_in_a_match_tells_the_final_scores() -> None:
    judge, world = judge_of(TURNS), deal(TURNS, 60, np.random.default_rng(8))
    everybody = np.ones(60, np.bool_)
    while world.discards.max() < TURNS.ending - 2:
        hurried_turn(judge, world, everybody)
    hoped = np.stack([standing(judge, world, seat, True) for seat in range(4)], axis=1)
    while not world.over.all():
        hurried_turn(judge, world, everybody)
    assert np.corrcoef(hoped.ravel(), final_scores(world).ravel())[0, 1] > 0.7


def test_a_world_is_made_up_of_what_the_view_knows() -> None:
    view = view_of(TURNS)
    world = sampled(view, 5, np.random.default_rng(9))
    assert (world.hands(0)[:, list(view.hand)]).all()
    assert (world.in_area[:, list(view.discard)]).all()
    for seat, size in enumerate(view.sizes):
        assert (world.hands(seat).sum(1) == size).all()
        assert world.hands(seat)[:, list(view.known(seat))].all()
    assert world.order.shape[1] == view.deck_size


def test_hands_of_others_get_better_the_longer_a_match_lasts() -> None:
    view = view_of(TURNS)
    cards = (*view.discard, *unseen(view))

    def mean(discards: int) -> float:
        left = view.deck_size + len(view.discard) - discards
        there = replace(view, discard=cards[:discards], deck_size=left)
        world = sampled(there, 20, np.random.default_rng(3))
        hands = np.concatenate([listed(world.hands(seat), 7) for seat in (1, 2, 3)])
        return float(totals(TURNS, hands, np.zeros((len(hands), 1), np.uint8)).mean())

    assert mean(8) > mean(5) + 10 > mean(2) + 20
