"""Where everything on a face lies, in pixels of its frame's picture."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

Shape = tuple[int, int]
"""Width and height of a frame's picture."""
FULL: Shape = (1000, 1400)
COMPACT: Shape = (600, 780)
BRIEF: Shape = (600, 840)
"""As high as the full face, for the same places."""
NAMED_FROM = 120
"""Narrower compact faces have room for signs only, and for their own name in narrow letters."""
SENTENCES_FROM = 172
"""Narrower faces have no room for sentences: signs stand in their place."""


@dataclass(frozen=True)
class Place:
    """A rectangle on the master of a face."""

    x: int
    y: int
    width: int
    height: int

    def at(self, scale: float) -> pygame.Rect:
        return pygame.Rect(
            round(self.x * scale),
            round(self.y * scale),
            round(self.width * scale),
            round(self.height * scale),
        )


MEDALLIONS = {FULL: (118, 116, 104), COMPACT: (108, 104, 96), BRIEF: (92, 92, 84)}
"""Where the number stands on a face: its middle and its reach."""
BADGES = {FULL: (118, 286, 64), COMPACT: (508, 90, 80), BRIEF: (92, 226, 60)}
"""The same of the suit."""
FULL_ART = Place(60, 166, 880, 654)
COMPACT_ART = Place(32, 32, 536, 418)
BRIEF_ART = Place(32, 104, 536, 436)
FULL_RULE = Place(84, 890, 802, 426)
COMPACT_RULE = Place(28, 577, 544, 178)
BRIEF_RULE = Place(50, 564, 460, 242)
"""Rather at the left, as in a fan the next card lies over the right edge."""
RULES = {FULL: FULL_RULE, COMPACT: COMPACT_RULE, BRIEF: BRIEF_RULE}


def face_size(width: int, shape: Shape) -> tuple[int, int]:
    """A face of this width, as high as its shape wants."""
    return width, round(width * shape[1] / shape[0])


def window(width: int, shape: Shape, art: Place) -> tuple[int, int]:
    """The size of the painting on a face of this width."""
    return art.at(width / shape[0]).inflate(2, 2).size


def full_shape(width: int) -> Shape:
    """The shape of a whole card of this width: with sentences, or with signs."""
    return FULL if width >= SENTENCES_FROM else BRIEF


def seal_place(size: tuple[int, int]) -> tuple[int, int]:
    """The middle of the seal on a face of this size."""
    return size[0] // 2, round(size[1] * 0.36)
