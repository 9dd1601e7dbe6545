"""What the players of a match are called, in the language of the moment."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.seats import Controller, Seat
from game.lang import Language

ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII")
"""Tells players of the same name apart."""


def opponent_name(key: str, words: Language) -> str:
    """Ours have a name in every language; a plugin is called by its key."""
    return words.text(f"opponent-{key}") if words.knows(f"opponent-{key}") else key


def seat_names(seats: Sequence[Seat], words: Language) -> list[str]:
    """The names of those who sat down; people keep theirs, whoever plays on for them."""
    names = [
        opponent_name(seat.opponent, words)
        if seat.controller is Controller.OPPONENT and words.knows(f"opponent-{seat.opponent}")
        else seat.name
        for seat in seats
    ]
    return [
        f"{name} {ROMAN[names[:number].count(name)]}" if names.count(name) > 1 else name
        for number, name in enumerate(names)
    ]
