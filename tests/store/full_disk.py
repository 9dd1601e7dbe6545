"""A disk without room, for as long as a test wants."""

from __future__ import annotations

import errno
import os

import pytest


class Disk:
    """Refuses to write while it is full, as the system does."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.error: int | None = None
        self.writes = 0
        self._fsync = os.fsync
        monkeypatch.setattr(os, "fsync", self._sync)

    def _sync(self, handle: int) -> None:
        if self.error:
            raise OSError(self.error, os.strerror(self.error))
        self._fsync(handle)
        self.writes += 1

    def fill(self) -> None:
        self.error = errno.ENOSPC

    def empty(self) -> None:
        self.error = None
