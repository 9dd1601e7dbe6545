"""`bench trading`: what trading brings in Chaos Realms."""

from __future__ import annotations

import argparse
import json

import pytest

from game.commands import bench
from game.commands.bench_trading import Hand, profit


def test_an_opponents_gain_is_what_its_hands_score_more_than_when_they_were_dealt(
    capsys: pytest.CaptureFixture[str],
) -> None:
    parser = argparse.ArgumentParser()
    bench.add_arguments(parser)
    told = ["trading", "--matches", "1", "--seats", "random,random,novice", "--json"]
    assert bench.run(parser.parse_args(told)) == 0
    found = json.loads(capsys.readouterr().out)
    assert [each["name"] for each in found["traders"]] == ["random", "novice"]
    for each in found["traders"]:
        assert each["gain"] == pytest.approx(each["final"] - each["dealt"], abs=0.11)


def test_of_many_opponents_every_group_trades_in_its_turn(
    capsys: pytest.CaptureFixture[str],
) -> None:
    parser = argparse.ArgumentParser()
    bench.add_arguments(parser)
    told = ["trading", "--seats", "random,random,random,novice", "--table", "3", "--matches", "12"]
    assert bench.run(parser.parse_args([*told, "--json"])) == 0
    hands = {each["name"]: each["hands"] for each in json.loads(capsys.readouterr().out)["traders"]}
    assert hands == {"random": 27, "novice": 9}


def test_the_doubt_is_that_of_deals_not_of_hands() -> None:
    """Many hands of one deal tell little more than one."""
    once = profit("greedy", [Hand("a", 100, 160), Hand("b", 100, 180)])
    often = profit("greedy", [Hand("a", 100, 160), Hand("b", 100, 180)] * 10)
    assert (once.gain, once.low, once.high) == (often.gain, often.low, often.high)
    assert once.low < once.gain < once.high
