"""The match in progress of each title, kept after every action."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

from game.engine import codec
from game.engine.contract import Rules
from game.engine.history import History
from game.engine.message import Message, message
from game.engine.table import Table

from . import files
from .problems import quoted
from .store import Store


class Loaded:
    """What came of a saved match: its table, or what is wrong with it."""

    def __init__(
        self, table: Table[Any, Any, Any, Any, Any] | None, problem: Message | None
    ) -> None:
        self.table = table
        self.problem = problem
        """Set also when only the backup could be read, and the match goes on one step earlier."""


def exists(store: Store, title: str) -> bool:
    file = store.match_file(title)
    return file.exists() or files.backup_of(file).exists()


def load(store: Store, rules: Rules[Any, Any, Any, Any, Any]) -> Loaded:
    """The saved match of a title, or its backup.

    A file that cannot be read is put aside; one of another version stays where it is.
    """
    file = store.match_file(rules.key)

    def parse(data: bytes) -> Table[Any, Any, Any, Any, Any]:
        try:
            return codec.load(data, {rules.key: rules})
        except codec.OtherVersion:
            raise
        except codec.BadSave as bad:
            raise files.Damaged(str(bad.__cause__ or bad)) from bad

    try:
        table, problems = files.read(file, parse)
    except codec.OtherVersion as other:
        return Loaded(None, message("save-kept", file=quoted(file.name), why=other.says))
    if not problems:
        return Loaded(table, None)
    key = "save-one-step-earlier" if table else "save-lost"
    return Loaded(table, message(key, why=problems[0]))


def save(store: Store, history: History[Any, Any]) -> None:
    """Keeps a match in place of the one that was there."""
    file = store.match_file(history.title)
    _make_room(file, history)
    files.write(file, codec.save(history))


def remove(store: Store, history: History[Any, Any]) -> None:
    """The match is no longer in progress; another one that is stays."""
    file = store.match_file(history.title)
    _make_room(file, history)
    for each in (file, files.backup_of(file)):
        if each.exists():
            with contextlib.suppress(codec.BadSave):  # whichever match that was, it tells later
                if codec.identity(each.read_bytes()) == history.id:
                    files.remove(file)
            return


def _make_room(file: Path, history: History[Any, Any]) -> None:
    """Puts aside what is no match of this version: only that may be written over."""
    for each in (file, files.backup_of(file)):
        try:
            if files.check_is_file(each) and not _is_current(each.read_bytes(), history):
                files.rename_aside(each, "other-version")
        except (files.Damaged, codec.BadSave, PermissionError) as error:
            files.put_aside(each, files.Damaged(str(error)))


def _is_current(data: bytes, history: History[Any, Any]) -> bool:
    head = codec.envelope(data)
    return (head.version, head.title, head.rules) == (codec.VERSION, history.title, history.rules)
