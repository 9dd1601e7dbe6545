"""What holds for all tests."""

from __future__ import annotations

import gc
import os
import signal

import pytest

# A suite started in the background ignores Ctrl-C, and so would every program it starts: tests of
# what Ctrl-C does would wait for ever.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish() -> None:
    """What is there now stays: nobody needs to look through it for what can be thrown away."""
    gc.freeze()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors: many a test waits for a program of its own."""
    return (os.cpu_count() or 1) + 1
