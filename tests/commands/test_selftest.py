"""`selftest`: a line for each check, and an exit status that tells."""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys

import pytest

from ai.registry import OURS, Entry, Origin
from game.commands import selftest
from game.titles.registry import TITLES
from game.titles.stories.board import BOARD


def test_a_whole_program_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert selftest.run(argparse.Namespace()) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(selftest.CHECKS) + 1
    assert all(line.startswith("ok") for line in lines[:-1])
    assert "95 cards in 4 languages" in lines[2]
    assert f"{len(BOARD.spaces)} spaces in 4 languages" in lines[3]
    assert f"matches of {len(TITLES)} titles" in lines[5]


def test_what_is_missing_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> str:
        raise FileNotFoundError("dragon.webp")

    monkeypatch.setattr(selftest, "CHECKS", {"pictures": broken})
    assert selftest.run(argparse.Namespace()) == 1
    assert "FAILED  pictures: FileNotFoundError: dragon.webp" in capsys.readouterr().out


def test_every_opponent_of_ours_has_to_play_without_losing_a_decision(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert selftest.match().startswith(f"{len(OURS)} opponents")
    broken = tuple(
        Entry(entry.key, Origin.OURS, "tests.ai.bad_opponents:Raises", entry.title)
        for entry in OURS
    )
    monkeypatch.setattr("ai.registry.OURS", broken)
    with pytest.raises(RuntimeError) as told:
        selftest.match()
    assert all(f"{entry.key} stumbled" in str(told.value) for entry in OURS)


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_ctrl_c_ends_it_without_a_complaint() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "game", "selftest"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as program:
        assert program.stdout
        assert program.stderr
        program.stdout.readline()
        os.killpg(program.pid, signal.SIGINT)
        assert program.wait(timeout=30) == 130
        assert b"Traceback" not in program.stderr.read()
