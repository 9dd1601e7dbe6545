"""What an opponent is: what its seat may see and do in, one action out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from game.engine.message import Message
from game.engine.rng import Rng


class Budget(msgspec.Struct, frozen=True):
    """How much an opponent may think: so many thoughts, and in any case not longer than this."""

    thoughts: int = 1000
    """Counted rather than timed, so that the same seed gives the same game on every machine."""
    seconds: float = 10.0
    """A guard: whoever takes longer loses the decision."""


class Decision(msgspec.Struct, frozen=True):
    """An action and, if the opponent cares to tell, why."""

    action: Any
    """None to do nothing, where the match does not wait for the seat."""
    reason: Message | None = None
    after: int = 0
    """Milliseconds on the clock of the match before it happens, where there is a clock."""


class Opponent(Protocol):
    """Decides for a seat, every decision of the game.

    It sees what its seat may see, never the state, the deck or the seed. All chance it needs
    comes from the stream it is given. One that wants to remember what happened may have a method
    `watch(events)` as well: it gets the events its seat has seen since the last time, before each
    decision, and is made anew when a match begins.
    """

    def choose(
        self, view: Any, legal: Sequence[Any], budget: Budget, rng: Rng, /
    ) -> Decision | Any:
        """One of the legal actions, alone or in a Decision."""


class BadDecision(ValueError):
    """What an opponent returned is none of the legal actions."""


class Chosen(msgspec.Struct, frozen=True):
    """A decision that was checked: the place of the action in the list, or None for nothing."""

    index: int | None
    reason: Message | None = None
    after: int = 0


def decide(
    opponent: Opponent,
    view: Any,
    legal: Sequence[Any],
    budget: Budget,
    rng: Rng,
    *,
    events: Sequence[Any] = (),
    must: bool = True,
) -> Chosen:
    """Tells an opponent what has happened, asks it, and checks what it says."""
    watch = getattr(opponent, "watch", None)
    if events and callable(watch):
        watch(list(events))
    answer = opponent.choose(view, list(legal), budget, rng)
    decision = answer if isinstance(answer, Decision) else Decision(answer)
    if not isinstance(decision.reason, Message | None):
        raise BadDecision(f"{decision.reason!r} is no message")
    if not isinstance(decision.after, int) or decision.after < 0:
        raise BadDecision(f"{decision.after!r} is no time to wait")
    if decision.action is None and not must:
        return Chosen(None, decision.reason)
    for index, action in enumerate(legal):
        if type(action) is type(decision.action) and action == decision.action:
            return Chosen(index, decision.reason, decision.after)
    raise BadDecision(f"{decision.action!r} is not one of the legal actions")
