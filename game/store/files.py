"""Files that survive: written whole or not at all, with the last good one kept beside."""

from __future__ import annotations

import contextlib
import os
import re
import secrets
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import TypeVar

from game.engine.message import Message, message
from game.log import LOG

from .problems import quoted, reason

T = TypeVar("T")


class Damaged(ValueError):
    """The content of a file makes no sense."""

    key = "store-damaged"


class NotAFile(Damaged):
    """A folder, a pipe or a device has a file's name; reading it might never end."""

    key = "store-not-a-file"


def backup_of(file: Path) -> Path:
    return file.with_name(file.name + ".bak")


# Writing.


def part_of(file: Path) -> Path:
    """A name nobody else has, for a file that is not complete yet."""
    return file.with_name(f"{file.name}.{secrets.token_hex(8)}.part")


def write(file: Path, data: bytes) -> None:
    """Replaces a file in one step; what was there before becomes the backup."""
    file.parent.mkdir(parents=True, exist_ok=True)
    part = part_of(file)
    try:
        with part.open("xb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        if file.exists():
            file.replace(backup_of(file))
        part.replace(file)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink()
        raise


def remove(file: Path) -> None:
    """Removes a file and its backup."""
    for each in (backup_of(file), file):
        with contextlib.suppress(FileNotFoundError):
            each.unlink()


def sweep(folder: Path, names: str) -> None:
    """Removes the parts that a killed program left of files whose names match the pattern."""
    ours = re.compile(rf"(?:{names})(?:\.[0-9a-f]{{16}})?\.part")
    for each in list(folder.iterdir()):
        if ours.fullmatch(each.name):
            with contextlib.suppress(OSError):
                each.unlink()


# Reading.


def check_is_file(file: Path) -> bool:
    """Whether there is such a file; raises NotAFile if something else has its name."""
    if not os.path.lexists(file):
        return False
    if not file.is_file():
        raise NotAFile(str(file))
    return True


def read(file: Path, parse: Callable[[bytes], T]) -> tuple[T | None, list[Message]]:
    """The content of a file, or else of its backup; and what was wrong on the way.

    What makes no sense is put aside, never deleted; what the system does not let us read stays
    where it is. `parse` raises Damaged for what it cannot read.
    """
    problems: list[Message] = []
    for each in (file, backup_of(file)):
        try:
            if check_is_file(each):
                return parse(each.read_bytes()), problems
        except Damaged as damage:
            problems.append(put_aside(each, damage))
        except OSError as error:
            problems.append(_unreadable(each, error))
    return None, problems


# Putting aside.


def put_aside(file: Path, damage: Damaged) -> Message:
    """Makes room for a new file, and says so."""
    LOG.warning("%s: %s", file, damage)
    try:
        aside = rename_aside(file, "damaged")
    except OSError as error:
        return _unreadable(file, error)
    return message(damage.key, file=quoted(file.name), aside=quoted(aside.name))


def _unreadable(file: Path, error: OSError) -> Message:
    return message("store-unreadable", file=quoted(file.name), why=reason(error))


def rename_aside(file: Path, word: str) -> Path:
    """Gives a file a name with the word, one that nothing has yet."""
    for number in count(1):
        aside = file.with_name(f"{file.name}.{word}{f'-{number}' if number > 1 else ''}")
        if not os.path.lexists(aside):
            break
    return file.rename(aside)
