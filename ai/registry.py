"""The opponents there are, by name."""

from __future__ import annotations

from collections.abc import Callable

from .contract import Opponent
from .simple import RandomOpponent

OPPONENTS: dict[str, Callable[[], Opponent]] = {"random": RandomOpponent}
