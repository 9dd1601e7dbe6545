"""`bench board`: how the board of Fantastic Stories plays."""

from __future__ import annotations

import argparse
import json

import pytest

from game.commands import bench
from game.titles.stories.board import BOARD


def measured(capsys: pytest.CaptureFixture[str], *options: str) -> str:
    parser = argparse.ArgumentParser()
    bench.add_arguments(parser)
    assert bench.run(parser.parse_args(["board", "--matches", "2", *options])) == 0
    return capsys.readouterr().out


def test_the_board_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(measured(capsys, "--json"))
    lone = told["lone"].values()
    assert max(lone) < 1.15 * min(lone)  # no story is clearly nearer than another
    for variant in ("basic", "expert"):
        figures = told[variant]
        assert figures["matches"] == 2
        assert figures["stalls"] == 0
        assert sum(figures["seats"]) == pytest.approx(4, abs=0.05)
        assert sum(figures["stories"].values()) == pytest.approx(1, abs=0.01)
        assert set(figures["visits"]) == set(BOARD.spaces)
        assert figures["visits"]["hedge"] > 0


def test_the_figures_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    told = measured(capsys)
    assert "basic, 2 matches of four apprentices" in told
    assert "wins by seat" in told


def test_several_processes_play_the_same_matches(capsys: pytest.CaptureFixture[str]) -> None:
    novices = ("--planner", "novice")
    assert measured(capsys, *novices, "--jobs", "2") == measured(capsys, *novices)
