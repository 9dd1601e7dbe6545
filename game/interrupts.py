"""What Ctrl-C does, from the first moment of the program to the last."""

from __future__ import annotations

import os
import signal

INTERRUPTED = 130
"""What a shell gives for a command ended by Ctrl-C."""


class Interrupted(KeyboardInterrupt):
    """Python takes a plain one that passes through `exec` for unhandled, even if it is caught
    later, and ends as if it had been killed; dataclasses are made by `exec`."""


def leave_at_once() -> None:
    """While the program is loaded an interrupt just ends it: nothing has begun, and an exception in
    the middle of an import can get lost or turn into any other."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # nobody asked to ignore it
        signal.signal(signal.SIGINT, _leave)


def clean_up_first() -> None:
    """Once a command has begun, an interrupt is an exception."""
    if signal.getsignal(signal.SIGINT) is _leave:
        signal.signal(signal.SIGINT, _interrupt)


def ignore() -> None:
    """When the exit status is known, nothing changes it any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _leave(*_: object) -> None:
    os._exit(INTERRUPTED)


def _interrupt(*_: object) -> None:
    raise Interrupted
