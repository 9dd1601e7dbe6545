"""Fantastic Stories on the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.message import Arg, Message
from game.session import AnyTable
from game.titles.stories.options import Options, Variant
from game.titles.stories.rules import STORIES_RULES
from game.titles.stories.text.event_text import event_text, story_name
from game.titles.stories.text.outcome_text import tie_break

from .line import TitleLine


class StoriesLine(TitleLine):
    rules = STORIES_RULES
    variants = tuple(Variant)
    modules = ()

    def options(self, players: int, modules: frozenset[str], variant: str | None) -> Options:
        del modules  # there are none
        return Options(players, Variant(variant) if variant else Variant.BASIC)

    def happened(self, table: AnyTable, event: Any, names: Sequence[Arg]) -> Message | None:
        del table  # an event says it all
        return event_text(event, names)

    def tie_break(self, table: AnyTable, names: Sequence[Arg]) -> Message | None:
        position = table.view(None).position
        pawns = [position.on_board(seat) for seat in range(len(table.seats))]
        assert table.outcome
        return tie_break(table.outcome, pawns, names)

    def owned(self, table: AnyTable, seat: int) -> Mapping[str, Mapping[str, Message]]:
        told = table.view(None).position.told[seat]
        return {"stories": {key: story_name(key) for key in told}}
