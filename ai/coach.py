"""What a coach is: what a seat may see and do in, every action with what it is worth out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pkgutil import resolve_name
from typing import Any, Protocol

from game.engine.rng import Rng
from game.session.coach import Advice

from .contract import Budget


class TitleCoach(Protocol):
    """Advises on the decisions of a title. It sees what an opponent in that seat would see, and
    may think as much; all that it says is an estimate, but its reasons are true."""

    def advise(
        self,
        view: Any,
        legal: Sequence[Any],
        budget: Budget,
        rng: Rng,
        chosen: Any | None = None,
        /,
    ) -> list[Advice]:
        """Every legal action, the best first. What was `chosen`, if that is known, is compared
        with the best more closely than the others."""


COACHES: Mapping[str, str] = {"realms": "ai.realms.coach:RealmsCoach"}
"""The titles that have a coach, and where it is to be found."""


def has_coach(title: str) -> bool:
    return title in COACHES


@cache
def coach_of(title: str) -> TitleCoach:
    """The coach of a title, loaded when it is first asked."""
    found: TitleCoach = resolve_name(COACHES[title])()
    return found
