"""An opponents' process: it answers one question at a time and touches nothing else."""

from __future__ import annotations

import contextlib
import io
import os
from multiprocessing.connection import Connection

import msgspec

from game.engine.codec import Codec
from game.engine.message import Message
from game.engine.rng import Rng
from game.titles.registry import TITLES

from .contract import BadDecision, Budget, Opponent, decide
from .registry import Entry, create

READY = b"ready"
"""Sent once, when the process has warmed up."""


class Question(msgspec.Struct):
    """Everything an opponent is asked with, ready to cross to another process."""

    number: int
    match: str
    """Opponents begin each match with a fresh mind."""
    seat: int
    entry: Entry
    title: str
    view: msgspec.Raw
    legal: list[msgspec.Raw]
    budget: Budget
    stream: int


class Reply(msgspec.Struct):
    """The place of the chosen action in the list, or what went wrong."""

    number: int = 0
    """Of the question it answers."""
    index: int = -1
    reason: Message | None = None
    failure: str = ""
    """One of raised, nonsense, printed; empty if all is well."""
    detail: str = ""


class Minds:
    """The opponents of one match, made when they are first asked."""

    def __init__(self) -> None:
        self._match = ""
        self._minds: dict[int, tuple[Entry, Opponent]] = {}

    def of(self, question: Question) -> Opponent:
        if question.match != self._match:
            self._match = question.match
            self._minds.clear()
        known = self._minds.get(question.seat)
        if known is None or known[0] != question.entry:
            known = self._minds[question.seat] = (question.entry, create(question.entry))
        return known[1]


def main(connection: Connection) -> None:
    """Answers until the other side hangs up."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    minds = Minds()
    questions = msgspec.json.Decoder(Question)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        connection.send_bytes(READY)
        while True:
            connection.send_bytes(_answer(questions.decode(connection.recv_bytes()), minds))


def _answer(question: Question, minds: Minds) -> bytes:
    printed = io.StringIO()
    try:
        with contextlib.redirect_stdout(printed):
            reply = _decide(question, minds)
            answer = msgspec.json.encode(reply)
    except BadDecision as error:
        return _failed(question, "nonsense", str(error))
    except BaseException as error:  # whatever a plugin raises, sys.exit() included
        return _failed(question, "raised", f"{type(error).__name__}: {error}")
    if printed.getvalue():
        return _failed(question, "printed", printed.getvalue().strip())
    return answer


def _failed(question: Question, how: str, detail: str) -> bytes:
    return msgspec.json.encode(Reply(question.number, failure=how, detail=detail[:200]))


def _decide(question: Question, minds: Minds) -> Reply:
    codec = Codec(TITLES[question.title])
    index, reason = decide(
        minds.of(question),
        codec.view.decode(question.view),
        [codec.action.decode(action) for action in question.legal],
        question.budget,
        Rng(question.stream),
    )
    return Reply(question.number, index, reason)
