"""The titles there are, each with its picture, to choose from on the title page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

import pygame

from game.client.room import Room
from game.client.shell import Shell
from game.client.widgets.button import MARGINS, Button, ring
from game.client.widgets.look import (
    CREAM,
    GOLD_LIGHT,
    INK,
    SMALLEST,
    Face,
    fitting_all,
    mixed,
    readable,
)
from game.client.widgets.nine_patch import nine_patch
from game.client.widgets.pictures import covering, original

from .names import title_name
from .seating import in_progress

WIDTH, HEIGHT, APART, EDGE = 352, 232, 24, 36
"""Of a tile, between two of them, and to the edge of the window, in the reference window."""
PLATE = 0.34
"""The part of a tile that tells its name."""
BORDER = 0.018
DIMMED = 150
"""How much light is left to those that are not chosen, of 255."""


@dataclass
class Tile(Button):
    """A title to choose: in a golden frame if it is the chosen one."""

    picture: str = ""
    chosen: bool = False
    below: str = ""
    """What is told beside its name."""
    named: tuple[str, ...] = ()
    """The names of all tiles: they are written in letters of one size."""
    one_line: ClassVar[bool] = False

    def draw(
        self, screen: pygame.Surface, hovered: bool, focused: bool, letters: float = 1.0
    ) -> None:
        face = _face(
            self.text,
            self.below,
            self.named,
            self.picture,
            self.area.size,
            self.chosen,
            hovered,
            letters,
        )
        screen.blit(face, self.area)
        if focused:
            ring(screen, self.area)


@lru_cache(maxsize=8)
def _face(
    name: str,
    below: str,
    named: tuple[str, ...],
    picture: str,
    size: tuple[int, int],
    chosen: bool,
    warm: bool,
    letters: float,
) -> pygame.Surface:
    width, height = size
    plate, border = round(height * PLATE), max(round(width * BORDER), 2)
    face = pygame.Surface(size, pygame.SRCALPHA)
    painted = covering(original(picture), (width - 2 * border, height - plate)).convert()
    if not (chosen or warm):
        painted.fill((DIMMED,) * 3, special_flags=pygame.BLEND_RGB_MULT)
    face.blit(painted, (border, border))
    rim = GOLD_LIGHT if chosen else mixed(GOLD_LIGHT, INK, 0.55)
    pygame.draw.rect(face, rim, face.get_rect(), border, border_radius=2 * border)
    board = "table/button_hover" if warm else "table/button"
    face.blit(nine_patch(board, (width, plate), MARGINS, plate / 150), (0, height - plate))
    _write(face, name, below, named, plate, GOLD_LIGHT if chosen else CREAM, letters)
    return face


def _write(
    face: pygame.Surface,
    name: str,
    below: str,
    named: tuple[str, ...],
    plate: int,
    colour: tuple[int, int, int],
    letters: float,
) -> None:
    """Both lines in the middle of the plate."""
    width, height = face.get_size()
    room = width * 0.86
    sizes = [
        max(round(plate * min(usual * letters, most)), SMALLEST)
        for usual, most in ((0.28, 0.31), (0.24, 0.26))
    ]
    lines = (
        fitting_all(named, Face.NAME, sizes[0], room),
        readable(below, Face.ITALIC, sizes[1], room, room),
    )
    words = [
        font.render(text, True, colour) for font, text in zip(lines, (name, below), strict=True)
    ]
    top = height - plate + (plate - sum(word.get_height() for word in words)) // 2
    for word in words:
        face.blit(word, word.get_rect(midtop=(width // 2, top)))
        top += word.get_height()


def tiles(
    app: Shell, rooms: Mapping[str, Room], chosen: str, choose: Callable[[str], None]
) -> list[Button]:
    """A tile for each title."""
    words = app.words

    def below(title: str) -> str:
        key = "title-waiting" if in_progress(app, title) else f"title-tile-{title}"
        return words.text(key) if words.knows(key) else ""

    return [
        Tile(
            title_name(title, words),
            lambda title=title: choose(title),  # type: ignore[misc]
            chosen=title == chosen,
            picture=room.picture,
            below=below(title),
            named=tuple(title_name(each, words) for each in rooms),
        )
        for title, room in rooms.items()
    ]
