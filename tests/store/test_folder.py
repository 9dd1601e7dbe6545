"""The folder: one window at a time, nobody's files touched, nothing left behind."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.store import AlreadyOpen, Store, Unwritable, lock

ROOT = Path(__file__).parents[2]


def test_a_second_window_is_told_that_the_folder_is_open(tmp_path: Path) -> None:
    with Store(tmp_path), pytest.raises(AlreadyOpen):
        Store(tmp_path)
    with Store(tmp_path):
        pass


def test_another_program_is_told_that_the_folder_is_open(tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; from game.store import AlreadyOpen, Store\n"
        "try: Store(Path(sys.argv[1]))\n"
        "except AlreadyOpen: print('open already')"
    )
    run = [sys.executable, "-c", script, str(tmp_path)]
    with Store(tmp_path):
        done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True)
    assert done.stdout.strip() == "open already"


def test_a_killed_window_leaves_no_lock_behind(tmp_path: Path) -> None:
    script = (
        "import os, sys; from pathlib import Path; from game.store import Store;"
        "store = Store(Path(sys.argv[1])); print('open', flush=True); os._exit(9)"
    )
    run = [sys.executable, "-c", script, str(tmp_path)]
    done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True)
    assert done.stdout.strip() == "open"
    with Store(tmp_path):
        pass


@pytest.mark.parametrize("content", [b"", b"nonsense" * 1000, b"SQLite format 3\0"])
def test_what_the_lock_file_contains_does_not_matter(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "lock").write_bytes(content)
    with Store(tmp_path) as store:
        assert store.problems == []
    assert (tmp_path / "lock").read_bytes() == content


def test_a_folder_in_place_of_the_lock_is_put_aside(tmp_path: Path) -> None:
    (tmp_path / "lock").mkdir()
    with Store(tmp_path) as store:
        assert [problem.key for problem in store.problems] == ["store-not-a-file"]
        with pytest.raises(AlreadyOpen):
            Store(tmp_path)


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EROFS, errno.EIO])
def test_a_lock_that_fails_for_another_reason_is_not_taken_for_another_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    def fail(handle: int) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(lock, "_take", fail)
    with pytest.raises(Unwritable):
        Store(tmp_path)


def test_a_folder_that_cannot_be_made_is_unwritable(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(Unwritable):
        Store(tmp_path / "file" / "folder")


def test_the_players_own_files_are_left_alone(tmp_path: Path) -> None:
    for name in ("writable", "probe", "notes.part", "settings.json.old"):
        (tmp_path / name).write_bytes(b"mine")
    with Store(tmp_path):
        pass
    for name in ("writable", "probe", "notes.part", "settings.json.old"):
        assert (tmp_path / name).read_bytes() == b"mine"


def test_parts_that_a_killed_program_left_are_swept(tmp_path: Path) -> None:
    for name in ("settings.json.part", "match-realms.json.0123456789abcdef.part"):
        (tmp_path / name).write_bytes(b"half")
    with Store(tmp_path):
        pass
    assert not list(tmp_path.glob("*.part"))


def test_one_damaged_file_never_costs_another(tmp_path: Path) -> None:
    with Store(tmp_path):
        pass
    (tmp_path / "settings.json").write_bytes(b"?")
    (tmp_path / "statistics.db").write_bytes(b"?" * 5000)
    with Store(tmp_path) as store:
        told = [problem.args["file"] for problem in store.problems]
        assert told == ["settings.json", "statistics.db"]
