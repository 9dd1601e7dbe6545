"""What a hand is said to be worth while an item is at work can be reached."""

from __future__ import annotations

import pytest

from game.titles.realms import Module, score
from game.titles.realms.play.actions import Action, Draw, Pick, Put, Take
from game.titles.realms.play.advice import Prospect, before, items_worth, prospect, worths
from game.titles.realms.play.options import Options, Variant
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import State

from .item_positions import card, keys, taken, told, used, with_item

AREA = "blizzard warship"
HANDS = (
    "mountain cavern forest earth_elemental swamp warhorse smoke",
    "whirlwind candle forge lightning rangers enchantress king",
    "hydra magic_wand sword_of_keth gem_of_order world_tree queen empress",
)


def foreseen(state: State, after: Action | None = None) -> Prospect:
    found = prospect(REALMS.view(state, 0), after)
    assert found
    return found


def best_answer(state: State) -> float:
    """The worth of the best answer to what an item asks."""
    legal = REALMS.legal_actions(state, 0)
    return max(worth.total for worth in worths(REALMS.view(state, 0), legal) if worth)


def best_by_playing(state: State) -> int:
    """The most that the seat's answers lead to, each of them tried."""
    if not state.using:
        hand, area = keys(state, state.hands[0]), keys(state, state.discard)
        return score(hand, discard=area).total + items_worth(REALMS.view(state, 0))
    answers = (each for each in REALMS.legal_actions(state, 0) if isinstance(each, Pick))
    return max(best_by_playing(told(state, answer)[0]) for answer in answers)


def stirred() -> State:
    """The cauldron has drawn three cards that would all like to stay together."""
    return used(
        with_item("cauldron", deck="unicorn elven_longbow princess", area=AREA, hands=HANDS)
    )


def test_of_the_cards_the_cauldron_draws_only_one_is_counted_with() -> None:
    state = stirred()
    assert state.using
    drawn = {state.options.cards.by_number[each] for each in state.using.drawn}
    promised = foreseen(state).worth.total
    while state.using:
        now = foreseen(state)
        assert len(drawn.intersection(now.sheet.standing.cards)) == 1
        assert now.worth.total == promised == best_by_playing(state)
        assert now.after is not None
        state, _ = told(state, now.after)
    assert best_by_playing(state) == promised


def test_a_card_given_back_is_worth_what_is_still_possible_after_it() -> None:
    state = stirred()
    for name in ("unicorn", "elven_longbow", "princess"):
        back = Pick(Put(card(state, name), on_top=False))
        after, _ = told(state, back)
        assert foreseen(state, back).worth == foreseen(after).worth
    assert best_answer(state) == foreseen(state).worth.total


def test_the_card_the_lantern_brings_is_not_supposed_to_be_discarded() -> None:
    state = used(with_item("lantern", deck="wildfire", area=AREA, hands=HANDS))
    state, _ = told(state, Pick("flame"))
    assert foreseen(state).worth.total == best_answer(state) == best_by_playing(state)


@pytest.mark.parametrize("own", ["fishhook", "cauldron", "rake"])
def test_what_an_item_brings_is_compared_with_what_one_had_before_it_was_used(own: str) -> None:
    state = with_item(own, deck="unicorn elven_longbow princess", area=AREA, hands=HANDS)
    had, asked = foreseen(state).worth, 0
    state = used(state)
    while state.using:
        asked += 1
        assert before(REALMS.view(state, 0)) == had
        state, _ = told(state, REALMS.legal_actions(state, 0)[0])
    assert asked > 1


def lucky() -> State:
    """A hand with a card that draws another in the end, and a card that searches the deck within
    reach."""
    options = Options(2, Variant.DUEL, (Module.SUITS, Module.ITEMS))
    return with_item(
        "junkyard_map",
        options=options,
        others=("crystal_lens",),
        discarded="repair_kit fishhook staff_of_transmutation",
        hands=(
            "castle princess dwarvish_infantry dark_queen specter leprechaun rangers empress",
            "demon water_elemental forge candle smoke swamp warship hydra",
        ),
        area="magic_wand earth_elemental knights beastmaster island judge ghoul genie",
    )


def test_to_use_an_item_costs_what_it_is_worth_whatever_cards_are_unknown() -> None:
    state = lucky()
    assert foreseen(used(state)).worth.total == pytest.approx(foreseen(state).worth.total - 3)


def test_what_is_promised_for_a_discard_comes_of_it_whatever_cards_are_unknown() -> None:
    state = lucky()
    taken, _ = told(state, Take(card(state, "knights")))
    best = foreseen(taken)
    assert best.after
    assert foreseen(state, Take(card(state, "knights"))).worth == best.worth
    finishing, _ = told(taken, best.after)
    assert foreseen(finishing).worth.total == pytest.approx(best.worth.total)


def test_nobody_else_learns_what_the_user_of_an_item_held() -> None:
    state = used(with_item("fishhook"))
    own, other = (REALMS.view(state, seat).using for seat in (0, 1))
    assert own
    assert own.stood
    assert own.stood.hand
    assert other
    assert other.stood is None


def test_a_wish_is_worth_the_hand_after_drawing_it() -> None:
    state = used(with_item("wishing_ring", area=AREA, hands=HANDS))
    view, legal = REALMS.view(state, 0), REALMS.legal_actions(state, 0)
    foretold = dict(zip(legal, worths(view, legal), strict=True))
    for wish in (Pick(card(state, name)) for name in ("dragon", "great_flood", "wildfire")):
        after, _ = told(state, wish, Draw())
        assert foretold[wish] == foreseen(after).worth
    stood = before(view)
    assert stood
    assert stood.total == items_worth(view) + 30 + score(HANDS[0].split()).total


def test_a_wish_after_the_card_was_taken_promises_nothing() -> None:
    state = used(taken(with_item("wishing_ring", area=AREA, hands=HANDS)))
    legal = REALMS.legal_actions(state, 0)
    assert not any(worths(REALMS.view(state, 0), legal))
