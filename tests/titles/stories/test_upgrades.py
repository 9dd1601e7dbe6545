"""Matches of older versions, in which some spaces and their magic lay elsewhere."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.engine.codec import OtherVersion, load, save
from game.engine.seats import Seat
from game.engine.table import Table
from game.titles.stories.actions import End, Roll, Walk
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


def of_version(
    version: int, table: Table[Any, Any, Any, Any, Any], *actions: dict[str, object]
) -> bytes:
    """A match as that version has kept it; whoever is to act has done that as well."""
    saved = json.loads(save(table.history))
    saved["rules"] = version
    seat = table.must_act[0]
    saved["entries"] += [
        {"type": "played", "seat": seat, "at": 0, "action": action} for action in actions
    ]
    return json.dumps(saved).encode()


@pytest.mark.parametrize("version", range(1, STORIES_RULES.version))
def test_a_match_in_which_that_never_mattered_goes_on(version: int) -> None:
    table = begun()
    again = load(of_version(version, table), TITLES)
    assert again.view(0) == table.view(0)
    assert again.history.rules == STORIES_RULES.version


def test_one_in_which_it_did_is_kept_and_named() -> None:
    with pytest.raises(OtherVersion):
        load(of_version(1, begun(), {"type": "double"}), TITLES)


def test_so_is_one_in_which_somebody_went_where_another_space_lies_now() -> None:
    """Even where a road of that number leads there now."""
    table = begun()
    seat = table.must_act[0]
    table.act(seat, Roll(1), 0, table.question(seat))
    while not (walks := [a for a in table.legal_actions(seat) if a == Walk(0, "trumpet")]):
        table.act(seat, End(), 0, table.question(seat))
        seat = table.must_act[0]
        table.act(seat, Roll(1), 0, table.question(seat))
    went = {"type": "walk", "pawn": walks[0].pawn, "end": walks[0].end}
    assert load(of_version(STORIES_RULES.version, table, went), TITLES)
    with pytest.raises(OtherVersion):
        load(of_version(2, table, went), TITLES)


def test_one_of_a_later_version_is_left_alone() -> None:
    with pytest.raises(OtherVersion):
        load(of_version(STORIES_RULES.version + 1, begun()), TITLES)
