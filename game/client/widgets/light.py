"""Light and shadow around cards: soft, drawn once for each size."""

from __future__ import annotations

from functools import lru_cache

import pygame

from .look import ACTIVE, Colour

COARSE = 4
"""Light is blurred at a quarter of its size: nobody can tell, and it takes a sixteenth."""
SHADOW: Colour = (6, 4, 8)


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


def lit(card: pygame.Surface, glowing: bool) -> pygame.Surface:
    """A card with its shadow, and with light around it if it can be played."""
    size = card.get_size()
    reach = margin(size[0])
    made = pygame.Surface((size[0] + 2 * reach, size[1] + 2 * reach), pygame.SRCALPHA)
    made.fill((*(ACTIVE if glowing else SHADOW), 0))
    if glowing:
        made.blit(halo(size, reach), (0, 0))
    else:
        made.blit(halo(size, reach, SHADOW, 120), (round(reach * 0.12), round(reach * 0.3)))
    made.blit(card, (reach, reach))
    return made
