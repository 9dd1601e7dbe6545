"""The match of the lesson, turn by turn: where everybody goes, the player included."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.client.lesson.script import Script
from game.engine.history import Played
from game.engine.seats import Seat
from game.engine.table import Table
from game.titles.stories.actions import Action, End, Ride, Roll, Tell, Tunnel, Walk
from game.titles.stories.board import BOARD, CASTLE
from game.titles.stories.options import Options
from game.titles.stories.rules import STORIES_RULES
from game.titles.stories.state import Position

SEED = "lesson 11611"
OPTIONS = Options(2)
PLAYER = 0
"""The seat of the one who learns."""
OPPONENTS = {1: "novice"}
"""Who seems to play the other seat."""
STORY = "temple"
"""The one the player will tell."""


@dataclass(frozen=True)
class Turn:
    """What one player does: so many pawns are in the Castle at the roll; then one goes from a
    space to another, or tells the story where it stands."""

    castle: int
    start: str
    end: str

    def action(self, position: Position) -> Action:
        pawn = position.pawns[position.seat].index(self.start)
        if self.start == self.end:
            return Tell(self.end)
        if self.end in BOARD.ways[self.start]:
            return Walk(pawn, self.end)
        return (Ride if self.start in BOARD.docks else Tunnel)(pawn, self.end)


TURNS = (
    Turn(1, CASTLE, "bookmark"),
    Turn(1, CASTLE, "otter"),
    Turn(0, "bookmark", "ford"),
    Turn(0, "otter", "spade"),
    Turn(0, "ford", "alp"),
    Turn(1, CASTLE, "hedge"),
    Turn(1, CASTLE, "keys"),
    Turn(1, CASTLE, "otter"),
    Turn(1, CASTLE, "bell"),
    Turn(0, "hedge", "shield"),
    Turn(1, "bell", "lantern"),
    Turn(0, "otter", "heron"),
    Turn(1, "alp", STORY),
    Turn(0, "shield", "gull"),
    Turn(1, STORY, STORY),
    Turn(0, "gull", "pirate"),
    Turn(1, CASTLE, "hollow"),
)
"""In the order of play. The dice that fall with the seed allow every one of them."""
FIRST = 10
"""The turn with which the lesson begins: what comes before, the guide has played."""


def _entries() -> Iterator[list[Played[Action]]]:
    """What is done in each turn; where magic could still be used, the turn is ended."""
    table = Table(STORIES_RULES, OPTIONS, SEED, tuple(Seat(str(n)) for n in range(OPTIONS.players)))
    for index, turn in enumerate(TURNS):
        seat = index % OPTIONS.players
        done: list[Played[Action]] = []
        for action in (Roll(turn.castle), None, End()):
            if seat in table.must_act:
                done.append(Played(seat, action or turn.action(table.view(None).position)))
                table.repeat(done[-1])
        yield done


_BY_TURN = tuple(_entries())
ENTRIES = tuple(entry for done in _BY_TURN for entry in done)
"""All that is done, in order."""
SCRIPT = Script(STORIES_RULES, OPTIONS, SEED, ENTRIES, PLAYER, OPPONENTS)


def rolling(turn: int) -> int:
    """How many entries there are before a turn."""
    return sum(map(len, _BY_TURN[:turn]))


def moving(turn: int) -> int:
    """How many entries there are before what its dice are used for."""
    return rolling(turn) + 1
