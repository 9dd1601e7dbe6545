"""Opponents as drivers of seats: in a process of their own, or (where nobody watches) in this."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from game.engine.codec import encode
from game.engine.contract import Rules
from game.engine.message import Message
from game.engine.rng import Rng
from game.engine.seats import Controller, Seat
from game.session.driver import Answer, Driver, Question

from .coach import has_coach
from .coaching import CoachDriver
from .contract import Budget, Chosen, Opponent, decide
from .registry import Entry, create
from .runner import Failure, Runner
from .worker import Question as Asked

AnyRules = Rules[Any, Any, Any, Any, Any]
_encoded = lru_cache(maxsize=8192)(encode)
"""Hundreds of actions of several seats stay allowed while something happens every moment."""
QUICKEST = 200
"""Milliseconds on the clock of the match that an opponent takes at least for what it need not do:
else those who answer everything at once would keep time from passing."""


class Opponents:
    """The company of a match: opponents in their processes, which end with it; `otherwise` says
    who drives the seats of people."""

    def __init__(
        self,
        rules: AnyRules,
        stream: str,
        entry_of: Callable[[Seat], Entry],
        seats: Sequence[Seat],
        budget: Callable[[], Budget] = Budget,
        otherwise: Callable[[], Driver] | None = None,
        pace: Callable[[], float] = lambda: 1.0,
    ) -> None:
        self._rules, self._stream, self._entry_of = rules, stream, entry_of
        self._budget, self._otherwise, self._pace = budget, otherwise, pace
        entries = [entry_of(seat) for seat in seats if seat.controller is Controller.OPPONENT]
        self._runner = Runner(entries)

    def driver(self, _number: int, seat: Seat, /) -> Driver:
        if self._otherwise and seat.controller is not Controller.OPPONENT:
            return self._otherwise()
        entry = self._entry_of(seat)
        stream, budget, pace = self._stream, self._budget, self._pace
        return OpponentDriver(self._runner, self._rules, entry, seat.name, stream, budget, pace)

    @property
    def coach(self) -> CoachDriver | None:
        """Whom people at this table may ask for advice: in the opponents' process."""
        if not has_coach(self._rules.key):
            return None
        return CoachDriver(self._runner, self._rules, self._stream, self._budget)

    def close(self) -> None:
        self._runner.close()


class OpponentDriver:
    """Asks an opponent in its process; whatever it does, there is an answer in time."""

    def __init__(
        self,
        runner: Runner,
        rules: AnyRules,
        entry: Entry,
        name: str,
        stream: str,
        budget: Callable[[], Budget] = Budget,
        pace: Callable[[], float] = lambda: 1.0,
    ) -> None:
        self._pace = pace
        """How much quicker than usual it does what it need not do at once."""
        self._runner = runner
        self._rules = rules
        self._entry = entry
        self._name = name
        self._stream = stream
        self._budget = budget
        """How much it may think about what it is asked next."""
        self._asked: tuple[Question, Asked, float] | None = None
        self.spent: list[float] = []
        """Seconds for each decision."""
        self.failures = 0

    @property
    def thinking(self) -> bool:
        return self._asked is not None

    def ask(self, question: Question) -> None:
        self.close()
        asked = Asked(
            number=0,
            seat=question.seat,
            entry=self._entry,
            title=self._rules.key,
            must=question.must,
            view=msgspec.Raw(encode(question.view)),
            legal=[msgspec.Raw(_encoded(action)) for action in question.legal],
            events=[msgspec.Raw(encode(event)) for event in question.events],
            since=question.since,
            budget=self._budget(),
            stream=chance(self._stream, question).bits(),
        )
        self._runner.ask(asked)
        self._asked = (question, asked, time.monotonic())

    def poll(self, wait: float, /) -> Answer | None:
        if self._asked is None:
            return None
        question, asked, since = self._asked
        found = self._runner.poll(asked, wait)
        if found is None:
            return None
        self._asked = None
        self.spent.append(time.monotonic() - since)
        if isinstance(found, Failure):
            self.failures += 1
            return fallback(self._rules, question, found.said_of(self._name))
        return as_answer(question, found, self._pace())

    def close(self) -> None:
        """Nobody waits for an answer any more; the runner belongs to whoever made it."""
        if self._asked:
            self._runner.forget(self._asked[1])
            self._asked = None


class MindDriver:
    """Asks an opponent of ours in this very process: for arenas, where nobody would notice."""

    thinking = False

    def __init__(self, entry: Entry, budget: Budget, stream: str) -> None:
        self._entry = entry
        self._budget = budget
        self._stream = stream
        self._mind: Opponent | None = None
        self._asked: Question | None = None
        self.spent: list[float] = []
        self.failures = 0

    def ask(self, question: Question) -> None:
        if self._mind is None or question.since == 0:
            self._mind = create(self._entry)
        self._asked = question

    def poll(self, _wait: float, /) -> Answer | None:
        if self._asked is None or self._mind is None:
            return None
        question, self._asked = self._asked, None
        start = time.perf_counter()
        chosen = decide(
            self._mind,
            question.view,
            question.legal,
            self._budget,
            chance(self._stream, question),
            events=question.events,
            must=question.must,
        )
        self.spent.append(time.perf_counter() - start)
        return as_answer(question, chosen)

    def close(self) -> None:
        """Nothing is held."""


def chance(stream: str, question: Question) -> Rng:
    """The random numbers of one decision; of several who may act at once, each has others."""
    asked = (question.entries,) if question.must else (question.entries, question.seat)
    return Rng(stream, "opponent", *asked)


def as_answer(question: Question, chosen: Chosen, pace: float = 1.0) -> Answer:
    action = None if chosen.index is None else question.legal[chosen.index]
    after = round(chosen.after / pace)
    if not question.must:
        after = max(after, QUICKEST)
    return Answer(question.number, action, question.clock + after, chosen.reason)


def fallback(rules: AnyRules, question: Question, failure: Message) -> Answer:
    """What happens for an opponent that failed."""
    action = rules.fallback(question.view, question.legal)
    return Answer(question.number, action, failure=failure)
