"""Asks opponents and coaches in processes of their own, and keeps deadlines whatever they do."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable

import msgspec

from game.engine.message import Message, message
from game.log import LOG

from .contract import Chosen
from .process import Gone, Worker
from .registry import Entry
from .worker import Arrival, Asked, CoachQuestion, Question, Reply, answer

GRACE = 2.0
"""Seconds after the deadline before somebody is late: on a busy machine a moment gets long."""
FOR_ADVICE = 10.0
"""The same for the coach: nobody waits for it."""
LOADING = 20.0
"""Seconds a process may take to start, and an opponent to load what it needs; nobody is asked
anything before that, and it is no part of the time for the first decision."""


class Failure(msgspec.Struct, frozen=True):
    """Why an opponent lost a decision."""

    key: str
    how: str = ""
    detail: str = ""

    def said_of(self, name: str) -> Message:
        """What the chronicle says of it; the details are for the log."""
        if not self.how:
            return message(self.key, name=name)
        LOG.warning("%s: %s (%s)", name, self.how, self.detail)
        return message(self.key, name=name, how=self.how)


class Line:
    """The questions to one process, which answers them one after the other."""

    def __init__(self) -> None:
        self._worker = Worker(answer)
        self._asked: deque[Asked] = deque()
        self._since = 0.0
        """When the first of them was begun."""
        self._warming = True
        """Whether the process is still starting."""
        self._found: dict[int, Reply | Failure] = {}
        self._void: set[int] = set()
        """Questions nobody waits for any more."""

    def put(self, question: Asked) -> None:
        if not self._asked:
            self._since = time.monotonic()
        self._asked.append(question)
        self._worker.send(msgspec.json.encode(question))

    def take(self, number: int, wait: float) -> Reply | Failure | None:
        """What came of a question, once it is known or its time is over."""
        if number not in self._found:
            self._listen(wait)
        return self._found.pop(number, None)

    def forget(self, number: int) -> None:
        """Whatever comes of a question, nobody wants to know."""
        if self._found.pop(number, None) is None:
            self._void.add(number)

    def _left(self) -> float:
        """Seconds the first question has left."""
        if self._warming and self._worker.warm:
            self._warming, self._since = False, time.monotonic()
        patience = LOADING if self._warming else _patience(self._asked[0])
        return max(0.0, self._since + patience - time.monotonic())

    def _listen(self, wait: float) -> None:
        if not self._asked:
            return
        try:
            said = self._worker.receive(min(wait, self._left()))
            if said is not None:
                self._hear(msgspec.json.decode(said, type=Reply))
        except (Gone, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self._lose("failure-died")
            return
        if self._asked and not self._left():
            self._lose("failure-late")

    def _hear(self, reply: Reply) -> None:
        if reply.number == self._asked[0].number:  # else to something whose time was over
            self._settle(reply)

    def _settle(self, found: Reply | Failure) -> None:
        number = self._asked.popleft().number
        if number in self._void:
            self._void.remove(number)
        else:
            self._found[number] = found
        self._since = time.monotonic()

    def _lose(self, key: str) -> None:
        """The process is gone or must go: a fresh one warms up, and is asked what was left. One
        that is still warming up when time is over is not blamed."""
        if key == "failure-late" and self._warming:
            self._settle(Failure("failure-warming"))
            return
        self._settle(Failure(key))
        self._warming = True
        self._worker.restart()
        for question in self._asked:
            self._worker.send(msgspec.json.encode(question))

    def close(self) -> None:
        self._worker.close()


def _patience(asked: Asked) -> float:
    """Seconds until an answer must be there."""
    match asked:
        case Question(budget=budget):
            return budget.seconds + GRACE
        case CoachQuestion(budget=budget):
            return budget.seconds + FOR_ADVICE
        case Arrival():
            return LOADING


class Runner:
    """Asks the opponents of a match: ours share a process with the coach, each plugin has one to
    itself.

    A question is put with `ask` and its answer fetched with `poll`, which never waits longer than
    it is told; several may be open.
    """

    def __init__(self, entries: Iterable[Entry]) -> None:
        self._lines: dict[str, Line] = {}
        self._number = 0
        for entry in dict.fromkeys(entries):
            arrival = Arrival(0, entry)
            self.ask(arrival)
            self.forget(arrival)

    def ask(self, asked: Asked) -> None:
        """Puts a question to its opponent, or to the coach; it gets its number by that."""
        self._number += 1
        asked.number = self._number
        self._line(asked).put(asked)

    def poll(self, question: Question, wait: float = 0.0) -> Chosen | Failure | None:
        """The answer, once there is one or the deadline has passed."""
        found = self._line(question).take(question.number, wait)
        return _checked(found, question) if isinstance(found, Reply) else found

    def advice(self, question: CoachQuestion, wait: float = 0.0) -> Reply | Failure | None:
        """The same of the coach."""
        return self._line(question).take(question.number, wait)

    def forget(self, asked: Asked) -> None:
        """The question has become void: its answer is not fetched."""
        if _home(asked) in self._lines:
            self._line(asked).forget(asked.number)

    def _line(self, asked: Asked) -> Line:
        home = _home(asked)
        if home not in self._lines:
            self._lines[home] = Line()
        return self._lines[home]

    def close(self) -> None:
        """Ends all processes at once, in the middle of a thought if need be."""
        for line in self._lines.values():
            line.close()
        self._lines.clear()


def _home(asked: Asked) -> str:
    """Which process answers."""
    if isinstance(asked, CoachQuestion) or not asked.entry.is_plugin:
        return "ours"
    return f"plugin {asked.entry.key}"


def _checked(reply: Reply, question: Question) -> Chosen | Failure:
    index = reply.chosen.index
    if index is None and not question.must and not reply.failure:
        return reply.chosen
    if reply.failure or index is None or not 0 <= index < len(question.legal):
        return Failure("failure-misbehaved", reply.failure or "nonsense", reply.detail)
    return reply.chosen
