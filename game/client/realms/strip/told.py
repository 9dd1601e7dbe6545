"""The left of the strip: who asks, and what."""

from __future__ import annotations

import pygame

from game.client.realms.card_face import CardPainter
from game.client.widgets.look import ACTIVE, CREAM, Colour, Face, mixed
from game.client.widgets.pictures import sized

from .answering import FRAME, name, words
from .asked import AtRest, Told
from .places import LETTERS, SMALL, Places

FAINT: Colour = (150, 138, 122)
REFUSED: Colour = (255, 150, 120)
TIMING = 20


def draw_told(surface: pygame.Surface, places: Places, refusal: str, painter: CardPainter) -> None:
    """A card or a face, a heading and a line or two; or why an answer was none."""
    px, asked, inside = places.px, places.asked, places.inside
    _draw_asker(surface, asked.told, places.asker, painter)
    text, colour = places.text, FAINT if asked.grey else CREAM
    if refusal:
        text, colour = refusal, REFUSED
    if asked.told.title:
        head = places.title
        gold = FAINT if asked.grey else mixed(ACTIVE, CREAM, 0.45)
        name(surface, asked.told.title, head, px(27 if places.divided else 30), gold)
    face = Face.ITALIC if asked.grey else Face.TEXT
    words(surface, text, places.words, px(LETTERS), face, colour)
    if places.divided:
        x, ends = places.divide, (inside.y + px(4), inside.bottom - px(4))
        line = mixed(FRAME, (56, 28, 24), 0.4)
        pygame.draw.line(surface, line, (x, ends[0]), (x, ends[1]), max(1, px(2)))
    if isinstance(asked.answers, AtRest):
        _draw_item(surface, asked.answers, places, painter)


def _draw_item(surface: pygame.Surface, own: AtRest, places: Places, painter: CardPainter) -> None:
    """The own item with its value, when it can be used, and what it does."""
    picture = painter.token(own.item, places.item.width)
    surface.blit(picture, picture.get_rect(center=places.item.center))
    timing, text, room = places.own_item(own)
    if timing:
        name(surface, timing, places.timing, places.px(TIMING), mixed(ACTIVE, CREAM, 0.45))
    words(surface, text, room, places.px(SMALL))


def _draw_asker(
    surface: pygame.Surface, told: Told, place: pygame.Rect, painter: CardPainter
) -> None:
    if told.card:
        picture = painter.token(told.card, place.width)
    elif told.portrait:
        picture = sized(f"portraits/{told.portrait}", (place.width, place.width))
    else:
        return
    surface.blit(picture, picture.get_rect(center=place.center))
