"""A match is kept while it is played: nobody waits, nothing is lost, it is counted once."""

from __future__ import annotations

import errno
import threading
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from game.engine import codec
from game.engine.history import Conceded, Hint
from game.engine.message import Message
from game.lang import LANGUAGES, language
from game.store import MatchKeeper, Store, keeper, saves
from game.titles.realms.play.rules import REALMS
from tests.engine.matches import GAMES, AnyTable, moves

from .full_disk import Disk

PATIENCE = 20.0


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.now = datetime(2026, 1, 1, 10, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def forward(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path) as opened:
        yield opened


@pytest.fixture
def clock() -> Clock:
    return Clock()


def keeper_of(store: Store, table: AnyTable, clock: Clock) -> MatchKeeper:
    return MatchKeeper(store, "turns", 0, clock)


def table_of(seed: str = "kept") -> AnyTable:
    table = GAMES[0].table(seed)
    table.history.id = seed
    return table


def play(table: AnyTable, kept: MatchKeeper, entries: int = 1000) -> None:
    """Plays on and says so after every entry."""
    for entry in moves(table, table.history.seed):
        if len(table.history.entries) >= entries:
            return
        table.repeat(entry)
        if table.outcome:
            kept.finish(table.history, table.outcome, b"[]")
        else:
            kept.keep(table.history)


def until(what: Callable[[], bool]) -> None:
    start = time.monotonic()
    while not what():
        assert time.monotonic() - start < PATIENCE, "it never came"
        time.sleep(0.01)


def saved_entries(store: Store) -> int:
    loaded = saves.load(store, REALMS)
    assert loaded.problem is None
    return len(loaded.table.history.entries) if loaded.table else 0


def test_the_latest_entry_is_kept(store: Store, clock: Clock) -> None:
    table = table_of()
    kept = keeper_of(store, table, clock)
    play(table, kept, 20)
    kept.close()
    assert kept.problem is None
    assert saved_entries(store) == 20


def test_a_slow_disk_holds_nobody_up_and_gets_only_the_latest(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    go = threading.Event()
    written: list[int] = []

    def slowly(_: Store, history: object) -> None:
        go.wait(PATIENCE)
        written.append(len(history.entries))  # type: ignore[attr-defined]

    monkeypatch.setattr(saves, "save", slowly)
    table = table_of()
    kept = keeper_of(store, table, clock)
    play(table, kept, 20)
    assert written == []
    go.set()
    kept.close()
    assert written[-1] == 20
    assert len(written) <= 2


def test_a_finished_match_is_counted_and_no_longer_in_progress(store: Store, clock: Clock) -> None:
    table = table_of()
    kept = keeper_of(store, table, clock)
    clock.forward(90)
    play(table, kept)
    kept.close()
    assert table.outcome
    (record,) = store.statistics.records("realms")
    assert record.scores == table.outcome.scores
    assert record.places == table.outcome.places
    assert record.seats == tuple(seat.name for seat in table.seats)
    assert (record.seat, record.options, record.seed) == (0, "turns", "kept")
    assert (record.seconds, record.conceded) == (90.0, False)
    assert record.played_at == "2026-01-01T10:01:30+00:00"
    assert store.statistics.events("kept") == b"[]"
    assert not saves.exists(store, "realms")


def test_hints_are_counted_with_the_match_and_kept_with_its_replay(
    store: Store, clock: Clock
) -> None:
    table = table_of()
    kept = keeper_of(store, table, clock)
    play(table, kept, entries=4)
    for seat in (0, 1, 0):
        table.hinted(seat)
    kept.keep(table.history)
    until(lambda: bool((found := saves.load(store, REALMS).table) and found.history.hints))
    play(table, kept)
    kept.close()
    (record,) = store.statistics.records("realms")
    assert record.hints == 2, "those of the seat whose statistics they are"
    again = codec.load(record.replay, {"realms": REALMS})
    assert again.history.hints == [Hint(0, 4), Hint(1, 4), Hint(0, 4)]


def test_whoever_gave_up_is_counted_so(store: Store, clock: Clock) -> None:
    table = table_of()
    table.concede(0, "greedy")
    assert isinstance(table.history.entries[0], Conceded)
    kept = keeper_of(store, table, clock)
    play(table, kept)
    kept.close()
    (record,) = store.statistics.records()
    assert record.conceded


def test_a_match_is_counted_once_even_if_the_program_dies_before_the_save_is_gone(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store(tmp_path) as store, monkeypatch.context() as patch:
        patch.setattr(saves, "remove", lambda *_: None)
        table = table_of()
        kept = keeper_of(store, table, clock)
        play(table, kept, 20)
        until(lambda: saved_entries(store) == 20)
        play(table, kept)
        kept.close()
        assert saves.exists(store, "realms")
        assert len(store.statistics.records()) == 1
    with Store(tmp_path) as store:
        again = saves.load(store, REALMS).table
        assert again
        kept = keeper_of(store, again, clock)
        play(again, kept)
        kept.close()
        assert len(store.statistics.records()) == 1
        assert not saves.exists(store, "realms")


def test_time_at_the_table_is_the_sum_of_all_sittings(tmp_path: Path, clock: Clock) -> None:
    with Store(tmp_path) as store:
        table = table_of()
        kept = keeper_of(store, table, clock)
        clock.forward(100)
        play(table, kept, 5)
        kept.close()
    clock.forward(10_000)
    with Store(tmp_path) as store:
        again = saves.load(store, REALMS).table
        assert again
        kept = keeper_of(store, again, clock)
        clock.forward(20)
        play(again, kept)
        kept.close()
        assert store.statistics.records()[0].seconds == 120.0


# Full disks, and worse.


def test_on_a_full_disk_the_match_goes_on_and_is_kept_with_the_next_entry(
    store: Store, clock: Clock, disk: Disk
) -> None:
    table = table_of()
    kept = keeper_of(store, table, clock)
    play(table, kept, 5)
    until(lambda: saved_entries(store) == 5)
    disk.fill()
    play(table, kept, 6)
    until(lambda: kept.problem is not None)
    assert kept.problem == Message("keep-disk-full")
    disk.empty()
    play(table, kept, 7)
    until(lambda: kept.problem is None)
    kept.close()
    assert saved_entries(store) == 7


def test_what_could_not_be_kept_is_tried_again_when_the_match_is_left(
    store: Store, clock: Clock, disk: Disk
) -> None:
    table = table_of()
    kept = keeper_of(store, table, clock)
    disk.fill()
    play(table, kept, 5)
    until(lambda: kept.problem is not None)
    disk.empty()
    kept.close()
    assert kept.problem is None
    assert saved_entries(store) == 5


def test_what_could_not_be_kept_is_tried_again_after_a_while(
    store: Store, clock: Clock, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "RETRY", 0.05)
    table = table_of()
    kept = keeper_of(store, table, clock)
    disk.fill()
    play(table, kept, 5)
    until(lambda: kept.problem is not None)
    disk.empty()
    until(lambda: kept.problem is None)
    assert saved_entries(store) == 5
    kept.close()


def test_a_match_that_ends_on_a_full_disk_is_counted_when_there_is_room(
    store: Store, clock: Clock
) -> None:
    database = store.statistics._db
    (pages,) = database.execute("PRAGMA page_count").fetchone()
    database.execute(f"PRAGMA max_page_count = {pages}")
    table = table_of()
    kept = keeper_of(store, table, clock)
    play(table, kept)
    until(lambda: kept.problem == Message("keep-disk-full"))
    assert saved_entries(store) == len(table.history.entries), "it is not lost meanwhile"
    database.execute("PRAGMA max_page_count = 100000")
    kept.close()
    assert kept.problem is None
    assert len(store.statistics.records()) == 1
    assert not saves.exists(store, "realms")


def test_a_disk_that_stays_full_does_not_hold_up_whoever_leaves(
    store: Store, clock: Clock, disk: Disk
) -> None:
    table = table_of()
    kept = keeper_of(store, table, clock)
    disk.fill()
    play(table, kept, 5)
    kept.close()
    assert kept.problem == Message("keep-disk-full")


def test_any_other_failure_is_told_in_words_that_can_be_shown(
    store: Store, clock: Clock, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk.error = errno.EIO
    monkeypatch.setattr(keeper, "LOG", keeper.LOG.getChild("silent"))
    table = table_of()
    kept = keeper_of(store, table, clock)
    play(table, kept, 1)
    until(lambda: kept.problem is not None)
    assert kept.problem
    assert kept.problem.key == "keep-failed"
    assert all(language(code).say(kept.problem) for code in LANGUAGES)
    kept.close()


def test_what_is_said_after_the_end_does_not_bring_the_match_back(
    store: Store, clock: Clock
) -> None:
    table = table_of()
    kept = keeper_of(store, table, clock)
    play(table, kept)
    assert table.outcome
    kept.keep(table.history)
    kept.finish(table.history, table.outcome, b"[]")
    kept.close()
    assert len(store.statistics.records()) == 1
    assert not saves.exists(store, "realms")
