"""A new game: which rules, with which cards, who sits where; remembered for the next time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pygame
from msgspec.structs import replace

from ai.registry import OURS, opponents
from game.client.realms.match import new_seed
from game.client.widgets import rich_text
from game.client.widgets.button import Button
from game.client.widgets.fields import Dropdown, Field, Line, Switch
from game.client.widgets.look import INK, Face
from game.client.widgets.pictures import sized
from game.client.widgets.rich_text import Style
from game.engine.contract import BadOptions
from game.engine.seats import Seat
from game.store import saves
from game.store.settings import LONGEST_NAME
from game.titles.realms.cards.card import Module
from game.titles.realms.play.options import LIMITS, Options, Variant, check

from .ask import confirm
from .form import FormScene
from .names import PERSON, opponent_name, portrait
from .seating import new_table, opponent, person, scene_of

if TYPE_CHECKING:
    from game.client.app import App

SEATS = max(limits.most for limits in LIMITS.values())
MODULES = (Module.SUITS, Module.PROMOS)
LONGEST_SEED = 40
EMPTY = ""
PITCH = 92


class Plan(msgspec.Struct, frozen=True):
    """How a match shall be set up."""

    variant: Variant = Variant.TURNS
    modules: tuple[Module, ...] = ()
    seats: tuple[str, ...] = (PERSON, "novice", "apprentice", "greedy", EMPTY, EMPTY)
    """Empty, a person, or the key of an opponent."""
    names: tuple[str, ...] = ("",) * SEATS

    @property
    def options(self) -> Options:
        players = sum(who != EMPTY for who in self.seats)
        return Options(players, self.variant, tuple(sorted(self.modules)))


class NewGameScene(FormScene):
    """Sets a table."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.known = list(opponents(app.store.plugins))
        self.plan = remembered(app.store.settings.new_game, self.known)
        self.advanced = False
        self.seed = ""
        self._places: list[pygame.Rect] = []

    def title(self) -> str:
        return self.app.words.text("new-title")

    # The fields: rules at the left, seats at the right.

    def make_fields(self) -> list[Field]:
        rules = self._rules()
        self._places = [
            self._rect(290, 180 + PITCH * index, 270, 54) for index in range(len(rules))
        ]
        seats: list[Field] = []
        for seat in range(SEATS):
            seats.append(self._who(seat))
            top = 180 + PITCH * seat
            self._places.append(self._rect(800, top, 270, 54))
            if self.plan.seats[seat] == PERSON:
                seats.append(self._name(seat))
                self._places.append(self._rect(1085, top, 280, 54))
        return [*rules, *seats]

    def _rect(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        left, top = self.area.topleft
        return pygame.Rect(left + self.px(x), top + self.px(y), self.px(width), self.px(height))

    def places(self) -> list[pygame.Rect]:
        return self._places

    def _rules(self) -> list[Field]:
        words = self.app.words
        yes_or_no = (words.text("on"), words.text("off"))
        fields: list[Field] = [
            Dropdown(
                words.text("new-variant"),
                [(variant, words.text(f"new-variant-{variant}")) for variant in Variant],
                self.plan.variant,
                self._choose_variant,
            )
        ]
        for module in MODULES:
            fields.append(
                Switch(
                    words.text(f"new-module-{module}"),
                    yes_or_no,
                    module in self.plan.modules,
                    lambda _, module=module: self._turn(module),  # type: ignore[misc]
                )
            )
        fields.append(
            Switch(words.text("new-advanced"), yes_or_no, self.advanced, self._set_advanced)
        )
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

    def _who(self, seat: int) -> Field:
        words = self.app.words
        sitters = [(PERSON, words.text("new-person"))]
        sitters += [(key, opponent_name(key, self.app.words)) for key in self.known]
        if seat:
            sitters.insert(0, (EMPTY, words.text("new-empty")))

        def sit(who: str) -> None:
            seats = (*self.plan.seats[:seat], who, *self.plan.seats[seat + 1 :])
            self._change(seats=seats)

        label = words.text("new-seat", number=seat + 1)
        field = Dropdown(label, sitters, self.plan.seats[seat], sit)
        field.label_gap = 112  # a face looks out between them
        return field

    def _name(self, seat: int) -> Field:
        def call(name: str) -> None:
            names = (*self.plan.names[:seat], name, *self.plan.names[seat + 1 :])
            self.plan = replace(self.plan, names=names)

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

    def _change(self, **changes: Any) -> None:
        self.plan = replace(self.plan, **changes)
        self.changed()

    def _choose_variant(self, variant: Variant) -> None:
        """Seats that would be too many are left empty, those too few are taken."""
        seats = list(self.plan.seats)
        limits = LIMITS[variant]
        for seat in reversed(range(SEATS)):
            if seats[seat] != EMPTY and sum(map(bool, seats)) > limits.most:
                seats[seat] = EMPTY
        for seat in range(SEATS):
            if seats[seat] == EMPTY and sum(map(bool, seats)) < limits.least:
                seats[seat] = self.known[0]
        self._change(variant=variant, seats=tuple(seats))

    def _turn(self, module: Module) -> None:
        kept = set(self.plan.modules) ^ {module}
        self._change(modules=tuple(sorted(kept)))

    def _set_advanced(self, value: bool) -> None:
        self.advanced = value
        self.changed()

    def _set_seed(self, seed: str) -> None:
        self.seed = seed

    # What stands beside.

    def problem(self) -> str:
        words = self.app.words
        if PERSON not in self.plan.seats:
            return words.text("new-nobody")
        try:
            check(self.plan.options)
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
        words, top = self.app.words, 180 + PITCH * seat
        face = self._rect(704, top - 14, 82, 82)
        people = [each for each in self.plan.seats[:seat] if each == PERSON]
        chosen = self.app.store.settings.portrait
        surface.blit(sized(f"portraits/{portrait(who, chosen, len(people))}", face.size), face)
        if who == PERSON:
            return
        ours = who in {entry.key for entry in OURS}
        text = words.form(f"opponent-{who}", "character") if ours else words.text("new-plugin")
        room = self._rect(1088, top - 8, 284, PITCH - 20)
        layout = rich_text.fitted(
            text,
            Style(Face.ITALIC, Face.ITALIC),
            room.width,
            room.height,
            self.px(23),
            max(self.px(16), 10),
        )
        room.y += max(0, (room.height - layout.height) // 2)
        rich_text.draw(surface, layout, room, INK, self.app.painter.icon)

    def footnote(self) -> str:
        ours = {entry.key for entry in OURS}
        plugin = any(who not in ours for who in self.plan.seats if who not in (EMPTY, PERSON))
        return self.app.words.text("plugin-trust") if plugin else ""

    def make_buttons(self) -> list[Button]:
        words = self.app.words
        return [
            Button(words.text("new-back"), self.app.pop),
            Button(words.text("new-begin"), self.begin, primary=True),
        ]

    def begin(self) -> None:
        """Deals the cards, after asking if another match would be lost for it."""
        app, words = self.app, self.app.words
        app.store.settings = replace(app.store.settings, new_game=msgspec.to_builtins(self.plan))
        if saves.exists(app.store.match_file):
            confirm(app, self, words.text("ask-replace"), words.text("ask-replace-yes"), self._deal)
        else:
            self._deal()

    def _deal(self) -> None:
        seed = self.seed or new_seed()
        self.app.swap(scene_of(self.app, new_table(self.plan.options, seed, self._seats())))

    def _seats(self) -> list[Seat]:
        return [
            person(self.app, self.plan.names[seat] or self._otherwise(seat))
            if who == PERSON
            else opponent(self.app, who)
            for seat, who in enumerate(self.plan.seats)
            if who != EMPTY
        ]


def remembered(kept: dict[str, Any], known: list[str]) -> Plan:
    """The plan of last time; what is no longer possible falls back to the usual one."""
    try:
        plan = msgspec.convert(kept, Plan)
    except msgspec.ValidationError:
        return Plan()
    sitters = {EMPTY, PERSON, *known}
    if (
        len(plan.seats) != SEATS
        or len(plan.names) != SEATS
        or not set(plan.seats) <= sitters
        or not set(plan.modules) <= set(MODULES)
    ):
        return Plan()
    return plan
