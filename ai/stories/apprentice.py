"""Apprentice: plans one story after the other."""

from __future__ import annotations

from game.titles.stories.board import Magic

from .outlook import Style
from .planner import Planner


class Apprentice(Planner):
    """Knows the dice and the shortest ways, and forgets pawns that are not needed just now."""

    def __init__(self) -> None:
        super().__init__(Style((Magic.KEYS, Magic.TRUMPET, Magic.BELL), remembers=False), width=4)
