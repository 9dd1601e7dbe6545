"""What is kept on the player's machine survives what can happen to files."""

from __future__ import annotations

import json
import os
import random
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from game.engine.codec import save as encode_match
from game.store import AlreadyOpen, Store, files, saves
from game.store.settings import Settings, Speed, parse
from game.store.statistics import MIGRATIONS, Record, Statistics
from game.titles.registry import TITLES
from tests.engine.matches import GAMES, moves

ROOT = Path(__file__).parent.parent.parent


def text(data: bytes) -> str:
    if not data.startswith(b"good"):
        raise files.Damaged("not good")
    return data.decode()


# Files.


def test_a_file_is_replaced_whole_and_the_last_one_kept(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "file"
    files.write(file, b"good 1")
    files.write(file, b"good 2")
    assert file.read_bytes() == b"good 2"
    assert files.backup_of(file).read_bytes() == b"good 1"


def test_a_damaged_file_is_put_aside_and_its_backup_read(tmp_path: Path) -> None:
    file = tmp_path / "file"
    files.write(file, b"good 1")
    files.write(file, b"bad")
    assert files.read(file, text) == ("good 1", True)
    assert files.damaged_of(file).read_bytes() == b"bad"


def test_a_crash_between_the_two_steps_of_writing_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "file"
    files.write(file, b"good 1")
    file.replace(files.backup_of(file))
    assert files.read(file, text) == ("good 1", False)


def test_what_was_never_written_is_simply_not_there(tmp_path: Path) -> None:
    assert files.read(tmp_path / "file", text) == (None, False)


# Settings.


def test_settings_are_kept(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        store.settings = Settings(language="de", ui_scale=120, speed=Speed.FAST)
    with Store(tmp_path) as store:
        assert store.settings == Settings(language="de", ui_scale=120, speed=Speed.FAST)
        assert store.damaged == []


def test_one_bad_value_costs_only_itself() -> None:
    data = {"language": "fr", "ui_scale": 7000, "speed": "warp", "music_volume": 11, "new": 1}
    assert parse(json.dumps(data).encode()) == Settings(language="fr", music_volume=11)


@pytest.mark.parametrize("content", [b"", b"\xff\x00", b"[1]", b'{"language": "d'])
def test_damaged_settings_are_told_and_begin_anew(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "settings.json").write_bytes(content)
    with Store(tmp_path) as store:
        assert store.settings == Settings()
        assert store.damaged == ["settings.json"]
    assert (tmp_path / "settings.json.damaged").read_bytes() == content


# Statistics.


def record(score: int, place: int, when: str = "2026-01-01T10:00:00Z") -> Record:
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


def test_a_damaged_database_is_put_aside(tmp_path: Path) -> None:
    (tmp_path / "statistics.db").write_bytes(b"this is no database at all" * 100)
    with Store(tmp_path) as store:
        assert store.damaged == ["statistics.db"]
        store.statistics.add(record(150, 1))
        assert len(store.statistics.records()) == 1
    assert (tmp_path / "statistics.db.damaged").exists()


def test_a_database_of_a_newer_version_is_put_aside_untouched(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "statistics.db")
    db.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    db.close()
    with Statistics(tmp_path / "statistics.db") as statistics:
        assert statistics.damaged


def test_one_damaged_file_never_costs_another(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        store.settings = Settings(language="es")
        store.statistics.add(record(150, 1))
    (tmp_path / "settings.json").write_bytes(b"?")
    with Store(tmp_path) as store:
        assert len(store.statistics.records()) == 1


# The lock.


def test_a_second_window_is_told_that_the_folder_is_open(tmp_path: Path) -> None:
    with Store(tmp_path), pytest.raises(AlreadyOpen):
        Store(tmp_path)
    with Store(tmp_path):
        pass


def test_a_killed_window_leaves_no_lock_behind(tmp_path: Path) -> None:
    script = (
        "import os, sys; from pathlib import Path; from game.store import Store;"
        "Store(Path(sys.argv[1])); print('open', flush=True); os.kill(os.getpid(), 9)"
    )
    run = [sys.executable, "-c", script, str(tmp_path)]
    done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True)
    assert done.stdout.strip() == "open"
    with Store(tmp_path):
        pass


# The match in progress.


def test_a_match_is_saved_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    table = GAMES[0].table("saved")
    for number, (seat, action) in enumerate(moves(table, "saved")):
        table.act(seat, action)
        saves.save(file, table.history)
        if number == 20:
            break
    loaded = saves.load(file, TITLES)
    assert loaded.problem is None
    assert loaded.table
    assert loaded.table._state == table._state


def test_a_damaged_match_goes_back_to_its_backup_and_says_so(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    table = GAMES[0].table("saved")
    saves.save(file, table.history)
    before = table._state
    seat, action = next(moves(table, "saved"))
    table.act(seat, action)
    saves.save(file, table.history)
    file.write_bytes(encode_match(table.history)[:-20])
    loaded = saves.load(file, TITLES)
    assert loaded.problem
    assert loaded.problem.key == "save-damaged"
    assert loaded.table
    assert loaded.table._state == before
    assert files.damaged_of(file).exists()


def test_no_saved_match_is_no_problem(tmp_path: Path) -> None:
    loaded = saves.load(tmp_path / "match.json", TITLES)
    assert loaded.table is None
    assert loaded.problem is None
    assert not saves.exists(tmp_path / "match.json")


def test_a_process_killed_at_any_moment_leaves_a_match_to_resume(tmp_path: Path) -> None:
    """Kills a process that saves without pause; what it leaves behind can always be played on."""
    script = """
import sys
from pathlib import Path
from game.store import saves
from tests.engine.matches import GAMES, moves
file = Path(sys.argv[1])
while True:
    table = GAMES[0].table("killed")
    for seat, action in moves(table, "killed"):
        table.act(seat, action)
        saves.save(file, table.history)
        print("saved", flush=True)
"""
    rng = random.Random(1)
    for number in range(10):
        file = tmp_path / str(number) / "match.json"
        run = [sys.executable, "-c", script, str(file)]
        process = subprocess.Popen(run, cwd=ROOT, stdout=subprocess.PIPE, env=os.environ)
        assert process.stdout
        process.stdout.readline()
        for _ in range(rng.randint(0, 40)):
            process.stdout.readline()
        process.kill()
        process.wait()
        process.stdout.close()
        loaded = saves.load(file, TITLES)
        assert loaded.problem is None
        assert loaded.table
