"""A blanked card: a grey print under a wax seal."""

from __future__ import annotations

import pygame

from game.client.widgets.look import PENALTY, Face, fitting
from game.client.widgets.pictures import original, scaled

from .card_shape import COMPACT, MEDALLIONS, Shape, seal_place


def blanked(surface: pygame.Surface, shape: Shape, word: str) -> pygame.Surface:
    """A grey print with a wax seal on it."""
    grey = greyed(surface, shape)
    wax = seal(surface.get_width(), shape, word)
    grey.blit(wax, wax.get_rect(center=seal_place(surface.get_size())))
    return grey.convert_alpha()


def greyed(surface: pygame.Surface, shape: Shape) -> pygame.Surface:
    """A grey print whose number is struck."""
    grey = pygame.transform.grayscale(surface)
    veil = pygame.Surface(grey.get_size(), pygame.SRCALPHA)
    veil.fill((196, 200, 208, 255))
    grey.blit(veil, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    scale = surface.get_width() / shape[0]
    _hatch(grey, scale)
    x, y, radius = MEDALLIONS[shape]
    reach = radius * 0.62
    pygame.draw.line(
        grey,
        PENALTY,
        ((x - reach) * scale, (y + reach * 0.5) * scale),
        ((x + reach) * scale, (y - reach * 0.5) * scale),
        max(2, round(16 * scale)),
    )
    return grey


def seal(width: int, shape: Shape, word: str) -> pygame.Surface:
    """Wax with a word pressed into it, for a card of this width."""
    size = round((0.57 if shape == COMPACT else 0.46) * width)
    wax = scaled(original("frames/stamp"), (size, size)).convert_alpha()
    letters = fitting(word, Face.NAME, round(size * 0.17), size * 0.74, 6)
    drawn = letters.render(word, True, (255, 217, 184))
    turned = pygame.transform.rotozoom(drawn, 14, 1.0)
    wax.blit(turned, turned.get_rect(center=wax.get_rect().center))
    return wax


def _hatch(surface: pygame.Surface, scale: float) -> None:
    """Fine strokes over the whole card, as on a plate that is not printed from any more."""
    width, height = surface.get_size()
    strokes = pygame.Surface((width, height), pygame.SRCALPHA)
    for x in range(-height, width, max(4, round(22 * scale))):
        pygame.draw.line(strokes, (20, 20, 26, 64), (x, height), (x + height, 0))
    strokes.blit(surface, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    surface.blit(strokes, (0, 0))
