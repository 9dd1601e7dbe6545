"""Everything that moves: one clock, easings, springs, and poses that glide from one to the next.

Speed and reduced motion are decided here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import cos, pi, sin

from game.store.settings import Settings, Speed

Easing = Callable[[float], float]

CROSSFADE = 0.1
"""Seconds any movement takes with reduced motion."""
PACES = {Speed.SLOW: 0.6, Speed.NORMAL: 1.0, Speed.FAST: 2.0, Speed.AT_ONCE: 1000.0}
"""How much faster than usual everything moves: at once is sooner than the next frame."""
IMPACT = 1.06
"""How much larger a card is when it lands, before it settles."""
TURN_BEGINS, TURN_ENDS = 0.2, 0.8
"""The part of its way in which a card turns over."""


def out_quad(t: float) -> float:
    return 1 - (1 - t) ** 2


def out_cubic(t: float) -> float:
    return 1 - (1 - t) ** 3


def in_cubic(t: float) -> float:
    return t**3


def in_quint(t: float) -> float:
    return t**5


def in_out(t: float) -> float:
    """Slow, fast, slow; nothing before 0 and after 1."""
    t = min(max(t, 0.0), 1.0)
    return t * t * (3 - 2 * t)


def out_back(t: float) -> float:
    over = 1.2
    return 1 + (over + 1) * (t - 1) ** 3 + over * (t - 1) ** 2


@dataclass(frozen=True)
class Pose:
    """Where a card is, how it is turned, how large it is, and what of it is seen."""

    x: float = 0.0
    y: float = 0.0
    angle: float = 0.0
    width: float = 100.0
    face: float = 1.0
    """1 shows the front, 0 the back; in between it is turning over."""
    alpha: float = 1.0
    compact: float = 0.0
    """0 shows the whole face, 1 the compact one; in between one fades into the other."""
    lift: float = 0.0
    """How high it is above the table: 1 is in somebody's hand."""

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
            between(self.compact, other.compact),
            between(self.lift, other.lift),
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
    spin: float = 0.0
    """How many degrees it still has to turn when it sets out."""
    rise: float = 0.0
    """How much higher than at its ends it is in its middle."""
    settle: float = 0.0
    """Seconds in which it comes to rest after it has landed."""
    fades: bool = False
    """Whether it vanishes where it was and appears where it shall be, instead of moving."""
    elapsed: float = 0.0

    @property
    def done(self) -> bool:
        return self.elapsed >= self.delay + self.seconds + self.settle

    @property
    def started(self) -> bool:
        return self.elapsed >= self.delay

    @property
    def part(self) -> float:
        """How much of the time is over."""
        if self.seconds <= 0:
            return 1.0
        return min(1.0, max(0.0, self.elapsed - self.delay) / self.seconds)

    def finish(self) -> None:
        """There at once."""
        self.elapsed = self.delay + self.seconds + self.settle

    def pose(self) -> Pose:
        if self.done:
            return self.end
        if not self.started:
            return self.start
        part = self.part
        if self.fades:
            return replace(self.end, alpha=self.end.alpha * part)
        if part == 1.0:
            left = 1 - (self.elapsed - self.delay - self.seconds) / self.settle
            return replace(self.end, width=self.end.width * (1 + (IMPACT - 1) * left))
        eased, swell = self.easing(part), sin(pi * part)
        end = replace(self.end, width=self.end.width * IMPACT) if self.settle else self.end
        turned = in_out((part - TURN_BEGINS) / (TURN_ENDS - TURN_BEGINS))
        pose = self.start.towards(end, eased)
        return replace(
            pose,
            y=pose.y - self.arc * swell,
            angle=pose.angle + self.spin * (1 - eased),
            lift=max(0.0, pose.lift) + self.rise * swell,
            face=self.start.face + (self.end.face - self.start.face) * turned,
            compact=self.start.compact + (self.end.compact - self.start.compact) * in_out(part),
        )

    def left_behind(self) -> Pose | None:
        """What is still seen of it where it was, while it fades."""
        if not self.fades or self.done:
            return None
        return replace(self.start, alpha=self.start.alpha * (1 - self.part))


@dataclass
class Spring:
    """A value that is drawn to another, overshoots a little and comes to rest."""

    value: float = 0.0
    speed: float = 0.0
    stiffness: float = 260.0
    damping: float = 20.0

    def step(self, target: float, seconds: float) -> None:
        """In small steps: a late frame must not throw it off."""
        while seconds > 0:
            some = min(seconds, 1 / 120)
            pull = (target - self.value) * self.stiffness - self.speed * self.damping
            self.speed += pull * some
            self.value += self.speed * some
            seconds -= some


@dataclass
class Motion:
    """The one clock. Things that move are stepped by it; nothing else keeps time."""

    speed: float = 1.0
    reduced: bool = False
    now: float = 0.0
    _waiting: list[tuple[float, Callable[[], None]]] = field(default_factory=list)

    def follow(self, settings: Settings) -> None:
        """As fast, and as much, as the player wants."""
        self.speed = PACES[settings.speed]
        self.reduced = settings.reduced_motion

    @property
    def at_once(self) -> bool:
        """Whether nobody wants to see how things come about."""
        return self.speed >= PACES[Speed.AT_ONCE]

    def takes(self, milliseconds: float) -> float:
        """The seconds something takes at this speed."""
        return milliseconds / 1000 / self.speed

    def glide(
        self,
        start: Pose,
        end: Pose,
        milliseconds: float,
        easing: Easing = out_cubic,
        delay: float = 0.0,
        arc: float = 0.0,
        spin: float = 0.0,
        rise: float = 0.0,
        settle: float = 0.0,
    ) -> Glide:
        """A movement as long as speed and reduced motion let it be."""
        if self.reduced:
            return Glide(start, end, min(CROSSFADE, self.takes(milliseconds)), fades=True)
        return Glide(
            start,
            end,
            self.takes(milliseconds),
            easing,
            self.takes(delay),
            arc,
            spin,
            rise,
            self.takes(settle),
        )

    def after(self, milliseconds: float, then: Callable[[], None]) -> None:
        """Calls something later."""
        self._waiting.append((self.now + self.takes(milliseconds), then))

    def step(self, seconds: float) -> None:
        self.now += seconds
        due = [then for when, then in self._waiting if when <= self.now]
        self._waiting = [each for each in self._waiting if each[0] > self.now]
        for then in due:
            then()


def turning(face: float) -> tuple[bool, float]:
    """Whether a card turning over shows its front, and how narrow it looks."""
    return face >= 0.5, abs(cos(pi * face)) if 0 < face < 1 else 1.0
