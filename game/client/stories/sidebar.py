"""The own stories on the panel: what each needs, and what of it one has."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.client.widgets.look import (
    BONUS,
    FLAVOUR,
    INK,
    SMALLEST,
    Face,
    Letters,
    fitting,
    fitting_all,
)
from game.client.widgets.panel import heading
from game.client.widgets.parchment import parchment
from game.lang import Language
from game.titles.stories.board import BOARD
from game.titles.stories.state import STORIES

from . import art
from .board_picture import FIGURE, figure
from .plates import SYMBOL

HEAD = 94
ITEM, ITEM_BOX = 30, 70
"""How large an item is, and its picture."""
PAWN_THERE = 0.62
"""The own pawn at an adventure or an item, beside those on the board."""
PAWN_TOLD, STONE = 0.74, 1.15
"""The own pawn of a story that is told, and the number it takes, at the end of the second line."""
LOW = 16
"""How far below the middle of a row its second line is."""


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
    for story in stories:
        noted = letters(area, stories, story, seat, words, scale)
        _row(surface, places[story.key], story, seat, words, scale, noted)


def letters(
    area: pygame.Rect,
    stories: tuple[Story, ...],
    story: Story,
    seat: int,
    words: Language,
    scale: float,
) -> tuple[Letters, Letters]:
    """Those of all names, and those of all notes of stories that are told, or not told, as well."""
    _, row = rows(area, scale)[0]
    names = [_name(each, words) for each in stories]
    room = row.right - round(4 * scale) - _left(row, scale)
    named = fitting_all(names, Face.NAME, max(round(21 * scale), SMALLEST), room)
    notes = [_note(each, words) for each in stories if each.told is story.told]
    room = row.right - round(38 * scale) - _note_left(row, story, scale)
    room -= 0 if story.told else _pawn(seat, scale).get_width() + round(4 * scale)
    return named, fitting_all(notes, Face.ITALIC, max(round(20 * scale), SMALLEST), room)


def _name(story: Story, words: Language) -> str:
    return words.text(f"story-{story.key}")


def _note(story: Story, words: Language) -> str:
    """The item it takes, unless nothing is missing any more."""
    if story.told:
        return words.text("board-story-told")
    return words.text(f"story-item-{BOARD.adventures[story.key].item}")


def _pawn(seat: int, scale: float) -> pygame.Surface:
    return art.sprite(art.pawn(seat), scale * PAWN_THERE)


def _left(area: pygame.Rect, scale: float) -> int:
    """Where the words of a row begin."""
    return area.x + min(round(66 * scale), area.height) + round(4 * scale)


def _note_left(area: pygame.Rect, story: Story, scale: float) -> int:
    """Where the note begins: beside the item, if that is still needed."""
    return _left(area, scale) + (0 if story.told else round(ITEM * scale) + round(5 * scale))


def _row(
    surface: pygame.Surface,
    area: pygame.Rect,
    story: Story,
    seat: int,
    words: Language,
    scale: float,
    letters: tuple[Letters, Letters],
) -> None:
    """A story with its name and a note, in the letters of all names and of all notes."""
    side = min(round(66 * scale), area.height)
    sign = art.sprite(f"adventure_{story.key}", side / SYMBOL)
    surface.blit(sign, sign.get_rect(midleft=(area.x - round(4 * scale), area.centery)))
    named, noted = letters
    name = named.render(_name(story, words), True, INK)
    left, low = _left(area, scale), area.centery + round(LOW * scale)
    surface.blit(name, name.get_rect(bottomleft=(left, area.centery + round(2 * scale))))
    if not story.told:
        item = BOARD.adventures[story.key].item
        icon = art.sprite(f"item_{item}", round(ITEM * scale) / ITEM_BOX)
        surface.blit(icon, icon.get_rect(midleft=(left, low)))
    colour = BONUS if story.told or story.item_held else FLAVOUR
    line = noted.render(_note(story, words), True, colour)
    written = line.get_rect(midleft=(_note_left(area, story, scale), low))
    surface.blit(line, written)
    if story.item_held and not story.told:
        there = _pawn(seat, scale)
        surface.blit(there, there.get_rect(midleft=(written.right + round(4 * scale), low)))
    at = (area.right - round(16 * scale), low)
    if story.told:
        pawn = art.sprite(art.pawn(seat), scale * PAWN_TOLD)
        surface.blit(pawn, pawn.get_rect(center=at))
        return
    stone = art.sprite("stone_story", scale * STONE)
    surface.blit(stone, stone.get_rect(center=at))
    number = figure(
        BOARD.adventures[story.key].number, max(round(FIGURE * STONE * scale), SMALLEST)
    )
    surface.blit(number, number.get_rect(center=at))
    if story.pawn_there:
        pawn = _pawn(seat, scale)
        surface.blit(pawn, pawn.get_rect(midbottom=(area.x + side - round(8 * scale), area.bottom)))
