"""The players around the board: face, name, Book and reserve."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.client.widgets.light import halo
from game.client.widgets.look import (
    CREAM,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    SMALLEST,
    Colour,
    Face,
    fitting,
    font,
    hexed,
    mixed,
    shortened,
)
from game.client.widgets.nine_patch import nine_patch
from game.client.widgets.pictures import sized
from game.client.widgets.plaque import board as wood
from game.titles.stories.board import BOARD

from . import art
from .layout import BoardLayout

INKS: tuple[Colour, ...] = tuple(
    map(hexed, ("#c9352c", "#2c62c4", "#e2a92c", "#1f8a5a", "#7d3fa6", "#efe4cc"))
)
"""Of the players, as their pawns."""
NAME = 24
FIRST, PITCH, LINE = 0.155, 0.23, 0.47
"""Where the places of stories are in a Book: the first, from one to the next, and how far down."""
MARK, HIGHEST_MARK = 0.19, 0.6
"""How large the marks there are, in widths and heights of the Book."""
SYMBOL = 100
"""How wide the picture of an adventure's symbol is on a board of full size."""


@dataclass(frozen=True)
class Plate:
    """All that is shown of a player."""

    seat: int
    name: str
    portrait: str
    acting: bool
    told: tuple[str, ...]
    reserve: int


def opponent(surface: pygame.Surface, layout: BoardLayout, area: pygame.Rect, who: Plate) -> None:
    px, name = layout.px, layout.name(area)
    wood(surface, name)
    _face(surface, layout, layout.face(area), who)
    left = layout.face(area).right + px(2)
    write(surface, who.name, pygame.Rect(left, name.y, name.right - px(14) - left, name.height), px)
    book(surface, layout.book(area), who.seat, who.told)
    reserve = layout.reserve(area)
    _well(surface, reserve, px(8))
    high = reserve.height * 0.86
    pawn = art.sprite(art.pawn(who.seat), high / art.PAWN[1])
    surface.blit(pawn, pawn.get_rect(midleft=(reserve.x + px(2), reserve.centery)))
    figure = font(Face.NUMBER, max(px(24), SMALLEST)).render(f"×{who.reserve}", True, CREAM)
    at = (reserve.x + px(2) + pawn.get_width() + px(2), reserve.centery)
    surface.blit(figure, figure.get_rect(midleft=at))


def own(surface: pygame.Surface, layout: BoardLayout, who: Plate, label: str) -> None:
    """The person before the screen: name and reserve beside the face."""
    px, area = layout.px, layout.own_reserve
    panel(surface, area, layout)
    left = layout.own_face.right + px(6)
    right = area.right - px(18)
    word = fitting(label, Face.LABEL, max(px(20), SMALLEST), (right - left) * 0.4).render(
        label, True, GOLD
    )
    top = area.y + px(28)
    surface.blit(word, word.get_rect(midright=(right, top)))
    room = pygame.Rect(left, area.y + px(12), right - word.get_width() - px(8) - left, px(34))
    write(surface, who.name, room, px)
    for index in range(who.reserve):
        pawn = art.sprite(art.pawn(who.seat), layout.scale * 1.15)
        x, y = layout.in_reserve(index, who.reserve)
        surface.blit(pawn, (x - pawn.get_width() // 2, y - round(pawn.get_height() * art.FOOT)))
    figure = font(Face.NUMBER, px(40)).render(str(who.reserve), True, CREAM)
    surface.blit(figure, figure.get_rect(bottomright=(right, area.bottom - px(10))))
    _face(surface, layout, layout.own_face, who)


def _face(surface: pygame.Surface, layout: BoardLayout, face: pygame.Rect, who: Plate) -> None:
    if who.acting:
        reach = layout.px(20)
        light = halo(face.size, reach, corner=0.5)
        for _ in range(2):
            surface.blit(light, face.inflate(2 * reach, 2 * reach))
    surface.blit(sized(f"portraits/{who.portrait}", face.size), face)
    ink = INKS[who.seat]
    pygame.draw.circle(surface, GOLD_DARK, face.center, face.width // 2, max(2, layout.px(6)))
    pygame.draw.circle(
        surface, ink, face.center, face.width // 2 - layout.px(1), max(2, layout.px(4))
    )


def write(
    surface: pygame.Surface, text: str, room: pygame.Rect, px: Callable[[float], int]
) -> None:
    """A name in its room, smaller or shorter if it must."""
    letters = fitting(text, Face.NAME, px(NAME), room.width, SMALLEST)
    if letters.size(text)[0] > room.width:
        letters = fitting(text, Face.FIGURE_BOLD, max(px(NAME), SMALLEST), room.width)
    word = letters.render(shortened(text, letters, room.width), True, CREAM)
    surface.blit(word, word.get_rect(midleft=(room.x, room.centery)))


def book(surface: pygame.Surface, area: pygame.Rect, seat: int, told: tuple[str, ...]) -> None:
    """An open Book with a place for each adventure: where its story was told stands a pawn."""
    surface.blit(art.fitted(art.book(seat), area.size), area)
    side = min(round(area.width * MARK), round(area.height * HIGHEST_MARK))
    for index, adventure in enumerate(BOARD.adventures):
        x = area.x + round(area.width * (FIRST + PITCH * index))
        middle = (x, area.y + round(area.height * LINE))
        name = f"mark_{adventure}{'_told' if adventure in told else ''}"
        mark = art.fitted(name, (side, side))
        surface.blit(mark, mark.get_rect(center=middle))
        if adventure in told:
            high = round(side * 0.92)
            wide = round(high * art.PAWN[0] / art.PAWN[1])
            pawn = art.fitted(art.pawn(seat), (wide, high))
            foot = (middle[0] + round(side * 0.3), middle[1] + round(side * 0.56))
            surface.blit(pawn, pawn.get_rect(midbottom=foot))


def panel(surface: pygame.Surface, area: pygame.Rect, layout: BoardLayout) -> None:
    """A dark board with a golden edge, for what lies below the board."""
    surface.blit(nine_patch("table/plate", area.size, (44, 40, 44, 46), layout.scale * 0.55), area)


def _well(surface: pygame.Surface, area: pygame.Rect, corner: int) -> None:
    pygame.draw.rect(surface, (42, 20, 26), area, border_radius=corner)
    pygame.draw.rect(surface, mixed(GOLD, GOLD_LIGHT, 0.2), area, 2, border_radius=corner)
