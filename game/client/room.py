"""What a title brings to the program: its room. The shell knows no more of any title than this."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

import pygame

from game.engine.contract import Rules
from game.engine.message import Arg, Message
from game.engine.table import Table
from game.session import AnyTable
from game.session.outcome_text import score_key

from .keys import KeyPlaces
from .onward import Onward
from .seeds import is_daily, new_seed
from .shell import Scene, Shell
from .widgets.lively import Lively

AnyRules = Rules[Any, Any, Any, Any, Any]
Answer = str | tuple[str, ...]
Agreed = Mapping[str, Answer]
"""What was chosen for a new game, by the key of the question."""


@dataclass(frozen=True)
class OneOf:
    """A question of New game with one answer; usually the first."""

    key: str
    label: str
    answers: Mapping[str, str]
    """Message keys by the answer they stand for."""
    first: str = ""
    """The usual answer, if it is another than the first."""
    only: tuple[str, str] | None = None
    """The answer to another question with which alone it is asked."""

    @property
    def usual(self) -> str:
        return self.first or next(iter(self.answers))

    def is_asked(self, agreed: Agreed) -> bool:
        return self.only is None or agreed[self.only[0]] == self.only[1]

    def fits(self, answer: Answer) -> bool:
        return answer in self.answers


@dataclass(frozen=True)
class AnyOf:
    """Things that can be added to a game, each or none; usually none."""

    key: str
    answers: Mapping[str, str]
    """Message keys by the answer they stand for."""

    @property
    def usual(self) -> tuple[str, ...]:
        return ()

    def fits(self, answer: Answer) -> bool:
        return isinstance(answer, tuple) and set(answer) <= set(self.answers)


@dataclass(frozen=True)
class Limits:
    """For how many players something is."""

    least: int
    most: int


Drawing = Callable[[int, float], pygame.Surface]
"""Draws something so wide, at the scale of what is read."""


@dataclass(frozen=True)
class Chapter:
    """A chapter of the rules: the key of its message, the numbers it speaks of, and its drawings
    by the names it calls them."""

    key: str
    facts: Mapping[str, Arg] = field(default_factory=dict)
    drawings: Mapping[str, Drawing] = field(default_factory=dict)


class Room(ABC):
    """A title in the client. It lives as long as the window and keeps the title's pictures."""

    rules: ClassVar[AnyRules]
    setup: ClassVar[Sequence[OneOf | AnyOf]]
    """What New game asks besides who plays."""
    places: ClassVar[int]
    """As many as can ever sit at its table."""
    picture: ClassVar[str]
    """The painting that stands for it on the title page."""
    company: ClassVar[Sequence[str]]
    """The opponents of the deal of the day, and of a new game unless others are chosen."""

    keys: ClassVar[KeyPlaces] = ()
    """Where keys mean something in its matches."""

    switches: ClassVar[Sequence[str]] = ()
    """The settings that count at its table alone, each on or off."""

    def __init__(self, app: Shell) -> None:
        self.app = app

    @property
    def key(self) -> str:
        return self.rules.key

    @property
    def score(self) -> str:
        """The key of the message that tells a score in the title's own words."""
        return score_key(self.key)

    @property
    def usual(self) -> Agreed:
        """The agreement of those who want nothing special."""
        return {question.key: question.usual for question in self.setup}

    @abstractmethod
    def seats(self, agreed: Agreed) -> Limits:
        """For how many players such a game is."""

    @abstractmethod
    def options(self, agreed: Agreed, players: int) -> Any:
        """The options of such a match; whether they can be played, the rules say."""

    @abstractmethod
    def noted(self, options: Any) -> str:
        """A match's options in short, as the statistics note matches of a kind."""

    @abstractmethod
    def kind(self, options: str) -> Sequence[str]:
        """The message keys that tell what kind of match it was, by how the statistics note it."""

    @property
    @abstractmethod
    def chapters(self) -> Sequence[Chapter]:
        """The rules, to be read."""

    @abstractmethod
    def prepare(self) -> None:
        """Somebody may soon sit down: gets ready what the usual table shows."""

    def alive(self, still: pygame.Surface) -> Lively | None:
        """What moves on the title page while its picture fills the window, if anything does."""
        del still
        return None

    @abstractmethod
    def open(self, table: AnyTable, problem: Message | None = None) -> Scene:
        """The scene in which a match is played; it tells what the player should know of it."""

    def rematch(self, table: AnyTable) -> Onward | None:
        """Sits the same company down at another match; the game of the day is played once."""
        history = table.history
        if is_daily(history.seed):
            return None

        def again() -> None:
            fresh = Table(self.rules, history.options, new_seed(), tuple(history.seats))
            self.app.swap(self.open(fresh))

        return Onward("show-rematch", again)

    @property
    def lesson(self) -> Callable[[Callable[[], None]], Scene] | None:
        """Opens the guided match where it was left, if the title has one for beginners; it is told
        how they come to a game of their own."""
        return None
