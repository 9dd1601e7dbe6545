"""A deal somebody has told by its code: the cards are given, who sits where is not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame

from game.client.keys import PASTE
from game.client.room import Room
from game.client.shell import Shell
from game.client.widgets import clipboard, rich_text
from game.client.widgets.button import Button
from game.client.widgets.fields import Field, Line
from game.client.widgets.icons import icon
from game.client.widgets.look import FLAVOUR, INK, SMALLEST, Face, fitting, font
from game.client.widgets.rich_text import Style
from game.engine.deal import BadDeal, Deal, read_deal
from game.engine.message import Message
from game.lang import literal

from .deal import in_groups
from .names import title_name
from .seating import unless_in_progress
from .seats_form import SeatsForm

LONGEST_CODE = 400


class PlayCodeScene(SeatsForm):
    """Asks for the code, says what it deals, and sets the table for it."""

    deal: Deal | None = None
    _wrong: Message
    """What is wrong with the code, while there is no deal."""

    def __init__(self, app: Shell, rooms: Mapping[str, Room], code: str = "") -> None:
        super().__init__(app, rooms)
        self._read(code or clipboard.copied())
        if not (code or self.deal):  # what was copied last is something else
            self._read("")

    def _read(self, code: str) -> None:
        """What the code stands for, or what is wrong with it."""
        self.code = code
        try:
            self.deal = read_deal(code, {key: room.rules for key, room in self.rooms.items()})
        except BadDeal as bad:
            self.deal, self._wrong = None, bad.says
            return
        if self.deal.title != self.room.key:
            self._enter_room(self.deal.title)
        self.seed = self.deal.seed
        self.plan = self.plan.fit(len(self.seats), self.room.company[0])

    def title(self) -> str:
        return self.app.words.text("deal-play")

    # The fields: the code at the left, seats at the right.

    @property
    def may_be_empty(self) -> range:
        return range(0)

    @property
    def seats(self) -> range:
        return range(self.room.rules.seats(self.deal.options) if self.deal else 0)

    def what_is_played(self) -> list[Field]:
        words = self.app.words
        return [Line(words.text("deal-code"), self.code, LONGEST_CODE, self._change_code)]

    def places(self) -> list[pygame.Rect | None]:
        return [self._code_place, *super().places()[1:]]

    @property
    def _code_place(self) -> pygame.Rect:
        """The code needs the whole width: its word stands above it."""
        place = self._rect(76, 0, 484)
        place.y += self.reading_px(44)
        return place

    def label_room(self, field: Field) -> pygame.Rect:
        if not isinstance(field, Line) or not field.label:
            return super().label_room(field)
        room = field.area.copy()
        room.width = font(Face.BOLD, self.reading_px(30)).size(field.label)[0]
        room.height = self.reading_px(48)
        room.bottom = field.area.y
        return room

    def enter(self) -> None:
        super().enter()
        if not self.deal:
            self._move(1)  # into the line

    def handle(self, event: pygame.event.Event) -> None:
        in_a_name = any(field.typing for field in self.fields[1:])
        if PASTE.heard(event) and not in_a_name:
            self._paste()
        else:
            super().handle(event)

    def _paste(self) -> None:
        """What was copied takes the place of what stood there."""
        self._read(clipboard.copied().strip()[:LONGEST_CODE])
        self._field = None
        self.enter()

    def _change_code(self, code: str) -> None:
        """Letters were typed or pasted. A code that is complete has the line closed: what comes
        next is Enter."""
        before = self.deal
        self._read(code)
        if self.deal != before:
            self._field = None
            self.changed()
            if not self.deal:
                self._move(1)  # back into the line: it is being typed
        else:
            self.repaint()

    # What stands beside.

    @property
    def options(self) -> Any:
        assert self.deal
        return self.deal.options

    def problem(self) -> str:
        return super().problem() if self.deal else self.app.words.say(self._wrong)

    def told(self) -> list[str]:
        """What is dealt, line by line."""
        if not self.deal:
            return []
        words = self.app.words
        kind = self.room.kind(self.room.noted(self.deal.options))
        players = words.text("deal-players", count=len(self.seats))
        return [title_name(self.room.key, words), *map(words.text, kind), players]

    def whole_code(self, height: int) -> rich_text.Layout | None:
        """The code in as many lines as it takes, if its own line is too short for it."""
        width, size = self._code_place.width - self.px(24), self.reading_px(26)
        if font(Face.TEXT, size).size(self.code)[0] <= width:
            return None
        text = literal(in_groups(self.code))
        return rich_text.fitted(text, Style(), width, height, size, SMALLEST)

    def paint(self, size: tuple[int, int]) -> pygame.Surface:
        surface = super().paint(size)
        room = self._code_place.move(self.px(4), self._code_place.height + self.px(28))
        left = self.content.bottom - room.y - len(self.told()) * self.reading_px(44)
        whole = self.whole_code(left - self.px(16))
        if whole:
            rich_text.draw(surface, whole, room, FLAVOUR, icon)
            room.y += whole.height + self.px(16)
        for line in self.told():
            word = fitting(line, Face.TEXT, self.reading_px(30), room.width)
            surface.blit(word.render(line, True, INK), room)
            room.y += self.reading_px(44)
        return surface

    # On to the table.

    def make_buttons(self) -> list[Button]:
        words = self.app.words
        return [
            Button(words.text("new-back"), self.app.pop),
            Button(words.text("new-begin"), self.begin, primary=True),
        ]

    def begin(self) -> None:
        """Deals the cards, after asking if another match would be lost for it."""
        unless_in_progress(self.app, self, self.room.key, self._deal)

    def _deal(self) -> None:
        """From the table one comes back to the title, not to the code."""
        table = self.new_table()
        self.app.start()
        self.app.push(self.room.open(table))
