"""One window at a time: a lock that the system lets go of even if the program is killed."""

from __future__ import annotations

import errno
import sys
from pathlib import Path

HELD = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}
"""What the systems say when somebody else has the lock."""

if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Held(RuntimeError):
    """Somebody else has the lock."""


class FileLock:
    """Held on an open file until it is closed. What the file contains does not matter, and nothing
    is ever written to it; only the system knows who has the lock."""

    def __init__(self, file: Path) -> None:
        self._file = file.open("ab")
        try:
            self._file.seek(0)
            _take(self._file.fileno())
        except OSError as error:
            self._file.close()
            if error.errno in HELD:
                raise Held(str(file)) from error
            raise

    def close(self) -> None:
        self._file.close()
