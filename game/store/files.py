"""Files that survive: written whole or not at all, with the last good one kept beside."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")


class Damaged(ValueError):
    """The content of a file makes no sense."""


def backup_of(file: Path) -> Path:
    return file.with_name(file.name + ".bak")


def damaged_of(file: Path) -> Path:
    return file.with_name(file.name + ".damaged")


def write(file: Path, data: bytes) -> None:
    """Replaces a file in one step; what was there before becomes the backup."""
    file.parent.mkdir(parents=True, exist_ok=True)
    partial = file.with_name(file.name + ".part")
    with partial.open("wb") as out:
        out.write(data)
        out.flush()
        os.fsync(out.fileno())
    if file.exists():
        file.replace(backup_of(file))
    partial.replace(file)


def read(file: Path, parse: Callable[[bytes], T]) -> tuple[T | None, bool]:
    """The content of a file, or else of its backup; and whether something was damaged.

    A damaged file is put aside, never deleted. `parse` raises Damaged for what it cannot read.
    """
    damaged = False
    for candidate in (file, backup_of(file)):
        try:
            data = candidate.read_bytes()
        except FileNotFoundError:
            continue
        try:
            return parse(data), damaged
        except Damaged:
            damaged = True
            candidate.replace(damaged_of(candidate))
    return None, damaged


def remove(file: Path) -> None:
    """Removes a file and its backup."""
    for each in (file, backup_of(file)):
        with contextlib.suppress(FileNotFoundError):
            each.unlink()
