"""What an opponent is: a seat's view and its legal actions in, one action out."""

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
    reason: Message | None = None


class Opponent(Protocol):
    """Decides for a seat, every decision of the game.

    It sees what its seat may see, never the state, the deck or the seed. All chance it needs
    comes from the stream it is given.
    """

    def choose(
        self, view: Any, legal: Sequence[Any], budget: Budget, rng: Rng, /
    ) -> Decision | Any:
        """One of the legal actions, alone or in a Decision."""


class BadDecision(ValueError):
    """What an opponent returned is none of the legal actions."""


def decide(
    opponent: Opponent, view: Any, legal: Sequence[Any], budget: Budget, rng: Rng
) -> tuple[int, Message | None]:
    """Asks an opponent; its answer as the place of the action in the list, and its reason."""
    answer = opponent.choose(view, list(legal), budget, rng)
    decision = answer if isinstance(answer, Decision) else Decision(answer)
    if not isinstance(decision.reason, Message | None):
        raise BadDecision(f"{decision.reason!r} is no message")
    for index, action in enumerate(legal):
        if type(action) is type(decision.action) and action == decision.action:
            return index, decision.reason
    raise BadDecision(f"{decision.action!r} is not one of the legal actions")
