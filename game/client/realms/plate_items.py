"""The Cursed Items on another player's plate: the one face up, and those that lie face down."""

from __future__ import annotations

import pygame

from game.client.widgets import rich_text
from game.client.widgets.icons import icon
from game.client.widgets.look import CREAM, Face, font
from game.client.widgets.rich_text import Style
from game.titles.realms.text.wording import card_name

from .card_face import CardPainter
from .layout import TableLayout
from .plates import SMALLEST, Plate

MOST_BACKS = 3
"""So many backs are drawn, one beside what was laid aside; the figure tells how many there are."""
_NAME = Style(Face.LABEL, Face.LABEL)


def draw(surface: pygame.Surface, plate: Plate, layout: TableLayout, painter: CardPainter) -> None:
    assert plate.opponent is not None
    place, below = layout.opponent_item(plate.opponent), layout.opponent_used(plate.opponent)
    if plate.item:
        surface.blit(painter.token(plate.item, place.width), place)
        if not layout.crowded:
            room = pygame.Rect(place.x, place.bottom, place.width, below.y - place.bottom)
            _draw_name(surface, painter.words.say(card_name(plate.item.name)), room, layout)
    _draw_used(surface, plate, below, painter, layout.px(22))


def _draw_name(surface: pygame.Surface, name: str, room: pygame.Rect, layout: TableLayout) -> None:
    """In one line or two."""
    wide = room.inflate(layout.px(16), 0)
    size = max(layout.px(20), SMALLEST)
    lines = rich_text.fitted(name, _NAME, wide.width, wide.height, size, SMALLEST)
    lines = rich_text.cut(lines, wide.width, wide.height)
    where = pygame.Rect(wide.x, 0, wide.width, lines.height)
    where.centery = room.centery
    rich_text.draw(surface, lines, where, CREAM, icon, centred=True)


def _draw_used(
    surface: pygame.Surface, plate: Plate, place: pygame.Rect, painter: CardPainter, least: int
) -> None:
    """A few backs and how many there are, then what was laid aside."""
    height = max(round(place.height * 0.94), least)
    width, left = round(height / 1.4), place.x
    for _ in range(min(plate.used, 1 if plate.reserve else MOST_BACKS)):
        back = painter.back(width, cursed=True)
        surface.blit(back, back.get_rect(midleft=(left, place.centery)))
        left += round(width * 0.72)
    if plate.used:
        left += round(width * 0.42)
        figure = font(Face.FIGURE_BOLD, max(round(height * 0.78), SMALLEST))
        word = figure.render(f"×{plate.used}", True, CREAM)
        surface.blit(word, word.get_rect(midleft=(left, place.centery)))
        left += word.get_width() + round(width * 0.3)
    wide, right = round(height * 1.1), place.right
    pitch = min(height * 0.7, (right - left - wide) / max(len(plate.reserve) - 1, 1))
    for index, item in enumerate(plate.reserve):
        token = painter.token(item, wide)
        surface.blit(token, token.get_rect(midright=(right - round(index * pitch), place.centery)))
