"""What the players of a match are called, and whose face they show."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.widgets.pictures import exists
from game.engine.seats import Controller, Seat
from game.lang import Language
from game.store.settings import PORTRAITS

PERSON = "person"
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


def portrait(who: str, chosen: int = 1, number: int = 0) -> str:
    """An opponent's own face, or that of a person: the one chosen, others the following ones."""
    if who == PERSON:
        return f"person_{(chosen - 1 + number) % PORTRAITS + 1}"
    return who if exists(f"portraits/{who}") else "plugin"
