"""Asks opponents in a process of their own, and keeps the deadline whatever they do."""

from __future__ import annotations

import contextlib
import multiprocessing
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from game.engine.codec import encode
from game.engine.message import Message, message

from .contract import Budget
from .registry import Entry
from .worker import Question, Reply, main

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


class Runner:
    """One worker process for all opponents of a match; a fresh one if it is lost.

    A question is put with `ask` and its answer fetched with `poll`, which never waits; `decide`
    does both and waits, never longer than the budget allows and half a second.
    """

    def __init__(self, title: str, budget: Budget = Budget()) -> None:  # noqa: B008  frozen
        self.title = title
        self.budget = budget
        self._context = multiprocessing.get_context("spawn")
        self._start()
        self._asked: tuple[Question, str, float] | None = None

    def _start(self) -> None:
        self._connection, theirs = self._context.Pipe()
        self._process = self._context.Process(target=main, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    def ask(
        self, seat: int, name: str, entry: Entry, view: Any, legal: Sequence[Any], stream: int
    ) -> None:
        """Puts a question to the opponent of a seat; one at a time."""
        assert self._asked is None, "the last question is not answered yet"
        question = Question(
            seat,
            entry,
            self.title,
            msgspec.Raw(encode(view)),
            [msgspec.Raw(encode(action)) for action in legal],
            self.budget,
            stream,
        )
        self._asked = (question, name, time.monotonic())
        if not self._process.is_alive():
            self._restart()
        with contextlib.suppress(OSError):  # if the worker is gone, poll finds out
            self._connection.send_bytes(msgspec.json.encode(question))

    def poll(self, wait: float = 0.0) -> Answer | None:
        """The answer, once there is one or the deadline has passed."""
        assert self._asked, "nothing was asked"
        question, _, since = self._asked
        left = max(0.0, since + self.budget.seconds - time.monotonic())
        try:
            if self._connection.poll(min(wait, left)):
                reply = msgspec.json.decode(self._connection.recv_bytes(), type=Reply)
                return self._finish(reply, len(question.legal))
        except (EOFError, OSError, msgspec.MsgspecError):
            return self._lost("opponent-died")
        if not self._process.is_alive() and not self._connection.poll():
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
        """Ends the worker at once, in the middle of a thought if need be."""
        self._process.kill()
        self._process.join(timeout=0.2)
        self._connection.close()

    def _finish(self, reply: Reply, legal: int) -> Answer:
        assert self._asked
        question, name, since = self._asked
        self._asked = None
        seconds = time.monotonic() - since
        if reply.failure or not 0 <= reply.index < legal:
            why = message(
                "opponent-failed", name=name, how=reply.failure or "nonsense", detail=reply.detail
            )
            return Answer(question.seat, FALLBACK, seconds, failure=why)
        return Answer(question.seat, reply.index, seconds, reply.reason)

    def _lost(self, why: str) -> Answer:
        """The worker is gone or must go; a fresh one warms up meanwhile."""
        assert self._asked
        question, name, since = self._asked
        self._asked = None
        self._restart()
        seconds = time.monotonic() - since
        return Answer(question.seat, FALLBACK, seconds, failure=message(why, name=name))

    def _restart(self) -> None:
        self.close()
        self._start()
