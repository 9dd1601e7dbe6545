"""Chapters 2 and 3 of the rules: the turn game, ties, and the two-player game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.engine.contract import IllegalAction
from game.titles.realms.cards.card import Module
from game.titles.realms.play.actions import Discard, Draw, Pick, Take
from game.titles.realms.play.events import Discarded, DrewTwo, Ended, Kept, TurnBegan
from game.titles.realms.play.options import Options, Variant
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import PLAYING, Asks, Phase, Prompt, State

from .positions import SUITS, act, begun

# Chapter 2: the turn game.


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everybody_is_dealt_seven_cards_and_eight_with_the_suits(players: int) -> None:
    assert {len(hand) for hand in begun(Options(players)).hands} == {7}
    assert {len(hand) for hand in begun(Options(players, modules=SUITS)).hands} == {8}


def test_the_first_player_is_chosen_at_random() -> None:
    firsts = {begun(Options(6), str(seed)).turn for seed in range(60)}
    assert firsts == set(range(6))


def test_the_first_turn_must_take_from_the_deck_as_the_area_is_empty() -> None:
    state = begun(Options(3))
    assert REALMS.legal_actions(state, state.turn) == [Draw()]


def test_a_turn_takes_one_card_and_discards_one() -> None:
    state = begun(Options(3))
    first = state.turn
    state = act(state, Draw())
    assert len(state.hands[first]) == 8
    thrown = state.hands[first][0]
    state = act(state, Discard(thrown))
    assert state.discard == (thrown,)
    assert state.turn == (first + 1) % 3
    assert REALMS.legal_actions(state, state.turn) == [Draw(), Take(thrown)]


def test_the_card_just_taken_may_be_discarded() -> None:
    state = begun(Options(3))
    state = act(state, Draw())
    drawn = state.hands[state.turn][-1]
    assert Discard(drawn) in REALMS.legal_actions(state, state.turn)


def test_a_card_taken_openly_stays_known_until_discarded() -> None:
    state = begun(Options(3))
    state = act(state, Draw(), Discard(state.hands[state.turn][0]))
    taker, card = state.turn, state.discard[0]
    state = act(state, Take(card))
    other = (taker + 1) % 3
    assert REALMS.view(state, other).open[taker] == (card,)
    state = act(state, Discard(card))
    assert REALMS.view(state, other).open[taker] == ()


@pytest.mark.parametrize(("modules", "size"), [((), 10), (SUITS, 12)])
def test_the_game_ends_at_once_when_the_area_is_full(
    modules: tuple[Module, ...], size: int
) -> None:
    state = begun(Options(3, modules=modules))
    for _ in range(size - 1):
        state = act(state, Draw())
        state = act(state, Discard(state.hands[state.turn][0]))
        assert state.phase is Phase.TAKE
    state = act(state, Draw())
    state, events = REALMS.apply(state, state.turn, Discard(state.hands[state.turn][0]))
    assert len(state.discard) == size
    assert any(isinstance(event, Ended) for event in events)


def test_after_four_rounds_without_a_draw_the_next_player_must_draw() -> None:
    state = begun(Options(3))
    state = act(state, Draw())
    state = act(state, Discard(state.hands[state.turn][0]))
    for _ in range(4 * 3):
        assert Take(state.discard[0]) in REALMS.legal_actions(state, state.turn)
        state = act(state, Take(state.discard[0]))
        state, events = REALMS.apply(state, state.turn, Discard(state.hands[state.turn][0]))
    assert events[-1] == TurnBegan(state.turn, must_draw=True)
    assert REALMS.legal_actions(state, state.turn) == [Draw()]
    with pytest.raises(IllegalAction, match="illegal-must-draw"):
        act(state, Take(state.discard[0]))
    state = act(state, Draw())
    state = act(state, Discard(state.hands[state.turn][0]))
    assert len(REALMS.legal_actions(state, state.turn)) > 1


def test_an_empty_deck_ends_the_game() -> None:
    state = replace(begun(Options(3)), deck=(begun(Options(3)).deck[-1],))
    state = act(state, Draw())
    _, events = REALMS.apply(state, state.turn, Discard(state.hands[state.turn][0]))
    assert Ended(for_want_of_cards=True) in events


# Ties.


def finished(scores: tuple[tuple[int, int], ...]) -> State:
    return replace(begun(Options(len(scores))), phase=Phase.OVER, scores=scores)


def test_the_highest_total_wins() -> None:
    outcome = REALMS.outcome(finished(((100, 50), (120, 90), (90, 10))))
    assert outcome
    assert outcome.places == (2, 1, 3)


def test_a_tie_goes_to_the_lower_sum_of_base_strengths() -> None:
    outcome = REALMS.outcome(finished(((120, 50), (120, 40), (90, 10))))
    assert outcome
    assert outcome.places == (2, 1, 3)


def test_still_tied_players_share_the_victory() -> None:
    outcome = REALMS.outcome(finished(((120, 50), (120, 50), (90, 10))))
    assert outcome
    assert outcome.places == (1, 1, 3)
    assert outcome.winners == (0, 1)


# Chapter 3: two players.


DUEL = Options(2, Variant.DUEL)


def keeping(state: State) -> Pick:
    """The first of two cards drawn is kept."""
    return Pick(REALMS.view(state, state.turn).drawn[0])


def test_both_start_without_cards() -> None:
    assert begun(DUEL).hands == ((), ())


def test_while_filling_a_draw_takes_two_keeps_one_and_discards_the_other() -> None:
    state = begun(DUEL)
    seat = state.turn
    state, events = REALMS.apply(state, seat, Draw())
    first, second = REALMS.view(state, seat).drawn
    assert events == [DrewTwo(seat, (first, second))]
    assert REALMS.legal_actions(state, seat) == [Pick(first), Pick(second)]
    state, events = REALMS.apply(state, seat, Pick(second))
    assert events[:2] == [Kept(seat, second), Discarded(seat, first, was_hidden=True)]
    assert state.hands[seat] == (second,)
    assert state.discard == (first,)
    assert state.turn != seat


def test_only_who_drew_sees_the_two_cards() -> None:
    state = begun(DUEL)
    seat = state.turn
    state, events = REALMS.apply(state, seat, Draw())
    assert len(REALMS.view(state, seat).drawn) == 2
    assert REALMS.view(state, 1 - seat).drawn == ()
    assert REALMS.view(state, 1 - seat).stack == ((Prompt(seat, Asks.KEEP),),)
    assert REALMS.event_for(events[0], 1 - seat) == DrewTwo(seat, ())
    _, events = REALMS.apply(state, seat, REALMS.legal_actions(state, seat)[0])
    assert REALMS.event_for(events[0], 1 - seat) == Kept(seat, None)


def test_while_filling_a_card_taken_from_the_area_is_kept_without_a_discard() -> None:
    state = begun(DUEL)
    state = act(state, Draw())
    state = act(state, keeping(state))
    seat, card = state.turn, state.discard[0]
    state = act(state, Take(card))
    assert state.hands[seat] == (card,)
    assert state.discard == ()
    assert state.turn != seat


@pytest.mark.parametrize(("modules", "full", "area"), [((), 7, 12), (SUITS, 8, 14)])
def test_a_duel_ends_when_both_hands_are_full_and_the_area_too(
    modules: tuple[Module, ...], full: int, area: int
) -> None:
    state = begun(Options(2, Variant.DUEL, modules))
    while state.phase in PLAYING:
        assert not (len(state.discard) >= area and all(len(h) == full for h in state.hands))
        actions = REALMS.legal_actions(state, state.turn)
        state = act(state, actions[0])
    assert all(len(hand) >= full for hand in state.hands)


def test_a_duel_may_end_the_moment_the_second_hand_fills() -> None:
    state = begun(DUEL)
    cards = list(state.deck)
    hands = (tuple(cards[:7]), tuple(cards[7:13]))
    state = replace(state, turn=1, hands=hands, discard=tuple(cards[13:25]), deck=tuple(cards[25:]))
    state = act(state, Draw())
    state, events = REALMS.apply(state, 1, keeping(state))
    assert any(isinstance(event, Ended) for event in events)
