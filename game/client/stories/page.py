"""A story that was told: its page in the Book, to be read."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import pygame

from game.client.motion import CROSSFADE, out_cubic
from game.client.shell import Shell
from game.client.widgets.look import (
    CREAM,
    FLAVOUR,
    GOLD,
    GOLD_DARK,
    INK,
    PENALTY,
    SMALLEST,
    Face,
    fitting,
    font,
)
from game.client.widgets.plaque import board as wood
from game.client.widgets.rich_text import LEADING
from game.titles.stories.board import BOARD
from game.titles.stories.events import Told, Turn

from . import art
from .layout import BoardLayout

SPREAD = (1100, 660)
"""The size of the drawing all lengths are meant for."""
OPENS = 700
"""Milliseconds it takes to open."""
READING = 3600
"""Milliseconds a story of somebody else stays open."""
PICTURE = pygame.Rect(74, 86, 430, 340)


def told_in(story: Iterable[object], seat: int, adventure: str) -> tuple[Told, int] | None:
    """How somebody told a story, and in which round, if it was told."""
    number = 0
    for event in story:
        if isinstance(event, Turn):
            number = event.round
        elif isinstance(event, Told) and (event.seat, event.adventure) == (seat, adventure):
            return event, number
    return None


class StoryPage:
    """Opens over the board; a click closes it. Those of others close by themselves."""

    def __init__(
        self, app: Shell, told: Told, name: str, number: int, own: bool, delay: float
    ) -> None:
        self._app, self.told, self._name, self._round = app, told, name, number
        self._own = own
        self._elapsed = -delay
        self.closed = False
        self._area = pygame.Rect(0, 0, 1, 1)
        self._drawn: pygame.Surface | None = None

    def resize(self, layout: BoardLayout) -> None:
        self._area = layout.page
        self._drawn = None

    @property
    def _lasts(self) -> float:
        motion = self._app.motion
        return CROSSFADE if motion.reduced else motion.takes(OPENS)

    @property
    def part(self) -> float:
        """How far it has opened."""
        return min(1.0, max(0.0, self._elapsed / self._lasts)) if self._lasts > 0 else 1.0

    @property
    def moving(self) -> bool:
        return self.part < 1

    def update(self, seconds: float) -> None:
        self._elapsed += seconds
        if not self._own and self._elapsed > self._lasts + self._app.motion.takes(READING):
            self.closed = True

    def close(self) -> None:
        """The first click opens it at once, the next one closes it."""
        if self.moving:
            self._elapsed = self._lasts
        else:
            self.closed = True

    # Drawing.

    def draw(self, screen: pygame.Surface) -> None:
        part = self.part
        if part <= 0:
            return
        veil = pygame.Surface(screen.get_size(), pygame.SRCALPHA)
        veil.fill((10, 6, 8, round(150 * part)))
        screen.blit(veil, (0, 0))
        if self._drawn is None:
            self._drawn = self._draw_spread()
        shown = self._drawn
        if part < 1:
            eased = 1.0 if self._app.motion.reduced else out_cubic(part)
            size = (max(1, round(self._area.width * eased)), self._area.height)
            shown = pygame.transform.smoothscale(shown, size)
            shown.set_alpha(round(255 * part))
        screen.blit(shown, shown.get_rect(center=self._area.center))
        if part >= 1:
            screen.blit(self._hint, self.hint_area(screen))

    @property
    def _hint(self) -> pygame.Surface:
        return _hint(self._app.words.text("board-page-on"), self._px(24))

    def hint_area(self, screen: pygame.Surface) -> pygame.Rect:
        """Below the Book, or on its lower edge where the window ends."""
        below = (self._area.centerx, self._area.bottom - self._px(6))
        return self._hint.get_rect(midtop=below).clamp(screen.get_rect())

    @property
    def _scale(self) -> float:
        return self._area.width / SPREAD[0]

    def _px(self, length: float) -> int:
        return round(length * self._scale)

    def _rect(self, area: pygame.Rect) -> pygame.Rect:
        return pygame.Rect(*(self._px(each) for each in area))

    def _draw_spread(self) -> pygame.Surface:
        surface = art.fitted("spread", self._area.size).copy()
        self._draw_left(surface)
        self._draw_right(surface)
        return surface.convert_alpha()

    def _draw_left(self, surface: pygame.Surface) -> None:
        px, key = self._px, self.told.adventure
        place = self._rect(PICTURE)
        surface.blit(art.picture(f"pages/{key}", place.size), place)
        frame = place.inflate(2 * px(15), 2 * px(15))
        surface.blit(art.fitted("picture_frame", frame.size), frame)
        adventure = BOARD.adventures[key]
        signs = (
            (f"adventure_{key}", 108 / 100, 160),
            (f"item_{adventure.item}", 84 / 70, 290),
            (art.die(adventure.number), 100 / art.DIE, 410),
        )
        y = px(516)
        for name, scale, x in signs:
            picture = art.sprite(name, round(scale * self._scale, 3))
            surface.blit(picture, picture.get_rect(center=(px(x), y)))
        plus = font(Face.HEAD, max(px(30), SMALLEST)).render("+", True, GOLD_DARK)
        for x in (226, 348):
            surface.blit(plus, plus.get_rect(center=(px(x), y)))

    def _draw_right(self, surface: pygame.Surface) -> None:
        px, words, key = self._px, self._app.words, self.told.adventure
        left, width = px(604), px(400)
        middle = left + width // 2
        title = words.text(f"story-{key}")
        head = fitting(title, Face.NAME, px(38), width).render(title, True, INK)
        surface.blit(head, head.get_rect(center=(middle, px(98))))
        pygame.draw.line(
            surface, GOLD, (left + px(40), px(130)), (left + width - px(40), px(130)), max(1, px(2))
        )
        half = px(9)
        diamond = [(middle - half, px(130)), (middle, px(130) - half)]
        diamond += [(middle + half, px(130)), (middle, px(130) + half)]
        pygame.draw.polygon(surface, GOLD, diamond)
        self._draw_story(surface, words.text(f"story-{key}-text"), left, width)
        pawn = art.sprite(art.pawn(self.told.seat), round(1.2 * self._scale, 3))
        surface.blit(pawn, pawn.get_rect(midbottom=(left + px(30), px(590))))
        told = words.text("board-told-by", player=self._name, number=self._round)
        letters = fitting(told, Face.ITALIC, max(px(21), SMALLEST), width - px(80), SMALLEST)
        line = letters.render(told, True, FLAVOUR)
        surface.blit(line, line.get_rect(midright=(left + width, px(566))))

    def _draw_story(self, surface: pygame.Surface, text: str, left: int, width: int) -> None:
        """The text with a large initial beside its first two lines."""
        px = self._px
        top, bottom = px(146), px(536)
        first, rest = text[0], text[1:]
        size = px(26)
        while True:
            initial = font(Face.HEAD, round(size * 2.6)).render(first, True, PENALTY)
            beside, below = _around(rest, width, initial.get_width() + px(6), size)
            height = (len(beside) + len(below)) * LEADING * size
            if height <= bottom - top or size <= 8:
                break
            size -= 1
        ink = initial.get_bounding_rect()
        surface.blit(initial, (left, top - ink.y + round(size * 0.2)), None)
        for number, line in enumerate((*beside, *below)):
            indent = initial.get_width() + px(6) if number < len(beside) else 0
            surface.blit(font(Face.TEXT, size).render(line, True, INK), (left + indent, top))
            top += round(LEADING * size)


@lru_cache(maxsize=4)
def _hint(text: str, size: int) -> pygame.Surface:
    """How one goes on, on a scrap of dark wood."""
    word = font(Face.ITALIC, max(size, SMALLEST)).render(text, True, CREAM)
    made = pygame.Surface((word.get_width() + 2 * size, round(size * 1.7)), pygame.SRCALPHA)
    wood(made, made.get_rect())
    made.blit(word, word.get_rect(center=made.get_rect().center))
    return made.convert_alpha()


def _around(text: str, width: int, indent: int, size: int) -> tuple[list[str], list[str]]:
    """The lines beside an initial, and those below it."""
    letters, line = font(Face.TEXT, size), ""
    lines: list[str] = []
    for word in text.split():
        longer = f"{line} {word}" if line else word
        room = width - indent if len(lines) < 2 else width
        if line and letters.size(longer)[0] > room:
            lines.append(line)
            line = word
        else:
            line = longer
    lines.append(line)
    return lines[:2], lines[2:]
