"""Apprentice: one story after the other."""

from __future__ import annotations

from .outlook import Style
from .planner import Planner


class Apprentice(Planner):
    """Knows the dice and the shortest ways, uses magic where a pawn happens to stand, and does not
    think of the next story before this one is told."""

    def __init__(self) -> None:
        super().__init__(Style(helpers=(), foresight=False), width=3)
