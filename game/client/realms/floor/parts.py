"""What the floor is drawn with: wood, awnings, words, cards that are shown or only told of."""

from __future__ import annotations

import re
from functools import lru_cache

import pygame

from game.client.widgets import rich_text
from game.client.widgets.icons import icon
from game.client.widgets.look import (
    CREAM,
    GOLD,
    GOLD_DARK,
    INK,
    SMALLEST,
    Colour,
    Face,
    fitting,
    font,
    hexed,
    mixed,
)
from game.client.widgets.nine_patch import nine_patch
from game.client.widgets.pictures import Size, original, scaled
from game.client.widgets.rich_text import Layout, Style
from game.engine.message import Arg, Message
from game.lang import Language
from game.titles.realms.cards.catalogue import Catalogue
from game.titles.realms.play.trade_actions import Want
from game.titles.realms.text.trade_event_text import told, want_text
from game.titles.realms.text.wording import bold_name

from ..card_face import CardPainter

AWNINGS = tuple(
    map(hexed, ("#3b7a57", "#8a4b1f", "#b98a1e", "#2f62b5", "#1f7f78", "#6a3fb0", "#a83248"))
)
"""The colours of the players, by their seats."""
CLOTH = hexed("#f0e3c4")
STRIPES = 11
TEXT = Style(Face.TEXT, Face.BOLD)
ITALIC = Style(Face.ITALIC, Face.BOLD)
LABEL = Style(Face.LABEL, Face.LABEL)
NAME = Style(Face.NAME, Face.NAME)
PAPER = hexed("#f6ecd2")
_SENTENCE = re.compile(r"(?<=[.!?…]) ")
SOFT = mixed(CREAM, (120, 80, 50), 0.2)


def wood(surface: pygame.Surface, area: pygame.Rect, scale: float) -> None:
    """A dark board with a golden edge, however high."""
    surface.blit(nine_patch("table/plate", area.size, (44, 40, 44, 46), 0.5 * scale), area)


def write(
    surface: pygame.Surface,
    markup: str,
    area: pygame.Rect,
    size: int,
    colour: Colour = CREAM,
    style: Style = TEXT,
    *,
    centred: bool = False,
) -> pygame.Rect:
    """Words in the middle of the height of an area, as large as they fit; where they stand."""
    found = _fitted(markup, style, area.size, size)
    found = rich_text.cut(found, area.width, max(area.height, found.size + 6))
    place = area.copy()
    place.y += max(0, (area.height - found.height) // 2)
    if centred and len(found.lines) == 1:
        place.x += max(0, round(area.width - max(found.widths)) // 2)
    rich_text.draw(surface, found, place, colour, icon)
    return pygame.Rect(place.x, place.y, round(max(found.widths, default=0)), found.height)


@lru_cache(maxsize=256)
def _fitted(markup: str, style: Style, room: Size, size: int) -> Layout:
    """What lies before the person is written anew in every frame."""
    return rich_text.fitted(markup, style, *room, max(size, SMALLEST), SMALLEST)


def is_cut(
    markup: str, area: pygame.Rect, size: int, style: Style = TEXT, least: int = SMALLEST
) -> bool:
    """Whether an area has no room for all of these words, each in one piece and easily read."""
    found = _fitted(markup, style, area.size, size)
    small = found.broken or found.size < least
    return small or found.height > max(area.height, found.size + 6)


def bubble(text: str, width: int, scale: float) -> pygame.Surface:
    """What is called, on one line no wider than that: as many of its sentences as there is room
    for."""
    margin = round(28 * scale)
    said = spoken(text, width - margin)
    letters = fitting(said, Face.ITALIC, max(round(20 * scale), SMALLEST), width - margin)
    word = letters.render(said, True, INK)
    made = pygame.Surface(word.get_rect().inflate(margin, round(12 * scale)).size, pygame.SRCALPHA)
    area = made.get_rect()
    pygame.draw.rect(made, PAPER, area, border_radius=area.height // 2)
    pygame.draw.rect(made, GOLD, area, 2, border_radius=area.height // 2)
    made.blit(word, word.get_rect(center=area.center))
    return made


def spoken(text: str, width: float) -> str:
    """The sentences for which there is room in letters that can be read, the first at least."""
    sentences, letters = _SENTENCE.split(text), font(Face.ITALIC, SMALLEST)
    while len(sentences) > 1 and letters.size(" ".join(sentences))[0] > width:
        sentences.pop()
    return " ".join(sentences)


@lru_cache(maxsize=16)
def awning(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """Striped cloth with scalloped ends, under a rail of gold."""
    fine = 2
    width, height = size[0] * fine, size[1] * fine
    large = pygame.Surface((width, height), pygame.SRCALPHA)
    pitch, straight = width / STRIPES, round(height * 0.66)
    for index in range(STRIPES):
        stripe = CLOTH if index % 2 else colour
        left, right = round(index * pitch), round((index + 1) * pitch)
        radius = (right - left) // 2
        pygame.draw.rect(large, stripe, (left, 0, right - left, straight))
        pygame.draw.circle(large, stripe, ((left + right) // 2, straight), radius)
        shade = mixed(stripe, (0, 0, 0), 0.25)
        pygame.draw.arc(
            large, shade, (left, straight - radius, right - left, 2 * radius), 3.3, 6.1, 2 * fine
        )
    pygame.draw.rect(large, GOLD_DARK, (0, 0, width, 6 * fine))
    pygame.draw.rect(large, GOLD, (0, fine, width, 3 * fine))
    return pygame.transform.smoothscale(large, size)


@lru_cache(maxsize=16)
def painted_portrait(name: str) -> pygame.Surface:
    """As large as it was painted, for all the sizes in which a face is seen here."""
    return original(f"portraits/{name}")


@lru_cache(maxsize=64)
def portrait(name: str, size: Size) -> pygame.Surface:
    return scaled(painted_portrait(name), size).convert_alpha()


def arrow(
    surface: pygame.Surface, start: tuple[int, int], length: int, colour: Colour = GOLD_DARK
) -> None:
    """A short arrow to the right, or with a length below nothing to the left."""
    x, y = start
    head = length // 3
    thick = max(2, abs(length) // 10)
    pygame.draw.line(surface, colour, start, (x + length - head, y), thick)
    pygame.draw.polygon(
        surface,
        colour,
        [(x + length, y), (x + length - head, y - abs(head)), (x + length - head, y + abs(head))],
    )


class Speech:
    """Cards, suits and wishes, to be said in the words of the moment."""

    def __init__(self, words: Language, cards: Catalogue) -> None:
        self.words, self.cards = words, cards

    def card(self, number: int) -> Message:
        return bold_name(self.cards.by_number[number].name)

    def told(self, number: int | None, suit: str) -> Message:
        """A card, or one of its suit."""
        return told(number or None, suit, self.card)

    def want(self, want: Want) -> Message:
        return want_text(want, self.card)

    def text(self, key: str, **args: Arg) -> str:
        return self.words.text(key, **args)

    def say(self, message: Message) -> str:
        return self.words.say(message)


def shown_card(
    surface: pygame.Surface,
    painter: CardPainter,
    cards: Catalogue,
    place: pygame.Rect,
    number: int | None,
    suit: str,
    drawn: int = 0,
) -> None:
    """A card as a token, or its back with the suit that was told. Tokens have been drawn ahead at
    one width."""
    if number:
        token = painter.token(cards.by_number[number], drawn or place.width)
        if token.get_width() > place.width:
            high = round(token.get_height() * place.width / token.get_width())
            token = pygame.transform.smoothscale(token, (place.width, high))
        surface.blit(token, token.get_rect(center=place.center))
        return
    width = round(place.height / 1.4)
    back = painter.back(width)
    where = back.get_rect(center=place.center)
    surface.blit(back, where)
    sign = icon(suit, round(width * 0.7))
    surface.blit(sign, sign.get_rect(center=where.center))
