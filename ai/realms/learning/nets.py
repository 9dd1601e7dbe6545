"""Small networks that judge hands, in numpy alone.

What is judged is a line with a sign for every card (in the hand, in the discard area, known to be
in another hand, or none of these) and a few plain facts. The first layer is a sum over the cards,
so that a swap of two cards costs an addition.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from game.titles.realms.cards.card import Module
from game.titles.realms.cards.catalogue import HAND_LIMIT
from game.titles.realms.play.options import Options

from .world import WIDTH, Flags, Ints

Floats = NDArray[np.float32]

HELD, LYING, KNOWN = range(3)
"""What a card can be to the one who judges, besides unseen."""
MOST_DISCARDS = 15
MOST_SEATS = 7
FACTS = MOST_DISCARDS + MOST_SEATS + (HAND_LIMIT + 1) + 3
"""Discards, seats and cards held, one of each; promos; simplicity; the score."""
INPUTS = 3 * WIDTH + FACTS
SCORE = INPUTS - 1
SIMPLE = FACTS - 2
"""Set for somebody who plays for the hand of the moment: others learn from such matches, too."""
POINTS = 100.0
"""What scores are divided by."""


@dataclass
class Net:
    """Three layers."""

    w1: Floats
    b1: Floats
    w2: Floats
    b2: Floats
    w3: Floats
    b3: Floats

    def first(self, hands: Flags, areas: Flags, known: Flags, facts: Floats) -> Floats:
        """The first layer before it is bent: a sum over everything that is there."""
        blocks = self.w1[:WIDTH], self.w1[WIDTH : 2 * WIDTH], self.w1[2 * WIDTH : 3 * WIDTH]
        total = facts @ self.w1[3 * WIDTH :] + self.b1
        for flags, weights in zip((hands, areas, known), blocks, strict=True):
            total += flags.astype(np.float32) @ weights
        return np.asarray(total, np.float32)

    def comes(self) -> Floats:
        """What a card adds that comes from the discard area into the hand; its opposite goes."""
        return self.w1[:WIDTH] - self.w1[WIDTH : 2 * WIDTH]

    def scored(self, first: Floats, scores: Floats) -> Floats:
        """With what the hand scores."""
        return np.asarray(first + (scores / np.float32(POINTS))[..., None] * self.w1[SCORE])

    def rest(self, first: Floats) -> Floats:
        """The other layers: what comes out, a column each."""
        flat = np.maximum(first.reshape(-1, first.shape[-1]), 0)
        hidden = np.maximum(flat @ self.w2 + self.b2, 0)
        out = hidden @ self.w3 + self.b3
        return np.asarray(out.reshape(*first.shape[:-1], -1), np.float32)

    def arrays(self) -> dict[str, Floats]:
        return {name: getattr(self, name) for name in ("w1", "b1", "w2", "b2", "w3", "b3")}


def facts(
    options: Options, discards: Ints, held: Ints | int, simple: Flags | bool = False
) -> Floats:
    """The plain facts of positions; the score is added where it is known."""
    lines = np.zeros((len(discards), FACTS), np.float32)
    every = np.arange(len(discards))
    lines[every, np.clip(discards, 0, MOST_DISCARDS - 1)] = 1
    lines[:, MOST_DISCARDS + options.players - 1] = 1
    lines[every, MOST_DISCARDS + MOST_SEATS + np.minimum(held, HAND_LIMIT)] = 1
    lines[:, -3] = Module.PROMOS in options.modules
    lines[:, SIMPLE] = simple
    return lines
