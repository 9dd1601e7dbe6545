"""The pill that tells what an answer gives: an arrow, a sign, a figure."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.client.widgets.look import (
    ABOUT,
    ACTIVE,
    BONUS,
    GOLD_DARK,
    INK,
    PARCHMENT,
    PENALTY,
    Colour,
    Face,
    font,
)
from game.lang.language import signed, told

from .asked import Gain

FINE = 3
"""Drawn so many times larger and scaled down, for round edges."""


@lru_cache(maxsize=128)
def pill(gain: Gain, height: int, arrows: bool = True) -> pygame.Surface:
    """The best has a golden ground; what changes nothing has no arrow."""
    pointed = arrows and gain.signed and gain.points != 0
    colour = _colour(gain)
    figure = font(Face.FIGURE_BOLD, round(height * 0.78)).render(_text(gain), True, colour)
    arrow = height if pointed else round(height * 0.36)
    size = (arrow + figure.get_width() + round(height * 0.42), height)
    large = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    ground = ACTIVE if gain.best else PARCHMENT
    rounded = size[1] * FINE // 2
    large.fill((*GOLD_DARK, 0))
    pygame.draw.rect(large, GOLD_DARK, large.get_rect(), border_radius=rounded)
    inner = large.get_rect().inflate(-2 * FINE - 2, -2 * FINE - 2)
    pygame.draw.rect(large, ground, inner, border_radius=rounded)
    if pointed:
        _arrow(large, height * FINE, colour, up=gain.points > 0)
    made = pygame.transform.smoothscale(large, size)
    made.blit(figure, figure.get_rect(midleft=(arrow, height // 2)))
    return made


def _text(gain: Gain) -> str:
    figure = signed(gain.points) if gain.signed else told(gain.points)
    if gain.signed and not gain.points:
        figure = "±0"
    return figure if gain.exact else f"{ABOUT} {figure}"


def _colour(gain: Gain) -> Colour:
    if not gain.signed or not gain.points:
        return INK
    return BONUS if gain.points > 0 else PENALTY


def _arrow(surface: pygame.Surface, height: int, colour: Colour, up: bool) -> None:
    middle = pygame.Vector2(height * 0.5, height * 0.5)
    pygame.draw.aacircle(surface, colour, middle, height * 0.34)
    shape = [(0, -0.22), (0.2, 0.0), (0.08, 0.0), (0.08, 0.2), (-0.08, 0.2), (-0.08, 0), (-0.2, 0)]
    turned = 1 if up else -1
    points = [middle + pygame.Vector2(x, y * turned) * height for x, y in shape]
    pygame.draw.polygon(surface, PARCHMENT, points)
