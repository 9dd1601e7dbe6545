"""The loop of a match: asks drivers, lets them act, lets time pass, keeps what happened."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.engine.codec import encode
from game.engine.contract import IllegalAction, Outcome
from game.engine.history import Played, SeatEntry
from game.engine.message import Message
from game.engine.seats import Controller, Seat
from game.engine.table import Table

from .clock import Clock
from .coach import Coach, Counsel
from .driver import Answer, Company, Driver, Question
from .keeper import Keeper

AnyTable = Table[Any, Any, Any, Any, Any]
WAIT = 0.05
"""Seconds a match without a window waits for whoever thinks before it looks around again."""


@dataclass(frozen=True)
class Update:
    """How things stand for a seat, and what it has seen since the last update."""

    number: int
    """Of what the seat is asked now; an action names it."""
    view: Any
    legal: tuple[Any, ...]
    """Empty while the seat may do nothing, or somebody else plays for it."""
    must_act: tuple[int, ...]
    """The seats the match waits for."""
    events: tuple[Any, ...]
    failures: tuple[Message, ...]
    """Decisions opponents have lost, for the chronicle."""
    happened: int
    """How many events there have been, these included."""
    outcome: Outcome | None


@dataclass
class _Place:
    """A seat with its driver."""

    driver: Driver
    told: int = 0
    """How many events the driver has been told of."""
    asked: tuple[int, int] | None = None
    """The question it was last asked, and (where it need not act) after how many events."""
    answer: Answer | None = None
    """What it will do when the time for it has come."""
    when: int = 0

    @property
    def waiting(self) -> bool:
        return self.answer is not None


@dataclass
class _Shown:
    """What a seat's updates have told already."""

    version: int = -1
    events: int = 0
    failures: int = 0


@dataclass
class Session:
    """A match being played. Whoever shows it calls `step` and fetches updates; whoever only wants
    its end calls `run`."""

    table: AnyTable
    company: Company
    keeper: Keeper | None = None
    clock: Clock = field(default_factory=Clock)
    coach: Coach | None = None
    """Whom people may ask for advice; not every title has one."""

    def __post_init__(self) -> None:
        self._places = [
            _Place(self.company.driver(number, seat))
            for number, seat in enumerate(self.table.seats)
        ]
        self._shown: dict[int | None, _Shown] = {}
        self._failures: list[Message] = []
        self._version = 0
        self.clock.reach(self.table.clock)
        self._keep()  # from the deal on; or it ended when it could not be counted

    # What one sees.

    def update(self, seat: int | None) -> Update | None:
        """What is new for a seat; None if nothing has happened since the last time."""
        shown = self._shown.setdefault(seat, _Shown())
        if shown.version == self._version:
            return None
        events = self.table.events(seat, shown.events)
        failures = self._failures[shown.failures :]
        self._shown[seat] = _Shown(self._version, self.table.happened, len(self._failures))
        return self._update(seat, events, failures)

    def update_from_start(self, seat: int | None) -> Update:
        """The same with everything that ever happened, for somebody who has just sat down."""
        self._shown[seat] = _Shown()
        found = self.update(seat)
        assert found
        return found

    def _update(self, seat: int | None, events: list[Any], failures: list[Message]) -> Update:
        table = self.table
        return Update(
            0 if seat is None else table.question(seat),
            table.view(seat),
            tuple(table.legal_actions(seat)) if seat in self.people else (),
            table.must_act,
            tuple(events),
            tuple(failures),
            table.happened,
            table.outcome,
        )

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays now, conceded and absent seats played by opponents."""
        return tuple(self.table.seats)

    @property
    def title(self) -> str:
        return self.table.rules.key

    @property
    def sat_down(self) -> tuple[Seat, ...]:
        """Who sat down when the match began."""
        return tuple(self.table.history.seats)

    @property
    def begun(self) -> bool:
        """Whether anything was done yet."""
        return bool(self.table.history.entries)

    @property
    def conceded(self) -> frozenset[int]:
        """The seats whose players have given up."""
        return self.table.conceded

    @property
    def thinking(self) -> int | None:
        """A seat somebody is thinking for; over a question that was taken back, nobody is."""
        busy = (n for n, place in enumerate(self._places) if place.asked and place.driver.thinking)
        return next(busy, None)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people who still play."""
        return tuple(
            n for n, seat in enumerate(self.table.seats) if seat.controller is Controller.PERSON
        )

    @property
    def problem(self) -> Message | None:
        """Why the match is not being kept, if it is not."""
        return self.keeper.problem if self.keeper else None

    # What people do.

    def act(self, seat: int, action: Any, number: int) -> None:
        """A person acts; raises IllegalAction if that may not be, or comes too late."""
        self.table.act(seat, action, self._by_now(), number)
        self._changed()

    def can_undo(self, seat: int, shown: int) -> bool:
        return self.table.can_undo(seat, shown)

    def why_not_undo(self, seat: int, shown: int, count: int = 1) -> Message | None:
        """Why a person cannot take so much back; None if that can be."""
        return self.table.why_not_undo(seat, shown, count)

    def done_by(self, seat: int) -> list[Any]:
        """What a person has done so far, the latest first."""
        entries = reversed(self.table.history.entries)
        return [each.action for each in entries if isinstance(each, Played) and each.seat == seat]

    def undo(self, seat: int, shown: int, count: int = 1) -> None:
        """Takes back what a person did last; people have been shown so many events."""
        self.table.undo(seat, shown, count)
        for place in self._places:
            if place.told > self.table.happened:
                place.told = 0  # it knows what has never happened: somebody new must think
            place.asked = place.answer = None
        for told in self._shown.values():
            told.events = min(told.events, self.table.happened)
        self._changed()

    def concede(self, seat: int, opponent: str) -> None:
        self.table.concede(seat, opponent, self._by_now())
        self._new_driver(seat)

    def take_over(self, seat: int, opponent: str) -> None:
        self.table.take_over(seat, opponent, self._by_now())
        self._new_driver(seat)

    def give_back(self, seat: int) -> None:
        self.table.give_back(seat, self._by_now())
        self._new_driver(seat)

    def _new_driver(self, seat: int) -> None:
        self._places[seat].driver.close()
        self._places[seat] = _Place(self.company.driver(seat, self.table.seats[seat]))
        self._changed()

    # What people ask.

    def ask_coach(self, seat: int) -> None:
        """Asks what a person had better do now; the answer comes with `counsel`."""
        if self.coach:
            self.coach.ask(self._question(seat, must=True, since=self.table.happened))

    def counsel(self, seat: int) -> Counsel | None:
        """What the coach says to what a person was asked when it was asked itself; once that has
        passed, nothing."""
        found = self.coach.poll(0.0) if self.coach else None
        return found if found and found.number == self.table.question(seat) else None

    def hinted(self, seat: int) -> None:
        """A person has been shown what the coach says: that is counted."""
        self.table.hinted(seat)
        self._keep()

    def hints_of(self, seat: int) -> int:
        """How often a person was."""
        return self.table.history.hints_of(seat)

    # The loop.

    def step(self, wait: float = 0.0) -> bool:
        """Goes on as far as it can without a person; whether anything happened.

        At most one decision of a driver is carried out, so that it can be shown before the next.
        """
        if self.table.outcome:
            return False
        if self._pass_time(self._now()):
            return True
        may, must = self.table.may_act, self.table.must_act
        for seat in may:
            self._ask(seat, seat in must)
        for seat in may:
            place = self._places[seat]
            if not place.waiting:
                self._receive(place, place.driver.poll(wait))
        ready = [seat for seat in may if self._places[seat].waiting]
        for seat in sorted(ready, key=lambda seat: self._places[seat].when):
            if self._places[seat].when <= self._now() and self._carry_out(seat):
                return True
        if self.clock.jumps and not any(self._places[seat].driver.thinking for seat in may):
            return self._jump(may)
        return False

    def run(self) -> Outcome:
        """To the end, without anybody watching."""
        while not self.table.outcome:
            self.step(WAIT)
        return self.table.outcome

    def close(self) -> None:
        """Everybody goes home, and everything is kept."""
        self.clock.pause()
        for place in self._places:
            place.driver.close()
        if self.coach:
            self.coach.close()
        self.company.close()
        if self.keeper:
            self.keeper.close()

    def _now(self) -> int:
        """The time on the clock of the match; it stands while nothing is due."""
        if self.table.due is None:
            self.clock.pause()
        else:
            self.clock.run()
        return max(self.clock.now, self.table.clock)

    def _by_now(self) -> int:
        """The time at which a person acts: what is due by then has happened, also if the person
        may not act after all."""
        now = self._now()
        self._pass_time(now)
        return now

    def _pass_time(self, now: int) -> bool:
        """Lets the table do whatever is due by now; whether it did anything."""
        passed = self.table.pass_time(now)
        if passed:
            self._changed()
        return passed

    def _ask(self, seat: int, must: bool) -> None:
        """Puts a question to a driver unless it has this one already; a seat that need not act is
        asked again whenever something has happened."""
        table, place = self.table, self._places[seat]
        asking = (table.question(seat), -1 if must else table.happened)
        if place.asked == asking:
            return
        place.asked, place.answer = asking, None
        place.driver.ask(self._question(seat, must, place.told))
        place.told = table.happened

    def _question(self, seat: int, must: bool, since: int) -> Question:
        """What a seat may do now, with what it has seen since so many events."""
        table = self.table
        return Question(
            seat,
            table.question(seat),
            must,
            table.view(seat),
            table.legal_actions(seat),
            table.events(seat, since),
            since,
            len(table.history.entries),
            self._now(),
        )

    def _receive(self, place: _Place, answer: Answer | None) -> None:
        if answer is None or not place.asked or answer.number != place.asked[0]:
            return
        if answer.failure:
            self._failures.append(answer.failure)
            self._version += 1
        if answer.action is not None:
            place.answer = answer
            place.when = self._now() if self.table.due is None else max(answer.at, self.table.clock)

    def _carry_out(self, seat: int) -> bool:
        """Lets a seat do what it wanted, at the moment it wanted it; whether anything happened."""
        place = self._places[seat]
        answer = place.answer
        assert answer
        place.answer = None
        passed = self._pass_time(place.when)
        try:
            if isinstance(answer.action, SeatEntry):
                self.table.repeat(answer.action)
            else:
                self.table.act(seat, answer.action, place.when, answer.number)
        except IllegalAction:  # the world has changed while it thought: it is asked again
            place.asked = None
            return passed
        self._changed()
        return True

    def _jump(self, may: tuple[int, ...]) -> bool:
        """Puts the clock forward to whatever comes next; whether anything will."""
        moments = [self._places[seat].when for seat in may if self._places[seat].waiting]
        if self.table.due is not None:
            moments.append(self.table.due)
        if not moments:
            return False
        self.clock.reach(min(moments))
        return True

    def _changed(self) -> None:
        self._version += 1
        self._keep()

    def _keep(self) -> None:
        if not self.keeper:
            return
        outcome = self.table.outcome
        if outcome:
            events = encode(self.table.events(None))
            self.keeper.finish(self.table.history, outcome, events)
        else:
            self.keeper.keep(self.table.history)
