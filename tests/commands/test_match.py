"""`storied-realms match`."""

from __future__ import annotations

import json

import pytest

from game.cli import main
from game.commands.match import as_json, as_text
from game.commands.titles import LINES
from game.lang import LANGUAGES, language, plain
from game.titles.registry import TITLES
from tests.engine.matches import STORIES_GAMES


def told(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(["match", *args]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_story_of_a_match_is_told_in_every_language(
    capsys: pytest.CaptureFixture[str], code: str
) -> None:
    for seed in range(4):
        seats = "random,random,random,random,random,random"
        args = ("--seats", seats, "--modules", "suits,promos", "--log", "--lang", code)
        out = told(capsys, *args, "--seed", str(seed))
        assert out.count(f"{language(code).text('opponent-random')} 1") > 3
        assert "$" not in out
        assert "\n1. " in out


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_story_of_the_trading_floor_is_told_in_every_language(
    capsys: pytest.CaptureFixture[str], code: str
) -> None:
    args = ("--variant", "chaos", "--minutes", "1", "--seats", "random,novice,random")
    out = told(capsys, *args, "--modules", "suits,promos", "--log", "--lang", code)
    assert language(code).text("log-time-up") in out
    assert "$" not in out


def test_the_same_seed_gives_the_same_match(capsys: pytest.CaptureFixture[str]) -> None:
    first = told(capsys, "--seed", "7", "--json", "--log")
    assert told(capsys, "--seed", "7", "--json", "--log") == first
    assert told(capsys, "--seed", "8", "--json", "--log") != first


def test_two_seats_play_the_two_player_game(capsys: pytest.CaptureFixture[str]) -> None:
    match = json.loads(told(capsys, "--seats", "random,random", "--json"))
    assert match["options"]["variant"] == "duel"
    assert {len(seat["hand"]) for seat in match["seats"]} <= {7, 8}
    assert sorted(seat["place"] for seat in match["seats"])[0] == 1


def test_what_cannot_be_played_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "--seats", "random"]) == 2
    assert "3 to 6" in capsys.readouterr().err


def test_cursed_items_are_played_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "--modules", "items", "--seed", "1", "--log", "--lang", "de"]) == 0
    assert "hat jetzt die Augenbinde." in capsys.readouterr().out


def test_used_items_are_told_with_the_hand_they_count_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    args = ("--modules", "items", "--seats", "greedy,novice,random")
    seats = json.loads(told(capsys, *args, "--json"))["seats"]
    lines = told(capsys, *args).splitlines()
    assert {len(seat["items"]) > 0 for seat in seats} == {True, False}
    for seat in seats:
        (line,) = (line for line in lines if seat["name"] in line)
        names = [language("en").text(f"card-{key}") for key in seat["items"]]
        assert line.partition("; ")[2] == ", ".join(names)


def test_an_unknown_opponent_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["match", "--seats", "random,genius,random"])
    assert "no opponent “genius”" in capsys.readouterr().err


# Deals by their code.


def test_the_code_of_a_match_gives_the_same_match_again(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("--seats", "random,random,random,random", "--modules", "suits", "--json", "--log")
    first = json.loads(told(capsys, *args, "--seed", "a seed"))
    again = json.loads(told(capsys, "--deal", first["deal"].lower(), "--json", "--log"))
    assert again == first
    others = "novice,random,random,random"
    again = json.loads(told(capsys, "--deal", first["deal"], "--seats", others, "--json"))
    assert again["options"] == first["options"]
    assert again["deal"] == first["deal"]


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["--deal", "ABCDE"], "typo"),
        (["--deal", "1Z428-R1028-T5CY4-TQKFF-13PQ", "--seats", "random,random"], "for 4 players"),
    ],
)
def test_what_is_wrong_with_a_code_is_said(
    capsys: pytest.CaptureFixture[str], args: list[str], says: str
) -> None:
    assert main(["match", *args]) == 2
    assert says in capsys.readouterr().err


# Fantastic Stories.


def test_every_title_has_a_place_on_the_command_line() -> None:
    assert set(LINES) == set(TITLES)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_match_of_fantastic_stories_is_told(
    capsys: pytest.CaptureFixture[str], code: str
) -> None:
    args = ("--title", "stories", "--variant", "expert", "--seed", "2", "--log", "--lang", code)
    out = told(capsys, *args)
    words = language(code)
    assert plain(words.text("stories-log-finished")) in out
    assert any(words.text(f"space-{space}") in out for space in ("alp", "broom", "ford", "mill"))
    assert not set("{}$*") & set(out)
    assert "\n1. " in out


def test_stories_told_stand_beside_the_place() -> None:
    tables = (STORIES_GAMES[-1].play(f"told {seed}") for seed in range(40))
    table = next(table for table in tables if any(table.view(None).position.told))
    line, words = LINES["stories"], language("en")
    match = as_json(line, table, {}, words, [])
    for seat, row in enumerate(match["seats"]):
        assert row["stories"] == list(table.view(None).position.told[seat])
        assert row["score"] == len(row["stories"])
    printed = as_text(line, table, words, []).splitlines()
    told_most = max(match["seats"], key=lambda row: row["score"])
    assert told_most["score"] > 0
    names = ", ".join(words.text(f"story-{story}") for story in told_most["stories"])
    counted = words.text("score-stories", count=told_most["score"])
    assert counted in ("1 story", "2 stories", "3 stories", "4 stories")
    assert [row for row in printed if row.endswith(f"{counted}   {names}")]


def test_the_code_of_a_deal_knows_its_title(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("--seats", "random,random", "--title", "stories", "--variant", "expert", "--json")
    first = json.loads(told(capsys, *args, "--seed", "ab"))
    assert json.loads(told(capsys, "--deal", first["deal"], "--json")) == first


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["--title", "stories", "--variant", "duel"], "Fantastic Stories has no “duel” rules."),
        (["--variant", "expert"], "Fantasy Realms has no “expert” rules."),
        (["--title", "stories", "--modules", "items"], "no module “items”"),
        (["--title", "stories", "--seats", "greedy,random"], "greedy doesn’t play Fantastic"),
        (["--title", "stories", "--seats", "random"], "2 to 6"),
    ],
)
def test_what_a_title_does_not_have_is_said(
    capsys: pytest.CaptureFixture[str], args: list[str], says: str
) -> None:
    assert main(["match", *args]) == 2
    assert says in capsys.readouterr().err
