"""Saving and resuming: every match at any time, and a reason for every file that is none."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.engine.codec import OLDEST, VERSION, BadSave, OtherVersion, load, save
from game.engine.message import Message
from game.lang import LANGUAGES, language
from game.titles.realms.play.rules import REALMS

from .matches import GAMES, TINY_GAMES, TITLES, Game, moves
from .tables import after_two_turns


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_match_can_be_saved_and_resumed_at_any_time(game: Game) -> None:
    match = game.table("saved")
    for number, entry in enumerate(moves(match, "saved")):
        if number % (13 * game.pace) == 0:
            again = load(save(match.history), TITLES)
            assert again._state == match._state
            assert again._events == match._events
            assert again.clock == match.clock
        match.repeat(entry)
    assert load(save(match.history), TITLES).outcome == match.outcome


def saved() -> dict[str, Any]:
    told: dict[str, Any] = json.loads(save(after_two_turns().history))
    return told


def complaint(told: bytes | dict[str, Any], kind: type[BadSave] = BadSave) -> Message:
    """What is said about a file that cannot be read; it can be said in every language."""
    data = told if isinstance(told, bytes) else json.dumps(told).encode()
    with pytest.raises(BadSave) as bad:
        load(data, TITLES)
    assert type(bad.value) is kind
    for code in LANGUAGES:
        assert language(code).say(bad.value.says)
    return bad.value.says


# Damage.


def test_a_truncated_file_is_damaged() -> None:
    data = save(after_two_turns().history)
    for end in range(0, len(data), 9):
        assert complaint(data[:end]).key == "save-damaged"


def test_nonsense_is_damaged_or_foreign() -> None:
    assert complaint(b"\xff\xfe\x00").key == "save-damaged"
    assert complaint(b"[1, 2, 3]").key == "save-foreign"
    assert complaint(b'{"format": "another program"}').key == "save-foreign"
    assert complaint(saved() | {"format": "chess"}).key == "save-foreign"


def test_our_own_file_with_a_part_missing_is_damaged() -> None:
    for part in ("options", "seed", "seats", "entries"):
        told = saved()
        del told[part]
        assert complaint(told).key == "save-damaged"


EVERY_VERSION = pytest.mark.parametrize("version", range(1, REALMS.version + 1))


@EVERY_VERSION
def test_an_entry_without_bottom_is_damage(version: int) -> None:
    data = json.dumps(saved() | {"rules": version, "entries": ["deep"]}).encode()
    assert complaint(data.replace(b'"deep"', b"[" * 9999 + b"]" * 9999)).key == "save-damaged"


@EVERY_VERSION
@pytest.mark.parametrize(
    "entry",
    [
        {"type": "played", "seat": 0, "action": {"type": "fly"}},
        {"type": "played", "seat": "none", "action": {"type": "choose", "choice": None}},
        {"type": "played", "seat": 0},
        {"type": "slept", "seat": 0},
        ["played", 0],
        None,
    ],
    ids=str,
)
def test_an_entry_that_says_nothing_is_damage(version: int, entry: Any) -> None:
    assert complaint(saved() | {"rules": version, "entries": [entry]}).key == "save-damaged"


def test_seats_that_are_too_few_are_damage() -> None:
    assert complaint(saved() | {"seats": saved()["seats"][:2]}).key == "save-damaged"


# Other versions.


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"version": OLDEST - 1}, "save-older"),
        ({"version": VERSION + 1}, "save-newer"),
        ({"rules": 0}, "save-older"),
        ({"rules": REALMS.version + 1}, "save-newer"),
        ({"title": "chess"}, "save-title"),
    ],
    ids=str,
)
def test_other_versions_and_titles_are_named_and_no_damage(
    changed: dict[str, Any], key: str
) -> None:
    assert complaint(saved() | changed, OtherVersion).key == key


def test_of_another_version_nothing_is_read_but_that_it_is_one() -> None:
    """Whatever the format of the future will be like."""
    head = {key: saved()[key] for key in ("format", "title", "rules")}
    assert complaint(head | {"version": VERSION + 1}, OtherVersion).key == "save-newer"


# What the rules do not allow.


def test_moves_and_options_the_rules_do_not_allow_are_told() -> None:
    entries = saved()["entries"]
    assert complaint(saved() | {"entries": [entries[0], *entries]}).key == "save-illegal"
    options = saved()["options"] | {"players": 9}
    assert complaint(saved() | {"options": options}).key == "save-illegal"


@pytest.mark.parametrize("kind", ["conceded", "taken_over"])
def test_a_seat_that_does_not_exist_is_refused(kind: str) -> None:
    for seat in (7, -1):
        entry = {"type": kind, "seat": seat, "opponent": "random"}
        assert complaint(saved() | {"entries": [entry]}).key == "save-illegal"


def test_time_that_goes_back_is_refused() -> None:
    told = json.loads(save(TINY_GAMES[0].play("times").history))
    told["entries"][1]["at"] = 1 + told["entries"][2]["at"]
    assert complaint(told).key == "save-illegal"


def test_the_table_does_only_what_was_due() -> None:
    told = json.loads(save(TINY_GAMES[0].table("due").history))
    ring = {"type": "played", "seat": -1, "action": {"type": "ring"}, "at": 19_999}
    assert complaint(told | {"entries": [ring]}).key == "save-illegal"
    assert load(json.dumps(told | {"entries": [ring | {"at": 20_000}]}).encode(), TITLES).must_act
