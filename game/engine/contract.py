"""What every title fulfils: rules as functions on frozen records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from .message import UserError
from .rng import Rng

O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741  options, as everywhere in this file
S = TypeVar("S", bound=msgspec.Struct)
A = TypeVar("A", bound=msgspec.Struct)
E = TypeVar("E", bound=msgspec.Struct)
V = TypeVar("V", bound=msgspec.Struct)


class IllegalAction(UserError):
    """An action the rules do not allow, with the reason; nothing has changed."""


class BadOptions(UserError):
    """Options no match can be played with, with the reason."""


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended: points and place of each seat; several may share the first place."""

    scores: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def without(self, conceded: frozenset[int]) -> Outcome:
        """The same with those who gave up behind all others."""
        order = sorted(range(len(self.places)), key=lambda s: (s in conceded, self.places[s]))
        places = [0] * len(order)
        for index, seat in enumerate(order):
            before = order[index - 1] if index else None
            same = (
                before is not None
                and self.places[before] == self.places[seat]
                and (before in conceded) == (seat in conceded)
            )
            places[seat] = places[before] if same and before is not None else index + 1
        return Outcome(self.scores, tuple(places))


class Rules(Protocol[O, S, A, E, V]):
    """A title's rules. State is known only to the table; people and opponents get views.

    `apply` is the only way a state changes, and it never changes the state it is given. The same
    options, seed and actions give the same match on every machine.
    """

    key: str
    version: int
    """Raised whenever an old match would no longer replay the same."""
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

    def to_act(self, state: S) -> tuple[int, ...]:
        """The seats somebody must act for now; nobody when the match is over."""

    def legal_actions(self, state: S, seat: int) -> Sequence[A]:
        """Everything the seat may do now, what is likely best first where it asks for advice."""

    def apply(self, state: S, seat: int, action: A) -> tuple[S, list[E]]:
        """The state after an action, and what happened; or IllegalAction."""

    def view(self, state: S, seat: int) -> V:
        """What the seat may know."""

    def sample(self, view: V, rng: Rng) -> S:
        """Some complete state that looks just like the view to its seat."""

    def event_for(self, event: E, seat: int) -> E:
        """What the seat sees of an event."""

    def reveals(self, event: E) -> bool:
        """Whether somebody saw something hidden, so that it cannot be taken back."""

    def outcome(self, state: S) -> Outcome | None:
        """How it ended, once it has."""
