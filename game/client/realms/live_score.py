"""What the player's cards are worth: now, after the action pointed at, and after each answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from game.lang import Language
from game.titles.realms.cards.catalogue import Catalogue
from game.titles.realms.play.actions import Action, Discard, Pick, Take
from game.titles.realms.play.advice import Prospect, Worth, prospect, worths
from game.titles.realms.play.state import Asks
from game.titles.realms.play.view import View
from game.titles.realms.text.wording import card_name

PICKS = {Asks.KEEP: "keep", Asks.BRING: "take", Asks.EXCESS: "discard"}
"""What picking a card does, by what is asked."""
PATIENCE = 0.4
"""Seconds after which one is told that a score is still being counted."""


@dataclass(frozen=True)
class Wanted:
    """What somebody wants to know: the prospect of a view, or of it after an action."""

    view: View
    after: Action | None


class LiveScore:
    """Scores in a thread: a hand with many choices takes longer than a frame. Only the latest
    question of each kind is answered; what came too late, or was left, is forgotten."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1)
        self._closed = False
        self._wanted: Wanted | None = None
        self._scoring: Future[Prospect | None] | None = None
        self.shown: Wanted | None = None
        """What the prospect is of."""
        self.prospect: Prospect | None = None
        self.now: Prospect | None = None
        """That of the view as it is, whatever is pointed at."""
        self._standing: tuple[View, Future[Prospect | None]] | None = None
        self._waited = 0.0
        self._weighed: tuple[View, tuple[Action, ...]] | None = None
        self._weighing: Future[list[Worth | None]] | None = None
        self.worths: Mapping[Action, Worth] = {}
        """What each answer to the question on the table is worth."""

    def close(self) -> None:
        """Nobody wants to know any more; whoever still asks gets no answer."""
        self._closed = True
        self._scoring = self._weighing = self._standing = None
        self._pool.shutdown(wait=False, cancel_futures=True)

    def wait(self) -> None:
        """Until everything is known that was asked."""
        for waiting in (self._scoring, self._weighing, self._standing and self._standing[1]):
            if waiting:
                waiting.result()

    def want(self, view: View, after: Action | None) -> None:
        """The prospect will be that of this view after this action."""
        wanted = Wanted(view, after)
        if wanted != self._wanted and not self._closed:
            self._wanted = wanted
            if self._standing is None or self._standing[0] != view:
                _drop(self._standing[1] if self._standing else None)
                self._standing = (view, self._pool.submit(prospect, view, None))
            as_it_is = self._standing[1]
            if self._scoring is not as_it_is:
                _drop(self._scoring)
            self._scoring = self._pool.submit(prospect, view, after) if after else as_it_is

    def weigh(self, view: View, legal: Sequence[Action]) -> None:
        """The worths will be those of these answers."""
        weighed = (view, tuple(legal))
        if weighed != self._weighed and not self._closed:
            self._weighed = weighed
            self.worths = {}
            _drop(self._weighing)
            self._weighing = self._pool.submit(worths, view, legal)

    @property
    def counting(self) -> bool:
        """Whether the score shown has been an old one for a while."""
        return self._scoring is not None and self._waited >= PATIENCE

    def update(self, seconds: float) -> bool:
        """Takes in what is known by now; whether anything looks different."""
        before = self.counting
        self._waited = self._waited + seconds if self._scoring else 0.0
        changed = self.counting != before
        if self._standing and self._standing[1].done():
            self.now = self._standing[1].result()
        if self._scoring and self._scoring.done():
            self.prospect, self.shown = self._scoring.result(), self._wanted
            self._scoring = None
            changed = True
        if self._weighing and self._weighing.done() and self._weighed:
            found = zip(self._weighed[1], self._weighing.result(), strict=True)
            self.worths = {action: worth for action, worth in found if worth}
            self._weighing = None
            changed = True
        return changed


def _drop(waiting: Future[Any] | None) -> None:
    """Nobody waits for that any more."""
    if waiting:
        waiting.cancel()


def supposed(score: LiveScore, cards: Catalogue, words: Language) -> str:
    """What the score shown supposes to be done."""
    if not score.shown or not score.prospect:
        return ""
    if score.counting:
        return words.text("table-counting")
    prompt = score.shown.view.prompt
    picks = PICKS.get(prompt.kind, "keep") if prompt else "keep"
    for key, action in (
        ("table-if", score.shown.after),
        ("table-best-after", score.prospect.after),
    ):
        match action:
            case Discard(number):
                how = "discard"
            case Take(number):
                how = "take"
            case Pick(int(number)):
                how = picks
            case _:
                continue
        return words.text(key, how=how, card=card_name(cards.by_number[number].name))
    return words.text("table-now")
