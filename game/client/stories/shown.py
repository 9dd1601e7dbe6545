"""The board as it is shown: what has happened so far, event by event."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from game.titles.stories.board import CASTLE
from game.titles.stories.events import (
    Began,
    Entered,
    Flew,
    Joined,
    LastRound,
    Rang,
    Rode,
    Rolled,
    Stayed,
    Told,
    Tunneled,
    Turn,
    Walked,
    Withdrew,
)
from game.titles.stories.state import BOOK, PAWNS, RESERVE

Pawn = tuple[int, int]
"""Whose it is, and which of the seven."""


@dataclass
class Die:
    """A die on the tray."""

    number: int
    spent: bool = False


@dataclass
class Shown:
    """Pawns, ferry, Books and dice. A ferry waits until everybody has said who rides along."""

    players: int
    pawns: list[list[str]] = field(init=False)
    told: list[list[str]] = field(init=False)
    ferry: str = ""
    dice: list[Die] = field(default_factory=list)
    seat: int = 0
    """Whose turn it is."""
    first: int = 0
    """Who began."""
    round: int = 1
    ending: bool = False
    """Whether this round is the last."""
    aboard: list[Pawn] = field(default_factory=list)
    bound: str = ""
    """Where the ferry will go, while it waits."""
    awaited: set[int] = field(default_factory=set)
    """Who has not said yet whether a pawn rides along."""

    def __post_init__(self) -> None:
        self.pawns = [[CASTLE, *[RESERVE] * (PAWNS - 1)] for _ in range(self.players)]
        self.told = [[] for _ in range(self.players)]

    @classmethod
    def after(cls, story: Iterable[Any], players: int) -> Shown:
        """The board after all that."""
        made = cls(players)
        for each in story:
            made.follow(each)
        return made

    def follow(self, event: Any) -> None:
        """Something has happened; what is no event changes nothing."""
        match event:
            case Began(seat, ferry):
                self.first, self.ferry = seat, ferry
            case Turn(seat, number):
                self.seat, self.round = seat, number
                self.dice = []
            case Entered(seat, pawns):
                self._move(seat, pawns, CASTLE)
            case Withdrew(seat, pawns):
                self._move(seat, pawns, RESERVE)
            case Rolled(_, dice):
                self.dice = [Die(number) for number in dice]
            case Walked(seat, pawn, _, end, die) | Flew(seat, pawn, _, end, die):
                self._travel(seat, pawn, end, die)
            case Tunneled(seat, pawn, _, end, die):
                self._travel(seat, pawn, end, die)
            case Rode(seat, pawn, start, end, die):
                self._travel(seat, pawn, end, die)
                others = (other for other in range(self.players) if other != seat)
                self.aboard, self.bound = [(seat, pawn)], end
                self.awaited = {other for other in others if start in self.pawns[other]}
                self._sail()
            case Joined(seat, pawn, _, end):
                self._move(seat, (pawn,), end)
                self.aboard.append((seat, pawn))
                self.awaited.discard(seat)
                self._sail()
            case Stayed(seat):
                self.awaited.discard(seat)
                self._sail()
            case Told(seat, pawn, adventure, die):
                self._travel(seat, pawn, BOOK, die)
                self.told[seat].append(adventure)
            case Rang(_, _, end):
                self.ferry = end
            case LastRound():
                self.ending = True

    @property
    def waiting(self) -> bool:
        """Whether the ferry waits for somebody's answer."""
        return bool(self.awaited)

    def _sail(self) -> None:
        if not self.awaited:
            self.ferry, self.aboard, self.bound = self.bound, [], ""

    def _move(self, seat: int, pawns: Iterable[int], end: str) -> None:
        for pawn in pawns:
            self.pawns[seat][pawn] = end

    def _travel(self, seat: int, pawn: int, end: str, die: int) -> None:
        self._move(seat, (pawn,), end)
        fresh = (each for each in self.dice if each.number == die and not each.spent)
        used = next(fresh, None)
        if used:
            used.spent = True
