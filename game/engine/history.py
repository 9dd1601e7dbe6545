"""A match as it is kept: options, seed and actions. Save, resume and replay are all this list."""

from __future__ import annotations

from typing import Generic

import msgspec

from .contract import A, O
from .seats import Seat


class Played(msgspec.Struct, Generic[A], frozen=True, tag="played"):
    """An action a seat took."""

    seat: int
    action: A


class Conceded(msgspec.Struct, frozen=True, tag="conceded"):
    """A seat gave up, and an opponent took it over."""

    seat: int
    opponent: str


class History(msgspec.Struct, Generic[O, A]):
    """Everything a match can be built from again."""

    title: str
    rules: int
    """The version of the title's rules it was played by."""
    options: O
    seed: str
    seats: list[Seat]
    entries: list[Played[A] | Conceded]
