"""Master."""

from __future__ import annotations

from game.titles.stories.board import Magic

from .outlook import Style
from .planner import Planner


class Master(Planner):
    def __init__(self) -> None:
        super().__init__(Style(tuple(Magic), remembers=True), width=6)
