"""Forms that set a table: who sits where is chosen at the right, what is played at the left."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any

import pygame

from game.client.room import Room
from game.client.seeds import new_seed
from game.client.shell import Shell
from game.client.widgets import rich_text
from game.client.widgets.dropdown import Dropdown
from game.client.widgets.fields import Field, Line
from game.client.widgets.icons import icon
from game.client.widgets.look import INK, SMALLEST, Face
from game.client.widgets.pictures import sized
from game.client.widgets.rich_text import Style
from game.engine.seats import Seat
from game.session import AnyTable
from game.store.settings import LONGEST_NAME

from .form import FormScene
from .names import PERSON, faces, opponent_name
from .plan import EMPTY, Plan, chosen, remembered
from .seating import new_table, opponent, person

PITCH = 112
WIDTH = 1420
"""Of the sheet, at the usual size."""


class SeatsForm(FormScene):
    """Sets a table of one of the rooms."""

    room: Room
    plan: Plan

    def __init__(self, app: Shell, rooms: Mapping[str, Room]) -> None:
        super().__init__(app)
        self.rooms = rooms
        self.seed = ""
        self._places: list[pygame.Rect] = []
        self._enter_room(chosen(app.store.settings, rooms))

    def _enter_room(self, title: str) -> None:
        """The title is chosen: what was set up for it last time comes back."""
        self.room = self.rooms[title]
        known = self.app.opponents(title)
        self.known = [each.key for each in known]
        self._plugins = {each.key for each in known if each.plugin}
        self.plan = remembered(self.app.store.settings.new_game, self.room, self.known)

    @property
    def backdrop(self) -> str:
        return self.room.picture

    # What such a form says of itself.

    @abstractmethod
    def what_is_played(self) -> list[Field]:
        """The fields at the left."""

    @property
    @abstractmethod
    def options(self) -> Any:
        """Those of the match that is planned."""

    @property
    def may_be_empty(self) -> range:
        """The seats nobody has to take; the first is always taken."""
        return self.seats[1:]

    @property
    def seats(self) -> range:
        """The seats there are to be taken."""
        return range(self.room.seats(self.plan.agreed).most)

    # The fields.

    def make_fields(self) -> list[Field]:
        rules = self.what_is_played()
        self._places = [self._rect(270, index, 290) for index in range(len(rules))]
        seats: list[Field] = []
        for seat in self.seats:
            seats.append(self._who(seat))
            self._places.append(self._rect(790, seat, 290))
            if self.plan.seats[seat] == PERSON:
                seats.append(self._name(seat))
                self._places.append(self._rect(1100, seat, 270))
        return [*rules, *seats]

    def widest(self, size: tuple[int, int]) -> int:
        return max(self.px(WIDTH * max(self.letters, 1)), round(size[0] * 0.7))

    @property
    def _row(self) -> int:
        """From one seat to the next."""
        return min(self.px(PITCH * max(self.letters, 1)), self.content.height // self.room.places)

    def _rect(self, x: float, row: int, width: float) -> pygame.Rect:
        """A place in a row; lengths are parts of the sheet's usual width."""
        unit = self.area.width / WIDTH
        height = min(self._row - self.px(12), self.px(54 * max(self.letters, 1)))
        area = pygame.Rect(self.area.x + round(x * unit), 0, round(width * unit), height)
        area.centery = self.content.y + round((row + 0.5) * self._row)
        return area

    def places(self) -> list[pygame.Rect | None]:
        return [*self._places]

    def label_room(self, field: Field) -> pygame.Rect:
        unit = self.area.width / WIDTH
        seat = field.area.centerx > self.area.centerx
        room = pygame.Rect(0, 0, round((110 if seat else 200) * unit), self._row)
        room.midright = (field.area.x - round((106 if seat else 18) * unit), field.area.centery)
        return room

    def _who(self, seat: int) -> Field:
        words = self.app.words
        sitters = [(PERSON, words.text("new-person"))]
        sitters += [(key, opponent_name(key, self.app.words)) for key in self.known]
        if seat in self.may_be_empty:
            sitters.insert(0, (EMPTY, words.text("new-empty")))

        def sit(who: str) -> None:
            self._change(self.plan.sit(seat, who))

        label = words.text("new-seat", number=seat + 1)
        tip = words.text("new-seat-tip")
        return Dropdown(label, sitters, self.plan.seats[seat], sit, tip=tip, careful=True)

    def _name(self, seat: int) -> Field:
        def call(name: str) -> None:
            self.plan = self.plan.call(seat, name)

        return Line(
            "",
            self.plan.names[seat],
            LONGEST_NAME,
            call,
            placeholder=person(self.app, self._otherwise(seat)).name,
        )

    def _otherwise(self, seat: int) -> str:
        """What people are called who give no name; the first is the player."""
        first = self.plan.seats.index(PERSON)
        return "" if seat == first else self.app.words.text("new-guest", number=seat + 1)

    def _change(self, plan: Plan) -> None:
        self.plan = plan
        self.changed()

    # What stands beside.

    def problem(self) -> str:
        return "" if PERSON in self.plan.seats else self.app.words.text("new-nobody")

    def paint(self, size: tuple[int, int]) -> pygame.Surface:
        surface = super().paint(size)
        seats = self.plan.seats
        taken = [seat for seat in self.seats if seats[seat] != EMPTY]
        opponents = [seat for seat in taken if seats[seat] != PERSON]
        largest = self.reading_px(23)
        sizes = (self._character(seat, largest)[0].size for seat in opponents)
        letters = min(sizes, default=largest)
        for seat in taken:
            self._draw_sitter(surface, seat, letters)
        return surface

    @property
    def _faces(self) -> dict[int, str]:
        """The portraits all will have at the table, by their seats."""
        taken = [seat for seat in self.seats if self.plan.seats[seat] != EMPTY]
        sitting = [self.plan.seats[seat] for seat in taken]
        found = faces(sitting, self.app.words, self.app.store.settings.portrait)
        return dict(zip(taken, found, strict=True))

    def _draw_sitter(self, surface: pygame.Surface, seat: int, size: int) -> None:
        """The face of whoever sits there and, of an opponent, what it is like."""
        row = self._rect(790, seat, 290)
        unit = self.area.width / WIDTH
        side = min(self._row - self.px(4), round(84 * unit))
        face = pygame.Rect(0, 0, side, side)
        face.midright = (row.x - round(10 * unit), row.centery)
        surface.blit(sized(f"portraits/{self._faces[seat]}", face.size), face)
        if self.plan.seats[seat] == PERSON:
            return
        layout, room = self._character(seat, size)
        room.y += max(0, (room.height - layout.height) // 2)
        rich_text.draw(surface, layout, room, INK, icon)

    def _character(self, seat: int, size: int) -> tuple[rich_text.Layout, pygame.Rect]:
        """What an opponent is like, in letters of this size at the most, and the room for it."""
        words, who = self.app.words, self.plan.seats[seat]
        plugin = who in self._plugins
        text = words.text("new-plugin") if plugin else words.form(f"opponent-{who}", "character")
        room = self._rect(1100, seat, 270)
        room.inflate_ip(0, self._row - room.height)
        style = Style(Face.ITALIC, Face.ITALIC)
        return rich_text.fitted(text, style, room.width, room.height, size, SMALLEST), room

    def footnote(self) -> str:
        plugin = any(self.plan.seats[seat] in self._plugins for seat in self.seats)
        return self.app.words.text("plugin-trust") if plugin else ""

    # On to the table.

    def new_table(self) -> AnyTable:
        """The cards are dealt."""
        seats = [self._seat(place) for place in self.seats if self.plan.seats[place] != EMPTY]
        return new_table(self.room, self.options, self.seed or new_seed(), seats)

    def _seat(self, place: int) -> Seat:
        who = self.plan.seats[place]
        if who == PERSON:
            return person(self.app, self.plan.names[place] or self._otherwise(place))
        return opponent(self.app, who)
