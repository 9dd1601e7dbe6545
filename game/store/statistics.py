"""Matches played, in a small database."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from pathlib import Path

import msgspec

from . import files

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
)
"""Each step brings a database one version further; the version is how many were taken."""


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

    @property
    def won(self) -> bool:
        return self.places[self.seat] == 1 and not self.conceded


class Summary(msgspec.Struct, frozen=True):
    """What the statistics say at a glance."""

    played: int
    won: int
    best: int | None
    mean: float | None


class Statistics:
    """The database of matches; a damaged one is put aside and a new one begun."""

    def __init__(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self.damaged = False
        try:
            self._db = self._open(file)
        except sqlite3.DatabaseError:
            self.damaged = True
            file.replace(files.damaged_of(file))
            self._db = self._open(file)

    @staticmethod
    def _open(file: Path) -> sqlite3.Connection:
        db = sqlite3.connect(file, isolation_level=None)
        try:
            (version,) = db.execute("PRAGMA user_version").fetchone()
            if version > len(MIGRATIONS):
                raise sqlite3.DatabaseError("the file comes from a newer version")
            for number, step in enumerate(MIGRATIONS[version:], version + 1):
                db.executescript(f"BEGIN; {step} PRAGMA user_version = {number}; COMMIT;")
            (fine,) = db.execute("PRAGMA quick_check").fetchone()
            if fine != "ok":
                raise sqlite3.DatabaseError(fine)
        except BaseException:
            db.close()
            raise
        return db

    def close(self) -> None:
        self._db.close()

    def add(self, record: Record) -> None:
        values = msgspec.structs.asdict(record)
        for listed in ("seats", "scores", "places"):
            values[listed] = json.dumps(values[listed])
        columns = ", ".join(values)
        marks = ", ".join("?" * len(values))
        self._db.execute(
            f"INSERT INTO matches ({columns}) VALUES ({marks})", tuple(values.values())
        )

    def records(self, title: str | None = None) -> list[Record]:
        """All matches, the latest first."""
        names = [field.name for field in msgspec.structs.fields(Record)]
        rows = self._db.execute(
            f"SELECT {', '.join(names)} FROM matches"
            " WHERE ? IS NULL OR title = ? ORDER BY played_at DESC, id DESC",
            (title, title),
        )
        found = []
        for row in rows:
            values = dict(zip(names, row, strict=True))
            for listed in ("seats", "scores", "places"):
                values[listed] = tuple(json.loads(values[listed]))
            values["conceded"] = bool(values["conceded"])
            found.append(Record(**values))
        return found

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
