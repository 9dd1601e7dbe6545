"""What an opponents' process does: it answers one question at a time and touches nothing else."""

from __future__ import annotations

import contextlib
import io

import msgspec

from game.engine.codec import Codec, encode
from game.engine.message import Message
from game.engine.rng import Rng
from game.titles.registry import TITLES

from .coach import coach_of
from .contract import BadDecision, Budget, Chosen, Opponent, decide
from .registry import Entry, create

LONGEST_DETAIL = 200


class Question(msgspec.Struct, tag="question"):
    """Everything an opponent is asked with, ready to cross to another process."""

    number: int
    seat: int
    entry: Entry
    title: str
    must: bool
    view: msgspec.Raw
    legal: list[msgspec.Raw]
    events: list[msgspec.Raw]
    """What its seat has seen since it was last asked."""
    since: int
    """How many events it had seen before; with 0 a fresh mind begins."""
    budget: Budget
    stream: int


class CoachQuestion(msgspec.Struct, tag="coach"):
    """Everything the coach of a title is asked with."""

    number: int
    title: str
    view: msgspec.Raw
    legal: list[msgspec.Raw]
    budget: Budget
    stream: int
    chosen: int | None = None
    """The place in the list of what was done, if that is known."""


class Arrival(msgspec.Struct, tag="arrival"):
    """An opponent takes its seat: whatever it has to load is loaded before it is asked anything,
    so that it is not late with its first decision."""

    number: int
    entry: Entry


Asked = Question | CoachQuestion | Arrival


class Advised(msgspec.Struct):
    """An action in the list, as the coach sees it."""

    index: int
    win: float | None
    score: float | None
    then: msgspec.Raw
    """Null if nothing can be said of it."""
    reason: Message | None


class Reply(msgspec.Struct):
    """What was chosen or advised, or what went wrong."""

    number: int = 0
    """Of the question it answers."""
    chosen: Chosen = Chosen(None)
    advised: list[Advised] = []
    failure: str = ""
    """One of raised, nonsense, printed; empty if all is well."""
    detail: str = ""

    def __post_init__(self) -> None:
        self.detail = self.detail[:LONGEST_DETAIL]  # a plugin chose it, on either end of the pipe


class Minds:
    """The opponents of one match, made when they are first asked."""

    def __init__(self) -> None:
        self._minds: dict[int, tuple[Entry, Opponent]] = {}

    def of(self, question: Question) -> Opponent:
        known = self._minds.get(question.seat)
        if known is None or known[0] != question.entry or question.since == 0:
            known = self._minds[question.seat] = (question.entry, create(question.entry))
        return known[1]


MINDS = Minds()
"""Those of this process."""


def answer(asked: bytes) -> bytes:
    """The reply to a question, both as they cross between processes."""
    question = msgspec.json.decode(asked, type=Asked)
    printed = io.StringIO()
    try:
        with contextlib.redirect_stdout(printed):
            told = msgspec.json.encode(_reply(question))
    except BadDecision as error:
        return _failed(question, "nonsense", str(error))
    except BaseException as error:  # whatever a plugin raises, sys.exit() included
        return _failed(question, "raised", f"{type(error).__name__}: {error}")
    if printed.getvalue():
        return _failed(question, "printed", printed.getvalue().strip())
    return told


def _failed(question: Asked, how: str, detail: str) -> bytes:
    return msgspec.json.encode(Reply(question.number, failure=how, detail=detail))


def _reply(question: Asked) -> Reply:
    match question:
        case Question():
            return _decide(question)
        case CoachQuestion():
            return _advise(question)
        case Arrival():
            create(question.entry)
            return Reply(question.number)


def _decide(question: Question) -> Reply:
    mind = MINDS.of(question)  # first: it may bring its title along
    codec = Codec(TITLES[question.title])
    chosen = decide(
        mind,
        codec.view.decode(question.view),
        [codec.action.decode(action) for action in question.legal],
        question.budget,
        Rng(question.stream),
        events=[codec.event.decode(event) for event in question.events],
        must=question.must,
    )
    return Reply(question.number, chosen)


def _advise(question: CoachQuestion) -> Reply:
    codec = Codec(TITLES[question.title])
    legal = [codec.action.decode(action) for action in question.legal]
    found = coach_of(question.title).advise(
        codec.view.decode(question.view),
        legal,
        question.budget,
        Rng(question.stream),
        None if question.chosen is None else legal[question.chosen],
    )
    advised = [
        Advised(
            legal.index(each.action),
            each.win,
            each.score,
            msgspec.Raw(encode(each.then)),
            each.reason,
        )
        for each in found
    ]
    return Reply(question.number, advised=advised)
