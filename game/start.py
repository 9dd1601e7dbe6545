"""Where the program begins, and how it ends when somebody presses Ctrl-C."""

from __future__ import annotations

import signal
import sys
from types import FrameType
from typing import NoReturn

INTERRUPTED = 130
"""What a shell gives for a command ended by Ctrl-C."""


class Interrupted(KeyboardInterrupt):
    """Python takes a plain one that passes through `exec` for unhandled, even if it is caught
    later, and ends as if it had been killed; dataclasses are made by `exec`."""


def start() -> int:
    """Does what the command line asks for and returns the exit status.

    Ctrl-C counts from the first moment, which is why everything else is imported in here; once the
    status is known, it changes nothing any more.
    """
    try:
        try:
            if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
                signal.signal(signal.SIGINT, _interrupt)
            return _run()
        finally:
            signal.signal(signal.SIGINT, signal.SIG_IGN)
    except KeyboardInterrupt:
        return INTERRUPTED


def _interrupt(number: int, frame: FrameType | None) -> NoReturn:
    raise Interrupted


def _run() -> int:
    from multiprocessing import freeze_support

    from ai.process import FLAG, serve

    freeze_support()  # in the built program, processes that help begin here, too
    if sys.argv[1:2] == [FLAG]:
        serve(sys.argv[2])
    from .cli import main
    from .unpacked import claimed

    with claimed():
        return main()
