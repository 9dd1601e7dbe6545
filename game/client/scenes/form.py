"""Pages of things to set: a parchment with fields, and buttons below."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from functools import partial

import pygame

from game.client.keys import (
    BACK,
    CANCEL,
    CHANGE,
    CHOOSE,
    CONFIRM,
    NEXT,
    PAGE_DOWN,
    PAGE_UP,
    PREVIOUS,
    step,
)
from game.client.shell import Shell
from game.client.widgets import rich_text
from game.client.widgets.button import Button, ring
from game.client.widgets.fields import Field
from game.client.widgets.furniture import heading, sheet
from game.client.widgets.icons import icon
from game.client.widgets.look import FLAVOUR, INK, PENALTY, SMALLEST, Face, fitting, shortened
from game.client.widgets.pictures import cover
from game.client.widgets.rich_text import Style
from game.client.widgets.scroll import bar
from game.client.widgets.tooltip import Tip, Tooltip

from .page import LARGEST_LETTERS, PageScene

PITCH = 64
"""From one row to the next."""
LOOSEST = 1.3
"""How many times farther apart rows may stand where there are few."""
MOST_COLUMNS = 3
LABEL = Style(Face.BOLD, Face.BOLD)


class FormScene(PageScene):
    """Fields of pygame_gui on a sheet; Tab goes through fields and buttons alike.

    The sheet has as many columns as there is room for, and scrolls by rows if that is not enough.
    """

    largest_letters = 1.6

    def __init__(self, app: Shell) -> None:
        super().__init__(app)
        self.fields: list[Field] = []
        self._field: int | None = None
        """The field with the ring; None while a button has it, or nothing."""
        self._tooltip = Tooltip()
        self._first = 0
        """The first row in sight, where there are more than the sheet has room for."""
        self._hidden = 0
        """How many rows are out of sight."""

    # What a form says of itself.

    @abstractmethod
    def title(self) -> str:
        """What stands above it."""

    @abstractmethod
    def make_fields(self) -> list[Field]:
        """What can be set."""

    @abstractmethod
    def make_buttons(self) -> list[Button]:
        """How to go on; what cannot be done with a problem is golden."""

    @property
    def backdrop(self) -> str:
        """The painting behind it."""
        return self.app.backdrop

    def footnote(self) -> str:
        return ""

    def problem(self) -> str:
        """Why things cannot go on like this, if so."""
        return ""

    # How it is laid out.

    def lay_out(self, size: tuple[int, int]) -> None:
        self.app.gui.fit(size, self.scale, self.letters)
        self.area = self.sheet(size, self.widest(size))
        self.content = pygame.Rect(0, 0, self.area.width - self.px(140), 0)
        self.content.midtop = (self.area.centerx, self.area.y + self.px(66))
        grown = min(max(self.letters, 1), LARGEST_LETTERS)
        self.content.height = self.area.bottom - self.px(92 + 98 * grown) - self.content.y
        self.fields = self.make_fields()
        for field, area in zip(self.fields, self.places(), strict=True):
            if area:
                field.place(area, self.app.gui.manager, self.reading)
        below = self.make_buttons()
        pitch = min(self.px(460 * grown), (self.area.width - self.px(80)) // len(below))
        for index, button in enumerate(below):
            middle = self.area.centerx + round((index - (len(below) - 1) / 2) * pitch)
            button.area = pygame.Rect(0, 0, pitch - self.px(40), self.px(74 * grown))
            button.area.midbottom = (middle, self.area.bottom - self.px(76))
            button.enabled = not (button.primary and self.problem())
        self.buttons.set(below)

    def widest(self, size: tuple[int, int]) -> int:
        """How wide the sheet would like to be."""
        fitting = (size[0] - self.px(240)) // self._column
        return max(min(fitting, MOST_COLUMNS), 1) * self._column + self.px(140)

    @property
    def _column(self) -> int:
        """How wide a column of fields is: a word and what it names, side by side."""
        return self.px(700 * max(self.letters, 0.9))

    @property
    def _pitch(self) -> int:
        """From one row to the next: farther apart where there is room."""
        least = self.px(PITCH * max(self.letters, 0.9))
        return min(max(least, self.content.height // self._rows), round(least * LOOSEST))

    @property
    def _columns(self) -> int:
        return max(1, self.content.width // self._column)

    @property
    def _rows(self) -> int:
        """How many rows there are, in sight or not."""
        return -(-len(self.fields) // self._columns)

    @property
    def _seen(self) -> int:
        """How many rows are in sight."""
        return max(1, self.content.height // self._pitch)

    def places(self) -> list[pygame.Rect | None]:
        """Where the fields lie, column by column; nowhere if they are out of sight."""
        self._hidden = max(0, self._rows - self._seen)
        self._first = min(self._first, self._hidden)
        wide = self.content.width // self._columns
        found: list[pygame.Rect | None] = []
        for index in range(len(self.fields)):
            column, row = divmod(index, self._rows)
            if not self._first <= row < self._first + self._seen:
                found.append(None)
                continue
            cell = pygame.Rect(0, 0, wide, self._pitch)
            cell.x = self.content.x + column * wide
            cell.y = self.content.y + (row - self._first) * self._pitch
            high = min(round(self._pitch * 0.76), self.px(52 * max(self.letters, 1)))
            area = pygame.Rect(0, 0, round(wide * 0.5), high)
            area.midright = (cell.right - self.px(16), cell.centery)
            found.append(area)
        return found

    def _scroll_to(self, first: int) -> None:
        """Another row is the first in sight."""
        first = min(max(first, 0), self._hidden)
        if first != self._first:
            self._first = first
            self.resize()

    def enter(self) -> None:
        self.resize()

    def leave(self) -> None:
        self.app.gui.clear()

    # Input.

    def handle(self, event: pygame.event.Event) -> None:
        self._tooltip.handle(event)
        hanging = next((field for field in self.fields if field.open), None)
        if hanging:
            self._in_list(event, hanging)
            return
        if event.type == pygame.KEYDOWN and self._key(event):
            return
        if event.type == pygame.MOUSEWHEEL:
            self._scroll_to(self._first - event.y)
            return
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._field = self.buttons.focus = None
        if self.app.gui.manager.process_events(event):
            return
        for field in self.fields:
            field.take(event)
        if event.type != pygame.KEYDOWN:
            self.buttons.handle(event)

    def _in_list(self, event: pygame.event.Event, field: Field) -> None:
        """A list hangs open, and hears everything; Tab leaves it as it was."""
        if event.type != pygame.KEYDOWN:
            field.take(event)
            return
        self._field, self.buttons.focus = self.fields.index(field), None
        if CHOOSE.heard(event):
            field.point(step(event))
        elif CONFIRM.heard(event):
            field.press()
        elif CANCEL.heard(event):
            field.close()
        elif NEXT.heard(event) or PREVIOUS.heard(event):
            field.close()
            self._move(step(event))

    def _key(self, event: pygame.event.Event) -> bool:
        """Whether the key was for the form itself and not for a line of text."""
        field = self.fields[self._field] if self._field is not None else None
        typing = any(each.typing for each in self.fields)
        if BACK.heard(event):
            self.app.pop()
        elif NEXT.heard(event) or PREVIOUS.heard(event):
            self._move(step(event))
        elif typing:
            return False
        elif CHANGE.heard(event) and field:
            field.step(step(event))
        elif CONFIRM.heard(event) and field:
            field.press()
        elif PAGE_UP.heard(event) or PAGE_DOWN.heard(event):
            self._scroll_to(self._first + (1 if PAGE_DOWN.heard(event) else -1) * self._seen)
        else:
            return self.buttons.handle(event)
        return True

    def _move(self, by: int) -> None:
        """The ring goes to the next field or button."""
        stops = len(self.fields) + len(self.buttons.all)
        if self._field is not None:
            now = self._field
        elif self.buttons.focus is not None:
            now = len(self.fields) + self.buttons.focus
        else:
            now = -1 if by > 0 else stops
        following = (now + by) % stops
        on_field = following < len(self.fields)
        self._field = following if on_field else None
        self.buttons.focus = None if on_field else following - len(self.fields)
        self.app.gui.manager.set_focus_set(None)
        if self._field is None:
            return
        self._bring_into_sight(self._field)
        field = self.fields[self._field]
        self._tooltip.point(field.area.midbottom)
        if not field.steps:
            field.press()

    def _bring_into_sight(self, field: int) -> None:
        row = field % self._rows
        if not self._hidden:
            return
        if row < self._first:
            self._scroll_to(row)
        elif row >= self._first + self._seen:
            self._scroll_to(row - self._seen + 1)

    def changed(self) -> None:
        """Something was set that changes what else can be: lays out anew."""
        self.resize()

    # Time and looks.

    def update(self, seconds: float) -> None:
        self.app.gui.manager.update(seconds)
        self._tooltip.update(seconds, self._tips())

    def _tips(self) -> Iterator[Tip]:
        """What explains the fields, for whoever rests on one or on its word."""
        if any(field.open for field in self.fields):
            return
        for field in self.fields:
            if field.area and field.tip:
                place = field.area.union(self.label_room(field)).inflate(0, 2)
                yield Tip(place, partial(str, field.tip))

    def _pressable(self) -> Iterator[pygame.Rect]:
        """What a word of explanation leaves clear."""
        yield from (field.area for field in self.fields if field.area)
        yield from (button.area for button in self.buttons)

    @property
    def explained(self) -> str:
        """What is said of a field just now."""
        return self._tooltip.said

    def draw(self, screen: pygame.Surface) -> None:
        super().draw(screen)
        for field in self.fields:
            if field.area:
                field.draw(screen)
        self.app.gui.draw(screen)
        for field in self.fields:
            field.draw_over(screen)
        if self._field is not None and self._field < len(self.fields):
            ring(screen, self.fields[self._field].area)
        if self._hidden:
            track = pygame.Rect(self.content.right + self.px(16), self.content.y, self.px(9), 0)
            track.height = self.content.height
            bar(screen, track, self._seen / self._rows, self._first / self._hidden)
        self._tooltip.draw(screen, self.reading, self._pressable())

    def paint(self, size: tuple[int, int]) -> pygame.Surface:
        surface = cover(self.backdrop, size)
        sheet(surface, self.area, self.scale)
        heading(surface, self.title(), self.area, self.scale)
        size_of_labels = self._label_size()
        for field in self._labelled():
            self._draw_label(surface, field, size_of_labels)
        if self.problem():
            self._draw_problem(surface, self.problem())
        if self.footnote():
            text, room = self.footnote(), self.area.width - self.px(140)
            letters = fitting(text, Face.ITALIC, self.reading_px(21), room, SMALLEST)
            word = letters.render(shortened(text, letters, room), True, FLAVOUR)
            bottom = self.area.bottom - self.px(44)
            surface.blit(word, word.get_rect(midbottom=(self.area.centerx, bottom)))
        return surface

    def _draw_problem(self, surface: pygame.Surface, text: str) -> None:
        """Above the buttons, in as many lines as it needs."""
        size = self.reading_px(26)
        room = pygame.Rect(0, 0, self.area.width - self.px(140), self.px(76))
        room.midbottom = (self.area.centerx, self.content.bottom + self.px(24))
        layout = rich_text.fitted(text, LABEL, room.width, room.height, size, SMALLEST)
        room.top = room.bottom - layout.height
        rich_text.draw(surface, layout, room, PENALTY, icon, centred=True)

    def label_room(self, field: Field) -> pygame.Rect:
        """Where the word before a field stands."""
        wide = self.content.width // self._columns - field.area.width - self.px(40)
        room = pygame.Rect(0, 0, wide, self._pitch)
        room.midright = (field.area.x - self.px(20), field.area.centery)
        return room

    def _label_size(self) -> int:
        """One size for all labels: rather smaller than in two lines, unless it is much smaller."""
        wanted = self.reading_px(29)
        least = max(round(wanted * 0.8), SMALLEST)

        def size(field: Field) -> int:
            width = self.label_room(field).width
            for size in range(wanted, least - 1, -1):
                if len(rich_text.lay_out(field.label, LABEL, size, width).lines) == 1:
                    return size
            return wanted

        return min((size(field) for field in self._labelled()), default=wanted)

    def _labelled(self) -> list[Field]:
        """The fields in sight that have a word before them."""
        return [field for field in self.fields if field.area and field.label]

    def _draw_label(self, surface: pygame.Surface, field: Field, size: int) -> None:
        """The word before a field, close to it, in two lines if it needs them."""
        room = self.label_room(field)
        note = rich_text.lay_out(
            field.note, Style(Face.ITALIC, Face.ITALIC), self.reading_px(20), room.width
        )
        height = note.height if field.note else 0
        label = rich_text.fitted(
            field.label, LABEL, room.width, room.height - height, size, SMALLEST
        )
        top = room.centery - (label.height + height) // 2
        for layout in (label, note) if field.note else (label,):
            where = room.move(0, top - room.y)
            rich_text.draw(surface, layout, where, INK, icon, to_right=True)
            top += layout.height
