"""A recorded match for every way to play; a way without one fails.

`python -m tests.engine.test_goldens` records those that are missing.
"""

from __future__ import annotations

import json
from hashlib import sha256

import pytest

from game.engine.codec import encode, load, save
from tests.goldens import FOLDER

from .matches import GAMES, TITLES, AnyTable, Game

MATCHES = FOLDER / "matches"


def told(table: AnyTable) -> dict[str, object]:
    """What must come of a recorded match: its end, and every event on the way."""
    events = sha256(encode(table._events)).hexdigest()
    outcome = table.outcome
    assert outcome
    return {"scores": list(outcome.scores), "places": list(outcome.places), "events": events}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_recorded_match_replays_as_recorded(game: Game) -> None:
    recorded = json.loads((MATCHES / f"{game.name}.json").read_text("utf-8"))
    table = load(json.dumps(recorded["match"]).encode(), TITLES)
    assert table.options == game.options
    assert told(table) == recorded["told"]


def test_no_recorded_match_is_left_over() -> None:
    assert {file.stem for file in MATCHES.glob("*.json")} == {game.name for game in GAMES}


if __name__ == "__main__":
    for each in GAMES:
        file = MATCHES / f"{each.name}.json"
        if not file.exists():
            match = each.play(f"golden {each.name}")
            record = {"told": told(match), "match": json.loads(save(match.history))}
            file.write_text(json.dumps(record, separators=(",", ":")) + "\n", "utf-8")
