"""The own stories on the panel: what each needs, and what of it one has."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.client.widgets.look import BONUS, FLAVOUR, INK, SMALLEST, Face, fitting, font
from game.client.widgets.panel import heading
from game.client.widgets.parchment import parchment
from game.lang import Language
from game.titles.stories.board import BOARD
from game.titles.stories.state import STORIES

from . import art
from .board_picture import FIGURE, figure
from .plates import SYMBOL

HEAD = 94
ITEM_BOX = 70


@dataclass(frozen=True)
class Story:
    """An adventure as the person before the screen has it."""

    key: str
    told: bool
    item_held: bool
    pawn_there: bool


def rows(area: pygame.Rect, scale: float) -> list[tuple[str, pygame.Rect]]:
    """Where each story stands."""
    inner = area.inflate(-round(50 * scale), 0)
    top, bottom = area.y + round(HEAD * scale), area.bottom - round(42 * scale)
    pitch = (bottom - top) / len(BOARD.adventures)
    return [
        (key, pygame.Rect(inner.x, round(top + index * pitch), inner.width, round(pitch)))
        for index, key in enumerate(BOARD.adventures)
    ]


def draw(
    surface: pygame.Surface,
    area: pygame.Rect,
    stories: tuple[Story, ...],
    seat: int,
    words: Language,
    scale: float,
) -> None:
    parchment(surface, area, scale)
    width = area.width - round(60 * scale)
    middle = area.centerx
    heading(
        surface, words.text("board-stories"), (middle, area.y + round(46 * scale)), width, scale
    )
    note = words.text("board-stories-note", count=STORIES, all=len(BOARD.adventures))
    word = fitting(note, Face.ITALIC, max(round(21 * scale), SMALLEST), width).render(
        note, True, FLAVOUR
    )
    surface.blit(word, word.get_rect(center=(middle, area.y + round(76 * scale))))
    places = dict(rows(area, scale))
    longest = max((words.text(f"story-{story.key}") for story in stories), key=_width)
    for story in stories:
        _row(surface, places[story.key], story, longest, seat, words, scale)


def _width(title: str) -> int:
    return font(Face.NAME, SMALLEST).size(title)[0]


def _row(
    surface: pygame.Surface,
    area: pygame.Rect,
    story: Story,
    longest: str,
    seat: int,
    words: Language,
    scale: float,
) -> None:
    """All titles are as large as the longest can be."""
    side = min(round(66 * scale), area.height)
    sign = art.sprite(f"adventure_{story.key}", side / SYMBOL)
    surface.blit(sign, sign.get_rect(midleft=(area.x - round(4 * scale), area.centery)))
    left, right = area.x + side + round(4 * scale), area.right - round(44 * scale)
    title = words.text(f"story-{story.key}")
    letters = fitting(longest, Face.NAME, max(round(21 * scale), SMALLEST), right - left)
    name = letters.render(title, True, INK)
    surface.blit(name, name.get_rect(bottomleft=(left, area.centery + round(2 * scale))))
    item = BOARD.adventures[story.key].item
    low = area.centery + round(16 * scale)
    if story.told:
        text, colour = words.text("board-story-told"), BONUS
    else:
        icon = art.sprite(f"item_{item}", round(30 * scale) / ITEM_BOX)
        surface.blit(icon, icon.get_rect(midleft=(left, low)))
        left += icon.get_width() + round(5 * scale)
        key = "board-item-held" if story.item_held else "board-item-missing"
        text = words.text(key, item=words.text(f"story-item-{item}"))
        colour = BONUS if story.item_held else FLAVOUR
    letters = fitting(
        text, Face.ITALIC, max(round(20 * scale), SMALLEST), area.right - left - (round(40 * scale))
    )
    line = letters.render(text, True, colour)
    surface.blit(line, line.get_rect(midleft=(left, low)))
    at = (area.right - round(18 * scale), area.centery)
    if story.told:
        pawn = art.sprite(art.pawn(seat), scale * 0.95)
        surface.blit(pawn, pawn.get_rect(center=at))
        return
    stone = art.sprite("stone_story", scale * 1.35)
    surface.blit(stone, stone.get_rect(center=at))
    number = figure(BOARD.adventures[story.key].number, max(round(FIGURE * 1.35 * scale), SMALLEST))
    surface.blit(number, number.get_rect(center=at))
    if story.pawn_there:
        pawn = art.sprite(art.pawn(seat), scale * 0.62)
        surface.blit(pawn, pawn.get_rect(midbottom=(area.x + side - round(8 * scale), area.bottom)))
