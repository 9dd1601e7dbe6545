"""What the rules say to people, without a word of any language: keys with arguments."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

JoinKind = Literal["and", "or", "choice", "sentence"]
THIN = "\u2009"
"""A narrow space: parts signs that belong together, and lets a line break between them."""


class Message(msgspec.Struct, frozen=True, tag="message"):
    """A key with arguments; a language's catalogue turns it into words."""

    key: str
    args: dict[str, int | str | Message | Joined] = {}
    form: str | None = None
    """Another form of the same message, such as its short one."""

    def as_form(self, form: str) -> Message:
        return Message(self.key, self.args, form)


class Joined(msgspec.Struct, frozen=True, tag="joined"):
    """Several messages in one breath: A, B and C."""

    kind: JoinKind
    parts: tuple[Message | Joined, ...]


class UserError(ValueError):
    """An error that can be said to the player, in his language."""

    def __init__(self, says: Message) -> None:
        super().__init__(says.key, dict(says.args))
        self.says = says


Arg = int | str | Message | Joined


def message(key: str, /, **args: Arg) -> Message:
    return Message(key, args)


def joined(kind: JoinKind, parts: Iterable[Message | Joined]) -> Message | Joined:
    """The parts joined, or the only part itself."""
    several = tuple(parts)
    return several[0] if len(several) == 1 else Joined(kind, several)
