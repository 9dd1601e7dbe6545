"""Taking back: one's last action, and what computers did since, unless a person knows too much."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from game.engine.contract import IllegalAction
from game.engine.table import StaleAnswer
from game.titles.realms.play.actions import Discard, Draw, Pick, Take
from game.titles.realms.play.options import Options
from tests.titles.realms.play.positions import (
    AREA,
    AREA_SUITS,
    BASE,
    FULL,
    PLAIN,
    PLAIN_SUITS,
    arranged,
    number,
)

from .game import AnyTable
from .tables import EVERYBODY, after_two_turns, at_turn, table, take_a_turn

FIRST, SECOND, THIRD = 0, 1, 2
"""Who has his turn when, in the match of this seed."""


def test_the_turns_are_taken_in_this_order() -> None:
    match = after_two_turns()
    assert [entry.seat for entry in match.history.entries] == [FIRST, FIRST, SECOND, SECOND]
    assert at_turn(match) == THIRD


def taken_and_put_back(match: AnyTable) -> None:
    """The player at turn does what shows nobody anything."""
    seat = at_turn(match)
    taken = match.view(seat).discard[0]
    match.act(seat, Take(taken))
    match.act(seat, Discard(taken))


def test_a_card_taken_openly_can_be_put_back() -> None:
    match = after_two_turns()
    before, entries, happened = match.view(THIRD), len(match.history.entries), match.happened
    match.act(THIRD, Take(before.discard[0]))
    match.undo(THIRD)
    assert match.view(THIRD) == before
    assert len(match.history.entries) == entries
    assert match.happened == happened


def test_several_actions_are_taken_back_at_once_or_none_of_them() -> None:
    match = after_two_turns()
    before = match.view(THIRD)
    taken_and_put_back(match)
    match.undo(THIRD, count=2)
    assert match.view(THIRD) == before
    assert not match.can_undo(THIRD, count=1), "there was nothing before"
    match = after_two_turns(people=[THIRD])
    match.act(THIRD, Draw())
    match.act(THIRD, Discard(match.view(THIRD).hand[0]))
    assert match.can_undo(THIRD)
    assert not match.can_undo(THIRD, count=2), "a card was drawn"


def test_a_card_shown_to_people_by_a_discard_stays_there() -> None:
    match = after_two_turns()
    match.act(THIRD, Take(match.view(THIRD).discard[0]))
    match.act(THIRD, Discard(match.view(THIRD).hand[0]))
    assert not match.can_undo(THIRD)


def test_a_card_that_only_computers_saw_can_be_taken_back() -> None:
    match = after_two_turns(people=[THIRD])
    match.act(THIRD, Draw())
    before = match.view(THIRD)
    match.act(THIRD, Discard(before.hand[0]))
    assert match.can_undo(THIRD)
    match.undo(THIRD)
    assert match.view(THIRD) == before


def test_the_discard_of_a_known_card_can_be_taken_back_until_the_next_person_acts() -> None:
    match = after_two_turns()
    taken_and_put_back(match)
    assert match.can_undo(THIRD)
    match.act(FIRST, Take(match.view(FIRST).discard[0]))
    assert not match.can_undo(THIRD)
    with pytest.raises(IllegalAction, match="illegal-undo"):
        match.undo(THIRD)


def test_a_card_drawn_from_the_deck_has_been_seen_and_stays() -> None:
    match = table()
    match.act(FIRST, Draw())
    assert not match.can_undo(FIRST)


def test_nobody_takes_back_for_another() -> None:
    match = after_two_turns()
    match.act(THIRD, Take(match.view(THIRD).discard[0]))
    assert not match.can_undo(FIRST)


def test_what_computers_did_since_goes_too_if_nobody_was_shown_it() -> None:
    match = after_two_turns(people=[THIRD])
    match.act(THIRD, Take(match.view(THIRD).discard[0]))
    before = match.view(None)
    match.act(THIRD, Discard(match.view(THIRD).hand[0]))
    shown = match.happened
    take_a_turn(match)
    take_a_turn(match)
    assert at_turn(match) == THIRD
    assert match.can_undo(THIRD, shown)
    assert not match.can_undo(THIRD, shown + 1), "the computer's first event has been shown"
    assert not match.can_undo(THIRD), "all has been shown if nobody says otherwise"
    match.undo(THIRD, shown)
    assert match.view(None) == before
    assert len(match.history.entries) == 5


def test_what_a_person_did_since_stays_even_if_it_was_not_shown() -> None:
    match = after_two_turns(people=[FIRST, THIRD])
    taken_and_put_back(match)
    shown = match.happened
    taken_and_put_back(match)
    assert not match.can_undo(THIRD, shown)


def test_nothing_is_taken_back_across_a_change_of_seats() -> None:
    match = after_two_turns()
    match.act(THIRD, Take(match.view(THIRD).discard[0]))
    match.take_over(SECOND, "random")
    assert not match.can_undo(THIRD)


def test_taking_back_asks_everybody_anew() -> None:
    match = after_two_turns()
    taken_and_put_back(match)
    asked = match.question(FIRST)
    match.undo(THIRD)
    match.act(THIRD, Discard(match.view(THIRD).hand[-1]))
    with pytest.raises(StaleAnswer, match="illegal-stale"):
        match.act(FIRST, Draw(), question=asked)


# The end of the game.

NECROMANCER = [f"{PLAIN[0]} light_cavalry", PLAIN[1].replace("candle", "necromancer"), PLAIN[2]]


def last_discard(
    hands: list[str],
    options: Options = BASE,
    area: str = AREA,
    people: Iterable[int] = EVERYBODY,
) -> AnyTable:
    """The first seat has made the last discard, of a card everybody knew it had."""
    match = table(people=people)
    thrown = number(options, "light_cavalry")
    match._state = arranged(options, hands, area, known=thrown)
    match.act(0, Discard(thrown))
    return match


def test_an_end_of_game_card_that_a_person_was_shown_forbids_it() -> None:
    assert not last_discard(NECROMANCER).can_undo(0)
    assert not last_discard(NECROMANCER, people=(0,)).can_undo(0), "it is a computer's card"


def test_ones_own_end_of_game_card_does_not_if_only_computers_were_shown_it() -> None:
    hands = [f"{PLAIN[0].replace('smoke', 'necromancer')} light_cavalry", PLAIN[1], PLAIN[2]]
    assert last_discard(hands, people=(0,)).can_undo(0)
    assert not last_discard(hands, people=(0, 2)).can_undo(0)


def test_who_has_looked_through_the_deck_takes_nothing_back() -> None:
    hands = [
        f"{PLAIN_SUITS[0].replace('smoke', 'genie')} light_cavalry",
        PLAIN_SUITS[1],
        PLAIN_SUITS[2],
    ]
    match = last_discard(hands, FULL, AREA_SUITS, people=(0,))
    assert match.view(0).knows.deck
    assert not match.can_undo(0)


def test_nothing_is_taken_back_once_all_hands_lie_open() -> None:
    match = last_discard(NECROMANCER)
    match.act(1, Pick(number(BASE, "king")))
    assert match.view(0).hands
    assert not match.can_undo(1)


# Why it cannot be.


def why(match: AnyTable, seat: int) -> str:
    reason = match.why_not_undo(seat)
    return reason.key if reason else ""


def test_it_is_said_why_nothing_can_be_taken_back() -> None:
    match = after_two_turns(people=[THIRD])
    assert why(match, THIRD) == "illegal-undo-nothing"
    match.act(THIRD, Take(match.view(THIRD).discard[0]))
    assert why(match, THIRD) == ""
    match.act(THIRD, Discard(match.view(THIRD).hand[-1]))
    match.act(FIRST, Draw())
    assert why(match, THIRD) == "illegal-undo-moved"
    match = after_two_turns(people=[THIRD])
    match.act(THIRD, Draw())
    assert why(match, THIRD) == "illegal-undo-taught"
