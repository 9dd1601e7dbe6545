"""The own realm as it would score now, on the panel beside the table."""

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
    SMALLEST,
    TINIEST,
    Face,
    fitting,
    font,
    mixed,
    shortened,
)
from game.client.widgets.medal import medal
from game.client.widgets.panel import heading
from game.client.widgets.parchment import parchment
from game.client.widgets.rich_text import Style
from game.lang import Language
from game.lang.language import signed, told
from game.titles.realms.play.advice import Prospect
from game.titles.realms.scoring.sheet import CardScore, ScoreSheet
from game.titles.realms.text.wording import card_name

from .worth_text import worth_text

HEAD = 140
"""How high heading, medal and notes above the rows are."""
LOOKED_AT = (238, 205, 118)
"""Behind the row of the card that is looked at."""
ROWS, NOTES = 23, 21
"""The size of letters in rows, and beside the medal."""
EVEN = 0.7
"""All names are as small as the longest, but not smaller than this part of their size."""
MEDAL = 92
"""How wide the medal with the total is."""
UNTOLD = "…"
"""The total while it is being counted."""


def _inner(area: pygame.Rect, scale: float) -> pygame.Rect:
    """What is written on, within the torn edges."""
    return area.inflate(-round(46 * scale), -round(64 * scale))


def row_pitch(area: pygame.Rect, cards: int, scale: float) -> int:
    """From one card of the realm to the next."""
    room = _inner(area, scale).height - round((HEAD + 4) * scale)
    return min(round(44 * scale), room // max(cards, 1))


def rows_of(
    area: pygame.Rect, prospect: Prospect, order: Sequence[int], scale: float
) -> list[tuple[CardScore, pygame.Rect]]:
    """The rows of the cards as the hand is ordered, and where each stands."""
    places = {number: place for place, number in enumerate(order)}
    rows = sorted(prospect.sheet.cards, key=lambda row: places.get(row.card.number, len(places)))
    return [(row, row_place(area, prospect, index, scale)) for index, row in enumerate(rows)]


def row_place(area: pygame.Rect, prospect: Prospect, index: int, scale: float) -> pygame.Rect:
    """Where a row stands; those of the items and of the unknown cards come after all others."""
    sheet = prospect.sheet
    count = len(sheet.cards) + bool(sheet.items) + bool(of_unknown_cards(prospect))
    inner, pitch = _inner(area, scale), row_pitch(area, count, scale)
    top = inner.y + round(HEAD * scale) + pitch * index
    return pygame.Rect(inner.x, top, inner.width, pitch)


def of_unknown_cards(prospect: Prospect) -> int:
    """The points that are expected of cards nobody knows yet."""
    return round(prospect.worth.total) - prospect.sheet.total


def medal_place(area: pygame.Rect, scale: float) -> pygame.Rect:
    """Where the medal with the total is."""
    inner, side = _inner(area, scale), round(MEDAL * scale)
    return pygame.Rect(inner.x, inner.y + round(38 * scale), side, side)


def row_letters(pitch: int, scale: float) -> int:
    """The size of letters in rows so far apart; many rows stand closer before letters that can
    be read become smaller."""
    return round(min(max(pitch * 0.6, SMALLEST), ROWS * scale))


def realm(
    screen: pygame.Surface,
    area: pygame.Rect,
    prospect: Prospect | None,
    order: Sequence[int],
    words: Language,
    scale: float,
    note: str,
    aside: str = "",
    looked_at: int | None = None,
) -> None:
    """The total on a medal, beside it what it supposes and something to compare it with; each
    card with its base and what it gains or loses, as the hand is ordered."""
    parchment(screen, area, scale)
    inner = _inner(area, scale)
    heading(
        screen,
        words.text("table-realm"),
        (inner.centerx, inner.y + round(18 * scale)),
        inner.width,
        scale,
    )
    figure = UNTOLD if prospect is None else worth_text(prospect.worth)
    if prospect or note:
        _draw_head(screen, inner, medal_place(area, scale), figure, (note, aside), scale)
    if prospect is None:
        return
    sheet, unknown = prospect.sheet, of_unknown_cards(prospect)
    rows = rows_of(area, prospect, order, scale)
    last = row_place(area, prospect, len(rows) + bool(sheet.items), scale)
    size = row_letters(last.height, scale)
    columns = _columns(sheet, inner.right, size)
    left = inner.x + round(size * 1.5)
    room = columns.names - left
    names = [_called(row, words, room) for row, _ in rows]
    common = min((_fits(name, size, room) for name in names), default=size)
    common = max(common, round(size * EVEN))
    for (row, place), name in zip(rows, names, strict=True):
        middle = place.centery
        if row.card.number == looked_at:
            band = place.inflate(round(12 * scale), 0)
            pygame.draw.rect(screen, LOOKED_AT, band, border_radius=round(6 * scale))
        roundel = icon(row.suits[0].key, round(size * 1.2))
        screen.blit(roundel, roundel.get_rect(midleft=(inner.x, middle)))
        colour = mixed(INK, (243, 228, 193), 0.5) if row.blanked else INK
        # A long name takes the place of the base, which is the total less the gain.
        spread = font(Face.TEXT, common).size(name)[0] > room
        width = (columns.base if _gain(row) else columns.gain) - left if spread else room
        letters = fitting(name, Face.TEXT, common, width, SMALLEST)
        drawn = letters.render(shortened(name, letters, width), True, colour)
        screen.blit(drawn, (left, _foot_of_figures(size, middle) - letters.foot))
        if row.blanked:
            pygame.draw.line(screen, colour, (left, middle), (left + drawn.get_width(), middle), 1)
        if not spread:
            _figure(screen, told(row.base), (columns.base, middle), size, colour)
        tint = BONUS if row.bonus + row.penalty > 0 else PENALTY
        _figure(screen, _gain(row), (columns.gain, middle), size, tint)
        total = told(row.total)
        _figure(screen, total, (inner.right, middle), size, colour, Face.FIGURE_BOLD)
    if sheet.items:
        _draw_items(screen, items_place(area, prospect, scale), sheet, words, size, common)
    if unknown:
        text, middle = words.text("table-unknown"), last.centery
        figure = f"{ABOUT} {signed(unknown)}"
        _figure(screen, figure, (inner.right, middle), size, INK, Face.FIGURE_BOLD)
        beside = inner.right - left - font(Face.FIGURE_BOLD, size).size(figure)[0] - size // 2
        letters = fitting(text, Face.ITALIC, common, beside, SMALLEST)
        screen.blit(
            letters.render(text, True, INK), (left, _foot_of_figures(size, middle) - letters.foot)
        )


def items_place(area: pygame.Rect, prospect: Prospect, scale: float) -> pygame.Rect:
    """Where the items that lie face down stand: under the cards."""
    return row_place(area, prospect, len(prospect.sheet.cards), scale)


def _draw_items(
    screen: pygame.Surface,
    place: pygame.Rect,
    sheet: ScoreSheet,
    words: Language,
    size: int,
    common: int,
) -> None:
    """How many items lie face down, in letters as the names have them, and their sum."""
    points = sum(value for _, value in sheet.items)
    faint = mixed(INK, (243, 228, 193), 0.6)
    pygame.draw.line(screen, faint, place.topleft, place.topright)
    sign = icon("cursed", round(size * 1.2))
    screen.blit(sign, sign.get_rect(midleft=place.midleft))
    tint = BONUS if points > 0 else PENALTY if points else INK
    figure = told(points)
    _figure(screen, figure, place.midright, size, tint, Face.FIGURE_BOLD)
    text = words.text("table-items-used", count=len(sheet.items))
    left = place.x + round(size * 1.5)
    room = place.right - left - font(Face.FIGURE_BOLD, size).size(figure)[0] - size // 2
    letters = fitting(text, Face.TEXT, common, room, SMALLEST)
    drawn = letters.render(text, True, INK)
    screen.blit(drawn, (left, _foot_of_figures(size, place.centery) - letters.foot))


def _called(row: CardScore, words: Language, room: int) -> str:
    """A card's name, and what it has become."""
    name = words.say(card_name(row.card.name))
    if row.name is row.card.name:
        return name
    becomes = f"› {words.say(card_name(row.name))}"
    both = f"{name} {becomes}"
    return both if font(Face.TEXT, SMALLEST).size(both)[0] <= room else becomes


def _fits(name: str, size: int, room: int) -> int:
    """How large a name may be."""
    while size > SMALLEST and font(Face.TEXT, size).size(name)[0] > room:
        size -= 1
    return size


def _draw_head(
    screen: pygame.Surface,
    inner: pygame.Rect,
    place: pygame.Rect,
    figure: str,
    notes: tuple[str, str],
    scale: float,
) -> None:
    """The medal with the total, and the notes beside it, one below the other."""
    medal(screen, place, figure)
    left = place.right + round(12 * scale)
    room = pygame.Rect(left, place.y, inner.right - left, place.height)
    said = [note for note in notes if note]
    gap = round(5 * scale)
    largest = max(round(NOTES * scale), SMALLEST)
    for size in range(largest, TINIEST - 1, -1):
        lines = [rich_text.fitted(note, _NOTE, room.width, 0, size, size) for note in said]
        high = sum(each.height for each in lines) + (len(lines) - 1) * gap
        if high <= room.height:
            break
    room.y = max(place.centery - high // 2, place.y)
    for each in lines:
        rich_text.draw(screen, each, room, INK, icon)
        room.y += each.height + gap


_NOTE = Style(Face.ITALIC, Face.ITALIC)


@dataclass(frozen=True)
class _Columns:
    """Where names, bases and gains end: the totals end at the edge, and each column is as wide as
    its widest figure."""

    names: int
    base: int
    gain: int


def _columns(sheet: ScoreSheet, right: int, size: int) -> _Columns:
    letters, gap = font(Face.FIGURE_BOLD, size), round(size * 0.45)

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


def _foot_of_figures(size: int, middle: int) -> int:
    """The line on which figures stand that have their middle there, and all beside them."""
    letters = font(Face.FIGURE, size)
    figure = letters.render("0", True, INK)
    return letters.around(figure, (0, middle)).top + letters.foot


def _figure(
    screen: pygame.Surface,
    text: str,
    right_middle: tuple[int, int],
    size: int,
    colour: tuple[int, int, int],
    face: Face = Face.FIGURE,
) -> None:
    letters, (right, middle) = font(face, size), right_middle
    drawn = letters.render(text, True, colour)
    top = _foot_of_figures(size, middle) - letters.foot
    screen.blit(drawn, drawn.get_rect(topright=(right, top)))
