"""The panel beside the table: the own realm as it would score now, and the chronicle."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.widgets import rich_text
from game.client.widgets.look import BONUS, INK, PENALTY, Face, fitting, font, mixed, shortened
from game.client.widgets.nine_patch import nine_patch
from game.client.widgets.parchment import parchment
from game.client.widgets.rich_text import Style
from game.lang import Language
from game.lang.language import signed, told
from game.titles.realms.scoring.sheet import ScoreSheet
from game.titles.realms.text.wording import card_name

from .card_face import CardPainter

PANEL_MARGINS = (96, 96, 96, 96)


def background(screen: pygame.Surface, area: pygame.Rect, scale: float) -> None:
    screen.blit(nine_patch("table/panel", area.size, PANEL_MARGINS, 0.75 * scale), area)


def heading(
    screen: pygame.Surface, text: str, middle: tuple[int, int], width: int, scale: float
) -> None:
    word = fitting(text, Face.NAME, round(30 * scale), width).render(text, True, INK)
    screen.blit(word, word.get_rect(center=middle))


def realm(
    screen: pygame.Surface,
    area: pygame.Rect,
    sheet: ScoreSheet | None,
    words: Language,
    painter: CardPainter,
    scale: float,
    note: str,
) -> None:
    """Each card with its base, what it gains or loses, and the total."""
    parchment(screen, area, scale)
    inner = area.inflate(-round(56 * scale), -round(64 * scale))
    heading(
        screen,
        words.text("table-realm"),
        (inner.centerx, inner.y + round(18 * scale)),
        inner.width,
        scale,
    )
    if sheet is None:
        return
    top = inner.y + round(52 * scale)
    line = fitting(note, Face.ITALIC, round(19 * scale), inner.width).render(note, True, INK)
    screen.blit(line, line.get_rect(midtop=(inner.centerx, top - round(10 * scale))))
    top += round(22 * scale)
    rows = len(sheet.cards) + 1
    pitch = min(round(38 * scale), (inner.bottom - round(14 * scale) - top) // rows)
    size = round(pitch * 0.6)
    for row in sheet.cards:
        middle = top + pitch // 2
        icon = painter.icon(row.suits[0].key, round(pitch * 0.72))
        screen.blit(icon, icon.get_rect(midleft=(inner.x, middle)))
        colour = mixed(INK, (243, 228, 193), 0.5) if row.blanked else INK
        left = inner.x + round(pitch * 0.92)
        name = words.say(card_name(row.card.name))
        if row.name is not row.card.name:
            name = f"{name} › {words.say(card_name(row.name))}"
        room = inner.right - round(114 * scale) - left
        letters = fitting(name, Face.TEXT, size, room, smallest=max(round(size * 0.6), 9))
        drawn = letters.render(shortened(name, letters, room), True, colour)
        screen.blit(drawn, drawn.get_rect(midleft=(left, middle)))
        if row.blanked:
            pygame.draw.line(screen, colour, (left, middle), (left + drawn.get_width(), middle), 1)
        gained = row.bonus + row.penalty
        _figure(screen, told(row.base), (inner.right - round(84 * scale), middle), size, colour)
        if gained:
            _figure(
                screen,
                signed(gained),
                (inner.right - round(42 * scale), middle),
                size,
                BONUS if gained > 0 else PENALTY,
            )
        total = told(row.total)
        _figure(screen, total, (inner.right, middle), size, colour, Face.FIGURE_BOLD)
        top += pitch
    pygame.draw.line(
        screen, mixed(INK, (243, 228, 193), 0.6), (inner.x, top), (inner.right, top), 1
    )
    word = font(Face.NAME, round(pitch * 0.62)).render(words.text("table-total"), True, INK)
    screen.blit(word, word.get_rect(midleft=(inner.x, top + pitch // 2)))
    total = told(sheet.total)
    _figure(
        screen, total, (inner.right, top + pitch // 2), round(pitch * 0.85), PENALTY, Face.NUMBER
    )


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
    painter: CardPainter,
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
        rich_text.draw(screen, layout, where, INK, painter.icon)
        top += layout.height + gap
