"""The loop of a match: who is asked, what is kept, what comes too late."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.codec import encode
from game.engine.contract import IllegalAction, Outcome
from game.engine.history import Conceded, History, Returned
from game.engine.message import Message
from game.engine.seats import Controller, Seat
from game.engine.table import StaleAnswer, Table
from game.session import AnyTable, Driver, Drivers, Person, Session, StillClock
from game.session.replay import replaying
from game.titles.realms.play.actions import Discard, Draw, Take
from game.titles.realms.play.options import Options
from game.titles.realms.play.rules import REALMS

from .drivers import AtRandom, Slow

BOT = Controller.OPPONENT


def table(*controllers: Controller, seed: str = "session") -> AnyTable:
    seats = tuple(Seat(f"Seat {n}", each, "random") for n, each in enumerate(controllers))
    return Table(REALMS, Options(len(seats)), seed, seats)


def bots(number: int, seat: Seat) -> Driver:
    return AtRandom(f"bot {number}") if seat.controller is BOT else Person()


class Notebook:
    """A keeper that remembers what it was told."""

    problem: Message | None = None

    def __init__(self) -> None:
        self.kept: list[int] = []
        self.finished: list[tuple[Outcome, bytes]] = []
        self.closed = False

    def keep(self, history: History[Any, Any]) -> None:
        self.kept.append(len(history.entries))

    def finish(self, history: History[Any, Any], outcome: Outcome, events: bytes) -> None:
        assert history.entries
        self.finished.append((outcome, events))

    def close(self) -> None:
        self.closed = True


def test_a_match_of_opponents_runs_to_its_end_and_is_kept_from_the_deal_on() -> None:
    notebook = Notebook()
    match = table(BOT, BOT, BOT)
    session = Session(match, Drivers(bots), notebook, StillClock())
    outcome = session.run()
    assert outcome == match.outcome
    assert notebook.kept == list(range(len(match.history.entries)))
    assert notebook.finished == [(outcome, encode(match.events(None)))]
    session.close()
    assert notebook.closed


def test_a_replay_gives_the_same_match() -> None:
    match = table(BOT, Controller.PERSON, BOT)
    match.take_over(1, "random")
    match.give_back(1)
    match.concede(1, "random")
    Session(match, Drivers(bots), clock=StillClock()).run()
    again = table(BOT, Controller.PERSON, BOT)
    Session(again, replaying(match.history, again), clock=StillClock()).run()
    assert again.history == match.history
    assert again.events(None) == match.events(None)


def test_updates_tell_only_what_is_new() -> None:
    session = Session(table(BOT, BOT, BOT), Drivers(bots), clock=StillClock())
    first = session.update(0)
    assert first
    assert [type(event).__name__ for event in first.events] == ["Began", "TurnBegan"]
    assert session.update(0) is None
    session.step()
    second = session.update(0)
    assert second
    assert second.happened == first.happened + len(second.events)
    everything = session.update_from_start(0)
    assert everything.events == (*first.events, *second.events)
    assert session.update(0) is None


def person_and_bots(driver: Driver) -> tuple[Session, AnyTable]:
    """The person begins; the bots are driven by the same driver."""
    for number in range(100):
        match = table(Controller.PERSON, BOT, BOT, seed=f"begins {number}")
        if match.must_act == (0,):
            drivers = Drivers(lambda _, seat: driver if seat.controller is BOT else Person())
            return Session(match, drivers), match
    raise AssertionError("somebody must begin")


def act(session: Session, action: Any) -> None:
    update = session.update_from_start(0)
    session.act(0, action, update.number)


def test_an_answer_given_after_undo_is_dropped() -> None:
    """Take a card from the area, discard it, undo while the next one thinks, discard another."""
    slow = Slow("slow")
    session, match = person_and_bots(slow)
    act(session, Draw())
    act(session, Discard(match.view(0).hand[0]))
    for _ in range(4):  # the others take their turns
        while not slow.questions:
            session.step()
        slow.done = True
        session.step()
        slow.questions.clear()
    assert match.must_act == (0,)
    taken = match.view(0).discard[0]
    act(session, Take(taken))
    act(session, Discard(taken))
    session.step()
    assert session.thinking == 1
    assert session.can_undo(0, match.happened)
    session.undo(0, match.happened)
    other = next(card for card in match.view(0).hand if card != taken)
    act(session, Discard(other))
    entries = len(match.history.entries)
    slow.done = True
    session.step()
    assert len(match.history.entries) == entries, "that was an answer to another question"
    slow.questions[:-1] = []
    slow.done = True
    session.step()
    assert len(match.history.entries) == entries + 1


def test_an_action_that_names_a_question_of_the_past_is_refused() -> None:
    session, match = person_and_bots(Slow("slow"))
    number = session.update_from_start(0).number
    session.act(0, Draw(), number)
    with pytest.raises(StaleAnswer):
        session.act(0, Discard(match.view(0).hand[0]), number)
    with pytest.raises(IllegalAction):
        session.act(0, Draw(), session.update_from_start(0).number)


def test_who_thinks_for_a_seat_after_an_undo_knows_nothing_of_what_never_happened() -> None:
    slow = Slow("slow")
    session, match = person_and_bots(slow)
    act(session, Draw())
    act(session, Discard(match.view(0).hand[-1]))
    session.step()
    assert slow.questions[-1].since == 0
    told = len(slow.questions[-1].events)
    session.undo(0, match.happened)
    act(session, Discard(match.view(0).hand[0]))
    session.step()
    assert slow.questions[-1].since == 0
    assert len(slow.questions[-1].events) == told


def test_giving_up_seats_an_opponent_and_leaving_one_too_until_one_returns() -> None:
    match = table(Controller.PERSON, BOT, BOT)
    session = Session(match, Drivers(bots), clock=StillClock())
    assert session.people == (0,)
    session.take_over(0, "random")
    assert session.people == ()
    session.give_back(0)
    assert session.people == (0,)
    session.concede(0, "random")
    outcome = session.run()
    assert outcome.places[0] == 3
    kinds = [type(event) for event in match.events(1)]
    assert kinds.count(Returned) == kinds.count(Conceded) == 1


def test_who_has_given_up_takes_back_nothing_of_what_is_done_in_his_place() -> None:
    session, match = person_and_bots(AtRandom("bot"))
    session.concede(0, "random")
    session.step()
    assert match.history.entries[-1].seat == 0
    assert not session.can_undo(0, match.happened)
    with pytest.raises(IllegalAction):
        session.undo(0, match.happened)


def test_a_match_that_had_ended_uncounted_is_counted_when_it_is_opened() -> None:
    match = table(BOT, BOT, BOT)
    Session(match, Drivers(bots), clock=StillClock()).run()
    notebook = Notebook()
    Session(match, Drivers(bots), notebook)
    assert len(notebook.finished) == 1
