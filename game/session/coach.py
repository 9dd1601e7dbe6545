"""Who may be asked what had better be done: answers later, like a driver, and never acts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from game.engine.message import Message

from .driver import Question


@dataclass(frozen=True)
class Advice:
    """An action as the coach sees it. Figures are estimates; None where there is none."""

    action: Any
    win: float | None = None
    """The chance to win."""
    score: float | None = None
    """The final score to be expected."""
    then: Any | None = None
    """What had better follow in the same turn, if that can be said already."""
    reason: Message | None = None
    """Why it is as good as that. Where a player is meant, `seat` says which."""


@dataclass(frozen=True)
class Counsel:
    """What the coach says to a question: every action, the best first; nothing if it failed."""

    number: int
    """Of the question; once that has passed, the counsel is void."""
    advice: tuple[Advice, ...]

    @property
    def best(self) -> Advice | None:
        return self.advice[0] if self.advice else None

    def of(self, action: Any) -> Advice | None:
        """What it says of one of the actions."""
        return next((each for each in self.advice if each.action == action), None)


class Coach(Protocol):
    """Advises on the decisions of one match, one question at a time."""

    def ask(self, question: Question, chosen: Any | None = None) -> None:
        """A new question; one that was not answered yet is void. What was `chosen`, if that is
        known, is compared with the best more closely than the others."""

    def poll(self, wait: float, /) -> Counsel | None:
        """What the coach says once it is known, waiting for it so many seconds at the most."""

    @property
    def thinking(self) -> bool:
        """Whether an answer will come by itself."""

    def close(self) -> None:
        """Nobody waits for an answer any more."""
