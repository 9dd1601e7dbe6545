"""The process that unpacks a program in a single file, starts it, and clears up after it.

The program must not outlive it: nobody would see that it still runs, nor find out how to end it.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from threading import Thread

GLANCE = 1.0
"""Seconds between two looks for it."""


def end_with_unpacker() -> None:
    """Ends this program when the process that started it is gone, however that came about."""
    Thread(target=_outlast, args=(os.getppid(),), daemon=True).start()


def _outlast(parent: int) -> None:
    """A window takes the signal for being closed; any other command just ends."""
    with contextlib.suppress(OSError):  # we are not allowed to watch
        _wait_for_end(parent)
        signal.raise_signal(signal.SIGTERM)


def _wait_for_end(parent: int) -> None:
    if sys.platform == "win32":  # there, a process never gets another parent
        import _winapi

        process = _winapi.OpenProcess(_winapi.SYNCHRONIZE, False, parent)
        _winapi.WaitForSingleObject(process, _winapi.INFINITE)
    else:
        while os.getppid() == parent:
            time.sleep(GLANCE)
