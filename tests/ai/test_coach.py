"""The coach: advice on every decision, reasons that are true, and what a turn cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from ai.coach import coach_of, has_coach
from ai.coaching import CoachDriver, PresentCoach
from ai.contract import Budget
from ai.realms.coach import RealmsCoach
from ai.realms.greedy import Greedy
from ai.realms.reasons import Reasons
from ai.runner import Runner
from game.engine.message import Message
from game.engine.rng import Rng
from game.engine.seats import Seat
from game.engine.table import Table
from game.lang import LANGUAGES, language
from game.session import Advice, Counsel, Question, Review
from game.titles.realms import Module
from game.titles.realms.play.actions import Action, Discard, Draw, Take
from game.titles.realms.play.advice import Worth, best_answer, worths
from game.titles.realms.play.options import Options, Variant
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import Phase
from game.titles.realms.play.view import View, unseen
from game.titles.realms.scoring.batch import best_totals
from game.titles.stories.options import Options as StoriesOptions
from game.titles.stories.rules import STORIES_RULES
from tests.engine.matches import AnyTable

LITTLE = Budget(40, 60.0)
"""Thoughts alone decide."""
HURRIED = Budget(1, 0.0)
ENOUGH = 5
"""So many decisions of a kind tell how it is with the others."""
KINDS = [
    Options(4),
    Options(2, Variant.DUEL),
    Options(3, modules=(Module.ITEMS, Module.PROMOS, Module.SUITS)),
]


def dealt(options: Options, seed: str = "coach") -> AnyTable:
    seats = tuple(Seat(f"Seat {seat}") for seat in range(options.players))
    return Table(REALMS, options, seed, seats)


def decisions(table: AnyTable) -> Iterator[tuple[View, list[Action]]]:
    """Every decision of a match, made for the best as Greedy sees it."""
    greedy = Greedy()
    while acting := table.must_act:
        view, legal = table.view(acting[0]), table.legal_actions(acting[0])
        yield view, legal
        table.act(acting[0], greedy.choose(view, legal, Budget(), Rng(1)).action)


def question(table: AnyTable, seat: int) -> Question:
    view, legal = table.view(seat), table.legal_actions(seat)
    return Question(seat, table.question(seat), True, view, legal, (), 0, 1, 0)


def said(reason: Message) -> str:
    """In every language, for a player who is called so."""
    named = _named(reason)
    return " ".join(language(code).say(named) for code in LANGUAGES)


def _named(reason: Message) -> Message:
    args = {k: _named(v) if isinstance(v, Message) else v for k, v in reason.args.items()}
    return Message(reason.key, args | ({"player": "Rowan"} if "seat" in args else {}))


# Advice.


@pytest.mark.parametrize("options", KINDS, ids=["turns", "duel", "items"])
def test_every_action_of_every_decision_is_advised_on(options: Options) -> None:
    coach, keys = RealmsCoach(), set()
    kinds: Counter[object] = Counter()
    for view, legal in decisions(dealt(options)):
        kind = (view.phase, view.filling, view.prompt and view.prompt.kind)
        kinds[kind] += 1
        if kinds[kind] > ENOUGH:
            continue
        found = coach.advise(view, legal, HURRIED, Rng(1))
        assert len(found) == len(legal)
        assert {each.action for each in found} == set(legal)
        for each in found:
            assert each.win is None or 0 <= each.win <= 1
            assert each.then is None or isinstance(each.then, Discard)
            if each.reason:
                keys.add(each.reason.key)
                assert said(each.reason)
        answer = best_answer(view)
        if answer is not None:
            assert found[0].action == answer
            best = max(worth.total for worth in worths(view, legal) if worth)
            assert found[0].score == best
    assert {"coach-helps", "coach-open"} <= keys


def test_in_the_middle_of_a_turn_every_move_has_its_figures() -> None:
    table = dealt(Options(4))
    table.act(table.must_act[0], Draw())
    (seat,) = table.must_act
    found = RealmsCoach().advise(table.view(seat), table.legal_actions(seat), LITTLE, Rng(1))
    assert all(each.win is not None and each.score is not None for each in found)
    assert found[0].reason


def test_the_same_thoughts_and_stream_give_the_same_advice() -> None:
    table = dealt(Options(4))
    table.act(table.must_act[0], Draw())
    (seat,) = table.must_act
    view, legal = table.view(seat), table.legal_actions(seat)
    first, again = (RealmsCoach().advise(view, legal, LITTLE, Rng("same")) for _ in range(2))
    assert first == again


def test_a_card_that_is_taken_comes_with_the_discard_that_follows() -> None:
    taking = [
        (view, each)
        for view, legal in decisions(dealt(Options(3), "then"))
        if view.phase is Phase.TAKE and not view.prompt
        for each in RealmsCoach().advise(view, legal, HURRIED, Rng(1))[:1]
        if isinstance(each.action, Take)
    ]
    assert taking
    for view, each in taking:
        assert isinstance(each.then, Discard)
        assert each.then.card in view.hand


# Reasons.


def told(key: str, options: Options, seeds: int = 3) -> list[tuple[View, Action, Message]]:
    """Reasons of a kind, and what they were given for."""
    found = []
    for seed in range(seeds):
        for view, legal in decisions(dealt(options, f"reasons {seed}")):
            reasons = Reasons(view, legal)
            for action in legal:
                reason = reasons.of(action)
                if reason and reason.key == key:
                    found.append((view, action, reason))
    assert found
    return found


def total(view: View, hand: Sequence[int], area: Sequence[int]) -> int:
    cards = view.options.cards
    held, lying = (tuple(cards.by_number[n] for n in numbers) for numbers in (hand, area))
    (found,) = best_totals(held, cards, lying, view.options.players, [{}], frozenset())
    return found


def without(view: View, card: int) -> int:
    hand = [each for each in view.hand if each != card]
    return total(view, hand, (*view.discard, card))


def test_no_other_discard_leaves_more() -> None:
    for view, action, reason in told("coach-least", Options(3), 1):
        assert isinstance(action, Discard)
        assert reason.args["points"] == without(view, action.card)
        assert without(view, action.card) == max(without(view, card) for card in view.hand)


def test_so_many_unseen_cards_improve_the_hand() -> None:
    view, _, reason = told("coach-draw", Options(3), 1)[-1]
    now = total(view, view.hand, view.discard)
    better = 0
    for card in unseen(view):
        hand = (*view.hand, card)
        totals = (
            total(view, [each for each in hand if each != gone], (*view.discard, gone))
            for gone in hand
        )
        better += max(totals) > now
    assert reason.args == {"count": better, "of": len(unseen(view))}


def test_the_discard_that_ends_the_game_says_what_the_hand_counts() -> None:
    for view, action, reason in told("coach-ends", Options(3), 1):
        assert isinstance(action, Discard)
        assert len(view.discard) == view.options.ending - 1
        assert reason.args["points"] == without(view, action.card)


def test_whoever_is_denied_a_card_holds_the_other_openly() -> None:
    for view, action, reason in told("coach-denies", Options(4), 1):
        assert isinstance(action, Take)
        seat, card = int(str(reason.args["seat"])), reason.args["card"]
        assert seat != view.seat
        names = [f"card-{view.options.cards.by_number[n].name}" for n in view.known(seat)]
        assert isinstance(card, Message)
        assert card.args["name"].key in names  # type: ignore[union-attr]


# Through the process.


@pytest.fixture
def runner() -> Iterator[Runner]:
    made = Runner([])
    yield made
    made.close()


def answered(coach: CoachDriver) -> Counsel:
    while (found := coach.poll(0.05)) is None:
        assert coach.thinking
    return found


def test_the_coach_is_asked_in_the_process_of_the_opponents(runner: Runner) -> None:
    table = dealt(Options(4))
    table.act(table.must_act[0], Draw())
    (seat,) = table.must_act
    coach = CoachDriver(runner, REALMS, "stream", lambda: LITTLE)
    coach.ask(question(table, seat))
    found = answered(coach)
    present = PresentCoach("realms", LITTLE, "stream")
    present.ask(question(table, seat))
    same = present.poll(0.0)
    assert same
    assert found.best
    assert [each.action for each in found.advice] == [each.action for each in same.advice]
    assert [each.reason for each in found.advice] == [each.reason for each in same.advice]
    assert found.best.win == pytest.approx(same.advice[0].win, abs=0.01)
    assert found.of(found.best.action) == found.best


def test_a_title_without_a_coach_says_so(runner: Runner) -> None:
    assert has_coach("realms")
    assert not has_coach("stories")
    table = Table(STORIES_RULES, StoriesOptions(2), "coach", (Seat("A"), Seat("B")))
    coach = CoachDriver(runner, STORIES_RULES, "stream")
    coach.ask(question(table, table.must_act[0]))
    assert answered(coach).advice == ()


def test_the_coach_of_a_title_is_made_once() -> None:
    assert coach_of("realms") is coach_of("realms")


# The review.


class Judge:
    """A coach that thinks the first action the best, each other a little worse."""

    thinking = False

    def __init__(self) -> None:
        self.asked: list[tuple[Question, Any]] = []
        self._open = False

    def ask(self, question: Question, chosen: Any | None = None) -> None:
        self.asked.append((question, chosen))
        self._open = True

    def poll(self, _wait: float, /) -> Counsel | None:
        if not self._open:
            return None
        self._open = False
        question = self.asked[-1][0]
        advice = [
            Advice(action, 1 - place / 100, 200.0 - place)
            for place, action in enumerate(question.legal)
        ]
        return Counsel(question.number, tuple(advice))

    def close(self) -> None:
        """Nothing is held."""


def finished(players: int = 3) -> AnyTable:
    table = dealt(Options(players), "review")
    for _ in decisions(table):
        pass
    assert table.outcome
    return table


def test_a_review_tells_of_every_turn_what_it_cost() -> None:
    table, judge = finished(), Judge()
    review = Review(REALMS, table.history, 1, judge)
    steps = []
    while not review.done:
        review.step()
        steps.append(review.progress)
    own = [entry for entry in table.history.entries if entry.seat == 1]
    assert steps == [(number, len(own)) for number in range(1, len(own) + 1)]
    assert [chosen for _, chosen in judge.asked] == [entry.action for entry in own]
    costs = [q.legal.index(chosen) for q, chosen in judge.asked]
    assert sum(turn.points for turn in review.turns) == pytest.approx(sum(costs))
    assert sum(turn.win for turn in review.turns) == pytest.approx(sum(costs) / 100)
    taking = [q for q, _ in judge.asked if q.view.phase is Phase.TAKE and not q.view.prompt]
    assert len(review.turns) >= len(taking)
    assert all(turn.decisions[0].entry < turn.decisions[-1].entry for turn in review.turns[:-1])


LATE = 6
"""So many cards lie there when a match is nearly over."""


def test_the_coach_finds_what_a_blunder_cost() -> None:
    """The best card is thrown away when the end is near: that costs more than playing well."""

    def cost(careless: bool) -> float:
        table = dealt(Options(3), "blunder")
        greedy = Greedy()
        while table.view(None).phase in (Phase.TAKE, Phase.DISCARD):
            (seat,) = table.must_act
            view, legal = table.view(seat), table.legal_actions(seat)
            action = greedy.choose(view, legal, Budget(), Rng(1)).action
            late = seat == 0 and view.phase is Phase.DISCARD and len(view.discard) >= LATE
            if careless and late:
                action = max(map(Discard, view.hand), key=lambda each: -without(view, each.card))
            table.act(seat, action)
            if late:
                break
        review = Review(REALMS, table.history, 0, PresentCoach("realms", Budget(1000, 60.0), "r"))
        while not review.done:
            review.step()
        return sum(turn.points for turn in review.turns)

    assert cost(careless=True) > cost(careless=False)


def test_worths_are_known_as_exact_where_the_coach_says_points_at_the_end() -> None:
    for view, legal in decisions(dealt(Options(2, Variant.DUEL), "end")):
        if best_answer(view) is not None:
            found = RealmsCoach().advise(view, legal, HURRIED, Rng(1))
            by_action = dict(zip(legal, worths(view, legal), strict=True))
            for each in found:
                worth: Worth | None = by_action[each.action]
                assert each.score == (worth.total if worth else None)
