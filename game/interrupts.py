"""What Ctrl-C does, from the first moment of the program to the last."""

from __future__ import annotations

import _thread
import os
import signal
import sys
import time
from types import FrameType, TracebackType

INTERRUPTED = 130
"""What a shell gives for a command ended by Ctrl-C."""
SOON = 0.05
"""Seconds."""

_heard = False


class Interrupted(KeyboardInterrupt):
    """Python takes a plain one that passes through `exec` for unhandled, even if it is caught
    later, and ends as if it had been killed; dataclasses are made by `exec`."""


def leave_at_once() -> None:
    """While the program is loaded an interrupt just ends it: nothing has begun, and an exception in
    the middle of an import can get lost or turn into any other."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # nobody asked to ignore it
        signal.signal(signal.SIGINT, _leave)


def clean_up_first() -> None:
    """Once a command has begun, an interrupt is an exception. Where Python loses one (while it
    tidies up after an import, say) there is another a moment later; libraries lose some, too, and
    nobody notices: see `raise_lost`."""
    if signal.getsignal(signal.SIGINT) is _leave:
        sys.unraisablehook = _try_again
        sys.excepthook = _tell
        signal.signal(signal.SIGINT, _interrupt)


def heard() -> bool:
    """Whether a command was interrupted, even if it never noticed."""
    return _heard


def raise_lost() -> None:
    """Ends a command that was interrupted and goes on: pygame asks Python for the bytes of a file
    and drops, or takes for damage, whatever is raised meanwhile."""
    if _heard:
        raise Interrupted


def ignore() -> None:
    """When the exit status is known, nothing changes it any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _leave(*_: object) -> None:
    os._exit(INTERRUPTED)


def _interrupt(_: int, where: FrameType | None) -> None:
    global _heard
    _heard = True
    if where and where.f_code in (_try_again.__code__, _interrupt_soon.__code__):
        _interrupt_soon()  # there it would be lost once more
    else:
        raise Interrupted


def _try_again(lost: sys.UnraisableHookArgs) -> None:
    if _heard:
        _interrupt_soon()
    else:
        sys.__unraisablehook__(lost)


def _tell(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """As Python does, but for what a library makes of an interrupt and prints, and goes on."""
    if not (isinstance(error, SystemError) and isinstance(error.__cause__, Interrupted)):
        sys.__excepthook__(kind, error, trace)


def _interrupt_soon() -> None:
    _thread.start_new_thread(_interrupt_later, ())


def _interrupt_later() -> None:
    time.sleep(SOON)
    if sys.platform == "win32":
        _thread.interrupt_main()
    else:
        os.kill(os.getpid(), signal.SIGINT)  # which also ends whatever it waits for
