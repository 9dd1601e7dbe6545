"""What pages are furnished with, out of the same workshop as the table."""

from __future__ import annotations

from functools import lru_cache

import pygame

from .look import CREAM, Face, fitting
from .nine_patch import nine_patch
from .parchment import parchment
from .pictures import sized

BODY = (14, 12, 14, 18)
"""How far the body of a button lies inside its picture, all around."""
BODY_HEIGHT = 82
MARGINS = (40, 36, 40, 42)
PLATE_MARGINS = (44, 40, 44, 46)
EDGE = 14
"""How broad the gilt edge of a plate is."""
PANEL_MARGINS = (96, 96, 96, 96)
RIBBON_MARGINS = (132, 40, 132, 40)
FRAME = 30
"""How broad the leather around a page is."""
TORN = 18
"""How much of a parchment is only the shadow of its lower edge."""
RIBBON = 78


def leather(screen: pygame.Surface, area: pygame.Rect, warm: bool = False) -> None:
    """A plate to press, its body over an area."""
    _body(screen, "table/button_hover" if warm else "table/button", area)


def hollow(screen: pygame.Surface, area: pygame.Rect) -> None:
    """A sunk place to write in, or for something to slide in."""
    _body(screen, "table/field", area)


def golden(screen: pygame.Surface, area: pygame.Rect) -> None:
    _body(screen, "table/button_gold", area)


def _body(screen: pygame.Surface, name: str, area: pygame.Rect) -> None:
    scale = area.height / BODY_HEIGHT
    left, top, right, bottom = (round(each * scale) for each in BODY)
    size = (area.width + left + right, area.height + top + bottom)
    screen.blit(nine_patch(name, size, MARGINS, scale), (area.x - left, area.y - top))


def edge(screen: pygame.Surface, area: pygame.Rect, scale: float) -> None:
    """The gilt edge of a plate, around an area that somebody else has filled."""
    screen.blit(_edge(area.size, scale), area)


@lru_cache(maxsize=8)
def _edge(size: tuple[int, int], scale: float) -> pygame.Surface:
    left, top, right, bottom = (round(each * scale) for each in BODY)
    whole = (size[0] + left + right, size[1] + top + bottom)
    made = nine_patch("table/plate", whole, PLATE_MARGINS, scale)
    made = made.subsurface(pygame.Rect((left, top), size)).copy()
    inner = made.get_rect().inflate(-2 * round(EDGE * scale), -2 * round(EDGE * scale))
    made.fill((0, 0, 0, 0), inner)
    return made


def gem(screen: pygame.Surface, middle: tuple[int, int], side: int, lit: bool) -> None:
    """A stone of the sun-dial: glowing for yes."""
    picture = sized("table/gem_lit" if lit else "table/gem_dark", (side, side))
    screen.blit(picture, picture.get_rect(center=middle))


def sheet(screen: pygame.Surface, area: pygame.Rect, scale: float) -> None:
    """A page: parchment in a leather frame with golden edges."""
    around = area.inflate(2 * round(FRAME * scale), 2 * round(FRAME * scale))
    around.height -= round(TORN * scale)
    screen.blit(nine_patch("table/panel", around.size, PANEL_MARGINS, 0.75 * scale), around)
    parchment(screen, area, scale)


def heading(screen: pygame.Surface, text: str, area: pygame.Rect, scale: float) -> None:
    """The name of a page, on a ribbon over the upper edge of its sheet."""
    letters = fitting(text, Face.HEAD, round(42 * scale), area.width * 0.7, 12)
    word = letters.render(text, True, CREAM)
    band = pygame.Rect(0, 0, word.get_width() + round(220 * scale), round(RIBBON * scale))
    band.center = (area.centerx, area.y + round(6 * scale))
    screen.blit(nine_patch("table/ribbon", band.size, RIBBON_MARGINS, band.height / 96), band)
    screen.blit(word, word.get_rect(center=(band.centerx, band.centery - round(3 * scale))))


@lru_cache(maxsize=8)
def rule(width: int, scale: float) -> pygame.Surface:
    """A golden line with a stone in its middle, to part what stands above from what is below."""
    height = max(5, round(15 * scale))
    made = pygame.Surface((width, height), pygame.SRCALPHA)
    middle = height // 2
    pygame.draw.line(made, (122, 69, 38), (0, middle + 1), (width, middle + 1))
    pygame.draw.line(made, (217, 164, 65), (0, middle), (width, middle), max(1, round(2 * scale)))
    stone = height / 2
    x = width / 2
    points = [(x - stone * 1.6, middle), (x, 0), (x + stone * 1.6, middle), (x, height - 1)]
    pygame.draw.polygon(made, (217, 164, 65), points)
    pygame.draw.aalines(made, (90, 48, 24), True, points)
    return made
