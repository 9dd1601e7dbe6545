"""`selftest`: a line for each check, and an exit status that tells."""

from __future__ import annotations

import argparse

import pytest

from game.commands import selftest


def test_a_whole_program_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert selftest.run(argparse.Namespace()) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(selftest.CHECKS) + 1
    assert all(line.startswith("ok") for line in lines[:-1])
    assert "95 cards in 4 languages" in lines[2]


def test_what_is_missing_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> str:
        raise FileNotFoundError("dragon.webp")

    monkeypatch.setattr(selftest, "CHECKS", {"pictures": broken})
    assert selftest.run(argparse.Namespace()) == 1
    assert "FAILED  pictures: FileNotFoundError: dragon.webp" in capsys.readouterr().out
