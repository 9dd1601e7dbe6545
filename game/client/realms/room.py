"""Fantasy Realms in the client."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar

import pygame

from game.client.keys import Place
from game.client.room import Agreed, AnyRules, Chapter, Limits, Room
from game.client.shell import Scene, Shell
from game.engine.message import Message
from game.session import AnyTable
from game.titles.realms.play.options import Options
from game.titles.realms.play.rules import REALMS

from .art import CardArt
from .chapters import chapters
from .floor.scene import FloorScene
from .layout import TableLayout
from .lesson.scene import LessonScene, lesson
from .setup import MINUTES, MODULES, PLACES, VARIANT, kind_of, options_of, options_text, seats_for
from .table import TableScene
from .title_alive import PICTURE, TitleAlive


class RealmsRoom(Room):
    """The card table."""

    rules: ClassVar[AnyRules] = REALMS
    setup = (VARIANT, MINUTES, MODULES)
    places = PLACES
    picture = PICTURE
    switches = ("live_score", "arrows", "gains")
    keys = (((Place.TABLE,),), ((Place.STRIP, Place.QUESTIONS), (Place.SHOW,)))
    company = ("novice", "apprentice", "greedy")

    def __init__(self, app: Shell) -> None:
        super().__init__(app)
        self.art = CardArt(app)

    def seats(self, agreed: Agreed) -> Limits:
        return seats_for(agreed)

    def options(self, agreed: Agreed, players: int) -> Options:
        return options_of(agreed, players)

    def noted(self, options: Options) -> str:
        return options_text(options)

    def kind(self, options: str) -> Sequence[str]:
        return kind_of(options)

    @property
    def chapters(self) -> Sequence[Chapter]:
        return chapters(self.art)

    def prepare(self) -> None:
        players = len(self.company) + 1
        usual = options_of(self.usual, players)
        layout = TableLayout(
            self.app.screen.get_size(),
            players - 1,
            usual.ending,
            self.app.store.settings.ui_scale,
        )
        self.art.prepare(usual.cards.cards, layout)

    def alive(self, still: pygame.Surface) -> TitleAlive:
        return TitleAlive(still)

    def open(self, table: AnyTable, problem: Message | None = None) -> Scene:
        if table.due is None:
            return self.card_table(table, problem)
        session = self.app.sit_down(table, self.noted(table.options))
        return FloorScene(self.app, session, self.art, self.rematch(table), problem)

    def card_table(self, table: AnyTable, problem: Message | None = None) -> TableScene:
        """The scene of a match that is played in turns, or of one whose clock has run out."""
        session = self.app.sit_down(table, self.noted(table.options))
        return TableScene(self.app, session, self.art, self.rematch(table), problem)

    @property
    def lesson(self) -> Callable[[Callable[[], None]], LessonScene]:
        return partial(lesson, self.app, self.art)
