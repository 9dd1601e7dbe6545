"""What lives in a picture while nothing happens: flames, stars, dust in the air.

All of it is told by the time alone; nobody has to keep it.
"""

from __future__ import annotations

from functools import lru_cache
from math import pi, sin

import pygame

from .look import CREAM, Colour, hexed
from .particles import spark

FIRELIGHT: Colour = hexed("#ff9436")
LEVELS = 8
"""In how many strengths a light is kept."""
COARSE = 4
"""Light is drawn at a quarter of its size: it has no edges."""


def flicker(now: float, which: int) -> float:
    """How strong a flame burns, from 0 to 1; no two burn alike."""
    phase = 2.4 * which
    wave = 0.5 * sin(3.1 * now + phase) + 0.3 * sin(7.3 * now + 2 * phase)
    return min(1.0, max(0.0, 0.55 + 0.35 * (wave + 0.2 * sin(17.0 * now + 3 * phase))))


@lru_cache(maxsize=4 * LEVELS)
def light(
    radius: int, level: int, colour: Colour = FIRELIGHT, strength: float = 0.5
) -> pygame.Surface:
    """A round light to be added to what is seen, strongest in its middle."""
    side = max(8, 2 * radius // COARSE)
    made = pygame.Surface((side, side))
    rings = side // 2
    for ring in range(rings):
        part = ring / rings
        bright = strength * (0.35 + 0.65 * level / (LEVELS - 1)) * part**2
        shade = tuple(round(each * bright) for each in colour)
        pygame.draw.circle(made, shade, (side / 2, side / 2), rings - ring)
    return pygame.transform.smoothscale(made, (2 * radius, 2 * radius)).convert()


def shed(
    screen: pygame.Surface,
    middle: tuple[float, float],
    radius: int,
    burning: float,
    colour: Colour = FIRELIGHT,
    strength: float = 0.5,
) -> None:
    """Lets light fall on what is seen."""
    shown = light(radius, round(burning * (LEVELS - 1)), colour, strength)
    where = (round(middle[0]) - radius, round(middle[1]) - radius)
    screen.blit(shown, where, special_flags=pygame.BLEND_RGB_ADD)


def twinkle(
    screen: pygame.Surface, place: tuple[float, float], size: int, now: float, which: int
) -> None:
    """A star that is brighter now and then."""
    strength = max(0.0, sin(now * (0.5 + 0.13 * (which % 5)) + 1.7 * which)) ** 3
    if strength > 0.04:
        star = spark(size, CREAM)
        star.set_alpha(round(230 * strength))
        screen.blit(star, star.get_rect(center=(round(place[0]), round(place[1]))))


def drift(
    screen: pygame.Surface,
    area: pygame.Rect,
    scale: float,
    now: float,
    which: int,
    colour: Colour = CREAM,
) -> None:
    """A mote of dust in the light, slowly on its way through an area."""
    pace = 5 + 3 * (which % 4)
    x = (which * 0.618 * area.width + pace * scale * now) % area.width
    y = (which * 0.382 * area.height - 0.6 * pace * scale * now) % area.height
    y += 14 * scale * sin(0.4 * now + which)
    inside = sin(pi * x / area.width) * sin(pi * min(max(y / area.height, 0.0), 1.0))
    strength = inside * (0.5 + 0.5 * sin(0.7 * now + 2.3 * which))
    if strength > 0.04:
        mote = spark(max(3, round((5 + which % 4) * scale)), colour)
        mote.set_alpha(round(110 * strength))
        screen.blit(mote, mote.get_rect(center=(area.x + round(x), area.y + round(y))))
