"""The row of players above the show: who has been counted, who is, who waits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.client.widgets import rich_text
from game.client.widgets.icons import icon
from game.client.widgets.light import halo
from game.client.widgets.look import (
    CREAM,
    GOLD_LIGHT,
    PARCHMENT,
    SMALLEST,
    Face,
    fitting,
    font,
    mixed,
)
from game.client.widgets.pictures import sized
from game.client.widgets.plaque import board
from game.titles.realms.cards.card import Card

from ..card_face import CardPainter
from ..plates import name_on
from .layout import ShowLayout

NARROW = 290
"""A plate that is no wider has room for the name alone: light and backs tell the rest."""
QUIET = mixed(PARCHMENT, (40, 24, 18), 0.25)


@dataclass(frozen=True)
class Sitting:
    """A player as the row shows him."""

    name: str
    portrait: str
    says: str
    """The total, or what he does meanwhile."""
    counted: bool
    lit: bool
    cards: Sequence[Card]
    """The hand, once it was counted."""
    backs: int
    """Cards that are still hidden."""


def draw_player(
    surface: pygame.Surface,
    layout: ShowLayout,
    area: pygame.Rect,
    who: Sitting,
    painter: CardPainter,
) -> None:
    px, face = layout.px, layout.face(area)
    plate = pygame.Rect(face.centerx, area.y + px(10), area.right - face.centerx, px(58))
    board(surface, plate)
    if who.lit:
        reach = px(24)
        for _ in range(2):
            surface.blit(halo(face.size, reach, corner=0.5), face.inflate(2 * reach, 2 * reach))
    surface.blit(sized(f"portraits/{who.portrait}", face.size), face)
    inner = pygame.Rect(face.right + px(8), plate.y, 0, plate.height - px(6))
    inner.width = plate.right - px(16) - inner.x
    if who.counted:
        told = font(Face.NUMBER, px(36)).render(who.says, True, CREAM)
    else:
        told = fitting(who.says, Face.ITALIC, px(23), inner.width * 0.45, SMALLEST).render(
            who.says, True, GOLD_LIGHT if who.lit else QUIET
        )
    room = inner.width
    if who.counted or plate.width > px(NARROW):
        surface.blit(told, told.get_rect(midright=(inner.right, inner.centery)))
        room -= told.get_width() + px(10)
    written = pygame.Rect(inner.x, inner.y, room, inner.height - px(8))
    name = name_on(who.name, written, px(28), SMALLEST)
    written.y += (inner.height - name.height) // 2
    rich_text.draw(surface, name, written, CREAM, icon)
    for index, card in enumerate(who.cards):
        place = layout.held(area, index, len(who.cards))
        surface.blit(painter.token(card, place.width), place)
    for index in range(who.backs):
        place = layout.held(area, index, who.backs)
        back = painter.back(place.width)
        surface.blit(back, back.get_rect(midtop=place.midtop), pygame.Rect(0, 0, *place.size))
