"""A finished match looked at again: what each turn of a player cost against the best."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from game.engine.contract import Rules
from game.engine.history import History, Played
from game.engine.table import Table

from .coach import Advice, Coach, Counsel
from .driver import Question

AnyRules = Rules[Any, Any, Any, Any, Any]


@dataclass(frozen=True)
class Judged:
    """A decision of the match, and what the coach says of it."""

    entry: int
    """Its number in the history."""
    chosen: Any
    counsel: Counsel

    @property
    def _pair(self) -> tuple[Advice | None, Advice | None]:
        return self.counsel.best, self.counsel.of(self.chosen)

    @property
    def win(self) -> float:
        """The chance to win it cost against the best; 0 where nobody can tell."""
        best, chosen = self._pair
        if not best or not chosen or best.win is None or chosen.win is None:
            return 0.0
        return max(0.0, best.win - chosen.win)

    @property
    def points(self) -> float:
        """The points it cost against the best; fewer than none if what wins more often scores
        less."""
        best, chosen = self._pair
        if not best or not chosen or best.score is None or chosen.score is None:
            return 0.0
        return best.score - chosen.score


@dataclass(frozen=True)
class Turn:
    """What a player did until somebody else did something."""

    decisions: tuple[Judged, ...]

    @property
    def win(self) -> float:
        """The chance to win that the turn cost."""
        return sum(each.win for each in self.decisions)

    @property
    def points(self) -> float:
        """The points it cost."""
        return sum(each.points for each in self.decisions)


class Review:
    """Asks the coach about every decision of a seat, one after the other; `step` as often as there
    is time, until it is `done`."""

    def __init__(
        self, rules: AnyRules, history: History[Any, Any], seat: int, coach: Coach
    ) -> None:
        self._coach = coach
        self._open = _decisions(rules, history, seat)
        self._asked: tuple[int, Question, Any] | None = None
        self._judged: list[Judged] = []
        self._total = sum(_is_own(entry, seat) for entry in history.entries)
        self._starts = _starts(history, seat)
        self._next()

    @property
    def done(self) -> bool:
        return self._asked is None

    @property
    def progress(self) -> tuple[int, int]:
        """How many decisions have been looked at, and how many there are."""
        return len(self._judged), self._total

    @property
    def turns(self) -> Sequence[Turn]:
        """The turns as far as they have been looked at."""
        found: list[list[Judged]] = []
        for each in self._judged:
            if each.entry in self._starts:
                found.append([])
            found[-1].append(each)
        return [Turn(tuple(several)) for several in found]

    def step(self, wait: float = 0.0) -> bool:
        """Whether it has come a decision further."""
        if self._asked is None:
            return False
        entry, question, chosen = self._asked
        counsel = self._coach.poll(wait)
        if counsel is None or counsel.number != question.number:
            return False
        self._judged.append(Judged(entry, chosen, counsel))
        self._next()
        return True

    def _next(self) -> None:
        self._asked = next(self._open, None)
        if self._asked:
            _, question, chosen = self._asked
            self._coach.ask(question, chosen)


def _is_own(entry: Any, seat: int) -> bool:
    return isinstance(entry, Played) and entry.seat == seat


def _starts(history: History[Any, Any], seat: int) -> frozenset[int]:
    """The entries with which the turns of a seat begin."""
    entries = history.entries
    own = [number for number, entry in enumerate(entries) if _is_own(entry, seat)]
    return frozenset(n for n in own if n == 0 or not _is_own(entries[n - 1], seat))


def _decisions(
    rules: AnyRules, history: History[Any, Any], seat: int
) -> Iterator[tuple[int, Question, Any]]:
    """Every decision of a seat as it stood when it was made."""
    table: Table[Any, Any, Any, Any, Any] = Table(
        rules, history.options, history.seed, tuple(history.seats), history.id
    )
    for number, entry in enumerate(history.entries):
        if isinstance(entry, Played) and _is_own(entry, seat):
            view, legal = table.view(seat), table.legal_actions(seat)
            yield number, Question(seat, number, True, view, legal, (), 0, number, 0), entry.action
        table.repeat(entry)
