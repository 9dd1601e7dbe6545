"""The player's folder as a whole."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from . import settings as settings_file
from .settings import Settings
from .statistics import Statistics


class AlreadyOpen(RuntimeError):
    """Another window has this folder open."""


class Unwritable(RuntimeError):
    """Nothing can be kept in this folder."""


class Store:
    """Settings, statistics and the match in progress, in one folder.

    The folder belongs to one window at a time. A damaged file costs nothing but itself, and is
    put aside; `damaged` names what was.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        _check(folder)
        self._lock = _lock(folder / "lock")
        self.damaged: list[str] = []
        self._settings, damaged = settings_file.load(self._settings_file)
        if damaged:
            self.damaged.append(self._settings_file.name)
        self.statistics = Statistics(folder / "statistics.db")
        if self.statistics.damaged:
            self.damaged.append("statistics.db")

    @property
    def _settings_file(self) -> Path:
        return self.folder / "settings.json"

    @property
    def match_file(self) -> Path:
        """Where the match in progress is kept."""
        return self.folder / "match.json"

    @property
    def plugins(self) -> Path:
        """The folder for opponents of the player's own."""
        return self.folder / "plugins"

    @property
    def settings(self) -> Settings:
        return self._settings

    @settings.setter
    def settings(self, changed: Settings) -> None:
        if changed != self._settings:
            settings_file.save(self._settings_file, changed)
            self._settings = changed

    def close(self) -> None:
        self.statistics.close()
        self._lock.close()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _check(folder: Path) -> None:
    """Makes the folder if need be, and writes into it once to see whether one can."""
    probe = folder / "writable"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe.write_bytes(b"")
        probe.unlink()
    except OSError as error:
        raise Unwritable(str(folder)) from error


def _lock(file: Path) -> sqlite3.Connection:
    """A lock that the system lets go of even if the program is killed.

    An SQLite database in exclusive mode is just that, and the same on every system.
    """
    lock = sqlite3.connect(file, timeout=0.2, isolation_level=None)
    try:
        lock.execute("PRAGMA locking_mode = EXCLUSIVE")
        lock.execute("BEGIN EXCLUSIVE")
        lock.execute("CREATE TABLE IF NOT EXISTS held (by TEXT)")
        lock.execute("COMMIT")
    except sqlite3.OperationalError as error:
        lock.close()
        raise AlreadyOpen(str(file.parent)) from error
    return lock
