"""Coaches at a table: in the opponents' process, or (where nobody watches) in this one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from game.engine.codec import Codec, encode
from game.engine.contract import Rules
from game.engine.rng import Rng
from game.log import LOG
from game.session.coach import Advice, Counsel
from game.session.driver import Question

from .coach import coach_of
from .contract import Budget
from .runner import Failure, Runner
from .worker import Advised, CoachQuestion

AnyRules = Rules[Any, Any, Any, Any, Any]
NOTHING = msgspec.Raw(b"null")


class CoachDriver:
    """Asks the coach of a title in the process where our opponents think."""

    def __init__(
        self, runner: Runner, rules: AnyRules, stream: str, budget: Callable[[], Budget] = Budget
    ) -> None:
        self._runner, self._stream = runner, stream
        self._codec, self._budget = Codec(rules), budget
        self._asked: tuple[Question, CoachQuestion] | None = None

    @property
    def thinking(self) -> bool:
        return self._asked is not None

    def ask(self, question: Question, chosen: Any | None = None) -> None:
        self.close()
        asked = CoachQuestion(
            number=0,
            title=self._codec.rules.key,
            view=msgspec.Raw(encode(question.view)),
            legal=[msgspec.Raw(encode(action)) for action in question.legal],
            budget=self._budget(),
            stream=_chance(self._stream, question),
            chosen=None if chosen is None else list(question.legal).index(chosen),
        )
        self._runner.ask(asked)
        self._asked = (question, asked)

    def poll(self, wait: float, /) -> Counsel | None:
        if self._asked is None:
            return None
        question, asked = self._asked
        found = self._runner.advice(asked, wait)
        if found is None:
            return None
        self._asked = None
        if isinstance(found, Failure) or found.failure:
            LOG.warning("Coach: %s", found)
            return Counsel(question.number, ())
        advice = tuple(self._read(each, question) for each in found.advised)
        return Counsel(question.number, advice)

    def _read(self, advised: Advised, question: Question) -> Advice:
        then = None if advised.then == NOTHING else self._codec.action.decode(advised.then)
        action = question.legal[advised.index]
        return Advice(action, advised.win, advised.score, then, advised.reason)

    def close(self) -> None:
        """Nobody waits for an answer any more; the runner belongs to whoever made it."""
        if self._asked:
            self._runner.forget(self._asked[1])
            self._asked = None


class PresentCoach:
    """The coach of a title in this very process, for whoever does not mind to wait."""

    thinking = False

    def __init__(self, title: str, budget: Budget, stream: str) -> None:
        self._title, self._budget, self._stream = title, budget, stream
        self._asked: tuple[Question, Any | None] | None = None

    def ask(self, question: Question, chosen: Any | None = None) -> None:
        self._asked = (question, chosen)

    def poll(self, _wait: float, /) -> Counsel | None:
        if self._asked is None:
            return None
        (question, chosen), self._asked = self._asked, None
        found = coach_of(self._title).advise(
            question.view,
            question.legal,
            self._budget,
            Rng(_chance(self._stream, question)),
            chosen,
        )
        return Counsel(question.number, tuple(found))

    def close(self) -> None:
        """Nothing is held."""


def _chance(stream: str, question: Question) -> int:
    """Where the random numbers of one piece of advice begin."""
    return Rng(stream, "coach", question.seat, question.entries).bits()
