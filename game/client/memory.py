"""Memory that pictures no longer need goes back to the system."""

from __future__ import annotations

import contextlib
import ctypes
import sys


def give_back() -> None:
    """Pictures of changing sizes tear holes into the heap, and Linux keeps those unless it is
    asked; elsewhere they go back by themselves."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):  # a C library that cannot
            ctypes.CDLL(None).malloc_trim(0)
