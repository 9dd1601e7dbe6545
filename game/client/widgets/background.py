"""Work that must not hold up the window: a thread for what can be done beside it."""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Callable, Iterable

LOG = logging.getLogger("storied-realms")
Task = Callable[[], object]


class Background:
    """One thread that works through tasks.

    pygame lets go of Python's lock while it decodes and scales pictures, so fetching them here
    costs the window next to nothing. Letters must not be drawn here: fonts are not thread-safe.
    """

    def __init__(self) -> None:
        self._tasks: deque[Task] = deque()
        self._more = threading.Event()
        self._closed = False
        self._thread: threading.Thread | None = None

    def work(self, tasks: Iterable[Task]) -> None:
        """Does these, in this order, instead of what was still to do."""
        self._tasks = deque(tasks)
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, daemon=True)
            self._thread.start()
        self._more.set()

    @property
    def idle(self) -> bool:
        """Whether nothing is left to do."""
        return not self._more.is_set()

    def close(self) -> None:
        self._closed = True
        self._more.set()
        if self._thread:
            self._thread.join()

    def _run(self) -> None:
        while self._more.wait() and not self._closed:
            try:
                task = self._tasks.popleft()
            except IndexError:
                self._more.clear()
                if self._tasks:  # they have come in this moment
                    self._more.set()
            else:
                try:
                    task()
                except Exception:  # whoever needs it in earnest will meet it again, and be told
                    LOG.exception("Something could not be prepared")
