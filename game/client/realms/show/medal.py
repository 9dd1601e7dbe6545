"""The sun with a figure on it."""

from __future__ import annotations

import pygame

from game.client.widgets.look import CREAM, GOLD, INK, Face, fitting, hexed
from game.client.widgets.pictures import original, scaled

FINE = 2


def medal(side: int) -> pygame.Surface:
    """Rays around a dark disc, with a ring for the figure to stand in."""
    made = scaled(original("table/dial"), (side, side)).convert_alpha()
    disc = round(side * 0.52)
    fine = pygame.Surface((disc * FINE, disc * FINE), pygame.SRCALPHA)
    middle = (disc * FINE / 2, disc * FINE / 2)
    for share, colour in (
        (1.0, INK),
        (0.97, GOLD),
        (0.92, CREAM),
        (0.885, INK),
        (0.87, hexed("#2a1238")),
    ):
        pygame.draw.circle(fine, colour, middle, disc * FINE / 2 * share)
    smooth = pygame.transform.smoothscale(fine, (disc, disc))
    made.blit(smooth, smooth.get_rect(center=(side // 2, side // 2)))
    return made


def draw_figure(screen: pygame.Surface, area: pygame.Rect, figure: str) -> None:
    """The figure on a medal that lies there."""
    letters = fitting(figure, Face.NUMBER, round(area.width * 0.24), area.width * 0.42)
    shade = letters.render(figure, True, INK)
    word = letters.render(figure, True, CREAM)
    where = word.get_rect(center=area.center)
    screen.blit(shade, where.move(0, max(2, area.width // 90)))
    screen.blit(word, where)
