"""`storied-realms score`, as a program would use it."""

from __future__ import annotations

import io
import json
import re
from typing import Any

import pytest

from game.cli import main
from game.lang import LANGUAGES
from tests.goldens import lines

GOOD = {"hand": ["king", "queen", "knights"], "choices": {}}


def run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], text: str, *args: str
) -> tuple[int, str]:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    status = main(["score", *args])
    return status, capsys.readouterr().out


@pytest.fixture
def ask(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    return lambda text, *args: run(monkeypatch, capsys, text, *args)


def test_a_hand_is_scored_with_its_reasons(ask: Any) -> None:
    status, out = ask(json.dumps(GOOD) + "\n")
    told = json.loads(out)
    assert status == 0
    assert (told["total"], told["base_sum"], told["choices"]) == (74, 34, {})
    king = told["cards"][0]
    assert (king["key"], king["name"], king["suit"]) == ("king", "King", "leader")
    assert (king["base"], king["bonus"], king["penalty"]) == (8, 20, 0)
    assert king["why"][0]["because"] == ["queen", "knights"]


def test_choices_are_told_as_they_were_given(ask: Any) -> None:
    choices = {
        "mirage": "flood",
        "shapeshifter": "king",
        "book_of_changes": ["island", "army"],
        "angel": "mirage",
        "doppelganger": "island",
        "island": "doppelganger",
    }
    hand = {"hand": list(choices), "choices": choices, "modules": ["suits"]}
    _, out = ask(json.dumps(hand))
    told = json.loads(out)
    assert told["choices"] == choices
    names = {card["key"]: card["name"] for card in told["cards"]}
    assert names["doppelganger"] == "Island"
    assert names["shapeshifter"] == "King"


def test_without_choices_the_best_are_found(ask: Any) -> None:
    keys = "bell_tower candle queen sword_of_keth shield_of_keth gem_of_order book_of_changes"
    _, out = ask(json.dumps({"hand": keys.split()}))
    told = json.loads(out)
    assert told["total"] == 380
    assert told["choices"] == {"book_of_changes": ["bell_tower", "wizard"]}


@pytest.mark.parametrize(
    ("bad", "says"),
    [
        ("nonsense", "JSON"),
        ("", "JSON"),
        ("[1, 2]", "JSON"),
        ('{"hand": "king"}', "JSON"),
        ('{"choices": {}}', "hand"),
        ('{"hand": ["wolf"]}', "“wolf”"),
        ('{"hand": ["jester"]}', "“promos”"),
        ('{"hand": ["lich"], "modules": ["promos"]}', "“suits”"),
        ('{"hand": ["king", "king"]}', "twice"),
        ('{"hand": ["king"], "discard": ["king"]}', "twice"),
        ('{"hand": [], "modules": ["dragons"]}', "“dragons”"),
        ('{"hand": [], "players": 1}', "players"),
        ('{"hand": [], "players": 99999999999999999999999999}', "players"),
        ('{"hand": [], "items": ["rake"]}', "“items”"),
        ('{"hand": [], "items": ["spoon"], "modules": ["items"]}', "“spoon”"),
        ('{"hand": ["king"], "choices": {"mirage": "swamp"}}', "not in the hand"),
        ('{"hand": ["king"], "choices": {"king": "queen"}}', "offers no choice"),
        ('{"hand": ["mirage"], "choices": {"mirage": "king"}}', "can’t choose “king”"),
        ('{"hand": ["mirage"], "choices": {"mirage": "crypt"}}', "can’t choose “crypt”"),
        ('{"hand": ["mirage"], "choices": {"mirage": "wolf"}}', "can’t choose “wolf”"),
        ('{"hand": ["mirage"], "choices": {"mirage": null}}', "JSON"),
        ('{"hand": ["mirage"], "choices": {"mirage": ["swamp"]}}', "wrong form"),
        ('{"hand": ["doppelganger"], "choices": {"doppelganger": "king"}}', "can’t choose"),
        ('{"hand": ["island", "king"], "choices": {"island": "king"}}', "can’t choose"),
        (
            '{"hand": ["angel"], "choices": {"angel": "angel"}, "modules": ["suits"]}',
            "can’t choose",
        ),
        (
            '{"hand": ["book_of_changes", "king"],'
            ' "choices": {"book_of_changes": ["king", "wild"]}}',
            "can’t choose",
        ),
        (
            '{"hand": ["book_of_changes", "phoenix"], "modules": ["promos"],'
            ' "choices": {"book_of_changes": ["phoenix", "army"]}}',
            "can’t choose",
        ),
        (
            '{"hand": ["book_of_changes", "king"],'
            ' "choices": {"book_of_changes": ["king", "undead"]}}',
            "can’t choose",
        ),
    ],
)
def test_a_bad_line_says_what_is_wrong_and_the_rest_goes_on(ask: Any, bad: str, says: str) -> None:
    status, out = ask(f"{bad}\n{json.dumps(GOOD)}\n")
    first, second = map(json.loads, out.splitlines())
    assert status == 1
    assert says in first["error"]
    assert second["total"] == 74


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    ("bad", "part"),
    [
        ("nonsense", ""),
        ("[1, 2]", ""),
        ('{"choices": {}}', "hand"),
        ('{"hand": ["king", 3]}', "hand[1]"),
        ('{"hand": ["king"], "players": "two"}', "players"),
    ],
)
def test_the_part_that_is_wrong_is_named_without_the_words_of_the_decoder(
    ask: Any, code: str, bad: str, part: str
) -> None:
    _, out = ask(bad, "--lang", code)
    error = json.loads(out)["error"]
    assert part in error
    assert not re.search(r"Expected|Object|got|byte|[`$]", error)


@pytest.mark.parametrize("key", ["x" * 2501, "x" * 1_000_000])
def test_a_line_too_long_to_be_told_gives_an_error_in_its_place(ask: Any, key: str) -> None:
    status, out = ask(f"{json.dumps({'hand': [key]})}\n{json.dumps(GOOD)}\n")
    first, second = map(json.loads, out.splitlines())
    assert status == 1
    assert "xxx…" in first["error"]
    assert second["total"] == 74


def test_without_standard_input_there_is_nothing_to_score(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert main(["score"]) == 0
    assert capsys.readouterr().out == ""


def test_ten_cards_are_too_many(ask: Any) -> None:
    hand = "king queen princess warlord empress knights rangers forest cavern mountain".split()
    status, out = ask(json.dumps({"hand": hand}))
    assert status == 1
    assert "at most 9" in json.loads(out)["error"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_score_pads_can_be_read_in_every_language(ask: Any, code: str) -> None:
    hands = [
        {
            "hand": recorded["hand"].split(),
            "choices": recorded.get("choices", {}),
            "discard": recorded["discard"].split(),
            "modules": recorded.get("modules", "").split(),
        }
        for recorded in lines("scored_hands.jsonl")
    ]
    status, out = ask("\n".join(map(json.dumps, hands)), "--text", "--lang", code)
    assert status == 0
    assert out.count("\n\n") == len(hands)
    assert "$" not in out
