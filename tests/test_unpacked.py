"""What a killed single-file program leaves behind is removed at the next start."""

from __future__ import annotations

import os
import shutil
import sys
import time
from pathlib import Path

import pytest

from game import unpacked
from game.store.lock import FileLock, Held
from game.unpacked import LOCK, MARK, claimed, sweep

ROOT = Path(__file__).parent.parent


def unpack(temp: Path, name: str, hours_ago: float = 2.0) -> Path:
    """A folder as the program in a single file makes it."""
    folder = temp / name
    (folder / "assets").mkdir(parents=True)
    shutil.copy(ROOT / "packaging" / MARK, folder)
    then = time.time() - 3600 * hours_ago
    os.utime(folder, (then, then))
    return folder


def test_a_folder_nobody_uses_is_removed(tmp_path: Path) -> None:
    left = unpack(tmp_path, "_MEIleft")
    sweep(tmp_path)
    assert not left.exists()


def test_a_folder_of_another_program_stays(tmp_path: Path) -> None:
    foreign = unpack(tmp_path, "_MEIforeign")
    (foreign / MARK).unlink()
    ours_by_mark_only = unpack(tmp_path, "downloads")
    sweep(tmp_path)
    assert foreign.exists()
    assert ours_by_mark_only.exists()


def test_a_folder_that_is_still_being_unpacked_stays(tmp_path: Path) -> None:
    fresh = unpack(tmp_path, "_MEIfresh", hours_ago=0)
    sweep(tmp_path)
    assert fresh.exists()


def test_the_folder_of_a_running_program_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own, left = unpack(tmp_path, "_MEIown"), unpack(tmp_path, "_MEIleft")
    monkeypatch.setattr(sys, "_MEIPASS", str(own), raising=False)
    monkeypatch.setattr(unpacked, "FRESH", -1.0)
    with claimed():
        assert not left.exists()
        with pytest.raises(Held):
            FileLock(own / LOCK)
        sweep(tmp_path)
        assert own.exists()
    sweep(tmp_path)
    assert not own.exists()


def test_a_program_in_a_folder_of_its_own_sweeps_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = unpack(tmp_path, "_MEIleft")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "_internal"), raising=False)
    with claimed():
        assert left.exists()
