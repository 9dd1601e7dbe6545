"""One player's side of a position, as its mind moves it about: what rivals do is left out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.titles.stories.actions import (
    Action,
    Bell,
    Double,
    Fly,
    Ride,
    Tell,
    Tunnel,
    Walk,
)
from game.titles.stories.board import Magic
from game.titles.stories.state import BOOK, RESERVE, Position

from .atlas import ATLAS

AT_HOME, IN_BOOK = -1, -2
"""The places of pawns that are in reserve, or whose story was told."""
NAMES = ATLAS.names
KEYS, TRUMPET = ATLAS.magic[Magic.KEYS], ATLAS.magic[Magic.TRUMPET]
BELL, TWO = ATLAS.magic[Magic.BELL], ATLAS.magic[Magic.TWO]
MILL = ATLAS.magic[Magic.REROLL]


class Side(NamedTuple):
    """Between turns: where a player's pawns are, what was told, and where the ferry lies."""

    pawns: tuple[int, ...]
    told: int
    """A bit for each story."""
    ferry: int

    @property
    def away(self) -> tuple[int, ...]:
        """The places of the pawns out on the board, in order."""
        return tuple(sorted(p for p in self.pawns if p >= 0 and p != ATLAS.castle))

    @property
    def home(self) -> int:
        return sum(p in (AT_HOME, ATLAS.castle) for p in self.pawns)

    @property
    def castle(self) -> int:
        return self.pawns.count(ATLAS.castle)

    def moved(self, pawn: int, end: int) -> Side:
        return self._replace(pawns=(*self.pawns[:pawn], end, *self.pawns[pawn + 1 :]))

    def opened(self, castle: int) -> Side:
        """With so many of the pawns at home in the Castle, as a roll leaves them."""
        missing = castle - self.castle
        start, end = (AT_HOME, ATLAS.castle) if missing > 0 else (ATLAS.castle, AT_HOME)
        pawns = list(self.pawns)
        for _ in range(abs(missing)):
            pawns[pawns.index(start)] = end
        return self._replace(pawns=tuple(pawns))


class Turn(NamedTuple):
    """In the middle of one's own turn."""

    side: Side
    dice: tuple[int, ...]
    expert: bool
    used: tuple[tuple[int, int], ...] = ()
    """Die and pawn."""
    magic: Magic | None = None
    doubled: bool = False

    def fits(self, pawn: int, die: int) -> bool:
        if not self.expert:
            return die in self.dice and (not self.used or self._second(pawn))
        return die in self.dice or (
            self.magic is Magic.TWO
            and not self.doubled
            and any(used == die and other != pawn for used, other in self.used)
        )

    def _second(self, pawn: int) -> bool:
        return len(self.used) == 1 and self.magic is Magic.TWO and self.used[0][1] != pawn

    def conjures(self, space: int) -> bool:
        return self.magic is None and space in self.side.pawns

    def spent(self, side: Side, pawn: int, die: int, magic: Magic | None = None) -> Turn:
        used, magic = (*self.used, (die, pawn)), magic or self.magic
        if die not in self.dice:
            return Turn(side, self.dice, self.expert, used, magic, True)
        at = self.dice.index(die)
        dice = self.dice[:at] + self.dice[at + 1 :]
        return Turn(side, dice, self.expert, used, magic, self.doubled)


def side_of(position: Position, seat: int) -> Side:
    places = {RESERVE: AT_HOME, BOOK: IN_BOOK}
    told = position.told[seat]
    return Side(
        tuple(
            places[place] if place in places else ATLAS.index[place]
            for place in position.pawns[seat]
        ),
        sum(1 << number for number, key in enumerate(ATLAS.board.adventures) if key in told),
        ATLAS.index[position.ferry],
    )


def turn_of(position: Position) -> Turn:
    return Turn(
        side_of(position, position.seat),
        position.dice,
        position.options.expert,
        tuple((use.die, use.pawn) for use in position.used),
        position.magic,
        position.doubled,
    )


def options(turn: Turn) -> Iterator[tuple[Action, Turn]]:
    """What can be done without chance, and what comes of it. The same as the rules allow, but for
    ending and rolling again."""
    yield from _moves(turn)
    if turn.conjures(TWO) and _can_double(turn):
        yield Double(), turn._replace(magic=Magic.TWO)
    if turn.conjures(BELL):
        for dock in ATLAS.docks:
            if dock in turn.side.pawns and dock != turn.side.ferry:
                called = turn.side._replace(ferry=dock)
                yield Bell(NAMES[dock]), turn._replace(side=called, magic=Magic.BELL)


def can_reroll(turn: Turn) -> bool:
    return turn.conjures(MILL) and bool(turn.dice) and not turn.used


def _can_double(turn: Turn) -> bool:
    if turn.expert:
        return bool(turn.dice or turn.used)
    return len(turn.used) < 2 and len(turn.dice) + len(turn.used) > 1


def _moves(turn: Turn) -> Iterator[tuple[Action, Turn]]:
    if not turn.dice and turn.magic is not Magic.TWO:
        return
    side = turn.side
    trumpet, keys = turn.conjures(TRUMPET), turn.conjures(KEYS)
    for pawn, place in _different(turn):
        for end, number in ATLAS.roads[place]:
            if turn.fits(pawn, number):
                yield Walk(pawn, NAMES[end]), turn.spent(side.moved(pawn, end), pawn, number)
        if place == side.ferry:
            for end, number in ATLAS.sailings[place]:
                if turn.fits(pawn, number):
                    rode = side.moved(pawn, end)._replace(ferry=end)
                    yield Ride(pawn, NAMES[end]), turn.spent(rode, pawn, number)
        if trumpet and place != TRUMPET:
            for end, number in ATLAS.flights:
                if place != end and turn.fits(pawn, number):
                    flown = turn.spent(side.moved(pawn, end), pawn, number, Magic.TRUMPET)
                    yield Fly(pawn, NAMES[end]), flown
        if keys:
            for end, number in ATLAS.tunnels.get(place, ()):
                if turn.fits(pawn, number):
                    gone = turn.spent(side.moved(pawn, end), pawn, number, Magic.KEYS)
                    yield Tunnel(pawn, NAMES[end]), gone
        yield from _telling(turn, pawn, place)


def _telling(turn: Turn, pawn: int, place: int) -> Iterator[tuple[Action, Turn]]:
    story = ATLAS.story_at.get(place)
    if story is None or turn.side.told >> story & 1:
        return
    _, item, number = ATLAS.stories[story]
    if item in turn.side.pawns and turn.fits(pawn, number):
        told = turn.side.moved(pawn, IN_BOOK)._replace(told=turn.side.told | 1 << story)
        yield Tell(NAMES[place]), turn.spent(told, pawn, number)


def _different(turn: Turn) -> Iterator[tuple[int, int]]:
    """Pawns on the board; of those that are alike this turn only the first."""
    seen = set()
    for pawn, place in enumerate(turn.side.pawns):
        if place >= 0:
            alike = (place, frozenset(die for die, other in turn.used if other == pawn))
            if alike not in seen:
                seen.add(alike)
                yield pawn, place
