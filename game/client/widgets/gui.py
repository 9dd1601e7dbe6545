"""pygame_gui in our type: what forms are made of. The fields paint what lies under its words."""

from __future__ import annotations

from base64 import b64encode
from typing import Any

import pygame
import pygame_gui
from pygame_gui.core import UIFontDictionary

from .look import SMALLEST, Face, font_file

TYPE = Face.TEXT


class Gui:
    """The one manager of pygame_gui's elements, dressed for the size of the window."""

    def __init__(self) -> None:
        self.manager: pygame_gui.UIManager
        """There is one as soon as there is something to `fit`."""
        self._dressed: tuple[float, float] | None = None

    def fit(self, size: tuple[int, int], scale: float, letters: float = 1.0) -> None:
        """Takes every element away and is ready for new ones in a window of this size.

        A manager never forgets the fonts of another size: a new size gets a new manager.
        """
        if self._dressed:
            self.clear()
        if (scale, letters) != self._dressed:
            self.manager = _manager(size)
            self.manager.get_theme().load_theme(theme(scale, letters))
            self._dressed = (scale, letters)
        self.manager.set_window_resolution(size)

    def clear(self) -> None:
        self.manager.clear_and_reset()  # type: ignore[no-untyped-call]

    def draw(self, screen: pygame.Surface) -> None:
        self.manager.draw_ui(screen)


def _manager(size: tuple[int, int]) -> pygame_gui.UIManager:
    """A manager that knows our typeface by heart: from a path it would keep the file open, once
    for each size."""
    made = pygame_gui.UIManager(size)
    fonts = made.get_theme().get_font_dictionary()
    assert isinstance(fonts, UIFontDictionary)
    fonts.known_font_paths[TYPE.value] = [(b64encode(font_file(TYPE)), True)] * 4
    return made


CLEAR = "#00000000"
GILT = "#b07f3a"


def theme(scale: float, letters: float) -> dict[str, Any]:
    """Words as large as the window lets them be; `letters` is how much larger than usual they are.
    Nothing has a ground of its own."""

    def px(length: float) -> str:
        return str(max(1, round(length * scale)))

    text = {"name": TYPE.value, "size": str(max(round(26 * letters * scale), SMALLEST))}
    bare = {"shape": "rectangle", "border_width": "0", "shadow_width": "0"}
    states = ("normal", "hovered", "disabled", "selected", "active")
    grounds = {f"{state}_bg": CLEAR for state in (*states, "dark", "disabled_dark")}
    borders = {f"{state}_border": GILT for state in states}
    words = {f"{state}_text": "#fff4d9" for state in states}
    inks = {**words, "disabled_text": "#9a8878", "selected_text": "#fff2b4"}
    return {
        "defaults": {"colours": {**grounds, **borders, **inks, "text_cursor": "#ffcf5a"}},
        "button": {"misc": bare, "font": text},
        "horizontal_slider": {
            "misc": {**bare, "enable_arrow_buttons": "0", "sliding_button_width": px(34)}
        },
        "horizontal_slider.#sliding_button": {"misc": bare},
        "text_entry_line": {
            "misc": {**bare, "padding": f"{px(12)},{px(4)}"},
            "colours": {"selected_bg": "#8a5430"},
            "font": text,
        },
    }
