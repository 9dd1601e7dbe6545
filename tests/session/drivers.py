"""Drivers for tests: by a script, slow ones, and people who act when they are told to."""

from __future__ import annotations

from game.engine.rng import Rng
from game.session import Answer, Question


class AtRandom:
    """Answers at once with something legal, after a while on the clock of the match."""

    thinking = False

    def __init__(self, seed: str, pause: int = 0) -> None:
        self._rng = Rng(seed)
        self._pause = pause
        self._asked: Question | None = None
        self.questions: list[Question] = []

    def ask(self, question: Question) -> None:
        self._asked = question
        self.questions.append(question)

    def poll(self, _wait: float, /) -> Answer | None:
        question, self._asked = self._asked, None
        if question is None or not question.legal:
            return None
        at = question.clock + self._rng.below(self._pause + 1)
        return Answer(question.number, self._rng.choice(question.legal), at)

    def close(self) -> None:
        self._asked = None


class Slow(AtRandom):
    """Thinks until it is told to answer; then answers whatever it was asked first."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.done = False

    @property
    def thinking(self) -> bool:  # type: ignore[override]
        return not self.done and bool(self.questions)

    def poll(self, _wait: float, /) -> Answer | None:
        if not self.done or not self.questions:
            return None
        first = self.questions[0]
        self.done = False
        return Answer(first.number, first.legal[0])
