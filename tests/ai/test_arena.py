"""The arena and the ladder."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from ai.arena import Contest, Game, interval, performances, play
from ai.crew import CannotPlay, play_many
from ai.ladder import ladder
from ai.registry import OURS, Entry, Origin
from game.cli import main
from game.commands import arena as command
from game.engine.codec import encode
from game.engine.table import Table
from game.titles.realms.play.options import Options

RANDOM, NOVICE = OURS[0], OURS[1]


def contest(*entries: Entry) -> Contest:
    return Contest("realms", encode(Options(len(entries))).decode(), entries, "arena")


def test_the_same_game_can_be_played_again() -> None:
    match = contest(NOVICE, RANDOM, RANDOM)
    first, again = play(match, 4), play(match, 4)
    assert (first.scores, first.places) == (again.scores, again.places)
    assert play(match, 5).scores != first.scores


def test_seats_rotate_over_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every deal is played once from each seat: the same hands, another player at each."""
    dealt: list[tuple[object, list[str]]] = []

    class Watched(Table):  # type: ignore[type-arg]
        def __init__(self, *args: object) -> None:
            super().__init__(*args)  # type: ignore[arg-type]
            dealt.append((self._state.hands, [seat.name for seat in self.seats]))

    monkeypatch.setattr("ai.arena.Table", Watched)
    for number in range(4):
        play(contest(NOVICE, RANDOM, OURS[2]), number)
    hands, names = zip(*dealt, strict=True)
    assert hands[0] == hands[1] == hands[2] != hands[3]
    assert [each.index("novice") for each in names] == [0, 1, 2, 0]


def recorded(*places: tuple[int, ...]) -> list[Game]:
    return [
        Game(number, tuple(100 - 10 * p for p in each), each, ((1.0, 3.0),) * 3, (0, 0, 0))
        for number, each in enumerate(places)
    ]


def test_standings_count_wins_shared_and_not() -> None:
    found = performances(
        contest(NOVICE, RANDOM, RANDOM), recorded((1, 2, 3), (1, 1, 3), (3, 1, 2), (2, 3, 1))
    )
    novice, rnd = found
    assert (novice.name, novice.seats, novice.games) == ("novice", 1, 4)
    assert novice.wins == 1.5
    assert rnd.wins == 2.5
    assert rnd.seats == 2
    assert novice.share == 1.5 / 4
    assert novice.low < novice.share < novice.high
    assert novice.rank == pytest.approx(7 / 4)
    assert novice.mean == pytest.approx((90 + 90 + 70 + 80) / 4, abs=0.1)
    assert novice.ms["max"] == 3.0


def test_the_interval_is_wilsons() -> None:
    low, high = interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert interval(0, 10)[0] == 0.0
    assert interval(0, 0) == (0.0, 1.0)


def test_the_ladder_ranks_by_who_finishes_before_whom() -> None:
    ratings = ladder(
        contest(NOVICE, RANDOM, OURS[2]), recorded(*[(1, 3, 2)] * 12, *[(2, 3, 1)] * 6)
    )
    assert [rating.name for rating in ratings] == ["novice", "apprentice", "random"]
    assert all(rating.low <= rating.elo <= rating.high for rating in ratings)
    assert sum(rating.elo for rating in ratings) == pytest.approx(4500, abs=3)


def test_an_opponent_that_fails_plays_on_with_the_fallback_and_is_counted() -> None:
    bad = Entry("raises", Origin.PACKAGE, "tests.ai.bad_opponents:Raises")
    game = play(contest(bad, RANDOM, RANDOM), 0)
    assert game.failures[0] > 0
    assert game.failures[1:] == (0, 0)


@pytest.mark.parametrize("name", ["Leaves", "Prints", "Dies"])
def test_no_plugin_stops_the_arena(name: str) -> None:
    bad = Entry(name.lower(), Origin.PACKAGE, f"tests.ai.bad_opponents:{name}")
    game = play(contest(bad, RANDOM, RANDOM), 0)
    assert game.failures[0] > 0


@pytest.fixture(autouse=True)
def own_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(command, "cache_folder", lambda: tmp_path / "cache")


def arena(capsys: pytest.CaptureFixture[str], *args: str) -> dict[str, object]:
    assert main(["arena", "--json", *args]) == 0
    told: dict[str, object] = json.loads(capsys.readouterr().out)
    for opponent in told["opponents"]:  # type: ignore[attr-defined]
        del opponent["ms"]
    return told


def test_the_result_does_not_depend_on_the_number_of_jobs(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    args = ("--seats", "novice,random,random", "--games", "12", "--seed", "5", "--ladder")
    one = arena(capsys, *args, "--jobs", "1", "--state", str(tmp_path / "one.json"))
    two = arena(capsys, *args, "--jobs", "2", "--state", str(tmp_path / "two.json"))
    assert one == two


def test_an_interrupted_contest_goes_on_where_it_was(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    state = tmp_path / "state.json"
    args = ("--seats", "novice,random,random", "--seed", "5", "--jobs", "1")
    arena(capsys, *args, "--games", "4", "--state", str(state))
    kept = len(json.loads(state.read_text())["games"])
    resumed = arena(capsys, *args, "--games", "8", "--state", str(state))
    assert kept == 4
    assert resumed == arena(capsys, *args, "--games", "8")


def test_the_games_of_another_contest_are_never_lost(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    state = tmp_path / "state.json"
    args = ("--seats", "random,random,random", "--games", "3", "--jobs", "1")
    arena(capsys, *args, "--seed", "1", "--state", str(state))
    before = state.read_bytes()
    assert main(["arena", *args, "--seed", "2", "--state", str(state)]) == 2
    assert "another contest" in capsys.readouterr().err
    assert state.read_bytes() == before


def test_what_cannot_be_written_is_told_before_the_first_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    args = ["arena", "--seats", "random,random,random", "--games", "3", "--jobs", "1"]
    assert main([*args, "--state", str(tmp_path)]) == 2
    assert main([*args, "--out", str(tmp_path / "no" / "folder.json")]) == 2
    with pytest.raises(SystemExit):
        main([*args, "--jobs", "0"])


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
def test_a_full_device_costs_neither_the_result_nor_the_games(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    state = tmp_path / "state.json"
    args = ["arena", "--seats", "random,random,random", "--games", "3", "--jobs", "1"]
    assert main([*args, "--state", str(state), "--out", "/dev/full"]) == 1
    told = capsys.readouterr()
    assert "3 games" in told.out
    assert "/dev/full cannot be written" in told.err
    assert len(json.loads(state.read_text())["games"]) == 3
    assert main([*args, "--state", "/dev/full"]) == 2


def test_a_state_that_cannot_be_written_any_more_costs_no_result(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = tmp_path / "folder" / "state.json"

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    def played(*args: object) -> Iterator[Game]:
        monkeypatch.setattr("game.commands.arena.files.write", full)
        yield play(args[0], 0)  # type: ignore[arg-type]

    monkeypatch.setattr(command, "play_many", played)
    args = ["arena", "--seats", "random,random,random", "--games", "1"]
    assert main([*args, "--state", str(state)]) == 1
    told = capsys.readouterr()
    assert "1 games" in told.out
    assert "No space left" in told.err


GAME = (
    '{"number": 0, "scores": [1, 2], "places": [1, 2], "milliseconds": [[], []],'
    ' "failures": [0, 0]}'
)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("{", ""),
        ("}", "\udcff}"),
        ('"games":[]', '"games":7'),
        ('"games":[]', f'"games":[{GAME}]'),
    ],
)
def test_a_damaged_state_is_told_and_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, before: str, after: str
) -> None:
    state = tmp_path / "state.json"
    args = ["arena", "--seats", "random,random,random", "--games", "3", "--jobs", "1"]
    found = command.Run(contest(RANDOM, RANDOM, RANDOM))
    found = command.Run(replace(found.contest, seed="1"))
    text = encode(found).decode().replace(before, after, 1)
    state.write_bytes(text.encode("utf-8", "surrogateescape"))
    kept = state.read_bytes()
    assert main([*args, "--state", str(state)]) == 2
    assert f"{state} is damaged" in capsys.readouterr().err
    assert state.read_bytes() == kept


def test_a_game_that_breaks_off_is_told_and_the_others_are_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = tmp_path / "state.json"

    def played(*args: object) -> Iterator[Game]:
        yield play(args[0], 0)  # type: ignore[arg-type]
        raise CannotPlay("game 1: it broke")

    monkeypatch.setattr(command, "play_many", played)
    args = ["arena", "--seats", "random,random,random", "--games", "3"]
    assert main([*args, "--state", str(state)]) == 1
    told = capsys.readouterr()
    assert "1 games" in told.out
    assert "game 1: it broke" in told.err
    assert len(json.loads(state.read_text())["games"]) == 1


def test_a_game_that_breaks_off_in_its_process_says_why() -> None:
    broken = Entry("broken", Origin.OURS, "tests.ai.bad_opponents:Raises")
    with pytest.raises(CannotPlay, match="game 0: RuntimeError: no idea"):
        list(play_many(contest(broken, RANDOM, RANDOM), [0], 1))


def test_the_text_tells_shares_and_ratings(capsys: pytest.CaptureFixture[str]) -> None:
    main(["arena", "--seats", "novice,random,random", "--games", "3", "--jobs", "1", "--ladder"])
    out = capsys.readouterr().out
    assert "3 games" in out
    assert "Elo" in out


def test_any_title_is_played_by_those_who_can(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    args = ["arena", "--title", "stories", "--games", "1", "--jobs", "1", "--json"]
    args += ["--state", str(tmp_path / "state.json")]
    assert main([*args, "--seats", "random,random", "--variant", "expert"]) == 0
    assert json.loads((tmp_path / "state.json").read_text())["contest"]["title"] == "stories"
    assert main([*args, "--seats", "greedy,random"]) == 2
    assert "greedy doesn’t play Fantastic Stories" in capsys.readouterr().err
