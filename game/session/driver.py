"""Who decides for a seat: a person before the screen, an opponent, a recording, somebody far away.

A driver is asked and answers later; it never reaches the table itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from game.engine.message import Message
from game.engine.seats import Seat


@dataclass(frozen=True)
class Question:
    """What a seat may do now, with all it may know."""

    seat: int
    number: int
    """An answer names it; once it has passed, the answer is void."""
    must: bool
    """Whether the match waits for the seat; else it may as well do nothing."""
    view: Any
    legal: Sequence[Any]
    events: Sequence[Any]
    """What the seat has seen since it was last asked."""
    since: int
    """How many events it had seen before; with 0 it is somebody new, who knows nothing yet."""
    entries: int
    """How many entries the history has: chance for this decision can be drawn from that."""
    clock: int
    """The time of the match at which it is asked."""


@dataclass(frozen=True)
class Answer:
    """What a seat wants to do; None for nothing, where it need not."""

    number: int
    action: Any | None
    at: int = 0
    """When it shall happen on the clock of the match; at once, if that has passed."""
    reason: Message | None = None
    """Why the driver decided so, if it cares to tell."""
    failure: Message | None = None
    """Why this is not what the driver itself decided, for the chronicle."""


class Driver(Protocol):
    """Decides for one seat."""

    def ask(self, question: Question) -> None:
        """A new question; one that was not answered yet is void."""

    def poll(self, wait: float, /) -> Answer | None:
        """The answer once there is one, waiting for it so many seconds at the most."""

    @property
    def thinking(self) -> bool:
        """Whether an answer will come by itself."""

    def close(self) -> None:
        """The match, or this driver's part in it, is over."""


class Company(Protocol):
    """Those who play a match together."""

    def driver(self, number: int, seat: Seat, /) -> Driver:
        """Who decides for the seat of that number from now on."""

    def close(self) -> None:
        """The match is over, or left."""


@dataclass(frozen=True)
class Drivers:
    """A company whose drivers are made by a function, and hold nothing."""

    make: Callable[[int, Seat], Driver]

    def driver(self, number: int, seat: Seat, /) -> Driver:
        return self.make(number, seat)

    def close(self) -> None:
        """There is nothing to let go of."""


class Person:
    """Somebody before this screen: acts through the client whenever he likes."""

    thinking = False

    def ask(self, question: Question) -> None:
        """The client shows the question."""

    def poll(self, _wait: float, /) -> Answer | None:
        return None

    def close(self) -> None:
        """Nothing is held."""
