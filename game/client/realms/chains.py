"""Chains over a card that is kept for one player, with the owner's face where they cross."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.client.widgets.look import GOLD, GOLD_DARK, GOLD_LIGHT, Colour, hexed, mixed
from game.client.widgets.pictures import sized

from .card_shape import COMPACT, COMPACT_ART, MEDALLIONS

LARGER = 3
"""They are drawn so many times larger and scaled down, for smooth edges."""
IRON: tuple[Colour, ...] = (hexed("#20242c"), hexed("#8d96a6"), hexed("#dfe5ee"))
BRASS: tuple[Colour, ...] = (mixed(GOLD_DARK, (0, 0, 0), 0.45), GOLD, GOLD_LIGHT)
"""Of a link: its edge, its body and the light on it."""
VEIL = 66
"""How dark the painting under the chains is."""
SUIT_SIGN = (504, 96, 72)
"""The middle of the suit's sign on a compact face, and its reach."""
FALLS = 0.9
"""How much larger they are when they begin to fall."""


def draw_chains(
    screen: pygame.Surface, card: pygame.Rect, portrait: str, own: bool, fallen: float
) -> None:
    """Chains over the painting of a compact card, on their way down until they have fallen; name
    and rule stay clear of them."""
    picture = _chained(card.width, portrait, own)
    middle = (card.x + picture.get_width() // 2, card.y + picture.get_height() // 2)
    if fallen < 1:
        picture = pygame.transform.rotozoom(picture, 0, 1 + FALLS * (1 - fallen) ** 2)
        picture.set_alpha(round(255 * min(1.0, 0.25 + fallen)))
    screen.blit(picture, picture.get_rect(center=middle))


@lru_cache(maxsize=24)
def _chained(width: int, portrait: str, own: bool) -> pygame.Surface:
    scale = width / COMPACT[0]
    art = COMPACT_ART.at(scale * LARGER)
    size = (width * LARGER, art.bottom)
    drawn = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(drawn, (10, 8, 16, VEIL), art)
    metal = BRASS if own else IRON
    for start, end in ((art.topleft, art.bottomright), (art.bottomleft, art.topright)):
        _chain(drawn, pygame.Vector2(start), pygame.Vector2(end), art.width * 0.062, metal)
    for x, y, reach in (MEDALLIONS[COMPACT], SUIT_SIGN):
        spot = (x * scale * LARGER, y * scale * LARGER)
        pygame.draw.circle(drawn, (0, 0, 0, 0), spot, reach * scale * LARGER)
    small = pygame.transform.smoothscale(drawn, (width, round(art.bottom / LARGER)))
    middle = (round(art.centerx / LARGER), round(art.centery / LARGER))
    draw_owner(small, portrait, middle, round(width * 0.4), metal)
    return small.convert_alpha()


def draw_owner(
    surface: pygame.Surface,
    portrait: str,
    middle: tuple[int, int],
    side: int,
    metal: tuple[Colour, ...] = IRON,
) -> None:
    """A player's face in a ring, on what is that player's."""
    edge, body, light = metal
    for colour, part in ((edge, 0.66), (body, 0.62), (light, 0.56), (edge, 0.53)):
        pygame.draw.aacircle(surface, colour, middle, round(side * part))
    face = sized(f"portraits/{portrait}", (side, side))
    surface.blit(face, face.get_rect(center=middle))


def _chain(
    surface: pygame.Surface,
    start: pygame.Vector2,
    end: pygame.Vector2,
    thick: float,
    metal: tuple[Colour, ...],
) -> None:
    """Links one after the other, every second one seen from its edge."""
    along = end - start
    count = max(2, round(along.length() / (thick * 1.55)))
    angle = -pygame.Vector2(1, 0).angle_to(along)
    for number in range(count + 1):
        link = _link(round(thick * 2.1), round(thick * (1.25 if number % 2 else 0.7)), metal)
        turned = pygame.transform.rotozoom(link, angle, 1.0)
        where = start + along * (number / count)
        surface.blit(turned, turned.get_rect(center=(round(where.x), round(where.y))))


@lru_cache(maxsize=16)
def _link(length: int, height: int, metal: tuple[Colour, ...]) -> pygame.Surface:
    edge, body, light = metal
    made = pygame.Surface((length + 4, height + 4), pygame.SRCALPHA)
    ring = max(3, round(length * 0.2))
    area = pygame.Rect(2, 2, length, height)
    for colour, inset, thick in ((edge, 0, ring), (body, 2, ring - 3), (light, 3, ring // 4)):
        inner = area.inflate(-2 * inset, -2 * inset)
        pygame.draw.rect(made, colour, inner, max(1, thick), border_radius=inner.height // 2)
    return made
