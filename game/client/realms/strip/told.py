"""The left of the strip: who asks, and what."""

from __future__ import annotations

import pygame

from game.client.realms.card_face import CardPainter
from game.client.widgets.look import ACTIVE, CREAM, Colour, Face, fitting, mixed, shortened
from game.client.widgets.pictures import sized

from .answering import FRAME, words
from .asked import Told
from .places import Places

FAINT: Colour = (150, 138, 122)
REFUSED: Colour = (255, 150, 120)


def draw_told(surface: pygame.Surface, places: Places, refusal: str, painter: CardPainter) -> None:
    """A card or a face, a heading and a line or two; or why an answer was none."""
    px, asked, inside = places.px, places.asked, places.inside
    left = _draw_asker(surface, asked.told, places, painter) + px(14)
    right = places.divide - px(10) if places.divided else places.middle.right
    room = pygame.Rect(left, inside.y, right - left, inside.height)
    text, colour = asked.told.text, FAINT if asked.grey else CREAM
    if refusal:
        text, colour = refusal, REFUSED
    if asked.told.title:
        high, size = (31, 27) if places.divided else (40, 30)
        head = pygame.Rect(room.x, room.y, room.width, px(high))
        gold = FAINT if asked.grey else mixed(ACTIVE, CREAM, 0.45)
        letters = fitting(asked.told.title, Face.NAME, px(size), head.width)
        word = letters.render(shortened(asked.told.title, letters, head.width), True, gold)
        surface.blit(word, word.get_rect(midleft=head.midleft))
        below = room.bottom - head.bottom - (px(5) if places.divided else 0)
        room = pygame.Rect(room.x, head.bottom, room.width, below)
    words(surface, text, room, px(24), Face.ITALIC if asked.grey else Face.TEXT, colour)
    if places.divided:
        x, ends = places.divide, (inside.y + px(4), inside.bottom - px(4))
        line = mixed(FRAME, (56, 28, 24), 0.4)
        pygame.draw.line(surface, line, (x, ends[0]), (x, ends[1]), max(1, px(2)))


def _draw_asker(surface: pygame.Surface, told: Told, places: Places, painter: CardPainter) -> int:
    """Who asks; where the words may begin."""
    px, inside = places.px, places.inside
    if told.card:
        picture = painter.token(told.card, round((inside.height - px(6)) * 600 / 504))
    elif told.portrait:
        side = inside.height - px(2)
        picture = sized(f"portraits/{told.portrait}", (side, side))
    else:
        return inside.x
    place = picture.get_rect(midleft=(inside.x - px(4), inside.centery))
    surface.blit(picture, place)
    return place.right
