"""A file is there whole or not at all, and nothing that was put aside is ever lost."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.store import files
from game.store.problems import quoted

from .full_disk import Disk


def text(data: bytes) -> str:
    if not data.startswith(b"good"):
        raise files.Damaged("not good")
    return data.decode()


def test_a_file_is_replaced_whole_and_the_last_one_kept(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "file"
    files.write(file, b"good 1")
    files.write(file, b"good 2")
    assert file.read_bytes() == b"good 2"
    assert files.backup_of(file).read_bytes() == b"good 1"
    assert len(list(file.parent.iterdir())) == 2


def test_a_damaged_file_is_put_aside_and_its_backup_read(tmp_path: Path) -> None:
    file = tmp_path / "file"
    files.write(file, b"good 1")
    files.write(file, b"bad")
    found, (problem,) = files.read(file, text)
    assert found == "good 1"
    assert problem.key == "store-damaged"
    assert problem.args == {"file": "file", "aside": "file.damaged"}
    assert (tmp_path / "file.damaged").read_bytes() == b"bad"


def test_what_was_put_aside_is_never_written_over(tmp_path: Path) -> None:
    file = tmp_path / "file"
    for number in range(3):
        file.write_bytes(b"bad %d" % number)
        files.read(file, text)
    asides = ("file.damaged", "file.damaged-2", "file.damaged-3")
    assert [(tmp_path / name).read_bytes() for name in asides] == [b"bad 0", b"bad 1", b"bad 2"]


def test_a_crash_between_the_two_steps_of_writing_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "file"
    files.write(file, b"good 1")
    file.replace(files.backup_of(file))
    assert files.read(file, text) == ("good 1", [])


def test_what_was_never_written_is_simply_not_there(tmp_path: Path) -> None:
    assert files.read(tmp_path / "file", text) == (None, [])


def test_a_folder_with_the_name_of_a_file_is_put_aside(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.mkdir()
    (file / "precious").write_bytes(b"mine")
    found, (problem,) = files.read(file, text)
    assert found is None
    assert problem.key == "store-not-a-file"
    assert (tmp_path / "file.damaged" / "precious").read_bytes() == b"mine"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
def test_nobody_waits_for_a_pipe(tmp_path: Path) -> None:
    file = tmp_path / "file"
    os.mkfifo(file)
    found, (problem,) = files.read(file, text)
    assert found is None
    assert problem.key == "store-not-a-file"


def test_a_full_disk_costs_neither_the_file_nor_leaves_parts_of_it(
    tmp_path: Path, disk: Disk
) -> None:
    file = tmp_path / "file"
    files.write(file, b"good 1")
    disk.fill()
    with pytest.raises(OSError, match="space"):
        files.write(file, b"good 2")
    assert [each.name for each in tmp_path.iterdir()] == ["file"]
    assert files.read(file, text) == ("good 1", [])


def test_only_our_own_parts_are_swept(tmp_path: Path) -> None:
    ours = ("match.json.part", "match-realms.json.0123456789abcdef.part")
    others = ("holiday.part", "match-realms.json.notes.part", "match.json", "my-match.json.part")
    for name in (*ours, *others):
        (tmp_path / name).write_bytes(b"")
    files.sweep(tmp_path, r"match(?:-\w+)?\.json")
    assert {each.name for each in tmp_path.iterdir()} == set(others)


def test_words_of_others_are_shown_as_they_are() -> None:
    assert quoted("no <army|Armies>, *bold*\n\0\udc80") == "no ‹army|Armies›, ∗bold∗  ?"
