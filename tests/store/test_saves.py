"""The match in progress: found again whatever happens, and never lost to another version."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.engine import codec
from game.engine.table import Table
from game.lang import LANGUAGES, language
from game.store import Store, files, saves
from game.titles.realms.play.rules import REALMS
from tests.engine.matches import GAMES, AnyTable, moves

ROOT = Path(__file__).parents[2]
VERSION_1 = {"title", "rules", "options", "seed", "seats", "entries", "format", "version"}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path) as opened:
        yield opened


def played(entries: int, seed: str = "saved") -> AnyTable:
    """A table some moves into a match."""
    table = GAMES[0].table(seed)
    table.history.id = seed
    for entry in moves(table, seed):
        if len(table.history.entries) == entries:
            break
        table.repeat(entry)
    return table


def changed(table: AnyTable, **values: Any) -> bytes:
    """A saved match that says something else of itself."""
    return json.dumps(json.loads(codec.save(table.history)) | values).encode()


def test_a_match_is_saved_and_resumed(store: Store) -> None:
    table = played(20)
    saves.save(store, table.history)
    loaded = saves.load(store, REALMS)
    assert loaded.problem is None
    assert loaded.table
    assert loaded.table._state == table._state
    assert loaded.table.history == table.history


def test_no_saved_match_is_no_problem(store: Store) -> None:
    loaded = saves.load(store, REALMS)
    assert loaded.table is None
    assert loaded.problem is None
    assert not saves.exists(store, "realms")


def test_each_title_has_a_match_of_its_own(store: Store) -> None:
    saves.save(store, played(3).history)
    assert store.match_file("realms").name == "match-realms.json"
    assert saves.exists(store, "realms")
    assert not saves.exists(store, "stories")


def test_a_damaged_match_goes_on_one_step_earlier_and_says_so(store: Store) -> None:
    table = played(3)
    saves.save(store, table.history)
    before = table._state
    table.repeat(next(moves(table, "next")))
    saves.save(store, table.history)
    file = store.match_file("realms")
    file.write_bytes(codec.save(table.history)[:-20])
    loaded = saves.load(store, REALMS)
    assert loaded.problem
    assert loaded.problem.key == "save-one-step-earlier"
    told = language("en").say(loaded.problem)
    assert "one step earlier" in told
    assert "set aside as match-realms.json.damaged" in told
    assert loaded.table
    assert loaded.table._state == before


@pytest.mark.parametrize(
    "content", [b"", b"nonsense", b"[" * 100_000, b'{"format": "of another program"}', b"{}"]
)
def test_a_match_that_is_lost_is_put_aside_and_never_written_over(
    store: Store, content: bytes
) -> None:
    file = store.match_file("realms")
    for name in ("match-realms.json.damaged", "match-realms.json.damaged-2"):
        file.write_bytes(content)
        loaded = saves.load(store, REALMS)
        assert loaded.table is None
        assert loaded.problem
        assert loaded.problem.key == "save-lost"
        assert (store.folder / name).read_bytes() == content


def test_a_save_with_anything_cut_or_changed_is_loaded_or_told(store: Store) -> None:
    """Nothing in a file makes loading fail in another way than by saying what is wrong."""
    sound = codec.save(played(12).history)
    rng = random.Random(1)
    file = store.match_file("realms")
    for _ in range(300):
        data = bytearray(sound)
        for _ in range(rng.randint(1, 4)):
            data[rng.randrange(len(data))] = rng.choice(b'0123456789"[]{},:-aet')
        file.write_bytes(data)
        loaded = saves.load(store, REALMS)
        assert loaded.table or loaded.problem


# Other versions.


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"version": 0}, "save-older"),
        ({"version": 99}, "save-newer"),
        ({"rules": 0}, "save-older"),
        ({"rules": 99}, "save-newer"),
        ({"title": "chess"}, "save-title"),
    ],
)
def test_a_match_of_another_version_stays_and_is_named(
    store: Store, change: dict[str, Any], why: str
) -> None:
    file = store.match_file("realms")
    content = changed(played(3), **change)
    file.write_bytes(content)
    for _ in range(2):
        loaded = saves.load(store, REALMS)
        assert loaded.table is None
        assert loaded.problem
        assert loaded.problem.key == "save-kept"
        assert loaded.problem.args["why"].key == why  # type: ignore[union-attr]
        assert all("match-realms.json" in language(c).say(loaded.problem) for c in LANGUAGES)
        assert file.read_bytes() == content
        assert saves.exists(store, "realms")


def test_a_new_match_puts_those_of_other_versions_aside(store: Store) -> None:
    file = store.match_file("realms")
    older, newer = changed(played(3), rules=0), changed(played(4), version=99)
    for content in (older, newer):
        file.write_bytes(content)
        for entries in range(1, 4):
            saves.save(store, played(entries, "new").history)
    assert (store.folder / "match-realms.json.other-version").read_bytes() == older
    assert (store.folder / "match-realms.json.other-version-2").read_bytes() == newer
    loaded = saves.load(store, REALMS)
    assert loaded.table
    assert len(loaded.table.history.entries) == 3


def test_a_new_match_puts_what_nobody_can_read_aside(store: Store) -> None:
    store.match_file("realms").write_bytes(b"nonsense")
    files.backup_of(store.match_file("realms")).mkdir()
    for entries in range(1, 4):
        saves.save(store, played(entries, "new").history)
    assert (store.folder / "match-realms.json.damaged").read_bytes() == b"nonsense"
    assert (store.folder / "match-realms.json.bak.damaged").is_dir()


# The end of a match.


def test_a_match_that_is_over_is_no_longer_in_progress(store: Store) -> None:
    for entries in (3, 4):
        saves.save(store, played(entries).history)
    saves.remove(store, played(5).history)
    assert not saves.exists(store, "realms")


@pytest.mark.parametrize("change", [{}, {"rules": 0}, {"entries": 7}])
def test_the_end_of_one_match_removes_no_other(store: Store, change: dict[str, Any]) -> None:
    content = changed(played(3, "another"), **change)
    store.match_file("realms").write_bytes(content)
    saves.remove(store, played(3).history)
    (file,) = store.folder.glob("match-realms*")
    assert file.read_bytes() == content


# The first version.


def first_version(table: Table[Any, Any, Any, Any, Any]) -> bytes:
    told = json.loads(codec.save(table.history))
    return json.dumps({name: told[name] for name in VERSION_1}).encode()


def test_the_match_of_the_first_version_is_found_with_its_backup(tmp_path: Path) -> None:
    (tmp_path / "match.json").write_bytes(first_version(played(4)))
    (tmp_path / "match.json.bak").write_bytes(first_version(played(3)))
    with Store(tmp_path) as store:
        loaded = saves.load(store, REALMS)
        assert loaded.problem is None
        assert loaded.table
        assert len(loaded.table.history.entries) == 4
    assert sorted(each.name for each in tmp_path.glob("match*")) == [
        "match-realms.json",
        "match-realms.json.bak",
    ]


def test_a_newer_match_is_not_replaced_by_that_of_the_first_version(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        saves.save(store, played(6).history)
    (tmp_path / "match.json").write_bytes(first_version(played(4)))
    with Store(tmp_path) as store:
        loaded = saves.load(store, REALMS)
        assert loaded.table
        assert len(loaded.table.history.entries) == 6
    assert (tmp_path / "match.json").exists()


def test_a_match_without_identity_is_the_same_one_until_its_end(store: Store) -> None:
    file = store.match_file("realms")
    identities = set()
    for entries in (3, 9):
        file.write_bytes(first_version(played(entries)))
        loaded = saves.load(store, REALMS).table
        assert loaded
        identities.add(loaded.history.id)
    file.write_bytes(first_version(played(3, "another")))
    another = saves.load(store, REALMS).table
    assert another
    assert len(identities) == 1
    assert identities.isdisjoint({"", another.history.id})
    saves.remove(store, another.history)
    assert not saves.exists(store, "realms")


# Being killed.


def test_a_process_killed_at_any_moment_leaves_a_match_to_resume(tmp_path: Path) -> None:
    """Kills a process that saves without pause; what it leaves behind can always be played on."""
    script = """
import sys
from pathlib import Path
from game.store import Store, saves
from tests.engine.matches import GAMES, moves
store = Store(Path(sys.argv[1]))
while True:
    table = GAMES[0].table("killed")
    for entry in moves(table, "killed"):
        table.repeat(entry)
        saves.save(store, table.history)
        print("saved", flush=True)
"""
    rng = random.Random(1)
    for number in range(10):
        folder = tmp_path / str(number)
        run = [sys.executable, "-c", script, str(folder)]
        process = subprocess.Popen(run, cwd=ROOT, stdout=subprocess.PIPE, env=os.environ)
        assert process.stdout
        process.stdout.readline()
        for _ in range(rng.randint(0, 40)):
            process.stdout.readline()
        process.kill()
        process.wait()
        process.stdout.close()
        with Store(folder) as store:
            loaded = saves.load(store, REALMS)
            assert loaded.problem is None
            assert loaded.table
            assert not list(folder.glob("*.part"))
