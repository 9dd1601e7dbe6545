"""The panel beside the table: the own realm as it would score now, and the chronicle."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import pygame

from game.client.widgets import rich_text
from game.client.widgets.icons import icon
from game.client.widgets.look import (
    ABOUT,
    BONUS,
    INK,
    PENALTY,
    Face,
    fitting,
    font,
    mixed,
    shortened,
)
from game.client.widgets.nine_patch import nine_patch
from game.client.widgets.parchment import parchment
from game.client.widgets.rich_text import Style
from game.lang import Language
from game.lang.language import signed, told
from game.titles.realms.play.advice import Prospect
from game.titles.realms.scoring.sheet import CardScore, ScoreSheet
from game.titles.realms.text.wording import card_name

from .worth_text import worth_text

PANEL_MARGINS = (96, 96, 96, 96)
HEAD = 74
"""How high heading and note above the rows are."""


def background(screen: pygame.Surface, area: pygame.Rect, scale: float) -> None:
    screen.blit(nine_patch("table/panel", area.size, PANEL_MARGINS, 0.75 * scale), area)


def heading(
    screen: pygame.Surface, text: str, middle: tuple[int, int], width: int, scale: float
) -> None:
    word = fitting(text, Face.NAME, round(30 * scale), width).render(text, True, INK)
    screen.blit(word, word.get_rect(center=middle))


def _inner(area: pygame.Rect, scale: float) -> pygame.Rect:
    """What is written on, within the torn edges."""
    return area.inflate(-round(56 * scale), -round(64 * scale))


def row_pitch(area: pygame.Rect, cards: int, scale: float) -> int:
    """From one card of the realm to the next; the total has a row of its own."""
    room = _inner(area, scale).height - round((HEAD + 14) * scale)
    return min(round(38 * scale), room // (cards + 1))


def realm(
    screen: pygame.Surface,
    area: pygame.Rect,
    prospect: Prospect | None,
    order: Sequence[int],
    words: Language,
    scale: float,
    note: str,
) -> None:
    """Each card with its base, what it gains or loses, and the total, as the hand is ordered."""
    parchment(screen, area, scale)
    inner = _inner(area, scale)
    heading(
        screen,
        words.text("table-realm"),
        (inner.centerx, inner.y + round(18 * scale)),
        inner.width,
        scale,
    )
    if prospect is None:
        return
    sheet = prospect.sheet
    places = {number: place for place, number in enumerate(order)}
    cards = sorted(sheet.cards, key=lambda row: places.get(row.card.number, len(places)))
    line = fitting(note, Face.ITALIC, round(19 * scale), inner.width).render(note, True, INK)
    screen.blit(line, line.get_rect(midtop=(inner.centerx, inner.y + round(42 * scale))))
    top = inner.y + round(HEAD * scale)
    unknown = round(prospect.worth.total) - sheet.total
    pitch = row_pitch(area, len(sheet.cards) + bool(unknown), scale)
    size = round(pitch * 0.6)
    columns = _columns(sheet, inner.right, size)
    for row in cards:
        middle = top + pitch // 2
        roundel = icon(row.suits[0].key, round(pitch * 0.72))
        screen.blit(roundel, roundel.get_rect(midleft=(inner.x, middle)))
        colour = mixed(INK, (243, 228, 193), 0.5) if row.blanked else INK
        left = inner.x + round(pitch * 0.92)
        name, room = words.say(card_name(row.card.name)), columns.names - left
        smallest = max(round(size * 0.6), 9)
        if row.name is not row.card.name:
            becomes = f"› {words.say(card_name(row.name))}"
            both = f"{name} {becomes}"
            name = both if font(Face.TEXT, smallest).size(both)[0] <= room else becomes
        letters = fitting(name, Face.TEXT, size, room, smallest)
        drawn = letters.render(shortened(name, letters, room), True, colour)
        screen.blit(drawn, drawn.get_rect(midleft=(left, middle)))
        if row.blanked:
            pygame.draw.line(screen, colour, (left, middle), (left + drawn.get_width(), middle), 1)
        _figure(screen, told(row.base), (columns.base, middle), size, colour)
        tint = BONUS if row.bonus + row.penalty > 0 else PENALTY
        _figure(screen, _gain(row), (columns.gain, middle), size, tint)
        total = told(row.total)
        _figure(screen, total, (inner.right, middle), size, colour, Face.FIGURE_BOLD)
        top += pitch
    if unknown:
        text, middle = words.text("table-unknown"), top + pitch // 2
        left = inner.x + round(pitch * 0.92)
        letters = fitting(text, Face.ITALIC, size, columns.names - left)
        word = letters.render(text, True, INK)
        screen.blit(word, word.get_rect(midleft=(left, middle)))
        figure = f"{ABOUT} {signed(unknown)}"
        _figure(screen, figure, (inner.right, middle), size, INK, Face.FIGURE_BOLD)
        top += pitch
    pygame.draw.line(
        screen, mixed(INK, (243, 228, 193), 0.6), (inner.x, top), (inner.right, top), 1
    )
    word = font(Face.NAME, round(pitch * 0.62)).render(words.text("table-total"), True, INK)
    screen.blit(word, word.get_rect(midleft=(inner.x, top + pitch // 2)))
    _figure(
        screen,
        worth_text(prospect.worth),
        (inner.right, top + pitch // 2),
        round(pitch * 0.85),
        PENALTY,
        Face.NUMBER,
    )


@dataclass(frozen=True)
class _Columns:
    """Where names, bases and gains end: the totals end at the edge, and each column is as wide as
    its widest figure."""

    names: int
    base: int
    gain: int


def _columns(sheet: ScoreSheet, right: int, size: int) -> _Columns:
    letters, gap = font(Face.FIGURE_BOLD, size), round(size * 0.55)

    def before(edge: int, figures: Iterable[str]) -> int:
        return edge - max((letters.size(figure)[0] for figure in figures), default=0) - gap

    gain = before(right, (told(row.total) for row in sheet.cards))
    base = before(gain, map(_gain, sheet.cards))
    names = before(base, (told(row.base) for row in sheet.cards))
    return _Columns(names, base, gain)


def _gain(row: CardScore) -> str:
    """What a card gains or loses, if it does."""
    gained = row.bonus + row.penalty
    return signed(gained) if gained else ""


def _figure(
    screen: pygame.Surface,
    text: str,
    right_middle: tuple[int, int],
    size: int,
    colour: tuple[int, int, int],
    face: Face = Face.FIGURE,
) -> None:
    drawn = font(face, size).render(text, True, colour)
    screen.blit(drawn, drawn.get_rect(midright=right_middle))


def chronicle(
    screen: pygame.Surface,
    area: pygame.Rect,
    lines: Sequence[str],
    words: Language,
    scale: float,
) -> None:
    """The latest lines of the story, the newest at the bottom."""
    parchment(screen, area, scale)
    inner = area.inflate(-round(56 * scale), -round(70 * scale))
    heading(
        screen,
        words.text("table-chronicle"),
        (inner.centerx, inner.y + round(14 * scale)),
        inner.width,
        scale,
    )
    size = max(round(20 * scale), 11)
    gap = round(3 * scale)
    top = inner.y + round(40 * scale)
    room = inner.bottom - round(16 * scale) - top
    shown: list[rich_text.Layout] = []
    for line in reversed(lines):
        layout = rich_text.lay_out(line, Style(), size, inner.width)
        room -= layout.height + gap
        if room < 0:
            break
        shown.insert(0, layout)
    for layout in shown:
        where = pygame.Rect(inner.x, top, inner.width, layout.height)
        rich_text.draw(screen, layout, where, INK, icon)
        top += layout.height + gap
