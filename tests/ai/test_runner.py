"""Opponents in their own process: whatever they do, the match goes on."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ai import runner as runners
from ai.contract import Budget
from ai.driver import OpponentDriver
from ai.registry import Entry, Origin, opponents
from ai.runner import GRACE, Runner
from game.engine.seats import Seat
from game.engine.table import Table
from game.lang import LANGUAGES, language
from game.log import LOG
from game.session import Answer, Drivers, Question, Session, StillClock
from game.titles.realms.play.actions import Discard, Draw, Take
from game.titles.realms.play.options import Options
from game.titles.realms.play.rules import REALMS
from tests.engine.matches import AnyTable

THINKING = 0.5
LIMIT = THINKING + GRACE
EXPLAINS = "tests.ai.bad_opponents:Explains"
SLACK = 0.5


def bad(name: str) -> Entry:
    return Entry(name.lower(), Origin.PACKAGE, f"tests.ai.bad_opponents:{name}")


@pytest.fixture
def runner() -> Iterator[Runner]:
    made = Runner([opponents()["greedy"]])
    yield made
    made.close()


def discarding() -> AnyTable:
    """A table where somebody has eight cards to choose a discard from."""
    table = Table(REALMS, Options(3), "runner", tuple(Seat(name) for name in "ABC"))
    table.act(table.must_act[0], Draw())
    return table


def question(table: AnyTable) -> Question:
    (seat,) = table.must_act
    view, legal, events = table.view(seat), table.legal_actions(seat), table.events(seat)
    return Question(seat, table.question(seat), True, view, legal, events, 0, 1, 0)


def driver(runner: Runner, entry: Entry) -> OpponentDriver:
    return OpponentDriver(runner, REALMS, entry, "Rowan", "stream", lambda: Budget.of(THINKING))


def asked(runner: Runner, entry: Entry, table: AnyTable | None = None) -> Answer:
    rowan = driver(runner, entry)
    rowan.ask(question(table or discarding()))
    while (answer := rowan.poll(0.05)) is None:
        assert rowan.thinking
    assert not rowan.thinking
    return answer


def warmed(runner: Runner, entry: Entry) -> None:
    """A plugin's own process needs a moment; until then nobody is blamed."""
    for _ in range(20):
        if asked(runner, Entry(entry.key, Origin.PACKAGE, EXPLAINS)).failure is None:
            return
    raise AssertionError("it never warmed up")


def warm(runner: Runner) -> None:
    assert asked(runner, opponents()["greedy"]).failure is None


BAD = "Raises Leaves Nonsense Prints Dies Hangs Promises Nests Garbles Shouts"


@pytest.mark.parametrize("name", BAD.split())
def test_who_misbehaves_loses_the_decision_and_is_named(runner: Runner, name: str) -> None:
    warm(runner)
    warmed(runner, bad(name))
    start = time.monotonic()
    answer = asked(runner, bad(name))
    assert time.monotonic() - start < LIMIT + SLACK
    table = discarding()
    (seat,) = table.must_act
    harmless = REALMS.fallback(table.view(seat), table.legal_actions(seat))
    assert answer.action == harmless == Discard(table.view(seat).hand[-1])
    assert answer.failure
    for code in LANGUAGES:
        assert "Rowan" in language(code).say(answer.failure)
    assert asked(runner, opponents()["random"]).failure is None, "the others are asked as usual"


def test_a_plugin_that_cannot_be_loaded_loses_its_decisions(
    runner: Runner,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(LOG, "propagate", True)
    file = tmp_path / "broken.py"
    file.write_text("def (:")
    warmed(runner, Entry("broken", Origin.PACKAGE, EXPLAINS))
    answer = asked(runner, Entry("broken", Origin.FILE, str(file)))
    assert answer.failure
    assert "SyntaxError" not in language("en").say(answer.failure)
    assert any("SyntaxError" in line for line in caplog.messages)


def test_polling_never_waits(runner: Runner) -> None:
    warm(runner)
    warmed(runner, bad("Hangs"))
    hanging = driver(runner, bad("Hangs"))
    hanging.ask(question(discarding()))
    start = time.monotonic()
    assert hanging.poll(0.0) is None
    assert time.monotonic() - start < 0.1
    while hanging.poll(0.0) is None:
        time.sleep(0.01)
    assert LIMIT <= time.monotonic() - start < LIMIT + SLACK


def test_closing_in_mid_thought_is_at_once(runner: Runner) -> None:
    warm(runner)
    driver(runner, bad("Hangs")).ask(question(discarding()))
    start = time.monotonic()
    runner.close()
    assert time.monotonic() - start < 0.5


def test_several_questions_may_be_open(runner: Runner) -> None:
    """Ours share a process; each is answered, and whoever hangs elsewhere delays nobody."""
    warm(runner)
    hanging = driver(runner, bad("Hangs"))
    hanging.ask(question(discarding()))
    several = [driver(runner, opponents()[key]) for key in ("greedy", "novice", "random")]
    for each in several:
        each.ask(question(discarding()))
    for each in reversed(several):
        while (answer := each.poll(0.05)) is None:
            pass
        assert answer.failure is None
    assert hanging.thinking


def test_a_question_that_has_become_void_is_not_answered(runner: Runner) -> None:
    warm(runner)
    rowan = driver(runner, opponents()["random"])
    rowan.ask(question(discarding()))
    later = discarding()
    (seat,) = later.must_act
    later.act(seat, Discard(later.view(seat).hand[0]))
    rowan.ask(question(later))
    while (answer := rowan.poll(0.05)) is None:
        pass
    assert isinstance(answer.action, Draw | Take), "that answers the second question"


def test_an_opponent_may_tell_its_reason(runner: Runner) -> None:
    warmed(runner, bad("Explains"))
    answer = asked(runner, bad("Explains"))
    assert answer.reason
    assert answer.reason.key == "why-cleared"
    assert answer.action == Discard(discarding().view(discarding().must_act[0]).hand[7])


def test_a_process_still_warming_up_is_not_blamed_and_not_killed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(runners, "LOADING", 0.001)
    hasty = Runner([])
    rowan = driver(hasty, opponents()["random"])
    rowan.ask(question(discarding()))
    (line,) = hasty._lines.values()
    process = line._worker._process
    while (first := rowan.poll(0.0)) is None:
        pass
    assert first.failure
    assert first.failure.key == "failure-warming"
    assert line._worker._process is process
    assert process.poll() is None
    hasty.close()


def test_what_has_to_be_loaded_is_no_part_of_the_first_decision() -> None:
    """However short the thinking time, nobody is late because of starting."""
    hasty = Runner([opponents()["greedy"]])
    rowan = OpponentDriver(
        hasty, REALMS, opponents()["greedy"], "Rowan", "stream", lambda: Budget.of(0.3)
    )
    rowan.ask(question(discarding()))
    while (first := rowan.poll(0.05)) is None:
        pass
    assert first.failure is None
    hasty.close()


def test_an_opponent_may_rearrange_its_list_and_still_plays_what_it_chose(runner: Runner) -> None:
    warmed(runner, bad("Reverses"))
    table = discarding()
    (seat,) = table.must_act
    answer = asked(runner, bad("Reverses"), table)
    assert answer.failure is None
    assert answer.action == table.legal_actions(seat)[-1]


def test_a_reason_that_is_no_message_is_nonsense(runner: Runner) -> None:
    warmed(runner, bad("Mumbles"))
    answer = asked(runner, bad("Mumbles"))
    assert answer.failure
    assert answer.failure.args["how"] == "nonsense"


def test_the_same_stream_gives_the_same_decision(runner: Runner) -> None:
    first = asked(runner, opponents()["random"])
    assert asked(runner, opponents()["random"]).action == first.action


def test_a_whole_match_is_played_through_the_runner(runner: Runner) -> None:
    table: AnyTable = Table(REALMS, Options(3), "whole", tuple(Seat(name) for name in "ABC"))
    known = opponents()
    entries = [known["greedy"], known["novice"], bad("Peeks")]
    warmed(runner, bad("Peeks"))
    company = Drivers(lambda number, _: driver(runner, entries[number]))
    session = Session(table, company, clock=StillClock())
    assert session.run() == table.outcome
    update = session.update(None)
    assert update
    assert not update.failures


@pytest.mark.parametrize("name", ["Raises", "Shouts"])
def test_what_an_opponent_says_of_its_failure_is_cut_short_and_for_the_log_alone(
    runner: Runner, name: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LOG, "propagate", True)
    warmed(runner, bad(name))
    caplog.clear()
    failure = asked(runner, bad(name)).failure
    assert failure
    assert failure.key == "failure-misbehaved"
    assert set(failure.args) == {"name", "how"}
    (logged,) = caplog.messages
    assert len(logged) <= 250


def test_opponents_never_load_the_library_of_the_window(runner: Runner) -> None:
    warmed(runner, bad("Windowless"))
    assert asked(runner, bad("Windowless")).failure is None
