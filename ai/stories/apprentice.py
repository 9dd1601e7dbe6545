"""Apprentice: one story after the other."""

from __future__ import annotations

from game.titles.stories.board import Magic

from .outlook import Style
from .planner import Planner


class Apprentice(Planner):
    """Knows the dice, the shortest ways and the magic beside them; does not think of the next story
    before this one is told, and in the expert game uses die after die as each helps most."""

    def __init__(self) -> None:
        super().__init__(Style(helpers=(Magic.REROLL,), bringing=1.0, foresight=False), width=1)
