"""Matches played, in a small database."""

from __future__ import annotations

import contextlib
import errno
import json
import math
import os
import sqlite3
import threading
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from game.engine.message import Message, message
from game.log import LOG

from . import files
from .problems import reason, sqlite_code

MIGRATIONS = (
    """
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY,
        played_at TEXT NOT NULL,
        title TEXT NOT NULL,
        options TEXT NOT NULL,
        seed TEXT NOT NULL,
        seats TEXT NOT NULL,
        seat INTEGER NOT NULL,
        scores TEXT NOT NULL,
        places TEXT NOT NULL,
        conceded INTEGER NOT NULL,
        seconds REAL NOT NULL,
        replay BLOB NOT NULL
    );
    CREATE INDEX matches_by_time ON matches (played_at);
    """,
    """
    ALTER TABLE matches ADD COLUMN match_id TEXT NOT NULL DEFAULT '';
    ALTER TABLE matches ADD COLUMN events BLOB NOT NULL DEFAULT x'';
    CREATE UNIQUE INDEX matches_by_match ON matches (match_id) WHERE match_id <> '';
    """,
    """
    ALTER TABLE matches ADD COLUMN opponents TEXT NOT NULL DEFAULT '[]';
    """,
    """
    ALTER TABLE matches ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
    """,
)
"""Each step brings a database one version further; the version is how many were taken."""

PATIENCE = 1.0
"""Seconds to wait for another program that has the database locked."""
NONSENSE = {
    sqlite3.SQLITE_ERROR,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FORMAT,
    sqlite3.SQLITE_NOTADB,
}
"""What SQLite says when it is the content that is wrong: no tables of ours, or no database."""
LARGEST_SCORE = 10**9
LONGEST_NAME = 255
_LISTS = {
    "seats": tuple[str, ...],
    "opponents": tuple[str, ...],
    "scores": tuple[int, ...],
    "places": tuple[int, ...],
}
"""Columns that hold several values, as JSON."""


class Record(msgspec.Struct, frozen=True):
    """A match as the statistics keep it, from the point of view of one seat."""

    played_at: str
    """ISO time, universal."""
    title: str
    options: str
    seed: str
    seats: tuple[str, ...]
    seat: int
    scores: tuple[int, ...]
    places: tuple[int, ...]
    conceded: bool
    seconds: float
    replay: bytes
    match_id: str = ""
    """Empty for those from before matches had one."""
    opponents: tuple[str, ...] = ()
    """The key of the opponent in each seat, empty for a person; none at all in records from before
    keys were kept: their opponents have the names they had then."""
    hints: int = 0
    """How often the player of the seat asked for advice."""

    @property
    def won(self) -> bool:
        return self.places[self.seat] == 1 and not self.conceded


class Summary(msgspec.Struct, frozen=True):
    """What the statistics say at a glance."""

    played: int
    won: int
    best: int | None
    mean: float | None


class _Newer(RuntimeError):
    """The database was made by a newer version."""


class Statistics:
    """The database of matches. Any thread may use it.

    A damaged one is put aside and a new one begun. One that is sound but cannot be used (locked,
    not ours to write, from a newer version) is left alone, and matches are counted only for as
    long as the program runs. Either way `problem` says so.
    """

    def __init__(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self.problem: Message | None = None
        self._lock = threading.Lock()
        self._db = self._begin(file)

    def _begin(self, file: Path) -> sqlite3.Connection:
        try:
            try:
                if files.check_is_file(file) and not os.access(file, os.W_OK):
                    raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
                return _open(file)
            except files.Damaged as damage:
                self.problem = files.put_aside(file, damage)
                return _open(file)
        except _Newer:
            self.problem = message("store-statistics-newer", file=file.name)
        except (OSError, sqlite3.Error, files.Damaged) as error:
            self.problem = message("store-statistics-unusable", file=file.name, why=reason(error))
        return _open(":memory:")

    def close(self) -> None:
        with self._lock:
            self._db.close()

    def add(self, record: Record, events: bytes = b"") -> None:
        """Counts a match, with its events so that it can be watched again; once, however often it
        is added."""
        values = {**msgspec.structs.asdict(record), "events": events}
        for name in _LISTS:
            values[name] = json.dumps(values[name])
        columns = ", ".join(values)
        marks = ", ".join("?" * len(values))
        with self._lock:
            self._db.execute(
                f"INSERT INTO matches ({columns}) VALUES ({marks}) ON CONFLICT DO NOTHING",
                tuple(values.values()),
            )

    def records(self, title: str | None = None) -> list[Record]:
        """All matches, the latest first; rows that make no sense are left out."""
        found: list[Record] = []
        try:
            with self._lock:
                rows = self._db.execute(
                    f"SELECT {', '.join(Record.__struct_fields__)} FROM matches"
                    " WHERE ? IS NULL OR title = ? ORDER BY played_at DESC, id DESC",
                    (title, title),
                )
                for row in rows:
                    with contextlib.suppress(ValueError):
                        found.append(_record(row))
        except sqlite3.Error as error:
            LOG.warning("Statistics: %s", error)
        return found

    def events(self, match_id: str) -> bytes:
        """What was kept of the events of a match; empty if nothing was."""
        row = None
        with contextlib.suppress(sqlite3.Error), self._lock:
            row = self._db.execute(
                "SELECT events FROM matches WHERE match_id = ?", (match_id,)
            ).fetchone()
        return row[0] if row and isinstance(row[0], bytes) else b""

    def summary(self, title: str) -> Summary:
        records = self.records(title)
        finished = [record for record in records if not record.conceded]
        scores = [record.scores[record.seat] for record in finished]
        return Summary(
            len(records),
            sum(record.won for record in records),
            max(scores, default=None),
            sum(scores) / len(scores) if scores else None,
        )

    def __enter__(self) -> Statistics:
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(sqlite3.Error):
            self.close()


def _open(place: Path | str) -> sqlite3.Connection:
    """A database that can be read and written; raises Damaged if it is none of ours."""
    db = sqlite3.connect(place, PATIENCE, isolation_level=None, check_same_thread=False)
    # A text that is not UTF-8 must not keep the rows after it from being read.
    db.text_factory = bytes
    try:
        _prepare(db)
    except BaseException as error:
        db.close()
        if isinstance(error, sqlite3.Error) and sqlite_code(error) in NONSENSE:
            raise files.Damaged(str(error)) from error
        raise
    return db


def _prepare(db: sqlite3.Connection) -> None:
    """Brings a database to the present version, and sees whether all of it is there."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise _Newer
    if version < 0:
        raise files.Damaged(f"version {version}")
    (fine,) = db.execute("PRAGMA quick_check").fetchone()
    if fine != b"ok":
        raise files.Damaged(str(fine))
    for number, step in enumerate(MIGRATIONS[version:], version + 1):
        db.executescript(f"BEGIN; {step} PRAGMA user_version = {number}; COMMIT;")
    db.execute(f"SELECT {', '.join(Record.__struct_fields__)}, events FROM matches LIMIT 0")
    db.execute("BEGIN IMMEDIATE")  # fails if another program has it locked
    db.execute("ROLLBACK")


def _record(row: tuple[Any, ...]) -> Record:
    """A row as a record; raises ValueError if it is none that could be shown."""
    values = dict(zip(Record.__struct_fields__, row, strict=True))
    try:
        for field in msgspec.structs.fields(Record):
            value = values[field.name]
            if field.name in _LISTS:
                values[field.name] = msgspec.json.decode(value, type=_LISTS[field.name])
            elif field.type is str:
                values[field.name] = bytes.decode(value)
        values["conceded"] = {0: False, 1: True}[values["conceded"]]
        record = msgspec.convert(values, Record)
        datetime.fromisoformat(record.played_at).astimezone()
    except (msgspec.MsgspecError, KeyError, TypeError, ArithmeticError, OSError) as error:
        raise ValueError(str(error)) from error
    if not (
        0 <= record.seat < len(record.seats) == len(record.scores) == len(record.places)
        and all(abs(score) <= LARGEST_SCORE for score in record.scores)
        and all(1 <= place <= len(record.places) for place in record.places)
        and len(record.opponents) in (0, len(record.seats))
        and all(
            len(name) <= LONGEST_NAME and "\0" not in name
            for name in (*record.seats, *record.opponents)
        )
        and math.isfinite(record.seconds)
        and record.hints >= 0
    ):
        raise ValueError("the row contradicts itself")
    return record
