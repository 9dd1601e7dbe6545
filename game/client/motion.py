"""Everything that moves: one clock, easings, and poses that glide from one to the next.

Speed and reduced motion are decided here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import cos, pi, sin

Easing = Callable[[float], float]

CROSSFADE = 0.1
"""Seconds any movement takes with reduced motion."""


def out_quad(t: float) -> float:
    return 1 - (1 - t) ** 2


def out_cubic(t: float) -> float:
    return 1 - (1 - t) ** 3


def in_cubic(t: float) -> float:
    return t**3


def out_back(t: float) -> float:
    over = 1.2
    return 1 + (over + 1) * (t - 1) ** 3 + over * (t - 1) ** 2


@dataclass(frozen=True)
class Pose:
    """Where a card is, how it is turned, how large it is, and which side it shows."""

    x: float = 0.0
    y: float = 0.0
    angle: float = 0.0
    width: float = 100.0
    face: float = 1.0
    """1 shows the front, 0 the back; in between it is turning over."""
    alpha: float = 1.0

    def towards(self, other: Pose, part: float) -> Pose:
        def between(one: float, two: float) -> float:
            return one + (two - one) * part

        return Pose(
            between(self.x, other.x),
            between(self.y, other.y),
            between(self.angle, other.angle),
            between(self.width, other.width),
            between(self.face, other.face),
            between(self.alpha, other.alpha),
        )


@dataclass
class Glide:
    """A pose on its way to another."""

    start: Pose
    end: Pose
    seconds: float
    easing: Easing = out_cubic
    delay: float = 0.0
    arc: float = 0.0
    """How far the path bends upward in its middle."""
    elapsed: float = 0.0

    @property
    def done(self) -> bool:
        return self.elapsed >= self.delay + self.seconds

    @property
    def started(self) -> bool:
        return self.elapsed >= self.delay

    def pose(self) -> Pose:
        if not self.started:
            return self.start
        part = 1.0 if self.seconds <= 0 else min(1.0, (self.elapsed - self.delay) / self.seconds)
        eased = self.easing(part)
        pose = self.start.towards(self.end, eased)
        if self.arc:
            pose = replace(pose, y=pose.y - self.arc * sin(pi * part))
        return pose


@dataclass
class Motion:
    """The one clock. Things that move are stepped by it; nothing else keeps time."""

    speed: float = 1.0
    reduced: bool = False
    now: float = 0.0
    _waiting: list[tuple[float, Callable[[], None]]] = field(default_factory=list)

    def glide(
        self,
        start: Pose,
        end: Pose,
        milliseconds: float,
        easing: Easing = out_cubic,
        delay: float = 0.0,
        arc: float = 0.0,
    ) -> Glide:
        """A movement as long as speed and reduced motion let it be."""
        if self.reduced:
            return Glide(end, end, min(CROSSFADE, milliseconds / 1000))
        return Glide(
            start,
            end,
            milliseconds / 1000 / self.speed,
            easing,
            delay / 1000 / self.speed,
            arc,
        )

    def after(self, milliseconds: float, then: Callable[[], None]) -> None:
        """Calls something later."""
        self._waiting.append((self.now + milliseconds / 1000 / self.speed, then))

    def step(self, seconds: float) -> None:
        self.now += seconds
        due = [then for when, then in self._waiting if when <= self.now]
        self._waiting = [each for each in self._waiting if each[0] > self.now]
        for then in due:
            then()


def turning(face: float) -> tuple[bool, float]:
    """Whether a card turning over shows its front, and how narrow it looks."""
    return face >= 0.5, abs(cos(pi * face)) if 0 < face < 1 else 1.0
