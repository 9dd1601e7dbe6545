"""What the rules say to people, without a word of any language: keys with arguments."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

JoinKind = Literal["and", "or", "choice", "slash", "plus", "dot", "sentence"]


@dataclass(frozen=True)
class Message:
    """A key with arguments; a language's catalogue turns it into words."""

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)
    form: str | None = None
    """Another form of the same message, such as its short one."""

    def as_form(self, form: str) -> Message:
        return replace(self, form=form)


@dataclass(frozen=True)
class Joined:
    """Several messages in one breath: A, B and C."""

    kind: JoinKind
    parts: tuple[Message | Joined, ...]


Arg = int | str | Message | Joined


def message(key: str, /, **args: Arg) -> Message:
    return Message(key, args)


def joined(kind: JoinKind, parts: Iterable[Message | Joined]) -> Message | Joined:
    """The parts joined, or the only part itself."""
    several = tuple(parts)
    return several[0] if len(several) == 1 else Joined(kind, several)
