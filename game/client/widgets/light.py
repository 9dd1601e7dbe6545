"""Light and shadow around cards: soft, drawn once for each size."""

from __future__ import annotations

from functools import lru_cache
from math import pi, sin

import pygame

from .look import ACTIVE, GOLD_LIGHT, Colour, mixed

COARSE = 4
"""Light is blurred at a quarter of its size: nobody can tell, and it takes a sixteenth."""
FINE = 2
"""The rim is drawn so many times larger and scaled down: otherwise its corners would be steps."""
SHADOW: Colour = (6, 4, 8)
RIM = mixed(ACTIVE, GOLD_LIGHT, 0.4)
BREATH = 2.6
"""Seconds from one breath of the light to the next."""
DIMMEST = 0.65
"""How strong the light is between two breaths."""


def margin(width: int) -> int:
    """How far light and shadow reach beyond a card of this width."""
    return max(6, round(width * 0.09))


@lru_cache(maxsize=64)
def halo(
    size: tuple[int, int],
    reach: int,
    colour: Colour = ACTIVE,
    strength: int = 235,
    corner: float = 0.06,
) -> pygame.Surface:
    """A blurred block of colour, larger than its size by `reach` on every side.

    `corner` is how round it is, in widths: a disc at one half.
    """
    whole = (size[0] + 2 * reach, size[1] + 2 * reach)
    small = (max(8, whole[0] // COARSE), max(8, whole[1] // COARSE))
    drawn = pygame.Surface(small, pygame.SRCALPHA)
    drawn.fill((*colour, 0))
    edge = round(reach * (0.62 + 0.6 * corner) / COARSE)
    block = drawn.get_rect().inflate(-2 * edge, -2 * edge)
    rounded = max(2, round(block.width * corner))
    pygame.draw.rect(drawn, (*colour, strength), block, border_radius=rounded)
    soft = pygame.transform.gaussian_blur(drawn, max(1, round(reach * 0.45 / COARSE)))
    return pygame.transform.smoothscale(soft, whole)


@lru_cache(maxsize=32)
def glow(size: tuple[int, int], reach: int) -> pygame.Surface:
    """The light around what can be played: a thin golden rim, and a soft halo about it; clear
    within, so that it falls on a shadow but not on the card."""
    made = halo(size, reach, ACTIVE, 215).copy()
    large = (made.get_width() * FINE, made.get_height() * FINE)
    drawn = pygame.Surface(large, pygame.SRCALPHA)
    drawn.fill((*RIM, 0))
    thick = max(2, round(size[0] * 0.012)) * FINE
    edge = pygame.Rect(0, 0, size[0] * FINE, size[1] * FINE).inflate(2 * thick, 2 * thick)
    edge.center = drawn.get_rect().center
    rounded = round(size[0] * 0.06) * FINE + thick
    pygame.draw.rect(drawn, (*RIM, 255), edge, 2 * thick, border_radius=rounded)
    made.blit(pygame.transform.smoothscale(drawn, made.get_size()), (0, 0))
    within = pygame.Rect(reach, reach, *size).inflate(-2, -2)
    pygame.draw.rect(made, (*RIM, 0), within, border_radius=round(size[0] * 0.05))
    return made.convert_alpha()


def breath(now: float) -> float:
    """How strong the light is at a time, between its dimmest and 1."""
    return DIMMEST + (1 - DIMMEST) * (0.5 + 0.5 * sin(2 * pi * now / BREATH))


def shine(screen: pygame.Surface, area: pygame.Rect, strength: float = 1.0) -> None:
    """Light around an area."""
    reach = margin(area.width)
    light = glow(area.size, reach)
    light.set_alpha(round(255 * strength))
    screen.blit(light, area.inflate(2 * reach, 2 * reach))


def cast(screen: pygame.Surface, area: pygame.Rect) -> None:
    """The shadow of what is held up high over everything, under what is then drawn there."""
    reach = margin(area.width)
    dark = halo(area.size, 2 * reach, SHADOW, 130)
    screen.blit(dark, area.inflate(4 * reach, 4 * reach).move(shadow_offset(reach, 0.4)))


def shaded(card: pygame.Surface) -> pygame.Surface:
    """A card with the shadow it casts when it lies."""
    size = card.get_size()
    reach = margin(size[0])
    made = pygame.Surface((size[0] + 2 * reach, size[1] + 2 * reach), pygame.SRCALPHA)
    made.fill((*SHADOW, 0))
    made.blit(halo(size, reach, SHADOW, 120), shadow_offset(reach, 0.0))
    made.blit(card, (reach, reach))
    return made


def lit(card: pygame.Surface) -> pygame.Surface:
    """A card with light around it."""
    size = card.get_size()
    reach = margin(size[0])
    made = glow(size, reach).copy()
    made.blit(card, (reach, reach))
    return made


def shadow_offset(reach: int, lift: float) -> tuple[int, int]:
    """How far a shadow lies from what casts it: the higher that is, the farther."""
    return round(reach * (0.12 + 0.5 * lift)), round(reach * (0.3 + 1.5 * lift))
