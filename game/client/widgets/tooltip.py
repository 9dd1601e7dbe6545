"""A word about what the mouse rests on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache

import pygame

from . import rich_text
from .free_place import free_place
from .icons import icon
from .look import CREAM, Face
from .nine_patch import nine_patch
from .rich_text import Style

DELAY = 0.4
"""Seconds the mouse rests before anything is said."""
LETTERS, SMALLEST, WIDEST = 23, 12, 460
"""The size of letters, how small they may get in pixels, and how wide a line may be."""
BESIDE = 22
"""From the mouse to what is said."""
ENDING = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.KEYDOWN, pygame.MOUSEWHEEL)
"""Whoever does something does not ask; nor who has just let go of a card there."""
UPRIGHT = 3.0
"""How much sooner than above or below it is said beside what must stay clear."""


@dataclass(frozen=True)
class Tip:
    """Something that has a meaning: where it is, and the words for it when they are wanted."""

    area: pygame.Rect
    text: Callable[[], str]


class Tooltip:
    """Waits until the mouse rests on something, then says what that is; a click ends it."""

    def __init__(self) -> None:
        self._pointer: tuple[int, int] | None = None
        self._tip: Tip | None = None
        self._rested = 0.0

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEMOTION:
            self._pointer = event.pos
        elif event.type in ENDING:
            self.hide()

    def point(self, where: tuple[int, int]) -> None:
        """The keys have come to something that lies there."""
        self._pointer = where

    def say_now(self) -> None:
        """Says at once what the mouse is on."""
        self._rested = DELAY

    def hide(self) -> None:
        """Says nothing until the mouse moves."""
        self._pointer = self._tip = None

    def update(self, seconds: float, tips: Iterable[Tip]) -> None:
        """What the mouse is on now; of several the first."""
        here = self._pointer
        found = None
        if here:
            found = next((tip for tip in tips if tip.area.collidepoint(here)), None)
        same = found is not None and self._tip is not None and found.area == self._tip.area
        self._rested = self._rested + seconds if same else 0.0
        self._tip = found

    @property
    def said(self) -> str:
        """The words on the screen."""
        return self._tip.text() if self._tip and self._rested >= DELAY else ""

    def draw(self, screen: pygame.Surface, scale: float, clear: Iterable[pygame.Rect] = ()) -> None:
        where = self.area(screen.get_rect(), scale, clear)
        if where:
            screen.blit(tip_plate(self.said, scale), where)

    def area(
        self, window: pygame.Rect, scale: float, clear: Iterable[pygame.Rect] = ()
    ) -> pygame.Rect | None:
        """Where something is said, if anything is: beside the mouse, and beside what shall stay
        clear."""
        text = self.said
        if not text or not self._pointer:
            return None
        usual = place(tip_plate(text, scale).get_size(), self._pointer, window, scale)
        mouse = pygame.Rect(self._pointer, (1, 1)).inflate([round(BESIDE * scale)] * 2)
        return free_place(usual, window, [mouse, *clear], UPRIGHT)


def place(
    size: tuple[int, int], pointer: tuple[int, int], window: pygame.Rect, scale: float
) -> pygame.Rect:
    """Below the mouse, or above it where there is no room; never outside the window."""
    beside = round(BESIDE * scale)
    area = pygame.Rect((0, 0), size)
    area.topleft = (pointer[0] + beside // 2, pointer[1] + beside)
    if area.bottom > window.bottom:
        area.bottom = pointer[1] - beside // 2
    return area.clamp(window)


@lru_cache(maxsize=16)
def tip_plate(text: str, scale: float) -> pygame.Surface:
    """Dark wood with the words on it, a paragraph for each line of the text."""
    size, style = max(round(LETTERS * scale), SMALLEST), Style(Face.TEXT, Face.BOLD)
    parts = [
        rich_text.lay_out(line, style, size, round(WIDEST * scale)) for line in text.split("\n")
    ]
    wide = max(max(part.widths) for part in parts)
    gap, edge = round(size * 0.35), round(size * 1.1)
    high = sum(part.height for part in parts) + gap * (len(parts) - 1)
    plate = pygame.Surface((round(wide) + 2 * edge, high + round(1.4 * edge)), pygame.SRCALPHA)
    plate.blit(nine_patch("table/plate", plate.get_size(), (44, 40, 44, 46), scale * 0.45), (0, 0))
    top = round(0.65 * edge)
    for part in parts:
        rich_text.draw(plate, part, pygame.Rect(edge, top, round(wide), part.height), CREAM, icon)
        top += part.height + gap
    return plate
