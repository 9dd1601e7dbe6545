"""Asks opponents in processes of their own, and keeps the deadline whatever they do."""

from __future__ import annotations

import contextlib
import multiprocessing
import time
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from game.engine.codec import encode
from game.engine.message import Message, message

from .contract import Budget
from .registry import Entry
from .worker import READY, Question, Reply, main

FALLBACK = 0
"""Who loses a decision gets the first legal action."""


class Answer(msgspec.Struct, frozen=True):
    """What became of a question."""

    seat: int
    index: int
    """The place of the action in the list of legal ones."""
    seconds: float
    reason: Message | None = None
    failure: Message | None = None
    """Why the opponent lost the decision to the fallback, for the chronicle."""


class Worker:
    """A process for opponents; a fresh one takes its place if it is lost."""

    def __init__(self) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._start()

    def _start(self) -> None:
        self.warm = False
        self._connection, theirs = self._context.Pipe()
        self._process = self._context.Process(target=main, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    def send(self, question: bytes) -> None:
        with contextlib.suppress(OSError):  # if the process is gone, receiving tells
            self._connection.send_bytes(question)

    def receive(self, wait: float) -> bytes | None:
        """What it says, if it says something in time; EOFError or OSError if it is gone."""
        until = time.monotonic() + wait
        while self._connection.poll(max(0.0, until - time.monotonic())):
            said: bytes = self._connection.recv_bytes()
            if said != READY:
                return said
            self.warm = True
        return None

    def restart(self) -> None:
        self.close()
        self._start()

    def close(self) -> None:
        self._process.kill()
        self._process.join(timeout=0.2)
        self._connection.close()


class Runner:
    """Asks the opponents of a match: ours share a process, each plugin has one to itself.

    A question is put with `ask` and its answer fetched with `poll`, which never waits; `decide`
    does both and waits, never longer than the budget allows and half a second. A process that is
    still warming up when time is over is not blamed, and left to warm up.
    """

    def __init__(self, title: str, entries: Iterable[Entry], budget: Budget | None = None) -> None:
        self.title = title
        self.budget = budget or Budget()
        self.match = ""
        self._workers = {key: Worker() for key in {_home(entry) for entry in entries}}
        self._asked: tuple[Question, str, float] | None = None
        self._number = 0

    def ask(
        self, seat: int, name: str, entry: Entry, view: Any, legal: Sequence[Any], stream: int
    ) -> None:
        """Puts a question to the opponent of a seat; one at a time."""
        assert self._asked is None, "the last question is not answered yet"
        self._number += 1
        question = Question(
            self._number,
            self.match,
            seat,
            entry,
            self.title,
            msgspec.Raw(encode(view)),
            [msgspec.Raw(encode(action)) for action in legal],
            self.budget,
            stream,
        )
        if _home(entry) not in self._workers:
            self._workers[_home(entry)] = Worker()
        self._asked = (question, name, time.monotonic())
        self._worker.send(msgspec.json.encode(question))

    @property
    def _worker(self) -> Worker:
        assert self._asked
        return self._workers[_home(self._asked[0].entry)]

    def poll(self, wait: float = 0.0) -> Answer | None:
        """The answer, once there is one or the deadline has passed."""
        assert self._asked, "nothing was asked"
        since = self._asked[2]
        left = max(0.0, since + self.budget.seconds - time.monotonic())
        try:
            said = self._worker.receive(min(wait, left))
            if said is not None:
                reply = msgspec.json.decode(said, type=Reply)
                if reply.number == self._number:  # not one that came too late
                    return self._answered(reply)
        except (EOFError, OSError, msgspec.MsgspecError):
            return self._lost("opponent-died")
        if time.monotonic() - since >= self.budget.seconds:
            return self._lost("opponent-late")
        return None

    def decide(
        self, seat: int, name: str, entry: Entry, view: Any, legal: Sequence[Any], stream: int
    ) -> Answer:
        """Asks, and waits for the answer."""
        self.ask(seat, name, entry, view, legal, stream)
        while (answer := self.poll(wait=0.05)) is None:
            pass
        return answer

    def close(self) -> None:
        """Ends all processes at once, in the middle of a thought if need be."""
        for worker in self._workers.values():
            worker.close()
        self._workers.clear()

    def _answered(self, reply: Reply) -> Answer:
        assert self._asked
        question, name, since = self._asked
        self._asked = None
        seconds = time.monotonic() - since
        if reply.failure or not 0 <= reply.index < len(question.legal):
            detail = reply.detail.translate(str.maketrans("<>*", "‹›·"))
            how = reply.failure or "nonsense"
            why = message("opponent-failed", name=name, how=how, detail=detail)
            return Answer(question.seat, FALLBACK, seconds, failure=why)
        return Answer(question.seat, reply.index, seconds, reply.reason)

    def _lost(self, why: str) -> Answer:
        """The process is gone or must go; a fresh one warms up meanwhile."""
        assert self._asked
        worker = self._worker
        question, name, since = self._asked
        self._asked = None
        warming = why == "opponent-late" and not worker.warm
        if not warming:
            worker.restart()
        seconds = time.monotonic() - since
        failure = message("opponent-warming" if warming else why, name=name)
        return Answer(question.seat, FALLBACK, seconds, failure=failure)


def _home(entry: Entry) -> str:
    """Which process an opponent lives in."""
    return f"plugin {entry.key}" if entry.is_plugin else "ours"
