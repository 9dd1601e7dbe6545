"""Colours and type: the palette of the whole program."""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import Enum
from functools import cache, cached_property, lru_cache
from io import BytesIO

import pygame

from game.lang import printable
from game.paths import assets

from .pictures import Kept

Colour = tuple[int, int, int]
REFERENCE = (1920, 1080)
"""The window all lengths are meant for; others show the same, larger or smaller."""


def window_scale(window: tuple[int, int]) -> float:
    """How much larger than the reference things are in a window."""
    return min(window[0] / REFERENCE[0], window[1] / REFERENCE[1])


def hexed(text: str) -> Colour:
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


INK = hexed("#24140f")
CREAM = hexed("#fff4d9")
PARCHMENT = hexed("#f3e4c1")
GOLD = hexed("#d9a441")
GOLD_DARK = hexed("#7a4526")
GOLD_LIGHT = hexed("#fff2b4")
FELT = hexed("#1a382c")
LEATHER = hexed("#421c1a")
BONUS = hexed("#175f70")
PENALTY = hexed("#a52a1a")
CURSED = hexed("#4b2a63")
ACTIVE = hexed("#ffcf5a")
FLAVOUR = hexed("#5c3a28")

SUIT_COLOURS = {
    "army": hexed("#4c515a"),
    "leader": hexed("#451a7c"),
    "wizard": hexed("#cd7fc7"),
    "weapon": hexed("#b6b2ba"),
    "artifact": hexed("#dbbc3e"),
    "beast": hexed("#316446"),
    "land": hexed("#5e2d04"),
    "weather": hexed("#a4eafe"),
    "flood": hexed("#2f66c7"),
    "flame": hexed("#d54e0c"),
    "building": hexed("#93805e"),
    "outsider": hexed("#20958a"),
    "undead": hexed("#9dc493"),
    "wild": hexed("#f7efdf"),
    "cursed": hexed("#170f1e"),
}


class Face(Enum):
    """The typefaces, by what they are for."""

    NAME = "cinzel-700-normal"
    HEAD = "cinzel-900-normal"
    TEXT = "alegreya-500-normal"
    BOLD = "alegreya-800-normal"
    ITALIC = "alegreya-500-italic"
    FIGURE = "alegreya-sans-500-normal"
    FIGURE_BOLD = "alegreya-sans-800-normal"
    LABEL = "alegreya-sans-sc-800-normal"
    NUMBER = FIGURE_BOLD
    """Numbers that stand alone: a face in which 111 is not read as III."""


ROMAN, FIGURES = (Face.NAME, Face.HEAD), 1.06
"""Faces whose 1 is an I: they borrow their figures from another one, that much larger."""
SMALLEST = 12
"""Letters that are smaller than this are not read, even in the smallest window that is usual."""
TINIEST = 8
"""In windows that are smaller than usual, they may get as small as this before they are cut."""
FINE = 3
"""Small letters are drawn so many times larger and scaled down: otherwise each would be pushed to
whole pixels, and "cl" would read as "d"."""
SMALL = 30
LONGEST_LINE = 1000
"""Letters that are drawn in one go: more would be wider than any screen."""
WRITTEN = Kept(8_000_000)
"""Words as they were last drawn: most are drawn again soon, just as they were."""


class Letters:
    """A typeface at a size, with even spaces at small sizes, too.

    The one door through which words come onto the screen: whatever they are made of, they can be
    drawn. Drawn words are shared: whoever wants to change one changes a copy.
    """

    def __init__(self, face: Face, size: int) -> None:
        self.face = face
        self.pixels = size
        self._fine = FINE if size < SMALL else 1
        self._font = pygame.font.Font(BytesIO(font_file(face)), size * self._fine)
        self._figures = self._font
        if face in ROMAN:
            large = round(size * self._fine * FIGURES)
            self._figures = pygame.font.Font(BytesIO(font_file(Face.NUMBER)), large)
        self.size = lru_cache(maxsize=512)(self._measured)

    def _measured(self, text: str) -> tuple[int, int]:
        text = _drawable(text)
        runs = _NUMBERS.split(_in_letters(text)) if self.face in ROMAN else [_in_letters(text)]
        width = sum(self._font_of(run).size(run)[0] for run in runs)
        for raised in _RAISED.findall(text):
            whole = self._font.size(RAISED[raised])[0]
            width -= whole - round(whole * SUPERSCRIPT)
        return self._small((width, self._font.get_height()))

    def _font_of(self, run: str) -> pygame.font.Font:
        return self._figures if _NUMBERS.fullmatch(run) else self._font

    def _small(self, size: tuple[int, int]) -> tuple[int, int]:
        return -(-size[0] // self._fine), -(-size[1] // self._fine)

    def render(self, text: str, antialias: bool, colour: Colour) -> pygame.Surface:
        key = (self.face, self.pixels, text, antialias, colour)
        return WRITTEN.get(key, lambda: self._drawn(text, antialias, colour))

    def _drawn(self, text: str, antialias: bool, colour: Colour) -> pygame.Surface:
        drawn = self._inked(_drawable(text), antialias, colour)
        if self._fine == 1:
            return drawn
        # The edges must fade into the colour itself, not into black.
        ground = pygame.Surface(drawn.get_size(), pygame.SRCALPHA)
        ground.fill((*colour, 0))
        ground.blit(drawn, (0, 0))
        return pygame.transform.smoothscale(ground, self._small(drawn.get_size()))

    def _inked(self, text: str, antialias: bool, colour: Colour) -> pygame.Surface:
        """The letters; signs that no typeface of ours has are made of those they have."""
        pieces = (_APART if self.face in ROMAN else _MADE_UP).split(text)
        if len(pieces) == 1:
            return self._font.render(text, antialias, colour)
        drawn = [
            [
                (self._part(part, antialias, colour, piece), shift + self._lowered(piece))
                for part, shift in MADE_UP.get(piece, ((piece, 0),))
            ]
            for piece in pieces
        ]
        width = sum(parts[0][0].get_width() for parts in drawn)
        whole = pygame.Surface((width, self._font.get_height()), pygame.SRCALPHA)
        whole.fill((*colour, 0))
        x = 0
        for parts in drawn:
            wide = parts[0][0].get_width()
            for part, shift in parts:
                place = (x + (wide - part.get_width()) // 2, round(shift * whole.get_height()))
                whole.blit(part, place)
            x += wide
        return whole

    def _part(self, part: str, antialias: bool, colour: Colour, sign: str) -> pygame.Surface:
        """Letters, smaller if the sign they stand for is a raised one."""
        drawn = self._font_of(part).render(part, antialias, colour)
        return pygame.transform.smoothscale_by(drawn, SUPERSCRIPT) if sign in RAISED else drawn

    def _lowered(self, piece: str) -> float:
        """How far down a piece has to come to stand on the line of the others, in heights."""
        return (self._font.get_ascent() - self._font_of(piece).get_ascent()) / (
            self._font.get_height()
        )

    def get_ascent(self) -> int:
        return round(self._font.get_ascent() / self._fine)

    def get_height(self) -> int:
        return round(self._font.get_height() / self._fine)

    @cached_property
    def _ink(self) -> pygame.Rect:
        """What a figure takes of what is drawn."""
        return self.render("0", True, INK).get_bounding_rect(128)

    @property
    def foot(self) -> int:
        """How far below the top of what is drawn its letters stand, to the pixel."""
        return self._ink.bottom

    def around(self, drawn: pygame.Surface, middle: tuple[int, int]) -> pygame.Rect:
        """Where drawn figures lie to have their middle there, whatever room there is for letters
        that reach below their line."""
        return drawn.get_rect(centerx=middle[0], top=middle[1] - self._ink.centery)

    def knows(self, letter: str) -> bool:
        """Whether the typeface has a letter, or only a box in its place."""
        drawn, box = (
            pygame.image.tobytes(self._inked(text, True, (255, 255, 255)), "RGBA")
            for text in (letter, NO_LETTER)
        )
        return drawn != box


NO_LETTER = "\ue321"
ABOUT = "≈"
RAISED = {"ᵉ": "e", "ʳ": "r"}
"""Letters that stand high and small, as in 1ʳᵉ."""
SUPERSCRIPT = 0.62
MADE_UP = {
    ABOUT: (("~", -0.06), ("~", 0.06)),
    "≠": (("=", 0), ("/", 0)),
    **{raised: ((letter, 0.02),) for raised, letter in RAISED.items()},
}
"""Signs made of several letters, each as far down as it is to stand, in heights."""
_SIGN, _NUMBER = f"[{''.join(MADE_UP)}]", "[0-9]+"
_MADE_UP, _NUMBERS = re.compile(f"({_SIGN})"), re.compile(f"({_NUMBER})")
_APART = re.compile(f"({_SIGN}|{_NUMBER})")
_RAISED = re.compile(f"[{''.join(RAISED)}]")
NARROW_SPACE, SPACE = "\u202f", "\u00a0"
"""Neither breaks a line; our typefaces have but the wider one."""


def _in_letters(text: str) -> str:
    """A text as wide as another with made-up signs in it."""
    return _MADE_UP.sub(lambda sign: MADE_UP[sign[0]][0][0], text)


def _drawable(text: str) -> str:
    return printable(text[:LONGEST_LINE]).replace(NARROW_SPACE, SPACE)


@cache
def font_file(face: Face) -> bytes:
    """A typeface as it lies on the disk, read once: a font keeps the file it came from open, and
    there is one for each size."""
    return (assets() / "fonts" / f"{face.value}.ttf").read_bytes()


@lru_cache(maxsize=256)
def font(face: Face, size: int) -> Letters:
    """A typeface at a size in pixels."""
    return Letters(face, max(size, 6))


def shortened(text: str, letters: Letters, width: float) -> str:
    """A text, or as much of it as fits, with an ellipsis."""
    if letters.size(text)[0] <= width:
        return text
    while text and letters.size(text + "…")[0] > width:
        text = text[:-1]
    return text.rstrip() + "…"


def fitting(text: str, face: Face, size: int, width: float, smallest: int = TINIEST) -> Letters:
    """A typeface at a size, or smaller where the text would be wider than that."""
    while size > smallest and font(face, size).size(text)[0] > width:
        size -= 1
    return font(face, size)


def fitting_all(
    texts: Iterable[str], face: Face, size: int, width: float, smallest: int = TINIEST
) -> Letters:
    """The same, as large for several texts as for the longest of them."""
    longest = max(texts, key=lambda text: font(face, size).size(text)[0])
    return fitting(longest, face, size, width, smallest)


def readable(text: str, face: Face, size: int, room: float, most: float) -> Letters:
    """The same in letters that can be read well; smaller ones only where the text would otherwise
    be wider than it may be at most."""
    letters = fitting(text, face, size, room, SMALLEST)
    return letters if letters.size(text)[0] <= most else fitting(text, face, letters.pixels, most)


def mixed(one: Colour, other: Colour, part: float) -> Colour:
    """A colour between two; `part` is how much of the second."""
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue
