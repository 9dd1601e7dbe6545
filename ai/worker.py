"""The opponents' own process: it answers one question at a time and touches nothing else."""

from __future__ import annotations

import contextlib
import io
import os
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from game.engine.codec import Codec
from game.engine.message import Message
from game.engine.rng import Rng
from game.titles.known import TITLES

from .contract import BadDecision, Budget, Opponent, decide
from .registry import Entry, create


class Question(msgspec.Struct):
    """Everything an opponent is asked with, ready to cross to another process."""

    seat: int
    entry: Entry
    title: str
    view: msgspec.Raw
    legal: list[msgspec.Raw]
    budget: Budget
    stream: int


class Reply(msgspec.Struct):
    """The place of the chosen action in the list, or what went wrong."""

    index: int = -1
    reason: Message | None = None
    failure: str = ""
    """One of raised, nonsense, printed; empty if all is well."""
    detail: str = ""


def main(connection: Connection) -> None:
    """Answers until the other side hangs up."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    minds: dict[int, tuple[Entry, Opponent]] = {}
    questions = msgspec.json.Decoder(Question)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            question = questions.decode(connection.recv_bytes())
            connection.send_bytes(msgspec.json.encode(_answer(question, minds)))


def _answer(question: Question, minds: dict[int, tuple[Entry, Opponent]]) -> Reply:
    printed = io.StringIO()
    try:
        with contextlib.redirect_stdout(printed):
            index, reason = _decide(question, minds)
    except BadDecision as error:
        return Reply(failure="nonsense", detail=str(error)[:200])
    except BaseException as error:  # whatever a plugin raises, sys.exit() included
        return Reply(failure="raised", detail=f"{type(error).__name__}: {error}"[:200])
    if printed.getvalue():
        return Reply(failure="printed", detail=printed.getvalue().strip()[:200])
    return Reply(index, reason)


def _decide(question: Question, minds: dict[int, tuple[Entry, Opponent]]) -> tuple[int, Any]:
    if minds.get(question.seat, (None,))[0] != question.entry:
        minds[question.seat] = (question.entry, create(question.entry))
    codec = Codec(TITLES[question.title])
    return decide(
        minds[question.seat][1],
        codec.view.decode(question.view),
        [codec.action.decode(action) for action in question.legal],
        question.budget,
        Rng(question.stream),
    )
