"""Opponents in their own process: whatever they do, the match goes on."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ai.contract import Budget
from ai.registry import Entry, Origin, opponents
from ai.runner import FALLBACK, Answer, Runner
from game.engine.rng import Rng
from game.engine.seats import Seat
from game.engine.table import Table
from game.lang import LANGUAGES, language
from game.titles.realms.play.actions import Draw
from game.titles.realms.play.options import Options
from game.titles.realms.play.rules import REALMS
from tests.engine.matches import AnyTable

LIMIT = 2.0
EXPLAINS = "tests.ai.bad_opponents:Explains"
SLACK = 0.5


def bad(name: str) -> Entry:
    return Entry(name.lower(), Origin.PACKAGE, f"tests.ai.bad_opponents:{name}")


@pytest.fixture
def runner() -> Iterator[Runner]:
    made = Runner("realms", [opponents()["greedy"]], Budget(seconds=LIMIT))
    yield made
    made.close()


def discarding() -> AnyTable:
    """A table where somebody has eight cards to choose a discard from."""
    table = Table(REALMS, Options(3), "runner", tuple(Seat(name) for name in "ABC"))
    table.act(table.to_act[0], Draw())
    return table


def warmed(runner: Runner, entry: Entry) -> None:
    """A plugin's own process needs a moment; until then nobody is blamed."""
    runner.decide(0, "Rowan", Entry(entry.key, Origin.PACKAGE, EXPLAINS), *question(), 1)
    for _ in range(20):
        answer = runner.decide(
            0, "Rowan", Entry(entry.key, Origin.PACKAGE, EXPLAINS), *question(), 1
        )
        if answer.failure is None:
            return
    raise AssertionError("it never warmed up")


def question() -> tuple[object, list[object]]:
    table = discarding()
    (seat,) = table.to_act
    return table.view(seat), table.legal_actions(seat)


def asked(runner: Runner, entry: Entry, table: AnyTable | None = None) -> Answer:
    table = table or discarding()
    (seat,) = table.to_act
    view, legal = table.view(seat), table.legal_actions(seat)
    return runner.decide(seat, "Rowan", entry, view, legal, Rng("stream").bits())


def warm(runner: Runner) -> None:
    assert asked(runner, opponents()["greedy"]).failure is None


@pytest.mark.parametrize("name", ["Raises", "Leaves", "Nonsense", "Prints", "Dies", "Hangs"])
def test_who_misbehaves_loses_the_decision_and_is_named(runner: Runner, name: str) -> None:
    warm(runner)
    warmed(runner, bad(name))
    start = time.monotonic()
    answer = asked(runner, bad(name))
    assert time.monotonic() - start < LIMIT + SLACK
    assert answer.index == FALLBACK
    assert answer.failure
    for code in LANGUAGES:
        assert "Rowan" in language(code).say(answer.failure)
    assert asked(runner, opponents()["random"]).failure is None, "the others are asked as usual"


def test_a_plugin_that_cannot_be_loaded_loses_its_decisions(runner: Runner, tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text("def (:")
    warmed(runner, Entry("broken", Origin.PACKAGE, EXPLAINS))
    answer = asked(runner, Entry("broken", Origin.FILE, str(file)))
    assert answer.failure
    assert "SyntaxError" in language("en").say(answer.failure)


def test_polling_never_waits(runner: Runner) -> None:
    warm(runner)
    table = discarding()
    (seat,) = table.to_act
    runner.ask(seat, "Rowan", bad("Hangs"), table.view(seat), table.legal_actions(seat), 1)
    start = time.monotonic()
    assert runner.poll() is None
    assert time.monotonic() - start < 0.1
    answer = None
    while answer is None:
        answer = runner.poll()
        time.sleep(0.01)
    assert LIMIT <= time.monotonic() - start < LIMIT + SLACK


def test_closing_in_mid_thought_is_at_once(runner: Runner) -> None:
    warm(runner)
    table = discarding()
    (seat,) = table.to_act
    runner.ask(seat, "Rowan", bad("Hangs"), table.view(seat), table.legal_actions(seat), 1)
    start = time.monotonic()
    runner.close()
    assert time.monotonic() - start < 0.5


def test_an_opponent_may_tell_its_reason(runner: Runner) -> None:
    warmed(runner, bad("Explains"))
    answer = asked(runner, bad("Explains"))
    assert answer.reason
    assert answer.reason.key == "why-cleared"
    assert answer.index == 7


def test_a_process_still_warming_up_is_not_blamed_and_not_killed() -> None:
    hasty = Runner("realms", [opponents()["random"]], Budget(seconds=0.001))
    first = asked(hasty, opponents()["random"])
    assert first.failure
    assert first.failure.key == "opponent-warming"
    hasty.budget = Budget(seconds=20.0)
    assert asked(hasty, opponents()["random"]).failure is None
    hasty.close()


def test_an_opponent_may_rearrange_its_list_and_still_plays_what_it_chose(runner: Runner) -> None:
    warmed(runner, bad("Reverses"))
    table = discarding()
    (seat,) = table.to_act
    answer = asked(runner, bad("Reverses"), table)
    assert answer.failure is None
    assert answer.index == len(table.legal_actions(seat)) - 1


def test_a_reason_that_is_no_message_is_nonsense(runner: Runner) -> None:
    warmed(runner, bad("Mumbles"))
    answer = asked(runner, bad("Mumbles"))
    assert answer.failure
    assert answer.failure.args["how"] == "nonsense"


def test_the_same_stream_gives_the_same_decision(runner: Runner) -> None:
    first = asked(runner, opponents()["random"])
    assert asked(runner, opponents()["random"]).index == first.index


def test_a_whole_match_is_played_through_the_runner(runner: Runner) -> None:
    table: AnyTable = Table(REALMS, Options(3), "whole", tuple(Seat(name) for name in "ABC"))
    known = opponents()
    entries = [known["greedy"], known["novice"], bad("Peeks")]
    warmed(runner, bad("Peeks"))
    while table.to_act:
        seat = table.to_act[0]
        legal = table.legal_actions(seat)
        stream = Rng("whole", len(table.history.entries)).bits()
        answer = runner.decide(seat, "Rowan", entries[seat], table.view(seat), legal, stream)
        assert answer.failure is None
        table.act(seat, legal[answer.index])
    assert table.outcome
