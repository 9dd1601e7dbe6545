"""Things to set on a form: a switch, an amount, a line of text, a picture.

Most are one of pygame_gui's elements, and know what the keys do to it: pygame_gui itself leaves
Tab, Enter and the arrows to the program.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
import pygame_gui
from pygame_gui.core import UIElement
from pygame_gui.elements import UIButton, UIHorizontalSlider, UITextEntryLine

from game.lang import printable

from .furniture import gem, golden, hollow, leather
from .look import INK, PENALTY, Face, font
from .pictures import sized


class Field:
    """Something one can set, with a word before it, a note under that, and a tip that explains it
    to whoever looks at it for a moment."""

    steps = True
    """Whether the arrow keys change it."""

    def __init__(self, label: str, note: str = "", tip: str = "") -> None:
        self.label = label
        self.note = note
        self.tip = tip
        self.area = pygame.Rect(0, 0, 0, 0)
        self.reading = 1.0

    def place(self, area: pygame.Rect, manager: pygame_gui.UIManager, reading: float) -> None:
        """Puts it on the screen; `reading` is the scale of what is read."""
        self.area, self.reading = area, reading
        self.build(manager)

    def build(self, manager: pygame_gui.UIManager) -> None:
        """Makes its element, if it has one."""

    def step(self, by: int) -> None:
        """The arrow keys."""

    def take(self, event: pygame.event.Event) -> None:
        """Something happened, perhaps to its element."""

    def press(self) -> None:
        """Enter or Space."""
        self.step(1)

    @property
    def typing(self) -> bool:
        """Whether letters go to this field."""
        return False

    @property
    def open(self) -> bool:
        """Whether a list hangs over the other fields."""
        return False

    def point(self, by: int) -> None:
        """The arrow keys, while the list hangs open."""

    def close(self) -> None:
        """Puts the list away."""

    @property
    def warm(self) -> bool:
        """Whether the mouse is over it."""
        return self.area.collidepoint(pygame.mouse.get_pos())

    def draw(self, screen: pygame.Surface) -> None:
        """What lies under the words of its element."""

    def draw_over(self, screen: pygame.Surface) -> None:
        """What lies over its element."""


class Switch(Field):
    """Yes or no."""

    def __init__(
        self,
        label: str,
        words: tuple[str, str],
        value: bool,
        changed: Callable[[bool], None],
        note: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(label, note, tip)
        self.words = words
        self.value = value
        self._changed = changed
        self._button: UIElement | None = None

    def build(self, manager: pygame_gui.UIManager) -> None:
        area = self.area
        self._button = UIButton(area, self.words[0 if self.value else 1], manager)

    def draw(self, screen: pygame.Surface) -> None:
        leather(screen, self.area, self.warm)
        side = round(self.area.height * 0.72)
        gem(screen, (self.area.x + side, self.area.centery), side, self.value)

    def step(self, by: int) -> None:
        self.value ^= by % 2 == 1
        self._changed(self.value)

    def take(self, event: pygame.event.Event) -> None:
        if event.type == pygame_gui.UI_BUTTON_PRESSED and event.ui_element is self._button:
            self.step(1)


class Amount(Field):
    """A number within bounds."""

    def __init__(
        self,
        label: str,
        value: int,
        bounds: tuple[int, int],
        step: int,
        shown: Callable[[int], str],
        changed: Callable[[int], None],
        note: str = "",
    ) -> None:
        super().__init__(label, note)
        self.value = value
        self.bounds = bounds
        self.by = step
        self.shown = shown
        self._changed = changed
        self._slider: UIHorizontalSlider | None = None

    def build(self, manager: pygame_gui.UIManager) -> None:
        self._slider = UIHorizontalSlider(
            self._track, self.value, self.bounds, manager, click_increment=self.by
        )

    @property
    def _track(self) -> pygame.Rect:
        """Where the knob slides."""
        return pygame.Rect(self.area.topleft, (round(self.area.width * 0.76), self.area.height))

    def step(self, by: int) -> None:
        self._set(self.value + by * self.by)
        if self._slider:
            self._slider.set_current_value(self.value)

    def take(self, event: pygame.event.Event) -> None:
        if event.type == pygame_gui.UI_HORIZONTAL_SLIDER_MOVED and event.ui_element is self._slider:
            self._set(round(event.value / self.by) * self.by)

    def _set(self, value: int) -> None:
        value = min(max(value, self.bounds[0]), self.bounds[1])
        if value != self.value:
            self.value = value
            self._changed(value)

    def draw(self, screen: pygame.Surface) -> None:
        word = font(Face.FIGURE_BOLD, round(27 * self.reading)).render(
            self.shown(self.value), True, INK
        )
        screen.blit(word, word.get_rect(midright=self.area.midright))
        track = self._track
        groove = track.inflate(0, -round(track.height * 0.5))
        hollow(screen, groove)
        low, high = self.bounds
        x = track.x + round(track.width * (self.value - low) / (high - low))
        knob = pygame.Rect(0, 0, round(track.height * 0.62), track.height)
        knob.center = (min(max(x, track.x + knob.width // 2), track.right), track.centery)
        golden(screen, knob)


class _Unseen(list[str]):
    """Every letter that cannot be seen, as pygame_gui wants to know what is not to be typed."""

    def __contains__(self, letter: object) -> bool:
        return isinstance(letter, str) and printable(letter) != letter


class Line(Field):
    """A line of text."""

    steps = False

    def __init__(
        self,
        label: str,
        value: str,
        longest: int,
        changed: Callable[[str], None],
        note: str = "",
        placeholder: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(label, note, tip)
        self.value = value
        self.longest = longest
        self.placeholder = placeholder
        self._changed = changed
        self._entry: UITextEntryLine | None = None

    def build(self, manager: pygame_gui.UIManager) -> None:
        area = self.area
        self._entry = UITextEntryLine(
            area,
            manager,
            initial_text=printable(self.value),
            placeholder_text=printable(self.placeholder),
        )
        self._entry.set_text_length_limit(self.longest)
        self._entry.forbidden_characters = _Unseen()

    def draw(self, screen: pygame.Surface) -> None:
        hollow(screen, self.area)

    def press(self) -> None:
        if self._entry:
            self._entry.ui_manager.set_focus_set(self._entry)

    @property
    def typing(self) -> bool:
        return bool(self._entry and self._entry.is_focused)

    def take(self, event: pygame.event.Event) -> None:
        if event.type == pygame_gui.UI_TEXT_ENTRY_CHANGED and event.ui_element is self._entry:
            self.value = event.text.strip()
            self._changed(self.value)


class Faces(Field):
    """One of several pictures."""

    def __init__(
        self, label: str, pictures: Sequence[str], value: int, changed: Callable[[int], None]
    ) -> None:
        super().__init__(label)
        self.pictures = pictures
        self.value = value
        self._changed = changed

    def places(self) -> list[pygame.Rect]:
        """Where each picture lies."""
        pitch = self.area.width / len(self.pictures)
        side = round(min(pitch * 0.86, self.area.height * 1.2))
        found = []
        for index in range(len(self.pictures)):
            place = pygame.Rect(0, 0, side, side)
            place.center = (round(self.area.x + pitch * (index + 0.5)), self.area.centery)
            found.append(place)
        return found

    def step(self, by: int) -> None:
        self._set((self.value + by) % len(self.pictures))

    def take(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            for index, place in enumerate(self.places()):
                if place.collidepoint(event.pos):
                    self._set(index)

    def _set(self, index: int) -> None:
        self.value = index
        self._changed(index)

    def draw(self, screen: pygame.Surface) -> None:
        for index, place in enumerate(self.places()):
            screen.blit(sized(self.pictures[index], place.size), place)
            if index == self.value:
                thick = max(2, round(4 * self.reading))
                pygame.draw.aacircle(screen, PENALTY, place.center, place.width / 2 + thick, thick)
