"""Chapters 2, 3 and 7 of the rules: turns, the two-player game, the end of the game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.engine.contract import IllegalAction
from game.engine.rng import Rng
from game.titles.realms.cards.card import Module
from game.titles.realms.cards.effects import Source
from game.titles.realms.play.actions import Action, Bring, Choose, Discard, Draw, Keep, Take
from game.titles.realms.play.events import Brought, Drew, Ended, Revealed, Scored, TurnBegan
from game.titles.realms.play.options import Options, Variant
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import Phase, State

SUITS = (Module.SUITS,)


def begun(options: Options, seed: str = "rules") -> State:
    return REALMS.setup(options, seed)[0]


def number(options: Options, key: str) -> int:
    return options.cards.by_key[key].number


def arranged(options: Options, hands: list[str], discard: str = "", deck: str = "") -> State:
    """A state about to be discarded into, with these cards; the rest makes up the deck."""
    start = begun(options)
    placed = [tuple(number(options, key) for key in hand.split()) for hand in hands]
    area = tuple(number(options, key) for key in discard.split())
    top = tuple(number(options, key) for key in deck.split())
    used = {*area, *top, *(card for hand in placed for card in hand)}
    rest = tuple(card.number for card in options.cards.cards if card.number not in used)
    return replace(
        start,
        phase=Phase.DISCARD,
        turn=0,
        hands=tuple(placed),
        discard=area,
        deck=(*rest, *reversed(top)),
    )


def act(state: State, *actions: Action) -> State:
    for action in actions:
        state, _ = REALMS.apply(state, state.turn, action)
    return state


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
    assert any(isinstance(event, Ended) for event in events)


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


def test_both_start_without_cards() -> None:
    assert begun(DUEL).hands == ((), ())


def test_while_filling_a_draw_takes_two_keeps_one_and_discards_the_other() -> None:
    state = begun(DUEL)
    seat = state.turn
    state, events = REALMS.apply(state, seat, Draw())
    first, second = state.drawn
    assert [event.card for event in events if isinstance(event, Drew)] == [first, second]
    assert REALMS.legal_actions(state, seat) == [Keep(first), Keep(second)]
    state = act(state, Keep(second))
    assert state.hands[seat] == (second,)
    assert state.discard == (first,)
    assert state.turn != seat


def test_only_who_drew_sees_the_two_cards() -> None:
    state = begun(DUEL)
    seat = state.turn
    state = act(state, Draw())
    assert REALMS.view(state, seat).drawn == state.drawn
    assert REALMS.view(state, 1 - seat).drawn == ()


def test_while_filling_a_card_taken_from_the_area_is_kept_without_a_discard() -> None:
    state = begun(DUEL)
    state = act(state, Draw())
    state = act(state, Keep(state.drawn[0]))
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
    while state.phase in (Phase.TAKE, Phase.KEEP, Phase.DISCARD):
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
    state, events = REALMS.apply(state, 1, Keep(state.drawn[0]))
    assert any(isinstance(event, Ended) for event in events)


# Chapter 7 and step 1 of chapter 5: the end of the game.

BASE = Options(3)
FULL = Options(3, modules=SUITS)
PLAIN = [
    "mountain cavern forest earth_elemental swamp rainstorm smoke",
    "whirlwind candle forge lightning rangers enchantress princess",
    "warhorse hydra magic_wand sword_of_keth gem_of_order world_tree unicorn",
]
AREA = "knights king dragon wildfire blizzard great_flood warlord warship empress"
PLAIN_SUITS = [
    f"{hand} {more}" for hand, more in zip(PLAIN, ("castle", "crypt", "chapel"), strict=True)
]
AREA_SUITS = f"{AREA} basilisk dungeon"


def ended(options: Options, hands: list[str], discard: str, deck: str = "") -> State:
    """The first player makes the last discard: the last card of his hand."""
    state = arranged(options, hands, discard, deck)
    return act(state, Discard(state.hands[0][-1]))


def test_the_necromancer_may_take_army_leader_wizard_or_beast() -> None:
    hands = [f"{PLAIN[0]} light_cavalry", f"{PLAIN[1]}".replace("candle", "necromancer"), PLAIN[2]]
    state = ended(BASE, hands, f"{AREA}")
    assert (state.phase, state.turn, state.source) == (Phase.BRING, 1, Source.DISCARD)
    offered = {action.card for action in REALMS.legal_actions(state, 1)}
    keys = ("knights", "king", "dragon", "warlord", "empress", "light_cavalry")
    assert offered == {None, *(number(BASE, key) for key in keys)}
    state, events = REALMS.apply(state, 1, Bring(number(BASE, "king")))
    assert events[0] == Brought(1, 28, number(BASE, "king"), openly=True)
    assert len(state.hands[1]) == 8


def test_the_best_card_is_offered_first() -> None:
    hands = [f"{PLAIN[0]} light_cavalry", f"{PLAIN[1]}".replace("candle", "necromancer"), PLAIN[2]]
    state = ended(BASE, hands, AREA)
    first = REALMS.legal_actions(state, 1)[0]
    worth = {}
    for action in REALMS.legal_actions(state, 1):
        after, _ = REALMS.apply(state, 1, action)
        while after.phase is not Phase.OVER:
            seat = REALMS.to_act(after)[0]
            after, _ = REALMS.apply(after, seat, REALMS.legal_actions(after, seat)[0])
        worth[action] = after.scores[1][0]
    assert worth[first] == max(worth.values())


def test_the_necromancer_may_do_without() -> None:
    hands = [f"{PLAIN[0]} light_cavalry", f"{PLAIN[1]}".replace("candle", "necromancer"), PLAIN[2]]
    state = ended(BASE, hands, AREA)
    state = act(state, Bring(None))
    assert len(state.hands[1]) == 7
    assert state.phase in (Phase.CHOOSE, Phase.OVER)


def test_the_leprechaun_draws_the_top_card_then_genie_then_necromancer_act() -> None:
    hands = [
        f"{PLAIN[0]} necromancer light_cavalry",
        f"{PLAIN[1]} genie",
        f"{PLAIN[2]} leprechaun",
    ]
    state = arranged(FULL, hands, AREA_SUITS, deck="angel")
    state, events = REALMS.apply(state, 0, Discard(state.hands[0][-1]))
    assert Brought(2, 65, number(FULL, "angel"), openly=False) in events
    assert (state.turn, state.source) == (1, Source.DECK_ANY)
    assert {action.card for action in REALMS.legal_actions(state, 1)} == {None, *state.deck}
    state = act(state, Bring(number(FULL, "judge")))
    assert (state.turn, state.source) == (0, Source.DISCARD)


def test_only_the_genies_owner_sees_the_deck_and_what_comes_of_it() -> None:
    hands = [f"{PLAIN_SUITS[0]} light_cavalry", f"{PLAIN[1]} genie", PLAIN_SUITS[2]]
    state = ended(FULL, hands, AREA_SUITS)
    assert REALMS.view(state, 1).deck == tuple(sorted(state.deck))
    assert REALMS.view(state, 0).deck is None
    _, events = REALMS.apply(state, 1, Bring(number(FULL, "judge")))
    assert REALMS.event_for(events[0], 0) == Brought(1, 62, None, openly=False)


def test_a_genie_or_necromancer_obtained_at_the_end_still_acts() -> None:
    hands = [f"{PLAIN_SUITS[0]} light_cavalry", f"{PLAIN[1]} leprechaun", PLAIN_SUITS[2]]
    state = ended(FULL, hands, AREA_SUITS, deck="genie")
    assert (state.turn, state.source) == (1, Source.DECK_ANY)
    state = act(state, Bring(number(FULL, "necromancer")))
    assert state.phase is Phase.EXCESS, "eight, and the Genie, and the Necromancer: ten"
    state = act(state, Discard(number(FULL, "lightning")))
    assert (state.turn, state.source) == (1, Source.DISCARD)


def test_a_leprechaun_obtained_from_the_genie_does_not_act() -> None:
    hands = [f"{PLAIN_SUITS[0]} light_cavalry", f"{PLAIN[1]} genie", PLAIN_SUITS[2]]
    state = ended(FULL, hands, AREA_SUITS)
    size = len(state.deck)
    state = act(state, Bring(number(FULL, "leprechaun")))
    assert len(state.deck) == size - 1
    assert state.phase in (Phase.CHOOSE, Phase.OVER)


def test_no_hand_exceeds_nine_and_a_card_that_was_used_stays() -> None:
    hands = [f"{PLAIN_SUITS[0]} light_cavalry", f"{PLAIN[1]} leprechaun", PLAIN_SUITS[2]]
    state = ended(FULL, hands, AREA_SUITS, deck="genie")
    state = act(state, Bring(number(FULL, "judge")))
    assert state.phase is Phase.EXCESS
    allowed = {action.card for action in REALMS.legal_actions(state, 1)}
    assert number(FULL, "judge") in allowed, "a card just drawn may be the one"
    assert not allowed & {number(FULL, "genie"), number(FULL, "leprechaun")}
    with pytest.raises(IllegalAction, match="illegal-used"):
        act(state, Discard(number(FULL, "genie")))


def test_a_genie_that_declined_may_be_given_up() -> None:
    hands = [
        f"{PLAIN_SUITS[0]} light_cavalry",
        f"{PLAIN[1]} leprechaun".replace("candle", "necromancer"),
        PLAIN_SUITS[2],
    ]
    state = ended(FULL, hands, AREA_SUITS, deck="genie")
    state = act(state, Bring(None))
    assert (state.turn, state.source) == (1, Source.DISCARD)
    state = act(state, Bring(number(FULL, "king")))
    assert state.phase is Phase.EXCESS
    assert Discard(number(FULL, "genie")) in REALMS.legal_actions(state, 1)


def test_a_card_that_acts_at_the_end_is_known_to_all() -> None:
    hands = [f"{PLAIN_SUITS[0]} light_cavalry", f"{PLAIN[1]} genie", PLAIN_SUITS[2]]
    state = ended(FULL, hands, AREA_SUITS)
    assert number(FULL, "genie") in REALMS.view(state, 0).open[1]


def test_a_later_necromancer_may_take_what_was_given_up() -> None:
    hands = [
        f"{PLAIN[0]} necromancer light_cavalry",
        f"{PLAIN[1]} leprechaun",
        PLAIN_SUITS[2],
    ]
    state = ended(FULL, hands, AREA_SUITS, deck="genie")
    state = act(state, Bring(number(FULL, "judge")), Discard(number(FULL, "princess")))
    assert state.turn == 0
    assert Bring(number(FULL, "princess")) in REALMS.legal_actions(state, 0)


def test_hands_are_laid_open_before_the_choices_and_then_scored() -> None:
    hands = [f"{PLAIN[0]} light_cavalry", PLAIN[1], f"{PLAIN[2]}".replace("hydra", "mirage")]
    state = arranged(BASE, hands, AREA)
    state, events = REALMS.apply(state, 0, Discard(state.hands[0][-1]))
    assert Revealed(state.hands) in events
    assert REALMS.to_act(state) == (2,)
    assert REALMS.view(state, 0).hands == state.hands
    legal = REALMS.legal_actions(state, 2)
    assert Choose(52, None) in legal
    assert Choose(52, "flood") in legal
    state, events = REALMS.apply(state, 2, legal[0])
    assert state.phase is Phase.OVER
    assert [event.seat for event in events if isinstance(event, Scored)] == [0, 1, 2]


def test_choices_are_asked_card_by_card_and_the_advice_follows_what_was_chosen() -> None:
    keys = "doppelganger book_of_changes mirage shapeshifter dragon knights candle"
    hands = [f"{PLAIN[0]} light_cavalry", keys, PLAIN[2]]
    state = ended(
        BASE, hands, "king queen empress wildfire blizzard great_flood warlord warship forge"
    )
    asked = []
    rng = Rng("choices")
    while REALMS.to_act(state):
        legal = REALMS.legal_actions(state, 1)
        asked.append(legal[0].chooser)
        state, _ = REALMS.apply(state, 1, rng.choice(legal))
    assert asked == [53, 52, 51, 49], "the copy, names and suits, then the Book"
