"""pygame_gui in our colours and type: what forms are made of."""

from __future__ import annotations

from base64 import b64encode
from typing import Any

import pygame
import pygame_gui
from pygame_gui.core import UIFontDictionary

from .look import Face, font_file

TYPE = Face.TEXT


class Gui:
    """The one manager of pygame_gui's elements, dressed for the size of the window."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.manager = _manager(size)
        self._dressed = (0.0, 0.0)

    def fit(self, size: tuple[int, int], scale: float, letters: float = 1.0) -> None:
        """Takes every element away and is ready for new ones in a window of this size.

        A manager never forgets the fonts of another size: a new size gets a new manager.
        """
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


def theme(scale: float, letters: float) -> dict[str, Any]:
    """Leather and gold, as large as the window lets it be; `letters` is how much larger than
    usual they are."""

    def px(length: float) -> str:
        return str(max(1, round(length * scale)))

    text = {"name": TYPE.value, "size": str(max(round(26 * letters * scale), 8))}
    symbols = {"name": "fira_code_symbols", "size": px(22)}
    shape = {
        "shape": "rounded_rectangle",
        "shape_corner_radius": px(10),
        "border_width": px(2),
        "shadow_width": "0",
    }
    boxed = {"shape": "rectangle", "border_width": px(2), "shadow_width": "0"}
    flat = {**boxed, "border_width": "0", "text_horiz_alignment_padding": px(14)}
    return {
        "defaults": {
            "colours": {
                "normal_bg": "#4a2620",
                "hovered_bg": "#6b3a2c",
                "disabled_bg": "#3a2a26",
                "selected_bg": "#8a5430",
                "active_bg": "#8a5430",
                "dark_bg": "#2c1614",
                "disabled_dark_bg": "#241614",
                "normal_text": "#fff4d9",
                "hovered_text": "#fff4d9",
                "disabled_text": "#9a8878",
                "selected_text": "#fff2b4",
                "active_text": "#fff2b4",
                "normal_border": "#b07f3a",
                "hovered_border": "#d9a441",
                "disabled_border": "#6a5038",
                "selected_border": "#ffcf5a",
                "active_border": "#ffcf5a",
                "text_cursor": "#ffcf5a",
            },
        },
        "button": {"misc": shape, "font": text},
        "drop_down_menu": {"misc": {**boxed, "expand_direction": "down"}, "font": text},
        "drop_down_menu.button": {"misc": flat, "font": text},
        "drop_down_menu.#expand_button": {"misc": flat, "font": symbols},
        "drop_down_menu.selection_list": {"misc": {**boxed, "list_item_height": px(44)}},
        "drop_down_menu.selection_list.button": {
            "misc": {**flat, "text_horiz_alignment": "left"},
            "font": text,
        },
        "horizontal_slider": {
            "misc": {**shape, "enable_arrow_buttons": "0", "sliding_button_width": px(34)}
        },
        "horizontal_slider.#sliding_button": {
            "misc": shape,
            "colours": {"normal_bg": "#d9a441", "hovered_bg": "#ffcf5a", "selected_bg": "#ffcf5a"},
        },
        "text_entry_line": {
            "misc": {**shape, "padding": f"{px(10)},{px(4)}"},
            "font": text,
        },
    }
