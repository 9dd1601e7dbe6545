"""Worked examples for the rules: hands as cards, with the sheets that the scorer gives them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, partial

import pygame

from game.client.room import Drawing
from game.client.widgets.look import INK, Face, font
from game.lang import Language
from game.titles.realms import score
from game.titles.realms.scoring.reading import RawChoice
from game.titles.realms.scoring.sheet import ScoreSheet

from .art import CardArt
from .card_face import CardPainter, Condition
from .score_sheet import SheetPainter

MOST_CARDS = 7
"""So many lie side by side."""
WIDEST = 150
"""No card of an example is wider."""


@dataclass(frozen=True)
class Example:
    """A hand, and what its owner has chosen."""

    hand: str
    choices: Mapping[str, RawChoice] = field(default_factory=dict)

    @cached_property
    def sheet(self) -> ScoreSheet:
        return score(self.hand.split(), self.choices)


EXAMPLES = {
    "volcano": Example(
        "mountain great_flood smoke whirlwind air_elemental wildfire mirage",
        {"mirage": "rainstorm"},
    ),
    "order": Example(
        "bell_tower candle queen sword_of_keth shield_of_keth gem_of_order book_of_changes",
        {"book_of_changes": ("bell_tower", "wizard")},
    ),
    "storm": Example("blizzard great_flood wildfire"),
    "sheltered": Example("blizzard great_flood wildfire cavern"),
    "smoke": Example("knights smoke doppelganger war_dirigible", {"doppelganger": "smoke"}),
}
"""By the names the chapter calls them."""


def totals() -> dict[str, int]:
    """What each example is worth."""
    return {name: example.sheet.total for name, example in EXAMPLES.items()}


def drawings(art: CardArt) -> dict[str, Drawing]:
    """How each example is drawn, in the language of the moment."""
    return {name: partial(_drawn, art, example) for name, example in EXAMPLES.items()}


def _drawn(art: CardArt, example: Example, width: int, scale: float) -> pygame.Surface:
    """The cards side by side, the sheet below them, and the total."""
    painter, sheet = art.painter, example.sheet
    pages = SheetPainter(painter.words, painter, scale)
    gap = pages.px(14)
    cards = _cards(painter, sheet, width, gap, scale)
    rows = pages.page(sheet, width)
    foot = _total(painter.words, sheet, width, scale)
    top = cards.get_height() + pages.px(44)
    drawn = pygame.Surface((width, top + rows.get_height() + foot.get_height()), pygame.SRCALPHA)
    drawn.blit(cards, (0, 0))
    pages.headings(drawn, width, top - pages.px(8))
    drawn.blit(rows, (0, top))
    drawn.blit(foot, (0, top + rows.get_height()))
    return drawn


def _cards(
    painter: CardPainter, sheet: ScoreSheet, width: int, gap: int, scale: float
) -> pygame.Surface:
    wide = min((width - gap * (MOST_CARDS - 1)) // MOST_CARDS, round(WIDEST * scale))
    faces = [
        painter.full(row.card, wide, Condition.BLANKED if row.blanked else Condition.FRESH)
        for row in sheet.cards
    ]
    drawn = pygame.Surface((width, faces[0].get_height()), pygame.SRCALPHA)
    for index, face in enumerate(faces):
        drawn.blit(face, (index * (wide + gap), 0))
    return drawn


def _total(words: Language, sheet: ScoreSheet, width: int, scale: float) -> pygame.Surface:
    label = font(Face.NAME, round(30 * scale)).render(words.text("pad-total"), True, INK)
    figure = font(Face.NUMBER, round(40 * scale)).render(words.number(sheet.total), True, INK)
    drawn = pygame.Surface((width, figure.get_height()), pygame.SRCALPHA)
    drawn.blit(label, label.get_rect(midleft=(0, drawn.get_height() // 2)))
    drawn.blit(figure, figure.get_rect(topright=(width, 0)))
    return drawn
