"""Apprentice: one story after the other."""

from __future__ import annotations

from game.titles.stories.board import Magic

from .outlook import Helpers, Style
from .planner import Planner
from .search import Effort

STYLE = Style(
    basic=Helpers(sent=(Magic.REROLL,), bringing=1.0),
    expert=Helpers(sent=(Magic.REROLL,), bringing=0.05),
    foresight=False,
)


class Apprentice(Planner):
    """Knows the dice, the shortest ways and the magic beside them; does not think of the next story
    before this one is told, and in the expert game uses die after die as each helps most."""

    def __init__(self) -> None:
        super().__init__(STYLE, Effort(width=1))
