"""A recorded match for every way to play; a way without one fails.

Matches of older versions are kept as they were written: they can still be read, and end as they
did. `python -m tests.engine.test_goldens` records what is missing, out of those where there are
any.
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

MATCHES = FOLDER / "matches"
OLDER = [
    *(
        (FOLDER / "matches_v1", game)
        for game in REALMS_GAMES
        if "items" not in game.name and "chaos" not in game.name
    ),
    *((FOLDER / "matches_v2", game) for game in REALMS_GAMES if "chaos" in game.name),
]
"""The ways to play whose actions were others in an older version, with their matches."""
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


@pytest.mark.parametrize(("folder", "game"), OLDER, ids=lambda each: each.name)
def test_a_match_of_an_older_version_can_still_be_read_and_ends_as_it_did(
    folder: Path, game: Game
) -> None:
    table, then = recorded(folder, game)
    assert table.options == game.options
    assert {end: told(table)[end] for end in ENDS} == {end: then[end] for end in ENDS}
    assert table.history.rules == game.rules.version, "it is saved in today's words"


def test_no_recorded_match_is_left_over() -> None:
    assert {file.stem for file in MATCHES.glob("*.json")} == {game.name for game in GAMES}
    older = {(folder, game.name) for folder, game in OLDER}
    assert {(file.parent, file.stem) for file in FOLDER.glob("matches_v*/*.json")} == older


def brought_up_to_date(folder: Path, game: Game) -> AnyTable:
    """A match of an older version by today's rules, if it ends as it did."""
    table, then = recorded(folder, game)
    now = told(table)
    for end in ENDS:
        if now[end] != then[end]:
            raise ValueError(f"{game.name} had {end} {then[end]}, and now {now[end]}")
    return table


def record_missing() -> None:
    MATCHES.mkdir(exist_ok=True)
    older = {game.name: folder for folder, game in OLDER}
    for game in GAMES:
        file = MATCHES / f"{game.name}.json"
        if not file.exists():
            folder = older.get(game.name)
            match = brought_up_to_date(folder, game) if folder else game.play(f"golden {game.name}")
            record = {"told": told(match), "match": json.loads(save(match.history))}
            file.write_text(json.dumps(record, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    record_missing()
