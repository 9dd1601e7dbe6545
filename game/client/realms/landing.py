"""A card lands: what flies up around it tells its suit."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import cos, pi, sin

import pygame

from game.client.widgets.look import ACTIVE, CREAM, GOLD, GOLD_LIGHT, Colour, hexed, mixed
from game.client.widgets.look import SUIT_COLOURS as OF
from game.client.widgets.particles import (
    Particle,
    Particles,
    chip,
    drop,
    flake,
    leaf,
    puff,
    spark,
    star,
)
from game.titles.realms.cards.terms import Suit

MOST = 24
"""As many fly up around one card."""


@dataclass(frozen=True)
class Burst:
    """How it looks: of what, in which colours, and how it flies. Lengths are pixels of the
    reference window."""

    picture: Callable[[int, Colour], pygame.Surface]
    colours: tuple[Colour, ...]
    count: int = 18
    size: tuple[int, int] = (8, 15)
    speed: tuple[int, int] = (60, 170)
    upward: int = 40
    """How much faster than outward it flies up."""
    weight: int = 0
    sway: int = 0
    life: tuple[float, float] = (0.4, 0.8)


STONE, STEEL, EARTH = hexed("#b8a680"), hexed("#c9ccd4"), hexed("#b08a5c")
DUST = Burst(puff, (EARTH, STONE), 14, (22, 44), (40, 120), 0, -30, 0, (0.5, 0.9))
BURSTS: Mapping[Suit, Burst] = {
    Suit.ARMY: Burst(chip, (STEEL, OF["army"], GOLD), 18, (10, 17), (90, 220), 90, 520),
    Suit.LEADER: Burst(star, (GOLD_LIGHT, GOLD, mixed(OF["leader"], CREAM, 0.45)), 18, (10, 20)),
    Suit.WIZARD: Burst(star, (OF["wizard"], CREAM), 18, (9, 18), (40, 130), 50, -60, 10),
    Suit.WEAPON: Burst(star, (STEEL, CREAM), 16, (10, 22), (60, 200), 0),
    Suit.ARTIFACT: Burst(star, (GOLD_LIGHT, OF["artifact"]), 20, (9, 20), (40, 150), 30),
    Suit.BEAST: Burst(
        leaf,
        (hexed("#4f9a62"), hexed("#86b95a"), OF["beast"]),
        16,
        (12, 22),
        (70, 170),
        90,
        160,
        14,
    ),
    Suit.LAND: DUST,
    Suit.WEATHER: Burst(flake, (OF["weather"], CREAM), 20, (9, 17), (50, 140), 30, 40, 16),
    Suit.FLOOD: Burst(
        drop, (hexed("#5f9bf0"), hexed("#a9d2ff"), OF["flood"]), 20, (8, 16), (90, 190), 150, 620
    ),
    Suit.FLAME: Burst(
        spark, (hexed("#ff9a2e"), ACTIVE, hexed("#ff6a1a")), 24, (10, 22), (40, 140), 90, -160, 8
    ),
    Suit.BUILDING: Burst(chip, (STONE, OF["building"]), 14, (8, 15), (80, 180), 90, 560),
    Suit.OUTSIDER: Burst(spark, (OF["outsider"], hexed("#7fe6d8")), 18, (12, 24), (30, 110), 30),
    Suit.UNDEAD: Burst(
        puff, (OF["undead"], hexed("#cfe8c2")), 12, (20, 40), (25, 80), 40, -110, 14, (0.6, 1.0)
    ),
    Suit.WILD: Burst(
        star, (OF["flame"], OF["artifact"], OF["outsider"], OF["wizard"], CREAM), 20, (9, 18)
    ),
}


class Landings:
    """What is in the air where cards have landed."""

    def __init__(self) -> None:
        self._particles = Particles()
        self._chance = random.Random()

    @property
    def lively(self) -> bool:
        return self._particles.lively

    def burst(self, suit: Suit, area: pygame.Rect, scale: float) -> None:
        """Something flies up around a card."""
        self._particles.add(self._around(BURSTS[suit], area, scale))

    def _around(self, burst: Burst, area: pygame.Rect, scale: float) -> Iterator[Particle]:
        pick = self._chance.uniform
        for number in range(min(burst.count, MOST)):
            angle = 2 * pi * (number + pick(0, 1)) / burst.count
            out = pygame.Vector2(cos(angle), sin(angle))
            speed = pick(*burst.speed) * scale
            yield Particle(
                burst.picture(
                    round(self._chance.randint(*burst.size) * scale),
                    self._chance.choice(burst.colours),
                ),
                area.centerx + out.x * area.width * 0.5,
                area.centery + out.y * area.height * 0.5,
                out.x * speed,
                out.y * speed - burst.upward * scale,
                pick(*burst.life),
                burst.weight * scale,
                burst.sway * scale,
            )

    def update(self, seconds: float) -> None:
        self._particles.update(seconds)

    def draw(self, screen: pygame.Surface) -> None:
        self._particles.draw(screen)
