"""A new game: which rules, with which cards, who sits where; remembered for the next time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import pygame
from msgspec.structs import replace

from game.client.room import Answer, AnyOf, OneOf, Room
from game.client.seeds import new_seed
from game.client.shell import Shell
from game.client.widgets import rich_text
from game.client.widgets.button import Button
from game.client.widgets.fields import Dropdown, Field, Line, Switch
from game.client.widgets.icons import icon
from game.client.widgets.look import INK, SMALLEST, Face
from game.client.widgets.pictures import sized
from game.client.widgets.rich_text import Style
from game.engine.contract import BadOptions
from game.engine.seats import Seat
from game.store.settings import LONGEST_NAME

from .form import FormScene
from .names import PERSON, opponent_name, portrait, title_name
from .plan import EMPTY, Plan, kept, latest, remembered
from .seating import new_table, opponent, person, unless_in_progress

LONGEST_SEED = 40
PITCH = 112
WIDTH = 1420
"""Of the sheet, at the usual size."""


class NewGameScene(FormScene):
    """Sets a table."""

    room: Room
    plan: Plan

    def __init__(self, app: Shell, rooms: Mapping[str, Room]) -> None:
        super().__init__(app)
        self.rooms = rooms
        self.advanced = False
        self.seed = ""
        self._places: list[pygame.Rect] = []
        self._enter_room(latest(app.store.settings.new_game, rooms))

    def _enter_room(self, title: str) -> None:
        """The title is chosen: what was set up for it last time comes back."""
        self.room = self.rooms[title]
        known = self.app.opponents(title)
        self.known = [each.key for each in known]
        self._plugins = {each.key for each in known if each.plugin}
        self.plan = remembered(self.app.store.settings.new_game, self.room, self.known)

    def title(self) -> str:
        return self.app.words.text("new-title")

    # The fields: rules at the left, seats at the right.

    def make_fields(self) -> list[Field]:
        rules = self._rules()
        self._places = [self._rect(270, index, 290) for index in range(len(rules))]
        seats: list[Field] = []
        for seat in range(self.room.places):
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
        room.midright = (field.area.x - round((100 if seat else 18) * unit), field.area.centery)
        return room

    def _rules(self) -> list[Field]:
        words = self.app.words
        fields: list[Field] = []
        if len(self.rooms) > 1:
            titles = [(title, title_name(title, words)) for title in self.rooms]
            fields.append(
                Dropdown(words.text("new-game"), titles, self.room.key, self._choose_title)
            )
        for question in self.room.setup:
            fields += self._question(question)
        fields.append(self._switch("new-advanced", self.advanced, self._set_advanced))
        if self.advanced:
            fields.append(
                Line(
                    words.text("new-seed"),
                    self.seed,
                    LONGEST_SEED,
                    self._set_seed,
                    words.text("new-seed-note"),
                    words.text("new-seed-random"),
                )
            )
        return fields

    def _question(self, question: OneOf | AnyOf) -> list[Field]:
        words, answer = self.app.words, self.plan.agreed[question.key]
        agree = partial(self._agree, question.key)
        if isinstance(question, OneOf):
            answers = [(each, words.text(key)) for each, key in question.answers.items()]
            return [Dropdown(words.text(question.label), answers, answer, agree)]

        def turn(added: str, on: bool) -> None:
            chosen = {*answer, added} if on else {*answer} - {added}
            agree(tuple(each for each in question.answers if each in chosen))

        return [
            self._switch(key, each in answer, partial(turn, each))
            for each, key in question.answers.items()
        ]

    def _switch(self, label: str, value: bool, changed: Callable[[bool], None]) -> Field:
        words = self.app.words
        return Switch(words.text(label), (words.text("on"), words.text("off")), value, changed)

    def _who(self, seat: int) -> Field:
        words = self.app.words
        sitters = [(PERSON, words.text("new-person"))]
        sitters += [(key, opponent_name(key, self.app.words)) for key in self.known]
        if seat:
            sitters.insert(0, (EMPTY, words.text("new-empty")))

        def sit(who: str) -> None:
            self._change(self.plan.sit(seat, who))

        label = words.text("new-seat", number=seat + 1)
        return Dropdown(label, sitters, self.plan.seats[seat], sit)

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

    def _choose_title(self, title: str) -> None:
        self._enter_room(title)
        self.changed()

    def _agree(self, key: str, answer: Answer) -> None:
        self._change(self.plan.agree(self.room, key, answer, filler=self.known[0]))

    def _set_advanced(self, value: bool) -> None:
        self.advanced = value
        self.changed()

    def _set_seed(self, seed: str) -> None:
        self.seed = seed

    # What stands beside.

    @property
    def options(self) -> Any:
        """Those of the match that is planned."""
        return self.room.options(self.plan.agreed, self.plan.players)

    def problem(self) -> str:
        words = self.app.words
        if PERSON not in self.plan.seats:
            return words.text("new-nobody")
        try:
            self.room.rules.check(self.options)
        except BadOptions as bad:
            return words.say(bad.says)
        return ""

    def paint(self, size: tuple[int, int]) -> pygame.Surface:
        surface = super().paint(size)
        for seat, who in enumerate(self.plan.seats):
            if who != EMPTY:
                self._draw_sitter(surface, seat, who)
        return surface

    def _draw_sitter(self, surface: pygame.Surface, seat: int, who: str) -> None:
        """The face of whoever sits there and, of an opponent, what it is like."""
        words, row = self.app.words, self._rect(790, seat, 290)
        unit = self.area.width / WIDTH
        side = min(self._row - self.px(4), round(84 * unit))
        face = pygame.Rect(0, 0, side, side)
        face.midright = (row.x - round(10 * unit), row.centery)
        people = [each for each in self.plan.seats[:seat] if each == PERSON]
        chosen = self.app.store.settings.portrait
        surface.blit(
            sized(f"portraits/{portrait(who, words, chosen, len(people))}", face.size), face
        )
        if who == PERSON:
            return
        plugin = who in self._plugins
        text = words.text("new-plugin") if plugin else words.form(f"opponent-{who}", "character")
        room = self._rect(1100, seat, 270)
        room.inflate_ip(0, self._row - room.height)
        layout = rich_text.fitted(
            text,
            Style(Face.ITALIC, Face.ITALIC),
            room.width,
            room.height,
            self.reading_px(23),
            SMALLEST,
        )
        room.y += max(0, (room.height - layout.height) // 2)
        rich_text.draw(surface, layout, room, INK, icon)

    def footnote(self) -> str:
        plugin = any(who in self._plugins for who in self.plan.seats)
        return self.app.words.text("plugin-trust") if plugin else ""

    def make_buttons(self) -> list[Button]:
        words = self.app.words
        return [
            Button(words.text("new-back"), self.app.pop),
            Button(words.text("new-begin"), self.begin, primary=True),
        ]

    def begin(self) -> None:
        """Deals the cards, after asking if another match would be lost for it."""
        settings = self.app.store.settings
        plans = kept(settings.new_game, self.room, self.plan)
        self.app.store.settings = replace(settings, new_game=plans)
        unless_in_progress(self.app, self, self.room.key, self._deal)

    def _deal(self) -> None:
        table = new_table(self.room, self.options, self.seed or new_seed(), self._seats())
        self.app.swap(self.room.open(table))

    def _seats(self) -> list[Seat]:
        return [
            person(self.app, self.plan.names[seat] or self._otherwise(seat))
            if who == PERSON
            else opponent(self.app, who)
            for seat, who in enumerate(self.plan.seats)
            if who != EMPTY
        ]
