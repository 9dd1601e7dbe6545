"""The statistics: a bad row costs itself, and only what is really damaged is put aside."""

from __future__ import annotations

import json
import os
import sqlite3
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.lang import LANGUAGES, language
from game.store import Store
from game.store.statistics import MIGRATIONS, Record, Statistics

NOBODY = 65534


def record(score: int, place: int, when: str = "2026-01-01T10:00:00Z", match: str = "") -> Record:
    return Record(
        when,
        "realms",
        "{}",
        "7",
        ("Ada", "Ben"),
        0,
        (score, 100),
        (place, 3 - place),
        False,
        60.0,
        b"replay",
        match,
    )


def test_matches_are_counted(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        store.statistics.add(record(150, 1))
        store.statistics.add(record(90, 2, "2026-01-02T10:00:00Z"))
    with Store(tmp_path) as store:
        assert [each.scores[0] for each in store.statistics.records()] == [90, 150]
        summary = store.statistics.summary("realms")
        assert (summary.played, summary.won, summary.best, summary.mean) == (2, 1, 150, 120.0)
        assert store.statistics.records("chess") == []


def test_a_match_is_counted_once_however_often_it_is_added(tmp_path: Path) -> None:
    with Statistics(tmp_path / "statistics.db") as statistics:
        for match in ("a", "b", "a"):
            statistics.add(record(150, 1, match=match), b"events of " + match.encode())
        assert {each.match_id for each in statistics.records()} == {"a", "b"}
        assert len(statistics.records()) == 2
        assert statistics.events("b") == b"events of b"
        assert statistics.events("c") == b""


def test_any_thread_may_count(tmp_path: Path) -> None:
    with Statistics(tmp_path / "statistics.db") as statistics:
        threads = [
            threading.Thread(target=statistics.add, args=(record(number, 1, match=str(number)),))
            for number in range(20)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(statistics.records()) == 20


# Rows.


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("scores", "{"),
        ("scores", "7"),
        ("scores", "[1, null]"),
        ("scores", "[1]"),
        ("scores", f"[1, {10**400}]"),
        ("scores", "[" * 100_000),
        ("scores", 5),
        ("places", "[0, 0]"),
        ("places", "[1.5, 2]"),
        ("seats", "[]"),
        ("seats", '["Ada", "B\\u0000n"]'),
        ("seats", json.dumps(["Ada", "B" * 100_000])),
        ("seats", b"\xff\xfe"),
        ("seat", 2),
        ("seat", -1),
        ("seat", "first"),
        ("played_at", "yesterday"),
        ("played_at", ""),
        ("played_at", "0001-01-01T00:00:00+14:00"),
        ("played_at", 12),
        ("title", b"\xff"),
        ("options", b"\xff"),
        ("conceded", 7),
        ("conceded", "no"),
        ("seconds", "long"),
        ("seconds", 9e999),
        ("replay", 5),
    ],
)
def test_a_row_that_makes_no_sense_costs_only_itself(
    tmp_path: Path, column: str, value: object
) -> None:
    file = tmp_path / "statistics.db"
    with Statistics(file) as statistics:
        for match in ("a", "b", "c"):
            statistics.add(record(150, 1, match=match))
    db = sqlite3.connect(file)
    mark = "CAST(? AS TEXT)" if isinstance(value, bytes) else "?"
    db.execute(f"UPDATE matches SET {column} = {mark} WHERE match_id = 'b'", (value,))
    db.commit()
    db.close()
    with Statistics(file) as statistics:
        assert statistics.problem is None
        assert {each.match_id for each in statistics.records()} == {"a", "c"}
        assert statistics.summary("realms").played == 2


def test_a_database_that_fails_while_it_is_read_is_no_crash(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path / "statistics.db")
    statistics.close()
    assert statistics.records() == []
    assert statistics.summary("realms").played == 0
    assert statistics.events("a") == b""


# The file.


def version_1(file: Path) -> None:
    """A database as the first version left it, with a match."""
    db = sqlite3.connect(file, isolation_level=None)
    db.executescript(MIGRATIONS[0] + "PRAGMA user_version = 1;")
    db.execute(
        "INSERT INTO matches VALUES (1, '2026-01-01T10:00:00Z', 'realms', 'turns', '7',"
        " '[\"Ada\", \"Ben\"]', 0, '[150, 100]', '[1, 2]', 0, 60.0, x'00')"
    )
    db.close()


def test_matches_of_the_first_version_stay_readable(tmp_path: Path) -> None:
    file = tmp_path / "statistics.db"
    version_1(file)
    with Statistics(file) as statistics:
        assert statistics.problem is None
        (old,) = statistics.records()
        assert (old.scores, old.match_id, old.hints) == ((150, 100), "", 0)
        statistics.add(replace(old, match_id="new"))
        assert len(statistics.records()) == 2


@pytest.mark.parametrize("kind", ["text", "cut", "foreign", "folder"])
def test_a_damaged_database_is_put_aside(tmp_path: Path, kind: str) -> None:
    file = tmp_path / "statistics.db"
    if kind == "text":
        file.write_bytes(b"this is no database at all" * 100)
    elif kind == "cut":
        version_1(file)
        file.write_bytes(file.read_bytes()[:5000])
    elif kind == "foreign":
        db = sqlite3.connect(file)
        db.executescript("CREATE TABLE other (a); PRAGMA user_version = 1;")
        db.close()
    else:
        file.mkdir()
    with Store(tmp_path) as store:
        (problem,) = store.problems
        assert problem.key == ("store-not-a-file" if kind == "folder" else "store-damaged")
        store.statistics.add(record(150, 1))
    assert (tmp_path / "statistics.db.damaged").exists()
    with Store(tmp_path) as store:
        assert len(store.statistics.records()) == 1
        assert store.problems == []


def left_alone(folder: Path, key: str) -> None:
    """Whether the program plays on without the database, says so, and does not touch it."""
    file = folder / "statistics.db"
    with Store(folder) as store:
        (problem,) = store.problems
        assert problem.key == key
        assert all(language(code).say(problem) for code in LANGUAGES)
        store.statistics.add(record(150, 1))
        assert store.statistics.summary("realms").played == 1
    assert [each.name for each in folder.glob("statistics*")] == [file.name]


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "statistics.db"
    version_1(file)
    db = sqlite3.connect(file)
    db.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    db.close()
    before = file.read_bytes()
    left_alone(tmp_path, "store-statistics-newer")
    assert file.read_bytes() == before


@pytest.mark.parametrize("mode", ["EXCLUSIVE", "IMMEDIATE"])
def test_a_database_that_another_program_has_locked_is_left_alone(
    tmp_path: Path, mode: str
) -> None:
    with Store(tmp_path) as store:
        store.statistics.add(record(150, 1, match="a"))
    other = sqlite3.connect(tmp_path / "statistics.db", isolation_level=None)
    other.execute(f"BEGIN {mode}")
    left_alone(tmp_path, "store-statistics-unusable")
    other.execute("ROLLBACK")
    other.close()
    with Store(tmp_path) as store:
        assert [each.match_id for each in store.statistics.records()] == ["a"]


@contextmanager
def somebody_without_privileges() -> Iterator[Path]:
    """A folder of whoever runs this, who may not read everything: root becomes nobody."""
    with tempfile.TemporaryDirectory() as folder:
        was = os.geteuid()
        if was == 0:
            os.chown(folder, NOBODY, -1)
            os.seteuid(NOBODY)
        try:
            yield Path(folder)
        finally:
            os.seteuid(was)


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="permissions of POSIX")
@pytest.mark.parametrize("mode", [0o000, 0o400])
def test_a_database_without_permission_is_left_alone(mode: int) -> None:
    with somebody_without_privileges() as folder:
        file = folder / "statistics.db"
        version_1(file)
        file.chmod(mode)
        left_alone(folder, "store-statistics-unusable")
        file.chmod(0o600)
        with Statistics(file) as statistics:
            assert len(statistics.records()) == 1
