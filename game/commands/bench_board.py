"""How the board of Fantastic Stories plays: is it fair, and is everything on it used?

Four equal opponents play against each other: apprentices, if nobody else is named.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from statistics import fmean
from typing import Any

import msgspec

from ai.contract import Budget, decide
from ai.registry import create, opponents
from ai.stories.almanac import turns
from ai.stories.atlas import ATLAS
from game.engine.rng import Rng
from game.engine.seats import Seat
from game.engine.table import Table
from game.titles.stories.actions import Action
from game.titles.stories.board import BOARD, Magic
from game.titles.stories.events import (
    Doubled,
    Event,
    Flew,
    Joined,
    Moved,
    Rang,
    Rolled,
    Told,
    Tunneled,
)
from game.titles.stories.options import Options, Variant
from game.titles.stories.rules import STORIES_RULES
from game.titles.stories.state import ROUNDS, State, View

PLAYERS = 4
LONE_DICE = 5
"""What a player rolls who has two pawns out."""
StoriesTable = Table[Options, State, Action, Event, View]


class Figures(msgspec.Struct, frozen=True):
    """What many matches of equal planners show."""

    matches: int
    rounds: float
    shortest: int
    longest: int
    stalls: int
    """Matches that were ended by the limit of rounds."""
    seats: tuple[float, ...]
    """Wins of the first, second, ... player in a round; 1 is fair."""
    stories: Mapping[str, float]
    """The share of each story among those told."""
    magic: Mapping[str, float]
    """The share of matches in which it is used."""
    visits: Mapping[str, float]
    """How often pawns come to a space in a match."""


class Match(msgspec.Struct, frozen=True):
    """What is kept of a match."""

    rounds: int
    winners: tuple[int, ...]
    """Places in the round, the first player's being 0."""
    told: Counter[str]
    visits: Counter[str]
    magic: frozenset[Magic]


def measure_board(matches: int, planner: str = "apprentice", jobs: int = 1) -> dict[str, Any]:
    """Turns a lone player's two pawns need for each story, exactly, and what matches show."""
    told: dict[str, Any] = {"lone": _lone(), "planner": planner}
    with ProcessPoolExecutor(jobs, get_context("spawn")) as processes:
        spread = map if jobs == 1 else processes.map
        for variant in Variant:
            played = list(spread(_played, repeat(variant), repeat(planner), range(matches)))
            told[variant] = msgspec.to_builtins(_figures(played))
    return told


def _lone() -> dict[str, float]:
    by_dock, castle = turns(False, LONE_DICE, None), ATLAS.castle
    return {
        key: round(fmean(stories[number][castle][castle] for stories in by_dock), 2)
        for number, key in enumerate(BOARD.adventures)
    }


def _played(variant: Variant, planner: str, number: int) -> Match:
    seats = tuple(Seat(str(seat)) for seat in range(PLAYERS))
    table: StoriesTable = Table(STORIES_RULES, Options(PLAYERS, variant), f"board/{number}", seats)
    minds = [create(opponents(title=STORIES_RULES.key)[planner]) for _ in seats]
    rng = Rng("board", number)
    while table.must_act:
        (seat,) = table.must_act
        legal = table.legal_actions(seat)
        chosen = decide(minds[seat], table.view(seat), legal, Budget(), rng)
        assert chosen.index is not None
        table.act(seat, legal[chosen.index])
    end, events = table.view(None).position, table.events(None)
    assert table.outcome
    return Match(
        end.round,
        tuple(
            (seat - end.first) % PLAYERS
            for seat, place in enumerate(table.outcome.places)
            if place == 1
        ),
        Counter(event.adventure for event in events if isinstance(event, Told)),
        Counter(event.end for event in events if isinstance(event, Moved | Joined)),
        frozenset(_magic(events)),
    )


def _figures(played: list[Match]) -> Figures:
    wins = [0.0] * PLAYERS
    for match in played:
        for seat in match.winners:
            wins[seat] += 1 / len(match.winners)
    told: Counter[str] = sum((match.told for match in played), Counter())
    visits: Counter[str] = sum((match.visits for match in played), Counter())
    used = Counter(magic for match in played for magic in match.magic)
    rounds = [match.rounds for match in played]
    return Figures(
        len(played),
        round(fmean(rounds), 2),
        min(rounds),
        max(rounds),
        sum(count == ROUNDS for count in rounds),
        tuple(round(each * PLAYERS / len(played), 2) for each in wins),
        {key: round(told[key] / told.total(), 3) for key in BOARD.adventures},
        {magic: round(used[magic] / len(played), 3) for magic in Magic},
        {space: round(visits[space] / len(played), 2) for space in BOARD.spaces},
    )


def _magic(events: Iterable[object]) -> set[Magic]:
    """The magic that was used in a match."""
    return {magic for event in events if (magic := _magic_of(event))}


def _magic_of(event: object) -> Magic | None:
    match event:
        case Doubled():
            return Magic.TWO
        case Rolled(again=True):
            return Magic.REROLL
        case Flew():
            return Magic.TRUMPET
        case Rang():
            return Magic.BELL
        case Tunneled():
            return Magic.KEYS
        case _:
            return None


def as_text(told: Mapping[str, Any]) -> str:
    """The same figures to be read."""
    lines = ["turns of two pawns alone: " + _listed(told["lone"])]
    for variant in Variant:
        each = told[variant]
        lines += [
            "",
            f"{variant}, {each['matches']} matches of four {told['planner']}s:"
            f" {each['rounds']} rounds ({each['shortest']} to {each['longest']}),"
            f" {each['stalls']} stalled",
            "  wins by seat, 1 is fair: " + " ".join(f"{seat:.2f}" for seat in each["seats"]),
            "  share of the stories: " + _listed(each["stories"]),
            "  matches with magic: " + _listed(each["magic"]),
            "  visits a match: " + _listed(each["visits"]),
        ]
    return "\n".join(lines)


def _listed(figures: Mapping[str, float]) -> str:
    return ", ".join(f"{key} {figure}" for key, figure in figures.items())
