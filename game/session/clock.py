"""The time of a match: milliseconds that pass while it is played, and stand while it is not."""

from __future__ import annotations

import time
from collections.abc import Callable


class Clock:
    """Runs with the machine's, from where the match was left."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._machine = now
        self._passed = 0
        self._since: float | None = None

    @property
    def now(self) -> int:
        running = self._machine() - self._since if self._since is not None else 0.0
        return self._passed + int(1000 * running)

    def run(self) -> None:
        if self._since is None:
            self._since = self._machine()

    def pause(self) -> None:
        self._passed, self._since = self.now, None

    def reach(self, moment: int) -> None:
        """It is at least that late."""
        self._passed += max(0, moment - self.now)

    @property
    def jumps(self) -> bool:
        """Whether it goes on to the next moment at once where nobody would see it run."""
        return False


class StillClock(Clock):
    """For matches without a window: it stands, and is put forward to whatever comes next."""

    def __init__(self) -> None:
        super().__init__(lambda: 0.0)

    @property
    def jumps(self) -> bool:
        return True
