"""Letters on a card: one line, or a name in two, as large as there is room; or struck out."""

from __future__ import annotations

import pygame

from game.client.widgets.look import GOLD, INK, PARCHMENT, SMALLEST, Colour, Face, fitting, font
from game.client.widgets.rich_text import Layout

from .card_shape import Place


def line(
    surface: pygame.Surface,
    text: str,
    face: Face,
    size: int,
    colour: Colour,
    place: Place,
    scale: float,
    left: bool = False,
) -> None:
    """One line, smaller if it would not fit, and in the end narrower."""
    area = place.at(scale)
    letters = fitting(text, face, max(round(size * scale), SMALLEST), area.width, SMALLEST)
    drawn = narrowed(letters.render(text, True, colour), area.width)
    where = drawn.get_rect(center=area.center)
    if left:
        where.left = area.left
    surface.blit(drawn, where)


def title(surface: pygame.Surface, text: str, place: Place, scale: float) -> None:
    """A name in one line, or in two where that makes it larger."""
    area = place.at(scale)
    words = text.split()
    one = [text]
    two = min(
        ([" ".join(words[:cut]), " ".join(words[cut:])] for cut in range(1, len(words))),
        key=lambda lines: max(map(len, lines)),
        default=one,
    )
    best: tuple[int, list[str]] = (0, one)
    for lines, largest in ((one, 82), (two, 58)):
        pixels = max(round(largest * scale), SMALLEST)
        while pixels > SMALLEST and any(
            font(Face.NAME, pixels).size(line)[0] > area.width for line in lines
        ):
            pixels -= 1
        if pixels > best[0] * 1.1:
            best = (pixels, lines)
    pixels, lines = best
    pitch = round(pixels * 1.02)
    top = area.centery - pitch * len(lines) // 2
    for number, line in enumerate(lines):
        drawn = narrowed(font(Face.NAME, pixels).render(line, True, INK), area.width)
        middle = (area.centerx, top + round((number + 0.5) * pitch))
        surface.blit(drawn, drawn.get_rect(center=middle))


def strike(surface: pygame.Surface, layout: Layout, area: pygame.Rect) -> None:
    """A penalty that no longer counts: faded, with a golden line through it."""
    veil = pygame.Surface((area.width, layout.height), pygame.SRCALPHA)
    veil.fill((*PARCHMENT, 150))
    surface.blit(veil, area)
    pitch = layout.height / len(layout.lines)
    for number, width in enumerate(layout.widths):
        y = round(area.y + (number + 0.55) * pitch)
        end = (area.x + round(width), y)
        pygame.draw.line(surface, GOLD, (area.x, y), end, max(2, round(layout.size * 0.12)))


def narrowed(drawn: pygame.Surface, width: int) -> pygame.Surface:
    """Letters pressed together until they fit; as high as before."""
    if drawn.get_width() <= width:
        return drawn
    return pygame.transform.smoothscale(drawn, (width, drawn.get_height()))
