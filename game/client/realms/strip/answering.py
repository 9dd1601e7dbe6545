"""What all kinds of answers have in common: they lie on the strip, hear the player, are drawn."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from enum import Enum, auto

import pygame

from game.client.keys import CHOOSE, nth, step
from game.client.realms.card_face import CardPainter
from game.client.widgets import rich_text
from game.client.widgets.icons import icon
from game.client.widgets.light import halo
from game.client.widgets.look import ACTIVE, CREAM, SMALLEST, Colour, Face, fitting, font, shortened
from game.client.widgets.rich_text import Style


def step_of(event: pygame.event.Event) -> int:
    """Which way an arrow goes; nowhere if it is another key."""
    return step(event) if CHOOSE.heard(event) else 0


class Heard(Enum):
    """What became of something the player did."""

    NOTHING = auto()
    """It was not meant for the answers."""
    TAKEN = auto()
    ANSWERED = auto()
    """It is what the player wants: Done without the button."""


@dataclass(frozen=True)
class Look:
    """What answers are drawn with."""

    painter: CardPainter
    scale: float

    def px(self, length: float) -> int:
        return round(length * self.scale)


class Answering:
    """One kind of answers. Points and areas are those of the strip: its corner is (0, 0)."""

    look: Look
    area: pygame.Rect

    def place(self, area: pygame.Rect, look: Look) -> None:
        """Lies there from now on."""
        self.area, self.look = area, look
        self.lay_out()

    @abstractmethod
    def lay_out(self) -> None:
        """Finds a place for everything."""

    @property
    @abstractmethod
    def value(self) -> object | None:
        """What Done would answer; None while something is missing."""

    @property
    def by_gold(self) -> bool:
        """Whether what is chosen is what the golden button says; else it is golden itself."""
        return self.value is not None

    @property
    @abstractmethod
    def state(self) -> Hashable:
        """Changes whenever it looks different."""

    @abstractmethod
    def draw(self, surface: pygame.Surface) -> None: ...

    def adopt(self, other: Answering) -> None:
        """Goes on from what was chosen when the same was asked before."""

    @property
    def card(self) -> int | None:
        """The number of the card that is looked at by keys."""
        return None

    def card_at(self, point: tuple[int, int]) -> int | None:
        """The number of the card shown there."""
        del point
        return None

    def place_of(self, number: int) -> pygame.Rect | None:
        """Where a card is shown, if it is."""
        del number
        return None

    def press(self, point: tuple[int, int]) -> Heard:
        del point
        return Heard.NOTHING

    def move(self, point: tuple[int, int]) -> None:
        """The mouse moves; `press` may have begun to drag."""

    def release(self, point: tuple[int, int]) -> None:
        """The mouse is let go."""

    def wheel(self, steps: int) -> Heard:
        del steps
        return Heard.NOTHING

    def key(self, event: pygame.event.Event) -> Heard:
        del event
        return Heard.NOTHING

    def pick(self, number: int) -> Heard:
        """A card of the table was clicked, or dropped on the strip."""
        del number
        return Heard.NOTHING

    def pick_seat(self, seat: int) -> Heard:
        """A player's plate was clicked."""
        del seat
        return Heard.NOTHING


class Row(Answering):
    """Several answers side by side, one of which is wanted: a click is the answer. Arrows and
    letters only choose, and what is chosen can be confirmed."""

    def __init__(self, values: Sequence[object]) -> None:
        self.values = tuple(values)
        self.chosen: int | None = None
        self.decided = False
        """Whether the player chose it, so that it stays when the same is asked in other words."""
        self.areas: list[pygame.Rect] = []
        self._hovered: int | None = None

    @property
    def value(self) -> object | None:
        return None if self.chosen is None else self.values[self.chosen]

    @property
    def state(self) -> Hashable:
        return self.chosen, self._hovered

    def lit(self, index: int) -> bool:
        """Whether the mouse is over it."""
        return index == self._hovered

    def adopt(self, other: Answering) -> None:
        if isinstance(other, Row) and other.decided and other.value in self.values:
            self.chosen, self.decided = self.values.index(other.value), True

    def adopt_value(self, wanted: Sequence[object]) -> None:
        """Chooses the first answer that is one of these, or stands for one of them."""
        for index, value in enumerate(self.values):
            stands_for = value if isinstance(value, tuple) else (value,)
            if any(each in stands_for for each in wanted):
                self.chosen, self.decided = index, True
                return

    def at(self, point: tuple[int, int]) -> int | None:
        return next((n for n, area in enumerate(self.areas) if area.collidepoint(point)), None)

    def move(self, point: tuple[int, int]) -> None:
        self._hovered = self.at(point)

    def press(self, point: tuple[int, int]) -> Heard:
        found = self.at(point)
        return Heard.NOTHING if found is None else self.choose(found)

    def choose(self, index: int) -> Heard:
        """By a click."""
        self.chosen = index
        return Heard.ANSWERED

    def key(self, event: pygame.event.Event) -> Heard:
        by = step_of(event)
        if by and self.values:
            self.chosen, self.decided = self.after(self.chosen, by), True
            return Heard.TAKEN
        found = self.jump(event)
        if found is None:
            return Heard.NOTHING
        self.chosen, self.decided = found, True
        return Heard.TAKEN

    def after(self, index: int | None, step: int) -> int:
        """The next answer as the arrows go; around the corner at the ends. Whichever arrow comes
        first, it leads to the first."""
        return 0 if index is None else (index + step) % len(self.values)

    def jump(self, event: pygame.event.Event) -> int | None:
        """The answer a letter or figure stands for."""
        return nth(event, len(self.values))


# How things on the strip look.

PLAIN = Style()
FRAME: Colour = (217, 164, 65)


def words(
    surface: pygame.Surface,
    text: str,
    area: pygame.Rect,
    size: int,
    face: Face = Face.TEXT,
    colour: Colour = CREAM,
    centred: bool = False,
    bold: Face = Face.BOLD,
) -> None:
    """A few words in the middle of an area's height, smaller or cut if they do not fit."""
    layout = fitting_letters(text, area, size, Style(face, bold))
    layout = rich_text.cut(layout, area.width, area.height)
    where = area.copy()
    where.y = area.centery - layout.height // 2
    rich_text.draw(surface, layout, where, colour, icon, centred=centred)


def fitting_letters(
    text: str, area: pygame.Rect, size: int, style: Style = PLAIN
) -> rich_text.Layout:
    """The words as they are drawn: as large as they fit, down to a size that is hard to read."""
    smallest = min(size, max(round(size * 0.56), 9))
    return rich_text.fitted(text, style, area.width, area.height, size, smallest)


def name(
    surface: pygame.Surface, text: str, area: pygame.Rect, size: int, colour: Colour = CREAM
) -> None:
    """A name in one line, in narrower letters before they get too small to be read."""
    letters = fitting(text, Face.NAME, size, area.width)
    if letters.pixels < SMALLEST:
        letters = fitting(text, Face.LABEL, size, area.width)
    word = letters.render(shortened(text, letters, area.width), True, colour)
    surface.blit(word, word.get_rect(midleft=area.midleft))


def glow(surface: pygame.Surface, area: pygame.Rect, reach: int, corner: float = 0.06) -> None:
    """Light around what is chosen."""
    surface.blit(halo(area.size, reach, ACTIVE, 235, corner), area.inflate(2 * reach, 2 * reach))


def empty_place(
    surface: pygame.Surface, area: pygame.Rect, text: str = "", lit: bool = False
) -> None:
    """A dashed frame: something belongs here."""
    colour = ACTIVE if lit else (150, 108, 52)
    _dashes(surface, colour, area)
    if text:
        size = max(10, round(area.height * 0.24))
        word = font(Face.LABEL, size).render(text, True, colour)
        surface.blit(word, word.get_rect(center=area.center))


def _dashes(surface: pygame.Surface, colour: Colour, area: pygame.Rect) -> None:
    step, thick = max(8, area.height // 8), max(1, area.height // 36)
    for x in range(area.left, area.right, step):
        end = min(x + round(step * 0.6), area.right)
        for y in (area.top, area.bottom - thick):
            pygame.draw.line(surface, colour, (x, y), (end, y), thick)
    for y in range(area.top, area.bottom, step):
        end = min(y + round(step * 0.6), area.bottom)
        for x in (area.left, area.right - thick):
            pygame.draw.line(surface, colour, (x, y), (x, end), thick)
