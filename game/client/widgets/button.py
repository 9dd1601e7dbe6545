"""Buttons, and the ring that shows where the keys are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import ClassVar

import pygame

from game.client.keys import CONFIRM, NEXT, PREVIOUS, step
from game.client.sound import Cue, Sounds

from .look import ACTIVE, CREAM, INK, SMALLEST, Face, Letters, font, mixed, readable
from .nine_patch import nine_patch

MARGINS = (40, 36, 40, 42)
LETTERS = 0.38
"""The size of a button's words, in heights."""
SMALLER = 0.7
"""How much smaller than usual they may get before narrower ones stand in their place."""
NOWHERE = (-1, -1)
"""Where the mouse is for buttons that lie under something."""
ROOM, MOST = 0.78, 0.82
"""The parts of a button's width its words should have, and may have."""
FRAME = 0.3
"""What its frame, and a little air, take of each end, in heights."""
CONFIRMING = CONFIRM.keys
"""The keys that press what has the ring."""
Words = tuple[tuple[str, int], ...]
"""What stands on buttons, and how wide each is."""


@dataclass
class Button:
    """Something to press: by mouse, or with the ring around it by Enter."""

    text: str
    press: Callable[[], None]
    area: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    primary: bool = False
    enabled: bool = True
    one_line: ClassVar[bool] = True
    """Whether its words are all it shows, as large as those beside it."""
    beside: Words = field(default=(), compare=False)
    """What stands on the buttons beside it, in letters like its own."""

    def draw(
        self, screen: pygame.Surface, hovered: bool, focused: bool, letters: float = 1.0
    ) -> None:
        """`letters` is how much larger than usual they are."""
        lively = self.primary and self.enabled
        warm = hovered and self.enabled and not self.primary
        size, beside = self.area.size, self.beside
        face = button_face(self.text, size, lively, warm, self.enabled, letters, beside)
        screen.blit(face, self.area)
        if focused:
            ring(screen, self.area)


@lru_cache(maxsize=128)
def button_face(
    text: str,
    size: tuple[int, int],
    golden: bool,
    warm: bool,
    enabled: bool,
    larger: float,
    beside: Words = (),
) -> pygame.Surface:
    """A button as it looks: golden if it is the one to press, warm under the mouse."""
    name = "table/button_gold" if golden else "table/button_hover" if warm else "table/button"
    face = nine_patch(name, size, MARGINS, size[1] / 112).copy()
    colour = INK if golden else CREAM
    if not enabled:
        colour = mixed(colour, (70, 44, 36), 0.62)
    letters = letters_on(((text, size[0]), *beside), size[1], larger)
    word = letters.render(text, True, colour)
    face.blit(word, word.get_rect(center=face.get_rect().center))
    return face


def room_on(width: int, height: int) -> float:
    """How wide words should be on a button: short ones are little more than their frames."""
    return min(width * ROOM, width - 2 * FRAME * height)


def letters_on(words: Words, height: int, larger: float) -> Letters:
    """Those of names, as large for all as for the longest; narrower ones before they get too small
    to be read."""
    return font(*_largest_on(words, height, larger))


@lru_cache(maxsize=64)
def _largest_on(words: Words, height: int, larger: float) -> tuple[Face, int]:
    usual = max(round(height * LETTERS * larger), SMALLEST)

    def pixels(face: Face) -> int:
        return min(
            readable(text, face, usual, room_on(wide, height), wide * MOST).pixels
            for text, wide in words
        )

    largest = pixels(Face.NAME)
    if largest >= max(SMALLEST, round(usual * SMALLER)):
        return Face.NAME, largest
    return Face.LABEL, pixels(Face.LABEL)


def ring(screen: pygame.Surface, area: pygame.Rect) -> None:
    """The focus ring: gold, with a dark edge for where it lies on paper."""
    pygame.draw.rect(screen, INK, area.inflate(12, 12), 7, border_radius=12)
    pygame.draw.rect(screen, ACTIVE, area.inflate(8, 8), 3, border_radius=10)


def round_ring(screen: pygame.Surface, area: pygame.Rect) -> None:
    """The same around a face."""
    reach = area.width / 2
    pygame.draw.aacircle(screen, INK, area.center, reach + 5, 6)
    pygame.draw.aacircle(screen, ACTIVE, area.center, reach + 4, 4)


class Buttons:
    """A set of buttons with one focus, moved by Tab and the arrows."""

    def __init__(self, sounds: Sounds) -> None:
        self._sounds = sounds
        self.all: list[Button] = []
        self.focus: int | None = None
        self.letters = 1.0
        """How much larger than usual they are."""

    def __iter__(self) -> Iterator[Button]:
        return iter(self.all)

    def named(self, text: str) -> pygame.Rect:
        """Where the button with these words lies."""
        return next(button.area for button in self.all if button.text == text)

    @property
    def focused(self) -> Button | None:
        """The button with the ring."""
        return None if self.focus is None else self.all[self.focus]

    def _press_focused(self) -> bool:
        """The button with the ring; without a ring, the golden one."""
        golden = (button for button in self.all if button.primary)
        button = self.focused or next(golden, None)
        if button and button.enabled:
            self._press(button)
        return button is not None

    def _press(self, button: Button) -> None:
        self._sounds.play(Cue.PRESS)
        button.press()

    def set(self, buttons: list[Button]) -> None:
        self.all = buttons
        if self.focus is not None and self.focus >= len(buttons):
            self.focus = None

    def handle(self, event: pygame.event.Event) -> bool:
        """Whether the event was for a button."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            for button in self.all:
                if button.enabled and button.area.collidepoint(event.pos):
                    self._press(button)
                    return True
        if self.all and (NEXT.heard(event) or PREVIOUS.heard(event)):
            self.move(step(event))
            return True
        return CONFIRM.heard(event) and self._press_focused()

    def move(self, by: int) -> None:
        """The ring goes on to the next button that can be pressed, or back; while none can be, to
        the next of all."""
        count = len(self.all)
        waiting = not any(button.enabled for button in self.all)
        at = self.focus if self.focus is not None else (-1 if by > 0 else count)
        ahead = ((at + by * n) % count for n in range(1, count + 1))
        self.focus = next((n for n in ahead if waiting or self.all[n].enabled), None)

    def move_upright(self, by: int) -> None:
        """The ring goes to the button that lies below, or above; where none does, it stays."""
        if self.focused is None:
            self.move(by)
            return
        here = self.focused.area

        def away(index: int) -> int:
            area = self.all[index].area
            down = area.top - here.bottom if by > 0 else here.top - area.bottom
            aside = max(area.left - here.right, here.left - area.right, 0)
            return 4 * down + 8 * aside + abs(area.centerx - here.centerx)

        places = [n for n, each in enumerate(self.all) if each.enabled]
        if by > 0:
            beyond = [n for n in places if self.all[n].area.top >= here.bottom]
        else:
            beyond = [n for n in places if self.all[n].area.bottom <= here.top]
        self.focus = min(beyond, key=away, default=self.focus)

    def draw(self, screen: pygame.Surface, mouse: tuple[int, int]) -> None:
        for index, button in enumerate(self.all):
            hovered = button.area.collidepoint(mouse)
            button.beside = tuple(self._beside(button))
            button.draw(screen, hovered, index == self.focus, self.letters)

    def _beside(self, button: Button) -> Iterator[tuple[str, int]]:
        """The words of those as high; the golden one only goes with others of its width."""
        width, height = button.area.size
        for each in self.all:
            alike = each.area.width == width or not (each.primary or button.primary)
            if each.one_line and each.area.height == height and alike:
                yield each.text, each.area.width
