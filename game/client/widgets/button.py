"""Buttons, and the ring that shows where the keys are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import ClassVar

import pygame

from game.client.keys import CONFIRM, NEXT, PREVIOUS, step
from game.client.sound import Cue, Sounds

from .look import ACTIVE, CREAM, INK, SMALLEST, Face, Letters, mixed, readable
from .nine_patch import nine_patch

MARGINS = (40, 36, 40, 42)
LETTERS = 0.38
"""The size of a button's words, in heights."""
NOWHERE = (-1, -1)
"""Where the mouse is for buttons that lie under something."""
ROOM, MOST = 0.78, 0.82
"""The parts of a button's width its words should have, and may have."""
CONFIRMING = CONFIRM.keys
"""The keys that press what has the ring."""


@dataclass
class Button:
    """Something to press: by mouse, or with the ring around it by Enter."""

    text: str
    press: Callable[[], None]
    area: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    primary: bool = False
    enabled: bool = True
    one_line: ClassVar[bool] = True
    """Whether its words are all it shows, as large as those of others of its size."""

    def draw(
        self, screen: pygame.Surface, hovered: bool, focused: bool, letters: float = 1.0
    ) -> None:
        """`letters` is how much larger than usual they are."""
        lively = self.primary and self.enabled
        warm = hovered and self.enabled and not self.primary
        face = button_face(self.text, self.area.size, lively, warm, self.enabled, letters)
        screen.blit(face, self.area)
        if focused:
            ring(screen, self.area)


@lru_cache(maxsize=128)
def button_face(
    text: str, size: tuple[int, int], golden: bool, warm: bool, enabled: bool, larger: float
) -> pygame.Surface:
    """A button as it looks: golden if it is the one to press, warm under the mouse."""
    name = "table/button_gold" if golden else "table/button_hover" if warm else "table/button"
    face = nine_patch(name, size, MARGINS, size[1] / 112).copy()
    colour = INK if golden else CREAM
    if not enabled:
        colour = mixed(colour, (70, 44, 36), 0.62)
    word = letters_on(text, size, larger).render(text, True, colour)
    face.blit(word, word.get_rect(center=face.get_rect().center))
    return face


def letters_on(text: str, size: tuple[int, int], larger: float) -> Letters:
    """Those of names; narrower ones before they get too small to be read."""
    usual = max(round(size[1] * LETTERS * larger), SMALLEST)
    named = readable(text, Face.NAME, usual, size[0] * ROOM, size[0] * MOST)
    if named.pixels >= SMALLEST:
        return named
    return readable(text, Face.LABEL, usual, size[0] * MOST, size[0] * MOST)


@lru_cache(maxsize=64)
def even_letters(texts: tuple[str, ...], size: tuple[int, int], larger: float) -> float:
    """How large the words of several buttons of one size are: all as large as the longest."""
    smallest = min(letters_on(text, size, larger).pixels for text in texts)
    return smallest / (size[1] * LETTERS)


def ring(screen: pygame.Surface, area: pygame.Rect) -> None:
    """The focus ring: gold, with a dark edge for where it lies on paper."""
    pygame.draw.rect(screen, INK, area.inflate(12, 12), 7, border_radius=12)
    pygame.draw.rect(screen, ACTIVE, area.inflate(8, 8), 3, border_radius=10)


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
            button.draw(screen, hovered, index == self.focus, self._letters_of(button))

    def _letters_of(self, button: Button) -> float:
        if not button.one_line:
            return self.letters
        same = tuple(each.text for each in self.all if each.area.size == button.area.size)
        return even_letters(same, button.area.size, self.letters)
