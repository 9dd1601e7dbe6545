"""Chance as a part of the state: what is random in a match comes out of a record like any other."""

from __future__ import annotations

import msgspec

from .rng import Rng


class Chance(msgspec.Struct, frozen=True):
    """A stream nobody may see, and how often it was used.

    Views leave it out and samples draw a new one, so that nobody can know a die before it falls.
    """

    stream: int
    position: int = 0

    @staticmethod
    def of(seed: str) -> Chance:
        """The chance a match begins with."""
        return Chance.drawn(Rng(seed, "chance"))

    @staticmethod
    def drawn(rng: Rng) -> Chance:
        """Some chance, for states made up from a view."""
        return Chance(rng.bits())

    def use(self) -> tuple[Rng, Chance]:
        """Random numbers for one event, and the chance that is left for what comes after."""
        return Rng(self.stream, self.position), Chance(self.stream, self.position + 1)
