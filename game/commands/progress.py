"""Telling how far a long command has come."""

from __future__ import annotations

import sys
import time


class Progress:
    """A line on standard error that keeps itself up to date: a bar, a rate, the time left."""

    WIDTH = 24

    def __init__(self, total: int, done: int, unit: str) -> None:
        self.total, self.done, self.unit = total, done, unit
        self._start, self._start_done = time.monotonic(), done
        self._shown = 0.0
        self._tty = sys.stderr.isatty()

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._start

    def advance(self, count: int, note: str = "") -> None:
        self.done += count
        now = time.monotonic()
        if now - self._shown >= (0.2 if self._tty else 30) or self.done >= self.total:
            self._shown = now
            self._show(note)

    def _show(self, note: str) -> None:
        share = self.done / self.total if self.total else 1.0
        rate = (self.done - self._start_done) / max(self.seconds, 1e-9)
        left = (self.total - self.done) / rate if rate else 0.0
        bar = "#" * round(share * self.WIDTH)
        line = (
            f"[{bar:<{self.WIDTH}}] {share:6.1%}  {self.done:,} of {self.total:,} {self.unit}"
            f"  {rate:,.0f}/s  {left / 60:.1f} min left  {note}"
        )
        end = "\r" if self._tty and self.done < self.total else "\n"
        print(line, end=end, file=sys.stderr, flush=True)
