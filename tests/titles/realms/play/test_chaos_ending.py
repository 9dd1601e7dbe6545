"""Chaos Realms after the clock: cards put aside instead of a discard area."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.engine.contract import TABLE
from game.titles.realms.cards.card import Module
from game.titles.realms.play.actions import Pick
from game.titles.realms.play.advice import best_answer, prospect, worths
from game.titles.realms.play.events import Brought, Event, Searched
from game.titles.realms.play.options import Options, Variant
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import Asks, Phase, State
from game.titles.realms.play.trade_actions import Close
from game.titles.realms.play.trade_events import LookedAside, PutAside

from .positions import begun, number

BASE = Options(3, Variant.CHAOS)
FULL = Options(3, Variant.CHAOS, (Module.SUITS,))
HANDS = [
    "mountain cavern forest earth_elemental swamp rainstorm smoke",
    "whirlwind candle forge lightning rangers enchantress princess",
    "warhorse hydra magic_wand sword_of_keth gem_of_order world_tree unicorn",
]


def closed(options: Options, hands: list[str], top: str = "") -> tuple[State, list[Event]]:
    """The clock runs out with these hands; these cards lie on top of those put aside."""
    start = begun(options)
    placed = tuple(tuple(number(options, key) for key in hand.split()) for hand in hands)
    first = tuple(number(options, key) for key in top.split())
    used = {*first, *(card for hand in placed for card in hand)}
    rest = tuple(card.number for card in options.cards.cards if card.number not in used)
    state = replace(start, hands=placed, deck=(*rest, *reversed(first)))
    return REALMS.apply(state, TABLE, Close(), options.closes)


def with_card(key: str, seat: int = 0) -> list[str]:
    """The hands with this card as the last of a seat's."""
    more = ("castle", "crypt", "chapel")
    hands = [f"{hand} {one}" for hand, one in zip(HANDS, more, strict=True)]
    hands[seat] = f"{HANDS[seat]} {key}"
    return hands


def test_without_cards_that_act_all_hands_are_open_at_once() -> None:
    state, _ = closed(BASE, HANDS)
    assert state.phase is Phase.OVER
    outcome = REALMS.outcome(state)
    assert outcome
    assert len(outcome.scores) == 3


def test_the_leprechaun_draws_the_top_card_put_aside() -> None:
    _, events = closed(FULL, with_card("leprechaun"), "dragon")
    assert Brought(0, number(FULL, "leprechaun"), number(FULL, "dragon"), False) in events


def test_the_genie_may_take_any_card_put_aside() -> None:
    state, events = closed(FULL, with_card("genie"))
    assert Searched(0) in events
    ((prompt,),) = state.stack
    assert prompt.offered == (None, *sorted(state.deck))


def test_the_necromancers_owner_sees_three_cards_put_aside_and_may_take_any() -> None:
    hands = [HANDS[0].replace("smoke", "necromancer"), *HANDS[1:]]
    state, events = closed(BASE, hands, "wildfire king blizzard")
    three = {number(BASE, key) for key in ("wildfire", "king", "blizzard")}
    (looked,) = (event for event in events if isinstance(event, LookedAside))
    assert set(looked.cards) == three
    ((prompt,),) = state.stack
    assert prompt.kind is Asks.BRING
    assert set(prompt.offered) == {None, *three}, "whatever their suits"
    after, told = REALMS.apply(state, 0, Pick(number(BASE, "wildfire")))
    assert number(BASE, "wildfire") in after.hands[0]
    assert len(after.hands[0]) == 8
    (brought,) = (event for event in told if isinstance(event, Brought))
    seen = REALMS.event_for(brought, 1)
    assert isinstance(seen, Brought)
    assert seen.card is None, "the others see it when all hands are revealed"
    assert set(after.deck) == {*state.deck} - {number(BASE, "wildfire")}, "the others go back"


def test_the_necromancers_owner_sees_what_there_is() -> None:
    options = Options(7, Variant.CHAOS)
    keys = [card.name for card in options.cards.cards]
    keys.remove("necromancer")
    keys.insert(0, "necromancer")
    hands = [" ".join(keys[7 * seat : 7 * seat + 7]) for seat in range(7)]
    state, _ = closed(options, hands)
    ((prompt,),) = state.stack
    assert len(prompt.offered) == 4
    state = replace(begun(options), hands=state.hands, deck=state.deck[:2])
    state, _ = REALMS.apply(state, TABLE, Close(), options.closes)
    ((prompt,),) = state.stack
    assert len(prompt.offered) == 3


def test_doing_without_puts_the_three_back() -> None:
    hands = [HANDS[0].replace("smoke", "necromancer"), *HANDS[1:]]
    state, _ = closed(BASE, hands)
    after, _ = REALMS.apply(state, 0, Pick(None))
    assert sorted(after.deck) == sorted(state.deck)
    assert after.phase is Phase.OVER


def test_an_excess_card_joins_those_put_aside_unseen_and_they_are_shuffled() -> None:
    hands = with_card("leprechaun")
    hands[0] = hands[0].replace("smoke", "necromancer")
    state, _ = closed(FULL, hands, "dragon")
    state, _ = REALMS.apply(state, 0, Pick(state.stack[0][0].offered[1]))
    ((prompt,),) = state.stack
    assert prompt.kind is Asks.EXCESS
    assert len(state.hands[0]) == 10
    given = number(FULL, "swamp")
    after, events = REALMS.apply(state, 0, Pick(given))
    assert given in after.deck
    assert after.discard == ()
    assert PutAside(0, given) in events
    assert REALMS.event_for(PutAside(0, given), 1) == PutAside(0, None)
    assert after.chance.position == state.chance.position + 1


def test_undead_count_an_empty_discard_area() -> None:
    state, _ = closed(FULL, with_card("ghoul"))
    assert state.discard == ()
    alone = prospect(REALMS.view(state, 0))
    assert alone
    assert alone.sheet["ghoul"].bonus == 0


def test_the_necromancer_protects_undead_here_too() -> None:
    """A Wildfire blanks nearly everything, but no Undead beside a Necromancer."""
    burning = "wildfire candle forge lightning mountain cavern ghoul"
    without, _ = closed(FULL, [f"{burning} swamp", *with_card("castle")[1:]])
    beside, _ = closed(FULL, [f"{burning} necromancer", *with_card("castle")[1:]])
    blanked = []
    for state in (without, beside):
        found = prospect(REALMS.view(state, 0))
        assert found
        blanked.append(found.sheet["ghoul"].blanked)
    assert blanked == [True, False]


def test_a_tie_goes_to_the_lower_sum_of_base_strengths() -> None:
    state, _ = closed(BASE, HANDS)
    tied = replace(state, scores=((100, 40), (100, 30), (90, 10)))
    outcome = REALMS.outcome(tied)
    assert outcome
    assert outcome.places == (2, 1, 3)


# Advice.


def test_the_best_of_three_is_advised() -> None:
    hands = [HANDS[0].replace("smoke", "necromancer"), *HANDS[1:]]
    state, _ = closed(BASE, hands, "wildfire dragon great_flood")
    view = REALMS.view(state, 0)
    legal = REALMS.legal_actions(state, 0)
    found = {
        action: worth.total
        for action, worth in zip(legal, worths(view, legal), strict=True)
        if worth
    }
    answer = best_answer(view)
    assert answer is not None
    assert found[answer] == max(found.values())


def test_while_the_clock_runs_the_necromancer_promises_the_best_of_three() -> None:
    hands = [HANDS[0].replace("smoke", "necromancer"), *HANDS[1:]]
    start = begun(BASE)
    placed = tuple(tuple(number(BASE, key) for key in hand.split()) for hand in hands)
    held = {card for hand in placed for card in hand}
    rest = tuple(card.number for card in BASE.cards.cards if card.number not in held)
    view = REALMS.view(replace(start, hands=placed, deck=rest), 0)
    found = prospect(view)
    assert found
    assert not found.worth.exact
    assert found.worth.total > found.sheet.total
    without = replace(view, hand=tuple(c for c in view.hand if c != number(BASE, "necromancer")))
    plain = prospect(without)
    assert plain
    assert plain.worth.exact
    assert plain.worth.total == pytest.approx(plain.sheet.total)
