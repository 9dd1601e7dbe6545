"""What keeps a match while it is played."""

from __future__ import annotations

from typing import Any, Protocol

from game.engine.contract import Outcome
from game.engine.history import History
from game.engine.message import Message


class Keeper(Protocol):
    """Writes without letting anybody wait for a disk."""

    def keep(self, history: History[Any, Any]) -> None:
        """The match has changed; only the latest matters."""

    def finish(self, history: History[Any, Any], outcome: Outcome, events: bytes) -> None:
        """The match is over, and counts once however often this is said."""

    @property
    def problem(self) -> Message | None:
        """Why the latest could not be kept; None once it is."""

    def close(self) -> None:
        """Comes back when everything is written."""
