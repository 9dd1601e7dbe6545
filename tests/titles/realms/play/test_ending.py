"""Chapter 7 of the rules and step 1 of chapter 5: the end of the game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.engine.contract import IllegalAction
from game.engine.rng import Rng
from game.titles.realms.play.actions import Discard, Pick
from game.titles.realms.play.events import (
    Brought,
    Declined,
    Discarded,
    Ended,
    Revealed,
    Searched,
    Shown,
)
from game.titles.realms.play.options import Options
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import LAID_OPEN, Asks, Phase, State
from tests.engine.game import move

from .positions import (
    AREA,
    AREA_SUITS,
    BASE,
    FULL,
    PLAIN,
    PLAIN_SUITS,
    act,
    arranged,
    begun,
    ended,
    number,
)

NECROMANCER = [f"{PLAIN[0]} light_cavalry", PLAIN[1].replace("candle", "necromancer"), PLAIN[2]]
GENIE = [f"{PLAIN_SUITS[0]} light_cavalry", f"{PLAIN[1]} genie", PLAIN_SUITS[2]]
LEPRECHAUN = [f"{PLAIN_SUITS[0]} light_cavalry", f"{PLAIN[1]} leprechaun", PLAIN_SUITS[2]]
ALL_THREE = [
    f"{PLAIN[0]} necromancer light_cavalry",
    f"{PLAIN[1]} genie",
    f"{PLAIN[2]} leprechaun",
]


def picking(key: str, options: Options = FULL) -> Pick:
    return Pick(number(options, key))


def question(state: State) -> tuple[int, Asks, str]:
    """Who is asked what, and by which card."""
    assert state.phase is Phase.ENDING
    ((prompt,),) = state.stack
    assert prompt.by is not None
    return prompt.seat, prompt.kind, state.options.cards.by_number[prompt.by].name


def test_the_necromancer_may_take_army_leader_wizard_or_beast() -> None:
    state = ended(BASE, NECROMANCER, AREA)
    assert question(state) == (1, Asks.BRING, "necromancer")
    keys = ("knights", "king", "dragon", "warlord", "empress", "light_cavalry")
    takes = {picking(key, BASE) for key in keys}
    assert set(REALMS.legal_actions(state, 1)) == {Pick(None), *takes}
    state, events = REALMS.apply(state, 1, picking("king", BASE))
    assert events[0] == Brought(1, 28, number(BASE, "king"), openly=True)
    assert len(state.hands[1]) == 8


def test_the_necromancer_may_do_without() -> None:
    state = ended(BASE, NECROMANCER, AREA)
    state, events = REALMS.apply(state, 1, Pick(None))
    assert events[0] == Declined(1, number(BASE, "necromancer"))
    assert len(state.hands[1]) == 7
    assert state.phase in LAID_OPEN


def test_the_leprechaun_draws_the_top_card_then_genie_then_necromancer_act() -> None:
    state = arranged(FULL, ALL_THREE, AREA_SUITS, deck="angel")
    state, events = REALMS.apply(state, 0, Discard(state.hands[0][-1]))
    assert Brought(2, 65, number(FULL, "angel"), openly=False) in events
    assert question(state) == (1, Asks.BRING, "genie")
    assert set(REALMS.legal_actions(state, 1)) == {Pick(None), *map(Pick, state.deck)}
    state = act(state, picking("judge"))
    assert question(state) == (0, Asks.BRING, "necromancer")


def test_what_happens_at_the_end_is_told_in_order() -> None:
    state = arranged(FULL, ALL_THREE, AREA_SUITS, deck="angel")
    thrown = state.hands[0][-1]
    leprechaun, genie = number(FULL, "leprechaun"), number(FULL, "genie")
    _, events = REALMS.apply(state, 0, Discard(thrown))
    assert events == [
        Discarded(0, thrown, was_hidden=True),
        Ended(),
        Shown(2, leprechaun),
        Brought(2, leprechaun, number(FULL, "angel"), openly=False),
        Shown(1, genie),
        Searched(1),
    ]


def test_a_card_known_already_is_not_shown_again_but_the_deck_is_searched_all_the_same() -> None:
    state = arranged(FULL, GENIE, AREA_SUITS)
    state = replace(state, open=((), (number(FULL, "genie"),), ()))
    _, events = REALMS.apply(state, 0, Discard(state.hands[0][-1]))
    assert events[-2:] == [Ended(), Searched(1)]
    assert REALMS.reveals(Searched(1), 1)
    assert not REALMS.reveals(Searched(1), 0)


def test_only_the_genies_owner_sees_the_deck_and_what_comes_of_it() -> None:
    state = ended(FULL, GENIE, AREA_SUITS)
    assert REALMS.view(state, 1).knows.deck == tuple(sorted(state.deck))
    assert REALMS.view(state, 0).knows.deck == ()
    ((seen_by_others,),) = REALMS.view(state, 0).stack
    assert (seen_by_others.kind, seen_by_others.offered) == (Asks.BRING, ())
    _, events = REALMS.apply(state, 1, picking("judge"))
    assert REALMS.event_for(events[0], 0) == Brought(1, 62, None, openly=False)


def test_the_genies_owner_remembers_the_deck_without_what_left_it() -> None:
    hands = [f"{PLAIN[0]} necromancer light_cavalry", *GENIE[1:]]
    state = act(ended(FULL, hands, AREA_SUITS), picking("judge"))
    assert question(state) == (0, Asks.BRING, "necromancer")
    assert REALMS.view(state, 1).knows.deck == tuple(sorted(state.deck))
    assert number(FULL, "judge") not in state.deck


def test_a_genie_or_necromancer_obtained_at_the_end_still_acts() -> None:
    state = ended(FULL, LEPRECHAUN, AREA_SUITS, deck="genie")
    assert question(state) == (1, Asks.BRING, "genie")
    state = act(state, picking("necromancer"))
    assert question(state) == (1, Asks.EXCESS, "genie"), "eight, and Genie, and Necromancer: ten"
    state = act(state, picking("lightning"))
    assert question(state) == (1, Asks.BRING, "necromancer")


def test_a_leprechaun_obtained_from_the_genie_does_not_act() -> None:
    state = ended(FULL, GENIE, AREA_SUITS)
    size = len(state.deck)
    state = act(state, picking("leprechaun"))
    assert len(state.deck) == size - 1
    assert state.phase in LAID_OPEN


def test_no_hand_exceeds_nine_and_a_card_that_was_used_stays() -> None:
    state = ended(FULL, LEPRECHAUN, AREA_SUITS, deck="genie")
    state = act(state, picking("judge"))
    assert question(state) == (1, Asks.EXCESS, "genie")
    allowed = REALMS.legal_actions(state, 1)
    assert picking("judge") in allowed, "a card just drawn may be the one"
    for used in ("genie", "leprechaun"):
        assert picking(used) not in allowed
        with pytest.raises(IllegalAction, match="illegal-not-offered"):
            act(state, picking(used))


def test_a_card_given_up_lies_in_the_discard_area() -> None:
    state = act(ended(FULL, LEPRECHAUN, AREA_SUITS, deck="genie"), picking("judge"))
    thrown = number(FULL, "judge")
    after, events = REALMS.apply(state, 1, Pick(thrown))
    assert events[0] == Discarded(1, thrown, was_hidden=True)
    assert after.discard[-1] == thrown
    assert len(after.hands[1]) == 9


def test_a_genie_that_declined_may_be_given_up() -> None:
    hands = [LEPRECHAUN[0], LEPRECHAUN[1].replace("candle", "necromancer"), LEPRECHAUN[2]]
    state = ended(FULL, hands, AREA_SUITS, deck="genie")
    state = act(state, Pick(None))
    assert question(state) == (1, Asks.BRING, "necromancer")
    state = act(state, picking("king"))
    assert question(state) == (1, Asks.EXCESS, "necromancer")
    assert picking("genie") in REALMS.legal_actions(state, 1)


def test_a_card_that_acts_at_the_end_is_known_to_all() -> None:
    state = ended(FULL, GENIE, AREA_SUITS)
    assert number(FULL, "genie") in REALMS.view(state, 0).open[1]


def test_a_later_necromancer_may_take_what_was_given_up() -> None:
    hands = [f"{PLAIN[0]} necromancer light_cavalry", *LEPRECHAUN[1:]]
    state = ended(FULL, hands, AREA_SUITS, deck="genie")
    state = act(state, picking("judge"), picking("princess"))
    assert question(state) == (0, Asks.BRING, "necromancer")
    assert picking("princess") in REALMS.legal_actions(state, 0)


def test_without_end_of_game_cards_all_hands_are_laid_open_at_once() -> None:
    state = arranged(BASE, [f"{PLAIN[0]} light_cavalry", *PLAIN[1:]], AREA)
    after, events = REALMS.apply(state, 0, Discard(state.hands[0][-1]))
    assert events[1:3] == [Ended(), Revealed(after.hands)]


# What the others can conclude while an end-of-game card acts.

SAMPLES = 60
WITH_NECROMANCER = [
    f"{PLAIN_SUITS[0]} light_cavalry",
    PLAIN_SUITS[1].replace("candle", "necromancer"),
    PLAIN_SUITS[2],
]


def held_unseen(state: State, viewer: int) -> set[int]:
    """Cards that a sample for this seat put into another hand."""
    found: set[int] = set()
    for attempt in range(SAMPLES):
        sampled = REALMS.sample(REALMS.view(state, viewer), Rng("conclude", attempt))
        for seat, hand in enumerate(sampled.hands):
            if seat != viewer:
                found.update(card for card in hand if card not in sampled.open[seat])
    return found


def test_while_the_genie_acts_nobody_can_have_kept_a_leprechaun_back() -> None:
    state = ended(FULL, GENIE, AREA_SUITS)
    assert question(state) == (1, Asks.BRING, "genie")
    unseen = held_unseen(state, 0)
    assert number(FULL, "leprechaun") not in unseen
    assert number(FULL, "necromancer") in unseen, "it has yet to act"


def test_while_the_necromancer_acts_nobody_can_have_kept_a_genie_back() -> None:
    state = ended(FULL, WITH_NECROMANCER, AREA_SUITS)
    assert question(state) == (1, Asks.BRING, "necromancer")
    assert not held_unseen(state, 0) & {number(FULL, "genie"), number(FULL, "leprechaun")}


def test_a_genie_may_be_held_unseen_where_the_deck_was_empty() -> None:
    hands = [*WITH_NECROMANCER[:2], f"{PLAIN[2]} genie"]
    state = arranged(FULL, hands, AREA_SUITS)
    state = replace(state, deck=(), discard=(*state.discard, *state.deck))
    state = act(state, Discard(state.hands[0][-1]))
    assert question(state) == (1, Asks.BRING, "necromancer")
    assert number(FULL, "genie") in held_unseen(state, 0)


def test_the_card_the_genie_brought_may_be_a_leprechaun_and_only_its_owner_may_hold_it() -> None:
    hands = [f"{PLAIN[0]} necromancer light_cavalry", *GENIE[1:]]
    state = act(ended(FULL, hands, AREA_SUITS), picking("leprechaun"))
    assert question(state) == (0, Asks.BRING, "necromancer")
    leprechaun = number(FULL, "leprechaun")
    holders: set[int] = set()
    for attempt in range(300):
        sampled = REALMS.sample(REALMS.view(state, 0), Rng("brought", attempt))
        holders.update(seat for seat, hand in enumerate(sampled.hands) if leprechaun in hand)
    assert holders == {1}


@pytest.mark.parametrize("players", [3, 6])
def test_what_others_conclude_is_true_of_every_match(players: int) -> None:
    """In the true state as in every sample, nobody holds unseen what would have acted before."""
    concluded = 0
    for seed in range(60):
        options = Options(players, modules=FULL.modules)
        state, rng = begun(options, str(seed)), Rng("conclude", seed)
        while state.phase not in LAID_OPEN:
            entry = move(REALMS, state, 0, rng)
            state, _ = REALMS.apply(state, entry.seat, entry.action)
            if state.phase is Phase.ENDING:
                concluded += 1
                views = [REALMS.view(state, seat) for seat in range(players)]
                for each in (state, *(REALMS.sample(view, rng) for view in views)):
                    assert not too_late(each), "it would have acted"
    assert concluded > 20


def too_late(state: State) -> set[str]:
    """End-of-game cards held unseen though their time to act has passed, but for the one card
    that was brought in by the Genie."""
    order = ["leprechaun", "genie", "necromancer"]
    _, _, acting = question(state)
    past = {number(state.options, key): key for key in order[: order.index(acting)]}
    genie_was_used = number(state.options, "genie") in state.used
    return {
        past[card]
        for hand, known in zip(state.hands, state.open, strict=True)
        for card in hand
        if card in past and card not in known
        if not (genie_was_used and number(state.options, "genie") in hand)
        if state.deck
    }
