"""Going through values one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def following(values: Sequence[T], value: T, step: int) -> T:
    """The value after this one, or before it; round and round."""
    place = values.index(value) if value in values else 0
    return values[(place + step) % len(values)]
