"""A room for the tests' own title, so that the shell has met more than one."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.room import Agreed, AnyOf, Chapter, Limits, OneOf, Room
from game.client.shell import Scene, Shell
from game.engine.message import Message
from game.session import AnyTable
from tests.titles.tiny.rules import LEAST, MOST, TINY
from tests.titles.tiny.state import Options


class MarketScene(Scene):
    """The market; nothing is to be seen."""

    def __init__(self, app: Shell, table: AnyTable) -> None:
        super().__init__(app)
        self.table = table


class MarketRoom(Room):
    rules = TINY
    setup = (
        OneOf("seconds", "new-variant", {"30": "off", "60": "on"}),
        AnyOf("aids", {"dice": "label-bonus"}),
    )
    places = MOST
    company = ("random",)
    picture = "title/title"
    score = "score-realms"
    prepared = 0

    def seats(self, _agreed: Agreed) -> Limits:
        return Limits(LEAST, MOST)

    def options(self, agreed: Agreed, players: int) -> Options:
        return Options(players, int(str(agreed["seconds"])))

    def noted(self, options: Options) -> str:
        return str(options.seconds)

    def kind(self, _options: str) -> Sequence[str]:
        return ["on"]

    @property
    def chapters(self) -> Sequence[Chapter]:
        return [Chapter("rules-controls")]

    def prepare(self) -> None:
        self.prepared += 1

    def open(self, table: AnyTable, _problem: Message | None = None) -> MarketScene:
        return MarketScene(self.app, table)
