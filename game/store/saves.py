"""The match in progress, kept after every action."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.engine import codec
from game.engine.contract import Rules
from game.engine.history import History
from game.engine.message import Message
from game.engine.table import Table

from . import files


class Loaded:
    """What came of a saved match: its table, or what is wrong with it."""

    def __init__(
        self, table: Table[Any, Any, Any, Any, Any] | None, problem: Message | None
    ) -> None:
        self.table = table
        self.problem = problem
        """Set also when only the backup could be read."""


def save(file: Path, history: History[Any, Any]) -> None:
    files.write(file, codec.save(history))


def load(file: Path, titles: Mapping[str, Rules[Any, Any, Any, Any, Any]]) -> Loaded:
    """The saved match, or its backup; a file that cannot be used is put aside."""
    problems: list[Message] = []

    def parse(data: bytes) -> Table[Any, Any, Any, Any, Any]:
        try:
            return codec.load(data, titles)
        except codec.BadSave as bad:
            problems.append(bad.says)
            raise files.Damaged(bad.says.key) from bad

    table, _ = files.read(file, parse)
    return Loaded(table, problems[0] if problems else None)


def exists(file: Path) -> bool:
    return file.exists() or files.backup_of(file).exists()
