"""Chance that is the same on every machine, for ever: named streams out of one seed.

The library's generators may change between versions of Python; saves and replays may not.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Rng:
    """SplitMix64: small, quick, and good enough for cards and dice."""

    __slots__ = ("_state",)

    def __init__(self, seed: int | str, *names: int | str) -> None:
        text = "/".join(str(part) for part in (seed, *names))
        self._state = int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "little")

    def bits(self) -> int:
        """64 random bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def below(self, limit: int) -> int:
        """A number from 0 up to, not including, the limit, each equally likely."""
        if limit <= 0:
            raise ValueError(f"nothing is below {limit}")
        fair = _MASK + 1 - (_MASK + 1) % limit
        while (drawn := self.bits()) >= fair:
            pass
        return drawn % limit

    def random(self) -> float:
        """A number from 0 up to, not including, 1."""
        return (self.bits() >> 11) / (1 << 53)

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed
