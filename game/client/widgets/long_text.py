"""A text of thousands of lines to scroll through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from .look import Colour, Face, Letters, font
from .rich_text import LEADING
from .scroll import Scroll


@dataclass(frozen=True)
class TextLine:
    """A line in its place, as it is to look."""

    text: str
    face: Face
    colour: Colour


class LongText(Scroll):
    """Draws only the lines in sight: as one picture such a text would take more memory than all
    the rest of the program."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: Sequence[TextLine] = ()
        self._size = 1
        self._seen: dict[int, pygame.Surface] = {}
        """The lines in sight as they were drawn the last time, by their numbers."""

    @property
    def _pitch(self) -> int:
        return round(self._size * LEADING)

    @property
    def height(self) -> int:
        return len(self.lines) * self._pitch

    def show_lines(self, lines: Sequence[TextLine], size: int, area: pygame.Rect) -> None:
        """Lays out a text that is broken into lines already."""
        self.lines, self._size, self._area = lines, size, area
        self._seen.clear()
        self._move(0)

    def draw_page(self, screen: pygame.Surface) -> None:
        before = screen.get_clip()
        screen.set_clip(self._area)
        first = self.offset // self._pitch
        last = (self.offset + self._area.height) // self._pitch + 1
        self._seen = {
            number: self._seen.get(number) or self._drawn(line)
            for number, line in enumerate(self.lines[first:last], first)
        }
        for number, drawn in self._seen.items():
            screen.blit(drawn, (self._area.x, self._area.y + number * self._pitch - self.offset))
        screen.set_clip(before)

    def _drawn(self, line: TextLine) -> pygame.Surface:
        return font(line.face, self._size).render(line.text, True, line.colour)


def wrapped(text: str, letters: Letters, width: float) -> Iterator[str]:
    """A text as it was set, its long lines broken, each part as far from the left as the whole."""
    for line in text.expandtabs(4).splitlines():
        line = "".join(letter for letter in line.rstrip() if letter.isprintable())
        if letters.size(line)[0] <= width:
            yield line
            continue
        indent = line[: len(line) - len(line.lstrip())]
        part = ""
        for word in line.split():
            longer = f"{part} {word}" if part else indent + word
            if part and letters.size(longer)[0] > width:
                yield part
                longer = indent + word
            part = longer
        yield part
