"""The moves one can make now, and which of them the player may still mean."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from game.titles.stories.actions import (
    Action,
    Bell,
    Double,
    Fly,
    Reroll,
    Ride,
    Tell,
    Travel,
    Tunnel,
    Walk,
)
from game.titles.stories.board import Magic
from game.titles.stories.moves import number_of, teller
from game.titles.stories.state import Position


@dataclass(frozen=True)
class Way:
    """A move: from where, to which space, with which die."""

    action: Travel | Tell
    pawn: int
    start: str
    target: str
    """The space one clicks for it."""
    number: int

    @property
    def magic(self) -> Magic | None:
        """What it takes besides a die."""
        match self.action:
            case Fly():
                return Magic.TRUMPET
            case Tunnel():
                return Magic.KEYS
        return None

    @property
    def tells(self) -> bool:
        return isinstance(self.action, Tell)

    @property
    def kind(self) -> tuple[str, str, int, type]:
        """Moves that are alike in all this are one choice."""
        return self.start, self.target, self.number, type(self.action)


def ways(position: Position, legal: Iterable[Action]) -> tuple[Way, ...]:
    """All moves among what is allowed; of those that are alike the first."""
    found: dict[object, Way] = {}
    for action in legal:
        if isinstance(action, Walk | Ride | Fly | Tunnel):
            start = position.pawns[position.seat][action.pawn]
            way = Way(action, action.pawn, start, action.end, number_of(position, action))
        elif isinstance(action, Tell):
            pawn = teller(position, action.adventure)
            assert pawn is not None
            place = action.adventure
            way = Way(action, pawn, place, place, number_of(position, action))
        else:
            continue
        found.setdefault(way.kind, way)
    return tuple(found.values())


def conjurable(legal: Iterable[Action]) -> tuple[Magic, ...]:
    """The magic that can be used now."""
    by: dict[type, Magic] = {
        Double: Magic.TWO,
        Reroll: Magic.REROLL,
        Fly: Magic.TRUMPET,
        Bell: Magic.BELL,
        Tunnel: Magic.KEYS,
    }
    return tuple(dict.fromkeys(by[type(action)] for action in legal if type(action) in by))


@dataclass(frozen=True)
class Choice:
    """What the player has said so far of the move that is meant."""

    start: str | None = None
    target: str | None = None
    number: int | None = None
    magic: Magic | None = None

    def lit(self, moves: Sequence[Way]) -> tuple[Way, ...]:
        """The moves that can still be meant. Magic counts once it was called, or once a pawn was
        chosen: otherwise it would light half the board."""
        return tuple(way for way in moves if self._fits(way))

    def _fits(self, way: Way) -> bool:
        if self.magic is not None:
            by_magic = way.magic is self.magic
        else:
            by_magic = way.magic is None or self.start is not None
        return (
            by_magic
            and self.start in (None, way.start)
            and self.target in (None, way.target)
            and self.number in (None, way.number)
        )

    def without_target(self) -> Choice:
        return replace(self, target=None)

    def back(self) -> Choice | None:
        """What was said before the latest; None if nothing was."""
        for part in ("target", "start", "magic", "number"):
            if getattr(self, part) is not None:
                return replace(self, **{part: None})
        return None


NOTHING = Choice()
