"""Asks opponents in processes of their own, and keeps the deadline whatever they do."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable

import msgspec

from game.engine.message import Message, message
from game.log import LOG

from .contract import Budget, Chosen
from .process import Gone, Worker
from .registry import Entry
from .worker import Question, Reply, answer


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

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._worker = Worker(answer)
        self._asked: deque[Question] = deque()
        self._since = 0.0
        """When the first of them was begun."""
        self._found: dict[int, Chosen | Failure] = {}
        self._void: set[int] = set()
        """Questions nobody waits for any more."""

    def put(self, question: Question) -> None:
        if not self._asked:
            self._since = time.monotonic()
        self._asked.append(question)
        self._worker.send(msgspec.json.encode(question))

    def take(self, number: int, wait: float) -> Chosen | Failure | None:
        """What came of a question, once it is known or its time is over."""
        if number not in self._found:
            self._listen(wait)
        return self._found.pop(number, None)

    def forget(self, number: int) -> None:
        """Whatever comes of a question, nobody wants to know."""
        if self._found.pop(number, None) is None:
            self._void.add(number)

    def _listen(self, wait: float) -> None:
        if not self._asked:
            return
        left = max(0.0, self._since + self._seconds - time.monotonic())
        try:
            said = self._worker.receive(min(wait, left))
            if said is not None:
                self._hear(msgspec.json.decode(said, type=Reply))
        except (Gone, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self._lose("failure-died")
            return
        if self._asked and time.monotonic() - self._since >= self._seconds:
            self._lose("failure-late")

    def _hear(self, reply: Reply) -> None:
        question = self._asked[0]
        if reply.number != question.number:
            return  # it answers something it was asked before its time was over
        self._settle(_checked(reply, question))

    def _settle(self, found: Chosen | Failure) -> None:
        number = self._asked.popleft().number
        if number in self._void:
            self._void.remove(number)
        else:
            self._found[number] = found
        self._since = time.monotonic()

    def _lose(self, key: str) -> None:
        """The process is gone or must go: a fresh one warms up, and is asked what was left. One
        that is still warming up when time is over is not blamed."""
        if key == "failure-late" and not self._worker.warm:
            self._settle(Failure("failure-warming"))
            return
        self._settle(Failure(key))
        self._worker.restart()
        for question in self._asked:
            self._worker.send(msgspec.json.encode(question))

    def close(self) -> None:
        self._worker.close()


def _checked(reply: Reply, question: Question) -> Chosen | Failure:
    index = reply.chosen.index
    if index is None and not question.must and not reply.failure:
        return reply.chosen
    if reply.failure or index is None or not 0 <= index < len(question.legal):
        return Failure("failure-misbehaved", reply.failure or "nonsense", reply.detail)
    return reply.chosen


class Runner:
    """Asks the opponents of a match: ours share a process, each plugin has one to itself.

    A question is put with `ask` and its answer fetched with `poll`, which never waits longer than
    it is told; several may be open.
    """

    def __init__(self, entries: Iterable[Entry], budget: Budget | None = None) -> None:
        self.budget = budget or Budget()
        self._lines = {home: self._line() for home in {_home(entry) for entry in entries}}
        self._number = 0

    def _line(self) -> Line:
        return Line(self.budget.seconds)

    def ask(self, question: Question) -> int:
        """Puts a question to its opponent; the number to fetch the answer with."""
        self._number += 1
        question.number = self._number
        home = _home(question.entry)
        if home not in self._lines:
            self._lines[home] = self._line()
        self._lines[home].put(question)
        return self._number

    def poll(self, entry: Entry, number: int, wait: float = 0.0) -> Chosen | Failure | None:
        """The answer, once there is one or the deadline has passed."""
        return self._lines[_home(entry)].take(number, wait)

    def forget(self, entry: Entry, number: int) -> None:
        """The question has become void: its answer is not fetched."""
        if _home(entry) in self._lines:
            self._lines[_home(entry)].forget(number)

    def close(self) -> None:
        """Ends all processes at once, in the middle of a thought if need be."""
        for line in self._lines.values():
            line.close()
        self._lines.clear()


def _home(entry: Entry) -> str:
    """Which process an opponent lives in."""
    return f"plugin {entry.key}" if entry.is_plugin else "ours"
