"""A recorded match for every way to play; a way without one fails.

Matches of version 1 are kept as they were written: they can still be read, and end as they did.
`python -m tests.engine.test_goldens` records what is missing, out of those where there are any.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from game.engine.codec import encode, load, save
from tests.goldens import FOLDER

from .matches import GAMES, REALMS_GAMES, TITLES, AnyTable, Game

OLD_GAMES = [g for g in REALMS_GAMES if "items" not in g.name and "chaos" not in g.name]
"""The ways there were to play in version 1."""

MATCHES = FOLDER / "matches"
VERSION_1 = FOLDER / "matches_v1"
ENDS = ("scores", "places")


def told(table: AnyTable) -> dict[str, object]:
    """What must come of a recorded match: its end, and every event on the way."""
    events = sha256(encode(table._events)).hexdigest()
    outcome = table.outcome
    assert outcome
    return {"scores": list(outcome.scores), "places": list(outcome.places), "events": events}


def recorded(folder: Path, game: Game) -> tuple[AnyTable, dict[str, Any]]:
    """The match recorded for this way to play, and what was told of it."""
    record = json.loads((folder / f"{game.name}.json").read_text("utf-8"))
    return load(json.dumps(record["match"]).encode(), TITLES), record["told"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_recorded_match_replays_as_recorded(game: Game) -> None:
    table, then = recorded(MATCHES, game)
    assert table.options == game.options
    assert told(table) == then


@pytest.mark.parametrize("game", OLD_GAMES, ids=lambda game: game.name)
def test_a_match_of_version_1_can_still_be_read_and_ends_as_it_did(game: Game) -> None:
    table, then = recorded(VERSION_1, game)
    assert table.options == game.options
    assert {end: told(table)[end] for end in ENDS} == {end: then[end] for end in ENDS}
    assert table.history.rules == game.rules.version, "it is saved in today's words"


def test_no_recorded_match_is_left_over() -> None:
    assert {file.stem for file in MATCHES.glob("*.json")} == {game.name for game in GAMES}
    assert {file.stem for file in VERSION_1.glob("*.json")} == {game.name for game in OLD_GAMES}


def brought_up_to_date(game: Game) -> AnyTable:
    """The match of version 1 by today's rules, if it ends as it did."""
    table, then = recorded(VERSION_1, game)
    now = told(table)
    for end in ENDS:
        if now[end] != then[end]:
            raise ValueError(f"{game.name} had {end} {then[end]}, and now {now[end]}")
    return table


def record_missing() -> None:
    MATCHES.mkdir(exist_ok=True)
    for game in GAMES:
        file = MATCHES / f"{game.name}.json"
        if not file.exists():
            old = (VERSION_1 / file.name).exists()
            match = brought_up_to_date(game) if old else game.play(f"golden {game.name}")
            record = {"told": told(match), "match": json.loads(save(match.history))}
            file.write_text(json.dumps(record, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    record_missing()
