"""Ctrl-C, whenever it is pressed, ends the program with 130 and without a traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game.cli import COMMANDS

ROOT = Path(__file__).parent.parent
WHILE_LOADING = """
import runpy, signal, sys

class Interrupter:
    def find_spec(self, name, path, target=None):
        if name == {module!r}:
            signal.raise_signal(signal.SIGINT)

sys.meta_path.insert(0, Interrupter())
runpy.run_module("game", run_name="__main__", alter_sys=True)
"""
AT_THE_END = """
import atexit, runpy, signal
atexit.register(signal.raise_signal, signal.SIGINT)
runpy.run_module("game", run_name="__main__", alter_sys=True)
"""


def run(program: str, *args: str) -> tuple[int, str]:
    """The exit status, and what was complained about."""
    done = subprocess.run(
        [sys.executable, "-c", program, *args],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    return done.returncode, done.stderr


@pytest.mark.parametrize("module", ["multiprocessing", "ai.process", "game.cli", "game.store.lock"])
def test_while_the_program_is_loaded(module: str) -> None:
    assert run(WHILE_LOADING.format(module=module), "score") == (130, "")


@pytest.mark.parametrize("command", COMMANDS)
def test_while_any_command_is_loaded(command: str) -> None:
    assert run(WHILE_LOADING.format(module=f"game.commands.{command}"), command) == (130, "")


def test_when_all_is_done_it_changes_nothing() -> None:
    assert run(AT_THE_END, "--version") == (0, "")
