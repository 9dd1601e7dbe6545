"""Where the program begins and ends."""

from __future__ import annotations

import sys

from . import interrupts


def start() -> int:
    """Does what the command line asks for and returns the exit status."""
    try:
        try:
            interrupts.leave_at_once()
            status = _run()
        finally:
            interrupts.ignore()
    except KeyboardInterrupt:
        return interrupts.INTERRUPTED
    return interrupts.INTERRUPTED if interrupts.heard() else status


def _run() -> int:
    """Whatever takes time to load is imported in here, where Ctrl-C is understood."""
    from multiprocessing import freeze_support

    from ai.process import FLAG, serve

    freeze_support()  # in the built program, processes that help begin here, too
    if sys.argv[1:2] == [FLAG]:
        serve(sys.argv[2])
    from .cli import main
    from .unpacked import claimed

    with claimed():
        return main()
