"""What deals would bring, found out beside the window."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from msgspec.structs import replace

from game.titles.realms.play.advice import (
    Prospect,
    Trade,
    Worth,
    prospect,
    trade_sheet,
    trade_worths,
)
from game.titles.realms.play.ending import source_of
from game.titles.realms.play.state import Knowledge
from game.titles.realms.play.view import View
from game.titles.realms.scoring.sheet import Line, Reason, ScoreSheet

from ..live_score import Latest
from ..worth_text import Gain, gain
from .deals import Deal


@dataclass(frozen=True)
class Question:
    view: View
    trades: tuple[Trade, ...]
    read: Trade | None
    """The one whose reason is told."""
    dealt: tuple[int, ...]
    """The hand as it was dealt."""


@dataclass(frozen=True)
class Answer:
    now: Prospect | None
    worths: Mapping[Trade, Worth]
    read: Trade | None
    sheet: ScoreSheet | None
    dealt: Worth | None


NOTHING = Answer(None, {}, None, None, None)


def _answer(question: Question) -> Answer:
    view = question.view
    return Answer(
        _prospect(view),
        _worths(view, question.trades),
        question.read,
        trade_sheet(view, question.read) if question.read else None,
        _dealt(_apart(replace(view, hand=question.dealt))),
    )


_prospect = lru_cache(maxsize=8)(prospect)


@lru_cache(maxsize=8)
def _known(view: View) -> dict[Trade, Worth]:
    """What has been found out about a hand."""
    del view
    return {}


def _worths(view: View, trades: Iterable[Trade]) -> Mapping[Trade, Worth]:
    known = _known(view)
    new = [trade for trade in trades if trade not in known]
    if new:
        known.update(trade_worths(view, new))
    return {trade: known[trade] for trade in trades}


@lru_cache(maxsize=2)
def _dealt(view: View) -> Worth | None:
    found = prospect(view)
    return found and found.worth


def _apart(view: View) -> View:
    """The own hand without what goes on around it."""
    return replace(view, floor=None, knows=Knowledge(), open=((),) * len(view.open))


def _counts_alone(view: View, trades: Iterable[Trade]) -> bool:
    """Whether no card is concerned that brings in another, so that it does not matter where the
    others are."""
    concerned = {*view.hand, *(trade.get for trade in trades)}
    cards = view.options.cards.by_number
    return not any(source_of(cards[number]) for number in concerned)


class DealScores:
    """Knows what the hand is worth, and what it would be after each deal."""

    def __init__(self) -> None:
        self._latest = Latest[Question, Answer](_answer)
        self.known = NOTHING

    def want(
        self, view: View, trades: Iterable[Trade], read: Trade | None, dealt: tuple[int, ...]
    ) -> None:
        wanted = tuple(trades)
        alone = _counts_alone(view, wanted)
        still = _apart(view) if alone else replace(view, floor=None)
        self._latest.ask(Question(still, wanted, read, dealt))

    def update(self) -> bool:
        """Takes in what is known by now; whether that is anything new."""
        found = list(self._latest.answers())
        for _, self.known in found:
            pass
        return bool(found)

    def forget(self) -> None:
        """Somebody else looks from now on: what the others have is not shown meanwhile."""
        self.known = NOTHING

    def wait(self) -> None:
        self._latest.wait()

    def close(self) -> None:
        self._latest.close()

    @property
    def now(self) -> Prospect | None:
        return self.known.now

    def gain(self, trade: Trade) -> Gain | None:
        worth = self.known.worths.get(trade)
        return gain(worth, self.now.worth) if worth and self.now else None

    def total(self, trade: Trade) -> Worth | None:
        return self.known.worths.get(trade)

    def best_give(self, deal: Deal) -> int | None:
        """The card to give for a deal: the one that leaves the best hand, unknown cards as their
        mean. Where there is a choice, none before it is known."""
        if len(deal.gives) == 1:
            return deal.gives[0]
        means = {}
        for give in deal.gives:
            found = [self.known.worths.get(Trade(give, get)) for get in deal.gets]
            known = [worth.total for worth in found if worth]
            if known:
                means[give] = sum(known) / len(known)
        return max(means, key=lambda give: means[give], default=None)

    def spread(self, deal: Deal, give: int) -> tuple[Gain, Gain] | None:
        """The least and the most that a deal may bring."""
        found = [each for get in deal.gets if (each := self.gain(Trade(give, get)))]
        return (min(found), max(found)) if found else None

    def reason(self) -> tuple[ScoreSheet, Line] | None:
        """What does most for the hand after the deal that lies before the person, or against it
        if it loses by the deal."""
        before, after = self.now, self.known.sheet
        brings = self.gain(self.known.read) if self.known.read else None
        if not before or not after or not brings:
            return None
        had = {_told(before.sheet, line) for line in before.sheet.lines}
        new = [
            line
            for line in after.lines
            if line.reason is Reason.COUNTED
            and _told(after, line) not in had
            and line.points * brings.points > 0
        ]
        best = max(new, key=lambda line: abs(line.points), default=None)
        return (after, best) if best else None


def _told(sheet: ScoreSheet, line: Line) -> tuple[int, object, int]:
    return sheet.cards[line.place].card.number, line.effect, line.points
