"""Darkness over the table with holes where something is to be looked at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.client.widgets.light import halo, margin
from game.client.widgets.look import ACTIVE

from .outline import Outline

DARK = (8, 5, 9, round(255 * 0.62))
CORNER = 0.06
"""How round the holes are, in their widths."""
RIM = 3


def veil(
    window: tuple[int, int],
    targets: Sequence[Outline],
    reasons: Sequence[Outline],
    above: Sequence[Outline],
    scale: float,
) -> pygame.Surface:
    """Lit are targets, most of all, and reasons; `above` is all that lies there from the lowest to
    the topmost, so that what covers a lit thing stays dark."""
    made = pygame.Surface(window, pygame.SRCALPHA)
    made.fill(DARK)
    for shape in reasons:
        _shine(made, shape, 1)
    for shape in targets:
        _shine(made, shape, 2)
    lit = {*targets, *reasons}
    for shape in _drawn(above, lit):
        hole = _block(shape, (0, 0, 0, 255))
        where = hole.get_rect(center=shape.middle)
        made.blit(hole, where, special_flags=pygame.BLEND_RGBA_SUB)
        if shape in lit:
            made.blit(_block(shape, (*ACTIVE, 255), max(2, round(RIM * scale))), where)
        else:
            made.blit(_block(shape, DARK), where)
    return made


def _drawn(above: Sequence[Outline], lit: Iterable[Outline]) -> Iterable[Outline]:
    """Lit things that nothing lies on first, then all the rest in their order."""
    yield from (shape for shape in lit if shape not in above)
    yield from above


def _shine(surface: pygame.Surface, shape: Outline, times: int) -> None:
    reach = 2 * margin(min(shape.size))
    light = halo(shape.size, reach, corner=_corner(shape))
    light = pygame.transform.rotozoom(light, shape.angle, 1.0) if shape.angle else light
    for _ in range(times):
        surface.blit(light, light.get_rect(center=shape.middle))


def _corner(shape: Outline) -> float:
    return 0.5 if shape.disc else CORNER


def _block(shape: Outline, colour: tuple[int, int, int, int], line: int = 0) -> pygame.Surface:
    """The shape in one colour, or only its edge."""
    flat = pygame.Surface(shape.size, pygame.SRCALPHA)
    flat.fill((*colour[:3], 0))
    rounded = round(shape.size[0] * _corner(shape))
    pygame.draw.rect(flat, colour, flat.get_rect(), line, border_radius=rounded)
    return pygame.transform.rotozoom(flat, shape.angle, 1.0) if shape.angle else flat
