"""What every title fulfils: rules as functions on frozen records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from .message import UserError
from .rng import Rng

O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741  options, as everywhere in this file
S = TypeVar("S", bound=msgspec.Struct)
A = TypeVar("A", bound=msgspec.Struct)
E = TypeVar("E", bound=msgspec.Struct)
V = TypeVar("V", bound=msgspec.Struct)

TABLE = -1
"""The seat of the table itself, which acts when a time has come."""


class IllegalAction(UserError):
    """An action the rules do not allow, with the reason; nothing has changed."""


class BadOptions(UserError):
    """Options no match can be played with, with the reason."""


class Due(msgspec.Struct, Generic[A], frozen=True):
    """What the table itself will do, and when on the clock of the match."""

    at: int
    action: A


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended: points and place of each seat; several may share the first place."""

    scores: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def without(self, conceded: frozenset[int]) -> Outcome:
        """The same with those who gave up behind all others, together in the last place."""
        stayed = [place for seat, place in enumerate(self.places) if seat not in conceded]
        last = len(self.places)
        return Outcome(
            self.scores,
            tuple(
                last if seat in conceded else 1 + sum(other < place for other in stayed)
                for seat, place in enumerate(self.places)
            ),
        )


class Rules(Protocol[O, S, A, E, V]):
    """A title's rules. State is known only to the table; people and opponents get views.

    `apply` is the only way a state changes, and it never changes the state it is given. The same
    options, seed and actions give the same match on every machine. Whatever is random comes out of
    a `Chance` in the state; time is what the clock of the match says, never the machine's.
    """

    key: str
    version: int
    """Raised whenever an old match would no longer replay the same."""
    deals_since: int
    """The first version by which the same options and seed begin the same match as today."""
    options_type: type[O]
    state_type: type[S]
    action_type: Any
    """The union of the title's actions, each with a tag of its own; likewise the events."""
    event_type: Any
    view_type: type[V]

    def check(self, options: O) -> None:
        """Raises BadOptions for what cannot be played."""

    def seats(self, options: O) -> int:
        """How many sit at the table."""

    def setup(self, options: O, seed: str) -> tuple[S, list[E]]:
        """The beginning of a match."""

    def must_act(self, state: S) -> tuple[int, ...]:
        """The seats the match waits for."""

    def may_act(self, state: S) -> tuple[int, ...]:
        """The seats that may act now, those that must among them."""

    def due(self, state: S) -> Due[A] | None:
        """What the table itself does next if nobody acts before, and when."""

    def legal_actions(self, state: S, seat: int) -> Sequence[A]:
        """Everything the seat may do now, in an order that says nothing and hides nothing."""

    def apply(self, state: S, seat: int, action: A, at: int = 0) -> tuple[S, list[E]]:
        """The state after an action at that time, and what happened; or IllegalAction."""

    def view(self, state: S, seat: int | None) -> V:
        """What the seat may know; for None the open table, with nothing hidden."""

    def sample(self, view: V, rng: Rng) -> S:
        """Some complete state that looks just like the view to its seat."""

    def event_for(self, event: E, seat: int | None) -> E:
        """What the seat sees of an event; None sees everything."""

    def reveals(self, event: E, seat: int) -> bool:
        """Whether the seat learned something hidden by it, so that it cannot be taken back."""

    def fallback(self, view: V, legal: Sequence[A]) -> A | None:
        """What is done for an opponent that failed: harmless and cheap; None to do nothing, where
        nobody must act."""

    def outcome(self, state: S) -> Outcome | None:
        """How it ended, once it has."""

    def upgraded(self, version: int, entry: Any, state: S) -> Sequence[Any]:
        """An entry of an older version, as JSON, in the form (or forms) it has today; `state` is
        how the match stands before it. Raises IllegalAction where there is none."""
