"""Seats change hands: giving up, leaving, and coming back."""

from __future__ import annotations

import pytest

from game.engine.codec import load, save
from game.engine.contract import IllegalAction, Outcome
from game.engine.history import Conceded, Returned, TakenOver
from game.engine.seats import Controller, Seat
from game.engine.table import StaleAnswer
from game.titles.realms.play.actions import Draw

from .game import AnyTable
from .matches import TINY_GAMES, TITLES, moves
from .tables import EVERYBODY, after_two_turns, at_turn, table

BEN_AWAY = Seat("Ben", Controller.OPPONENT, "random")


def play_on(match: AnyTable) -> Outcome:
    for entry in moves(match, "on"):
        match.repeat(entry)
    assert match.outcome
    return match.outcome


def resumed(match: AnyTable) -> AnyTable:
    """The same table out of a file."""
    again = load(save(match.history), TITLES)
    assert again._state == match._state
    assert again._events == match._events
    assert again.seats == match.seats
    assert again.outcome == match.outcome
    return again


# Giving up.


def test_an_opponent_plays_on_for_who_gave_up_and_he_has_lost() -> None:
    match = table()
    match.concede(1, "random")
    assert match.seats[1] == BEN_AWAY
    outcome = play_on(match)
    assert outcome.places[1] == 3
    assert 1 not in outcome.winners
    resumed(match)


def test_everybody_is_told_who_gave_up() -> None:
    match = table()
    match.concede(1, "random")
    for seat in (*EVERYBODY, None):
        assert match.events(seat)[-1] == Conceded(1, "random")


def test_nobody_gives_up_twice_or_after_the_end() -> None:
    match = table()
    match.concede(1, "random")
    for again in (match.concede, match.take_over):
        with pytest.raises(IllegalAction, match="illegal-conceded"):
            again(1, "random")
    with pytest.raises(IllegalAction, match="illegal-conceded"):
        match.give_back(1)
    play_on(match)
    for late in (match.concede, match.take_over):
        with pytest.raises(IllegalAction, match="illegal-match-over"):
            late(0, "random")


def test_places_behind_who_gave_up_move_forward() -> None:
    outcome = Outcome((10, 30, 20, 30), (4, 1, 3, 1))
    assert outcome.without(frozenset()).places == (4, 1, 3, 1)
    assert outcome.without(frozenset({1})).places == (3, 4, 2, 1)


def test_those_who_gave_up_share_the_last_place() -> None:
    outcome = Outcome((10, 30, 20, 30), (4, 1, 3, 1))
    assert outcome.without(frozenset({1, 3})).places == (2, 4, 1, 4)


def test_if_everybody_gives_up_nobody_wins_and_all_share_the_last_place() -> None:
    match = table()
    for seat in EVERYBODY:
        match.concede(seat, "random")
    outcome = play_on(match)
    assert outcome.places == (3, 3, 3)
    assert outcome.winners == ()
    resumed(match)


# Leaving and coming back.


def test_an_opponent_plays_for_who_has_left_and_nothing_is_lost_by_that() -> None:
    match, undisturbed = table(), table()
    match.take_over(1, "random")
    assert match.seats[1] == BEN_AWAY
    assert match.conceded == frozenset()
    assert match.events(0)[-1] == TakenOver(1, "random")
    assert play_on(match) == play_on(undisturbed)
    resumed(match)


def test_who_has_left_may_come_back_and_leave_again() -> None:
    match = after_two_turns()
    state = match._state
    for _ in range(2):
        match.take_over(1, "random")
        assert resumed(match).seats[1] == BEN_AWAY
        match.give_back(1)
        assert match.events(0)[-1] == Returned(1)
        assert resumed(match).seats[1] == Seat("Ben")
    assert match._state is state, "nothing has happened in the game"


def test_nobody_comes_back_who_is_there_and_nobody_leaves_twice() -> None:
    match = table()
    with pytest.raises(IllegalAction, match="illegal-now"):
        match.give_back(1)
    match.take_over(1, "random")
    with pytest.raises(IllegalAction, match="illegal-now"):
        match.take_over(1, "greedy")
    for nobody in (-1, 3):
        with pytest.raises(IllegalAction, match="illegal-now"):
            match.take_over(nobody, "random")


def test_who_has_left_may_still_give_up() -> None:
    match = table()
    match.take_over(1, "greedy")
    match.concede(1, "random")
    assert match.seats[1] == BEN_AWAY
    assert play_on(match).places[1] == 3


def test_an_answer_of_whoever_played_before_comes_too_late() -> None:
    match = table()
    seat = at_turn(match)
    asked = match.question(seat)
    match.take_over(seat, "random")
    before = match._state
    with pytest.raises(StaleAnswer, match="illegal-stale"):
        match.act(seat, Draw(), question=asked)
    assert match._state is before
    match.act(seat, Draw(), question=match.question(seat))


def test_what_was_due_before_somebody_left_happens_before() -> None:
    match = TINY_GAMES[0].table("away")
    due = match.due
    assert due is not None
    match.take_over(0, "random", due + 5)
    assert [entry.at for entry in match.history.entries] == [due, due + 5]
    resumed(match)
