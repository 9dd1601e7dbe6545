"""What a card is, and the modules cards come in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum, auto
from typing import TypeVar

from .effects import Effect
from .terms import Name, Suit

E = TypeVar("E", bound=Effect)


class Module(StrEnum):
    """What can be added to the base game."""

    PROMOS = auto()
    SUITS = auto()
    ITEMS = auto()


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A hand card as printed. Declared once, hence the same card only if the same object."""

    number: int
    name: Name
    suit: Suit
    strength: int
    bonus: tuple[Effect, ...] = ()
    penalty: tuple[Effect, ...] = ()
    twin: str = ""
    """Tells it from a card of the same name in another set."""

    @property
    def unique_key(self) -> str:
        """Its key among the cards of all sets, and that of its painting."""
        return f"{self.name}_{self.twin}" if self.twin else self.name

    def revised(
        self, *, bonus: tuple[Effect, ...] | None = None, penalty: tuple[Effect, ...] | None = None
    ) -> Card:
        """The same card with the text another module gives it."""
        return replace(
            self,
            bonus=self.bonus if bonus is None else bonus,
            penalty=self.penalty if penalty is None else penalty,
        )

    def bonuses(self, kind: type[E]) -> Iterator[E]:
        """The card's bonus effects of one kind."""
        return (effect for effect in self.bonus if isinstance(effect, kind))

    def __str__(self) -> str:
        return self.name
