"""Drivers that do again what a history tells."""

from __future__ import annotations

from typing import Any

from game.engine.history import History, SeatEntry

from .driver import Answer, Drivers, Question
from .session import AnyTable


class Replay:
    """Does for its seat what the history says comes next; what the table itself does comes by
    itself, and a seat that changes hands is changed by whoever is asked first."""

    thinking = False

    def __init__(self, history: History[Any, Any], table: AnyTable) -> None:
        self._history, self._table = history, table
        self._asked: Question | None = None

    def ask(self, question: Question) -> None:
        self._asked = question

    def poll(self, _wait: float, /) -> Answer | None:
        question, done = self._asked, len(self._table.history.entries)
        if question is None or done >= len(self._history.entries):
            return None
        entry = self._history.entries[done]
        if isinstance(entry, SeatEntry):
            return Answer(question.number, entry, entry.at)
        if entry.seat != question.seat:
            return None
        return Answer(question.number, entry.action, entry.at)

    def close(self) -> None:
        """Nothing is held."""


def replaying(history: History[Any, Any], table: AnyTable) -> Drivers:
    """Drivers that lead a table through a history."""
    return Drivers(lambda _number, _seat: Replay(history, table))
