"""The chronicle: all that has happened, to be read back, with the things it speaks of."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Any, Generic, TypeVar

import pygame

from game.client.widgets import rich_text
from game.client.widgets.icons import icon
from game.client.widgets.look import GOLD, INK, PARCHMENT, Colour, hexed, mixed
from game.client.widgets.panel import heading
from game.client.widgets.parchment import parchment
from game.client.widgets.pictures import sized
from game.client.widgets.rich_text import Style
from game.lang import Language

from .model import MatchModel

SIZE, SMALLEST = 21, 12
"""Of the letters; the smallest in pixels."""
FACE, GAP, MARK = 26, 7, 9
"""Of the portrait before a line, what is left between lines, and what is more for the mark between
two of them."""
WHEEL = 2.5
"""Lines a notch of the wheel moves."""
MOST = 400
"""So much of what has happened last can be read back."""
READ = 0.4
"""How far what was read before has faded."""
SEAT_INKS = tuple(
    map(hexed, ("#8a1c14", "#1c4f8a", "#2d6a2a", "#7a3fa0", "#a8590b", "#0f6b6b", "#8a2560"))
)
"""Of the players' names."""
Thing = TypeVar("Thing")
Named = Callable[[Language], Mapping[str, Thing]]
"""What things of the table are called in a language."""


@dataclass(frozen=True)
class Look:
    """All on which the pictures of the lines depend."""

    words: Language
    width: int
    scale: float
    portraits: tuple[str, ...]
    inks: tuple[Colour, ...] = SEAT_INKS
    """Of the players' names."""

    @property
    def letters(self) -> int:
        return max(round(SIZE * self.scale), SMALLEST)

    @property
    def face(self) -> int:
        return max(round(FACE * self.scale), SMALLEST)


@dataclass(frozen=True)
class Line(Generic[Thing]):
    """What the chronicle says of one thing that happened, drawn."""

    happening: Any
    fresh: bool
    """Whether it came after the reader's own last turn."""
    picture: pygame.Surface | None
    """None if it goes without saying."""
    things: tuple[tuple[Thing, pygame.Rect], ...] = ()
    """What it names, and where within the picture."""


class Chronicle(Generic[Thing]):
    """Follows the story of a match; one can scroll back in it."""

    def __init__(
        self, model: MatchModel, named: Named[Thing], settled: Callable[[], bool] = lambda: True
    ) -> None:
        self._model, self._named = model, named
        self._settled = settled
        """Whether the latest has come to its end: nobody reads of it before."""
        self._look: Look | None = None
        self._things: Mapping[str, Thing] = {}
        """What can be pointed at, by what it is called."""
        self._lines: list[Line[Thing]] = []
        self._tops: list[int] = [0]
        """How far down each line begins, and where the last one ends."""
        self._written: tuple[Any, int] = (None, -1)
        """The latest that was written, and for whom."""
        self._area = pygame.Rect(0, 0, 1, 1)
        self._back = 0
        """How many pixels before its end one reads."""

    def set(self, area: pygame.Rect, look: Look) -> None:
        """Where and how it is written from now on."""
        if look != self._look:
            self._look = look
            self._lines.clear()
            self._tops = [0]
            self._things = self._named(look.words)
        self._area = area

    @property
    def shows(self) -> tuple[object, ...]:
        """What it would look different without."""
        story = self._story
        return self._look, len(story), self._back, id(story[-1]) if story else None

    @property
    def _story(self) -> Sequence[Any]:
        """What can be told by now."""
        return self._model.story if self._settled() else self._model.story[:-1]

    # Reading.

    def scroll(self, notches: float) -> None:
        """The wheel is turned; upward is back in time."""
        assert self._look
        self._back += round(notches * WHEEL * self._look.letters * rich_text.LEADING)
        self._back = max(0, min(self._back, self._height() - self._room.height))

    def to_end(self) -> None:
        """To the latest again."""
        self._back = 0

    def things(self) -> Iterator[tuple[Thing, pygame.Rect]]:
        """What is named in the lines that are seen, and where on the screen."""
        for line, where in self._placed():
            for thing, within in line.things:
                area = within.move(where)
                if self._room.contains(area):
                    yield thing, area

    # Drawing.

    def draw(self, screen: pygame.Surface) -> None:
        assert self._look
        scale, words = self._look.scale, self._look.words
        parchment(screen, self._area, scale)
        middle = (self._area.centerx, self._area.y + round(46 * scale))
        width = self._area.width - round(56 * scale)
        heading(screen, words.text("table-chronicle"), middle, width, scale)
        room, before = self._room, False
        clip = screen.get_clip()
        screen.set_clip(room.clip(clip))
        for line, (x, y) in self._placed():
            if line.picture:
                if line.fresh and before:
                    _mark(screen, room, y - round((GAP + MARK) / 2 * scale), scale)
                screen.blit(line.picture, (x, y))
                before = not line.fresh
        screen.set_clip(clip)
        if self._back:
            _more(screen, (room.centerx, room.bottom + round(6 * scale)), scale)

    @property
    def _room(self) -> pygame.Rect:
        assert self._look
        scale = self._look.scale
        inner = self._area.inflate(-round(52 * scale), 0)
        inner.y += round(70 * scale)
        inner.height -= round(116 * scale)
        return inner

    def _placed(self) -> Iterator[tuple[Line[Thing], tuple[int, int]]]:
        """The lines that are seen, from the first that is whole, and where: that one is the first
        on the page, so that no row is lost above it."""
        self._keep_up()
        room = self._room
        top = min(room.y, room.bottom - self._tops[-1]) + self._back
        first = bisect_left(self._tops, room.y - top)
        if not self._back and first < len(self._lines):
            top = room.y - self._tops[first]
        for line, down in zip(self._lines[first:], self._tops[first:], strict=False):
            if top + down >= room.bottom:
                return
            yield line, (room.x, top + down)

    def _height(self) -> int:
        self._keep_up()
        return self._tops[-1]

    def _height_of(self, line: Line[Thing]) -> int:
        assert self._look
        gap = round(GAP * self._look.scale)
        return line.picture.get_height() + gap if line.picture else 0

    def _keep_up(self) -> None:
        """Writes what has happened since; what was taken back is gone."""
        story, seat = self._story, self._model.seat
        latest = story[-1] if story else None
        known, reader = self._written
        if len(self._lines) == len(story) and latest is known and seat == reader:
            return
        self._written, last = (latest, seat), self._last_turn()
        oldest = len(story) - MOST
        for place, happening in enumerate(story):
            fresh = place > last
            if place < len(self._lines):
                line = self._lines[place]
                kept = place >= oldest or line.picture is None
                if line.happening is happening and line.fresh == fresh and kept:
                    continue
            forgotten = Line[Thing](happening, fresh, None)
            line = forgotten if place < oldest else self._write(happening, fresh)
            self._lines[place : place + 1] = [line]
        del self._lines[len(story) :]
        heights = list(map(self._height_of, self._lines))
        told = [n for n, line in enumerate(self._lines) if line.picture]
        for before, after in pairwise(told):
            if self._lines[after].fresh and not self._lines[before].fresh:
                heights[before] += self._mark_room
        self._tops = [0, *accumulate(heights)]

    @property
    def _mark_room(self) -> int:
        assert self._look
        return round(MARK * self._look.scale)

    def _last_turn(self) -> int:
        """The place in the story of the last thing the reader did."""
        seat, story = self._model.seat, self._story
        own = (n for n in range(len(story) - 1, -1, -1) if _seat(story[n]) == seat)
        return next((n for n in own if self._model.told(story[n])), -1)

    def _write(self, happening: Any, fresh: bool) -> Line[Thing]:
        look, told = self._look, self._model.told(happening)
        assert look
        if told is None:
            return Line(happening, fresh, None)
        indent = look.face + round(6 * look.scale)
        text = look.words.say(told)
        layout = rich_text.lay_out(text, Style(), look.letters, look.width - indent)
        height = max(layout.height, look.face)
        picture = pygame.Surface((look.width, height), pygame.SRCALPHA)
        seat = _seat(happening)
        if seat is not None:
            face = sized(f"portraits/{look.portraits[seat]}", (look.face, look.face))
            picture.blit(face, (0, 0))
        inks = {f"seat{n}": look.inks[n % len(look.inks)] for n in range(len(look.portraits))}
        area = pygame.Rect(indent, 0, look.width - indent, height)
        rich_text.draw(picture, layout, area, INK, icon, inks=inks)
        if not fresh:
            picture.fill((*PARCHMENT, 255), special_flags=pygame.BLEND_RGBA_MULT)
            picture.set_alpha(round(255 * (1 - READ)))
        things = tuple(
            (self._things[name], place.move(indent, 0))
            for name, places in rich_text.bold_stretches(layout, Style())
            for place in places
            if name in self._things
        )
        return Line(happening, fresh, picture, things)


def _seat(happening: Any) -> int | None:
    """Whose deed it is."""
    found: int | None = getattr(happening, "seat", None)
    return found


def _mark(screen: pygame.Surface, room: pygame.Rect, y: int, scale: float) -> None:
    """A thin golden line: from here on it happened since one's own last turn."""
    pygame.draw.line(screen, GOLD, (room.x, y), (room.right, y), 1)
    half = max(2, round(4 * scale))
    middle = (room.centerx, y)
    pygame.draw.polygon(
        screen,
        GOLD,
        [
            (middle[0] - 2 * half, y),
            (middle[0], y - half),
            (middle[0] + 2 * half, y),
            (middle[0], y + half),
        ],
    )


def _more(screen: pygame.Surface, middle: tuple[int, int], scale: float) -> None:
    """A sign that the story goes on below."""
    x, y = middle
    half = round(9 * scale)
    pygame.draw.polygon(
        screen, mixed(INK, PARCHMENT, 0.3), [(x - half, y), (x + half, y), (x, y + half)]
    )
