"""The folder a program in a single file unpacks itself into.

It goes when the program ends, but stays when the program is killed. So every start looks for such
folders of ours that nobody uses any more.
"""

from __future__ import annotations

import contextlib
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from game.store.lock import FileLock, Held
from game.unpacker import end_with_unpacker

PREFIX = "_MEI"
"""How PyInstaller names these folders, ours and those of other programs."""
MARK = "storied-realms-unpacked.txt"
"""Lies in ours only."""
LOCK = "in-use"
FRESH = 600.0
"""Seconds in which a program may still be unpacking itself, and holds no lock yet."""


@contextlib.contextmanager
def claimed() -> Iterator[None]:
    """Keeps this program's folder while it runs, and removes those that were left behind. The
    program ends with the process that has unpacked it and waits to remove the folder."""
    own = Path(getattr(sys, "_MEIPASS", ""))
    if not own.name.startswith(PREFIX):  # not a single file
        yield
        return
    end_with_unpacker()
    with contextlib.closing(FileLock(own / LOCK)):
        sweep(own.parent)
        yield


def sweep(folder: Path) -> None:
    """Removes what killed programs have left; whatever cannot be removed stays."""
    for left in folder.glob(f"{PREFIX}*"):
        with contextlib.suppress(OSError, Held):
            if (left / MARK).is_file() and time.time() - left.stat().st_mtime > FRESH:
                FileLock(left / LOCK).close()
                shutil.rmtree(left)
