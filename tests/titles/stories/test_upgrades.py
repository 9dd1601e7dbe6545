"""Matches of version 1, in which Move Two and Re-roll lay elsewhere."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.engine.codec import OtherVersion, load, save
from game.engine.seats import Seat
from game.engine.table import Table
from game.titles.stories.actions import End, Roll
from game.titles.stories.options import Options
from game.titles.stories.rules import STORIES_RULES

TITLES = {STORIES_RULES.key: STORIES_RULES}


def begun() -> Table[Any, Any, Any, Any, Any]:
    """A few turns in which nobody goes anywhere."""
    table: Table[Any, Any, Any, Any, Any]
    table = Table(STORIES_RULES, Options(2), "older", (Seat("Ada"), Seat("Ben")))
    for _ in range(4):
        seat = table.must_act[0]
        legal = table.legal_actions(seat)
        table.act(seat, End() if End() in legal else Roll(1), 0, table.question(seat))
    return table


def of_version_1(table: Table[Any, Any, Any, Any, Any], *more: object) -> bytes:
    saved = json.loads(save(table.history))
    saved["rules"] = 1
    saved["entries"] += more
    return json.dumps(saved).encode()


def test_a_match_in_which_that_never_mattered_goes_on() -> None:
    table = begun()
    again = load(of_version_1(table), TITLES)
    assert again.view(0) == table.view(0)
    assert again.history.rules == STORIES_RULES.version


def test_one_in_which_it_did_is_kept_and_named() -> None:
    table = begun()
    double = {"type": "played", "seat": table.must_act[0], "at": 0, "action": {"type": "double"}}
    with pytest.raises(OtherVersion):
        load(of_version_1(table, double), TITLES)
