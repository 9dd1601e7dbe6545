"""The match of the lesson, move by move: what everybody does, the player included."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.client.lesson.script import Script
from game.engine.history import Played
from game.titles.realms.cards.terms import Name
from game.titles.realms.play.actions import Action, Discard, Draw, Take
from game.titles.realms.play.options import Options
from game.titles.realms.play.rules import REALMS

SEED = "lesson 21178"
OPTIONS = Options(3)
PLAYER = 1
"""The seat of the one who learns."""
OPPONENTS = {0: "novice", 2: "apprentice"}
"""Who seems to play the other seats."""


@dataclass(frozen=True)
class Turn:
    """What one player does: takes a card that lies open, or draws if none is named; discards."""

    takes: Name | None
    discards: Name


TURNS = (
    Turn(None, Name.KING),
    Turn(Name.KING, Name.SMOKE),
    Turn(None, Name.SHAPESHIFTER),
    Turn(None, Name.LIGHT_CAVALRY),
    Turn(Name.LIGHT_CAVALRY, Name.ENCHANTRESS),
    Turn(None, Name.ISLAND),
    Turn(None, Name.BLIZZARD),
    Turn(None, Name.BASILISK),
    Turn(None, Name.FIRE_ELEMENTAL),
    Turn(None, Name.NECROMANCER),
    Turn(None, Name.MOUNTAIN),
    Turn(None, Name.BOOK_OF_CHANGES),
)
"""Clockwise, from the first seat on. Nobody is left with a card that asks for something at the
end, and whatever the player is told to do is the best there is to do."""


def taking(turn: int) -> int:
    """How many entries there are before a turn."""
    return 2 * turn


def discarding(turn: int) -> int:
    """How many entries there are before its discard."""
    return 2 * turn + 1


def _entries() -> Iterator[Played[Action]]:
    number = {name: card.number for name, card in OPTIONS.cards.by_name.items()}
    for index, turn in enumerate(TURNS):
        seat = index % OPTIONS.players
        yield Played(seat, Take(number[turn.takes]) if turn.takes else Draw())
        yield Played(seat, Discard(number[turn.discards]))


ENTRIES = tuple(_entries())
"""All that is done, in order."""


SCRIPT = Script(REALMS, OPTIONS, SEED, ENTRIES, PLAYER, OPPONENTS)
