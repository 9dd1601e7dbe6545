"""The deck before the deal: cut in two, and the halves riffled into each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot, pi, sin

from game.client.motion import Pose, in_out

from .sprites import CardSprite

SHUFFLE = 800
"""Milliseconds."""
CARDS = 14
"""As many as one sees of the deck."""
CUT = 0.3
"""The part of the time in which the halves are taken apart."""
FALL = 0.22
"""The part of the time in which one card falls back onto the deck."""
APART = 0.38
"""How far the halves are held from the deck, in widths of a card: they stay within the window."""
ONE_SHADOW = 0.05
"""How far apart cards may be that cast one shadow, in widths of a card."""
BENT = 8
"""How many degrees they are turned."""


def riffled(deck: Pose, index: int, part: float) -> Pose:
    """A card of the deck after a part of the time: those from below fall first, from both halves in
    turn."""
    side = 1 if index % 2 else -1
    falls = CUT + (1 - CUT - FALL) * index / (CARDS - 1)
    away = in_out(part / CUT) * (1 - in_out((part - falls) / FALL))
    hop = sin(pi * min(max((part - falls) / FALL, 0.0), 1.0))
    pile = index / CARDS
    return replace(
        deck,
        x=deck.x + side * away * deck.width * APART,
        y=deck.y - deck.width * (0.16 * hop + 0.05 * away + 0.03 * pile),
        angle=-side * BENT * away,
    )


def lies_on_any(card: Pose, below: Sequence[Pose]) -> bool:
    """Whether a card lies so exactly on one of them that both cast one shadow."""
    return any(hypot(card.x - each.x, card.y - each.y) < card.width * ONE_SHADOW for each in below)


@dataclass
class Shuffle:
    """Cards that are being shuffled."""

    deck: Pose
    seconds: float
    of_items: bool = False
    elapsed: float = 0.0

    def update(self, seconds: float) -> bool:
        """Whether it is over."""
        self.elapsed += seconds
        return self.elapsed >= self.seconds

    def sprites(self) -> list[CardSprite]:
        """The cards from below to the top."""
        part = self.elapsed / self.seconds
        poses = [riffled(self.deck, index, part) for index in range(CARDS)]
        return [
            CardSprite(None, pose, from_items=self.of_items, piled=lies_on_any(pose, poses[:index]))
            for index, pose in enumerate(poses)
        ]
