"""What moves on the board: each movement knows where its pawns are just now.

All points are those of the board, so that a window may change its size meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import pi, sin

from game.client.motion import out_quad

from .geography import Point, along, between
from .shown import Pawn

HOP = 13
"""How high a pawn hops."""
HOPS = 2
"""Along a road."""
ARC = 120
"""How high the winged horse flies."""
SHAKES = 6
"""How often a tray goes to and fro before its dice roll again."""
BOB = 2.5
"""How far riders go up and down with the boat."""


def in_out_sine(t: float) -> float:
    return (1 - sin(pi * (0.5 - t))) / 2


def out_bounce(t: float) -> float:
    """Falls, and bounces three times lower and lower."""
    for limit, middle, floor in (
        (1 / 2.75, 0.0, 0.0),
        (2 / 2.75, 1.5 / 2.75, 0.75),
        (2.5 / 2.75, 2.25 / 2.75, 0.9375),
    ):
        if t < limit:
            return 7.5625 * (t - middle) ** 2 + floor
    return 7.5625 * (t - 2.625 / 2.75) ** 2 + 0.984375


@dataclass(frozen=True)
class Seen:
    """A pawn as it is seen on its way."""

    pawn: Pawn
    foot: Point
    """Where it is on the board."""
    lift: float = 0.0
    """How high above it; the shadow stays below."""
    alpha: float = 1.0
    grown: float = 1.0


@dataclass
class Act:
    """Something that moves for a while."""

    seconds: float
    fades: bool = field(default=False, kw_only=True)
    """With reduced motion nothing moves: it appears where it will be."""
    delay: float = field(default=0.0, kw_only=True)
    elapsed: float = field(default=0.0, kw_only=True)

    @property
    def part(self) -> float:
        if self.seconds <= 0:
            return 1.0
        return min(1.0, max(0.0, self.elapsed - self.delay) / self.seconds)

    @property
    def done(self) -> bool:
        return self.elapsed >= self.delay + self.seconds

    def finish(self) -> None:
        self.elapsed = self.delay + self.seconds

    @property
    def pawns(self) -> tuple[Pawn, ...]:
        """Those it moves: nobody else draws them meanwhile."""
        return ()

    def seen(self) -> Sequence[Seen]:
        """Its pawns as they are now."""
        return ()


@dataclass
class Walk(Act):
    """A pawn hops along a way."""

    pawn: Pawn
    way: Sequence[Point]
    start: Point
    """Where it stood, and where it will stand: beside the ends of the way."""
    end: Point

    @property
    def pawns(self) -> tuple[Pawn, ...]:
        return (self.pawn,)

    def seen(self) -> Sequence[Seen]:
        if self.fades:
            return [Seen(self.pawn, self.end, alpha=self.part)]
        part = out_quad(self.part)
        x, y = along(self.way, part)
        first, last = self.way[0], self.way[-1]
        aside = between(
            (self.start[0] - first[0], self.start[1] - first[1]),
            (self.end[0] - last[0], self.end[1] - last[1]),
            part,
        )
        lift = HOP * abs(sin(HOPS * pi * self.part))
        return [Seen(self.pawn, (x + aside[0], y + aside[1]), lift)]


@dataclass
class Leap(Act):
    """A pawn goes through the air: with the winged horse, or to the Book."""

    pawn: Pawn
    start: Point
    end: Point
    arc: float = ARC
    winged: bool = False
    vanishes: bool = False
    """Whether nothing of it is left on the board."""
    to_book: bool = False

    @property
    def pawns(self) -> tuple[Pawn, ...]:
        return (self.pawn,)

    @property
    def foot(self) -> Point:
        return between(self.start, self.end, in_out_sine(self.part))

    def seen(self) -> Sequence[Seen]:
        if self.fades:
            return [Seen(self.pawn, self.end, alpha=self.part)]
        grown = 1 + 0.5 * sin(pi * self.part) if self.vanishes else 1.0
        return [Seen(self.pawn, self.foot, self.arc * sin(pi * self.part), grown=grown)]


@dataclass
class Pass(Act):
    """A pawn goes into one door and comes out of the other."""

    pawn: Pawn
    tunnel: str
    doors: tuple[Point, Point]
    start: Point
    end: Point

    @property
    def pawns(self) -> tuple[Pawn, ...]:
        return (self.pawn,)

    @property
    def open_door(self) -> int:
        """Which of the two doors is open just now."""
        return 0 if self.part < 0.5 else 1

    def seen(self) -> Sequence[Seen]:
        if self.fades:
            return [Seen(self.pawn, self.end, alpha=self.part)]
        if self.part < 0.5:
            part = self.part * 2
            foot = between(self.start, self.doors[0], part)
            return [Seen(self.pawn, foot, alpha=1 - part**3, grown=1 - 0.4 * part)]
        part = self.part * 2 - 1
        foot = between(self.doors[1], self.end, part)
        return [Seen(self.pawn, foot, alpha=min(1.0, 3 * part), grown=0.6 + 0.4 * part)]


@dataclass
class Sail(Act):
    """The ferry goes along the river with whoever is aboard."""

    way: Sequence[Point]
    riders: Sequence[tuple[Pawn, Point]]
    """Each with where it will stand."""

    @property
    def pawns(self) -> tuple[Pawn, ...]:
        return tuple(pawn for pawn, _ in self.riders)

    @property
    def ferry(self) -> Point:
        return self.way[-1] if self.fades else along(self.way, in_out_sine(self.part))

    @property
    def bob(self) -> float:
        return 0.0 if self.fades else BOB * sin(6 * pi * self.part)

    def seen(self) -> Sequence[Seen]:
        if self.fades:
            return [Seen(pawn, end, alpha=self.part) for pawn, end in self.riders]
        return [
            Seen(pawn, seat_aboard(self.ferry, index, len(self.riders)), -self.bob)
            for index, (pawn, _) in enumerate(self.riders)
        ]


def seat_aboard(ferry: Point, index: int, count: int) -> Point:
    """Where the foot of a pawn on the ferry is."""
    return ferry[0] + (index - (count - 1) / 2) * 12, ferry[1] + 12


@dataclass
class Tumble(Act):
    """Dice roll, one settling after the other."""

    settling: Sequence[float]
    """Seconds after which each lies still."""
    shakes: bool = False
    """Whether the tray shakes: the dice lay there already."""

    @property
    def shake(self) -> float:
        """How far to the side the tray is, from -1 to 1."""
        if not self.shakes or self.fades:
            return 0.0
        return sin(SHAKES * 2 * pi * self.part) * (1 - self.part)

    def rolled(self, index: int) -> float:
        """How far one has come."""
        return min(1.0, self.elapsed / self.settling[index]) if self.settling[index] > 0 else 1.0


@dataclass
class Glimmer(Act):
    """A space shines once: something was called there."""

    space: str
