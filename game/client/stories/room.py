"""Fantastic Stories in the client."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar

import pygame

from game.client.keys import Place
from game.client.room import Agreed, AnyRules, Chapter, Limits, Room
from game.engine.message import Message
from game.session import AnyTable
from game.titles.stories.options import LEAST, MOST, Options
from game.titles.stories.rules import STORIES_RULES

from . import art
from .chapters import chapters
from .layout import BoardLayout
from .lesson.scene import LessonScene, lesson
from .setup import VARIANT, noted, options_of
from .table import BoardScene
from .title_alive import PICTURE, TitleAlive


class StoriesRoom(Room):
    """The board."""

    rules: ClassVar[AnyRules] = STORIES_RULES
    setup = (VARIANT,)
    places = MOST
    picture = PICTURE
    keys = (((Place.BOARD,), (Place.QUESTIONS,)),)
    company = ("novice", "apprentice", "master")

    def seats(self, agreed: Agreed) -> Limits:
        del agreed  # both variants are for as many
        return Limits(LEAST, MOST)

    def options(self, agreed: Agreed, players: int) -> Options:
        return options_of(agreed, players)

    def noted(self, options: Options) -> str:
        return noted(options)

    def kind(self, options: str) -> Sequence[str]:
        return [VARIANT.answers[options]] if options in VARIANT.answers else []

    @property
    def chapters(self) -> Sequence[Chapter]:
        return chapters(self.app.words)

    def prepare(self) -> None:
        scale = self.app.store.settings.ui_scale
        layout = BoardLayout(self.app.screen.get_size(), len(self.company), scale)
        art.prepare(self.app, layout.zoom, layout.tray_scale)

    def alive(self, still: pygame.Surface) -> TitleAlive:
        return TitleAlive(still)

    def open(self, table: AnyTable, problem: Message | None = None) -> BoardScene:
        session = self.app.sit_down(table, self.noted(table.options))
        return BoardScene(self.app, session, self.rematch(table), problem)

    @property
    def lesson(self) -> Callable[[Callable[[], None]], LessonScene]:
        return partial(lesson, self.app)
