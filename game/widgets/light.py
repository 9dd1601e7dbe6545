"""Light and shadow around cards: soft, drawn once for each size."""

from __future__ import annotations

from functools import lru_cache

import pygame

from .look import ACTIVE, Colour

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
    drawn = pygame.Surface(whole, pygame.SRCALPHA)
    drawn.fill((*colour, 0))
    block = pygame.Rect((0, 0), size).inflate(reach * 0.7, reach * 0.7)
    block.center = (whole[0] // 2, whole[1] // 2)
    pygame.draw.rect(
        drawn, (*colour, strength), block, border_radius=max(4, round(block.width * corner))
    )
    return pygame.transform.gaussian_blur(drawn, max(2, round(reach * 0.45)))


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
