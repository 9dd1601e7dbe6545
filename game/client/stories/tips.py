"""What everything on the board means, for whoever lets the mouse rest on it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.client.scenes.names import is_ours, opponent_name
from game.client.widgets.button import Button
from game.client.widgets.tooltip import Tip
from game.engine.message import Arg
from game.engine.seats import Controller
from game.titles.stories.actions import Ride
from game.titles.stories.board import BOARD, Kind
from game.titles.stories.state import BOOK, RESERVE
from game.titles.stories.text.event_text import space_name

from .geography import DOORS, PLACES, STONE, TAG, TAGS, radius
from .lights import stone_of
from .sidebar import rows
from .things import Space
from .ways import Way

if TYPE_CHECKING:
    from .table import BoardScene

UNDO = "tip-undo"
BUTTONS = {"table-undo": UNDO, "title-rules": "tip-rules", "table-menu": "tip-menu"}
"""What the buttons' words mean, by their message keys; `-not` says why one does nothing now."""


class BoardTips:
    """Everything with a meaning, from the top down."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene

    def __iter__(self) -> Iterator[Tip]:
        scene, layout = self._scene, self._scene.layout
        if scene.overlay or scene.veiled or scene.page or scene.hands.carried:
            return
        yield from (Tip(button.area, partial(self._button, button)) for button in scene.buttons)
        yield from self._players()
        yield from self._named()
        for (start, end), place in TAGS.items():
            area = pygame.Rect(0, 0, *(layout.on_board(length) for length in TAG))
            area.center = layout.at(place)
            yield Tip(area, partial(self._route, start, end))
        for (key, _), place in DOORS.items():
            area = pygame.Rect(0, 0, layout.on_board(24), layout.on_board(34))
            area.center = layout.at(place)
            yield Tip(area, partial(self._door, key))
        yield from (Tip(self._around(space), partial(self.space, space)) for space in PLACES)
        yield Tip(layout.tray, partial(self._text, "board-tip-dice"))
        for story, area in rows(layout.stories, layout.reading):
            yield Tip(area, partial(self.space, story))

    def _around(self, space: str) -> pygame.Rect:
        layout = self._scene.layout
        side = 2 * layout.on_board(radius(space) + 4)
        area = pygame.Rect(0, 0, side, side)
        area.center = layout.at(PLACES[space])
        return area

    @property
    def clear(self) -> list[pygame.Rect]:
        """What is explained, and what may be clicked next: no words shall lie over it."""
        scene = self._scene
        explained = [scene.hands.pointed.key] if isinstance(scene.hands.pointed, Space) else []
        lit = dict.fromkeys((*explained, *scene.hands.targets, *scene.hands.starts))
        stars = (BOARD.magic[magic] for magic in scene.spells.usable)
        buttons = [button.area for button in scene.buttons if button.enabled]
        numbers = [self._number(way) for way in scene.hands.lit]
        return [*map(self._around, (*lit, *stars)), *numbers, *buttons, *scene.fan_places()]

    def _number(self, way: Way) -> pygame.Rect:
        """Where the number of a move stands."""
        layout = self._scene.layout
        ride = isinstance(way.action, Ride)
        area = pygame.Rect(0, 0, *map(layout.on_board, TAG if ride else (STONE, STONE)))
        area.center = layout.at(TAGS[way.start, way.target] if ride else stone_of(way))
        return area

    def _text(self, key: str, /, **args: Arg) -> str:
        return self._scene.app.words.text(key, **args)

    def _called(self, name: str, meaning: str) -> str:
        return self._text("board-tip-called", name=self._text(name), meaning=self._text(meaning))

    def space(self, space: str) -> str:
        """Its name, what it is, who stands there, and why a click there would do nothing."""
        kind = BOARD.spaces[space]
        told = [f"*{self._text(f'space-{space}')}*"]
        told.append(self._meaning(space, kind))
        told += self._standing(space)
        scene = self._scene
        if reason := scene.hands.why_unlit(space):
            told.append(scene.app.words.say(reason))
        return "\n".join(told)

    def _meaning(self, space: str, kind: Kind) -> str:
        if kind is Kind.MAGIC:
            magic = next(magic for magic, at in BOARD.magic.items() if at == space)
            return self._called(f"magic-{magic}", f"magic-{magic}-tip")
        if kind is Kind.ITEM:
            return self._called(f"story-item-{space}", "space-kind-item-tip")
        if kind is Kind.ADVENTURE:
            return f"{self._text('space-kind-adventure-tip')}\n{self.needs(space)}"
        return self._called(f"space-kind-{kind}", f"space-kind-{kind}-tip")

    def needs(self, story: str) -> str:
        """What it takes to tell a story besides a pawn there."""
        adventure = BOARD.adventures[story]
        return self._text(
            "board-tip-needs",
            item=self._text(f"story-item-{adventure.item}"),
            space=self._text(f"space-{adventure.item}"),
            number=adventure.number,
        )

    def _standing(self, space: str) -> Iterator[str]:
        scene = self._scene
        for seat, places in enumerate(scene.stage.places):
            count = places.count(space)
            if count:
                name = scene.model.names[seat]
                yield self._text("board-tip-pawns", player=name, count=count)

    def _route(self, start: str, end: str) -> str:
        number = BOARD.sailings[start][end]
        return self._text("board-tip-route", dock=space_name(end), number=number)

    def _door(self, key: str) -> str:
        return self._called(f"tunnel-{key}", "tunnel-tip")

    def _named(self) -> Iterator[Tip]:
        """Spaces the chronicle speaks of."""
        for space, area in self._scene.chronicle.things():
            yield Tip(area, partial(self.space, space))

    def _button(self, button: Button) -> str:
        """What it does, or why it does nothing now."""
        scene = self._scene
        if button is scene.board_buttons.magic:
            return self._magic()
        tip = next((tip for key, tip in BUTTONS.items() if self._text(key) == button.text), "")
        if not tip or button.enabled:
            return self._text(tip) if tip else ""
        reason = scene.model.why_not_undo if tip == UNDO else None
        return scene.app.words.say(reason) if reason else ""

    def _magic(self) -> str:
        spells = self._scene.spells.usable
        if not spells:
            return self._scene.app.words.say(self._scene.spells.why_not)
        return "\n".join(self._called(f"magic-{spell}", f"magic-{spell}-tip") for spell in spells)

    def _players(self) -> Iterator[Tip]:
        scene, layout = self._scene, self._scene.layout
        for seat in range(scene.model.players):
            index = scene.model.opponent_index(seat)
            area = layout.own_plate if index is None else layout.opponent(index)
            yield Tip(area, partial(self._player, seat))

    def _player(self, seat: int) -> str:
        scene, words = self._scene, self._scene.app.words
        told = [self._text("tip-name", name=scene.model.names[seat])]
        who = scene.session.seats[seat]
        if seat != scene.model.seat and who.controller is Controller.OPPONENT:
            if seat in scene.session.conceded:
                name = opponent_name(who.opponent, words)
                told.append(self._text("tip-conceded", opponent=name))
            elif is_ours(who.opponent, words):
                told.append(words.form(f"opponent-{who.opponent}", "character"))
        places = scene.stage.places[seat]
        reserve, book = places.count(RESERVE), places.count(BOOK)
        told.append(
            self._text(
                "board-tip-player",
                board=len(places) - reserve - book,
                reserve=reserve,
                stories=book,
            )
        )
        return "\n".join(told)
