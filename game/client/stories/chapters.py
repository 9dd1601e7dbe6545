"""The rules of Fantastic Stories, chapter by chapter."""

from __future__ import annotations

from game.client.room import Chapter

TURN = "stories-rules-turn"
"""What one looks up in the middle of a match."""


def chapters() -> tuple[Chapter, ...]:
    return (Chapter(TURN),)
