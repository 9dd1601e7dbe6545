"""What had better be chosen, worked out beside the window: many choices take longer than a
frame."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from typing import NamedTuple

from game.titles.realms.play.actions import Pick
from game.titles.realms.play.proposals import Asked, asked, proposed
from game.titles.realms.play.view import View


class Advice(NamedTuple):
    """For a seat that has to choose."""

    picks: tuple[Pick, ...]
    """The best answers to what is still open."""
    asked: tuple[Asked, ...]
    """If nothing is: all that was decided on, with every other answer."""


def advice(view: View) -> Advice:
    picks = proposed(view)
    return Advice(picks, () if picks else asked(view))


class Adviser:
    """Answers the latest question only."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1)
        self._view: View | None = None
        self._thinking: Future[Advice] | None = None

    def on(self, view: View) -> Advice | None:
        """The advice on a view, once it is known."""
        if view != self._view:
            self._view = view
            if self._thinking:
                self._thinking.cancel()
            self._thinking = self._pool.submit(advice, view)
        assert self._thinking
        return self._thinking.result() if self._thinking.done() else None

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
