"""Matches of older versions, in today's words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.engine.codec import load, save
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import Phase
from tests.goldens import FOLDER

OLD_MATCHES = sorted((FOLDER / "matches_v1").glob("*.json"))
OLD_TRADES = sorted((FOLDER / "matches_v2").glob("*.json"))
TITLES = {REALMS.key: REALMS}


def match_of(file: Path) -> dict[str, Any]:
    match: dict[str, Any] = json.loads(file.read_text("utf-8"))["match"]
    return match


def test_the_old_matches_have_every_action_there_was() -> None:
    actions = {e["action"]["type"] for file in OLD_MATCHES for e in match_of(file)["entries"]}
    assert actions == {"draw", "take", "keep", "discard", "bring", "choose"}


@pytest.mark.parametrize("file", OLD_MATCHES, ids=lambda file: file.stem)
def test_an_old_match_can_be_resumed_wherever_it_was_left(file: Path) -> None:
    match = match_of(file)
    entries = match["entries"]
    for count in (*range(0, len(entries), 11), *range(len(entries) - 6, len(entries))):
        table = load(json.dumps(match | {"entries": entries[:count]}).encode(), TITLES)
        assert table.outcome is None
        assert table.must_act
        again = load(save(table.history), TITLES)
        assert again._state == table._state


def test_whoever_had_made_his_choices_is_done_with_them() -> None:
    """Choices were final when made; a match left in the midst of them goes on with the others."""
    seen = 0
    for file in OLD_MATCHES:
        match = match_of(file)
        entries = match["entries"]
        for count in range(len(entries) - 6, len(entries)):
            table = load(json.dumps(match | {"entries": entries[:count]}).encode(), TITLES)
            view = table.view(None)
            if view.phase is Phase.CHOOSE:
                seen += 1
                assert all(table.view(seat).prompt.by is not None for seat in table.must_act)
    assert seen > 5


def test_in_version_2_an_offer_named_its_card() -> None:
    """It is held out, and offered in the same millisecond."""
    for file in OLD_TRADES:
        match = match_of(file)
        table, offers = load(json.dumps(match).encode(), TITLES), 0
        entries = json.loads(save(table.history))["entries"]
        assert table.outcome
        for then in match["entries"]:
            now = entries.pop(0)
            if then["action"]["type"] != "offer":
                assert now == then
                continue
            offers += 1
            card, face_up = then["action"].pop("card"), then["action"].pop("face_up")
            held_out = {"type": "hold_out", "card": card, "face_up": face_up}
            assert now == then | {"action": held_out}
            assert entries.pop(0) == then
        assert offers
        assert not entries


@pytest.mark.parametrize("file", OLD_TRADES[::4], ids=lambda file: file.stem)
def test_an_old_trade_can_be_resumed_wherever_it_was_left(file: Path) -> None:
    match = match_of(file)
    entries = match["entries"]
    for count in range(0, len(entries), 7):
        table = load(json.dumps(match | {"entries": entries[:count]}).encode(), TITLES)
        assert table.history.rules == REALMS.version
        if table.due is not None:
            assert table.view(None).floor.drafts == (None,) * len(table.seats)
        again = load(save(table.history), TITLES)
        assert again._state == table._state
