"""What the player's cards are worth: now, after the action pointed at, and after each answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, TypeVar

from game.lang import Language, plain
from game.titles.realms.cards.card import Card
from game.titles.realms.cards.catalogue import Catalogue
from game.titles.realms.play.actions import Action, Discard, Draw, Pick, Put, Take
from game.titles.realms.play.advice import Prospect, Worth, before, prospect, worths
from game.titles.realms.play.state import Asks, Phase
from game.titles.realms.play.view import View
from game.titles.realms.scoring.sheet import ScoreSheet
from game.titles.realms.text.wording import name_in_role

from .worth_text import Gain, gain, worth_text

PICKS = {
    Asks.KEEP: "keep",
    Asks.BRING: "take",
    Asks.EXCESS: "discard",
    Asks.TAKE: "take",
    Asks.DISCARD: "discard",
    Asks.TRADE: "take",
    Asks.BACK: "back",
    Asks.WISH: "take",
}
"""What picking a card does, by what is asked."""
PATIENCE = 0.4
"""Seconds after which one is told that a score is still being counted."""


@dataclass(frozen=True)
class Wanted:
    """What somebody wants to know: the prospect of a view, or of it after an action."""

    view: View
    after: Action | None


@dataclass(frozen=True)
class Weighing:
    """A question on the table with its answers."""

    view: View
    answers: tuple[Action, ...]


@dataclass(frozen=True)
class Weighed:
    """What there is to know about the answers to a question."""

    worths: Mapping[Action, Worth]
    before: Worth | None
    """What the hand is compared with: see `advice.before`."""

    @cached_property
    def gains(self) -> Mapping[Action, Gain]:
        """What each answer brings."""
        if self.before is None:
            return {}
        return {action: gain(worth, self.before) for action, worth in self.worths.items()}

    @cached_property
    def best(self) -> frozenset[Action]:
        """The answers that bring most, as the figures tell it."""
        top = max((each.points for each in self.gains.values()), default=None)
        return frozenset(action for action, each in self.gains.items() if each.points == top)


UNKNOWN = Weighed({}, None)

Q = TypeVar("Q")
A = TypeVar("A")


class Latest(Generic[Q, A]):
    """Answers questions in a thread of its own, and only the latest of them: what came too late,
    or was left, is forgotten."""

    def __init__(self, answer: Callable[[Q], A]) -> None:
        self._answer = answer
        self._pool = ThreadPoolExecutor(1)
        self._closed = False
        self.asked: Q | None = None
        self._waiting: Future[A] | None = None
        self._latest: tuple[Q, Future[A]] | None = None

    def ask(self, question: Q) -> bool:
        """Whether that is a new question."""
        if question == self.asked or self._closed:
            return False
        self.asked = question
        if self._waiting:
            self._waiting.cancel()
        self._waiting = self._pool.submit(self._answer, question)
        self._latest = question, self._waiting
        return True

    def answer(self, question: Q) -> A:
        """For another thread: what was asked last is not found out twice."""
        if self._latest and self._latest[0] == question:
            return self._latest[1].result()
        return self._answer(question)

    @property
    def busy(self) -> bool:
        return self._waiting is not None

    def wait(self) -> None:
        if self._waiting:
            self._waiting.result()

    def answers(self) -> Iterator[tuple[Q, A]]:
        """The latest question with its answer, once, when it is known."""
        if self._waiting and self._waiting.done() and self.asked is not None:
            found, self._waiting = self._waiting.result(), None
            yield self.asked, found

    def close(self) -> None:
        self._closed = True
        self._waiting = None
        self._pool.shutdown(wait=False, cancel_futures=True)


class LiveScore:
    """Scores in threads: a hand with many choices takes longer than a frame. What is pointed at
    does not wait until all answers have been weighed."""

    def __init__(self) -> None:
        self._standing = Latest[View, Prospect | None](prospect)
        self._scoring = Latest[Wanted, Prospect | None](
            lambda wanted: (
                prospect(wanted.view, wanted.after)
                if wanted.after
                else self._standing.answer(wanted.view)
            )
        )
        self._weighing = Latest[Weighing, Weighed](_weighed)
        self.shown: Wanted | None = None
        """What the prospect is of."""
        self.prospect: Prospect | None = None
        self.now: Prospect | None = None
        """That of the view as it is, whatever is pointed at."""
        self._done = False
        """Whether the person has done what the score shown supposes."""
        self._waited = 0.0
        self.weighed = UNKNOWN
        """What is known about the question on the table."""

    @property
    def question(self) -> Weighing | None:
        """The question that is being weighed, or was."""
        return self._weighing.asked

    @property
    def worths(self) -> Mapping[Action, Worth]:
        """What each answer to the question on the table is worth."""
        return self.weighed.worths

    def close(self) -> None:
        """Nobody wants to know any more; whoever still asks gets no answer."""
        self._scoring.close()
        self._standing.close()
        self._weighing.close()

    def wait(self) -> None:
        """Until everything is known that was asked."""
        self._scoring.wait()
        self._standing.wait()
        self._weighing.wait()

    def want(self, view: View, after: Action | None) -> None:
        """The prospect will be that of this view after this action."""
        self._standing.ask(view)
        if self._scoring.ask(Wanted(view, after)):
            self._done = False

    def done(self, action: Discard) -> None:
        """The person has done this: from now on the score is what comes of it, not advice."""
        asked = self._scoring.asked
        if asked and action.card in asked.view.hand:
            self._scoring.ask(Wanted(asked.view, action))
            self._done = True

    @property
    def supposes(self) -> Wanted | None:
        """What the score shown supposes to be done; None for what has been."""
        return None if self._done else self.shown

    def weigh(self, view: View, legal: Sequence[Action]) -> None:
        """The worths will be those of these answers. Drawing from the deck is none, unless the seat
        knows what it would bring."""
        known = view.draws is not None
        answers = tuple(action for action in legal if known or not isinstance(action, Draw))
        if self._weighing.ask(Weighing(view, answers)):
            self.weighed = UNKNOWN

    def sheet_with(self, view: View, after: Action | None, card: Card) -> ScoreSheet | None:
        """How a card counts after this action, as the score shown tells it; None for a card that
        would be gone."""
        sheet = self.prospect.sheet if self.prospect else None
        told = sheet is not None and self.shown == Wanted(view, after)
        return sheet if told and sheet and card in sheet.standing.cards else None

    @property
    def counting(self) -> bool:
        """Whether the score shown has been an old one for a while."""
        return self._scoring.busy and self._waited >= PATIENCE

    @property
    def told(self) -> Prospect | None:
        """The prospect as far as it is shown: an old one only until a new one is long in coming."""
        return None if self.counting else self.prospect

    def update(self, seconds: float) -> bool:
        """Takes in what is known by now; whether anything looks different."""
        before = self.counting
        self._waited = self._waited + seconds if self._scoring.busy else 0.0
        changed = self.counting != before
        for _, standing in self._standing.answers():
            self.now = standing
            changed = True
        for wanted, found in self._scoring.answers():
            self.prospect, self.shown = found, wanted
            changed = True
        for _, weighed in self._weighing.answers():
            self.weighed = weighed
            changed = True
        return changed


def _weighed(question: Weighing) -> Weighed:
    view, answers = question.view, question.answers
    found = zip(answers, worths(view, answers), strict=True)
    known = {action: worth for action, worth in found if worth}
    return Weighed(known, before(view))


def supposed(score: LiveScore, cards: Catalogue, words: Language) -> str:
    """What the score shown supposes to be done."""
    if not score.shown or not score.prospect:
        return ""
    if score.counting:
        return words.text("table-counting")
    if score.supposes is None:
        return words.text("table-now")
    view = score.supposes.view
    several = view.using is not None and _too_many(view) > 1  # to name one of them says little
    best = None if several else score.prospect.after
    return (
        _if("table-if", "told", score.supposes.after, view, cards, words)
        or _if("table-best-after", "noted", best, view, cards, words)
        or words.text("table-at-best" if _too_many(view) else "table-now")
    )


def _too_many(view: View) -> int:
    """How many cards will leave the hand."""
    return 0 if view.seat is None else max(len(view.hand) - view.hand_size(view.seat), 0)


def _if(
    key: str, role: str, action: Action | None, view: View, cards: Catalogue, words: Language
) -> str:
    """An action with a card, in words; nothing for others."""
    match action:
        case Discard(number):
            how = "discard"
        case Take(number):
            how = "take"
        case Pick(int(number) | Put(number)) if number in cards.by_number:
            how = PICKS.get(view.prompt.kind, "") if view.prompt else ""
        case _:
            return ""
    if not how:  # what comes of it cannot be told yet
        return ""
    return plain(words.text(key, how=how, card=name_in_role(role, cards.by_number[number].name)))


def compared(score: LiveScore, view: View, words: Language) -> str:
    """What the score shown can be compared with: the best one could take, what one had before the
    card that has come, or at the end of the game what one has without an extra card."""
    if score.question is None or score.question.view != view:
        return ""
    if view.phase is Phase.FINISH and not view.prompt:  # nothing is open any more
        return ""
    if view.phase is Phase.TAKE and not view.prompt:
        best = max(score.worths.values(), default=None, key=lambda worth: worth.total)
        return words.text("table-best-take", points=worth_text(best)) if best else ""
    before = score.weighed.before
    extra = view.prompt is not None and view.prompt.kind in (Asks.BRING, Asks.EXCESS)
    key = "table-without-extra" if extra else "table-before"
    return words.text(key, points=worth_text(before)) if before else ""
