"""What can be pointed at on the board and around it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Space:
    """A space of the board, with whoever stands there."""

    key: str


@dataclass(frozen=True)
class Reserve:
    """The own pawns beside the board."""


@dataclass(frozen=True)
class TrayDie:
    """A die on the tray, by its number."""

    number: int


@dataclass(frozen=True)
class Fanned:
    """One of several ways to the same space."""

    index: int


@dataclass(frozen=True)
class StoryLine:
    """One of the own stories on the panel."""

    key: str


Thing = Space | Reserve | TrayDie | Fanned | StoryLine
