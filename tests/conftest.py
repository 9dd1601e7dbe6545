"""What holds for all tests."""

from __future__ import annotations

import gc
import signal

# A suite started in the background ignores Ctrl-C, and so would every program it starts: tests of
# what Ctrl-C does would wait for ever.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish() -> None:
    """What is there now stays: nobody needs to look through it for what can be thrown away."""
    gc.freeze()
