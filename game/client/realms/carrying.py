"""A card in the player's fingers: it follows the mouse, rises, and leans against the wind."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import exp

import pygame

from game.client.motion import Motion, Spring

from .sprites import CardSprite

RISE = 8.0
"""How fast a card rises, in heights per second."""
PRESSED = 0.5
"""How high a card rises under a pressed button that does not move."""
GRASP = 16.0
"""How fast the middle of the card comes under the mouse."""
LEAN, MOST_LEANING = 0.012, 13.0
"""Degrees for each pixel per second, and at most."""


def raised(sprite: CardSprite, height: float, seconds: float, motion: Motion) -> None:
    """Lifts a card a little further."""
    risen = height if motion.reduced else sprite.pose.lift + seconds * RISE * motion.speed
    sprite.pose = replace(sprite.pose, lift=min(height, risen))


@dataclass
class Carrying:
    """What is carried, and how it swings."""

    sprite: CardSprite
    mouse: pygame.Vector2
    offset: pygame.Vector2 = field(init=False)
    """From the mouse to the middle of the card."""
    _tilt: Spring = field(init=False)
    _before: float = field(init=False)

    def __post_init__(self) -> None:
        pose = self.sprite.pose
        self.offset = pygame.Vector2(pose.x, pose.y) - self.mouse
        self._tilt = Spring(pose.angle)
        self._before = self.mouse.x

    def follow(self, point: tuple[int, int]) -> None:
        self.mouse.update(point)
        self._place()

    def _place(self) -> None:
        at = self.mouse + self.offset
        self.sprite.pose = replace(self.sprite.pose, x=at.x, y=at.y)

    def update(self, seconds: float, motion: Motion) -> None:
        raised(self.sprite, 1.0, seconds, motion)
        if motion.reduced:
            self.offset.update(0, 0)
            self._tilt = Spring()
        elif seconds > 0:
            self.offset *= exp(-GRASP * seconds)
            lean = (self._before - self.mouse.x) / seconds * LEAN
            self._tilt.step(max(-MOST_LEANING, min(MOST_LEANING, lean)), seconds)
        self._before = self.mouse.x
        self.sprite.pose = replace(self.sprite.pose, angle=self._tilt.value)
        self._place()
